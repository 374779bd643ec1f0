/**
 * All error codes of the API, each with its kind and its default message. The OpenAPI documents list them, and a code that is
 * not here does not compile. The meaning of a code never changes.
 */
export const errors = {
  // The request as HTTP
  request_malformed: { kind: 'invalid', sentence: 'The request is not a valid HTTP/1.1 request.' },
  request_timeout: { kind: 'invalid', sentence: 'The request did not arrive in time. Send it again.' },
  header_too_large: { kind: 'invalid', sentence: 'The URL and the headers together exceed 16 KB.' },
  address_malformed: { kind: 'invalid', sentence: 'The URL contains invalid percent-encoding.' },
  address_unknown: { kind: 'notFound', sentence: 'There is no such path. Check the URL.' },
  method_not_allowed: {
    kind: 'methodNotAllowed',
    sentence: 'The path does not support this method. `Allow` lists the methods it supports.',
  },
  prefetch_refused: {
    kind: 'invalid',
    sentence:
      'This operation changes records, so it cannot be prefetched. Send the request without the prefetch header.',
  },

  // Authentication and authorization
  token_missing: {
    kind: 'unauthenticated',
    sentence: 'The request has no bearer token. Send the header `Authorization: Bearer <JWT>`.',
  },
  token_malformed: {
    kind: 'unauthenticated',
    sentence: 'The Authorization header is malformed. Send it as `Authorization: Bearer <JWT>`.',
  },
  token_invalid: { kind: 'unauthenticated', sentence: 'The token is not valid. Request a new one.' },
  token_expired: { kind: 'unauthenticated', sentence: 'The token has expired. Request a new one.' },
  keys_unavailable: {
    kind: 'internal',
    sentence:
      'The server cannot get the key of the token from the service that publishes it now, so it cannot verify the token. Try again after `Retry-After`.',
  },
  tenant_forbidden: { kind: 'forbidden', sentence: 'The token does not give access to this tenant.' },
  not_own: {
    kind: 'forbidden',
    sentence:
      "The permission is limited to the caller's own records. This record is not one of them, or would not be after the change.",
  },
  field_not_yours: {
    kind: 'forbidden',
    sentence:
      "The permission is limited to the caller's own records. `details` lists fields that the caller cannot read or write: leave them out.",
  },
  permission_missing: { kind: 'forbidden', sentence: 'The token does not have the permission for this operation.' },
  too_many_requests: {
    kind: 'limited',
    sentence: 'The tenant or the caller has exceeded its rate limit. Try again after `Retry-After`.',
  },
  batch_beyond_limit: {
    kind: 'invalid',
    sentence: 'The batch has more operations than the rate limit allows at once. Split it into smaller batches.',
  },
  tenant_quota: {
    kind: 'limited',
    sentence:
      'The tenant has reached its maximum number of these records. Delete some, or ask the operator for a higher limit.',
  },
  too_many_bodies: {
    kind: 'limited',
    sentence: 'The server is processing too many large request bodies. Try again after `Retry-After`.',
  },

  // The body as bytes and JSON
  media_type_missing: { kind: 'invalid', sentence: 'The request has a body but no Content-Type header.' },
  media_type_unsupported: { kind: 'invalid', sentence: 'The operation does not accept a body of this media type.' },
  charset_unsupported: { kind: 'invalid', sentence: 'The body must be encoded in UTF-8.' },
  body_missing: { kind: 'invalid', sentence: 'The operation requires a request body.' },
  body_too_large: { kind: 'invalid', sentence: 'The body is too large.' },
  body_too_deep: { kind: 'invalid', sentence: 'The body is nested too deeply.' },
  too_many_values: { kind: 'invalid', sentence: 'The body, or an object in it, has too many values.' },
  name_too_long: { kind: 'invalid', sentence: 'A property name is longer than 256 characters.' },
  body_unreadable: { kind: 'invalid', sentence: 'The body could not be read.' },
  body_not_utf8: { kind: 'invalid', sentence: 'The body is not valid UTF-8.' },
  json_invalid: { kind: 'invalid', sentence: 'The body is not valid JSON.' },
  key_forbidden: {
    kind: 'invalid',
    sentence: 'The body contains a property named `__proto__`, or `constructor` with a `prototype`.',
  },
  number_too_large: {
    kind: 'invalid',
    sentence: 'A number is outside ±(2^53 − 1) and would lose precision. Send it as a string.',
  },
  text_invalid: { kind: 'invalid', sentence: 'A string contains U+0000 or an unpaired surrogate.' },

  // Validation against the document
  invalid_request: {
    kind: 'invalid',
    sentence: 'The request does not match the OpenAPI document. `details` lists what is wrong.',
  },
  unknown_field: {
    kind: 'invalid',
    sentence: '`fields` or `fieldsToReturn` names a field that the record does not have.',
  },
  page_key_invalid: {
    kind: 'invalid',
    sentence: 'The page key does not belong to this list. Send it exactly as the previous page returned it.',
  },
  id_not_allowed: { kind: 'invalid', sentence: 'The server assigns the id of a new record. Leave `id` out.' },
  id_mismatch: { kind: 'invalid', sentence: 'The id in the body differs from the id in the path.' },
  type: {
    kind: 'invalid',
    sentence: '`sys_version` must be the version that you read, as a number. You can also leave it out.',
  },
  answer_too_large: {
    kind: 'invalid',
    sentence: 'The response to the batch would exceed 4 MB. Read this record in another request.',
  },
  required: { kind: 'invalid', sentence: 'A required property of the batch operation is missing.' },

  // Records
  record_not_found: { kind: 'notFound', sentence: 'The record does not exist.' },
  record_locked: {
    kind: 'conflict',
    sentence:
      'The record, or a record whose count it changes, is locked. With the permission `*.unlock`, a patch of only `sys_locked` unlocks it.',
  },
  record_referenced: { kind: 'conflict', sentence: 'Other records refer to this record. Delete or change them first.' },
  record_too_large: { kind: 'invalid', sentence: 'The record exceeds 1 MB.' },
  record_too_deep: { kind: 'invalid', sentence: 'The record is nested too deeply.' },
  reference_not_found: { kind: 'conflict', sentence: 'The record refers to another record that does not exist.' },
  already_taken: { kind: 'conflict', sentence: 'Another record already has this value, which must be unique.' },
  version_conflict: {
    kind: 'conflict',
    sentence: 'The record has changed since you read it. Read it again and repeat the change.',
  },
  too_much_contention: {
    kind: 'conflict',
    sentence: 'Other requests keep changing the same records. Try again in a minute.',
  },

  // Patches
  test_failed: { kind: 'conflict', sentence: 'A `test` in the patch failed because the record has a different value.' },
  path_not_found: { kind: 'conflict', sentence: 'The record does not have a path that the patch names.' },
  path_forbidden: { kind: 'invalid', sentence: 'The patch names a path that cannot be patched.' },
  server_owned: { kind: 'invalid', sentence: 'The patch changes a field that only the server can set.' },

  // E-mails
  template_invalid: { kind: 'invalid', sentence: 'An e-mail template is not valid. `details` lists what is wrong.' },
  template_missing: { kind: 'invalid', sentence: 'The process has no template for this e-mail. Add one.' },
  templates_too_slow: {
    kind: 'conflict',
    sentence: 'Rendering the e-mails of this request takes more than 500,000 steps. Simplify the template.',
  },
  email_disabled: {
    kind: 'conflict',
    sentence: 'The review process has disabled this e-mail, or has no template for it.',
  },
  message_state: {
    kind: 'conflict',
    sentence: 'The `state` of the e-mail does not allow this: it is being sent, was sent, or has failed.',
  },
  no_email_address: { kind: 'conflict', sentence: 'The assignee of the review has no e-mail address.' },

  // Awards
  status_change_not_allowed: {
    kind: 'conflict',
    sentence: 'The reference cannot change from its current status to the new one.',
  },
  reference_not_pending: { kind: 'conflict', sentence: 'The reference is already completed or declined.' },
  reference_mismatch: {
    kind: 'conflict',
    sentence: 'A submission cannot change which application or process the reference belongs to.',
  },
  too_many_references: {
    kind: 'conflict',
    sentence:
      'One request can process at most 1,000 pending references of an application, and an application at most 10,000 references.',
  },
  application_not_found: { kind: 'notFound', sentence: 'The application has no references.' },

  // Abstracts and reviews
  submission_closed: {
    kind: 'conflict',
    sentence: 'The submission process of the abstract is not open. Only staff can do this now.',
  },
  open_by_open_round: {
    kind: 'conflict',
    sentence:
      'A round can only be opened with `abstractReviews.openRound`: GET or POST /abstractReviews/{tenantId}/openRound/{typeId}/{roundId}.',
  },
  round_not_open: {
    kind: 'conflict',
    sentence:
      'The round must be open. If it has closed, you need the permission `abstractReviews.overrideClosedRound` to change its result.',
  },
  process_mismatch: { kind: 'conflict', sentence: 'The abstract type uses a different review process than the round.' },
  round_is_open: {
    kind: 'conflict',
    sentence: 'An open round cannot move to another process or event. Close it first.',
  },
  round_mismatch: {
    kind: 'conflict',
    sentence: 'The event or the process of the review differs from that of the round.',
  },
  round_too_large: {
    kind: 'conflict',
    sentence: 'The targets of the assignment rules select more than 5,000 reviewers.',
  },
  too_many_targets: {
    kind: 'invalid',
    sentence:
      'The assignment rules of a round can have at most 1,000 targets and use at most 100 fields of the abstract.',
  },
  conflict_of_interest: {
    kind: 'conflict',
    sentence:
      'The reviewer is the submitter, a presenter or a co-author of the abstract. The permission `abstractReviews.overrideConflict` allows it anyway.',
  },
  score_not_allowed: { kind: 'invalid', sentence: 'The review process does not allow this score.' },
  review_not_completed: { kind: 'conflict', sentence: 'The review is not completed, so there is nothing to confirm.' },
  review_mismatch: {
    kind: 'conflict',
    sentence: 'A submission cannot change the abstract, the round or the assignee of the review.',
  },
  review_ids_or_round: {
    kind: 'invalid',
    sentence: 'Send either `review_ids` or `review_round_id`, but not both.',
  },
  not_the_assignee: {
    kind: 'forbidden',
    sentence: 'Only the assignee can submit the review. Others need the permission `abstractReviews.submitForOthers`.',
  },
  too_many_pairs: {
    kind: 'invalid',
    sentence:
      'One request can assign at most 1,000 pairs of abstract and assignee, with at most 4 MB of reviews in all.',
  },
  too_many_to_resend: { kind: 'invalid', sentence: 'With `resend`, one request can send at most 1,000 reviews.' },

  // Functions, coupons, exhibitors
  sold_out: {
    kind: 'conflict',
    sentence: 'The function or the fee is sold out. `remaining` is the number of tickets left.',
  },
  limit_reached: {
    kind: 'conflict',
    sentence: 'The contact has reached the maximum number of tickets for this function.',
  },
  capacity_below_sold: { kind: 'conflict', sentence: 'The new capacity is lower than the number of tickets sold.' },
  fee_mismatch: {
    kind: 'conflict',
    sentence:
      'The fee of a ticket must belong to its function. A fee that has tickets cannot move to another function.',
  },
  event_mismatch: {
    kind: 'conflict',
    sentence:
      'A ticket, its function and its fee must belong to the same event. A function or fee that has tickets cannot move to another event.',
  },
  not_for_sale: {
    kind: 'conflict',
    sentence:
      'The function is hidden or inactive, or the fee is inactive. You need the permission `functionTickets.sellHidden` to sell it.',
  },
  meal_not_offered: { kind: 'conflict', sentence: 'The meal is not in the `meal_options` of the function.' },
  total_too_large: { kind: 'invalid', sentence: 'The total of the lines is too large to calculate to the cent.' },
  contact_allowance_exceeded: {
    kind: 'conflict',
    sentence: 'The exhibitor has more contacts of a type than it is allowed.',
  },

  // The server
  store_unavailable: {
    kind: 'internal',
    sentence:
      'The database is not responding. Try again later. The change may have been saved, so read the record before you write again.',
  },
  store_full: {
    kind: 'internal',
    sentence:
      'The server has run out of disk space. Nothing was written. Reads still work; try again when there is space.',
  },
  store_failed: {
    kind: 'internal',
    sentence: 'The server could not write to its disk. Nothing was written. Reads still work; try again later.',
  },
  audit_unavailable: {
    kind: 'internal',
    sentence: 'The server cannot write its audit log, so it accepts no changes. Reads still work; try again later.',
  },
  internal_error: { kind: 'internal', sentence: 'Something went wrong on the server.' },
} as const satisfies Readonly<Record<string, { readonly kind: FaultKind; readonly sentence: string }>>;

/** Kind of error → HTTP status. */
export const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  limited: 429,
  internal: 500,
} as const;

export type FaultKind = keyof typeof statuses;
export type ErrorCode = keyof typeof errors;
