/** The pages of LMDB's data file, as far as needed to recognize damage: see MDB_page, MDB_meta and MDB_node in mdb.c. */

const magic = 0xbeefc0de;
const version = 2;
const headerSize = 24;
const nodeHeaderSize = 8;
/** The size of a tree's description: in a meta page, and as the value of a named database. */
const treeSize = 48;
export const metaSize = 176;
/** LMDB reserves addresses for all pages; beyond 16 TB of the usual 4 KB there are none. */
const mostPages = 2 ** 32;

/** Kinds of page. */
const [branch, leaf, overflow, meta] = [1, 2, 4, 8];
/** Kinds of value in a leaf: on separate pages, and a named database. */
const [big, named] = [1, 2];

export interface Tree {
  readonly depth: number;
  /** Undefined for an empty tree. */
  readonly root: number | undefined;
}

export interface Meta {
  readonly pageSize: number;
  /** The last page that was ever used; the file may end before it. */
  readonly lastPage: number;
  readonly transaction: number;
  readonly trees: readonly Tree[];
}

/** What a page leads to. */
export interface Content {
  readonly children: readonly number[];
  readonly trees: readonly Tree[];
  /** First pages of large values, and their number of pages. */
  readonly large: readonly { readonly page: number; readonly count: number }[];
}

/** @returns undefined if it is not a meta page of the supported version. */
export function metaOf(page: Buffer): Meta | undefined {
  if (page.length < metaSize || page.readUInt16LE(18) !== meta) return undefined;
  if (page.readUInt32LE(24) !== magic || (page.readUInt32LE(28) & 0xffff) !== version) return undefined;
  const pageSize = page.readUInt32LE(48);
  if (pageSize < 256 || pageSize > 65_536 || (pageSize & (pageSize - 1)) !== 0) return undefined;
  const [lastPage, transaction] = [numberAt(page, 144), numberAt(page, 152)];
  if (lastPage < 1 || lastPage > mostPages || transaction > Number.MAX_SAFE_INTEGER) return undefined;
  return { pageSize, lastPage, transaction, trees: [treeAt(page, 48), treeAt(page, 96)] };
}

/** @returns undefined if the page is not page `number` of a tree that transaction `latest` could have written. */
export function contentOf(page: Buffer, number: number, latest: number): Content | undefined {
  const kind = page.readUInt16LE(18) & 0x0f;
  const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
  const isSound =
    numberAt(page, 0) === number &&
    numberAt(page, 8) <= latest &&
    (kind === branch || kind === leaf) &&
    lower <= upper &&
    upper <= page.length - headerSize;
  return isSound ? contentOfNodes(page, kind === branch, lower >> 1, headerSize + upper) : undefined;
}

/** Whether a page starts a value with this number of pages. */
export const isLarge = (header: Buffer, number: number, count: number): boolean =>
  numberAt(header, 0) === number && (header.readUInt16LE(18) & 0x0f) === overflow && header.readUInt32LE(20) === count;

function contentOfNodes(page: Buffer, isBranch: boolean, count: number, first: number): Content | undefined {
  const content = { children: [] as number[], trees: [] as Tree[], large: [] as Content['large'][number][] };
  for (let n = 0; n < count; n++) {
    const node = headerSize + page.readUInt16LE(headerSize + 2 * n);
    if (node < first || node + nodeHeaderSize > page.length) return undefined;
    if (isBranch) content.children.push(page.readUIntLE(node, 6));
    else if (!addValue(content, page, node)) return undefined;
  }
  return content;
}

/** @returns whether the value lies within its page. */
function addValue(content: { trees: Tree[]; large: Content['large'][number][] }, page: Buffer, node: number): boolean {
  const [size, flags] = [page.readUInt32LE(node), page.readUInt16LE(node + 4)];
  const value = node + nodeHeaderSize + page.readUInt16LE(node + 6);
  const inPage = (flags & big) !== 0 ? headerSize : size;
  if (value + inPage > page.length) return false;
  if ((flags & big) !== 0) content.large.push({ page: numberAt(page, value), count: numberAt(page, value + 16) });
  else if ((flags & named) !== 0) {
    if (size !== treeSize) return false;
    content.trees.push(treeAt(page, value));
  }
  return true;
}

function treeAt(page: Buffer, at: number): Tree {
  const root = page.readBigUInt64LE(at + 40);
  return { depth: page.readUInt16LE(at + 6), root: root === 0xffff_ffff_ffff_ffffn ? undefined : Number(root) };
}

/** Numbers of pages and transactions stay far below 2^53 in a valid file. */
const numberAt = (page: Buffer, at: number): number => Number(page.readBigUInt64LE(at));
