/** An exhibitor sends as many contacts as its allowance permits. */
import { type Body, refused } from '../client.js';
import { line, read } from '../samples.js';
import type { Stage } from '../stage.js';

export async function exhibit(stage: Stage, event_id: string): Promise<void> {
  const { gala, tell } = stage;
  tell.chapter('An exhibitor brings people');
  const [staff = '', manager = ''] = await settle(stage, event_id);
  const contacts = [staff, staff, manager].map((contact_type_id, n) => ({
    contact_id: `contact-${n}`,
    contact_type_id,
  }));
  const body = { name: line('organizations', 0), event_id, organization_id: 'organization-0', contacts };
  const { id: exhibitor_id, name } = await gala.exhibitors.create({ body });
  const { id: floor_id } = await gala.exhibitorShowFloors.create({ body: { name: 'Great Hall', event_id } });
  const addBooth = (number: number, more: Partial<Booth>) =>
    gala.exhibitorBooths.create({ body: { name: `A${number}`, number, event_id, floor_id, ...more } });
  const theirs = { status: 'reserved', exhibitor_id } as const;
  await addBooth(1, theirs);
  tell.step(`${name} sends two for its booth, and a manager.`, await allowance(stage, exhibitor_id, [2, 2], [1, 1]));
  const value = { contact_id: 'contact-tom', contact_type_id: staff };
  const more = { id: exhibitor_id, body: [{ op: 'add' as const, path: '/contacts/-', value }] };
  const tooMany = gala.exhibitors.patch(more);
  tell.step('Tom would like to come, too.', await refused('contact_allowance_exceeded', tooMany));
  await addBooth(2, theirs);
  await gala.exhibitors.patch(more);
  tell.step('With a second booth, Tom may come.', await allowance(stage, exhibitor_id, [3, 4], [1, 1]));
  await hold(stage, addBooth, theirs);
}

type Booth = Body<'exhibitorBooths.create'>;
type Add = (number: number, more: Partial<Booth>) => Promise<{ readonly id: string }>;

async function hold({ gala, tell }: Stage, addBooth: Add, taken: Partial<Booth>): Promise<void> {
  const until = new Date(Date.now() + 14 * 86_400_000).toISOString();
  const held = { status: 'on hold', holding_organization_id: 'organization-1', hold_expiration: until } as const;
  const [{ id }] = [await addBooth(3, held), await addBooth(4, { status: 'available' })];
  const taking = gala.exhibitorBooths.patch({ id, body: taken });
  tell.step('A third booth is held for somebody else.', await refused('booth_taken', taking));
}

/** The rules of the sample name contact types. @returns their ids. */
async function settle({ gala, tell }: Stage, event_id: string): Promise<string[]> {
  const settings = read<Body<'exhibitorSettings.create'>>('conference/exhibitor-settings');
  const rules = [];
  for (const rule of settings.contact_restriction_rules ?? []) {
    const body = { name: rule.contact_type_id };
    const { id } = await gala.exhibitorContactTypes.create({ body });
    rules.push({ ...rule, contact_type_id: id });
  }
  const body = { ...settings, event_id, contact_restriction_rules: rules };
  await gala.exhibitorSettings.create({ body });
  tell.step('Two of the staff for each booth, and one manager: so many may come.', `${rules.length} rules`);
  return rules.map(({ contact_type_id }) => contact_type_id);
}

/** @param expected for each rule, the current and the maximum number. */
async function allowance({ gala, tell }: Stage, id: string, ...expected: readonly [number, number][]) {
  const { allowances } = await gala.exhibitors.getContactAllowance({ id });
  const found = allowances.map((one) => [one.number_of_contacts, one.maximum_number_of_contacts]);
  tell.check('the allowance is what the rules say', found, expected);
  return found.map(([count, most]) => `${count} of ${most}`).join(', ');
}
