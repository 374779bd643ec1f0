import { strict as assert } from 'node:assert';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

const kilobytes = (count: number) => 'x'.repeat(count * 1024);

describeApi('Large fields that an owner does not see', (start) => {
  const as = (sub: string) => ({ token: token({ sub, permissions: ['abstracts.*:own'] }) });
  const [ada, eve] = [as('ada'), as('eve')];
  const gala = served(start);

  it('leave the author as much room as small ones, and staff can still change them', async () => {
    const limits: number[] = [];
    for (const notes of ['short', kilobytes(900)]) {
      const { id } = await made(gala, 'abstracts', { submitter_id: 'ada', notes });
      const address = `/abstracts/${tenant}/${id}`;
      const isTaken = async (count: number) =>
        (await gala.merge(`${address}?dry_run=true`, { title: 'x', body: 'x'.repeat(count) }, ada)).status === 200;
      let [least, most] = [1000 * 1024, 1030 * 1024];
      while (most - least > 1) {
        const middle = (least + most) >> 1;
        if (await isTaken(middle)) least = middle;
        else most = middle;
      }
      limits.push(least);
      assert.equal((await gala.merge(address, { body: kilobytes(900) }, ada)).status, 200);
      assert.equal((await gala.merge(address, { notes: 'shorter' })).status, 200);
    }
    assert.equal(limits[0], limits[1]);
    assert.ok((limits[0] ?? 0) > 1000 * 1024);
  });

  it('do not make pages of the author shorter', async () => {
    for (let n = 0; n < 20; n++) await made(gala, 'abstracts', { submitter_id: 'eve', notes: kilobytes(900) }, 'pages');
    const found = await gala.post('/abstracts/pages/search', {}, eve);
    assert.deepEqual([found.body.Count, found.body.LastEvaluatedKey], [20, undefined]);
    const listed = await gala.get('/abstracts/pages', eve);
    assert.deepEqual([listed.body.length, listed.headers['x-last-evaluated-key']], [20, undefined]);
  });
});
