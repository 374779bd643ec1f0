/** What every answer has in common, and how addresses are read. */
import { strict as assert } from 'node:assert';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made } from '../support/samples.js';
import { head, request, type WireReply, wire } from '../support/wire.js';

const types = '/referenceTypes/acme';
const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer, X-Request-Id',
  'access-control-expose-headers':
    'X-Request-Id, X-Last-Evaluated-Key, Link, Total, Allow, Accept-Patch, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, ETag, Idempotent-Replayed, Dry-Run, Created, Preference-Applied, Content-Disposition',
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
      ['a record that is made', 200, () => request('POST', types, bodyOf)],
      ['HEAD', 200, () => head('HEAD', types)],
      ['a preflight', 200, () => head('OPTIONS', types, { Origin: 'https://example.org' })],
      ['OPTIONS *', 200, () => 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['CONNECT', 405, () => 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n'],
      ['POST to the index', 405, () => 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n'],
      ['POST to the document', 405, () => head('POST', '/openapi.json', { 'Content-Length': 0 })],
      ['the index', 200, () => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
      ['the document', 200, () => head('GET', '/openapi.json')],
      ['a request without a token', 401, () => head('GET', types, { Authorization: '' })],
      ['an unknown address', 404, () => head('GET', '/nothing/at/all')],
      ['an unknown method', 405, () => head('PUT', types)],
      ['TRACE', 405, () => head('TRACE', types)],
      ['a body that is no JSON', 400, () => request('POST', types, '{')],
      ['a conflict', 409, () => request('PATCH', `/referenceTypes/acme/${id}`, '[{"op":"remove","path":"/none"}]')],
      ['headers that are too large', 400, () => head('GET', types, { 'X-Large': 'x'.repeat(20_000) })],
      ['bytes that are not HTTP', 400, () => 'good morning\r\n\r\n'],
      ['an unknown method of HTTP', 400, () => head('BREW', types)],
      ['an address that is not ASCII', 400, () => head('GET', '/referenceTypes/äcme')],
      ['a malformed chunk', 400, () => `${chunked()}zz\r\n{"name"`],
      ['a body with two lengths', 400, () => head('POST', types, { 'Content-Length': 5, ...inChunks })],
      ['an unknown Expect', 200, () => request('POST', types, bodyOf, { Expect: 'tea' })],
      ['a request without Host', 400, () => 'GET / HTTP/1.1\r\n\r\n'],
      ['two tokens', 401, () => head('GET', types, { authorization: `Bearer ${token()}` })],
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
      const many = `${'A: b\r\n'.repeat(1500)}Authorization: Bearer ${token()}\r\n\r\n`;
      const first =
        tokens > 1 ? head('GET', types) : 'GET /awards/referenceTypes/acme HTTP/1.1\r\nHost: localhost\r\n\r\n';
      return first.replace(/\r\n$/, many);
    };
    const inChunks = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const chunked = () => head('POST', types, inChunks);
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
          assert.deepEqual([said, request_id], [status, reply.headers['x-request-id']]);
          assert.match(code, /^[a-z][a-z0-9_]*$/);
          assert.ok(message.length > 0);
        }
        if (status === 405) assert.equal(reply.headers.allow, allowed[name] ?? 'GET, HEAD, POST, OPTIONS');
      });
    }
  });

  it('answers a preflight with the methods and kinds of patches that the address takes', async () => {
    const reply = await send(head('OPTIONS', '/referenceTypes/acme/any', { Authorization: '' }));
    assert.deepEqual([reply.status, reply.text, reply.headers['access-control-max-age']], [200, '', '86400']);
    assert.deepEqual(reply.headers.allow?.split(', ').sort(), ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'PUT']);
    const kinds = 'application/json, application/merge-patch+json, application/json-patch+json';
    assert.equal(reply.headers['accept-patch'], kinds);
  });

  it('answers what came before a CONNECT, refuses that, and hangs up', async () => {
    const connection = await wire(gala.url);
    const tunnel = 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\nhello';
    connection.write(Buffer.concat([request('POST', types, '{"name":"One"}'), Buffer.from(tunnel)]));
    assert.equal((await connection.reply()).json.name, 'One');
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

  describe('needs a valid Host:', () => {
    const hosts: [string, number, string][] = [
      ['one name', 200, 'HTTP/1.1\r\nHost: gala.example'],
      ['a name and a port', 200, 'HTTP/1.1\r\nhost: gala.example:8080'],
      ['IPv6', 200, 'HTTP/1.1\r\nHost: [::1]:8080'],
      ['none at all, in HTTP/1.0', 200, 'HTTP/1.0'],
      ['an empty name', 400, 'HTTP/1.1\r\nHost:'],
      ['two names', 400, 'HTTP/1.1\r\nHost: gala.example\r\nHost: other.example'],
      ['two names in one header', 400, 'HTTP/1.1\r\nHost: gala.example, other.example'],
      ['a path', 400, 'HTTP/1.1\r\nHost: gala.example/awards'],
      ['a port that is not a number', 400, 'HTTP/1.1\r\nHost: gala.example:http'],
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

  describe('gives requests an id:', () => {
    const kept = ['mine-1', 'a.b:c_d', 'x'.repeat(128)];
    const replaced = ['x'.repeat(129), 'with space', '<script>', 'é', '"', '', 'one\r\nX-Request-Id: two'];
    for (const name of [...kept, ...replaced])
      it(`${kept.includes(name) ? 'keeps' : 'replaces'} the X-Request-Id ${JSON.stringify(name.slice(0, 20))}`, async () => {
        const reply = await send(head('GET', '/referenceTypes/acme/none', { 'X-Request-Id': name }));
        const found = reply.headers['x-request-id'] ?? '';
        assert.equal(reply.json.request_id, found);
        if (kept.includes(name)) assert.equal(found, name);
        else assert.match(found, /^[\w-]{36}$/);
      });
    it('never gives two requests the same', async () => {
      const replies = await Promise.all(Array.from({ length: 50 }, () => gala.get(types)));
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
      ['/referenceTypes/acme/%zz', 400, 'address_malformed'],
      ['/referenceTypes/%FF', 400, 'address_malformed'],
      ['/referenceTypes/acme?fields=%zz', 400, 'address_malformed'],
      ['/referenceTypes/acme/', 404, 'address_unknown'],
      ['/referenceTypes//x', 404, 'address_unknown'],
      ['/', 404, 'address_unknown'],
      ['/ReferenceTypes/acme', 404, 'address_unknown'],
      ['/referenceTypes/acme/..', 400, 'invalid_request'],
      ['/referenceTypes/%2E%2e', 400, 'invalid_request'],
      ['/referenceTypes/.../x', 404, 'record_not_found'],
      ['/referenceTypes/acme/../acme', 404, 'address_unknown'],
      ['/__proto__/acme', 404, 'address_unknown'],
      ['/references/acme/contact/%00', 200],
      ['/references/acme/contact/a%2Fb', 200],
      [`/references/acme/contact/${'%F0%9F%98%80'.repeat(500)}`, 200],
      ['/references/acme/application/a.b', 400, 'invalid_request'],
    ];
    for (const [address, status, code] of cases) {
      it(`${address.slice(0, 50)} is ${status}`, async () => {
        const reply = await send(head('GET', address));
        assert.deepEqual([reply.status, reply.json.code], [status, code], reply.text);
      });
    }

    describe('with a scheme and a host in front', () => {
      const absolute = (method: string, address: string) => {
        const [first = '', ...rest] = head(method, address).split('\r\n');
        return [first.replace(' /', ' http://gala.example:8080/'), ...rest].join('\r\n');
      };
      const targets: [string, string, number][] = [
        ['GET', '/referenceTypes/acme?limit=1&fields=name', 200],
        ['PUT', types, 405],
        ['GET', '/openapi.json', 200],
      ];
      for (const [method, address, status] of targets) {
        it(`answers ${method} ${address} as without`, async () => {
          const [near, far] = [await send(head(method, address)), await send(absolute(method, address))];
          const seen = ({ status, headers, json }: WireReply) => [status, headers.allow, json?.code];
          assert.deepEqual([seen(far), near.status], [seen(near), status], far.text);
        });
      }
      it('links to the next page without them', async () => {
        await made(gala, 'referenceTypes');
        await made(gala, 'referenceTypes');
        const { headers } = await send(absolute('GET', '/referenceTypes/acme?limit=1'));
        assert.match(headers.link ?? '', /^<\/awards\/referenceTypes\/acme\?/);
      });
      it('shows the index when nothing follows', async () => {
        for (const target of ['http://gala.example', 'HTTP://gala.example:8080/', 'https://gala.example?x=1']) {
          const reply = await send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
          assert.deepEqual([reply.status, reply.json.name], [200, 'Gala'], target);
        }
      });
    });

    it('decodes letters that are percent-encoded without need', async () => {
      const { id } = await made(gala, 'referenceTypes');
      const plain = (await gala.get(`/referenceTypes/acme/${id}`)).body;
      const encoded = `/reference%54ypes/%61cme/%69${id.slice(1)}`;
      assert.deepEqual((await send(head('GET', encoded))).json, plain);
      assert.equal((await send(head('GET', '/openapi%2Ejson'))).json.openapi, '3.1.0');
      const batch = await send(request('POST', '/referenceTypes/acme/%62atch', '{}'));
      assert.equal(batch.json.details[0].pointer, '/operations');
      assert.equal((await send(head('GET', '/referenceTypes/acme/%2562atch'))).json.code, 'invalid_request');
      assert.equal((await send(head('GET', '/referenceTypes%2Facme'))).status, 404);
    });

    it('keeps records of a contact apart from those of others whose ids begin alike', async () => {
      const long = 'é'.repeat(300);
      await made(gala, 'references', { contact_id: long });
      const of = async (contact: string) =>
        (await gala.get(`/references/acme/contact/${encodeURIComponent(contact)}`)).body.Count;
      assert.deepEqual([await of(long), await of(`${long}é`), await of('é'.repeat(128))], [1, 0, 0]);
    });
  });

  describe('reads queries:', () => {
    const good = ['?', '?&&', '?limit=10&', '?limit=%31', '?fields=name,+id'];
    const values =
      'limit= limit=ten limit=0 limit=1001 limit[]=1 limit=1&limit=2 fields= fields=none consistentRead=yes';
    const keys = `=x limit Limit=1 fields=__proto__ fields=%00 __proto__=1 exclusiveStartKey=${'x'.repeat(2000)}`;
    const bad = [...values.split(' '), ...keys.split(' '), 'a=1&'.repeat(3000)].map((query) => `?${query}`);
    const cases = [...good.map((query) => [query, 200] as const), ...bad.map((query) => [query, 400] as const)];
    for (const [query, status] of cases) {
      it(`${query.slice(0, 40)} is ${status}`, async () => {
        const reply = await send(head('GET', `/referenceTypes/acme${query}`));
        assert.equal(reply.status, status, reply.text);
      });
    }
  });

  it('answers pipelined requests in order, also a good one after a bad one', async () => {
    const connection = await wire(gala.url);
    connection.write(
      request('POST', types, '{{{'),
      request('POST', types, '{"name":"Pipelined"}'),
      head('DELETE', '/referenceTypes/acme/none'),
      head('GET', '/referenceTypes/acme?limit=1'),
    );
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await connection.reply()).status);
    assert.deepEqual(statuses, [400, 200, 404, 200]);
    connection.end();
  });

  describe('with Expect: 100-continue', () => {
    const body = '{"name":"Expected"}';
    const usual = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' };
    const waiting = (address: string, headers: Record<string, string | number> = {}) =>
      head('POST', address, { ...usual, ...headers });

    it('sends 100, and answers the body that follows', async () => {
      const connection = await wire(gala.url);
      connection.write(waiting(types, { Expect: '100-Continue' }));
      assert.equal((await connection.reply()).status, 100);
      connection.write(body);
      const reply = await connection.reply();
      assert.deepEqual([reply.status, reply.json.name], [200, 'Expected']);
      connection.end();
    });

    const refusals: [string, number, string][] = [
      ['without a token', 401, waiting(types, { Authorization: '' })],
      ['without permission', 403, waiting(types, { Authorization: `Bearer ${token({ permissions: ['x'] })}` })],
      ['for another tenant', 403, waiting(types, { Authorization: `Bearer ${token({ tenants: [] })}` })],
      ['at an unknown address', 404, waiting('/nothing')],
      ['with a body that is too large', 400, waiting(types, { 'Content-Length': 1024 * 1024 + 1 })],
      ['with a body of another kind', 400, waiting(types, { 'Content-Type': 'text/plain' })],
      ['without a Host', 400, waiting(types).replace(/Host: .*\r\n/, '')],
    ];
    for (const [name, status, bytes] of refusals) {
      it(`answers ${status} at once ${name}, and hangs up`, async () => {
        const connection = await wire(gala.url);
        connection.write(bytes);
        const reply = await connection.reply();
        assert.deepEqual([reply.status, reply.headers.connection], [status, 'close'], reply.text);
        await connection.closed;
      });
    }
  });

  it('ignores the body of a GET', async () => {
    const connection = await wire(gala.url);
    connection.write(request('GET', types, 'what is this', { 'Content-Type': 'x/y; z="' }));
    assert.equal((await connection.reply()).status, 200);
    connection.end();
  });

  it('answers 401 before the body has arrived', async () => {
    const connection = await wire(gala.url);
    const length = 5 * 1024 * 1024;
    const upload = { 'Content-Type': 'application/json', 'Content-Length': length, Authorization: 'Bearer none' };
    connection.write(head('POST', types, upload));
    assert.equal((await connection.reply()).status, 401);
    connection.write(Buffer.alloc(length, ' '), head('GET', types));
    assert.equal((await connection.reply()).status, 200);
    connection.end();
  });
});
