/** A file on this machine, to be loaded. */
import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import type { Source } from './text.js';

export const fileAt = (path: string): Source => ({
  name: path,
  read: (start, end) => createReadStream(path, { start, end: end - 1, encoding: 'latin1' }),
  encodings: {
    has: iconv.encodingExists,
    decode: (bytes, encoding) => iconv.decode(bytes, encoding, { stripBOM: false }),
  },
});
