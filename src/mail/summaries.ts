/** One e-mail per person: what a template lists is gathered for a while, and sent together. */
import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import { personKey } from '../lib/persons.js';
import type { CancelReason, Wanted } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Stored } from '../store/doc.js';
import type { Composed } from './emails.js';
import type { Message } from './message.js';
import type { EmailTemplate } from './mime.js';
import { type Gathering, gatherings, Outbox } from './outbox.js';

/** Where those who were asked are, of all tenants. */
export const asked = { collection: 'mail.reminders', tenant: 'all' } as const;

/** How long an e-mail waits for more to list, after the last that was added. */
const gatheringMs = 15 * 60_000;
/** How many records an e-mail lists at most. What is left goes in another. */
const maxListed = 100;
/** Bytes of JSON of all that is read for an e-mail, as far as a single record does not have more. */
const maxBytes = 8 << 20;

/**
 * Renders an e-mail for these records of a person, of which there is at least one, or for the first of them.
 * @returns with the ids of those that it lists; undefined if none of them is there any more.
 * @throws Fault `template_invalid`, `templates_too_slow`
 */
export type Summing = (
  ids: readonly string[],
  template: EmailTemplate,
  work: Work,
) => Promise<{ readonly mail: Composed; readonly ids: readonly string[] } | undefined>;

/** What the services say, by the kind of e-mail. */
export interface Summaries {
  readonly wanted: Readonly<Record<string, Wanted>>;
  readonly summaries: Readonly<Record<string, Summing>>;
}

/** What all records of a group that one person was asked for have in common. */
export const groupId = (group: string, to: string, work: Work) =>
  createHash('sha256')
    .update(`${work.tenant}/${group}/${personKey(to)}`)
    .digest('hex');

/** What each request has gathered. */
const gathered = new WeakMap<object, Set<string>>();

/** Queues an e-mail; if its template lists records, as a part of the one that is gathered for its recipient. @returns the id of the message. */
export async function queueMail(about: string, email: string, number: number, mail: Composed, work: Work) {
  const outbox = new Outbox(work);
  const { gathers } = mail;
  if (gathers === undefined) return outbox.add(about, email, number, mail);
  const all = work.collection<Gathering>(gatherings.collection, gatherings.tenant);
  const id = groupId([gathers.group, email, mail.rule, mail.by_day].join('/'), mail.to, work);
  const known = (await all.find(id))?.record.message_id;
  const begun = known === undefined ? undefined : (await outbox.find(known))?.record;
  const isOpen = begun?.state === 'queued' && begun.gathers !== undefined;
  const message_id = isOpen ? outbox.extend(begun, about) : outbox.gather(about, email, mail);
  all.put({ id, tenant: work.tenant, message_id, due: work.now.toISOString() });
  gathered.set(work.yielder, (gathered.get(work.yielder) ?? new Set()).add(id));
  return message_id;
}

/** What this request has gathered waits for its next step, or for other reminders. */
export async function holdBack(work: Work): Promise<void> {
  const all = work.collection<Gathering>(gatherings.collection, gatherings.tenant);
  const due = new Date(work.now.getTime() + gatheringMs).toISOString();
  for (const id of gathered.get(work.yielder) ?? []) {
    const found = await all.find(id);
    if (found !== undefined) all.put({ ...found.record, due });
  }
}

/** Renders an e-mail for all that was gathered and is still wanted, and queues it. */
export async function sendGathered(one: Gathering, { wanted, summaries }: Summaries, work: Work) {
  const outbox = new Outbox(work);
  const message = (await outbox.find(one.message_id))?.record;
  if (message?.state !== 'queued' || message.gathers === undefined) return undefined; // somebody has cancelled it
  const { email, to } = message;
  let reason: CancelReason = 'removed';
  const { found: about, left } = await fitting([message.about].flat(), work, async (id) => {
    const why = await wanted[email]?.(id, to, work);
    reason = why ?? reason;
    return why === undefined ? id : undefined;
  });
  const summed = about.length > 0 ? await summedUp(message, about, { wanted, summaries }, work) : undefined;
  if (typeof summed === 'string') await outbox.fail(message, summed);
  else if (summed === undefined) await outbox.drop(message, reason);
  else {
    const [listed, others] = [true, false].map((is) => about.filter((id) => summed.ids.includes(id) === is));
    const gathers = { ...message.gathers, listed: summed.ids };
    await outbox.send({ ...message, ...summed.mail, gathers, about: listed as string[] });
    outbox.gatherMore(message, [...(others as string[]), ...left]);
  }
  return undefined;
}

/**
 * Reads what one e-mail can list: at least one.
 * @param read undefined for what is not listed.
 * @returns with the ids that are left for another.
 */
export async function fitting<T>(ids: readonly string[], work: Work, read: (id: string) => Promise<T | undefined>) {
  const found: T[] = [];
  const before = work.bytes;
  const isFull = () => found.length === maxListed || (found.length > 0 && work.bytes - before > maxBytes);
  let looked = 0;
  for (; looked < ids.length && !isFull(); looked++) {
    const one = await read(ids[looked] as string);
    if (one !== undefined) found.push(one);
  }
  return { found, left: ids.slice(looked) };
}

/** @returns why it cannot be rendered. */
async function summedUp(message: Message, about: readonly string[], { wanted, summaries }: Summaries, work: Work) {
  const { email, to, gathers } = message;
  if (gathers === undefined) return undefined;
  const others: string[] = [];
  const open = gathers.isRest ? [] : await askedIn(groupId(gathers.group, to, work), work);
  for (const { record } of open) {
    if (work.bytes > maxBytes) break;
    if (!about.includes(record.about) && (await wanted[email]?.(record.about, to, work)) === undefined)
      others.push(record.about);
  }
  try {
    return await summaries[email]?.([...about, ...others], gathers.template, work);
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    return thrown.message;
  }
}

/** Those that somebody was asked for, in a group. */
async function askedIn(group: string, work: Work) {
  const all = work.collection<Stored & { readonly about: string }>(asked.collection, asked.tenant);
  return await all.page({ match: { group }, limit: maxListed });
}
