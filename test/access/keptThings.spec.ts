/**
 * All that the server keeps beside records, and why nobody learns from it what they may not see. What is new fails here by its name
 * until its rule is said.
 */
import { strict as assert } from 'node:assert';
import { collections, loadServices } from '../../src/gala.js';
import { registry } from '../../src/records/registry.js';
import type { Stored } from '../../src/store/doc.js';
import { type Asked, addressOf, nameOf, operations } from '../statuses/routes.js';
import { successOf } from '../statuses/successes.js';
import { describeApi, served } from '../support/api.js';
import { tenant } from '../support/samples.js';

/** Collection → what it has of records, and who gets it. */
const keptBesideRecords: Readonly<Record<string, string>> = {
  'awards.changes': 'which records were changed, by whom: the feed, for who may read the records',
  'events.changes': 'as awards.changes',
  'gala.epoch': 'the name of the last restore, in positions',
  'gala.counts': 'numbers of records, for quotas: nobody gets them',
  'gala.idempotency': 'ids of records, and answers without records: below',
  'gala.idempotencyHours': 'names of tenants: nobody gets them',
  'mail.messages': 'e-mails, rendered with what their recipient sees: the operations of messages, for staff',
  'mail.reminders': 'who was asked for what, by address: nobody gets it',
  'mail.gathered': 'which e-mails are still added to: nobody gets it',
  'webhooks.endpoints':
    'addresses, secrets and positions, no fields of records: the operations of webhookEndpoints, without secrets',
  'mail.queue': 'ids of e-mails: nobody gets them',
  'events.aliases': 'the order of reviews by which their reviewers are named, in ids: nobody gets it',
  'decisions.abstracts': 'how far a release is, in digests: nobody gets it',
  'decisions.applications': 'how far a release is, in digests: nobody gets it',
  'events.reviewing': 'how far the opening of a round is, in ids and numbers: nobody gets it',
  'events.scales': 'whether a process has scores: nobody gets it',
  'awards.aliases': 'as events.aliases',
  'awards.reviewing': 'as events.reviewing',
  'awards.scales': 'as events.scales',
  'awards.takenOff': 'as events.takenOff',
  'gala.links': 'hashes of secrets, and for whom they are: the operations of links, for staff',
  'awards.drafts': 'what referees have saved: the referee, laid over the reference',
  'gala.meetings': 'nothing but that something was changed: nobody gets them',
  'events.taken': 'nothing: it is empty after every commit',
  'events.takenOff': 'who is not assigned again by rules, in ids and digests: nobody gets it',
  'events.counters': 'numbers of tickets, by function and fee: their availability, if the caller sees them',
};

/** What answers a request that is sent again with its key. */
type Again =
  | 'the record as the caller sees it now'
  | 'the records as the caller sees them now'
  | 'its id'
  | 'each operation by itself'
  | 'computed again'
  | 'what was answered';

/** Operations that are not in the family. Of those that answer what was answered, the answer has ids and numbers, no fields of records. */
const again: Readonly<Record<string, Again>> = {
  create: 'the record as the caller sees it now',
  upsert: 'the record as the caller sees it now',
  replace: 'the record as the caller sees it now',
  patch: 'the record as the caller sees it now',
  delete: 'its id',
  batch: 'each operation by itself',
  'references.decline': 'the record as the caller sees it now',
  'references.reinstate': 'the record as the caller sees it now',
  'applications.decide': 'what was answered',
  'history.undelete': 'the record as the caller sees it now',
  'applications.release': 'what was answered',
  'applications.setStatus': 'what was answered',
  'applications.previewEmail': 'computed again',
  'abstracts.decide': 'what was answered',
  'abstracts.release': 'what was answered',
  'abstracts.setStatus': 'what was answered',
  'abstracts.confirm': 'what was answered',
  'abstracts.withdraw': 'what was answered',
  'abstracts.previewEmail': 'computed again',
  'applications.replaceReferee': 'what was answered',
  'links.revoke': 'computed again',
  'references.submit': 'the record as the caller sees it now',
  'references.previewEmail': 'computed again',
  'references.process': 'what was answered',
  'references.processAll': 'what was answered',
  'references.remind': 'what was answered',
  'abstractReviews.assignReviews': 'the records as the caller sees them now',
  'abstractReviews.cancel': 'what was answered',
  'abstractReviews.decline': 'what was answered',
  'abstractReviews.reinstate': 'what was answered',
  'abstractReviews.openRoundByPost': 'what was answered',
  'abstractReviews.previewEmail': 'computed again',
  'abstractReviews.remind': 'what was answered',
  'abstractReviews.resendConfirmationEmail': 'what was answered',
  'abstractReviews.resendReviewAssignmentEmail': 'what was answered',
  'abstractReviews.sendReviewAssignmentEmail': 'what was answered',
  'abstractReviews.submit': 'the record as the caller sees it now',
  'reviews.assignReviews': 'the records as the caller sees them now',
  'reviews.cancel': 'what was answered',
  'reviews.decline': 'what was answered',
  'reviews.reinstate': 'what was answered',
  'reviews.openRound': 'what was answered',
  'reviews.previewEmail': 'computed again',
  'reviews.remind': 'what was answered',
  'reviews.resendConfirmationEmail': 'what was answered',
  'reviews.resendReviewAssignmentEmail': 'what was answered',
  'reviews.sendReviewAssignmentEmail': 'what was answered',
  'reviews.submit': 'the record as the caller sees it now',
  'coupons.evaluate': 'computed again',
  'exhibitors.contactAllowanceForRegistration': 'computed again',
  'webhookEndpoints.rotate': 'the record as the caller sees it now',
  'webhookEndpoints.test': 'the record as the caller sees it now',
  'webhookEndpoints.resume': 'the record as the caller sees it now',
  'people.erase': 'computed again',
  'messages.cancelQueued': 'what was answered',
  'messages.edit': 'the record as the caller sees it now',
  'messages.cancel': 'the record as the caller sees it now',
  'messages.retry': 'the record as the caller sees it now',
  'messages.retryFailed': 'what was answered',
};

const takesKey = ({ document, route }: Asked) =>
  (route.operation.parameters ?? []).some(
    (one) => document.resolve<{ name: string }>(one as never).name === 'Idempotency-Key',
  );

/** What a recording may contain, apart from its own id, digest and time. */
function kindOf(
  { id: _, sys_version: __, request: ___, due: ____, ...outcome }: Stored,
  isPart: boolean,
): Again | object {
  type Kept = { saved?: unknown[]; list?: string; answer?: { body: string }; size?: string };
  const { saved, list, answer, size, ...rest } = outcome as Kept;
  if (Object.keys(rest).length > 0) return rest;
  if (isPart) return answer === undefined ? 'each operation by itself' : answer;
  if (list !== undefined)
    return list in JSON.parse(answer?.body ?? '') ? rest : 'the records as the caller sees them now';
  if (saved === undefined) return answer === undefined ? 'computed again' : 'what was answered';
  if (Array.isArray(saved[0])) return answer === undefined ? 'the record as the caller sees it now' : answer;
  return /^"\w+"$/.test(answer?.body ?? '') ? 'its id' : (answer ?? {});
}

describe('What is kept beside records', () => {
  it('has a rule for each collection', async () => {
    const resources = [...registry(await loadServices()).values()].map(({ model }) => model.collection);
    const others = [...(await collections()).keys()].filter((name) => !resources.includes(name));
    assert.deepEqual(others.sort(), Object.keys(keptBesideRecords).sort(), 'say in keptBesideRecords who gets it');
  });
});

describeApi('What is kept of a request with a key', (start) => {
  const gala = served(start);

  for (const operation of operations.filter(takesKey))
    it(`to ${nameOf(operation)} is what its rule says`, async () => {
      const rule = again[operation.id] ?? again[operation.verb];
      assert.ok(rule, `say in this table what answers ${operation.id} when it is sent again`);
      const { values, body } = (await successOf(operation)?.(gala)) ?? assert.fail('nothing makes it succeed');
      const of = values?.tenantId ?? tenant;
      const kept = () => gala.store.page({ collection: 'gala.idempotency', tenant: of, limit: 1000 });
      const before = new Set((await kept()).map(({ id }) => id));
      const headers = { 'Idempotency-Key': nameOf(operation).replace(' ', '') };
      const send = () => gala.call(operation.route.method, addressOf(operation, values), { body, headers });
      const first = await send();
      assert.equal(first.status, 200, first.text);
      const found = (await kept()).filter(({ id }) => !before.has(id));
      assert.equal(found.length, 1);
      assert.deepEqual(kindOf((found[0]?.record ?? {}) as Stored, /-0$/.test(found[0]?.id ?? '')), rule);
      const second = await send();
      assert.deepEqual([second.status, second.headers['idempotent-replayed']], [200, 'true'], second.text);
      assert.equal((await kept()).length, before.size + 1);
    });
});
