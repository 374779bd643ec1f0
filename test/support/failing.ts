/** Servers whose stores behave otherwise, and one whose store, or whose clock, fails when it is told to. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedStore } from '../../src/store/embedded/store.js';
import { Stale, type Store } from '../../src/store/port.js';
import { type World, world } from './harness.js';
import { whileTimeFlies } from './time.js';

export interface Failing {
  readonly gala: World;
  /** Does a task while every call of the store throws. */
  withoutStore<T>(error: Error, task: () => Promise<T>): Promise<T>;
  /** Does a task while every commit finds that others were quicker, for longer than the server tries again. */
  contended<T>(task: () => Promise<T>): Promise<T>;
  /** Does a task while the clock can be read so many times, and then throws. */
  withoutClock<T>(error: Error, readings: number, task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

type Method = keyof Store;

/** Longer than the server goes on trying. */
const hour = 3_600_000;

/** A server on a fresh store, some of whose methods are others; `end` closes both. */
export async function worldOn(
  others: (store: Store) => Partial<Store>,
): Promise<{ gala: World; end(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'gala-test-'));
  const store = new EmbeddedStore({ path, isScratch: true });
  const own = others(store);
  const get = (_: Store, name: keyof Store) => own[name] ?? store[name].bind(store);
  const gala = await world({ store: new Proxy<Store>(store, { get: get as never }) });
  const end = async () => {
    await gala.close();
    await store.close();
    await rm(path, { recursive: true, force: true });
  };
  return { gala, end };
}

export async function failing(): Promise<Failing> {
  let failure: ((method: Method) => Error | undefined) | undefined;
  const { gala, end } = await worldOn((store) => {
    const failingAs = <M extends Method>(name: M) => {
      const whole = store[name].bind(store) as (...values: unknown[]) => Promise<unknown>;
      const instead = async (...values: unknown[]) => {
        const thrown = failure?.(name);
        if (thrown !== undefined) throw thrown;
        return await whole(...values);
      };
      return [name, instead] as const;
    };
    return Object.fromEntries(
      (['declare', 'commit', 'read', 'page', 'entries', 'count', 'close'] as const).map(failingAs),
    );
  });

  async function failingBy<T>(how: typeof failure, task: () => Promise<T>): Promise<T> {
    await gala.courier.idle();
    failure = how;
    try {
      return await task();
    } finally {
      failure = undefined;
    }
  }

  return {
    gala,
    withoutStore: (error, task) => failingBy(() => error, task),
    contended: (task) =>
      whileTimeFlies((fly) => {
        const stale = new Stale({ collection: 'awards.references', tenant: 'acme', id: 'contended' });
        const quicker = (method: Method) => {
          if (method !== 'commit') return undefined;
          fly(hour);
          return stale;
        };
        return failingBy(quicker, task);
      }),
    withoutClock: (error, readings, task) => withoutClock(gala, error, readings, task),
    close: end,
  };
}

async function withoutClock<T>({ clock }: World, error: Error, readings: number, task: () => Promise<T>): Promise<T> {
  const { now } = clock;
  let left = readings;
  const get = () => {
    if (left-- > 0) return now;
    throw error;
  };
  Object.defineProperty(clock, 'now', { get, configurable: true });
  try {
    return await task();
  } finally {
    Object.defineProperty(clock, 'now', { value: now, writable: true, configurable: true });
  }
}
