/** Turns errors of a template into details of a response. */
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
import { rangeField } from './meter.js';

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
  return {
    pointer,
    code: 'template_invalid',
    message: `${placeOf('token' in error ? error.token : undefined)}: ${message}`,
  };
}

/** The first details: up to one more than a response shows. */
export function first(details: Iterable<Detail>): Detail[] {
  const some: Detail[] = [];
  for (const detail of details) if (some.push(detail) > maxDetails) break;
  return some;
}

export function* detailsOf(pointer: string, findings: Iterable<Finding>): Generator<Detail> {
  for (const { token, code, message } of findings) yield { pointer, code, message: `${placeOf(token)}: ${message}` };
}

function placeOf(token: Token | undefined): string {
  const [row, column] = token?.getPosition?.() ?? [1, 1];
  return `line ${row}, column ${column}`;
}

export function templateFault(details: Detail[]): Fault {
  const [first] = details;
  const more = details.length > maxDetails ? ` There are more errors than the ${maxDetails} in \`details\`.` : '';
  return new Fault(
    'template_invalid',
    `The e-mail template is not valid: ${first?.pointer} ${first?.message}.${more}`,
    {
      details: details.slice(0, maxDetails),
    },
  );
}

// Finds names in a template that no record can have.

interface Finding {
  readonly token: Token;
  readonly code: 'merge_field_unknown' | 'template_invalid';
  readonly message: string;
}

type Names = ReadonlyMap<string, Shape>;
type Argument = Arguments extends Iterable<infer One> ? One : never;

const maxDepth = 100;
/** The maximum length of a tag. */
const maxTag = 10_000;

/** The maximum number of variables of a template that are compared with an unknown name. */
const maxCompared = 20;

/** Yields the findings in the order of the template. */
export function* findingsIn(templates: readonly Template[], fields: MergeFields): Generator<Finding> {
  const own = new Map<string, Shape>();
  collectNames(templates, own, 0);
  yield* new Search(fields).inside(templates, own, 0);
}

/** Variables of the template. Their content is only known when it is rendered. */
function collectNames(templates: readonly Template[], own: Map<string, Shape>, depth: number): void {
  if (depth > maxDepth) return; // the search reports this
  for (const template of templates) {
    for (const { content } of template.localScope?.() ?? []) own.set(String(content), anything);
    collectNames(childrenOf(template), own, depth + 1);
  }
}

const childrenOf = (template: Template): Template[] =>
  template.children ? toValueSync(template.children(false, true)) : [];

class Search {
  constructor(private readonly fields: MergeFields) {}

  *inside(templates: readonly Template[], names: Names, depth: number): Generator<Finding> {
    for (const template of templates) {
      const { token } = template;
      if (depth > maxDepth) return yield invalid(token, `tags are nested more than ${maxDepth} deep`);
      if (!TypeGuards.isHTMLToken(token) && token.size() > maxTag)
        return yield invalid(token, 'a tag can have at most 10,000 characters');
      for (const argument of template.arguments?.() ?? []) yield* this.#argument(argument, names);
      if (template instanceof Output) yield* this.#printed(template, names);
      yield* this.inside(childrenOf(template), this.#namesInside(template, names), depth + 1);
    }
  }

  *#argument(argument: Argument | undefined, names: Names): Generator<Finding> {
    const { initial, filters } = (argument ?? {}) as Partial<Value>; // or a token; some of these have the same properties
    if (initial === undefined) return yield* this.#token(argument as Token, names);
    for (const token of initial.postfix) yield* this.#token(token, names);
    for (const filter of filters ?? [])
      for (const one of filter.args) yield* this.#token((Array.isArray(one) ? one[1] : one) as Token, names);
  }

  *#token(token: Token | undefined, names: Names): Generator<Finding> {
    if (!TypeGuards.isPropertyAccessToken(token)) return;
    for (const prop of token.props) yield* this.#token(prop, names);
    if (token.variable) return yield* this.#token(token.variable, names);
    if (isRange(token)) return;
    const shape = this.#shapeOf(token, names);
    if (shape === undefined) {
      const roots = { ...this.fields, ...Object.fromEntries([...names].slice(-maxCompared)) };
      const message = `unknown merge field ${nameOf(token)}${hint(token.props.map(contentOf), roots)}`;
      yield { token, code: 'merge_field_unknown', message };
    }
    if (shape !== undefined && token.props.length === 1 && !names.has(String(contentOf(token.props[0]))))
      yield whole(token);
  }

  /** A whole object where a string is expected. */
  *#printed({ value: { initial, filters } }: Output, names: Names): Generator<Finding> {
    const [token] = initial.postfix;
    const isAlone = initial.postfix.length === 1 && filters.every(({ name }) => name.startsWith('[object '));
    if (!isAlone || !TypeGuards.isPropertyAccessToken(token)) return;
    if (token.props.length === 1 && !names.has(String(contentOf(token.props[0])))) return; // already found as an argument
    if (this.#shapeOf(token, names)?.isObject) yield whole(token);
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

const invalid = (token: Token, message: string): Finding => ({ token, code: 'template_invalid', message });
const whole = (token: Token) => invalid(token, `${nameOf(token)} is an object; use one of its fields`);

// Limits the input of the parser, whose cost is more than linear for long templates with many tags.

/** The maximum length, as in the document. */
const maxLength = 100_000;
/** The maximum number of tags and merge fields. Each line of a tag counts as one, because it may be one (`{% liquid %}`). */
const maxTags = 1_000;
/** The maximum length of a tag. */

/** @returns why a string cannot be a template; undefined if it can. */
export function unparsable(text: string): string | undefined {
  if (text.length > maxLength) return 'it can have at most 100,000 characters';
  const last = { '%}': text.lastIndexOf('%}'), '}}': text.lastIndexOf('}}') };
  let tags = 0;
  for (let at = nextTag(text, 0); at >= 0; at = nextTag(text, at + 2)) {
    const closing = text[at + 1] === '%' ? '%}' : '}}';
    const end = last[closing] < at ? at : text.indexOf(closing, at + 2); // the parser rejects unclosed tags
    if (end - at > maxTag) return `line ${lineOf(text, at)}: a tag can have at most 10,000 characters`;
    tags += closing === '%}' ? text.slice(at, end).split('\n').length : 1;
    if (tags > maxTags) return 'it can have at most 1,000 tags and merge fields';
  }
  return undefined;
}

/** The position of the next tag or merge field; -1 if there is none. */
function nextTag(text: string, from: number): number {
  const tag = /\{[{%]/g;
  tag.lastIndex = from;
  return tag.exec(text)?.index ?? -1;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;
