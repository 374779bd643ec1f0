/** Links in e-mails. Each service has these operations, and they answer the same in all. */
import { Fault } from '../fault.js';
import { personKey } from '../lib/persons.js';
import { type LinkKinds, linkKindsOf, opened } from '../links/access.js';
import { type Link, linksOf, links as place, placeholder } from '../links/links.js';
import { Outbox } from '../mail/outbox.js';
import { notFound } from '../records/records.js';
import type { LinkTarget, LoadedService } from '../records/registry.js';
import { type Base, reading, unitOfWork } from '../records/unitOfWork.js';
import type { Call, Handler, Work } from '../records/work.js';
import type { Answer, OperationId } from '../schema/contract.js';
import { computed, json } from './call.js';
import { countedPage, lastIdOf, pageKey } from './list.js';

type Handlers = { readonly [O in Extract<OperationId, `links.${string}`>]: Handler<O> };

export function links(services: readonly LoadedService[], base: Base): Handlers {
  const kinds = linkKindsOf(services);
  return {
    'links.current': (_, work) => current(kinds, work),
    'links.request': async ({ body }) => {
      // afterwards, so that the time of the answer tells nothing
      setImmediate(() => sendAgain(body.email_address, kinds, base).catch((err) => base.ports.log.error({ err })));
      return json({ requested: true });
    },
    'links.list': list,
    'links.revoke': revoke,
  };
}

async function current(kinds: LinkKinds, work: Work) {
  const { link } = work.caller;
  const kind = link && kinds.get(link.kind as LinkTarget['kind']);
  if (link === undefined || kind === undefined) throw Fault.of('not_a_link');
  const target = link as LinkTarget;
  const page = await kind.page(target, work);
  const asked_by = { name: link.from_name, email_address: link.reply_to };
  const { resource } = kind;
  return json<Answer<'links.current'>>({
    kind: target.kind,
    resource,
    tenant: work.tenant,
    asked_by,
    ...page,
  } as never);
}

async function list({ tenant, query }: Call<'links.list'>, work: Work) {
  const { about, limit = 100, exclusiveStartKey } = query;
  const scope = { tenant, operation: 'links.list', filter: { about } };
  const after = lastIdOf(scope, exclusiveStartKey);
  const all = work.collection<Link>(place.collection, place.tenant);
  const match = { of: linksOf(tenant, about) };
  const entries = await all.entries({ match, fields: ['recency'], from: after && `${after}~`, limit: limit + 1 });
  const ids = (await work.isHidden(about)) ? [] : entries.slice(0, limit).map(([, id = '']) => id);
  const found = ids.length > 0 ? await all.page({ match: { id: ids }, limit }) : [];
  found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const key = ids.length > 0 && entries.length > limit ? pageKey(scope, entries[limit - 1]?.[0] ?? '') : undefined;
  return countedPage({ items: found.map(({ record }) => json(shown(record)).json), key });
}

function shown({ id, kind, about, contact_id, email_address, message_id, sent_at, revoked_at, sys_version }: Link) {
  return { id, kind, about, contact_id, email_address, message_id, sent_at, revoked_at, sys_version };
}

async function revoke({ tenant, path }: Call<'links.revoke'>, work: Work) {
  const all = work.collection<Link>(place.collection, place.tenant);
  const found = await all.find(path.id);
  if (found?.record.tenant !== tenant || (await work.isHidden(found.record.about))) throw notFound('links', path.id);
  const revoked_at = found.record.revoked_at ?? work.now.toISOString();
  const { record } = found.record.revoked_at === undefined ? all.put({ ...found.record, revoked_at }) : found;
  return computed<Answer<'links.revoke'>>(shown(record) as never);
}

/** How many links one request sends, and of how many it chooses. */
const [maxSent, maxKnown] = [20, 1000];

/** Sends the open links of an address again, each at most once an hour. */
async function sendAgain(address: string, kinds: LinkKinds, base: Base): Promise<void> {
  const { store } = base.ports;
  const match = { email_address: personKey(address) };
  const entries = await store.entries({ ...place, match, fields: ['of', 'kind', 'recency'], limit: maxKnown });
  const newest = new Map(entries.reverse().map(([of, kind, , id = '']) => [`${of} ${kind}`, id]));
  for (const id of [...newest.values()].slice(0, maxSent)) {
    const link = (await store.read({ ...place, id }))?.record as Link | undefined;
    if (link?.email_address === match.email_address) await sendOne(link, kinds, base);
  }
}

async function sendOne(link: Link, kinds: LinkKinds, base: Base): Promise<void> {
  const { tenant, kind } = link;
  const { reason, caller } = await opened(link, kinds, base);
  const address = base.ports.answerAddress();
  if (reason !== undefined || address === undefined) return;
  const { title, items } = await reading(base, { tenant, caller }, async (work) =>
    (kinds.get(kind) as NonNullable<ReturnType<LinkKinds['get']>>).page(link, work),
  );
  const what = [...items.slice(0, 1).map((item) => item.title), title].filter(Boolean).join(', ');
  await unitOfWork(base, { tenant, caller: { ...caller, id: 'courier' }, operation: 'links.request' }, async (work) => {
    await new Outbox(work).addHourly(link.about, 'link', again(link, what, address));
  });
}

/** The e-mail with a link again. @param what it opens. @param address of the page. */
function again({ kind, about, contact_id, email_address, from_name, reply_to }: Link, what: string, address: string) {
  const url = address + placeholder({ kind });
  const said = 'Somebody, probably you, has asked for your link again:';
  return {
    to: email_address,
    subject: `Your link: ${what}`,
    body: `<p>${said}</p><p>${escaped(what)}</p><p><a href="${url}">${url}</a></p>`,
    links: [{ kind, about, contact_id }],
    ...(from_name !== undefined && { from_name }),
    ...(reply_to !== undefined && { reply_to }),
  };
}

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
