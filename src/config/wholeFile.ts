import { writeFileAtomically } from './fileWriting.js';

export { removeDrafts } from './fileWriting.js';

export const replaceWhole = (path: string, text: string) => writeFileAtomically(path, text);
export const createWhole = (path: string, text: string) => writeFileAtomically(path, text, { onlyCreate: true });
