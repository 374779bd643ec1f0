/** The packed client in a page of another origin, without a bundler. */
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { installClient } from '../process/support/clientPackage.js';
import { type Running, secret, serversFolder, started, token } from '../process/support/process.js';
import { freshFolder } from '../support/folder.js';

const page = `<!doctype html>
<title>A portal</title>
<link rel="icon" href="data:,">
<script type="importmap">
  { "imports": {
    "gala-client": "/node_modules/gala-client/src/client/client.js",
    "openapi-fetch": "/node_modules/openapi-fetch/dist/index.mjs"
  } }
</script>`;

/** What the page does. Pages that come over plain HTTP, other than from this machine, have no `randomUUID`. */
const work = (baseUrl: string, bearer: string) => `(async () => {
  delete Crypto.prototype.randomUUID;
  const { createClient, GalaError } = await import('gala-client');
  let attempts = 0;
  const losing = async (request) => {
    const response = await fetch(request);
    if (request.method === 'POST' && attempts++ === 0) throw new TypeError('Failed to fetch');
    return response;
  };
  const gala = createClient({ baseUrl: '${baseUrl}', tenant: 'acme', token: '${bearer}', fetch: losing });
  const { data, response } = await gala.referenceTypes.create({ body: { name: 'Academic' } }).withResponse();
  const ETag = response.headers.get('ETag');
  const known = await gala.referenceTypes.get({ id: data.id }, { ifNoneMatch: ETag }).withResponse();
  await gala.referenceTypes.patch({ id: data.id, body: { name: 'Other' } }, { ifMatch: ETag });
  const late = await gala.referenceTypes.delete({ id: data.id }, { ifMatch: data.sys_version }).catch((error) => error);
  const list = await gala.referenceTypes.list({ count: true, limit: 1, fields: 'name' });
  return {
    attempts,
    isReplayed: response.headers.get('Idempotent-Replayed'),
    known: [known.data, known.response.status],
    late: [late instanceof GalaError, late.status, late.code],
    list: [list.total, list.items[0].name],
  };
})()`;

describe('The package of the client in a browser', () => {
  const data = serversFolder(true);
  const folder = freshFolder(true);
  let server: Running;
  let portal: Server;
  let browser: Browser;

  before(async () => {
    await installClient(folder.path);
    server = await started({ DATA_DIR: data.path, JWT_SECRET: secret });
    portal = createServer(async ({ url = '/' }, response) => {
      response.setHeader('Content-Type', url === '/' ? 'text/html' : 'text/javascript');
      response.end(url === '/' ? page : await readFile(`${folder.path}${url}`).catch(() => undefined));
    });
    await once(portal.listen(0, '127.0.0.1'), 'listening');
    browser = await chromium.connect(process.env.GALA_TEST_BROWSER ?? '');
  });
  after(async () => {
    await browser?.close();
    portal?.close();
  });

  it('writes, reads and repeats as elsewhere, and sees the headers that it needs', async () => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.goto(`http://127.0.0.1:${(portal.address() as AddressInfo).port}/`);
    const done = await tab.evaluate(work(server.url, token()));
    assert.deepEqual(done, {
      attempts: 2,
      isReplayed: 'true',
      known: [undefined, 304],
      late: [true, 412, 'precondition_failed'],
      list: [1, 'Other'],
    });
    await context.close();
  });
});
