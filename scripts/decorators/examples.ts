/** Gives bodies and answers that hold a record its example, from the one that stands with its fields. */
import { Mistake } from '../sources.js';
import type { Resource } from './names.js';
import { type Example, type Media, named, type Schema } from './tree.js';

/** What the server adds to every record. */
const system: Example = {
  sys_created_at: '2026-04-01T09:30:00.000Z',
  sys_created_by_id: 'jo',
  sys_last_modified_at: '2026-04-01T09:30:00.000Z',
  sys_last_modified_by_id: 'jo',
  sys_version: 1,
};
const id = '019aa6c1d2e77b5f8f0c3c1b2a4d5e6f';

export function withExample(media: Media, resource: Resource): Media {
  if (media.example !== undefined || media.schema === undefined) return media;
  const example = exampleOf(media.schema, resource);
  return example === undefined ? media : { ...media, example };
}

function exampleOf(schema: Schema, resource: Resource): unknown {
  const { items, $ref } = schema;
  if (items) return [exampleOf(items, resource)];
  return examples[named($ref).replace(resource.record, 'Record')]?.(resource);
}

/** By schema of the model record. */
const examples: Record<string, (resource: Resource) => unknown> = {
  RecordBody: bodyOf,
  RecordReplacement: bodyOf,
  FieldsOfRecord: bodyOf,
  Record: stored,
  RecordRead: stored,
  RecordPage: (resource) => ({ Count: 1, Items: [stored(resource)] }),
  RecordSearchPage: (resource) => ({ Count: 1, Items: [stored(resource)] }),
  RecordSummaryPage: (resource) => ({ Count: 1, Items: [stored(resource)] }),
  RecordPublic: shown,
  RecordPublicPage: (resource) => ({ Count: 1, Items: [shown(resource)] }),
};

function bodyOf({ fields, record }: Resource): Example {
  const example = fields.examples?.[0];
  if (example === undefined)
    throw new Mistake([`${record}Fields`], `${record}Fields needs an example: examples: [{ … }].`);
  return example;
}

function stored(resource: Resource): Example {
  const body = bodyOf(resource);
  const given = Object.entries(resource.fields.properties ?? {}).flatMap(([name, { 'x-default': value }]) =>
    value === undefined || name in body ? [] : [[name, value]],
  );
  return { id, ...body, ...Object.fromEntries(given), ...resource.fields['x-stored'], ...system };
}

function shown(resource: Resource): Example {
  const { properties = {} } = resource.fields;
  const entries = Object.entries(stored(resource));
  return Object.fromEntries(
    entries.filter(([name]) => name === 'id' || properties[name]?.['x-visibility'] === 'public'),
  );
}
