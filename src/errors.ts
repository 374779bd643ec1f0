/**
 * All error codes of the API: HTTP status → code → default message. The OpenAPI documents list them, and a code that is not here
 * does not compile. The meaning of a code never changes.
 */
const byStatus = {
  400: {
    request_malformed: 'The request is not a valid HTTP/1.1 request.',
    request_timeout: 'The request did not arrive in time. Send it again.',
    header_too_large: 'The URL and the headers together exceed 16 KB.',
    address_malformed: 'The URL contains invalid percent-encoding.',
    prefetch_refused:
      'This operation changes records, so it cannot be prefetched. Send the request without the prefetch header.',
    batch_beyond_limit:
      'The batch has more operations than the rate limit allows at once. Split it into smaller batches.',
    media_type_missing: 'The request has a body but no Content-Type header.',
    media_type_unsupported: 'The operation does not accept a body of this media type.',
    charset_unsupported: 'The body must be encoded in UTF-8.',
    body_missing: 'The operation requires a request body.',
    body_too_large: 'The body is too large.',
    body_too_deep: 'The body is nested too deeply.',
    too_many_values: 'The body, or an object in it, has too many values.',
    name_too_long: 'A property name is longer than 256 characters.',
    body_unreadable: 'The body could not be read.',
    body_not_utf8: 'The body is not valid UTF-8.',
    json_invalid: 'The body is not valid JSON.',
    key_forbidden: 'The body contains a property named `__proto__`, or `constructor` with a `prototype`.',
    number_too_large: 'A number is outside ±(2^53 − 1) and would lose precision. Send it as a string.',
    text_invalid: 'A string contains U+0000 or an unpaired surrogate.',
    invalid_request: 'The request does not match the OpenAPI document. `details` lists what is wrong.',
    unknown_field: '`fields` or `fieldsToReturn` names a field that the record does not have.',
    person_missing: 'Name the person: by a contact, an address, or both.',
    page_key_invalid: 'The page key does not belong to this list. Send it exactly as the previous page returned it.',
    count_not_possible: 'No index can count this. The message says what can be counted.',
    id_not_allowed: 'The server assigns the id of a new record. Leave `id` out.',
    id_mismatch: 'The id in the body differs from the id in the path.',
    type: '`sys_version` must be the version that you read, as a number. You can also leave it out.',
    answer_too_large: 'The response to the batch would exceed 4 MB. Read this record in another request.',
    required: 'A required property of the batch operation is missing.',
    record_too_large: 'The record exceeds 1 MB.',
    record_too_deep: 'The record is nested too deeply.',
    path_forbidden: 'The patch names a path that cannot be patched.',
    server_owned: 'The patch changes a field that only the server can set.',
    template_invalid: 'An e-mail template is not valid. `details` lists what is wrong.',
    template_missing: 'The process has no template for this e-mail. Add one.',
    too_many_targets:
      'The assignment rules of a round can have at most 1,000 targets and use at most 100 fields of what is reviewed.',
    score_not_allowed: 'The review process does not allow this score.',
    award_or_process: 'Send either `award_id` or `process_id`, but not both.',
    references_to_remind: 'Send one of `process_id`, `application_id` and `reference_ids`.',
    review_ids_or_round: 'Send either `review_ids` or `review_round_id`, but not both.',
    pairs_or_pool: 'Send either `assignees` or a `pool`, but not both.',
    ids_or_rule:
      'Send either the ids of the records, or what a rule or a release is about (`event_id` or `award_id`), but not both.',
    too_many_pairs:
      'One request can assign at most 1,000 pairs of what is reviewed and assignee, with at most 4 MB of reviews in all.',
    too_many_to_resend: 'With `resend`, one request can send at most 1,000 reviews.',
    total_too_large: 'The total of the lines is too large to calculate exactly.',
  },
  401: {
    token_missing: 'The request has no bearer token. Send the header `Authorization: Bearer <JWT>`.',
    token_malformed: 'The Authorization header is malformed. Send it as `Authorization: Bearer <JWT>`.',
    token_invalid: 'The token is not valid. Request a new one.',
    token_expired: 'The token has expired. Request a new one.',
    link_ended: 'The link has ended. The message says why, and whom to write to.',
  },
  403: {
    tenant_forbidden: 'The token does not give access to this tenant.',
    not_own:
      "The permission is limited to the caller's own records. This record is not one of them, or would not be after the change.",
    limited_to_own:
      "The permission is limited to the caller's own records. Leave out `modified_since`, `count` and `external_id`, and any `sort` but `sys_created_at`.",
    field_not_yours:
      "The permission is limited to the caller's own records. `details` lists fields that the caller cannot read or write: leave them out.",
    permission_missing: 'The token does not have the permission for this operation.',
    not_the_assignee:
      'Only the assignee can submit the review. Others need the permission `submitForOthers` of the reviews.',
  },
  404: {
    changes_off: 'This server keeps no changes (`CHANGES_DAYS=0`).',
    history_off: 'This server keeps no history (`HISTORY_DAYS=0`).',
    version_unknown: 'The record had no such version, or its history does not go back that far.',
    address_unknown: 'There is no such path. Check the URL.',
    record_not_found: 'The record does not exist.',
    application_not_found: 'The application has no references.',
    record_gone:
      'The record that the first request with this `Idempotency-Key` saved is not there any more, or not for this caller.',
  },
  405: {
    method_not_allowed: 'The path does not support this method. `Allow` lists the methods it supports.',
  },
  409: {
    record_locked:
      'The record, or a record whose count it changes, is locked. With the permission `*.unlock`, a patch of only `sys_locked` unlocks it.',
    currency_in_use:
      'The currency cannot change where prices stand. Remove them first, or give them a currency of their own.',
    currencies_mixed: 'The lines and the amounts of the coupon are in different currencies. Evaluate them apart.',
    record_referenced: 'Other records refer to this record. Delete or change them first.',
    reference_not_found: 'The record refers to another record that does not exist.',
    record_exists: 'The record is not deleted, so it cannot be brought back.',
    external_id_ambiguous:
      'Several records have this `sys_external_id`; the message names up to ten of them. Use their ids, or give all but one another.',
    already_taken: 'Another record already has this value, which must be unique.',
    version_conflict: 'The record has changed since you read it. Read it again and repeat the change.',
    idempotency_in_progress:
      'The first request with this `Idempotency-Key` is still under way. Try again after `Retry-After`.',
    not_applied: 'Another operation of the atomic batch failed, so this one was not applied.',
    too_much_contention: 'Other requests keep changing the same records. Try again in a minute.',
    test_failed: 'A `test` in the patch failed because the record has a different value.',
    too_many_webhook_endpoints: 'A tenant has at most 100 webhook endpoints. Delete one first.',
    path_not_found: 'The record does not have a path that the patch names.',
    templates_too_slow: 'Rendering the e-mails of this request takes more than 500,000 steps. Simplify the template.',
    email_disabled: 'The review process has disabled this e-mail, or has no template for it.',
    message_state:
      'The `state` of the e-mail does not allow this: it is being sent, was sent, has failed or was cancelled, or it has not been rendered yet.',
    no_email_address: 'The assignee of the review has no e-mail address.',
    status_change_not_allowed: 'The reference cannot change from its current status to the new one.',
    reference_not_pending: 'The reference is already completed or declined.',
    reference_mismatch: 'A submission cannot change which application or process the reference belongs to.',
    too_many_references:
      'One request can process at most 1,000 pending references of an application, and an application at most 10,000 references.',
    not_a_link: 'The token is not that of a link.',
    public_url_missing:
      'The e-mail has a link, and the operator has not said at which address people open it (`PUBLIC_URL` or `PORTAL_URL`).',
    already_withdrawn: 'It was withdrawn.',
    not_accepted: 'The abstract is not accepted, as far as its author was told.',
    decision_process_needed:
      'The event has several decision processes. Name one in the `decision_process_id` of the abstract type.',
    application_process_needed:
      'The award has several application processes. Name one in the `process_id` of the application.',
    dry_run_missing:
      'A person is erased for good. Send the same request with `dry_run=true` first, then with the `digest` of its answer.',
    decisions_changed: 'The pending decisions or the templates have changed since the dry run. Look at them again.',
    reference_not_declined: 'The reference is not declined.',
    reference_closed: 'The time for references is over. Only staff can give more.',
    referee_has_begun: 'The referee has begun to write, or has answered. Only staff can ask somebody else.',
    too_many_requests_for_reference:
      'Too many people have been asked for this reference. Only staff can ask somebody else.',
    submission_closed: 'The submission process is not open for this. Only staff can do it now.',
    too_many_submissions: 'One person cannot submit more here.',
    too_many_words: 'The abstract has more words than its submission process allows.',
    too_many_co_authors: 'The abstract has more co-authors than its submission process allows.',
    too_many_tracks: 'The abstract has more tracks than its submission process allows.',
    already_asked: 'The referee is already asked for the same kind of reference for this application.',
    open_by_open_round:
      'A round can only be opened with `abstractReviews.openRound` or `reviews.openRound`: POST …/{tenantId}/openRound/….',
    round_not_open:
      'The round must be open. If it has closed, only a request with `override=closed_round` changes its result.',
    process_mismatch:
      'The process belongs to something else: the abstract type uses another review process than the round, or the reference process is for another award.',
    round_is_open: 'An open round cannot move to another process, event or award. Close it first.',
    round_mismatch: 'The event, the award or the process of the review differs from that of the round.',
    demand_not_met:
      'Some cannot get as many reviews as they should, so nothing was written. `details` names them. With `partial`, the others get theirs.',
    balancing_runs: 'Another assignment from a pool is being worked out for this tenant. Try again when it has ended.',
    balancing_too_large:
      'The assignment from the pool is too large, or would take too long. Assign fewer at a time with `abstract_ids`.',
    round_too_large: 'The targets of the assignment rules select more than 5,000 reviewers.',
    conflict_of_interest:
      'The reviewer is the applicant, or the submitter, a presenter or a co-author of the abstract, or has another conflict of interest. Only a request with `override=conflict_of_interest` allows it.',
    round_has_begun: 'A review round has it already, so only staff can declare or change this.',
    not_under_review:
      'The abstract or application is withdrawn, or its `review_status` says that it has been decided on.',
    already_completed:
      'The review is already completed. To save it as a draft again, so that it no longer counts, send `reopen: true`.',
    process_inactive: 'The review process is inactive, so it asks nobody for a review.',
    review_inactive: 'The review is inactive: it was declined or cancelled, or its reviewer was taken off it.',
    scale_in_use: 'Reviews of the process are completed, so the scores that it allows cannot change.',
    review_not_completed: 'The review is not completed, so there is nothing to confirm.',
    review_mismatch: 'A submission cannot change what is reviewed, the round or the assignee of the review.',
    sold_out: 'The function or the fee is sold out. `remaining` is the number of tickets left.',
    limit_reached: 'The contact has reached the maximum number of tickets for this function.',
    capacity_below_sold: 'The new capacity is lower than the number of tickets sold.',
    fee_mismatch:
      'The fee of a ticket must belong to its function. A fee that has tickets cannot move to another function.',
    event_mismatch:
      'A ticket, its function and its fee must belong to the same event, and so must a booth and its floor, and a review and its abstract. A function or fee that has tickets, or a floor that has booths, cannot move to another event.',
    award_mismatch: 'A review and its application must belong to the same award.',
    not_for_sale:
      'The function is hidden or inactive, or the fee is inactive. Only a request with `override=not_for_sale` sells it.',
    meal_not_offered: 'The meal is not in the `meal_options` of the function.',
    booth_number_taken: 'Another booth on this floor has this number.',
    booth_taken:
      'The booth is held or reserved for somebody else. Set its `status` to `available` first, or move both in one atomic batch.',
    contact_allowance_exceeded: 'The exhibitor has more contacts of a type than it is allowed.',
  },
  410: {
    position_expired:
      'Changes after this position are not kept any more, or the store was restored since. Begin anew: read the lists and follow from now.',
  },
  412: {
    precondition_failed: 'The record no longer has the `ETag` in `If-Match`. Read it again and repeat the change.',
  },
  422: {
    idempotency_key_reused: 'Another request was sent with this `Idempotency-Key`. Use a new key for each request.',
  },
  429: {
    too_many_requests: 'The tenant or the caller has exceeded its rate limit. Try again after `Retry-After`.',
    tenant_quota:
      'The tenant has reached its maximum number of these records. Delete some, or ask the operator for a higher limit.',
    idempotency_answers_full:
      'The tenant has used so many keys that there is no room for another answer. Send the request without `Idempotency-Key`, or later.',
    too_many_bodies: 'The server is processing too many large request bodies. Try again after `Retry-After`.',
  },
  500: {
    keys_unavailable:
      'The server cannot get the key of the token from the service that publishes it now, so it cannot verify the token. Try again after `Retry-After`.',
    store_unavailable:
      'The database is not responding. Try again later. The change may have been saved, so read the record before you write again.',
    store_full:
      'The server has run out of disk space. Nothing was written. Reads still work; try again when there is space.',
    store_failed: 'The server could not write to its disk. Nothing was written. Reads still work; try again later.',
    audit_unavailable:
      'The server cannot write its audit log, so it accepts no changes. Reads still work; try again later.',
    internal_error: 'Something went wrong on the server.',
  },
} as const;

type ByStatus = typeof byStatus;

export type ErrorCode = { [Status in keyof ByStatus]: keyof ByStatus[Status] }[keyof ByStatus];

export const errors = Object.fromEntries(
  Object.entries(byStatus).flatMap(([status, sentences]) =>
    Object.entries(sentences).map(([code, sentence]) => [code, { status: Number(status), sentence }]),
  ),
) as Readonly<Record<ErrorCode, { readonly status: number; readonly sentence: string }>>;
