/** Reads records one after the other, a few at a time: there may be very many, and each may be large. */
import type { RecordOf, ResourceName } from '../../document/contract.js';
import { isLong, Pace } from '../../pace.js';
import type { Records } from '../../records/work.js';
import type { Doc } from '../../store/doc.js';
import type { Match } from '../../store/port.js';

/** Records, and about how many bytes, that are read at a time. */
const [fewest, most, windowBytes] = [16, 64, 2 * 1024 * 1024];

/** The records that match, in the order of their ids, from the one after `start` on. Others get their turn in between. */
export async function* inTurn<R extends ResourceName>(
  records: Pick<Records<R>, 'page'>,
  match: Match,
  start?: string,
): AsyncGenerator<Doc<RecordOf<R>>> {
  const pace = new Pace();
  for await (const docs of windows(records, match, start)) {
    for (const doc of docs) {
      await pace.step(isLong(doc.json));
      yield doc;
    }
  }
}

/** The same, some at a time. */
export async function* windows<R extends ResourceName>(
  records: Pick<Records<R>, 'page'>,
  match: Match,
  start?: string,
): AsyncGenerator<readonly Doc<RecordOf<R>>[]> {
  let after = start;
  for (let limit = fewest; ; ) {
    const docs = await records.page(match, { after, limit });
    yield docs;
    if (docs.length < limit) return;
    after = docs.at(-1)?.record.id;
    limit = nextLimit(docs);
  }
}

/** As many records as fill a window, if the next ones are like these. */
function nextLimit(docs: readonly Doc<object>[]): number {
  const bytes = docs.reduce((sum, { json }) => sum + json.length, 0);
  return Math.max(1, Math.min(most, 2 * docs.length, Math.floor((docs.length * windowBytes) / bytes)));
}
