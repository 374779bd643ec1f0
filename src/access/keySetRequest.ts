/** Gets a key set over HTTP from a fixed URL, with limits on time and size. */

export interface RequestBounds {
  /** Milliseconds for the whole request. */
  readonly timeout: number;
  /** Bytes. */
  readonly mostBytes: number;
}

/** @throws Error whose message says what is wrong with the response. */
export async function requestKeySet(
  url: URL,
  { timeout, mostBytes }: RequestBounds,
  stop: AbortSignal,
): Promise<unknown> {
  const abort = new AbortController();
  const late = setTimeout(() => abort.abort(new Error(`no response within ${timeout} ms`)), timeout);
  const stopped = () => abort.abort(stop.reason);
  stop.addEventListener('abort', stopped);
  try {
    return await answerOf(url, mostBytes, abort);
  } catch (error) {
    throw abort.signal.aborted ? abort.signal.reason : inWords(error as Error);
  } finally {
    clearTimeout(late);
    stop.removeEventListener('abort', stopped);
    abort.abort(); // the rest of the response is not read
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
  if (status >= 300 && status < 400) throw new Error(`the response is a redirect (${status}), which is not followed`);
  if (status !== 200) throw new Error(`the response has status ${status}`);
  const text = await textOf(response, mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the response is not JSON');
  }
}

async function textOf({ body }: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`the response has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `fetch` only reports that it failed; the cause says why. */
function inWords(error: Error): Error {
  const { code, message } = (error.cause ?? {}) as { code?: string; message?: string };
  return error.cause === undefined ? error : new Error(`the server cannot be reached (${code ?? message})`);
}
