/** The template engine: Liquid with every step counted. ADR 10 explains why nothing escapes the count. */
import { type Emitter, Liquid, LiquidError, Parser, RenderError, type Template, Tokenizer, TokenKind } from 'liquidjs';
import { Fault } from '../fault.js';
import { operators } from './contains.js';
import { MeteredContext } from './context.js';
import { escapeInPieces } from './escape.js';
import { meteredFilters } from './filters.js';
import { type Budget, Meter, OverLimit } from './meter.js';
import { rangesAsFields } from './ranges.js';
import { run } from './run.js';
import { NumberedTablerow } from './tablerow.js';
import { Text } from './text.js';

export type Part = 'subject' | 'body';

/**
 * The maximum size of a rendered part in bytes. MongoDB stores documents of up to 16 MB, and few mail programs accept as
 * much.
 */
const longest: Readonly<Record<Part, number>> = { subject: 10_000, body: 4 * 1024 * 1024 };

rangesAsFields();
const shared = { strictFilters: true, ownPropertyOnly: true, operators };
/** The engine accepts a generator wherever it accepts a value, but its types do not say so. */
const outputEscape = escapeInPieces as unknown as (value: unknown) => string;
const engines: Readonly<Record<Part, Liquid>> = {
  subject: metered(new Liquid(shared)),
  body: metered(new Liquid({ ...shared, outputEscape })),
};

/** Parses one tag after another, yielding to other requests in between. @throws LiquidError */
export async function parse(part: Part, text: string, { pace }: Budget): Promise<Template[]> {
  const { options } = engines[part];
  const tokens = new Tokenizer(text, options.operators).readTopLevelTokens(options);
  const parser = new Parser(engines[part]);
  const templates: Template[] = [];
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    await pace.step();
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
    await budget.pace.step();
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
