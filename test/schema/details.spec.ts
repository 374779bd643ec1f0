/** Findings of a validator, in the words of an error. */
import { strict as assert } from 'node:assert';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { findings, invalidRequest } from '../../src/schema/findings.js';

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });

/** Objects with one member of this type, and no other. */
const holding = (name: string, type: string) => {
  return { type: 'object', required: [name], properties: { [name]: { type } }, additionalProperties: false };
};

describe('Details', () => {
  const validate = ajv.compile({
    type: 'object',
    required: ['name', 'a/b'],
    properties: {
      name: { type: 'string', maxLength: 3 },
      'a/b': {},
      status: { type: 'string', enum: ['open'] },
      list: { type: 'array', items: { type: 'object', required: ['~'], additionalProperties: false } },
      never: false,
      /** May have several shapes. */
      either: { anyOf: [{ type: 'string', maxLength: 2 }, { type: 'null' }] },
      condition: { anyOf: [{ type: 'string' }, holding('not', 'string'), holding('blank', 'boolean')] },
      deep: {
        anyOf: [
          { type: 'object', required: ['a'] },
          { type: 'array', items: { type: 'number' } },
        ],
      },
    },
    unevaluatedProperties: false,
  });
  const valid = { name: 'x', 'a/b': 1 };
  const faultOf = (value: unknown) => invalidRequest(findings(validate, value, ajv));

  const cases: [what: string, value: object, pointer: string, code: string, message?: string][] = [
    ['a missing field', { 'a/b': 1 }, '/name', 'required', 'is required'],
    ['a missing field with a slash', { name: 'x' }, '/a~1b', 'required'],
    ['a field of another type', { ...valid, name: 1 }, '/name', 'type', 'must be a string'],
    ['a rule whose name has two words', { ...valid, name: 'long' }, '/name', 'max_length'],
    ['an unknown value', { ...valid, status: 'shut' }, '/status', 'enum'],
    ['a value of another type than those listed', { ...valid, status: 1 }, '/status', 'enum'],
    ['an unknown field', { ...valid, more: 1 }, '/more', 'unknown_field'],
    ['an unknown field with a tilde', { ...valid, '~/': 1 }, '/~0~1', 'unknown_field'],
    ['a missing field of an item', { ...valid, list: [{}] }, '/list/0/~0', 'required'],
    ['a field that may not be', { ...valid, never: 1 }, '/never', 'unknown_field'],
    ['the types when no shape fits', { ...valid, either: 7 }, '/either', 'type', 'must be a string or null'],
    ['what is wrong in the shape that fits', { ...valid, either: 'long' }, '/either', 'max_length'],
    ['what is missing in the shape that fits', { ...valid, deep: {} }, '/deep/a', 'required'],
    ['what is wrong deeper', { ...valid, deep: [1, 'x'] }, '/deep/1', 'type', 'must be a number'],
    ['what is wrong in the object that is meant', { ...valid, condition: { blank: 1 } }, '/condition/blank', 'type'],
    [
      'the objects that would fit, when another is given',
      { ...valid, condition: { no: 1 } },
      '/condition',
      'any_of',
      'must have not, or blank',
    ],
    [
      'the objects that would fit, when it is empty',
      { ...valid, condition: {} },
      '/condition',
      'any_of',
      'must have not, or blank',
    ],
    [
      'members that do not go together',
      { ...valid, condition: { not: 'x', blank: true } },
      '/condition',
      'any_of',
      'has properties that cannot be combined',
    ],
  ];
  for (const [what, value, pointer, code, message] of cases) {
    it(`name ${what}`, () => {
      const [one, ...others] = faultOf(value).details ?? [];
      assert.deepEqual([one?.pointer, one?.code, others], [pointer, code, []]);
      if (message) assert.equal(one?.message, message);
    });
  }

  it('are not repeated', () => {
    const twice = ajv.compile({ type: 'object', allOf: [{ type: 'object' }, { type: 'object' }] });
    const fault = invalidRequest(findings(twice, 1, ajv));
    assert.deepEqual(fault.details, [{ pointer: '', code: 'type', message: 'must be an object' }]);
    assert.equal(fault.message, 'The request does not match the OpenAPI document: the body must be an object.');
  });

  it('leave out a failed if, since its then has failed, too', () => {
    // biome-ignore lint/suspicious/noThenProperty: that is what JSON Schema calls it
    const conditional = ajv.compile({ if: { type: 'object' }, then: { required: ['a'] } });
    const pointers = findings(conditional, {}, ajv).map(({ pointer }) => pointer);
    assert.deepEqual(pointers, ['/a']);
  });

  it('are at most 20, and the message says how many there are', () => {
    const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, 1]));
    const fault = faultOf({ ...valid, ...unknown });
    assert.equal(fault.details?.length, 20);
    assert.match(fault.message, /\/f0 is not a field of this record \(and 29 more\)\.$/);
    assert.equal(faultOf({ ...valid, list: Array(100_000).fill(1) }).details?.length, 20);
  });

  it('make a 400 even when there are none', () => {
    assert.deepEqual(findings(validate, valid, ajv), []);
    assert.deepEqual([invalidRequest([]).status, invalidRequest([]).details], [400, []]);
  });
});
