/** The validators in generated/ only say whether a value is valid. They must agree with what describes the errors. */
import { strict as assert } from 'node:assert';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Checks } from '../../src/schema/checks.js';
import { type Content, Document, type Schema } from '../../src/schema/document.js';
import { lean, lenient } from '../../src/schema/lean.js';
import { services } from '../../src/services.js';

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const values = [undefined, null, 5, 1.5, '', 'a'.repeat(300), [], [5], {}, { a: 1 }, [{ op: 'remove', path: '/a' }]];

/** An example, each time with a member left out or replaced by something else. */
function* changesOf(example: unknown): Generator<unknown> {
  yield example;
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return;
  yield { ...example, whatever: 1 };
  for (const [name, { [name]: _, ...rest }] of Object.keys(example).map((name) => [name, example as Json] as const)) {
    yield rest;
    for (const value of values) yield { ...rest, [name]: value };
  }
}

type Json = Readonly<Record<string, unknown>>;

const examplesOf = ({ example, examples = {} }: Media) =>
  [example, ...Object.values(examples).map(({ value }) => value)].filter((one) => one !== undefined);

describe('Generated validators', () => {
  for (const document of Object.keys(services).map((name) => Document.load(name))) {
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv, { mode: 'full' });
    ajv.addSchema({ $id: 'document', components: lean(document.bundle.components, lenient(document)) });

    /** @returns whether some were valid, and some not. */
    const agree = (schema: Schema, tried: readonly unknown[]) => {
      const verdicts = new Set<boolean>();
      const isValid = document.validator(schema);
      const expected = ajv.compile(lean(schema, lenient(document)) as object);
      const check = Checks.of(document).check(schema);
      for (const value of tried) {
        const verdict = expected(value);
        assert.equal(isValid(value), verdict, JSON.stringify(value));
        assert.equal(check(value).length === 0, verdict, JSON.stringify(value));
        verdicts.add(verdict);
      }
      return verdicts.size === 2;
    };

    const tried = new Set<string>();
    /** Of those that have the same schema and examples, the first is enough. */
    const isNew = (media: Media) => {
      const key = JSON.stringify([media.schema, examplesOf(media)]);
      return process.env.ALL === '1' || tried.size < tried.add(key).size;
    };

    for (const { operation } of document.routes) {
      const contents = operation.requestBody && document.resolve<Content>(operation.requestBody).content;
      for (const [type, media] of Object.entries((contents ?? {}) as Readonly<Record<string, Media>>))
        if (isNew(media))
          it(`agree with Ajv about ${operation.operationId} in ${document.name}, ${type}`, () => {
            assert.ok(agree(media.schema, [...values, ...examplesOf(media).flatMap((one) => [...changesOf(one)])]));
          });

      const media = operation.responses['200']?.content?.['application/json'] as Media | undefined;
      if (operation.operationId.endsWith('.replace') && media !== undefined)
        it(`agree with Ajv about records after ${operation.operationId}`, () => {
          assert.ok(agree(media.schema, [...values, ...examplesOf(media).flatMap((one) => [...changesOf(one)])]));
        });
    }

    it(`agree with Ajv about the operations of batches in ${document.name}`, () => {
      const verbs = ['create', 'replace', 'patch', 'delete'].map((operation) => ({ operation, id: 'a', object: {} }));
      assert.ok(agree(document.batchOperation(), [...values, ...verbs.flatMap((one) => [...changesOf(one)])]));
    });

    it(`include none for schemas that ${document.name} does not have`, () =>
      assert.throws(() => document.validator({ type: 'string' }), /no validator of .*npm run generate/));
  }
});
