/** Gets a key set over HTTP, in bounded time and size, from this very address. */

export interface RequestBounds {
  /** Milliseconds, for all of it. */
  readonly timeout: number;
  /** Bytes. */
  readonly mostBytes: number;
}

/** @throws Error that says in words what is wrong with the answer. */
export async function requestKeySet(
  url: URL,
  { timeout, mostBytes }: RequestBounds,
  stop: AbortSignal,
): Promise<unknown> {
  const abort = new AbortController();
  const late = setTimeout(() => abort.abort(new Error(`it did not answer within ${timeout} ms`)), timeout);
  const stopped = () => abort.abort(stop.reason);
  stop.addEventListener('abort', stopped);
  try {
    return await answerOf(url, mostBytes, abort);
  } catch (error) {
    throw abort.signal.aborted ? abort.signal.reason : inWords(error as Error);
  } finally {
    clearTimeout(late);
    stop.removeEventListener('abort', stopped);
    abort.abort(); // whatever is left of the answer is not read
  }
}

async function answerOf(url: URL, mostBytes: number, { signal }: AbortController): Promise<unknown> {
  const headers = {
    Accept: 'application/jwk-set+json, application/json',
    'Accept-Encoding': 'identity',
    Connection: 'close', // the next request is minutes away
  };
  const response = await fetch(url, { redirect: 'manual', signal, headers });
  const { status } = response;
  if (status >= 300 && status < 400) throw new Error(`it answers with a redirect (${status}), which is not followed`);
  if (status !== 200) throw new Error(`it answers with status ${status}`);
  const text = await textOf(response, mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it answers with something that is no JSON');
  }
}

async function textOf({ body }: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`it answers with more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `fetch` says only that it failed; the cause says why. */
function inWords(error: Error): Error {
  const { code, message } = (error.cause ?? {}) as { code?: string; message?: string };
  return error.cause === undefined ? error : new Error(`it cannot be reached (${code ?? message})`);
}
