/** A store that forgets to compare: what tests of races must see when it is so. */
import { type Change, Stale, type Store } from '../../src/store/port.js';
import { happening } from './until.js';

/**
 * Puts every change in the place of what is there by now.
 * @param decisions how many changes of this kind must have been decided before the first of them is stored: so they are all
 * decided on what was there before.
 */
export function careless(
  store: Store,
  isDecision: (change: Change) => boolean,
  decisions: number,
): Pick<Store, 'commit'> {
  const enough = happening();
  let decided = 0;
  async function forced(changes: readonly Change[]): Promise<void> {
    const current = await Promise.all(changes.map((change) => replacing(store, change)));
    await store.commit(current).catch((thrown) => {
      if (thrown instanceof Stale) return forced(changes);
      throw thrown;
    });
  }
  return {
    async commit(changes) {
      if (changes.some(isDecision)) {
        if (++decided === decisions) enough.happen();
        await enough.happened;
      }
      await forced(changes);
    },
  };
}

async function replacing(store: Store, change: Change): Promise<Change> {
  return 'put' in change ? { ...change, previous: await store.read(change.put) } : change;
}
