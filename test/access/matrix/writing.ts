/**
 * Field by field, what an owner can write: what they see, unless the document reserves it for staff or for the creator of
 * the record.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Caller, operationOf } from './caller.js';
import { unchanged } from './cells.js';
import type { Request } from './client.js';
import { type Json, membersOf, type Operation, requiredOf, resolved, resourceOf, type Schema } from './documents.js';
import { mayWrite, ownersOf, visible } from './oracle.js';
import { relationsOf } from './relations.js';
import { ownBody } from './requests.js';
import { isSetByServer, targets } from './seeds.js';

export async function writing(caller: Caller, resource: string): Promise<void> {
  if (ownersOf(resource).length === 0) return;
  if (caller.grant(`${resource}.create`) === 'own') await making(caller, resource);
  for (const verb of ['patch', 'replace'] as const)
    if (caller.grant(`${resource}.${verb}`) === 'own') await changing(caller, resource, verb);
}

/** That what an owner may give is stored, the cells see; here is what they may not. */
async function making(caller: Caller, resource: string): Promise<void> {
  const operation = operationOf(`${resource}.create`);
  const [body, others] = [await ownBody(caller, resource), await otherValues(caller, resource, {})];
  const seen = seenOf(resource, others);
  const address = `/${resource}/${caller.seeds.tenant}`;
  for (const [name, value] of Object.entries(others)) {
    if (seen[name] !== undefined && mayWrite(resourceOf(resource), name, 'made')) continue;
    const request = { method: operation.method, address, body: { ...body, [name]: value } };
    await notYours(caller, operation, `made with ${name}`, name, request);
  }
}

/** What of a record its owner sees. */
function seenOf(resource: string, record: Json): Json {
  const side = ownersOf(resource)[0]?.said ?? 'author';
  return visible(resourceOf(resource), record, { side, blind: true });
}

async function notYours(caller: Caller, operation: Operation, what: string, name: string, request: Request) {
  const answer = await caller.ask(operation, what, request);
  caller.refused(operation, what, answer, 403, 'field_not_yours');
  if (answer.status === 403 && !JSON.stringify(answer.body.details).includes(name))
    caller.problem(operation, what, `names ${answer.text}`);
}

async function changing(caller: Caller, resource: string, verb: 'patch' | 'replace'): Promise<void> {
  const { seeds } = caller;
  const operation = operationOf(`${resource}.${verb}`);
  const id = await seeds.make(resource, relationsOf(resource)[0] ?? '');
  const owners = ownersOf(resource).map(({ path }) => path);
  const isWritable = (name: string) => mayWrite(resourceOf(resource), name, 'changed');
  const shown = () => seenOf(resource, seeds.asOwner(seeds.record(resource, id)));
  const send = (body: unknown): Request => ({
    method: operation.method,
    address: `/${resource}/${seeds.tenant}/${id}`,
    body,
  });
  const refused = async (what: string, name: string, body: unknown) => {
    const before = seeds.record(resource, id);
    await notYours(caller, operation, what, name, send(body));
    await unchanged(caller, operation, what, id, before);
  };

  for (const [name, value] of Object.entries(await otherValues(caller, resource, seeds.record(resource, id)))) {
    const what = `writing ${name}`;
    const body = verb === 'patch' ? [{ op: 'add', path: `/${name}`, value }] : { ...shown(), [name]: value };
    const seen = seenOf(resource, { [name]: value })[name];
    if (seen === undefined || !isWritable(name)) await refused(what, name, body);
    else if (!owners.includes(name)) {
      const sent = verb === 'patch' ? [{ op: 'add', path: `/${name}`, value: seen }] : { ...shown(), [name]: seen };
      const before = seeds.record(resource, id);
      if (!caller.succeeded(operation, what, await caller.ask(operation, what, send(sent)))) continue;
      const stored = (await caller.wrote(operation, what, before, send(sent))) ?? {};
      const now = seenOf(resource, seeds.asOwner(stored))[name];
      if (!isDeepStrictEqual(now, seen)) caller.problem(operation, what, `has written ${JSON.stringify(now)}`);
    }
  }
  if (verb === 'patch') {
    for (const name of Object.keys(shown()).filter((name) => !/^(id|sys_.*)$/.test(name) && !isWritable(name)))
      await refused(`removing ${name}`, name, [{ op: 'remove', path: `/${name}` }]);
    return;
  }
  // a record that is sent back as it was read, or without what is not for its owner to write, stays as it is
  const before = seeds.record(resource, id);
  const needed = requiredOf(operation.bundle, operation.body ?? {});
  const own = Object.entries(shown()).filter(([name]) => isWritable(name) || needed.includes(name));
  for (const body of [shown(), Object.fromEntries(own)]) {
    caller.succeeded(operation, 'sent back', await caller.ask(operation, 'sent back', send(body)));
    const now = await caller.wrote(operation, 'sent back', seeds.record(resource, id), send(body));
    if (!isDeepStrictEqual(unversioned(now ?? {}), unversioned(before)))
      caller.problem(operation, 'sent back', 'has changed the record');
  }
}

/** A replacement is always a new version. */
const unversioned = (record: Json) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !/^sys_(version|last_modified)/.test(name)));

/** A value for each field, documented or not, other than that which the record has, and a lock. */
async function otherValues(caller: Caller, resource: string, record: Json): Promise<Json> {
  const { bundle, schema } = resourceOf(resource);
  const others = await caller.seeds.body(resource, {}, caller.contact);
  for (const [name, member] of Object.entries(membersOf(bundle, schema))) {
    if (/^(id$|sys_)/.test(name)) continue;
    const isOther = others[name] !== undefined && !isDeepStrictEqual(others[name], record[name]);
    if (!isOther)
      others[name] = otherThan(
        record[name],
        resolved(bundle, member),
        caller.seeds.needles.value(bundle, member, name),
      );
  }
  if (others.scores !== undefined) others.scores = []; // the processes of the seeds have no criteria
  if (isSetByServer(resource)) for (const name of targets) delete others[name]; // which go together: see suites/reviewConflicts
  return { ...others, sys_locked: true };
}

const otherThan = (value: unknown, schema: Schema, fresh: unknown): unknown =>
  schema.type === 'boolean' ? value !== true : (schema.enum?.find((one) => one !== value) ?? fresh);
