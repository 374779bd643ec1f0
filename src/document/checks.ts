/** Values against the schemas of a document: single requests and operations of batches are checked by the same. */
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Document, Schema } from './document.js';
import { type Finding, findings } from './findings.js';
import { lean } from './lean.js';
import { lenient } from './lenient.js';

/** @returns all that is wrong with a value; of one with very many values, the first mistake. */
export interface Check {
  (value: unknown): Finding[];
  /** Compiles what a first value would wait for. */
  warmUp(): void;
}

export class Checks {
  static readonly #made = new Map<string, Checks>();
  readonly #first: Ajv2020;
  readonly #all: Ajv2020;
  readonly #checks = new Map<string, Check>();

  private constructor(private readonly document: Document) {
    const components = relaxed(document, document.bundle.components);
    this.#first = compiler(components, false);
    this.#all = compiler(components, true);
  }

  /** Those of a document, made once, however often it is loaded. */
  static of(document: Document): Checks {
    const made = Checks.#made.get(document.text) ?? new Checks(document);
    Checks.#made.set(document.text, made);
    return made;
  }

  /** @param name of a validator in generated/, which decides as fast as can be whether there is anything to say. */
  check(schema: Schema, name?: string): Check {
    const own = relaxed(this.document, schema) as object;
    const key = name ?? JSON.stringify(own);
    const check = this.#checks.get(key) ?? this.#checkOf(own, name);
    this.#checks.set(key, check);
    return check;
  }

  #checkOf(schema: object, name: string | undefined): Check {
    const isValid = name === undefined ? (value: unknown) => this.#first.compile(schema)(value) : this.#generated(name);
    const check = (value: unknown) => {
      if (isValid(value)) return [];
      const ajv = isBulky(value) ? this.#first : this.#all;
      return findings(ajv.compile(schema), value, ajv);
    };
    return Object.assign(check, { warmUp: () => void check(undefined) });
  }

  #generated(name: string): ValidateFunction {
    const found = this.document.validators[name];
    if (found === undefined) throw new Error(`generated/ has no validator ${name}: npm run generate`);
    return found;
  }
}

function compiler(components: unknown, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, verbose: true, allErrors });
  formats.default(ajv, { mode: 'full' });
  return ajv.addSchema({ $id: 'document', components });
}

/** What the server checks itself is left out. */
const relaxed = (document: Document, schema: unknown): unknown => lean(schema, lenient(document));

/** What is bulkier than this is checked up to its first mistake: there might be millions, or their pointers be very long. */
const [mostValues, mostCharacters] = [5000, 250_000];

/** @returns whether it has very many values, or the pointers to all of them are very long together. */
function isBulky(value: unknown): boolean {
  let [values, characters] = [mostValues, mostCharacters];
  const exceeds = (value: unknown, pointer: number): boolean => {
    values--;
    characters -= pointer;
    if (values < 0 || characters < 0) return true;
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.some((item) => exceeds(item, pointer + 5));
    for (const name in value)
      if (exceeds((value as Record<string, unknown>)[name], pointer + name.length + 1)) return true;
    return false;
  };
  return exceeds(value, 0);
}
