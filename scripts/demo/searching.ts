/** Checks: searches find what the demo's own account says, and nothing else. */
import type { Json, Resource } from './client.js';
import { withoutSystem } from './ledger.js';
import { everyPage } from './pages.js';
import { forEach } from './progress.js';
import { idOf, type Story } from './story.js';

const limit = 7;
const atOnce = 4;

interface Question {
  readonly resource: Resource;
  readonly body: Json;
  readonly fits: (record: Json) => boolean;
}

export async function search(story: Story): Promise<void> {
  const { progress } = story;
  const questions = [...aboutReferences(story), ...aboutApplications(story)];
  progress.title('Searches');
  await progress.step(`Questions asked, ${limit} answers a page`, questions.length, async () => {
    await forEach(questions, atOnce, (question) => ask(story, question));
    return questions.length;
  });
  await progress.step('References by status', 3, () => countStatuses(story));
  await wholeFields(story);
}

function aboutReferences(story: Story): Question[] {
  const { ledger } = story;
  const [first, , third] = ledger.all('applications').map(({ id }) => id) as [string, string, string];
  const [referee] = ledger.inOrder('references').map(({ record }) => record) as [Json];
  const academic = idOf(story, 'referenceTypes', 'academic');
  const letters = idOf(story, 'referenceProcesses', 'letters-of-recommendation');
  const about = (body: Json, fits: Question['fits']): Question => ({ resource: 'references', body, fits });
  return [
    about({}, () => true),
    about({ application_ids: [first, third] }, (it) => it.application_id === first || it.application_id === third),
    about({ contact_ids: [referee.contact_id] }, (it) => it.contact_id === referee.contact_id),
    about({ type_ids: [academic], status: 'pending' }, (it) => it.type_id === academic && it.status === 'pending'),
    about({ process_ids: [letters], state: 'Tasmania' }, (it) => it.process_id === letters && it.state === 'Tasmania'),
    about({ organization_id: ['organization-3'] }, (it) => it.organization_id === 'organization-3'),
    about({ email_address: referee.email_address }, (it) => it.email_address === referee.email_address),
    about({ name: 'INGR' }, (it) => has(it.name, 'ingr')),
    about({ last_name: "o'don" }, (it) => has(it.last_name, "o'don")),
    about({ nickname: 'zoë' }, (it) => has(it.first_name, 'zoë')),
    about({ job_title: 'retired', status: 'pending' }, (it) => has(it.job_title, 'retired') && it.status === 'pending'),
    about({ city: 'kraków' }, (it) => it.city === 'Kraków'),
    about({ date: '2027-01-20' }, (it) => String(it.completion_date).startsWith('2027-01-20')),
    about({ name: 'nobody is called this' }, nothing),
  ];
}

function aboutApplications(story: Story): Question[] {
  const prize = idOf(story, 'awards', 'public-understanding-prize');
  const about = (body: Json, fits: Question['fits']): Question => ({ resource: 'applications', body, fits });
  return [
    about({}, () => true),
    about({ award_ids: [prize] }, (it) => it.award_id === prize),
    about({ name: '& sons <' }, (it) => has(it.name, '& sons <')),
    about({ organization_ids: ['organization-2', 'organization-5'] }, (it) =>
      ['organization-2', 'organization-5'].includes(String(it.organization_id)),
    ),
    about({ status: 'complete' }, (it) => it.status === 'complete'),
    about({ status: 'comp' }, nothing),
    about({ city: 'BERGEN' }, (it) => it.city === 'Bergen'),
  ];
}

const nothing = () => false;
const has = (value: unknown, part: string) => String(value).toLowerCase().includes(part);

async function ask(story: Story, { resource, body, fits }: Question): Promise<void> {
  const { client, checks, ledger, progress } = story;
  const what = `a search of ${resource} for ${JSON.stringify(body)}`;
  const items = await everyPage(client, client.path(resource, `/search?limit=${limit}`), body);
  const expected = ledger.where(resource, fits);
  checks.that(`${what} is worth asking`, expected.length > 0 === (fits !== nothing));
  checks.equal(
    what,
    items.map(({ id }) => id),
    expected.map(({ id }) => id),
  );
  checks.that(
    `${what} answers what is stored`,
    items.every((item) => agrees(story, resource, item)),
    items,
  );
  progress.tick();
}

/** Each field of an item is that of the record. */
function agrees({ ledger }: Story, resource: Resource, item: Json): boolean {
  const { record } = ledger.entry(resource, String(item.id));
  const fields = Object.entries(withoutSystem(item));
  return fields.length > 0 && fields.every(([name, value]) => JSON.stringify(value) === JSON.stringify(record[name]));
}

async function countStatuses(story: Story): Promise<string> {
  const { client, checks, ledger, progress } = story;
  const counts: string[] = [];
  for (const status of ['completed', 'declined', 'pending']) {
    const found = await everyPage(client, client.path('references', '/search?limit=50'), { status });
    checks.equal(
      `references that are ${status}`,
      found.length,
      ledger.where('references', (it) => it.status === status).length,
    );
    counts.push(`${found.length} ${status}`);
    progress.tick();
  }
  return counts.join(', ');
}

/** `fieldsToReturn` widens the items. */
async function wholeFields(story: Story): Promise<void> {
  const { client, checks, ledger } = story;
  const path = client.path(
    'references',
    '/search?limit=50&fieldsToReturn=status,notes,custom_field_values.boolean_value',
  );
  const items = await everyPage(client, path, { job_title: 'retired' });
  const expected = ledger
    .where('references', ({ job_title }) => has(job_title, 'retired'))
    .map(({ id, record: { status, notes } }) => ({
      id,
      status,
      notes,
      custom_field_values: [{ boolean_value: true }],
    }));
  checks.equal('fieldsToReturn gives what it names', items, expected);
}
