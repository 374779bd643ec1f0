/** Files as people and spreadsheets write them: their languages, encodings, separators, headers and cells. */
import { strict as assert } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { fileAt } from '../../src/commands/file.js';
import { type Reading, rowsIn } from '../../src/commands/rows.js';
import { columnsOf } from '../../src/schema/csv.js';
import { Document, type Schema } from '../../src/schema/document.js';
import { marked } from '../../src/schema/marks.js';
import { freshFolder } from '../support/folder.js';

/** As a resource of events, or a closed one of awards. */
function fieldsOf(resource: string, service: string) {
  const document = Document.load(service);
  const record = document.record(resource) as Schema;
  const links = marked(document, record, 'x-refers-to').filter(([, target]) => !target.startsWith('external:'));
  return { columns: columnsOf(document, record), links, isOpen: service === 'events' };
}

describe('A file that a spreadsheet has saved', () => {
  const folder = freshFolder();
  const events = fieldsOf('functions', 'events');

  async function readOf(content: string | Buffer, reading: Partial<Reading> = {}, fields = events) {
    const { format = 'csv' } = reading;
    const path = join(folder.path, `m.${format}`);
    await writeFile(path, content);
    const rows = [];
    for await (const row of rowsIn(fileAt(path), fields, { format, ...reading })) rows.push(row);
    return rows;
  }
  const recordsOf = async (...given: Parameters<typeof readOf>) => {
    const rows = await readOf(...given);
    assert.deepEqual(
      rows.flatMap(({ problems }) => problems),
      [],
    );
    return rows.map(({ record }) => ({ ...record }));
  };

  it('may have the question before the name of a custom field, with its commas and lines', async () => {
    const text = 'name,"Which rank,\nand why? custom_field_values[a]"\nDinner,1\n';
    const answer = { custom_field_id: 'a', numeric_value: 1 };
    assert.deepEqual(await recordsOf(text), [{ name: 'Dinner', custom_field_values: [answer] }]);
  });
  const problemsOf = async (...given: Parameters<typeof readOf>) =>
    (await readOf(...given)).flatMap(({ problems }) => problems.map((problem) => problem.join()));
  /** What the refusal says, without the folder. */
  const refusalOf = async (...given: Parameters<typeof readOf>) => {
    const refused = await readOf(...given).then(
      () => assert.fail('it is not refused'),
      (error: Error) => error,
    );
    return refused.message.replaceAll(`${folder.path}/`, '');
  };
  const table = (names: readonly string[], separator = ',') =>
    ['sys_external_id', ...names]
      .map((name, n) => (n === 0 ? `name${separator}${name}` : `${name}${separator}k${n}`))
      .join('\r\n');

  for (const [language, encoding, names] of [
    ['German', 'windows-1252', ['Jürgen Groß', 'Änne Löwe']],
    ['French', 'windows-1252', ['Zoë', 'François Lefèvre', 'L’été à 50 €']],
    ['Spanish', 'windows-1252', ['María Peña']],
    ['Danish', 'windows-1252', ['Søren Ærø']],
    ['Polish', 'windows-1250', ['Łukasz Żółć', 'Małgorzata Wiśniewska']],
    ['Czech', 'windows-1250', ['Jiří Dvořák', 'Němcová']],
    ['Hungarian', 'windows-1250', ['Őry Bálint']],
    ['Greek', 'windows-1253', ['Γιώργος Παπαδόπουλος', 'Ελένη']],
    ['Russian', 'windows-1251', ['Иван Петров', 'Ольга']],
    ['Turkish', 'windows-1254', ['Güneş Şahin']],
    ['French on a Macintosh', 'macintosh', ['Zoë', 'François']],
    ['German of MS-DOS', 'cp850', ['Jürgen Groß', 'Köln']],
  ] as const)
    it(`${language}: refused with the encoding that reads it, and read with it`, async () => {
      const bytes = iconv.encode(table(names), encoding);
      const [first = ''] = names.join(' ').match(/\S*[^\x20-\x7f]\S*/) ?? [];
      const said = await refusalOf(bytes);
      assert.match(
        said,
        /^m\.csv, line 2, column name: not UTF-8\. With --encoding \S+ it reads ".*Nothing was sent\.$/,
      );
      assert.ok(said.includes(`--encoding ${encoding} it reads "${first}"`), said);
      assert.deepEqual(
        (await recordsOf(bytes, { encoding })).map(({ name }) => name),
        names,
      );
    });

  it('no file of eastern names is said to be western alone', async () => {
    for (const name of ['Dvořák', 'Łódź', 'Żaneta', 'Čapek', 'Šťastný']) {
      const said = await refusalOf(iconv.encode(`name\n${name}\n`, 'windows-1250'));
      assert.ok(said.includes(`windows-1250 it reads "${name}"`), said);
    }
  });

  it('says which field of NDJSON is not UTF-8', async () => {
    const said = await refusalOf(iconv.encode('{"name":"A"}\n{"a":"b","name":"Zoë"}\n', 'windows-1252'), {
      format: 'ndjson',
    });
    assert.equal(
      said,
      'm.ndjson, line 2, column name: not UTF-8. With --encoding windows-1252 it reads "Zoë". Nothing was sent.',
    );
  });

  it('counts lines and names columns below a first line sep=, and texts of several lines', async () => {
    const text = 'sep=;\r\nevent_id;name\r\ne;"A\r\nB"\r\n\r\ne;Zoë\r\n';
    assert.match(await refusalOf(iconv.encode(text, 'windows-1252')), /^m\.csv, line 6, column name: not UTF-8/);
  });

  it('a file of two encodings is not decoded with one of them', async () => {
    const bytes = Buffer.concat([Buffer.from('name\nZoë\n'), iconv.encode('Jürgen\n', 'windows-1252')]);
    assert.match(
      await refusalOf(bytes),
      /^m\.csv, line 3, column name: not UTF-8\. Other cells are UTF-8: save it again/,
    );
  });

  it('UTF-8 is not read as another encoding, nor one encoding as another that lacks a letter', async () => {
    assert.match(await refusalOf('name\nZoë\n', { encoding: 'windows-1252' }), /is UTF-8: load it without --encoding/);
    const polish = iconv.encode('name\nŚwit\n', 'windows-1250');
    assert.match(
      await refusalOf(polish, { encoding: 'iso-8859-2' }),
      /line 2, column name: not ISO-8859-2\. With --encoding windows-1250/,
    );
    assert.match(await refusalOf('name\n', { encoding: 'klingon' }), /^There is no encoding klingon/);
  });

  it('what is called Latin-1 has quotes and the euro, as in browsers', async () => {
    const bytes = iconv.encode('name\n’€\n', 'windows-1252');
    assert.deepEqual(await recordsOf(bytes, { encoding: 'ISO-8859-1' }), [{ name: '’€' }]);
  });

  it('a damaged letter that is in a file of UTF-8 is what it is', async () => {
    assert.deepEqual(await recordsOf('name\nZo\ufffd\n'), [{ name: 'Zo\ufffd' }]);
  });

  it('"Unicode text" of Excel is read as it is: UTF-16 with tabs', async () => {
    for (const encoding of ['utf-16le', 'utf-16be']) {
      const bytes = iconv.encode('\ufeffname\tdisplay_order\r\n"Łódź\tZoë"\t12,5\r\n', encoding);
      assert.deepEqual(await recordsOf(bytes), [{ name: 'Łódź\tZoë', display_order: 12.5 }]);
    }
  });

  it('line ends of an old Macintosh are line ends', async () => {
    assert.deepEqual(
      await readOf('name,description\rA,b\r\rC,d\r').then((rows) =>
        rows.map(({ line, record }) => [line, record.name]),
      ),
      [
        [2, 'A'],
        [4, 'C'],
      ],
    );
  });

  it('of an old Macintosh has line breaks in its cells', async () => {
    assert.deepEqual(await recordsOf('name;description\rA;"b\nc; d"\rE;f\r'), [
      { name: 'A', description: 'b\nc; d' },
      { name: 'E', description: 'f' },
    ]);
  });

  it('UTF-16 without a byte order mark is said to be no text, and read with its encoding', async () => {
    const bytes = iconv.encode('name\tdescription\r\nA\tb\r\n', 'utf-16le');
    assert.match(
      await refusalOf(bytes),
      /^m\.csv is no text: save it as CSV\. If it is UTF-16, name its --encoding: utf-16le/,
    );
    assert.deepEqual(await recordsOf(bytes, { encoding: 'utf-16le' }), [{ name: 'A', description: 'b' }]);
  });

  it('typographic apostrophes and a euro alone are read as Windows writes them', async () => {
    for (const [name, read] of [
      ['O’Brien', 'O’Brien'],
      ['5 €', '€'],
    ]) {
      const said = await refusalOf(iconv.encode(`name\n${name}\n`, 'windows-1252'));
      assert.ok(said.includes(`--encoding windows-1252 it reads "${read}"`), said);
    }
  });

  it('a quote in a cell without quotes is refused in words', async () => {
    assert.match(
      await refusalOf('name,description\nA "B" C,d\n'),
      /a quote is found on field 0 at line 2, in a cell without quotes around it\. Nothing was sent\.$/,
    );
  });

  it('semicolons, tabs and a first line sep= separate, whatever is in the texts', async () => {
    const text = 'a, b, c; d, "e", f';
    const expected = [{ name: text, description: 'x' }];
    for (const separator of [',', ';', '\t']) {
      const cells = `"${text.replaceAll('"', '""')}"${separator}x`;
      const plain = `name${separator}description\r\n${cells}\r\n`;
      assert.deepEqual(await recordsOf(plain), expected);
      assert.deepEqual(await recordsOf(`\ufeff${plain}`), expected);
      for (const first of [`sep=${separator}`, `SEP=${separator}`, `"sep=${separator}"`])
        assert.deepEqual(await recordsOf(`${first}\r\n${plain}`), expected, first);
    }
    assert.deepEqual(await recordsOf('sep=|\nname|description\na,b;c|x\n'), [{ name: 'a,b;c', description: 'x' }]);
    assert.deepEqual(await recordsOf('name\n"a;b,c"\n'), [{ name: 'a;b,c' }]);
    assert.deepEqual(await problemsOf('sep=;\nname;is_active\nA;x\n'), ['3,is_active,type,must be true or false']);
  });

  it('numbers have a decimal comma where semicolons separate, and a point that may be either is refused', async () => {
    const read = async (cell: string, separator = ';') =>
      (await recordsOf(`name${separator}display_order\nA${separator}${cell}\n`))[0]?.display_order;
    for (const [cell, value] of [
      ['12,5', 12.5],
      ['-0,25', -0.25],
      ['1.234,5', 1234.5],
      ['1.234.567', 1_234_567],
      ['1\u202f234,5', 1234.5],
      ['12.5', 12.5],
      ['7', 7],
      ['0.125', 0.125],
    ] as const)
      assert.equal(await read(cell), value, cell);
    assert.equal(await read('1.234', ','), 1.234);
    assert.equal(await read('12,5', '\t'), 12.5);
    const unclear = '2,display_order,type,must be a number that is clear: 1234 or 1.2340?';
    assert.deepEqual(await problemsOf('name;display_order\nA;1.234\n'), [unclear]);
    assert.deepEqual(await problemsOf('name\tdisplay_order\nA\t1.234\n'), [unclear]);
    assert.match(`${await problemsOf('name\tdisplay_order\nA\t1,234\n')}`, /must be a number/);
    assert.match(`${await problemsOf('name,display_order\nA,"12,5"\n')}`, /must be a number/);
  });

  it('booleans are written in the language of the spreadsheet', async () => {
    const words = [
      'TRUE,WAHR,VRAI,VERDADERO,VERO,WAAR,VERDADEIRO,PRAWDA,PRAVDA,SANT,SAND,SANN,TOSI,IGAZ,ADEVĂRAT,DOĞRU,ИСТИНА,ΑΛΗΘΈΣ,ΑΛΗΘΕΣ',
      'FALSE,FALSCH,FAUX,FALSO,ONWAAR,FAŁSZ,NEPRAVDA,FALSKT,FALSK,USANN,EPÄTOSI,HAMIS,FALS,YANLIŞ,ЛОЖЬ,ΨΕΥΔΈΣ,ΨΕΥΔΕΣ',
    ].map((all) => all.split(','));
    for (const [n, all] of words.entries()) {
      const records = await recordsOf(`name;is_active\n${all.map((word) => `${word};${word}\n`).join('')}`);
      assert.deepEqual(
        records,
        all.map((name) => ({ name, is_active: n === 0 })),
      );
    }
    assert.deepEqual(await problemsOf('name;is_active\nA;yes\n'), ['2,is_active,type,must be true or false']);
  });

  it('lists are written with semicolons, or as JSON', async () => {
    const read = async (cell: string) => (await recordsOf(`name,room_ids\nA,${cell}\n`))[0]?.room_ids;
    assert.deepEqual(await read('r1;r2 ; r3;'), ['r1', 'r2', 'r3']);
    assert.deepEqual(await read('7'), ['7']);
    assert.deepEqual(await read('"[""a;b""]"'), ['a;b']);
    assert.deepEqual(await recordsOf('name;room_ids\nA;"r1;r2"\n'), [{ name: 'A', room_ids: ['r1', 'r2'] }]);
  });

  it('a header that is nearly a field is refused with the name that is meant, all at once', async () => {
    assert.equal(
      await refusalOf('name,event_id,Start_Date\nS,e,2027-09-14T07:00:00Z\n'),
      'm.csv has the column "Start_Date": did you mean start_date? With --keep-unknown it is stored as it is. Nothing was sent.',
    );
    const said = await refusalOf('Name,event id,capcity_options.capacity,Seen by Bob\n');
    for (const [name, meant] of [
      ['Name', 'name'],
      ['event id', 'event_id'],
      ['capcity_options.capacity', 'capacity_options.capacity'],
    ])
      assert.ok(said.includes(`"${name}": did you mean ${meant}?`), said);
    assert.doesNotMatch(said, /Bob/);
    assert.deepEqual(await recordsOf('name,Start_Date,Seen by Bob\nS,x,y\n', { keepsUnknown: true }), [
      { name: 'S', Start_Date: 'x', 'Seen by Bob': 'y' },
    ]);
    const closed = await refusalOf('Name,other,color\n', {}, fieldsOf('referenceTypes', 'awards'));
    assert.match(
      closed,
      /"Name": did you mean name\?\nand the column "other", which is no field\.\nand the column "color", which/,
    );
    assert.doesNotMatch(closed, /keep-unknown/);
  });

  it('a column of external ids belongs to a field that names records', async () => {
    const text = 'name,event_id@external,type_id@external\nA,e-1,\n';
    assert.deepEqual(await recordsOf(text), [{ name: 'A', event_id: { external: 'e-1' } }]);
    assert.match(
      await refusalOf('name,event_id@external,event_id\nA,e-1,x\n'),
      /has the column "event_id@external" twice/,
    );
    const coupons = fieldsOf('coupons', 'events');
    const [coupon] = await recordsOf('name,event_ids@external\nA,e-1; e-2\n', {}, coupons);
    assert.deepEqual(coupon?.event_ids, [{ external: 'e-1' }, { external: 'e-2' }]);
    const said = await refusalOf('name,display_order@external,evnt_id@external\n');
    assert.match(said, /"display_order@external", but display_order does not name records of this server\./);
    assert.match(said, /"evnt_id@external": did you mean event_id@external\?/);
  });

  it('empty columns are ignored while they are empty', async () => {
    assert.deepEqual(await recordsOf('name,event_id,,\nA,e,,\n'), [{ name: 'A', event_id: 'e' }]);
    assert.deepEqual(await recordsOf('name,event_id\nA,e,,\nB,e,\n').then((all) => all.length), 2);
    assert.deepEqual(await problemsOf('name,,event_id,\nA,,e,x\nB,e\n'), [
      '2,,columns,is in column 4, which has no name',
      '3,,columns,has 2 cells, and the header 4',
    ]);
  });

  it('rows without anything are none, also before the header', async () => {
    assert.deepEqual(await recordsOf(';\r\n;\r\nname;event_id\r\nA;e\r\n;\r\n\r\n;\r\n'), [
      { name: 'A', event_id: 'e' },
    ]);
  });

  it('Excel leaves out the separators of columns that are empty in 16 rows; other rows that are too short are broken', async () => {
    const full = Array.from({ length: 15 }, (_, n) => `F${n};e;d\r\n`).join('');
    const short = Array.from({ length: 16 }, (_, n) => `S${n};e\r\n`).join('');
    const head = `name;event_id;description\r\n`;
    const records = await recordsOf(`${head}${full}${short}${short}L;e;d\r\n`);
    assert.equal(records.length, 48);
    assert.deepEqual(records.slice(14, 16), [
      { name: 'F14', event_id: 'e', description: 'd' },
      { name: 'S0', event_id: 'e' },
    ]);
    assert.deepEqual(await problemsOf(`${head}A;e\r\n`), ['2,,columns,has 2 cells, and the header 3']);
    assert.deepEqual(await problemsOf(`${head}${full}${short}${short.replace('S7;e', 'S7')}`), [
      '40,,columns,has 1 cells, and the header 3',
    ]);
  });
});
