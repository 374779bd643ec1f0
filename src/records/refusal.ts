/** Turns the errors of a commit into faults for the caller. */
import { type Detail, Fault, sentence } from '../fault.js';
import { type Key, Missing, Referenced, type Store, Taken } from '../store/port.js';

const maxCount = 1000;

/**
 * @param thrown by `Store.commit`.
 * @param missing returns the details for a required record that does not exist.
 * @returns a Fault for Missing, Referenced and Taken; otherwise `thrown` itself.
 */
export async function asFault(
  thrown: unknown,
  store: Store,
  missing: (key: Key) => readonly Detail[],
): Promise<unknown> {
  if (thrown instanceof Missing) return referenceNotFound(thrown.keys.flatMap(missing));
  if (thrown instanceof Referenced) return await recordReferenced(thrown, store);
  if (thrown instanceof Taken)
    return new Fault('already_taken', `Another record has the same ${thrown.fields.join(' and ')}.`);
  return thrown;
}

function referenceNotFound(details: readonly Detail[]): Fault {
  const [first] = details;
  return new Fault(
    'reference_not_found',
    first ? `${sentence(first)}.` : 'The record refers to another record that does not exist.',
    { details },
  );
}

async function recordReferenced({ key, by: { collection, match } }: Referenced, store: Store): Promise<Fault> {
  const count = await store.count({ collection, tenant: key.tenant, match, atMost: maxCount });
  const number = count >= maxCount ? `${maxCount} or more` : `${count}`;
  const resource = collection.split('.')[1];
  const message = `Other records refer to this record: ${number} in ${resource}, with ${Object.keys(match)[0]}.`;
  const detail: Detail = { pointer: '', code: 'referenced_by', message: `${resource}: ${number}` };
  return new Fault('record_referenced', message, { details: [detail] });
}
