/** A file of this machine, read as `gala load` reads it. */
import { type Column, columnNamed, type Fields, fieldsOf, linesOf } from '#shared/commands/rows.js';
import { type Line, Misread, type Source } from '#shared/commands/text.js';
import type { Schemas } from '#shared/schema/document.js';
import type { Resource, Schema, Service } from '../document.js';

/** A larger one would fill the memory of the tab. */
const maxMegabytes = 25;
const chunk = 65_536;

/** Besides UTF-8. */
export const encodings =
  'windows-1252 windows-1250 windows-1251 windows-1253 windows-1254 macintosh cp850 koi8-r iso-8859-2 utf-16le utf-16be'.split(
    ' ',
  );

/** Browsers lack the one of MS-DOS, in which spreadsheets save, too: its upper half. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const decode = (bytes: Uint8Array, encoding: string) =>
  encoding === 'cp850'
    ? Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : cp850[byte - 128])).join('')
    : new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);

const sourceOf = (file: File): Source => ({
  name: file.name,
  async *read(start, end) {
    const last = Math.min(end, file.size);
    for (let at = start; at < last; at += chunk) {
      const part = file.slice(at, Math.min(at + chunk, last));
      const bytes = await part.arrayBuffer().catch(() => {
        throw new Error(`${file.name} has been changed or moved since you chose it: choose it again.`);
      });
      const pieces = Array.from({ length: Math.ceil(bytes.byteLength / 4096) }, (_, n) =>
        String.fromCharCode(...new Uint8Array(bytes.slice(n * 4096, (n + 1) * 4096))),
      );
      yield pieces.join('');
    }
  },
  encodings: { has: (name) => encodings.includes(name), decode },
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
  const ending = file.name.toLowerCase().replace(/^.*\./s, '');
  const isCsv = /^(csv|tsv|txt)$/.test(ending);
  if (/^(xlsx?|xlsm|ods|numbers)$/.test(ending))
    throw new Error(
      `${file.name} is a workbook. Save the sheet as “CSV UTF-8” in your spreadsheet, and choose that file.`,
    );
  if (!isCsv && !/^(ndjson|jsonl)$/.test(ending))
    throw new Error(`${file.name} is neither CSV (.csv, .tsv, .txt) nor NDJSON (.ndjson, .jsonl).`);
  if (file.size > maxMegabytes * 1_000_000)
    throw new Error(
      `${file.name} has ${Math.round(file.size / 1_000_000)} MB. The console takes up to ${maxMegabytes} MB: load it with the command gala load, which takes any size.`,
    );
  try {
    const lines: Line[] = [];
    for await (const line of linesOf(sourceOf(file), isCsv, encoding)) lines.push(line);
    const [first, ...rest] = lines;
    if (first === undefined || (isCsv && rest.length === 0)) throw new Error(`${file.name} has no rows.`);
    const { separator, encoding: found } = first;
    const names = isCsv ? first.cells : ['JSON'];
    return { name: file.name, isCsv, separator, encoding: found, names, lines: isCsv ? rest : lines };
  } catch (error) {
    const [[only, reading] = [], ...others] = error instanceof Misread ? error.readings : [];
    if (only === undefined || others.length > 0 || encoding !== undefined) throw error;
    return { ...(await readSheet(file, only)), reading };
  }
}

/** The fields of a resource, as files name them. */
export function fieldsIn({ schema, resolve }: Resource, services: readonly Service[]): Fields {
  const known = new Set(services.flatMap(({ resources }) => resources.map(({ name }) => name)));
  const properties = (part: Schema) => resolve(part).properties ?? {};
  const record = { ...schema, unevaluatedProperties: schema['x-closed'] !== true };
  return fieldsOf({ resolve, properties } as unknown as Schemas, record as never, (name) => known.has(name));
}

/** In place of the name of a field. */
export const leftOut = '-';

/** What a column is, unless somebody chooses: undefined where they have to. */
export function defaultOf({ is, name, meant }: Column): string | undefined {
  if (is === 'near' || is === 'wrong') return meant;
  return is === 'unlinked' ? undefined : name;
}

/** Column → what it is. */
export type Choices = Readonly<Record<string, string>>;

export const namesIn = (sheet: Sheet, fields: Fields, choices: Choices): readonly (string | undefined)[] =>
  sheet.isCsv ? sheet.names.map((name) => choices[name] || defaultOf(columnNamed(name, fields))) : sheet.names;

/** Spreadsheets write long numbers so, and lose their last digits: the lines of such cells. */
export const shortened = ({ lines }: Sheet): readonly number[] =>
  lines.flatMap(({ line, cells }) => (cells.some((cell) => /^\d[.,]\d+E\+\d+$/.test(cell)) ? [line] : []));
