/** Short strings in shared memory, which another thread can read while this one is blocked. */

const slots = 32;
const slotBytes = 512;
/** Before the slots: a counter of this thread's turns. */
const headBytes = 4;

export class Board {
  readonly memory: SharedArrayBuffer;
  readonly #turns: Int32Array;
  readonly #bytes: Buffer;
  readonly #free = Array.from({ length: slots }, (_, slot) => slot);

  constructor(memory = new SharedArrayBuffer(headBytes + slots * slotBytes)) {
    this.memory = memory;
    this.#turns = new Int32Array(memory, 0, 1);
    this.#bytes = Buffer.from(memory);
  }

  get turns(): number {
    return Atomics.load(this.#turns, 0);
  }

  countTurn(): void {
    Atomics.add(this.#turns, 0, 1);
  }

  /** @returns the argument for `erase`; `undefined` if the board is full or the text too long. */
  write(text: string): number | undefined {
    const slot = this.#free.pop();
    if (slot === undefined) return undefined;
    const at = headBytes + slot * slotBytes;
    const length = Buffer.byteLength(text) > slotBytes - 2 ? 0 : this.#bytes.write(text, at + 2);
    this.#bytes.writeUInt16LE(length, at);
    return slot;
  }

  erase(slot: number): void {
    this.#bytes.writeUInt16LE(0, headBytes + slot * slotBytes);
    this.#free.push(slot);
  }

  read(): string[] {
    return Array.from({ length: slots }, (_, slot) => {
      const at = headBytes + slot * slotBytes;
      return this.#bytes.toString('utf8', at + 2, at + 2 + this.#bytes.readUInt16LE(at));
    }).filter((text) => text !== '');
  }
}
