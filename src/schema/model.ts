/** The resources of the documents. */
import type { Index, SortKind } from '../store/port.js';
import { type Check, Checks } from './checks.js';
import type { ResourceName } from './contract.js';
import type { Document, Owning, Reading, Schema } from './document.js';
import { type Marks, marked, marksOf } from './marks.js';
import { currenciesIn, type Meaning, meaningsIn } from './values.js';
import { type FieldMask, isVisible, visiblePart } from './visibility.js';

/** A field that refers to a record of another resource. */
export interface Link {
  readonly from: Model;
  /** Dotted path of the field. */
  readonly path: string;
  readonly to: Model;
  /**
   * If the owner of the record can read the record it refers to: this field and the other fields that refer to such records.
   */
  readonly opens?: readonly string[] | undefined;
  /** As whom they read it. */
  readonly as?: Reading | undefined;
}

/** A field that names the contact who owns the record. */
export interface Owner {
  /** Dotted path of the field. */
  readonly path: string;
  readonly as: Owning;
  /** Whether the server sets it, to who makes the record. */
  readonly isSet: boolean;
}

/** Everything known about a resource except its rules. */
export interface Model extends Marks {
  readonly name: ResourceName;
  /** The name of its collection in the store. */
  readonly collection: string;
  readonly document: Document;
  readonly tier: 'seed' | 'supporting';
  /** Names of all documented fields. */
  readonly fields: ReadonlySet<string>;
  /** Names of the public fields. */
  readonly publicFields: readonly string[];
  /** The schema of a whole record. */
  readonly schema: Schema;
  /** The fields whose values mean something beyond their type. */
  readonly meanings: readonly Meaning[];
  /** Dotted paths of its money fields. */
  readonly moneyPaths: readonly string[];
  /** The field with the currency of the record. */
  readonly currency: string | undefined;
  /** Of amounts with a currency beside them: path → the name of its field. */
  readonly codes: ReadonlyMap<string, string | undefined>;
  /** The fields that records can be sorted by, besides system fields. */
  readonly sortable: ReadonlyMap<string, SortKind>;
  /** Fields of this resource that refer to others, and fields of others that refer to this one. */
  readonly links: readonly Link[];
  readonly linkedFrom: readonly Link[];
  /** Fields that the owner of a record cannot write when it is created and when it is changed. */
  readonly notForOwners: Readonly<Record<'made' | 'changed', readonly string[]>>;
  /** Whether it has fields that a blind review hides. */
  readonly namesAuthors: boolean;
  /** The visible parts of a record for callers who are limited to their own records. */
  readonly parts: Readonly<Record<Owning | Reading | 'blind', FieldMask>>;
  /**
   * Who can own or review a record, and what they see of it. What a blind review hides does not count for reviewers, whether their
   * review is blind or not.
   */
  readonly audiences: ReadonlyMap<Owning | Reading, FieldMask>;
  /** The fields that name owners. */
  readonly owners: readonly Owner[];
  /** Fields of other resources that refer to this one and let their owners read it as reviewers. */
  readonly openedBy: readonly Link[];
  /** Validators of the bodies of create and replace, of the whole record, and of a batch operation. */
  readonly check: Readonly<Record<'create' | 'replace' | 'record' | 'operation', Check>>;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A resource without its links to others. */
export function modelOf(document: Document, name: ResourceName): Model {
  const marks = marksOf(document, name);
  const schema = document.record(name);
  if (schema === undefined) throw new Error(`${document.name} has no operation ${name}.replace`);
  const tier = document.bundle.tags.find((tag) => tag.name === name)?.['x-tier'];
  if (tier === undefined) throw new Error(`${document.name}: the tag ${name} has no x-tier`);
  const properties = document.properties(schema);
  const parts = {
    author: visiblePart(document, schema, ['public', 'author', 'referee']),
    reviewer: visiblePart(document, schema, ['public', 'author', 'referee', 'reviewer']),
    blind: visiblePart(document, schema, ['public', 'reviewer']), // for reviewers in a blind review
    referee: visiblePart(document, schema, ['public', 'referee']),
  };
  const partOf = (as: Owning) => (as === 'author' ? parts.author : parts.blind);
  // a mark only counts if owners of its kind see the field, because schemas are shared between resources
  const owners = marked(document, schema, 'x-owner')
    .map(([path, as]) => ({ path, as, isSet: properties[path]?.['x-server-set'] === true }))
    .filter(({ path, as }) => isVisible(partOf(as), path));
  const named = Object.entries(properties);
  const writtenBy = (...whom: string[]) =>
    named.filter(([, field]) => whom.includes(field['x-writable-by'] ?? 'owner')).map(([field]) => field);
  const sortable = sortableIn(properties);
  const moneyPaths = marked(document, schema, 'x-money').map(([path]) => path);
  const meanings = meaningsIn(document, schema, schema.unevaluatedProperties === false);
  const isByEvent = 'listByEvent' in marks.lists || 'event_ids' in marks.filters;
  const sorting = [...sortable].flatMap(([field, sorted]) => [
    { fields: [field], sorted },
    ...(isByEvent ? [{ fields: ['event_id', field], sorted }] : []),
  ]);
  const checkOf = (schema: Schema | undefined) => Checks.of(document).check(schema ?? {});
  return {
    name,
    ...marks,
    indexes: Object.entries(marks.lists)
      .filter(([verb]) => !isPublic(verb))
      .map(([, parameters]) => Object.values(parameters))
      .concat(owners.map(({ path }) => [path]))
      .concat([['sys_last_modified_at'], ['sys_external_id']])
      .reduce<readonly Index[]>(
        (all, fields) => withIndex(all, fields),
        [...marks.indexes, ...publicIndexes(document, name, marks), ...sorting],
      ),
    document,
    collection: `${document.name}.${name}`,
    tier,
    fields: new Set(Object.keys(properties)),
    publicFields: named.filter(([, field]) => field['x-visibility'] === 'public').map(([field]) => field),
    schema,
    sortable,
    moneyPaths,
    meanings,
    ...currenciesIn(meanings, moneyPaths),
    links: [],
    linkedFrom: [],
    notForOwners: {
      made: ['sys_locked', ...writtenBy('staff')],
      changed: ['sys_locked', ...writtenBy('staff', 'creator')],
    },
    namesAuthors: named.some(([, field]) => field['x-visibility'] === 'author'),
    parts,
    audiences: new Map(owners.map(({ as }) => [as, partOf(as)])),
    owners,
    openedBy: [],
    check: {
      create: checkOf(document.body(`${name}.create`)),
      replace: checkOf(document.body(`${name}.replace`)),
      record: checkOf(document.answer(`${name}.replace`)),
      operation: checkOf(document.batchOperation()),
    },
  };
}

const isPublic = (verb: string) => verb.startsWith('listPublic');

/** Of the public lists: without hidden records. */
function publicIndexes(document: Document, name: ResourceName, { lists, shownWhile: only }: Marks): Index[] {
  const all = document.operation(`${name}.listPublic`) === undefined ? [] : [{ fields: [], only }];
  const some = Object.entries(lists).filter(([verb]) => isPublic(verb));
  return [...all, ...some.map(([, parameters]) => ({ fields: Object.values(parameters), only }))];
}

/** The fields with `x-sortable`, and `name` unless that is false. */
function sortableIn(properties: Readonly<Record<string, Schema>>): ReadonlyMap<string, SortKind> {
  const fields = Object.entries(properties).filter(([field, schema]) => schema['x-sortable'] ?? field === 'name');
  const kindOf = ({ type, format }: Schema) =>
    type === 'number' ? 'number' : format === 'date-time' ? 'moment' : 'text';
  return new Map(fields.map(([field, schema]) => [field, kindOf(schema)]));
}

/** Links resources by the fields with `x-refers-to`. Each such field gets an index. */
export function link(models: readonly Model[]): void {
  const byName = new Map<string, Mutable<Model>>(models.map((model) => [model.name, model]));
  for (const from of byName.values()) {
    const opening = new Map(marked(from.document, from.schema, 'x-opens'));
    const opened = [...opening.keys()].reverse(); // pages name first what has fewer records than what follows, such as the abstract
    for (const [path, target] of marked(from.document, from.schema, 'x-refers-to')) {
      if (target.startsWith('external:')) continue;
      const to = byName.get(target);
      if (to?.document !== from.document)
        throw new Error(`${from.name}.${path} refers to ${target}, which this document does not have`);
      const as = opening.get(path) as Reading | undefined;
      const opens = as && opened;
      const link = { from, path, to, opens, as };
      from.links = [...from.links, link];
      to.linkedFrom = [...to.linkedFrom, link];
      if (as !== undefined) to.openedBy = [...to.openedBy, link];
      if (as !== undefined)
        to.audiences = new Map([...to.audiences, [as, as === 'referee' ? to.parts.referee : to.parts.blind]]);
      const byOwner = opens === undefined ? [] : from.owners.map((owner) => [owner.path, ...opens]);
      from.indexes = withIndex(from.indexes, [path]);
      for (const fields of byOwner) from.indexes = withIndex(from.indexes, fields, from.ownedWhile);
    }
  }
}

function withIndex(indexes: readonly Index[], fields: readonly string[], only?: Index['only']): readonly Index[] {
  const isSame = (one: Index) =>
    !one.unique &&
    JSON.stringify(one.only) === JSON.stringify(only) &&
    !one.folded &&
    !one.sorted &&
    one.fields.join() === fields.join();
  return indexes.some(isSame) ? indexes : [...indexes, only === undefined ? { fields } : { fields, only }];
}
