/** Chapter two: referees answer, the office corrects, and what is settled is locked. */
import type { Json } from './client.js';
import type { Entry } from './ledger.js';
import { withoutSystem } from './ledger.js';
import { indexOf, pick } from './people.js';
import { forEach } from './progress.js';
import { create, merge, patch, replace, type Story } from './story.js';

const atOnce = 8;
/** Applications whose references are all in. */
const whole = 4;

export async function answer(story: Story): Promise<void> {
  const { progress } = story;
  const { completed, declined } = chosen(story);
  progress.title('Referees answer');
  await progress.step('References completed', completed.length, () => submitAll(story, completed, 'completed'));
  await progress.step('References declined', declined.length, () => submitAll(story, declined, 'declined'));
  await progress.step('Declined ones opened again', 3, () => reopen(story, declined.slice(0, 3)));
  progress.title('The office corrects and settles');
  await progress.step('References corrected (JSON Patch)', 25, () => correct(story));
  await progress.step('Applications brought up to date (merge patch)', 40, () => count(story));
  await progress.step('Awards described anew (PUT)', 2, () => replaceAwards(story));
  await progress.step('Reference types made by mistake, and deleted', 1, () => mistake(story));
  await progress.step('References and applications locked', 12, () => lock(story));
}

/** All of the first applications; of the others three in ten completed and one in ten declined. */
function chosen({ ledger }: Story): Record<'completed' | 'declined', Entry[]> {
  const settled = new Set(
    ledger
      .inOrder('applications')
      .slice(0, whole)
      .map(({ id }) => id),
  );
  const references = ledger.inOrder('references');
  const inFull = ({ record }: Entry) => settled.has(String(record.application_id));
  const digit = ({ record }: Entry) => (indexOf(record) * 7) % 10;
  return {
    completed: references.filter((entry) => inFull(entry) || digit(entry) < 3),
    declined: references.filter((entry) => !inFull(entry) && digit(entry) === 3),
  };
}

async function submitAll(story: Story, entries: readonly Entry[], status: 'completed' | 'declined'): Promise<number> {
  const { letters, regrets } = story.samples.lists;
  const texts = status === 'completed' ? letters : regrets;
  const indexed = entries.map((entry, index) => ({ entry, notes: pick(texts, index) }));
  await forEach(indexed, atOnce, async ({ entry, notes }) => {
    await submit(story, entry.id, { notes, ...(status === 'declined' && { status }) }, status);
    story.progress.tick();
  });
  return entries.length;
}

/** Reads a reference and sends it back whole with what the referee added, as a form would. */
async function submit({ client, ledger, checks }: Story, id: string, added: Json, status: string): Promise<void> {
  const read = await client.ok('GET', client.path('references', `/${id}`));
  const before = new Date().toISOString();
  const answer = await client.ok('POST', client.path('references', '/submit'), { ...read, ...added });
  const { completion_date } = answer;
  ledger.changed('references', id, { ...added, status, ...(status === 'completed' && { completion_date }) });
  const { record, version } = ledger.entry('references', id);
  checks.equal(`submitting reference ${id} answers what it did`, withoutSystem(answer), record);
  checks.equal(`submitting reference ${id} counts`, answer.sys_version, version);
  if (status !== 'completed') return;
  const now = String(completion_date) >= before || isAbout(String(completion_date), before);
  checks.that(`reference ${id} was completed now`, now, completion_date);
}

/** Clocks of two machines differ. */
const isAbout = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) < 60_000;

async function reopen(story: Story, entries: readonly Entry[]): Promise<number> {
  for (const { id } of entries) {
    const directives = [
      { op: 'test', path: '/status', value: 'declined' },
      { op: 'replace', path: '/status', value: 'pending' },
      { op: 'remove', path: '/notes' },
    ];
    await patch(story, 'references', id, directives, { status: 'pending', notes: undefined });
  }
  return entries.length;
}

async function correct(story: Story): Promise<number> {
  const entries = withStatus(story, 'pending').slice(0, 25);
  await forEach(entries, atOnce, async ({ id, record }) => {
    const called = { custom_field_id: 'called', boolean_value: true };
    const directives = [
      { op: 'test', path: '/name', value: record.name },
      { op: 'replace', path: '/job_title', value: `${record.job_title} (retired)` },
      { op: 'add', path: '/custom_field_values', value: [] },
      { op: 'add', path: '/custom_field_values/-', value: called },
      { op: 'copy', from: '/city', path: '/notes' },
    ];
    await patch(story, 'references', id, directives, {
      job_title: `${record.job_title} (retired)`,
      custom_field_values: [called],
      notes: record.city,
    });
    story.progress.tick();
  });
  return entries.length;
}

/** Applications get the number of references that are missing; a member that is null goes. */
async function count(story: Story): Promise<number> {
  const applications = story.ledger.all('applications');
  await forEach(applications, atOnce, async ({ id }) => {
    const ofIt = story.ledger.where('references', ({ application_id }) => application_id === id);
    const missing = ofIt.filter(({ record }) => record.status === 'pending').length;
    const status = missing === 0 ? 'complete' : 'waiting for references';
    await merge(story, 'applications', id, { number_of_missing_references: missing, status, bucket_id: null });
    story.progress.tick();
  });
  return applications.length;
}

/** A record that was read may be sent back whole, with the version that was read. */
async function replaceAwards(story: Story): Promise<number> {
  const awards = story.ledger.all('awards');
  for (const { id, record } of awards) {
    const fields = { description: `${record.description} The society pays for the journey.` };
    await replace(story, 'awards', id, fields);
  }
  return awards.length;
}

async function mistake(story: Story): Promise<number> {
  const { client, checks, ledger } = story;
  const id = await create(story, 'referenceTypes', { name: 'Profesional reference' });
  const path = client.path('referenceTypes', `/${id}`);
  checks.equal('what is deleted is named', await client.ok<unknown>('DELETE', path), id);
  ledger.deleted('referenceTypes', id);
  checks.equal('what is deleted is gone', (await client.send('GET', path)).status, 404);
  return 1;
}

/** Six completed references, two that are still pending, and the applications that are complete. */
async function lock(story: Story): Promise<number> {
  const references = [...withStatus(story, 'completed').slice(0, 6), ...withStatus(story, 'pending').slice(0, 2)];
  const applications = story.ledger.where('applications', ({ status }) => status === 'complete');
  for (const { id } of references)
    await patch(story, 'references', id, [{ op: 'add', path: '/sys_locked', value: true }], { sys_locked: true });
  for (const { id } of applications) await merge(story, 'applications', id, { sys_locked: true });
  return references.length + applications.length;
}

const withStatus = ({ ledger }: Story, status: string) =>
  ledger.inOrder('references').filter(({ record }) => record.status === status);
