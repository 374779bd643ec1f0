/** What callers send: valid requests about records, and bodies of new ones. */
import { type Caller, plainFields } from './caller.js';
import type { Request } from './client.js';
import { type Json, type Operation, resourceOf } from './documents.js';
import { mayWrite, ownersOf, visible } from './oracle.js';
import type { Seeds } from './seeds.js';

/** What must be so before an operation on a record can succeed. */
export const preparations: Readonly<Record<string, (seeds: Seeds, id: string) => Promise<unknown>>> = {
  'references.reinstate': async (seeds, id) => {
    await seeds.send('POST', `/references/${seeds.tenant}/decline/${id}`);
    await seeds.refresh('references', id);
  },
  'abstracts.confirm': async (seeds, id) => {
    await seeds.send('PUT', `/abstracts/${seeds.tenant}/status/${id}`, { review_status: 'accepted' });
    await seeds.refresh('abstracts', id);
  },
  'applications.replaceReferee': async (seeds, application_id) =>
    await seeds.create('references', { application_id }, seeds.needles.text()),
};

/** A valid request about a record, with what the caller sees of it. */
export function requestOn(caller: Caller, operation: Operation, record: Json): Request {
  const { resource, verb, method } = operation;
  const id = String(record.id);
  const shown = shownOrGuessed(caller, operation, record);
  const address = operation.path.replace('{tenantId}', caller.seeds.tenant).replace(/\{\w+\}/, id);
  if (['get', 'delete', 'getContactAllowance', 'decline', 'reinstate', 'confirm', 'withdraw'].includes(verb))
    return { method, address };
  if (verb === 'replace') return { method, address, body: shown };
  if (verb === 'submit') return { method, address, body: submission(resource, shown) };
  if (verb === 'replaceReferee') return { method, address, body: otherReferee(caller, id) };
  if (verb !== 'patch') throw new Error(`${operation.id}: nobody has said how to ask for it on one's own records`);
  const [name] = plainFields(resource, record, shown);
  const body =
    name === undefined
      ? [{ op: 'test', path: '/sys_version', value: shown.sys_version ?? record.sys_version }]
      : [{ op: 'replace', path: `/${name}`, value: `changed to ${id.length}` }];
  return { method, address, body };
}

function otherReferee({ seeds }: Caller, application: string): Json {
  const all = [...(seeds.all.get('references')?.values() ?? [])];
  const asked = all.findLast(({ application_id }) => application_id === application);
  return { reference_id: asked?.id ?? application, name: 'Grace', email_address: 'grace@example.org' };
}

function submission(resource: string, shown: Json): Json {
  return resource !== 'references'
    ? { ...shown, score: 4, comments_to_staff: 'Sound.' }
    : { ...shown, notes: 'Excellent.' };
}

/** What the caller sees of a record; of one that is not theirs, what its owner would send, or anybody who could. */
function shownOrGuessed(caller: Caller, operation: Operation, record: Json): Json {
  const { resource } = operation;
  const shown = caller.shown(operation, resource, record);
  if (shown !== undefined && (operation.verb !== 'replace' || caller.owns(resource, record))) return shown;
  const side = ownersOf(resource)[0]?.said;
  if (side !== undefined) return visible(resourceOf(resource), record, { side, blind: false });
  return Object.fromEntries(Object.entries(record).filter(([name]) => !name.startsWith('sys_')));
}

/** A body as its owner would send it: of what an owner sees and may write. */
export async function ownBody(caller: Caller, resource: string, owner = caller.contact): Promise<Json> {
  const side = ownersOf(resource)[0]?.said ?? 'reviewer';
  const whole = await caller.seeds.body(resource, {}, owner);
  const shown = visible(resourceOf(resource), whole, { side, blind: true });
  return Object.fromEntries(Object.entries(shown).filter(([name]) => mayWrite(resourceOf(resource), name, 'made')));
}

/** An item of a batch that does what a request does. */
export function itemOf({ body }: Request, operation: string, id: string): Json {
  if (operation === 'update') return { operation, id, object: body };
  if (operation === 'patch') return { operation, id, patch_directives: body };
  return { operation, id };
}
