/** The context of one rendering. */
import { Context, type Liquid, type Template } from 'liquidjs';
import { type Meter, OverLimit } from './meter.js';
import { rangeBetween, rangeField } from './ranges.js';

/** Also counts the memory that built-in filters announce to use. */
class Memory {
  constructor(private readonly meter: Meter) {}

  use(size: number): void {
    if (size > maxOutput) throw new OverLimit('a filter can return at most 1 million characters');
    if (size > 0) this.meter.spend(size >>> 4);
  }

  check(): void {}
}

const maxOutput = 1_000_000;

export class MeteredContext extends Context {
  /** The template part that is being rendered. */
  at: Template | undefined;

  constructor(
    liquid: Liquid,
    values: object,
    readonly meter: Meter,
  ) {
    const memoryLimit = new Memory(meter) as unknown as Context['memoryLimit']; // only its private fields are missing
    super(values, liquid.options, { sync: true, strictVariables: false }, { memoryLimit, liquid });
  }

  override *_get(path: Parameters<Context['_get']>[0]): Generator<unknown, unknown> {
    const [first, low, high]: readonly unknown[] = path;
    return first === rangeField ? rangeBetween(low, high) : yield super._get(path);
  }
}
