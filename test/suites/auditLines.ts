/** One line for each record that a request has changed, and no other. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { openRound, reviewsOf, scene, submit } from '../events/reviewing/story.js';
import type { Suite } from '../support/api.js';
import { type AuditedFile, auditedFile, checkVersions, type Line, linesOf } from '../support/audit.js';
import { now, token, type World } from '../support/harness.js';
import { made, sample } from '../support/samples.js';

const types = '/referenceTypes/acme';

/** A text for each line, in order. */
const short = (lines: readonly Line[]) =>
  lines
    .map(({ operation, action, resource, before = '', after = '', derived }) =>
      [operation, action, resource, `${before}→${after}`, ...(derived ? ['derived'] : [])].join(' '),
    )
    .sort();

export const auditLines: Suite = (start) => {
  let gala: World;
  let audit: AuditedFile;

  before(async () => {
    audit = auditedFile();
    gala = await start({ audit: audit.stream });
  });
  after(async () => {
    await audit?.stream.close();
    audit?.remove();
  });

  /** What a task adds to the log. */
  async function added(task: () => Promise<unknown>): Promise<Line[]> {
    const start = readFileSync(audit.path, { encoding: 'utf8', flag: 'a+' }).split('\n').length - 1;
    await task();
    return linesOf(audit.path).slice(start);
  }

  it('says who did what to which record, in which request', async () => {
    const by = { token: token({ sub: 'jo' }), headers: { 'X-Request-Id': 'request-1' } };
    let id = '';
    const lines = await added(async () => {
      ({ id } = (await gala.post(types, { name: 'Academic' }, by)).body);
    });
    const common = { audit: 'write', time: now, request: 'request-1', sub: 'jo', tenant: 'acme' };
    const record = { action: 'created', service: 'awards', resource: 'referenceTypes', id, after: 1 };
    assert.deepEqual(lines, [{ ...common, operation: 'referenceTypes.create', ...record }]);
  });

  it('has the versions of the record before and after', async () => {
    const { id } = await made(gala, 'referenceTypes');
    const lines = await added(async () => {
      await gala.put(`${types}/${id}`, { name: 'Other' });
      await gala.patch(`${types}/${id}`, [{ op: 'replace', path: '/name', value: 'Third' }]);
      await gala.delete(`${types}/${id}`);
    });
    assert.deepEqual(short(lines), [
      'referenceTypes.delete deleted referenceTypes 3→',
      'referenceTypes.patch changed referenceTypes 2→3',
      'referenceTypes.replace changed referenceTypes 1→2',
    ]);
  });

  it('has a line for each operation of a batch that changed something', async () => {
    const { id } = await made(gala, 'referenceTypes');
    const operations = [
      { operation: 'create', object: { name: 'New' } },
      { operation: 'read', id },
      { operation: 'patch', id, patch_directives: [{ op: 'replace', path: '/name', value: 'Other' }] },
      { operation: 'patch', id: 'none-such', patch_directives: [{ op: 'replace', path: '/name', value: 'Other' }] },
      { operation: 'create', object: { nonesuch: 1 } },
    ];
    const lines = await added(() => gala.post(`${types}/batch`, { operations }));
    assert.deepEqual(short(lines), [
      'referenceTypes.batch changed referenceTypes 1→2',
      'referenceTypes.batch created referenceTypes →1',
    ]);
    assert.equal(new Set(lines.map(({ request }) => request)).size, 1);
  });

  it('marks changes that only follow from another as derived', async () => {
    const of = await scene(gala, { rounds: 1, abstracts: [{}] });
    const opened = await added(() => openRound(gala, of));
    assert.deepEqual(short(opened), [
      'abstractReviews.openRoundByPost changed abstractReviewRounds 1→2',
      'abstractReviews.openRoundByPost changed abstracts 1→2 derived',
      'abstractReviews.openRoundByPost created abstractReviews →1',
    ]);
    const [review] = await reviewsOf(gala, of);
    const submitted = await added(() => submit(gala, of, review, 4));
    assert.deepEqual(short(submitted), [
      'abstractReviews.submit changed abstractReviews 1→2',
      'abstractReviews.submit changed abstracts 2→3 derived',
    ]);
  });

  it('has no line for a request that changed nothing', async () => {
    const { id } = await made(gala, 'referenceTypes', { name: 'Same' });
    const { type_id } = await made(gala, 'references');
    const lines = await added(async () => {
      const statuses = [
        await gala.get(`${types}/${id}`),
        await gala.patch(`${types}/${id}`, [{ op: 'replace', path: '/name', value: 'Same' }]),
        await gala.patch(`${types}/${id}`, [{ op: 'test', path: '/name', value: 'Other' }]),
        await gala.put(`${types}/${id}`, { name: 'Other', sys_version: 7 }),
        await gala.delete(`${types}/${type_id}`),
        await gala.delete(`${types}/none-such`),
        await gala.post(types, { nonesuch: 1 }),
        await gala.post(types, { name: 'Other' }, { token: token({ permissions: [] }) }),
        await gala.post('/applications/acme/search', {}),
      ].map(({ status }) => status);
      assert.deepEqual(statuses, [200, 200, 409, 409, 409, 404, 400, 403, 200]);
    });
    assert.deepEqual(lines, []);
  });

  it('has one line for a change, however often it was tried', async () => {
    const { id } = await made(gala, 'applications');
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    const patch = (n: number) => gala.patch(`/applications/acme/${id}`, [{ op: 'add', path: `/field${n}`, value: n }]);
    const lines = await added(() => Promise.all(numbers.map(patch)));
    const { sys_version, ...record } = (await gala.get(`/applications/acme/${id}`)).body;
    assert.equal(sys_version, 21);
    for (const n of numbers) assert.equal(record[`field${n}`], n, 'every answered patch is there');
    const before = new Set(lines.map((line) => line.before));
    assert.deepEqual([lines.length, before], [20, new Set(numbers.map((n) => n + 1))]);
  });

  it('never has the contents of a record, or lines about what the server keeps for itself', async () => {
    const canary = 'canary-7f3a';
    const lines = await added(async () => {
      const body = { ...(await sample(gala, 'references')), name: canary, email_address: `${canary}@example.org` };
      const { id, process_id, application_id } = (await gala.post('/references/acme', body)).body;
      await gala.merge(`/references/acme/${id}`, { notes: canary, email_address: `${canary}@example.org` });
      const enabled = [{ op: 'add', path: '/enable_reference_notification_email', value: true }];
      await gala.patch(`/referenceProcesses/acme/${process_id}`, enabled);
      const { queued } = (await gala.post(`/references/acme/process/${application_id}`)).body;
      assert.equal(queued, 1);
      await made(gala, 'functionTickets', { name: canary, [canary]: canary });
    });
    await gala.courier.idle();
    assert.ok(!readFileSync(audit.path, 'utf8').includes(canary));
    const services = new Set(lines.map(({ service, resource }) => `${service}.${resource}`));
    const changed = ['awards.referenceProcesses', 'awards.referenceTypes', 'awards.references'];
    assert.deepEqual([...services].sort(), [...changed, 'events.functionTickets', 'events.functions']);
    checkVersions(linesOf(audit.path).filter(({ resource }) => resource === 'references'));
  });
};
