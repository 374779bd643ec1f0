/** Own records of a resource, in the order of ids: those that name their owner, and those that others open. */
import type { Model } from '../../document/model.js';
import type { Doc } from '../../store/doc.js';
import { folded } from '../../store/folding.js';
import { isOnly, type PageQuery, valuesAt } from '../../store/port.js';
import type { WindowQuery } from '../work.js';
import type { Sight } from './sight.js';

/** Ids that one query takes. */
const idsAtOnce = 100;

type Windows = (query: WindowQuery) => AsyncIterable<Doc[]>;

/** One window for each record: as the caller sees it, whether it matches or not (see `matching`). */
export async function* ownWindows(
  { owners }: Model,
  sight: Sight,
  contact: string,
  windows: Windows,
  query: WindowQuery,
): AsyncGenerator<Doc[]> {
  const { match: _, folded: __, only: ___, ...plain } = query;
  const owned = owners.map(({ path }) => docsOf(windows({ ...plain, match: { [path]: contact } })));
  const opened = openedDocs([...(await sight.opened()).keys()], windows, plain);
  for await (const doc of inOrder([...owned, opened])) {
    const shown = await sight.shown(doc);
    if (shown !== undefined) yield [shown];
  }
}

/** Whether a record is one of those that a query is for, as far as the caller sees it. */
export function matching({ match = {}, folded: isFolded, only }: Pick<PageQuery, 'match' | 'folded' | 'only'>) {
  const form = (value: string) => (isFolded ? folded(value) : value);
  const conditions = Object.entries<string | readonly string[]>(match).map(
    ([path, asked]) => [path, new Set([asked].flat().map(form))] as const,
  );
  return ({ record }: Doc): boolean =>
    isOnly(record, only) &&
    conditions.every(([path, asked]) => valuesAt(record, path).some((value) => asked.has(form(value))));
}

async function* docsOf(windows: AsyncIterable<Doc[]>): AsyncGenerator<Doc> {
  for await (const docs of windows) yield* docs;
}

async function* openedDocs(ids: readonly string[], windows: Windows, query: WindowQuery): AsyncGenerator<Doc> {
  const { after = '' } = query;
  const next = ids.filter((id) => id > after).sort();
  for (let start = 0; start < next.length; start += idsAtOnce) {
    const id = next.slice(start, start + idsAtOnce);
    yield* docsOf(windows({ ...query, match: { id }, limit: idsAtOnce + 1 }));
  }
}

/** Merges sources that are each in the order of ids; a record in several comes once. */
async function* inOrder(sources: readonly AsyncGenerator<Doc>[]): AsyncGenerator<Doc> {
  const heads = new Map<AsyncGenerator<Doc>, Doc>();
  const advance = async (source: AsyncGenerator<Doc>) => {
    const { value, done } = await source.next();
    if (done) heads.delete(source);
    else heads.set(source, value);
  };
  for (const source of sources) await advance(source);
  while (heads.size > 0) {
    const first = [...heads.values()].reduce((least, doc) => (doc.id < least.id ? doc : least));
    for (const [source, { id }] of [...heads]) if (id === first.id) await advance(source);
    yield first;
  }
}
