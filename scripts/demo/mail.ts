/** The e-mails of the demo's own server: files in its folder, which appear soon after they are queued. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, every } from './client.js';
import type { OwnServer } from './server.js';
import type { Stage } from './stage.js';

export const mailFolder = ({ folder }: OwnServer) => join(folder, 'mail');

/** The e-mails that are there. */
export function filesOf(own: OwnServer): string[] {
  const folder = mailFolder(own);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names.map((name) => join(folder, name));
}

export type Mail = Answer<'messages.get'>;

/** Waits until no e-mail is on its way, or for a minute; checks that each that was sent is a file. @returns them. */
export async function delivered({ gala, own, tell }: Stage): Promise<Mail[]> {
  if (own === undefined) return [];
  for (const deadline = Date.now() + 60_000; ; await sleep(100)) {
    const all = await every(gala.messages.list.all({ limit: 1000 }));
    const left = all.filter(({ state }) => state === 'queued' || state === 'sending');
    if (left.length > 0 && Date.now() < deadline) continue;
    const sent = all.filter(({ state }) => state !== 'cancelled');
    tell.check('every e-mail was sent', [left.length, filesOf(own).length], [0, sent.length]);
    return sent;
  }
}

/** What e-mails of a kind are about: one to a person can be about several. */
export const subjectsOf = (mails: readonly Mail[], kind: string) =>
  mails.flatMap(({ email, about, records = [about] }) => (email === kind ? records : []));

/** The headers that people read. */
export const heading = (path: string): string[] => readFileSync(path, 'utf8').match(/^(From|To|Subject): .*/gm) ?? [];
