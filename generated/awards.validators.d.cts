// Made by `npm run generate` from openapi/awards.yaml: do not edit.
import type { ValidateFunction } from 'ajv';
/** `resource.create`, `resource.replace`: request bodies; `resource`: the whole record; `batch`: an operation of one. */
declare const validators: Record<string, ValidateFunction>;
export = validators;
