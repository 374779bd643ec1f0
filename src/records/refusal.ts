/** Why the store refused a commit, in words for the caller. */
import { type Detail, Fault, sentence } from '../fault.js';
import { type Key, Missing, Referenced, type Store, Taken } from '../store/port.js';

const mostCounted = 1000;

/**
 * What a commit threw, as a Fault where the caller can do something about it.
 * @param missing what is to be said of a required record that does not exist.
 */
export async function refusalOf(
  thrown: unknown,
  store: Store,
  missing: (key: Key) => readonly Detail[],
): Promise<unknown> {
  if (thrown instanceof Missing) return dangling(thrown.keys.flatMap(missing));
  if (thrown instanceof Referenced) return await stillReferenced(thrown, store);
  if (thrown instanceof Taken)
    return new Fault('already_taken', `Another record has the same ${thrown.fields.join(' and ')}.`);
  return thrown;
}

function dangling(details: readonly Detail[]): Fault {
  const [first] = details;
  return new Fault('reference_not_found', first ? `${sentence(first)}.` : 'A record is missing.', { details });
}

async function stillReferenced({ key, by: { collection, match } }: Referenced, store: Store): Promise<Fault> {
  const count = await store.count({ collection, tenant: key.tenant, match, atMost: mostCounted });
  const number = count >= mostCounted ? `${mostCounted} or more` : `${count}`;
  const resource = collection.split('.')[1];
  const message = `${number} of ${resource} refer to this record by ${Object.keys(match)[0]}.`;
  const detail: Detail = { pointer: '', code: 'referenced_by', message: `${resource}: ${number}` };
  return new Fault('record_referenced', message, { details: [detail] });
}
