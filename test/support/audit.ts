/** Audit logs in files that are gone after the suite. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Audit } from '../../src/records/audit.js';

export interface Line {
  readonly audit: string;
  readonly time: string;
  readonly request: string;
  readonly sub: string;
  readonly tenant: string;
  readonly operation: string;
  readonly overrode?: readonly string[];
  readonly action: 'created' | 'changed' | 'deleted';
  readonly service: string;
  readonly resource: string;
  readonly id: string;
  readonly before?: number;
  readonly after?: number;
  readonly derived?: true;
}

/** Every line, which must be whole. */
export const linesOf = (path: string): Line[] => {
  const text = readFileSync(path, 'utf8');
  if (text !== '' && !text.endsWith('\n')) throw new Error('the last line has no end');
  return text
    .split('\n')
    .filter((line) => line !== '') // where several processes write, there may be empty ones
    .map((line) => JSON.parse(line) as Line);
};

export type AuditedFile = ReturnType<typeof auditedFile>;

export function auditedFile() {
  const folder = mkdtempSync(join(tmpdir(), 'gala-audit-'));
  const path = join(folder, 'audit.log');
  const stream = new Audit({ to: path, sync: false }, pino({ level: 'silent' }), undefined, 20);
  return {
    folder,
    path,
    stream,
    lines: () => linesOf(path),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Fails when a line of some record does not go on where the one before it ended. */
export function checkVersions(lines: readonly Line[]): void {
  const versions = new Map<string, number | undefined>();
  for (const { tenant, resource, id, before, after } of lines) {
    const name = `${resource}/${tenant}/${id}`;
    if (versions.get(name) !== before) throw new Error(`${name}: ${before} comes after ${versions.get(name)}`);
    versions.set(name, after);
  }
}
