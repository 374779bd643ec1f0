/** `gala dump` and `gala load` of a folder: the records of a show name each other, and so do their copies. */
import { strict as assert } from 'node:assert';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from '../support/count.js';
import { freshFolder } from '../support/folder.js';
import { until } from '../support/until.js';
import { assertCopied, idsIn, rowsOf } from './support/copies.js';
import { ask, command, type Running, secret, serversFolder, started, token } from './support/process.js';

describe('A show that is dumped and loaded', () => {
  const data = serversFolder(true);
  const folder = freshFolder();
  let gala: Running;
  before(async () => {
    gala = await started({ JWT_SECRET: secret, DATA_DIR: data.path });
  });

  const at = (...names: string[]) => join(folder.path, ...names);
  const run = (name: string, parameters: readonly string[], claims = {}) =>
    command(name, [...parameters, '--url', gala.url], { GALA_TOKEN: token(claims) });
  const dump = (tenant: string, to: string, ...more: string[]) =>
    run('dump', [...more, '--tenant', tenant, '--output', at(to)]).done;
  const load = (name: string, tenant: string, more: readonly string[] = [], claims = {}) =>
    run('load', [at(name), '--tenant', tenant, ...more], claims);
  async function made(tenant: string, resource: string, record: object, service = 'events'): Promise<string> {
    const { status, body } = await ask(gala, 'POST', `/${resource}/${tenant}`, record, { service });
    assert.equal(status, 200, JSON.stringify(body));
    return body.id;
  }
  async function changed(tenant: string, resource: string, id: string, fields: object): Promise<void> {
    const { status, body } = await ask(gala, 'PATCH', `/${resource}/${tenant}/${id}`, fields, { service: 'events' });
    assert.equal(status, 200, JSON.stringify(body));
  }

  const closed = { abstractReviewRounds: { status: 'closed' } };

  async function assertLoaded(from: string, tenant: string, differences = {}): Promise<void> {
    const to = `${from}-in-${tenant}`;
    assert.equal((await dump(tenant, to, '--all', 'awards', '--all', 'events')).code, 0);
    assertCopied(at(from), at(to), differences);
  }

  /** What its rules let nobody create as it is: an open round with its reviews, a ticket of what is not sold any more, locks. */
  async function show(tenant: string) {
    const create = (resource: string, record: object) => made(tenant, resource, record);
    const previous = await create('events', { name: 'Assembly 2025', end_date: '2025-09-20T00:00:00Z' });
    const event_id = await create('events', {
      ...{ name: 'Assembly 2026', previous_event_id: previous, sys_external_id: 'E-26' },
      custom_field_values: [{ custom_field_id: 'theme', string_value: 'Rivers' }],
    });
    const type_id = await create('functionTypes', { name: 'Dinner' });
    const dinner = await create('functions', { name: 'Gala dinner', event_id, type_id });
    const fee_id = await create('functionFees', { name: 'All courses', event_id, function_id: dinner });
    const seat = { event_id, function_id: dinner, fee_id, contact_id: 'contact-1' };
    await create('functionTickets', { name: 'Ada', ...seat });
    await changed(tenant, 'functions', dinner, { is_active: false, sys_locked: true });
    await create('coupons', {
      ...{ name: 'Friends', event_id, discount_method: 'inline discount', apply_to_function_fees: true },
      ...{ function_discount_info: { method: 'amount', amount: 5 }, function_fee_ids: [fee_id] },
    });
    const programme = { closed: null, [`day-1 ${dinner}`]: [`https://example.org/${dinner}/menu`] };
    await changed(tenant, 'events', event_id, [{ op: 'add', path: '/programme', value: programme }]);
    await changed(tenant, 'events', event_id, { main_function_id: dinner, sys_locked: true });
    await exhibition(tenant, event_id);
    const round = await reviewing(tenant, event_id);
    return { event_id, previous, dinner, fee_id, ...round };
  }

  /** Only its second booth lets the exhibitor send a second person. */
  async function exhibition(tenant: string, event_id: string): Promise<void> {
    const create = (resource: string, record: object) => made(tenant, resource, record);
    const contact_type_id = await create('exhibitorContactTypes', { name: 'Staff' });
    await create('exhibitorSettings', {
      ...{ event_id, enable_contact_restriction_rules: true },
      contact_restriction_rules: [{ contact_type_id, maximum_number_of_contacts: 1, per_booth: true }],
    });
    const exhibitor_id = await create('exhibitors', { name: 'Smith', event_id, organization_id: 'o-1' });
    const floor_id = await create('exhibitorShowFloors', { name: 'Hall', event_id });
    for (const number of [1, 2])
      await create('exhibitorBooths', {
        name: `A${number}`,
        number,
        event_id,
        floor_id,
        status: 'reserved',
        exhibitor_id,
      });
    const contacts = ['tom', 'eva'].map((contact_id) => ({ contact_id, contact_type_id }));
    await changed(tenant, 'exhibitors', exhibitor_id, { contacts });
  }

  async function reviewing(tenant: string, event_id: string) {
    const create = (resource: string, record: object) => made(tenant, resource, record);
    const process_id = await create('abstractReviewProcesses', { name: 'Review', event_id });
    const review_round_id = await create('abstractReviewRounds', { name: 'Second round', event_id, process_id });
    const type = await create('abstractTypes', { name: 'Talks', event_id, review_process_id: process_id });
    const abstract_id = await create('abstracts', {
      ...{ name: 'Rivers', title: 'Rivers', event_id, type_id: type, contact_id: 'contact-1' },
    });
    const opened = await ask(
      gala,
      'POST',
      `/abstractReviews/${tenant}/openRound/${type}/${review_round_id}`,
      undefined,
      {
        service: 'events',
      },
    );
    assert.equal(opened.status, 200, JSON.stringify(opened.body));
    const review = { abstract_id, event_id, process_id, review_round_id };
    const assignee = (contact_id: string) => ({ assignee: { contact_id } });
    await create('abstractReviews', { ...review, ...assignee('contact-8'), status: 'completed', score: 7 });
    await create('abstractReviews', { ...review, ...assignee('contact-9') });
    await changed(tenant, 'abstracts', abstract_id, { sys_locked: true });
    return { review_round_id, abstract_id };
  }

  async function letters(tenant: string): Promise<void> {
    const create = (resource: string, record: object) => made(tenant, resource, record, 'awards');
    const email = { subject: 'A letter', body: 'Dear {{ reference.name }}' };
    const award_id = await create('awards', { name: 'Medal' });
    const type_id = await create('referenceTypes', { name: 'Academic' });
    const process_id = await create('referenceProcesses', {
      ...{ name: 'Letters', award_id, reference_form_id: 'form-1', application_notice_email: email },
      ...{
        contact_form_options: { contact_form_id: 'form-2' },
        organization_form_options: { organization_form_id: 'form-3' },
      },
      ...{ reference_notification_email: email, is_active: true },
    });
    const requirements = { reference_requirements: [{ type_id, process_id, number_required: 1 }] };
    const application_process = await create('applicationProcesses', { name: 'Call', award_id, ...requirements });
    const application_id = await create('applications', { name: 'Ada', award_id, process_id: application_process });
    for (const status of ['pending', 'completed'])
      await create('references', {
        ...{
          application_id,
          award_id,
          process_id,
          type_id,
          status,
          name: 'Grace',
          contact_id: 'c-2',
          completion_date: '2026-05-01T12:00:00.000Z',
        },
        email_address: `${status}@example.org`,
      });
  }

  it('is the same in another tenant, and nobody gets an e-mail', async () => {
    const { event_id } = await show('whole');
    await letters('whole');
    assert.equal((await dump('whole', 'show', '--all', 'awards', '--all', 'events')).code, 0);
    const tried = await load('show', 'next', ['--dry-run']).done;
    assert.equal(tried.code, 0, tried.stderr);
    assert.match(tried.stdout, /^abstractReviews: 2 of 2 rows can be loaded\.$/m);
    assert.match(tried.stdout, /^Not tried: /m);
    assert.deepEqual((await ask(gala, 'GET', '/events/next', undefined, { service: 'events' })).body, []);
    const { code, stdout, stderr } = await load('show', 'next').done;
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^references: 2 of 2 rows are loaded\.$/m);
    assert.match(stdout, /^The round Second round is copied as closed: .* openRound\.$/m);
    await assertLoaded('show', 'next', closed);
    const copy = idsIn(at('show')).get(event_id);
    const { body } = await ask(gala, 'GET', `/events/next/${copy}`, undefined, { service: 'events' });
    assert.equal(body.sys_external_id, 'E-26');
    assert.ok(!existsSync(join(data.path, 'mail')) || readdirSync(join(data.path, 'mail')).length === 0);
    for (const messages of ['awards', 'events'])
      assert.equal(
        (await ask(gala, 'GET', '/messages/next', undefined, { service: messages })).body.Count,
        0,
        messages,
      );
  });

  it('is loaded into a tenant once, and into others too', async () => {
    await show('twice');
    assert.equal((await dump('twice', 'twice', '--all', 'events')).code, 0);
    assert.equal((await load('twice', 'twin').done).code, 0);
    const again = await load('twice', 'twin').done;
    assert.equal(again.code, 0, again.stderr);
    assert.match(again.stdout, /^All of .*twice is loaded: /m);
    await assertLoaded('twice', 'twin', closed);
    assert.equal((await load('twice', 'third').done).code, 0, 'into one more tenant');
    await assertLoaded('twice', 'third', closed);
  });

  it('goes on where it was killed, and has nothing twice', async () => {
    const event_id = await made('killed', 'events', { name: 'Assembly' });
    const function_id = await made('killed', 'functions', { name: 'Walk', event_id });
    await mkdir(at('killed'));
    const ticket = (n: number) => ({
      ...{
        id: `${n}`.padStart(32, 'a'),
        name: `Ticket ${n}`,
        status: 'active',
        event_id,
        function_id,
        contact_id: `contact-${n}`,
      },
      partner_ticket_id: `${n ^ 1}`.padStart(32, 'a'),
    });
    const tickets = Array.from({ length: 700 }, (_, n) => `${JSON.stringify(ticket(n))}\n`);
    assert.equal((await dump('killed', 'killed', 'events', 'functions')).code, 0);
    await writeFile(at('killed', 'functionTickets.ndjson'), tickets.join(''));
    const progressOf = (part: string) => {
      const path = at('killed', `functionTickets.ndjson${part}.progress`);
      return existsSync(path) ? readFileSync(path, 'utf8').split('{"done"').length - 1 : 0;
    };
    const moments = [
      ['', 1],
      ['.later', 2],
      ['', 3],
      ['.later', 4],
    ] as const;
    for (const [part, least] of [...moments].slice(0, count(2, 4)).sort()) {
      const loading = load('killed', 'risen');
      await until(() => progressOf(part) >= least);
      loading.kill();
      assert.equal((await loading.done).code, null);
    }
    const { code, stderr } = await load('killed', 'risen').done;
    assert.equal(code, 0, stderr);
    await assertLoaded('killed', 'risen');
    const left = (await readdir(at('killed'))).filter((name) => !/\.ndjson(\.later)?(\.progress)?$/.test(name));
    assert.deepEqual(left, []);
  });

  it('can be copied within its tenant, where records that other events have stay as they are', async () => {
    const { event_id, previous, dinner } = await show('own');
    const record = async (resource: string, id: unknown) =>
      (await ask(gala, 'GET', `/${resource}/own/${id}`, undefined, { service: 'events' })).body;
    const before = await record('events', event_id);
    const { type_id } = await record('functions', dinner);
    assert.equal((await dump('own', 'year', '--event', event_id)).code, 0);
    assert.deepEqual(rowsOf(at('year')).get('functionTypes'), []);
    const { code, stdout, stderr } = await load('year', 'own').done;
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^The copies have no sys_external_id: /m);
    const ids = idsIn(at('year'));
    const event = await record('events', ids.get(event_id));
    const { previous_event_id, sys_external_id, main_function_id, programme } = event;
    const copy = ids.get(dinner);
    assert.deepEqual([previous_event_id, sys_external_id, main_function_id], [previous, undefined, copy]);
    assert.deepEqual(programme, { closed: null, [`day-1 ${copy}`]: [`https://example.org/${copy}/menu`] });
    const next = await record('functions', copy);
    assert.deepEqual([next.event_id, next.type_id], [event.id, type_id]);
    assert.deepEqual(await record('events', event_id), before, 'the original is as it was');
  });

  it('says which rows it cannot load, and which name them; once they are corrected, it loads only those', async () => {
    const { event_id, dinner } = await show('wrong');
    await made('wrong', 'functions', { name: 'Walk', event_id });
    assert.equal((await dump('wrong', 'wrong', '--all', 'events')).code, 0);
    const path = at('wrong', 'functions.ndjson');
    const right = readFileSync(path, 'utf8');
    await writeFile(path, right.replace('"Gala dinner"', '5'));
    const tried = await load('wrong', 'mended', ['--dry-run']).done;
    assert.deepEqual([tried.code, readdirSync(at('wrong')).includes('functionFees.ndjson.errors.csv')], [1, false]);
    assert.match(tried.stdout, /^functions: 1 of 2 rows can be loaded\.$/m);
    const { code, stdout, stderr } = await load('wrong', 'mended').done;
    assert.equal(code, 1);
    for (const line of ['functions: 1 of 2', 'functionFees: 0 of 1', 'functionTickets: 0 of 1', 'coupons: 0 of 1'])
      assert.match(stdout, new RegExp(`^${line} rows are loaded\\.$`, 'm'));
    assert.match(stdout, /^Correct or delete the rows with errors, and run the command again: /m);
    assert.match(stderr, /^1 with errors: see .*functionFees\.ndjson\.errors\.csv\.$/m);
    const errors = readFileSync(at('wrong', 'functionFees.ndjson.errors.csv'), 'utf8').split('\r\n');
    assert.deepEqual(errors.slice(1), [`1,,reference_not_found,"names ${dinner}, which is not loaded"`, '']);
    await writeFile(path, right);
    const mended = await load('wrong', 'mended').done;
    assert.equal(mended.code, 0, mended.stderr);
    assert.match(mended.stdout, /^functions: 1 of 1 rows are loaded\.$/m);
    await assertLoaded('wrong', 'mended', closed);
    assert.ok(!readdirSync(at('wrong')).some((name) => name.includes('errors')));
  });

  it('needs who may override the rules that the originals were made before', async () => {
    await show('ruled');
    assert.equal((await dump('ruled', 'ruled', '--all', 'events')).code, 0);
    const resources = [...rowsOf(at('ruled')).keys()];
    const permissions = [
      ...resources.flatMap((name) => ['create', 'patch', 'get', 'batch'].map((verb) => `${name}.${verb}`)),
    ];
    const { code, stdout } = await load('ruled', 'loose', [], { permissions }).done;
    assert.equal(code, 1);
    assert.match(stdout, /^functionTickets: 0 of 1 rows are loaded\.$/m);
    assert.match(stdout, /^abstractReviews: 0 of 2 rows are loaded\.$/m);
    const errors = readFileSync(at('ruled', 'abstractReviews.ndjson.errors.csv'), 'utf8');
    assert.match(errors, /round_not_open,.*abstractReviews\.overrideClosedRound, which you do not have/);
    const { code: after, stderr } = await load('ruled', 'loose').done;
    assert.equal(after, 0, stderr);
    await assertLoaded('ruled', 'loose', closed);
  });

  it('is dumped whole or not at all, and replaces nothing but a dump', async () => {
    const { event_id } = await show('dumped');
    const refusedFor = async (what: RegExp, parameters: readonly string[], claims = {}) => {
      const { code, stderr } = await run('dump', ['--tenant', 'dumped', ...parameters], claims).done;
      assert.equal(code, 1, stderr);
      assert.match(stderr, what);
    };
    const to = ['--output', at('dump')];
    const permissions = ['functions.list', 'events.list'];
    await refusedFor(/permission coupons\.list/, ['events', 'functions', 'coupons', ...to], { permissions });
    await refusedFor(/^No record has the event_id nope\.$/m, ['--event', 'nope', ...to]);
    await refusedFor(/^There is no service award: it is awards or events\.$/m, ['--all', 'award', ...to]);
    await refusedFor(/^gala dump RESOURCE/m, ['events', 'functions']);
    await refusedFor(/--event writes NDJSON/, ['--event', event_id, '--csv', ...to]);
    assert.deepEqual(await readdir(folder.path), []);
    assert.equal((await dump('dumped', 'dump', 'events', 'functions')).code, 0);
    assert.equal((await dump('dumped', 'dump', 'functions', 'coupons')).code, 0);
    assert.deepEqual([...rowsOf(at('dump')).keys()], ['coupons', 'functions']);
    await writeFile(at('dump', 'budget.ods'), 'x');
    await refusedFor(/dump has budget\.ods, which no dump has\. Name a new folder\.$/m, [
      'functions',
      'coupons',
      ...to,
    ]);
  });

  it('is refused if it is no dump', async () => {
    await mkdir(at('none'));
    const refused = async () => {
      const { code, stderr } = await load('none', 'nobody').done;
      assert.equal(code, 1);
      return stderr;
    };
    assert.match(await refused(), /has no files such as events\.ndjson\.$/m);
    await writeFile(at('none', 'function.ndjson'), '');
    assert.equal(await refused(), 'There is no resource function.\n');
    await run('dump', []).done;
    const row = `{"id":"${'a'.repeat(32)}","name":"A"}\n`;
    await writeFile(at('none', 'functions.ndjson'), row + row);
    const { code, stderr } = await command('load', [at('none'), '--tenant', 'nobody', '--upsert'], {
      GALA_TOKEN: token(),
    }).done;
    assert.equal(code, 1);
    assert.match(stderr, /^gala load/);
  });
});
