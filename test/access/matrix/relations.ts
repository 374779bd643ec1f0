/** In what relations to the caller records are made, and how. */
import type { Json } from './documents.js';
import type { Needles } from './needles.js';
import { type Judged, judged, openersOf, ownersOf } from './oracle.js';

/** The contact as whom callers come who may see their own. */
export const me = 'contact-of-the-caller';

/** A process with an open round, blind or not. */
export interface Reviewing {
  readonly process: string;
  readonly round: string;
  /** What its subjects and reviews are of: an award, for applications. */
  readonly group: Json;
}

/** How a process is blind: by itself, by its round, or not at all. */
export const blindness = {
  blind: { process: true, round: false },
  'round-blind': { process: false, round: true },
  open: { process: false, round: false },
} as const;
export type Which = keyof typeof blindness;

/** What makes records, each with an id that it answers. */
export interface Making {
  readonly needles: Needles;
  create(resource: string, fields: Json, owner: string | undefined): Promise<string>;
  once(resource: string, relation: string): Promise<string>;
  /** A reference with a draft. */
  drafted(owner: string): Promise<string>;
  reviewing(subjects: Judged): Promise<Readonly<Record<Which, Reviewing>>>;
  round(subjects: Judged, process: string, fields?: Json): Promise<string>;
  subject(subjects: Judged, fields: Json, author?: string): Promise<string>;
  review(subjects: Judged, of: Reviewing, subject: string, reviewer?: string): Promise<string>;
}

/** What is reviewed: the caller's or another's, of a process, in its round, and reviewed in a process by `me` or another. */
interface SubjectSeed {
  readonly mine?: true;
  readonly of?: Which;
  readonly inRound?: true;
  readonly reviews?: readonly `${Which} by ${'me' | 'another'}`[];
  /** Whether the caller is asked for a letter about it. */
  readonly refers?: true;
}

const reviewedSubjects: Readonly<Record<string, SubjectSeed>> = {
  own: { mine: true },
  'own, reviewed by another, blind': { mine: true, of: 'blind', inRound: true, reviews: ['blind by another'] },
  'own and reviewed by oneself, blind': { mine: true, of: 'blind', reviews: ['blind by me'] },
  'to review, blind': { of: 'blind', inRound: true, reviews: ['blind by me'] },
  'to review, blind by its round': { of: 'round-blind', inRound: true, reviews: ['round-blind by me'] },
  'to review, open': {
    of: 'open',
    inRound: true,
    reviews: ['open by me', 'open by another'],
  },
  'to review, blind by the review alone': { reviews: ['blind by me'] },
  'to review, open, of a blind process': { of: 'blind', reviews: ['open by me'] },
  'to review twice, once blind': {
    of: 'open',
    reviews: ['open by me', 'blind by me'],
  },
};
const anothers: Readonly<Record<string, SubjectSeed>> = {
  "another's, blind": { of: 'blind', inRound: true, reviews: ['blind by another'] },
  "another's, open": { of: 'open', inRound: true, reviews: ['open by another'] },
};

/** Of applications, referees see something, too. */
const supported: Readonly<Record<string, SubjectSeed>> = {
  'to support': { refers: true },
  'to support, reviewed by another': { of: 'open', inRound: true, reviews: ['open by another'], refers: true },
  'to support and to review, blind': { of: 'blind', inRound: true, reviews: ['blind by me'], refers: true },
  'to support and to review, open': { of: 'open', inRound: true, reviews: ['open by me'], refers: true },
};

/** The last review of such a subject. */
const reviews: Readonly<Record<string, SubjectSeed>> = {
  'own, blind': { of: 'blind', reviews: ['blind by me'] },
  'own, open': { of: 'open', reviews: ['open by me'] },
  "another's, of one's own subject": { mine: true, of: 'blind', reviews: ['blind by another'] },
  "another's, of a subject one reviews": {
    of: 'open',
    reviews: ['open by me', 'open by another'],
  },
  "another's, blind": { of: 'blind', reviews: ['blind by another'] },
};

/** @returns the subject's id, then those of its reviews. */
async function reviewed(
  subjects: Judged,
  seeds: Making,
  { mine, of, inRound, reviews = [], refers }: SubjectSeed,
): Promise<string[]> {
  const all = await seeds.reviewing(subjects);
  const { own } = judged[subjects];
  const place = {
    ...all.open.group,
    ...(of && own.process && { [own.process]: all[of].process }),
    ...(of && inRound && { [own.round]: all[of].round }),
  };
  const subject = await seeds.subject(subjects, place, mine && me);
  const ids = [subject];
  for (const review of reviews)
    ids.push(
      await seeds.review(subjects, all[review.split(' ')[0] as Which], subject, review.endsWith('me') ? me : undefined),
    );
  if (refers) await seeds.create('references', { application_id: subject }, me);
  return ids;
}

type Make = (seeds: Making) => Promise<string>;

const relations = (
  subjects: Judged,
  table: Readonly<Record<string, SubjectSeed>>,
  index: number,
): Record<string, Make> =>
  Object.fromEntries(
    Object.entries(table).map(([name, seed]) => [
      name,
      async (seeds: Making) => (await reviewed(subjects, seeds, seed)).at(index) as string,
    ]),
  );

/** How reviews, their processes and their rounds come into relations that an owner alone does not make. */
const ofReviews = Object.fromEntries(
  (Object.keys(judged) as Judged[]).flatMap((subjects): [string, Readonly<Record<string, Make>>][] => {
    const { processes, rounds, reviews: resource } = judged[subjects];
    /** A process or round of which the caller has a review. */
    const opened = (which: Which, what: 'process' | 'round') => async (seeds: Making) => {
      await seeds.once(resource, `own, ${which}`);
      return (await seeds.reviewing(subjects))[which][what];
    };
    const both = (what: 'process' | 'round') => ({
      'opened, blind': opened('blind', what),
      'opened, open': opened('open', what),
    });
    return [
      [resource, relations(subjects, reviews, -1)],
      [processes, { ...both('process'), "another's": (seeds) => seeds.create(processes, {}, undefined) }],
      [
        rounds,
        {
          ...both('round'),
          "another's": async (seeds) => {
            const { process, group } = (await seeds.reviewing(subjects)).open;
            return await seeds.round(subjects, process, group);
          },
        },
      ],
    ];
  }),
);

/** How records come into relations that an owner alone does not make. */
export const special: Readonly<Record<string, Readonly<Record<string, Make>>>> = {
  ...ofReviews,
  abstracts: relations('abstracts', { ...reviewedSubjects, ...anothers }, 0),
  applications: relations('applications', { ...reviewedSubjects, ...supported, ...anothers }, 0),
  references: {
    own: (seeds) => seeds.create('references', {}, me),
    'own, with a draft': (seeds) => seeds.drafted(me),
    "another's": (seeds) => seeds.create('references', {}, seeds.needles.text()),
    "another's, with a draft": (seeds) => seeds.drafted(seeds.needles.text()),
  },
};

/** In what relations to the caller its records are made. */
export function relationsOf(resource: string): string[] {
  const own = special[resource];
  if (own !== undefined) return Object.keys(own);
  const owned = ownersOf(resource).length > 0 ? ['own'] : [];
  const opened = openersOf(resource).length > 0 ? ['opened'] : [];
  return [...owned, ...opened, "another's"];
}
