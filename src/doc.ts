/** What every stored record has, whatever its resource. */
export interface Stored {
  readonly id: string;
  readonly sys_version: number;
  readonly [field: string]: unknown;
}

/**
 * A stored record, as JSON text and as an object, whichever it was made of; the other is made when first asked for and
 * kept. Both are shared: never change the object.
 */
export class Doc<T extends object = Stored> {
  #text: string | undefined;
  #record: T | undefined;

  private constructor(text: string | undefined, record: T | undefined) {
    this.#text = text;
    this.#record = record;
  }

  static ofText<T extends object = Stored>(text: string): Doc<T> {
    return new Doc<T>(text, undefined);
  }

  static ofRecord<T extends object = Stored>(record: T): Doc<T> {
    return new Doc<T>(undefined, record);
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.#record);
    return this.#text;
  }

  get record(): T {
    this.#record ??= JSON.parse(this.#text as string) as T;
    return this.#record;
  }
}
