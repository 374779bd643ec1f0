/**
 * Looks for damage in LMDB's data file before it is opened: LMDB maps the file into memory and believes what it reads, so that
 * damage ends the process without a word. Pages that lead to others are looked at first, then the rest, for about a second.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type Content, contentOf, isLarge, type Meta, metaOf, metaSize, type Tree } from './pages.js';

/** Milliseconds. */
const longest = 1000;
/** Other processes may write meanwhile; what they have replaced is no damage. */
const maxAttempts = 5;
/** Milliseconds between looks at a file without its first two pages: another process may have made it a moment ago, and fill it now. */
const pause = 20;

/** @returns what is wrong, and what to do; undefined if nothing was found, or there is no file. */
export function damageOf(path: string): string | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const found = damageIn(file, performance.now() + longest);
    return (
      found && `${path} is damaged: ${found}. Restore a backup in its place, or move it away to begin with nothing`
    );
  } finally {
    closeSync(file);
  }
}

function damageIn(file: number, deadline: number): string | undefined {
  for (let attempt = 1; ; attempt++) {
    const meta = latestMeta(file);
    if (meta === begun && performance.now() < deadline) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
      continue;
    }
    if (typeof meta === 'string') return meta;
    const found = new Walk(file, meta, deadline).damage();
    if (found === undefined) return undefined;
    const after = latestMeta(file);
    const isChanged = typeof after !== 'string' && after.transaction !== meta.transaction;
    if (!isChanged) return found;
    if (attempt >= maxAttempts || performance.now() > deadline) return undefined; // others are writing to it: it works
  }
}

const begun = 'it ends before its third page';
/** Bytes. */
const leastPageSize = 4096;

/** @returns the state of the file, or why it has none. */
function latestMeta(file: number): Meta | string {
  const stats = fstatSync(file);
  if (!stats.isFile()) return 'it is no file';
  if (stats.size < 2 * leastPageSize) return begun;
  const first = metaOf(read(file, 0, metaSize));
  if (first !== undefined && stats.size < 2 * first.pageSize) return begun;
  const second = first && metaOf(read(file, first.pageSize, metaSize));
  if (first === undefined || second === undefined || first.pageSize !== second.pageSize)
    return 'its first pages are not those of a store';
  return first.transaction >= second.transaction ? first : second;
}

/** A walk through the trees of one state, breadth first. */
class Walk {
  readonly #file: number;
  readonly #meta: Meta;
  readonly #deadline: number;
  readonly #pages: number;
  #large: Content['large'][number][] = [];
  #trees: Tree[];

  constructor(file: number, meta: Meta, deadline: number) {
    this.#file = file;
    this.#meta = meta;
    this.#deadline = deadline;
    this.#pages = Math.floor(fstatSync(file).size / meta.pageSize);
    this.#trees = [...meta.trees];
  }

  damage(): string | undefined {
    const leaves: number[] = [];
    while (this.#trees.length > 0) {
      const tree = this.#trees.pop() as Tree;
      const found = this.#branches(tree, leaves);
      if (found !== undefined) return found;
    }
    return this.#each(leaves) ?? this.#largeValues();
  }

  /** Looks at all pages of a tree above its leaves. The leaves of small trees may name further trees: these, too. */
  #branches({ root, depth }: Tree, leaves: number[]): string | undefined {
    let level = root === undefined ? [] : [root];
    for (let above = depth; above > 1 && level.length > 0; above--) {
      const next: number[] = [];
      const found = this.#each(level, next);
      if (found !== undefined) return found;
      level = next;
    }
    const outside = level.find((page) => page >= this.#pages);
    if (outside !== undefined) return this.#missing(outside);
    if (this.#meta.trees.some((tree) => tree.root === root)) return this.#each(level);
    for (const page of level) leaves.push(page);
    return undefined;
  }

  /** Looks at pages while there is time, and collects what they lead to. */
  #each(pages: readonly number[], children: number[] = []): string | undefined {
    for (const page of pages) {
      if (performance.now() > this.#deadline) return undefined;
      if (page >= this.#pages) return this.#missing(page);
      const { pageSize, transaction, lastPage } = this.#meta;
      if (page > lastPage) return `page ${page} is beyond the last one that was used`;
      const content = contentOf(read(this.#file, page * pageSize, pageSize), page, transaction);
      if (content === undefined) return `page ${page} is not what it should be`;
      for (const child of content.children) children.push(child);
      this.#trees.push(...content.trees);
      this.#large.push(...content.large);
    }
    return undefined;
  }

  #largeValues(): string | undefined {
    for (const { page, count } of this.#large) {
      if (performance.now() > this.#deadline) return undefined;
      if (page + count > this.#pages) return this.#missing(page + count - 1);
      if (!isLarge(read(this.#file, page * this.#meta.pageSize, 24), page, count))
        return `page ${page} is not what it should be`;
    }
    return undefined;
  }

  #missing(page: number): string {
    return `it ends at page ${this.#pages} and lacks page ${page}`;
  }
}

function read(file: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  readSync(file, buffer, 0, length, position);
  return buffer;
}
