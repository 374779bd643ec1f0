/** The cells of the matrix: what each operation must return to a caller with a grant for it, on each kind of record. */
import { isDeepStrictEqual } from 'node:util';
import { addressOf, operations as asked, exampleOf } from '../../statuses/routes.js';
import { type Caller, nobody, operationOf, replaced } from './caller.js';
import type { Request } from './client.js';
import { type Json, membersOf, type Operation, resourceOf, valuesAt } from './documents.js';
import { leavesOf, openersOf, ownersOf } from './oracle.js';
import { relationsOf } from './relations.js';
import { itemOf, ownBody, preparations, requestOn } from './requests.js';
import { draftFields } from './seeds.js';

/** Parameters of lists that are called otherwise than the field that they match. */
export const parameterFields: Readonly<Record<string, string>> = {
  'abstractReviews.listByContact contactId': 'assignee.contact_id',
  'abstractReviews.listByEventAndRound eventId': 'event_id',
  'abstractReviews.listByEventAndRound roundId': 'review_round_id',
  'abstractReviewRounds.listByStatus processId': 'process_id',
  'reviews.listByContact contactId': 'assignee.contact_id',
  'reviewRounds.listByStatus processId': 'process_id',
  'abstracts.listByReviewRound id': 'review_round_id',
  'functionTickets.listByEventContact eventId': 'event_id',
  'functionTickets.listByEventContact idOfContact': 'contact_id',
};

/** Runs all cells of an operation for a caller. */
export async function cellsOf(caller: Caller, operation: Operation): Promise<void> {
  const grant = caller.grant(operation);
  if (grant === undefined) await notGranted(caller, operation);
  if (grant === 'own') await limited(caller, operation); // those for all records are in test/statuses.spec.ts
}

/** Not granted: 403 for any record. */
export async function notGranted(caller: Caller, operation: Operation, ids?: readonly string[]): Promise<void> {
  const one = askedOf(operation);
  const { resource } = operation;
  const ownable = ownersOf(resource).length > 0 || openersOf(resource).length > 0;
  const aRecord = async () => (ownable ? await caller.seeds.once(resource, relationsOf(resource)[0] ?? '') : nobody);
  for (const record of new Set([...(ids ?? [await aRecord()]), nobody])) {
    const request = {
      method: operation.method,
      address: addressOf(one, valuesFor(operation, caller, record)),
      body: exampleOf(one),
    };
    const answer = await caller.ask(operation, 'not granted', request);
    caller.refused(operation, 'not granted', answer, 403, 'permission_missing');
  }
}

const askedOf = ({ id }: Operation) => asked.find((one) => one.id === id) as (typeof asked)[number]; // both are of the documents

const valuesFor = (operation: Operation, { seeds }: Caller, id: string): Record<string, string> => {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isList = operation.verb.startsWith('list');
  return {
    ...Object.fromEntries(names.map((name) => [name, isList ? 'x' : id])),
    tenantId: seeds.tenant,
    status: 'open',
  };
};

/** Granted for own records: it succeeds on these, and knows no others. */
async function limited(caller: Caller, operation: Operation): Promise<void> {
  const { verb } = operation;
  if (operation.id === 'links.current') return await notALink(caller, operation);
  if (verb === 'released') return; // it names what is reviewed: test/suites/released.ts and the ways out
  if (verb === 'create') return await create(caller, operation);
  if (verb === 'batch') return await batch(caller, operation);
  if (verb === 'search') return await search(caller, operation);
  if (verb.startsWith('list')) return await lists(caller, operation);
  const { resource } = operation;
  for (const relation of writes.has(verb) ? await unlikeRelations(caller, resource) : relationsOf(resource))
    await onRecord(caller, operation, relation);
  await missing(caller, operation);
}

/** Only the secret of a link asks what it is for. */
export async function notALink(caller: Caller, operation: Operation): Promise<void> {
  const answer = await caller.ask(operation, 'with a token', { method: 'GET', address: '/awards/links' });
  caller.refused(operation, 'with a token', answer, 409, 'not_a_link');
}

const writes = new Set([
  'replace',
  'patch',
  'delete',
  'submit',
  'decline',
  'reinstate',
  'replaceReferee',
  'confirm',
  'withdraw',
]);

/** Operations that answer this alone: their caller may not see the record, or not any more. */
const moves: Readonly<Record<string, readonly string[]>> = {
  'abstracts.confirm': ['id', 'status', 'confirmed_at', 'withdrawn_at'],
  'abstracts.withdraw': ['id', 'status', 'withdrawn_at'],
  'abstractReviews.decline': ['id', 'status'],
  'abstractReviews.reinstate': ['id', 'status'],
  'reviews.decline': ['id', 'status'],
  'reviews.reinstate': ['id', 'status'],
  'applications.replaceReferee': ['id', 'status', 'asked'],
};

/** Whether all is tried, and not only one of each kind that the server tells apart before a handler runs. */
export const isWhole = process.env.ALL === '1';

/** One relation for each way in which the caller sees records, may write them and delete them, and those in which they do not. */
export async function unlikeRelations(caller: Caller, resource: string): Promise<string[]> {
  if (isWhole) return relationsOf(resource);
  const found = new Map<string, string>();
  for (const relation of relationsOf(resource)) {
    const id = await caller.seeds.once(resource, relation);
    const record = caller.seeds.record(resource, id);
    const kind = [caller.view(resource, record), caller.owns(resource, record), isNamed(caller, resource, id)];
    found.set(JSON.stringify(kind), relation);
  }
  return [...found.values()];
}

/** An operation on a record in some relation to the caller. */
export async function onRecord(caller: Caller, operation: Operation, relation: string): Promise<void> {
  const { seeds } = caller;
  const { resource, verb } = operation;
  const id = await (writes.has(verb) ? seeds.make(resource, relation) : seeds.once(resource, relation));
  await askedRecord(caller, operation, id, relation);
}

/** An operation on a record, which is refused unless it is theirs. */
export async function askedRecord(caller: Caller, operation: Operation, id: string, relation: string): Promise<void> {
  const { seeds } = caller;
  const { resource, verb } = operation;
  await preparations[operation.id]?.(seeds, id);
  const before = seeds.record(resource, id);
  const request = requestOn(caller, operation, before);
  const code = refusalOf(caller, operation, before);
  if (code !== undefined) {
    if (code === 'record_not_found') await caller.likeNone(operation, relation, request, id);
    else caller.refused(operation, relation, await caller.ask(operation, relation, request), 403, code);
    return await unchanged(caller, operation, relation, id, before);
  }
  const answer = await caller.ask(operation, relation, request);
  if (verb === 'delete' && isNamed(caller, resource, id))
    return caller.refused(operation, relation, answer, 409, 'record_referenced');
  if (!caller.succeeded(operation, relation, answer)) return;
  const isWritten = verb === 'patch' || verb === 'replace';
  const now = await (isWritten ? caller.wrote(operation, relation, before, request) : seeds.refresh(resource, id));
  if (verb === 'delete') {
    if (now !== undefined) caller.problem(operation, relation, 'has not deleted the record');
    if (answer.body !== id) caller.problem(operation, relation, `answered ${answer.text}`);
    return;
  }
  if (now === undefined) return caller.problem(operation, relation, 'the record is gone');
  const answers = moves[operation.id];
  if (answers !== undefined) {
    if (Object.keys(answer.body).join() !== answers.join())
      caller.problem(operation, relation, `answered ${answer.text}`);
    await seeds.send('DELETE', `/${resource}/${seeds.tenant}/${id}`); // nobody else looks at it: it may not be theirs any more
    await seeds.refresh(resource, id);
    return;
  }
  if (verb !== 'getContactAllowance') caller.showsJust(operation, relation, answer.body, now);
  if (writes.has(verb)) keptHidden(caller, operation, relation, before, now);
  if (verb === 'patch') {
    const [directive] = request.body as { path: string; value: unknown }[];
    const name = directive?.path.slice(1) ?? '';
    if (name !== 'sys_version' && seeds.asOwner(now)[name] !== directive?.value)
      caller.problem(operation, relation, `has not changed ${name}`);
  }
}

/** Whether another record names this one, so that it cannot be deleted. */
const isNamed = ({ seeds }: Caller, resource: string, id: string) =>
  openersOf(resource).some(({ from, path }) =>
    [...(seeds.all.get(from)?.values() ?? [])].some((one) => valuesAt(one, path).includes(id)),
  );

export async function unchanged(caller: Caller, operation: Operation, relation: string, id: string, before: Json) {
  const now = await caller.seeds.refresh(operation.resource, id);
  if (JSON.stringify(now) !== JSON.stringify(before)) caller.problem(operation, relation, 'has changed the record');
}

/** What the caller does not see stays as it was, but for what the server notes. */
function keptHidden(caller: Caller, operation: Operation, relation: string, before: Json, now: Json): void {
  const hidden = (record: Json) => {
    const shown = new Set(leavesOf(caller.shown(operation, operation.resource, record) ?? {}));
    const isKept = (leaf: string) => !noted(operation, leaf) && !/^sys_(version|last_modified)/.test(leaf);
    return leavesOf(record).filter((leaf) => !shown.has(leaf) && isKept(leaf));
  };
  const [was, is] = [hidden(before).sort(), hidden(now).sort()];
  if (was.join('\n') !== is.join('\n')) {
    const changed = [...was.filter((leaf) => !is.includes(leaf)), ...is.filter((leaf) => !was.includes(leaf))];
    caller.problem(operation, relation, `has changed what is hidden: ${changed.join(', ')}`);
  }
}

/** Whether it is in a field that holds what the operation notes, or that its owner has a draft of. */
function noted({ resource, verb }: Operation, leaf: string): boolean {
  const { bundle, schema } = resourceOf(resource);
  const [name = ''] = leaf.split(/[ .]/);
  const isNote = membersOf(bundle, schema)[name]?.['x-server-set'] === true;
  return (isNote && /^(decline|reinstate)$/.test(verb)) || draftFields[resource]?.includes(name) === true;
}

async function missing(caller: Caller, operation: Operation): Promise<void> {
  const { resource } = operation;
  const id = await caller.seeds.once(resource, relationsOf(resource)[0] ?? '');
  const request = replaced(requestOn(caller, operation, caller.seeds.record(resource, id)), id, nobody);
  const answer = await caller.ask(operation, 'of nobody', request);
  caller.refused(operation, 'of nobody', answer, 404, 'record_not_found');
}

async function create(caller: Caller, operation: Operation): Promise<void> {
  const { resource, method } = operation;
  const address = `/${resource}/${caller.seeds.tenant}`;
  const body = await ownBody(caller, resource);
  const answer = await caller.ask(operation, 'own', { method, address, body });
  if (caller.succeeded(operation, 'own', answer)) {
    const now = await caller.seeds.refresh(resource, answer.body.id);
    if (now !== undefined) caller.showsJust(operation, 'own', answer.body, now);
    const lost = Object.keys(body).filter((name) => !isDeepStrictEqual(now?.[name], body[name]));
    if (lost.length > 0) caller.problem(operation, 'own', `has not written ${lost}`);
  }
  const others = await ownBody(caller, resource, caller.seeds.needles.text());
  const refused = await caller.ask(operation, "another's", { method, address, body: others });
  caller.refused(operation, "another's", refused, 403, 'not_own');
}

/** All kinds of operations on all kinds of records, each beside the same on a record that is not there. */
async function batch(caller: Caller, operation: Operation): Promise<void> {
  const { resource, method } = operation;
  const address = `/${resource}/${caller.seeds.tenant}/batch`;
  const verbs = { read: 'get', patch: 'patch', update: 'replace', delete: 'delete' };
  for (const relation of await unlikeRelations(caller, resource)) {
    for (const [verb, name] of Object.entries(verbs)) {
      const single = operationOf(`${resource}.${name}`);
      const id = await caller.seeds.make(resource, relation);
      const before = caller.seeds.record(resource, id);
      const what = `${verb}, ${relation}`;
      const sent = requestOn(caller, single, before);
      const item = itemOf(sent, verb, id);
      const operations = [item, replaced({ method, address, body: item }, id, nobody).body];
      const answer = await caller.ask(operation, what, { method, address, body: { operations } });
      if (!caller.succeeded(operation, what, answer)) continue;
      const [result, none] = answer.body.results;
      const code = refusalOf(caller, single, before);
      if (code === undefined) {
        if (verb === 'delete' && isNamed(caller, resource, id)) continue;
        const isWritten = verb === 'patch' || verb === 'update';
        const now = await (isWritten ? caller.wrote(single, what, before, sent) : caller.seeds.refresh(resource, id));
        if (result.status !== 200)
          caller.problem(operation, what, `is allowed, and answered ${JSON.stringify(result)}`);
        else if (result.object !== undefined && now !== undefined)
          caller.showsJust(single, `in a batch, ${what}`, result.object, now);
        continue;
      }
      const plain = ({ error, status }: { error: object; status: number }) =>
        JSON.stringify([status, error]).replaceAll(id, '…').replaceAll(nobody, '…');
      if (result.error?.code !== code) caller.problem(operation, what, `not ${code}: ${JSON.stringify(result)}`);
      if (code === 'record_not_found' && plain(result) !== plain(none))
        caller.problems.push(`TELLS APART ${operation.id}, ${what}: ${plain(result)}, and none: ${plain(none)}`);
      await unchanged(caller, operation, what, id, before);
    }
  }
}

/** The code with which an operation on a record is refused; undefined if it is allowed. */
function refusalOf(caller: Caller, single: Operation, record: Json): string | undefined {
  const { resource, verb } = single;
  const grant = caller.grant(single);
  if (grant === undefined) return 'permission_missing';
  const isSeen = caller.view(resource, record) !== undefined;
  if (grant === 'all' || (writes.has(verb) ? caller.owns(resource, record) : isSeen)) return undefined;
  return isSeen ? 'not_own' : 'record_not_found';
}

/** Every list by the values of every kind of record: contains only own records. */
async function lists(caller: Caller, operation: Operation): Promise<void> {
  const { resource, method } = operation;
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'tenantId');
  const fields = names.map((name) => parameterFields[`${operation.id} ${name}`] ?? name);
  for (const relation of await unlikeRelations(caller, resource)) {
    const record = caller.seeds.record(resource, await caller.seeds.once(resource, relation));
    const values = fields.map((field) => String(valuesAt(record, field)[0] ?? 'none'));
    const address = operation.path
      .replace('{tenantId}', caller.seeds.tenant)
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[names.indexOf(name)] ?? ''));
    const matches = (one: Json) => fields.every((field, n) => valuesAt(one, field).includes(values[n]));
    await pages(caller, operation, relation, { method, address, ...(method === 'POST' && { body: {} }) }, matches);
  }
}

/** All pages, large and of one record each: just what the caller sees and what matches in the parts that they see. */
async function pages(
  caller: Caller,
  operation: Operation,
  what: string,
  request: Request,
  matches: (record: Json) => boolean,
) {
  const { resource } = operation;
  const expected = [...(caller.seeds.all.get(resource)?.values() ?? [])].filter((record) => {
    const shown = caller.shown(operation, resource, record);
    return shown !== undefined && matches(shown);
  });
  const ids = expected.map(({ id }) => String(id)).sort();
  for (const limit of [1000, 1]) {
    const found: Json[] = [];
    let key: string | undefined;
    do {
      const after = key === undefined ? '' : `&exclusiveStartKey=${key}`;
      const answer = await caller.ask(operation, what, {
        ...request,
        address: `${request.address}?limit=${limit}${after}`,
      });
      if (!caller.succeeded(operation, what, answer)) return;
      const items: Json[] = Array.isArray(answer.body) ? answer.body : answer.body.Items;
      key = Array.isArray(answer.body) ? answer.headers['x-last-evaluated-key'] : answer.body.LastEvaluatedKey;
      found.push(...items);
      if (key !== undefined && items.length < limit)
        caller.problem(operation, what, `a page of ${items.length} of ${limit}, with a key`);
      if (key !== undefined) namesOnly(caller, operation, what, key, ids);
      if (found.length >= (limit === 1 ? 5 : 2000) || items.length === 0) break;
    } while (key !== undefined && found.length <= ids.length);
    const got = found.map(({ id }) => String(id)).sort();
    const right = limit === 1 ? got.every((id) => ids.includes(id)) : got.join() === ids.join();
    if (!right)
      caller.problems.push(`LEAK or lack: ${operation.id}, ${what}, limit ${limit}: has ${got}, should have ${ids}`);
    for (const item of found) {
      const stored = caller.seeds.all.get(resource)?.get(String(item.id));
      if (stored && !isSummary(operation)) caller.showsJust(operation, what, item, stored);
    }
  }
}

/** Searches that answer a part of each record, unless asked for more. */
const isSummary = ({ id }: Operation) => id === 'references.search';

/** A page key names no record but those that the caller sees. */
function namesOnly(caller: Caller, operation: Operation, what: string, key: string, ids: readonly string[]): void {
  const texts = [0, 1, 2, 3].map((skipped) => Buffer.from(key.slice(skipped), 'base64url').toString('latin1'));
  const named = texts.flatMap((text) => text.match(/id\d{8}/g) ?? []);
  for (const id of named)
    if (!ids.includes(id)) caller.problems.push(`LEAK ${operation.id}, ${what}: a page key names ${id}`);
}

async function search(caller: Caller, operation: Operation): Promise<void> {
  const { resource, method } = operation;
  const address = `/${resource}/${caller.seeds.tenant}/search`;
  await pages(caller, operation, 'all', { method, address, body: {} }, () => true);
  const all = [...(caller.seeds.all.get(resource)?.keys() ?? [])].slice(-100);
  await pages(caller, operation, 'by ids', { method, address, body: { ids: all } }, ({ id }) =>
    all.includes(String(id)),
  );
}
