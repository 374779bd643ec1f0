/** Bodies that are too large, broken, hostile or merely odd. */
import { strict as assert } from 'node:assert';
import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Route } from '../../src/schema/document.js';
import { describeApi, served } from '../support/api.js';
import { count } from '../support/count.js';
import type { World } from '../support/harness.js';
import { documents } from '../support/replies.js';
import { made, tenant } from '../support/samples.js';
import { head, request, type WireReply, wire } from '../support/wire.js';

const megabyte = 1024 * 1024;
const types = `/referenceTypes/${tenant}`;
const reports = `/savedReports/${tenant}`;

/** @returns how often something was stored since then. */
function countCommits({ store }: World): () => number {
  let count = 0;
  const { commit } = store;
  store.commit = async (changes) => {
    await commit.call(store, changes);
    count++;
  };
  return () => count;
}

/** A saved report whose JSON has this length. */
function reportOf(length: number, more = ''): string {
  const start = `{"name":"Long","app":"awards","report_id":"r","user_id":"u","access_group":"team",${more}"report_configuration":{"text":"`;
  return `${start}${'x'.repeat(length - start.length - 3)}"}}`;
}

const creating = (object: string) => `{"operations":[{"operation":"create","object":${object}}]}`;
const withConfiguration = (json: string) =>
  `${reportOf(200).split('"report_configuration"')[0]}"report_configuration":${json}}`;

describeApi('Bodies', (start) => {
  const gala = served(start);
  let stored: () => number;
  let id: string;

  before(async () => {
    stored = countCommits(gala);
    id = (await made(gala, 'savedReports')).id;
  });

  /** Sends bytes and, on the same connection, a request that must succeed. */
  async function exchange(bytes: string | Buffer): Promise<WireReply> {
    const connection = await wire(gala.url);
    connection.write(bytes);
    const reply = await connection.reply();
    connection.write(head('GET', `${reports}/${id}`));
    assert.equal((await connection.reply()).status, 200, 'the next request on the connection');
    connection.end();
    return reply;
  }

  async function refused(bytes: string | Buffer, code: string): Promise<WireReply> {
    const before = stored();
    const reply = await exchange(bytes);
    assert.equal(reply.status, 400, reply.text.slice(0, 500));
    assert.equal(reply.json.code, code);
    assert.ok((reply.json.details ?? []).length <= 20, 'at most 20 details');
    assert.equal(stored(), before, 'nothing was stored');
    return reply;
  }

  async function accepted(bytes: string | Buffer): Promise<WireReply> {
    const reply = await exchange(bytes);
    assert.equal(reply.status, 200, reply.text.slice(0, 500));
    return reply;
  }

  const inChunks = (method: string, address: string, body: string) =>
    Buffer.concat([
      Buffer.from(head(method, address, { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' })),
      ...(body.match(/[\s\S]{1,65536}/g) ?? []).map((part) =>
        Buffer.from(`${part.length.toString(16)}\r\n${part}\r\n`),
      ),
      Buffer.from('0\r\n\r\n'),
    ]);
  const zipped = (encoding: string, body: Buffer, address = reports) =>
    request('POST', address, body, { 'Content-Encoding': encoding });

  describe('have a size limit:', () => {
    const small = '{"operations":[{"operation":"read","id":"x"}]}';
    const batchOf = (length: number) => small + ' '.repeat(length - small.length);

    const sizes: [what: string, address: string, body: (length: number) => string, limit: number][] = [
      ['1 MB', reports, reportOf, megabyte],
      ['10 MB as a batch', `${reports}/batch`, batchOf, 10 * megabyte],
    ];
    for (const [what, address, body, limit] of sizes)
      for (const send of [request, inChunks])
        it(`${what}, and not a byte more, ${send === request ? 'with a length' : 'in chunks'}`, async () => {
          await accepted(send('POST', address, body(limit)));
          await refused(send('POST', address, body(limit + 1)), 'body_too_large');
        });
    it('a patch may leave a record of 1 MB, and what the server adds', async () => {
      const { id: large } = (await accepted(request('POST', reports, reportOf(megabyte)))).json;
      const address = `${reports}/${large}`;
      const add = (length: number) => JSON.stringify([{ op: 'add', path: '/description', value: 'x'.repeat(length) }]);
      await accepted(request('PATCH', address, add(100)));
      await refused(request('PATCH', address, add(5000)), 'record_too_large');
      const merge = { 'Content-Type': 'application/merge-patch+json' };
      await refused(request('PATCH', address, `{"description":"${'x'.repeat(5000)}"}`, merge), 'record_too_large');
      const text = '/report_configuration/text';
      const copies = Array.from({ length: 3 }, (_, n) => ({ op: 'copy', from: text, path: `${text}${n}` }));
      await refused(request('PATCH', address, JSON.stringify(copies)), 'record_too_large');
      const { json } = await accepted(head('GET', address));
      assert.equal(json.description.length, 100);
    });
    it('30 MB are read to the end and refused', async () => {
      await refused(request('POST', reports, Buffer.alloc(30 * megabyte, ' ')), 'body_too_large');
    });
  });

  describe('may be compressed:', () => {
    const report = Buffer.from(reportOf(5000));
    for (const [encoding, compress] of [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
    ] as const) {
      it(`by ${encoding}`, () => accepted(zipped(encoding, compress(report))));
      it(`${encoding} that is broken is refused`, () => refused(zipped(encoding, report), 'body_unreadable'));
      it(`${encoding} that ends too soon is refused`, () =>
        refused(zipped(encoding, compress(report).subarray(0, -10)), 'body_unreadable'));
      it(`${encoding} that grows to 100 MB is refused`, () =>
        refused(zipped(encoding, compress(Buffer.alloc(100 * megabyte))), 'body_too_large'));
    }
    it('other encodings are refused', () => refused(zipped('compress', report), 'body_unreadable'));
    it('gzip inside gzip is refused', () =>
      refused(zipped('gzip, gzip', gzipSync(gzipSync(report))), 'body_unreadable'));
  });

  describe('have a media type:', () => {
    const body = '{"name":"Letter"}';
    const typed = (type: string) => request('POST', types, body, { 'Content-Type': type });
    for (const type of [
      'application/json; p=1',
      'application/json; charset="UTF-8"',
      ' APPLICATION/JSON ; charset=UTF8 ',
    ])
      it(`${type} is taken`, () => accepted(typed(type)));
    const simple = 'text/plain application/jsonx application/xml application/x-www-form-urlencoded */*'.split(' ');
    for (const type of [...simple, 'multipart/form-data; boundary=x', 'application/json, application/json', '', ';'])
      it(`${type || 'an empty one'} is refused`, () => refused(typed(type), 'media_type_unsupported'));
    it('a request without one is told what to send', async () => {
      const reply = await refused(head('POST', types, { 'Content-Length': body.length }) + body, 'media_type_missing');
      assert.match(reply.json.message, /Content-Type: application\/json\.$/);
      assert.equal(reply.json.details[0].pointer, 'header/content-type');
    });
    for (const charset of ['latin1', 'utf-16', '""'])
      it(`charset ${charset} is refused`, () =>
        refused(typed(`application/json; charset=${charset}`), 'charset_unsupported'));
    it('a patch may have one of three, and no other', async () => {
      const patches: [string, string, number][] = [
        ['application/json', '[]', 200],
        ['application/json-patch+json', '[]', 200],
        ['application/merge-patch+json', '{}', 200],
        ['application/json', '{}', 200],
        ['application/json', 'null', 400],
        ['application/json-patch+json', '{}', 400],
        ['application/merge-patch+json', '[]', 400],
        ['text/json', '[]', 400],
      ];
      for (const [type, sent, status] of patches) {
        const reply = await exchange(request('PATCH', `${reports}/${id}`, sent, { 'Content-Type': type }));
        assert.equal(reply.status, status, `${type} ${sent} ${reply.text}`);
      }
    });
  });

  describe('are JSON:', () => {
    const cases: Record<string, [string | Buffer, string]> = {
      'half an object': ['{"name":', 'json_invalid'],
      'two objects': ['{}{}', 'json_invalid'],
      'a comma too many': ['{"name":"x",}', 'json_invalid'],
      NaN: ['{"name":NaN}', 'json_invalid'],
      blanks: ['   ', 'json_invalid'],
      'a raw line break in a text': ['{"name":"a\nb"}', 'json_invalid'],
      'nothing at all': ['', 'body_missing'],
      null: ['null', 'invalid_request'],
      'a number': ['1', 'invalid_request'],
      'an array': ['[]', 'invalid_request'],
      'bytes that are no UTF-8': [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'body_not_utf8'],
      'an overlong encoding': [Buffer.from([0x22, 0xc0, 0xaf, 0x22]), 'body_not_utf8'],
      'UTF-16': [Buffer.from('{"name":"x"}', 'utf16le'), 'json_invalid'],
    };
    for (const [name, [body, code]] of Object.entries(cases))
      it(`${code} for ${name}`, () => refused(request('POST', types, body), code));
    it('chunks without content are refused with body_missing', () =>
      refused(inChunks('POST', types, ''), 'body_missing'));
    it('a patch, a batch and a PUT are refused without one', async () => {
      for (const [method, address] of [
        ['PATCH', id],
        ['PUT', id],
        ['POST', 'batch'],
      ] as const)
        await refused(request(method, `${reports}/${address}`), 'body_missing');
    });
    it('a byte order mark before the JSON is ignored', async () => {
      assert.equal((await accepted(request('POST', types, '\ufeff{"name":"Marked"}'))).json.name, 'Marked');
    });
  });

  describe('are kept exactly or refused:', () => {
    const refusals: Record<string, [string, string]> = {
      '2^53': ['{"n":9007199254740992}', 'number_too_large'],
      '2^53 + 1': ['{"n":9007199254740993}', 'number_too_large'],
      '1e400': ['{"n":1e400}', 'number_too_large'],
      '-1E+400': ['[-1E+400]', 'number_too_large'],
      'a number after a text that looks like its end': ['{"t":"\\\\\\"","n":1e400}', 'number_too_large'],
      'a number of a million digits': [`{"n":${'9'.repeat(900_000)}}`, 'number_too_large'],
      'U+0000 in a value': ['{"t":"a\\u0000b"}', 'text_invalid'],
      'U+0000 in a key': ['{"a\\u0000b":1}', 'text_invalid'],
      'U+0000 at depth': ['[{"a":[["\\u0000"]]}]', 'text_invalid'],
      'a high surrogate': ['{"t":"\\ud800"}', 'text_invalid'],
      'surrogates the wrong way round': ['{"t":"\\udc00\\ud800"}', 'text_invalid'],
      'a lone surrogate in a key': ['{"\\uD83D":1}', 'text_invalid'],
      __proto__: ['{"__proto__":{"admin":true}}', 'key_forbidden'],
      '__proto__ with an escape': ['{"\\u005f\\u005Fproto__":{}}', 'key_forbidden'],
      '__proto__ at depth': ['[[{"a":[{"__proto__":null}]}]]', 'key_forbidden'],
      'constructor.prototype': ['{"constructor":{"prototype":{"admin":true}}}', 'key_forbidden'],
      'a 65th level': [`${'['.repeat(65)}${']'.repeat(65)}`, 'body_too_deep'],
      '100,000 arrays': [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'body_too_deep'],
      'a name of 257 characters': [`{"${'n'.repeat(257)}":1}`, 'name_too_long'],
      'a name of 257 escapes': [`{"${'\\u006e'.repeat(257)}":1}`, 'name_too_long'],
    };
    /** All other bodies are read as a record is. */
    const ways: [way: string, bytes: (json: string) => Buffer, pointer: string][] = [
      ['a record', (json) => request('POST', reports, withConfiguration(json)), '/report_configuration'],
      [
        'a batch',
        (json) => request('POST', `${reports}/batch`, creating(withConfiguration(json))),
        '/operations/0/object/report_configuration',
      ],
    ];
    for (const [name, [json, code]] of Object.entries(refusals))
      it(`${code} for ${name}`, async () => {
        for (const [, bytes] of ways) await refused(bytes(json), code);
      });

    it('the error points to a number that is too large', async () => {
      const value = '{"a/b":[1,{"t":"\\\\\\"]}","~":[[],{},"x",{"n":-1e400}]}]}';
      for (const [, bytes, above] of ways) {
        const { json } = await refused(bytes(value), 'number_too_large');
        assert.equal(json.details[0].pointer, `${above}/a~1b/1/~0/3/n`);
      }
    });

    const kept: Record<string, string> = {
      'the largest whole numbers': '[9007199254740991,-9007199254740991]',
      'decimals of 17 digits': '[0.30000000000000004,1.7976931348623157,5e-324,2.2250738585072014e-308]',
      'small numbers with an exponent': '[1e15,1e-7,12e3,-0.5e1]',
      'texts of digits': '["9007199254740993","1e400"]',
      'escapes and emoji': '["\\n\\t\\"\\\\","\\ud83d\\ude00","😀","\\u2028"]',
      'texts like keys that are refused': '["__proto__","constructor.prototype"]',
      'keys like those of every object': '{"toString":1,"hasOwnProperty":2,"valueOf":{"length":3},"constructor":4}',
      'an empty key': '{"":1," ":2,"/":3,"~":4}',
      '59 levels': `${'['.repeat(59)}${']'.repeat(59)}`,
      'a list of 100,000': `[${'1,'.repeat(99_999)}1]`,
    };
    for (const [name, json] of Object.entries(kept)) {
      it(`the same comes back for ${name}`, async () => {
        const value = json.startsWith('{') ? json : `{"value":${json}}`;
        const { json: record } = await accepted(request('POST', reports, withConfiguration(value)));
        const { json: read } = await accepted(head('GET', `${reports}/${record.id}`));
        assert.deepEqual(read.report_configuration, JSON.parse(value));
      });
    }

    it('-0 comes back as 0', async () => {
      const { json } = await accepted(request('POST', reports, withConfiguration('{"n":[-0,0.1]}')));
      assert.deepEqual(json.report_configuration, { n: [0, 0.1] });
    });
  });

  describe('are refused in short, however much is wrong with them:', () => {
    const many = (item: string, count: number) => `[${`${item},`.repeat(count - 1)}${item}]`;
    const cases: Record<string, () => Buffer> = {
      '20,000 directives that are numbers': () => request('PATCH', `${reports}/${id}`, many('1', 20_000)),
      '100,000 ids to search': () => request('POST', `/references/${tenant}/search`, `{"ids":${many('1', 100_000)}}`),
      '60,000 items of unknown fields': () =>
        request('POST', `/references/${tenant}`, `{"custom_field_values":${many('{"a":1}', 60_000)}}`),
      'a batch with a text of 9 MB and a number with an exponent': () =>
        request('POST', `${reports}/batch`, `{"text":"${'x'.repeat(9 * megabyte)}","n":1e1}`),
      'a batch with a text of 4,000,000 escapes': () =>
        request('POST', `${reports}/batch`, `{"text":"${'\\\\'.repeat(4_000_000)}","n":1e1}`),
    };
    for (const [name, bytes] of Object.entries(cases)) {
      it(name, async () => {
        const reply = await refused(bytes(), 'invalid_request');
        assert.ok(reply.json.details.length > 0);
        assert.ok(reply.text.length < 20_000, 'a short answer');
      });
    }

    it('an operation of a batch with 190,000 wrong items', async () => {
      const body = creating(`{"custom_field_values":${many('1', 190_000)}}`);
      const before = stored();
      const reply = await accepted(request('POST', `/references/${tenant}/batch`, body));
      const [{ status, error }] = reply.json.results;
      assert.equal(status, 400);
      assert.ok(error.details.length >= 1 && error.details.length <= 20);
      assert.equal(stored(), before);
    });
  });

  describe('of any shape cause no server error:', () => {
    const routes = documents.flatMap(({ name, routes }) => routes.map((route) => ({ name, route })));
    for (const { name, route } of routes.filter(({ route }) => route.mediaTypes.length > 0)) {
      it(`${name}: ${route.operation.operationId}`, async () => {
        const address = route.path.replace('{tenantId}', tenant).replace(/\{\w+\}/g, id);
        const names = fc.constantFrom(...wordsOf(route));
        const likely = fc.dictionary(names, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 8 });
        const lists = fc.array(likely, { maxLength: 4 });
        const bodies = fc.oneof(likely, likely, lists, operations, directives, fc.jsonValue());
        await fc.assert(
          fc.asyncProperty(bodies, fc.constantFrom(...route.mediaTypes), async (body, type) => {
            const headers = { 'Content-Type': type };
            const reply = await gala.call(route.method, address, { body: JSON.stringify(body), headers });
            assert.ok(reply.status < 500, reply.text);
            for (const { status } of reply.body?.results ?? []) assert.ok(!(status >= 500), reply.text);
          }),
          { numRuns: count(15, 100) },
        );
      });
    }

    const words = (all: string) => fc.constantFrom(...all.split(' '));
    const value = fc.jsonValue({ maxDepth: 2 });
    const pointers = fc.oneof(fc.constant(''), words('/ /name /id /sys_version /report_configuration/- /name/0 ~ /~2'));
    const op = words('add copy move remove replace test none');
    const directive = fc.record({ op, path: pointers, from: pointers, value }, { requiredKeys: ['op', 'path'] });
    const directives = fc.array(directive, { maxLength: 4 });
    const operation = fc.record(
      {
        operation: words('create read update patch delete none'),
        id: fc.oneof(fc.string(), fc.constant(null)),
        object: value,
        patch_directives: fc.oneof(directives, fc.dictionary(words('0 1 01 a'), fc.jsonValue())),
      },
      { requiredKeys: ['operation'] },
    );
    const operations = fc.record({ operations: fc.array(operation, { maxLength: 4 }) });
  });
});

/** Names that the document knows, and some that it does not. */
function wordsOf(route: Route): [string, ...string[]] {
  const [resource = ''] = route.operation.operationId.split('.');
  const known = documents.flatMap((document) => {
    const schema = document.answer(`${resource}.replace`);
    return schema === undefined ? [] : Object.keys(document.properties(schema));
  });
  return ['operations', ...known, 'process_id', 'template', 'send_to', 'ids', 'nonesuch', 'constructor', ''];
}
