/** The template engine: Liquid, such that everything it does is counted. ADR 10 says why nothing escapes the count. */
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

/** Bytes of a rendered part. MongoDB stores documents of up to 16 MB; few mail programs accept as much. */
const longest: Readonly<Record<Part, number>> = { subject: 10_000, body: 4 * 1024 * 1024 };

rangesAsFields();
const shared = { strictFilters: true, ownPropertyOnly: true, operators };
/** The engine takes a generator wherever it takes a value; this type does not say so. */
const outputEscape = escapeInPieces as unknown as (value: unknown) => string;
const engines: Readonly<Record<Part, Liquid>> = {
  subject: metered(new Liquid(shared)),
  body: metered(new Liquid({ ...shared, outputEscape })),
};

/** Parses one tag after the other, and lets others have their turn between them. @throws LiquidError */
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
 * @throws LiquidError where the template cannot be rendered or does too much, Fault `templates_too_slow`.
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

/** Without the tags that read files, and with what counts in place of what does not. */
function metered(liquid: Liquid): Liquid {
  for (const tag of ['include', 'render', 'layout', 'block']) delete liquid.tags[tag];
  liquid.registerTag('tablerow', NumberedTablerow);
  for (const name of Object.keys(liquid.filters)) liquid.unregisterFilter(name);
  for (const [name, filter] of Object.entries(meteredFilters)) liquid.registerFilter(name, filter);
  return Object.assign(liquid, { renderer: { renderTemplates } });
}

/** What tags call for what is inside them. Only `capture` wants to know what was written. */
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

/** Says of an error where it happened. */
function* rendering(template: Template, context: MeteredContext, emitter: Emitter): Generator<unknown, unknown> {
  try {
    return yield template.render(context, emitter);
  } catch (thrown) {
    if (thrown instanceof Error && !LiquidError.is(thrown) && !isOurs(thrown)) throw new RenderError(thrown, template);
    throw thrown;
  }
}

const isOurs = (thrown: unknown) => thrown instanceof OverLimit || thrown instanceof Fault;

/** What was thrown first, if that is our own: the engine wraps errors in others. */
function causeOf(thrown: unknown): unknown {
  for (let cause = thrown; cause instanceof Error; cause = (cause as { originalError?: unknown }).originalError)
    if (isOurs(cause)) return cause;
  return thrown;
}
