/** The names in openapi/ that the linter does not know, checked. */
import { keysIn, Mistake } from './sources.js';

/** Every mark that openapi/ can have. */
const marks =
  `x-by x-case-insensitive x-checked-one-by-one x-code x-codes x-console x-csv x-default x-ends x-exactly-one x-expected x-family x-field
  x-has-effects x-indexes x-like x-merge-objects x-money x-opens x-overrides x-own x-owned-while x-owner x-parameters x-permission x-person x-persons x-refers-to x-resource x-roles x-server-set x-shown-while x-sortable x-withheld
  x-stored x-stored-only x-summary x-tier x-value x-verb x-version-label x-visibility x-writable-by`.split(/\s+/);

const booleans = [
  'x-case-insensitive',
  'x-csv',
  'x-exactly-one',
  'x-expected',
  'x-has-effects',
  'x-money',
  'x-own',
  'x-person',
  'x-server-set',
  'x-sortable',
  'x-stored-only',
];
const formats = ['date', 'date-time', 'double', 'email', 'float'];
const mediaTypes = ['application/json', 'application/json-patch+json', 'application/merge-patch+json'];

/** @throws Mistake for what the linter does not know, each with the file and the line. */
export function checkNames(folder: string): void {
  const mistakes = keysIn(folder).flatMap(({ file, line, key, value }) => {
    const advice = adviceOn(key, value);
    return advice === undefined ? [] : [`${file}:${line}: ${advice}`];
  });
  if (mistakes.length > 0) throw new Mistake([], mistakes.join('\n'));
}

function adviceOn(key: string, value: string): string | undefined {
  if (key.startsWith('x-') && !marks.includes(key))
    return `there is no mark ${key}. The marks are ${marks.join(', ')}.`;
  if (booleans.includes(key) && !['true', 'false'].includes(value)) return `${key} is ${value}. Write true or false.`;
  if (key === 'format' && value !== '' && !formats.includes(value))
    return `there is no format ${value}. Write one of ${formats.join(', ')}.`;
  if (/^\w+\/[\w.+-]+$/.test(key) && !mediaTypes.includes(key))
    return `there is no media type ${key}. Write one of ${mediaTypes.join(', ')}.`;
  return undefined;
}
