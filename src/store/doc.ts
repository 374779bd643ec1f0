import { crc32 } from 'node:zlib';

/** The fields that every stored record has. */
export interface Stored {
  readonly id: string;
  readonly sys_version: number;
  readonly [field: string]: unknown;
}

/** Those who see only a part of a record: because it is theirs, or staff because they are in conflict of interest with it. */
export type Audience = 'author' | 'reviewer' | 'referee' | 'conflicted';

/**
 * The version and the time of the last change that an audience sees. An audience is left out while these are the record's own: it
 * has seen the last change, and all before it.
 */
export type Seen = { readonly [A in Audience]?: readonly [version: number, time: string] };

const beforeVersion = Buffer.from(',"sys_version":');
const beginsWithId = /^\{"id":"([\w:|-]+)"/;
/** Ids have at most 128 characters. */
const idEnds = 140;

const newline = 0x0a;

/**
 * A stored record, as JSON in UTF-8 and as an object. It is created from either; the other form is created at its first use
 * and cached, so a record that is only passed on is never parsed. Both forms are shared: never change them.
 */
export class Doc<T extends object = Stored> {
  private constructor(
    private bytes: Buffer | undefined,
    private object: T | undefined,
    /** `seen` as JSON; undefined if it is empty. */
    readonly seenText: string | undefined,
    private readonly isPart = false,
  ) {}

  /** @param seen as `seenText` returns it. */
  static ofJson<T extends object = Stored>(json: Buffer, seen?: string): Doc<T> {
    return new Doc<T>(json, undefined, seen);
  }

  static ofRecord<T extends object = Stored>(record: T, seen?: Seen): Doc<T> {
    return new Doc<T>(undefined, record, seen && JSON.stringify(seen));
  }

  /** What somebody sees of a record. */
  static ofPart<T extends object = Stored>(part: T): Doc<T> {
    return new Doc<T>(undefined, part, undefined, true);
  }

  /** @param bytes as `stored` returns them. */
  static ofStored<T extends object = Stored>(bytes: Buffer): Doc<T> {
    if (bytes[0] !== newline) return new Doc<T>(bytes, undefined, undefined); // the last byte would take a GET longer
    const end = bytes.indexOf(newline, 1);
    return new Doc<T>(bytes.subarray(end + 1), undefined, bytes.toString('utf8', 1, end));
  }

  /** The JSON; before it, if there is `seenText`: a newline, that, and a newline. */
  get stored(): Buffer {
    return this.seenText === undefined ? this.json : Buffer.from(`\n${this.seenText}\n${this.text}`);
  }

  get seen(): Seen {
    return this.seenText === undefined ? {} : JSON.parse(this.seenText);
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

  /** The version of the record, without parsing it if it ends with its version, as most do. */
  get version(): number {
    const version = this.object === undefined ? versionAtEnd(this.json) : undefined;
    return version ?? (this.record as Stored).sys_version;
  }

  /**
   * The version and a digest, in quotes: a store that was restored gives other records the same versions again. A stored record ends with
   * the time of its last change, so its end is enough. A part can also change without the record: its digest is of all.
   */
  get etag(): string {
    const digest = this.isPart ? crc32(this.json) : endDigest(this.json);
    return `"${this.version}-${pairs[digest & 0xfff]}${pairs[(digest >>> 12) & 0xfff]}"`;
  }

  /** The JSON as a string. */
  get text(): string {
    return this.json.toString();
  }
}

/** Of `2026-11-26T16:00:00.000Z","sys_version":123456}`. */
const endLength = 48;

/** FNV-1a, of the length and the end. In JavaScript: `crc32` of so little takes ten times as long, and is felt in a GET. */
function endDigest(json: Buffer): number {
  let digest = json.length;
  for (let at = Math.max(0, json.length - endLength); at < json.length; at++)
    digest = Math.imul(digest ^ (json[at] as number), 0x0100_0193);
  return digest;
}

/** Numbers of 12 bits as two characters of base64url: a string that is made of them is short enough to be flat. */
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const pairs = Array.from({ length: 4096 }, (_, n) => `${characters[n >> 6]}${characters[n & 63]}`);

/** Byte by byte: a regular expression needs a string, and takes ten times as long. */
function versionAtEnd(json: Buffer): number | undefined {
  let at = json.length - 2;
  let [version, digit] = [0, (json[at] ?? 0) - 0x30];
  for (let unit = 1; digit >= 0 && digit <= 9; unit *= 10, digit = (json[--at] ?? 0) - 0x30) version += unit * digit;
  for (let i = beforeVersion.length - 1; i >= 0; i--, at--) if (json[at] !== beforeVersion[i]) return undefined;
  return version;
}
