/** Ways to learn what is hidden without being shown it: each must answer as if it were not there. */
import { type Caller, nobody, operationOf, replaced } from './caller.js';
import { isOwned, ownBody, requestOn } from './cells.js';
import type { Request } from './client.js';
import {
  type Json,
  marked,
  membersOf,
  type Operation,
  operations,
  resourceOf,
  resources,
  valuesAt,
} from './documents.js';
import { isOwnable, leavesOf, mayWrite } from './oracle.js';
import { relationsOf } from './seeds.js';
import { writing } from './writing.js';

/** Runs all probes of a resource that the caller's permissions allow to try. */
export async function probe(caller: Caller, resource: string): Promise<void> {
  for (const one of probes) await one(caller, resource);
}

type Probe = (caller: Caller, resource: string) => Promise<void>;

/** Whether the caller may call an operation, limited to own records. */
function limitedTo(caller: Caller, id: string): boolean {
  const found = operations.find((operation) => operation.id === id);
  return found !== undefined && caller.grant(found) === 'own';
}

/** A record in a relation, as staff sees it. */
const seeded = async ({ seeds }: Caller, resource: string, relation: string) =>
  seeds.record(resource, await seeds.once(resource, relation));

/** One relation for each way in which the caller sees its records, and those in which they do not. */
async function unlikeRelations(caller: Caller, resource: string): Promise<string[]> {
  const found = new Map<string, string>();
  for (const relation of relationsOf(resource)) {
    const record = await seeded(caller, resource, relation);
    found.set(JSON.stringify([caller.view(resource, record), isOwned(caller, resource, record)]), relation);
  }
  return [...found.values()];
}

/** A value that no record has, as long as the one given. */
const unlike = (value: string) =>
  value.replace('canary', 'kanary').replace(/\d(?=\d*$)/, (digit) => String((Number(digit) + 5) % 10));

/** Each filter of a search, with values of records' fields that the caller does not see. */
const filters: Probe = async (caller, resource) => {
  if (!limitedTo(caller, `${resource}.search`)) return;
  const operation = operationOf(`${resource}.search`);
  const address = `/${resource}/${caller.seeds.tenant}/search`;
  const members = membersOf(operation.bundle, operation.body ?? {});
  for (const relation of await unlikeRelations(caller, resource)) {
    const record = await seeded(caller, resource, relation);
    const seen = allSeen(caller, resource, operation);
    for (const [name, schema] of Object.entries(members)) {
      if (name === 'exclusiveStartKey') continue;
      const isList = JSON.stringify(schema).includes('Ids') || JSON.stringify(schema).includes('"array"');
      for (const value of hiddenTexts(record, filterFields[name] ?? [name, name.replace(/s$/, '')], seen)) {
        const bodyOf = (one: string) => ({ [name]: isList ? [one] : one });
        const request = { method: 'POST', address, body: bodyOf(value) };
        const what = `${name}, hidden: ${relation}`;
        const answer = await caller.ask(operation, what, request);
        await caller.sameAs(operation, what, answer, value, { ...request, body: bodyOf(unlike(value)) }, unlike(value));
      }
    }
  }
};

/** All that the caller sees of the records of a resource, as one text. */
const allSeen = (caller: Caller, resource: string, operation: Operation) =>
  JSON.stringify(
    [...(caller.seeds.all.get(resource)?.values() ?? [])].map((one) => caller.shown(operation, resource, one)),
  );

/** The fields that a filter may look at, where it is called otherwise. */
const filterFields: Readonly<Record<string, readonly string[]>> = {
  contact_ids: ['assignee.contact_id', 'contact_id'],
  submitter_ids: ['submitter_id'],
  title: ['title', 'abstract_title'],
  name: ['name', 'assignee.name', 'assignee.first_name'],
  nickname: ['first_name'],
  email_address: ['email_address', 'assignee.email_address'],
  ids: ['id'],
  date: ['completion_date'],
};

/** Texts of a record at these paths that are in nothing that the caller sees. */
function hiddenTexts(record: Json, paths: readonly string[], seen: string): string[] {
  const texts = paths.flatMap((path) => valuesAt(record, path)).filter((one): one is string => typeof one === 'string');
  return texts.filter((text) => /canary|id\d{8}/.test(text) && !seen.includes(text));
}

/** Lists by the value of a field that the caller does not see answer as by a value that nothing has. */
const hiddenLists: Probe = async (caller, resource) => {
  for (const operation of resourceOf(resource).operations) {
    if (!operation.verb.startsWith('list') || !limitedTo(caller, operation.id)) continue;
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'tenantId');
    for (const relation of await unlikeRelations(caller, resource)) {
      const record = await seeded(caller, resource, relation);
      const seen = allSeen(caller, resource, operation);
      const texts = leavesOf(record).map((leaf) => leaf.split(' = ')[1]?.replaceAll('"', '') ?? '');
      const [value] = texts.filter((text) => /^canary-\d+-x$/.test(text) && !seen.includes(text));
      if (value === undefined) continue;
      for (const name of names) {
        const address = operation.path
          .replace('{tenantId}', caller.seeds.tenant)
          .replace(`{${name}}`, value)
          .replace(/\{\w+\}/g, 'event-1');
        const request: Request = {
          method: operation.method,
          address,
          ...(operation.method === 'POST' && { body: {} }),
        };
        const answer = await caller.ask(operation, `by a hidden ${name}`, request);
        await caller.sameAs(
          operation,
          `by a hidden ${name}`,
          answer,
          value,
          replaced(request, value, unlike(value)),
          unlike(value),
        );
      }
    }
  }
};

/** Naming hidden fields in `fields` and `fieldsToReturn` shows nothing of them. */
const projections: Probe = async (caller, resource) => {
  for (const operation of resourceOf(resource).operations) {
    const { verb } = operation;
    if (!/^(get|search|list.*)$/.test(verb) || !limitedTo(caller, operation.id)) continue;
    for (const relation of await unlikeRelations(caller, resource)) {
      const record = await seeded(caller, resource, relation);
      const paths = hiddenPaths(caller, resource, record);
      const parameter = verb === 'search' ? 'fieldsToReturn' : 'fields';
      const address = filledFrom(operation.path, caller.seeds.tenant, record);
      for (const named of [paths.slice(0, 60), paths.slice(60, 120), paths.slice(120)]) {
        if (named.length === 0) continue;
        const query = `?${parameter}=${encodeURIComponent(named.join(','))}`;
        if (query.length > 3900) continue;
        const request = {
          method: operation.method,
          address: address + query,
          ...(operation.method === 'POST' && { body: {} }),
        };
        const answer = await caller.ask(operation, `${parameter} of hidden paths, ${relation}`, request);
        const items: Json[] =
          answer.body?.Items ?? (Array.isArray(answer.body) ? answer.body : answer.status === 200 ? [answer.body] : []);
        for (const item of items) {
          const stored = caller.seeds.all.get(resource)?.get(String(item.id));
          const shown = stored && leavesOf(caller.shown(operation, resource, stored) ?? {});
          const more = leavesOf(item).filter((leaf) => shown && !shown.includes(leaf));
          if (more.length > 0) caller.problems.push(`LEAK ${operation.id}, ${parameter}: ${more}`);
        }
      }
    }
  }
};

/** Dotted paths of what the caller does not see of a record, and of some of its parents. */
function hiddenPaths(caller: Caller, resource: string, record: Json): string[] {
  const shown = new Set(leavesOf(caller.shown(operationOf(`${resource}.get`), resource, record) ?? {}));
  const hidden = leavesOf(record).filter((leaf) => !shown.has(leaf));
  const paths = hidden.map((leaf) => leaf.split(' = ')[0]?.replaceAll('.*', '') ?? '');
  return [...new Set(paths.flatMap((path) => [path, path.split('.')[0] ?? '']))].filter((path) =>
    /^[\w.-]+$/.test(path),
  );
}

const filledFrom = (path: string, tenant: string, record: Json) =>
  path
    .replace('{tenantId}', tenant)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(record[name] ?? record.event_id ?? 'x')));

/** JSON Patch on hidden places answers as on places that are not there, and copies nothing out. */
const patches: Probe = async (caller, resource) => {
  if (!limitedTo(caller, `${resource}.patch`)) return;
  const operation = operationOf(`${resource}.patch`);
  for (const relation of await unlikeRelations(caller, resource)) {
    const record = await seeded(caller, resource, relation);
    if (!isOwned(caller, resource, record)) continue;
    const shown = caller.shown(operation, resource, record) ?? {};
    const hidden = Object.keys(record).filter((name) => shown[name] === undefined);
    for (const name of hidden) {
      const absent = name.replace(/.$/, (last) => (last === 'q' ? 'z' : 'q'));
      for (const [what, bodyOf] of hiddenPatches(
        record[name],
        Object.keys(shown).find((one) => !/^(id$|sys_)/.test(one)) ?? 'name',
      ))
        await comparePatch(caller, resource, relation, `${what} ${name}`, name, absent, bodyOf);
    }
    await untouched(caller, resource, relation, record);
  }
};

type PatchOf = (name: string) => unknown;

/** What one may try on a hidden field: with its value, with another, out of it, into it. */
const hiddenPatches = (value: unknown, visibleField: string): [string, PatchOf][] => [
  ['test, the value,', (name) => [{ op: 'test', path: `/${name}`, value }]],
  ['test, another value,', (name) => [{ op: 'test', path: `/${name}`, value: 'no' }]],
  ['test, below,', (name) => [{ op: 'test', path: `/${name}/0`, value: 'no' }]],
  ['copy from', (name) => [{ op: 'copy', from: `/${name}`, path: `/${visibleField}` }]],
  ['move from', (name) => [{ op: 'move', from: `/${name}`, path: `/${visibleField}` }]],
  ['copy from, into the unknown,', (name) => [{ op: 'copy', from: `/${name}`, path: '/mine' }]],
  ['remove', (name) => [{ op: 'remove', path: `/${name}` }]],
];

async function comparePatch(
  caller: Caller,
  resource: string,
  relation: string,
  what: string,
  name: string,
  absent: string,
  bodyOf: PatchOf,
) {
  const operation = operationOf(`${resource}.patch`);
  const id = await caller.seeds.once(resource, relation);
  const address = `/${resource}/${caller.seeds.tenant}/${id}`;
  const label = `${what}, ${relation}`;
  const answer = await caller.ask(operation, label, { method: 'PATCH', address, body: bodyOf(name) });
  if (answer.status === 200) return caller.problem(operation, label, 'succeeded');
  const isServers = answer.body?.code === 'path_forbidden' || answer.body?.code === 'server_owned';
  if (isServers) return; // rejected because of its name, with any value
  await caller.sameAs(
    operation,
    label,
    answer,
    `/${name}`,
    { method: 'PATCH', address, body: bodyOf(absent) },
    `/${absent}`,
  );
}

/** Merge patches and replacements with what is hidden are refused, whether the value is right or wrong. */
const hiddenWrites: Probe = async (caller, resource) => {
  for (const verb of ['patch', 'replace']) {
    if (!limitedTo(caller, `${resource}.${verb}`)) continue;
    const operation = operationOf(`${resource}.${verb}`);
    for (const relation of await unlikeRelations(caller, resource)) {
      const record = await seeded(caller, resource, relation);
      if (!isOwned(caller, resource, record)) continue;
      const shown = caller.shown(operation, resource, record) ?? {};
      const hidden = Object.keys(record).filter((name) => shown[name] === undefined && !name.startsWith('sys_'));
      const address = `/${resource}/${caller.seeds.tenant}/${record.id}`;
      const requestOf = (name: string, value: unknown): Request =>
        verb === 'patch'
          ? { method: 'PATCH', address, body: { [name]: value }, type: 'application/merge-patch+json' }
          : { method: 'PUT', address, body: { ...shown, [name]: value } };
      for (const name of hidden) {
        const right = await caller.ask(operation, `sending ${name}, ${relation}`, requestOf(name, record[name]));
        caller.refused(operation, `sending ${name}, ${relation}`, right, 403, 'field_not_yours');
        if (typeof record[name] !== 'string' || !record[name].startsWith('canary')) continue;
        const wrong = unlike(String(record[name]));
        await caller.sameAs(
          operation,
          `sending ${name}, ${relation}`,
          right,
          String(record[name]),
          requestOf(name, wrong),
          wrong,
        );
      }
      await untouched(caller, resource, relation, record);
    }
  }
};

async function untouched(caller: Caller, resource: string, relation: string, before: Json): Promise<void> {
  const now = await caller.seeds.refresh(resource, String(before.id));
  if (JSON.stringify(now) !== JSON.stringify(before))
    caller.problem(
      operationOf(`${resource}.patch`),
      relation,
      `is changed: ${leavesOf(now).filter((leaf) => !leavesOf(before).includes(leaf))}`,
    );
}

/** A record cannot be given away, nor taken from others. */
const givenAway: Probe = async (caller, resource) => {
  for (const verb of ['patch', 'replace']) {
    if (!limitedTo(caller, `${resource}.${verb}`)) continue;
    const operation = operationOf(`${resource}.${verb}`);
    for (const relation of await unlikeRelations(caller, resource)) {
      const id = await caller.seeds.make(resource, relation);
      const record = caller.seeds.record(resource, id);
      if (!isOwned(caller, resource, record)) continue;
      const shown = caller.shown(operation, resource, record) ?? {};
      const text = JSON.stringify(shown);
      if (!text.includes(`"${caller.contact}"`)) continue;
      const given = JSON.parse(text.replaceAll(`"${caller.contact}"`, '"somebody-else"'));
      const names = Object.keys(given).filter((name) => JSON.stringify(given[name]) !== JSON.stringify(shown[name]));
      const body =
        verb === 'replace' ? given : names.map((name) => ({ op: 'replace', path: `/${name}`, value: given[name] }));
      const request = { method: operation.method, address: `/${resource}/${caller.seeds.tenant}/${id}`, body };
      const answer = await caller.ask(operation, `given away, ${relation}`, request);
      const isWritable = names.every((name) => mayWrite(resourceOf(resource), name, 'changed'));
      caller.refused(operation, `given away, ${relation}`, answer, 403, isWritable ? 'not_own' : 'field_not_yours');
      await untouched(caller, resource, relation, record);
    }
  }
};

/** The state of another's record is never revealed: its lock, its version, its status. */
const others: Probe = async (caller, resource) => {
  for (const verb of ['replace', 'patch', 'delete', 'submit']) {
    if (!limitedTo(caller, `${resource}.${verb}`)) continue;
    const operation = operationOf(`${resource}.${verb}`);
    for (const relation of await unlikeRelations(caller, resource)) {
      const record = await lockedOne(caller, resource, relation);
      if (caller.view(resource, record) !== undefined) continue;
      const request = requestOn(caller, operation, record);
      await caller.likeNone(operation, `locked, ${relation}`, request, String(record.id));
      if (verb === 'replace' || verb === 'submit')
        await caller.likeNone(
          operation,
          `of another version, ${relation}`,
          { ...request, body: { ...(request.body as Json), sys_version: 77 } },
          String(record.id),
        );
      if (verb === 'patch') {
        const failing = [{ op: 'test', path: '/sys_version', value: 77 }];
        await caller.likeNone(
          operation,
          `a failing test, ${relation}`,
          { ...request, body: failing },
          String(record.id),
        );
        const unlocking = [{ op: 'replace', path: '/sys_locked', value: false }];
        await caller.likeNone(operation, `unlocking, ${relation}`, { ...request, body: unlocking }, String(record.id));
      }
    }
  }
};

async function lockedOne({ seeds }: Caller, resource: string, relation: string): Promise<Json> {
  const id = await seeds.make(resource, relation);
  if (relation.startsWith('opened')) return seeds.record(resource, id);
  await seeds.send('PATCH', `/${resource}/${seeds.tenant}/${id}`, [{ op: 'add', path: '/sys_locked', value: true }]);
  await seeds.refresh(resource, id);
  return seeds.record(resource, id);
}

/** Naming others' records in a link answers as naming none. */
const links: Probe = async (caller, resource) => {
  if (!limitedTo(caller, `${resource}.create`)) return;
  const operation = operationOf(`${resource}.create`);
  const { bundle } = operation;
  const fields = Object.entries(membersOf(bundle, operation.body ?? {})).filter(
    ([, schema]) => resources.has(schema['x-refers-to'] ?? '') && isOwnable(schema['x-refers-to'] as string),
  );
  for (const [name, schema] of fields) {
    const target = schema['x-refers-to'] as string;
    if (!limitedTo(caller, `${target}.get`)) continue;
    const body = await ownBody(caller, resource);
    if (body[name] === undefined) continue;
    const theirs = await caller.seeds.make(target, relationsOf(target).at(-1) as string);
    const request = {
      method: 'POST',
      address: `/${resource}/${caller.seeds.tenant}`,
      body: { ...body, [name]: theirs },
    };
    const answer = await caller.ask(operation, `naming another's ${target}`, request);
    await caller.sameAs(
      operation,
      `naming another's ${target}`,
      answer,
      theirs,
      replaced(request, theirs, nobody),
      nobody,
    );
  }
};

/** Nobody opens a record to themselves by naming it in one of their own. */
const selfOpening: Probe = async (caller, resource) => {
  for (const { path, target = '' } of marked(resourceOf(resource), 'x-opens')) {
    for (const verb of ['patch', 'replace']) {
      if (!limitedTo(caller, `${resource}.${verb}`) || !limitedTo(caller, `${target}.get`)) continue;
      const operation = operationOf(`${resource}.${verb}`);
      const id = await caller.seeds.make(resource, relationsOf(resource)[0] as string);
      const theirs = await caller.seeds.make(target, relationsOf(target).at(-1) as string);
      const shown = caller.shown(operation, resource, caller.seeds.record(resource, id)) ?? {};
      const body =
        verb === 'patch' ? [{ op: 'replace', path: `/${path}`, value: theirs }] : { ...shown, [path]: theirs };
      const what = `naming another's ${target}`;
      const request = { method: operation.method, address: `/${resource}/${caller.seeds.tenant}/${id}`, body };
      const none = await caller.ask(operation, `${what}, that is not there`, replaced(request, theirs, nobody));
      if (none.status === 200) caller.problem(operation, what, 'takes the id of what is not there');
      const answer = await caller.ask(operation, what, request);
      await caller.sameAs(operation, what, answer, theirs, replaced(request, theirs, nobody), nobody);
      const get = operationOf(`${target}.get`);
      const opened = await caller.ask(get, 'opened by oneself', {
        method: 'GET',
        address: `/${target}/${caller.seeds.tenant}/${theirs}`,
      });
      if (opened.status !== 404)
        caller.problems.push(`LEAK ${operation.id}, ${what}: opens it, ${opened.text.slice(0, 200)}`);
      await caller.seeds.refresh(resource, id);
    }
  }
};

const probes: readonly Probe[] = [
  selfOpening,
  filters,
  hiddenLists,
  projections,
  patches,
  hiddenWrites,
  givenAway,
  others,
  links,
  writing,
];
