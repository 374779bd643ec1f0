/** Sends rows of a file in batches, and says what is wrong with them. Runs in browsers, too. */
import { GalaError } from '../client/sending.js';
import { pointedValues, pointerTo, tokensOf } from '../lib/json.js';
import type { Named } from './progress.js';
import type { Methods, Result } from './remote.js';
import { externalIn, type Fields, type Problem, type Row } from './rows.js';

/** Of a batch, and bytes of its JSON. Rows that are tried see those before them in their batch. */
export const loading = { maxRows: 100, maxBytes: 2 * 1024 * 1024 };
export const trying = { maxRows: 5000, maxBytes: 3 * 1024 * 1024 };

/** Of each request in which the operations had to be sent. */
type Parts = readonly (readonly Result[])[];

type Batching = Pick<Methods, 'batch'>;

/** Where rows are sent. */
export interface Target {
  readonly retries: number;
  of(resource: string): Pick<Fields, 'columns' | 'links'> & { readonly methods: Batching };
}

interface Options {
  readonly upsert?: boolean | undefined;
}

export function senderTo(remote: Target, resource: string, { upsert }: Options) {
  const { methods, columns, links } = remote.of(resource);

  async function request(to: Batching, operations: readonly object[], asked: object, key?: string): Promise<Parts> {
    const headers = { Prefer: 'return=minimal', ...(key !== undefined && { 'Idempotency-Key': key }) };
    const reply = await to.batch({ body: { operations }, ...asked }, { headers }).catch((thrown) => {
      if (operations.length <= loading.maxRows || thrown.code !== 'batch_beyond_limit') throw thrown;
    });
    if (reply !== undefined) return [reply.results];
    const [first, rest] = [operations.slice(0, loading.maxRows), operations.slice(loading.maxRows)];
    const part = async (some: readonly object[]) => await request(to, some, asked);
    return [...(await part(first)), ...(await part(rest))];
  }

  /** Tries again what fails for a passing reason: with the same key, all else is done once. @throws GalaError */
  async function insist(...given: Parameters<typeof request>): Promise<Parts> {
    for (let tries = 0; ; tries++) {
      const parts = await request(...given);
      const left = parts.flat().find(isPassing);
      if (left === undefined) return parts;
      if (tries === remote.retries) throw new GalaError(`${resource}.batch`, left.status, { body: left.error });
      await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** tries, 5000)));
    }
  }

  /** @param key without it, nothing is changed. */
  async function send(rows: readonly Row[], key?: string): Promise<Parts> {
    const operations = rows.map(({ record, at, ifVersion, override }) => {
      const directives = Object.entries(record).map(([name, value]) => ({ op: 'add', path: pointerTo(name), value }));
      const unchanged = ifVersion === undefined ? {} : { if_match: `"${ifVersion}"` };
      if (at !== undefined) return { operation: 'patch', id: at, patch_directives: directives, ...unchanged }; // `fields` would lose null
      if (upsert && record.sys_external_id !== undefined)
        return { operation: 'patch', external_id: record.sys_external_id, fields: record };
      return { operation: 'create', object: record, ...(override && { override }) };
    });
    const asked = key === undefined ? { dry_run: 'true' } : {};
    return operations.length === 0 ? [] : await insist(methods, operations, asked, key);
  }

  /** The records that a row names by external ids. */
  const namesIn = ({ record }: Row) =>
    links.flatMap(([path, target]) =>
      pointedValues(record, path).flatMap(([pointer, value]) => {
        const external = externalIn(value);
        return external === undefined ? [] : [{ pointer, target, external, key: JSON.stringify([target, external]) }];
      }),
    );

  /** Looks all of them up. */
  async function found(names: readonly ReturnType<typeof namesIn>[number][]): Promise<Map<string, Result>> {
    const all = new Map<string, Result>();
    for (let left = names; left.length > 0; left = left.filter(({ key }) => !all.has(key))) {
      const target = left[0]?.target ?? '';
      const asked = new Map(left.filter((one) => one.target === target).map((one) => [one.key, one.external]));
      const some = [...asked].slice(0, loading.maxRows);
      const operations = some.map(([, external_id]) => ({ operation: 'read', external_id }));
      const results = (await insist(remote.of(target).methods, operations, {})).flat();
      for (const [n, [key]] of some.entries())
        if (results[n]?.error?.code !== 'answer_too_large') all.set(key, results[n] as Result); // else asked once more
    }
    return all;
  }

  /**
   * The rows with the ids of the records that they name by external ids, or with problems.
   * @param earlier what they named when they were sent before: they must be the same.
   */
  async function resolved(rows: readonly Row[], earlier?: Named): Promise<{ rows: Row[]; named: Named }> {
    const names = rows.map(namesIn);
    const results = earlier === undefined ? await found(names.flat()) : new Map<string, Result>();
    const named =
      earlier ?? Object.fromEntries([...results].flatMap(([key, { id }]) => (id === null ? [] : [[key, id]])));
    const changed = rows.map((row, n) => {
      const [own, problems] = [names[n] ?? [], [...row.problems]];
      const record = own.length === 0 ? row.record : structuredClone(row.record);
      for (const { pointer, target, external, key } of own) {
        const missing = { code: 'record_not_found', message: `There is no record ${external} in ${target}.` };
        const { code, message } = results.get(key)?.error ?? missing;
        const [id, tokens] = [named[key], tokensOf(pointer)];
        if (id === undefined) problems.push([row.line, columnAt(tokens), code, message]);
        else tokens.slice(0, -1).reduce<Json>((at, token) => at[token] as Json, record)[tokens.at(-1) ?? ''] = id;
      }
      return { ...row, record, problems };
    });
    return { rows: changed, named };
  }

  function columnAt(tokens: readonly string[]): string {
    const path = tokens.join('.');
    return [...columns.keys()].find((name) => `${path}.`.startsWith(`${name}.`)) ?? path;
  }

  /** Without what follows from problems that the row has already. The pointers of an error lead into the operation. */
  function problemsOf({ line, problems, record, at }: Row, result?: Result): Problem[] {
    if (result?.error === undefined) return [];
    const { error } = result;
    const pointer = error.code === 'external_id_ambiguous' ? '/fields/sys_external_id' : '';
    const found = (error.details?.length ? error.details : [{ pointer, ...error }]).map((one): Problem => {
      const [, first = '', ...rest] = tokensOf(one.pointer);
      const tokens = at === undefined ? [first, ...rest] : [Object.keys(record)[Number(first)] ?? '', ...rest.slice(1)];
      return [line, columnAt(tokens), one.code, one.message];
    });
    const isWithin = (one: string, other: string) => `${one}.`.startsWith(`${other}.`);
    return found.filter(([, one]) => !problems.some(([, other]) => isWithin(one, other) || isWithin(other, one)));
  }

  /**
   * Sends the rows that can be. Those of which something is missing are tried without it, to find all that is wrong.
   * @param sending sends them, and knows what they name.
   * @param earlier see `resolved`.
   */
  async function deliver(
    batch: readonly Row[],
    sending: (good: readonly Row[], named: Named) => Promise<Parts>,
    earlier?: Named,
  ) {
    const { rows, named } = await resolved(batch, earlier);
    const good = rows.filter(({ problems }) => problems.length === 0);
    const bad = rows.filter(({ problems }) => problems.length > 0 && problems.every(([, column]) => column !== ''));
    const sent = await sending(good, named);
    const tried = await send(bad);
    const results = new Map([...good, ...bad].map(({ line }, n) => [line, [...sent.flat(), ...tried.flat()][n]]));
    const problems = rows.flatMap((row) => [...row.problems, ...problemsOf(row, results.get(row.line))]);
    return { parts: sent.length, results, problems };
  }

  return { send, deliver };
}

type Json = Record<string, unknown>;

const isPassing = ({ status, error }: Result) =>
  error !== undefined &&
  (['too_much_contention', 'not_applied'].includes(error.code) || (status >= 429 && error.code !== 'tenant_quota'));

const utf8 = new TextEncoder();

export interface Batch {
  readonly number: number;
  readonly batch: readonly Row[];
}

/** The same each time. */
export async function* batchesOf(
  rows: AsyncIterable<Row> | Iterable<Row>,
  upsert: boolean,
  { maxRows, maxBytes }: typeof loading,
): AsyncGenerator<Batch> {
  const seen = new Set<unknown>();
  let [number, batch, bytes]: [number, Row[], number] = [0, [], 0];
  for await (const row of rows) {
    const more = utf8.encode(JSON.stringify(row.record)).length;
    if (batch.length === maxRows || (batch.length > 0 && bytes + more > maxBytes)) {
      yield { number, batch };
      [number, batch, bytes] = [number + 1, [], 0];
    }
    batch.push(upsert && row.problems.length === 0 ? unlike(seen, row) : row);
    bytes += more;
  }
  if (batch.length > 0) yield { number, batch };
}

/** The row, with a problem if it has no external id, or that of an earlier one. */
function unlike(seen: Set<unknown>, row: Row): Row {
  const { sys_external_id: key } = row.record;
  const wrong = (code: string, message: string): Row => ({
    ...row,
    problems: [[row.line, 'sys_external_id', code, message]],
  });
  if (typeof key !== 'string') return wrong('required', 'is required: records are found by it');
  if (seen.has(key)) return wrong('already_taken', 'is that of an earlier row');
  seen.add(key);
  return row;
}
