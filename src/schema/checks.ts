/** Validates values against the schemas of a document. Single requests and batch operations use the same validators. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Document, Schema } from './document.js';
import { type Finding, findings } from './findings.js';
import { lean, lenient } from './lean.js';

/** @returns all errors of a value, or only the first error of a very large value. */
export interface Check {
  (value: unknown): Finding[];
  /** Compiles the validator ahead of the first value. */
  warmUp(): void;
}

export class Checks {
  static readonly #made = new Map<string, Checks>();
  readonly #first: Ajv2020;
  readonly #all: Ajv2020;
  readonly #checks = new Map<string, Check>();
  readonly #tests = new Map<string, (value: unknown) => boolean>();

  private constructor(private readonly document: Document) {
    const components = lean(document.bundle.components, lenient(document));
    this.#first = compiler(components, false);
    this.#all = compiler(components, true);
  }

  /** The validators of a document, created once. */
  static of(document: Document): Checks {
    const made = Checks.#made.get(document.text) ?? new Checks(document);
    Checks.#made.set(document.text, made);
    return made;
  }

  /** Whether a value is valid, for values whose errors somebody else describes. */
  test(whole: Schema): (value: unknown) => boolean {
    const schema = lean(whole) as object;
    const key = JSON.stringify(schema);
    const known = this.#tests.get(key) ?? ((value: unknown) => this.#first.compile(schema)(value));
    this.#tests.set(key, known);
    return known;
  }

  /** @param name of a precompiled validator in generated/, the fastest way to tell whether the value is valid. */
  check(whole: Schema, name?: string): Check {
    const schema = lean(whole, lenient(this.document)) as object;
    const key = name ?? JSON.stringify(schema);
    const known = this.#checks.get(key);
    if (known !== undefined) return known;
    const isValid =
      name === undefined ? (value: unknown) => this.#first.compile(schema)(value) : this.document.validators[name];
    if (isValid === undefined) throw new Error(`generated/ has no validator ${name}. Run: npm run generate`);
    const validate = (value: unknown) => {
      if (isValid(value)) return [];
      const ajv = isBulky(value) ? this.#first : this.#all;
      return findings(ajv.compile(schema), value, ajv);
    };
    const check = Object.assign(validate, { warmUp: () => void validate(undefined) });
    this.#checks.set(key, check);
    return check;
  }
}

function compiler(components: unknown, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, verbose: true, allErrors });
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
