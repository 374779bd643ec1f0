/** What people were asked, as columns of CSV: all values come back as they were. */
import { strict as assert } from 'node:assert';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { type Columns, csvRow, customColumn, elementIn, plainCell, rowsOf, unguarded } from '../../src/schema/csv.js';

/** As a spreadsheet has them: like numbers, booleans, JSON and formulas. */
const texts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;\'",.[]{}0123456789eE truefalsTRUEFALSnN'), minLength: 1 }),
  fc.json(),
  fc.double().map(String),
  fc.constantFrom(
    'true',
    'False',
    'WAHR',
    'null',
    '12.50',
    '12,5',
    '007',
    '+49',
    '1e3',
    '12345678901234567890',
    ' 1',
    '"',
    '[]',
    '{}',
  ),
);
const kinds: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string_value: texts,
  numeric_value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0),
  boolean_value: fc.boolean(),
  list_value: fc.array(texts, { maxLength: 4 }),
  file_url_value: texts,
  table_value: fc.array(fc.dictionary(fc.constantFrom('a', '=b'), texts, { noNullPrototype: true }), { maxLength: 2 }),
};
/** Each has one value, or several, or none. */
const one: fc.Arbitrary<object> = fc
  .constantFrom(...Object.keys(kinds))
  .chain((kind) => fc.record({ [kind]: kinds[kind] ?? texts }));
const elements: fc.Arbitrary<object> = fc
  .tuple(texts, fc.oneof(one, fc.record(kinds, { requiredKeys: [] })))
  .map(([custom_field_id, values]) => ({ custom_field_id, ...values }));

describe('Answers in CSV', () => {
  it('come back as they were, whatever they look like, also from a spreadsheet that separates with semicolons', () => {
    const differentOnes = fc.uniqueArray(elements, { selector: customColumn, minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(differentOnes, (custom_field_values) => {
        const columns: Columns = new Map(custom_field_values.map((element) => [customColumn(element), undefined]));
        const file = csvRow([...columns.keys()]) + rowsOf(columns)({ custom_field_values });
        const [names = [], cells = [], ...more] = parse(file, { record_delimiter: '\r\n' }) as string[][];
        for (const separator of [',', ';']) {
          const read = names.map((name, n) => elementIn(plainCell(cells[n] ?? '', separator), unguarded(name)));
          assert.deepEqual([read, more], [custom_field_values, []]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
