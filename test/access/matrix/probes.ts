/** Ways to learn what is hidden without being shown it: each must answer as if it were not there. */
import { type Caller, operationOf } from './caller.js';
import { isWhole, unchanged, unlikeRelations } from './cells.js';
import type { Request } from './client.js';
import { type Json, resourceOf } from './documents.js';
import { leavesOf, mayWrite } from './oracle.js';
import { requestOn } from './requests.js';
import { writing } from './writing.js';

/** Runs all probes of a resource that the caller's permissions allow to try. */
export async function probe(caller: Caller, resource: string): Promise<void> {
  for (const one of probes) await one(caller, resource);
}

type Probe = (caller: Caller, resource: string) => Promise<void>;

/** The operations of these verbs that the caller may call, limited to own records. */
const limitedOf = (caller: Caller, resource: string, verbs: RegExp) =>
  resourceOf(resource).operations.filter((one) => verbs.test(one.verb) && caller.grant(one) === 'own');

/** These operations on one record for each way in which the caller sees records, and those in which they do not. */
async function* tries(caller: Caller, resource: string, verbs: RegExp, isNew = false) {
  const { seeds } = caller;
  for (const operation of limitedOf(caller, resource, verbs))
    for (const relation of await unlikeRelations(caller, resource)) {
      const id = isNew ? await seeds.make(resource, relation) : await seeds.once(resource, relation);
      const record = seeds.record(resource, id);
      const shown = caller.shown(operation, resource, record) ?? {};
      const hidden = Object.keys(record).filter((name) => shown[name] === undefined);
      const { method } = operation;
      const request: Request = {
        method,
        address: filledFrom(operation.path, seeds.tenant, record),
        ...(method === 'POST' && { body: {} }),
      };
      yield { operation, relation, id, record, shown, hidden, request, isOwn: caller.owns(resource, record) };
    }
}

const filledFrom = (path: string, tenant: string, record: Json) =>
  path
    .replace('{tenantId}', tenant)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(record[name] ?? record.event_id ?? 'x')));

/** A value that no record has, as long as the one given. */
const unlike = (value: string) =>
  value.replace('canary', 'kanary').replace(/\d(?=\d*$)/, (digit) => String((Number(digit) + 5) % 10));

/** Naming hidden fields in `fields` and `fieldsToReturn` shows nothing of them: whoever asks looks for canaries. */
const projections: Probe = async (caller, resource) => {
  for await (const { operation, relation, record, request } of tries(caller, resource, /^(get|search|list.*)$/)) {
    const parameter = operation.verb === 'search' ? 'fieldsToReturn' : 'fields';
    for (let paths = hiddenPaths(caller, resource, record); paths.length > 0; paths = paths.slice(60)) {
      const query = `?${parameter}=${encodeURIComponent(paths.slice(0, 60).join())}`;
      const asked = { ...request, address: request.address + query };
      const { body, status } = await caller.ask(operation, `${parameter} of hidden paths, ${relation}`, asked);
      const items: Json[] = body?.Items ?? (status === 200 ? [body].flat() : []);
      for (const item of items) {
        const stored = caller.seeds.all.get(resource)?.get(String(item.id));
        const shown = stored && leavesOf(caller.shown(operation, resource, stored) ?? {});
        const more = leavesOf(item).filter((leaf) => shown && !shown.includes(leaf));
        if (more.length > 0) caller.problems.push(`LEAK ${operation.id}, ${parameter}: ${more}`);
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

/** One field for each kind of value, of the server and of others, known and unknown: `writing` tries each field. */
function unlikeFields(record: Json, names: readonly string[]): readonly string[] {
  if (isWhole) return names;
  const kind = (name: string) => {
    const value = record[name];
    return [typeof value, Array.isArray(value), /^sys_|canary/.exec(name)?.[0]].join();
  };
  return [...new Map(names.map((name) => [kind(name), name])).values()];
}

/** JSON Patch on hidden places answers as on places that are not there, and copies nothing out. */
const patches: Probe = async (caller, resource) => {
  for await (const { operation, relation, id, record, shown, hidden, request, isOwn } of tries(
    caller,
    resource,
    /^patch$/,
  )) {
    if (!isOwn) continue;
    const visibleField = Object.keys(shown).find((one) => !/^(id$|sys_)/.test(one)) ?? 'name';
    for (const name of unlikeFields(record, hidden)) {
      const absent = name.replace(/.$/, (last) => (last === 'q' ? 'z' : 'q'));
      for (const [what, bodyOf] of hiddenPatches(record[name], visibleField)) {
        const label = `${what} ${name}, ${relation}`;
        const answer = await caller.ask(operation, label, { ...request, body: bodyOf(name) });
        if (answer.status === 200) caller.problem(operation, label, 'succeeded');
        // those are rejected because of the name, with any value
        if (answer.status === 200 || ['path_forbidden', 'server_owned'].includes(answer.body?.code)) continue;
        const other = { ...request, body: bodyOf(absent) };
        await caller.sameAs(operation, label, answer, `/${name}`, other, `/${absent}`);
      }
    }
    await unchanged(caller, operation, relation, id, record);
  }
};

/** What one may try on a hidden field: with its value, with another, out of it, into it. */
const hiddenPatches = (value: unknown, visibleField: string): [string, (name: string) => unknown][] => [
  ['test, the value,', (name) => [{ op: 'test', path: `/${name}`, value }]],
  ['test, another value,', (name) => [{ op: 'test', path: `/${name}`, value: 'no' }]],
  ['test, below,', (name) => [{ op: 'test', path: `/${name}/0`, value: 'no' }]],
  ['copy from', (name) => [{ op: 'copy', from: `/${name}`, path: `/${visibleField}` }]],
  ['move from', (name) => [{ op: 'move', from: `/${name}`, path: `/${visibleField}` }]],
  ['copy from, into the unknown,', (name) => [{ op: 'copy', from: `/${name}`, path: '/mine' }]],
  ['remove', (name) => [{ op: 'remove', path: `/${name}` }]],
];

/** Merge patches and replacements with what is hidden are refused, whether the value is right or wrong. */
const hiddenWrites: Probe = async (caller, resource) => {
  for await (const one of tries(caller, resource, /^(patch|replace)$/)) {
    const { operation, relation, id, record, shown, request } = one;
    if (!one.isOwn) continue;
    const requestOf = (name: string, value: unknown): Request =>
      operation.verb === 'patch'
        ? { ...request, body: { [name]: value }, type: 'application/merge-patch+json' }
        : { ...request, body: { ...shown, [name]: value } };
    for (const name of unlikeFields(record, one.hidden).filter((name) => !name.startsWith('sys_'))) {
      const what = `sending ${name}, ${relation}`;
      const value = record[name];
      const right = await caller.ask(operation, what, requestOf(name, value));
      caller.refused(operation, what, right, 403, 'field_not_yours');
      if (typeof value !== 'string' || !value.startsWith('canary')) continue;
      await caller.sameAs(operation, what, right, value, requestOf(name, unlike(value)), unlike(value));
    }
    await unchanged(caller, operation, relation, id, record);
  }
};

/** A record cannot be given away, nor taken from others. */
const givenAway: Probe = async (caller, resource) => {
  for await (const one of tries(caller, resource, /^(patch|replace)$/, true)) {
    const { operation, relation, id, record, shown, request } = one;
    const text = JSON.stringify(shown);
    if (!one.isOwn || !text.includes(`"${caller.contact}"`)) continue;
    const given = JSON.parse(text.replaceAll(`"${caller.contact}"`, '"somebody-else"'));
    const names = Object.keys(given).filter((name) => JSON.stringify(given[name]) !== JSON.stringify(shown[name]));
    const directives = names.map((name) => ({ op: 'replace', path: `/${name}`, value: given[name] }));
    const body = operation.verb === 'replace' ? given : directives;
    const answer = await caller.ask(operation, `given away, ${relation}`, { ...request, body });
    const isWritable = names.every((name) => mayWrite(resourceOf(resource), name, 'changed'));
    caller.refused(operation, `given away, ${relation}`, answer, 403, isWritable ? 'not_own' : 'field_not_yours');
    await unchanged(caller, operation, relation, id, record);
  }
};

/** The state of another's record is never revealed: its lock, its version, its status. */
const others: Probe = async (caller, resource) => {
  for await (const { operation, relation, id } of tries(caller, resource, /^(replace|patch|delete|submit)$/, true)) {
    const record = await lockedOne(caller, resource, relation, id);
    if (caller.view(resource, record) !== undefined) continue;
    const request = requestOn(caller, operation, record);
    const bodies: Record<string, unknown> = { locked: request.body };
    if (operation.verb === 'patch') {
      bodies['a failing test'] = [{ op: 'test', path: '/sys_version', value: 77 }];
      bodies.unlocking = [{ op: 'replace', path: '/sys_locked', value: false }];
    } else if (operation.verb !== 'delete') {
      bodies['of another version'] = { ...(request.body as Json), sys_version: 77 };
    }
    for (const [what, body] of Object.entries(bodies))
      await caller.likeNone(operation, `${what}, ${relation}`, { ...request, ...(body !== undefined && { body }) }, id);
  }
};

async function lockedOne({ seeds }: Caller, resource: string, relation: string, id: string): Promise<Json> {
  if (relation.startsWith('opened')) return seeds.record(resource, id);
  await seeds.send('PATCH', `/${resource}/${seeds.tenant}/${id}`, [{ op: 'add', path: '/sys_locked', value: true }]);
  await seeds.refresh(resource, id);
  return seeds.record(resource, id);
}

const probes: readonly Probe[] = [projections, patches, hiddenWrites, givenAway, others, writing];
