/** The operator's YAML files (or JSON, a subset): read, checked against a JSON Schema, and watched for changes. */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ErrorObject, SchemaValidateFunction, ValidateFunction } from 'ajv';
import type { Logger } from 'pino';
import type { Document } from 'yaml';
import { ConfigError } from './fileWriting.js';
import { tokensOf } from './json.js';

// Loaded at the first use: most servers have no such file, and would start later.
const require = createRequire(import.meta.url);
export const yaml = (): typeof import('yaml') => require('yaml');

/** What is wrong, and where: a path of property names and indexes. */
export interface Problem {
  readonly path: readonly (string | number)[];
  /** Follows `path:line:column: `. */
  readonly message: string;
}

/** @returns the first error in the content of a file. */
export type Check = (value: unknown) => Problem | undefined;

/** @throws ConfigError `path:line:column: message` for the first error. */
export function readSettings<T>(path: string, check: Check): T {
  return parseSettings(textOf(path), path, check);
}

export function parseSettings<T>(text: string, path: string, check: Check): T {
  const { LineCounter, parseDocument, visit } = yaml();
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const fail = (offset: number, message: string): never => {
    const { line, col } = lineCounter.linePos(offset);
    throw new ConfigError(`${path}:${line}:${col}: ${message}`);
  };
  for (const { pos, message } of [...document.errors, ...document.warnings]) fail(pos[0], message);
  // they can expand without bound
  visit(document, { Alias: (_, { range }) => fail(range?.[0] ?? 0, 'aliases are not supported') });
  const value: T = document.toJS();
  const found = check(value);
  return found === undefined ? value : fail(offsetOf(document, found.path), found.message);
}

/** @throws ConfigError */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`Cannot read ${path}: ${(error as Error).message}.`);
  }
}

/** The position of the value; if it does not exist, of the nearest value that contains it. */
function offsetOf(document: Document, path: Problem['path']): number {
  const node = document.getIn(path, true);
  if (yaml().isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

/**
 * A JSON Schema with two additions. A `description` completes the sentence "… must be" in messages. The keyword `check` is a
 * function for rules that a schema cannot express: it runs if the value is otherwise valid, and returns a message or a
 * finding with a path inside the value.
 */
export type Schema = Readonly<Record<string, unknown>>;

export function schemaCheck(schema: Schema): Check {
  let validate: ValidateFunction | undefined;
  const compiled = () => {
    const { Ajv2020 }: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js');
    const formats: typeof import('ajv-formats') = require('ajv-formats');
    const ajv = new Ajv2020({
      verbose: true,
      strictTypes: true,
      allowUnionTypes: true,
      validateSchema: false,
      meta: false,
    });
    formats.default(ajv);
    ajv.addKeyword({ keyword: 'check', post: true, errors: true, validate: checkValue });
    return ajv.compile(schema);
  };
  return (value) => {
    validate ??= compiled();
    if (validate(value)) return undefined;
    return problemOf(validate.errors?.at(-1) as ErrorObject); // the last is the outermost, such as anyOf
  };
}

type Rule = (value: unknown) => string | Problem | undefined;

const checkValue: SchemaValidateFunction = (rule: Rule, value: unknown) => {
  const found = rule(value);
  if (found === undefined) return true;
  const { path, message } = typeof found === 'string' ? { path: [], message: found } : found;
  checkValue.errors = [{ keyword: 'check', params: { path }, message }];
  return false;
};

function problemOf({ keyword, params, data, instancePath, message = '', ...error }: ErrorObject): Problem {
  const path = tokensOf(instancePath);
  if (keyword === 'check') return { path: [...path, ...params.path], message };
  const { properties = {}, description } = error.parentSchema as { properties?: object; description?: string };
  if (keyword === 'propertyNames') {
    const { description: rule } = error.schema as { description: string };
    const name: string = params.propertyName;
    return { path: [...path, name], message: `${JSON.stringify(name)} must be ${rule}` };
  }
  if (keyword === 'additionalProperties' || keyword === 'required') {
    // a misspelt name says more than the name that is missing
    const known = Object.keys(properties);
    const unknown = Object.keys(data as object).find((name) => !known.includes(name));
    if (unknown !== undefined)
      return { path: [...path, unknown], message: `${JSON.stringify(unknown)} is unknown; use ${known.join(', ')}` };
    return { path, message: `${labelOf(path)} must have the property ${params.missingProperty}` };
  }
  return { path, message: `${labelOf(path)} ${description === undefined ? message : `must be ${description}`}` };
}

/** What a message calls the value: never its content, which may be a secret. */
function labelOf(path: readonly string[]): string {
  const last = path.at(-1) ?? 'the file';
  return /^\d+$/.test(last) ? `${path.at(-2) ?? ''}[${last}]` : last;
}

/** Milliseconds between checks. */
const pollInterval = 1000;

interface WatchOptions<T> {
  readonly path: string;
  /** @throws Error that says what is wrong with the text. */
  readonly parse: (text: string) => T;
  readonly log: Logger;
  readonly changed?: (value: T) => void;
  /** The content if the file does not exist at first. Without it, it must. */
  readonly missing?: T | undefined;
}

/**
 * Holds the last valid content of a file. If the file becomes unreadable or invalid, the content stays and the log says why.
 * `fs.watchFile` would miss a change between the first reading and its first poll, and would not repeat a failed reading.
 */
export class WatchedFile<T> {
  #value: T;
  /** The signature of the file when it was last read. */
  #seen: string;
  #logged = '';
  readonly #timer: NodeJS.Timeout;

  /** @throws Error if the file cannot be read or is invalid. */
  constructor(private readonly options: WatchOptions<T>) {
    const { path, parse, missing } = options;
    this.#seen = signature(path);
    this.#value = this.#seen === '' && missing !== undefined ? missing : parse(textOf(path));
    this.#timer = setInterval(() => this.look(), pollInterval).unref();
  }

  get value(): T {
    return this.#value;
  }

  /** Reads the file if it has changed. */
  look(): void {
    const { path, parse, log, changed } = this.options;
    try {
      const now = signature(path);
      if (now === this.#seen) return;
      const text = textOf(path);
      this.#seen = now; // invalid content is not read again until it changes
      this.#value = parse(text);
      this.#logged = '';
      log.info(`reloaded ${path}`);
      changed?.(this.#value);
    } catch (error) {
      const { message: reason } = error as Error;
      if (reason !== this.#logged) log.error({ reason }, `cannot use ${path}; the previous settings stay in force`);
      this.#logged = reason;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }
}

/** Empty if there is no file. */
function signature(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? '' : [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
}
