/** A file of this machine, read as `gala load` reads it. */
import { linesOf } from '#shared/commands/rows.js';
import { type Line, Misread, type Source } from '#shared/commands/text.js';

/** A larger one would fill the memory of the tab. */
const maxMegabytes = 25;
const chunk = 16_384;

const sourceOf = (file: File): Source => ({
  name: file.name,
  async *read(start, end) {
    const bytes = await file.arrayBuffer().catch(() => {
      throw new Error(`${file.name} has been changed or moved since you chose it: choose it again.`);
    });
    const all = new Uint8Array(bytes, 0, Math.min(end, file.size));
    for (let at = start; at < all.length; at += chunk) yield String.fromCharCode(...all.subarray(at, at + chunk));
  },
  encodings: {
    has: (encoding) => encoding !== 'cp850', // browsers lack it
    decode: (bytes, encoding) => new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes),
  },
});

export interface Sheet {
  readonly name: string;
  readonly isCsv: boolean;
  readonly separator: string;
  readonly encoding: string;
  /** Of its columns. The lines of NDJSON are one. */
  readonly names: readonly string[];
  readonly lines: readonly Line[];
  /** How the first word reads that shows the encoding, if it was found by that. */
  readonly reading?: string | undefined;
}

/** @throws Misread if it is not UTF-8, and may be in several encodings; Error in words if it is no such file. */
export async function readSheet(file: File, encoding?: string): Promise<Sheet> {
  const { name } = file;
  const [, ending = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  const isCsv = /^(csv|tsv|txt)$/.test(ending);
  if (/^(xlsx?|xlsm|ods|numbers)$/.test(ending))
    throw new Error(`${name} is a workbook. Save the sheet as “CSV UTF-8” in your spreadsheet, and choose that file.`);
  if (!isCsv && !/^(ndjson|jsonl)$/.test(ending))
    throw new Error(`${name} is neither CSV (.csv, .tsv, .txt) nor NDJSON (.ndjson, .jsonl).`);
  if (file.size > maxMegabytes * 1_000_000)
    throw new Error(
      `${name} has ${Math.round(file.size / 1_000_000)} MB. The console takes up to ${maxMegabytes} MB: load it with the command gala load, which takes any size.`,
    );
  try {
    const lines: Line[] = [];
    for await (const line of linesOf(sourceOf(file), isCsv, encoding)) lines.push(line);
    const [first, ...rest] = lines;
    if (first === undefined || (isCsv && rest.length === 0)) throw new Error(`${name} has no rows.`);
    const form = { name, isCsv, separator: first.separator, encoding: first.encoding };
    return isCsv ? { ...form, names: first.cells, lines: rest } : { ...form, names: ['JSON'], lines };
  } catch (error) {
    const [[only, reading] = [], ...others] = error instanceof Misread ? error.readings : [];
    if (only === undefined || others.length > 0 || encoding !== undefined) throw error;
    return { ...(await readSheet(file, only)), reading };
  }
}
