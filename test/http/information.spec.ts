/** The documents as they are served: compressed, as JSON and YAML, and not again to clients that have them. */
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { commonHeaders } from '../../src/http/answer.js';
import { Document } from '../../src/schema/document.js';
import { published } from '../../src/schema/published.js';
import { describeApi, served } from '../support/api.js';

const plain = (bytes: Buffer) => bytes;
const encodings = [
  ['identity', plain],
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const;
const addresses = ['/awards/openapi.json', '/events/openapi.json', '/awards/openapi.yaml', '/events/openapi.yaml'];

describeApi('The documents are served', (start) => {
  const gala = served(start);

  async function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
    const asked = request(`${gala.url}${address}`, { method, headers }).end();
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: reply.statusCode, headers: reply.headers, bytes: await buffer(reply) };
  }

  for (const address of addresses) {
    it(`at ${address}, in each encoding with an ETag of its own`, async () => {
      const tags = new Set<string>();
      const [, name = '', ending] = address.split(/[/.]openapi[.]|[/]/);
      const json = () => `${JSON.stringify(published(Document.whole(name as 'awards').bundle), null, 1)}\n`;
      const text = ending === 'yaml' ? await readFile(`generated/${name}.yaml`, 'utf8') : json();
      for (const [encoding, decoded] of encodings) {
        const { status, headers, bytes } = await ask(address, { 'Accept-Encoding': encoding });
        assert.equal(status, 200);
        assert.equal(decoded(bytes).toString(), text);
        assert.equal(headers['content-encoding'], encoding === 'identity' ? undefined : encoding);
        assert.equal(headers['content-length'], String(bytes.length));
        assert.deepEqual([headers.vary, headers['cache-control']], ['Accept-Encoding', 'no-cache']);
        assert.match(headers.etag ?? '', /^"[\w-]+"$/);
        tags.add(headers.etag ?? '');
        if (encoding !== 'identity') assert.ok(bytes.length * 8 < text.length, String(bytes.length));
      }
      assert.equal(tags.size, encodings.length);
    });

    it(`at ${address}, but not again to a client that has them`, async () => {
      const gzip = { 'Accept-Encoding': 'gzip' };
      const { headers } = await ask(address, gzip);
      const tag = headers.etag as string;
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const { status, headers, bytes } = await ask(address, { ...gzip, 'If-None-Match': known });
        assert.deepEqual([status, bytes.length], [304, 0], known);
        assert.deepEqual([headers.etag, headers.vary, headers['cache-control']], [tag, 'Accept-Encoding', 'no-cache']);
        assert.deepEqual([headers['content-length'], headers['content-type']], [undefined, undefined]);
        for (const name of Object.keys(commonHeaders)) assert.ok(headers[name.toLowerCase()], name);
        assert.ok(headers['x-request-id']);
      }
      assert.equal((await ask(address, { ...gzip, 'If-None-Match': '"other"' })).status, 200);
      assert.equal((await ask(address, { 'Accept-Encoding': 'br', 'If-None-Match': tag })).status, 200);
    });
  }

  it('to HEAD without a body', async () => {
    for (const [encoding] of encodings) {
      const { headers: expected } = await ask('/awards/openapi.json', { 'Accept-Encoding': encoding });
      const { status, headers, bytes } = await ask('/awards/openapi.json', { 'Accept-Encoding': encoding }, 'HEAD');
      assert.deepEqual([status, bytes.length], [200, 0]);
      for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary', 'cache-control'])
        assert.equal(headers[name], expected[name], name);
    }
  });

  it('as JSON and YAML, each with its content type', async () => {
    const type = async (address: string) => (await ask(address)).headers['content-type'];
    assert.equal(await type('/awards/openapi.json'), 'application/json; charset=utf-8');
    assert.equal(await type('/awards/openapi.yaml'), 'application/yaml');
  });

  it('as YAML that parsers of versions 1.1 and 1.2 read as the JSON', async () => {
    const { bytes } = await ask('/awards/openapi.yaml');
    for (const version of ['1.1', '1.2'] as const)
      assert.deepEqual(parse(bytes.toString(), { version }), published(Document.whole('awards').bundle));
  });

  for (const [accepted, encoding] of [
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['zstd', undefined],
    ['', undefined],
  ] as const) {
    it(`${encoding === undefined ? 'uncompressed' : `as ${encoding}`} for Accept-Encoding: ${accepted || '(empty)'}`, async () => {
      const { headers } = await ask('/awards/openapi.json', { 'Accept-Encoding': accepted });
      assert.equal(headers['content-encoding'], encoding);
    });
  }

  it('at the addresses that the index names, which is served in the same way', async () => {
    const { headers, bytes } = await ask('/');
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    const { services } = JSON.parse(bytes.toString()) as { services: { document: string; yaml: string }[] };
    assert.deepEqual(services.flatMap(({ document, yaml }) => [document, yaml]).sort(), [...addresses].sort());
    assert.equal((await ask('/', { 'If-None-Match': headers.etag as string })).status, 304);
  });
});

describeApi('Behind a proxy that serves it below a path,', (start) => {
  const publicUrl = 'https://conference.example/gala';
  const gala = served(start, { publicUrl });
  const direct = served(start);
  const ask = async (address: string, { url } = gala) => await fetch(`${url}${address}`);

  for (const name of ['awards', 'events'])
    it(`clients that are made of the document of ${name} find the server`, async () => {
      const [asJson, asYaml] = [await ask(`/${name}/openapi.json`), await ask(`/${name}/openapi.yaml`)];
      const known = (await ask(`/${name}/openapi.yaml`, direct)).headers.get('etag');
      assert.notEqual(asYaml.headers.get('etag'), known, 'it is another document than with relative addresses');
      const read = parse(await asYaml.text());
      assert.deepEqual(await asJson.json(), read);
      const { servers, ...rest } = read;
      assert.deepEqual(
        servers.map(({ url }: { url: string }) => url),
        [`${publicUrl}/${name}`],
      );
      const { servers: relative, ...same } = (await (await ask(`/${name}/openapi.json`, direct)).json()) as typeof read;
      assert.deepEqual([relative[0].url, rest], [`/${name}`, same]);
    });

  it('the index says where the documents are', async () => {
    const { services } = (await (await ask('/')).json()) as { services: Record<string, string>[] };
    for (const { name, document, yaml } of services)
      assert.deepEqual(
        [document, yaml],
        ['json', 'yaml'].map((type) => `${publicUrl}/${name}/openapi.${type}`),
      );
  });

  it('somebody who follows the links of a list gets all of it', async () => {
    const types = '/referenceTypes/conference';
    for (const name of ['One', 'Two', 'Three']) await gala.post(types, { name });
    for (const query of ['limit=2', 'limit=2&format=csv', 'limit=2&count=true']) {
      const first = await gala.get(`${types}?${query}`);
      const [, next = ''] = /^<(.*)>; rel="next"$/.exec(first.headers.link ?? '') ?? [];
      assert.ok(next.startsWith(`${publicUrl}/awards${types}?limit=2`), next);
      assert.equal(first.headers.total, query.includes('count') ? '3' : undefined);
      const second = await gala.get(next.slice(`${publicUrl}/awards`.length));
      assert.deepEqual([second.status, second.headers.link], [200, undefined]);
      assert.match(second.text, /Three/);
    }
  });
});
