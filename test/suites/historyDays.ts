/** How long what was before is kept, and that nothing is where the history is off, or was. */
import { strict as assert } from 'node:assert';
import { trimLogs } from '../../src/records/changes.js';
import { refusal, type Suite } from '../support/api.js';
import { type Reply, token, type World, world } from '../support/harness.js';
import { made } from '../support/samples.js';
import { deletedOf, historyOf, pass, told } from './history.js';

const day = 86_400_000;

export const historyDays: Suite = (start) => {
  it('are as many as it is kept', async () => {
    const gala = await start();
    const { id } = await made(gala, 'awards', { name: 'Old' });
    const { id: gone } = await made(gala, 'awards');
    await gala.delete(`/awards/acme/${gone}`);
    pass(gala, 50 * day);
    const as = { token: token({ exp: gala.clock.now.getTime() / 1000 + 100 * 86_400 }) };
    await gala.merge(`/awards/acme/${id}`, { name: 'New' }, as);
    assert.equal((await gala.get(historyOf('awards', id), as)).body.Count, 2);
    assert.equal((await gala.get(`/awards/changes/acme?limit=1000`, as)).body.Items.length, 1, 'the feed has 30 days');
    pass(gala, 41 * day);
    assert.deepEqual(told(await gala.get(historyOf('awards', id), as)), [[2, 'updated']]);
    const late = await gala.post(`/awards/undelete/acme/awards/${gone}`, undefined, as);
    assert.deepEqual(refusal(late), [404, 'record_not_found']);
    await trimLogs('awards.changes', gala.store, gala.clock.now.getTime() - 90 * day);
    assert.deepEqual(told(await gala.get(historyOf('awards', id), as)), [[2, 'updated']]);
    assert.equal((await gala.get(`${historyOf('awards', id)}/2`, as)).body.name, 'New');
    assert.deepEqual(refusal(await gala.get(`${historyOf('awards', id)}/1`, as)), [404, 'version_unknown']);
    assert.deepEqual((await gala.get(deletedOf('awards'), as)).body.Items, []);
  });

  it('are none where it is off, and the feed has its own', async () => {
    const gala = await start({ historyDays: 0 });
    const { id } = await made(gala, 'awards');
    for (const address of [historyOf('awards', id), deletedOf('awards')])
      assert.deepEqual(refusal(await gala.get(address)), [404, 'history_off']);
    assert.deepEqual(refusal(await gala.post(`/awards/undelete/acme/awards/${id}`)), [404, 'history_off']);
    await gala.merge(`/awards/acme/${id}`, { name: 'New' });
    const log = { collection: 'awards.changes', tenant: 'acme', limit: 9 };
    const [, updated] = await gala.store.page(log);
    assert.deepEqual(Object.keys(updated?.record ?? {}).sort(), [
      'at',
      'by',
      'id',
      'of',
      'operation',
      'request',
      'sys_version',
    ]);
    assert.equal((await gala.get('/awards/changes/acme')).body.Items.length, 2);
  });

  it('end where it was off for a while', async () => {
    const gala = await start();
    const off = await world({ store: gala.store, changesDays: 0, historyDays: 0 });
    const { id } = await made(gala, 'awards', { name: 'One' });
    const gone = await made(gala, 'references');
    const rename = (at: World, name: string) => at.merge(`/awards/acme/${id}`, { name });
    await rename(gala, 'Two');
    await rename(off, 'Three');
    assert.deepEqual(told(await gala.get(historyOf('awards', id))), [], 'what led to it is not known');
    assert.equal((await gala.get(`${historyOf('awards', id)}/3`)).body.name, 'Three');
    await rename(gala, 'Four');
    await rename(gala, 'Five');
    const { body } = await gala.get(historyOf('awards', id));
    assert.deepEqual(told({ body } as Reply), [[5, 'updated'], [4, 'updated']]); // biome-ignore format: one line
    assert.equal((await gala.get(`${historyOf('awards', id)}/4`)).body.name, 'Four');
    assert.deepEqual(refusal(await gala.get(`${historyOf('awards', id)}/2`)), [404, 'version_unknown']);
    await off.delete(`/references/acme/${gone.id}`);
    assert.deepEqual((await gala.get(deletedOf('references'))).body.Items, []);
    assert.deepEqual(refusal(await gala.get(historyOf('references', gone.id))), [404, 'record_not_found']);
    await off.close();
  });

  it('are there without a feed', async () => {
    const gala = await start({ changesDays: 0 });
    const { id } = await made(gala, 'awards');
    assert.deepEqual(refusal(await gala.get('/awards/changes/acme')), [404, 'changes_off']);
    assert.equal((await gala.get(historyOf('awards', id))).body.Count, 1);
    const off = await start({ changesDays: 0, historyDays: 0 });
    await made(off, 'awards');
    assert.deepEqual(await off.store.page({ collection: 'awards.changes', tenant: 'acme', limit: 9 }), []);
  });
};
