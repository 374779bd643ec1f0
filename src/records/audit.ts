/** The audit log: a file, stdout or stderr. The lines of a change are written before the change is answered. */
import { close, fdatasync, fstatSync, openSync, readSync, write } from 'node:fs';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { type Environment, flag } from '../config/environment.js';
import { Fault } from '../fault.js';
import { ConfigError } from '../lib/fileWriting.js';
import { type Registry, resourceIn } from './registry.js';
import type { Participant, Work } from './work.js';
import type { Alteration } from './writeSet.js';

/** The destination of the lines. */
export interface AuditLog {
  /** @throws Fault `audit_unavailable` while the log cannot be written: no changes are allowed then. */
  admit(): Promise<void>;
  /**
   * Resolves when the lines are written. If that fails, they are buffered and written later.
   * @throws Fault `audit_unavailable`
   */
  write(lines: readonly string[]): Promise<void>;
}

export interface AuditOptions {
  /** `stdout`, `stderr`, or the path of a file. */
  readonly to: string;
  /** Whether lines must be on the disk before a change is answered. */
  readonly sync: boolean;
}

export function auditOptions(env: Environment): AuditOptions | undefined {
  const sync = flag(env, 'AUDIT_SYNC');
  const { AUDIT_LOG: to } = env;
  if (to === undefined && sync) throw new ConfigError('AUDIT_SYNC needs AUDIT_LOG to be the path of a file.');
  if (to !== undefined && sync && to in standardStreams)
    throw new ConfigError(`AUDIT_SYNC does not work with ${to}. Set AUDIT_LOG to the path of a file.`);
  return to === undefined ? undefined : { to, sync };
}

/** Writes a line that the server starts; `close` writes one that it stops. @throws ConfigError if it cannot be written. */
export async function openAudit(options: AuditOptions, log: Logger): Promise<Audit> {
  try {
    const audit = new Audit(options, log);
    await audit.begin();
    return audit;
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error;
    throw new ConfigError(`AUDIT_LOG must be stdout, stderr or a writable file: ${message}.`);
  }
}

const standardStreams: Readonly<Record<string, number>> = { stdout: 1, stderr: 2 };
const [writeTo, syncToDisk] = [promisify(write), promisify(fdatasync)];
const lineOf = (audit: 'begins' | 'ends') => `${JSON.stringify({ audit, time: new Date(), process: process.pid })}\n`;
const saved =
  'The change was saved, but the server cannot write its audit log, so it accepts no more changes. Read the record before you write again.';

/** Lines that arrive during a write are written together after it. Those that could not be written are tried again first. */
export class Audit implements AuditLog {
  #fd: number;
  /** Whether the file ends within a line. */
  #isTorn = false;
  /** The lines of commits that are not yet written. */
  #waiting: string[] = [];
  /** The end of the last write. */
  #ended: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #failure: unknown;
  #retry: NodeJS.Timeout | undefined;
  #hasBegun = false;
  readonly #reopen = () => this.reopen();

  constructor(
    private readonly options: AuditOptions,
    private readonly log: Logger,
    private readonly maxWriteMs = 5000,
    private readonly retryIntervalMs = 1000,
  ) {
    this.#fd = standardStreams[options.to] ?? this.#open();
  }

  async begin(): Promise<void> {
    await this.write([lineOf('begins')]);
    this.#hasBegun = true;
    process.on('SIGHUP', this.#reopen);
  }

  async admit(): Promise<void> {
    if (this.#failure !== undefined) await this.#flush();
  }

  async write(lines: readonly string[]): Promise<void> {
    this.#waiting.push(lines.join(''));
    await this.#flush(saved);
  }

  /** Call it after the file was renamed: the lines that follow go to a new one. */
  reopen(): void {
    if (this.options.to in standardStreams) return;
    try {
      const old = this.#fd;
      this.#fd = this.#open();
      void this.#ended.then(() => close(old));
    } catch (err) {
      this.log.error({ err }, 'cannot reopen the audit log; the open file stays in use');
    }
  }

  /** Lines that still cannot be written go to the server's log. */
  async close(): Promise<void> {
    process.off('SIGHUP', this.#reopen);
    if (this.#hasBegun) this.#waiting.push(lineOf('ends'));
    await this.#flush().catch(() => {});
    clearTimeout(this.#retry);
    const lines = this.#waiting.join('').trimEnd().split('\n');
    if (this.#waiting.length > 0) this.log.fatal({ lines }, 'lost lines of the audit log');
    else if (!(this.options.to in standardStreams)) close(this.#fd);
  }

  #open(): number {
    const fd = openSync(this.options.to, 'a+', 0o600);
    const { size } = fstatSync(fd);
    const last = Buffer.from('\n');
    if (size > 0) readSync(fd, last, 0, 1, size - 1);
    this.#isTorn = last.toString() !== '\n';
    return fd;
  }

  /** Resolves when all lines are written. While one write takes too long, the next ones fail together. @throws Fault */
  async #flush(message?: string): Promise<void> {
    this.#next ??= this.#inTime(
      this.#ended.then(async () => {
        await turn(); // lines of commits that were grouped are written together
        this.#next = undefined;
        const writing = this.#writeAll();
        this.#ended = writing.catch(() => {});
        await writing;
      }),
    );
    await this.#next.catch((cause: unknown) => {
      throw Fault.of('audit_unavailable', message, { cause });
    });
  }

  async #writeAll(): Promise<void> {
    const [fd, count] = [this.#fd, this.#waiting.length];
    const bytes = Buffer.from((this.#isTorn ? '\n' : '') + this.#waiting.join(''));
    this.#isTorn = true;
    for (let at = 0; at < bytes.length; ) at += await writeSome(fd, bytes, at);
    this.#isTorn = false;
    if (this.options.sync) await syncToDisk(fd);
    this.#waiting.splice(0, count);
  }

  async #inTime(writing: Promise<void>): Promise<void> {
    const { maxWriteMs, log, retryIntervalMs } = this;
    const { to } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${to} accepted no lines for ${maxWriteMs} ms`)), maxWriteMs);
    });
    try {
      await Promise.race([writing, late]);
      if (this.#failure !== undefined) log.warn(`the audit log (${to}) accepts lines again`);
      this.#failure = undefined;
    } catch (err) {
      if (this.#failure === undefined)
        log.error({ err }, `cannot write the audit log (${to}); changes are rejected until it works again`);
      this.#failure = err;
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => void this.#flush().catch(() => {}), retryIntervalMs).unref();
      throw err;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** @returns how many bytes were written: none if a pipe is full. */
async function writeSome(fd: number, bytes: Buffer, at: number): Promise<number> {
  try {
    return (await writeTo(fd, bytes, at)).bytesWritten;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    await sleep(10);
    return 0;
  }
}

/**
 * Writes the lines of each commit before it is answered. While they cannot be written, changes are refused.
 * @param followed collections of no resource, of which changes and removals have lines, too.
 * @param made those of which what is created has lines, too; but nothing that no operation does.
 */
export function auditing(
  log: AuditLog,
  registry: Registry,
  followed: readonly string[],
  made: readonly string[],
): Participant {
  const toldOf = (changes: readonly Alteration[], { scope }: Work) =>
    changes.filter(
      ({ key: { collection }, previous }) =>
        resourceIn(registry, collection) !== undefined ||
        (made.includes(collection) && scope.operation !== undefined) ||
        (previous !== undefined && followed.includes(collection)),
    );
  return {
    stage: (changes, work) => (!work.scope.dryRun && toldOf(changes, work).length > 0 ? log.admit() : undefined),
    committed(changes, work) {
      const told = toldOf(changes, work);
      return told.length + work.overridden.length > 0 ? log.write(linesFor(told, work)) : undefined;
    },
  };
}

/** One line for each record that a commit changes, without any content; if there is none, one for what was read by an override. */
function linesFor(changes: readonly Alteration[], { scope, now: time, overridden }: Work): string[] {
  const { caller, tenant, operation, requestId: request } = scope;
  const overrode = overridden.length > 0 ? overridden : undefined;
  const commit = { audit: 'write', time, request, sub: caller.id, tenant, operation, overrode };
  if (changes.length === 0) return [`${JSON.stringify({ ...commit, audit: 'read' })}\n`];
  return changes.map(({ key, previous, next, isDerived }) => {
    const [service, resource] = key.collection.split('.');
    const [before, after] = [previous?.record.sys_version, next?.record.sys_version];
    const action = before === undefined ? 'created' : after === undefined ? 'deleted' : 'changed';
    const derived = isDerived || undefined;
    return `${JSON.stringify({ ...commit, action, service, resource, id: key.id, before, after, derived })}\n`;
  });
}
