/** The template engine: Liquid without what reads files or evaluates texts, and with its cost counted. */
import {
  type Context,
  type Emitter,
  Liquid,
  LiquidError,
  RenderError,
  TablerowTag,
  type Template,
  TokenKind,
  toPromise,
} from 'liquidjs';
import { Fault } from '../fault.js';
import { RequestAborted } from '../lib/yielder.js';
import { meteredFilters, operators } from './filters.js';
import { type Budget, MeteredContext, overLimit, sizeOf, Text } from './meter.js';
import { rangesAsFields } from './ranges.js';

export type Part = 'from_name' | 'subject' | 'body';

/**
 * The maximum size of a rendered part in bytes. MongoDB stores documents of up to 16 MB, and few mail programs accept as
 * much.
 */
const longest: Readonly<Record<Part, number>> = { from_name: 10_000, subject: 10_000, body: 4 * 1024 * 1024 };

/** The tag `tablerow`. It converts `cols` to a number several times for each cell, which is slow for a long string or array. */
class NumberedTablerow extends TablerowTag {
  override *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const options = (yield this.args.render(context)) as Readonly<Record<string, unknown>>;
    if (Object.values(options).some((value) => sizeOf(value) > 20))
      throw overLimit('cols, limit and offset must be numbers');
    yield super.render(context, emitter);
  }
}

rangesAsFields();
const shared = { strictFilters: true, ownPropertyOnly: true, operators };
const made = new Map<Part, Liquid>();

/** An engine is made when it is first needed: it takes a while to find out the language of the machine. */
function engineOf(part: Part): Liquid {
  const options = part === 'body' ? { ...shared, outputEscape: 'escape' as const } : shared;
  const engine = made.get(part) ?? metered(new Liquid(options));
  made.set(part, engine);
  return engine;
}

function metered(liquid: Liquid): Liquid {
  for (const tag of ['include', 'render', 'layout', 'block']) delete liquid.tags[tag];
  liquid.registerTag('tablerow', NumberedTablerow);
  for (const name of Object.keys(liquid.filters)) liquid.unregisterFilter(name);
  for (const [name, filter] of Object.entries(meteredFilters)) liquid.registerFilter(name, filter);
  return Object.assign(liquid, { renderer: { renderTemplates } });
}

/** @throws LiquidError */
export const parse = (part: Part, text: string): Template[] => engineOf(part).parse(text);

/**
 * Renders a part. A field without a value is empty.
 * @param timeZone in which the filter `date` shows times; that of the machine without it.
 * @throws LiquidError if the template cannot be rendered or exceeds a limit, Fault `templates_too_slow`.
 */
export async function renderPart(
  part: Part,
  templates: Template[],
  values: object,
  budget: Budget,
  timeZone?: string,
): Promise<string> {
  const context = new MeteredContext(engineOf(part), { ...values }, budget, timeZone);
  try {
    return await toPromise(renderTemplates(templates, context, new Text(context, longest[part])));
  } catch (thrown) {
    throw causeOf(thrown);
  }
}

/** Does what the renderer of liquidjs does, counted. Tags call it for their content; `capture` has no emitter. */
function* renderTemplates(
  templates: Template[],
  context: MeteredContext,
  emitter = new Text(context, longest.body),
): Generator<unknown, string> {
  context.spend(1);
  for (const template of templates) {
    yield context.turn();
    try {
      context.spend(1 + (template.token.kind === TokenKind.HTML ? 0 : template.token.size() >>> 3));
      const text = yield template.render(context, emitter);
      if (text) emitter.write(text);
    } catch (thrown) {
      throw LiquidError.is(thrown) ? thrown : new RenderError(thrown as Error, template);
    }
    if (context.breakCalled || context.continueCalled) break;
  }
  return emitter.buffer;
}

/** The original error, if it is not about the template: the engine wraps errors. */
function causeOf(thrown: unknown): unknown {
  for (let cause = thrown; cause instanceof Error; cause = (cause as { originalError?: unknown }).originalError)
    if (cause instanceof Fault || cause instanceof RequestAborted) return cause;
  return thrown;
}
