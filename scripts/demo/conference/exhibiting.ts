/** Exhibitors send as many people as their allowance lets them. */
import { createAll, createOne, type Made } from '../batches.js';
import type { Json } from '../client.js';
import { pick } from '../people.js';
import type { Story } from '../story.js';
import { refused } from './refusing.js';

const exhibitors = 8;

interface Rule {
  readonly contact_type_id: string;
  readonly maximum_number_of_contacts: number;
  readonly per_booth?: boolean;
}

interface Fair {
  readonly story: Story;
  readonly event_id: string;
  readonly rules: readonly Rule[];
}

export async function exhibit(story: Story, event_id: string): Promise<void> {
  const fair = { story, event_id, rules: await settle(story, event_id) };
  await story.progress.step('Exhibitors, each with all the contacts it may have', exhibitors, () => fill(fair));
  await story.progress.step('Contacts too many, refused', 2 * exhibitors, () => overfill(fair));
}

/** Rules of the samples name contact types. */
async function settle(story: Story, event_id: string): Promise<Rule[]> {
  const { exhibitorSettings: settings } = story.samples.conference;
  const named = settings.contact_restriction_rules as readonly Rule[];
  const types = await createAll(
    story,
    'exhibitorContactTypes',
    named.map((rule) => ({ name: rule.contact_type_id })),
  );
  const rules = named.map((rule, index) => ({ ...rule, contact_type_id: String(types[index]?.id) }));
  await createOne(story, 'exhibitorSettings', { ...settings, event_id, contact_restriction_rules: rules });
  return rules;
}

/** Every other one has two booths. */
const boothsOf = (number: number) => 1 + (number % 2);

const most = ({ maximum_number_of_contacts: most, per_booth }: Rule, booths: number) =>
  per_booth === true ? most * booths : most;

function contactsOf({ rules }: Fair, number: number, booths: number, more = 0): Json[] {
  return rules.flatMap((rule) =>
    Array.from({ length: most(rule, booths) + more }, (_, place) => ({
      contact_id: `contact-${6000 + number}-${rule.contact_type_id}-${place}`,
      contact_type_id: rule.contact_type_id,
      ...(place === 0 && { is_frozen: true }),
    })),
  );
}

async function fill(fair: Fair): Promise<number> {
  const { story } = fair;
  for (let number = 0; number < exhibitors; number++) {
    await checkRegistration(fair, number);
    const exhibitor = await createOne(story, 'exhibitors', bodyOf(fair, number));
    await addBooths(fair, exhibitor, boothsOf(number));
    const contacts = contactsOf(fair, number, boothsOf(number));
    const directives = [{ op: 'replace', path: '/contacts', value: contacts }];
    await story.client.ok('PATCH', story.client.path('exhibitors', `/${exhibitor.id}`), directives);
    await checkAllowance(fair, exhibitor, boothsOf(number), contacts);
    story.progress.tick();
  }
  return exhibitors;
}

/** As it registers, with the contacts of one booth. */
const bodyOf = (fair: Fair, number: number): Json => ({
  name: pick(fair.story.samples.lists.organizations, number),
  event_id: fair.event_id,
  organization_id: `organization-${number}`,
  contacts: contactsOf(fair, number, 1),
});

async function addBooths({ story, event_id }: Fair, { id }: Made, booths: number): Promise<void> {
  const bodies = Array.from({ length: booths }, (_, place) => ({
    name: `Booth ${place + 1}`,
    event_id,
    exhibitor_id: id,
  }));
  await createAll(story, 'exhibitorBooths', bodies);
}

async function checkRegistration(fair: Fair, number: number): Promise<void> {
  const { client, checks } = fair.story;
  const booths = boothsOf(number);
  const contacts = contactsOf(fair, number, booths);
  const body = { event_id: fair.event_id, booths, contacts };
  const answer = await client.ok('POST', client.path('exhibitors', '/contactAllowance'), body);
  checks.equal('a registration is told its allowance', answer, allowance(fair, booths, contacts));
}

async function checkAllowance(fair: Fair, { id }: Made, booths: number, contacts: readonly Json[]): Promise<void> {
  const { client, checks } = fair.story;
  const answer = await client.ok('GET', client.path('exhibitors', `/contactAllowance/${id}`));
  checks.equal(`exhibitor ${id} is told its allowance`, answer, allowance(fair, booths, contacts));
}

const allowance = ({ rules }: Fair, booths: number, contacts: readonly Json[]) => ({
  allowances: rules.map((rule) => ({
    contact_type_id: rule.contact_type_id,
    maximum_number_of_contacts: most(rule, booths),
    number_of_contacts: contacts.filter(({ contact_type_id }) => contact_type_id === rule.contact_type_id).length,
  })),
  frozen_contacts: contacts.filter(({ is_frozen }) => is_frozen).map(({ contact_id }) => contact_id),
});

/** One contact more, in an exhibitor that is there and in one that is new. */
async function overfill(fair: Fair): Promise<number> {
  const { story } = fair;
  const { client } = story;
  const { Items } = await client.ok<{ Items: Made[] }>('GET', client.path('exhibitors', `/event/${fair.event_id}`));
  for (const [number, { id, contacts }] of Items.entries()) {
    const more = [
      { op: 'add', path: '/contacts/-', value: { ...(contacts as Json[])[0], contact_id: 'contact-late' } },
    ];
    const patched = await client.send('PATCH', client.path('exhibitors', `/${id}`), more);
    refused(story, 'one contact too many is refused', patched, 409, 'contact_allowance_exceeded');
    const body = { ...bodyOf(fair, number), contacts: contactsOf(fair, number, 1, 1) };
    const posted = await client.send('POST', client.path('exhibitors'), body);
    refused(story, 'so is a new exhibitor with too many', posted, 409, 'contact_allowance_exceeded');
    story.progress.tick(2);
  }
  return Items.length * 2;
}
