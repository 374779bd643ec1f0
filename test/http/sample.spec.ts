/** The sample conference and award: what it makes, and that it makes it once. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { createClient } from '../../src/client/client.js';
import { fill, isFilled, type Sample, sizeOf } from '../../src/sample.js';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';

describeApi('The sample', (start) => {
  const gala = served(start);
  const sample: Sample = JSON.parse(readFileSync('dist/web/sample.json', 'utf8'));

  it('fills a tenant once, however often it is told to', async () => {
    const client = createClient({ baseUrl: gala.url, tenant: 'sampled', token: token({}), retries: 0 });
    assert.equal(await isFilled(client, sample), false);
    // interrupted in the middle
    await assert.rejects(
      fill(client, sample, (part) => {
        if (part > 0.6) throw new Error('the lid was closed');
      }),
    );
    assert.equal(await isFilled(client, sample), false);
    await fill(client, sample);
    assert.equal(await isFilled(client, sample), true);
    const counts = async () => {
      const all = await Promise.all(
        ['references', 'abstracts', 'abstractReviews', 'functionTickets', 'exhibitorBooths', 'applications'].map(
          async (resource) => (await gala.get(`/${resource}/sampled?limit=1&count=true`)).headers.total,
        ),
      );
      return [...all, (await gala.get('/awards/messages/sampled?limit=1000')).body.Count];
    };
    const before = await counts();
    assert.deepEqual(before.slice(0, 3), ['44', '30', '60']);
    await fill(client, sample);
    assert.deepEqual(await counts(), before);
    assert.ok(before.at(-1) <= 30, `${before.at(-1)} e-mails`);
    assert.ok(sizeOf(sample) > 250 && sizeOf(sample) < 400);
  });
});
