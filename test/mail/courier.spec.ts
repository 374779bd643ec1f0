import { strict as assert } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Courier } from '../../src/mail/courier.js';
import { Unsent } from '../../src/mail/transport.js';
import type { Mail } from '../../src/records/message.js';
import { declareOutbox, messages, queue } from '../../src/records/outbox.js';
import { Doc } from '../../src/store/doc.js';
import { EmbeddedStore } from '../../src/store/embedded/store.js';
import { atIntervals } from '../support/time.js';
import { happening, until } from '../support/until.js';

describe('The courier', () => {
  let path: string;
  let store: EmbeddedStore;
  const couriers: Courier[] = [];
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });

  before(async () => {
    path = await mkdtemp(join(tmpdir(), 'gala-courier-'));
    store = new EmbeddedStore({ path, isScratch: true });
    await declareOutbox(store);
  });
  afterEach(async () => {
    for (const courier of couriers.splice(0)) await courier.close();
  });
  after(async () => {
    await store.close();
    await rm(path, { recursive: true, force: true });
  });

  const queued = async (id: string) => {
    const message = {
      id,
      to: `${id}@example.org`,
      subject: 's',
      body: 'b',
      preview: false,
      about: id,
      email: 'e',
      state: 'queued',
    };
    await store.commit([
      { put: { collection: messages, tenant: 't', id }, doc: Doc.ofRecord({ ...message, sys_version: 1 }) },
      {
        put: { ...queue, id: `q${id}` },
        doc: Doc.ofRecord({ id: `q${id}`, tenant: 't', message_id: id, sys_version: 1 }),
      },
    ]);
  };
  const courier = (send: (id: string, mail: Mail) => Promise<unknown>, interval = 60_000, firstPause = 1) => {
    const made = new Courier({
      store,
      transport: { send: async (id, mail) => String(await send(id, mail)) },
      log,
      clock: () => new Date(0),
      interval,
      firstPause,
    });
    couriers.push(made);
    return made;
  };
  const waiting = async () => (await store.page({ ...queue, limit: 1000 })).length;

  const emptied = async () => {
    const next = courier(async () => {});
    next.wake();
    await next.idle();
  };

  it('sends what waits and marks it as sent', async () => {
    for (let n = 0; n < 120; n++) await queued(`m${n}`);
    const sent: string[] = [];
    const one = courier(async (id) => void sent.push(id));
    one.wake();
    await one.idle();
    assert.equal(new Set(sent).size, 120);
    assert.equal(sent.length, 120);
    assert.equal(await waiting(), 0);
    const message = await store.read({ collection: messages, tenant: 't', id: 'm7' });
    assert.deepEqual([message?.record.state, message?.record.sent_at], ['sent', '1970-01-01T00:00:00.000Z']);
  });

  it('looks by itself for what others have queued once it has begun, and not before', async () => {
    const sent: string[] = [];
    const begun = atIntervals(() => {
      const one = courier(async (id) => void sent.push(id));
      one.begin();
      return one;
    });
    const idle = atIntervals(() => courier(async () => assert.fail('it has not begun')));
    await begun.value.idle();
    await queued('left');
    idle.pass();
    await idle.value.idle();
    assert.deepEqual([sent, await waiting()], [[], 1]);
    begun.pass();
    await begun.value.idle();
    assert.deepEqual([sent, await waiting()], [['left'], 0]);
  });

  it('keeps what could not be sent, and tries again', async () => {
    await queued('bad');
    await queued('good');
    const [mended, allSent] = [happening(), happening()];
    const sent: string[] = [];
    let tried = 0;
    const one = courier(async (id) => {
      if (id === 'bad' && ++tried === 1) throw new Error('no such mailbox');
      if (id === 'bad') await mended.happened;
      sent.push(id);
      if (id === 'bad') allSent.happen();
    });
    one.wake();
    await until(async () => (await waiting()) === 1);
    assert.deepEqual(sent, ['good']);
    mended.happen();
    await allSent.happened;
    await one.idle();
    assert.deepEqual([sent, await waiting()], [['good', 'bad'], 0]);
  });

  it('tries what failed only after its pause, however often it is woken; the others at once', async () => {
    await queued('worse');
    const sent: string[] = [];
    const one = courier(
      async (id) => {
        sent.push(id);
        if (id === 'worse') throw new Error('no such mailbox');
      },
      60_000,
      60_000,
    );
    for (const id of ['one', 'two', 'three']) {
      one.wake();
      await one.idle();
      await queued(id);
    }
    one.wake();
    await one.idle();
    assert.deepEqual(sent, ['worse', 'one', 'two', 'three']);
    await emptied();
  });

  it('pauses, and says so once, while no mail at all can be sent', async () => {
    for (let n = 0; n < 120; n++) await queued(`stuck${n}`);
    lines.length = 0;
    let tried = 0;
    const one = courier(
      async () => {
        tried++;
        throw new Unsent('down', 'the folder takes no mails', {});
      },
      1,
      60_000,
    );
    for (let n = 0; n < 20; n++) {
      one.wake();
      await one.idle();
      await queued(`new${n}`);
    }
    assert.equal(lines.length, 1);
    assert.equal(tried, 50); // a batch for each pause
    await emptied();
  });

  it('goes on after the pause', async () => {
    await queued('down');
    let tried = 0;
    const sent = happening();
    const one = courier(async () => {
      if (++tried === 1) throw new Unsent('down', 'the folder takes no mails', {});
      sent.happen();
    });
    one.wake();
    await sent.happened;
    await one.idle();
    assert.deepEqual([tried, await waiting()], [2, 0]);
  });

  it('leaves what still waits when it is closed', async () => {
    for (let n = 0; n < 120; n++) await queued(`late${n}`);
    const sent: string[] = [];
    const one = courier(async (id) => {
      sent.push(id);
      void one.close();
    });
    one.wake();
    await one.idle();
    assert.ok(sent.length < 120, 'it went on after it was closed');
    assert.equal(await waiting(), 120 - sent.length);
    const next = courier(async () => {});
    next.wake();
    await next.idle();
    assert.equal(await waiting(), 0);
  });

  it('leaves what another process has sent since it looked', async () => {
    await queued('done');
    const key = { collection: messages, tenant: 't', id: 'done' };
    const previous = await store.read(key);
    const doc = Doc.ofRecord({ ...previous?.record, id: 'done', state: 'sent', sys_version: 2 });
    await store.commit([{ put: key, doc, previous }]);
    const sent: string[] = [];
    const one = courier(async (id) => void sent.push(id));
    one.wake();
    await one.idle();
    assert.deepEqual([sent, await waiting()], [[], 0]);
  });

  it('does not mind another courier', async () => {
    for (let n = 0; n < 30; n++) await queued(`both${n}`);
    const sent = new Set<string>();
    const two = [courier(async (id) => void sent.add(id)), courier(async (id) => void sent.add(id))];
    for (const one of two) one.wake();
    for (const one of two) await one.idle();
    assert.deepEqual([sent.size, await waiting()], [30, 0]);
  });
});
