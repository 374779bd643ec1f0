/** The most expensive requests, sent by a tenant called heavy. Tests count their cost. */
import type { Reply, Request } from './client.js';
import { times } from './operations.js';
import { processBody, referenceBody, typeBody } from './record.js';

export type Ask = (request: Request) => Promise<Reply['body']>;
/** Creates the records. @returns the requests, which are sent all at once. */
export type Prepare = (ask: Ask) => Promise<readonly Request[]>;

const post = (address: string, body: unknown, service = 'awards'): Request => ({
  method: 'POST',
  service,
  address,
  body,
});
const made = async (ask: Ask, service: string, resource: string, body: object): Promise<string> =>
  (await ask(post(`/${resource}/heavy`, body, service))).id;
const batch = (resource: string, objects: readonly object[], service = 'awards') =>
  post(`/${resource}/heavy/batch`, { operations: objects.map((object) => ({ operation: 'create', object })) }, service);
const report = (report_configuration: unknown) => ({
  ...{ name: 'Large', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'personal' },
  report_configuration,
});
const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });
const contacts = times(1000, (n) => ({ type: 'contact', contact_id: `c${n}` }));
const loops = (body: string, depth: number) =>
  '{% for i in (1..1000) %}'.repeat(depth) + body + '{% endfor %}'.repeat(depth);

function patching(configuration: object, directives: readonly object[]): Prepare {
  return async (ask) => {
    const address = `/savedReports/heavy/${await made(ask, 'awards', 'savedReports', report(configuration))}`;
    return [{ method: 'PATCH', address, body: directives }];
  };
}

async function round(ask: Ask, rules: readonly object[], papers: readonly object[]) {
  const event = { name: 'x', event_id: 'event-1' };
  const process_id = await made(ask, 'events', 'abstractReviewProcesses', event);
  const type_id = await made(ask, 'events', 'abstractTypes', { ...event, review_process_id: process_id });
  const review_assignment_rules = rules;
  const id = await made(ask, 'events', 'abstractReviewRounds', { ...event, process_id, review_assignment_rules });
  const ids: string[] = [];
  for (let n = 0; n < papers.length; n += 10) {
    const some = papers.slice(n, n + 10).map((paper) => ({ ...event, type_id, ...paper }));
    const { results } = await ask(batch('abstracts', some, 'events'));
    ids.push(...results.map((one: { id: string }) => one.id));
  }
  return { id, ids, opening: post(`/abstractReviews/heavy/openRound/${type_id}/${id}`, undefined, 'events') };
}
const all = [{ name: 'all', matching_conditions: {}, targets: contacts }];

async function references(ask: Ask): Promise<readonly Request[]> {
  const process = { ...processBody(), enable_reference_notification_email: true };
  const process_id = await made(ask, 'awards', 'referenceProcesses', process);
  const parents = { process_id, type_id: await made(ask, 'awards', 'referenceTypes', typeBody()) };
  for (let n = 0; n < 10; n++)
    await ask(
      batch(
        'references',
        times(100, (i) => referenceBody(i, 'many', parents)),
      ),
    );
  return [post('/references/heavy/process/many', { dry_run: true })];
}

async function allowance(ask: Ask): Promise<readonly Request[]> {
  const rule = (n: number) => ({ contact_type_id: `t${n}`, maximum_number_of_contacts: 0, per_booth: true });
  const contact_restriction_rules = times(9000, rule);
  const settings = { event_id: 'e', enable_contact_restriction_rules: true, contact_restriction_rules };
  await ask(post('/exhibitorSettings/heavy', { name: 'x', ...settings }, 'events'));
  const crowd = times(12_000, (n) => ({ contact_id: `c${n}`, contact_type_id: `t${n % 9000}` }));
  return [post('/exhibitors/heavy', { name: 'x', organization_id: 'o', event_id: 'e', contacts: crowd }, 'events')];
}

async function coupon(ask: Ask): Promise<readonly Request[]> {
  const info = { amount: 1, add_on_product_ids: times(100_000, (n) => n.toString(36)) };
  const body = { name: 'x', apply_to_add_on_products: true, add_on_products_discount_info: info };
  const id = await made(ask, 'events', 'coupons', body);
  const line = (n: number) => ({ kind: 'add_on_product', price: 9, quantity: 1, product_id: `none-${n}` });
  return [post(`/coupons/heavy/${id}/evaluate`, { lines: times(1000, line) }, 'events')];
}

async function pages(ask: Ask): Promise<readonly Request[]> {
  const large = { name: 'aaab', event_id: 'e', description: 'x'.repeat(900_000) };
  for (let n = 0; n < 3; n++) await ask(batch('functions', Array(8).fill(large), 'events'));
  return Array(10).fill(post('/functions/heavy/search?fieldsToReturn=name', { name: 'nobody' }, 'events'));
}

async function fields(ask: Ask): Promise<readonly Request[]> {
  const id = await made(ask, 'events', 'events', { name: 'x', v: Array(190_000).fill({}) });
  const names = times(990, (n) => `v.${String.fromCharCode(0x4e00 + n)}`);
  const address = `/events/heavy/${id}?fields=${encodeURIComponent(names.join())}`;
  return [{ method: 'GET', service: 'events', address }];
}

const numbers = times(50_000, (n) => n);
const move = (n: number) => ({
  op: 'move',
  from: `/report_configuration/${n % 2}`,
  path: `/report_configuration/${(n + 1) % 2}`,
});
const slow = { ...processBody(), application_notice_email: { subject: 'x', body: loops('x', 3) } };

export const heaviest: Readonly<Record<string, Prepare>> = {
  'a test of a long array': patching({ numbers }, [
    { op: 'test', path: '/report_configuration/numbers', value: [...numbers.slice(1), 0] },
  ]),
  '200 moves of a large value': patching({ 0: times(2000, () => nested(50)) }, times(200, move)),
  'a body of 4,000,000 numbers': async () => [
    post('/awards/heavy/batch', { operations: [], more: Array(4e6).fill(1) }),
  ],
  'a batch of 100,000 operations': async () => [batch('awards', Array(1e5).fill({}))],
  'a batch of 10 large records': async () => [batch('savedReports', Array(10).fill(report(Array(80_000).fill('é'))))],
  'ten searches of large records': pages,
  'a search for a text with many beginnings': async (ask) => {
    await ask(batch('functions', Array(10).fill({ name: 'a'.repeat(900_000), event_id: 'e' }), 'events'));
    return [post('/functions/heavy/search', { name: `${'a'.repeat(900)}b` }, 'events')];
  },
  '990 fields of 190,000 objects': fields,
  'a batch of 40 slow templates': async () => [batch('referenceProcesses', Array(40).fill(slow))],
  '1,000 references processed': references,
  '1,000 reviewers for 1,000 abstracts': async (ask) => {
    const presenters = contacts.map(({ contact_id }) => contact_id);
    return [(await round(ask, all, Array(200).fill({ presenters }))).opening];
  },
  'a round of titles of 900 KB': async (ask) => [
    (await round(ask, all, Array(12).fill({ title: 'x'.repeat(9e5) }))).opening,
  ],
  'assignments of 90 MB': async (ask) => {
    const { id, ids, opening } = await round(ask, [], Array(100).fill({}));
    await ask(opening);
    const body = { review_round_id: id, abstract_ids: ids, assignees: [{ contact_id: 'c', name: 'x'.repeat(9e5) }] };
    return [post('/abstractReviews/heavy/assignReviews', body, 'events')];
  },
  'a coupon for 100,000 products': coupon,
  '12,000 contacts under 9,000 rules': allowance,
};
