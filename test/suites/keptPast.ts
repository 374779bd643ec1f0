/** What was before is kept from those from whom it would be kept now, although what it was about is gone. */
import { strict as assert } from 'node:assert';
import { applyPatch } from 'rfc6902';
import { everything, reviewsOf as judgedOf, jury, openRound as openJury } from '../awards/reviewing/jury.js';
import { openRound, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import { refusal, type Suite, served } from '../support/api.js';
import { type Reply, type RequestOptions, token } from '../support/harness.js';
import { randomly } from '../support/random.js';
import { made } from '../support/samples.js';
import { deletedOf, historyOf, pass, told } from './history.js';

type Fields = Readonly<Record<string, unknown>>;

type Asked = RequestOptions & { readonly query?: string };

const serviceOf = (resource: string) => (resource.startsWith('abstract') ? 'events' : 'awards');
const notFound = [404, 'record_not_found'];
const chair = (contact_id: string) => ({ token: token({ sub: 'chair', contact_id }) });
const [zoe, paul] = [chair('zoe'), chair('paul')];

export const keptPast: Suite = (start) => {
  const gala = served(start);

  const done = async (calling: Promise<Reply>) => {
    const reply = await calling;
    assert.equal(reply.status, 200, reply.text);
    return reply.body;
  };
  const remove = (of: { tenant: string }, resource: string, id: string) =>
    done(gala.delete(`/${resource}/${of.tenant}/${id}`));
  const undelete = (of: { tenant: string }, resource: string, id: string, { query = '', ...more }: Asked = {}) =>
    gala.post(`/${serviceOf(resource)}/undelete/${of.tenant}/${resource}/${id}${query}`, undefined, more);
  const past = (of: { tenant: string }, resource: string, id: string) => historyOf(resource, id, of.tenant, 'events');
  const feed = async (of: { tenant: string }, by: RequestOptions): Promise<Fields[]> =>
    (await done(gala.get(`/events/changes/${of.tenant}?limit=1000`, by))).Items;

  /** An abstract with a review of ada, who gives it four points after a change of the title. */
  async function reviewed(abstract: Fields) {
    const of = await scene(gala, { abstracts: [abstract, {}] });
    const [id = '', other = ''] = of.abstracts;
    await openRound(gala, of);
    const review = (await reviewsOf(gala, of)).find(({ abstract_id }) => abstract_id === id);
    await done(submit(gala, of, review, 4));
    return { of, id, other, review: review.id as string };
  }
  /** The reviews go first. */
  async function withdraw({ of, id, review }: { of: Scene; id: string; review: string }) {
    await remove(of, 'abstractReviews', review);
    await remove(of, 'abstracts', id);
  }

  /** What somebody can find out of a review that is gone. */
  async function seenOf({ of, review }: { of: Scene; review: string }, by: RequestOptions) {
    const deleted = await done(gala.get(deletedOf('abstractReviews', 'events', of.tenant), by));
    const changes = (await feed(of, by)).filter(({ id }) => id === review);
    const replies = [await gala.get(past(of, 'abstractReviews', review), by)];
    replies.push(await gala.get(`${past(of, 'abstractReviews', review)}/1`, by));
    replies.push(await undelete(of, 'abstractReviews', review, { ...by, query: '?dry_run=true' }));
    return [deleted.Count, changes.length, ...replies.map(({ status }) => status)];
  }

  it('from a chair who wrote an abstract that is gone: its reviews', async () => {
    const all = await reviewed({ submitter_id: 'zoe' });
    await withdraw(all);
    assert.deepEqual(await seenOf(all, zoe), [0, 0, 404, 404, 404]);
    const [deleted, changes, ...statuses] = await seenOf(all, paul);
    assert.deepEqual([deleted, Number(changes) > 1, ...statuses.slice(0, 2)], [1, true, 200, 200]);
  });

  it('from a chair of whom a conflict was declared, which went with the abstract: its reviews and scores', async () => {
    const all = await reviewed({});
    const { of, id } = all;
    await made(gala, 'abstractReviewConflicts', { contact_id: 'zoe', abstract_id: id }, of.tenant);
    await withdraw(all);
    assert.deepEqual(await seenOf(all, zoe), [0, 0, 404, 404, 404]);
    for (const [by, isKept] of [
      [zoe, true],
      [paul, false],
    ] as const) {
      // biome-ignore format: one line
      const texts = [(await gala.get(past(of, 'abstracts', id), by)).text];
      for (const { version } of JSON.parse(texts[0] as string).Items)
        texts.push((await gala.get(`${past(of, 'abstracts', id)}/${version}`, by)).text);
      assert.equal(
        texts.some((text) => /_score|scores_/.test(text)),
        !isKept,
        texts.join('\n'),
      );
    }
  });

  it('from that chair, too, when somebody brings the abstract back: the conflict is declared as before', async () => {
    const all = await reviewed({});
    const { of, id } = all;
    const declare = (fields: object) => made(gala, 'abstractReviewConflicts', fields, of.tenant);
    const declared = await declare({ contact_id: 'zoe', abstract_id: id, kind: 'co-author' });
    const anew = await declare({ contact_id: 'bob', abstract_id: id });
    const withdrawn = await declare({ contact_id: 'eve', abstract_id: id });
    await remove(of, 'abstractReviewConflicts', withdrawn.id);
    await withdraw(all);
    const again = await declare({ contact_id: 'bob', abstract_id: id });
    await done(undelete(of, 'abstracts', id, zoe));
    const { body: conflicts } = await gala.get(`/abstractReviewConflicts/${of.tenant}`);
    const [first, second] = conflicts;
    assert.deepEqual([conflicts.length, first.id, second.id], [2, declared.id, again.id], anew.id);
    assert.deepEqual([first.kind, first.declared_by, first.declared_by_id], ['co-author', 'staff', 'tester']);
    assert.deepEqual(await seenOf(all, zoe), [0, 0, 404, 404, 404]);
    const [deleted, , ...statuses] = await seenOf(all, paul);
    assert.deepEqual([deleted, statuses], [1, [200, 200, 200]]);
  });

  it('also when the client gives all its requests one name: the conflict that was declared last comes back', async () => {
    const all = await reviewed({});
    const { of, id } = all;
    const named = { headers: { 'X-Request-Id': 'session-1' } };
    const drop = (resource: string, one: string) => done(gala.delete(`/${resource}/${of.tenant}/${one}`, named));
    const declare = (kind: string) =>
      made(gala, 'abstractReviewConflicts', { contact_id: 'zoe', abstract_id: id, kind }, of.tenant);
    const first = await declare('co-author');
    await drop('abstractReviews', all.review);
    await drop('abstracts', id);
    await done(undelete(of, 'abstracts', id, named));
    await drop('abstractReviewConflicts', first.id);
    pass(gala, 1); // of deletions in one millisecond, not every store knows which was last
    const second = await declare('family');
    await drop('abstracts', id);
    await done(undelete(of, 'abstracts', id, named));
    const { body: conflicts } = await gala.get(`/abstractReviewConflicts/${of.tenant}`);
    assert.deepEqual(
      conflicts.map((one: Fields) => [one.id, one.kind]),
      [[second.id, 'family']],
    );
  });

  it('unless the conflict was withdrawn before', async () => {
    const all = await reviewed({});
    const declared = await made(
      gala,
      'abstractReviewConflicts',
      { contact_id: 'zoe', abstract_id: all.id },
      all.of.tenant,
    );
    await remove(all.of, 'abstractReviewConflicts', declared.id);
    await withdraw(all);
    assert.equal((await seenOf(all, zoe))[0], 1);
  });

  it('from a chair in conflict: how often the scores have changed, over the deletion and back', async () => {
    const { of, id, review } = await reviewed({ submitter_id: 'zoe' });
    await withdraw({ of, id, review });
    const [item] = (await done(gala.get(deletedOf('abstracts', 'events', of.tenant), zoe))).Items;
    const back = await done(undelete(of, 'abstracts', id, zoe));
    await done(gala.merge(`/abstracts/${of.tenant}/${id}`, { title: 'After all' }, zoe));
    const { Items } = (await gala.get(past(of, 'abstracts', id), zoe)).body;
    const versions = Items.map(({ version }: { version: number }) => version);
    assert.deepEqual(
      versions,
      versions.map((_: number, n: number) => versions.length - n),
      JSON.stringify(Items),
    );
    assert.deepEqual([item.version, back.sys_version], [versions.length - 2, versions.length - 1]);
    const followed = (await feed(of, zoe)).filter((one) => one.id === id);
    assert.deepEqual(
      followed.map(({ version }) => version),
      versions.toReversed(),
    );
    assert.ok((await gala.get(`/abstracts/${of.tenant}/${id}`, paul)).body.sys_version > versions.length);
  });

  it('from a chair: what a review said of her abstract before it was moved to another', async () => {
    const { of, other, review } = await reviewed({ submitter_id: 'zoe' });
    await remove(of, 'abstractReviews', (await reviewsOf(gala, of)).find(({ id }) => id !== review)?.id);
    await done(gala.merge(`/abstractReviews/${of.tenant}/${review}`, { abstract_id: other, score: 2 }));
    const moved = (await done(gala.get(past(of, 'abstractReviews', review), paul))).Items[0].version;
    assert.deepEqual(told(await gala.get(past(of, 'abstractReviews', review), zoe)), [[moved, 'updated']]);
    const before = await gala.get(`${past(of, 'abstractReviews', review)}/${moved - 1}`, zoe);
    assert.deepEqual(refusal(before), [404, 'version_unknown']);
    assert.equal((await gala.get(`${past(of, 'abstractReviews', review)}/${moved - 1}`, paul)).body.score, 4);
  });

  it('from an applicant on the staff: the reviews of an application that is gone', async () => {
    const of = await jury(gala, { rules: [everything('ada')], applications: [{ contact_id: 'zoe' }] });
    await openJury(gala, of);
    const [{ id }] = await judgedOf(gala, of);
    await remove(of, 'reviews', id);
    await remove(of, 'applications', of.applications[0] as string);
    assert.equal((await gala.get(deletedOf('reviews', 'awards', of.tenant), zoe)).body.Count, 0);
    assert.equal((await gala.get(deletedOf('reviews', 'awards', of.tenant), paul)).body.Count, 1);
    assert.deepEqual(refusal(await undelete(of, 'reviews', id, zoe)), notFound);
  });

  it('whatever happens: each reads every version as it was answered then, and patches lead from one to the next', async () => {
    for (const seed of [1, 2, 3]) {
      const { object, edited, number } = randomly(seed);
      const all = await reviewed({ submitter_id: 'zoe', more: object(3) });
      const { of, id, review } = all;
      const at = (resource: string, one: string) => `/${resource}/${of.tenant}/${one}`;
      const readers = [zoe, paul].map((by) => ({ by, answers: new Map<number, Fields>() }));
      let more = object(4);
      let [isThere, isReviewed] = [true, true];
      const steps = [
        async () => {
          more = edited(more);
          await done(gala.merge(at('abstracts', id), { [`more ${number(3)}`]: more, title: `${number(2)}` }));
        },
        // the review of an author does not count: the scores change, too
        () => done(gala.merge(at('abstracts', id), { co_authors: [{ contact_id: number(2) === 0 ? 'ada' : 'bob' }] })),
        async () => {
          if (isReviewed) await done(gala.merge(at('abstractReviews', review), { score: number(5) }));
        },
        async () => {
          if (isReviewed) await remove(of, 'abstractReviews', review);
          else await done(undelete(of, 'abstractReviews', review, { query: '?override=conflict_of_interest' }));
          isReviewed = !isReviewed;
        },
        async () => {
          if (isReviewed) return;
          await remove(of, 'abstracts', id);
          isThere = false;
        },
      ];
      for (let n = 0; n < 40; n++) {
        pass(gala, number(3) * 400);
        if (isThere) await steps[number(steps.length)]?.();
        else await done(undelete(of, 'abstracts', id));
        isThere ||= (await gala.get(at('abstracts', id))).status === 200;
        for (const { by, answers } of isThere ? readers : []) {
          const { sys_version: version, ...now } = await done(gala.get(at('abstracts', id), by));
          assert.deepEqual(answers.get(version) ?? now, now, 'a version is one record');
          answers.set(version, now);
        }
      }
      for (const { by, answers } of readers) {
        const { Items } = await done(gala.get(`${past(of, 'abstracts', id)}?limit=1000`, by));
        const isSeen = (path: string) => by === paul || !/_score|scores_/.test(path);
        let before: Fields | undefined;
        for (const { version, operation, patch = [] } of Items.reverse()) {
          const reply = await gala.get(`${past(of, 'abstracts', id)}/${version}`, by);
          const { sys_version: _, ...record } = reply.body;
          if (operation === 'deleted') assert.equal(reply.status, 404, reply.text);
          else if (answers.has(version)) assert.deepEqual(record, answers.get(version));
          const { sys_last_modified_at, sys_last_modified_by_id } = record;
          const next = structuredClone({ ...before, sys_last_modified_at, sys_last_modified_by_id });
          if (operation === 'updated' && before !== undefined) {
            applyPatch(next, patch);
            assert.deepEqual(next, record, JSON.stringify(patch));
          }
          assert.ok(
            patch.every(({ path }: { path: string }) => isSeen(path)),
            JSON.stringify(patch),
          );
          before = operation === 'deleted' ? undefined : record;
        }
        const versions = Items.filter((one: Fields) => one.operation !== 'deleted').map((one: Fields) => one.version);
        const missing = [...answers.keys()].filter((version) => !versions.includes(version));
        assert.deepEqual(missing, [], 'nothing that was answered is missing');
      }
    }
  });

  it('but not from one who names the rule, and may override it', async () => {
    const { of, review } = await reviewed({ submitter_id: 'zoe' });
    await remove(of, 'abstractReviews', review);
    const query = '?override=conflict_of_interest';
    assert.deepEqual(refusal(await undelete(of, 'abstractReviews', review, zoe)), notFound);
    const permissions = ['abstractReviews.get', 'abstractReviews.create', 'history.*'];
    const weak = { token: token({ sub: 'chair', contact_id: 'zoe', permissions }) };
    assert.deepEqual(refusal(await undelete(of, 'abstractReviews', review, { ...weak, query })), notFound);
    assert.equal((await done(undelete(of, 'abstractReviews', review, { ...zoe, query }))).score, 4);
  });

  it('from those who may only create records, or only their own, or are of another tenant or service', async () => {
    const one = await made(gala, 'references', { notes: 'In confidence' });
    await remove({ tenant: 'acme' }, 'references', one.id);
    const as = (...permissions: string[]) => ({ token: token({ permissions: ['history.*', ...permissions] }) });
    const missing = [403, 'permission_missing'];
    const acme = { tenant: 'acme' };
    for (const by of [
      as('references.create'),
      as('references.get'),
      as('references.create', 'references.get:own'),
      as('references.create:own', 'references.get'),
      as('*:own', 'awards.*'),
      { token: token({ permissions: ['references.*', 'history.*:own'] }) },
    ])
      assert.deepEqual(refusal(await undelete(acme, 'references', one.id, by)), missing);
    const globex = { token: token({ tenants: ['globex'] }) };
    const theirs = await undelete(acme, 'references', one.id, globex);
    assert.deepEqual(refusal(theirs), [403, 'tenant_forbidden']);
    assert.deepEqual(refusal(await undelete({ tenant: 'globex' }, 'references', one.id, globex)), notFound);
    assert.deepEqual(refusal(await gala.post(`/events/undelete/acme/references/${one.id}`)), [404, 'address_unknown']);
    const key = (await gala.get(`${deletedOf('references')}?limit=1`)).body.LastEvaluatedKey;
    assert.equal(key, undefined);
    const seen = await gala.get(
      '/awards/changes/acme?include=record',
      as('changes.*', 'awards.get', 'references.get:own'),
    );
    assert.deepEqual([seen.status, seen.text.includes(one.id)], [200, false]);
  });
};
