/** Findings of a validator, in the words of an error. */
import { strict as assert } from 'node:assert';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { invalidRequest } from '../../src/document/details.js';
import { findings } from '../../src/document/findings.js';

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });

describe('Details', () => {
  const schema = {
    type: 'object',
    required: ['name', 'a/b'],
    properties: {
      name: { type: 'string', maxLength: 3 },
      'a/b': {},
      status: { enum: ['open'] },
      list: { type: 'array', items: { type: 'object', required: ['~'], additionalProperties: false } },
      never: false,
    },
    unevaluatedProperties: false,
  };
  const validate = ajv.compile(schema);
  const details = (value: unknown) => invalidRequest(findings(validate, value)).details;

  const cases: [string, object, { pointer: string; code: string; message?: string }][] = [
    ['a missing field', { 'a/b': 1 }, { pointer: '/name', code: 'required', message: 'is required' }],
    ['a missing field with a slash', { name: 'x' }, { pointer: '/a~1b', code: 'required' }],
    ['a field of another type', { name: 1, 'a/b': 1 }, { pointer: '/name', code: 'type', message: 'must be a string' }],
    ['a rule of two words', { name: 'long', 'a/b': 1 }, { pointer: '/name', code: 'max_length' }],
    ['an unknown value', { name: 'x', 'a/b': 1, status: 'shut' }, { pointer: '/status', code: 'enum' }],
    ['an unknown field', { name: 'x', 'a/b': 1, more: 1 }, { pointer: '/more', code: 'unknown_field' }],
    ['an unknown field with a tilde', { name: 'x', 'a/b': 1, '~/': 1 }, { pointer: '/~0~1', code: 'unknown_field' }],
    ['a missing field of an item', { name: 'x', 'a/b': 1, list: [{}] }, { pointer: '/list/0/~0', code: 'required' }],
    ['a field that may not be', { name: 'x', 'a/b': 1, never: 1 }, { pointer: '/never', code: 'unknown_field' }],
  ];
  for (const [name, value, expected] of cases) {
    it(`names ${name}`, () => {
      const [first] = details(value) ?? [];
      const { pointer, code, message } = first ?? assert.fail('nothing was found');
      assert.deepEqual({ pointer, code, ...(expected.message && { message }) }, expected);
    });
  }

  it('finds nothing in what is valid', () => {
    assert.deepEqual(findings(validate, { name: 'x', 'a/b': 1 }), []);
  });

  it('says the same only once', () => {
    const twice = ajv.compile({ type: 'object', allOf: [{ type: 'object' }, { type: 'object' }] });
    const fault = invalidRequest(findings(twice, 1));
    assert.deepEqual(fault.details, [{ pointer: '', code: 'type', message: 'must be an object' }]);
    assert.equal(fault.message, 'The request does not match the OpenAPI document: the body must be an object.');
  });

  describe('of a value that may have several shapes', () => {
    const otherThan = {
      type: 'object',
      required: ['not'],
      properties: { not: { type: 'string' } },
      additionalProperties: false,
    };
    const filledIn = {
      type: 'object',
      required: ['blank'],
      properties: { blank: { type: 'boolean' } },
      additionalProperties: false,
    };
    const either = ajv.compile({
      properties: {
        one: { anyOf: [{ type: 'string', maxLength: 2 }, { type: 'null' }] },
        condition: { anyOf: [{ type: 'string' }, otherThan, filledIn] },
        other: {
          anyOf: [
            { type: 'object', required: ['a'] },
            { type: 'array', items: { type: 'number' } },
          ],
        },
      },
    });
    const shaped: [string, object, { pointer: string; code: string; message?: string }[]][] = [
      [
        'name the types when none fits',
        { one: 7 },
        [{ pointer: '/one', code: 'type', message: 'must be a string or null' }],
      ],
      ['say what is wrong in the one that fits', { one: 'long' }, [{ pointer: '/one', code: 'max_length' }]],
      ['say what is missing in it', { other: {} }, [{ pointer: '/other/a', code: 'required' }]],
      [
        'say what is wrong deeper',
        { other: [1, 'x'] },
        [{ pointer: '/other/1', code: 'type', message: 'must be a number' }],
      ],
    ];
    const members: typeof shaped = [
      [
        'say what is wrong in the object that it is',
        { condition: { blank: 1 } },
        [{ pointer: '/condition/blank', code: 'type' }],
      ],
      [
        'say which members no object has',
        { condition: { no: 1 } },
        [{ pointer: '/condition/no', code: 'unknown_field', message: 'is not allowed here' }],
      ],
      [
        'name the objects when it is none',
        { condition: {} },
        [{ pointer: '/condition', code: 'any_of', message: 'must have not, or blank' }],
      ],
      [
        'say that members do not go together',
        { condition: { not: 'x', blank: true } },
        [{ pointer: '/condition', code: 'any_of', message: 'has properties that cannot be combined' }],
      ],
    ];
    for (const [name, value, expected] of [...shaped, ...members]) {
      it(name, () => {
        const found = invalidRequest(findings(either, value, ajv)).details ?? [];
        assert.equal(found.length, expected.length, JSON.stringify(found));
        found.forEach((detail, index) => {
          assert.deepEqual({ ...detail, ...expected[index] }, detail);
        });
      });
    }
  });

  it('leaves out that an if has failed, since its then has, too', () => {
    // biome-ignore lint/suspicious/noThenProperty: that is what JSON Schema calls it
    const conditional = ajv.compile({ if: { type: 'object' }, then: { required: ['a'] } });
    assert.deepEqual(
      findings(conditional, {}).map(({ pointer }) => pointer),
      ['/a'],
    );
  });

  it('are at most 20, and their number is said', () => {
    const fault = invalidRequest(
      findings(validate, {
        name: 'x',
        'a/b': 1,
        ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, 1])),
      }),
    );
    assert.equal(fault.details?.length, 20);
    assert.match(fault.message, /\/f0 is not a field of this record \(and 29 more\)\.$/);
  });

  it('are at most 20 of a hundred thousand', () => {
    const list = Array.from({ length: 100_000 }, () => 1);
    assert.equal(details({ name: 'x', 'a/b': 1, list })?.length, 20);
  });

  it('make a 400 even when there are none', () => {
    assert.equal(invalidRequest([]).status, 400);
    assert.deepEqual(invalidRequest([]).details, []);
  });
});
