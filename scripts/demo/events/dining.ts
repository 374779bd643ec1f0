/** The gala dinner: more buyers than seats, all at once. */
import { type Answer, type Body, ok } from '../client.js';
import { person, sample } from '../samples.js';
import type { Stage } from '../stage.js';

type Dinner = Answer<'/functions/{tenantId}'>;
const buyers = 200;
const tooLate = 'sold_out';

export async function dine(stage: Stage, event_id: string): Promise<void> {
  const { events, us, at, tell } = stage;
  tell.chapter('The gala dinner sells out');
  const body = sample<Body<'/functions/{tenantId}'>>('conference/gala-dinner', { event_id });
  const dinner = await ok(events.POST('/functions/{tenantId}', { params: us, body }));
  const capacity = dinner.capacity_options?.capacity ?? 0;
  tell.step(`${dinner.name}: ${dinner.description}`, `${capacity} seats`);
  const outcomes = await Promise.all(Array.from({ length: buyers }, (_, number) => buy(stage, dinner, number)));
  const tickets = outcomes.filter((outcome) => outcome !== tooLate);
  tell.check('as many seats are sold as there are', new Set(tickets).size, capacity);
  tell.step(`${buyers} people buy a seat at once.`, `${capacity} have one, ${buyers - capacity} are told "${tooLate}"`);
  const left = await ok(events.GET('/functions/{tenantId}/{id}/availability', { params: at(dinner.id) }));
  tell.check('the seats add up', left, { capacity, sold: capacity, remaining: 0 });
  tell.step('How many seats are left?', `${left.remaining} of ${left.capacity}`);
  await giveBack(stage, dinner, tickets[0] ?? '');
}

/** @returns the id of the ticket, or `tooLate`. */
async function buy({ events, us: params }: Stage, { id, event_id }: Dinner, number: number): Promise<string> {
  const { name, contact_id } = person(5000 + number);
  const body = { name, contact_id, event_id, function_id: id };
  const outcome = events.POST('/functionTickets/{tenantId}', { params, body });
  if ((await outcome).error?.code === tooLate) return tooLate;
  return (await ok(outcome)).id;
}

async function giveBack(stage: Stage, dinner: Dinner, ticket: string): Promise<void> {
  const cancelling = {
    params: stage.at(ticket),
    body: [{ op: 'replace' as const, path: '/status', value: 'cancelled' }],
  };
  const gone = await ok(stage.events.PATCH('/functionTickets/{tenantId}/{id}', cancelling));
  stage.tell.step(`${gone.name} cannot come.`, `ticket ${gone.status}`);
  const outcomes = await Promise.all([buyers, buyers + 1].map((number) => buy(stage, dinner, number)));
  stage.tell.check('one seat comes free for one of two', outcomes.filter((outcome) => outcome === tooLate).length, 1);
  stage.tell.step('Two others want the seat.', `one has it, the other is told "${tooLate}"`);
}
