/**
 * The cost of a permission limited to own records: the CPU time of a request by a reviewer with very many reviews, compared
 * with staff.
 */
import jwt from 'jsonwebtoken';
import { median, number, ratio, table, verdict } from './figures.js';
import { publish } from './report.js';
import { type Server, secret, start } from './servers.js';
import { rounds } from './settings.js';

const tenant = 'own';
/** Number of reviews of the reviewer, and of others. */
const count = Number(process.env.BENCH_OWN ?? 3000);
const target = 1.5;
/** Number of requests per measurement. */
const times = 400;

const tokenOf = (sub: string, permissions: string[]) =>
  jwt.sign({ sub, tenants: [tenant], permissions }, secret, { expiresIn: '1d' });
const callers = { staff: tokenOf('staff', ['*']), own: tokenOf('rex', ['abstractReviews.*:own', 'abstracts.*:own']) };
type Caller = keyof typeof callers;

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly address: string;
  readonly body?: unknown;
  /** Number of items of the page, if it is one. */
  readonly items?: number;
}

export async function own(): Promise<void> {
  const server = await start('gala');
  const cases = await prepared(server.port);
  const results = new Map(Object.keys(cases).map((name) => [name, { staff: [] as number[], own: [] as number[] }]));
  for (let round = 0; round <= rounds; round++)
    for (const [name, asked] of Object.entries(cases))
      for (const caller of ['staff', 'own'] as const) {
        const cost = await costOf(server, asked, caller);
        if (round > 0) results.get(name)?.[caller].push(cost); // the first round ran on cold code
      }
  await server.stop();
  const rows = Array.from(results, ([name, { staff, own }]) => {
    const share = median(own) / median(staff);
    return [name, number(median(staff)), number(median(own)), ratio(share), verdict(share <= target)];
  });
  const head = ['', 'staff, µs', 'own, µs', 'own / staff', `≤ ${target}`];
  const note = `CPU time of the server per request, medians of ${rounds} rounds of ${times}. The reviewer has ${number(count)} reviews; others have as many.`;
  publish('own', `${table(head, rows)}\n\n${note}`);
}

async function costOf({ port, usage }: Server, asked: Asked, caller: Caller): Promise<number> {
  const before = await usage();
  for (let n = 0; n < times; n++) {
    const { Items } = await ask(port, asked, caller);
    if (asked.items !== undefined && Items?.length !== asked.items)
      throw new Error(`${asked.address} answered ${Items?.length} items to ${caller}`);
  }
  return ((await usage()).cpu - before.cpu) / times;
}

// biome-ignore lint/suspicious/noExplicitAny: the caller knows the type
async function ask(port: number, { method, address, body }: Asked, caller: Caller = 'staff'): Promise<any> {
  const headers = { Authorization: `Bearer ${callers[caller]}`, 'Content-Type': 'application/json' };
  const sent = body === undefined ? null : JSON.stringify(body);
  const reply = await fetch(`http://127.0.0.1:${port}/events${address}`, { method, headers, body: sent });
  if (reply.status !== 200) throw new Error(`${method} ${address} answered ${reply.status}: ${await reply.text()}`);
  return await reply.json();
}

/** Each request returns the same for both callers. */
async function prepared(port: number): Promise<Record<string, Asked>> {
  const post = (resource: string, body: object) =>
    ask(port, { method: 'POST', address: `/${resource}/${tenant}`, body });
  const { id: process_id } = await post('abstractReviewProcesses', { name: 'Reviews', event_id: 'event-1' });
  const roundsOf = ['first', 'last'].map((name) =>
    post('abstractReviewRounds', { name, event_id: 'event-1', process_id, review_assignment_rules: [] }),
  );
  const [first, last] = (await Promise.all(roundsOf)).map(({ id }) => id);
  const all = Array.from({ length: 2 * count }, (_, n) => n);
  const abstracts = await made(port, 'abstracts', all, (n) => ({
    name: 'Mary Somerville',
    title: `On the connexion of the sciences, part ${n}`,
    body: 'What binds the physical sciences together. '.repeat(20),
    event_id: 'event-1',
    submitter_id: 'mary',
  }));
  const reviews = await made(port, 'abstractReviews', all, (n) => ({
    abstract_id: abstracts[n],
    event_id: 'event-1',
    process_id,
    review_round_id: n < count - 100 || n >= count ? first : last,
    assignee: { contact_id: n < count ? 'rex' : `other-${n}`, name: 'Ada Lovelace', email_address: 'ada@example.org' },
  }));
  const [review, abstract] = [reviews[count - 1], abstracts[count - 1]];
  const search = (resource: string, body: object, items: number): Asked => ({
    method: 'POST',
    address: `/${resource}/${tenant}/search`,
    body,
    items,
  });
  const list = (address: string, items: number): Asked => ({
    method: 'GET',
    address: `/abstractReviews/${tenant}${address}`,
    items,
  });
  return {
    'get a review': { method: 'GET', address: `/abstractReviews/${tenant}/${review}` },
    'get an abstract': { method: 'GET', address: `/abstracts/${tenant}/${abstract}` },
    'reviews of an abstract': list(`/abstract/${abstract}`, 1),
    'search for a review by id': search('abstractReviews', { ids: [review] }, 1),
    'search for an abstract by id': search('abstracts', { ids: [abstract] }, 1),
    'search for a review by its abstract': search('abstractReviews', { abstract_ids: [abstract] }, 1),
    'reviews of a round, 100': list(`/reviewRound/${last}`, 100),
    'reviews of an event, 100': list('/event/event-1', 100),
    'search for reviews by event, 100': search('abstractReviews', { event_ids: ['event-1'] }, 100),
    'search for abstracts by event, 100': search('abstracts', { event_ids: ['event-1'] }, 100),
  };
}

/** @returns the ids. */
async function made(
  port: number,
  resource: string,
  all: readonly number[],
  of: (n: number) => object,
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < all.length; at += 100) {
    const operations = all.slice(at, at + 100).map((n) => ({ operation: 'create', object: of(n) }));
    const { results } = await ask(port, {
      method: 'POST',
      address: `/${resource}/${tenant}/batch`,
      body: { operations },
    });
    ids.push(...results.map(({ id }: { id: string }) => id));
  }
  return ids;
}
