/**
 * Every error code that an answer can have, once: what kind of error it is, and a sentence that says when it comes up. The
 * documents list these; a code that is not here does not compile. Codes never change their meaning.
 */
export const errors = {
  // The request as HTTP
  request_malformed: { kind: 'invalid', sentence: 'This is not a request of HTTP/1.1.' },
  request_timeout: { kind: 'invalid', sentence: 'The request did not arrive in time. Send it again.' },
  header_too_large: { kind: 'invalid', sentence: 'The address and the headers may have at most 16 KB together.' },
  address_malformed: { kind: 'invalid', sentence: 'The address has broken percent-encoding.' },
  address_unknown: { kind: 'notFound', sentence: 'Nothing is at this address.' },
  method_not_allowed: { kind: 'methodNotAllowed', sentence: 'The address does not know this method.' },
  prefetch_refused: {
    kind: 'invalid',
    sentence: 'This address changes records: it does not answer a prefetch.',
  },

  // Who calls
  token_missing: { kind: 'unauthenticated', sentence: 'Send a bearer token: Authorization: Bearer <JWT>.' },
  token_malformed: { kind: 'unauthenticated', sentence: 'The header must read: Authorization: Bearer <JWT>.' },
  token_invalid: { kind: 'unauthenticated', sentence: 'The token is not valid.' },
  token_expired: { kind: 'unauthenticated', sentence: 'The token has expired.' },
  keys_unavailable: {
    kind: 'internal',
    sentence:
      'The token may be good: the service that publishes the key it is signed with does not answer. Try again after `Retry-After`.',
  },
  tenant_forbidden: { kind: 'forbidden', sentence: 'The token does not name this tenant.' },
  not_own: {
    kind: 'forbidden',
    sentence: "The permission is limited to the caller's own records, and this would not be, or not stay, one of them.",
  },
  field_not_yours: {
    kind: 'forbidden',
    sentence:
      "The permission is limited to the caller's own records, and `details` names fields that it does not show, or that owners do not write: leave them out.",
  },
  permission_missing: { kind: 'forbidden', sentence: "The token's permissions do not name this operation." },
  too_many_requests: {
    kind: 'limited',
    sentence:
      'The tenant, or the caller, makes more requests per second than it may. `Retry-After` says when to go on.',
  },
  batch_beyond_limit: {
    kind: 'invalid',
    sentence: 'The batch has more operations than the limit of requests lets through at once. Send fewer.',
  },
  tenant_quota: { kind: 'limited', sentence: 'The tenant has as many of these records as it may. Delete some first.' },
  too_many_bodies: {
    kind: 'limited',
    sentence: 'Too many large bodies of this caller, or of all, are being worked on. Send this one again later.',
  },

  // The body as bytes and JSON
  media_type_missing: { kind: 'invalid', sentence: 'There is a body, but no Content-Type.' },
  media_type_unsupported: { kind: 'invalid', sentence: 'The operation does not take a body of this media type.' },
  charset_unsupported: { kind: 'invalid', sentence: 'Send the body in UTF-8.' },
  body_missing: { kind: 'invalid', sentence: 'Send a body: there is none.' },
  body_too_large: { kind: 'invalid', sentence: 'The body has more bytes than it may.' },
  body_too_deep: { kind: 'invalid', sentence: 'The body is nested too deep.' },
  too_many_values: { kind: 'invalid', sentence: 'The body, or an object in it, has more values than it may.' },
  name_too_long: { kind: 'invalid', sentence: 'The name of a member is longer than 256 characters.' },
  body_unreadable: { kind: 'invalid', sentence: 'The body could not be read.' },
  body_not_utf8: { kind: 'invalid', sentence: 'The body is not UTF-8.' },
  json_invalid: { kind: 'invalid', sentence: 'The body is not JSON.' },
  key_forbidden: {
    kind: 'invalid',
    sentence: 'The body has a key __proto__, or a constructor with a prototype.',
  },
  number_too_large: {
    kind: 'invalid',
    sentence: 'A number is beyond ±(2^53 − 1) and would be changed: send it as a text.',
  },
  text_invalid: { kind: 'invalid', sentence: 'A text holds U+0000 or half a surrogate pair.' },

  // The request as the document has it
  invalid_request: { kind: 'invalid', sentence: 'The request does not follow the document; `details` says where.' },
  unknown_field: { kind: 'invalid', sentence: '`fields` or `fieldsToReturn` names what is no field of the record.' },
  page_key_invalid: { kind: 'invalid', sentence: 'The key is not one of this list: send it as it came.' },
  id_not_allowed: { kind: 'invalid', sentence: 'The server makes the id of a new record: leave it out.' },
  id_mismatch: { kind: 'invalid', sentence: 'The id in the body is not the one in the path.' },
  type: { kind: 'invalid', sentence: '`sys_version` must be the number that was read, or be left out.' },
  answer_too_large: {
    kind: 'invalid',
    sentence: 'The answer to the batch would have more than 4 MB: read this record in another one.',
  },
  required: { kind: 'invalid', sentence: 'An operation of a batch lacks what it cannot do without.' },

  // Records
  record_not_found: { kind: 'notFound', sentence: 'The tenant has no such record.' },
  record_locked: {
    kind: 'conflict',
    sentence:
      'The record, or one that it is counted on, is locked. With the permission *.unlock, a patch of `sys_locked` alone unlocks it.',
  },
  record_referenced: { kind: 'conflict', sentence: 'Other records refer to this one.' },
  record_too_large: { kind: 'invalid', sentence: 'A record may have at most 1 MB.' },
  record_too_deep: { kind: 'invalid', sentence: 'The record would be nested too deep.' },
  reference_not_found: { kind: 'conflict', sentence: 'The record names another that does not exist.' },
  already_taken: { kind: 'conflict', sentence: 'Another record has values that only one may have.' },
  version_conflict: { kind: 'conflict', sentence: 'The record has another version by now. Read it again.' },
  too_much_contention: {
    kind: 'conflict',
    sentence: 'Others keep changing the same records, or a server that died still holds them. Try again in a minute.',
  },

  // Patches
  test_failed: { kind: 'conflict', sentence: 'A `test` of the patch found another value.' },
  path_not_found: { kind: 'conflict', sentence: 'A path of the patch does not exist in the record.' },
  path_forbidden: { kind: 'invalid', sentence: 'The patch names a path that no patch may change.' },
  server_owned: { kind: 'invalid', sentence: "The patch writes a field that is the server's to write." },

  // E-mails
  template_invalid: { kind: 'invalid', sentence: 'An e-mail template cannot be used; `details` says where.' },
  template_missing: { kind: 'invalid', sentence: 'The process has no template for this e-mail: give one.' },
  templates_too_slow: {
    kind: 'conflict',
    sentence: 'The e-mails of this request take more than 500,000 steps to make. Make their template simpler.',
  },
  email_disabled: {
    kind: 'conflict',
    sentence: 'The review process has this e-mail switched off, or no template for it.',
  },
  no_email_address: { kind: 'conflict', sentence: "The review's assignee has no e-mail address." },

  // Awards
  status_change_not_allowed: { kind: 'conflict', sentence: 'A reference of this status cannot get that one.' },
  reference_not_pending: { kind: 'conflict', sentence: 'The reference is completed or declined already.' },
  reference_mismatch: { kind: 'conflict', sentence: 'Submitting cannot change which reference it is.' },
  too_many_references: {
    kind: 'conflict',
    sentence: 'One call is about at most 1,000 pending references, and 10,000 in all, of one application.',
  },
  application_not_found: { kind: 'notFound', sentence: 'No reference belongs to this application.' },

  // Abstracts and reviews
  submission_closed: {
    kind: 'conflict',
    sentence: 'The submission process of the abstract is not open yet, or no longer: only the staff may do this.',
  },
  open_by_open_round: {
    kind: 'conflict',
    sentence:
      'Only abstractReviews.openRound opens a round: GET or POST /abstractReviews/{tenantId}/openRound/{typeId}/{roundId}.',
  },
  round_not_open: {
    kind: 'conflict',
    sentence:
      'The round must be open. The permission abstractReviews.overrideClosedRound changes the result of one that no longer is.',
  },
  process_mismatch: { kind: 'conflict', sentence: 'The abstract type is reviewed by another process than the round.' },
  round_is_open: {
    kind: 'conflict',
    sentence: 'An open round cannot move to another process or event: close it first.',
  },
  round_mismatch: { kind: 'conflict', sentence: "The event or the process of the review is not the round's." },
  round_too_large: {
    kind: 'conflict',
    sentence: 'The assignment rules of the round ask for more than a round may: 1,000 targets, 5,000 reviewers.',
  },
  too_many_targets: {
    kind: 'invalid',
    sentence: 'The assignment rules of a round have at most 1,000 targets, and look at 100 fields of the abstract.',
  },
  conflict_of_interest: {
    kind: 'conflict',
    sentence:
      'The abstract names the reviewer as submitter, presenter or co-author. The permission abstractReviews.overrideConflict overrides it.',
  },
  score_not_allowed: { kind: 'invalid', sentence: 'The review process does not allow this score.' },
  review_not_completed: { kind: 'conflict', sentence: 'The review is not completed yet: there is nothing to confirm.' },
  review_mismatch: { kind: 'conflict', sentence: 'Submitting cannot change what is reviewed, or by whom.' },
  review_ids_or_round: {
    kind: 'invalid',
    sentence: 'Exactly one of review_ids and review_round_id must be given.',
  },
  not_the_assignee: {
    kind: 'forbidden',
    sentence: 'Only the assignee, or who has the permission abstractReviews.submitForOthers, may submit the review.',
  },
  too_many_pairs: {
    kind: 'invalid',
    sentence: 'One call assigns at most 1,000 pairs of abstract and assignee, with reviews of 4 MB in all.',
  },
  too_many_to_resend: { kind: 'invalid', sentence: 'With resend, one call is about at most 1,000 reviews.' },

  // Functions, coupons, exhibitors
  sold_out: { kind: 'conflict', sentence: 'The function or the fee has no place left; `remaining` says how many.' },
  limit_reached: { kind: 'conflict', sentence: 'The contact holds as many tickets of the function as it may.' },
  capacity_below_sold: { kind: 'conflict', sentence: 'More tickets are sold than the new capacity has places.' },
  fee_mismatch: {
    kind: 'conflict',
    sentence: "A ticket's fee must be one of its function. A fee that has tickets keeps its function.",
  },
  event_mismatch: {
    kind: 'conflict',
    sentence: 'A ticket, its function and its fee are of one event. A function or fee that has tickets keeps it.',
  },
  not_for_sale: {
    kind: 'conflict',
    sentence:
      'The function is hidden or inactive, or the fee is inactive: sold only with the permission functionTickets.sellHidden.',
  },
  meal_not_offered: { kind: 'conflict', sentence: "The meal is not one of the function's `meal_options`." },
  total_too_large: { kind: 'invalid', sentence: 'The lines cost more in all than can be counted to the cent.' },
  contact_allowance_exceeded: { kind: 'conflict', sentence: 'The exhibitor has more contacts of a type than it may.' },

  // The server
  store_unavailable: {
    kind: 'internal',
    sentence:
      'The database does not answer. Try again later; a write may have been stored nevertheless, so read before you write again.',
  },
  store_full: {
    kind: 'internal',
    sentence:
      'The disk of the server is full. Nothing was written. Try again when somebody has made room; reading goes on.',
  },
  store_failed: {
    kind: 'internal',
    sentence: 'The disk of the server took no writes. Nothing was written. Try again later; reading goes on.',
  },
  audit_unavailable: {
    kind: 'internal',
    sentence: 'The server cannot write its audit log, so it takes no changes. Try again later; reading goes on.',
  },
  internal_error: { kind: 'internal', sentence: 'Something went wrong on the server.' },
} as const satisfies Readonly<Record<string, { readonly kind: FaultKind; readonly sentence: string }>>;

/** Kinds of error → status of the answer. */
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
