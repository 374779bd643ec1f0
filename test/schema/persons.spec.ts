/** Which fields say something of a person, and which of them belong together: what is erased with somebody. */
import { strict as assert } from 'node:assert';
import type { Document, Schema } from '../../src/schema/document.js';
import { documents } from '../support/replies.js';

/** What only people have. */
const personal = /(^|_)(contact_id|user_id|email_address|first_name|last_name|phone_number|job_title)$/;
const targets = ['external:contact', 'external:user'];

const groupsOf = (document: Document, schema: Schema): readonly (readonly string[])[] => {
  const { 'x-persons': groups = [], allOf = [] } = document.resolve(schema);
  return [...groups, ...allOf.flatMap((part) => groupsOf(document, part))];
};

/** Dotted paths of such fields that stand alone: in no part and no group about a person. */
function* alone(document: Document, schema: Schema, prefix: string): Iterable<string> {
  const grouped = groupsOf(document, schema).flat();
  for (const [name, property] of Object.entries(document.properties(schema))) {
    const field = { ...document.resolve(property), ...property };
    const item = field.items ? { ...document.resolve(field.items), ...field.items } : field;
    if (item['x-person'] === true || grouped.includes(name)) continue;
    if (personal.test(name) || targets.includes(item['x-refers-to'] ?? '')) yield prefix + name;
    yield* alone(document, item, `${prefix}${name}.`);
  }
}

const records = documents.flatMap((document) =>
  document.resources.map((resource) => [document, resource, document.record(resource) as Schema] as const),
);

describe('Marks of people', () => {
  it('say of each field about a person what belongs to it', () => {
    const found = records.flatMap(([document, resource, schema]) => [...alone(document, schema, `${resource}.`)]);
    // they have nothing beside them that says more of the person
    assert.deepEqual(found.sort(), [
      'exhibitorRegistrations.contact_id',
      'functionFees.tasks_to_generate.user_id',
      'savedReports.user_id',
    ]);
  });

  it('name fields that there are', () => {
    for (const [document, resource, schema] of records)
      for (const name of groupsOf(document, schema).flat())
        assert.ok(name in document.properties(schema), `${resource}: ${name}`);
  });
});
