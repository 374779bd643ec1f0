/** Finds names in a template that no record can have. */
import {
  type Arguments,
  ForTag,
  Output,
  type PropertyAccessToken,
  TablerowTag,
  type Template,
  type Token,
  TypeGuards,
  toValueSync,
  type Value,
} from 'liquidjs';
import { rangeField } from './ranges.js';
import { anything, hint, type MergeFields, type Segment, type Shape } from './shapes.js';

export interface Finding {
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
