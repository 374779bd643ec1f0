/** The pages as they are served, and who gets the demo token. */
import { strict as assert } from 'node:assert';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describeApi, served } from '../support/api.js';
import type { World } from '../support/harness.js';

const about = { version: '1.2.3', store: 'embedded' };
const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

type Headers = Readonly<Record<string, string>>;

async function ask({ url }: World, address: string, headers: Headers = {}, method = 'GET') {
  // a path like /../x must arrive as it is
  const asked = request(url, { path: address, method, headers }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: reply.statusCode, headers: reply.headers, text: await text(reply) };
}

describeApi('The pages', (start) => {
  const gala = served(start, { web: { console: true, about, demoToken: 'a.b.c' } });
  const plain = served(start, { web: { console: false, about } });

  for (const [accept, type] of [
    [undefined, json],
    ['application/json', json],
    ['text/html', html],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', html],
    ['text/html;q=0.5, application/json', json],
  ] as const)
    it(`show / as ${type === html ? 'HTML' : 'JSON'} for Accept: ${accept ?? '(none)'}`, async () => {
      const headers: Headers = accept === undefined ? {} : { Accept: accept };
      const reply = await ask(gala, '/', headers);
      assert.deepEqual([reply.status, reply.headers['content-type']], [200, type]);
      assert.equal(reply.headers.vary, 'Accept, Accept-Encoding');
      const head = await ask(gala, '/', headers, 'HEAD');
      assert.deepEqual([head.status, head.text, head.headers['content-type']], [200, '', type]);
      assert.equal(head.headers['content-length'], String(Buffer.byteLength(reply.text)));
    });

  it('have an ETag for each variant of /, and are not sent to a client that has it', async () => {
    const page = await ask(gala, '/', { Accept: 'text/html' });
    const data = await ask(gala, '/');
    assert.notEqual(page.headers.etag, data.headers.etag);
    const again = (Accept: string, tag = '') => ask(gala, '/', { Accept, 'If-None-Match': tag });
    assert.equal((await again('text/html', page.headers.etag)).status, 304);
    assert.equal((await again('*/*', data.headers.etag)).status, 304);
    assert.equal((await again('*/*', page.headers.etag)).status, 200);
    assert.deepEqual({ ...JSON.parse(data.text), services: [] }, { name: 'Gala', ...about, services: [] });
  });

  for (const [address, file] of [
    ['/', 'index.html'],
    ['/docs', 'docs.html'],
    ['/console', 'console.html'],
    ['/answer', 'answer.html'],
  ] as const)
    it(`at ${address} may load only what this server serves`, async () => {
      const reply = await ask(gala, address, { Accept: 'text/html' });
      const page = readFileSync(`dist/web/${file}`, 'utf8');
      assert.equal(reply.text, page);
      const [, map] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
      const hash = map === undefined ? '' : ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`;
      assert.equal(map === undefined, address === '/');
      assert.equal(
        reply.headers['content-security-policy'],
        `default-src 'none'; script-src 'self'${hash}; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      assert.equal(reply.headers['referrer-policy'], 'no-referrer');
      assert.equal(reply.headers['cross-origin-opener-policy'], 'same-origin');
      const inline = [...page.matchAll(/<script(?![^>]* src=)(?![^>]*importmap)|<style|\son\w+=/g)];
      assert.deepEqual(inline, []);
      const addresses = [...page.matchAll(/(?:(?:src|href)=|": )"([^"]+)"/g)].map(([, one = '']) => one);
      assert.deepEqual(
        addresses.filter((one) => /^(\/|\w+:)/.test(one)),
        [],
        'a proxy can serve it below a path',
      );
      const assets = addresses.filter((one) => /^(\.\/)?assets\/.*\./.test(one));
      assert.ok(assets.length > 3);
      for (const asset of assets)
        assert.equal((await ask(gala, new URL(asset, 'http://x/').pathname)).status, 200, asset);
    });

  it('include their assets, each with its type', async () => {
    for (const [asset, type] of [
      ['style.css', 'text/css; charset=utf-8'],
      ['docs.js', 'text/javascript; charset=utf-8'],
      ['vendor/swagger-ui.js', 'text/javascript; charset=utf-8'],
      ['icon.svg', 'image/svg+xml'],
    ] as const) {
      const reply = await ask(gala, `/assets/${asset}`);
      assert.deepEqual([reply.status, reply.headers['content-type']], [200, type], asset);
      assert.equal(reply.headers['x-content-type-options'], 'nosniff');
    }
  });

  for (const address of ['none.js', 'index.html', '../package.json', '%2e%2e/%2e%2e/package.json'].map(
    (one) => `/assets/${one}`,
  ))
    it(`do not include ${address}`, async () => {
      const reply = await ask(gala, address, { Accept: 'text/html' });
      assert.deepEqual([reply.status, JSON.parse(reply.text).code], [404, 'address_unknown']);
    });

  it('include the guides, whose links all lead somewhere', async () => {
    const seen = new Set(['/docs/guides']);
    for (const address of seen) {
      const reply = await ask(gala, address);
      assert.equal(reply.status, 200, address);
      if (!address.startsWith('/docs/guides')) continue;
      assert.match(String(reply.headers['content-security-policy']), /^default-src 'none'; script-src 'self'; /);
      assert.doesNotMatch(reply.text, /<script(?![^>]* src=)|<style|\son\w+=|href="\//);
      for (const [, link = ''] of reply.text.matchAll(/ (?:src|href)="([^"]+)"/g)) {
        const { origin, pathname, hash } = new URL(link, `http://gala${address}`);
        if (origin === 'http://gala' && link !== '' && hash === '') seen.add(pathname);
      }
    }
    for (const name of ['quickstart', 'console', 'operations', 'adr', 'adr/0010-mail'])
      assert.ok(seen.has(`/docs/guides/${name}`), name);
    assert.ok(seen.has('/assets/guides/images/console.png'));
    for (const other of [
      'none',
      'index',
      'README',
      'images/console.png',
      '../../package.json',
      '%2e%2e/%2e%2e/docs.html',
    ])
      assert.equal((await ask(gala, `/docs/guides/${other}`)).status, 404, other);
  });

  it('log one line when they are opened, and what they load only for whoever wants to know', async () => {
    const lines: { level: string; path?: string; status: number }[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line));
    const log = pino({ level: 'debug', formatters: { level: (level) => ({ level }) } }, { write });
    const world = await start({ web: { console: true, about }, log });
    await ask(world, '/docs', { Accept: 'text/html' });
    const loaded = ['/', '/events/openapi.json', '/assets/docs.js', '/assets/style.css'];
    for (const address of loaded) await ask(world, address);
    const { headers } = await ask(world, '/assets/docs.css');
    await ask(world, '/assets/docs.css', { 'If-None-Match': String(headers.etag) });
    await ask(world, '/assets/none.js');
    const said = lines.map(({ level, path, status }) => [level, path, status]);
    assert.deepEqual(said, [
      ['info', '/docs', 200],
      ...loaded.map((path) => ['debug', path, 200]),
      ['debug', '/assets/docs.css', 200],
      ['debug', '/assets/docs.css', 304],
      ['info', undefined, 404],
    ]);
  });

  describe('get the demo token', () => {
    const own = 'same-origin';
    const isForOneOrigin = (headers: object) => assert.doesNotMatch(Object.keys(headers).join(), /access-control-/);
    for (const [what, headers] of [
      ['from a program', {}],
      ['from a page of this server', { 'Sec-Fetch-Site': own }],
      ['when its address is typed', { 'Sec-Fetch-Site': 'none' }],
      ['as localhost', { Host: 'localhost:8080' }],
      ['over IPv6', { Host: '[::1]:8080' }],
    ] as [string, Headers][])
      it(what, async () => {
        const reply = await ask(gala, '/trial-token', headers);
        assert.deepEqual([reply.status, JSON.parse(reply.text)], [200, { token: 'a.b.c' }]);
        assert.equal(reply.headers['cache-control'], 'no-store');
        assert.equal(reply.headers['cross-origin-resource-policy'], 'same-origin');
        isForOneOrigin(reply.headers);
      });

    it('but answer no preflight for another origin', async () => {
      const asked = { Origin: 'https://example.org', 'Access-Control-Request-Method': 'GET' };
      assert.equal((await ask(gala, '/trial-token', asked, 'OPTIONS')).status, 404);
      const { status, headers } = await ask(gala, '/trial-token', {}, 'OPTIONS');
      assert.deepEqual([status, headers.allow], [200, 'GET, HEAD, OPTIONS']);
      isForOneOrigin(headers);
    });

    it('only with GET and HEAD', async () => {
      const { status, headers } = await ask(gala, '/trial-token', {}, 'DELETE');
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD, OPTIONS']);
      assert.equal((await ask(gala, '/trial-token', {}, 'HEAD')).text, '');
    });
  });

  describe('do not give the demo token', () => {
    for (const [what, headers] of [
      ['under another host name that points here', { Host: 'gala.example.org' }],
      ['under a host name that begins with localhost', { Host: 'localhost.example.org' }],
      ['to another website', { 'Sec-Fetch-Site': 'cross-site' }],
      ['to another port of this machine', { 'Sec-Fetch-Site': 'same-site' }],
      ['to a page of another origin', { Origin: 'http://localhost:3000' }],
      ['through a proxy', { 'X-Forwarded-For': '192.0.2.1' }],
      ['through a proxy that names the host', { 'X-Forwarded-Host': 'localhost' }],
      ['through a proxy that follows RFC 7239', { Forwarded: 'for=192.0.2.1' }],
      ['through a proxy that names itself', { Via: '1.1 proxy' }],
    ] as [string, Headers][])
      it(what, async () => {
        const reply = await ask(gala, '/trial-token', headers);
        assert.deepEqual([reply.status, JSON.parse(reply.text).code], [404, 'address_unknown']);
        assert.ok(!reply.text.includes('a.b.c'));
      });

    it('if the server has none', async () => {
      assert.equal((await ask(plain, '/trial-token')).status, 404);
    });
  });
});
