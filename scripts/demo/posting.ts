/** Checks: the mails that lie in the server's folder are those it said it queued, well filled in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEml } from './eml.js';
import { expected, heading, type Letter, wholeText } from './letters.js';
import type { OwnServer } from './server.js';
import type { Story } from './story.js';

const patience = 30_000;

/** The mails leave on their own, soon after they were queued. */
export async function awaitMails({ mails, letters, progress, checks }: Story, own: OwnServer): Promise<void> {
  progress.title('The mails');
  const total = mails.length + letters.length;
  await progress.step('E-mails sent', total, async () => {
    const deadline = Date.now() + patience;
    while (emails(own).length < total && Date.now() < deadline) await sleep(50);
    checks.equal('every e-mail was sent', emails(own).length, total);
    return emails(own).length;
  });
}

/** When the server has stopped: nothing more, nothing less, nothing half done. */
export async function readMails(story: Story, own: OwnServer): Promise<void> {
  await story.progress.step('E-mails opened and read', story.mails.length + story.letters.length, async () => {
    const strays = entries(own).filter((name) => !isEmail(name));
    story.checks.equal('the folder holds e-mails only', strays, []);
    const found = emails(own).map((name) => parseEml(readFileSync(join(own.mails, name))));
    compare(story, found);
    checkEscaping(story, found);
    return found.length;
  });
}

function compare(story: Story, found: readonly Letter[]): void {
  const { mails, letters, checks } = story;
  const wanted = [...mails.map((mail) => expected(story, mail)), ...letters];
  checks.equal('as many e-mails as were queued', found.length, wanted.length);
  const ids = new Set(found.map(({ headers }) => headers.get('message-id')));
  checks.that('each e-mail has a Message-ID of its own', ids.size === found.length && !ids.has(undefined), ids.size);
  compareAll(checks, 'an e-mail that was queued is there, word for word', wanted, found);
  compareAll(checks, 'an e-mail that is there was queued, word for word', found, wanted);
}

/** Each of some letters must be among the others, as often as it is there. */
function compareAll(checks: Story['checks'], what: string, some: readonly Letter[], others: readonly Letter[]): void {
  const left = new Map<string, number>();
  for (const letter of others) left.set(wholeText(letter), (left.get(wholeText(letter)) ?? 0) + 1);
  for (const letter of some) {
    const text = wholeText(letter);
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    checks.that(`${what}: ${heading(letter)}`, count > 0, count > 0 ? undefined : difference(letter, others));
  }
}

/** Where the next best letter begins to differ. */
function difference(letter: Letter, others: readonly Letter[]): string {
  const near = others.find((other) => heading(other) === heading(letter));
  if (near === undefined) return 'none with this heading';
  const [one, other] = [wholeText(letter), wholeText(near)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `here ${one.slice(at - 20, at + 40)}, there ${other.slice(at - 20, at + 40)}`;
}

/** Said once more in plain words, for what matters most. */
function checkEscaping({ checks }: Story, found: readonly Letter[]): void {
  const company = found.filter(({ headers }) => headers.get('subject') === 'Would you endorse Smith & Sons <Ltd>?');
  checks.that('some endorsements are asked for Smith & Sons <Ltd>', company.length > 0);
  for (const { html } of company) {
    const inPlace = html.includes('<strong>Smith &amp; Sons &lt;Ltd&gt;</strong>') && !html.includes('<Ltd>');
    checks.that('Smith & Sons <Ltd> is escaped in HTML', inPlace, html);
  }
  for (const { html } of found) checks.that('nothing is left to fill in', !/{{|}}|{%|%}/.test(html), html);
}

const isEmail = (name: string) => name.endsWith('.eml');

const emails = (own: OwnServer) => entries(own).filter(isEmail);

function entries({ mails }: OwnServer): string[] {
  try {
    return readdirSync(mails);
  } catch {
    return []; // the folder is made when the first mail comes
  }
}
