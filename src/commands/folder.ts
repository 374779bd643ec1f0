/** Loads a folder that `gala dump` has written: its records get new ids, also where they name each other. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sjson from 'secure-json-parse';
import { ConfigError } from '../lib/fileWriting.js';
import { fileAt, loadFile } from './file.js';
import type { Remote } from './remote.js';
import { type Problem, type Row, rowsIn } from './rows.js';

type Ids = ReadonlyMap<string, string>;

/** An id as the server makes them, wherever it stands. */
const idPattern = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;
const idsIn = (value: unknown): readonly string[] => JSON.stringify(value).match(idPattern) ?? [];

/** How many contacts an exhibitor may have depends on its booths. */
const later: Readonly<Record<string, string>> = { exhibitors: 'contacts' };

interface Copy {
  readonly remote: Remote;
  /** The resources in the order in which they are loaded. */
  readonly order: readonly string[];
  /** The id of a record of the folder → its resource. */
  readonly owners: Ids;
  /** The id of a record of the folder → the new one. */
  readonly created: Map<string, string>;
  readonly isDryRun: boolean;
  /** Whether the tenant has the records that are copied: their external ids stay theirs. */
  readonly isOwn: boolean;
}

/** @throws ConfigError if it cannot be loaded, or not to its end. */
export async function loadFolder(remote: Remote, folder: string, isDryRun: boolean): Promise<void> {
  const { notes, hasExternal, ...found } = await surveyed(remote, folder);
  const copy: Copy = {
    ...found,
    remote,
    created: new Map(),
    isDryRun,
    isOwn: hasExternal && (await hasFirst(remote, found.owners)),
  };
  if (copy.isOwn) notes.push('The copies have no sys_external_id: it names the records that were copied.');
  const isIgnored = ([, , code, text]: Problem) =>
    isDryRun && code === 'reference_not_found' && idsIn(text).some((id) => found.owners.has(id));
  let [all, wrong] = [0, 0];
  async function load(resource: string, isLast: boolean): Promise<void> {
    const [path, part] = [pathOf(folder, resource), isLast ? '.later' : ''];
    const change = changer(resource, isLast, copy);
    const task = { resource, path, format: 'ndjson', part, isDryRun, change, isIgnored };
    const { total, known, failed, ids } = await loadFile(remote, task);
    for (const [old, id] of ids) copy.created.set(old, id);
    [all, wrong] = [all + total - known, wrong + failed];
    if (total > known && !isLast)
      console.log(
        `${resource}: ${total - known - failed} of ${total - known} rows ${isDryRun ? 'can be' : 'are'} loaded.`,
      );
    if (failed > 0) console.error(`${failed} with errors: see ${path}${part}.errors.csv.`);
  }
  for (const resource of copy.order) await load(resource, false);
  const isWhole = wrong === 0 && !isDryRun; // of a locked record, nothing could be loaded any more
  for (const resource of isWhole ? copy.order.toReversed() : []) await load(resource, true);
  if (isDryRun) notes.push('Not tried: the rules about records that name each other, as they are not there yet.');
  else if (wrong > 0)
    notes.push('Correct or delete the rows with errors, and run the command again: it does the rest, locks too.');
  else if (all === 0)
    notes.push(`All of ${folder} is loaded: without the .progress files there, it would be loaded once more.`);
  for (const note of notes) console.log(note);
  if (wrong > 0) process.exitCode = 1;
}

const pathOf = (folder: string, resource: string) => join(folder, `${resource}.ndjson`);

/** Reads all of it. @throws ConfigError if it is no dump. */
async function surveyed(remote: Remote, folder: string) {
  const names = readdirSync(folder).flatMap((name) => /^(.*)\.ndjson$/.exec(name)?.[1] ?? []);
  if (names.length === 0) throw new ConfigError(`${folder} has no files such as events.ndjson.`);
  const [owners, notes] = [new Map<string, string>(), [] as string[]];
  let hasExternal = false;
  const mentioned = new Map(names.map((name) => [name, new Set<string>()]));
  for (const name of names)
    for await (const { id, line, record } of rowsIn(fileAt(pathOf(folder, name)), remote.of(name), {
      format: 'ndjson',
    })) {
      for (const one of idsIn(record)) mentioned.get(name)?.add(one);
      if (id === undefined || owners.has(id))
        throw new ConfigError(
          `${pathOf(folder, name)}, line ${line} has ${id ? 'the id of another record' : 'no id'}.`,
        );
      owners.set(id, name);
      hasExternal ||= record.sys_external_id !== undefined;
      const { status } = copied(record, name, names);
      if (status !== record.status)
        notes.push(`The round ${record.name} is copied as ${status}: to go on with it, open it with openRound.`);
    }
  return { owners, notes, hasExternal, order: inOrder(remote, owners, mentioned) };
}

/** What a resource refers to by its documented fields comes before it, and if possible, all that its records name. */
function inOrder(remote: Remote, owners: Ids, mentioned: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  let left = Array.from(mentioned, ([name, ids]) => {
    const documented = new Set<string | undefined>(remote.of(name).links.map(([, to]) => to));
    return { name, documented, named: new Set(Array.from(ids, (id) => owners.get(id))) };
  });
  const order: string[] = [];
  while (left.length > 0) {
    const needsNone = (own: string, of: ReadonlySet<unknown>) => !left.some(({ name }) => name !== own && of.has(name));
    const free = left.filter(({ name, documented }) => needsNone(name, documented));
    const next = (free.find(({ name, named }) => needsNone(name, named)) ?? free[0] ?? left[0])?.name as string;
    left = left.filter(({ name }) => name !== next);
    order.push(next);
  }
  return order;
}

/** Only openRound opens a round, and a completed review needs one that was opened: open ones are copied as closed. */
function copied(record: Row['record'], resource: string, names: readonly string[]): Row['record'] {
  const { status, opened_at } = record;
  const reviews = { abstractReviewRounds: 'abstractReviews', reviewRounds: 'reviews' }[resource];
  const isOpened = reviews !== undefined && (status === 'open' || opened_at !== undefined);
  if (!isOpened || status === 'closed') return record;
  return { ...record, status: names.includes(reviews) ? 'closed' : 'never opened' };
}

/**
 * @param isLast records are created with what they name that comes before them. At last, they get the rest, and their locks.
 * @returns what is sent for a row: the same each time, as what comes before is done then.
 */
function changer(resource: string, isLast: boolean, { remote, order, owners, created, isDryRun, isOwn }: Copy) {
  const { rules } = remote.of(resource);
  const isAhead = (id: string) => owners.has(id) && order.indexOf(owners.get(id) ?? '') >= order.indexOf(resource);
  const isLater = ([field, value]: [string, unknown]) =>
    later[resource] === field || (field === 'sys_locked' && value === true) || idsIn({ [field]: value }).some(isAhead);
  return (row: Row): Row | undefined => {
    const whole = copied(row.record, resource, order);
    const fields = Object.entries(whole).filter(
      (one) => isLater(one) === isLast && !(isOwn && one[0] === 'sys_external_id'),
    );
    if (isLast && fields.length === 0) return undefined;
    const missing = idsIn(fields).filter((id) => !isDryRun && owners.has(id) && !created.has(id));
    const problems = missing.map(
      (id): Problem => [row.line, '', 'reference_not_found', `names ${id}, which is not loaded`],
    );
    const text = JSON.stringify(Object.fromEntries(fields)).replace(idPattern, (id) => created.get(id) ?? id);
    const override = rules.filter((rule) => rule !== 'conflict_of_interest' || whole.conflict_overridden_by_id).join();
    const at = isLast ? created.get(row.id ?? '') : undefined;
    return { ...row, at, override, record: sjson.parse(text), problems: [...row.problems, ...problems] };
  };
}

/** Whether the tenant has the first record of the folder. @throws ConfigError if it may not be read. */
async function hasFirst(
  remote: Remote,
  [[id, resource] = ['', '']]: Iterable<readonly [string, string]>,
): Promise<boolean> {
  const body = { operations: [{ operation: 'read', id }] };
  const [result] = (await remote.of(resource).methods.batch({ body }, {})).results;
  const error = result?.error;
  if (error !== undefined && error.code !== 'record_not_found') throw new ConfigError(error.message);
  return error === undefined;
}
