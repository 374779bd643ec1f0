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
  readonly lists: Lists;
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
    lists: readLists(),
  };
}

function bodies(kind: string): Bodies {
  const names = readdirSync(fileURLToPath(new URL(kind, folder)))
    .filter((file) => file.endsWith('.json'))
    .sort();
  return new Map(names.map((file) => [file.slice(0, -'.json'.length), readJson(`${kind}/${file}`) as Json]));
}

function withEmails(process: Json): Json {
  const whole = { ...process };
  for (const email of ['reference_notification_email', 'application_notice_email']) {
    const template = process[email] as { readonly body: string };
    whole[email] = { ...template, body: readFileSync(new URL(`emails/${template.body}`, folder), 'utf8') };
  }
  return whole;
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
    places: readJson('lists/places.json') as Place[],
  };
}
