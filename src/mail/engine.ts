/** The template engine: Liquid with every step counted. ADR 10 explains why nothing escapes the count. */
import {
  type Context,
  type Emitter,
  Liquid,
  LiquidError,
  Parser,
  RenderError,
  TablerowTag,
  type Template,
  Tokenizer,
  TokenKind,
} from 'liquidjs';
import { Fault } from '../fault.js';
import { meteredFilters, operators } from './filters.js';
import { type Budget, Meter, MeteredContext, OverLimit, rangesAsFields, sizeOf, Text } from './meter.js';

export type Part = 'subject' | 'body';

/**
 * The maximum size of a rendered part in bytes. MongoDB stores documents of up to 16 MB, and few mail programs accept as
 * much.
 */
const longest: Readonly<Record<Part, number>> = { subject: 10_000, body: 4 * 1024 * 1024 };

/** The tag `tablerow`. It converts `cols` to a number several times for each cell, which is slow for a long string or array. */
class NumberedTablerow extends TablerowTag {
  override *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const options = (yield this.args.render(context)) as Readonly<Record<string, unknown>>;
    if (Object.values(options).some((value) => sizeOf(value) > 20))
      throw new OverLimit('cols, limit and offset must be numbers');
    yield super.render(context, emitter);
  }
}

rangesAsFields();
const shared = { strictFilters: true, ownPropertyOnly: true, operators };
const engines: Readonly<Record<Part, Liquid>> = {
  subject: metered(new Liquid(shared)),
  body: metered(new Liquid({ ...shared, outputEscape: 'escape' })),
};

/** Parses one tag after another, yielding to other requests in between. @throws LiquidError */
export async function parse(part: Part, text: string, { yielder }: Budget): Promise<Template[]> {
  const { options } = engines[part];
  const tokens = new Tokenizer(text, options.operators).readTopLevelTokens(options);
  const parser = new Parser(engines[part]);
  const templates: Template[] = [];
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    await yielder.step();
    templates.push(parser.parseToken(token, tokens));
  }
  return templates;
}

/**
 * Renders a part. A field without a value is empty.
 * @throws LiquidError if the template cannot be rendered or exceeds a limit, Fault `templates_too_slow`.
 */
export async function renderPart(part: Part, templates: Template[], values: object, budget: Budget): Promise<string> {
  const meter = new Meter(budget);
  const context = new MeteredContext(engines[part], { ...values }, meter);
  const text = new Text(meter, longest[part]);
  try {
    await budget.yielder.step();
    await run(renderAll(templates, context, text), meter);
  } catch (thrown) {
    const cause = causeOf(thrown);
    throw cause instanceof OverLimit && context.at ? new RenderError(cause, context.at) : cause;
  }
  return text.buffer;
}

/** Without the tags that read files, and with counted replacements. */
function metered(liquid: Liquid): Liquid {
  for (const tag of ['include', 'render', 'layout', 'block']) delete liquid.tags[tag];
  liquid.registerTag('tablerow', NumberedTablerow);
  for (const name of Object.keys(liquid.filters)) liquid.unregisterFilter(name);
  for (const [name, filter] of Object.entries(meteredFilters)) liquid.registerFilter(name, filter);
  return Object.assign(liquid, { renderer: { renderTemplates } });
}

/** Tags call it for their content. Only `capture` uses the result. */
function* renderTemplates(templates: Template[], context: MeteredContext, emitter?: Emitter): Generator<unknown> {
  const text = emitter ?? new Text(context.meter, longest.body);
  yield renderAll(templates, context, text);
  return emitter === undefined ? text.buffer : undefined;
}

function* renderAll(templates: Template[], context: MeteredContext, emitter: Emitter): Generator<unknown> {
  for (const template of templates) {
    context.at = template;
    context.meter.spend(1 + (template.token.size() >>> (template.token.kind === TokenKind.HTML ? 7 : 3)));
    const text = yield* rendering(template, context, emitter);
    if (text) emitter.write(text);
    if (context.breakCalled || context.continueCalled) break;
  }
}

/** Adds the position to an error. */
function* rendering(template: Template, context: MeteredContext, emitter: Emitter): Generator<unknown, unknown> {
  try {
    return yield template.render(context, emitter);
  } catch (thrown) {
    if (thrown instanceof Error && !LiquidError.is(thrown) && !isOurs(thrown)) throw new RenderError(thrown, template);
    throw thrown;
  }
}

const isOurs = (thrown: unknown) => thrown instanceof OverLimit || thrown instanceof Fault;

/** The original error, if it is ours: the engine wraps errors. */
function causeOf(thrown: unknown): unknown {
  for (let cause = thrown; cause instanceof Error; cause = (cause as { originalError?: unknown }).originalError)
    if (isOurs(cause)) return cause;
  return thrown;
}

/**
 * liquidjs evaluates everything with generators. It expects back what they yield: the value itself, or the result of a
 * generator. Its own driver runs to the end; this one makes the same moves one by one, counts them, and yields to other
 * requests.
 * @throws OverLimit, the fault of the meter's budget, or the error of the template.
 */
async function run(generator: Generator, meter: Meter): Promise<void> {
  const stack = [generator];
  let input: unknown;
  let hasFailed = false;
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    if (meter.isDue) await meter.pause();
    try {
      const { done, value }: IteratorResult<unknown> = hasFailed ? top.throw(input) : top.next(input);
      input = value;
      hasFailed = false;
      if (done) stack.pop();
    } catch (thrown) {
      stack.pop();
      input = thrown;
      hasFailed = true;
      continue;
    }
    if (!isGenerator(input)) {
      meter.pass(input);
      continue;
    }
    meter.spend(1);
    stack.push(input);
    input = undefined;
  }
  if (hasFailed) throw input;
}

/** The same test as in the engine's own driver; called at each move. */
function isGenerator(value: unknown): value is Generator {
  if (typeof value !== 'object' || value === null) return false;
  const { next, throw: raise, return: end } = value as Partial<Generator>;
  return typeof next === 'function' && typeof raise === 'function' && typeof end === 'function';
}
