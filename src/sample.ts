/**
 * The sample conference and award: fills a tenant through the API, here and in the console. What is there already is left as it is, so
 * that it can be done again after a failure. It must run in browsers, too.
 */

/** As scripts/sample.ts writes it. In texts, `@id:NAME` is the id of a record, `@day:3T09:00` a time and `@date:3` a date in three days. */
export interface Sample {
  readonly tenant: string;
  readonly steps: readonly Step[];
}

/** Records have a `sys_external_id`, `sample:NAME`. A later step that names one again changes it. */
export type Step =
  | { readonly resource: string; readonly records: readonly Fields[] }
  | { readonly call: string; readonly args: Fields };

type Fields = Readonly<Record<string, unknown>>;

/** A client of the tenant; with all permissions. */
type Client = Readonly<Record<string, Readonly<Record<string, (args: object) => Promise<unknown>>>>>;

interface Result {
  readonly id: string | null;
  readonly error?: { readonly message: string };
}

/** Those of a batch. */
const most = 100;

/** How many records it makes. */
export const sizeOf = ({ steps }: Sample) =>
  new Set(steps.flatMap((step) => ('records' in step ? step.records.map((one) => one.sys_external_id) : []))).size;

/**
 * Fills the tenant of the client.
 * @param tell is told how much is done: from 0 to 1.
 * @throws Error that says what could not be done.
 */
export async function fill(client: object, { steps }: Sample, tell: (part: number) => void = () => {}): Promise<void> {
  const gala = client as Client;
  const ids = new Map<string, string>();
  const now = new Date();
  const sent = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' ? meaning(one, ids, now) : one));
  for (const [n, step] of steps.entries()) {
    if ('call' in step) await call(gala, step.call, sent(step.args));
    else
      for (let from = 0; from < step.records.length; from += most)
        for (const [name, id] of await upserted(gala, step.resource, sent(step.records.slice(from, from + most))))
          ids.set(name, id);
    tell((n + 1) / steps.length);
  }
}

/** Whether the last record is there. */
export async function isFilled(client: object, { steps }: Sample): Promise<boolean> {
  const last = steps.findLast((step) => 'records' in step);
  const external_id = last?.records.at(-1)?.sys_external_id;
  const [found] =
    last === undefined ? [] : await batch(client as Client, last.resource, [{ operation: 'read', external_id }]);
  return found?.error === undefined;
}

async function upserted(gala: Client, resource: string, records: readonly Fields[]): Promise<[string, string][]> {
  const results = await batch(
    gala,
    resource,
    records.map((fields) => ({ operation: 'patch', external_id: fields.sys_external_id, fields })),
  );
  return results.map(({ id, error }, n) => {
    const name = String(records[n]?.sys_external_id);
    if (error !== undefined || id === null) throw new Error(`${resource} ${name}: ${error?.message}`);
    return [name.replace('sample:', ''), id];
  });
}

async function batch(gala: Client, resource: string, operations: readonly object[]): Promise<readonly Result[]> {
  const answer = await call(gala, `${resource}.batch`, { body: { operations } });
  return (answer as { readonly results: readonly Result[] }).results;
}

function call(gala: Client, operation: string, args: object): Promise<unknown> {
  const [resource = '', verb = ''] = operation.split('.');
  const method = gala[resource]?.[verb];
  if (method === undefined) throw new Error(`There is no operation ${operation}.`);
  return method(args);
}

function meaning(text: string, ids: ReadonlyMap<string, string>, now: Date): string {
  const [, kind, name = '', time = '00:00'] = /^@(id|day|date):([^T]+)(?:T(.+))?$/.exec(text) ?? [];
  if (kind === undefined) return text;
  if (kind === 'id') return ids.get(name) ?? text;
  const date = new Date(now.getTime() + Number(name) * 86_400_000).toISOString().slice(0, 10);
  return kind === 'date' ? date : `${date}T${time}:00.000Z`;
}
