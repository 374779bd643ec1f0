/** Collects the output of a template. */
import { type Emitter, toValue } from 'liquidjs';
import { type Meter, OverLimit } from './meter.js';

export class Text implements Emitter {
  buffer = '';
  #bytes = 0;

  constructor(
    private readonly meter: Meter,
    private readonly longest: number,
  ) {}

  write(value: unknown): void {
    const text = textOf(value);
    this.meter.write(text.length);
    this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > this.longest)
      throw new OverLimit(`the result can have at most ${this.longest.toLocaleString('en')} bytes`);
    this.buffer += text;
  }
}

/** As in Liquid: no value is an empty string, and an array is its items without separators. */
export function textOf(value: unknown): string {
  const plain: unknown = toValue(value);
  if (typeof plain === 'string') return plain;
  if (plain === undefined || plain === null) return '';
  return Array.isArray(plain) ? plain.map(textOf).join('') : String(plain);
}
