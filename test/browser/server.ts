/** The browser that all specs of a run share: Debian's Chromium, rather its headless shell, or the one that CHROMIUM names. */
import { accessSync, constants } from 'node:fs';
import { type BrowserServer, chromium } from 'playwright-core';

/** The first opens a page in half the time of the others. */
const usual = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

let shared: BrowserServer | undefined;

/** Runs once, before all specs, in the process that starts those in which they run. */
export async function mochaGlobalSetup(): Promise<void> {
  shared = await chromium.launchServer({
    executablePath: browserPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  process.env.GALA_TEST_BROWSER = shared.wsEndpoint();
}

export async function mochaGlobalTeardown(): Promise<void> {
  await shared?.close();
}

function browserPath(): string {
  const { CHROMIUM } = process.env;
  const found = (CHROMIUM ? [CHROMIUM] : usual).find(isProgram);
  if (found !== undefined) return found;
  const where = CHROMIUM ? `CHROMIUM names ${CHROMIUM}, which is no program` : 'there is no browser';
  throw new Error(
    `The browser tests need Chromium, and ${where}. Run apt-get install chromium-headless-shell, or set CHROMIUM.`,
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
