/** How lists and searches are answered: a page of JSON, or CSV. */
import { isLong, type Yielder } from '../lib/yielder.js';
import type { Reply, Work } from '../records/work.js';
import {
  type Columns,
  columnsOf,
  columnsWithout,
  csvRow,
  customColumnsIn,
  customFields,
  rowsOf,
  withCustomFields,
} from '../schema/csv.js';
import type { Model } from '../schema/model.js';
import { neverKept } from '../schema/serverFields.js';
import { type FamilyCall, isSet } from './call.js';
import { bareArray, countedPage, nextPageHeaders, type Page, type Scan, totalHeader } from './list.js';
import { partial, pathsIn, whole } from './projection.js';

/** How many records are asked for, and what of them. */
export type Asked = Pick<Scan, 'limit' | 'project' | 'fields'>;
/** Reads a page, starting at the key of the call. */
type Read = (call: FamilyCall, scan: Asked) => Promise<Page>;

export async function paged(model: Model, verb: string, call: FamilyCall, work: Work, read: Read): Promise<Reply> {
  const isSearch = verb === 'search';
  const [parameter, summary] = isSearch ? (['fieldsToReturn', model.summary] as const) : (['fields'] as const);
  const { [parameter]: names, format, limit = isSearch && format !== 'csv' ? 100 : 1000 } = call.query;
  const paths = names === undefined ? summary : pathsIn(model, parameter, names);
  const scan = { limit, project: paths === undefined ? whole : partial(paths), fields: paths };
  if (format === 'csv') return await asCsv(model, call, work, columnsFor(model, paths), (call) => read(call, scan));
  const page = await read(call, scan);
  return verb === 'list' ? bareArray(page, call) : countedPage(page);
}

function columnsFor({ document, schema }: Model, paths: readonly string[] | undefined): Columns {
  if (paths === undefined) return columnsWithout(neverKept, columnsOf(document, schema));
  return columnsOf(document, schema, ['id', ...paths]);
}

/** A page with a header row if there is a limit, otherwise all pages: each is read when the one before it was sent. */
async function asCsv(
  { name }: Model,
  call: FamilyCall,
  { yielder }: Work,
  known: Columns,
  read: (call: FamilyCall) => Promise<Page>,
): Promise<Reply<never>> {
  const first = await read(call);
  const columns = known.has(customFields) ? withCustomFields(known, await customColumnsOf(first, yielder)) : known;
  const rowOf = rowsOf(columns);
  const rows = async (page: Page) => {
    let text = '';
    await forEach(page, yielder, (record) => (text += rowOf(record)));
    return Buffer.from(text);
  };
  async function* from(start: string): AsyncGenerator<Buffer> {
    const { count: _, ...query } = call.query; // once is enough
    const { exclusiveStartKey: __, ...body } = Object(call.body); // of a search
    for (let key: string | undefined = start; key !== undefined; ) {
      const page: Page = await read({ ...call, body, query: { ...query, exclusiveStartKey: key } });
      yield await rows(page);
      key = page.key;
    }
  }
  const { key, total } = first;
  const isPage = key !== undefined && call.query.limit !== undefined;
  const named = { 'Content-Disposition': `attachment; filename="${name}.csv"` };
  const header = (isSet(call.query.bom) ? '\ufeff' : '') + csvRow([...columns.keys()]);
  return {
    json: Buffer.concat([Buffer.from(header), await rows(first)]),
    headers: { ...named, ...totalHeader(total), ...(isPage && nextPageHeaders(call, key)) },
    rest: key === undefined || isPage ? undefined : from(key),
  };
}

async function customColumnsOf(page: Page, yielder: Yielder): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  await forEach(page, yielder, (record) => {
    for (const name of customColumnsIn(record)) names.add(name);
  });
  return names;
}

/** One at a time: not all of a page are in memory as objects. */
async function forEach({ items }: Page, yielder: Yielder, use: (record: Readonly<Record<string, unknown>>) => void) {
  for (const json of items) {
    const turn = yielder.step(isLong(json));
    if (turn !== undefined) await turn;
    use(JSON.parse(String(json)));
  }
}
