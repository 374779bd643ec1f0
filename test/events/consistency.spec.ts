import { strict as assert } from 'node:assert';
import type { ReadOptions } from '../../src/store/port.js';
import { describeApi, served } from '../support/api.js';
import { made, sample, tenant } from '../support/samples.js';
import { useOf } from '../support/use.js';
import { openRound, reviewsOf, scene, submit } from './reviewing/story.js';

/**
 * A sum is right only when what it is made of is read as what makes others wait for it: a guard that is newer than what it guards,
 * as the primary's last word is newer than the majority's, would let a change go missing.
 */
describeApi('What is summed up', (start) => {
  const gala = served(start);
  const how = ({ consistent, relaxed }: ReadOptions) =>
    consistent === true ? 'of the majority' : relaxed === true ? 'anywhere' : 'last written';

  const renamed = [{ op: 'replace', path: '/name', value: 'New' }];

  /** `collection: how`, of each read of these collections by a task, which succeeds. */
  async function readBy(task: () => Promise<{ status: number; text: string }>, collections: readonly string[]) {
    const { result, use } = await useOf(gala.store, task);
    assert.equal(result.status, 200, result.text);
    const reads = new Set(use.asked.map((one) => `${one.collection}: ${how(one)}`));
    return [...reads].filter((one) => collections.some((name) => one.startsWith(`events.${name}: `))).sort();
  }
  const lastWritten = (collections: readonly string[]) =>
    collections.map((name) => `events.${name}: last written`).sort();

  it('for scores is read as it was last written, by reviews and by changes of the abstract', async () => {
    const of = await scene(gala);
    await openRound(gala, of);
    const [review] = await reviewsOf(gala, of);
    const summed = ['abstracts', 'abstractReviews'];
    assert.deepEqual(await readBy(() => submit(gala, of, review, 4), summed), lastWritten(summed));
    const rename = () => gala.patch(`/abstracts/${of.tenant}/${of.abstracts[0]}`, renamed);
    assert.deepEqual(await readBy(rename, summed), lastWritten(summed));
  });

  it('for places is read as it was last written, by tickets and by changes of functions', async () => {
    const limits = { enable_capacity: true, capacity_options: { capacity: 2 }, maximum_allowed_tickets: 1 };
    const { id } = await made(gala, 'functions', limits);
    const summed = ['counters', 'functions', 'functionTickets'];
    const body = await sample(gala, 'functionTickets');
    const buy = () => gala.post(`/functionTickets/${tenant}`, { ...body, function_id: id });
    assert.deepEqual(await readBy(buy, summed), lastWritten(summed));
    const rename = () => gala.patch(`/functions/${tenant}/${id}`, renamed);
    assert.deepEqual(await readBy(rename, ['counters', 'functions']), lastWritten(['counters', 'functions']));
  });
});
