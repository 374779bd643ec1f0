import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { BSON } from 'mongodb';
import { Doc, type Stored } from '../../../src/store/doc.js';
import { documentOf, jsonOf } from '../../../src/store/mongo/document.js';

const key = { collection: 'things', tenant: 'acme', id: 'a' };
const written = (record: Stored) =>
  BSON.serialize(documentOf(key, Doc.ofRecord(record), [{ path: 'text' }, { path: '_folded' }, { path: 'no.such' }]));

describe('JSON made of what MongoDB keeps', () => {
  it('is the JSON that was written, whatever it holds', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('_id', 'tenant', '%folded', '_folded', 'a.b', '$set', '%2E', '_bsontype'),
    );
    const odd = fc.constantFrom(null, -0, 2 ** 31, -(2 ** 31), Number.MAX_SAFE_INTEGER, 1e-7, '\u2028"\\\n\u0001é🙂');
    const leaf = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.integer(), fc.boolean(), odd);
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value')), fc.dictionary(name, tie('value'))),
    }));
    fc.assert(
      fc.property(fc.dictionary(name, value), (fields) => {
        const record = { ...fields, id: 'a', sys_version: 1 };
        assert.equal(jsonOf(written(record)).toString(), JSON.stringify(record));
      }),
      { numRuns: 200 },
    );
  });

  it('holds large documents, and small ones after them', () => {
    for (const length of [10, 70_000, 1_000_000, 10]) {
      const record = { id: 'a', text: '\u0001'.repeat(length), list: Array(length / 10).fill({}), sys_version: 1 };
      assert.equal(jsonOf(written(record)).toString(), JSON.stringify(record));
    }
  });

  it('is the nearest JSON for values that another program wrote', () => {
    const at = new Date('2026-03-01T12:00:00.000Z');
    const large = BSON.Long.fromNumber(2 ** 40);
    const document = BSON.serialize({ _id: 'acme/a', tenant: 'acme', at, large, 'a%2Eb': 1 });
    assert.equal(jsonOf(document).toString(), '{"at":"2026-03-01T12:00:00.000Z","large":1099511627776,"a.b":1}');
  });
});
