import { type Context, type Emitter, TablerowTag } from 'liquidjs';
import { OverLimit } from './meter.js';
import { sizeOf } from './sizes.js';

/** The tag `tablerow`. It reads `cols` as a number several times for each cell: a long text or list would be work each time. */
export class NumberedTablerow extends TablerowTag {
  override *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    const options = (yield this.args.render(context)) as Readonly<Record<string, unknown>>;
    if (Object.values(options).some((value) => sizeOf(value) > 20))
      throw new OverLimit('cols, limit and offset are numbers');
    yield super.render(context, emitter);
  }
}
