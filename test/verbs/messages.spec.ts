import { strict as assert } from 'node:assert';
import { Unsent } from '../../src/delivery/delivery.js';
import { failed, messages, paged, retrying, storedMessage } from '../suites/messages.js';
import { describeApi, served } from '../support/api.js';
import { useOf } from '../support/use.js';

describeApi('E-mails', messages);

describeApi('Lists of e-mails', (start) => {
  const gala = served(start);

  /** Entries and records that were read. */
  const costOf = async (address: string) => {
    const { result, use } = await useOf(gala.store, () => gala.get(address));
    assert.equal(result.status, 200);
    return use.read + use.entries;
  };

  it('cost as much among many as among few', async () => {
    for (const [tenant, length] of Object.entries({ few: 200, many: 3000 }))
      await gala.store.commit(
        Array.from({ length }, (_, age) =>
          storedMessage(tenant, age, { state: age % 2 ? 'sent' : 'queued', about: `record-${age % 3}` }),
        ),
      );
    for (const query of ['', '&state=sent', '&about=record-1', '&about=record-1&state=queued']) {
      const few = await costOf(`/messages/few?limit=10${query}`);
      const many = await costOf(`/messages/many?limit=10${query}`);
      assert.equal(many, few, query);
      assert.ok(many > 10 && many <= 66, `${many}`);
    }
    assert.equal((await gala.get('/messages/few')).body.Count, 100);
  });

  it('read at most 1,000 e-mails for a page, which may be empty and still have a next one', async () => {
    const rare = (age: number) => ({ about: 'one', state: age === 1500 ? 'queued' : 'sent' });
    await gala.store.commit(Array.from({ length: 2500 }, (_, age) => storedMessage('rare', age, rare(age))));
    const cost = await costOf('/messages/rare?about=one&state=queued');
    assert.ok(cost >= 2000 && cost <= 2080, `${cost}`);
    const { about, sizes } = await paged(gala, 'rare', 'about=one&state=queued');
    assert.deepEqual([about, sizes], [['one'], [0, 1, 0]]);
  });

  it('read about 16 MB for a page, and have all e-mails on several', async () => {
    const body = 'x'.repeat(1024 * 1024);
    const all = Array.from({ length: 50 }, (_, age) => storedMessage('large', age, { body }));
    for (const one of all) await gala.store.commit([one]);
    const { about, sizes } = await paged(gala, 'large', '');
    assert.deepEqual(
      about,
      all.map(({ put }) => put.id),
    );
    assert.deepEqual(sizes, [16, 16, 16, 2]);
  });
});

describeApi('Many failed e-mails are sent again', (start) => {
  const gala = served(start);
  const { retry, retryAll, idsIn } = retrying(gala);
  afterEach(() => gala.courier.idle());

  it('in steps, all that have failed and no others', async () => {
    const others = ['sent', 'queued', 'sending', 'cancelled'];
    await failed(gala, 'steps', 255, (age) => (age > 250 ? { state: others[age - 251], failed_at: undefined } : {}));
    gala.mails.length = 0;
    assert.deepEqual(await retryAll('steps'), { queued: [100, 100, 51], remaining: [151, 51, 0] });
    await gala.courier.idle();
    assert.equal(gala.mails.length, 251);
    assert.equal((await idsIn('steps', 'sent')).length, 252);
    for (const state of others.slice(1)) assert.equal((await idsIn('steps', state)).length, 1, state);
    assert.deepEqual(await retry('steps'), { queued: 0, remaining: 0 });
  });

  it('if they match, however few they are and however far down', async () => {
    await failed(gala, 'rare2', 2300, (age) => ({ email: age === 2200 ? 'rare' : 'test' }));
    const expected = { queued: [0, 0, 1], remaining: [1300, 300, 0] };
    assert.deepEqual(await retryAll('rare2', { email: 'rare' }), expected);
  });

  it('once, even if they fail again meanwhile', async () => {
    await failed(gala, 'again', 150);
    const { send } = gala.transport;
    let tried = 0;
    gala.transport.send = async () => {
      tried++;
      throw new Unsent('refused', '550 no', {});
    };
    const first = await retry('again');
    await gala.courier.idle();
    const { queued } = await retry('again', { exclusiveStartKey: first.LastEvaluatedKey });
    await gala.courier.idle();
    gala.transport.send = send;
    assert.deepEqual([first.queued, queued, tried], [100, 50, 150]);
  });

  it('in steps of about 4 MB', async () => {
    await failed(gala, 'large2', 10, () => ({ body: 'x'.repeat(1024 * 1024) }));
    assert.deepEqual((await retryAll('large2')).queued, [3, 3, 3, 1]);
  });
});
