/** Who comes by a link: every operation of both documents is asked, with the record of the link and with others. */
import { strict as assert } from 'node:assert';
import {
  type Asked,
  addressOf,
  exampleOf,
  isForAll,
  nameOf,
  operations,
  recordsIn,
  shared,
} from '../statuses/routes.js';
import { describeApi, served } from '../support/api.js';
import { asking, linked, secretFor } from '../support/links.js';
import { made } from '../support/samples.js';

/** What each kind of link permits, besides what everybody may. */
const permitted: Readonly<Record<string, RegExp>> = {
  reference:
    /^(links\.current|references\.(get|patch|submit|decline|reinstate)|referenceProcesses\.get|applications\.get)$/,
  application: /^(links\.current|applications\.(get|replaceReferee))$/,
};

describeApi('By a link,', (start) => {
  const gala = served(start);

  /** A reference of Ada's with its link, and one that the link is not for; a link of the applicant's. */
  async function scene() {
    const applicant = { contact_id: 'mary', name: 'Mary', email_address: 'mary@example.org', notes: 'for-mary-alone' };
    const { id: application_id } = await made(gala, 'applications', applicant);
    const declines = { decline_notice_email: { subject: 'Declined', body: '{{ application.link }}' } };
    const { id, secret } = await linked(gala, { application_id }, declines);
    const other = await made(gala, 'references', { contact_id: 'ada', email_address: 'ada@example.org' });
    const { id: process_id } = await made(gala, 'referenceProcesses', asking);
    const foreign = { contact_id: 'bob', email_address: 'bob@example.org', notes: 'of-bob', process_id };
    const bobs = await made(gala, 'references', { application_id, ...foreign });
    return { id, application_id, secret, others: [other.id, bobs.id] as string[] };
  }

  const ask = (operation: Asked, id: string, token: string) => {
    const values = Object.fromEntries(['id', 'application_id', 'contact_id'].map((name) => [name, id]));
    const body = exampleOf(operation);
    return gala.call(operation.route.method, addressOf(operation, values), { token, body });
  };

  for (const kind of ['reference', 'application'])
    it(`that of a kind ${kind}, nothing is permitted but its task, and of nobody else's`, async () => {
      const { id, application_id, secret: ofReference, others } = await scene();
      await gala.post(`/references/acme/decline/${id}`, {});
      await gala.courier.idle();
      await gala.post(`/references/acme/reinstate/${id}`);
      const secret = kind === 'reference' ? ofReference : secretFor(gala, 'mary@example.org');
      const wrong: string[] = [];
      for (const operation of operations.filter((one) => !isForAll(one))) {
        const isPermitted = permitted[kind]?.test(operation.id) === true;
        for (const one of [id, application_id, ...others, 'none-such']) {
          const isIts = one === (kind === 'reference' ? id : application_id) || one === application_id;
          const { status, body, text } = await ask(operation, one, secret);
          const said = `${nameOf(operation)} of ${one}: ${status} ${body?.code}`;
          if (!isPermitted && (status !== 403 || body.code !== 'permission_missing')) wrong.push(said);
          const names = recordsIn(operation).length > 0 && !shared.has(operation.resource);
          if (isPermitted && names && !isIts && status < 400) wrong.push(said);
          // applicants have named their referees
          const ofBob = kind === 'application' ? /of-bob/ : /of-bob|bob@example\.org/;
          if (ofBob.test(text)) wrong.push(`${said} names Bob: ${text.slice(0, 200)}`);
          if (kind === 'reference' && /for-mary-alone|mary@example\.org/.test(text))
            wrong.push(`${said} tells: ${text}`);
        }
      }
      assert.deepEqual(wrong, []);
    });

  it('records of others answer exactly as those that are not there', async () => {
    const { secret, others } = await scene();
    for (const verb of ['get', 'decline', 'reinstate']) {
      const operation = operations.find(({ id }) => id === `references.${verb}`) as Asked;
      const none = await ask(operation, 'none-such', secret);
      for (const id of others) {
        const { status, text } = await ask(operation, id, secret);
        const plain = (answer: string, word: string) =>
          answer.replaceAll(word, '…').replace(/"request_id":"[^"]*"/, '');
        assert.deepEqual([status, plain(text, id)], [404, plain(none.text, 'none-such')], verb);
      }
    }
  });

  it('the applicant reads no letter, and no address but those that they gave', async () => {
    const { id } = await scene();
    await gala.post(`/references/acme/decline/${id}`, { reason: 'Busy' });
    await gala.courier.idle();
    const { text } = await gala.get('/awards/links', { token: secretFor(gala, 'mary@example.org') });
    assert.ok(!text.includes('of-bob'), text);
  });
});
