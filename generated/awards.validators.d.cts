// Made by `npm run generate` from openapi/awards.yaml: do not edit.
import type { ValidateFunction } from 'ajv';
/** A schema as JSON → its validator: of the paths and bodies of requests, of whole records, and of the operations of batches. */
declare const validators: Record<string, ValidateFunction>;
export = validators;
