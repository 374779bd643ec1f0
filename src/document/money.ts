/** Amounts of money have at most two decimals. `multipleOf` of JSON Schema fails on binary fractions such as 0.07. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import { pointedValues } from '../pointer.js';
import type { Finding } from './details.js';

/** @returns a finding for each amount with more than two decimals. Dotted paths reach into each item of an array. */
export function moneyFindings(paths: readonly string[], value: unknown): Finding[] {
  const amounts = paths.flatMap((path) => pointedValues(value, path));
  return amounts
    .filter(([, amount]) => !isMoney(amount))
    .map(([pointer]) => ({ pointer, keyword: 'decimals', message }));
}

const message = 'must have at most two decimals';

/** Other types are refused by the schema. */
const isMoney = (value: unknown) =>
  typeof value !== 'number' || Number.isInteger(value) || /^-?\d+\.\d{1,2}$/.test(String(value));

/** Adds the check of amounts to a validator. */
export function withMoney(validate: ValidateFunction, paths: readonly string[]): ValidateFunction {
  if (paths.length === 0) return validate;
  // callers only use the function and its errors
  const both = Object.assign(
    (value: unknown) => {
      const valid = validate(value);
      const errors = [...(valid ? [] : (validate.errors ?? [])), ...moneyFindings(paths, value).map(asError)];
      both.errors = errors;
      return errors.length === 0;
    },
    { errors: [] as ErrorObject[] },
  );
  return both as unknown as ValidateFunction;
}

const asError = ({ pointer, keyword }: Finding): ErrorObject => ({
  instancePath: pointer,
  schemaPath: '',
  keyword,
  params: {},
  message,
});
