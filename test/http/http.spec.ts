/** What every answer has in common, and how addresses are read. */
import { strict as assert } from 'node:assert';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made } from '../support/samples.js';
import { head, request, type WireReply, wire } from '../support/wire.js';

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer, X-Request-Id',
  'access-control-expose-headers':
    'X-Request-Id, X-Last-Evaluated-Key, Link, Total, Allow, Accept-Patch, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, ETag, Idempotent-Replayed, Dry-Run, Preference-Applied',
};

describeApi('HTTP', (start) => {
  const gala = served(start);

  /** Sends bytes on a connection of their own; answers the first reply. */
  async function send(bytes: string | Buffer, options?: { head?: boolean }): Promise<WireReply> {
    const connection = await wire(gala.url);
    connection.write(bytes);
    const reply = await connection.reply(options);
    connection.end();
    return reply;
  }

  describe('gives every answer the same headers:', () => {
    const bodyOf = '{"name":"Letter"}';
    const requests: [string, number, () => string | Buffer][] = [
      ['a record that is made', 200, () => request('POST', '/referenceTypes/acme', bodyOf)],
      ['a list', 200, () => head('GET', '/referenceTypes/acme')],
      ['HEAD', 200, () => head('HEAD', '/referenceTypes/acme')],
      ['a preflight', 200, () => head('OPTIONS', '/referenceTypes/acme', { Origin: 'https://example.org' })],
      ['a preflight of nothing', 404, () => head('OPTIONS', '/nothing')],
      ['OPTIONS *', 200, () => 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['CONNECT', 405, () => 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n'],
      ['POST to the index', 405, () => 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n'],
      ['POST to the document', 405, () => head('POST', '/openapi.json', { 'Content-Length': 0 })],
      ['the index', 200, () => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['the document', 200, () => head('GET', '/openapi.json')],
      ['a request without a token', 401, () => head('GET', '/referenceTypes/acme', { Authorization: '' })],
      ['an unknown address', 404, () => head('GET', '/nothing/at/all')],
      ['an unknown record', 404, () => head('GET', '/referenceTypes/acme/none')],
      ['an unknown method', 405, () => head('PUT', '/referenceTypes/acme')],
      ['TRACE', 405, () => head('TRACE', '/referenceTypes/acme')],
      ['a body that is no JSON', 400, () => request('POST', '/referenceTypes/acme', '{')],
      ['a body that follows no schema', 400, () => request('POST', '/referenceTypes/acme', '{}')],
      ['a conflict', 409, () => request('PATCH', `/referenceTypes/acme/${id}`, '[{"op":"remove","path":"/none"}]')],
      ['headers that are too large', 400, () => head('GET', '/referenceTypes/acme', { 'X-Large': 'x'.repeat(20_000) })],
      ['an address that is too long', 400, () => head('GET', `/referenceTypes/acme?fields=${'x'.repeat(20_000)}`)],
      ['what is no HTTP', 400, () => 'good morning\r\n\r\n'],
      ['an unknown method of HTTP', 400, () => head('BREW', '/referenceTypes/acme')],
      ['an address that is not ASCII', 400, () => head('GET', '/referenceTypes/äcme')],
      ['a chunk that is none', 400, () => `${chunked()}zz\r\n{"name"`],
      ['a body of two lengths', 400, () => head('POST', '/referenceTypes/acme', { 'Content-Length': 5, ...inChunks })],
      ['an expectation of no one', 200, () => request('POST', '/referenceTypes/acme', bodyOf, { Expect: 'tea' })],
      ['a request without Host', 400, () => 'GET / HTTP/1.1\r\n\r\n'],
      ['two tokens', 401, () => head('GET', '/referenceTypes/acme', { authorization: `Bearer ${token()}` })],
      ['a token after a thousand headers', 200, () => afterManyHeaders(1)],
      ['two tokens with a thousand headers between', 401, () => afterManyHeaders(2)],
      ['HTTP/1.0', 200, () => 'GET / HTTP/1.0\r\n\r\n'],
    ];
    /** Clients may keep these, and ask whether they have changed. */
    const kept = new Set(['the index', 'the document', 'HTTP/1.0']);
    const allowed: Record<string, string> = {
      CONNECT: common['access-control-allow-methods'],
      'POST to the index': 'GET, HEAD, OPTIONS',
      'POST to the document': 'GET, HEAD, OPTIONS',
    };
    const afterManyHeaders = (tokens: number) => {
      const authorization = `Authorization: Bearer ${token()}\r\n`;
      const before = tokens > 1 ? authorization : '';
      return `GET /awards/referenceTypes/acme HTTP/1.1\r\nHost: localhost\r\n${before}${'A: b\r\n'.repeat(1500)}${authorization}\r\n`;
    };
    const inChunks = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const chunked = () => head('POST', '/referenceTypes/acme', inChunks);
    let id: string;

    before(async () => {
      id = (await made(gala, 'referenceTypes')).id;
    });

    for (const [name, status, bytes] of requests) {
      it(name, async () => {
        const reply = await send(bytes(), { head: name === 'HEAD' });
        assert.equal(reply.status, status, reply.text);
        const expected = { ...common, ...(kept.has(name) && { 'cache-control': 'no-cache' }) };
        for (const [header, value] of Object.entries(expected)) assert.equal(reply.headers[header], value, header);
        assert.match(reply.headers['x-request-id'] ?? '', /^[\w-]{36}$/);
        if (status >= 400) {
          assert.equal(reply.headers['content-type'], 'application/json; charset=utf-8');
          const { status: said, code, message, request_id } = reply.json;
          assert.equal(said, status);
          assert.match(code, /^[a-z][a-z0-9_]*$/);
          assert.ok(message.length > 0);
          assert.equal(request_id, reply.headers['x-request-id']);
        }
        if (status === 405) assert.equal(reply.headers.allow, allowed[name] ?? 'GET, HEAD, POST, OPTIONS');
      });
    }
  });

  it('answers a preflight with what the address knows', async () => {
    const reply = await send(head('OPTIONS', '/referenceTypes/acme/any', { Authorization: '' }));
    assert.equal(reply.status, 200);
    assert.equal(reply.headers['access-control-max-age'], '86400');
    assert.deepEqual(
      new Set(reply.headers.allow?.split(', ')),
      new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
    );
    assert.equal(
      reply.headers['accept-patch'],
      'application/merge-patch+json, application/json, application/json-patch+json',
    );
    assert.equal(reply.text, '');
  });

  it('refuses to be a tunnel, after what was asked before, and hangs up', async () => {
    const connection = await wire(gala.url);
    connection.write(
      Buffer.concat([
        request('POST', '/referenceTypes/acme', '{"name":"One"}'),
        request('POST', '/referenceTypes/acme', '{"name":"Two"}'),
        Buffer.from('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\nhello'),
      ]),
    );
    assert.equal((await connection.reply()).json.name, 'One');
    assert.equal((await connection.reply()).json.name, 'Two');
    assert.equal((await connection.reply()).json.code, 'method_not_allowed');
    await connection.closed;
  });

  it('answers HEAD as GET, without a body', async () => {
    const { id } = await made(gala, 'referenceTypes');
    const address = `/referenceTypes/acme/${id}`;
    const got = await send(head('GET', address));
    const headed = await send(head('HEAD', address), { head: true });
    assert.equal(headed.status, 200);
    assert.equal(headed.headers['content-length'], got.headers['content-length']);
    assert.equal((await send(head('HEAD', '/referenceTypes/acme/none'), { head: true })).status, 404);
    assert.equal((await send(head('HEAD', '/referenceTypes/acme/batch'), { head: true })).status, 405);
  });

  describe('wants to know which server is meant:', () => {
    const hosts: [string, number, string][] = [
      ['one name', 200, 'HTTP/1.1\r\nHost: gala.example'],
      ['a name and a port', 200, 'HTTP/1.1\r\nhost: gala.example:8080'],
      ['IPv6', 200, 'HTTP/1.1\r\nHost: [::1]:8080'],
      ['nothing, in HTTP/1.0', 200, 'HTTP/1.0'],
      ['nothing', 400, 'HTTP/1.1'],
      ['an empty name', 400, 'HTTP/1.1\r\nHost:'],
      ['two names', 400, 'HTTP/1.1\r\nHost: gala.example\r\nHost: other.example'],
      ['two names, in HTTP/1.0', 400, 'HTTP/1.0\r\nHost: gala.example\r\nHost: other.example'],
      ['two in one', 400, 'HTTP/1.1\r\nHost: gala.example, other.example'],
      ['a path', 400, 'HTTP/1.1\r\nHost: gala.example/awards'],
      ['a port that is none', 400, 'HTTP/1.1\r\nHost: gala.example:http'],
    ];
    for (const [name, status, rest] of hosts) {
      it(`${name} is ${status}`, async () => {
        for (const target of ['/', '/awards/openapi.json', 'http://gala.example/']) {
          const reply = await send(`GET ${target} ${rest}\r\n\r\n`);
          assert.equal(reply.status, status, target);
          if (status === 400) assert.equal(reply.json.code, 'request_malformed');
        }
      });
    }
  });

  describe('names requests:', () => {
    const kept = ['mine-1', 'a.b:c_d', 'x'.repeat(128), '0'];
    const replaced = ['x'.repeat(129), 'with space', 'a,b', '<script>', 'é', '"', 'a;b', ''];
    for (const name of kept) {
      it(`keeps ${name.slice(0, 20)}`, async () => {
        const reply = await gala.get('/referenceTypes/acme/none', { headers: { 'X-Request-Id': name } });
        assert.equal(reply.headers['x-request-id'], name);
        assert.equal(reply.body.request_id, name);
      });
    }
    for (const name of replaced) {
      it(`replaces ${JSON.stringify(name.slice(0, 20))}`, async () => {
        const reply = await send(head('GET', '/referenceTypes/acme', { 'X-Request-Id': name }));
        assert.match(reply.headers['x-request-id'] ?? '', /^[\w-]{36}$/);
      });
    }
    it('replaces two', async () => {
      const twice = head('GET', '/referenceTypes/acme', { 'X-Request-Id': 'one\r\nX-Request-Id: two' });
      assert.match((await send(twice)).headers['x-request-id'] ?? '', /^[\w-]{36}$/);
    });
    it('never gives two requests one name', async () => {
      const replies = await Promise.all(Array.from({ length: 50 }, () => gala.get('/referenceTypes/acme')));
      assert.equal(new Set(replies.map(({ headers }) => headers['x-request-id'])).size, 50);
    });
  });

  describe('reads addresses:', () => {
    const cases: [string, number, string?][] = [
      ['/referenceTypes/acme/a|b:c', 404, 'record_not_found'],
      [`/referenceTypes/acme/${'x'.repeat(128)}`, 404, 'record_not_found'],
      [`/referenceTypes/acme/${'x'.repeat(129)}`, 400, 'invalid_request'],
      [`/referenceTypes/${'x'.repeat(129)}`, 400, 'invalid_request'],
      ['/referenceTypes/acme/a.b', 400, 'invalid_request'],
      ['/referenceTypes/acme/a%2Fb', 400, 'invalid_request'],
      ['/referenceTypes/acme/%F0%9F%98%80', 400, 'invalid_request'],
      ['/referenceTypes/acme/%zz', 400, 'address_malformed'],
      ['/referenceTypes/acme/%ED%A0%80', 400, 'address_malformed'],
      ['/referenceTypes/%FF', 400, 'address_malformed'],
      ['/referenceTypes/acme?fields=%zz', 400, 'address_malformed'],
      ['/referenceTypes/acme?%', 400, 'address_malformed'],
      ['/referenceTypes/acme/', 404, 'address_unknown'],
      ['/referenceTypes//x', 404, 'address_unknown'],
      ['//referenceTypes/acme', 404, 'address_unknown'],
      ['/referenceTypes', 404, 'address_unknown'],
      ['/', 404, 'address_unknown'],
      ['', 404, 'address_unknown'],
      ['/ReferenceTypes/acme', 404, 'address_unknown'],
      ['/referenceTypes/acme/..', 400, 'invalid_request'],
      ['/referenceTypes/%2E%2e', 400, 'invalid_request'],
      ['/referenceTypes/.../x', 404, 'record_not_found'],
      ['/referenceTypes/acme/../acme', 404, 'address_unknown'],
      ['/../awards/referenceTypes/acme', 404, 'address_unknown'],
      ['/__proto__/acme', 404, 'address_unknown'],
      ['/references/acme/contact/%00', 200],
      ['/references/acme/contact/a%2Fb', 200],
      [`/references/acme/contact/${'x'.repeat(5000)}`, 200],
      [`/references/acme/contact/${'%F0%9F%98%80'.repeat(500)}`, 200],
      ['/references/acme/contact', 404, 'address_unknown'],
      ['/references/acme/application/a.b', 400, 'invalid_request'],
    ];
    for (const [address, status, code] of cases) {
      it(`${address.slice(0, 50)} is ${status}`, async () => {
        const reply = await send(head('GET', address));
        assert.equal(reply.status, status, reply.text);
        assert.equal(reply.json.code, code);
      });
    }

    describe('with a scheme and a host in front, as without:', () => {
      const absolute = (method: string, address: string) => {
        const [first = '', ...rest] = head(method, address).split('\r\n');
        return [first.replace(' /', ' http://gala.example:8080/'), ...rest].join('\r\n');
      };
      const targets: [string, string, number][] = [
        ['GET', '/referenceTypes/acme?limit=1&fields=name', 200],
        ['GET', '/referenceTypes/acme/none', 404],
        ['PUT', '/referenceTypes/acme', 405],
        ['GET', '/openapi.json', 200],
        ['OPTIONS', '/referenceTypes/acme', 200],
      ];
      for (const [method, address, status] of targets) {
        it(`${method} ${address}`, async () => {
          const [near, far] = [await send(head(method, address)), await send(absolute(method, address))];
          assert.deepEqual([near.status, far.status], [status, status], far.text);
          assert.equal(far.headers.allow, near.headers.allow);
          assert.equal(far.json?.code, near.json?.code);
        });
      }
      it('and where the next page is says so without them', async () => {
        await made(gala, 'referenceTypes');
        await made(gala, 'referenceTypes');
        const { headers } = await send(absolute('GET', '/referenceTypes/acme?limit=1'));
        assert.match(headers.link ?? '', /^<\/awards\/referenceTypes\/acme\?/);
      });
      it('also when there is nothing behind them', async () => {
        for (const target of ['http://gala.example', 'HTTP://gala.example:8080/', 'https://gala.example?x=1']) {
          const reply = await send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
          assert.deepEqual([reply.status, reply.json.name], [200, 'Gala'], target);
        }
      });
    });

    it('takes letters that are percent-encoded without need for what they are', async () => {
      const { id } = await made(gala, 'referenceTypes');
      const plain = (await gala.get(`/referenceTypes/acme/${id}`)).body;
      for (const address of [
        `/%72eferenceTypes/acme/${id}`,
        `/reference%54ypes/%61cme/${id}`,
        `/referenceTypes/acme/%69${id.slice(1)}`,
      ]) {
        assert.deepEqual((await send(head('GET', address))).json, plain, address);
      }
      assert.equal((await send(head('GET', '/openapi%2Ejson'))).json.openapi, '3.1.0');
      assert.equal(
        (await send(request('POST', '/referenceTypes/acme/%62atch', '{}'))).json.details[0].pointer,
        '/operations',
      );
      assert.equal(
        (await send(head('PUT', '/referenceTypes/acme/%62atch'))).headers.allow,
        (await send(head('PUT', '/referenceTypes/acme/batch'))).headers.allow,
      );
      assert.equal((await send(head('GET', '/referenceTypes/acme/%2562atch'))).json.code, 'invalid_request');
      assert.equal((await send(head('GET', '/referenceTypes%2Facme'))).status, 404);
    });

    it('keeps what belongs to one contact apart from others whose ids begin alike', async () => {
      const long = 'é'.repeat(300);
      await made(gala, 'references', { contact_id: long });
      const of = async (contact: string) =>
        (await gala.get(`/references/acme/contact/${encodeURIComponent(contact)}`)).body.Count;
      assert.deepEqual([await of(long), await of(`${long}é`), await of('é'.repeat(128))], [1, 0, 0]);
    });
  });

  describe('reads queries:', () => {
    const cases: [string, number][] = [
      ['?', 200],
      ['?&&', 200],
      ['?limit=10&', 200],
      ['?limit=%31', 200],
      ['?fields=name,+id', 200],
      ['?=x', 400],
      ['?limit', 400],
      ['?limit=ten', 400],
      ['?limit=0', 400],
      ['?limit=1001', 400],
      ['?limit[]=1', 400],
      ['?limit=1&limit=2', 400],
      ['?Limit=1', 400],
      ['?fields=', 400],
      ['?fields=none', 400],
      ['?fields=__proto__', 400],
      ['?fields=%00', 400],
      ['?__proto__=1', 400],
      ['?consistentRead=yes', 400],
      ['?exclusiveStartKey=x', 400],
      [`?exclusiveStartKey=${'x'.repeat(2000)}`, 400],
      [`?${'a=1&'.repeat(3000)}`, 400],
    ];
    for (const [query, status] of cases) {
      it(`${query.slice(0, 40)} is ${status}`, async () => {
        const reply = await send(head('GET', `/referenceTypes/acme${query}`));
        assert.equal(reply.status, status, reply.text);
      });
    }
  });

  it('answers pipelined requests in order, a bad one and the good one after it', async () => {
    const connection = await wire(gala.url);
    connection.write(
      request('POST', '/referenceTypes/acme', '{{{'),
      request('POST', '/referenceTypes/acme', '{"name":"Pipelined"}'),
      head('DELETE', '/referenceTypes/acme/none'),
      head('GET', '/referenceTypes/acme?limit=1'),
    );
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await connection.reply()).status);
    assert.deepEqual(statuses, [400, 200, 404, 200]);
    connection.end();
  });

  describe('to who waits for a 100', () => {
    const body = '{"name":"Expected"}';
    const waiting = (address: string, headers: Record<string, string | number> = {}) =>
      head('POST', address, {
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        Expect: '100-continue',
        ...headers,
      });

    it('says it, and answers what comes then', async () => {
      const connection = await wire(gala.url);
      for (const expect of ['100-continue', '100-Continue']) {
        connection.write(waiting('/referenceTypes/acme', { Expect: expect }));
        assert.equal((await connection.reply()).status, 100);
        connection.write(body);
        const reply = await connection.reply();
        assert.deepEqual([reply.status, reply.json.name], [200, 'Expected']);
      }
      connection.end();
    });

    const refusals: [string, number, string][] = [
      ['without a token', 401, waiting('/referenceTypes/acme', { Authorization: '' })],
      [
        'without permission',
        403,
        waiting('/referenceTypes/acme', { Authorization: `Bearer ${token({ permissions: ['x'] })}` }),
      ],
      [
        'for another tenant',
        403,
        waiting('/referenceTypes/acme', { Authorization: `Bearer ${token({ tenants: [] })}` }),
      ],
      ['where nothing is', 404, waiting('/nothing')],
      ['with a body that is too large', 400, waiting('/referenceTypes/acme', { 'Content-Length': 1024 * 1024 + 1 })],
      ['with a body of another kind', 400, waiting('/referenceTypes/acme', { 'Content-Type': 'text/plain' })],
      ['without a Host', 400, waiting('/referenceTypes/acme').replace(/Host: .*\r\n/, '')],
    ];
    for (const [name, status, bytes] of refusals) {
      it(`says ${status} ${name}, and hangs up`, async () => {
        const connection = await wire(gala.url);
        connection.write(bytes);
        const reply = await connection.reply();
        assert.deepEqual([reply.status, reply.headers.connection], [status, 'close'], reply.text);
        await connection.closed;
      });
    }
  });

  it('does not mind a body where none belongs', async () => {
    const connection = await wire(gala.url);
    for (const type of ['application/json', 'text/plain', 'x/y; z="']) {
      connection.write(request('GET', '/referenceTypes/acme', 'what is this', { 'Content-Type': type }));
      assert.equal((await connection.reply()).status, 200);
    }
    connection.end();
  });

  it('reads no body before it knows whose it is', async () => {
    const connection = await wire(gala.url);
    const length = 5 * 1024 * 1024;
    const upload = { 'Content-Type': 'application/json', 'Content-Length': length, Authorization: 'Bearer none' };
    connection.write(head('POST', '/referenceTypes/acme', upload));
    assert.equal((await connection.reply()).status, 401);
    connection.write(Buffer.alloc(length, ' '), head('GET', '/referenceTypes/acme'));
    assert.equal((await connection.reply()).status, 200);
    connection.end();
  });
});
