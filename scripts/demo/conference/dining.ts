/** The gala: more buyers than seats, all at once. */
import { createOne, type Made } from '../batches.js';
import type { Answer, Json, Problem } from '../client.js';
import { everyPage } from '../pages.js';
import { person } from '../people.js';
import type { Story } from '../story.js';

const buyers = 200;
const firstBuyer = 5000;

export async function sellSeats(story: Story, event_id: string): Promise<void> {
  const { conference } = story.samples;
  const type = await createOne(story, 'functionTypes', { name: 'Dinner', is_active: true });
  const dinner = await createOne(story, 'functions', { ...conference.galaDinner, event_id, type_id: type.id });
  const ids = { event_id, function_id: dinner.id };
  const fee = await createOne(story, 'functionFees', { ...conference.galaFee, ...ids });
  const { capacity } = conference.galaDinner.capacity_options as { capacity: number };
  const order = { ...ids, fee_id: fee.id };
  await story.progress.step(`Seats at the gala, for ${buyers} buyers at once`, buyers, () =>
    sell(story, order, capacity),
  );
  await checkPlaces(story, dinner, capacity, capacity);
  await story.progress.step('Seats given back, and bought again', 2, () => giveBack(story, dinner, order, capacity));
}

async function sell(story: Story, order: Json, capacity: number): Promise<string> {
  const answers = await Promise.all(Array.from({ length: buyers }, (_, number) => buy(story, order, number)));
  const sold = answers.filter(({ status }) => status === 200);
  story.checks.equal('as many seats are sold as there are', sold.length, capacity);
  for (const answer of answers.filter(({ status }) => status !== 200)) checkSoldOut(story, answer);
  return `${sold.length} of ${buyers}`;
}

async function buy(story: Story, order: Json, number: number): Promise<Answer> {
  const { client, samples, progress } = story;
  const { name, contact_id } = person(samples.lists, firstBuyer + number);
  const answer = await client.send('POST', client.path('functionTickets'), { ...order, name, contact_id });
  progress.tick();
  return answer;
}

function checkSoldOut({ checks }: Story, { status, body }: Answer): void {
  const { code, remaining } = body as Problem & { remaining?: number };
  checks.equal('who comes too late is told so', [status, code, remaining], [409, 'sold_out', 0]);
}

/** What the server says is left, and what it lists, add up. */
async function checkPlaces({ client, checks }: Story, dinner: Made, capacity: number, sold: number): Promise<void> {
  const found = await client.ok('GET', client.path('functions', `/${dinner.id}/availability`));
  checks.equal('the seats add up', found, { capacity, sold, remaining: capacity - sold });
  const tickets = await everyPage(client, client.path('functionTickets', `/function/${dinner.id}?limit=50`));
  const active = tickets.filter(({ status }) => status === 'active');
  checks.equal('there is a ticket for each seat sold', active.length, sold);
  checks.equal('nobody has two', new Set(active.map(({ contact_id }) => contact_id)).size, sold);
  const { sold_out } = await client.ok('GET', client.path('functions', `/${dinner.id}`));
  checks.equal('the gala is sold out when no seat is left', sold_out, sold === capacity);
}

/** One ticket is cancelled and one deleted: two others come in, a third does not. */
async function giveBack(story: Story, dinner: Made, order: Json, capacity: number): Promise<number> {
  const { client, checks } = story;
  const [one, other] = await everyPage(client, client.path('functionTickets', `/function/${dinner.id}?limit=50`));
  const cancelled = [{ op: 'replace', path: '/status', value: 'cancelled' }];
  await client.ok('PATCH', client.path('functionTickets', `/${one?.id}`), cancelled);
  await client.ok('DELETE', client.path('functionTickets', `/${other?.id}`));
  await checkPlaces(story, dinner, capacity, capacity - 2);
  const answers = await Promise.all([0, 1, 2].map((number) => buy(story, order, buyers + number)));
  const statuses = answers.map(({ status }) => status).sort();
  checks.equal('two seats come free for two of three', statuses, [200, 200, 409]);
  await checkPlaces(story, dinner, capacity, capacity);
  return 2;
}
