/**
 * Gala's pages in a browser. Each suite has a server of its own, each test a browser context of its own. A test fails if the
 * browser logs a warning or an error, a script throws, the Content-Security-Policy refuses something, or a page asks another
 * server.
 */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import jwt from 'jsonwebtoken';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { readConfig } from '../../src/config.js';
import { type Gala, start } from '../../src/gala.js';

/** Each page looks right in these. */
export const views = [
  { width: 390, dark: true },
  { width: 1400, dark: false },
] as const;
export const [{ width: narrow }, { width: wide }] = views;

export interface View {
  /** Pixels; `wide` unless given. */
  readonly width?: number;
  readonly dark?: boolean;
  /** In the session of the tab, as after a login. */
  readonly token?: string;
}

export interface Claims {
  readonly sub?: string;
  readonly tenants?: readonly string[];
  readonly permissions?: readonly string[];
  readonly roles?: readonly string[];
  readonly contact_id?: string;
  readonly email?: string;
  /** As jsonwebtoken takes it, such as `-1h`; an hour unless given. */
  readonly expiresIn?: jwt.SignOptions['expiresIn'];
}

export interface Site {
  /** Of the server; known once the tests run. */
  readonly url: string;
  /** Where its data is. */
  readonly folder: string;
  /** Opens an address of the server in a new context. */
  open(address: string, view?: View): Promise<Page>;
  /** Unless the claims say otherwise, for everything in all tenants. */
  token(claims?: Claims): string;
  /** Sends a request with a token for everything; throws unless it is answered with 200. */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  call(method: string, address: string, body?: unknown): Promise<any>;
  /** This test expects responses with this status, which the browser logs as errors; 0 stands for no response. */
  expectStatus(...statuses: number[]): void;
  /** Fails if the page is wider than the window, or for violations that axe calls serious or critical. */
  checkLooks(page: Page): Promise<void>;
  /** The same in all views, of a page that need not be loaded again for that. */
  checkAllLooks(page: Page): Promise<void>;
}

/** Looks until what is read equals what is expected; fails with the difference after 20 s. For whatever follows an action. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + 20_000;
  let seen = await read();
  while (!isDeepStrictEqual(seen, expected) && Date.now() < end) {
    await sleep(20);
    seen = await read();
  }
  assert.deepEqual(seen, expected);
}

/** The text of the file that a click on "Download CSV" saves. */
export async function downloaded({ folder }: Site, page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  assert.match(download.suggestedFilename(), / \d{4}-\d\d-\d\d\.csv$/);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return readFileSync(path, 'utf8');
}

/** Goes to another address of the console without loading the page again: what was there before is gone then. */
export async function visit(page: Page, hash: string): Promise<void> {
  const before = await page.locator('h1').first().elementHandle();
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  await before?.waitForElementState('hidden');
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const secretOf = (folder: string) => readFileSync(join(folder, 'jwt-secret'), 'utf8').trim();

/** @param environment as `npm start` gets it. Unless it has a key, the server has a demo token. */
export function describePages(
  title: string,
  suite: (site: Site) => void,
  environment: Readonly<Record<string, string>> = {},
): void {
  describe(title, () => {
    let folder = '';
    let gala: Gala;
    let browser: Browser;
    let contexts: BrowserContext[] = [];
    let problems: string[] = [];
    let expected = new Set<number>();

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'gala-pages-'));
      gala = await start(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment }));
      browser = await chromium.connect(process.env.GALA_TEST_BROWSER ?? '');
    });
    after(async () => {
      await browser?.close();
      await gala?.close();
      await rm(folder, { recursive: true, force: true });
    });
    afterEach(async function () {
      const found = problems;
      if (this.currentTest?.state === 'failed')
        for (const page of contexts.flatMap((context) => context.pages()))
          console.log(`${page.url()}\n${await page.locator('body').ariaSnapshot()}`);
      for (const context of contexts) await context.close();
      contexts = [];
      problems = [];
      expected = new Set();
      assert.deepEqual(found, []);
    });

    function listen(context: BrowserContext): void {
      context.on('console', (message) => {
        const { url } = message.location();
        const [failed, status = '0'] =
          /^Failed to load resource:.*?(?:status of (\d+)|net::ERR_\w+)/.exec(message.text()) ?? [];
        const isExpected = expected.has(Number(status));
        if (/error|warning/.test(message.type()) && !(failed !== undefined && isExpected))
          problems.push(`${message.type()}: ${message.text()} (${url})`);
      });
      context.on('weberror', (error) => problems.push(`thrown: ${error.error().stack}`));
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${gala.url}/`) && !/^(data|blob):/.test(url)) problems.push(`requested: ${url}`);
      });
    }

    const token = ({ expiresIn = '1h', ...claims }: Claims = {}) => {
      const all = { sub: 'tester', tenants: ['*'], ...(claims.roles ? {} : { permissions: ['*'] }), ...claims };
      return jwt.sign(all, environment.JWT_SECRET ?? secretOf(folder), { expiresIn });
    };

    const site: Site = {
      get url() {
        return gala.url;
      },
      get folder() {
        return folder;
      },
      token,
      async open(address, { width = wide, dark = false, token } = {}) {
        const looks = { colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' } as const;
        const context = await browser.newContext({ viewport: { width, height: 900 }, ...looks });
        contexts.push(context);
        listen(context);
        context.setDefaultTimeout(20_000);
        if (token !== undefined)
          await context.addInitScript(`if (origin !== 'null') sessionStorage['gala.token'] ??= '${token}'`);
        const page = await context.newPage();
        await page.goto(new URL(address, gala.url).href);
        return page;
      },
      async call(method, address, body) {
        const headers = { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json' };
        const sent = body !== undefined && { body: JSON.stringify(body) };
        const reply = await fetch(new URL(address, gala.url), { method, headers, ...sent });
        const text = await reply.text();
        assert.equal(reply.status, 200, text);
        return JSON.parse(text);
      },
      expectStatus(...statuses) {
        for (const status of statuses) expected.add(status);
      },
      async checkLooks(page) {
        const tooWide = 'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)';
        await eventually(() => page.evaluate(tooWide), 0); // pixels; while a frame loads it may be so for a moment
        await page.evaluate(transitionsEnd); // a colour on its way to another one has too little contrast
        if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
        const violations = (await page.evaluate(violationsFound)) as Violation[];
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        const where = ({ nodes }: Violation) => nodes.slice(0, 5).map(({ html }) => html.slice(0, 300));
        assert.deepEqual(
          serious.map((one) => [one.id, one.help, ...where(one)]),
          [],
        );
      },
      async checkAllLooks(page) {
        for (const { width, dark } of views) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
          await site.checkLooks(page);
        }
      },
    };
    suite(site);
  });
}

/** What turns for ever is not waited for; what is removed meanwhile is cancelled, and its promise rejected. */
const transitionsEnd = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  .map(({ finished }) => finished))`;

/** Not in frames: e-mails have none, and what axe writes to them the browser logs. */
const violationsFound = `axe.run(document, { iframes: false, resultTypes: ['violations'] })
  .then(({ violations }) => violations)`;

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}
