/** Mails about one record are numbered, so that none is queued twice; after a thousand they are only named. */
import { strict as assert } from 'node:assert';
import { messages } from '../../src/mail/outbox.js';
import { Doc } from '../../src/store/doc.js';
import { type Suite, served } from '../support/api.js';
import { made } from '../support/samples.js';

const tenant = 'acme';
const email = 'reference_notification';

export const outbox: Suite = (start) => {
  const gala = served(start);

  for (const before of [999, 1000, 1001]) {
    it(`takes another two mails about a record that already had ${before}`, async () => {
      const process_id = (await made(gala, 'referenceProcesses', { enable_reference_notification_email: true })).id;
      const fields = { process_id, application_id: `after-${before}`, email_address: 'ada@example.org' };
      const { id: about } = await made(gala, 'references', fields);
      const sent = Array.from({ length: before }, (_, n) => ({ id: `${about}:${n}`, about, email, sys_version: 1 }));
      const put = ({ id }: { id: string }) => ({ collection: messages, tenant, id });
      await gala.store.commit(sent.map((one) => ({ put: put(one), doc: Doc.ofRecord(one) })));
      const mails = gala.mails.length;
      for (let time = 0; time < 2; time++) {
        const { body } = await gala.post(`/references/acme/process/after-${before}`, { resend: true });
        assert.equal(body.queued, 1);
      }
      await gala.courier.idle();
      assert.equal(gala.mails.length, mails + 2);
      const count = { collection: messages, tenant, match: { about, email }, atMost: 2000 };
      assert.equal(await gala.store.count(count), before + 2);
    });
  }

  it('queues a mail once when many requests ask for it at once', async () => {
    const process_id = (await made(gala, 'referenceProcesses', { enable_reference_notification_email: true })).id;
    const fields = { process_id, application_id: 'at-once', email_address: 'ada@example.org' };
    for (let n = 0; n < 3; n++) await made(gala, 'references', fields);
    await gala.courier.idle();
    gala.mails.length = 0;
    const replies = await Promise.all(Array.from({ length: 8 }, () => gala.post('/references/acme/process/at-once')));
    const queued = replies.reduce((sum, { body }) => sum + body.queued, 0);
    assert.equal(queued, 3);
    await gala.courier.idle();
    assert.equal(gala.mails.length, 3);
  });
};
