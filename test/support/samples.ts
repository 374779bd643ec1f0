/** The smallest valid body of each resource, made of its example in the document; records that it must refer to are made, too. */
import type { Body, Operation, ResourceName } from '../../src/schema/contract.js';
import { Document, type Schema } from '../../src/schema/document.js';
import { services } from '../../src/services.js';
import type { World } from './harness.js';

/** As the document has it: open records take any field. */
type Sample<R extends ResourceName> = Body<Operation<R, 'create'>>;
type Fields = Readonly<Record<string, unknown>>;

const documents = Object.keys(services).map((name) => Document.load(name));

export const resourceNames: readonly ResourceName[] = documents.flatMap(({ resources }) => resources);

export const tenant = 'acme';

const documentOf = (resource: ResourceName) =>
  documents.find(({ resources }) => resources.includes(resource)) ?? (documents[0] as Document);

/** What a resource's records need: their required fields and a name, and the resources of the same document that these refer to. */
function needsOf(resource: ResourceName) {
  const document = documentOf(resource);
  const { bundle, schemas } = document;
  const tag = bundle.tags.find(({ name }) => name === resource);
  const schema = schemas[tag?.['x-resource']?.schema ?? ''] as Schema & { readonly examples: readonly [Fields] };
  const isSeed = (name: string) => bundle.tags.some((one) => one.name === name && one['x-tier'] === 'seed');
  const required = [...new Set([...(schema.required ?? []), 'name'])];
  const example: Fields = { name: `Any ${tag?.name}`, ...schema.examples[0] };
  const targets = required.flatMap((field) => {
    const { 'x-refers-to': target = '' } = schema.properties?.[field] ?? {};
    return target === '' ? [] : [[field, isSeed(target) ? (target as ResourceName) : undefined] as const];
  });
  return { document, schema, required, example, targets: new Map(targets) };
}

/** Of a value, what its schema requires; all of it if nothing is required. */
function smallest(document: Document, schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const [required, properties] = [document.required(schema), document.properties(schema)];
  if (required.length === 0) return value;
  return Object.fromEntries(
    required.map((name) => [name, smallest(document, properties[name] ?? {}, (value as Fields)[name])]),
  );
}

/**
 * A valid body to create a record with. What it refers to has the same event, process and so on.
 * @param asked fields that the caller sets; one that names a record decides what the others are.
 */
export async function sample<R extends ResourceName>(
  world: World,
  resource: R,
  of = tenant,
  asked: Fields = {},
): Promise<Sample<R>> {
  const { document, schema, required, example, targets } = needsOf(resource);
  const body: Record<string, unknown> = {};
  const shared = (fields: Fields, target: ResourceName) => {
    const others = needsOf(target).targets;
    return Object.fromEntries(Object.entries(fields).filter(([name]) => targets.has(name) && others.has(name)));
  };
  for (const [field, target] of targets) {
    const id = asked[field];
    if (target === undefined || typeof id !== 'string') continue;
    const { status, body: found } = await world.get(`/${target}/${of}/${id}`);
    if (status === 200) Object.assign(body, shared(found, target));
  }
  for (const field of required) {
    const target = targets.get(field);
    const known = asked[field] ?? body[field];
    if (known !== undefined) body[field] = known;
    else if (target !== undefined) body[field] = (await made(world, target, shared(body, target), of)).id;
    else body[field] = smallest(document, schema.properties?.[field] ?? {}, example[field]);
  }
  return { ...body, ...targetOf(resource, asked) } as never;
}

let conflicts = 0;

/** A conflict of interest is about exactly one thing, and none is like another. */
export function targetOf(resource: ResourceName, fields: Fields): Fields {
  const isConflict = resource === 'abstractReviewConflicts' || resource === 'reviewConflicts';
  const targets = ['abstract_id', 'application_id', 'organization_id', 'domain'];
  return isConflict && !targets.some((name) => name in fields) ? { domain: `number-${++conflicts}.example` } : {};
}

/** A record, created through the API. */
// biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
export async function made(world: World, resource: ResourceName, fields: object = {}, of = tenant): Promise<any> {
  const body = { ...(await sample(world, resource, of, fields as Fields)), ...fields };
  const reply = await world.post(`/${resource}/${of}`, body);
  if (reply.status !== 200) throw new Error(`no ${resource}: ${reply.text}`);
  return reply.body;
}
