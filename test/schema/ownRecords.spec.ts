/** Whose records are whose, who sees which of their fields, and what of that follows for answers. */
import { strict as assert } from 'node:assert';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Document, type Schema } from '../../src/schema/document.js';
import { services } from '../../src/services.js';

interface Marks {
  readonly 'x-visibility'?: string;
  readonly 'x-owner'?: string;
  readonly 'x-opens'?: string;
  readonly 'x-refers-to'?: string;
  readonly 'x-writable-by'?: string;
}
type Field = Omit<Schema, keyof Marks> & Marks;

const documents = Object.keys(services).map((name) => Document.load(name));

/** A field with what stands beside its reference. */
const whole = (document: Document, field: Schema): Field => ({ ...document.resolve(field), ...field });

/** Dotted path → field, at any depth. */
function fieldsOf(document: Document, schema: Schema, prefix = ''): [string, Field][] {
  return Object.entries(document.properties(schema)).flatMap(([name, property]) => {
    const field = whole(document, property);
    const inner = field.items ? whole(document, field.items) : field;
    return [[prefix + name, field], ...fieldsOf(document, inner as Schema, `${prefix}${name}.`)] as [string, Field][];
  });
}

const resources = documents.flatMap((document) =>
  document.bundle.tags
    .filter((tag) => tag['x-tier'] !== undefined)
    .map(({ name }) => ({ name, document, record: document.answer(`${name}.replace`) as Schema })),
);

/** `resource.path` → what a mark says there. */
function marked(mark: keyof Marks): Record<string, string> {
  return Object.fromEntries(
    resources.flatMap(({ name, document, record }) =>
      fieldsOf(document, record).flatMap(([path, field]) => {
        const said = field[mark];
        return said === undefined ? [] : [[`${name}.${path}`, said]];
      }),
    ),
  );
}

const owners = {
  'references.contact_id': 'reviewer',
  'applications.contact_id': 'author',
  'abstractReviews.assignee.contact_id': 'reviewer',
  'abstracts.submitter_id': 'author',
  'exhibitors.contacts.contact_id': 'author',
  'exhibitorRegistrations.contact_id': 'author',
  'functionTickets.contact_id': 'author',
};

const opening = [
  'references.application_id',
  'references.process_id',
  'abstractReviews.abstract_id',
  'abstractReviews.process_id',
  'abstractReviews.review_round_id',
];

const byName = new Map(resources.map((resource) => [resource.name as string, resource]));
const owned = Object.entries(owners).map(([path, owner]) => {
  const resource = byName.get(path.split('.')[0] ?? '');
  assert.ok(resource, path);
  return { ...resource, owner };
});

/** What an owner sees, beside what is public. */
const seenBy: Record<string, readonly string[]> = { author: ['public', 'author'], reviewer: ['public', 'reviewer'] };
const shownSystemFields = ['id', 'sys_version', 'sys_created_at', 'sys_last_modified_at', 'sys_locked'];

describe('Marks of own records', () => {
  it('say whose records are whose', () => assert.deepEqual(marked('x-owner'), owners));

  it('say what a record opens to its reviewer', () =>
    assert.deepEqual(marked('x-opens'), Object.fromEntries(opening.map((path) => [path, 'reviewer']))));

  it('are the same in parts of records', () => {
    for (const { name, document, record } of resources) {
      const [component = ''] = /[^/]+$/.exec(record.$ref ?? '') ?? [];
      const part = { $ref: `#/components/schemas/${component}Read` };
      const marks = (schema: Schema) =>
        fieldsOf(document, schema).map(([path, { 'x-visibility': said, 'x-owner': owner }]) => [path, said, owner]);
      assert.deepEqual(marks(part), marks(record), name);
    }
  });
});

describe('Owners', () => {
  for (const { name, document, record, owner } of owned) {
    const seen = seenBy[owner] ?? [];

    it(`see enough of a record of ${name} for it to be one`, () => {
      const ajv = new Ajv2020({ strict: false, validateSchema: false });
      formats.default(ajv, { mode: 'full' });
      const schemas = JSON.parse(JSON.stringify(document.bundle.components).replaceAll('"#/', '"document#/'));
      ajv.addSchema({ $id: 'document', components: schemas });
      const validate = ajv.compile({ $ref: `document${record.$ref}` });
      const operation = document.operation(`${name}.replace`);
      const media = operation?.responses['200']?.content?.['application/json'] as { example: Record<string, unknown> };
      const properties = document.properties(record) as Record<string, Field>;
      const shown = Object.entries(media.example).filter(
        ([field]) => shownSystemFields.includes(field) || seen.includes(properties[field]?.['x-visibility'] ?? 'staff'),
      );
      assert.ok(shown.length < Object.keys(media.example).length, 'the example has nothing that is hidden');
      assert.ok(validate(Object.fromEntries(shown)), ajv.errorsText(validate.errors));
    });
  }
});

describe('Abstracts', () => {
  const { document, record } = byName.get('abstracts') as (typeof resources)[number];
  const properties = document.properties(record) as Record<string, Field>;
  const places =
    /^(name|.*_name|email.*|job_title|city|state|country|organization.*|submitter.*|submitting_on.*|(main_)?presenter.*|(has_)?co_author.*|custom_field_values)$/;

  it('show who wrote them to nobody that is blind', () => {
    const found = Object.keys(properties).filter((field) => places.test(field));
    assert.ok(found.length >= 20, found.join());
    for (const field of found) assert.equal(properties[field]?.['x-visibility'], 'author', field);
  });

  it('show reviewers and authors nothing of how it is going', () => {
    for (const field of [
      'review_status',
      'last_review_status_change',
      'reviewer_recommendation',
      'reviews_assigned',
      'pending_console_review',
      'average_score',
      'total_score',
      'round_scores',
      'bucket_id',
      'notes',
    ])
      assert.equal(properties[field]?.['x-visibility'] ?? 'staff', 'staff', field);
  });
});

describe('Fields that strangers see', () => {
  const shown: Record<string, readonly string[]> = {
    exhibitors: ['category_ids', 'description', 'event_id', 'logo_url', 'name'],
    functions: [
      'description',
      'display_order',
      'end_date',
      'event_id',
      'hide_from_schedule',
      'location',
      'name',
      'room_ids',
      'sold_out',
      'start_date',
      'type_id',
    ],
    functionTypes: ['name'],
    miscellaneousEvents: ['description', 'display_order', 'end_date', 'event_id', 'location', 'name', 'start_date'],
  };

  it('are those of the resources that have public operations', () => {
    const open = documents.flatMap(({ routes }) =>
      routes.flatMap(({ operation }) => /^(.*)\.public$/.exec(operation['x-permission'] ?? '')?.[1] ?? []),
    );
    assert.deepEqual([...new Set(open)].sort(), Object.keys(shown).sort());
  });

  for (const [name, fields] of Object.entries(shown)) {
    it(`of ${name} are these`, () => {
      const { document, record } = byName.get(name) as (typeof resources)[number];
      const found = Object.entries(document.properties(record) as Record<string, Field>);
      const open = found.filter(([, field]) => field['x-visibility'] === 'public').map(([field]) => field);
      assert.deepEqual(open.sort(), fields);
    });
  }
});
