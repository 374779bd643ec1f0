/** The fields that every stored record has. */
export interface Stored {
  readonly id: string;
  readonly sys_version: number;
  readonly [field: string]: unknown;
}

const beforeVersion = Buffer.from(',"sys_version":');
const beginsWithId = /^\{"id":"([\w:|-]+)"/;
/** Ids have at most 128 characters. */
const idEnds = 140;

/**
 * A stored record, as JSON in UTF-8 and as an object. It is created from either; the other form is created at its first use
 * and cached, so a record that is only passed on is never parsed. Both forms are shared: never change them.
 */
export class Doc<T extends object = Stored> {
  private constructor(
    private bytes: Buffer | undefined,
    private object: T | undefined,
  ) {}

  static ofJson<T extends object = Stored>(json: Buffer): Doc<T> {
    return new Doc<T>(json, undefined);
  }

  static ofRecord<T extends object = Stored>(record: T): Doc<T> {
    return new Doc<T>(undefined, record);
  }

  get json(): Buffer {
    this.bytes ??= Buffer.from(JSON.stringify(this.object));
    return this.bytes;
  }

  get record(): T {
    this.object ??= JSON.parse(this.bytes?.toString() ?? '') as T;
    return this.object;
  }

  /** The id of the record, without parsing it if it starts with its id, as most do. */
  get id(): string {
    const [, id] = this.object === undefined ? (beginsWithId.exec(this.json.toString('latin1', 0, idEnds)) ?? []) : [];
    return id ?? (this.record as Stored).id;
  }

  /** The version of the record in quotes, without parsing it if it ends with its version, as most do. */
  get etag(): string {
    const version = this.object === undefined ? versionAtEnd(this.json) : undefined;
    return `"${version ?? (this.record as Stored).sys_version}"`;
  }

  /** The JSON as a string. */
  get text(): string {
    return this.json.toString();
  }
}

/** Byte by byte: a regular expression needs a string, and takes ten times as long. */
function versionAtEnd(json: Buffer): number | undefined {
  const digit = () => (json[at] ?? 0) - 0x30;
  let at = json.length - 2;
  let version = 0;
  for (let unit = 1; digit() >= 0 && digit() <= 9; unit *= 10, at--) version += unit * digit();
  for (let i = beforeVersion.length - 1; i >= 0; i--, at--) if (json[at] !== beforeVersion[i]) return undefined;
  return version;
}
