/** What the chapters of the demo share, and the writes they are made of. */
import type { Checks } from './checks.js';
import { type Client, type Json, mergePatch, type Resource } from './client.js';
import { type Ledger, withoutSystem } from './ledger.js';
import type { Letter } from './letters.js';
import type { Progress } from './progress.js';
import type { Samples } from './samples.js';
import type { OwnServer } from './server.js';

/** An e-mail that the server said it queued. */
export interface ExpectedMail {
  readonly kind: 'reference_notification' | 'application_notice' | 'preview';
  readonly to: string;
  /** The reference whose fields are merged. */
  readonly reference: string | undefined;
  /** Of which of the process's templates it is made. */
  readonly template: 'reference_notification_email' | 'application_notice_email';
}

/** What every demo needs. */
export interface Stage {
  readonly client: Client;
  readonly checks: Checks;
  readonly progress: Progress;
  readonly own: OwnServer | undefined;
}

export interface Story extends Stage {
  readonly ledger: Ledger;
  readonly samples: Samples;
  /** Ids by resource and the name of the sample file: `awards/early-career-medal`. */
  readonly ids: Map<string, string>;
  readonly mails: ExpectedMail[];
  /** The conference's e-mails, as they must be. */
  readonly letters: Letter[];
}

export function idOf({ ids }: Story, resource: Resource, name: string): string {
  const id = ids.get(`${resource}/${name}`);
  if (id === undefined) throw new Error(`The samples name ${name} of ${resource}, which is not there.`);
  return id;
}

export async function create(story: Story, resource: Resource, body: Json): Promise<string> {
  const { client } = story;
  const answer = await client.ok('POST', client.path(resource), body);
  return created(story, resource, body, answer);
}

/** Notes a record that was created, however it was. */
export function created({ ledger, checks }: Story, resource: Resource, body: Json, answer: Json): string {
  const id = String(answer.id);
  const record = resource === 'references' ? { ...body, status: 'pending' } : body;
  ledger.created(resource, id, record);
  checks.equal(`${resource} ${id} is answered as it was created`, withoutSystem(answer), record);
  return id;
}

/** A merge patch, which says by itself what the record is like afterwards. */
export async function merge(story: Story, resource: Resource, id: string, fields: Json): Promise<void> {
  const nulls = Object.entries(fields).map(([name, value]) => [name, value === null ? undefined : value]);
  await write(story, resource, id, Object.fromEntries(nulls), 'PATCH', `/${id}`, fields, mergePatch);
}

/** A JSON Patch; `fields` says what must be the outcome. */
export async function patch(
  story: Story,
  resource: Resource,
  id: string,
  directives: readonly Json[],
  fields: Json,
): Promise<void> {
  await write(story, resource, id, fields, 'PATCH', `/${id}`, directives);
}

/** Reads a record and sends it back whole, with some fields changed. */
export async function replace(story: Story, resource: Resource, id: string, fields: Json): Promise<void> {
  const { client } = story;
  const read = await client.ok('GET', client.path(resource, `/${id}`));
  await write(story, resource, id, fields, 'PUT', `/${id}`, { ...read, ...fields });
}

async function write(
  { client, ledger, checks }: Story,
  resource: Resource,
  id: string,
  fields: Json,
  ...[method, rest, body, type]: [string, string, unknown, string?]
): Promise<void> {
  const answer = await client.ok(method, client.path(resource, rest), body, type);
  ledger.changed(resource, id, fields);
  const { record, version } = ledger.entry(resource, id);
  checks.equal(`${method} of ${resource} ${id} answers what it did`, withoutSystem(answer), record);
  checks.equal(`${method} of ${resource} ${id} counts`, answer.sys_version, version);
}
