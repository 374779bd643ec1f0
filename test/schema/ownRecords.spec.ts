/** Whose records are whose, and who sees which of their fields: what the documents' marks must say. */
import { strict as assert } from 'node:assert';
import type { Document, Schema } from '../../src/schema/document.js';
import { documents } from '../support/replies.js';

/** Dotted path → field with what stands beside its reference, at any depth. */
function fieldsOf(document: Document, schema: Schema, prefix = ''): [string, Schema][] {
  return Object.entries(document.properties(schema)).flatMap(([name, property]) => {
    const field = { ...document.resolve(property), ...property };
    return [[prefix + name, field], ...fieldsOf(document, field.items ?? field, `${prefix}${name}.`)];
  });
}

/** `resource.path` → field, of all resources; or of what is read of them. */
const all = (verb: 'replace' | 'get') =>
  documents.flatMap((document) =>
    document.bundle.tags
      .filter((tag) => tag['x-tier'] !== undefined)
      .flatMap(({ name }) => fieldsOf(document, document.answer(`${name}.${verb}`) as Schema, `${name}.`)),
  );
const fields = all('replace');

/** `resource.path` → what a mark says there. */
const marked = (mark: 'x-owner' | 'x-opens' | 'x-visibility', of = fields) =>
  Object.fromEntries(of.flatMap(([path, field]) => (field[mark] === undefined ? [] : [[path, field[mark]]])));
const visibility = marked('x-visibility');

const owners = {
  'references.contact_id': 'reviewer',
  'applications.contact_id': 'author',
  'reviewConflicts.declared_by_id': 'author',
  'reviews.assignee.contact_id': 'reviewer',
  'abstractReviewConflicts.declared_by_id': 'author',
  'abstractReviews.assignee.contact_id': 'reviewer',
  'abstracts.submitter_id': 'author',
  'exhibitors.contacts.contact_id': 'author',
  'exhibitorRegistrations.contact_id': 'author',
  'functionTickets.contact_id': 'author',
};
const opening = {
  'references.application_id': 'referee',
  'references.process_id': 'reviewer',
  'reviews.application_id': 'reviewer',
  'reviews.process_id': 'reviewer',
  'reviews.review_round_id': 'reviewer',
  'abstractReviews.abstract_id': 'reviewer',
  'abstractReviews.process_id': 'reviewer',
  'abstractReviews.review_round_id': 'reviewer',
};

describe('Marks of own records', () => {
  it('name the field that says whose a record is', () => assert.deepEqual(marked('x-owner'), owners));

  it('name the fields that open other records to a reviewer or a referee', () =>
    assert.deepEqual(marked('x-opens'), opening));

  it('are the same in the schemas of records that are read', () => {
    for (const mark of ['x-owner', 'x-opens', 'x-visibility'] as const)
      assert.deepEqual(marked(mark, all('get')), marked(mark));
  });

  for (const [path, owner] of Object.entries(owners)) {
    const [resource = ''] = path.split('.');
    it(`let owners see what every record of ${resource} must have`, () => {
      const document = documents.find((one) => one.operation(`${resource}.get`)) ?? assert.fail(resource);
      const shown = /^(id|sys_version|sys_created_at|sys_last_modified_at|sys_locked)$/;
      const required = document.required(document.record(resource) as Schema).filter((field) => !shown.test(field));
      const seen = ['public', owner, ...(owner === 'author' ? ['referee'] : [])]; // referees see nothing that authors do not
      for (const field of required) assert.ok(seen.includes(visibility[`${resource}.${field}`] ?? 'staff'), field);
      assert.ok(required.length > 0);
    });
  }
});

describe('Marks of abstracts', () => {
  const identifying =
    /^abstracts\.(name|.*_name|email.*|job_title|city|state|country|organization.*|submitter.*|submitting_on.*|(main_)?presenter.*|(has_)?co_author.*|custom_field_values)$/;

  it('show the authors to nobody who reviews blindly', () => {
    const found = fields.map(([path]) => path).filter((path) => /^\w+\.\w+$/.test(path) && identifying.test(path));
    assert.ok(found.length >= 20, found.join());
    for (const path of found) assert.equal(visibility[path], 'author', path);
  });

  it('show reviewers and authors nothing of the state of the review', () => {
    const status = ['review_status', 'last_review_status_change', 'pending_console_review', 'reviews_assigned'];
    const scores = ['reviewer_recommendation', 'average_score', 'total_score', 'round_scores', 'bucket_id', 'notes'];
    for (const field of [...status, ...scores]) {
      assert.ok(
        fields.some(([path]) => path === `abstracts.${field}`),
        field,
      );
      assert.equal(visibility[`abstracts.${field}`] ?? 'staff', 'staff', field);
    }
  });
});

describe('Marks of applications', () => {
  it('show who applies to nobody who reviews blindly, and referees no more than the name', () => {
    const identifying =
      /^applications\.(name|.*_name|email.*|job_title|city|state|country|organization.*|owner_type|contact_id|nominee_id|custom_field_values)$/;
    const found = fields.map(([path]) => path).filter((path) => identifying.test(path));
    assert.ok(found.length >= 13, found.join());
    for (const path of found) assert.equal(visibility[path], path === 'applications.name' ? 'referee' : 'author', path);
  });

  it('show reviewers, referees and applicants nothing of the state of the review', () => {
    const status = ['review_status', 'last_review_status_change', 'pending_console_review', 'reviewer_recommendation'];
    for (const field of [...status, 'average_score', 'total_score', 'round_scores', 'bucket_id', 'notes']) {
      assert.ok(
        fields.some(([path]) => path === `applications.${field}`),
        field,
      );
      assert.equal(visibility[`applications.${field}`] ?? 'staff', 'staff', field);
    }
  });
});

describe('Fields that the public sees', () => {
  const scheduled = ['description', 'display_order', 'end_date', 'event_id', 'location', 'name', 'start_date'];
  const shown: Record<string, readonly string[]> = {
    abstractSubmissionProcesses: [
      ...['event_id', 'name', 'questions', 'submissions_close_at', 'submissions_open_at'],
      ...['max_contact_submissions', 'max_word_count'],
      ...['maximum_number_of_co_authors', 'maximum_number_of_session_tracks'],
    ],
    abstractTypes: ['event_id', 'name', 'submission_process_id'],
    applicationProcesses: ['available_from', 'available_until', 'award_id', 'name', 'questions'],
    awards: ['description', 'name'],
    events: ['end_date', 'name', 'start_date', 'timezone'],
    exhibitors: ['category_ids', 'description', 'event_id', 'logo_url', 'name'],
    functions: [...scheduled, 'hide_from_schedule', 'is_cancelled', 'room_ids', 'sold_out', 'type_id'],
    functionTypes: ['name'],
    miscellaneousEvents: scheduled,
  };

  it('are only in resources that have public operations', () => {
    const operations = documents.flatMap(({ routes }) => routes.map(({ operation }) => operation));
    const open = operations.flatMap((operation) => /^(.*)\.public$/.exec(operation['x-permission'] ?? '')?.[1] ?? []);
    assert.deepEqual([...new Set(open)].sort(), Object.keys(shown).sort());
  });

  for (const [name, expected] of Object.entries(shown)) {
    it(`of ${name} are exactly the expected ones`, () => {
      const paths = Object.keys(visibility).filter((path) => visibility[path] === 'public');
      const found = paths.flatMap((path) => new RegExp(`^${name}\\.(\\w+)$`).exec(path)?.[1] ?? []);
      assert.deepEqual(found.sort(), [...expected].sort());
    });
  }
});
