/** The measured operations: five on references, and the records they need. */
import { strict as assert } from 'node:assert';
import { bytes, expect200, type Request, tenant } from './client.js';

/** Number of records on a server. */
export interface Seed {
  readonly parents: Parents;
  readonly ids: readonly string[];
  /** Each has 100 references. */
  readonly applications: readonly string[];
}

export interface Operation {
  readonly name: string;
  /** The minimum ratio to plain Express. */
  readonly target?: number;
  requests(seed: Seed): Request[];
  /** The start of every response. */
  readonly expect?: string;
}

/** A database may have records of earlier runs. */
const run = Date.now().toString(36);
const records = 1000;
const perApplication = 100;
const address = `/references/${tenant}`;

const post = ({ parents }: Seed, n: number): Request => ({
  method: 'POST',
  address,
  body: referenceBody(n, `application-${n % 500}`, parents),
});

const patch = (id: string, n: number): Request => ({
  method: 'PATCH',
  address: `${address}/${id}`,
  body: [
    { op: 'replace', path: '/notes', value: `Called back for the ${n}th time.` },
    { op: 'replace', path: '/custom_field_values/2/numeric_value', value: n },
    { op: 'add', path: '/custom_field_values/4/list_value/0', value: 'Latin' },
    { op: 'remove', path: '/custom_field_values/4/list_value/0' },
  ],
});

const list = (application: string): Request => ({ method: 'GET', address: `${address}/application/${application}` });

const batch = (seed: Seed, n: number): Request => ({
  method: 'POST',
  address: `${address}/batch`,
  body: { operations: times(100, (i) => ({ operation: 'create', object: post(seed, n * 100 + i).body })) },
});

export const get: Operation = {
  name: 'GET one',
  target: 1.5,
  requests: ({ ids }) => ids.map((id) => ({ method: 'GET', address: `${address}/${id}` })),
};
export const create: Operation = {
  name: 'POST one',
  target: 1,
  requests: (seed) => times(1000, (n) => post(seed, n)),
};
export const change: Operation = {
  name: 'PATCH one of 1,000',
  target: 1,
  requests: ({ ids }) => times(4, (round) => ids.map((id) => patch(id, round))).flat(),
};
export const listed: Operation = {
  name: 'list of 100',
  target: 2,
  requests: ({ applications }) => applications.map(list),
  expect: '"Count":100',
};
export const changeSame: Operation = {
  name: 'PATCH, the same one',
  requests: ({ ids }) => times(100, (n) => patch(ids[0] as string, n)),
};
export const createMany: Operation = {
  name: 'batch of 100 creates',
  target: 0.95,
  requests: (seed) => times(8, (n) => batch(seed, n)),
  expect: '"success_count":100,"error_count":0',
};

export const operations: readonly Operation[] = [get, listed, change, changeSame, create, createMany];

export const requestsOf = (operation: Operation, seed: Seed): Buffer[] => operation.requests(seed).map(bytes);

/** Creates the records on an empty server. */
export async function seeded(port: number): Promise<Seed> {
  const parents = await parentsOn(port);
  const applications = times(records / perApplication, (n) => `seeded-${run}-${n}`);
  const ids: string[] = [];
  for (const application of applications) {
    const objects = times(perApplication, (n) => referenceBody(ids.length + n, application, parents));
    const body = { operations: objects.map((object) => ({ operation: 'create', object })) };
    const reply = await expect200(port, { method: 'POST', address: `${address}/batch`, body });
    ids.push(...reply.body.results.map(({ id }: { id: string }) => id));
  }
  return { parents, ids, applications };
}

async function parentsOn(port: number): Promise<Parents> {
  const made = async (resource: string, body: object): Promise<string> =>
    (await expect200(port, { method: 'POST', address: `/${resource}/${tenant}`, body })).body.id;
  return {
    process_id: await made('referenceProcesses', processBody()),
    type_id: await made('referenceTypes', typeBody()),
  };
}

/** Throws unless the server does what will be measured. */
export async function verified(port: number, seed: Seed): Promise<void> {
  const id = seed.ids[17] as string;
  const read = () => expect200(port, { method: 'GET', address: `${address}/${id}` });
  const before = (await read()).body;
  const sent = referenceBody(17, seed.applications[0] as string, seed.parents);
  assert.deepEqual({ ...before, ...sent }, before, 'a record is what was sent');
  const patched = (await expect200(port, patch(id, 7))).body;
  assert.equal(patched.sys_version, before.sys_version + 1);
  assert.equal(patched.custom_field_values[2].numeric_value, 7);
  assert.deepEqual((await read()).body, patched);
  const created = (await expect200(port, post(seed, 5))).body;
  const again = await expect200(port, { method: 'GET', address: `${address}/${created.id}` });
  assert.deepEqual(again.body, created);
  const page = (await expect200(port, list(seed.applications[0] as string))).body;
  assert.equal(page.Count, 100);
  assert.equal(page.Items.length, 100);
  assert.deepEqual(
    page.Items.find((item: { id: string }) => item.id === id),
    patched,
  );
  const { results } = (await expect200(port, batch(seed, 1))).body;
  assert.equal(results.length, 100);
  assert.ok(results.every((one: { status: number; object: { id: string } }) => one.status === 200 && one.object.id));
}

export function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

/** Ids that a reference refers to. */
export interface Parents {
  readonly process_id: string;
  readonly type_id: string;
}

const organizations = [
  'Analytical Engines',
  'Bureau of Standards',
  'Institute for Advanced Study',
  'Royal Observatory',
];

/** A valid body to create a reference, which is returned as about 1.3 KB of JSON with about forty fields; `n` makes it unique. */
export function referenceBody(n: number, application: string, parents: Parents): object {
  return {
    application_id: application,
    award_id: `award-${n % 20}`,
    ...parents,
    contact_id: `contact-${n % 5000}`,
    name: `Ada Lovelace the ${n}th`,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email_address: `ada.${n}@example.org`,
    job_title: 'Analyst and metaphysician',
    city: 'London',
    state: 'England',
    country: 'United Kingdom',
    organization_id: `organization-${n % 400}`,
    completion_date: '2026-05-01T12:00:00.000Z',
    status: 'pending',
    notes:
      'Called back on Monday; will send the letter by the end of the month, in English, on paper. Knows her since 1833.',
    custom_field_values: [
      { custom_field_id: 'field-relationship', string_value: 'Supervisor of the thesis' },
      { custom_field_id: 'field-organization', string_value: organizations[n % organizations.length] },
      { custom_field_id: 'field-years-known', numeric_value: n % 40 },
      { custom_field_id: 'field-may-be-quoted', boolean_value: n % 2 === 0 },
      { custom_field_id: 'field-languages', list_value: ['English', 'French', 'Italian'] },
      { custom_field_id: 'field-letter', file_url_value: 'https://files.example.org/letters/ada-lovelace.pdf' },
      { custom_field_id: 'field-remarks', string_value: 'Prefers to be called in the afternoon' },
    ],
  };
}

/** A valid body of a reference process. */
export const processBody = (): object => ({
  name: 'Letters of recommendation',
  award_id: 'award-1',
  reference_form_id: 'form-1',
  application_notice_email: { subject: 'About {{ reference.name }}', body: '<p>Dear {{ application.name }}</p>' },
  reference_notification_email: { subject: 'A letter, please', body: '<p>Dear {{ reference.name }}</p>' },
  contact_form_options: { contact_form_id: 'form-2' },
  organization_form_options: { organization_form_id: 'form-3' },
});

const typeBody = (): object => ({ name: 'Academic', is_active: true });
