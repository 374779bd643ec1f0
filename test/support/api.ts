/** Suites of the API, each on fresh servers that are closed after it. */
import { type Reply, type World, type WorldOptions, world } from './harness.js';

export type Start = (options?: Omit<WorldOptions, 'store'>) => Promise<World>;
/** `start` gives a server on a fresh store. */
export type Suite = (start: Start) => void;

/** Describes a suite on the embedded store. */
export const describeApi = (title: string, suite: Suite) => describe(title, () => withServers(suite, world));

/** Runs a suite with this way to start a server. */
export function withServers(suite: Suite, start: Start): void {
  const started: World[] = [];
  suite(async (options) => {
    const one = await start(options);
    started.push(one);
    return one;
  });
  after(async () => {
    for (const one of started) await one.close();
  });
}

/** The server of a suite, which starts before its tests: only they may use it. */
export function served(start: Start, options?: Parameters<Start>[0]): World {
  let gala: World;
  before(async () => {
    gala = await start(options);
  });
  return new Proxy({} as World, { get: (_, name) => Reflect.get(gala, name) });
}

/** What came of the operations of a batch. */
export const statusesIn = ({ body }: Reply): number[] => body.results.map(({ status }: Reply) => status);
export const codesIn = ({ body }: Reply): (string | undefined)[] =>
  body.results.map(({ error }: { error?: { code: string } }) => error?.code);
/** How a request was refused. */
export const refusal = ({ status, body }: Pick<Reply, 'status' | 'body'>) => [status, body.code];
