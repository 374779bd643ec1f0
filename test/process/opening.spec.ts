/** A review round that is opened while the server is killed. */
import { strict as assert } from 'node:assert';
import { contacts, forAll } from '../events/reviewing/story.js';
import { count } from '../support/count.js';
import { until } from '../support/until.js';
import { ask as askServer, type Running, secret, serversFolder, started } from './support/process.js';

describe('Opening a round', () => {
  const data = serversFolder(true);

  const begin = () => started({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' });

  async function ask(gala: Running, method: string, address: string, sent?: unknown) {
    const { status, body } = await askServer(gala, method, address, sent, { service: 'events' });
    assert.equal(status, 200, address);
    return body;
  }

  /** 700 abstracts for two reviewers each. */
  async function prepared(gala: Running, tenant: string) {
    const event_id = 'event-1';
    const post = async (what: string, body: object) => (await ask(gala, 'POST', `/${what}/${tenant}`, body)).id;
    const process_id = await post('abstractReviewProcesses', { name: 'Review', event_id });
    const type_id = await post('abstractTypes', { name: 'Talk', event_id });
    const review_assignment_rules = [forAll(...contacts('ada', 'alan'))];
    const round = await post('abstractReviewRounds', { name: 'First', event_id, process_id, review_assignment_rules });
    const operations = Array(100).fill({ operation: 'create', object: { name: 'Ada', event_id, type_id } });
    for (let n = 0; n < 7; n++) await ask(gala, 'POST', `/abstracts/${tenant}/batch`, { operations });
    return { round, address: `/abstractReviews/${tenant}/openRound/${type_id}/${round}` };
  }

  async function namesOf(gala: Running, tenant: string, round: string): Promise<string[]> {
    const names: string[] = [];
    for (let after = ''; ; ) {
      const page = await ask(gala, 'GET', `/abstractReviews/${tenant}/reviewRound/${round}?limit=1000${after}`);
      for (const { abstract_id, assignee } of page.Items) names.push(`${abstract_id} ${assignee.contact_id}`);
      if (!page.LastEvaluatedKey) return names;
      after = `&exclusiveStartKey=${page.LastEvaluatedKey}`;
    }
  }

  /** When it is killed: the calls have been read and none is answered; part of the reviews is there; one of the calls is answered. */
  const moments: Record<string, (gala: Running, tenant: string, round: string, calls: Promise<unknown>[]) => unknown> =
    {
      read: (gala, tenant, round) => ask(gala, 'GET', `/abstractReviewRounds/${tenant}/${round}`), // it came after them
      begun: (gala, tenant, round) => until(async () => (await namesOf(gala, tenant, round)).length > 0),
      answered: (_, __, ___, calls) => Promise.race(calls),
    };

  it('takes effect in whole steps when the server is killed, and is completed by repeating it', async () => {
    let gala = await begin();
    for (const [tenant, moment] of Object.entries(moments).slice(-count(2, 3))) {
      const { round, address } = await prepared(gala, tenant);
      const calls = [ask(gala, 'POST', address), ask(gala, 'GET', address)];
      const settled = Promise.allSettled(calls);
      await moment(gala, tenant, round, calls);
      gala.kill('SIGKILL');
      await Promise.all([gala.ended, settled]);

      gala = await begin();
      const created = (await namesOf(gala, tenant, round)).length;
      const { status } = await ask(gala, 'GET', `/abstractReviewRounds/${tenant}/${round}`);
      assert.ok([0, 1000, 1400].includes(created), `${created} reviews`);
      assert.equal(status, created === 0 ? 'never opened' : 'open');
      while ((await ask(gala, 'POST', address)).remaining > 0);
      const names = await namesOf(gala, tenant, round);
      assert.deepEqual([names.length, new Set(names).size], [1400, 1400]);
    }
  });
});
