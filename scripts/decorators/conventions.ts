/** Adds what holds for every service to what a document says of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from './tree.js';

/** @param folder the one that openapi/ lies in. */
export const conventions = (folder: string) => ({
  Root: {
    enter(root: Root) {
      const common = readFileSync(join(folder, 'openapi/shared/conventions.md'), 'utf8');
      root.info.description = `${root.info.description.trim()}\n\n${common}`;
    },
  },
});
