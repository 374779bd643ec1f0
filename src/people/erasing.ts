/** What a value says of a person, and the value without it. Its schema tells what belongs together. */
import { pointerTo, tokensOf } from '../lib/json.js';
import type { Step } from '../lib/jsonDifference.js';
import type { Document, Schema } from '../schema/document.js';
import { erased, isContact, type Person } from './person.js';

export type Fields = Record<string, unknown>;

interface How {
  /** Whether everything stays where it is, so that patches still fit: texts are replaced, nothing is removed. */
  readonly keeps?: boolean;
  /** Whether nobody is named any more in places about people. */
  readonly everyone?: boolean;
  /** Whether their names are replaced in texts, too, not only their addresses. */
  readonly names?: boolean;
}

/** A member or item: its schema, resolved, and what it is called. */
interface At {
  readonly schema: Schema;
  readonly pointer: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** Takes a person out of values of one document. Those that it gets are not changed. */
export class Erasing {
  /** Where they were named, as JSON Pointers. */
  readonly places: string[] = [];
  /** Whether one of these was an object or a group of fields about them. */
  isAbout = false;
  /** What stood beside them. */
  readonly beside = {
    contact_ids: new Set<string>(),
    email_addresses: new Set<string>(),
    names: new Set<string>(),
  };

  constructor(
    private readonly person: Person,
    private readonly document: Pick<Document, 'resolve' | 'properties' | 'required'>,
    private readonly how: How = {},
    /** In the place of a contact that is required: another one in each record, so that nobody is taken for somebody else. */
    private readonly nobody = erased,
  ) {}

  record(schema: Schema, record: Fields): Fields {
    return this.#object(record, { schema, pointer: '', name: '', isRequired: true }) as Fields;
  }

  /** A step of a patch of a record. */
  step(record: Schema, step: Step): Step {
    if (!('value' in step)) return step;
    let at: At = { schema: record, pointer: '', name: '', isRequired: true };
    let isAbout = false;
    for (const token of tokensOf(step.path)) {
      isAbout ||= at.schema['x-person'] === true || this.#groups(at.schema).some((group) => group.includes(token));
      at = at.schema.items ? this.#item(at, Number(token)) : this.#member(at, token);
    }
    if (isAbout && (this.how.everyone || this.#isTheirs(step.value, at))) {
      this.isAbout = true;
      return { ...step, value: this.#blank(step.value, at) };
    }
    return { ...step, value: this.#value(step.value, at) };
  }

  #value(value: unknown, at: At): unknown {
    if (typeof value === 'string') return this.#text(value, at);
    if (Array.isArray(value))
      return value.map((item, index) => this.#value(item, this.#item(at, index))).filter((item) => item !== undefined);
    return typeof value === 'object' && value !== null ? this.#object(value as Fields, at) : value;
  }

  #text(text: string, at: At): string | undefined {
    if (this.person.is(text, isContact(at.name, at.schema['x-refers-to']))) {
      this.places.push(at.pointer);
      return at.isRequired ? (this.#blank(text, at) as string) : undefined;
    }
    const next = this.how.names ? this.person.without(text) : this.person.withoutAddresses(text);
    if (next !== text) this.places.push(at.pointer);
    return next;
  }

  #object(value: Fields, at: At): Fields | undefined {
    const { schema } = at;
    const isPart = schema['x-person'] === true && this.#isTheirs(value, at);
    if (isPart && this.#note([value], at) && !at.isRequired) return undefined;
    const theirs = new Set(isPart ? Object.keys(value) : []);
    for (const group of this.#groups(schema)) {
      const members = group.filter((name) => value[name] !== undefined);
      if (!members.some((name) => this.#isTheirs(value[name], this.#member(at, name)))) continue;
      this.#note([Object.fromEntries(members.map((name) => [name, value[name]]))], at);
      for (const name of members) theirs.add(name);
    }
    const next: Fields = {};
    for (const [name, member] of Object.entries(value)) {
      const to = this.#member(at, name);
      const rest = !theirs.has(name) ? this.#value(member, to) : to.isRequired ? this.#blank(member, to) : undefined;
      if (rest !== undefined) next[name] = rest;
    }
    return next;
  }

  #groups({ 'x-persons': groups = [], allOf = [] }: Schema): (readonly string[])[] {
    return [...groups, ...allOf.flatMap((part) => this.#groups(this.document.resolve(part)))];
  }

  #member({ schema, pointer }: At, name: string): At {
    const isRequired = this.how.keeps === true || this.document.required(schema).includes(name);
    const member = this.document.properties(schema)[name] ?? {};
    return {
      schema: { ...this.document.resolve(member), ...member },
      pointer: pointer + pointerTo(name),
      name,
      isRequired,
    };
  }

  #item({ schema, pointer, name }: At, index: number): At {
    const isRequired = this.how.keeps === true;
    const { items = {} } = schema;
    return {
      schema: { ...this.document.resolve(items), ...items },
      pointer: pointer + pointerTo(index),
      name,
      isRequired,
    };
  }

  /** Whether a place about somebody is about them. */
  #isTheirs(value: unknown, at: At): boolean {
    if (this.how.everyone) return true;
    for (const [text, { name, schema }] of this.#texts(value, at))
      if (this.person.is(text, isContact(name, schema['x-refers-to']))) return true;
    return false;
  }

  *#texts(value: unknown, at: At): Generator<[string, At]> {
    if (typeof value === 'string') yield [value, at];
    else if (Array.isArray(value))
      for (const [index, item] of value.entries()) yield* this.#texts(item, this.#item(at, index));
    else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value)) yield* this.#texts(member, this.#member(at, name));
  }

  #note(parts: readonly Fields[], at: At): true {
    this.isAbout = true;
    const { contact_ids, email_addresses, names } = this.beside;
    for (const part of parts) {
      const known: Fields = {};
      for (const [text, { name, schema, pointer }] of this.#texts(part, at)) {
        const isPersons = isContact(name, schema['x-refers-to']);
        if (this.person.is(text, isPersons)) this.places.push(pointer);
        if (isPersons) contact_ids.add(text);
        else if (/e_?mail/.test(name) && text.includes('@')) email_addresses.add(text);
        else known[name] ??= text;
      }
      const { name, first_name, last_name } = known;
      if (typeof name === 'string') names.add(name);
      if (typeof first_name === 'string' && typeof last_name === 'string') names.add(`${first_name} ${last_name}`);
    }
    return true;
  }

  /** A value that has to stay, without what it says: other records that it refers to, kinds, times and numbers remain. */
  #blank(value: unknown, at: At): unknown {
    if (typeof value === 'string') return this.#blankText(value, at);
    if (Array.isArray(value)) return value.map((item, index) => this.#blank(item, this.#item(at, index)));
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(([name, member]) => [name, member, this.#member(at, name)] as const);
    const kept = members.filter(([, , to]) => to.isRequired);
    return Object.fromEntries(kept.map(([name, member, to]) => [name, this.#blank(member, to)]));
  }

  #blankText(text: string, { name, schema }: At): string {
    const target = schema['x-refers-to'];
    if (isContact(name, target)) return this.nobody;
    const isOther = schema.enum !== undefined || schema.format !== undefined || (target && !target.includes(':'));
    return isOther ? text : erased;
  }
}
