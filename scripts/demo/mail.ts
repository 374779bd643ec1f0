/** The e-mails of the demo's own server: files in its folder, which appear soon after they are queued. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnServer } from './server.js';

export const mailFolder = ({ folder }: OwnServer) => join(folder, 'mail');

/** The e-mails that are there. */
export function filesOf(own: OwnServer): string[] {
  const folder = mailFolder(own);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names.map((name) => join(folder, name));
}

/** @returns the paths of the e-mails, when the expected number exists or after a timeout. */
export async function mails(own: OwnServer, count: number): Promise<string[]> {
  for (const deadline = Date.now() + 60_000; filesOf(own).length < count && Date.now() < deadline; ) await sleep(50);
  return filesOf(own);
}

/** The headers that people read. */
export const heading = (path: string): string[] => readFileSync(path, 'utf8').match(/^(From|To|Subject): .*/gm) ?? [];
