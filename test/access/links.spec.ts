/**
 * Who comes by a link: every operation on the record that it opens, on another one of the same contact, on another person's and on one
 * of another tenant.
 */
import { strict as assert } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import { describeApi } from '../support/api.js';
import { secretFor } from '../support/links.js';
import { Caller, operationOf, replaced } from './matrix/caller.js';
import { askedRecord, notGranted } from './matrix/cells.js';
import { Client, keptLog } from './matrix/client.js';
import { type Json, operations, resources, shippedRoles, valuesAt } from './matrix/documents.js';
import { Needles, needlesIn } from './matrix/needles.js';
import { type Judged, judged } from './matrix/oracle.js';
import { me, type Reviewing } from './matrix/relations.js';
import { requestOn } from './matrix/requests.js';
import { draftFields, type Place, Seeds } from './matrix/seeds.js';

const ofReviews = (subjects: Judged) => {
  const { processes, rounds, reviews } = judged[subjects];
  return [
    ...['get', 'submit', 'decline', 'reinstate'].map((verb) => `${reviews}.${verb}`),
    ...[subjects, processes, rounds].map((resource) => `${resource}.get`),
  ];
};

/** Kind → the role that it is of, and what it permits. */
const kinds: Readonly<Record<string, { role: string; permissions: readonly string[] }>> = {
  reference: {
    role: 'referee',
    permissions: [
      ...['get', 'patch', 'submit', 'decline', 'reinstate'].map((verb) => `references.${verb}`),
      ...['referenceProcesses.get', 'applications.get'],
    ],
  },
  application: { role: 'author', permissions: ['applications.get', 'applications.replaceReferee', 'reviews.released'] },
  abstract: {
    role: 'author',
    permissions: ['abstracts.get', 'abstracts.confirm', 'abstracts.withdraw', 'abstractReviews.released'],
  },
  'review of an abstract': { role: 'reviewer', permissions: ofReviews('abstracts') },
  'reviews of abstracts': { role: 'reviewer', permissions: ofReviews('abstracts') },
  'review of an application': { role: 'reviewer', permissions: ofReviews('applications') },
  'reviews of applications': { role: 'reviewer', permissions: ofReviews('applications') },
};

/** What a link opens. */
interface Opened {
  readonly secret: string;
  /** Resource → id, that of the link first. */
  readonly ids: Readonly<Record<string, string>>;
  /** The values by which it opens records of the first resource. */
  readonly match: Readonly<Record<string, string>>;
  /** What else its page shows: of which records, and which fields. */
  readonly told: readonly (readonly [resource: string, id: string, paths: readonly string[]])[];
  readonly reviewing?: Reviewing;
}

/** Records with a link to them. @param beside what the review is to have the round of. */
type Open = (seeds: Seeds, contact: string, beside?: Opened) => Promise<Opened>;

/** Who asks, in an e-mail. */
const asking = (template: string) => [`${template}.from_name`, `${template}.reply_to`];

async function sent(seeds: Seeds, address: string, path: string): Promise<string> {
  const { status, text } = await seeds.send('POST', path);
  assert.equal(status, 200, text);
  while (await seeds.gala.reminding.step());
  await seeds.gala.courier.idle();
  return secretFor(seeds.gala, address);
}

const reference: Open = async (seeds, contact) => {
  const email_address = seeds.needles.address();
  const reference_notification_email = { subject: 'Your letter', body: '{{ reference.link }}' };
  const process = { enable_reference_notification_email: true, reference_notification_email };
  const process_id = await seeds.create('referenceProcesses', process, undefined);
  const application_id = await seeds.create('applications', {}, seeds.needles.text());
  const fields = { application_id, process_id, email_address };
  const id = await seeds.drafted(contact, fields);
  await seeds.drafted(seeds.needles.text(), { ...fields, email_address: seeds.needles.address() });
  const secret = await sent(seeds, email_address, `/references/${seeds.tenant}/process/${application_id}`);
  await seeds.refresh('references', id);
  const ids = { references: id, applications: application_id, referenceProcesses: process_id };
  const told = [['referenceProcesses', process_id, asking('reference_notification_email')]] as const;
  return { secret, ids, match: { id }, told };
};

const application: Open = async (seeds, contact) => {
  const email_address = seeds.needles.address();
  const notice = { subject: 'Declined', body: '{{ application.link }}' };
  const process_id = await seeds.create('referenceProcesses', { decline_notice_email: notice }, undefined);
  const id = await seeds.create('applications', { email_address }, contact);
  const letter = await seeds.drafted(seeds.needles.text(), { application_id: id, process_id });
  const secret = await sent(seeds, email_address, `/references/${seeds.tenant}/decline/${letter}`);
  await seeds.refresh('references', letter);
  return {
    secret,
    ids: { applications: id, references: letter, referenceProcesses: process_id },
    match: { id },
    told: [
      ['references', letter, ['name', 'email_address', 'due_at']],
      ['referenceProcesses', process_id, ['closes_at', ...asking('decline_notice_email')]],
    ],
  };
};

const abstract: Open = async (seeds, contact) => {
  const email_address = seeds.needles.address();
  const selection_email = { subject: 'Accepted', body: '{{ abstract.link }}' };
  const decided = { enable_selection_email: true, selection_email };
  const process = await seeds.create('abstractDecisionProcesses', decided, undefined);
  const type_id = await seeds.create('abstractTypes', { decision_process_id: process }, undefined);
  const event_id = await seeds.create('events', {}, undefined);
  const plain = { status: 'submitted', sys_locked: false };
  const id = await seeds.create('abstracts', { ...plain, email_address, type_id, event_id }, contact);
  const { status, text } = await seeds.send('PUT', `/abstracts/${seeds.tenant}/status/${id}`, {
    review_status: 'accepted',
  });
  assert.equal(status, 200, text);
  await seeds.gala.courier.idle();
  await seeds.refresh('abstracts', id);
  return {
    secret: secretFor(seeds.gala, email_address),
    ids: { abstracts: id, abstractDecisionProcesses: process, events: event_id },
    match: { id },
    told: [
      ['abstractDecisionProcesses', process, asking('selection_email')],
      ['events', event_id, ['name', 'timezone']],
    ],
  };
};

const review =
  (subjects: Judged, kind: 'review' | 'reviews'): Open =>
  async (seeds, contact, beside) => {
    const review_assignment_email = { subject: 'Review', body: `{{ ${kind}.link }}` };
    const enable = { enable_review_assignment_email: true, enable_blind_review: true };
    const of =
      (kind === 'review' && beside?.reviewing) ||
      (await seeds.process(subjects, { ...enable, review_assignment_email }));
    const email_address = seeds.needles.address();
    const { processes, rounds, reviews, own } = judged[subjects];
    const { process, round } = of;
    const place = { ...of.group, ...(own.process && { [own.process]: process }), [own.round]: round };
    const subject = await seeds.subject(subjects, place);
    const id = await seeds.review(subjects, of, subject, contact, { assignee: { email_address } });
    await seeds.review(subjects, of, subject);
    const path = `/${reviews}/${seeds.tenant}/resendReviewAssignmentEmail/${id}`;
    const secret = await sent(seeds, email_address, path);
    return {
      secret,
      ids: { [reviews]: id, [subjects]: subject, [processes]: process, [rounds]: round },
      match: kind === 'review' ? { id } : { review_round_id: round },
      told: [[processes, process, asking('review_assignment_email')]],
      reviewing: of,
    };
  };

const opens: Readonly<Record<string, Open>> = {
  reference,
  application,
  abstract,
  'review of an abstract': review('abstracts', 'review'),
  'reviews of abstracts': review('abstracts', 'reviews'),
  'review of an application': review('applications', 'review'),
  'reviews of applications': review('applications', 'reviews'),
};

describeApi('Links as callers:', (start) => {
  const { lines, log } = keptLog();
  const [needles, places] = [new Needles(), new Map<string, Place>()];
  let mine: Seeds;
  let elsewhere: Seeds;

  before(async () => {
    const gala = await start({ log });
    mine = new Seeds(gala, 'tenant-1', needles, places);
    elsewhere = new Seeds(gala, 'tenant-2', needles, places);
  });

  const by = (kind: string, { secret, ids, match }: Opened) => {
    const [resource] = Object.keys(ids);
    const counts = (of: string, record: Json) =>
      of === resource && Object.entries(match).every(([path, value]) => valuesAt(record, path).includes(value));
    const permissions = kinds[kind]?.permissions.map((one) => `${one}:own`) ?? [];
    return new Caller(mine, lines, [...permissions, 'links.current:own'], me, { secret, counts });
  };
  const right = ({ problems }: Caller) =>
    assert.ok(problems.length === 0, `${problems.length} wrong:\n    ${problems.slice(0, 40).join('\n    ')}`);

  for (const [kind, open] of Object.entries(opens))
    describe(kind, () => {
      let linked: Opened;
      /** Whose record it is → what a link of theirs opens. */
      let others: Readonly<Record<string, Opened>>;
      let foreign: Opened;

      before(async () => {
        linked = await open(mine, me);
        others = {
          'another of the same contact': await open(mine, me, linked),
          "another person's": await open(mine, needles.text(), linked),
          'of another process': await open(mine, me),
        };
        foreign = await open(elsewhere, me);
      });

      it('permits nothing that its role cannot do', () => {
        const { role = '', permissions } = kinds[kind] ?? { permissions: [] };
        const granted = shippedRoles()[role];
        assert.ok(permissions.every((one) => granted?.includes(`${one}:own`)));
      });

      it('is refused every other operation, whatever it names', async () => {
        const caller = by(kind, linked);
        const named = (resource: string) => [linked, foreign].flatMap(({ ids }) => ids[resource] ?? []);
        for (const operation of operations.filter((one) => caller.grant(one) === undefined))
          await notGranted(caller, operation, named(operation.resource));
        right(caller);
      });

      for (const operation of operations.filter(
        ({ id, verb }) => kinds[kind]?.permissions.includes(id) && verb !== 'released',
      ))
        it(`${operation.id} knows what it opens, and nothing else`, async () => {
          const opened = await open(mine, me, linked);
          const caller = by(kind, opened);
          const idIn = ({ ids }: Opened) => ids[operation.resource] ?? '';
          const request = requestOn(caller, operation, mine.record(operation.resource, idIn(linked)));
          for (const [what, other] of Object.entries(others))
            if (idIn(other) !== idIn(opened)) await askedRecord(caller, operation, idIn(other), what);
          const named = replaced(request, idIn(linked), idIn(foreign));
          await caller.likeNone(operation, "another tenant's", named, idIn(foreign));
          const inside = replaced(named, mine.tenant, elsewhere.tenant);
          const answer = await caller.alike(operation, 'in another tenant', inside, idIn(foreign));
          caller.refused(operation, 'in another tenant', answer, 403, 'tenant_forbidden');
          await askedRecord(caller, operation, idIn(opened), 'its own');
          right(caller);
        });

      if (kind === 'application')
        it('asks others only for its own letters, who see nothing of what the referee before has written', async () => {
          const operation = operationOf('applications.replaceReferee');
          const opened = await open(mine, me);
          const caller = by(kind, opened);
          const { applications = '', references = '' } = opened.ids;
          const request = requestOn(caller, operation, mine.record('applications', applications));
          for (const { ids } of [...Object.values(others), foreign]) {
            const [what, other] = ['a letter that is not its own', ids.references ?? ''];
            await caller.likeNone(operation, what, replaced(request, references, other), other);
          }
          await caller.ask(operation, 'its letter', request);
          const now = (await mine.refresh('references', references)) ?? {};
          const left = draftFields.references?.filter((name) => now[name] !== undefined);
          assert.deepEqual([now.name, left], ['Grace', []]);
          right(caller);
        });

      it('links.current shows what these operations do, and little more', async () => {
        const caller = by(kind, linked);
        const shown = Object.entries(linked.ids).map(([resource, id]) => {
          const get = resources.get(resource)?.operations.find(({ verb }) => verb === 'get');
          return get && caller.shown(get, resource, mine.record(resource, id));
        });
        const told = linked.told.map(([resource, id, paths]) =>
          paths.map((path) => valuesAt(mine.record(resource, id), path)),
        );
        const known = needlesIn(JSON.stringify([shown, told]));
        for (const service of ['awards', 'events']) {
          const request = { method: 'GET', address: `/${service}/links` };
          const { status, body, seen, logged } = await new Client(mine.gala, lines, linked.secret).ask(request);
          assert.deepEqual([status, body.items.length, [...logged]], [200, 1, []]);
          const more = [...seen].filter((one) => !known.has(one));
          assert.deepEqual(more, []);
          if (kind === 'application') continue;
          const { record, about } = body.items[0];
          for (const one of [record, about].filter((one) => one !== undefined))
            assert.ok(
              shown.some((other) => isDeepStrictEqual(one, other)),
              `is not what get shows: ${JSON.stringify(one)}`,
            );
        }
      });
    });
});
