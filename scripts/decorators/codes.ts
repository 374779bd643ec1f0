/** Lists for each operation which error codes it can answer, by status, and for people all codes with their sentence. */
import { type ErrorCode, errors } from '../../src/errors.js';
import { Mistake } from '../sources.js';
import { type Codes, type Operation, operationsOf, type Root, type Schema } from './tree.js';

/** What may befall any request. */
const always: Readonly<Record<string, readonly ErrorCode[]>> = {
  400: ['address_malformed', 'header_too_large', 'invalid_request', 'request_malformed', 'request_timeout'],
  401: ['link_ended', 'token_expired', 'token_invalid', 'token_malformed', 'token_missing'],
  403: ['permission_missing', 'tenant_forbidden'],
  404: ['address_unknown'],
  405: ['method_not_allowed'],
  429: ['too_many_requests'],
  500: ['audit_unavailable', 'internal_error', 'keys_unavailable', 'store_failed', 'store_full', 'store_unavailable'],
};

const withBody: readonly ErrorCode[] = [
  'body_missing',
  'body_not_utf8',
  'body_too_deep',
  'body_too_large',
  'body_unreadable',
  'charset_unsupported',
  'json_invalid',
  'key_forbidden',
  'media_type_missing',
  'media_type_unsupported',
  'name_too_long',
  'number_too_large',
  'text_invalid',
  'too_many_values',
];

const largeBody: readonly ErrorCode[] = ['too_many_bodies'];

/** By the last word of a parameter's reference. */
const withParameter: Readonly<Record<string, Readonly<Record<string, readonly ErrorCode[]>>>> = {
  Id: { 404: ['record_not_found'] },
  Fields: { 400: ['unknown_field'] },
  PublicFields: { 400: ['unknown_field'] },
  FieldsToReturn: { 400: ['unknown_field'] },
  ExclusiveStartKey: { 400: ['page_key_invalid'] },
  IfMatch: { 412: ['precondition_failed'] },
  IfNoneMatchOfWrite: { 412: ['precondition_failed'] },
  IdempotencyKey: {
    404: ['record_gone'],
    409: ['idempotency_in_progress'],
    422: ['idempotency_key_reused'],
    429: ['idempotency_answers_full'],
  },
  Count: { 400: ['count_not_possible'] },
};

export const codes = () => ({
  Root: {
    enter(root: Root) {
      for (const { item, operation } of operationsOf(root)) {
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        const asked = parameters.map(({ $ref }) => withParameter[$ref?.split('/').at(-1) ?? ''] ?? {});
        operation['x-codes'] = merged(operation, [always, ...asked, ...bodied(operation), ...effective(operation)]);
      }
      const { code } = (root.components.schemas.Error as Schema).properties ?? {};
      if (code) code.description = `${code.description?.trim()}\n\n${table(listedIn(root))}`;
    },
  },
});

type Listed = Readonly<Record<string, readonly string[]>>;

const bodied = ({ requestBody }: Operation): Listed[] => (requestBody ? [{ 400: withBody, 429: largeBody }] : []);

const effective = (operation: Operation): Listed[] =>
  operation['x-has-effects'] ? [{ 400: ['prefetch_refused'] satisfies ErrorCode[] }] : [];

/** Sorted, and only for statuses that the operation answers. */
function merged(operation: Operation, lists: readonly Listed[]): Codes {
  const statuses = Object.keys(operation.responses).filter((status) => status >= '400');
  return Object.fromEntries(
    statuses.map((status) => {
      const listed = [operation['x-codes'] ?? {}, ...lists].flatMap((list) => list[status] ?? []);
      const unknown = listed.find((code) => !Object.hasOwn(errors, code));
      if (unknown !== undefined)
        throw new Mistake([unknown], `${operation.operationId}: src/errors.ts does not have ${unknown}.`);
      return [status, [...new Set(listed)].sort()];
    }),
  );
}

/** Those that only an operation of a batch has. */
const inBatches: readonly ErrorCode[] = ['answer_too_large', 'not_applied', 'required'];

/** The codes of all operations, and of those of batches. */
function listedIn(root: Root): ReadonlySet<string> {
  const lists = operationsOf(root).flatMap(({ operation }) => Object.values(operation['x-codes'] ?? {}));
  return new Set([...lists.flat(), ...inBatches]);
}

/** Markdown. */
function table(listed: ReadonlySet<string>): string {
  const shown = Object.entries(errors).filter(([code]) => listed.has(code));
  const rows = shown.map(([code, { sentence }]) => `| \`${code}\` | ${sentence} |`);
  return ['| Code | When |', '| --- | --- |', ...rows].join('\n');
}
