/** The gala dinner: more buyers than seats, all at once. */
import { GalaError } from '../../../src/client/client.js';
import type { Answer, Body } from '../client.js';
import { person, sample } from '../samples.js';
import type { Stage } from '../stage.js';

type Dinner = Answer<'functions.create'>;
const buyers = 200;
const tooLate = 'sold_out';

export async function dine(stage: Stage, event_id: string): Promise<void> {
  const { gala, tell } = stage;
  tell.chapter('The gala dinner sells out');
  const body = sample<Body<'functions.create'>>('conference/gala-dinner', { event_id });
  const dinner = await gala.functions.create({ body });
  const capacity = dinner.capacity_options?.capacity ?? 0;
  tell.step(`${dinner.name}: ${dinner.description}`, `${capacity} seats`);
  const outcomes = await Promise.all(Array.from({ length: buyers }, (_, number) => buy(stage, dinner, number)));
  const tickets = outcomes.filter((outcome) => outcome !== tooLate);
  tell.check('as many seats are sold as there are', new Set(tickets).size, capacity);
  tell.step(`${buyers} people buy a seat at once.`, `${capacity} have one, ${buyers - capacity} are told "${tooLate}"`);
  const left = await gala.functions.availability({ id: dinner.id });
  tell.check('the seats add up', left, { capacity, sold: capacity, remaining: 0 });
  tell.step('How many seats are left?', `${left.remaining} of ${left.capacity}`);
  await giveBack(stage, dinner, tickets[0] ?? '');
}

/** @returns the id of the ticket, or `tooLate`. */
async function buy({ gala }: Stage, { id, event_id }: Dinner, number: number): Promise<string> {
  const { name, contact_id } = person(5000 + number);
  const body = { name, contact_id, event_id, function_id: id };
  try {
    return (await gala.functionTickets.create({ body })).id;
  } catch (error) {
    if (error instanceof GalaError && error.code === tooLate) return tooLate;
    throw error;
  }
}

async function giveBack(stage: Stage, dinner: Dinner, ticket: string): Promise<void> {
  const body = [{ op: 'replace' as const, path: '/status', value: 'cancelled' }];
  const gone = await stage.gala.functionTickets.patch({ id: ticket, body });
  stage.tell.step(`${gone.name} cannot come.`, `ticket ${gone.status}`);
  const outcomes = await Promise.all([buyers, buyers + 1].map((number) => buy(stage, dinner, number)));
  stage.tell.check('one seat comes free for one of two', outcomes.filter((outcome) => outcome === tooLate).length, 1);
  stage.tell.step('Two others want the seat.', `one has it, the other is told "${tooLate}"`);
}
