/** Who has a booth now, and changing it. */
import type { Part } from '../conference/shared.js';
import type { Gala } from '../page.js';
import type { Json } from '../session.js';

export type Booth = Part<'exhibitorBooths'>;
export type Exhibitor = Part<'exhibitors'>;

const who = [
  ...(['exhibitor_id', 'organization_id', 'holding_organization_id'] as const),
  ...(['hold_expiration', 'additional_exhibitors'] as const),
];

/** What the list of booths needs. */
export const boothFields = ['name', 'number', 'floor_id', 'status', 'sys_version', ...who].join();

/** State → how it is called, its sign, and the tone of its colour. */
export const states = {
  free: { words: 'free', sign: '○', tone: 'good' },
  held: { words: 'on hold', sign: '◐', tone: 'nearly' },
  ended: { words: 'hold ended', sign: '◌', tone: 'ended' },
  reserved: { words: 'reserved', sign: '●', tone: '' },
  shared: { words: 'shared', sign: '◉', tone: '' },
} as const;

export type State = keyof typeof states;

/** A hold that has ended binds nobody, although the status stays. A booth without a status is theirs whom it names. */
export function stateOf(booth: Partial<Booth>): State {
  const { status, exhibitor_id, organization_id, hold_expiration, additional_exhibitors: others } = booth;
  if (status === 'on hold') return Date.parse(hold_expiration ?? '') <= Date.now() ? 'ended' : 'held';
  if (status === 'available' || (!exhibitor_id?.trim() && !organization_id?.trim())) return 'free';
  return Array.isArray(others) && others.length > 0 ? 'shared' : 'reserved';
}

/** The exhibitors that have the booth, or for whom it is held. */
export function exhibitorsOf(booth: Booth, exhibitors: readonly Exhibitor[]): Exhibitor[] {
  const { exhibitor_id, organization_id, holding_organization_id, additional_exhibitors: others = [] } = booth;
  const state = stateOf(booth);
  if (state === 'free' || state === 'ended') return [];
  const ids = state === 'held' ? [] : [exhibitor_id, ...others.map((one) => one.exhibitor_id)];
  const organization = state === 'held' ? holding_organization_id : !exhibitor_id && organization_id;
  return exhibitors.filter((one) => ids.includes(one.id) || (organization && one.organization_id === organization));
}

/** Changes the version that was seen and no other. What the booth said of its holders before goes. */
export async function change(gala: Gala, booth: Booth, next: Json): Promise<void> {
  const set = Object.entries(next).filter(([, value]) => value !== undefined);
  const gone = who.filter((name) => booth[name] !== undefined && next[name] === undefined);
  const body = [
    ...set.map(([name, value]) => ({ op: 'add' as const, path: `/${name}`, value })),
    ...gone.map((name) => ({ op: 'remove' as const, path: `/${name}` })),
  ];
  await gala.exhibitorBooths.patch({ id: booth.id, body }, { headers: { 'If-Match': `"${booth.sys_version}"` } });
}
