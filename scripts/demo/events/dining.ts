/** The gala dinner: more buyers than seats, all at once. */
import { GalaError } from '../../../src/client/client.js';
import type { Answer, Body } from '../client.js';
import { person, sample } from '../samples.js';
import type { Stage } from '../stage.js';

const buyers = 200;
const tooLate = 'sold_out';

/** What a seat at the dinner is sold as. */
export type Seat = Answer<'functionFees.create'>;

export async function dine(stage: Stage, event_id: string): Promise<Seat> {
  const { gala, tell } = stage;
  tell.chapter('The gala dinner sells out');
  const body = sample<Body<'functions.create'>>('conference/gala-dinner', { event_id });
  const dinner = await gala.functions.create({ body });
  const capacity = dinner.capacity_options?.capacity ?? 0;
  tell.step(`${dinner.name}: ${dinner.description}`, `${capacity} seats`);
  const seat = sample<Body<'functionFees.create'>>('conference/gala-fee', { event_id, function_id: dinner.id });
  const fee = await gala.functionFees.create({ body: seat });
  tell.step(`A seat is sold as "${fee.name}".`, `${fee.price?.toFixed(2)} EUR`);
  const outcomes = await Promise.all(Array.from({ length: buyers }, (_, number) => buy(stage, fee, number)));
  const tickets = outcomes.filter((outcome) => outcome !== tooLate);
  tell.check('as many seats are sold as there are', new Set(tickets).size, capacity);
  tell.step(`${buyers} people buy a seat at once.`, `${capacity} have one, ${buyers - capacity} are told "${tooLate}"`);
  const left = await gala.functions.availability({ id: dinner.id });
  tell.check('the seats add up', left, { capacity, sold: capacity, remaining: 0 });
  tell.step('How many seats are left?', `${left.remaining} of ${left.capacity}`);
  const ofFee = await gala.functionFees.availability({ id: fee.id });
  tell.check('and those of its fee', [ofFee.sold, ofFee.remaining], [capacity, (ofFee.capacity ?? 0) - capacity]);
  await giveBack(stage, fee, tickets[0] ?? '');
  return fee;
}

/** @returns the id of the ticket, or `tooLate`. */
async function buy({ gala }: Stage, { id, event_id, function_id }: Seat, number: number): Promise<string> {
  const { name, contact_id } = person(5000 + number);
  const body = { name, contact_id, event_id, function_id, fee_id: id };
  try {
    return (await gala.functionTickets.create({ body })).id;
  } catch (error) {
    if (error instanceof GalaError && error.code === tooLate) return tooLate;
    throw error;
  }
}

async function giveBack(stage: Stage, fee: Seat, ticket: string): Promise<void> {
  const body = [{ op: 'replace' as const, path: '/status', value: 'cancelled' }];
  const gone = await stage.gala.functionTickets.patch({ id: ticket, body });
  stage.tell.step(`${gone.name} cannot come.`, `ticket ${gone.status}`);
  const outcomes = await Promise.all([buyers, buyers + 1].map((number) => buy(stage, fee, number)));
  stage.tell.check('one seat comes free for one of two', outcomes.filter((outcome) => outcome === tooLate).length, 1);
  stage.tell.step('Two others want the seat.', `one has it, the other is told "${tooLate}"`);
}
