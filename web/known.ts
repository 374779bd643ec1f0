/** The tenant of this tab, and the ids that its answers have told: the documentation fills its operations in with them. */
import { isObject, type Json, type JsonObject, mapped } from './resolve.js';

/** An operation whose references are resolved. */
export interface Place {
  readonly service: string;
  /** With the names of its parameters in braces. */
  readonly path: string;
  readonly operation: JsonObject;
}

export interface Answer {
  readonly url: string;
  readonly method: string;
  readonly status: number;
  readonly body: Json;
}

/** The console keeps it there, too. */
const tenantKey = 'gala.tenant';
const idsKey = 'gala.ids';

/** Tenant → resource, or `external:` and a name → the id that was created, listed or asked for last. */
const all: Record<string, Record<string, string>> = JSON.parse(sessionStorage.getItem(idsKey) ?? '{}');

function save(tenant: string): void {
  sessionStorage.setItem(tenantKey, tenant);
  sessionStorage.setItem(idsKey, JSON.stringify(all));
}

const idsOf = (tenant: string) => {
  all[tenant] ??= {};
  return all[tenant];
};

/** `event_id`, `eventId` and `event_ids` are the same. */
const plain = (name: string) => name.replaceAll('_', '').replace(/s$/, '').toLowerCase();

const keyOf = (service: string, target: string) => (target.startsWith('external:') ? target : `${service}/${target}`);

/**
 * Plain name of a field or parameter → what it names a record of, and the plain names of the fields that some object needs. An `id` is
 * one of the operation's own resource.
 */
function targetsOf({ service, operation }: Place) {
  const [tag] = operation.tags as readonly string[];
  const targets = new Map([['id', keyOf(service, tag ?? '')]]);
  const required = new Set<string>();
  const fields: (readonly [string, string])[] = [];
  const walk = (value: Json, outer = ''): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, outer);
    if (!isObject(value)) return;
    const name = value.in === undefined ? outer : plain(String(value.name));
    const { 'x-refers-to': target, 'x-field': field, required: needed } = value;
    if (Array.isArray(needed)) for (const one of needed) required.add(plain(String(one)));
    if (typeof target === 'string' && !targets.has(name)) targets.set(name, keyOf(service, target));
    if (typeof field === 'string') fields.push([name, plain(field)]);
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'properties') walk(inner, name);
      else for (const [property, schema] of Object.entries(inner as JsonObject)) walk(schema, plain(property));
    }
  };
  walk(operation);
  for (const [name, field] of fields) {
    const target = targets.get(field);
    if (target !== undefined) targets.set(name, target);
  }
  return { targets, required };
}

/**
 * The operation with what is known in the examples of its body and of the parameters that it needs. The others have none. An id that is
 * not known is empty, or left out where it may be.
 */
export function filled(place: Place): JsonObject {
  const { targets, required } = targetsOf(place);
  const tenant = sessionStorage.getItem(tenantKey);
  const ids = all[tenant ?? ''] ?? {};
  /** Undefined for what is not an id of this server. Elsewhere, any will do, and two people are not the same. */
  const known = (name: string) => {
    const target = targets.get(plain(name));
    return target === undefined || target.startsWith('external:') ? undefined : (ids[target] ?? '');
  };
  const fill = (value: Json, name = '', outer = ''): Json | undefined => {
    if (Array.isArray(value)) return value.flatMap((one) => fill(one, name, outer) ?? []);
    if (isObject(value)) return mapped(value, (one, key) => fill(one, key, name));
    const isOfPart = plain(name) === 'id' && outer !== '' && outer !== 'operations'; // it is no record
    const id = typeof value !== 'string' || isOfPart ? undefined : known(name);
    return id === '' && !required.has(plain(name)) ? undefined : (id ?? value);
  };
  const parameter = ({ example, examples: _, schema, ...rest }: JsonObject): JsonObject => {
    // for a pattern, swagger-ui makes up a text whenever it draws the parameter, which takes most of its time
    const { pattern: __, default: ___, example: ____, ...plainSchema } = schema as JsonObject;
    const value = rest.name === 'tenantId' ? tenant : known(String(rest.name));
    return { ...rest, schema: plainSchema, ...(rest.required && { example: value ?? example ?? '' }) };
  };
  const content = (type: JsonObject) => mapped(type, (it, key) => (/^examples?$/.test(key) ? fill(it) : it));
  const { parameters, requestBody: body } = place.operation;
  return {
    ...place.operation,
    parameters: (parameters as readonly JsonObject[]).map(parameter),
    ...(isObject(body) && {
      requestBody: { ...body, content: mapped(body.content as JsonObject, (type) => content(type as JsonObject)) },
    }),
  };
}

/**
 * Learns from what an operation has answered, unless it was refused or only tried.
 * @returns the record that it answered with.
 */
export function learn(place: Place, { url, method, status, body }: Answer) {
  const given = valuesIn(place.path, url);
  const tenant = given.get('tenantId');
  if (status < 200 || status > 299 || tenant === undefined || /[?&]dry_run=(true|1)/.test(url)) return undefined;
  const ids = idsOf(tenant);
  const { targets } = targetsOf(place);
  const own = targets.get('id') ?? '';
  const listed = isObject(body) ? (body.Items ?? body) : body;
  const records = (Array.isArray(listed) ? listed : [listed]).filter(isObject);
  for (const [name, value] of records.flatMap(Object.entries)) {
    const target = targets.get(plain(name)) ?? own;
    if (target !== own && typeof value === 'string') ids[target] ??= value;
  }
  for (const [name, value] of given) {
    const target = targets.get(plain(name));
    if (target !== undefined) ids[target] = value;
  }
  const [first, ...others] = records.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  if (method === 'delete') delete ids[own];
  else if (first !== undefined && !others.includes(ids[own] ?? '')) ids[own] = first;
  save(tenant);
  return isObject(body) && first !== undefined && method !== 'delete' ? { tenant, id: first } : undefined;
}

/** @param address of an operation with a record, such as `#/abstracts/abstracts.get?tenantId=acme&id=…`. @returns it without it. */
export function learnFromAddress(service: string, address: string): string {
  const [operation = '', query] = address.split('?');
  const { tenantId, id } = Object.fromEntries(new URLSearchParams(query));
  if (tenantId === undefined || id === undefined) return operation;
  idsOf(tenantId)[keyOf(service, operation.split('/')[1] ?? '')] = id;
  save(tenantId);
  return operation;
}

/** Parameter → its value in an address. */
function valuesIn(path: string, url: string): ReadonlyMap<string, string> {
  const parts = new URL(url).pathname.split('/').reverse(); // a proxy can serve it below a path
  const names = path.split('/').reverse();
  return new Map(
    names.flatMap((name, index) =>
      name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(parts[index] ?? '')]] : [],
    ),
  );
}
