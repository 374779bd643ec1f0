/** A reviewer with two reviews of one abstract, in two processes, and all that comes out while something happens. */
import { readFileSync } from 'node:fs';
import { type Answer, Client, keptLog, type Request, tokenOf } from '../../access/matrix/client.js';
import {
  type Bundle,
  isOpen,
  type Json,
  membersOf,
  resolved,
  resourceOf,
  type Schema,
} from '../../access/matrix/documents.js';
import { Needles, needlesIn } from '../../access/matrix/needles.js';
import { leavesOf, visible } from '../../access/matrix/oracle.js';
import { me, Seeds } from '../../access/matrix/seeds.js';
import { everythingOwn } from '../../access/matrix/suite.js';
import type { Start } from '../../support/api.js';
import { auditedFile } from '../../support/audit.js';
import type { World } from '../../support/harness.js';
import { made } from '../../support/samples.js';

/** A process with an open round, and the reviewer's review in it. */
export interface Reviewing {
  readonly process: string;
  readonly round: string;
  readonly review: string;
}

/** All that has come out, as text. */
export interface Out {
  readonly answers: string;
  readonly mails: string;
  readonly log: string;
  readonly audit: string;
}

/** Dotted paths of what a template may name of a resource, the first item of each list. */
function pathsOf(bundle: Bundle, schema: Schema, path: string): string[] {
  const { items, type } = resolved(bundle, schema);
  if (items !== undefined) return pathsOf(bundle, items, `${path}[0]`);
  const members = Object.entries(membersOf(bundle, schema)).flatMap(([name, one]) =>
    pathsOf(bundle, one, `${path}.${name}`),
  );
  if (members.length > 0) return members;
  return type === 'object' && isOpen(bundle, schema) ? [`${path}.of_no_document`] : [path];
}

/** Names every field of the abstract and the review, and what goes without a name: fields that no document has. */
const template = {
  subject: 'About {{ abstract.title }} of {{ abstract.first_name }}',
  body: (['abstract', 'review'] as const)
    .flatMap((of) => {
      const { bundle, schema } = resourceOf(of === 'abstract' ? 'abstracts' : 'abstractReviews');
      const named = pathsOf(bundle, schema, of).map((path) => `{{ ${path} }}`);
      const unnamed = `{% assign name = "of_no_document" %}{{ ${of}[name] }}`;
      return [...named, unnamed];
    })
    .join(' '),
};

export class Scene {
  constructor(
    readonly gala: World,
    readonly seeds: Seeds,
    readonly abstract: string,
    readonly open: Reviewing,
    /** A blind one, where one is. */
    readonly other: Reviewing,
  ) {}

  get tenant(): string {
    return this.seeds.tenant;
  }

  get paper(): Json {
    return this.seeds.record('abstracts', this.abstract);
  }

  get title(): string {
    return String(this.paper.title);
  }

  /** Asks as the reviewer, with all that can be limited to own records. */
  asReviewer = (request: Request): Promise<Answer> => this.#as(everythingOwn, request);
  asStaff = (request: Request): Promise<Answer> => this.#as(['*'], request);

  #as(permissions: readonly string[], request: Request): Promise<Answer> {
    return new Client(this.gala, [], tokenOf(permissions, me)).ask(request);
  }

  get #reviews(): Json[] {
    return [this.open, this.other].map(({ review }) => this.seeds.record('abstractReviews', review));
  }

  /** Canaries in the abstract and the reviews that no reviewer sees who is blind. */
  get secrets(): string[] {
    const reviews = this.#reviews;
    const shown = needlesIn(JSON.stringify([seen('abstracts', this.paper, true), ...reviews.map(seenReview)]));
    return [...needlesIn(JSON.stringify([this.paper, ...reviews]))].filter((needle) => !shown.has(needle));
  }

  placeOf = (needle: string): string =>
    leavesOf({ abstract: this.paper, reviews: this.#reviews }).find((one) => one.toLowerCase().includes(needle)) ??
    needle;

  /** Those that a reviewer sees who is not. */
  get author(): string[] {
    const shown = needlesIn(JSON.stringify(seen('abstracts', this.paper, false)));
    return this.secrets.filter((needle) => shown.has(needle));
  }
}

const seen = (resource: string, record: Json, blind: boolean) =>
  visible(resourceOf(resource), record, { side: 'reviewer', blind });
const seenReview = (review: Json) => seen('abstractReviews', review, true);

/** Creates scenes on one server, each in its own tenant, and watches all outputs. */
export class Watch {
  readonly #needles = new Needles();
  #scenes = 0;

  private constructor(
    readonly gala: World,
    readonly auditPath: string,
    readonly lines: readonly string[],
    readonly close: () => Promise<void>,
  ) {}

  static async begin(start: Start): Promise<Watch> {
    const [audit, { lines, log }] = [auditedFile(), keptLog()];
    return new Watch(await start({ audit: audit.stream, log }), audit.path, lines, async () => {
      await audit.stream.close();
      audit.remove();
    });
  }

  /** @param blind what says that the other review is blind, if anything. */
  async scene(blind?: 'process' | 'round'): Promise<Scene> {
    const seeds = new Seeds(this.gala, `tenant-${++this.#scenes}`, this.#needles, new Map());
    const abstract = await seeds.abstract({});
    const other = await reviewing(seeds, abstract, blind);
    const open = await reviewing(seeds, abstract);
    return new Scene(this.gala, seeds, abstract, open, other);
  }

  /** @param task what is answered to the reviewer, if anything. */
  async out(task: () => Promise<readonly Answer[]>): Promise<Out> {
    const { gala, lines } = this;
    const audited = () => readFileSync(this.auditPath, { encoding: 'utf8', flag: 'a+' });
    const [line, mail, byte] = [lines.length, gala.mails.length, audited().length];
    const answers = await task();
    await gala.courier.idle();
    return {
      answers: answers.map(({ text, headers, seen }) => [text, JSON.stringify(headers), ...seen].join(' ')).join('\n'),
      mails: JSON.stringify(gala.mails.slice(mail)),
      log: lines.slice(line).join(''),
      audit: audited().slice(byte),
    };
  }
}

async function reviewing(seeds: Seeds, abstract_id: string, blind?: 'process' | 'round'): Promise<Reviewing> {
  const switches = { ...mailing, enable_blind_review: blind === 'process' };
  const process = await seeds.create('abstractReviewProcesses', switches, undefined);
  const review_process_id = { review_process_id: process };
  const type = (await made(seeds.gala, 'abstractTypes', review_process_id, seeds.tenant)).id;
  const rules = { process_id: process, enable_blind_review: blind === 'round', review_assignment_rules: [] };
  const round = await seeds.create('abstractReviewRounds', rules, undefined);
  const opened = await seeds.send('POST', `/abstractReviews/${seeds.tenant}/openRound/${type}/${round}`);
  if (opened.status !== 200) throw new Error(opened.text);
  const { title: abstract_title } = seeds.record('abstracts', abstract_id);
  const ids = { abstract_id, abstract_title, process_id: process, review_round_id: round };
  const review = await seeds.create('abstractReviews', ids, me);
  await seeds.send('PATCH', `/abstracts/${seeds.tenant}/${abstract_id}`, [
    { op: 'add', path: '/review_round_id', value: round },
  ]);
  await seeds.refresh('abstracts', abstract_id);
  return { process, round, review };
}

const mailing = {
  enable_review_assignment_email: true,
  review_assignment_email: template,
  enable_review_submission_confirmation_email: true,
  review_submission_confirmation_email: template,
};
