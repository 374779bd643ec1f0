/**
 * Field by field, what an owner can write: what they see, unless the document reserves it for staff or for the creator of
 * the record.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Caller, operationOf } from './caller.js';
import { ownBody, unchanged } from './cells.js';
import type { Request } from './client.js';
import { type Json, membersOf, type Operation, requiredOf, resolved, resourceOf, type Schema } from './documents.js';
import { mayWrite, ownersOf, visible } from './oracle.js';
import { relationsOf } from './seeds.js';

export async function writing(caller: Caller, resource: string): Promise<void> {
  if (ownersOf(resource).length === 0) return;
  if (caller.grant(`${resource}.create`) === 'own') await making(caller, resource);
  for (const verb of ['patch', 'replace'] as const)
    if (caller.grant(`${resource}.${verb}`) === 'own') await new Changing(caller, resource, verb).run();
}

/** That what an owner may give is stored, the cells see; here is what they may not. */
async function making(caller: Caller, resource: string): Promise<void> {
  const operation = operationOf(`${resource}.create`);
  const [body, others] = [await ownBody(caller, resource), await otherValues(caller, resource, {})];
  const seen = seenOf(resource, others);
  for (const [name, value] of Object.entries(others)) {
    if (seen[name] !== undefined && mayWrite(resourceOf(resource), name, 'made')) continue;
    await notYours(caller, operation, `made with ${name}`, name, {
      method: operation.method,
      address: `/${resource}/${caller.seeds.tenant}`,
      body: { ...body, [name]: value },
    });
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

class Changing {
  readonly operation: Operation;

  constructor(
    readonly caller: Caller,
    readonly resource: string,
    readonly verb: 'patch' | 'replace',
  ) {
    this.operation = operationOf(`${resource}.${verb}`);
  }

  async run(): Promise<void> {
    const { seeds } = this.caller;
    const id = await seeds.make(this.resource, relationsOf(this.resource)[0] ?? '');
    const owners = ownersOf(this.resource).map(({ path }) => path);
    const others = await otherValues(this.caller, this.resource, seeds.record(this.resource, id));
    for (const [name, value] of Object.entries(others)) {
      const isSeen = this.#seen({ [name]: value })[name] !== undefined;
      if (!isSeen || !this.#mayWrite(name)) await this.#refused(id, name, value);
      else if (!owners.includes(name)) await this.#written(id, name, this.#seen({ [name]: value })[name]);
    }
    if (this.verb === 'replace') await this.#sentBack(id);
    else await this.#removed(id);
  }

  #mayWrite = (name: string) => mayWrite(resourceOf(this.resource), name, 'changed');

  #seen = (record: Json): Json => seenOf(this.resource, record);

  /** As it is now. */
  #shown = (id: string) => this.#seen(this.caller.seeds.record(this.resource, id));

  #request(id: string, name: string, value: unknown): Request {
    return this.#send(
      id,
      this.verb === 'patch' ? [{ op: 'add', path: `/${name}`, value }] : { ...this.#shown(id), [name]: value },
    );
  }

  #send(id: string, body: unknown): Request {
    return { method: this.operation.method, address: `/${this.resource}/${this.caller.seeds.tenant}/${id}`, body };
  }

  async #refused(id: string, name: string, value: unknown): Promise<void> {
    const before = this.caller.seeds.record(this.resource, id);
    await notYours(this.caller, this.operation, `writing ${name}`, name, this.#request(id, name, value));
    await unchanged(this.caller, this.operation, `writing ${name}`, id, before);
  }

  async #written(id: string, name: string, value: unknown): Promise<void> {
    const { caller, operation } = this;
    const answer = await caller.ask(operation, `writing ${name}`, this.#request(id, name, value));
    if (!caller.succeeded(operation, `writing ${name}`, answer)) return;
    const now = await caller.seeds.refresh(this.resource, id);
    if (!isDeepStrictEqual(this.#seen(now ?? {})[name], value))
      caller.problem(operation, `writing ${name}`, `has written ${JSON.stringify(now?.[name])}`);
  }

  /** A record that is sent back as it was read, or without what is not for its owner to write, stays as it is. */
  async #sentBack(id: string): Promise<void> {
    const { caller, operation, resource } = this;
    const [before, shown] = [caller.seeds.record(resource, id), this.#shown(id)];
    const needed = requiredOf(operation.bundle, operation.body ?? {});
    const own = Object.entries(shown).filter(([name]) => this.#mayWrite(name) || needed.includes(name));
    for (const [what, body] of [
      ['as read', shown],
      ['without what is not for its owner', Object.fromEntries(own)],
    ] as const) {
      caller.succeeded(operation, what, await caller.ask(operation, what, this.#send(id, body)));
      const now = await caller.seeds.refresh(resource, id);
      if (!isDeepStrictEqual(unversioned(now ?? {}), unversioned(before)))
        caller.problem(operation, what, 'has changed the record');
    }
  }

  async #removed(id: string): Promise<void> {
    const before = this.caller.seeds.record(this.resource, id);
    const names = Object.keys(this.#shown(id)).filter((name) => !/^(id|sys_.*)$/.test(name) && !this.#mayWrite(name));
    for (const name of names) {
      const request = this.#send(id, [{ op: 'remove', path: `/${name}` }]);
      await notYours(this.caller, this.operation, `removing ${name}`, name, request);
      await unchanged(this.caller, this.operation, `removing ${name}`, id, before);
    }
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
  return { ...others, sys_locked: true };
}

const otherThan = (value: unknown, schema: Schema, fresh: unknown): unknown =>
  schema.type === 'boolean' ? value !== true : (schema.enum?.find((one) => one !== value) ?? fresh);
