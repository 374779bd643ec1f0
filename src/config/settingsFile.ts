/** The operator's YAML files (or JSON, a subset): read, checked against a JSON Schema, and watched for changes. */
import { type BigIntStats, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Logger } from 'pino';
import { type Document, isNode, LineCounter, type Node, parseDocument } from 'yaml';
import { ConfigError } from './environment.js';

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
  const json = validJson(text);
  return (json !== undefined && check(json) === undefined ? json : parseYaml(text, path, check)) as T;
}

/** @throws ConfigError */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`Cannot read ${path}: ${(error as Error).message}.`);
  }
}

/** Much faster than the YAML parser. Undefined if it is not JSON or repeats a property, which `JSON.parse` would drop. */
function validJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const names = text.match(/"(?:[^"\\]|\\.)*"\s*:/g)?.length ?? 0;
    return names === countProperties(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function countProperties(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce<number>((sum, member) => sum + countProperties(member), 0);
  return Array.isArray(value) ? inner : inner + Object.keys(value).length;
}

function parseYaml(text: string, path: string, check: Check): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const fault = (offset: number, message: string) => {
    const { line, col } = lineCounter.linePos(offset);
    return new ConfigError(`${path}:${line}:${col}: ${message}`);
  };
  const [broken] = [...document.errors, ...document.warnings];
  if (broken !== undefined) throw fault(broken.pos[0], broken.message);
  const value = plainValue(document, (message) => fault(0, message));
  const found = check(value);
  if (found === undefined) return value;
  const valueAt = (at: Problem['path']) => document.getIn(at, true);
  throw fault(offsetOf(document.contents, valueAt, found.path), found.message);
}

/** Aliases (`*name`) are rejected: they can expand without bound. */
function plainValue(document: Document, fault: (message: string) => ConfigError): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    throw fault(`aliases are not supported (${(error as Error).message})`);
  }
}

/** The position of the value; if it does not exist, of the nearest value that contains it. */
function offsetOf(whole: Node | null, valueAt: (path: Problem['path']) => unknown, path: Problem['path']): number {
  for (let length = path.length; length > 0; length--) {
    const node = valueAt(path.slice(0, length));
    if (isNode(node) && node.range) return node.range[0];
  }
  return whole?.range?.[0] ?? 0;
}

/**
 * A JSON Schema with two additions. A `description` completes the sentence "… must be" in messages. The keyword `check` is a
 * function for rules that a schema cannot express: it runs if the value is otherwise valid, and returns a message or a
 * finding with a path inside the value.
 */
export type Schema = Readonly<Record<string, unknown>>;

export function schemaCheck(schema: Schema): Check {
  const validate = compiler().compile(schema);
  return (value) => {
    if (validate(value)) return undefined;
    return problemOf(validate.errors?.at(-1) as ErrorObject, value); // the last is the outermost, such as anyOf
  };
}

type Custom = (value: unknown) => string | Problem | undefined;

function compiler(): Ajv2020 {
  const ajv = new Ajv2020({ verbose: true, strictTypes: true, allowUnionTypes: true, validateSchema: false });
  formats.default(ajv);
  const validate = Object.assign(
    (custom: Custom, value: unknown): boolean => {
      const found = custom(value);
      if (found === undefined) return true;
      const { path, message } = typeof found === 'string' ? { path: [], message: found } : found;
      validate.errors = [{ keyword: 'check', params: { path }, message }];
      return false;
    },
    { errors: [] as Partial<ErrorObject>[] },
  );
  return ajv.addKeyword({ keyword: 'check', post: true, errors: true, validate });
}

function problemOf(error: ErrorObject, file: unknown): Problem {
  const path = pathOf(error.instancePath, file);
  const { keyword, params, data } = error;
  if (keyword === 'check') return { path: [...path, ...params.path], message: error.message ?? '' };
  const { properties = {}, description } = error.parentSchema as { properties?: object; description?: string };
  if (keyword === 'uniqueItems') {
    const second = Math.max(params.i, params.j);
    return { path: [...path, second], message: `${quoted((data as unknown[])[second])} is listed twice` };
  }
  if (keyword === 'propertyNames') {
    const { description: what } = error.schema as { description: string };
    return { path: [...path, params.propertyName], message: `${quoted(params.propertyName)} must be ${what}` };
  }
  if (keyword === 'additionalProperties' || keyword === 'required') {
    // a misspelt name says more than the name that is missing
    const known = Object.keys(properties);
    const unknown = Object.keys(data as object).find((name) => !known.includes(name));
    if (unknown !== undefined)
      return { path: [...path, unknown], message: `${quoted(unknown)} is unknown; use ${orList(known)}` };
    return { path, message: `${labelOf(path)} must have the property ${params.missingProperty}` };
  }
  const rule = description === undefined ? error.message : `must be ${description}`;
  return { path, message: `${labelOf(path)} ${rule}` };
}

/** @param pointer a JSON Pointer (RFC 6901). */
function pathOf(pointer: string, file: unknown): (string | number)[] {
  const names = pointer.split('/').slice(1);
  let value = file;
  return names.map((encoded) => {
    const name = encoded.replaceAll('~1', '/').replaceAll('~0', '~');
    const key = Array.isArray(value) ? Number(name) : name;
    value = (value as Record<string, unknown>)[key];
    return key;
  });
}

/** What a message calls the value: never its content, which may be a secret. */
function labelOf(path: Problem['path']): string {
  const name = path.findLast((part) => typeof part === 'string');
  const index = path.at(-1);
  if (typeof index !== 'number') return name === undefined ? 'the file' : short(name);
  return `${short(name ?? '')}[${index}]`;
}

const short = (text: string) => text.slice(0, 100);

const quoted = (value: unknown) => JSON.stringify(typeof value === 'string' ? short(value) : value);

const orList = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names.map(short));

/** Milliseconds between checks. */
const pollInterval = 1000;

interface WatchOptions<T> {
  readonly path: string;
  /** @throws Error that says what is wrong with the text. */
  readonly parse: (text: string) => T;
  readonly log: Logger;
  readonly changed?: (value: T) => void;
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
  #looking: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #options: WatchOptions<T>;

  /** @param read returns the current content; the file need not exist. */
  constructor(options: WatchOptions<T>, read: () => T) {
    this.#options = options;
    this.#seen = signature(statSync(options.path, { bigint: true, throwIfNoEntry: false }));
    this.#value = read();
    this.#timer = setInterval(() => void this.look(), pollInterval).unref();
  }

  get value(): T {
    return this.#value;
  }

  /** Reads the file if it has changed. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#readIfChanged()
      .then(() => '')
      .catch(({ message }: Error) => {
        if (message === this.#logged) return message;
        const { path, log } = this.#options;
        log.error({ reason: message }, `cannot use ${path}; the previous settings stay in force`);
        return message;
      })
      .then((logged) => {
        this.#logged = logged;
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #readIfChanged(): Promise<void> {
    const { path, parse, log, changed } = this.#options;
    const stats = await stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || this.#seen !== missing) throw error; // fine only if it never existed
    });
    const now = signature(stats ?? undefined);
    if (now === this.#seen) return;
    const text = await readFile(path, 'utf8');
    this.#seen = now; // invalid content is not read again until it changes
    this.#value = parse(text);
    log.info(`reloaded ${path}`);
    changed?.(this.#value);
  }
}

const missing = '';

const signature = (stats: BigIntStats | undefined) =>
  stats === undefined ? missing : [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
