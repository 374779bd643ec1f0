/** Checks and loads rows as `gala load` does: what was loaded is remembered in this tab, and said in words. */
import type { Loaded } from '#shared/commands/loading.js';
import type { Journal } from '#shared/commands/progress.js';
import type { Target } from '#shared/commands/sending.js';
import { counted } from '../conference/shared.js';
import type { ResourceProps } from '../page.js';
import { type Json, operation } from '../session.js';
import { clock } from '../ui.js';
import { fieldsIn } from './columns.js';
import type { Sheet } from './sheet.js';

/** What a row does: creates a record, or changes the one with its external id or its id. */
export type Mode = 'create' | 'upsert' | 'patch';

/** Milliseconds: a check has up to 5,000 rows in one request. */
const timeout = 300_000;

export function targetFor({ gala, services }: ResourceProps, signal: AbortSignal): Target {
  const resources = services.flatMap((service) => service.resources);
  const of = (name: string) => {
    const found = resources.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no resource ${name}.`);
    const batch = (args: object, options: object) =>
      operation(gala, name, 'batch')(args, Object.assign({ signal, timeout }, options));
    return { ...fieldsIn(found, services), methods: { batch: batch as never } };
  };
  return { retries: 5, of };
}

/** If the session of the tab is full, what is loaded is remembered until the page is loaded anew. */
const texts = new Map<string, string>();

export function journalFor({ tenant, resource: { service, name: resource } }: ResourceProps, mode: Mode): Journal {
  const name = `gala.loaded ${tenant}/${service}/${resource}/${mode}`;
  const read = () => texts.get(name) ?? sessionStorage.getItem(name) ?? '';
  return {
    name,
    hash,
    read,
    append(text) {
      texts.set(name, read() + text);
      try {
        sessionStorage.setItem(name, read());
      } catch {}
    },
    remove() {
      texts.delete(name);
      sessionStorage.removeItem(name);
    },
  };
}

/** 64 bits (cyrb53 with all of its bits): `crypto.subtle` is missing from pages that come over plain HTTP. */
function hash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let n = 0; n < text.length; n++) {
    one = Math.imul(one ^ text.charCodeAt(n), 2654435761);
    other = Math.imul(other ^ text.charCodeAt(n), 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (other >>> 0).toString(36).padStart(7, '0') + (one >>> 0).toString(36);
}

/** @returns how a row finds what it changes, in words, with the column that this needs. */
export const modesOf = (plural: string): readonly { mode: Mode; label: string; needs?: string }[] => [
  { mode: 'create', label: `Each creates a record, whatever ${plural} there are` },
  {
    mode: 'upsert',
    label: 'Each changes the record with its external id, or creates it. Empty cells change nothing',
    needs: 'sys_external_id',
  },
  {
    mode: 'patch',
    label: 'Each changes the record with its id, as in a download from here. Empty cells change nothing',
    needs: 'id',
  },
];

/** What is the same for all rows, but for the cells that it names: `{First name} {Last name}`. */
export const withCells = (common: Json, { names }: Sheet, cells: readonly string[]): Json =>
  JSON.parse(JSON.stringify(common), (_, value) =>
    typeof value !== 'string'
      ? value
      : value
          .replace(/\{([^{}]+)\}/g, (whole, name) =>
            names.includes(name) ? (cells[names.indexOf(name)] ?? '') : whole,
          )
          .trim(),
  );

const were = (count: number) => `${counted(count, 'row')} ${count === 1 ? 'was' : 'were'}`;

export function checkedIn({ total, known, endedAt }: Loaded, good: number): string {
  const at = endedAt === undefined ? 'before' : `at ${clock.format(endedAt)}`;
  const before = known > 0 ? `${were(known)} loaded ${at}. ` : '';
  if (known === total) return `${before}There is nothing new in this file.`;
  return `${before}${good.toLocaleString()} of ${counted(total - known, 'row')} can be loaded.`;
}

export function loadedIn({ total, known, left, problems }: Loaded): string {
  const failed = new Set(problems.map(([line]) => line)).size;
  const done = `${were(total - known - left - failed)} loaded at ${clock.format(Date.now())}.`;
  if (left > 0)
    return `${done} Stopped: ${counted(left, 'row')} left. If you leave now, choose the same file later: it goes on where it was.`;
  return failed > 0 ? `${done} ${were(failed)} left out: see below.` : done;
}

export const unended =
  'Another upload to this table has not ended, and it is not known whether its last rows were loaded. Choose that file again, as it was, to finish it. If you begin anew, rows may be loaded twice.';
