/** Amounts of money have at most two decimals: a rule that JSON Schema cannot say of binary fractions. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import { located } from '../pointer.js';
import type { Finding } from './details.js';

/** @returns the amounts at these dotted paths, which lead through arrays too, that have more than two decimals. */
export function moneyFindings(paths: readonly string[], value: unknown): Finding[] {
  const found = paths.flatMap((path) => located(value, path));
  return found.filter(([, amount]) => !isMoney(amount)).map(([pointer]) => ({ pointer, keyword: 'decimals', message }));
}

const message = 'must have at most two decimals';

/** What is no number is the schema's to refuse. */
const isMoney = (value: unknown) =>
  typeof value !== 'number' || Number.isInteger(value) || /^-?\d+\.\d{1,2}$/.test(String(value));

/** A validator that finds such amounts, too. */
export function withMoney(validate: ValidateFunction, paths: readonly string[]): ValidateFunction {
  if (paths.length === 0) return validate;
  // of a validator only the call and its errors are used
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
