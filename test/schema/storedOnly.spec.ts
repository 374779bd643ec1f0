/** A field that the server does not act on says so; whatever has no mark acts. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServices } from '../../src/gala.js';
import { registry } from '../../src/records/registry.js';
import { Document, type Schema } from '../../src/schema/document.js';
import type { Model } from '../../src/schema/model.js';
import { services } from '../../src/services.js';

type Field = Schema & Readonly<Record<'x-stored-only' | 'x-ends' | 'x-value', unknown>>;

const note = /Stored; this server does not act on it\.$/;

/** The words of all TypeScript below folders of src/. */
function wordsIn(...folders: string[]): ReadonlySet<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map((name) => join('src', folder, name)),
  );
  const texts = files.filter((name) => name.endsWith('.ts')).map((name) => readFileSync(name));
  return new Set(texts.flatMap((text) => text.toString().match(/\w+/g) ?? []));
}

describe('A field of a record', () => {
  const models: Model[] = [];
  const words = new Map<string, ReadonlySet<string>>();

  before(async () => {
    const loaded = await loadServices();
    models.push(...[...registry(loaded).values()].map(({ model }) => model));
    for (const { document } of loaded) words.set(document.name, wordsIn(document.name, 'decisions', 'reviewing'));
  });

  /** Why a field is more than stored: by its marks, or because the code of its service names it. */
  function actsBy(model: Model, name: string, field: Field): string | undefined {
    const { document, lists, filters, links, owners, moneyPaths, sortable, defaults, publicFields, shownWhile } = model;
    const isPublic = ['getPublic', 'listPublic', ...Object.keys(lists)].some(
      (verb) => /Public/.test(verb) && document.operation(`${model.name}.${verb}`) !== undefined,
    );
    const paths = [
      ...Object.values(lists).flatMap((parameters) => Object.values(parameters)),
      ...Object.values(filters).map((filter) => filter.field),
      ...links.map(({ path }) => path),
      ...owners.map(({ path }) => path),
      ...moneyPaths,
      ...sortable.keys(),
      ...Object.keys(defaults),
      ...(isPublic ? [...publicFields, ...Object.keys(shownWhile)] : []),
    ];
    if (field['x-ends'] !== undefined || field['x-value'] !== undefined) return 'what it has to mean';
    if (paths.some((path) => path.split('.')[0] === name)) return 'a mark';
    if (field['x-console']?.long || name === 'name') return 'what the record is called by';
    const named = words.get(document.name);
    if (model.name === 'abstracts' && /^(main_)?presenter|^co_author/.test(name)) return 'a conflict of interest';
    return named?.has(name) || named?.has(name.replace(/^enable_/, '')) ? 'the code' : undefined;
  }

  it('is acted on, or says that it is only stored', () => {
    const silent: string[] = [];
    for (const model of models)
      for (const [name, field] of Object.entries(model.document.properties(model.schema)) as [string, Field][]) {
        if (name === 'id' || name.startsWith('sys_') || field['x-stored-only']) continue;
        if (actsBy(model, name, field) === undefined) silent.push(`${model.name}.${name}`);
      }
    assert.deepEqual(silent, []);
  });

  it('that is only stored says so in its description', () => {
    const whole = new Map(Object.keys(services).map((name) => [name, Document.whole(name)]));
    const fieldsOf = ({ document: { name: service }, name }: Model) =>
      whole.get(service)?.properties(whole.get(service)?.record(name) as Field) ?? {};
    const marked = models.flatMap((model) =>
      (Object.entries(fieldsOf(model)) as [string, Field][]).filter(([, field]) => field['x-stored-only']),
    );
    assert.ok(marked.length > 200);
    for (const [name, { description = '' }] of marked) assert.match(description, note, name);
  });
});
