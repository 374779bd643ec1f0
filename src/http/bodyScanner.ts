/**
 * Scans the bytes of a JSON text before it is parsed: its depth, its number of values, and the lengths of its property
 * names.
 */

import { Fault } from '../fault.js';
import { maxDepth } from '../json.js';
import { invalidRequest } from '../schema/findings.js';

/** The maximum length of a property name, and the maximum number of properties of an object. */
const [maxName, maxMembers] = [256, 10_000];

/** As in the document: a larger batch is not even parsed. */
const maxOperations = 100;

/** A batch operation: its position in the bytes, and its approximate number of values. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly values: number;
}

/** Scans in steps. For invalid JSON the result is meaningless, and parsing it fails. */
export class BodyScanner {
  /** For each `operations` property of a batch, its items. */
  readonly lists: Span[][] = [];
  values = 0;
  #depth = 0;
  /** Number of properties of the open objects, by depth. */
  readonly #members: number[] = [];
  /** Whether the innermost container is still empty. */
  #isEmpty = false;
  #text: [start: number, end: number] = [0, 0];
  #isList = false;
  #items: Span[] | undefined;
  #itemBegan = { at: 0, values: 0 };
  #at = 0;

  constructor(
    private readonly bytes: Buffer,
    private readonly maxValues: number,
    private readonly isBatch: boolean,
  ) {}

  /**
   * Continues the scan.
   * @returns whether there is more.
   * @throws Fault `body_too_deep`, `name_too_long`, `too_many_values`, or `invalid_request` for too many operations
   */
  read(count: number): boolean {
    const end = Math.min(this.#at + count, this.bytes.length);
    while (this.#at < end) this.#token(this.bytes[this.#at] as number);
    return this.#at < this.bytes.length;
  }

  #token(byte: number): void {
    const at = this.#at++;
    if (byte === 0x22) this.#text = [at, this.#skipText()];
    else if (byte === 0x2c) this.#comma(at);
    else if (byte === 0x3a) this.#colon();
    else if (byte === 0x7b || byte === 0x5b) this.#open(byte === 0x5b);
    else if (byte === 0x7d || byte === 0x5d) this.#close(at);
    if (byte > 0x20) this.#isEmpty = byte === 0x7b || byte === 0x5b;
  }

  #skipText(): number {
    const { bytes } = this;
    let at = this.#at;
    while (at < bytes.length && bytes[at] !== 0x22) at += bytes[at] === 0x5c ? 2 : 1;
    this.#at = at + 1;
    return at + 1;
  }

  #comma(at: number): void {
    this.#count();
    if (this.#depth === 2) this.#endItem(at);
    if (this.#depth === 1) this.#isList = false;
  }

  #colon(): void {
    const [start, end] = this.#text;
    const members = (this.#members[this.#depth] ?? 0) + 1;
    if (members > maxMembers) throw tooManyMembers();
    this.#members[this.#depth] = members;
    if (end - start > maxName + 2) this.#checkName(start, end);
    if (this.isBatch && this.#depth === 1) this.#isList = nameIn(this.bytes, start, end) === 'operations';
  }

  #checkName(start: number, end: number): void {
    const name = nameIn(this.bytes, start, end);
    if ([...name].length <= maxName) return; // characters as JSON Schema counts them: one can be two UTF-16 units
    const message = `The property name that starts with ${name.slice(0, 40)} is too long. A name can have at most ${maxName} characters.`;
    throw new Fault('name_too_long', message);
  }

  #open(isArray: boolean): void {
    if (++this.#depth > maxDepth)
      throw new Fault('body_too_deep', `The body is nested more than ${maxDepth} levels deep.`);
    this.#members[this.#depth] = 0;
    if (this.#depth !== 2 || !isArray || !this.#isList) return;
    this.#items = [];
    this.#itemBegan = { at: this.#at, values: this.values };
  }

  #close(at: number): void {
    if (!this.#isEmpty) this.#count();
    if (this.#depth === 2 && this.#items !== undefined) {
      if (!this.#isEmpty || this.#items.length > 0) this.#endItem(at);
      this.lists.push(this.#items);
      this.#items = undefined;
    }
    this.#depth--;
  }

  #count(): void {
    if (++this.values >= this.maxValues) throw tooManyValues('The body', this.maxValues);
  }

  #endItem(end: number): void {
    if (this.#items === undefined) return;
    const { at, values } = this.#itemBegan;
    if (this.#items.length === maxOperations) throw tooManyOperations();
    this.#items.push({ start: at, end, values: this.values - values });
    this.#itemBegan = { at: end + 1, values: this.values };
  }
}

export const tooManyValues = (what: string, limit: number) =>
  new Fault(
    'too_many_values',
    `${what} can have at most ${limit.toLocaleString('en-US')} values, including nested values.`,
  );

const tooManyMembers = () =>
  new Fault('too_many_values', `An object can have at most ${maxMembers.toLocaleString('en-US')} properties.`);

const tooManyOperations = () =>
  invalidRequest([
    { pointer: '/operations', keyword: 'maxItems', message: `must NOT have more than ${maxOperations} items` },
  ]);

/** Also for an invalid name; parsing it fails later. */
function nameIn(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('utf8', start, end);
  if (!text.includes('\\')) return text.slice(1, -1);
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
}
