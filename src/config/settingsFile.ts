/** Reads YAML files (or JSON, a subset) of the operator, and reports errors with line and column. */
import { readFileSync } from 'node:fs';
import { type Document, isNode, LineCounter, type Node, parseDocument } from 'yaml';
import { ConfigError } from './environment.js';

/** What is wrong, and where: a path of property names and indexes. */
export interface Finding {
  readonly path: readonly (string | number)[];
  /** Follows `path:line:column: `. */
  readonly message: string;
}

/** @throws ConfigError `path:line:column: message` for the first error. */
export function readSettings(path: string, check: (value: unknown) => Finding | undefined): unknown {
  return settingsIn(textOf(path), path, check);
}

export function settingsIn(text: string, path: string, check: (value: unknown) => Finding | undefined): unknown {
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
  throw fault(
    offsetOf(document.contents, (at) => document.getIn(at, true), found.path),
    found.message,
  );
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
function offsetOf(whole: Node | null, valueAt: (path: Finding['path']) => unknown, path: Finding['path']): number {
  for (let length = path.length; length > 0; length--) {
    const node = valueAt(path.slice(0, length));
    if (isNode(node) && node.range) return node.range[0];
  }
  return whole?.range?.[0] ?? 0;
}

/** @throws ConfigError */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`Cannot read ${path}: ${(error as Error).message}.`);
  }
}
