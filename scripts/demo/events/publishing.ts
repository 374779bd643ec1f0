/** What the public sees of the programme: only the public fields. */
import { sample } from '../samples.js';
import { actingAs, type Stage } from '../stage.js';

export async function publish(stage: Stage, event_id: string): Promise<void> {
  const { tell } = stage;
  tell.chapter('The public looks at the programme');
  const hidden = { event_id, name: 'Rehearsal', hide_from_portal: true };
  await stage.gala.functions.create({ body: sample('conference/gala-dinner', hidden) });
  const trip = { event_id, name: 'Boat trip', location: 'Pier 2', is_cancelled: true };
  await stage.gala.functions.create({ body: trip });
  const gala = actingAs(stage, 'visitor', ['*.public']);
  const evenings = await gala.functions.listPublicByEvent({ event_id });
  const [dinner, called] = evenings.items;
  const limits = Object.keys(dinner ?? {}).filter((name) => name.includes('capacity'));
  tell.check('what is hidden is not shown', [evenings.items.length, dinner?.sold_out, limits], [2, true, []]);
  tell.check('what is cancelled is shown as cancelled', called?.is_cancelled, true);
  const programme = `${dinner?.name}, ${dinner?.location}: sold out; ${called?.name}: cancelled`;
  tell.step('What is there to do in the evening?', programme);
  const { items } = await gala.exhibitors.listPublicByEvent({ event_id });
  tell.check(
    'the public does not see whom exhibitors send',
    items.map((one) => 'contacts' in one),
    [false],
  );
  tell.step('And who exhibits?', items.map(({ name }) => name).join(', '));
}
