/** What every stored record has, whatever its resource. */
export interface Stored {
  readonly id: string;
  readonly sys_version: number;
  readonly [field: string]: unknown;
}

/**
 * A stored record, as JSON in UTF-8 and as an object, whichever it was made of; the other is made when first asked for and
 * kept. What was stored is sent as it is, without being read. Both are shared: never change them.
 */
export class Doc<T extends object = Stored> {
  #json: Buffer | undefined;
  #record: T | undefined;

  private constructor(json: Buffer | undefined, record: T | undefined) {
    this.#json = json;
    this.#record = record;
  }

  static ofJson<T extends object = Stored>(json: Buffer): Doc<T> {
    return new Doc<T>(json, undefined);
  }

  static ofRecord<T extends object = Stored>(record: T): Doc<T> {
    return new Doc<T>(undefined, record);
  }

  get json(): Buffer {
    this.#json ??= Buffer.from(JSON.stringify(this.#record));
    return this.#json;
  }

  get record(): T {
    this.#record ??= JSON.parse(this.#json?.toString() ?? '') as T;
    return this.#record;
  }

  /** The JSON as a text. */
  get text(): string {
    return this.json.toString();
  }
}
