/** Checks: everything is read again, by get and by lists, and compared with what was written. */
import { type Json, resources } from './client.js';
import { type Entry, withoutSystem } from './ledger.js';
import { forEach } from './progress.js';
import type { Story } from './story.js';

const atOnce = 8;
const fewItems = 2;
const lastEvaluatedKey = 'x-last-evaluated-key';

export async function reread(story: Story): Promise<void> {
  const { progress, ledger } = story;
  const total = resources.flatMap((resource) => ledger.all(resource)).length;
  progress.title('Everything is read again');
  await progress.step('Records got by id', total, () => getAll(story));
  await progress.step('Pages of awards and types, one at a time', 5, () => listBare(story));
  await progress.step('Pages of processes by award', 4, () => listProcesses(story));
  await progress.step('Pages of references by application, two at a time', 40, () => listBy(story, 'application'));
  await progress.step('Pages of references by contact, one at a time', 120, () => listBy(story, 'contact'));
}

async function getAll(story: Story): Promise<number> {
  const { client, ledger } = story;
  const entries = resources.flatMap((resource) => ledger.all(resource).map((entry) => ({ resource, entry })));
  await forEach(entries, atOnce, async ({ resource, entry }) => {
    const record = await client.ok('GET', client.path(resource, `/${entry.id}?consistentRead=true`));
    compare(story, `${resource} ${entry.id}`, record, entry);
    story.progress.tick();
  });
  await part(story);
  return entries.length;
}

function compare({ checks }: Story, what: string, record: Json, { id, record: written, version }: Entry): void {
  checks.equal(`${what} is as it was written`, withoutSystem(record), written);
  checks.equal(`${what} has its id and version`, [record.id, record.sys_version], [id, version]);
  const { sys_created_at: created, sys_last_modified_at: modified } = record;
  const ordered = typeof created === 'string' && typeof modified === 'string' && created <= modified;
  checks.that(`${what} says when it was made and changed`, ordered, [created, modified]);
}

/** `fields` gives what it names, and the id. */
async function part({ client, ledger, checks }: Story): Promise<void> {
  for (const { id, record } of ledger.all('references').slice(0, 10)) {
    const found = await client.ok('GET', client.path('references', `/${id}?fields=name,%20status`));
    checks.equal(`reference ${id} in part`, found, { id, name: record.name, status: record.status });
  }
}

/** Bare arrays go on where their headers say. */
async function listBare({ client, ledger, checks, progress }: Story): Promise<number> {
  let pages = 0;
  for (const resource of ['awards', 'referenceTypes'] as const) {
    const found: Json[] = [];
    let next: string | undefined = `${client.path(resource)}?limit=1`;
    while (next !== undefined) {
      const { status, body, headers } = await client.send('GET', next);
      checks.equal(`a page of ${resource} is answered`, status, 200);
      found.push(...(body as Json[]));
      const link: string | undefined = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      checks.equal(`${resource}: key and link come together`, headers.has(lastEvaluatedKey), link !== undefined);
      next = link;
      pages++;
      progress.tick();
    }
    checks.equal(`the list of ${resource} has each once`, found.map(bare), ledger.all(resource).map(written));
  }
  return pages;
}

async function listProcesses(story: Story): Promise<number> {
  let pages = 0;
  for (const resource of ['referenceProcesses', 'applicationProcesses'] as const) {
    for (const { id } of story.ledger.all('awards')) {
      const expected = story.ledger.where(resource, ({ award_id }) => award_id === id);
      pages += await listed(story, story.client.path(resource, `/award/${id}`), fewItems, expected);
    }
  }
  return pages;
}

async function listBy(story: Story, parent: 'application' | 'contact'): Promise<number> {
  const field = `${parent}_id`;
  const { client, ledger } = story;
  const parents = [...new Set(ledger.all('references').map(({ record }) => String(record[field])))];
  const limit = parent === 'application' ? fewItems : 1;
  const counts = await forEach(parents, atOnce, async (id) => {
    const expected = ledger.where('references', (record) => record[field] === id);
    story.progress.tick();
    return await listed(story, client.path('references', `/${parent}/${id}`), limit, expected);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Page {
  readonly Count?: number;
  readonly Items: readonly Json[];
  readonly LastEvaluatedKey?: string;
}

/** Reads a list to its end. @returns the number of pages. */
async function listed({ client, checks }: Story, path: string, limit: number, expected: Entry[]): Promise<number> {
  const found: Json[] = [];
  let key: string | undefined;
  let pages = 0;
  do {
    const start: string = key === undefined ? '' : `&exclusiveStartKey=${encodeURIComponent(key)}`;
    const page: Page = await client.ok<Page>('GET', `${path}?limit=${limit}${start}`);
    checks.equal(`${path} counts its page`, page.Count, page.Items.length);
    checks.that(`${path} keeps the limit`, page.Items.length <= limit, page.Items.length);
    found.push(...page.Items);
    key = page.LastEvaluatedKey;
    pages++;
  } while (key !== undefined);
  checks.equal(`${path} has each once, in the order of ids`, found.map(bare), expected.map(written));
  return pages;
}

const bare = (record: Json) => [record.id, withoutSystem(record)];
const written = ({ id, record }: Entry) => [id, record];
