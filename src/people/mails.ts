/** What is kept of a person beside records: e-mails, their links, and answers for requests that are sent again. */
import { isSameJson } from '../lib/json.js';
import { personKey } from '../lib/persons.js';
import { type Link, links, linksOf } from '../links/links.js';
import type { Message } from '../mail/message.js';
import { messages, Outbox } from '../mail/outbox.js';
import { forgetAsked } from '../mail/reminders.js';
import { place } from '../records/idempotencyRetention.js';
import type { Work } from '../records/work.js';
import type { Stored } from '../store/doc.js';
import type { Match } from '../store/port.js';
import { Erasing, type Fields } from './erasing.js';
import type { Person } from './person.js';
import type { Shelf } from './shelves.js';

/** All of a collection, in order of id. */
async function* windowsOf(collection: string, limit: number, after: string | undefined, work: Work) {
  const atMostBytes = 4 * 1024 * 1024;
  for (let last = after, isLast = false; !isLast; ) {
    const docs = await work
      .collection(collection)
      .page({ limit, atMostBytes, consistent: true, ...(last && { after: last }) });
    yield docs;
    [last, isLast] = [docs.at(-1)?.id, docs.length === 0];
  }
}

/** E-mails to the person are removed, those to others no longer name them. @param reminders the kinds of e-mail that remind. */
export function mailsOf(person: Person, reminders: readonly string[], done: { messages: number }, work: Work): Shelf {
  return {
    name: 'messages',
    windows: (after) => windowsOf(messages, 20, after, work),
    async take({ id, record }) {
      const { to, about } = record as Message;
      const isTheirs = person.is(to, false);
      if (isTheirs && !(await isHidden(about, work))) done.messages++;
      if (work.scope.dryRun) return;
      await work.separately(async (own) => {
        const outbox = new Outbox(own);
        const found = (await outbox.find(id))?.record;
        if (found !== undefined && !isTheirs) own.collection<Message>(messages).put(without(person, found));
        if (found === undefined || !isTheirs) return;
        await outbox.erase(found);
        await forgetAsked(reminders, [about].flat(), to, own);
      });
      for (const link of (record as Message).links ?? []) await linksAbout(link.about, person, work);
    },
  };
}

/** Whether it is about a record that is kept from the caller. */
async function isHidden(about: Message['about'], work: Work): Promise<boolean> {
  for (const id of [about].flat()) if (await work.isHidden(id)) return true;
  return false;
}

/** It is sent to nobody who is erased. */
function without(person: Person, message: Message): Message {
  const others = (list: string) =>
    list
      .split(',')
      .filter((one) => !person.is(one, false))
      .join(',');
  const { cc, bcc, left } = message;
  const lists = { cc: cc && others(cc), bcc: bcc && others(bcc), left: left?.filter((one) => !person.is(one, false)) };
  const known = Object.entries(lists).filter(([, value]) => value !== undefined);
  return texts(person, { ...message, ...Object.fromEntries(known) });
}

/** The same without what names the person. */
const texts = <T extends object>(person: Person, record: T): T =>
  new Erasing(person, schemaless, { keeps: true, names: true }).record({}, { ...(record as Fields) }) as T;

const schemaless = {
  resolve: <T extends object>(thing: T | { readonly $ref?: string }) => thing as T,
  properties: () => ({}),
  required: () => [],
};

/** Answers that are kept for an `Idempotency-Key`. */
export function answersOf(person: Person, work: Work): Shelf {
  const { collection } = place(work.tenant);
  return {
    name: 'answers',
    windows: (after) => windowsOf(collection, 500, after, work),
    async take({ id }) {
      if (work.scope.dryRun) return;
      await work.separately(async (own) => {
        const kept = own.collection<Stored & { readonly answer?: { readonly body: string } }>(collection);
        const found = (await kept.find(id))?.record;
        if (found === undefined) return;
        const { answer, ...rest } = texts(person, found);
        const body = found.answer && JSON.stringify(texts(person, { is: JSON.parse(found.answer.body) }).is);
        kept.put({ ...rest, ...(body && { answer: { ...answer, body } }) });
      });
    },
  };
}

/** Ends the links of e-mails to their addresses. */
export async function linksTo(person: Person, work: Work): Promise<void> {
  for (const address of person.known.email_addresses)
    await changeLinks({ email_address: personKey(address) }, ['of', 'kind', 'recency'], () => undefined, work);
}

/** Ends their links to a record. Those of others do not name them any more, as who has asked. */
export async function linksAbout(id: string, person: Person, work: Work): Promise<void> {
  const next = (link: Link) => (person.is(link.contact_id, true) ? undefined : texts(person, link));
  await changeLinks({ of: linksOf(work.tenant, id) }, ['recency'], next, work);
}

/** As many as the index of a person, or of a record, has at most; each was sent to somebody. */
const maxLinks = 10_000;

/** @param next what becomes of a link; undefined to remove it. */
async function changeLinks(
  match: Match,
  fields: readonly string[],
  next: (link: Link) => Link | undefined,
  work: Work,
): Promise<void> {
  if (work.scope.dryRun) return;
  const entries = await work.collection(links.collection, links.tenant).entries({ match, fields, limit: maxLinks });
  for (const id of entries.flatMap((entry) => entry.slice(-1)))
    await work.separately(async (own) => {
      const all = own.collection<Link>(links.collection, links.tenant);
      const link = (await all.find(id))?.record;
      if (link?.tenant !== own.tenant) return;
      const changed = next(link);
      if (changed === undefined) await all.remove(id);
      else if (!isSameJson(changed, link)) all.put(changed);
    });
}
