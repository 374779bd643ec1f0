/** CSV as people use it: in spreadsheets, with what they asked their guests, and of what they searched for. */
import { strict as assert } from 'node:assert';
import { parse } from 'csv-parse/sync';
import { marksOf } from '../../src/schema/marks.js';
import { contacts, forAll, openRound, scene } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';
import { type Reply, type RequestOptions, token } from '../support/harness.js';
import { documents } from '../support/replies.js';
import { made } from '../support/samples.js';
import { filled } from './pages.js';

type Row = Record<string, string>;

const rowsIn = ({ text }: Reply): Row[] => parse(text, { columns: true, bom: true, record_delimiter: '\r\n' });
const columnsIn = ({ text }: Reply): string[] =>
  (parse(text, { to: 1, record_delimiter: '\r\n' }) as string[][])[0] ?? [];
const answersIn = (columns: readonly string[]) => columns.filter((name) => name.startsWith('custom_field_values'));
const text = (id: string, string_value: string) => ({ custom_field_id: id, string_value });
const column = (id: string) => `custom_field_values[${id}]`;
const csv: RequestOptions = { headers: { Accept: 'text/csv' } };

export const sheets: Suite = (start) => {
  const gala = served(start);

  describe('an organizer who opens a list in a spreadsheet', () => {
    before(async () => {
      await made(gala, 'referenceTypes', { name: 'Zoë' }, 'marked');
    });
    const isMarked = ({ text }: Reply) => text.startsWith('\ufeff');

    it('sees accents as they are: the file begins with a byte order mark if it is asked for, once', async () => {
      for (const [query, options] of [['format=csv&'], ['', csv]] as const)
        for (const flag of ['true', '1']) {
          const reply = await gala.get(`/referenceTypes/marked?${query}bom=${flag}`, options);
          assert.deepEqual(
            [isMarked(reply), reply.text.lastIndexOf('\ufeff'), rowsIn(reply)[0]?.name],
            [true, 0, 'Zoë'],
          );
        }
      await filled(gala, 'functions', 'marked', 1100);
      const many = await gala.post('/functions/marked/search?format=csv&bom=true', {});
      assert.deepEqual([isMarked(many), many.text.lastIndexOf('\ufeff'), rowsIn(many).length], [true, 0, 1100]);
    });

    it('gets it in each page of a limit, since each is a file', async () => {
      const { headers, text } = await gala.get('/functions/marked?format=csv&bom=true&limit=1');
      assert.match(text, /^\ufeff/);
      const next = await gala.get(headers.link?.replace(/^<\/events|>.*$/g, '') ?? '');
      assert.deepEqual([isMarked(next), rowsIn(next).length], [true, 1]);
      assert.ok(next.headers['content-length'], String(Buffer.byteLength(next.text)));
    });

    it('does not get it unasked for, and JSON never has one', async () => {
      for (const query of [
        'format=csv',
        'format=csv&bom=false',
        'format=csv&bom=0',
        'bom=true',
        'bom=true&format=json',
      ])
        assert.ok(!isMarked(await gala.get(`/referenceTypes/marked?${query}`)), query);
      assert.equal((await gala.get('/referenceTypes/marked?format=csv&bom=yes')).status, 400);
    });

    it('finds the fields of the record first, and those of the server at the end', async () => {
      const names = columnsIn(await gala.get('/functions/marked?format=csv'));
      const first = names.findIndex((name) => name.startsWith('sys_'));
      assert.equal(names[0], 'id');
      assert.ok(names.indexOf('name') < first);
      assert.ok(
        names.slice(first).every((name) => name.startsWith('sys_')),
        `${names}`,
      );
      const asked = columnsIn(await gala.get('/functions/marked?format=csv&fields=sys_version,name'));
      assert.deepEqual(asked, ['id', 'sys_version', 'name']);
    });
  });

  describe('an organizer who asked guests', () => {
    const list = (query = '', tenant = 'asked') => gala.get(`/functionTickets/${tenant}?format=csv${query}`);
    const ticket = (values: readonly object[] | undefined, tenant = 'asked') =>
      made(gala, 'functionTickets', values === undefined ? {} : { custom_field_values: values }, tenant);

    it('finds one column for each question, whoever skipped some or answered in another order', async () => {
      await ticket([text('meal', 'vegan')]);
      await ticket(undefined);
      await ticket([{ custom_field_id: 'size', numeric_value: 42.5 }, text('meal', 'fish')]);
      await ticket([]);
      const reply = await list();
      const rows = rowsIn(reply);
      assert.deepEqual(answersIn(columnsIn(reply)), [column('meal'), column('size'), 'custom_field_values']);
      assert.deepEqual(
        rows.map((row) => [row[column('meal')], row[column('size')], row.custom_field_values]),
        [
          ['vegan', '', ''],
          ['', '', ''],
          ['fish', '42.5', ''],
          ['', '', '[]'],
        ],
      );
    });

    it('reads values as people write them, and can tell a text from what it looks like', async () => {
      const cells: readonly [object, string][] = [
        [{ string_value: 'a "b", c\r\nd' }, 'a "b", c\r\nd'],
        [{ string_value: '=1+1' }, "'=1+1"],
        [{ string_value: '+49 30 1' }, "'+49 30 1"],
        [{ string_value: '007' }, '007'],
        [{ string_value: '12.5' }, '"12.5"'],
        [{ string_value: 'True' }, '"True"'],
        [{ string_value: '12,5' }, '"12,5"'], // a spreadsheet in another language saves numbers so
        [{ string_value: 'WAHR' }, '"WAHR"'],
        [{ string_value: 'Wahr' }, 'Wahr'],
        [{ numeric_value: -12.5 }, '-12.5'],
        [{ boolean_value: false }, 'false'],
        [{ list_value: ['A', 'B;C'] }, '["A","B;C"]'],
        [{ list_value: [] }, '[]'],
        [{ file_url_value: 'https://example.org/a.pdf' }, '{"file_url_value":"https://example.org/a.pdf"}'],
        [{ table_value: [{ a: 1 }] }, '{"table_value":[{"a":1}]}'],
        [{}, '{}'],
      ];
      await ticket(
        cells.map(([value], n) => ({ custom_field_id: `q${n}`, ...value })),
        'kinds',
      );
      const [row = {}] = rowsIn(await list('', 'kinds'));
      for (const [n, [value, cell]] of cells.entries()) assert.equal(row[column(`q${n}`)], cell, JSON.stringify(value));
    });

    it('loses no answer: what has no column is in the last one', async () => {
      const [double, none] = [text('x', 'second'), { string_value: 'of no field' }];
      await ticket([text('x', 'first'), double, none], 'rest');
      const [row] = rowsIn(await list('', 'rest'));
      assert.equal(row?.[column('x')], 'first');
      assert.deepEqual(JSON.parse(row?.custom_field_values ?? ''), [double, none]);
      const many = Array.from({ length: 203 }, (_, n) => text(`q${n}`, `${n}`));
      await ticket(many, 'wide');
      const wide = await list('', 'wide');
      assert.equal(answersIn(columnsIn(wide)).length, 201);
      assert.deepEqual(JSON.parse(rowsIn(wide)[0]?.custom_field_values ?? ''), many.slice(200));
    });

    it('loses none that comes after the first page either', async () => {
      const of = (n: number) => ({ custom_field_values: [text(n < 1000 ? 'early' : 'late', `a${n}`)] });
      for (let from = 0; from < 1002; from += 100) {
        const objects = Array.from({ length: Math.min(100, 1002 - from) }, (_, n) => ({ name: 'x', ...of(from + n) }));
        const operations = objects.map((object) => ({ operation: 'create', object }));
        assert.equal((await gala.post('/functionTypes/long/batch', { operations })).body.error_count, 0);
      }
      const reply = await gala.get('/functionTypes/long?format=csv');
      const rows = rowsIn(reply);
      assert.deepEqual(answersIn(columnsIn(reply)), [column('early'), 'custom_field_values']);
      assert.deepEqual([rows.length, rows[999]?.[column('early')], rows[999]?.custom_field_values], [1002, 'a999', '']);
      assert.deepEqual(JSON.parse(rows[1001]?.custom_field_values ?? ''), [text('late', 'a1001')]);
    });

    it('selects single questions, in CSV and in JSON', async () => {
      const [a, b, dotted] = [text('a', '1'), text('b', '2'), text('c.d]', '3')];
      const { id } = await ticket([a, b, dotted], 'chosen');
      const fields = `name,${column('c.d]')},${column('a')},${column('none')}`;
      const reply = await list(`&fields=${encodeURIComponent(fields)}`, 'chosen');
      assert.deepEqual(columnsIn(reply), ['id', ...fields.split(',')]);
      assert.deepEqual(Object.values(rowsIn(reply)[0] ?? {}).slice(2), ['"3"', '"1"', '']);
      const read = await gala.get(`/functionTickets/chosen/${id}?fields=${encodeURIComponent(fields)}`);
      assert.deepEqual(read.body.custom_field_values, [a, dotted]);
      const mixed = `${column('a')},custom_field_values.string_value`;
      const { body } = await gala.get(`/functionTickets/chosen/${id}?fields=${mixed}`);
      assert.deepEqual(body.custom_field_values, [a, { string_value: '2' }, { string_value: '3' }]);
      const both = columnsIn(await list(`&fields=${column('b')},custom_field_values`, 'chosen'));
      assert.deepEqual(both, ['id', column('b'), column('a'), column('c.d]'), 'custom_field_values']);
      const refused = await gala.get(`/referenceTypes/chosen?fields=${column('a')}`);
      assert.deepEqual([refused.status, refused.body.code], [400, 'unknown_field']);
    });
  });

  describe('a search as CSV', () => {
    const search = (body: object, query = '', options?: RequestOptions) =>
      gala.post(`/functions/found/search?${query}`, body, options);
    let ids: string[];
    before(async () => {
      ids = await filled(gala, 'functions', 'found', 2100);
    });
    const idsIn = (reply: Reply) => rowsIn(reply).map(({ id }) => id);

    it('has all that is found, under one header, from one request', async () => {
      for (const [query, options] of [['format=csv'], ['', csv]] as const) {
        const reply = await search({ event_ids: ['event-1'] }, query, options);
        assert.deepEqual(idsIn(reply), ids);
        assert.equal(reply.headers['content-disposition'], 'attachment; filename="functions.csv"');
        assert.deepEqual(
          [reply.headers['transfer-encoding'], reply.headers['x-last-evaluated-key']],
          ['chunked', undefined],
        );
      }
      assert.deepEqual(idsIn(await search({ event_ids: ['no-event'] }, 'format=csv')), []);
      const some = ids.slice(3, 6);
      assert.deepEqual(
        idsIn(await search({ ids: some }, 'format=csv&sort=-sys_created_at&count=false')),
        some.reverse(),
      );
    });

    it('is one page if a limit is given, and goes on from a key in the query or the body', async () => {
      const first = await search({}, 'format=csv&limit=1000&count=true');
      const key = first.headers['x-last-evaluated-key'];
      assert.deepEqual([idsIn(first), first.headers.total], [ids.slice(0, 1000), '2100']);
      const json = await search({}, 'limit=1000');
      assert.equal(json.body.LastEvaluatedKey, key, 'the keys are those of JSON');
      assert.deepEqual(idsIn(await search({}, `format=csv&exclusiveStartKey=${key}`)), ids.slice(1000));
      assert.deepEqual(idsIn(await search({ exclusiveStartKey: key }, 'format=csv')), ids.slice(1000));
      const other = await search({ exclusiveStartKey: key }, `format=csv&exclusiveStartKey=${key?.replace(/.$/, '_')}`);
      assert.deepEqual([other.status, other.body.code], [400, 'page_key_invalid']);
    });

    it('has the selected columns; otherwise those of the summaries, or all', async () => {
      const some = { ids: ids.slice(0, 1) };
      assert.deepEqual(columnsIn(await search(some, 'format=csv&fieldsToReturn=event_id,name')), [
        'id',
        'event_id',
        'name',
      ]);
      const [whole, list] = [await search(some, 'format=csv'), await gala.get('/functions/found?format=csv&limit=1')];
      assert.equal(whole.text, list.text);
      const { id } = await made(gala, 'references', { name: 'Ada' }, 'found');
      const summaries = (query: string) => gala.post(`/references/found/search?${query}`, { ids: [id] });
      const rows = await summaries('format=csv');
      const { summary } = marksOf(documents.find(({ name }) => name === 'awards') ?? assert.fail(), 'references');
      assert.deepEqual(columnsIn(rows), ['id', ...(summary ?? assert.fail())]);
      assert.equal(rowsIn(rows)[0]?.name, 'Ada');
    });
  });

  it('a reviewer of a blind round sees neither answers of authors nor what they were asked', async () => {
    const of = await scene(gala, {
      rules: [forAll(...contacts('rex'))],
      abstracts: [{ name: 'Mary', custom_field_values: [text('employer-of-mary', 'Babbage & Co')] }],
      process: { enable_blind_review: true },
    });
    await openRound(gala, of);
    const rex = { token: token({ sub: 'rex', permissions: ['abstracts.*:own', 'abstractReviews.*:own'] }) };
    const ways = (as?: RequestOptions) => [
      gala.get(`/abstracts/${of.tenant}?format=csv`, as),
      gala.post(`/abstracts/${of.tenant}/search?format=csv`, {}, as),
      gala.get(`/abstracts/${of.tenant}?format=csv&fields=${column('employer-of-mary')}`, as),
    ];
    const [seen, all] = [await Promise.all(ways(rex)), await Promise.all(ways())];
    for (const [n, reply] of all.entries()) {
      assert.match(reply.text, /employer-of-mary.*Babbage/s);
      assert.deepEqual(
        rowsIn(seen[n] as Reply).map(({ id }) => id),
        [of.abstracts[0]],
      );
      assert.doesNotMatch(seen[n]?.text ?? '', /Babbage/);
      if (n < 2) assert.doesNotMatch(seen[n]?.text ?? '', /employer-of-mary/);
    }
  });
};
