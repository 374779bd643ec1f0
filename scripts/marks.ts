/** The marks of the pages, checked: their values, and what they are about. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Document, Schema } from '../src/schema/document.js';
import { filtersOf, marksOf } from '../src/schema/marks.js';
import { Mistake } from './sources.js';

/** @throws Mistake for the first that it finds. */
type Check = () => void;
type Tag = Document['bundle']['tags'][number];

const comparisons = ['equals', 'equalsFolded', 'contains', 'between', 'day'];
const tiers = ['seed', 'supporting'];
const meanings = ['currency', 'day-or-time', 'release-time', 'time-zone'];

/** All that is wrong with the marks of a document, each with its place. */
export function mistakesIn(document: Document): Mistake[] {
  return [...checksOf(document)].flatMap(mistakeOf);
}

function* checksOf(document: Document): Iterable<Check> {
  for (const { operation } of document.routes) yield () => checkAction(operation);
  for (const tag of document.bundle.tags) {
    yield () => checkTag(tag);
    yield* new Page(document, tag).checks();
  }
}

function mistakeOf(check: Check): Mistake[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof Mistake) return [error];
    throw error;
  }
}

/** @throws Mistake */
function checkTag({ name, ...tag }: Tag): void {
  if (tag['x-resource'] === undefined) return;
  const at = ['tags', `name=${name}`];
  if (!tiers.includes(tag['x-tier'] ?? '')) throw new Mistake(at, `${name} needs x-tier: ${tiers.join(' or ')}.`);
  const { place, ...unknown } = tag['x-console'] ?? { place: 1 };
  if (typeof place !== 'number' || Object.keys(unknown).length > 0)
    throw new Mistake([...at, 'x-console'], `x-console of the tag ${name} is { place: … }, with a number.`);
}

/** @throws Mistake */
function checkAction({ operationId, 'x-console': mark }: Document['routes'][number]['operation']): void {
  if (mark === undefined) return;
  const { action, about, trial = true, ...unknown } = mark;
  const isRight = action === false || (typeof action === 'string' && action.trim() !== '');
  if (
    !isRight ||
    !['string', 'undefined'].includes(typeof about) ||
    typeof trial !== 'boolean' ||
    Object.keys(unknown).length > 0
  )
    throw new Mistake(
      [`operationId=${operationId}`, 'x-console'],
      `x-console of ${operationId} is { action: … }, with the words of a button, or false; about: …, a sentence for the dialog; and trial: false if no dry run comes first.`,
    );
}

/** Whether a path leads to a field, through arrays too. Where an object names no members, any name does. */
function leadsTo(document: Document, schema: Schema, path: readonly string[]): boolean {
  const whole = document.resolve(schema);
  if (whole.items !== undefined) return leadsTo(document, whole.items, path);
  const [name = '', ...rest] = path;
  const properties = document.properties(whole);
  if (Object.keys(properties).length === 0) return whole.type === 'object';
  const member = properties[name];
  return member !== undefined && (rest.length === 0 || leadsTo(document, member, rest));
}

class Page {
  private readonly resource: string;
  /** The name of the schema of its fields. */
  private readonly schema: string;

  constructor(
    private readonly document: Document,
    { name, 'x-resource': mark }: Tag,
  ) {
    this.resource = name;
    this.schema = mark?.schema ?? '';
  }

  *checks(): Iterable<Check> {
    if (this.schema === '') return; // a tag of no resource
    yield () => this.#checkEnds([this.schema], this.#fields);
    for (const [name, field] of Object.entries(this.#fields.properties ?? {}))
      yield () => this.#checkField([this.schema, name], this.document.resolve(field), field);
    yield () => this.#checkLists();
    for (const [name, filter] of filtersOf(this.document, this.resource)) yield () => this.#checkFilter(name, filter);
    for (const field of this.document.operation(`${this.resource}.search`)?.['x-summary'] ?? [])
      yield () => this.#demand(field, ['x-summary', field], 'Write the fields that a search returns by default.');
    yield () => this.#checkIndexes();
    yield () => this.#checkConsole();
  }

  get #fields(): Schema {
    return this.document.schemas[this.schema] ?? {};
  }

  /** @throws Mistake for a path that leads to no field. */
  #demand(path: string, place: readonly string[], advice: string): void {
    if (leadsTo(this.document, this.document.record(this.resource) ?? {}, path.split('.'))) return;
    throw new Mistake(place, `${this.resource} have no field ${path}. ${advice}`);
  }

  #checkField(place: readonly string[], field: Schema, said: Schema): void {
    const target = said['x-refers-to'] ?? field['x-refers-to'];
    const { resources } = this.document;
    if (target !== undefined && !target.startsWith('external:') && !resources.includes(target as never))
      throw new Mistake(place, `x-refers-to is ${target}. Write a resource of this document, or external: and a name.`);
    this.#checkShown(place, field, said);
    const meant = field['x-value'];
    if (meant !== undefined && !(meanings.includes(meant) && field.type === 'string'))
      throw new Mistake(place, `x-value is ${meant}. Write ${meanings.join(' or ')}, beside a text.`);
    const value = said['x-default'];
    const [shape = field] = (field as { anyOf?: readonly Schema[] }).anyOf ?? [];
    const values = (shape as { enum?: readonly unknown[] }).enum;
    if (value !== undefined && (values ? !values.includes(value) : typeof value !== shape.type))
      throw new Mistake(
        place,
        `x-default is ${value}. Write ${values ? `one of ${values.join(', ')}` : `a ${shape.type}`}.`,
      );
    const inner = field.items ? this.document.resolve(field.items) : field;
    this.#checkEnds(place, inner);
    for (const [name, member] of Object.entries(inner.properties ?? {}))
      if (place.length < 6) this.#checkField([...place, name], this.document.resolve(member), member);
  }

  #checkShown(place: readonly string[], field: Schema, said: Schema): void {
    const { long, preset, conditions, fieldsOf, rows, questionsOf, ...others } = said['x-console'] ?? {};
    const isKnown = Object.keys(others).every((name) => ['label', 'switch', 'when'].includes(name));
    if (!isKnown || (long !== undefined && (long !== true || field.type !== 'string')))
      throw new Mistake(
        place,
        'x-console of a field has long: true, beside a text, label, preset, conditions, fieldsOf, rows, questionsOf, switch or when.',
      );
    let at = this.resource;
    for (const name of questionsOf ?? []) {
      at = this.document.properties(this.document.record(at) ?? {})[name]?.['x-refers-to'] ?? '';
      if (!this.document.resources.includes(at as never))
        throw new Mistake(place, `x-console has questionsOf: ${questionsOf}. ${name} does not name a record.`);
    }
    for (const about of [conditions, fieldsOf])
      if (about !== undefined && !this.document.resources.includes(about as never))
        throw new Mistake(place, `x-console has ${about}. Write the resource whose fields they are about.`);
    if (rows !== undefined && this.document.bundle.components?.schemas?.[rows] === undefined)
      throw new Mistake(place, `x-console has rows: ${rows}. Write the schema that its items usually have.`);
    if (preset === undefined) return;
    if (place.length > 2) throw new Mistake(place, 'Write preset beside a field of the record itself.');
    const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false }));
    if (!ajv.validate({ ...field, components: this.document.bundle.components }, preset))
      throw new Mistake(place, `preset is ${JSON.stringify(preset)}, but it ${ajv.errors?.[0]?.message}.`);
  }

  #checkEnds(place: readonly string[], { properties = {} }: Schema): void {
    const isTime = (field: Schema = {}) => field.format === 'date-time' || field['x-value'] === 'day-or-time';
    for (const [name, { 'x-ends': start }] of Object.entries(properties))
      if (start !== undefined && !isTime(properties[start]))
        throw new Mistake([...place, name], `x-ends is ${start}. Write the field beside it that is the start.`);
  }

  #checkLists(): void {
    for (const [verb, parameters] of Object.entries(marksOf(this.document, this.resource).lists)) {
      const id = `${this.resource}.${verb}`;
      for (const [name, field] of Object.entries(parameters))
        this.#demand(
          field,
          [`operationId=${id}`],
          `Name the parameter ${name} of ${id} like a field, or give it x-field.`,
        );
    }
  }

  #checkFilter(name: string, filter: Schema): void {
    const place = [refOf(this.document.operation(`${this.resource}.search`)), name];
    const by = filter['x-by'];
    if (by !== undefined && !comparisons.includes(by))
      throw new Mistake(place, `x-by is ${by}. Write one of ${comparisons.join(', ')}, or nothing for equals.`);
    const field = filter['x-field'] ?? name.replace(/ids$/, 'id');
    this.#demand(field, place, `Name the filter ${name} like a field, or give it x-field.`);
    const isPair = filter.type === 'array' && (filter as { maxItems?: number }).maxItems === 2;
    if ((by === 'between') !== isPair)
      throw new Mistake(
        place,
        `${name} is ${isPair ? '' : 'not '}a list of two. Write x-by: between beside such a list only.`,
      );
  }

  #checkIndexes(): void {
    for (const index of this.#fields['x-indexes'] ?? []) {
      const place = [this.schema, 'x-indexes'];
      const { fields, unique, where = {}, folded, ...unknown } = index;
      const [key] = Object.keys(unknown);
      if (key !== undefined || !Array.isArray(fields) || fields.length === 0)
        throw new Mistake(
          place,
          `x-indexes has ${key ?? 'no fields'}. Write { fields: […], folded: true }, or { fields: […], unique: true, where: { … } }.`,
        );
      if (folded !== undefined && (![true, 'person'].includes(folded) || unique))
        throw new Mistake(
          place,
          'Write folded: true or person beside fields alone: a unique index does not ignore case.',
        );
      if (Object.keys(where).length > 0 && !unique) throw new Mistake(place, 'Write where beside unique: true.');
      for (const field of [...fields, ...Object.keys(where)])
        this.#demand(field, [...place, field], 'Write fields of the record, nested ones with dots.');
    }
  }

  #checkConsole(): void {
    const {
      title = [],
      columns = [],
      first = [],
      groups = {},
      more = {},
      ...unknown
    } = this.#fields['x-console'] ?? {};
    const place = [this.schema, 'x-console'];
    for (const key of Object.keys(unknown))
      throw new Mistake([...place, key], `x-console has ${key}. Write title, columns, first, groups or more.`);
    for (const list of [title, columns, [first, Object.values(groups), Object.values(more)].flat(2)])
      for (const [at, name] of list.entries()) {
        const isPart = list === columns && leadsTo(this.document, this.#fields, name.split('.'));
        if (this.#fields.properties?.[name] === undefined && !isPart)
          throw new Mistake(
            [...place, name],
            `${this.resource} have no field ${name}. Write fields of the record itself.`,
          );
        if (list.indexOf(name) < at) throw new Mistake([...place, name], `x-console has ${name} twice. Leave one out.`);
      }
  }
}

/** The name of the schema of the JSON body. */
function refOf(operation: ReturnType<Document['operation']>): string {
  return operation?.requestBody?.content?.['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
}
