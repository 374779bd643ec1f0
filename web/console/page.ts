/** What every page of the console gets, and the addresses of the pages: `#/acme/events/abstracts/ID`. */
import type { createClient } from 'gala/client';
import { useEffect, useState } from 'preact/hooks';
import type { Me } from '../session.js';
import type { Resource, Service } from './document.js';

export type Gala = ReturnType<typeof createClient>;

export type { Me } from '../session.js';

export interface PageProps {
  /** Its calls are for `tenant`. */
  readonly gala: Gala;
  readonly me: Me;
  readonly tenant: string;
  readonly services: readonly Service[];
  /** What follows the page's name in the address, decoded. */
  readonly path: readonly string[];
  /** What follows `?` in the address. */
  readonly query: URLSearchParams;
}

export const may = (me: Me, permission: string) => me.permissions[permission] !== undefined;

/** Whether the caller may do something with what the records of a resource were before. */
export const hasHistory = ({ permissions }: Me, verb: 'list' | 'listDeleted' | 'undelete', { name }: Resource) =>
  [`history.${verb}`, `${name}.get`, ...(verb === 'undelete' ? [`${name}.create`] : [])].every(
    (needed) => permissions[needed] === 'all',
  );

export const address = (...path: readonly string[]) => `#/${path.map(encodeURIComponent).join('/')}`;

/** The address of a record: `resource` is a tag of the document of `service`. */
export const recordAddress = (tenant: string, service: string, resource: string, id: string) =>
  address(tenant, service, resource, id);

/** Whether the page may be left for another address of the console: a form with changes asks first. */
export const leaving = { mayLeave: () => true };

/**
 * Goes to an address of the console, such as `#/acme/mail`.
 * @param isStep whether Back returns to the address before; otherwise, it takes its place.
 */
export function go(to: string, { isStep = true } = {}): void {
  if (isStep) {
    location.hash = to;
    return;
  }
  location.replace(to);
  history.replaceState({ y: scrollY }, ''); // where Back returns to
}

let visited = 0;

/** To where the console was before, or, if it began with this page, to another address. */
export const goBack = (other: string) => (visited > 0 ? history.back() : go(other));

/** The address of this page with other values behind its `?`; undefined and '' leave one out. */
export function withQuery(values: Readonly<Record<string, string | number | undefined>>): string {
  const [path = '', before = ''] = location.hash.split('?');
  const query = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export type ResourceProps = Omit<PageProps, 'path' | 'query'> & { readonly resource: Resource };

/** The address after `#`, as it changes. Another page begins at its top, and one to which Back leads where it was left. */
export function useAddress() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    let current = hash; // what is shown, which the address may have left already
    const follow = () => {
      if (location.hash === current) return;
      if (!leaving.mayLeave()) return history.replaceState(null, '', current);
      const isSamePage = location.hash.split('?')[0] === current.split('?')[0];
      current = location.hash;
      visited++;
      setHash(current);
      const y: unknown = history.state?.y;
      if (typeof y === 'number') return scrollWhenLongEnough(y);
      if (isSamePage) return;
      document.getElementById('main')?.focus({ preventScroll: true });
      scrollTo(0, 0);
    };
    let waiting: ReturnType<typeof setTimeout>;
    const remember = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => history.replaceState({ y: scrollY }, ''), 150);
    };
    history.scrollRestoration = 'manual'; // the browser would scroll before there is anything
    addEventListener('hashchange', follow);
    addEventListener('scroll', remember, { passive: true });
    follow();
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('scroll', remember);
    };
  }, []);
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

/** What was loaded before is there within a few frames. */
function scrollWhenLongEnough(y: number, frames = 20): void {
  if (document.documentElement.scrollHeight >= y + innerHeight || frames === 0) scrollTo(0, y);
  else requestAnimationFrame(() => scrollWhenLongEnough(y, frames - 1));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Saves rows with the date in the name of the file. It begins with the mark by which spreadsheets know UTF-8. */
export function saveCsv(name: string, rows: readonly string[]): void {
  const href = URL.createObjectURL(new Blob(['\ufeff', ...rows], { type: 'text/csv;charset=utf-8' }));
  const download = `${name} ${new Date().toLocaleDateString('sv')}.csv`; // Swedes write 2026-11-27
  Object.assign(document.createElement('a'), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
