/** What the client does when a server fails, limits it or no longer accepts its token. The server is a script of answers. */
import { strict as assert } from 'node:assert';
import { getEventListeners, once } from 'node:events';
import { createClient, type Gala } from '../../src/client/client.js';
import type { ClientOptions } from '../../src/client/types.js';
import { whileTimeFlies, withoutPauses } from '../support/time.js';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a text as it is. */
  readonly body?: unknown;
}
/** The connection can also be cut, stay silent, stay silent though it is given up, or stop after the first byte. */
type Script = Answer | 'cut' | 'silent' | 'deaf' | 'stalled';

/** A client of a server with these answers, the last of them for good. Tokens have answers of their own. */
function scripted(answers: readonly Script[], options: Partial<ClientOptions> = {}) {
  const asked: string[] = [];
  const bearers: (string | null)[] = [];
  const keys: (string | null)[] = [];
  const forms: string[] = [];
  const queries: string[] = [];
  const [left, tokens] = [[...answers], [] as Script[]];
  const fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const isToken = pathname === '/oauth/token';
    if (isToken) forms.push(await request.text());
    else {
      asked.push(`${request.method} ${pathname}`);
      queries.push(search);
      bearers.push(request.headers.get('authorization'));
      keys.push(request.headers.get('idempotency-key'));
    }
    const queue = isToken ? tokens : left;
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === 'cut') throw new TypeError('fetch failed');
    if (answer === 'deaf') return await new Promise(() => {});
    if (answer === 'stalled')
      return new Response(
        new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
      );
    if (answer === 'silent' || answer === undefined) {
      await once(request.signal, 'abort');
      throw request.signal.reason;
    }
    const { status = 200, headers = {}, body = { id: 'id', Items: [] } } = answer;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  };
  const gala = createClient({ baseUrl: 'http://gala', tenant: 'acme', fetch, ...options });
  return { gala, asked, bearers, forms, keys, queries, tokens };
}

/** The timers of timeouts go on. */
const skippingPauses = <T>(task: (asked: readonly number[]) => Promise<T>, skip = true) =>
  withoutPauses(task, skip, /\bpause\b/);

const failing = (status: number, code: string, retryAfter?: number): Answer => ({
  status,
  headers: retryAfter === undefined ? {} : { 'Retry-After': `${retryAfter}` },
  body: { status, code, message: 'No.', request_id: 'request-1' },
});
const ok: Answer = {};
const soon = 0;
const create = { body: { name: 'Academic' } };

describe('A request of the client', () => {
  it('waits as long as a server that limits its rate says, even if it is a write', async () => {
    const { gala, asked } = scripted([failing(429, 'too_many_requests', 1), ok]);
    await skippingPauses(async (asked) => {
      await gala.awards.create(create);
      assert.deepEqual(asked, [1000]);
    });
    assert.deepEqual(asked, ['POST /awards/awards/acme', 'POST /awards/awards/acme']);
  });

  it('that reads is repeated after a failure: a get, a list, a search', async () => {
    const answers = [failing(500, 'store_unavailable', soon), failing(503, 'starting', soon), 'cut', ok] as const;
    for (const read of [
      ({ awards }: Gala) => awards.get({ id: 'id' }),
      ({ coupons }: Gala) => coupons.listByEvent({ event_id: 'event-1' }),
      ({ events }: Gala) => events.search({ body: {} }),
    ]) {
      const { gala, asked } = scripted(answers);
      await read(gala);
      assert.equal(asked.length, 4);
    }
  });

  it('that writes is repeated after a failure, with one key that no other has', async () => {
    const [away, busy] = [failing(500, 'store_unavailable', soon), failing(409, 'idempotency_in_progress', soon)];
    const writes: ((gala: Gala) => Promise<unknown>)[] = [
      ({ awards }) => awards.create(create),
      ({ awards }) => awards.patch({ id: 'id', body: {} }),
      ({ awards }) => awards.delete({ id: 'id' }),
      ({ awards }) => awards.batch({ body: { operations: [] } }),
    ];
    for (const write of writes) {
      const { gala, asked, keys } = scripted([away, busy, 'cut', ok]);
      await skippingPauses(() => write(gala));
      assert.equal(asked.length, 4);
      await write(gala);
      const [first, , , , other] = keys;
      assert.deepEqual(keys, [first, first, first, first, other]);
      assert.match(`${first} ${other}`, /^[\da-f]{32} [\da-f]{32}$/);
      assert.notEqual(first, other);
    }
  });

  it('that writes has the key of its caller, and none if it is never repeated', async () => {
    const { gala, keys } = scripted(['cut', ok]);
    await skippingPauses(() => gala.awards.create(create, { headers: { 'idempotency-key': 'key-1' } }));
    assert.deepEqual(keys, ['key-1', 'key-1']);
    const undecided = { 'Idempotency-Key': undefined as unknown as string };
    await gala.awards.create(create, { headers: undecided });
    assert.match(String(keys.pop()), /^[\da-f]{32}$/);
    const once = scripted(['cut'], { retries: 0 });
    await assert.rejects(once.gala.awards.create(create), { code: 'network_error' });
    assert.deepEqual(once.keys, [null]);
  });

  it('that only reads has no key', async () => {
    const { gala, keys } = scripted([ok]);
    await gala.awards.get({ id: 'id' });
    await gala.awards.list();
    await gala.events.search({ body: {} });
    assert.deepEqual(keys, [null, null, null]);
  });

  it('that changes something and takes no key is not repeated', async () => {
    for (const answer of [failing(500, 'store_unavailable', soon), failing(503, 'starting', soon), 'cut'] as const) {
      const { gala, asked, keys } = scripted([answer]);
      const [status, code] = answer === 'cut' ? [0, 'network_error'] : [answer.status, Object(answer.body).code];
      const opening = gala.abstractReviews.openRound({ typeId: 'type', roundId: 'round' });
      await assert.rejects(opening, { name: 'GalaError', status, code });
      assert.deepEqual([asked.length, keys], [1, [null]]);
    }
  });

  it('that is not answered in time is repeated, and then is an error that says so', async () => {
    for (const answer of ['silent', 'deaf', 'stalled'] as const) {
      const patient = scripted([answer, answer, ok], { timeout: 10 });
      const outcome = await skippingPauses(async () => await patient.gala.awards.create(create));
      assert.deepEqual([outcome.id, patient.asked.length, new Set(patient.keys).size], ['id', 3, 1]);
      const { gala, asked } = scripted([answer], { timeout: 10, retries: 1 });
      const failed = {
        name: 'GalaError',
        operation: 'awards.list',
        status: 0,
        code: 'timeout',
        message: /within 10 ms/,
      };
      await skippingPauses(() => assert.rejects(gala.awards.list(), failed));
      assert.equal(asked.length, 2);
    }
  });

  it('that gets no token in time is an error that says so', async () => {
    const token = { clientId: 'portal', clientSecret: 'secret' };
    const { gala, forms, tokens } = scripted([ok], { token, timeout: 10, retries: 0 });
    tokens.push('stalled');
    await assert.rejects(gala.awards.list(), { operation: 'oauth.token', status: 0, code: 'timeout' });
    assert.equal(forms.length, 1);
  });

  it('waits for half a minute, or as long as its client or its caller wants', async () => {
    const { setTimeout } = globalThis;
    const waits: unknown[] = [];
    globalThis.setTimeout = ((then: () => void, most: number) => {
      if (/inTime/.test(String(new Error().stack))) waits.push(most);
      return setTimeout(then, most);
    }) as typeof setTimeout;
    try {
      await scripted([ok]).gala.awards.list();
      const { gala } = scripted([ok], { timeout: 60_000 });
      await gala.awards.list();
      await gala.awards.create(create, { timeout: 120_000 });
      for await (const _ of gala.awards.list.all({}, { timeout: 90_000 })) assert.fail('there is none');
      for (const timeout of [0, Number.POSITIVE_INFINITY, 1e12]) await gala.awards.get({ id: 'id' }, { timeout });
    } finally {
      globalThis.setTimeout = setTimeout;
    }
    const longest = 2 ** 31 - 1;
    assert.deepEqual(waits, [30_000, 60_000, 120_000, 90_000, longest, longest, longest]);
  });

  it('leaves nothing at the signal of its caller, however many there are at a time', async () => {
    const aborting = new AbortController();
    const { signal } = aborting;
    const { gala } = scripted([failing(429, 'too_many_requests', soon), 'cut', ok, 'silent']);
    await skippingPauses(() => gala.awards.list({}, { signal }));
    const reason = new Error('The page was left.');
    const listing = Array.from({ length: 20 }, () => assert.rejects(gala.awards.list({}, { signal }), reason));
    await new Promise(setImmediate);
    assert.deepEqual(getEventListeners(signal, 'abort'), []); // from the eleventh on, Node.js warns of a leak
    aborting.abort(reason);
    await Promise.all(listing);
  });

  it('follows changes through failures, from where it was, to an error that waiting does not cure', async () => {
    const [one, two] = ['one', 'two'].map((id) => ({ id, position: `after-${id}` }));
    const page = (LastPosition: string, ...Items: unknown[]): Answer => ({ body: { Items, LastPosition } });
    const begun = [page('begin'), 'cut', failing(503, 'shutting_down'), page('after-one', one), 'cut'] as const;
    const { gala, queries } = scripted(
      [
        ...begun,
        failing(429, 'too_many_requests', soon),
        page('after-one'),
        page('end', two),
        failing(410, 'position_expired'),
      ],
      { retries: 0 },
    );
    const seen: string[] = [];
    const following = async () => {
      for await (const { id } of gala.changes.follow({ service: 'events', include: 'record' })) seen.push(id);
    };
    await skippingPauses(() => assert.rejects(following(), { status: 410, code: 'position_expired' }));
    assert.deepEqual(seen, ['one', 'two']);
    const asked = queries.map((query) => new URLSearchParams(query).get('after'));
    assert.deepEqual(asked, [
      'now',
      'begin',
      'begin',
      'begin',
      'after-one',
      'after-one',
      'after-one',
      'after-one',
      'end',
    ]);
    assert.ok(queries.every((query) => query.includes('include=record')));
  });

  it('stops following at the signal of its caller, and goes on from a position that it is given', async () => {
    const aborting = new AbortController();
    const { gala, asked, queries } = scripted(['silent']);
    const change = gala.changes.follow({ after: 'there' }, { signal: aborting.signal }).next();
    const reason = new Error('Enough.');
    await new Promise(setImmediate);
    aborting.abort(reason);
    await assert.rejects(change, reason);
    assert.deepEqual(asked, ['GET /awards/changes/acme']);
    assert.equal(new URLSearchParams(queries[0]).get('after'), 'there');
  });

  it('is given up after three repetitions, or as many as its client allows', async () => {
    for (const retries of [undefined, 1, 0]) {
      const { gala, asked } = scripted([failing(429, 'too_many_requests', soon)], { retries });
      const failed = { status: 429, code: 'too_many_requests', retryAfter: 0, requestId: 'request-1' };
      await assert.rejects(gala.awards.list(), failed);
      assert.equal(asked.length, 1 + (retries ?? 3));
    }
  });

  it('is not repeated when that would not help', async () => {
    const limited = [failing(429, 'tenant_quota'), failing(429, 'too_many_requests', 9_999_999)];
    for (const answer of [...limited, failing(409, 'record_locked')]) {
      const { gala, asked } = scripted([answer]);
      await assert.rejects(gala.awards.create(create), { status: answer.status ?? 0 });
      assert.equal(asked.length, 1);
    }
  });

  it('waits longer each time if the server does not say how long', async () => {
    const { gala, asked } = scripted([failing(500, 'internal_error'), failing(500, 'internal_error'), ok]);
    await skippingPauses(async (pauses) => {
      await gala.awards.list();
      const [first = 0, second = 0] = pauses;
      assert.ok(first >= 125 && first <= 375 && second >= 250 && second <= 750, String(pauses));
    });
    assert.equal(asked.length, 3);
  });

  it('that gets no answer is a network error with its cause', async () => {
    const { gala } = scripted(['cut'], { retries: 0 });
    await assert.rejects(gala.awards.list(), (error: Error) => {
      assert.deepEqual(Object(error).operation, 'awards.list');
      assert.match(error.message, /does not respond/);
      assert.ok(error.cause instanceof TypeError);
      return true;
    });
  });

  it('that is answered by something other than Gala says so', async () => {
    const page = '<h1>Welcome</h1>';
    const code = 'unexpected_response';
    for (const body of [page, ''])
      await assert.rejects(scripted([{ body }]).gala.awards.list(), { status: 200, code, requestId: undefined });
    const { gala } = scripted([
      { status: 502, body: page, headers: { 'Retry-After': '0', 'X-Request-Id': 'proxy-1' } },
    ]);
    await assert.rejects(gala.awards.list(), { status: 502, code, requestId: 'proxy-1' });
  });

  it('follows no redirect to another address, and sends no credentials of the browser', async () => {
    let sent: Request | undefined;
    const fetch = async (request: Request) => {
      sent = request;
      return new Response('{}');
    };
    await scripted([], { fetch }).gala.awards.create(create);
    assert.deepEqual([sent?.redirect, sent?.credentials], ['error', 'omit']);
  });

  it('for all pages ends with an error if a page comes again', async () => {
    const { gala, asked } = scripted([{ body: { Items: [], LastEvaluatedKey: 'key' } }]);
    const reading = async () => {
      for await (const _ of gala.coupons.listByEvent.all({ event_id: 'event-1' })) assert.fail('there is none');
    };
    await assert.rejects(reading, { name: 'TypeError' });
    assert.equal(asked.length, 2);
  });

  it('can be aborted, also while it waits', async () => {
    for (const answer of ['silent', failing(429, 'too_many_requests', 60)] as const) {
      const { gala, asked } = scripted([answer]);
      const aborting = new AbortController();
      const reason = new Error('The page was left.');
      await skippingPauses(async (pauses) => {
        const listing = gala.awards.list({}, { signal: aborting.signal });
        const isThere = () => (answer === 'silent' ? asked : pauses).length > 0;
        while (!isThere()) await new Promise(setImmediate);
        aborting.abort(reason);
        await assert.rejects(listing, (error) => error === reason);
      }, false);
      await assert.rejects(gala.awards.list.all({}, { signal: aborting.signal }).next(), (error) => error === reason);
      assert.equal(asked.length, 1);
    }
  });
});

describe('A client with credentials', () => {
  const token = { clientId: 'portal', clientSecret: 'a secret & more', scope: 'awards.* references.get' };
  const issued = (access_token: string, expires_in = 3600): Answer => ({ body: { access_token, expires_in } });

  it('gets one token for all its requests', async () => {
    const { gala, bearers, forms, tokens } = scripted([ok], { token });
    tokens.push(issued('first'), issued('second'));
    await Promise.all(Array.from({ length: 5 }, () => gala.awards.list()));
    await gala.awards.list();
    assert.deepEqual(new Set(bearers), new Set(['Bearer first']));
    assert.equal(bearers.length, 6);
    const form = 'grant_type=client_credentials&client_id=portal&client_secret=a+secret+%26+more';
    assert.deepEqual(forms, [`${form}&scope=awards.*+references.get`]);
  });

  it('renews it before it expires, once for all', async () => {
    const { gala, bearers, forms, tokens } = scripted([ok], { token });
    tokens.push(issued('first', 60), issued('second', 3600));
    await whileTimeFlies(async (fly) => {
      await gala.awards.list();
      fly(25_000);
      await gala.awards.list();
      fly(10_000);
      await Promise.all(Array.from({ length: 5 }, () => gala.awards.list()));
    });
    assert.deepEqual(bearers, ['Bearer first', 'Bearer first', ...Array(5).fill('Bearer second')]);
    assert.equal(forms.length, 2);
  });

  it('renews a token that the server no longer accepts, and asks only once more', async () => {
    for (const code of ['token_expired', 'token_invalid']) {
      const { gala, bearers, forms, tokens } = scripted([failing(401, code), ok], { token });
      tokens.push(issued('first'), issued('second'));
      await gala.awards.create(create);
      assert.deepEqual(bearers, ['Bearer first', 'Bearer second']);
      assert.equal(forms.length, 2);
    }
    const { gala, bearers, tokens } = scripted([failing(401, 'token_invalid')], { token });
    tokens.push(issued('first'), issued('second'), issued('third'));
    await assert.rejects(gala.awards.list(), { status: 401, code: 'token_invalid' });
    assert.deepEqual(bearers, ['Bearer first', 'Bearer second']);
  });

  it('asks again when the token endpoint is busy, also for a write', async () => {
    const { gala, asked, forms, tokens } = scripted([ok], { token });
    const busy = { status: 503, headers: { 'Retry-After': '0' }, body: { error: 'temporarily_unavailable' } };
    tokens.push(busy, 'cut', issued('first'));
    await gala.awards.create(create);
    assert.deepEqual([asked.length, forms.length], [1, 3]);
  });

  it('says that its credentials are wrong', async () => {
    const { gala, asked, forms, tokens } = scripted([ok], { token });
    tokens.push({ status: 401, body: { error: 'invalid_client', error_description: 'The client secret is wrong.' } });
    const wrong = { operation: 'oauth.token', code: 'invalid_client', message: 'The client secret is wrong.' };
    await assert.rejects(gala.awards.list(), wrong);
    await assert.rejects(gala.awards.list(), wrong);
    assert.deepEqual([asked.length, forms.length], [0, 2]);
  });
});

describe('A client with a token', () => {
  it('sends it as it is, and does not try a refused one twice', async () => {
    for (const token of ['mine', () => 'mine']) {
      const { gala, bearers } = scripted([failing(401, 'token_expired')], { token });
      await assert.rejects(gala.awards.list(), { code: 'token_expired' });
      assert.deepEqual(bearers, ['Bearer mine']);
    }
  });

  it('sends nothing if it has no token, and rejects with what its function throws', async () => {
    const { gala, bearers } = scripted([ok]);
    await gala.awards.list();
    assert.deepEqual(bearers, [null]);
    const lost = new Error('No session.');
    const other = scripted([ok], { token: () => Promise.reject(lost) });
    await assert.rejects(other.gala.awards.list(), (error) => error === lost);
    assert.deepEqual(other.asked, []);
  });
});
