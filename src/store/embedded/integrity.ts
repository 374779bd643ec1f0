/**
 * Checks LMDB's data file for damage before it is opened: LMDB maps the file into memory and trusts it, so damage crashes
 * the process without a message. Pages that lead to others are checked first, then the rest, for about a second.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type Content, contentOf, isLarge, type Meta, metaOf, metaSize, type Tree } from './pages.js';

/** Milliseconds. */
const longest = 1000;
/** Other processes may write at the same time; pages that they replace are not damaged. */
const maxAttempts = 5;
/** Milliseconds between checks of a file without its first two pages: another process may have just created it. */
const pause = 20;

/** @returns what is wrong and what to do; undefined if nothing was found, or there is no file. */
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
      found && `${path} is damaged: ${found}. Restore it from a backup, or move it away to start with an empty store`
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
    if (attempt >= maxAttempts || performance.now() > deadline) return undefined; // others are writing to it, so it works
  }
}

const begun = 'it has fewer than three pages';
/** Bytes. */
const leastPageSize = 4096;

/** @returns the state of the file, or why it has none. */
function latestMeta(file: number): Meta | string {
  const stats = fstatSync(file);
  if (!stats.isFile()) return 'it is not a file';
  if (stats.size < 2 * leastPageSize) return begun;
  const first = metaOf(read(file, 0, metaSize));
  if (first !== undefined && stats.size < 2 * first.pageSize) return begun;
  const second = first && metaOf(read(file, first.pageSize, metaSize));
  if (first === undefined || second === undefined || first.pageSize !== second.pageSize)
    return 'its first pages are invalid';
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

  /**
   * Checks all pages of a tree above its leaves. The leaves of small trees can contain further trees, which are checked too.
   */
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

  /** Checks pages until the deadline, and collects what they lead to. */
  #each(pages: readonly number[], children: number[] = []): string | undefined {
    for (const page of pages) {
      if (performance.now() > this.#deadline) return undefined;
      if (page >= this.#pages) return this.#missing(page);
      const { pageSize, transaction, lastPage } = this.#meta;
      if (page > lastPage) return `page ${page} is after the last used page`;
      const content = contentOf(read(this.#file, page * pageSize, pageSize), page, transaction);
      if (content === undefined) return `page ${page} is invalid`;
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
      if (!isLarge(read(this.#file, page * this.#meta.pageSize, 24), page, count)) return `page ${page} is invalid`;
    }
    return undefined;
  }

  #missing(page: number): string {
    return `it ends at page ${this.#pages}, so page ${page} is missing`;
  }
}

function read(file: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  readSync(file, buffer, 0, length, position);
  return buffer;
}
