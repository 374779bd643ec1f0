/** Money has at most two decimals. `multipleOf` of JSON Schema fails with binary fractions such as 0.07. */
import { pointedValues } from '../json.js';
import type { Finding } from './findings.js';

/** @returns a finding for each amount with more than two decimals. Dotted paths select a field of each item of an array. */
export function moneyFindings(paths: readonly string[], value: unknown): Finding[] {
  const amounts = paths.flatMap((path) => pointedValues(value, path));
  return amounts
    .filter(([, amount]) => !isMoney(amount))
    .map(([pointer]) => ({ pointer, keyword: 'decimals', message }));
}

const message = 'must have at most two decimals';

/** The schema rejects other types. */
const isMoney = (value: unknown) =>
  typeof value !== 'number' || Number.isInteger(value) || /^-?\d+\.\d{1,2}$/.test(String(value));
