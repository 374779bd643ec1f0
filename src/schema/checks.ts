/** Validates values against the schemas of a document. Single requests and batch operations use the same validators. */
import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { Document, Schema } from './document.js';
import { type Finding, findings } from './findings.js';
import { lean, lenient } from './lean.js';

/** @returns all errors of a value, or only the first error of a very large value. */
export type Check = (value: unknown) => Finding[];

const require = createRequire(import.meta.url);

export class Checks {
  static readonly #made = new WeakMap<Document, Checks>();
  /** By whether they find all errors. */
  readonly #compilers = new Map<boolean, Ajv2020>();
  /** The JSON of a schema → what is compiled of it. */
  readonly #lean = new Map<string, object>();

  private constructor(private readonly document: Document) {}

  /** The validators of a document, created once. */
  static of(document: Document): Checks {
    const made = Checks.#made.get(document) ?? new Checks(document);
    Checks.#made.set(document, made);
    return made;
  }

  check(schema: Schema): Check {
    const isValid = this.document.validator(schema);
    return (value) => (isValid(value) ? [] : this.#findings(schema, value));
  }

  /** Compiles what describes errors when a value first has some, as most schemas never need it. */
  #findings(schema: Schema, value: unknown): Finding[] {
    const { document } = this;
    const key = JSON.stringify(schema);
    const compiled = this.#lean.get(key) ?? (lean(schema, lenient(document)) as object);
    this.#lean.set(key, compiled);
    const all = !isBulky(value);
    const ajv = this.#compilers.get(all) ?? compiler(lean(document.bundle.components, lenient(document)), all);
    this.#compilers.set(all, ajv);
    return findings(ajv.compile(compiled), value, ajv);
  }
}

/** Loads `ajv` at its first use: it takes a tenth of the start. */
function compiler(components: unknown, allErrors: boolean): Ajv2020 {
  const { Ajv2020 }: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js');
  const formats: typeof import('ajv-formats') = require('ajv-formats');
  const ajv = new Ajv2020({ strict: false, validateSchema: false, meta: false, verbose: true, allErrors });
  formats.default(ajv, { mode: 'full' });
  return ajv.addSchema({ $id: 'document', components });
}

/** A larger value is checked up to its first error: it could have millions, or very long pointers. */
function isBulky(value: unknown): boolean {
  let [values, characters] = [5000, 250_000];
  const exceeds = (value: unknown, pointer: number): boolean => {
    values--;
    characters -= pointer;
    if (values < 0 || characters < 0) return true;
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([name, member]) => exceeds(member, pointer + name.length + 1));
  };
  return exceeds(value, 0);
}
