/** Lists as CSV: who gets it, what is in it, and that it is all there. */
import { strict as assert } from 'node:assert';
import { parse } from 'csv-parse/sync';
import { type Suite, served } from '../support/api.js';
import { type Reply, type RequestOptions, token } from '../support/harness.js';
import { sample } from '../support/samples.js';
import { filled, idsOf } from './pages.js';

/** Column → cell, of each row. */
const rowsIn = ({ text }: Reply) =>
  parse(text, { columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
const columnsIn = ({ text }: Reply) => text.slice(0, text.indexOf('\r\n')).split(',');
const typeOf = ({ headers }: Reply) => headers['content-type']?.split(';')[0];
const accepting = (Accept: string): RequestOptions => ({ headers: { Accept } });

export const csv: Suite = (start) => {
  const gala = served(start);

  describe('a list or a search is sent', () => {
    before(() => filled(gala, 'functions', 'asked', 1));

    const asked: Readonly<Record<string, readonly (string | undefined)[]>> = {
      'application/json': [
        ...[undefined, '*/*', 'application/json, text/csv', 'text/csv;q=0.8, application/json;q=0.9'],
        ...['text/csv;q=0.8, */*', 'text/csv;q=0, */*;q=0.1', 'text/html, application/xhtml+xml, */*;q=0.8'],
      ],
      'text/csv': [
        ...['text/csv', 'Text/CSV; header=present', 'text/csv; charset=UTF-8', 'text/*', 'text/csv, */*;q=0.5'],
        'application/json;q=0.5, text/csv',
      ],
    };
    const typesFor = async (query: string, Accept: string | undefined) => {
      const lists = ['/functionTypes/asked', '/functions/asked/event/event-1'];
      const more = Accept === undefined ? {} : accepting(Accept);
      const found = await gala.post(`/functions/asked/search${query}`, {}, more);
      return [...(await Promise.all(lists.map((address) => gala.get(address + query, more)))), found].map(typeOf);
    };
    for (const [type, accepts] of Object.entries(asked))
      for (const Accept of accepts)
        it(`as ${type} for ${Accept === undefined ? 'a request without Accept' : `Accept: ${Accept}`}`, async () =>
          assert.deepEqual(await typesFor('', Accept), [type, type, type]));

    it('in the format that its parameter names, whatever Accept says', async () => {
      for (const Accept of [undefined, 'application/json', 'text/csv']) {
        assert.deepEqual(await typesFor('?format=json', Accept), Array(3).fill('application/json'));
        assert.deepEqual(await typesFor('?format=csv', Accept), Array(3).fill('text/csv'));
      }
    });

    it('as JSON alone if it is public, and so are single records', async () => {
      const [{ id }] = (await gala.get('/functions/asked/event/event-1')).body.Items;
      for (const address of [`/functions/asked/${id}`, '/functions/asked/public/event/event-1']) {
        assert.equal(typeOf(await gala.get(address, accepting('text/csv'))), 'application/json');
        assert.equal((await gala.get(`${address}?format=csv`)).status, 400);
      }
    });
  });

  describe('a list has', () => {
    const email = { subject: 'Line 1\r\nLine 2', body: '<p class="x">Grüße, 你好 🎉</p>' };
    const tenant = 'filled';
    const list = (query = '') => gala.get(`/referenceProcesses/${tenant}/award/award-1?format=csv${query}`);
    let record: Record<string, unknown>;

    before(async () => {
      const body = await sample(gala, 'referenceProcesses', tenant);
      const created = { ...body, name: '=1+1', application_notice_email: email };
      record = (await gala.post(`/referenceProcesses/${tenant}`, created)).body;
    });

    it('the documented fields in the order of the document, those of objects by dotted names', async () => {
      const reply = await list();
      const columns = columnsIn(reply);
      const [row = {}, ...more] = rowsIn(reply);
      assert.deepEqual(more, []);
      assert.equal(columns[0], 'id');
      const some = ['award_id', 'application_notice_email.subject', 'contact_form_options.html', 'sys_version'];
      assert.deepEqual(
        columns.filter((name) => some.includes(name)),
        some,
      );
      assert.ok(!columns.includes('application_notice_email'));
      assert.ok(!columns.includes('sys_deleted_by_id'), 'no record has it');
      const { id, name, sys_version, sys_external_id } = row;
      assert.deepEqual([id, name, sys_version, sys_external_id], [record.id, "'=1+1", '1', '']);
      const { 'application_notice_email.subject': subject, 'application_notice_email.body': body } = row;
      assert.deepEqual({ subject, body }, email);
    });

    it('the fields that are asked for, in this order, after the id', async () => {
      const columns = columnsIn(await list('&fields=name,contact_form_options,award_id,application_notice_email.body'));
      const form = ['contact_form_options.contact_form_id', 'contact_form_options.html'];
      assert.deepEqual(columns, ['id', 'name', ...form, 'award_id', 'application_notice_email.body']);
      assert.deepEqual(columnsIn(await list('&fields=sys_version,id')), ['id', 'sys_version']);
    });

    it('arrays, and objects of any fields, as JSON', async () => {
      const report_configuration = { rows: [1, { a: '"' }], 'a.b': null };
      const body = { ...(await sample(gala, 'savedReports', tenant)), report_configuration };
      await gala.post(`/savedReports/${tenant}`, body);
      const [row = {}] = rowsIn(await gala.get(`/savedReports/${tenant}/app/awards`, accepting('text/csv')));
      assert.deepEqual(JSON.parse(row.report_configuration ?? ''), report_configuration);
    });

    it('undocumented fields only if they are asked for, and the part of an array that is asked for', async () => {
      const more = { shoes: 'red', sizes: [{ eu: 42, us: 9 }] };
      await gala.post(`/functionTypes/${tenant}`, { ...(await sample(gala, 'functionTypes', tenant)), ...more });
      const whole = await gala.get(`/functionTypes/${tenant}?format=csv`);
      assert.ok(!columnsIn(whole).includes('shoes'));
      const [row] = rowsIn(await gala.get(`/functionTypes/${tenant}?format=csv&fields=shoes,sizes.eu,no,toString`));
      const { id: _, ...cells } = row ?? {};
      assert.deepEqual({ ...cells }, { shoes: 'red', sizes: '[{"eu":42}]', no: '', toString: '' });
    });

    it('no cell that a spreadsheet takes for a formula, even if it splits cells at semicolons or tabs', async () => {
      const escaped = {
        ...{
          '=1': "'=1",
          '+a': "'+a",
          '-a': "'-a",
          '@a': "'@a",
          '\ta': "'\ta",
          '\ra': "'\ra",
          '-': "'-",
          "'=1": "''=1",
        },
        ...{ "''-": "'''-", 'a;=1+1': "a;'=1+1", 'a\t=1+1': "a\t'=1+1", ';=1': ";'=1", ';;=1': ";;'=1" },
        ...{ '\t\t=1': "'\t\t'=1", "a;'=1": "a;''=1", '=1;=2': "'=1;'=2", 'a;-5b': "a;'-5b", 'a "x";=1': `a "x";'=1` },
        'a;=1;+b;-c;@d\t=2': "a;'=1;'+b;'-c;'@d\t'=2",
      };
      const kept = ['a', "'a", '-5', '+5.5e3', '5-', '"=', ',', ' =', 'a;-5;+2.5e3', 'a; =1', 'a;b\tc,=d'];
      const operations = [...kept, ...Object.keys(escaped)].map((name) => ({ operation: 'create', object: { name } }));
      assert.equal((await gala.post('/referenceTypes/formulas/batch', { operations })).body.error_count, 0);
      const rows = rowsIn(await gala.get('/referenceTypes/formulas?format=csv'));
      assert.deepEqual(
        rows.map(({ name }) => name),
        [...kept, ...Object.values(escaped)],
      );
    });

    it('only their own records for callers who are limited to these', async () => {
      const own = { token: token({ sub: 'contact-1', permissions: ['abstractReviews.*:own'] }) };
      const review = await sample(gala, 'abstractReviews', tenant);
      for (const contact_id of ['contact-1', 'contact-2']) {
        const { status } = await gala.post(`/abstractReviews/${tenant}`, { ...review, assignee: { contact_id } });
        assert.equal(status, 200);
      }
      const address = `/abstractReviews/${tenant}/event/event-1?format=csv`;
      const contacts = rowsIn(await gala.get(address)).map((row) => row['assignee.contact_id']);
      assert.deepEqual(contacts, ['contact-1', 'contact-2']);
      const [row, ...more] = rowsIn(await gala.get(address, own));
      assert.deepEqual([row?.['assignee.contact_id'], row?.sys_created_by_id, more], ['contact-1', '', []]);
    });
  });

  describe('a list of many records', () => {
    const address = '/functionTypes/many?fields=id&format=csv';
    let ids: string[];
    before(async () => {
      ids = await filled(gala, 'functionTypes', 'many', 2100);
    });
    const found = (reply: Reply) => rowsIn(reply).map(({ id }) => id);

    it('has all of them under one header, in chunks', async () => {
      const reply = await gala.get(address);
      assert.deepEqual(found(reply), ids);
      assert.deepEqual([reply.headers['transfer-encoding'], reply.headers['content-length']], ['chunked', undefined]);
      assert.equal(reply.headers['x-last-evaluated-key'], undefined);
    });

    it('is one page if a limit is given, and its headers name the next', async () => {
      const first = await gala.get(`${address}&limit=1000`);
      const key = first.headers['x-last-evaluated-key'];
      assert.deepEqual(found(first), ids.slice(0, 1000));
      assert.match(first.headers.link ?? '', /^<\/events\/functionTypes\/many\?.*format=csv.*>; rel="next"$/);
      assert.deepEqual(found(await gala.get(`${address}&exclusiveStartKey=${key}`)), ids.slice(1000));
      const json = await gala.get(`/functionTypes/many?exclusiveStartKey=${key}&limit=3`);
      assert.deepEqual(idsOf(json), ids.slice(1000, 1003), 'the keys are those of JSON');
      const last = await gala.get(`${address}&limit=1000&exclusiveStartKey=${json.headers['x-last-evaluated-key']}`);
      assert.deepEqual(found(last), ids.slice(1003, 2003));
    });

    it('has the same headers for HEAD', async () => {
      const { status, headers } = await gala.call('HEAD', address);
      const { 'content-type': type, 'content-length': length } = headers;
      assert.deepEqual([status, type, length], [200, 'text/csv; charset=utf-8; header=present', undefined]);
    });
  });
};
