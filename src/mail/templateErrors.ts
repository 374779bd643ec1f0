/** What is wrong with a template, as details of a response: errors of the engine, and names that no record can have. */
import {
  type Arguments,
  AssertionError,
  ForTag,
  LiquidError,
  Output,
  type PropertyAccessToken,
  TablerowTag,
  type Template,
  type Token,
  TypeGuards,
  toValueSync,
  type Value,
} from 'liquidjs';
import { type Detail, Fault } from '../fault.js';
import { anything, hint, type MergeFields, type Segment, type Shape } from './mergeFields.js';
import { rangeField } from './ranges.js';

type TemplateError = LiquidError | AssertionError;

/** The maximum number of details of a response. */
const maxDetails = 20;

/** Whether the template causes the error. */
export const isTemplateError = (thrown: unknown): thrown is TemplateError =>
  LiquidError.is(thrown) || thrown instanceof AssertionError;

/** Whether the template exceeds a limit. */
export const isOverLimit = (thrown: unknown) => isTemplateError(thrown) && /limit exceeded/.test(thrown.message);

export function detailOf(pointer: string, error: TemplateError): Detail {
  const message = error.message.replace(/, line:\d+, col:\d+$/, '').slice(0, 300);
  return detailAt(pointer, 'token' in error ? error.token : undefined, message);
}

function detailAt(pointer: string, token: Token | undefined, message: string, code = 'template_invalid'): Detail {
  const [row, column] = token?.getPosition?.() ?? [1, 1];
  return { pointer, code, message: `line ${row}, column ${column}: ${message}` };
}

/** The first details: up to one more than a response shows. */
export function first(details: Iterable<Detail>): Detail[] {
  const some: Detail[] = [];
  for (const detail of details) if (some.push(detail) > maxDetails) break;
  return some;
}

export function templateFault(details: Detail[]): Fault {
  const [first] = details;
  const more = details.length > maxDetails ? ` There are more errors than the ${maxDetails} in \`details\`.` : '';
  const message = `The e-mail template is not valid: ${first?.pointer} ${first?.message}.${more}`;
  return Fault.of('template_invalid', message, { details: details.slice(0, maxDetails) });
}

type Names = ReadonlyMap<string, Shape>;
type Argument = Arguments extends Iterable<infer One> ? One : never;

const maxDepth = 100;
/** The maximum number of variables of a template that are compared with an unknown name. */
const maxCompared = 20;

/** Yields the names in a template that no record can have, in its order. */
export function* wrongNames(templates: readonly Template[], fields: MergeFields, pointer: string): Generator<Detail> {
  const own = new Map<string, Shape>();
  collectNames(templates, own);
  yield* new Search(fields, pointer).inside(templates, own, 0);
}

/** Variables of the template. Their content is only known when it is rendered. */
function collectNames(templates: readonly Template[], own: Map<string, Shape>): void {
  for (const template of templates) {
    for (const { content } of template.localScope?.() ?? []) own.set(String(content), anything);
    collectNames(childrenOf(template), own);
  }
}

const childrenOf = (template: Template): Template[] =>
  template.children ? toValueSync(template.children(false, true)) : [];

class Search {
  constructor(
    private readonly fields: MergeFields,
    private readonly pointer: string,
  ) {}

  *inside(templates: readonly Template[], names: Names, depth: number): Generator<Detail> {
    for (const template of templates) {
      const { token } = template;
      if (depth > maxDepth) return yield detailAt(this.pointer, token, `tags are nested more than ${maxDepth} deep`);
      for (const argument of template.arguments?.() ?? []) yield* this.#argument(argument, names);
      if (template instanceof Output) yield* this.#printed(template, names);
      yield* this.inside(childrenOf(template), this.#namesInside(template, names), depth + 1);
    }
  }

  *#argument(argument: Argument | undefined, names: Names): Generator<Detail> {
    const { initial, filters } = (argument ?? {}) as Partial<Value>; // or a token; some of these have the same properties
    if (initial === undefined) return yield* this.#token(argument as Token, names);
    for (const token of initial.postfix) yield* this.#token(token, names);
    for (const filter of filters ?? [])
      for (const one of filter.args) yield* this.#token((Array.isArray(one) ? one[1] : one) as Token, names);
  }

  *#token(token: Token | undefined, names: Names): Generator<Detail> {
    if (!TypeGuards.isPropertyAccessToken(token)) return;
    for (const prop of token.props) yield* this.#token(prop, names);
    if (token.variable) return yield* this.#token(token.variable, names);
    if (isRange(token)) return;
    const shape = this.#shapeOf(token, names);
    if (shape === undefined) {
      const roots = { ...this.fields, ...Object.fromEntries([...names].slice(-maxCompared)) };
      const message = `unknown merge field ${nameOf(token)}${hint(token.props.map(contentOf), roots)}`;
      yield detailAt(this.pointer, token, message, 'merge_field_unknown');
    }
    if (shape !== undefined && this.#isRoot(token, shape, names)) yield this.#whole(token);
  }

  /** A whole object where a string is expected. */
  *#printed({ value: { initial, filters } }: Output, names: Names): Generator<Detail> {
    const [token] = initial.postfix;
    const isAlone = initial.postfix.length === 1 && filters.every(({ name }) => name.startsWith('[object '));
    if (!isAlone || !TypeGuards.isPropertyAccessToken(token)) return;
    const shape = this.#shapeOf(token, names);
    if (shape === undefined || this.#isRoot(token, shape, names)) return; // already found as an argument
    if (shape.isObject) yield this.#whole(token);
  }

  /** A record by itself; a list can be gone through. */
  #isRoot({ props }: PropertyAccessToken, { type }: Shape, names: Names): boolean {
    return type !== 'array' && props.length === 1 && !names.has(String(contentOf(props[0])));
  }

  #whole(token: Token): Detail {
    return detailAt(this.pointer, token, `${nameOf(token)} is an object; use one of its fields`);
  }

  /** The shape at a path; undefined if it cannot exist. */
  #shapeOf({ props: [first, ...rest], variable }: PropertyAccessToken, names: Names): Shape | undefined {
    if (variable !== undefined) return anything;
    const name = String(contentOf(first));
    const root = names.get(name) ?? (Object.hasOwn(this.fields, name) ? this.fields[name] : undefined);
    return rest.reduce<Shape | undefined>((shape, prop) => shape?.member(contentOf(prop)), root);
  }

  #namesInside(template: Template, names: Names): Names {
    if (!template.blockScope) return names;
    const inside = new Map(names);
    for (const name of template.blockScope()) inside.set(name, anything);
    if (template instanceof ForTag || template instanceof TablerowTag) {
      const { variable, collection } = template;
      const isPath = TypeGuards.isPropertyAccessToken(collection) && !isRange(collection);
      if (isPath) inside.set(variable, this.#shapeOf(collection, names)?.item ?? anything);
    }
    return inside;
  }
}

const isRange = ({ props: [first] }: PropertyAccessToken) => (contentOf(first) as unknown) === rangeField;

/** The name in a path; undefined if it is calculated during rendering. */
function contentOf(prop: object | undefined): Segment {
  const { content } = (prop ?? {}) as { content?: unknown };
  return typeof content === 'string' || typeof content === 'number' || typeof content === 'symbol'
    ? (content as string | number)
    : undefined;
}

function nameOf(token: Token): string {
  const name = token.getText();
  return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}

/**
 * Limits the input of the parser, whose cost is more than linear for long templates with many tags. Each line of a tag
 * counts as one, because it may be one (`{% liquid %}`).
 * @returns why a string cannot be a template; undefined if it can.
 */
export function unparsable(text: string): string | undefined {
  if (text.length > 100_000) return 'it can have at most 100,000 characters';
  let tags = 0;
  for (const { 0: opening, index } of text.matchAll(/\{[{%]/g)) {
    const end = Math.max(index, text.indexOf(opening === '{%' ? '%}' : '}}', index + 2)); // the parser rejects unclosed tags
    if (end - index > 10_000) return `line ${linesOf(text.slice(0, index))}: a tag can have at most 10,000 characters`;
    tags += opening === '{%' ? linesOf(text.slice(index, end)) : 1;
    if (tags > 1000) return 'it can have at most 1,000 tags and merge fields';
  }
  return undefined;
}

const linesOf = (text: string) => text.split('\n').length;
