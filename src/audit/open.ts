/**
 * Opens the audit log. It contains a line when the server starts and one when it stops; without the latter, the server did
 * not shut down cleanly.
 */
import type { Logger } from 'pino';
import { ConfigError } from '../config/environment.js';
import type { AuditLog } from '../records/audit.js';
import { AuditFile } from './file.js';
import { AuditStdio, standardStreams } from './stdio.js';
import { AuditStream } from './stream.js';
import type { Target } from './target.js';

export interface AuditOptions {
  /** `stdout`, `stderr`, or the path of a file. */
  readonly to: string;
  /** Whether lines must be on the disk before a change is answered. */
  readonly sync: boolean;
}

export interface OpenAudit extends AuditLog {
  /** Writes the buffered lines. */
  close(): Promise<void>;
}

/** @throws ConfigError if it cannot be written. */
export async function openAudit(options: AuditOptions, log: Logger): Promise<OpenAudit> {
  const stream = new AuditStream({ target: targetOf(options), log });
  try {
    await stream.write([lineOf('begins')]);
  } catch (error) {
    const { message } = (error as Error).cause as Error;
    throw new ConfigError(`AUDIT_LOG must be stdout, stderr or a writable file: ${message}.`);
  }
  return {
    admit: () => stream.admit(),
    write: (lines) => stream.write(lines),
    async close() {
      await stream.write([lineOf('ends')]).catch(() => {}); // if this fails, close() reports it
      await stream.close();
    },
  };
}

function targetOf({ to, sync }: AuditOptions): Target {
  return to in standardStreams ? new AuditStdio(to as keyof typeof standardStreams) : new AuditFile(to, sync);
}

const lineOf = (audit: 'begins' | 'ends') => `${JSON.stringify({ audit, time: new Date(), process: process.pid })}\n`;
