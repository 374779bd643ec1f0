/** `gala load` and `gala dump` on a running server: killed and resumed, with errors, and there and back. */
import { strict as assert } from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { count } from '../support/count.js';
import { freshFolder } from '../support/folder.js';
import { until } from '../support/until.js';
import { added } from './issuer/support.js';
import { ask, command, type Running, secret, serversFolder, started, token } from './support/process.js';

type Json = Record<string, unknown>;

describe('The commands for bulk data', () => {
  const data = serversFolder(true);
  const folder = freshFolder();
  const environment = { JWT_SECRET: secret, RATE_LIMIT: '3000' };
  let gala: Running;
  before(async () => {
    gala = await started({ ...environment, DATA_DIR: data.path });
  });

  const run = (name: string, ...parameters: string[]) =>
    command(name, [...parameters, '--url', gala.url], { GALA_TOKEN: token() });
  const at = (name: string) => join(folder.path, name);
  const load = (resource: string, tenant: string, name: string, ...more: string[]) =>
    run('load', resource, at(name), '--tenant', tenant, ...more);
  const ndjson = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  /** Line, column and code of each. */
  function errorsOf(name: string): string[] {
    const [head, ...errors] = parse(readFileSync(at(`${name}.errors.csv`), 'utf8')) as string[][];
    assert.deepEqual(head, ['line', 'column', 'code', 'message']);
    return errors.map((error) => error.slice(0, 3).join());
  }
  const byName = (a: Json, b: Json) => (String(a.name) < String(b.name) ? -1 : 1);
  const typesNamed = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ name: `Type ${String(n).padStart(5, '0')}` }));

  /** All records of a tenant, in order of their names, without what the server has set. */
  async function recordsOf(resource: string, tenant: string, service = 'awards'): Promise<Json[]> {
    const found: Json[] = [];
    for (let key: string | null = ''; key !== null; ) {
      const query = key === '' ? '' : `?exclusiveStartKey=${key}`;
      const { body, headers } = await ask(gala, 'GET', `/${resource}/${tenant}${query}`, undefined, { service });
      found.push(...body);
      key = headers.get('X-Last-Evaluated-Key');
    }
    const own = ([name]: [string, unknown]) => name !== 'id' && !/^sys_(?!external_id)/.test(name);
    const plain = found.map((record) => Object.fromEntries(Object.entries(record).filter(own)));
    return plain.sort(byName);
  }
  const progressOf = (name: string, entry: string) =>
    existsSync(at(`${name}.progress`)) ? readFileSync(at(`${name}.progress`), 'utf8').split(entry).length - 1 : 0;
  const versionsOf = async (resource: string, tenant: string) =>
    (await ask(gala, 'GET', `/${resource}/${tenant}?fields=sys_version`)).body.map((one: Json) => one.sys_version);

  it('load each row once, however often they are killed', async () => {
    const types = typesNamed(2000);
    await writeFile(at('types.csv'), `name\r\n${types.map(({ name }) => `${name}\r\n`).join('')}`);
    const moments = [
      ['{"done"', 4],
      ['{"begun"', 9],
      ['{"begun"', 1],
      ['{"done"', 13],
    ] as const;
    for (const [entry, least] of moments.slice(0, count(2, 4))) {
      const loading = load('referenceTypes', 'killed', 'types.csv');
      await until(() => progressOf('types.csv', entry) >= least);
      loading.kill();
      assert.equal((await loading.done).code, null);
    }
    const { code, stdout, stderr } = await load('referenceTypes', 'killed', 'types.csv').done;
    assert.deepEqual([code, stdout], [0, '2000 of 2000 rows are loaded.\n'], stderr);
    assert.match(stderr, /^(\d+ of 2000 rows\n)+$/);
    assert.deepEqual(await recordsOf('referenceTypes', 'killed'), types);
    assert.deepEqual((await readdir(folder.path)).sort(), ['types.csv', 'types.csv.progress']);
    const again = await load('referenceTypes', 'killed', 'types.csv').done;
    assert.deepEqual([again.code, again.stdout], [1, '']);
    assert.match(again.stderr, /types\.csv was loaded on 20[-\d]+ [:\d]+: --again loads it once more\.\n$/);
  });

  it('dump many pages, under one header', async () => {
    const { stdout } = await run('dump', 'referenceTypes', '--tenant', 'killed', '--csv').done;
    const rows = parse(stdout, { columns: true }) as Json[];
    assert.deepEqual(rows.map(({ name }) => ({ name })).sort(byName), typesNamed(2000));
  });

  it('dump for a spreadsheet what people were asked, whatever those of the first page were asked', async () => {
    const asked = (n: number) => (n < 1000 ? ['menu'] : ['bus', 'menu']);
    const functions = Array.from({ length: 1003 }, (_, n) => ({
      ...{ name: `Walk ${String(n).padStart(4, '0')}`, event_id: 'e' },
      custom_field_values: asked(n).map((custom_field_id) => ({
        custom_field_id,
        string_value: `${custom_field_id} ${n}`,
      })),
    }));
    // the batches of one file are stored in any order
    for (const few of [functions.slice(0, 1000), functions]) {
      await writeFile(at('walks.ndjson'), ndjson(few));
      assert.equal((await load('functions', 'walks', 'walks.ndjson').done).code, 0);
    }
    const { stdout } = await run('dump', 'functions', '--tenant', 'walks', '--csv').done;
    assert.match(stdout, /^\ufeffid,[^\ufeff]*$/);
    const rows = parse(stdout, { columns: true, bom: true }) as Json[];
    assert.equal(rows.length, 1003);
    const found = rows.map((row) => [row.name, row['custom_field_values[menu]'], row.custom_field_values]);
    const bus = (n: number) => (n < 1000 ? '' : JSON.stringify([{ custom_field_id: 'bus', string_value: `bus ${n}` }]));
    assert.deepEqual(
      found.sort(),
      functions.map(({ name }, n) => [name, `menu ${n}`, bus(n)]),
    );
    await rm(at('walks.ndjson'));
    await rm(at('walks.ndjson.progress'));
  });

  it('load each row once, though the server is killed', async () => {
    const types = typesNamed(1200);
    await writeFile(at('types.ndjson'), ndjson(types));
    const loading = load('referenceTypes', 'restarted', 'types.ndjson');
    await until(() => progressOf('types.ndjson', '{"done"') >= 4);
    const { port } = new URL(gala.url);
    gala.kill('SIGKILL');
    await gala.ended;
    gala = await started({ ...environment, DATA_DIR: data.path, PORT: port });
    const { code, stderr } = await loading.done;
    assert.equal(code, 0, stderr);
    assert.deepEqual(await recordsOf('referenceTypes', 'restarted'), types);
  });

  it('load what is right, and list the errors of the rest by line and column', async () => {
    const header = 'id,name,award_id,reference_form_id,application_notice_email.subject,application_notice_email.body';
    const form = 'contact_form_options.contact_form_id,organization_form_options.organization_form_id';
    const email = 'reference_notification_email.subject,reference_notification_email.body';
    const rest = 'About,Dear,form-2,form-3,About,Dear';
    const rows = [
      `${header},${form},${email},is_active`,
      `x,Good,award-1,form-1,${rest},TRUE`,
      `,"Two\r\nlines",award-1,form-1,${rest},`,
      `,Bad boolean,award-1,form-1,${rest},maybe`,
      '',
      `,Short,award-1`,
      `,,award-1,,${rest},false`,
      `,Last,award-1,form-1,${rest},false`,
    ];
    await writeFile(at('processes.csv'), `\ufeff${rows.join('\n')}`);
    const { code, stdout, stderr } = await load('referenceProcesses', 'wrong', 'processes.csv').done;
    assert.deepEqual([code, stdout], [1, '3 of 6 rows are loaded.\n'], stderr);
    assert.match(stderr, /3 with errors: see .*processes\.csv\.errors\.csv\.\n$/);
    const errors = ['5,is_active,type', '7,,columns', '8,name,required', '8,reference_form_id,required'];
    assert.deepEqual(errorsOf('processes.csv'), errors);
    const loaded = (await recordsOf('referenceProcesses', 'wrong')).map(({ name }) => name);
    assert.deepEqual(loaded, ['Good', 'Last', 'Two\r\nlines']);
    // the same file, and a corrected one: only what is missing is loaded
    const report = '3 rows were loaded before, and are left out; --again loads them, too.\n';
    for (const [text, more] of [
      [rows.join('\n'), '0 of 3 rows are loaded.\n'],
      [rows.join('\n').replace('maybe', 'false'), '1 of 3 rows are loaded.\n'],
    ] as const) {
      await writeFile(at('processes.csv'), text);
      const next = await load('referenceProcesses', 'wrong', 'processes.csv').done;
      assert.deepEqual([next.code, next.stdout], [1, report + more], next.stderr);
    }
    const all = (await recordsOf('referenceProcesses', 'wrong')).map(({ name }) => name);
    assert.deepEqual(all, ['Bad boolean', 'Good', 'Last', 'Two\r\nlines']);
  });

  it('load nothing from a broken file, and say where it is broken', async () => {
    for (const [name, text, why] of [
      ['quote.csv', 'name\nGood\n"Bad"x,\n', /line 3/],
      ['twice.csv', 'name,name\nGood,Bad\n', /the column "name" twice/],
      ['part.csv', 'name.b,name\n1,2\n', /the column "name\.b" twice, or as a part of another/],
    ] as const) {
      await writeFile(at(name), text);
      const { code, stderr } = await load('referenceTypes', 'broken', name).done;
      assert.equal(code, 1);
      assert.match(stderr, why);
      assert.equal(stderr.split('\n').length, 2, stderr);
    }
    assert.deepEqual(await recordsOf('referenceTypes', 'broken'), []);
  });

  it('change no good name when a spreadsheet has saved the file in another encoding', async () => {
    const rows = (second: string) => `sys_external_id,name\r\nz-1,Anna\r\nz-2,${second}\r\n`;
    await writeFile(at('people.csv'), rows('Zoë'));
    assert.equal((await load('referenceTypes', 'names', 'people.csv').done).code, 0);
    const before = await recordsOf('referenceTypes', 'names');
    await writeFile(at('people.csv'), rows('Zoë'), 'latin1');
    const upsert = async (...more: string[]) =>
      await load('referenceTypes', 'names', 'people.csv', '--upsert', ...more).done;
    const { code, stdout, stderr } = await upsert();
    const offer = 'not UTF-8. With --encoding windows-1252 it reads "Zoë". Nothing was sent.';
    assert.deepEqual([code, stdout, stderr], [1, '', `${at('people.csv')}, line 3, column name: ${offer}\n`]);
    const read = await upsert('--encoding', 'windows-1252');
    assert.equal(read.stdout, '2 of 2 rows are loaded.\n', read.stderr);
    assert.deepEqual(await recordsOf('referenceTypes', 'names'), before);
    assert.deepEqual(await versionsOf('referenceTypes', 'names'), [1, 1]);
  });

  it('load a file again only as it was begun, or from the beginning', async () => {
    await writeFile(at('types.ndjson'), ndjson([{ name: 'One' }]));
    await writeFile(
      at('types.ndjson.progress'),
      `${ndjson([
        { run: 'r', task: 'another' },
        { begun: 0, at: Date.now() },
      ])}{"begu`,
    );
    const { code, stderr } = await load('referenceTypes', 'changed', 'types.ndjson').done;
    assert.equal(code, 1);
    assert.match(stderr, /types\.ndjson\.progress is of a load that has not ended, .*\. If you delete it/);
  });

  it('update existing records, and change nothing the second time', async () => {
    const rows = (notes: string) => [
      ...Array.from({ length: 150 }, (_, n) => ({ sys_external_id: `x${n}`, name: `Product ${n}`, notes })),
      { sys_external_id: 'x7', name: 'Again' },
      { name: 'Without' },
      { sys_external_id: 'x200', name: 5, business_unit_id: 'unit-1' },
      { sys_external_id: 'x8', notes: 5 },
    ];
    const inUnit = (some: object[]): Json[] => some.map((row) => ({ ...row, business_unit_id: 'unit-1' }));
    await writeFile(at('first.ndjson'), ndjson(inUnit(rows('old').slice(0, 149))));
    assert.equal((await load('shippingProducts', 'upserted', 'first.ndjson').done).code, 0);
    const upsert = async (notes: string) => {
      await writeFile(at('next.ndjson'), ndjson(rows(notes)));
      const { code, stdout, stderr } = await load('shippingProducts', 'upserted', 'next.ndjson', '--upsert').done;
      assert.equal(code, 1, stderr);
      return [stdout, ...errorsOf('next.ndjson')];
    };
    const errors = [
      '150,business_unit_id,required',
      '151,sys_external_id,already_taken',
      '152,sys_external_id,required',
      '152,business_unit_id,required',
      '153,name,type',
      '154,sys_external_id,already_taken',
      '154,notes,type',
    ];
    for (let n = 0; n < 2; n++) {
      assert.deepEqual(await upsert('new'), ['149 of 154 rows are loaded.\n', ...errors]);
      assert.deepEqual(await versionsOf('shippingProducts', 'upserted'), Array(149).fill(2));
    }
    const expected = inUnit(rows('new').slice(0, 149));
    assert.deepEqual(await recordsOf('shippingProducts', 'upserted'), expected.sort(byName));
    const bad = [{ notes: 5 }, { other: 1 }].map((row, n) => ({ sys_external_id: `x${n}`, ...row }));
    await writeFile(at('bad.ndjson'), ndjson(bad));
    assert.equal((await load('shippingProducts', 'upserted', 'bad.ndjson', '--upsert').done).code, 1);
    assert.deepEqual(errorsOf('bad.ndjson'), ['1,notes,type', '2,other,unknown_field']);
  });

  it('name records by the ids that they have in the system that the file is from', async () => {
    const functions = ['f-1', 'f-2', 'f-3', 'f-3'].map((key, n) => ({
      name: `F${n}`,
      event_id: 'e',
      sys_external_id: key,
    }));
    await writeFile(at('functions.ndjson'), ndjson(functions));
    assert.equal((await load('functions', 'named', 'functions.ndjson').done).code, 0);
    const { body } = await ask(gala, 'GET', '/functions/named', undefined, { service: 'events' });
    const [one, two] = ['F0', 'F1'].map((name) => body.find((each: Json) => each.name === name).id);
    const lines = [
      'name;event_id;contact_id;function_id@external',
      'A;e;c1;f-1',
      'B;e;c2;f-2',
      'C;e;c3;f-9',
      'D;e;c4;f-3',
    ];
    await writeFile(at('tickets.csv'), `${lines.join('\r\n')}\r\n`);
    const tried = await load('functionTickets', 'named', 'tickets.csv', '--dry-run').done;
    assert.equal(tried.stdout, '2 of 4 rows can be loaded.\n', tried.stderr);
    const loaded = await load('functionTickets', 'named', 'tickets.csv').done;
    assert.equal(loaded.stdout, '2 of 4 rows are loaded.\n', loaded.stderr);
    assert.deepEqual(errorsOf('tickets.csv'), [
      '4,function_id,record_not_found',
      '5,function_id,external_id_ambiguous',
    ]);
    const tickets = await recordsOf('functionTickets', 'named', 'events');
    assert.deepEqual(
      tickets.map(({ name, function_id }) => [name, function_id]),
      [
        ['A', one],
        ['B', two],
      ],
    );
    // in lists, in objects and with --upsert
    const ids = [{ external: 'f-2' }, { external: 'f-1' }];
    const coupon = { name: 'C', code: 'X', sys_external_id: 'k', apply_to_function_fees: true };
    const discount = { method: 'percentage', amount: 50, function_ids: ids };
    await writeFile(at('coupons.ndjson'), ndjson([{ ...coupon, function_discount_info: discount }]));
    const upserted = await load('coupons', 'named', 'coupons.ndjson', '--upsert').done;
    assert.equal(
      upserted.stdout,
      '1 of 1 rows are loaded.\n',
      upserted.stderr +
        (existsSync(at('coupons.ndjson.errors.csv')) ? readFileSync(at('coupons.ndjson.errors.csv'), 'utf8') : ''),
    );
    const [stored] = await recordsOf('coupons', 'named', 'events');
    assert.deepEqual(stored?.function_discount_info, { ...discount, function_ids: [two, one] });
    await writeFile(at('x.csv'), 'name,event_id@external,fucntion_id@external\nA,e,f-1\n');
    const refused = await load('functionTickets', 'named', 'x.csv').done;
    assert.match(refused.stderr, /"fucntion_id@external": did you mean function_id@external\?/);
  });

  it('say all that is wrong with a row at once, and nothing that only follows from it', async () => {
    const rows = [
      'name,event_id,is_active,display_order,start_date',
      ',e,maybe,first,yesterday',
      'Good,e,true,1,',
      ',e,maybe,1,',
    ];
    await writeFile(at('functions.csv'), rows.join('\n'));
    const { stdout } = await load('functions', 'once', 'functions.csv').done;
    assert.equal(stdout, '1 of 3 rows are loaded.\n');
    const all = (line: number, columns: string[]) => columns.map((column) => `${line},${column}`);
    assert.deepEqual(
      errorsOf('functions.csv')
        .map((error) => error.replace(/,\w+$/, ''))
        .sort(),
      [...all(2, ['display_order', 'is_active', 'name', 'start_date']), ...all(4, ['is_active', 'name'])],
    );
    assert.deepEqual(
      (await recordsOf('functions', 'once', 'events')).map(({ name }) => name),
      ['Good'],
    );
  });

  it('load twice what a file has twice, and a row of another tenant anew', async () => {
    const both = async (tenant: string, names: string[], ...more: string[]) => {
      await writeFile(at('twins.csv'), `name,is_active\n${names.map((name) => `${name},true\n`).join('')}`);
      const { code, stdout, stderr } = await load('referenceTypes', tenant, 'twins.csv', ...more).done;
      return [
        code,
        stdout.replace(/^.* rows were.*\n/, (line) => `${line.slice(0, 1)} before, `),
        stderr.replace(/^.*(?=was loaded on).*(?= loads it)/, '').replace(/^\d+ of .*\n/gm, ''),
      ];
    };
    assert.deepEqual(await both('twins', ['A', 'A', 'B']), [0, '3 of 3 rows are loaded.\n', '']);
    assert.deepEqual(await both('twins', ['A', 'B', 'A', 'C', 'A']), [0, '3 before, 2 of 2 rows are loaded.\n', '']);
    assert.deepEqual(await both('other', ['A', 'A', 'B']), [0, '3 of 3 rows are loaded.\n', '']);
    assert.deepEqual(await both('twins', ['A', 'A', 'A'], '--dry-run'), [1, '', ' loads it once more.\n']);
    assert.deepEqual(await both('twins', ['A', 'D'], '--again'), [0, '2 of 2 rows are loaded.\n', '']);
    const names = (await recordsOf('referenceTypes', 'twins')).map(({ name }) => name);
    assert.deepEqual(names.join(''), 'AAAABCD');
  });

  it('update the record that an id names, and leave alone those that share one', async () => {
    await writeFile(at('first.ndjson'), ndjson(['k', 'k', 'm'].map((key) => ({ name: 'Old', sys_external_id: key }))));
    assert.equal((await load('referenceTypes', 'shared', 'first.ndjson').done).code, 0);
    await writeFile(at('next.csv'), 'sys_external_id,name\nk,New\nm,New\nn,New\n');
    const { stdout } = await load('referenceTypes', 'shared', 'next.csv', '--upsert').done;
    assert.equal(stdout, '2 of 3 rows are loaded.\n');
    assert.deepEqual(errorsOf('next.csv'), ['2,sys_external_id,external_id_ambiguous']);
    assert.deepEqual(
      (await recordsOf('referenceTypes', 'shared')).map(({ name }) => name),
      ['New', 'New', 'Old', 'Old'],
    );
  });

  it('try a load without changing anything', async () => {
    await writeFile(at('rows.ndjson'), ndjson([{ name: 'Good' }, { name: 'Bad', other: 1 }]));
    const { code, stdout } = await load('referenceTypes', 'dry', 'rows.ndjson', '--dry-run').done;
    assert.deepEqual([code, stdout], [1, '1 of 2 rows can be loaded.\n']);
    assert.deepEqual(errorsOf('rows.ndjson'), ['2,other,unknown_field']);
    assert.deepEqual(await recordsOf('referenceTypes', 'dry'), []);
  });

  it('say before how many of 120 people get one of 50 seats', async () => {
    const object = { name: 'Tour', event_id: 'e', enable_capacity: true, capacity_options: { capacity: 50 } };
    const { id } = (await ask(gala, 'POST', '/functions/seats', object, { service: 'events' })).body;
    const people = Array.from({ length: 120 }, (_, n) => ({
      name: 'A',
      event_id: 'e',
      function_id: id,
      contact_id: `c${n}`,
    }));
    await writeFile(at('seats.ndjson'), ndjson(people));
    const tried = await load('functionTickets', 'seats', 'seats.ndjson', '--dry-run').done;
    assert.deepEqual([tried.code, tried.stdout], [1, '50 of 120 rows can be loaded.\n']);
    assert.equal(errorsOf('seats.ndjson')[0], '51,,sold_out');
    const loaded = await load('functionTickets', 'seats', 'seats.ndjson').done;
    assert.equal(loaded.stdout, '50 of 120 rows are loaded.\n');
  });

  it('try a large file in parts, and say so', async () => {
    await writeFile(at('large.ndjson'), ndjson(typesNamed(5001)));
    const { code, stdout } = await load('referenceTypes', 'parts', 'large.ndjson', '--dry-run').done;
    assert.deepEqual([code, stdout.split('\n')[0]], [0, '5001 of 5001 rows can be loaded.'], stdout);
    // the rate limit of this server admits 3,000 at once
    assert.match(stdout, /Tried in 22 parts/);
  });

  it('dump what can be loaded again without a difference', async () => {
    const formulas = ['=1+1', '@x', '\tx', "'=1", "'x", 'a;=1\t@b;-5;-c', "a;'=1;''+b;'x", ";'\t'=1"];
    const texts = [
      ...formulas,
      '<p style="a:b;-c:d">x&nbsp;- y;</p>',
      'a "b", c',
      'a\nb\r\nc',
      '\r',
      '🎉\u2028b',
      '1',
      ' x ',
    ];
    const functions = texts.map((text, n) => ({
      ...{ name: `${n} ${text}`, description: text, event_id: 'event-1', sys_external_id: text },
      ...{ is_active: n % 2 === 0, display_order: n / 2, room_ids: [text, 'b'] },
      capacity_options: { capacity: 7, enable_wait_list: true },
      custom_field_values: [
        { custom_field_id: 'told', string_value: text },
        { custom_field_id: 'number', numeric_value: -n / 2 - 1 },
        { custom_field_id: 'yes', boolean_value: n % 2 === 0 },
        { custom_field_id: 'some', list_value: [text, 'b'] },
        { custom_field_id: `own.${text}`, file_url_value: text },
      ],
    }));
    await writeFile(at('from.ndjson'), ndjson(functions));
    assert.equal((await load('functions', 'from', 'from.ndjson').done).code, 0);
    const before = await recordsOf('functions', 'from', 'events');
    assert.equal(before.length, texts.length);
    for (const format of ['csv', 'ndjson']) {
      const csv = format === 'csv' ? ['--csv'] : [];
      const dump = (...more: string[]) => run('dump', 'functions', '--tenant', 'from', ...csv, ...more).done;
      const { code, stdout, stderr } = await dump();
      assert.equal(code, 0, stderr);
      assert.equal((await dump('--output', at(`to.${format}`))).code, 0);
      assert.equal(await readFile(at(`to.${format}`), 'utf8'), stdout);
      const loaded = await load('functions', format, `to.${format}`).done;
      assert.equal(loaded.stdout, `${texts.length} of ${texts.length} rows are loaded.\n`, loaded.stderr);
      assert.deepEqual(await recordsOf('functions', format, 'events'), before);
    }
    const files = ['from.ndjson', 'to.csv', 'to.ndjson'].flatMap((name) => [name, `${name}.progress`]);
    assert.deepEqual((await readdir(folder.path)).sort(), files);
  });

  it('dump the answers of more guests than a page has, each in the column of its question', async () => {
    const guest = (n: number) => ({
      name: `Guest ${String(n).padStart(4, '0')}`,
      custom_field_values: [{ custom_field_id: n < 1000 ? 'early' : 'late', string_value: `answer ${n}` }],
    });
    const guests = Array.from({ length: 1002 }, (_, n) => guest(n));
    await writeFile(at('guests.ndjson'), ndjson(guests));
    assert.equal((await load('functionTypes', 'guests', 'guests.ndjson').done).code, 0);
    const { stdout } = await run('dump', 'functionTypes', '--tenant', 'guests', '--csv').done;
    const rows = (parse(stdout, { columns: true, bom: true }) as Json[]).sort(byName);
    assert.deepEqual([rows.length, rows[999]?.['custom_field_values[early]']], [1002, 'answer 999']);
    await writeFile(at('again.csv'), stdout);
    assert.equal((await load('functionTypes', 'again', 'again.csv').done).code, 0);
    assert.deepEqual(await recordsOf('functionTypes', 'again', 'events'), guests);
  });

  it('load a spreadsheet that has a column for each question, and say which answer is wrong', async () => {
    const names = ['meal', 'size', 'vegan', 'days', 'badge'].map((id) => `custom_field_values[${id}]`);
    const rest = '"[{""custom_field_id"":""late"",""string_value"":""x""}]"';
    const rows = [
      ['name', 'event_id', ...names, 'custom_field_values'].join(),
      `A,e,Fish,42.5,TRUE,"[""Mon"",""Tue""]","""007""",${rest}`,
      'B,e,,,,,007,',
      'C,e,"{""no_value"":1}",,,,,',
    ];
    await writeFile(at('asked.csv'), `\ufeff${rows.join('\r\n')}`);
    const { stdout } = await load('functions', 'asked', 'asked.csv').done;
    assert.equal(stdout, '2 of 3 rows are loaded.\n');
    assert.deepEqual(errorsOf('asked.csv'), ['4,custom_field_values,unknown_field']);
    const found = (await recordsOf('functions', 'asked', 'events')) as { custom_field_values?: object[] }[];
    const of = (custom_field_id: string, value: object) => ({ custom_field_id, ...value });
    assert.deepEqual(
      found.map(({ custom_field_values }) => custom_field_values),
      [
        [
          of('meal', { string_value: 'Fish' }),
          of('size', { numeric_value: 42.5 }),
          of('vegan', { boolean_value: true }),
          of('days', { list_value: ['Mon', 'Tue'] }),
          of('badge', { string_value: '007' }),
          of('late', { string_value: 'x' }),
        ],
        [of('badge', { string_value: '007' })],
      ],
    );
    const german = [`name;event_id;${names.slice(0, 3).join(';')}`, 'A;e;Wahr, 1,5;42,5;WAHR', 'B;e;007;-1;FALSCH'];
    await writeFile(at('german.csv'), german.join('\r\n'));
    assert.equal((await load('functions', 'german', 'german.csv').done).code, 0);
    const answers = await recordsOf('functions', 'german', 'events');
    assert.deepEqual(
      answers.map(({ custom_field_values }) => custom_field_values),
      [
        [
          of('meal', { string_value: 'Wahr, 1,5' }),
          of('size', { numeric_value: 42.5 }),
          of('vegan', { boolean_value: true }),
        ],
        [of('meal', { string_value: '007' }), of('size', { numeric_value: -1 }), of('vegan', { boolean_value: false })],
      ],
    );
  });

  it('take a client of the server instead of a token, and require one of them', async () => {
    const own = { DATA_DIR: data.path };
    const { id, secret } = await added('loader', own, '--tenant', 'acme', '--permission', 'referenceTypes.list');
    const dump = (environment: Record<string, string>, resource = 'referenceTypes') =>
      command('dump', [resource, '--tenant', 'acme', '--url', gala.url], environment).done;
    await until(async () => (await dump({ GALA_CLIENT_ID: id, GALA_CLIENT_SECRET: secret })).code === 0);
    const none = await dump({});
    assert.deepEqual([none.code, none.stderr], [1, 'Set GALA_TOKEN, or GALA_CLIENT_ID and GALA_CLIENT_SECRET.\n']);
    const wrong = await dump({ GALA_TOKEN: token() }, 'referenceType');
    assert.deepEqual([wrong.code, wrong.stderr], [1, 'There is no resource referenceType.\n']);
    const away = await command('dump', ['referenceTypes', '--tenant', 'a', '--url', 'http://127.0.0.1:1/'], {
      GALA_TOKEN: 'x',
    }).done;
    assert.equal(away.code, 1);
    assert.match(away.stderr, /^http:\/\/127\.0\.0\.1:1 does not respond: .+\n$/);
    const refused = await dump({ GALA_TOKEN: token({ permissions: ['referenceTypes.get'] }) });
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /^The token does not have the permission referenceTypes\.list\.\n$/);
  });

  it('know the server, the tenant and the token from a profile, from options before it, and from the environment after it', async () => {
    const home = { XDG_CONFIG_HOME: folder.path };
    const profile = async (text: string) => {
      await mkdir(at('gala'), { recursive: true });
      await writeFile(at('gala/show.env'), text);
    };
    const good = token();
    await profile(`\ufeffGALA_URL="${gala.url}/events/"\n# the show\nGALA_TENANT=profiled\nGALA_TOKEN=${good}\n`);
    await writeFile(at('types.ndjson'), ndjson(typesNamed(2)));
    const bad = { GALA_URL: 'http://127.0.0.1:1', GALA_TENANT: 'wrong', GALA_CLIENT_ID: 'x', GALA_CLIENT_SECRET: 'y' };
    const file = ['referenceTypes', at('types.ndjson')];
    const loaded = await command('load', [...file, '--profile', 'show'], { ...home, ...bad }).done;
    assert.equal(loaded.stdout, '2 of 2 rows are loaded.\n', loaded.stderr);
    const dumped = async (environment: Record<string, string>, ...more: string[]) => {
      const { stdout, stderr } = await command('dump', ['referenceTypes', '--csv', ...more], {
        ...home,
        ...environment,
      }).done;
      return stderr || `${stdout.split('\n').length - 2}`;
    };
    assert.equal(await dumped({ GALA_PROFILE: 'show', GALA_TENANT: 'wrong' }), '2');
    assert.equal(await dumped({ GALA_PROFILE: 'show' }, '--tenant', 'another'), '0');
    assert.match(
      await dumped(bad, '--profile', 'show', '--url', bad.GALA_URL),
      /^http:\/\/127\.0\.0\.1:1 does not respond/,
    );
    assert.equal(await dumped({ GALA_URL: `${gala.url}/`, GALA_TENANT: 'profiled', GALA_TOKEN: good }), '2');
    assert.match(
      await dumped(bad, '--profile', 'fair'),
      /^There is no profile fair: .*gala\/fair\.env does not exist\.\n$/,
    );
    await profile(`GALA_TENNANT=profiled\nGALA_TOKEN=${good}\n`);
    assert.match(
      await dumped({}, '--profile', 'show', '--tenant', 'a', '--url', gala.url),
      /Did you mean GALA_TENANT\?/,
    );
  });
});
