/** Every filter of every search: what it finds, and what it leaves, of records that differ in its field alone. */
import { strict as assert } from 'node:assert';
import type { Body, OperationId, ResourceName } from '../../src/schema/contract.js';
import type { Document, Schema } from '../../src/schema/document.js';
import { filtersOf as filtersIn, type Filter as Marked, marksOf } from '../../src/schema/marks.js';
import { valuesAt } from '../../src/store/port.js';
import { type Suite, served } from '../support/api.js';
import { madeAll, membersOf, placed, seedNamedBy, valuesFor } from '../support/fields.js';
import { documents } from '../support/replies.js';
import { resourceNames, sample } from '../support/samples.js';

/** What is asked for, and which of the values that finds. */
type Question = readonly [asked: unknown, found: readonly unknown[]];

interface Filter {
  /** Dotted path of the field that it is about. */
  readonly field: string;
  /** One record has each of them. Where the field must name a record, these are ids of such records instead. */
  readonly values: readonly string[];
  /** Whether the server gives a value to a record that has none. */
  readonly isAlwaysSet?: boolean;
  questions(values: readonly string[]): readonly Question[];
}

/** Any of a list, each as a whole. */
const anyOf = (field: string): Filter => ({
  field,
  values: [],
  questions: ([one, two]) => {
    const both = [two, 'none-such', one];
    return [
      [[one], [one]],
      [both, [one, two]],
      [['none-such'], []],
      [[], []],
    ];
  },
});

/** A text as a whole. */
const whole = (field: string): Filter => ({
  field,
  values: ['Whole', 'whole', 'Whole thing', 'hole'],
  questions: () => [
    ['Whole', ['Whole']],
    ['WHOLE', []],
    ['Who', []],
  ],
});

/** An e-mail address as a whole, in upper or lower case. */
const address = (field: string): Filter => ({
  field,
  values: ['Ada@Example.org', 'ada@example.org', 'ada@example.orgs', 'straße@example.org', 'İda@example.org'],
  questions: () => [
    ['ADA@EXAMPLE.ORG', ['Ada@Example.org', 'ada@example.org']],
    ['ada@example.or', []],
    ['STRASSE@example.org', ['straße@example.org']],
    ['STRAẞE@example.org', ['straße@example.org']],
    ['i̇da@EXAMPLE.org', ['İda@example.org']],
    ['ida@example.org', []],
  ],
});

/** Exactly a text. */
const exact = (field: string): Filter => {
  const values = ['crm-1', 'CRM-1', 'crm-11', ' crm-1'];
  return { field, values, questions: () => [...values.map((value): Question => [value, [value]]), ['crm', []]] };
};

/** One of the values that the document gives; the server sets a `status` that is left out. */
const oneOf = (field: string, ...values: string[]): Filter => ({
  field,
  values,
  isAlwaysSet: field === 'status',
  questions: () => values.map((value) => [value, [value]]),
});

/** A part of a text, in upper or lower case. */
const part = (field: string): Filter => ({
  field,
  values: ['Xanadu Street', 'XANADU STREET', 'Xanadu', 'Street', 'Émile'],
  questions: () => [
    ['ADU s', ['Xanadu Street', 'XANADU STREET']],
    ['xanadu', ['Xanadu Street', 'XANADU STREET', 'Xanadu']],
    ['éM', ['Émile']],
    ['Xanadu.Street', []],
    ['%', []],
  ],
});

/** A day in UTC. */
const day = (field: string): Filter => {
  const within = ['2026-07-05T00:00:00Z', '2026-07-04T22:00:00-02:00', '2026-07-05T23:59:59.999Z'];
  const without = ['2026-07-04T23:59:59.999Z', '2026-07-05T01:59:59+02:00', '2026-07-06T00:00:00Z'];
  return { field, values: [...within, ...without], questions: () => [['2026-07-05', within]] };
};

/** From one moment to another, both included. */
const between = (field: string): Filter => {
  const [from, middle, to] = ['2026-07-05T10:00:00Z', '2026-07-05T11:00:00Z', '2026-07-05T12:00:00Z'];
  const spelledAnew = '2026-07-05T14:00:00+02:00';
  const before = ['2026-07-05T09:59:59.999Z', '2026-07-05T11:30:00+02:00'];
  const after = ['2026-07-05T12:00:00.001Z', '2026-07-05T11:30:00-02:00'];
  return {
    field,
    values: [from, middle, to, spelledAnew, ...before, ...after],
    questions: () => {
      const within = [from, middle, to, spelledAnew];
      const asked: Question[] = [[[from, to], within]];
      asked.push(
        [['2026-07-05T08:00:00-02:00', spelledAnew], within],
        [
          [to, to],
          [to, spelledAnew],
        ],
        [[to, from], []],
      );
      return asked;
    },
  };
};

type SearchId = Extract<OperationId, `${string}.search`>;

/** What the filters of today ask for, however they are marked. */
const cases: { readonly [O in SearchId]?: { readonly [F in Exclude<keyof Body<O>, 'exclusiveStartKey'>]-?: Filter } } =
  {
    'references.search': {
      ids: anyOf('id'),
      sys_external_id: exact('sys_external_id'),
      application_ids: anyOf('application_id'),
      award_ids: anyOf('award_id'),
      contact_ids: anyOf('contact_id'),
      process_ids: anyOf('process_id'),
      type_ids: anyOf('type_id'),
      organization_id: anyOf('organization_id'),
      email_address: address('email_address'),
      state: whole('state'),
      status: oneOf('status', 'pending', 'declined', 'completed'),
      date: day('completion_date'),
      name: part('name'),
      first_name: part('first_name'),
      nickname: part('first_name'),
      last_name: part('last_name'),
      job_title: part('job_title'),
      city: part('city'),
    },
    'applications.search': {
      ids: anyOf('id'),
      sys_external_id: exact('sys_external_id'),
      award_ids: anyOf('award_id'),
      contact_ids: anyOf('contact_id'),
      organization_ids: anyOf('organization_id'),
      process_ids: anyOf('process_id'),
      status: whole('status'),
      review_status: whole('review_status'),
      state: whole('state'),
      email_address: address('email_address'),
      name: part('name'),
      first_name: part('first_name'),
      last_name: part('last_name'),
      city: part('city'),
      job_title: part('job_title'),
    },
    'reviews.search': {
      ids: anyOf('id'),
      sys_external_id: exact('sys_external_id'),
      application_ids: anyOf('application_id'),
      award_ids: anyOf('award_id'),
      process_ids: anyOf('process_id'),
      review_round_ids: anyOf('review_round_id'),
      contact_ids: anyOf('assignee.contact_id'),
      status: oneOf('status', 'not started', 'draft', 'completed'),
      title: part('application_name'),
      name: part('assignee.name'),
      email_address: address('assignee.email_address'),
      conflict_of_interest: { field: 'conflict_of_interest', values: [], questions: () => [[true, []]] }, // as of abstracts
    },
    'abstractReviews.search': {
      ids: anyOf('id'),
      sys_external_id: exact('sys_external_id'),
      abstract_ids: anyOf('abstract_id'),
      event_ids: anyOf('event_id'),
      process_ids: anyOf('process_id'),
      review_round_ids: anyOf('review_round_id'),
      contact_ids: anyOf('assignee.contact_id'),
      status: oneOf('status', 'not started', 'draft', 'completed'),
      title: part('abstract_title'),
      name: part('assignee.name'),
      email_address: address('assignee.email_address'),
      conflict_of_interest: { field: 'conflict_of_interest', values: [], questions: () => [[true, []]] }, // see test/suites/conflicts.ts
    },
    'abstracts.search': {
      ids: anyOf('id'),
      sys_external_id: exact('sys_external_id'),
      event_ids: anyOf('event_id'),
      type_ids: anyOf('type_id'),
      review_round_ids: anyOf('review_round_id'),
      review_process_ids: anyOf('review_process_id'),
      submitter_ids: anyOf('submitter_id'),
      review_status: oneOf('review_status', 'pending review', 'alternate', 'accepted', 'declined'),
      status: part('status'),
      title: part('title'),
      name: part('name'),
      email_address: address('email_address'),
    },
    'events.search': {
      ids: anyOf('id'),
      sys_external_id: exact('sys_external_id'),
      type_ids: anyOf('type_id'),
      name: part('name'),
      start_date: between('start_date'),
    },
    'functions.search': {
      ids: anyOf('id'),
      sys_external_id: exact('sys_external_id'),
      event_ids: anyOf('event_id'),
      type_ids: anyOf('type_id'),
      name: part('name'),
      location: part('location'),
      start_date: between('start_date'),
      purchase_restriction: part('purchase_restriction'),
    },
  };

/** The case of a filter that is not among those: what its marks say. */
function marked(
  { field, by }: Marked,
  { enum: values = [], type }: Schema & { readonly enum?: readonly string[] },
): Filter {
  if (by === 'equals')
    return type === 'array' ? anyOf(field) : values.length > 0 ? oneOf(field, ...values) : whole(field);
  const found = { contains: part, equalsFolded: address, day, between }[by as string];
  return found?.(field) ?? assert.fail(`a filter that compares by ${by} needs a case`);
}

/** Names of the filters that the document gives a search. */
const filtersOf = (document: Document, id: string) =>
  membersOf(document, id).filter((name) => name !== 'exclusiveStartKey');

const schemaOf = (document: Document, resource: ResourceName, name: string) =>
  Object.fromEntries(filtersIn(document, resource))[name] ?? {};

const searches = documents.flatMap((document) =>
  document.routes
    .map(({ operation }) => operation.operationId)
    .filter((id) => id.endsWith('.search'))
    .map((id) => ({ document, id, resource: id.split('.')[0] as ResourceName })),
);

/** Those of searches of these resources, or of all. */
export const filters =
  (of: readonly ResourceName[] = resourceNames): Suite =>
  (start) => {
    const gala = served(start);

    /** Id → the value that the record has in the field; one may have none. All else is the same. */
    async function recordsOf(filter: Filter, document: Document, resource: ResourceName, tenant: string) {
      const { field } = filter;
      const base = await sample(gala, resource, tenant);
      const isLink = filter.values.length === 0 || seedNamedBy(document, resource, field) !== undefined;
      const values = isLink ? await valuesFor(gala, document, resource, field, tenant) : filter.values;
      const bodies: object[] = values.map((value) => (field === 'id' ? base : placed(base, field, value)));
      const mayLackIt = !filter.isAlwaysSet && valuesAt(base, field).length === 0;
      if (mayLackIt) bodies.push(base);
      const ids = await madeAll(gala, resource, tenant, bodies);
      const fieldIn = new Map(ids.map((id, n) => [id, field === 'id' ? id : values[n]]));
      return { fieldIn, questions: filter.questions(field === 'id' ? ids : values) };
    }

    for (const { document, id, resource } of searches.filter(({ resource }) => of.includes(resource))) {
      describe(id, () => {
        for (const name of filtersOf(document, id)) {
          it(`by ${name} find all records that match, and no others`, async () => {
            const marks = marksOf(document, resource).filters[name] as Marked;
            const known = (cases as Record<string, Record<string, Filter>>)[id];
            const filter = known === undefined ? marked(marks, schemaOf(document, resource, name)) : known[name];
            if (filter === undefined) assert.fail(`${document.name}: ${id}: no case for the filter ${name}`);
            const tenant = `${resource}-${name}`;
            const { fieldIn, questions } = await recordsOf(filter, document, resource, tenant);
            // the first may find its records by an index; beside the ids of all, the second must look at each
            const hasIds = name !== 'ids' && filtersOf(document, id).includes('ids');
            for (const others of hasIds ? [{}, { ids: [...fieldIn.keys()] }] : [{}]) {
              for (const [asked, expected] of questions) {
                const { status, text, body } = await gala.post(`/${resource}/${tenant}/search`, {
                  ...others,
                  [name]: asked,
                });
                assert.equal(status, 200, text);
                const found = body.Items.map((item: { id: string }) => fieldIn.get(item.id));
                assert.deepEqual(found.sort(), [...expected].sort(), `${name}: ${JSON.stringify(asked)}`);
              }
            }
          });
        }
      });
    }
  };
