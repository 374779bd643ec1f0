/** What is published of a document: nothing that only the server's validators need, and still everything that clients must know. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Document } from '../../src/schema/document.js';
import { inAny, inObjects } from '../../src/schema/lean.js';
import { published } from '../../src/schema/published.js';
import { documents, objects } from '../support/replies.js';

const marks = ['propertyNames', 'patternProperties', 'unevaluatedItems', 'unevaluatedProperties'];
const isClosed = ({ allOf, unevaluatedProperties }: Record<string, unknown>) =>
  allOf !== undefined && unevaluatedProperties === false;

/** The same schemas as they are published. */
function publishedOf(schemas: Record<string, object>): Record<string, object> {
  const document = Document.of('badges', { openapi: '3.1.0', paths: {}, components: { schemas } });
  return (published(document.bundle) as Document['bundle']).components.schemas as Record<string, object>;
}

for (const document of documents) {
  describe(`What is published of ${document.name}`, () => {
    const whole = published(document.bundle) as Document['bundle'];

    it('is the file in generated/', () =>
      assert.deepEqual(parse(readFileSync(`generated/${document.name}.yaml`, 'utf8')), whole));

    it('has no keywords that only the server needs', () => {
      const marked = [...objects(whole)].filter((one) => marks.some((mark) => mark in one));
      assert.deepEqual(marked, []);
      assert.ok([...objects(document.bundle)].some((one) => marks.some((mark) => mark in one)));
    });

    it('says in words which names are allowed, where these differ from those of every body', () => {
      const bounded = [...objects(document.bundle)].filter(
        ({ propertyNames: names }) =>
          names !== undefined && JSON.stringify(names) !== JSON.stringify(inObjects.propertyNames),
      );
      assert.ok(bounded.length > 0);
      for (const { description } of bounded)
        assert.match(String(description), /whole numbers up to|up to\s+200 characters/);
    });
  });
}

it('Every closed record says in words that it is closed', () => {
  const closed = documents.flatMap(({ bundle, schemas }) => {
    const { components } = published(bundle) as Document['bundle'];
    const names = Object.keys(schemas).filter((name) => isClosed(schemas[name] as Record<string, unknown>));
    return names.map(
      (name) => (components.schemas as Record<string, { description: string }>)[name]?.description ?? '',
    );
  });
  assert.ok(closed.length > 20);
  for (const description of closed) assert.match(description, /can have no other fields\.$/);
});

describe('What is published of a schema', () => {
  const anyItem = { $ref: '#/components/schemas/AnyValue' };

  it('leaves out the rules for any value, and keeps its description', () =>
    assert.deepEqual(publishedOf({ AnyValue: inAny, Hue: { description: 'A hue.', ...inAny } }), {
      Hue: { description: 'A hue.' },
    }));

  it('keeps the rules for a text or a number', () => {
    const hue = { type: 'string', pattern: '^[a-z]+$' };
    const size = { type: 'number', minimum: 1, maximum: 5 };
    assert.deepEqual(publishedOf({ Hue: hue, Size: size }), { Hue: hue, Size: size });
  });

  it('closes an object, and says so in words where the object is composed', () => {
    const closed = { description: 'A badge.', unevaluatedProperties: false };
    const allOf = [{ type: 'object', properties: {} }];
    assert.deepEqual(publishedOf({ Badge: { ...closed, type: 'object' }, Pin: { ...closed, allOf } }), {
      Badge: { description: 'A badge.', type: 'object', additionalProperties: false },
      Pin: { description: 'A badge. It can have no other fields.', 'x-closed': true, allOf },
    });
  });

  it('keeps fields and values that are named like a keyword, and schemas that are used', () => {
    const unevaluatedItems = { type: 'string', pattern: '^a' };
    const schemas = {
      AnyValue: { description: 'Any.' },
      Badge: {
        type: 'object',
        properties: { unevaluatedItems, pattern: anyItem },
        examples: [{ propertyNames: 'all' }],
      },
    };
    assert.deepEqual(publishedOf(schemas), schemas);
  });
});
