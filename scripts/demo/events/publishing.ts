/** What the public sees of the programme: only the public fields. */
import { ok } from '../client.js';
import { sample } from '../samples.js';
import { actingAs, type Stage } from '../stage.js';

export async function publish(stage: Stage, event_id: string): Promise<void> {
  const { us, tell } = stage;
  tell.chapter('The public looks at the programme');
  const hidden = { event_id, name: 'Rehearsal', hide_from_portal: true };
  await ok(stage.events.POST('/functions/{tenantId}', { params: us, body: sample('conference/gala-dinner', hidden) }));
  const { events } = actingAs(stage, 'visitor', ['*.public']);
  const params = { path: { ...us.path, event_id } };
  const evenings = await ok(events.GET('/functions/{tenantId}/public/event/{event_id}', { params }));
  const [dinner] = evenings.Items;
  const limits = Object.keys(dinner ?? {}).filter((name) => name.includes('capacity'));
  tell.check('what is hidden is not shown', [evenings.Items.length, dinner?.sold_out, limits], [1, true, []]);
  tell.step('What is there to do in the evening?', `${dinner?.name}, ${dinner?.location}: sold out`);
  const { Items } = await ok(events.GET('/exhibitors/{tenantId}/public/event/{event_id}', { params }));
  tell.check(
    'the public does not see whom exhibitors send',
    Items.map((one) => 'contacts' in one),
    [false],
  );
  tell.step('And who exhibits?', Items.map(({ name }) => name).join(', '));
}
