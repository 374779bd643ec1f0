/** Servers whose stores behave otherwise, and one whose store, or whose clock, fails when it is told to. */
import { Stale, type Store } from '../../src/store/port.js';
import { freshStore, world } from './harness.js';
import { whileTimeFlies } from './time.js';

/** A server on a fresh store, some of whose methods are others; `end` closes both. */
export async function worldOn(others: (store: Store) => Partial<Store>) {
  const { store, discard } = await freshStore();
  const own = others(store);
  const get = (_: Store, name: keyof Store) => own[name] ?? store[name]?.bind(store);
  const gala = await world({ store: new Proxy<Store>(store, { get: get as never }) });
  const end = async () => {
    await gala.close();
    await discard();
  };
  return { gala, end };
}

export type Holding = Awaited<ReturnType<typeof holding>>;

/** A server whose commits wait while they are held. */
export async function holding() {
  let release: Promise<void> | undefined;
  let reached = () => {};
  const { gala, end } = await worldOn((store) => ({
    commit: async (changes) => {
      reached();
      await release;
      await store.commit(changes);
    },
  }));
  return {
    gala,
    /** Starts one task, and does another while the first commit of the first one waits. */
    async whileHeld<T>(one: () => Promise<T>, other: () => Promise<T>): Promise<[T, T]> {
      await gala.courier.idle();
      let free = () => {};
      release = new Promise((resolve) => {
        free = resolve;
      });
      const isHeld = new Promise<void>((resolve) => {
        reached = resolve;
      });
      const first = one();
      await isHeld;
      const second = await other().finally(free);
      release = undefined;
      return [await first, second];
    },
    close: end,
  };
}

/** Longer than the server goes on trying. */
const hour = 3_600_000;

export type Failing = Awaited<ReturnType<typeof failing>>;

export async function failing() {
  let failure: (method: keyof Store) => Error | undefined = () => undefined;
  const { gala, end } = await worldOn((store) => {
    const get = (_: Store, name: keyof Store) => {
      const method = (store[name] as ((...values: unknown[]) => unknown) | undefined)?.bind(store);
      if (method === undefined || name === 'inProgress' || name === 'refusal') return method; // they cannot fail
      return async (...values: unknown[]) => {
        const thrown = failure(name);
        if (thrown !== undefined) throw thrown;
        return await method(...values);
      };
    };
    return new Proxy(store, { get: get as never });
  });

  async function failingBy<T>(how: typeof failure, task: () => Promise<T>): Promise<T> {
    await gala.courier.idle();
    failure = how;
    return await task().finally(() => {
      failure = () => undefined;
    });
  }

  return {
    gala,
    /** Does a task while every call of the store throws. */
    withoutStore: <T>(error: Error, task: () => Promise<T>) => failingBy(() => error, task),
    /** Does a task while every commit finds that others were quicker, for longer than the server tries again. */
    contended: <T>(task: () => Promise<T>) =>
      whileTimeFlies((fly) =>
        failingBy((method) => {
          if (method !== 'commit') return undefined;
          fly(hour);
          return new Stale({ collection: 'awards.references', tenant: 'acme', id: 'contended' });
        }, task),
      ),
    /** Does a task while the clock throws. */
    async withoutClock<T>(error: Error, task: () => Promise<T>): Promise<T> {
      const { now } = gala.clock;
      const get = () => {
        throw error;
      };
      Object.defineProperty(gala.clock, 'now', { get, configurable: true });
      return await task().finally(() =>
        Object.defineProperty(gala.clock, 'now', { value: now, writable: true, configurable: true }),
      );
    },
    close: end,
  };
}
