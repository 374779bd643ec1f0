/** Adds what holds for every service to what a document says of its own. */
import { readFileSync } from 'node:fs';
import type { Root } from './tree.js';

export const conventions = () => ({
  Root: {
    enter(root: Root) {
      const common = readFileSync('openapi/shared/conventions.md', 'utf8');
      root.info.description = `${root.info.description.trim()}\n\n${common}`;
    },
  },
});
