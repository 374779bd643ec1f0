/** The files of samples/. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Json } from './client.js';

/** Bodies by the file's name without its ending. */
export type Bodies = ReadonlyMap<string, Json>;

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

export interface Samples {
  readonly awards: Bodies;
  readonly applicationProcesses: Bodies;
  readonly referenceTypes: Bodies;
  /** With the e-mails put in. */
  readonly referenceProcesses: Bodies;
  readonly conference: Conference;
  readonly lists: Lists;
}

export interface Conference {
  readonly event: Json;
  readonly abstractTypes: readonly Json[];
  /** With the e-mails put in. */
  readonly reviewProcess: Json;
  readonly firstRound: Json;
  readonly secondRound: Json;
  /** Committee → its members, by their numbers among the reviewers. */
  readonly committees: Readonly<Record<string, readonly number[]>>;
  readonly galaDinner: Json;
  readonly galaFee: Json;
  readonly exhibitorSettings: Json;
  readonly coupons: readonly Json[];
}

export type Lists = ReturnType<typeof readLists>;

const folder = new URL('../../../samples/', import.meta.url);

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));

export function readSamples(): Samples {
  return {
    awards: bodies('awards'),
    applicationProcesses: bodies('application-processes'),
    referenceTypes: bodies('reference-types'),
    referenceProcesses: new Map(
      Array.from(bodies('reference-processes'), ([name, process]) => [name, withEmails(process)]),
    ),
    conference: readConference(),
    lists: readLists(),
  };
}

const readConference = (): Conference => ({
  event: readJson('conference/event.json'),
  abstractTypes: readJson('conference/abstract-types.json'),
  reviewProcess: withEmails(readJson('conference/review-process.json')),
  firstRound: readJson('conference/first-round.json'),
  secondRound: readJson('conference/second-round.json'),
  committees: readJson('conference/committees.json'),
  galaDinner: readJson('conference/gala-dinner.json'),
  galaFee: readJson('conference/gala-fee.json'),
  exhibitorSettings: readJson('conference/exhibitor-settings.json'),
  coupons: readJson('conference/coupons.json'),
});

function bodies(kind: string): Bodies {
  const names = readdirSync(fileURLToPath(new URL(kind, folder)))
    .filter((file) => file.endsWith('.json'))
    .sort();
  return new Map(names.map((file) => [file.slice(0, -'.json'.length), readJson(`${kind}/${file}`) as Json]));
}

const isTemplate = (value: unknown): value is { readonly body: string } =>
  typeof value === 'object' && value !== null && 'body' in value;

function withEmails(process: Json): Json {
  const fields = Object.entries(process).map(([name, value]) => {
    if (!isTemplate(value)) return [name, value];
    return [name, { ...value, body: readFileSync(new URL(`emails/${value.body}`, folder), 'utf8') }];
  });
  return Object.fromEntries(fields);
}

function readLists() {
  const texts = (name: string) => readJson(`lists/${name}.json`) as string[];
  return {
    firstNames: texts('first-names'),
    lastNames: texts('last-names'),
    jobTitles: texts('job-titles'),
    organizations: texts('organizations'),
    projects: texts('projects'),
    missions: texts('missions'),
    letters: texts('letters'),
    regrets: texts('regrets'),
    topics: texts('topics'),
    findings: texts('findings'),
    sites: texts('sites'),
    remarks: texts('remarks'),
    places: readJson('lists/places.json') as Place[],
  };
}
