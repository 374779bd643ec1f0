/** Who has a booth now, and taking, holding and freeing it. */
import type { Part } from '../conference/shared.js';
import type { Gala } from '../page.js';

export type Booth = Part<'exhibitorBooths'>;
export type Exhibitor = Part<'exhibitors'>;

/** What the list of booths needs. */
export const boothFields = [
  ...['name', 'number', 'floor_id', 'status', 'exhibitor_id', 'organization_id', 'holding_organization_id'],
  ...['hold_expiration', 'additional_exhibitors', 'sys_version'],
].join();

/** State → how it is called, and its sign. */
export const states = {
  free: { words: 'free', sign: '○' },
  held: { words: 'on hold', sign: '◐' },
  ended: { words: 'hold ended', sign: '◌' },
  reserved: { words: 'reserved', sign: '●' },
  shared: { words: 'shared', sign: '◉' },
} as const;

export type State = keyof typeof states;

/** A hold that has ended binds nobody, although the status stays. A booth without a status is theirs whom it names. */
export function stateOf(booth: Partial<Booth>, now = Date.now()): State {
  const { status, exhibitor_id, organization_id, hold_expiration, additional_exhibitors: others } = booth;
  if (status === 'on hold') return Date.parse(hold_expiration ?? '') <= now ? 'ended' : 'held';
  if (status === 'available' || (!exhibitor_id?.trim() && !organization_id?.trim())) return 'free';
  return Array.isArray(others) && others.length > 0 ? 'shared' : 'reserved';
}

/** The exhibitors that have the booth; nobody has one that is free or on hold. */
export function exhibitorsOf(booth: Booth, exhibitors: readonly Exhibitor[]): Exhibitor[] {
  const state = stateOf(booth);
  if (state !== 'reserved' && state !== 'shared') return [];
  const ids = [booth.exhibitor_id, ...(booth.additional_exhibitors ?? []).map(({ exhibitor_id }) => exhibitor_id)];
  return exhibitors.filter(
    ({ id, organization_id }) => ids.includes(id) || (!booth.exhibitor_id && organization_id === booth.organization_id),
  );
}

/** What they are called who have the booth, or for whom it is held. */
export function namesOn(booth: Booth, exhibitors: readonly Exhibitor[]): string[] {
  const { holding_organization_id: held } = booth;
  const isHeld = stateOf(booth) === 'held';
  const those = isHeld
    ? exhibitors.filter(({ organization_id }) => organization_id === held)
    : exhibitorsOf(booth, exhibitors);
  const names = those.map(({ name, id }) => name?.trim() || id);
  return names.length === 0 && isHeld && held !== undefined ? [held] : names;
}

/** What becomes of a booth. */
export type Change =
  | { readonly status: 'available' }
  | { readonly status: 'reserved'; readonly exhibitor_id: string; readonly organization_id: string | undefined }
  | { readonly status: 'on hold'; readonly holding_organization_id: string; readonly hold_expiration?: string };

const who = [
  'exhibitor_id',
  'organization_id',
  'holding_organization_id',
  'hold_expiration',
  'additional_exhibitors',
] as const;

/** Changes the version that was seen and no other. What the booth said of others before goes. */
export async function change(gala: Gala, booth: Booth, next: Change): Promise<void> {
  const values = Object.entries(next).filter(([, value]) => value !== undefined);
  const body = [
    ...values.map(([name, value]) => ({ op: 'add' as const, path: `/${name}`, value })),
    ...who
      .filter((name) => booth[name] !== undefined && !values.some(([set]) => set === name))
      .map((name) => ({ op: 'remove' as const, path: `/${name}` })),
  ];
  await gala.exhibitorBooths.patch({ id: booth.id, body }, { headers: { 'If-Match': `"${booth.sys_version}"` } });
}
