/** Reads e-mail files: as much of MIME as one HTML part needs. */

export interface Eml {
  /** By the name in small letters, decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly html: string;
}

export function parseEml(bytes: Buffer): Eml {
  const text = bytes.toString('latin1');
  const gap = /\r?\n\r?\n/.exec(text);
  if (gap === null) throw new Error('The file has no body.');
  const headers = headersOf(text.slice(0, gap.index));
  const body = text.slice(gap.index + gap[0].length);
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  return { headers, html: decoded(body, encoding.toLowerCase()).toString('utf8').replaceAll('\r\n', '\n') };
}

function headersOf(text: string): Map<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
    }),
  );
}

/** Encoded words (RFC 2047); the space between two of them is not part of the text. */
function words(text: string): string {
  const joined = text.replace(/(\?=)\s+(=\?)/g, '$1$2');
  const runs = joined.replace(/(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (run) =>
    Buffer.concat(
      Array.from(run.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi), ([, kind = '', word = '']) =>
        kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quoted(word.replaceAll('_', ' ')),
      ),
    ).toString('utf8'),
  );
  return runs;
}

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return quoted(body.replace(/=[ \t]*\r?\n/g, ''));
  return Buffer.from(body, 'latin1');
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
