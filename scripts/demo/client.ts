/** The client of the demo, and what it expects of refusals. */
import { createClient, type Gala, GalaError, type Token } from '../../src/client/client.js';

export type { Answer, Body, Gala } from '../../src/client/client.js';

/** The requests so far, and the last one. */
export interface Calls {
  count: number;
  last: string;
}

/** @param calls is kept up to date. @param retries enough for a server with a rate limit. */
export function clientOf(url: string, tenant: string, token: Token, calls: Calls, retries = 10): Gala {
  const counted = async (request: Request) => {
    const response = await fetch(request);
    if (response.status !== 429) {
      calls.count++;
      calls.last = `${request.method} ${new URL(request.url).pathname.replace(`/${tenant}`, '/…')}`;
    }
    return response;
  };
  return createClient({ baseUrl: url, tenant, token, retries, fetch: counted });
}

export const inWords = ({ operation, status, code, message }: GalaError) =>
  `${operation}: ${status} ${code}: ${message}`;

/** @returns the error, which must have this code. */
export async function refused(code: string, asking: Promise<unknown>): Promise<string> {
  const outcome = await asking.then(
    () => new Error(`Something should have been refused with ${code}, and was not.`),
    (error: unknown) => error,
  );
  if (outcome instanceof GalaError && outcome.code === code) return `${outcome.status} ${code}`;
  throw outcome;
}

/** Reads a list to its end. */
export async function every<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
