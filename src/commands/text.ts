/** The cells of a file as they were typed, however a spreadsheet has saved them. */
import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import sjson from 'secure-json-parse';
import { ConfigError } from '../lib/fileWriting.js';

/** Cells are bytes: those of one encoding are never taken for those of another. */
const defaults: Options = {
  ...{ encoding: null, info: true, skip_empty_lines: true, relax_column_count: true },
  max_record_size: 16 * 1024 * 1024,
};
/** Each line is one cell: no JSON has this character. */
const inLines: Options = { quote: false, delimiter: '\0' };
/** Its bytes are no text for the parser. */
const isWide = (encoding: string) => encoding.startsWith('utf-16');
const announced = /^"?sep=(.)"?\r?(\n|$)/i;

/** Looks at the beginning of the file. @throws ConfigError for an encoding that there is not. */
function formOf(path: string, isCsv: boolean, given: string) {
  const [head, file] = [Buffer.alloc(65_536), openSync(path, 'r')];
  const bytes = head.subarray(0, readSync(file, head));
  closeSync(file);
  const mark = /^(fffe|feff|efbbbf)?/.exec(bytes.toString('hex', 0, 3))?.[0] ?? '';
  const encoding = known({ fffe: 'utf-16le', feff: 'utf-16be', efbbbf: 'utf-8' }[mark] ?? given);
  const start = mark.length / 2;
  const text = iconv.decode(bytes.subarray(start), isWide(encoding) ? encoding : 'latin1');
  if (!isWide(encoding) && bytes.includes(0))
    throw new ConfigError(
      `${path} is no text: save it as CSV. If it is UTF-16, name its --encoding: utf-16le or utf-16be.`,
    );
  const bare = text.replace(/"[^"]*("|$)/g, '');
  const header = /[^\r\n]+/.exec(bare)?.[0] ?? '';
  const times = (one: string) => header.split(one).length;
  // names have none of them in them, unlike the texts below
  const separator = announced.exec(text)?.[1] ?? [',', ';', '\t'].reduce((a, b) => (times(b) > times(a) ? b : a));
  const ends = bare.includes('\n') ? ['\r\n', '\n'] : ['\r\n', '\n', '\r']; // Excel for Macintosh may save only \r
  const options: Options = { ...defaults, record_delimiter: ends, ...(isCsv ? { delimiter: separator } : inLines) };
  return { encoding, start, separator, options, isOld: ends.length > 2 };
}

/** As browsers name them: what is called iso-8859-1 is windows-1252. */
function known(encoding: string): string {
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    if (iconv.encodingExists(encoding)) return encoding;
    throw new ConfigError(`There is no encoding ${encoding}. Some that there are: windows-1252, macintosh, utf-16le.`);
  }
}

/** @throws ConfigError if it cannot be read to its end. */
export async function* linesIn(path: string, isCsv: boolean, given = 'utf-8') {
  const { encoding, start, separator, options, isOld } = formOf(path, isCsv, given);
  const steps = isWide(encoding) ? [iconv.decodeStream(encoding)] : [];
  const parser = parse(options);
  pipeline([createReadStream(path, { start }), ...steps, parser] as never, () => {}); // its errors reach who reads the parser
  const text = textsIn(path, isCsv, isWide(encoding) ? 'utf-8' : encoding);
  let counted = 0;
  try {
    for await (const { record, info } of parser) {
      const many = (end: string) => record.join('').split(end).length - 1;
      if (!isOld) counted += many('\r'); // within quotes, the parser counts both of a CRLF
      const line = info.lines - counted - many('\n'); // the first of several
      if (line === 1 && announced.test(record.join(separator))) continue;
      const cells = text.of(record, line);
      if (cells !== undefined) yield { line, cells, separator };
    }
    text.end();
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const told = thrown.message.replace(/, value is \{.*/s, ', in a cell without quotes around it');
    throw new ConfigError(`${path}: ${told}. Nothing was sent.`);
  }
}

/** Decodes cells. One that is not in the encoding ends the file, once enough is read to tell in which it is. */
function textsIn(path: string, isCsv: boolean, encoding: string) {
  const seen = { utf8: 0, other: 0, bytes: 0, sample: [] as Buffer[], place: '' };
  let names: readonly string[] | undefined;
  function decoded(cell: Buffer): string | undefined {
    if (isAscii(cell)) return cell.toString('latin1');
    const isGood = isUtf8(cell);
    seen[isGood ? 'utf8' : 'other']++;
    if (encoding === 'utf-8') return isGood ? cell.toString() : undefined;
    const text = iconv.decode(cell, encoding, { stripBOM: false });
    return unknown.test(text) ? undefined : text;
  }
  /** @returns undefined after a cell that is wrong. */
  function of(cells: readonly Buffer[], line: number): readonly string[] | undefined {
    const texts = cells.map(decoded);
    const n = texts.indexOf(undefined);
    if (n >= 0) {
      const cell = cells[n] as Buffer;
      const name = isCsv ? names?.[n] : fieldIn(cell);
      seen.place ||= `${path}, line ${line}${name ? `, column ${name}` : ''}`;
      seen.bytes += seen.sample.push(cell) && cell.length;
    }
    if (seen.bytes > 16_384) end();
    names ??= texts as string[];
    return seen.bytes > 0 ? undefined : (texts as string[]);
  }
  /** @throws ConfigError */
  function end(): void {
    const [first] = seen.sample;
    if (encoding !== 'utf-8' && seen.utf8 > 0 && seen.other === 0)
      throw new ConfigError(`${path} is UTF-8: load it without --encoding. Nothing was sent.`);
    if (first === undefined) return;
    const isMixed = encoding === 'utf-8' && seen.utf8 > 0;
    const mixed = 'Other cells are UTF-8: save it again, with all in one encoding.';
    const what = isMixed ? mixed : offered(first, Buffer.concat(seen.sample));
    throw new ConfigError(`${seen.place}: not ${encoding.toUpperCase()}. ${what} Nothing was sent.`);
  }
  return { of, end };
}

/** The first field of a line of NDJSON that is not UTF-8. */
function fieldIn(line: Buffer): string | undefined {
  const entries = Object.entries(Object(sjson.safeParse(line.toString('latin1'))) as object);
  return entries.find(([, value]) => !isUtf8(Buffer.from(JSON.stringify(value), 'latin1')))?.[0];
}

const western = 'éèêëàâäáãåçíîïñóôöõúüßøæ';
/** Encodings that spreadsheets save in → letters that are frequent in their languages. */
const letters = {
  'windows-1252': western,
  'windows-1250': 'ąćęłńóśźżáčěíňřšťúůýžöüőűäéăîșțşţđ',
  macintosh: western,
  'windows-1251': 'аеиоунрстлвкмдпя',
  'windows-1253': 'αεηιοτσνρκάέήίόύώς',
  'windows-1254': 'çğıöşü',
  cp850: western,
  'koi8-r': 'аеиоунрстлвкмдпя',
  'iso-8859-2': 'ąćęłńóśźżáčěíňřšťúůýžöüőűäéăîşţđ',
} as const;
/** What is not in an encoding. */
const unknown = /[\ufffd\x80-\x9f]/;
const signs = /[«»“”„‘’–—…€]/gu;
/** What words do not look like: signs, capital letters within, two alphabets, several accents in a row. */
const unlikely = [
  /[^\x20-\x7f\p{L}\s«»“”„‘’–—…€]/gu,
  /[\ufffd\x80-\x9f]/gu,
  /(?<=\p{L})[^\x20-\x7f\p{L}\s’](?=\p{L})/gu,
  /(?<=\p{Ll}\p{L}*)\p{Lu}/gu,
  /(?<=\p{Script=Latin})[\p{Script=Greek}\p{Script=Cyrillic}]|(?<=[\p{Script=Greek}\p{Script=Cyrillic}])\p{Script=Latin}/gu,
  /(?<=[^\x20-\x7f]{2})(?=\p{Script=Latin})[^\x20-\x7f]/gu,
];

/** How the cell reads in the encoding that is likely, or in two or three. */
function offered(cell: Buffer, sample: Buffer): string {
  const many = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const rated = Object.entries(letters).map(([name, frequent]) => {
    const text = iconv.decode(sample, name);
    const good = many(text, new RegExp(`[${frequent}]`, 'giu')) + many(text, signs) / 3;
    const rate = (good - unlikely.reduce((sum, one) => sum + many(text, one), 0)) / many(text, /[^\x20-\x7f\s]/gu);
    const reading = iconv.decode(cell, name);
    return { name, rate, reading: /[^\s"]*[^\x20-\x7f\s][^\s"]*/u.exec(reading)?.[0] ?? reading };
  });
  const [first, ...others] = rated.toSorted((a, b) => b.rate - a.rate);
  if (first === undefined || first.rate < 0) return 'Name its --encoding, or save it as UTF-8.';
  const near = others.filter(({ rate }) => rate > Math.max(0, first.rate - 0.7));
  const different = [first, ...near].filter(
    ({ reading }, n, all) => all.findIndex((one) => one.reading === reading) === n,
  );
  const told = different.slice(0, 3).map(({ name, reading }) => `--encoding ${name} it reads "${reading}"`);
  return `With ${told.join(', with ')}.`;
}
