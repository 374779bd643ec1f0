import { type Context, type Emitter, TablerowTag } from 'liquidjs';
import { OverLimit } from './meter.js';
import { sizeOf } from './sizes.js';

/** The tag `tablerow`. It converts `cols` to a number several times for each cell, which is slow for a long string or array. */
export class NumberedTablerow extends TablerowTag {
  override *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const options = (yield this.args.render(context)) as Readonly<Record<string, unknown>>;
    if (Object.values(options).some((value) => sizeOf(value) > 20))
      throw new OverLimit('cols, limit and offset must be numbers');
    yield super.render(context, emitter);
  }
}
