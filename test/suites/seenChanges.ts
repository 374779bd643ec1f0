/** What an owner does not see moves nothing that they see: version, time, tag, and every place where these are told. */
import { strict as assert } from 'node:assert';
import { loadServices } from '../../src/gala.js';
import { registry } from '../../src/records/registry.js';
import type { ResourceName } from '../../src/schema/contract.js';
import type { Model } from '../../src/schema/model.js';
import { type Audience, Doc, type Stored } from '../../src/store/doc.js';
import { contacts, forAll, openRound, reviewsOf, scene, submit } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';
import { now, type Reply, token } from '../support/harness.js';
import { made, sample, tenant } from '../support/samples.js';

/** A text that each audience of the resource sees. */
const seenField: { readonly [R in ResourceName | `${ResourceName} as ${Audience}`]?: string } = {
  applications: 'name',
  'applications as reviewer': 'round_id',
  referenceProcesses: 'name',
  references: 'city',
  reviewConflicts: 'note',
  reviewProcesses: 'name',
  reviewRounds: 'name',
  reviews: 'comments_to_staff',
  abstractReviewConflicts: 'note',
  abstractReviewProcesses: 'name',
  abstractReviewRounds: 'name',
  abstractReviews: 'comments_to_staff',
  abstracts: 'title',
  exhibitorRegistrations: 'description',
  exhibitors: 'description',
  functionTickets: 'name',
};
/** No owner sees it. */
const hidden = (value: string) => ({ sys_external_id: value });

const models = [...registry(await loadServices()).values()].map(({ model }) => model);
const owned = models.filter(({ audiences }) => audiences.size > 0);

export const seenChanges: Suite = (start) => {
  const gala = served(start);
  const ada = token({ sub: 'ada', permissions: ['*:own'] });
  const as = { token: ada };
  let hours = 0;
  const later = () => {
    gala.clock.now = new Date(Date.parse(now) + ++hours * 1000);
  };
  const address = ({ name }: Model, id: string) => `/${name}/${tenant}/${id}`;
  const change = async (model: Model, id: string, fields: object) => {
    later();
    const reply = await gala.merge(address(model, id), fields);
    assert.equal(reply.status, 200, reply.text);
  };

  /** A record that `ada` sees as an author, a reviewer or a referee. */
  async function recordFor(model: Model, audience: Audience): Promise<string> {
    const owner = model.owners.find(({ as }) => as === audience);
    if (owner?.isSet) {
      const body = await sample(gala, model.name, tenant, { contact_id: 'ada' });
      return (await gala.post(`/${model.name}/${tenant}`, body, as)).body.id;
    }
    if (owner !== undefined) return (await made(gala, model.name, naming(owner.path))).id;
    const link = model.openedBy.find(({ as }) => as === audience);
    assert.ok(link, `nothing makes ${model.name} visible to a ${audience}`);
    const { id } = await made(gala, model.name);
    const opener = await made(gala, link.from.name, naming(link.from.owners[0]?.path ?? ''));
    const named = await gala.store.read({ collection: link.from.collection, tenant, id: opener.id });
    assert.ok(named);
    const record = { ...named.record, [link.path]: id, sys_version: 2 };
    const key = { collection: link.from.collection, tenant, id: opener.id };
    await gala.store.commit([{ put: key, doc: Doc.ofRecord<Stored>(record), previous: named }]);
    return id;
  }

  /** All that `ada` is told of the records of a resource. */
  async function told(model: Model, id: string): Promise<string[]> {
    const { name, document } = model;
    const get = await gala.get(address(model, id), as);
    const lists = await Promise.all(['', '?format=csv'].map((query) => gala.get(`/${name}/${tenant}${query}`, as)));
    const operations = [{ operation: 'read', id }];
    const replies: Reply[] = [get, ...lists, await gala.post(`/${name}/${tenant}/batch`, { operations }, as)];
    if (document.operation(`${name}.search`))
      replies.push(await gala.post(`/${name}/${tenant}/search`, { ids: [id] }, as));
    for (const { status, text } of replies) assert.deepEqual([status, text.includes(id)], [200, true], text);
    const { etag = '' } = get.headers;
    const same = await gala.get(address(model, id), { ...as, headers: { 'If-None-Match': etag } });
    return [String(same.status), etag, ...replies.map(({ text }) => text)];
  }

  for (const model of owned)
    for (const audience of model.audiences.keys())
      it(`${audience}s of ${model.name} see each visible change, and no other`, async () => {
        const field = seenField[`${model.name} as ${audience}`] ?? seenField[model.name];
        assert.ok(field, `say in seenField which text of ${model.name} its owners see`);
        const id = await recordFor(model, audience);
        await change(model, id, hidden('first'));
        const before = await told(model, id);
        assert.equal(before[0], '304');
        await change(model, id, hidden('second'));
        await change(model, id, hidden('third'));
        assert.deepEqual(await told(model, id), before);
        const { body } = await gala.get(address(model, id), as);
        assert.deepEqual([body.sys_version, body.sys_last_modified_at], [1, body.sys_created_at]);
        await change(model, id, { [field]: 'Changed' });
        const { body: next, headers } = await gala.get(address(model, id), as);
        assert.deepEqual([next.sys_version, next[field]], [2, 'Changed']);
        assert.equal(next.sys_last_modified_at, gala.clock.now.toISOString());
        assert.notEqual(headers.etag, before[1]);
        await change(model, id, { [field]: 'Changed again', ...hidden('fourth') });
        await change(model, id, hidden('fifth'));
        assert.equal((await gala.get(address(model, id), as)).body.sys_version, 3);
        assert.equal((await gala.get(address(model, id))).body.sys_version, 7);
      });

  it('an author does not learn how many reviews have come in', async () => {
    const of = await scene(gala, { rules: [forAll(...contacts('grace'))], abstracts: [{ submitter_id: 'ada' }] });
    const at = `/abstracts/${of.tenant}/${of.abstracts[0]}`;
    const read = async () => {
      const { body, headers } = await gala.get(at, as);
      return [body, headers.etag];
    };
    const before = await read();
    later();
    await openRound(gala, of);
    assert.deepEqual(await read(), before);
    const [review] = await reviewsOf(gala, of);
    later();
    assert.equal((await submit(gala, of, review, 4)).status, 200);
    assert.equal((await gala.get(at)).body.average_score, 4);
    assert.deepEqual(await read(), before);
    assert.equal((await gala.merge(at, { title: 'Better' }, as)).body.sys_version, 2);
  });

  it('an author writes with the version and the tag that they were given', async () => {
    const model = owned.find(({ name }) => name === 'abstracts') as Model;
    const { id } = await made(gala, 'abstracts', { submitter_id: 'ada', title: 'First' });
    for (const value of ['a', 'b', 'c']) await change(model, id, hidden(value));
    const at = address(model, id);
    const { body, headers } = await gala.get(at, as);
    const stale = await gala.put(at, { ...body, sys_version: 4 }, as);
    assert.deepEqual([stale.body.code, stale.body.message.includes('version 1')], ['version_conflict', true]);
    const matching = (etag = '') => ({ ...as, headers: { 'If-Match': etag } });
    const put = await gala.put(at, { ...body, title: 'Second' }, matching(headers.etag));
    assert.deepEqual([put.status, put.body.sys_version], [200, 2], put.text);
    assert.equal((await gala.get(at, as)).headers.etag, put.headers.etag);
    const directives = (version: number) => [
      { op: 'test', path: '/sys_version', value: version },
      { op: 'replace', path: '/title', value: 'Third' },
    ];
    assert.equal((await gala.patch(at, directives(5), as)).body.code, 'test_failed');
    assert.equal((await gala.patch(at, directives(2), as)).body.sys_version, 3);
    const unseen = await gala.merge(at, { title: 'Lost' }, matching(put.headers.etag));
    assert.deepEqual([unseen.status, unseen.body.message.includes('"3-')], [412, true]);
    const whole = (await gala.get(at, as)).body;
    const nothing = await gala.merge(at, whole, as);
    assert.deepEqual([nothing.status, nothing.body], [200, whole], 'sent back as it was read, it changes nothing');
    assert.equal((await gala.get(at)).body.sys_version, 6);
  });

  it('an author sees nothing when staff reorder a record or add to its hidden parts', async () => {
    const fields = {
      submitter_id: 'ada',
      name: 'Ada',
      title: 'Gears',
      body: 'Cogs',
      co_author_2: { first_name: 'Grace' },
    };
    const { id } = await made(gala, 'abstracts', fields);
    const at = `/abstracts/${tenant}/${id}`;
    const before = await gala.get(at, as);
    const { sys_version: _, ...whole } = (await gala.get(at)).body;
    const entries = Object.entries({ ...whole, internal: 'note' }).sort();
    const sorted = Object.fromEntries(entries.reverse());
    const changed = await gala.put(at, { ...sorted, co_author_1: { internal: 'note' } });
    assert.equal(changed.status, 200, changed.text);
    const after = await gala.get(at, as);
    assert.deepEqual([after.text, after.headers.etag], [before.text, before.headers.etag]);
    const sent = await gala.put(at, after.body, { ...as, headers: { 'If-Match': before.headers.etag ?? '' } });
    assert.equal(sent.status, 200, sent.text);
    assert.deepEqual((await gala.get(at)).body.co_author_1, { internal: 'note' });
  });

  it('a caller who reads all may change their own with the version that they have read', async () => {
    const { id } = await made(gala, 'abstracts', { submitter_id: 'ada', title: 'First' });
    const at = `/abstracts/${tenant}/${id}`;
    for (const value of ['a', 'b']) await gala.merge(at, hidden(value));
    const chair = token({ sub: 'ada', permissions: ['abstracts.get', 'abstracts.patch:own', 'abstracts.replace:own'] });
    const { body, headers } = await gala.get(at, { token: chair });
    assert.equal(body.sys_version, 3);
    const guarded = { token: chair, headers: { 'If-Match': headers.etag ?? '' } };
    assert.equal((await gala.merge(at, { title: 'Second' }, guarded)).status, 200);
    const test = { op: 'test', path: '/sys_version', value: 4 };
    const patched = await gala.patch(at, [test, { op: 'replace', path: '/title', value: 'Third' }], { token: chair });
    assert.equal(patched.status, 200, patched.text);
    const replaced = await gala.put(at, { name: 'Ada', submitter_id: 'ada', sys_version: 5 }, { token: chair });
    assert.equal(replaced.status, 200, replaced.text);
  });

  it('a reviewer keeps their version when a review becomes blind, but gets another ETag', async () => {
    const rules = [forAll(...contacts('ada'))];
    const of = await scene(gala, { rules, abstracts: [{ title: 'Gears', submitter_id: 'grace' }] });
    await openRound(gala, of);
    const at = `/abstracts/${of.tenant}/${of.abstracts[0]}`;
    const open = await gala.get(at, as);
    assert.equal(open.body.submitter_id, 'grace');
    later();
    await gala.merge(at, { first_name: 'Grace' });
    await gala.merge(`/abstractReviewProcesses/${of.tenant}/${of.process}`, { enable_blind_review: true });
    const blind = await gala.get(at, { ...as, headers: { 'If-None-Match': open.headers.etag ?? '' } });
    assert.deepEqual([blind.status, blind.body.submitter_id], [200, undefined]);
    for (const name of ['sys_version', 'sys_last_modified_at']) assert.equal(blind.body[name], open.body[name], name);
  });

  it('a reviewer who may submit any review but read only their own submits one that they have read', async () => {
    const of = await scene(gala, { abstracts: [{}] });
    await openRound(gala, of);
    const [{ id }] = await reviewsOf(gala, of);
    await gala.merge(`/abstractReviews/${of.tenant}/${id}`, hidden('moved'));
    const permissions = ['abstractReviews.submit', 'abstractReviews.get:own'];
    const reviewer = { token: token({ sub: 'ada', permissions }) };
    const { body } = await gala.get(`/abstractReviews/${of.tenant}/${id}`, reviewer);
    const send = () => gala.post(`/abstractReviews/${of.tenant}/submit`, { ...body, score: 4 }, reviewer);
    assert.deepEqual([body.sys_version, (await send()).status], [1, 200]);
    assert.equal((await send()).body.code, 'version_conflict');
  });

  it('a record from before authors had versions of their own starts with its version', async () => {
    const model = owned.find(({ name }) => name === 'abstracts') as Model;
    const { id } = await made(gala, 'abstracts', { submitter_id: 'ada' });
    const key = { collection: model.collection, tenant, id };
    const previous = await gala.store.read(key);
    const doc = Doc.ofRecord<Stored>({ ...(previous?.record as Stored), sys_version: 8 });
    await gala.store.commit([{ put: key, doc, previous }]);
    const versions = async () => {
      const own = await gala.get(address(model, id), as);
      return [own.body.sys_version, (await gala.get(address(model, id))).body.sys_version];
    };
    assert.deepEqual(await versions(), [8, 8]);
    await change(model, id, hidden('one'));
    assert.deepEqual(await versions(), [8, 9]);
    await change(model, id, { title: 'Two' });
    assert.deepEqual(await versions(), [9, 10]);
  });
};

/** An object with `ada` at a dotted path; of contacts, in an item. */
function naming(path: string): object {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { [name]: 'ada' };
  const inner = naming(rest.join('.'));
  return { [name]: name === 'contacts' ? [{ ...inner, contact_type_id: 'type-1' }] : inner };
}
