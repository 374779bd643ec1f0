/** Made by `npm run generate` from openapi/events.yaml: do not edit. */
export interface paths {
    "/abstractApprovalProcesses/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an abstract approval process
         * @description Stores a new abstract approval process and answers it with its id. An `id` in the body is an error.
         */
        post: operations["abstractApprovalProcesses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractApprovalProcesses/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 abstract approval processes
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["abstractApprovalProcesses.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractApprovalProcesses/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract approval processes of an event
         * @description Answers a page of the abstract approval processes of one event.
         */
        get: operations["abstractApprovalProcesses.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractApprovalProcesses/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an abstract approval process
         * @description Answers one abstract approval process, whole or the fields asked for.
         */
        get: operations["abstractApprovalProcesses.get"];
        /**
         * Replace an abstract approval process
         * @description Puts the body in the place of the stored abstract approval process. Fields that are not sent are gone afterwards.
         */
        put: operations["abstractApprovalProcesses.replace"];
        post?: never;
        /**
         * Delete an abstract approval process
         * @description Deletes the abstract approval process and answers its id.
         */
        delete: operations["abstractApprovalProcesses.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an abstract approval process
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["abstractApprovalProcesses.patch"];
        trace?: never;
    };
    "/abstractDecisionProcesses/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * List the abstract decision processes
         * @description Answers a page of the abstract decision processes as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["abstractDecisionProcesses.list"];
        put?: never;
        /**
         * Create an abstract decision process
         * @description Stores a new abstract decision process and answers it with its id. An `id` in the body is an error.
         */
        post: operations["abstractDecisionProcesses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractDecisionProcesses/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 abstract decision processes
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["abstractDecisionProcesses.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractDecisionProcesses/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an abstract decision process
         * @description Answers one abstract decision process, whole or the fields asked for.
         */
        get: operations["abstractDecisionProcesses.get"];
        /**
         * Replace an abstract decision process
         * @description Puts the body in the place of the stored abstract decision process. Fields that are not sent are gone afterwards.
         */
        put: operations["abstractDecisionProcesses.replace"];
        post?: never;
        /**
         * Delete an abstract decision process
         * @description Deletes the abstract decision process and answers its id.
         */
        delete: operations["abstractDecisionProcesses.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an abstract decision process
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["abstractDecisionProcesses.patch"];
        trace?: never;
    };
    "/abstractReviewProcesses/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * List the abstract review processes
         * @description Answers a page of the abstract review processes as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["abstractReviewProcesses.list"];
        put?: never;
        /**
         * Create an abstract review process
         * @description Stores a new abstract review process and answers it with its id. An `id` in the body is an error.
         */
        post: operations["abstractReviewProcesses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviewProcesses/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 abstract review processes
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["abstractReviewProcesses.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviewProcesses/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract review processes of an event
         * @description Answers a page of the abstract review processes of one event.
         */
        get: operations["abstractReviewProcesses.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviewProcesses/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an abstract review process
         * @description Answers one abstract review process, whole or the fields asked for.
         */
        get: operations["abstractReviewProcesses.get"];
        /**
         * Replace an abstract review process
         * @description Puts the body in the place of the stored abstract review process. Fields that are not sent are gone afterwards.
         */
        put: operations["abstractReviewProcesses.replace"];
        post?: never;
        /**
         * Delete an abstract review process
         * @description Deletes the abstract review process and answers its id.
         */
        delete: operations["abstractReviewProcesses.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an abstract review process
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["abstractReviewProcesses.patch"];
        trace?: never;
    };
    "/abstractReviewRounds/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * List the abstract review rounds
         * @description Answers a page of the abstract review rounds as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["abstractReviewRounds.list"];
        put?: never;
        /**
         * Create an abstract review round
         * @description Stores a new abstract review round and answers it with its id. An `id` in the body is an error.
         */
        post: operations["abstractReviewRounds.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviewRounds/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 abstract review rounds
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["abstractReviewRounds.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviewRounds/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract review rounds of an event
         * @description Answers a page of the abstract review rounds of one event.
         */
        get: operations["abstractReviewRounds.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviewRounds/{tenantId}/status/{processId}/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The review process.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea2
                 */
                processId: string;
                /**
                 * @description `never opened`, `open` or `closed`, in upper or lower case.
                 * @example open
                 */
                status: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract review rounds of a process by status
         * @description Answers a page of the abstract review rounds of one review process that have the status. Upper and lower case do not
         *     matter; another value is an error (400).
         */
        get: operations["abstractReviewRounds.listByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviewRounds/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an abstract review round
         * @description Answers one abstract review round, whole or the fields asked for.
         */
        get: operations["abstractReviewRounds.get"];
        /**
         * Replace an abstract review round
         * @description Puts the body in the place of the stored abstract review round. Fields that are not sent are gone afterwards.
         */
        put: operations["abstractReviewRounds.replace"];
        post?: never;
        /**
         * Delete an abstract review round
         * @description Deletes the abstract review round and answers its id.
         */
        delete: operations["abstractReviewRounds.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an abstract review round
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["abstractReviewRounds.patch"];
        trace?: never;
    };
    "/abstractReviews/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an abstract review
         * @description Stores a new abstract review and answers it with its id. An `id` in the body is an error. A second review of an abstract by
         *     the same contact in a round is a conflict (409, `already_taken`).
         */
        post: operations["abstractReviews.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 abstract reviews
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["abstractReviews.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search abstract reviews
         * @description Answers a page of abstract reviews. One request looks at a bounded number of records: a page may be short, even empty, and
         *     still have a `LastEvaluatedKey`; read on until there is none.
         */
        post: operations["abstractReviews.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/assignReviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign abstracts to reviewers
         * @description Creates one review in the round for each pair of abstract and assignee, of which there may be 1,000 (400 otherwise); a review
         *     that is there already is left as it is. A
         *     submitter, presenter or co-author of an abstract is never made its reviewer; `skipped` tells. New reviewers get the process's
         *     assignment e-mail when it is switched on. A round or abstract that does not exist is not found (404); a round that is not open
         *     is a conflict (409).
         */
        post: operations["abstractReviews.assignReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/openRound/{typeId}/{roundId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The abstract type.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea7
                 */
                typeId: string;
                /**
                 * @description The round to open.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                roundId: string;
            };
            cookie?: never;
        };
        /**
         * Open a review round
         * @description Opens the round, closes the open round of the same process, and creates one review for each reviewer of each matching
         *     assignment rule and each abstract. It takes the abstracts of the type and of the round's event that have no `review_status` or
         *     are `pending review`. All this is one atomic step. Opening an open round creates only what is missing; two callers at once leave
         *     one open round and no review twice. More than 1,000 reviews are created in steps: the round is open from the first, `remaining`
         *     says how many are left, and repeating the call completes it.
         *
         *     A submitter, presenter or co-author of an abstract is never made its reviewer, and a committee of which the review process lists
         *     no members has none; `skipped` tells. New reviewers get the process's assignment e-mail when it is switched on. A round or type
         *     that does not exist is not found (404). When the type has a `review_process_id`, it must be the round's `process_id` (409).
         *
         *     This changes records although GET is allowed. HEAD answers 200 and does nothing; a GET that is a prefetch (`Sec-Purpose:
         *     prefetch`, `Purpose: prefetch`) is refused (400, `prefetch_refused`); no answer to a GET may be cached. Links and page previews
         *     that send a plain GET do open the round: prefer POST.
         */
        get: operations["abstractReviews.openRound"];
        put?: never;
        /**
         * Open a review round by POST
         * @description Opens the round, closes the open round of the same process, and creates one review for each reviewer of each matching
         *     assignment rule and each abstract. It takes the abstracts of the type and of the round's event that have no `review_status` or
         *     are `pending review`. All this is one atomic step. Opening an open round creates only what is missing; two callers at once leave
         *     one open round and no review twice. More than 1,000 reviews are created in steps: the round is open from the first, `remaining`
         *     says how many are left, and repeating the call completes it.
         *
         *     A submitter, presenter or co-author of an abstract is never made its reviewer, and a committee of which the review process lists
         *     no members has none; `skipped` tells. New reviewers get the process's assignment e-mail when it is switched on. A round or type
         *     that does not exist is not found (404). When the type has a `review_process_id`, it must be the round's `process_id` (409).
         *
         *     This changes records although GET is allowed. HEAD answers 200 and does nothing; a GET that is a prefetch (`Sec-Purpose:
         *     prefetch`, `Purpose: prefetch`) is refused (400, `prefetch_refused`); no answer to a GET may be cached. Links and page previews
         *     that send a plain GET do open the round: prefer POST.
         */
        post: operations["abstractReviews.openRoundByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/previewEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an e-mail of an abstract review process
         * @description Renders an e-mail of the process, or the template given, for a review or a made-up one. It goes, marked as a preview, only to
         *     `send_to`, else to the caller's own address, else to no one; never to the reviewer. Where neither the process nor the request has
         *     a template, that is an error (400).
         */
        post: operations["abstractReviews.previewEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/resendConfirmationEmail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation e-mail of a review again
         * @description Queues the confirmation e-mail to the review's assignee, whether it went out before or not. An assignee without an address and
         *     an e-mail that is switched off are conflicts (409).
         */
        post: operations["abstractReviews.resendConfirmationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/resendReviewAssignmentEmail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the assignment e-mail of a review again
         * @description Queues the assignment e-mail to the review's assignee, whether it went out before or not. An assignee without an address and an
         *     e-mail that is switched off are conflicts (409).
         */
        post: operations["abstractReviews.resendReviewAssignmentEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/sendReviewAssignmentEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send assignment e-mails
         * @description Queues the assignment e-mail of each review given, or of all reviews of a round: exactly one of `review_ids` and
         *     `review_round_id` must be there (400 otherwise). A review whose e-mail went out before is skipped unless `resend` is true.
         *     One call queues at most 1,000: while `remaining` is more than 0, repeat it. With `resend`, a round of more than 1,000 reviews is
         *     an error (400), since a repeated call could not tell whom the one before has reminded: name its reviews by `review_ids`.
         */
        post: operations["abstractReviews.sendReviewAssignmentEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an abstract review
         * @description Takes a reviewer's answers; a `score` is needed. The review becomes `completed`, and in the same step the abstract's
         *     `average_score`, `total_score` and `round_scores` are made anew from its completed reviews. The reviewer gets the process's
         *     confirmation e-mail when it is switched on. A round that is not open, a review that is completed already, and another
         *     `abstract_id`, `event_id`, `process_id`, `review_round_id` or `assignee.contact_id` than the review has are conflicts (409).
         *     Only the assignee may submit
         *     (`sub` of the token is `assignee.contact_id`), or a caller with the permission `abstractReviews.submitForOthers`; anyone else
         *     is refused (403).
         */
        post: operations["abstractReviews.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/abstract/{abstract_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The abstract.
                 * @example abstract-1
                 */
                abstract_id: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract reviews of an abstract
         * @description Answers a page of the abstract reviews of one abstract.
         */
        get: operations["abstractReviews.listByAbstract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/contact/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The reviewer.
                 * @example contact-30
                 */
                contactId: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract reviews of a reviewer
         * @description Answers a page of the abstract reviews whose `assignee.contact_id` is the contact.
         */
        get: operations["abstractReviews.listByContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/event/round/{eventId}/{roundId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                eventId: string;
                /**
                 * @description The review round.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                roundId: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract reviews of an event's round
         * @description Answers a page of the abstract reviews of one event that belong to the round.
         */
        get: operations["abstractReviews.listByEventAndRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract reviews of an event
         * @description Answers a page of the abstract reviews of one event.
         */
        get: operations["abstractReviews.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/reviewRound/{review_round_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The review round.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                review_round_id: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract reviews of a round
         * @description Answers a page of the abstract reviews of one review round.
         */
        get: operations["abstractReviews.listByReviewRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractReviews/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an abstract review
         * @description Answers one abstract review, whole or the fields asked for.
         */
        get: operations["abstractReviews.get"];
        /**
         * Replace an abstract review
         * @description Puts the body in the place of the stored abstract review. Fields that are not sent are gone afterwards.
         */
        put: operations["abstractReviews.replace"];
        post?: never;
        /**
         * Delete an abstract review
         * @description Deletes the abstract review and answers its id.
         */
        delete: operations["abstractReviews.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an abstract review
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["abstractReviews.patch"];
        trace?: never;
    };
    "/abstractSettings/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * List the abstract settings records
         * @description Answers a page of the abstract settings records as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["abstractSettings.list"];
        put?: never;
        /**
         * Create an abstract settings record
         * @description Stores a new abstract settings record and answers it with its id. An `id` in the body is an error.
         */
        post: operations["abstractSettings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractSettings/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 abstract settings records
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["abstractSettings.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractSettings/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an abstract settings record
         * @description Answers one abstract settings record, whole or the fields asked for.
         */
        get: operations["abstractSettings.get"];
        /**
         * Replace an abstract settings record
         * @description Puts the body in the place of the stored abstract settings record. Fields that are not sent are gone afterwards.
         */
        put: operations["abstractSettings.replace"];
        post?: never;
        /**
         * Delete an abstract settings record
         * @description Deletes the abstract settings record and answers its id.
         */
        delete: operations["abstractSettings.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an abstract settings record
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["abstractSettings.patch"];
        trace?: never;
    };
    "/coupons/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a coupon
         * @description Stores a new coupon and answers it with its id. An `id` in the body is an error.
         */
        post: operations["coupons.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 coupons
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["coupons.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the coupons of an event
         * @description Answers a page of the coupons of one event.
         */
        get: operations["coupons.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{tenantId}/{id}/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work out the discount of a coupon
         * @description Answers what the coupon takes off the lines given. It changes nothing: no use of the coupon is counted and nothing is
         *     stored, so it may be asked as often as one likes. A coupon that does not apply is not an error: `applicable` is
         *     false and `reasons` says why.
         *
         *     A line's discount is, with the method `percentage`, that share of price × quantity, rounded to cents, half a cent
         *     up; with `amount`, that sum for each unit, at most the price. Where all of them together exceed `maximum_discount`,
         *     the lines get their discounts in order until it is used up.
         */
        post: operations["coupons.evaluate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a coupon
         * @description Answers one coupon, whole or the fields asked for.
         */
        get: operations["coupons.get"];
        /**
         * Replace a coupon
         * @description Puts the body in the place of the stored coupon. Fields that are not sent are gone afterwards.
         */
        put: operations["coupons.replace"];
        post?: never;
        /**
         * Delete a coupon
         * @description Deletes the coupon and answers its id.
         */
        delete: operations["coupons.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a coupon
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["coupons.patch"];
        trace?: never;
    };
    "/exhibitorSettings/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an exhibitor settings record
         * @description Stores a new exhibitor settings record and answers it with its id. An `id` in the body is an error.
         */
        post: operations["exhibitorSettings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorSettings/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 exhibitor settings records
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["exhibitorSettings.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorSettings/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an exhibitor settings record
         * @description Answers one exhibitor settings record, whole or the fields asked for.
         */
        get: operations["exhibitorSettings.get"];
        /**
         * Replace an exhibitor settings record
         * @description Puts the body in the place of the stored exhibitor settings record. Fields that are not sent are gone afterwards.
         */
        put: operations["exhibitorSettings.replace"];
        post?: never;
        /**
         * Delete an exhibitor settings record
         * @description Deletes the exhibitor settings record and answers its id.
         */
        delete: operations["exhibitorSettings.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an exhibitor settings record
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["exhibitorSettings.patch"];
        trace?: never;
    };
    "/exhibitorShowFloors/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a show floor
         * @description Stores a new show floor and answers it with its id. An `id` in the body is an error.
         */
        post: operations["exhibitorShowFloors.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorShowFloors/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 show floors
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["exhibitorShowFloors.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorShowFloors/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the show floors of an event
         * @description Answers a page of the show floors of one event.
         */
        get: operations["exhibitorShowFloors.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorShowFloors/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a show floor
         * @description Answers one show floor, whole or the fields asked for.
         */
        get: operations["exhibitorShowFloors.get"];
        /**
         * Replace a show floor
         * @description Puts the body in the place of the stored show floor. Fields that are not sent are gone afterwards.
         */
        put: operations["exhibitorShowFloors.replace"];
        post?: never;
        /**
         * Delete a show floor
         * @description Deletes the show floor and answers its id.
         */
        delete: operations["exhibitorShowFloors.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a show floor
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["exhibitorShowFloors.patch"];
        trace?: never;
    };
    "/exhibitors/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an exhibitor
         * @description Stores a new exhibitor and answers it with its id. An `id` in the body is an error.
         */
        post: operations["exhibitors.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 exhibitors
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["exhibitors.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{tenantId}/contactAllowance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work out the contact allowance of a registration
         * @description Answers, for a registration that is not saved yet, how many contacts of each type it may have and how many it has.
         *     It changes nothing. An event without settings, or with its rules off, has no allowances: any number of contacts is
         *     allowed.
         */
        post: operations["exhibitors.contactAllowanceForRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{tenantId}/contactAllowance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the contact allowance of an exhibitor
         * @description Answers, for each contact restriction rule of the exhibitor's event, how many contacts of the type it may have and how
         *     many it has. A rule with `per_booth` counts the exhibitor booths whose `exhibitor_id` it is, and one where none is on
         *     file.
         */
        get: operations["exhibitors.getContactAllowance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the exhibitors of an event
         * @description Answers a page of the exhibitors of one event.
         */
        get: operations["exhibitors.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{tenantId}/organization/{organization_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The organization.
                 * @example organization-3
                 */
                organization_id: string;
            };
            cookie?: never;
        };
        /**
         * List the exhibitors of an organization
         * @description Answers a page of the exhibitors of one organization.
         */
        get: operations["exhibitors.listByOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{tenantId}/public/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List what everyone may see of the exhibitors of an event
         * @description Answers a page of the exhibitors of one event, with the public fields only and never a contact. Those with
         *     `hide_from_portal` true or `is_active` false are left out. It needs the permission `exhibitors.public` in place of
         *     the operation's own name.
         */
        get: operations["exhibitors.listPublicByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an exhibitor
         * @description Answers one exhibitor, whole or the fields asked for.
         */
        get: operations["exhibitors.get"];
        /**
         * Replace an exhibitor
         * @description Puts the body in the place of the stored exhibitor. Fields that are not sent are gone afterwards.
         */
        put: operations["exhibitors.replace"];
        post?: never;
        /**
         * Delete an exhibitor
         * @description Deletes the exhibitor and answers its id.
         */
        delete: operations["exhibitors.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an exhibitor
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["exhibitors.patch"];
        trace?: never;
    };
    "/functionFees/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a function fee
         * @description Stores a new function fee and answers it with its id. An `id` in the body is an error.
         */
        post: operations["functionFees.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionFees/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 function fees
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["functionFees.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionFees/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the function fees of an event
         * @description Answers a page of the function fees of one event.
         */
        get: operations["functionFees.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionFees/{tenantId}/function/{function_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The function.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e91
                 */
                function_id: string;
            };
            cookie?: never;
        };
        /**
         * List the function fees of a function
         * @description Answers a page of the function fees of one function.
         */
        get: operations["functionFees.listByFunction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionFees/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a function fee
         * @description Answers one function fee, whole or the fields asked for.
         */
        get: operations["functionFees.get"];
        /**
         * Replace a function fee
         * @description Puts the body in the place of the stored function fee. Fields that are not sent are gone afterwards.
         */
        put: operations["functionFees.replace"];
        post?: never;
        /**
         * Delete a function fee
         * @description Deletes the function fee and answers its id.
         */
        delete: operations["functionFees.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a function fee
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["functionFees.patch"];
        trace?: never;
    };
    "/functionTickets/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a function ticket
         * @description Stores a new function ticket and answers it with its id. An `id` in the body is an error.
         */
        post: operations["functionTickets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionTickets/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 function tickets
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["functionTickets.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionTickets/{tenantId}/eventContact/{eventId}/{idOfContact}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                eventId: string;
                /**
                 * @description The contact who holds the tickets.
                 * @example contact-12
                 */
                idOfContact: string;
            };
            cookie?: never;
        };
        /**
         * List the function tickets of a contact at an event
         * @description Answers a page of the function tickets that one contact holds at one event.
         */
        get: operations["functionTickets.listByEventContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionTickets/{tenantId}/function/{function_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The function.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e91
                 */
                function_id: string;
            };
            cookie?: never;
        };
        /**
         * List the function tickets of a function
         * @description Answers a page of the function tickets of one function.
         */
        get: operations["functionTickets.listByFunction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionTickets/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a function ticket
         * @description Answers one function ticket, whole or the fields asked for.
         */
        get: operations["functionTickets.get"];
        /**
         * Replace a function ticket
         * @description Puts the body in the place of the stored function ticket. Fields that are not sent are gone afterwards.
         */
        put: operations["functionTickets.replace"];
        post?: never;
        /**
         * Delete a function ticket
         * @description Deletes the function ticket and answers its id.
         */
        delete: operations["functionTickets.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a function ticket
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["functionTickets.patch"];
        trace?: never;
    };
    "/functionTypes/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * List the function types
         * @description Answers a page of the function types as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["functionTypes.list"];
        put?: never;
        /**
         * Create a function type
         * @description Stores a new function type and answers it with its id. An `id` in the body is an error.
         */
        post: operations["functionTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionTypes/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 function types
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["functionTypes.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionTypes/{tenantId}/public": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * List what the public may see of the function types
         * @description Answers a page of the function types as a bare array, only the fields marked `x-visibility: public`; its header
         *     `X-Last-Evaluated-Key` tells where to read on. Those with `hide_from_portal` true and those with `is_active` false
         *     are left out. The permission it needs is `functionTypes.public`.
         */
        get: operations["functionTypes.listPublic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functionTypes/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a function type
         * @description Answers one function type, whole or the fields asked for.
         */
        get: operations["functionTypes.get"];
        /**
         * Replace a function type
         * @description Puts the body in the place of the stored function type. Fields that are not sent are gone afterwards.
         */
        put: operations["functionTypes.replace"];
        post?: never;
        /**
         * Delete a function type
         * @description Deletes the function type and answers its id.
         */
        delete: operations["functionTypes.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a function type
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["functionTypes.patch"];
        trace?: never;
    };
    "/functions/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a function
         * @description Stores a new function and answers it with its id. An `id` in the body is an error.
         */
        post: operations["functions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 functions
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["functions.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/{tenantId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search functions
         * @description Answers a page of functions. One request looks at a bounded number of records: a page may be short, even empty, and
         *     still have a `LastEvaluatedKey`; read on until there is none.
         */
        post: operations["functions.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the functions of an event
         * @description Answers a page of the functions of one event.
         */
        get: operations["functions.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/{tenantId}/public/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List what the public may see of the functions of an event
         * @description Answers a page of the functions of one event, only the fields marked `x-visibility: public`. Those with `hide_from_portal`
         *     true and those with `is_active` false are left out. The permission it needs is `functions.public`.
         */
        get: operations["functions.listPublicByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/{tenantId}/public/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get what the public may see of a function
         * @description Answers one function, only the fields marked `x-visibility: public`. One with `hide_from_portal` true or `is_active`
         *     false is not found. The permission it needs is `functions.public`.
         */
        get: operations["functions.getPublic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/{tenantId}/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Tell how many places a function has left
         * @description Answers the capacity of a function, its active tickets and the places left, all of one moment. A fee of the function
         *     may have a capacity of its own that is used up sooner.
         */
        get: operations["functions.availability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a function
         * @description Answers one function, whole or the fields asked for.
         */
        get: operations["functions.get"];
        /**
         * Replace a function
         * @description Puts the body in the place of the stored function. Fields that are not sent are gone afterwards.
         */
        put: operations["functions.replace"];
        post?: never;
        /**
         * Delete a function
         * @description Deletes the function and answers its id.
         */
        delete: operations["functions.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a function
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["functions.patch"];
        trace?: never;
    };
    "/miscellaneousEvents/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a miscellaneous event
         * @description Stores a new miscellaneous event and answers it with its id. An `id` in the body is an error.
         */
        post: operations["miscellaneousEvents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/miscellaneousEvents/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 miscellaneous events
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["miscellaneousEvents.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/miscellaneousEvents/{tenantId}/public/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List what the public may see of the miscellaneous events of an event
         * @description Answers a page of the miscellaneous events of one event, only the fields marked `x-visibility: public`. Those with `hide_from_portal`
         *     true and those with `is_active` false are left out. The permission it needs is `miscellaneousEvents.public`.
         */
        get: operations["miscellaneousEvents.listPublicByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/miscellaneousEvents/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a miscellaneous event
         * @description Answers one miscellaneous event, whole or the fields asked for.
         */
        get: operations["miscellaneousEvents.get"];
        /**
         * Replace a miscellaneous event
         * @description Puts the body in the place of the stored miscellaneous event. Fields that are not sent are gone afterwards.
         */
        put: operations["miscellaneousEvents.replace"];
        post?: never;
        /**
         * Delete a miscellaneous event
         * @description Deletes the miscellaneous event and answers its id.
         */
        delete: operations["miscellaneousEvents.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a miscellaneous event
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["miscellaneousEvents.patch"];
        trace?: never;
    };
    "/abstractSubmissionProcesses/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * List the abstract submission processes
         * @description Answers a page of the abstract submission processes as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["abstractSubmissionProcesses.list"];
        put?: never;
        /**
         * Create an abstract submission process
         * @description Stores a new abstract submission process and answers it with its id. An `id` in the body is an error.
         */
        post: operations["abstractSubmissionProcesses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractSubmissionProcesses/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 abstract submission processes
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["abstractSubmissionProcesses.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractSubmissionProcesses/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an abstract submission process
         * @description Answers one abstract submission process, whole or the fields asked for.
         */
        get: operations["abstractSubmissionProcesses.get"];
        /**
         * Replace an abstract submission process
         * @description Puts the body in the place of the stored abstract submission process. Fields that are not sent are gone afterwards.
         */
        put: operations["abstractSubmissionProcesses.replace"];
        post?: never;
        /**
         * Delete an abstract submission process
         * @description Deletes the abstract submission process and answers its id.
         */
        delete: operations["abstractSubmissionProcesses.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an abstract submission process
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["abstractSubmissionProcesses.patch"];
        trace?: never;
    };
    "/abstractTypes/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an abstract type
         * @description Stores a new abstract type and answers it with its id. An `id` in the body is an error.
         */
        post: operations["abstractTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractTypes/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 abstract types
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["abstractTypes.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractTypes/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the abstract types of an event
         * @description Answers a page of the abstract types of one event.
         */
        get: operations["abstractTypes.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstractTypes/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an abstract type
         * @description Answers one abstract type, whole or the fields asked for.
         */
        get: operations["abstractTypes.get"];
        /**
         * Replace an abstract type
         * @description Puts the body in the place of the stored abstract type. Fields that are not sent are gone afterwards.
         */
        put: operations["abstractTypes.replace"];
        post?: never;
        /**
         * Delete an abstract type
         * @description Deletes the abstract type and answers its id.
         */
        delete: operations["abstractTypes.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an abstract type
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["abstractTypes.patch"];
        trace?: never;
    };
    "/abstracts/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an abstract
         * @description Stores a new abstract and answers it with its id. An `id` in the body is an error.
         */
        post: operations["abstracts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstracts/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 abstracts
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["abstracts.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstracts/{tenantId}/reviewRound/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The review round.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the abstracts of a round
         * @description Answers a page of the abstracts whose `review_round_id` is the round, all or those with the status given.
         */
        post: operations["abstracts.listByReviewRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abstracts/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an abstract
         * @description Answers one abstract, whole or the fields asked for.
         */
        get: operations["abstracts.get"];
        /**
         * Replace an abstract
         * @description Puts the body in the place of the stored abstract. Fields that are not sent are gone afterwards.
         */
        put: operations["abstracts.replace"];
        post?: never;
        /**
         * Delete an abstract
         * @description Deletes the abstract and answers its id.
         */
        delete: operations["abstracts.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an abstract
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["abstracts.patch"];
        trace?: never;
    };
    "/events/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an event
         * @description Stores a new event and answers it with its id. An `id` in the body is an error.
         */
        post: operations["events.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 events
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["events.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description Answers one event, whole or the fields asked for.
         */
        get: operations["events.get"];
        /**
         * Replace an event
         * @description Puts the body in the place of the stored event. Fields that are not sent are gone afterwards.
         */
        put: operations["events.replace"];
        post?: never;
        /**
         * Delete an event
         * @description Deletes the event and answers its id.
         */
        delete: operations["events.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an event
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["events.patch"];
        trace?: never;
    };
    "/exhibitorBoothTypes/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * List the booth types
         * @description Answers a page of the booth types as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["exhibitorBoothTypes.list"];
        put?: never;
        /**
         * Create a booth type
         * @description Stores a new booth type and answers it with its id. An `id` in the body is an error.
         */
        post: operations["exhibitorBoothTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorBoothTypes/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 booth types
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["exhibitorBoothTypes.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorBoothTypes/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a booth type
         * @description Answers one booth type, whole or the fields asked for.
         */
        get: operations["exhibitorBoothTypes.get"];
        /**
         * Replace a booth type
         * @description Puts the body in the place of the stored booth type. Fields that are not sent are gone afterwards.
         */
        put: operations["exhibitorBoothTypes.replace"];
        post?: never;
        /**
         * Delete a booth type
         * @description Deletes the booth type and answers its id.
         */
        delete: operations["exhibitorBoothTypes.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a booth type
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["exhibitorBoothTypes.patch"];
        trace?: never;
    };
    "/exhibitorBooths/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a booth
         * @description Stores a new booth and answers it with its id. An `id` in the body is an error.
         */
        post: operations["exhibitorBooths.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorBooths/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 booths
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["exhibitorBooths.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorBooths/{tenantId}/event/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        /**
         * List the booths of an event
         * @description Answers a page of the booths of one event.
         */
        get: operations["exhibitorBooths.listByEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorBooths/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a booth
         * @description Answers one booth, whole or the fields asked for.
         */
        get: operations["exhibitorBooths.get"];
        /**
         * Replace a booth
         * @description Puts the body in the place of the stored booth. Fields that are not sent are gone afterwards.
         */
        put: operations["exhibitorBooths.replace"];
        post?: never;
        /**
         * Delete a booth
         * @description Deletes the booth and answers its id.
         */
        delete: operations["exhibitorBooths.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a booth
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["exhibitorBooths.patch"];
        trace?: never;
    };
    "/exhibitorContactTypes/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /**
         * List the exhibitor contact types
         * @description Answers a page of the exhibitor contact types as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["exhibitorContactTypes.list"];
        put?: never;
        /**
         * Create an exhibitor contact type
         * @description Stores a new exhibitor contact type and answers it with its id. An `id` in the body is an error.
         */
        post: operations["exhibitorContactTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorContactTypes/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 exhibitor contact types
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["exhibitorContactTypes.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorContactTypes/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an exhibitor contact type
         * @description Answers one exhibitor contact type, whole or the fields asked for.
         */
        get: operations["exhibitorContactTypes.get"];
        /**
         * Replace an exhibitor contact type
         * @description Puts the body in the place of the stored exhibitor contact type. Fields that are not sent are gone afterwards.
         */
        put: operations["exhibitorContactTypes.replace"];
        post?: never;
        /**
         * Delete an exhibitor contact type
         * @description Deletes the exhibitor contact type and answers its id.
         */
        delete: operations["exhibitorContactTypes.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an exhibitor contact type
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["exhibitorContactTypes.patch"];
        trace?: never;
    };
    "/exhibitorRegistrations/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an exhibitor registration
         * @description Stores a new exhibitor registration and answers it with its id. An `id` in the body is an error.
         */
        post: operations["exhibitorRegistrations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorRegistrations/{tenantId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, read, update, patch or delete up to 100 exhibitor registrations
         * @description Runs the operations side by side and answers what became of each.
         */
        post: operations["exhibitorRegistrations.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorRegistrations/{tenantId}/exhibitor/{exhibitor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The exhibitor.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                exhibitor_id: string;
            };
            cookie?: never;
        };
        /**
         * List the exhibitor registrations of an exhibitor
         * @description Answers a page of the exhibitor registrations of one exhibitor.
         */
        get: operations["exhibitorRegistrations.listByExhibitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitorRegistrations/{tenantId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an exhibitor registration
         * @description Answers one exhibitor registration, whole or the fields asked for.
         */
        get: operations["exhibitorRegistrations.get"];
        /**
         * Replace an exhibitor registration
         * @description Puts the body in the place of the stored exhibitor registration. Fields that are not sent are gone afterwards.
         */
        put: operations["exhibitorRegistrations.replace"];
        post?: never;
        /**
         * Delete an exhibitor registration
         * @description Deletes the exhibitor registration and answers its id.
         */
        delete: operations["exhibitorRegistrations.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an exhibitor registration
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
         */
        patch: operations["exhibitorRegistrations.patch"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A field that could not be worked out, and why. */
        CalculatedFieldError: {
            error?: string;
            field?: string;
        };
        /**
         * @description System fields in a body. Those the server owns are ignored, whatever is in them, except `sys_version` when a record is
         *     replaced; the others are the client's to set.
         */
        SystemBody: {
            sys_bulk_load_at?: string;
            sys_bulk_load_id?: string;
            sys_bulk_load_pk?: string;
            /** Format: float */
            sys_bulk_load_record_no?: number;
            sys_bulk_load_source_file?: string;
            sys_calculated_field_error?: string;
            sys_calculated_field_errors?: components["schemas"]["CalculatedFieldError"][];
            sys_configuration_snapshot_id?: string;
            /** @description The server's. */
            sys_created_at?: unknown;
            /** @description The server's. */
            sys_created_by_id?: unknown;
            /** @description The server's. */
            sys_deleted_by_id?: unknown;
            sys_directive?: string;
            sys_external_id?: string;
            sys_has_files_in_s3?: boolean;
            sys_last_bulk_data_operation_id?: string;
            sys_last_bulk_data_operation_sys_version?: string;
            /** @description The server's. */
            sys_last_modified_at?: unknown;
            /** @description The server's. */
            sys_last_modified_by_id?: unknown;
            /** @description The server's. */
            sys_last_security_context?: unknown;
            /** @description A locked record refuses every write; only a patch that clears this, by a caller with the permission `*.unlock`, is taken. */
            sys_locked?: boolean;
            /** Format: float */
            sys_snapshot_base_version?: number;
            /** @description The server's. When a record is replaced it may be left out; a number must be the current version, else it is a conflict (409), and anything but a number is an error (400). */
            sys_version?: unknown;
        };
        /**
         * @description An e-mail with merge fields such as `{{ reference.name }}` (Liquid) in `subject` and `body`. A merge field that does not
         *     exist, or a template that cannot be read, is an error with its line and column. Values are HTML-escaped in `body`. The
         *     other members are used as they stand.
         */
        EmailTemplate: {
            bcc?: string;
            /** @description HTML. */
            body: string;
            cc?: string;
            /** @description The sender's address. */
            from?: string;
            from_name?: string;
            reply_to?: string;
            subject: string;
        };
        /**
         * @description An abstract approval process to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AbstractApprovalProcessBody: ({
            id?: unknown;
            name: string;
            event_id: string;
            is_active?: boolean;
            /** @description Whether the portal shows the process. */
            visible_in_portal?: boolean;
            /** @description The form for the presenter who approves. */
            approval_form_id?: string;
            /** @description The form for a presenter who refuses; else the approval form. */
            presenter_decline_form_id?: string;
            /** @description Switches `approval_notification_email` on. */
            enable_approval_notification_email?: boolean;
            /** @description The e-mail when an abstract is approved. Expected when `enable_approval_notification_email` is true. */
            approval_notification_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `acceptance_notification_email` on. */
            enable_acceptance_notification_email?: boolean;
            /** @description The e-mail once the presenter accepts. Expected when `enable_acceptance_notification_email` is true. */
            acceptance_notification_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `decline_notification_email` on. */
            enable_decline_notification_email?: boolean;
            /** @description The e-mail when the staff turn an abstract down. Expected when `enable_decline_notification_email` is true. */
            decline_notification_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `presenter_decline_email` on. */
            enable_presenter_decline_email?: boolean;
            /** @description The e-mail when the presenter refuses. Expected when `enable_presenter_decline_email` is true. */
            presenter_decline_email?: components["schemas"]["EmailTemplate"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description What is known of who changed the record last. */
        SecurityContext: Record<string, never>;
        /** @description What the server keeps with every record. */
        System: {
            /** @description Made by the server: letters and digits, in the order of creation. */
            id: string;
            sys_bulk_load_at?: string;
            sys_bulk_load_id?: string;
            sys_bulk_load_pk?: string;
            /** Format: float */
            sys_bulk_load_record_no?: number;
            sys_bulk_load_source_file?: string;
            sys_calculated_field_error?: string;
            sys_calculated_field_errors?: components["schemas"]["CalculatedFieldError"][];
            sys_configuration_snapshot_id?: string;
            /** Format: date-time */
            sys_created_at: string;
            /** @description The `sub` of the token that created the record. */
            sys_created_by_id: string;
            sys_deleted_by_id?: string;
            sys_directive?: string;
            sys_external_id?: string;
            sys_has_files_in_s3?: boolean;
            sys_last_bulk_data_operation_id?: string;
            sys_last_bulk_data_operation_sys_version?: string;
            /** Format: date-time */
            sys_last_modified_at: string;
            /** @description The `sub` of the token that changed the record last. */
            sys_last_modified_by_id: string;
            sys_last_security_context?: components["schemas"]["SecurityContext"];
            sys_locked?: boolean;
            /** Format: float */
            sys_snapshot_base_version?: number;
            /** @description 1 when created, one more with every change. */
            sys_version: number;
        };
        /** @description An abstract approval process. */
        AbstractApprovalProcess: ({
            name: string;
            event_id: string;
            is_active?: boolean;
            /** @description Whether the portal shows the process. */
            visible_in_portal?: boolean;
            /** @description The form for the presenter who approves. */
            approval_form_id?: string;
            /** @description The form for a presenter who refuses; else the approval form. */
            presenter_decline_form_id?: string;
            /** @description Switches `approval_notification_email` on. */
            enable_approval_notification_email?: boolean;
            /** @description The e-mail when an abstract is approved. Expected when `enable_approval_notification_email` is true. */
            approval_notification_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `acceptance_notification_email` on. */
            enable_acceptance_notification_email?: boolean;
            /** @description The e-mail once the presenter accepts. Expected when `enable_acceptance_notification_email` is true. */
            acceptance_notification_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `decline_notification_email` on. */
            enable_decline_notification_email?: boolean;
            /** @description The e-mail when the staff turn an abstract down. Expected when `enable_decline_notification_email` is true. */
            decline_notification_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `presenter_decline_email` on. */
            enable_presenter_decline_email?: boolean;
            /** @description The e-mail when the presenter refuses. Expected when `enable_presenter_decline_email` is true. */
            presenter_decline_email?: components["schemas"]["EmailTemplate"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        Error: {
            status: number;
            /** @description Stable; for programs. */
            code: string;
            /** @description For people. Says what to do. */
            message: string;
            details?: {
                /** @description A JSON Pointer into the body, in a batch into the operation; or `query/name`, `path/name`, `header/name`. */
                pointer: string;
                code: string;
                message: string;
            }[];
            /** @description With `sold_out` and `limit_reached`: how many more there could have been. */
            remaining?: number;
            request_id: string;
        };
        PatchDirective: {
            /** @enum {string} */
            op: "add" | "copy" | "move" | "remove" | "replace" | "test";
            /** @description A JSON Pointer. */
            path: string;
            /** @description A JSON Pointer. */
            from?: string;
            /** @description Any JSON value. */
            value?: unknown;
        } & (unknown & unknown);
        BatchOperation: {
            /** @enum {string} */
            operation: "create" | "read" | "update" | "patch" | "delete";
            /** @description Of the record. Required but for create; not for create. */
            id?: string | null;
            /** @description The record to create or to put in the place of another. Required for these. */
            object?: {
                [key: string]: unknown;
            };
            /**
             * @description A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a
             *     directive by its key in the map.
             */
            patch_directives?: {
                [key: string]: components["schemas"]["PatchDirective"];
            } | components["schemas"]["PatchDirective"][];
        };
        Batch: {
            /** @description Each is checked by itself. One that is malformed fails alone. */
            operations: components["schemas"]["BatchOperation"][];
        };
        BatchResult: {
            success_count: number;
            error_count: number;
            results: {
                /** @description Place of the operation in the request. */
                index: number;
                /** @description Of the record; `null` when there is none. */
                id: string | null;
                /**
                 * @description The operation; `null` when it was none of these.
                 * @enum {string|null}
                 */
                operation: "create" | "read" | "update" | "patch" | "delete" | null;
                /** @description What the operation would have answered by itself. */
                status: number;
                /** @description The record as it is now. */
                object?: {
                    [key: string]: unknown;
                };
                /** @description What it would have answered by itself; pointers lead into the operation: `/object/name`. */
                error?: components["schemas"]["Error"];
            }[];
        };
        /** @description What `fields` asked for, in the record's own types, and `id` always. */
        Part: {
            id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Present when there is more. Send it as `exclusiveStartKey`. */
        PageKey: string;
        AbstractApprovalProcessPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["AbstractApprovalProcess"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An abstract approval process to put in the place of the one stored. */
        AbstractApprovalProcessReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            event_id: string;
            is_active?: boolean;
            /** @description Whether the portal shows the process. */
            visible_in_portal?: boolean;
            /** @description The form for the presenter who approves. */
            approval_form_id?: string;
            /** @description The form for a presenter who refuses; else the approval form. */
            presenter_decline_form_id?: string;
            /** @description Switches `approval_notification_email` on. */
            enable_approval_notification_email?: boolean;
            /** @description The e-mail when an abstract is approved. Expected when `enable_approval_notification_email` is true. */
            approval_notification_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `acceptance_notification_email` on. */
            enable_acceptance_notification_email?: boolean;
            /** @description The e-mail once the presenter accepts. Expected when `enable_acceptance_notification_email` is true. */
            acceptance_notification_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `decline_notification_email` on. */
            enable_decline_notification_email?: boolean;
            /** @description The e-mail when the staff turn an abstract down. Expected when `enable_decline_notification_email` is true. */
            decline_notification_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `presenter_decline_email` on. */
            enable_presenter_decline_email?: boolean;
            /** @description The e-mail when the presenter refuses. Expected when `enable_presenter_decline_email` is true. */
            presenter_decline_email?: components["schemas"]["EmailTemplate"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        Patch: components["schemas"]["PatchDirective"][];
        /** @description Members replace those of the record, `null` removes one. */
        MergePatch: {
            [key: string]: unknown;
        };
        ContactFormOptions: {
            contact_form_id: string;
            /** @description Text above the form. */
            html?: string;
        };
        OrganizationFormOptions: {
            organization_form_id: string;
            /** @description Text above the form. */
            html?: string;
        };
        /** @description An abstract decision process. */
        AbstractDecisionProcess: ({
            name: string;
            /** @description The event it belongs to. */
            event_id?: string;
            /** @description Settings of the form by which an offer is accepted; any members. */
            acceptance_form_options?: {
                [key: string]: unknown;
            };
            /** @description Switches `confirmation_email` on. */
            enable_confirmation_email?: boolean;
            /** @description The e-mail on receipt. Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `selection_email` on. */
            enable_selection_email?: boolean;
            /** @description The e-mail on a positive decision. Expected when `enable_selection_email` is true. */
            selection_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `declined_email` on. */
            enable_declined_email?: boolean;
            /** @description The e-mail on a negative decision. Expected when `enable_declined_email` is true. */
            declined_email?: components["schemas"]["EmailTemplate"];
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptions"];
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptions"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description An abstract decision process to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AbstractDecisionProcessBody: ({
            id?: unknown;
            name: string;
            /** @description The event it belongs to. */
            event_id?: string;
            /** @description Settings of the form by which an offer is accepted; any members. */
            acceptance_form_options?: {
                [key: string]: unknown;
            };
            /** @description Switches `confirmation_email` on. */
            enable_confirmation_email?: boolean;
            /** @description The e-mail on receipt. Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `selection_email` on. */
            enable_selection_email?: boolean;
            /** @description The e-mail on a positive decision. Expected when `enable_selection_email` is true. */
            selection_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `declined_email` on. */
            enable_declined_email?: boolean;
            /** @description The e-mail on a negative decision. Expected when `enable_declined_email` is true. */
            declined_email?: components["schemas"]["EmailTemplate"];
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptions"];
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptions"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An abstract decision process to put in the place of the one stored. */
        AbstractDecisionProcessReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            /** @description The event it belongs to. */
            event_id?: string;
            /** @description Settings of the form by which an offer is accepted; any members. */
            acceptance_form_options?: {
                [key: string]: unknown;
            };
            /** @description Switches `confirmation_email` on. */
            enable_confirmation_email?: boolean;
            /** @description The e-mail on receipt. Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `selection_email` on. */
            enable_selection_email?: boolean;
            /** @description The e-mail on a positive decision. Expected when `enable_selection_email` is true. */
            selection_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `declined_email` on. */
            enable_declined_email?: boolean;
            /** @description The e-mail on a negative decision. Expected when `enable_declined_email` is true. */
            declined_email?: components["schemas"]["EmailTemplate"];
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptions"];
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptions"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A reviewer. */
        Assignee: {
            /** @description Contact record of the reviewer. */
            contact_id: string;
            name?: string;
            first_name?: string;
            last_name?: string;
            /** @description Where e-mails to the reviewer go. */
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            /** @description Committees the reviewer sits on. */
            committee_ids?: string[];
            /** @description The reviewer's memberships of committees. */
            committee_membership_ids?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Values of the tenant's own fields. */
        CustomFieldValues: {
            boolean_value?: boolean;
            custom_field_id?: string;
            file_url_value?: string;
            list_value?: string[];
            numeric_value?: number;
            string_value?: string;
            table_value?: {
                [key: string]: unknown;
            }[];
        }[];
        /** @description An abstract review process. */
        AbstractReviewProcess: ({
            name: string;
            event_id: string;
            is_active?: boolean;
            /** @description Switches `administrators` on. */
            enable_abstract_administrators?: boolean;
            /** @description Committees that oversee the reviewing. Expected when `enable_abstract_administrators` is true. */
            administrators?: ({
                committee_id: string;
                /** @description Only the holders of these positions. */
                committee_position_ids?: string[];
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description Members of committees that assignment rules name. Committees are kept elsewhere: a target that names one makes reviewers
             *     of the members listed here. A target for which none is listed is skipped with the reason `committee_unresolved`.
             */
            committee_members?: ({
                committee_id: string;
                /** @description The position the member holds. */
                committee_position_id?: string;
                contact: components["schemas"]["Assignee"];
            } & {
                [key: string]: unknown;
            })[];
            /** @description Switches `review_assignment_email` on. */
            enable_review_assignment_email?: boolean;
            /**
             * @description The e-mail to a new reviewer, queued when a round is opened or reviews are assigned. Expected when
             *     `enable_review_assignment_email` is true. Merge fields are those of `review`, `abstract`, `process`, `round`, `event` and
             *     `assignee`: `{{ abstract.title }}`, `{{ assignee.name }}`.
             */
            review_assignment_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `review_submission_confirmation_email` on. */
            enable_review_submission_confirmation_email?: boolean;
            /**
             * @description The e-mail to the reviewer, queued when a review is submitted. Expected when
             *     `enable_review_submission_confirmation_email` is true. Merge fields are as in `review_assignment_email`.
             */
            review_submission_confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Rounds that are held inside the process; any members. Records of `abstractReviewRounds` stand on their own. */
            rounds?: {
                [key: string]: unknown;
            }[];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description An abstract review process to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AbstractReviewProcessBody: ({
            id?: unknown;
            name: string;
            event_id: string;
            is_active?: boolean;
            /** @description Switches `administrators` on. */
            enable_abstract_administrators?: boolean;
            /** @description Committees that oversee the reviewing. Expected when `enable_abstract_administrators` is true. */
            administrators?: ({
                committee_id: string;
                /** @description Only the holders of these positions. */
                committee_position_ids?: string[];
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description Members of committees that assignment rules name. Committees are kept elsewhere: a target that names one makes reviewers
             *     of the members listed here. A target for which none is listed is skipped with the reason `committee_unresolved`.
             */
            committee_members?: ({
                committee_id: string;
                /** @description The position the member holds. */
                committee_position_id?: string;
                contact: components["schemas"]["Assignee"];
            } & {
                [key: string]: unknown;
            })[];
            /** @description Switches `review_assignment_email` on. */
            enable_review_assignment_email?: boolean;
            /**
             * @description The e-mail to a new reviewer, queued when a round is opened or reviews are assigned. Expected when
             *     `enable_review_assignment_email` is true. Merge fields are those of `review`, `abstract`, `process`, `round`, `event` and
             *     `assignee`: `{{ abstract.title }}`, `{{ assignee.name }}`.
             */
            review_assignment_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `review_submission_confirmation_email` on. */
            enable_review_submission_confirmation_email?: boolean;
            /**
             * @description The e-mail to the reviewer, queued when a review is submitted. Expected when
             *     `enable_review_submission_confirmation_email` is true. Merge fields are as in `review_assignment_email`.
             */
            review_submission_confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Rounds that are held inside the process; any members. Records of `abstractReviewRounds` stand on their own. */
            rounds?: {
                [key: string]: unknown;
            }[];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        AbstractReviewProcessPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["AbstractReviewProcess"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An abstract review process to put in the place of the one stored. */
        AbstractReviewProcessReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            event_id: string;
            is_active?: boolean;
            /** @description Switches `administrators` on. */
            enable_abstract_administrators?: boolean;
            /** @description Committees that oversee the reviewing. Expected when `enable_abstract_administrators` is true. */
            administrators?: ({
                committee_id: string;
                /** @description Only the holders of these positions. */
                committee_position_ids?: string[];
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description Members of committees that assignment rules name. Committees are kept elsewhere: a target that names one makes reviewers
             *     of the members listed here. A target for which none is listed is skipped with the reason `committee_unresolved`.
             */
            committee_members?: ({
                committee_id: string;
                /** @description The position the member holds. */
                committee_position_id?: string;
                contact: components["schemas"]["Assignee"];
            } & {
                [key: string]: unknown;
            })[];
            /** @description Switches `review_assignment_email` on. */
            enable_review_assignment_email?: boolean;
            /**
             * @description The e-mail to a new reviewer, queued when a round is opened or reviews are assigned. Expected when
             *     `enable_review_assignment_email` is true. Merge fields are those of `review`, `abstract`, `process`, `round`, `event` and
             *     `assignee`: `{{ abstract.title }}`, `{{ assignee.name }}`.
             */
            review_assignment_email?: components["schemas"]["EmailTemplate"];
            /** @description Switches `review_submission_confirmation_email` on. */
            enable_review_submission_confirmation_email?: boolean;
            /**
             * @description The e-mail to the reviewer, queued when a review is submitted. Expected when
             *     `enable_review_submission_confirmation_email` is true. Merge fields are as in `review_assignment_email`.
             */
            review_submission_confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Rounds that are held inside the process; any members. Records of `abstractReviewRounds` stand on their own. */
            rounds?: {
                [key: string]: unknown;
            }[];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description Conditions on the abstract, by field; a dotted path reaches into objects. All must match; `{}` matches every abstract. A value:
         *     the field equals it. An array: the field equals any of its values. `{not: value}`: the field does not equal it. `{blank: true}`:
         *     the field is missing or empty; `{blank: false}`: it is filled in. Where the field is or passes through an array, one of its
         *     values must equal (with `not`: none may).
         */
        MatchingConditions: {
            [key: string]: (string | number | boolean) | (string | number | boolean)[] | {
                not: string | number | boolean;
            } | {
                blank: boolean;
            };
        };
        /**
         * @description Who is to review. `contact` (also when there is no `type`): the contact of `contact_id`; `name`, `email_address` and other
         *     details of an assignee, where the target has them, become the review's. The others stand for those in `committee_members` of
         *     the review process: `committee` for all members of `committee_id`; `committee position` for those who hold
         *     `committee_position_id`; `committee member` for the one whose `contact.committee_membership_ids` has `committee_member_id`,
         *     or, without it, who is `contact_id`. A `committee_id` narrows these to that committee.
         */
        ReviewTarget: {
            /** @enum {string} */
            type?: "contact" | "committee" | "committee position" | "committee member";
            contact_id?: string;
            committee_id?: string;
            committee_position_id?: string;
            committee_member_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An abstract that matches every condition gets a review by each target. */
        ReviewAssignmentRule: {
            name: string;
            matching_conditions: components["schemas"]["MatchingConditions"];
            targets?: components["schemas"]["ReviewTarget"][];
            /** @description Rules apply in this order; those without one come last. */
            display_order?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description An abstract review round. */
        AbstractReviewRound: ({
            name: string;
            event_id: string;
            /** @description The review process it belongs to. */
            process_id: string;
            /**
             * @description `never opened` when none is given. Only `abstractReviews.openRound` makes a round `open`: a create, replace or patch that
             *     would is a conflict (409, `open_by_open_round`). One round of a process is open at most. A record that is replaced by one
             *     without a status keeps its own.
             * @enum {string}
             */
            status?: "never opened" | "open" | "closed";
            /**
             * Format: date-time
             * @description When the round was made.
             */
            date?: string;
            /** @description Its place among the rounds shown. */
            display_order?: number;
            is_active?: boolean;
            /** @description Hides from reviewers who the authors are. */
            enable_blind_review?: boolean;
            /** @description The form that reviewers fill in. */
            review_form_id?: string;
            /** @description Opening the round applies `review_assignment_rules`, unless this is false. */
            enable_review_assignment_rules?: boolean;
            /** @description Who reviews which abstracts. Expected when `enable_review_assignment_rules` is true. */
            review_assignment_rules?: components["schemas"]["ReviewAssignmentRule"][];
            /** @description Details of the last error; any members. */
            error_info?: {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description An abstract review round to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AbstractReviewRoundBody: ({
            id?: unknown;
            name: string;
            event_id: string;
            /** @description The review process it belongs to. */
            process_id: string;
            /**
             * @description `never opened` when none is given. Only `abstractReviews.openRound` makes a round `open`: a create, replace or patch that
             *     would is a conflict (409, `open_by_open_round`). One round of a process is open at most. A record that is replaced by one
             *     without a status keeps its own.
             * @enum {string}
             */
            status?: "never opened" | "open" | "closed";
            /**
             * Format: date-time
             * @description When the round was made.
             */
            date?: string;
            /** @description Its place among the rounds shown. */
            display_order?: number;
            is_active?: boolean;
            /** @description Hides from reviewers who the authors are. */
            enable_blind_review?: boolean;
            /** @description The form that reviewers fill in. */
            review_form_id?: string;
            /** @description Opening the round applies `review_assignment_rules`, unless this is false. */
            enable_review_assignment_rules?: boolean;
            /** @description Who reviews which abstracts. Expected when `enable_review_assignment_rules` is true. */
            review_assignment_rules?: components["schemas"]["ReviewAssignmentRule"][];
            /** @description Details of the last error; any members. */
            error_info?: {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        AbstractReviewRoundPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["AbstractReviewRound"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An abstract review round to put in the place of the one stored. */
        AbstractReviewRoundReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            event_id: string;
            /** @description The review process it belongs to. */
            process_id: string;
            /**
             * @description `never opened` when none is given. Only `abstractReviews.openRound` makes a round `open`: a create, replace or patch that
             *     would is a conflict (409, `open_by_open_round`). One round of a process is open at most. A record that is replaced by one
             *     without a status keeps its own.
             * @enum {string}
             */
            status?: "never opened" | "open" | "closed";
            /**
             * Format: date-time
             * @description When the round was made.
             */
            date?: string;
            /** @description Its place among the rounds shown. */
            display_order?: number;
            is_active?: boolean;
            /** @description Hides from reviewers who the authors are. */
            enable_blind_review?: boolean;
            /** @description The form that reviewers fill in. */
            review_form_id?: string;
            /** @description Opening the round applies `review_assignment_rules`, unless this is false. */
            enable_review_assignment_rules?: boolean;
            /** @description Who reviews which abstracts. Expected when `enable_review_assignment_rules` is true. */
            review_assignment_rules?: components["schemas"]["ReviewAssignmentRule"][];
            /** @description Details of the last error; any members. */
            error_info?: {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description An abstract review to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AbstractReviewBody: ({
            id?: unknown;
            abstract_id: string;
            /** @description A copy of the abstract's title. */
            abstract_title?: string;
            event_id: string;
            process_id: string;
            review_round_id: string;
            /** @description The reviewer. */
            assignee: components["schemas"]["Assignee"];
            /**
             * @description Progress of the review. Submitting makes it `completed`.
             * @enum {string}
             */
            status?: "not started" | "draft" | "completed";
            /** @description Counts for the abstract's scores once the review is `completed`, however it became so. */
            score?: number;
            /** @description For the staff only. */
            comments_to_staff?: string;
            /** @description For who submitted the abstract. */
            comments_to_submitter?: string;
            /**
             * Format: date-time
             * @description When the review was made.
             */
            date?: string;
            is_active?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An abstract review. */
        AbstractReview: ({
            abstract_id: string;
            /** @description A copy of the abstract's title. */
            abstract_title?: string;
            event_id: string;
            process_id: string;
            review_round_id: string;
            /** @description The reviewer. */
            assignee: components["schemas"]["Assignee"];
            /**
             * @description Progress of the review. Submitting makes it `completed`.
             * @enum {string}
             */
            status?: "not started" | "draft" | "completed";
            /** @description Counts for the abstract's scores once the review is `completed`, however it became so. */
            score?: number;
            /** @description For the staff only. */
            comments_to_staff?: string;
            /** @description For who submitted the abstract. */
            comments_to_submitter?: string;
            /**
             * Format: date-time
             * @description When the review was made.
             */
            date?: string;
            is_active?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description Every filter given must match; none matches all. Lists match any of their values. Texts match as a part, in upper or
         *     lower case; `email_address` and `status` match as a whole.
         */
        AbstractReviewSearch: {
            ids?: string[];
            abstract_ids?: string[];
            event_ids?: string[];
            process_ids?: string[];
            review_round_ids?: string[];
            /** @description Matches `assignee.contact_id`. */
            contact_ids?: string[];
            /** @enum {string} */
            status?: "not started" | "draft" | "completed";
            /** @description Matches `abstract_title`. */
            title?: string;
            /** @description Matches `assignee.name`. */
            name?: string;
            /** @description Matches `assignee.email_address`. */
            email_address?: string;
        };
        AbstractReviewSearchPage: {
            Items: (components["schemas"]["AbstractReview"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        AbstractReviewAssignment: {
            /** @description An open round. */
            review_round_id: string;
            abstract_ids: string[];
            assignees: components["schemas"]["Assignee"][];
        };
        AbstractReviewSkipped: {
            /** @description The abstract; when absent, the reason holds for every abstract of the rule. */
            abstract_id?: string;
            /** @description Name of the round's assignment rule. */
            rule?: string;
            /** @description The target that was to review. */
            target?: components["schemas"]["ReviewTarget"];
            /**
             * @description `committee_unresolved`: the review process lists no such members in `committee_members`. `conflict_of_interest`: the
             *     reviewer (`target.contact_id`) is a submitter, presenter or co-author of the abstract, by contact or by e-mail address.
             *     `contact_missing`: the target has no `contact_id`.
             * @enum {string}
             */
            reason: "committee_unresolved" | "conflict_of_interest" | "contact_missing";
        };
        AbstractReviewAssignmentResult: {
            /** @description Reviews this call created. */
            created: number;
            /** @description Reviews that were there already. */
            already_present: number;
            skipped: components["schemas"]["AbstractReviewSkipped"][];
            /** @description The reviews of all pairs that were not skipped: those created and those already there. */
            reviews: components["schemas"]["AbstractReview"][];
        };
        AbstractReviewRoundOpened: {
            opened_round_id: string;
            /** @description The round of the same process that was open before. */
            closed_round_id?: string;
            /** @description Reviews this call created. */
            created: number;
            /** @description Reviews that were there already. */
            already_present: number;
            /** @description Reviews still to be created; 0 when done. Repeating the call completes it. */
            remaining: number;
            skipped: components["schemas"]["AbstractReviewSkipped"][];
        };
        AbstractReviewPreview: {
            process_id: string;
            /** @description Whose fields to merge; a made-up review when none is given. */
            review_id?: string;
            /**
             * @default assignment
             * @enum {string}
             */
            email?: "assignment" | "confirmation";
            template?: components["schemas"]["EmailTemplate"];
            /**
             * Format: email
             * @description Where to send the preview; else the token's `email`; else nowhere.
             */
            send_to?: string;
        };
        /** @description The rendered e-mail and to whom it went as a preview. */
        EmailPreview: {
            /** @description Which of the process's e-mails it is. */
            email: string;
            subject: string;
            /** @description HTML. */
            body: string;
            from?: string;
            from_name?: string;
            reply_to?: string;
            /** @description Whom the real e-mail would go to. It does not. */
            to?: string;
            cc?: string;
            bcc?: string;
            /** @description Whom the preview was sent to. */
            sent_to: string[];
        };
        AbstractReviewEmailResent: {
            /** @description The e-mail in the outbox. */
            message_id: string;
            /** @description The reviewer's address. */
            to: string;
        };
        /** @description Exactly one of `review_ids` and `review_round_id`. */
        AbstractReviewEmails: {
            review_ids?: string[];
            /** @description All reviews of this round. */
            review_round_id?: string;
            /**
             * @description Notify reviewers again who were notified before.
             * @default false
             */
            resend?: boolean;
        };
        AbstractReviewEmailsQueued: {
            /** @description E-mails put into the outbox. */
            queued: number;
            /** @description Reviews that this call has not come to: repeat it. */
            remaining: number;
            skipped: {
                review_id: string;
                /**
                 * @description `email_disabled`: the review process has it switched off, or no template for it.
                 * @enum {string}
                 */
                reason: "already_notified" | "email_disabled" | "no_email_address";
            }[];
        };
        /** @description An abstract review as it was read, with the reviewer's answers. */
        AbstractReviewSubmission: ({
            /** @description The review to submit. */
            id: string;
            abstract_id: string;
            /** @description A copy of the abstract's title. */
            abstract_title?: string;
            event_id: string;
            process_id: string;
            review_round_id: string;
            /** @description The reviewer. */
            assignee: components["schemas"]["Assignee"];
            /**
             * @description Progress of the review. Submitting makes it `completed`.
             * @enum {string}
             */
            status?: "not started" | "draft" | "completed";
            /** @description Counts for the abstract's scores once the review is `completed`, however it became so. */
            score: number;
            /** @description For the staff only. */
            comments_to_staff?: string;
            /** @description For who submitted the abstract. */
            comments_to_submitter?: string;
            /**
             * Format: date-time
             * @description When the review was made.
             */
            date?: string;
            is_active?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        AbstractReviewPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["AbstractReview"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An abstract review to put in the place of the one stored. */
        AbstractReviewReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            abstract_id: string;
            /** @description A copy of the abstract's title. */
            abstract_title?: string;
            event_id: string;
            process_id: string;
            review_round_id: string;
            /** @description The reviewer. */
            assignee: components["schemas"]["Assignee"];
            /**
             * @description Progress of the review. Submitting makes it `completed`.
             * @enum {string}
             */
            status?: "not started" | "draft" | "completed";
            /** @description Counts for the abstract's scores once the review is `completed`, however it became so. */
            score?: number;
            /** @description For the staff only. */
            comments_to_staff?: string;
            /** @description For who submitted the abstract. */
            comments_to_submitter?: string;
            /**
             * Format: date-time
             * @description When the review was made.
             */
            date?: string;
            is_active?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        SubmissionWindow: {
            /** Format: date-time */
            open_date: string;
            /** Format: date-time */
            close_date: string;
        } & {
            [key: string]: unknown;
        };
        DeadlineOptions: {
            /**
             * Format: date-time
             * @description Until when changes are taken.
             */
            deadline: string;
            /** @description Co-presenters may make changes too. */
            include_co_presenters?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description An abstract settings record. */
        AbstractSettings: ({
            /** @description Text shown to those who submit abstracts. */
            abstract_instructions?: string;
            /** @description Text shown to presenters. */
            presenter_instructions?: string;
            /** @description Abstracts can be submitted in the portal. */
            enable_online_abstract_submission?: boolean;
            /** @description When submission opens and closes. Expected when `enable_online_abstract_submission` is true. */
            abstract_submission_options?: components["schemas"]["SubmissionWindow"];
            /** @description Keeps the status of abstracts out of the portal. */
            enable_hide_status?: boolean;
            /**
             * Format: date-time
             * @description When the portal begins to show the status. Expected when `enable_hide_status` is true.
             */
            show_status_date?: string;
            allow_presenters_to_manage_documents?: boolean;
            /** @description Limits on changes of documents. Expected when `allow_presenters_to_manage_documents` is true. */
            document_management_options?: components["schemas"]["DeadlineOptions"];
            allow_presenters_to_modify_their_sessions?: boolean;
            /** @description Limits on changes of sessions. Expected when `allow_presenters_to_modify_their_sessions` is true. */
            session_modification_options?: components["schemas"]["DeadlineOptions"];
            allow_speakers_to_modify_their_profiles?: boolean;
            /** @description Limits on changes of profiles. Expected when `allow_speakers_to_modify_their_profiles` is true. */
            speaker_profile_modification_options?: components["schemas"]["DeadlineOptions"];
            notes?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description An abstract settings record to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AbstractSettingsBody: ({
            id?: unknown;
            /** @description Text shown to those who submit abstracts. */
            abstract_instructions?: string;
            /** @description Text shown to presenters. */
            presenter_instructions?: string;
            /** @description Abstracts can be submitted in the portal. */
            enable_online_abstract_submission?: boolean;
            /** @description When submission opens and closes. Expected when `enable_online_abstract_submission` is true. */
            abstract_submission_options?: components["schemas"]["SubmissionWindow"];
            /** @description Keeps the status of abstracts out of the portal. */
            enable_hide_status?: boolean;
            /**
             * Format: date-time
             * @description When the portal begins to show the status. Expected when `enable_hide_status` is true.
             */
            show_status_date?: string;
            allow_presenters_to_manage_documents?: boolean;
            /** @description Limits on changes of documents. Expected when `allow_presenters_to_manage_documents` is true. */
            document_management_options?: components["schemas"]["DeadlineOptions"];
            allow_presenters_to_modify_their_sessions?: boolean;
            /** @description Limits on changes of sessions. Expected when `allow_presenters_to_modify_their_sessions` is true. */
            session_modification_options?: components["schemas"]["DeadlineOptions"];
            allow_speakers_to_modify_their_profiles?: boolean;
            /** @description Limits on changes of profiles. Expected when `allow_speakers_to_modify_their_profiles` is true. */
            speaker_profile_modification_options?: components["schemas"]["DeadlineOptions"];
            notes?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An abstract settings record to put in the place of the one stored. */
        AbstractSettingsReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            /** @description Text shown to those who submit abstracts. */
            abstract_instructions?: string;
            /** @description Text shown to presenters. */
            presenter_instructions?: string;
            /** @description Abstracts can be submitted in the portal. */
            enable_online_abstract_submission?: boolean;
            /** @description When submission opens and closes. Expected when `enable_online_abstract_submission` is true. */
            abstract_submission_options?: components["schemas"]["SubmissionWindow"];
            /** @description Keeps the status of abstracts out of the portal. */
            enable_hide_status?: boolean;
            /**
             * Format: date-time
             * @description When the portal begins to show the status. Expected when `enable_hide_status` is true.
             */
            show_status_date?: string;
            allow_presenters_to_manage_documents?: boolean;
            /** @description Limits on changes of documents. Expected when `allow_presenters_to_manage_documents` is true. */
            document_management_options?: components["schemas"]["DeadlineOptions"];
            allow_presenters_to_modify_their_sessions?: boolean;
            /** @description Limits on changes of sessions. Expected when `allow_presenters_to_modify_their_sessions` is true. */
            session_modification_options?: components["schemas"]["DeadlineOptions"];
            allow_speakers_to_modify_their_profiles?: boolean;
            /** @description Limits on changes of profiles. Expected when `allow_speakers_to_modify_their_profiles` is true. */
            speaker_profile_modification_options?: components["schemas"]["DeadlineOptions"];
            notes?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description A discount on registration add-ons. Without the two lists it is for every add-on, else for those that either list
         *     names.
         */
        CouponAddOnDiscount: {
            /**
             * @description `amount` takes a sum off each unit, `percentage` a share of the line. `amount` when none is given.
             * @enum {string}
             */
            method?: "amount" | "percentage";
            /** @description With `amount` a sum of at most two decimals, with `percentage` at most 100. The server checks both: 400 otherwise. */
            amount: number;
            /** @description Add-ons it is for. */
            add_on_product_ids?: string[];
            /** @description Types of add-on it is for. */
            add_on_type_ids?: string[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A discount. Members that are not listed are kept as they are sent; none of them narrows what `coupons.evaluate`
         *     takes off.
         */
        CouponDiscount: {
            /**
             * @description `amount` takes a sum off each unit, `percentage` a share of the line. `amount` when none is given.
             * @enum {string}
             */
            method?: "amount" | "percentage";
            /** @description With `amount` a sum of at most two decimals, with `percentage` at most 100. The server checks both: 400 otherwise. */
            amount: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A coupon to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        CouponBody: ({
            id?: unknown;
            name: string;
            /** @description `false` takes the coupon out of use. */
            is_active?: boolean;
            /** @description The event whose coupon it is. A coupon without it is global. */
            event_id?: string;
            /** @description Of a global coupon, the events it is for. Without these and `event_type_ids` it is for every event. */
            event_ids?: string[];
            /** @description Of a global coupon, the types of the events it is for, in addition to `event_ids`. */
            event_type_ids?: string[];
            /**
             * @description How the discount is booked. It does not change how much it is.
             * @enum {string}
             */
            discount_method?: "discount line item" | "inline discount";
            /** @description The product that a discount line is booked on. Expected when `discount_method` is `discount line item`. */
            discount_product_id?: string;
            /**
             * Format: float
             * @description The most that one evaluation takes off.
             */
            maximum_discount?: number;
            /** @description Registration add-ons get a discount. */
            apply_to_add_on_products?: boolean;
            /** @description Expected when `apply_to_add_on_products` is true. */
            add_on_products_discount_info?: components["schemas"]["CouponAddOnDiscount"];
            /** @description Add-ons of exhibitors get a discount. */
            apply_to_exhibitor_add_on_products?: boolean;
            /** @description Expected when `apply_to_exhibitor_add_on_products` is true. */
            exhibitor_add_on_products_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Fees for exhibitor booths get a discount. */
            apply_to_exhibitor_booth_fees?: boolean;
            /** @description Expected when `apply_to_exhibitor_booth_fees` is true. */
            exhibitor_booth_fee_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Fees for functions get a discount. */
            apply_to_function_fees?: boolean;
            /** @description Expected when `apply_to_function_fees` is true. */
            function_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Registration packages get a discount. */
            apply_to_registration_packages?: boolean;
            /** @description Expected when `apply_to_registration_packages` is true. */
            registration_package_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Fees for sessions get a discount. */
            apply_to_session_fees?: boolean;
            /** @description Expected when `apply_to_session_fees` is true. */
            session_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description The markup used when codes for the coupon are made. */
            code_generation_html?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A coupon. */
        Coupon: ({
            name: string;
            /** @description `false` takes the coupon out of use. */
            is_active?: boolean;
            /** @description The event whose coupon it is. A coupon without it is global. */
            event_id?: string;
            /** @description Of a global coupon, the events it is for. Without these and `event_type_ids` it is for every event. */
            event_ids?: string[];
            /** @description Of a global coupon, the types of the events it is for, in addition to `event_ids`. */
            event_type_ids?: string[];
            /**
             * @description How the discount is booked. It does not change how much it is.
             * @enum {string}
             */
            discount_method?: "discount line item" | "inline discount";
            /** @description The product that a discount line is booked on. Expected when `discount_method` is `discount line item`. */
            discount_product_id?: string;
            /**
             * Format: float
             * @description The most that one evaluation takes off.
             */
            maximum_discount?: number;
            /** @description Registration add-ons get a discount. */
            apply_to_add_on_products?: boolean;
            /** @description Expected when `apply_to_add_on_products` is true. */
            add_on_products_discount_info?: components["schemas"]["CouponAddOnDiscount"];
            /** @description Add-ons of exhibitors get a discount. */
            apply_to_exhibitor_add_on_products?: boolean;
            /** @description Expected when `apply_to_exhibitor_add_on_products` is true. */
            exhibitor_add_on_products_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Fees for exhibitor booths get a discount. */
            apply_to_exhibitor_booth_fees?: boolean;
            /** @description Expected when `apply_to_exhibitor_booth_fees` is true. */
            exhibitor_booth_fee_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Fees for functions get a discount. */
            apply_to_function_fees?: boolean;
            /** @description Expected when `apply_to_function_fees` is true. */
            function_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Registration packages get a discount. */
            apply_to_registration_packages?: boolean;
            /** @description Expected when `apply_to_registration_packages` is true. */
            registration_package_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Fees for sessions get a discount. */
            apply_to_session_fees?: boolean;
            /** @description Expected when `apply_to_session_fees` is true. */
            session_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description The markup used when codes for the coupon are made. */
            code_generation_html?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        CouponPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["Coupon"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        CouponEvaluation: {
            /** @description The event that the lines belong to. Without it, which events the coupon is for is not checked. */
            event_id?: string;
            /** @description What is bought. All of it together costs at most 90071992547409.91. */
            lines: {
                /**
                 * @description What is bought, and so which fields of the coupon count, the switch and the discount:
                 *
                 *     - `add_on_product`: `apply_to_add_on_products`, `add_on_products_discount_info`
                 *     - `exhibitor_add_on_product`: `apply_to_exhibitor_add_on_products`, `exhibitor_add_on_products_discount_info`
                 *     - `exhibitor_booth_fee`: `apply_to_exhibitor_booth_fees`, `exhibitor_booth_fee_discount_info`
                 *     - `function_fee`: `apply_to_function_fees`, `function_discount_info`
                 *     - `registration_package`: `apply_to_registration_packages`, `registration_package_discount_info`
                 *     - `session_fee`: `apply_to_session_fees`, `session_discount_info`
                 * @enum {string}
                 */
                kind: "add_on_product" | "exhibitor_add_on_product" | "exhibitor_booth_fee" | "function_fee" | "registration_package" | "session_fee";
                /** @description The product. It counts for `add_on_product` when the discount has `add_on_product_ids`. */
                product_id?: string;
                /** @description The product's type. It counts for `add_on_product` when the discount has `add_on_type_ids`. */
                type_id?: string;
                /** @description Of one unit. */
                price: number;
                quantity: number;
            }[];
        };
        CouponEvaluationResult: {
            /** @description Whether anything is taken off. */
            applicable: boolean;
            /** @description The sum of the lines' discounts. */
            discount: number;
            /** @description Every line of the request, in its order. */
            lines: {
                /** @description Place of the line in the request. */
                index: number;
                /** @description What is taken off the whole line. */
                discount: number;
            }[];
            /**
             * @description Why less is taken off than the lines might lead one to expect, each once, in the order below. It may hold some
             *     even when the coupon is applicable, and is empty when every line has its full discount.
             *
             *     - `inactive`: the coupon's `is_active` is false; nothing else was looked at.
             *     - `event_not_covered`: the coupon is not for the `event_id` given; nothing else was looked at.
             *     - `no_matching_lines`: the coupon covers none of the lines; the two codes below say why.
             *     - `kind_not_covered`: the coupon does not apply to the kind of at least one line.
             *     - `product_not_covered`: at least one add-on is neither among the discount's products nor of its types.
             *     - `nothing_to_discount`: at least one line that is covered has price 0, or the coupon has no discount (or 0) for
             *       its kind, or its share of the line is less than half a cent.
             *     - `maximum_discount_reached`: `maximum_discount` cut the discount.
             */
            reasons: ("inactive" | "event_not_covered" | "no_matching_lines" | "kind_not_covered" | "product_not_covered" | "nothing_to_discount" | "maximum_discount_reached")[];
        };
        /** @description A coupon to put in the place of the one stored. */
        CouponReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            /** @description `false` takes the coupon out of use. */
            is_active?: boolean;
            /** @description The event whose coupon it is. A coupon without it is global. */
            event_id?: string;
            /** @description Of a global coupon, the events it is for. Without these and `event_type_ids` it is for every event. */
            event_ids?: string[];
            /** @description Of a global coupon, the types of the events it is for, in addition to `event_ids`. */
            event_type_ids?: string[];
            /**
             * @description How the discount is booked. It does not change how much it is.
             * @enum {string}
             */
            discount_method?: "discount line item" | "inline discount";
            /** @description The product that a discount line is booked on. Expected when `discount_method` is `discount line item`. */
            discount_product_id?: string;
            /**
             * Format: float
             * @description The most that one evaluation takes off.
             */
            maximum_discount?: number;
            /** @description Registration add-ons get a discount. */
            apply_to_add_on_products?: boolean;
            /** @description Expected when `apply_to_add_on_products` is true. */
            add_on_products_discount_info?: components["schemas"]["CouponAddOnDiscount"];
            /** @description Add-ons of exhibitors get a discount. */
            apply_to_exhibitor_add_on_products?: boolean;
            /** @description Expected when `apply_to_exhibitor_add_on_products` is true. */
            exhibitor_add_on_products_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Fees for exhibitor booths get a discount. */
            apply_to_exhibitor_booth_fees?: boolean;
            /** @description Expected when `apply_to_exhibitor_booth_fees` is true. */
            exhibitor_booth_fee_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Fees for functions get a discount. */
            apply_to_function_fees?: boolean;
            /** @description Expected when `apply_to_function_fees` is true. */
            function_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Registration packages get a discount. */
            apply_to_registration_packages?: boolean;
            /** @description Expected when `apply_to_registration_packages` is true. */
            registration_package_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description Fees for sessions get a discount. */
            apply_to_session_fees?: boolean;
            /** @description Expected when `apply_to_session_fees` is true. */
            session_discount_info?: components["schemas"]["CouponDiscount"];
            /** @description The markup used when codes for the coupon are made. */
            code_generation_html?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description What is asked for when an invoice is to be sent. */
        ExhibitorBillLaterOptions: {
            reference_number?: string;
            /** @enum {string} */
            purchase_order_number?: "do not show" | "optional" | "required";
            /** @enum {string} */
            billing_address?: "do not show" | "optional" | "required";
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An exhibitor settings record to create. Fields that are not listed are kept as they are sent. Those marked
         *     `x-expected` belong to a complete record; they may be left out all the same.
         */
        ExhibitorSettingsBody: ({
            id?: unknown;
            /**
             * @description The event that the settings are for. An event that no settings name has those whose `id` is the event's id; of
             *     several that name it, the oldest count.
             */
            event_id?: string;
            business_unit_id?: string;
            merchant_account_id?: string;
            /** @description The account that receives the payments. */
            bank_account_id?: string;
            /** @description Opening hours, as ranges of time; any members. */
            schedule?: {
                [key: string]: unknown;
            }[];
            /** @description Text shown to exhibitors. */
            special_instructions?: string;
            /** @description The longest description an exhibitor may have. */
            maximum_description_character_count?: number;
            /** @description Colours on the floor plan; any members. */
            booth_colors?: {
                [key: string]: unknown;
            };
            /**
             * @description The rules in `contact_restriction_rules` hold: saving an exhibitor of the event with more contacts of a type than
             *     a rule allows is a conflict.
             */
            enable_contact_restriction_rules?: boolean;
            /** @description How many contacts of each type an exhibitor may have. Expected when `enable_contact_restriction_rules` is true. */
            contact_restriction_rules?: ({
                contact_type_id: string;
                maximum_number_of_contacts: number;
                /** @description The maximum is for each of the exhibitor's booths. */
                per_booth?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Only contacts with one of `contact_role_ids` get into the portal. */
            restrict_portal_access?: boolean;
            /** @description Expected when `restrict_portal_access` is true. */
            contact_role_ids?: string[];
            invoice_template_id?: string;
            /** @description Without it the default terms hold. */
            invoice_payment_terms_id?: string;
            /** @description The product for charges when something is cancelled. */
            cancellation_fee_product_id?: string;
            /** @description The product for charges when something is taken back. */
            restocking_fee_product_id?: string;
            /** @description Those who pay later get a pro forma invoice. */
            use_pro_forma_invoices?: boolean;
            /** @description Allows paying later, whatever the products' own settings say. */
            enable_pay_later?: boolean;
            /** @description Matters when `enable_pay_later` is true. */
            pay_later_options?: components["schemas"]["ExhibitorBillLaterOptions"];
            enable_bill_my_organization?: boolean;
            /** @description Matters when `enable_bill_my_organization` is true. */
            bill_my_organization_options?: components["schemas"]["ExhibitorBillLaterOptions"];
            enable_bill_my_parent_organization?: boolean;
            /** @description Matters when `enable_bill_my_parent_organization` is true. */
            bill_my_parent_organization_options?: components["schemas"]["ExhibitorBillLaterOptions"];
            enable_electronic_checks?: boolean;
            enable_payroll_deduction?: boolean;
            enable_split_payments?: boolean;
            /** @description Cards cannot be saved for later. */
            disable_electronic_payment_vaulting?: boolean;
            /** @description The buyer picks the instalment plan. */
            allow_customer_to_choose_installment_plan?: boolean;
            /** @description Expected when `allow_customer_to_choose_installment_plan` is true. */
            installment_plan_options?: ({
                installment_plan_id?: string;
                additional_cost?: number;
                is_default?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Whether cards are taken, such as `enabled`. */
            credit_card_mode?: string;
            /** @description The lowest amount that can be paid by card. */
            credit_card_minimum_range_start?: number;
            /** @description The highest amount that can be paid by card. */
            credit_card_minimum_range_end?: number;
            /** @description What paying by card costs, such as `do not charge`. */
            credit_card_processing_fee_mode?: string;
            /** @description Expected when `credit_card_processing_fee_mode` is other than `do not charge`. */
            credit_card_processing_fee_options?: {
                fee_percentage?: number;
                /** @description The product that the fee is booked on. */
                product_id?: string;
                minimum_fee?: number;
                maximum_fee?: number;
                prompt_text?: string;
                prompt_sub_text?: string;
            } & {
                [key: string]: unknown;
            };
            enable_donations_at_checkout?: boolean;
            /** @description Expected when `enable_donations_at_checkout` is true. */
            checkout_donation_options?: {
                /** @description Such as `simple`. */
                type?: string;
                simple_checkout_donation_options?: {
                    donation_ask_text?: string;
                    donation_information?: string;
                    donation_product_id?: string;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
            notes?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An exhibitor settings record. */
        ExhibitorSettings: ({
            /**
             * @description The event that the settings are for. An event that no settings name has those whose `id` is the event's id; of
             *     several that name it, the oldest count.
             */
            event_id?: string;
            business_unit_id?: string;
            merchant_account_id?: string;
            /** @description The account that receives the payments. */
            bank_account_id?: string;
            /** @description Opening hours, as ranges of time; any members. */
            schedule?: {
                [key: string]: unknown;
            }[];
            /** @description Text shown to exhibitors. */
            special_instructions?: string;
            /** @description The longest description an exhibitor may have. */
            maximum_description_character_count?: number;
            /** @description Colours on the floor plan; any members. */
            booth_colors?: {
                [key: string]: unknown;
            };
            /**
             * @description The rules in `contact_restriction_rules` hold: saving an exhibitor of the event with more contacts of a type than
             *     a rule allows is a conflict.
             */
            enable_contact_restriction_rules?: boolean;
            /** @description How many contacts of each type an exhibitor may have. Expected when `enable_contact_restriction_rules` is true. */
            contact_restriction_rules?: ({
                contact_type_id: string;
                maximum_number_of_contacts: number;
                /** @description The maximum is for each of the exhibitor's booths. */
                per_booth?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Only contacts with one of `contact_role_ids` get into the portal. */
            restrict_portal_access?: boolean;
            /** @description Expected when `restrict_portal_access` is true. */
            contact_role_ids?: string[];
            invoice_template_id?: string;
            /** @description Without it the default terms hold. */
            invoice_payment_terms_id?: string;
            /** @description The product for charges when something is cancelled. */
            cancellation_fee_product_id?: string;
            /** @description The product for charges when something is taken back. */
            restocking_fee_product_id?: string;
            /** @description Those who pay later get a pro forma invoice. */
            use_pro_forma_invoices?: boolean;
            /** @description Allows paying later, whatever the products' own settings say. */
            enable_pay_later?: boolean;
            /** @description Matters when `enable_pay_later` is true. */
            pay_later_options?: components["schemas"]["ExhibitorBillLaterOptions"];
            enable_bill_my_organization?: boolean;
            /** @description Matters when `enable_bill_my_organization` is true. */
            bill_my_organization_options?: components["schemas"]["ExhibitorBillLaterOptions"];
            enable_bill_my_parent_organization?: boolean;
            /** @description Matters when `enable_bill_my_parent_organization` is true. */
            bill_my_parent_organization_options?: components["schemas"]["ExhibitorBillLaterOptions"];
            enable_electronic_checks?: boolean;
            enable_payroll_deduction?: boolean;
            enable_split_payments?: boolean;
            /** @description Cards cannot be saved for later. */
            disable_electronic_payment_vaulting?: boolean;
            /** @description The buyer picks the instalment plan. */
            allow_customer_to_choose_installment_plan?: boolean;
            /** @description Expected when `allow_customer_to_choose_installment_plan` is true. */
            installment_plan_options?: ({
                installment_plan_id?: string;
                additional_cost?: number;
                is_default?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Whether cards are taken, such as `enabled`. */
            credit_card_mode?: string;
            /** @description The lowest amount that can be paid by card. */
            credit_card_minimum_range_start?: number;
            /** @description The highest amount that can be paid by card. */
            credit_card_minimum_range_end?: number;
            /** @description What paying by card costs, such as `do not charge`. */
            credit_card_processing_fee_mode?: string;
            /** @description Expected when `credit_card_processing_fee_mode` is other than `do not charge`. */
            credit_card_processing_fee_options?: {
                fee_percentage?: number;
                /** @description The product that the fee is booked on. */
                product_id?: string;
                minimum_fee?: number;
                maximum_fee?: number;
                prompt_text?: string;
                prompt_sub_text?: string;
            } & {
                [key: string]: unknown;
            };
            enable_donations_at_checkout?: boolean;
            /** @description Expected when `enable_donations_at_checkout` is true. */
            checkout_donation_options?: {
                /** @description Such as `simple`. */
                type?: string;
                simple_checkout_donation_options?: {
                    donation_ask_text?: string;
                    donation_information?: string;
                    donation_product_id?: string;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
            notes?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /** @description An exhibitor settings record to put in the place of the one stored. */
        ExhibitorSettingsReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            /**
             * @description The event that the settings are for. An event that no settings name has those whose `id` is the event's id; of
             *     several that name it, the oldest count.
             */
            event_id?: string;
            business_unit_id?: string;
            merchant_account_id?: string;
            /** @description The account that receives the payments. */
            bank_account_id?: string;
            /** @description Opening hours, as ranges of time; any members. */
            schedule?: {
                [key: string]: unknown;
            }[];
            /** @description Text shown to exhibitors. */
            special_instructions?: string;
            /** @description The longest description an exhibitor may have. */
            maximum_description_character_count?: number;
            /** @description Colours on the floor plan; any members. */
            booth_colors?: {
                [key: string]: unknown;
            };
            /**
             * @description The rules in `contact_restriction_rules` hold: saving an exhibitor of the event with more contacts of a type than
             *     a rule allows is a conflict.
             */
            enable_contact_restriction_rules?: boolean;
            /** @description How many contacts of each type an exhibitor may have. Expected when `enable_contact_restriction_rules` is true. */
            contact_restriction_rules?: ({
                contact_type_id: string;
                maximum_number_of_contacts: number;
                /** @description The maximum is for each of the exhibitor's booths. */
                per_booth?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Only contacts with one of `contact_role_ids` get into the portal. */
            restrict_portal_access?: boolean;
            /** @description Expected when `restrict_portal_access` is true. */
            contact_role_ids?: string[];
            invoice_template_id?: string;
            /** @description Without it the default terms hold. */
            invoice_payment_terms_id?: string;
            /** @description The product for charges when something is cancelled. */
            cancellation_fee_product_id?: string;
            /** @description The product for charges when something is taken back. */
            restocking_fee_product_id?: string;
            /** @description Those who pay later get a pro forma invoice. */
            use_pro_forma_invoices?: boolean;
            /** @description Allows paying later, whatever the products' own settings say. */
            enable_pay_later?: boolean;
            /** @description Matters when `enable_pay_later` is true. */
            pay_later_options?: components["schemas"]["ExhibitorBillLaterOptions"];
            enable_bill_my_organization?: boolean;
            /** @description Matters when `enable_bill_my_organization` is true. */
            bill_my_organization_options?: components["schemas"]["ExhibitorBillLaterOptions"];
            enable_bill_my_parent_organization?: boolean;
            /** @description Matters when `enable_bill_my_parent_organization` is true. */
            bill_my_parent_organization_options?: components["schemas"]["ExhibitorBillLaterOptions"];
            enable_electronic_checks?: boolean;
            enable_payroll_deduction?: boolean;
            enable_split_payments?: boolean;
            /** @description Cards cannot be saved for later. */
            disable_electronic_payment_vaulting?: boolean;
            /** @description The buyer picks the instalment plan. */
            allow_customer_to_choose_installment_plan?: boolean;
            /** @description Expected when `allow_customer_to_choose_installment_plan` is true. */
            installment_plan_options?: ({
                installment_plan_id?: string;
                additional_cost?: number;
                is_default?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Whether cards are taken, such as `enabled`. */
            credit_card_mode?: string;
            /** @description The lowest amount that can be paid by card. */
            credit_card_minimum_range_start?: number;
            /** @description The highest amount that can be paid by card. */
            credit_card_minimum_range_end?: number;
            /** @description What paying by card costs, such as `do not charge`. */
            credit_card_processing_fee_mode?: string;
            /** @description Expected when `credit_card_processing_fee_mode` is other than `do not charge`. */
            credit_card_processing_fee_options?: {
                fee_percentage?: number;
                /** @description The product that the fee is booked on. */
                product_id?: string;
                minimum_fee?: number;
                maximum_fee?: number;
                prompt_text?: string;
                prompt_sub_text?: string;
            } & {
                [key: string]: unknown;
            };
            enable_donations_at_checkout?: boolean;
            /** @description Expected when `enable_donations_at_checkout` is true. */
            checkout_donation_options?: {
                /** @description Such as `simple`. */
                type?: string;
                simple_checkout_donation_options?: {
                    donation_ask_text?: string;
                    donation_information?: string;
                    donation_product_id?: string;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
            notes?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description A show floor to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to
         *     a complete record; they may be left out all the same.
         */
        ExhibitorShowFloorBody: ({
            id?: unknown;
            name: string;
            event_id: string;
            /** @description Its place among the floors shown. */
            display_order?: number;
            /** @description Address of a picture of the floor. */
            image_uri?: string;
            /** @description Text for those who buy a booth. */
            instructions?: string;
            /** @description Booths are picked on a plan of the floor. */
            enable_virtual_show_floor?: boolean;
            /** @description Where the booths stand; any members. Expected when `enable_virtual_show_floor` is true. */
            virtual_show_floor_layout?: {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A show floor. */
        ExhibitorShowFloor: ({
            name: string;
            event_id: string;
            /** @description Its place among the floors shown. */
            display_order?: number;
            /** @description Address of a picture of the floor. */
            image_uri?: string;
            /** @description Text for those who buy a booth. */
            instructions?: string;
            /** @description Booths are picked on a plan of the floor. */
            enable_virtual_show_floor?: boolean;
            /** @description Where the booths stand; any members. Expected when `enable_virtual_show_floor` is true. */
            virtual_show_floor_layout?: {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        ExhibitorShowFloorPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["ExhibitorShowFloor"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A show floor to put in the place of the one stored. */
        ExhibitorShowFloorReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            event_id: string;
            /** @description Its place among the floors shown. */
            display_order?: number;
            /** @description Address of a picture of the floor. */
            image_uri?: string;
            /** @description Text for those who buy a booth. */
            instructions?: string;
            /** @description Booths are picked on a plan of the floor. */
            enable_virtual_show_floor?: boolean;
            /** @description Where the booths stand; any members. Expected when `enable_virtual_show_floor` is true. */
            virtual_show_floor_layout?: {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description One of an exhibitor's people. Members that are not listed are kept as they are sent. */
        ExhibitorContact: {
            contact_id: string;
            /** @description The type it counts for. */
            contact_type_id: string;
            /** @description The contact is named among the `frozen_contacts` of the allowance. It counts all the same. */
            is_frozen?: boolean;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An exhibitor to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to
         *     a complete record; they may be left out all the same.
         */
        ExhibitorBody: ({
            id?: unknown;
            name: string;
            event_id: string;
            /** @description Text about the exhibitor for the portal. */
            description?: string;
            logo_url?: string;
            category_ids?: string[];
            /** @description Not shown to the public. */
            hide_from_portal?: boolean;
            /** @description `false`: not shown to the public. */
            is_active?: boolean;
            /** @description The organization that exhibits. */
            organization_id: string;
            /** @description The process by which it registered. */
            process_id?: string;
            /**
             * @description The exhibitor's people at the event. With `enable_contact_restriction_rules` in the event's exhibitor settings,
             *     more contacts of a type than a rule allows are a conflict (409).
             */
            contacts?: components["schemas"]["ExhibitorContact"][];
            /** @description The types of booth it has; any members. */
            booth_types?: {
                [key: string]: unknown;
            }[];
            /** @description The add-ons it has; any members. */
            add_ons?: {
                [key: string]: unknown;
            }[];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An exhibitor. */
        Exhibitor: ({
            name: string;
            event_id: string;
            /** @description Text about the exhibitor for the portal. */
            description?: string;
            logo_url?: string;
            category_ids?: string[];
            /** @description Not shown to the public. */
            hide_from_portal?: boolean;
            /** @description `false`: not shown to the public. */
            is_active?: boolean;
            /** @description The organization that exhibits. */
            organization_id: string;
            /** @description The process by which it registered. */
            process_id?: string;
            /**
             * @description The exhibitor's people at the event. With `enable_contact_restriction_rules` in the event's exhibitor settings,
             *     more contacts of a type than a rule allows are a conflict (409).
             */
            contacts?: components["schemas"]["ExhibitorContact"][];
            /** @description The types of booth it has; any members. */
            booth_types?: {
                [key: string]: unknown;
            }[];
            /** @description The add-ons it has; any members. */
            add_ons?: {
                [key: string]: unknown;
            }[];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /** @description What a registration that is not saved yet would hold. */
        ExhibitorContactAllowanceRequest: {
            /** @description The event whose rules count. */
            event_id: string;
            /** @description How many booths it takes; one when not given. Rules with `per_booth` count them. */
            booths?: number;
            contacts: components["schemas"]["ExhibitorContact"][];
        };
        ExhibitorContactAllowance: {
            /** @description One for each contact restriction rule of the event, in their order; none while its rules are off. */
            allowances: {
                contact_type_id: string;
                /** @description With `per_booth`, already multiplied by the booths. */
                maximum_number_of_contacts: number;
                /** @description How many contacts of the type there are. It may exceed the maximum. */
                number_of_contacts: number;
            }[];
            /** @description The `contact_id` of each contact with `is_frozen`. */
            frozen_contacts: string[];
        };
        ExhibitorPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["Exhibitor"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description What everyone may see of an exhibitor. */
        ExhibitorPublic: {
            id: string;
            name?: string;
            event_id?: string;
            /** @description Text about the exhibitor for the portal. */
            description?: string;
            logo_url?: string;
            category_ids?: string[];
        };
        ExhibitorPublicPage: {
            /** @description Items in this page. */
            Count: number;
            Items: components["schemas"]["ExhibitorPublic"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An exhibitor to put in the place of the one stored. */
        ExhibitorReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            event_id: string;
            /** @description Text about the exhibitor for the portal. */
            description?: string;
            logo_url?: string;
            category_ids?: string[];
            /** @description Not shown to the public. */
            hide_from_portal?: boolean;
            /** @description `false`: not shown to the public. */
            is_active?: boolean;
            /** @description The organization that exhibits. */
            organization_id: string;
            /** @description The process by which it registered. */
            process_id?: string;
            /**
             * @description The exhibitor's people at the event. With `enable_contact_restriction_rules` in the event's exhibitor settings,
             *     more contacts of a type than a rule allows are a conflict (409).
             */
            contacts?: components["schemas"]["ExhibitorContact"][];
            /** @description The types of booth it has; any members. */
            booth_types?: {
                [key: string]: unknown;
            }[];
            /** @description The add-ons it has; any members. */
            add_ons?: {
                [key: string]: unknown;
            }[];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description How many places there are. A change that leaves fewer places than active tickets is refused (409 `capacity_below_sold`). */
        CapacityOptions: {
            /**
             * Format: float
             * @description The most active tickets there may be; a fraction is rounded down.
             */
            capacity: number;
            /** @description Those who come too late can be put on a waiting list, which is kept elsewhere. */
            enable_wait_list?: boolean;
            waitlist_process_id?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A function fee to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         *     Amounts marked `x-money` have at most two decimals.
         */
        FunctionFeeBody: ({
            id?: unknown;
            name: string;
            /** @description Short label inside the event. */
            abbreviated_name?: string;
            event_id: string;
            /** @description The function that it pays for. */
            function_id: string;
            /** @description The business unit that sells it. */
            business_unit_id?: string;
            /**
             * @description Tells function fees from products of other kinds.
             * @enum {string}
             */
            type?: "events-function-fees";
            /** @description Whether it can be sold now. */
            is_active?: boolean;
            notes?: string;
            /** Format: double */
            price?: number;
            /**
             * Format: double
             * @description The price for active members.
             */
            member_price?: number;
            /** @description Prices up to deadlines, any members. */
            deadline_based_pricing?: {
                [key: string]: unknown;
            }[];
            /** @description Prices in other currencies. */
            foreign_currency_prices?: ({
                /** @description ISO 4217. */
                currency_code?: string;
                price?: number;
                member_price?: number;
                cancellation_fee?: number;
                restocking_fee?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The price depends on the quantity. */
            enable_bulk_pricing?: boolean;
            /** @description The price by quantity. Expected when `enable_bulk_pricing` is true. */
            bulk_pricing_rules?: ({
                starting_range?: unknown;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The price is made outside. */
            enable_custom_pricing?: boolean;
            /** @description How it is made, any members. Expected when `enable_custom_pricing` is true. */
            custom_pricing_options?: {
                [key: string]: unknown;
            };
            /** @description Special prices hold for some. */
            enable_special_prices?: boolean;
            /** @description The special prices, any members. Expected when `enable_special_prices` is true. */
            special_prices?: {
                [key: string]: unknown;
            }[];
            /** @description Cancelling costs `cancellation_fee`. */
            enable_cancellation_fees?: boolean;
            /**
             * Format: double
             * @description For when `enable_cancellation_fees` is true.
             */
            cancellation_fee?: number;
            /** @description The capacity of `capacity_options` limits the tickets sold under this fee. */
            enable_capacity?: boolean;
            /** @description Expected when `enable_capacity` is true. Without it there is no limit. */
            capacity_options?: components["schemas"]["CapacityOptions"];
            /** @description Buying is limited by `purchase_limits`. */
            enable_purchase_limits?: boolean;
            /** @description How many may be bought in which time. Kept for the shop, not applied here. Expected when `enable_purchase_limits` is true. */
            purchase_limits?: {
                /** @description Whom the limit counts for, such as `per customer`. */
                type?: string;
                maximum?: number;
                /** @description Such as `all time`. */
                time_period?: string;
                relative_time_window?: {
                    position?: string;
                    number?: number;
                    unit_of_time?: string;
                    relative_to?: string;
                } & {
                    [key: string]: unknown;
                };
                /** @description What to tell those who want more. */
                error_message?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Only some may buy. */
            enable_purchasing_eligibility?: boolean;
            /** @description Who may buy. For when `enable_purchasing_eligibility` is true. */
            purchasing_eligibility_criteria?: {
                customer_type?: unknown;
                members?: unknown;
                non_members?: unknown;
                member_options?: unknown;
                committee_members?: unknown;
                committee_member_options?: unknown;
                certificants?: unknown;
                certification_options?: unknown;
                minimum_age?: unknown;
                maximum_age?: unknown;
            } & {
                [key: string]: unknown;
            };
            hide_from_portal?: boolean;
            /** @description Offered in the portal. */
            publish_to_portal?: boolean;
            /** @description For when `publish_to_portal` is true. */
            portal_options?: {
                /** Format: date-time */
                available_from?: string;
                /** Format: date-time */
                available_until?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Buyers may pay by instalments. */
            allow_customer_to_choose_installment_plan?: boolean;
            /** @description The plans on offer. Expected when `allow_customer_to_choose_installment_plan` is true. */
            installment_plan_options?: ({
                installment_plan_id?: string;
                additional_cost?: number;
                is_default?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description It comes with other products. */
            enable_bundled_products?: boolean;
            /** @description The products that it comes with. Expected when `enable_bundled_products` is true. */
            bundled_products?: ({
                /** @enum {string} */
                type: "bundled product";
                product_type: string;
                product_id: string;
                quantity: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description Whether stock is counted for the bundle or for each of its products.
             * @enum {string}
             */
            bundled_products_inventory_handling?: "bundle" | "each product";
            /** @description Buyers are given commerce entitlements. */
            enable_commerce_entitlement_creation?: boolean;
            /** @description Any members. For when `enable_commerce_entitlement_creation` is true. */
            commerce_entitlements_to_create?: {
                [key: string]: unknown;
            }[];
            /** @description Buyers are given access to documents. */
            enable_document_entitlement_creation?: boolean;
            /** @description For when `enable_document_entitlement_creation` is true. */
            document_entitlements_to_create?: ({
                file_cabinet_id?: unknown;
                item_id?: unknown;
                library_path?: unknown;
                expiration_type?: unknown;
                expiration_date?: unknown;
                relative_expiration_date?: unknown;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Buyers are given coupon codes. */
            enable_coupon_code_generation?: boolean;
            /** @description The codes to make, any members. Expected when `enable_coupon_code_generation` is true. */
            coupon_codes?: {
                [key: string]: unknown;
            }[];
            /** @description A purchase makes tasks for the staff. */
            enable_task_generation?: boolean;
            /** @description For when `enable_task_generation` is true. */
            tasks_to_generate?: ({
                name?: unknown;
                description?: unknown;
                priority?: unknown;
                type_id?: unknown;
                notify_assignees?: unknown;
                assignee_type?: unknown;
                assignment_role_id?: unknown;
                user_id?: unknown;
                queue_id?: unknown;
                due_date_type?: unknown;
                specific_due_date?: unknown;
                relative_due_date?: unknown;
            } & {
                [key: string]: unknown;
            })[];
            /** @description An order brings an e-mail of its own. */
            enable_product_confirmation_email?: boolean;
            /** @description Which e-mail that is. Expected when `enable_product_confirmation_email` is true. */
            product_confirmation_email_options?: {
                /** @description Such as `product specific`. */
                type?: string;
                product_confirmation_email_id?: string;
                product_specific_email?: components["schemas"]["EmailTemplate"];
            } & {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A function fee. */
        FunctionFee: ({
            name: string;
            /** @description Short label inside the event. */
            abbreviated_name?: string;
            event_id: string;
            /** @description The function that it pays for. */
            function_id: string;
            /** @description The business unit that sells it. */
            business_unit_id?: string;
            /**
             * @description Tells function fees from products of other kinds.
             * @enum {string}
             */
            type?: "events-function-fees";
            /** @description Whether it can be sold now. */
            is_active?: boolean;
            notes?: string;
            /** Format: double */
            price?: number;
            /**
             * Format: double
             * @description The price for active members.
             */
            member_price?: number;
            /** @description Prices up to deadlines, any members. */
            deadline_based_pricing?: {
                [key: string]: unknown;
            }[];
            /** @description Prices in other currencies. */
            foreign_currency_prices?: ({
                /** @description ISO 4217. */
                currency_code?: string;
                price?: number;
                member_price?: number;
                cancellation_fee?: number;
                restocking_fee?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The price depends on the quantity. */
            enable_bulk_pricing?: boolean;
            /** @description The price by quantity. Expected when `enable_bulk_pricing` is true. */
            bulk_pricing_rules?: ({
                starting_range?: unknown;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The price is made outside. */
            enable_custom_pricing?: boolean;
            /** @description How it is made, any members. Expected when `enable_custom_pricing` is true. */
            custom_pricing_options?: {
                [key: string]: unknown;
            };
            /** @description Special prices hold for some. */
            enable_special_prices?: boolean;
            /** @description The special prices, any members. Expected when `enable_special_prices` is true. */
            special_prices?: {
                [key: string]: unknown;
            }[];
            /** @description Cancelling costs `cancellation_fee`. */
            enable_cancellation_fees?: boolean;
            /**
             * Format: double
             * @description For when `enable_cancellation_fees` is true.
             */
            cancellation_fee?: number;
            /** @description The capacity of `capacity_options` limits the tickets sold under this fee. */
            enable_capacity?: boolean;
            /** @description Expected when `enable_capacity` is true. Without it there is no limit. */
            capacity_options?: components["schemas"]["CapacityOptions"];
            /** @description Buying is limited by `purchase_limits`. */
            enable_purchase_limits?: boolean;
            /** @description How many may be bought in which time. Kept for the shop, not applied here. Expected when `enable_purchase_limits` is true. */
            purchase_limits?: {
                /** @description Whom the limit counts for, such as `per customer`. */
                type?: string;
                maximum?: number;
                /** @description Such as `all time`. */
                time_period?: string;
                relative_time_window?: {
                    position?: string;
                    number?: number;
                    unit_of_time?: string;
                    relative_to?: string;
                } & {
                    [key: string]: unknown;
                };
                /** @description What to tell those who want more. */
                error_message?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Only some may buy. */
            enable_purchasing_eligibility?: boolean;
            /** @description Who may buy. For when `enable_purchasing_eligibility` is true. */
            purchasing_eligibility_criteria?: {
                customer_type?: unknown;
                members?: unknown;
                non_members?: unknown;
                member_options?: unknown;
                committee_members?: unknown;
                committee_member_options?: unknown;
                certificants?: unknown;
                certification_options?: unknown;
                minimum_age?: unknown;
                maximum_age?: unknown;
            } & {
                [key: string]: unknown;
            };
            hide_from_portal?: boolean;
            /** @description Offered in the portal. */
            publish_to_portal?: boolean;
            /** @description For when `publish_to_portal` is true. */
            portal_options?: {
                /** Format: date-time */
                available_from?: string;
                /** Format: date-time */
                available_until?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Buyers may pay by instalments. */
            allow_customer_to_choose_installment_plan?: boolean;
            /** @description The plans on offer. Expected when `allow_customer_to_choose_installment_plan` is true. */
            installment_plan_options?: ({
                installment_plan_id?: string;
                additional_cost?: number;
                is_default?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description It comes with other products. */
            enable_bundled_products?: boolean;
            /** @description The products that it comes with. Expected when `enable_bundled_products` is true. */
            bundled_products?: ({
                /** @enum {string} */
                type: "bundled product";
                product_type: string;
                product_id: string;
                quantity: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description Whether stock is counted for the bundle or for each of its products.
             * @enum {string}
             */
            bundled_products_inventory_handling?: "bundle" | "each product";
            /** @description Buyers are given commerce entitlements. */
            enable_commerce_entitlement_creation?: boolean;
            /** @description Any members. For when `enable_commerce_entitlement_creation` is true. */
            commerce_entitlements_to_create?: {
                [key: string]: unknown;
            }[];
            /** @description Buyers are given access to documents. */
            enable_document_entitlement_creation?: boolean;
            /** @description For when `enable_document_entitlement_creation` is true. */
            document_entitlements_to_create?: ({
                file_cabinet_id?: unknown;
                item_id?: unknown;
                library_path?: unknown;
                expiration_type?: unknown;
                expiration_date?: unknown;
                relative_expiration_date?: unknown;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Buyers are given coupon codes. */
            enable_coupon_code_generation?: boolean;
            /** @description The codes to make, any members. Expected when `enable_coupon_code_generation` is true. */
            coupon_codes?: {
                [key: string]: unknown;
            }[];
            /** @description A purchase makes tasks for the staff. */
            enable_task_generation?: boolean;
            /** @description For when `enable_task_generation` is true. */
            tasks_to_generate?: ({
                name?: unknown;
                description?: unknown;
                priority?: unknown;
                type_id?: unknown;
                notify_assignees?: unknown;
                assignee_type?: unknown;
                assignment_role_id?: unknown;
                user_id?: unknown;
                queue_id?: unknown;
                due_date_type?: unknown;
                specific_due_date?: unknown;
                relative_due_date?: unknown;
            } & {
                [key: string]: unknown;
            })[];
            /** @description An order brings an e-mail of its own. */
            enable_product_confirmation_email?: boolean;
            /** @description Which e-mail that is. Expected when `enable_product_confirmation_email` is true. */
            product_confirmation_email_options?: {
                /** @description Such as `product specific`. */
                type?: string;
                product_confirmation_email_id?: string;
                product_specific_email?: components["schemas"]["EmailTemplate"];
            } & {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        FunctionFeePage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["FunctionFee"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A function fee to put in the place of the one stored. */
        FunctionFeeReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            /** @description Short label inside the event. */
            abbreviated_name?: string;
            event_id: string;
            /** @description The function that it pays for. */
            function_id: string;
            /** @description The business unit that sells it. */
            business_unit_id?: string;
            /**
             * @description Tells function fees from products of other kinds.
             * @enum {string}
             */
            type?: "events-function-fees";
            /** @description Whether it can be sold now. */
            is_active?: boolean;
            notes?: string;
            /** Format: double */
            price?: number;
            /**
             * Format: double
             * @description The price for active members.
             */
            member_price?: number;
            /** @description Prices up to deadlines, any members. */
            deadline_based_pricing?: {
                [key: string]: unknown;
            }[];
            /** @description Prices in other currencies. */
            foreign_currency_prices?: ({
                /** @description ISO 4217. */
                currency_code?: string;
                price?: number;
                member_price?: number;
                cancellation_fee?: number;
                restocking_fee?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The price depends on the quantity. */
            enable_bulk_pricing?: boolean;
            /** @description The price by quantity. Expected when `enable_bulk_pricing` is true. */
            bulk_pricing_rules?: ({
                starting_range?: unknown;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The price is made outside. */
            enable_custom_pricing?: boolean;
            /** @description How it is made, any members. Expected when `enable_custom_pricing` is true. */
            custom_pricing_options?: {
                [key: string]: unknown;
            };
            /** @description Special prices hold for some. */
            enable_special_prices?: boolean;
            /** @description The special prices, any members. Expected when `enable_special_prices` is true. */
            special_prices?: {
                [key: string]: unknown;
            }[];
            /** @description Cancelling costs `cancellation_fee`. */
            enable_cancellation_fees?: boolean;
            /**
             * Format: double
             * @description For when `enable_cancellation_fees` is true.
             */
            cancellation_fee?: number;
            /** @description The capacity of `capacity_options` limits the tickets sold under this fee. */
            enable_capacity?: boolean;
            /** @description Expected when `enable_capacity` is true. Without it there is no limit. */
            capacity_options?: components["schemas"]["CapacityOptions"];
            /** @description Buying is limited by `purchase_limits`. */
            enable_purchase_limits?: boolean;
            /** @description How many may be bought in which time. Kept for the shop, not applied here. Expected when `enable_purchase_limits` is true. */
            purchase_limits?: {
                /** @description Whom the limit counts for, such as `per customer`. */
                type?: string;
                maximum?: number;
                /** @description Such as `all time`. */
                time_period?: string;
                relative_time_window?: {
                    position?: string;
                    number?: number;
                    unit_of_time?: string;
                    relative_to?: string;
                } & {
                    [key: string]: unknown;
                };
                /** @description What to tell those who want more. */
                error_message?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Only some may buy. */
            enable_purchasing_eligibility?: boolean;
            /** @description Who may buy. For when `enable_purchasing_eligibility` is true. */
            purchasing_eligibility_criteria?: {
                customer_type?: unknown;
                members?: unknown;
                non_members?: unknown;
                member_options?: unknown;
                committee_members?: unknown;
                committee_member_options?: unknown;
                certificants?: unknown;
                certification_options?: unknown;
                minimum_age?: unknown;
                maximum_age?: unknown;
            } & {
                [key: string]: unknown;
            };
            hide_from_portal?: boolean;
            /** @description Offered in the portal. */
            publish_to_portal?: boolean;
            /** @description For when `publish_to_portal` is true. */
            portal_options?: {
                /** Format: date-time */
                available_from?: string;
                /** Format: date-time */
                available_until?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Buyers may pay by instalments. */
            allow_customer_to_choose_installment_plan?: boolean;
            /** @description The plans on offer. Expected when `allow_customer_to_choose_installment_plan` is true. */
            installment_plan_options?: ({
                installment_plan_id?: string;
                additional_cost?: number;
                is_default?: boolean;
            } & {
                [key: string]: unknown;
            })[];
            /** @description It comes with other products. */
            enable_bundled_products?: boolean;
            /** @description The products that it comes with. Expected when `enable_bundled_products` is true. */
            bundled_products?: ({
                /** @enum {string} */
                type: "bundled product";
                product_type: string;
                product_id: string;
                quantity: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description Whether stock is counted for the bundle or for each of its products.
             * @enum {string}
             */
            bundled_products_inventory_handling?: "bundle" | "each product";
            /** @description Buyers are given commerce entitlements. */
            enable_commerce_entitlement_creation?: boolean;
            /** @description Any members. For when `enable_commerce_entitlement_creation` is true. */
            commerce_entitlements_to_create?: {
                [key: string]: unknown;
            }[];
            /** @description Buyers are given access to documents. */
            enable_document_entitlement_creation?: boolean;
            /** @description For when `enable_document_entitlement_creation` is true. */
            document_entitlements_to_create?: ({
                file_cabinet_id?: unknown;
                item_id?: unknown;
                library_path?: unknown;
                expiration_type?: unknown;
                expiration_date?: unknown;
                relative_expiration_date?: unknown;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Buyers are given coupon codes. */
            enable_coupon_code_generation?: boolean;
            /** @description The codes to make, any members. Expected when `enable_coupon_code_generation` is true. */
            coupon_codes?: {
                [key: string]: unknown;
            }[];
            /** @description A purchase makes tasks for the staff. */
            enable_task_generation?: boolean;
            /** @description For when `enable_task_generation` is true. */
            tasks_to_generate?: ({
                name?: unknown;
                description?: unknown;
                priority?: unknown;
                type_id?: unknown;
                notify_assignees?: unknown;
                assignee_type?: unknown;
                assignment_role_id?: unknown;
                user_id?: unknown;
                queue_id?: unknown;
                due_date_type?: unknown;
                specific_due_date?: unknown;
                relative_due_date?: unknown;
            } & {
                [key: string]: unknown;
            })[];
            /** @description An order brings an e-mail of its own. */
            enable_product_confirmation_email?: boolean;
            /** @description Which e-mail that is. Expected when `enable_product_confirmation_email` is true. */
            product_confirmation_email_options?: {
                /** @description Such as `product specific`. */
                type?: string;
                product_confirmation_email_id?: string;
                product_specific_email?: components["schemas"]["EmailTemplate"];
            } & {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description A function ticket to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         *
         *     The active tickets of a function never exceed its `capacity_options.capacity` while its `enable_capacity` is true, nor
         *     those of a fee the fee's (409 `sold_out`), nor those of one contact the function's `maximum_allowed_tickets` (409
         *     `limit_reached`), however many are sold at once; `remaining` in the error says how many there may still be. This
         *     holds for every write that makes a ticket active or moves it to another function, fee or contact. Cancelling or
         *     deleting a ticket frees its place in the same step.
         */
        FunctionTicketBody: ({
            id?: unknown;
            /** @description Name of the person who holds the ticket. */
            name: string;
            event_id: string;
            /** @description The function in which it takes a place. */
            function_id: string;
            /** @description The fee under which it was sold; it takes a place of that, too. */
            fee_id?: string;
            /** @description Contact record of the person who holds the ticket. */
            contact_id: string;
            /**
             * @description `active` when none is given. Only active tickets take places.
             * @enum {string}
             */
            status?: "active" | "cancelled";
            /** @description The meal chosen of the function's `meal_options`. */
            meal_option_id?: string;
            /** @description The registration with which it was bought. */
            registration_id?: string;
            organization_id?: string;
            /** @description The order by which it is paid. */
            order_id?: string;
            order_line_item_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A function ticket. */
        FunctionTicket: ({
            /** @description Name of the person who holds the ticket. */
            name: string;
            event_id: string;
            /** @description The function in which it takes a place. */
            function_id: string;
            /** @description The fee under which it was sold; it takes a place of that, too. */
            fee_id?: string;
            /** @description Contact record of the person who holds the ticket. */
            contact_id: string;
            /**
             * @description `active` when none is given. Only active tickets take places.
             * @enum {string}
             */
            status?: "active" | "cancelled";
            /** @description The meal chosen of the function's `meal_options`. */
            meal_option_id?: string;
            /** @description The registration with which it was bought. */
            registration_id?: string;
            organization_id?: string;
            /** @description The order by which it is paid. */
            order_id?: string;
            order_line_item_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        FunctionTicketPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["FunctionTicket"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A function ticket to put in the place of the one stored. */
        FunctionTicketReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            /** @description Name of the person who holds the ticket. */
            name: string;
            event_id: string;
            /** @description The function in which it takes a place. */
            function_id: string;
            /** @description The fee under which it was sold; it takes a place of that, too. */
            fee_id?: string;
            /** @description Contact record of the person who holds the ticket. */
            contact_id: string;
            /**
             * @description `active` when none is given. Only active tickets take places.
             * @enum {string}
             */
            status?: "active" | "cancelled";
            /** @description The meal chosen of the function's `meal_options`. */
            meal_option_id?: string;
            /** @description The registration with which it was bought. */
            registration_id?: string;
            organization_id?: string;
            /** @description The order by which it is paid. */
            order_id?: string;
            order_line_item_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A function type. */
        FunctionType: ({
            /** @description What this kind of function is called, such as "Workshop". */
            name: string;
            /** @description Whether the type is in use; `false`: not shown to the public. */
            is_active?: boolean;
            /** @description Not shown to the public. */
            hide_from_portal?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description A function type to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        FunctionTypeBody: ({
            id?: unknown;
            /** @description What this kind of function is called, such as "Workshop". */
            name: string;
            /** @description Whether the type is in use; `false`: not shown to the public. */
            is_active?: boolean;
            /** @description Not shown to the public. */
            hide_from_portal?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description What the public may see of a function type. */
        FunctionTypePublic: {
            id: string;
            /** @description What this kind of function is called, such as "Workshop". */
            name?: string;
        };
        /** @description A function type to put in the place of the one stored. */
        FunctionTypeReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            /** @description What this kind of function is called, such as "Workshop". */
            name: string;
            /** @description Whether the type is in use; `false`: not shown to the public. */
            is_active?: boolean;
            /** @description Not shown to the public. */
            hide_from_portal?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description A function to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        FunctionBody: ({
            id?: unknown;
            name: string;
            description?: string;
            event_id: string;
            type_id?: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            location?: string;
            room_ids?: string[];
            /** @description Its place among the functions shown. */
            display_order?: number;
            /** @description Shown in the portal, but not in the schedule. */
            hide_from_schedule?: boolean;
            /** @description The server's: whether the capacity is used up; absent without a capacity. What a client sends in it is ignored. The record gets a new version when it changes, even while it is locked. */
            sold_out?: boolean;
            /** @description Neither shown to the public nor bookable in the portal. */
            hide_from_portal?: boolean;
            /** @description `false`: not shown to the public. */
            is_active?: boolean;
            /** @description The capacity of `capacity_options` limits its tickets. */
            enable_capacity?: boolean;
            /** @description Expected when `enable_capacity` is true. Without it there is no limit. */
            capacity_options?: components["schemas"]["CapacityOptions"];
            /** @description The most active tickets of this function that one contact may hold, whether or not it has a capacity; with 0, none. Lowering it takes no ticket away. */
            maximum_allowed_tickets?: number;
            /** @description Who may buy a ticket. */
            purchase_restriction?: string;
            /** @description Packages whose holders may buy. Expected when `purchase_restriction` asks for them. */
            registration_package_restrictions?: {
                [key: string]: unknown;
            }[];
            /** @description Those who come may choose a meal. */
            enable_meal_options?: boolean;
            /** @description Meals on offer, any members. Expected when `enable_meal_options` is true. */
            meal_options?: {
                [key: string]: unknown;
            }[];
            /** @description Questions are asked when one registers. */
            enable_registration_questions?: boolean;
            /** @description The questions, any members. Expected when `enable_registration_questions` is true. */
            registration_question_options?: {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A function. */
        Function: ({
            name: string;
            description?: string;
            event_id: string;
            type_id?: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            location?: string;
            room_ids?: string[];
            /** @description Its place among the functions shown. */
            display_order?: number;
            /** @description Shown in the portal, but not in the schedule. */
            hide_from_schedule?: boolean;
            /** @description The server's: whether the capacity is used up; absent without a capacity. What a client sends in it is ignored. The record gets a new version when it changes, even while it is locked. */
            sold_out?: boolean;
            /** @description Neither shown to the public nor bookable in the portal. */
            hide_from_portal?: boolean;
            /** @description `false`: not shown to the public. */
            is_active?: boolean;
            /** @description The capacity of `capacity_options` limits its tickets. */
            enable_capacity?: boolean;
            /** @description Expected when `enable_capacity` is true. Without it there is no limit. */
            capacity_options?: components["schemas"]["CapacityOptions"];
            /** @description The most active tickets of this function that one contact may hold, whether or not it has a capacity; with 0, none. Lowering it takes no ticket away. */
            maximum_allowed_tickets?: number;
            /** @description Who may buy a ticket. */
            purchase_restriction?: string;
            /** @description Packages whose holders may buy. Expected when `purchase_restriction` asks for them. */
            registration_package_restrictions?: {
                [key: string]: unknown;
            }[];
            /** @description Those who come may choose a meal. */
            enable_meal_options?: boolean;
            /** @description Meals on offer, any members. Expected when `enable_meal_options` is true. */
            meal_options?: {
                [key: string]: unknown;
            }[];
            /** @description Questions are asked when one registers. */
            enable_registration_questions?: boolean;
            /** @description The questions, any members. Expected when `enable_registration_questions` is true. */
            registration_question_options?: {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description Every filter given must match; none matches all. Lists match any of their values. Texts match as a part, in upper or
         *     lower case.
         */
        FunctionSearch: {
            event_ids?: string[];
            ids?: string[];
            type_ids?: string[];
            location?: string;
            name?: string;
            purchase_restriction?: string;
            /** @description From and to: functions that start at one of these moments or between them. */
            start_date?: string[];
        };
        FunctionSearchPage: {
            Items: (components["schemas"]["Function"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        FunctionPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["Function"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description What the public may see of a function. */
        FunctionPublic: {
            id: string;
            name?: string;
            description?: string;
            event_id?: string;
            type_id?: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            location?: string;
            room_ids?: string[];
            /** @description Its place among the functions shown. */
            display_order?: number;
            /** @description Shown in the portal, but not in the schedule. */
            hide_from_schedule?: boolean;
            /** @description The server's: whether the capacity is used up; absent without a capacity. What a client sends in it is ignored. The record gets a new version when it changes, even while it is locked. */
            sold_out?: boolean;
        };
        FunctionPublicPage: {
            /** @description Items in this page. */
            Count: number;
            Items: components["schemas"]["FunctionPublic"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Places of a function at one moment. `sold` and `remaining` add up to `capacity`. */
        FunctionAvailability: {
            /** @description Places in all; null when the function has no capacity. */
            capacity: number | null;
            /** @description Active tickets. */
            sold: number;
            /** @description Places left; null when the function has no capacity. */
            remaining: number | null;
        };
        /** @description A function to put in the place of the one stored. */
        FunctionReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            description?: string;
            event_id: string;
            type_id?: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            location?: string;
            room_ids?: string[];
            /** @description Its place among the functions shown. */
            display_order?: number;
            /** @description Shown in the portal, but not in the schedule. */
            hide_from_schedule?: boolean;
            /** @description The server's: whether the capacity is used up; absent without a capacity. What a client sends in it is ignored. The record gets a new version when it changes, even while it is locked. */
            sold_out?: boolean;
            /** @description Neither shown to the public nor bookable in the portal. */
            hide_from_portal?: boolean;
            /** @description `false`: not shown to the public. */
            is_active?: boolean;
            /** @description The capacity of `capacity_options` limits its tickets. */
            enable_capacity?: boolean;
            /** @description Expected when `enable_capacity` is true. Without it there is no limit. */
            capacity_options?: components["schemas"]["CapacityOptions"];
            /** @description The most active tickets of this function that one contact may hold, whether or not it has a capacity; with 0, none. Lowering it takes no ticket away. */
            maximum_allowed_tickets?: number;
            /** @description Who may buy a ticket. */
            purchase_restriction?: string;
            /** @description Packages whose holders may buy. Expected when `purchase_restriction` asks for them. */
            registration_package_restrictions?: {
                [key: string]: unknown;
            }[];
            /** @description Those who come may choose a meal. */
            enable_meal_options?: boolean;
            /** @description Meals on offer, any members. Expected when `enable_meal_options` is true. */
            meal_options?: {
                [key: string]: unknown;
            }[];
            /** @description Questions are asked when one registers. */
            enable_registration_questions?: boolean;
            /** @description The questions, any members. Expected when `enable_registration_questions` is true. */
            registration_question_options?: {
                [key: string]: unknown;
            };
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description A miscellaneous event to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        MiscellaneousEventBody: ({
            id?: unknown;
            name: string;
            description?: string;
            /** @description The event of which it is a part. */
            event_id: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            location?: string;
            /**
             * Format: float
             * @description Its place among those shown.
             */
            display_order?: number;
            /** @description Not shown to the public. */
            hide_from_portal?: boolean;
            /** @description `false`: not shown to the public. */
            is_active?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A miscellaneous event. */
        MiscellaneousEvent: ({
            name: string;
            description?: string;
            /** @description The event of which it is a part. */
            event_id: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            location?: string;
            /**
             * Format: float
             * @description Its place among those shown.
             */
            display_order?: number;
            /** @description Not shown to the public. */
            hide_from_portal?: boolean;
            /** @description `false`: not shown to the public. */
            is_active?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /** @description What the public may see of a miscellaneous event. */
        MiscellaneousEventPublic: {
            id: string;
            name?: string;
            description?: string;
            /** @description The event of which it is a part. */
            event_id?: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            location?: string;
            /**
             * Format: float
             * @description Its place among those shown.
             */
            display_order?: number;
        };
        MiscellaneousEventPublicPage: {
            /** @description Items in this page. */
            Count: number;
            Items: components["schemas"]["MiscellaneousEventPublic"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A miscellaneous event to put in the place of the one stored. */
        MiscellaneousEventReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            description?: string;
            /** @description The event of which it is a part. */
            event_id: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            location?: string;
            /**
             * Format: float
             * @description Its place among those shown.
             */
            display_order?: number;
            /** @description Not shown to the public. */
            hide_from_portal?: boolean;
            /** @description `false`: not shown to the public. */
            is_active?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An abstract submission process. */
        AbstractSubmissionProcess: ({
            name: string;
            /** @description The event it belongs to. */
            event_id?: string;
            is_active?: boolean;
            show_in_portal?: boolean;
            /** @description Its place among the processes shown. */
            display_order?: number;
            /** @description The form for the abstract itself. */
            submission_form_id?: string;
            /** @description How many abstracts one contact may submit. */
            max_contact_submissions?: number;
            /** @description The most words the text of an abstract may have. */
            max_word_count?: number;
            maximum_number_of_co_authors?: number;
            /** @description How many tracks one abstract may name. */
            maximum_number_of_session_tracks?: number;
            /** @description How a submitter is added; any members. */
            presenter_quick_add_options?: {
                [key: string]: unknown;
            };
            /** @description How co-authors are added; any members. */
            quick_add_contact_options?: {
                [key: string]: unknown;
            };
            /** @description Switches `confirmation_email` on. */
            enable_confirmation_email?: boolean;
            /** @description The e-mail on receipt. Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptions"];
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptions"];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description An abstract submission process to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AbstractSubmissionProcessBody: ({
            id?: unknown;
            name: string;
            /** @description The event it belongs to. */
            event_id?: string;
            is_active?: boolean;
            show_in_portal?: boolean;
            /** @description Its place among the processes shown. */
            display_order?: number;
            /** @description The form for the abstract itself. */
            submission_form_id?: string;
            /** @description How many abstracts one contact may submit. */
            max_contact_submissions?: number;
            /** @description The most words the text of an abstract may have. */
            max_word_count?: number;
            maximum_number_of_co_authors?: number;
            /** @description How many tracks one abstract may name. */
            maximum_number_of_session_tracks?: number;
            /** @description How a submitter is added; any members. */
            presenter_quick_add_options?: {
                [key: string]: unknown;
            };
            /** @description How co-authors are added; any members. */
            quick_add_contact_options?: {
                [key: string]: unknown;
            };
            /** @description Switches `confirmation_email` on. */
            enable_confirmation_email?: boolean;
            /** @description The e-mail on receipt. Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptions"];
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptions"];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An abstract submission process to put in the place of the one stored. */
        AbstractSubmissionProcessReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            /** @description The event it belongs to. */
            event_id?: string;
            is_active?: boolean;
            show_in_portal?: boolean;
            /** @description Its place among the processes shown. */
            display_order?: number;
            /** @description The form for the abstract itself. */
            submission_form_id?: string;
            /** @description How many abstracts one contact may submit. */
            max_contact_submissions?: number;
            /** @description The most words the text of an abstract may have. */
            max_word_count?: number;
            maximum_number_of_co_authors?: number;
            /** @description How many tracks one abstract may name. */
            maximum_number_of_session_tracks?: number;
            /** @description How a submitter is added; any members. */
            presenter_quick_add_options?: {
                [key: string]: unknown;
            };
            /** @description How co-authors are added; any members. */
            quick_add_contact_options?: {
                [key: string]: unknown;
            };
            /** @description Switches `confirmation_email` on. */
            enable_confirmation_email?: boolean;
            /** @description The e-mail on receipt. Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptions"];
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptions"];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description An abstract type to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AbstractTypeBody: ({
            id?: unknown;
            name: string;
            event_id: string;
            is_active?: boolean;
            hide_from_portal?: boolean;
            /**
             * Format: float
             * @description Its place among the types shown.
             */
            display_order?: number;
            /** @description How abstracts of this type are submitted. */
            submission_process_id?: string;
            /** @description How they are reviewed. A round of another process cannot be opened for this type. */
            review_process_id?: string;
            /** @description How they are approved. */
            approval_process_id?: string;
            notes?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An abstract type. */
        AbstractType: ({
            name: string;
            event_id: string;
            is_active?: boolean;
            hide_from_portal?: boolean;
            /**
             * Format: float
             * @description Its place among the types shown.
             */
            display_order?: number;
            /** @description How abstracts of this type are submitted. */
            submission_process_id?: string;
            /** @description How they are reviewed. A round of another process cannot be opened for this type. */
            review_process_id?: string;
            /** @description How they are approved. */
            approval_process_id?: string;
            notes?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        AbstractTypePage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["AbstractType"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An abstract type to put in the place of the one stored. */
        AbstractTypeReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            event_id: string;
            is_active?: boolean;
            hide_from_portal?: boolean;
            /**
             * Format: float
             * @description Its place among the types shown.
             */
            display_order?: number;
            /** @description How abstracts of this type are submitted. */
            submission_process_id?: string;
            /** @description How they are reviewed. A round of another process cannot be opened for this type. */
            review_process_id?: string;
            /** @description How they are approved. */
            approval_process_id?: string;
            notes?: string;
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        CoAuthorLink: {
            co_author_contact_id?: string;
            /** @description Details of the co-author; any members. */
            co_author_contact_info?: {
                [key: string]: unknown;
            };
            speaker_type_id?: string;
        } & {
            [key: string]: unknown;
        };
        CoAuthor: {
            email_address?: string;
            first_name?: string;
            last_name?: string;
            phone_number?: string;
            speaker_type_id?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An abstract to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AbstractBody: ({
            id?: unknown;
            /** @description Name of the person whose abstract it is. */
            name: string;
            title?: string;
            /** @description The text of the abstract. */
            body?: string;
            event_id?: string;
            /** @description The kind of abstract. */
            type_id?: string;
            /** @description A running number. */
            number?: number;
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            date?: string;
            /** @description State of the abstract; any text. */
            status?: string;
            /** @description Contact record of who sent it in. */
            submitter_id?: string;
            /** @description The submitter is not the presenter. */
            submitting_on_behalf_of_presenter?: boolean;
            main_presenter_id?: string;
            /** @description Details of the presenter; any members. */
            presenter_info?: {
                [key: string]: unknown;
            };
            first_name?: string;
            last_name?: string;
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            /** @description The submitter's organization. */
            organization_id?: string;
            has_co_authors?: boolean;
            /** @description All co-authors. Expected when `has_co_authors` is true. */
            co_authors?: components["schemas"]["CoAuthorLink"][];
            co_author_1?: components["schemas"]["CoAuthor"];
            co_author_2?: components["schemas"]["CoAuthor"];
            co_author_3?: components["schemas"]["CoAuthor"];
            co_author_4?: components["schemas"]["CoAuthor"];
            co_author_5?: components["schemas"]["CoAuthor"];
            /** @description A process; of which kind is not settled. */
            process_id?: string;
            approval_process_id?: string;
            review_process_id?: string;
            /** @description The review round it is in now. */
            review_round_id?: string;
            /** @description A second review round. */
            round_id?: string;
            /**
             * @description What the reviewing led to. A round is opened for abstracts without one and those that are `pending review`.
             * @enum {string}
             */
            review_status?: "pending review" | "alternate" | "accepted" | "declined";
            /** Format: date-time */
            last_review_status_change?: string;
            /** @description The joint advice of the reviewers; any text. */
            reviewer_recommendation?: string;
            /** @description Reviewers have been chosen. */
            reviews_assigned?: boolean;
            /** @description It was reviewed, and the staff have yet to decide. */
            pending_console_review?: boolean;
            /**
             * Format: float
             * @description The mean of the scores of the completed reviews of the latest round (the highest id) that has any; not rounded. Absent
             *     when there are none. Once there are such reviews, the server keeps this field, `total_score` and `round_scores` in line
             *     with them, also when the abstract is locked, and what a client sends there is ignored; before, it is kept.
             */
            average_score?: number;
            /**
             * Format: float
             * @description The sum of those scores; kept by the server, too.
             */
            total_score?: number;
            /**
             * @description Scores by round, in the order of the rounds' ids; kept by the server, too. Those it writes have `round_id`,
             *     `average_score`, `total_score` and `number_of_reviews` (completed ones with a score).
             */
            round_scores?: {
                [key: string]: unknown;
            }[];
            bucket_id?: string;
            /** @description Keeps the `bucket_id` that is set instead of assigning one. */
            override_bucket_assignment?: boolean;
            submission_space_id?: string;
            /** @description How many abstracts one contact may submit for the event. */
            max_contact_submissions?: number;
            /** @description Rooms it may be held in. */
            room_ids?: string[];
            /** @description Tracks it was sent in for. */
            session_track_ids?: string[];
            /** @description A session was made of it. */
            session_has_been_generated?: boolean;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An abstract. */
        Abstract: ({
            /** @description Name of the person whose abstract it is. */
            name: string;
            title?: string;
            /** @description The text of the abstract. */
            body?: string;
            event_id?: string;
            /** @description The kind of abstract. */
            type_id?: string;
            /** @description A running number. */
            number?: number;
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            date?: string;
            /** @description State of the abstract; any text. */
            status?: string;
            /** @description Contact record of who sent it in. */
            submitter_id?: string;
            /** @description The submitter is not the presenter. */
            submitting_on_behalf_of_presenter?: boolean;
            main_presenter_id?: string;
            /** @description Details of the presenter; any members. */
            presenter_info?: {
                [key: string]: unknown;
            };
            first_name?: string;
            last_name?: string;
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            /** @description The submitter's organization. */
            organization_id?: string;
            has_co_authors?: boolean;
            /** @description All co-authors. Expected when `has_co_authors` is true. */
            co_authors?: components["schemas"]["CoAuthorLink"][];
            co_author_1?: components["schemas"]["CoAuthor"];
            co_author_2?: components["schemas"]["CoAuthor"];
            co_author_3?: components["schemas"]["CoAuthor"];
            co_author_4?: components["schemas"]["CoAuthor"];
            co_author_5?: components["schemas"]["CoAuthor"];
            /** @description A process; of which kind is not settled. */
            process_id?: string;
            approval_process_id?: string;
            review_process_id?: string;
            /** @description The review round it is in now. */
            review_round_id?: string;
            /** @description A second review round. */
            round_id?: string;
            /**
             * @description What the reviewing led to. A round is opened for abstracts without one and those that are `pending review`.
             * @enum {string}
             */
            review_status?: "pending review" | "alternate" | "accepted" | "declined";
            /** Format: date-time */
            last_review_status_change?: string;
            /** @description The joint advice of the reviewers; any text. */
            reviewer_recommendation?: string;
            /** @description Reviewers have been chosen. */
            reviews_assigned?: boolean;
            /** @description It was reviewed, and the staff have yet to decide. */
            pending_console_review?: boolean;
            /**
             * Format: float
             * @description The mean of the scores of the completed reviews of the latest round (the highest id) that has any; not rounded. Absent
             *     when there are none. Once there are such reviews, the server keeps this field, `total_score` and `round_scores` in line
             *     with them, also when the abstract is locked, and what a client sends there is ignored; before, it is kept.
             */
            average_score?: number;
            /**
             * Format: float
             * @description The sum of those scores; kept by the server, too.
             */
            total_score?: number;
            /**
             * @description Scores by round, in the order of the rounds' ids; kept by the server, too. Those it writes have `round_id`,
             *     `average_score`, `total_score` and `number_of_reviews` (completed ones with a score).
             */
            round_scores?: {
                [key: string]: unknown;
            }[];
            bucket_id?: string;
            /** @description Keeps the `bucket_id` that is set instead of assigning one. */
            override_bucket_assignment?: boolean;
            submission_space_id?: string;
            /** @description How many abstracts one contact may submit for the event. */
            max_contact_submissions?: number;
            /** @description Rooms it may be held in. */
            room_ids?: string[];
            /** @description Tracks it was sent in for. */
            session_track_ids?: string[];
            /** @description A session was made of it. */
            session_has_been_generated?: boolean;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        AbstractFilter: {
            /** @description Only abstracts with exactly this `status`. */
            status?: string;
        };
        AbstractPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["Abstract"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An abstract to put in the place of the one stored. */
        AbstractReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            /** @description Name of the person whose abstract it is. */
            name: string;
            title?: string;
            /** @description The text of the abstract. */
            body?: string;
            event_id?: string;
            /** @description The kind of abstract. */
            type_id?: string;
            /** @description A running number. */
            number?: number;
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            date?: string;
            /** @description State of the abstract; any text. */
            status?: string;
            /** @description Contact record of who sent it in. */
            submitter_id?: string;
            /** @description The submitter is not the presenter. */
            submitting_on_behalf_of_presenter?: boolean;
            main_presenter_id?: string;
            /** @description Details of the presenter; any members. */
            presenter_info?: {
                [key: string]: unknown;
            };
            first_name?: string;
            last_name?: string;
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            /** @description The submitter's organization. */
            organization_id?: string;
            has_co_authors?: boolean;
            /** @description All co-authors. Expected when `has_co_authors` is true. */
            co_authors?: components["schemas"]["CoAuthorLink"][];
            co_author_1?: components["schemas"]["CoAuthor"];
            co_author_2?: components["schemas"]["CoAuthor"];
            co_author_3?: components["schemas"]["CoAuthor"];
            co_author_4?: components["schemas"]["CoAuthor"];
            co_author_5?: components["schemas"]["CoAuthor"];
            /** @description A process; of which kind is not settled. */
            process_id?: string;
            approval_process_id?: string;
            review_process_id?: string;
            /** @description The review round it is in now. */
            review_round_id?: string;
            /** @description A second review round. */
            round_id?: string;
            /**
             * @description What the reviewing led to. A round is opened for abstracts without one and those that are `pending review`.
             * @enum {string}
             */
            review_status?: "pending review" | "alternate" | "accepted" | "declined";
            /** Format: date-time */
            last_review_status_change?: string;
            /** @description The joint advice of the reviewers; any text. */
            reviewer_recommendation?: string;
            /** @description Reviewers have been chosen. */
            reviews_assigned?: boolean;
            /** @description It was reviewed, and the staff have yet to decide. */
            pending_console_review?: boolean;
            /**
             * Format: float
             * @description The mean of the scores of the completed reviews of the latest round (the highest id) that has any; not rounded. Absent
             *     when there are none. Once there are such reviews, the server keeps this field, `total_score` and `round_scores` in line
             *     with them, also when the abstract is locked, and what a client sends there is ignored; before, it is kept.
             */
            average_score?: number;
            /**
             * Format: float
             * @description The sum of those scores; kept by the server, too.
             */
            total_score?: number;
            /**
             * @description Scores by round, in the order of the rounds' ids; kept by the server, too. Those it writes have `round_id`,
             *     `average_score`, `total_score` and `number_of_reviews` (completed ones with a score).
             */
            round_scores?: {
                [key: string]: unknown;
            }[];
            bucket_id?: string;
            /** @description Keeps the `bucket_id` that is set instead of assigning one. */
            override_bucket_assignment?: boolean;
            submission_space_id?: string;
            /** @description How many abstracts one contact may submit for the event. */
            max_contact_submissions?: number;
            /** @description Rooms it may be held in. */
            room_ids?: string[];
            /** @description Tracks it was sent in for. */
            session_track_ids?: string[];
            /** @description A session was made of it. */
            session_has_been_generated?: boolean;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description An event to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        EventBody: ({
            id?: unknown;
            name: string;
            description?: string;
            type_id?: string;
            /** @description Web address of the event. */
            url?: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            timezone?: string;
            /** @description As it is on the day the event starts. */
            timezone_abbreviation?: string;
            /** @enum {string} */
            timezone_mode?: "local" | "specific timezone";
            /** @description Minutes from UTC, when the event starts. */
            timezone_offset?: number;
            venue_id?: string;
            /** @description Where the event takes place. */
            address?: {
                line1?: string;
                line2?: string;
                line3?: string;
                city?: string;
                state?: string;
                postal_code?: string;
                county?: string;
                country?: string;
                country_name?: string;
                latitude?: number;
                longitude?: number;
                time_zone_id?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The business unit that it belongs to. */
            business_unit_id?: string;
            /** @description The chapter that holds it, if one does. */
            chapter_id?: string;
            /** @description The event it was copied from. */
            cloned_from_id?: string;
            /** @description The event of the time before, to compare with. */
            previous_event_id?: string;
            /** @description The capacity of `capacity_options` holds. */
            enable_capacity?: boolean;
            /** @description How many may register; not applied to tickets of functions. Expected when `enable_capacity` is true. */
            capacity_options?: {
                /** Format: float */
                capacity: number;
                enable_wait_list?: boolean;
                text_to_display_when_sold_out?: string;
                waitlist_process_id?: string;
            } & {
                [key: string]: unknown;
            };
            sold_out?: boolean;
            /** @description Any members. */
            registration_deadlines?: {
                [key: string]: unknown;
            }[];
            /** @description Abstracts can be sent in. */
            enable_abstracts?: boolean;
            /** @description It has conferences within it. */
            enable_components?: boolean;
            /** @description Courses can be sold. */
            enable_courses?: boolean;
            enable_documents?: boolean;
            enable_exhibitors?: boolean;
            /** @description It has functions, such as dinners and workshops. */
            enable_functions?: boolean;
            enable_logistics?: boolean;
            /** @description Check-in and kiosks on the spot. */
            enable_onsite?: boolean;
            /** @description People register online. */
            enable_registration?: boolean;
            enable_sessions?: boolean;
            enable_sponsors?: boolean;
            enable_volunteers?: boolean;
            /** @description Only some of the staff may see it. */
            restrict_console_access?: boolean;
            /** @description Who they are. Expected when `restrict_console_access` is true. */
            console_access_options?: {
                administrator_security_role_ids?: string[];
            } & {
                [key: string]: unknown;
            };
            visible_in_portal?: boolean;
            /**
             * Format: date-time
             * @description When it leaves the portal; usually at its end.
             */
            date_to_remove_from_portal?: string;
            /** @description Shown prominently. */
            featured?: boolean;
            /** Format: date-time */
            featured_from?: string;
            /** Format: date-time */
            featured_until?: string;
            /**
             * @description How its site is hosted.
             * @enum {string}
             */
            site_mode?: "microsite" | "portal integrated" | "external" | "none";
            /** @description For hosting in the portal, any members. */
            portal_integrated_events_options?: {
                [key: string]: unknown;
            };
            masthead_image_uri?: string;
            /** @description The masthead keeps its size. */
            do_not_stretch_masthead?: boolean;
            /** @description The picture for lists of events. */
            thumbnail_image_uri?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An event. */
        Event: ({
            name: string;
            description?: string;
            type_id?: string;
            /** @description Web address of the event. */
            url?: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            timezone?: string;
            /** @description As it is on the day the event starts. */
            timezone_abbreviation?: string;
            /** @enum {string} */
            timezone_mode?: "local" | "specific timezone";
            /** @description Minutes from UTC, when the event starts. */
            timezone_offset?: number;
            venue_id?: string;
            /** @description Where the event takes place. */
            address?: {
                line1?: string;
                line2?: string;
                line3?: string;
                city?: string;
                state?: string;
                postal_code?: string;
                county?: string;
                country?: string;
                country_name?: string;
                latitude?: number;
                longitude?: number;
                time_zone_id?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The business unit that it belongs to. */
            business_unit_id?: string;
            /** @description The chapter that holds it, if one does. */
            chapter_id?: string;
            /** @description The event it was copied from. */
            cloned_from_id?: string;
            /** @description The event of the time before, to compare with. */
            previous_event_id?: string;
            /** @description The capacity of `capacity_options` holds. */
            enable_capacity?: boolean;
            /** @description How many may register; not applied to tickets of functions. Expected when `enable_capacity` is true. */
            capacity_options?: {
                /** Format: float */
                capacity: number;
                enable_wait_list?: boolean;
                text_to_display_when_sold_out?: string;
                waitlist_process_id?: string;
            } & {
                [key: string]: unknown;
            };
            sold_out?: boolean;
            /** @description Any members. */
            registration_deadlines?: {
                [key: string]: unknown;
            }[];
            /** @description Abstracts can be sent in. */
            enable_abstracts?: boolean;
            /** @description It has conferences within it. */
            enable_components?: boolean;
            /** @description Courses can be sold. */
            enable_courses?: boolean;
            enable_documents?: boolean;
            enable_exhibitors?: boolean;
            /** @description It has functions, such as dinners and workshops. */
            enable_functions?: boolean;
            enable_logistics?: boolean;
            /** @description Check-in and kiosks on the spot. */
            enable_onsite?: boolean;
            /** @description People register online. */
            enable_registration?: boolean;
            enable_sessions?: boolean;
            enable_sponsors?: boolean;
            enable_volunteers?: boolean;
            /** @description Only some of the staff may see it. */
            restrict_console_access?: boolean;
            /** @description Who they are. Expected when `restrict_console_access` is true. */
            console_access_options?: {
                administrator_security_role_ids?: string[];
            } & {
                [key: string]: unknown;
            };
            visible_in_portal?: boolean;
            /**
             * Format: date-time
             * @description When it leaves the portal; usually at its end.
             */
            date_to_remove_from_portal?: string;
            /** @description Shown prominently. */
            featured?: boolean;
            /** Format: date-time */
            featured_from?: string;
            /** Format: date-time */
            featured_until?: string;
            /**
             * @description How its site is hosted.
             * @enum {string}
             */
            site_mode?: "microsite" | "portal integrated" | "external" | "none";
            /** @description For hosting in the portal, any members. */
            portal_integrated_events_options?: {
                [key: string]: unknown;
            };
            masthead_image_uri?: string;
            /** @description The masthead keeps its size. */
            do_not_stretch_masthead?: boolean;
            /** @description The picture for lists of events. */
            thumbnail_image_uri?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /** @description An event to put in the place of the one stored. */
        EventReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            description?: string;
            type_id?: string;
            /** @description Web address of the event. */
            url?: string;
            /** Format: date-time */
            start_date?: string;
            /** Format: date-time */
            end_date?: string;
            timezone?: string;
            /** @description As it is on the day the event starts. */
            timezone_abbreviation?: string;
            /** @enum {string} */
            timezone_mode?: "local" | "specific timezone";
            /** @description Minutes from UTC, when the event starts. */
            timezone_offset?: number;
            venue_id?: string;
            /** @description Where the event takes place. */
            address?: {
                line1?: string;
                line2?: string;
                line3?: string;
                city?: string;
                state?: string;
                postal_code?: string;
                county?: string;
                country?: string;
                country_name?: string;
                latitude?: number;
                longitude?: number;
                time_zone_id?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The business unit that it belongs to. */
            business_unit_id?: string;
            /** @description The chapter that holds it, if one does. */
            chapter_id?: string;
            /** @description The event it was copied from. */
            cloned_from_id?: string;
            /** @description The event of the time before, to compare with. */
            previous_event_id?: string;
            /** @description The capacity of `capacity_options` holds. */
            enable_capacity?: boolean;
            /** @description How many may register; not applied to tickets of functions. Expected when `enable_capacity` is true. */
            capacity_options?: {
                /** Format: float */
                capacity: number;
                enable_wait_list?: boolean;
                text_to_display_when_sold_out?: string;
                waitlist_process_id?: string;
            } & {
                [key: string]: unknown;
            };
            sold_out?: boolean;
            /** @description Any members. */
            registration_deadlines?: {
                [key: string]: unknown;
            }[];
            /** @description Abstracts can be sent in. */
            enable_abstracts?: boolean;
            /** @description It has conferences within it. */
            enable_components?: boolean;
            /** @description Courses can be sold. */
            enable_courses?: boolean;
            enable_documents?: boolean;
            enable_exhibitors?: boolean;
            /** @description It has functions, such as dinners and workshops. */
            enable_functions?: boolean;
            enable_logistics?: boolean;
            /** @description Check-in and kiosks on the spot. */
            enable_onsite?: boolean;
            /** @description People register online. */
            enable_registration?: boolean;
            enable_sessions?: boolean;
            enable_sponsors?: boolean;
            enable_volunteers?: boolean;
            /** @description Only some of the staff may see it. */
            restrict_console_access?: boolean;
            /** @description Who they are. Expected when `restrict_console_access` is true. */
            console_access_options?: {
                administrator_security_role_ids?: string[];
            } & {
                [key: string]: unknown;
            };
            visible_in_portal?: boolean;
            /**
             * Format: date-time
             * @description When it leaves the portal; usually at its end.
             */
            date_to_remove_from_portal?: string;
            /** @description Shown prominently. */
            featured?: boolean;
            /** Format: date-time */
            featured_from?: string;
            /** Format: date-time */
            featured_until?: string;
            /**
             * @description How its site is hosted.
             * @enum {string}
             */
            site_mode?: "microsite" | "portal integrated" | "external" | "none";
            /** @description For hosting in the portal, any members. */
            portal_integrated_events_options?: {
                [key: string]: unknown;
            };
            masthead_image_uri?: string;
            /** @description The masthead keeps its size. */
            do_not_stretch_masthead?: boolean;
            /** @description The picture for lists of events. */
            thumbnail_image_uri?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A booth type. */
        ExhibitorBoothType: ({
            /** @description What this kind of booth is called, such as "Corner". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
            /** @description No unit is fixed. */
            length?: number;
            /** @description In the unit of `length`. */
            width?: number;
            /** @description Floor area of the booth. It is not checked against `length` and `width`. */
            square_footage?: number;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description A booth type to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to
         *     a complete record; they may be left out all the same.
         */
        ExhibitorBoothTypeBody: ({
            id?: unknown;
            /** @description What this kind of booth is called, such as "Corner". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
            /** @description No unit is fixed. */
            length?: number;
            /** @description In the unit of `length`. */
            width?: number;
            /** @description Floor area of the booth. It is not checked against `length` and `width`. */
            square_footage?: number;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A booth type to put in the place of the one stored. */
        ExhibitorBoothTypeReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            /** @description What this kind of booth is called, such as "Corner". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
            /** @description No unit is fixed. */
            length?: number;
            /** @description In the unit of `length`. */
            width?: number;
            /** @description Floor area of the booth. It is not checked against `length` and `width`. */
            square_footage?: number;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description A booth to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        ExhibitorBoothBody: ({
            id?: unknown;
            name: string;
            event_id: string;
            /**
             * Format: float
             * @description The booth's number on the floor.
             */
            number?: number;
            /** @description The floor it stands on. */
            floor_id?: string;
            type_id?: string;
            fee_id?: string;
            /** @enum {string} */
            status?: "available" | "on hold" | "reserved";
            /** @description The exhibitor that has the booth. Expected when `status` is `reserved`. */
            exhibitor_id?: string;
            /** @description The organization of that exhibitor, for reports. Expected when `status` is `reserved`. */
            organization_id?: string;
            /** @description The organization for which the booth is held. Expected when `status` is `on hold`. */
            holding_organization_id?: string;
            /**
             * Format: date-time
             * @description When the hold ends. Expected when `status` is `on hold`.
             */
            hold_expiration?: string;
            /** @description Others who share the booth. */
            additional_exhibitors?: ({
                exhibitor_id: string;
                percentage_share?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Text shown to buyers. */
            description?: string;
            /** @description A notice shown to those who buy the booth. */
            purchasing_warning?: string;
            /** @description Its place on the plan; any members. */
            floor_plan_metadata?: {
                [key: string]: unknown;
            };
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description A booth. */
        ExhibitorBooth: ({
            name: string;
            event_id: string;
            /**
             * Format: float
             * @description The booth's number on the floor.
             */
            number?: number;
            /** @description The floor it stands on. */
            floor_id?: string;
            type_id?: string;
            fee_id?: string;
            /** @enum {string} */
            status?: "available" | "on hold" | "reserved";
            /** @description The exhibitor that has the booth. Expected when `status` is `reserved`. */
            exhibitor_id?: string;
            /** @description The organization of that exhibitor, for reports. Expected when `status` is `reserved`. */
            organization_id?: string;
            /** @description The organization for which the booth is held. Expected when `status` is `on hold`. */
            holding_organization_id?: string;
            /**
             * Format: date-time
             * @description When the hold ends. Expected when `status` is `on hold`.
             */
            hold_expiration?: string;
            /** @description Others who share the booth. */
            additional_exhibitors?: ({
                exhibitor_id: string;
                percentage_share?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Text shown to buyers. */
            description?: string;
            /** @description A notice shown to those who buy the booth. */
            purchasing_warning?: string;
            /** @description Its place on the plan; any members. */
            floor_plan_metadata?: {
                [key: string]: unknown;
            };
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        ExhibitorBoothPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["ExhibitorBooth"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A booth to put in the place of the one stored. */
        ExhibitorBoothReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            event_id: string;
            /**
             * Format: float
             * @description The booth's number on the floor.
             */
            number?: number;
            /** @description The floor it stands on. */
            floor_id?: string;
            type_id?: string;
            fee_id?: string;
            /** @enum {string} */
            status?: "available" | "on hold" | "reserved";
            /** @description The exhibitor that has the booth. Expected when `status` is `reserved`. */
            exhibitor_id?: string;
            /** @description The organization of that exhibitor, for reports. Expected when `status` is `reserved`. */
            organization_id?: string;
            /** @description The organization for which the booth is held. Expected when `status` is `on hold`. */
            holding_organization_id?: string;
            /**
             * Format: date-time
             * @description When the hold ends. Expected when `status` is `on hold`.
             */
            hold_expiration?: string;
            /** @description Others who share the booth. */
            additional_exhibitors?: ({
                exhibitor_id: string;
                percentage_share?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Text shown to buyers. */
            description?: string;
            /** @description A notice shown to those who buy the booth. */
            purchasing_warning?: string;
            /** @description Its place on the plan; any members. */
            floor_plan_metadata?: {
                [key: string]: unknown;
            };
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An exhibitor contact type. */
        ExhibitorContactType: ({
            /** @description What this kind of contact is called, such as "Booth staff". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
            /** @description Contacts of this type may manage the exhibitor. */
            has_administrative_access?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description An exhibitor contact type to create. Fields that are not listed are kept as they are sent. Those marked
         *     `x-expected` belong to a complete record; they may be left out all the same.
         */
        ExhibitorContactTypeBody: ({
            id?: unknown;
            /** @description What this kind of contact is called, such as "Booth staff". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
            /** @description Contacts of this type may manage the exhibitor. */
            has_administrative_access?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An exhibitor contact type to put in the place of the one stored. */
        ExhibitorContactTypeReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            /** @description What this kind of contact is called, such as "Booth staff". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
            /** @description Contacts of this type may manage the exhibitor. */
            has_administrative_access?: boolean;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description An exhibitor registration to create. Fields that are not listed are kept as they are sent. Those marked
         *     `x-expected` belong to a complete record; they may be left out all the same.
         */
        ExhibitorRegistrationBody: ({
            id?: unknown;
            /** @description The exhibitor that the registration is for. */
            exhibitor_id: string;
            event_id?: string;
            organization_id?: string;
            /** @description The person who registers. */
            contact_id?: string;
            /** @description The process by which it is made. */
            process_id?: string;
            /** @description The number of the registration. */
            number?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            date?: string;
            status?: string;
            /** @description Text about the exhibitor for the portal. */
            description?: string;
            logo_url?: string;
            /** @description The exhibitor's people at the event; any members. */
            contacts?: {
                [key: string]: unknown;
            }[];
            /** @description The booths bought; any members. */
            booths?: {
                [key: string]: unknown;
            }[];
            /** @description The types of booth bought; any members. */
            booth_types?: {
                [key: string]: unknown;
            }[];
            /** @description The add-ons bought; any members. */
            add_ons?: {
                [key: string]: unknown;
            }[];
            /** @description The order by which it is paid. */
            order_id?: string;
            order_line_item_id?: string;
            /** @description A copy from the order. */
            order_number?: number;
            /** @description A copy from the order. */
            order_status?: string;
            /** @description A copy from the order. */
            order_total?: number;
            /** @description A copy from the order. */
            order_amount_paid?: number;
            /** @description A copy from the order. Below zero when too much was paid. */
            order_balance_due?: number;
            /** @description A copy from the order. */
            order_currency_code?: string;
            /** @description A copy from the order. */
            order_currency_symbol?: string;
            internal_notes?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An exhibitor registration. */
        ExhibitorRegistration: ({
            /** @description The exhibitor that the registration is for. */
            exhibitor_id: string;
            event_id?: string;
            organization_id?: string;
            /** @description The person who registers. */
            contact_id?: string;
            /** @description The process by which it is made. */
            process_id?: string;
            /** @description The number of the registration. */
            number?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            date?: string;
            status?: string;
            /** @description Text about the exhibitor for the portal. */
            description?: string;
            logo_url?: string;
            /** @description The exhibitor's people at the event; any members. */
            contacts?: {
                [key: string]: unknown;
            }[];
            /** @description The booths bought; any members. */
            booths?: {
                [key: string]: unknown;
            }[];
            /** @description The types of booth bought; any members. */
            booth_types?: {
                [key: string]: unknown;
            }[];
            /** @description The add-ons bought; any members. */
            add_ons?: {
                [key: string]: unknown;
            }[];
            /** @description The order by which it is paid. */
            order_id?: string;
            order_line_item_id?: string;
            /** @description A copy from the order. */
            order_number?: number;
            /** @description A copy from the order. */
            order_status?: string;
            /** @description A copy from the order. */
            order_total?: number;
            /** @description A copy from the order. */
            order_amount_paid?: number;
            /** @description A copy from the order. Below zero when too much was paid. */
            order_balance_due?: number;
            /** @description A copy from the order. */
            order_currency_code?: string;
            /** @description A copy from the order. */
            order_currency_symbol?: string;
            internal_notes?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        ExhibitorRegistrationPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["ExhibitorRegistration"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An exhibitor registration to put in the place of the one stored. */
        ExhibitorRegistrationReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            /** @description The exhibitor that the registration is for. */
            exhibitor_id: string;
            event_id?: string;
            organization_id?: string;
            /** @description The person who registers. */
            contact_id?: string;
            /** @description The process by which it is made. */
            process_id?: string;
            /** @description The number of the registration. */
            number?: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            date?: string;
            status?: string;
            /** @description Text about the exhibitor for the portal. */
            description?: string;
            logo_url?: string;
            /** @description The exhibitor's people at the event; any members. */
            contacts?: {
                [key: string]: unknown;
            }[];
            /** @description The booths bought; any members. */
            booths?: {
                [key: string]: unknown;
            }[];
            /** @description The types of booth bought; any members. */
            booth_types?: {
                [key: string]: unknown;
            }[];
            /** @description The add-ons bought; any members. */
            add_ons?: {
                [key: string]: unknown;
            }[];
            /** @description The order by which it is paid. */
            order_id?: string;
            order_line_item_id?: string;
            /** @description A copy from the order. */
            order_number?: number;
            /** @description A copy from the order. */
            order_status?: string;
            /** @description A copy from the order. */
            order_total?: number;
            /** @description A copy from the order. */
            order_amount_paid?: number;
            /** @description A copy from the order. Below zero when too much was paid. */
            order_balance_due?: number;
            /** @description A copy from the order. */
            order_currency_code?: string;
            /** @description A copy from the order. */
            order_currency_symbol?: string;
            internal_notes?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
    };
    responses: {
        /** @description The request does not follow this document. `details` says where. */
        BadRequest: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "code": "invalid_request",
                 *       "message": "The request does not follow the document: /name is required.",
                 *       "details": [
                 *         {
                 *           "pointer": "/name",
                 *           "code": "required",
                 *           "message": "is required"
                 *         }
                 *       ],
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that is not valid. */
        Unauthenticated: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "token_missing",
                 *       "message": "Send a bearer token: Authorization: Bearer <JWT>.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token does not name this tenant or this operation. */
        Forbidden: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "permission_missing",
                 *       "message": "The token's permissions do not name references.delete.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nothing is at this address, or the record does not exist for this tenant. */
        NotFound: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "code": "record_not_found",
                 *       "message": "There is no record nope in references.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address is known, but not with this method. */
        MethodNotAllowed: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 405,
                 *       "code": "method_not_allowed",
                 *       "message": "This address knows GET, HEAD, PUT, PATCH, DELETE.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is well-formed but does not fit what is stored. `code` says why. */
        Conflict: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "code": "record_locked",
                 *       "message": "The record is locked (sys_locked).",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests for this tenant. */
        Limited: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "message": "This tenant may make 100 requests per second.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. Nothing was stored unless the write was answered; the log has the cause under the request's id. */
        Internal: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "code": "internal_error",
                 *       "message": "Something went wrong on the server.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What became of each operation, in the order they were given. The whole answers 200 even when some failed. */
        BatchResult: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success_count": 1,
                 *       "error_count": 0,
                 *       "results": [
                 *         {
                 *           "index": 0,
                 *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                 *           "operation": "delete",
                 *           "status": 200
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BatchResult"];
            };
        };
        /** @description The id of the record that was deleted. */
        Deleted: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f */
                "application/json": string;
            };
        };
    };
    parameters: {
        /**
         * @description The tenant that owns the records.
         * @example acme
         */
        Tenant: string;
        /**
         * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
         *     always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        Fields: string;
        /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
        ExclusiveStartKey: string;
        /** @description The most items a page may hold. */
        Limit: number;
        /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
        ConsistentRead: "true" | "false" | "1" | "0";
        /**
         * @description The record.
         * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
         */
        Id: string;
        /**
         * @description Names of the fields to return for each item, separated by commas; dotted paths reach into objects, and into those in
         *     arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        FieldsToReturn: string;
    };
    requestBodies: {
        /**
         * @description 1 to 100 operations. They run side by side, those on one id in order, each all or nothing by itself. One that is
         *     malformed fails alone, too.
         *     Each needs the permission of its own operation besides that of the batch.
         */
        Batch: {
            content: {
                /**
                 * @example {
                 *       "operations": [
                 *         {
                 *           "operation": "read",
                 *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f"
                 *         },
                 *         {
                 *           "operation": "patch",
                 *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                 *           "patch_directives": {
                 *             "0": {
                 *               "op": "add",
                 *               "path": "/sys_external_id",
                 *               "value": "crm-4711"
                 *             }
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Batch"];
            };
        };
        /**
         * @description A JSON Patch (RFC 6902): directives in order, all or nothing; or a JSON Merge Patch (RFC 7396).
         *     A `test` that fails and a path that does not exist are conflicts (409); a directive that touches `id` or a field the
         *     server owns, or whose result breaks the record's schema, is an error (400). Errors name the directive, as `/0`.
         */
        Patch: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "op": "test",
                 *         "path": "/sys_version",
                 *         "value": 1
                 *       },
                 *       {
                 *         "op": "add",
                 *         "path": "/sys_external_id",
                 *         "value": "crm-4711"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Patch"];
                /**
                 * @example [
                 *       {
                 *         "op": "test",
                 *         "path": "/sys_version",
                 *         "value": 1
                 *       },
                 *       {
                 *         "op": "add",
                 *         "path": "/sys_external_id",
                 *         "value": "crm-4711"
                 *       }
                 *     ]
                 */
                "application/json-patch+json": components["schemas"]["Patch"];
                /**
                 * @example {
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
            };
        };
    };
    headers: {
        /**
         * @description Origins whose pages may read the answer.
         * @example *
         */
        AllowOrigin: string;
        /**
         * @description Methods a page may use.
         * @example GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS
         */
        AllowMethods: string;
        /**
         * @description Headers a page may send.
         * @example Authorization, Content-Type, X-Request-Id
         */
        AllowHeaders: string;
        /**
         * @description Headers of the answer that a page may read.
         * @example X-Request-Id, X-Last-Evaluated-Key, Link, Allow, Retry-After, WWW-Authenticate
         */
        ExposeHeaders: string;
        /**
         * @description Names this request in the server's log. A caller's own `X-Request-Id` is kept.
         * @example 019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f
         */
        RequestId: string;
        /**
         * @description How to authenticate.
         * @example Bearer
         */
        Authenticate: string;
        /**
         * @description Methods that this address knows.
         * @example GET, HEAD, PUT, PATCH, DELETE
         */
        Allow: string;
        /**
         * @description Seconds after which to try again.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description Present when there is more. Send it as `exclusiveStartKey` to read on.
         * @example bm90LWEtcmVhbC1rZXk
         */
        LastEvaluatedKey: string;
        /**
         * @description Present when there is more. The address of the next page, `rel="next"`.
         * @example </awards/referenceTypes/acme?exclusiveStartKey=bm90LWEtcmVhbC1rZXk>; rel="next"
         */
        Link: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "abstractApprovalProcesses.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Approval of talks",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "approval_form_id": "form-1",
                 *       "enable_approval_notification_email": true,
                 *       "approval_notification_email": {
                 *         "subject": "Your abstract",
                 *         "body": "<p>Your abstract was approved.</p>"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AbstractApprovalProcessBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *       "name": "Approval of talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "approval_form_id": "form-1",
                     *       "enable_approval_notification_email": true,
                     *       "approval_notification_email": {
                     *         "subject": "Your abstract",
                     *         "body": "<p>Your abstract was approved.</p>"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractApprovalProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractApprovalProcesses.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractApprovalProcesses.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *           "name": "Approval of talks",
                     *           "event_id": "event-1",
                     *           "is_active": true,
                     *           "approval_form_id": "form-1",
                     *           "enable_approval_notification_email": true,
                     *           "approval_notification_email": {
                     *             "subject": "Your abstract",
                     *             "body": "<p>Your abstract was approved.</p>"
                     *           },
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractApprovalProcessPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractApprovalProcesses.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *       "name": "Approval of talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "approval_form_id": "form-1",
                     *       "enable_approval_notification_email": true,
                     *       "approval_notification_email": {
                     *         "subject": "Your abstract",
                     *         "body": "<p>Your abstract was approved.</p>"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractApprovalProcess"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractApprovalProcesses.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Approval of talks",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "approval_form_id": "form-1",
                 *       "enable_approval_notification_email": true,
                 *       "approval_notification_email": {
                 *         "subject": "Your abstract",
                 *         "body": "<p>Your abstract was approved.</p>"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AbstractApprovalProcessReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *       "name": "Approval of talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "approval_form_id": "form-1",
                     *       "enable_approval_notification_email": true,
                     *       "approval_notification_email": {
                     *         "subject": "Your abstract",
                     *         "body": "<p>Your abstract was approved.</p>"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractApprovalProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractApprovalProcesses.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractApprovalProcesses.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *       "name": "Approval of talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "approval_form_id": "form-1",
                     *       "enable_approval_notification_email": true,
                     *       "approval_notification_email": {
                     *         "subject": "Your abstract",
                     *         "body": "<p>Your abstract was approved.</p>"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractApprovalProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractDecisionProcesses.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids, as a bare array. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea1",
                     *         "name": "Decision on talks",
                     *         "event_id": "event-1",
                     *         "enable_selection_email": true,
                     *         "selection_email": {
                     *           "subject": "Your abstract was selected",
                     *           "body": "<p>We look forward to your talk.</p>"
                     *         },
                     *         "show_contact_form": true,
                     *         "contact_form_options": {
                     *           "contact_form_id": "form-2"
                     *         },
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["AbstractDecisionProcess"] | components["schemas"]["Part"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractDecisionProcesses.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Decision on talks",
                 *       "event_id": "event-1",
                 *       "enable_selection_email": true,
                 *       "selection_email": {
                 *         "subject": "Your abstract was selected",
                 *         "body": "<p>We look forward to your talk.</p>"
                 *       },
                 *       "show_contact_form": true,
                 *       "contact_form_options": {
                 *         "contact_form_id": "form-2"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AbstractDecisionProcessBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea1",
                     *       "name": "Decision on talks",
                     *       "event_id": "event-1",
                     *       "enable_selection_email": true,
                     *       "selection_email": {
                     *         "subject": "Your abstract was selected",
                     *         "body": "<p>We look forward to your talk.</p>"
                     *       },
                     *       "show_contact_form": true,
                     *       "contact_form_options": {
                     *         "contact_form_id": "form-2"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractDecisionProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractDecisionProcesses.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractDecisionProcesses.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea1",
                     *       "name": "Decision on talks",
                     *       "event_id": "event-1",
                     *       "enable_selection_email": true,
                     *       "selection_email": {
                     *         "subject": "Your abstract was selected",
                     *         "body": "<p>We look forward to your talk.</p>"
                     *       },
                     *       "show_contact_form": true,
                     *       "contact_form_options": {
                     *         "contact_form_id": "form-2"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractDecisionProcess"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractDecisionProcesses.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Decision on talks",
                 *       "event_id": "event-1",
                 *       "enable_selection_email": true,
                 *       "selection_email": {
                 *         "subject": "Your abstract was selected",
                 *         "body": "<p>We look forward to your talk.</p>"
                 *       },
                 *       "show_contact_form": true,
                 *       "contact_form_options": {
                 *         "contact_form_id": "form-2"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AbstractDecisionProcessReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea1",
                     *       "name": "Decision on talks",
                     *       "event_id": "event-1",
                     *       "enable_selection_email": true,
                     *       "selection_email": {
                     *         "subject": "Your abstract was selected",
                     *         "body": "<p>We look forward to your talk.</p>"
                     *       },
                     *       "show_contact_form": true,
                     *       "contact_form_options": {
                     *         "contact_form_id": "form-2"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractDecisionProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractDecisionProcesses.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractDecisionProcesses.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea1",
                     *       "name": "Decision on talks",
                     *       "event_id": "event-1",
                     *       "enable_selection_email": true,
                     *       "selection_email": {
                     *         "subject": "Your abstract was selected",
                     *         "body": "<p>We look forward to your talk.</p>"
                     *       },
                     *       "show_contact_form": true,
                     *       "contact_form_options": {
                     *         "contact_form_id": "form-2"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractDecisionProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewProcesses.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids, as a bare array. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *         "name": "Review of talks",
                     *         "event_id": "event-1",
                     *         "is_active": true,
                     *         "enable_review_assignment_email": true,
                     *         "review_assignment_email": {
                     *           "subject": "A review for you",
                     *           "body": "<p>Please review an abstract.</p>"
                     *         },
                     *         "committee_members": [
                     *           {
                     *             "committee_id": "committee-1",
                     *             "contact": {
                     *               "contact_id": "contact-31",
                     *               "name": "Mary Somerville",
                     *               "email_address": "mary@example.org"
                     *             }
                     *           }
                     *         ],
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["AbstractReviewProcess"] | components["schemas"]["Part"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewProcesses.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Review of talks",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "enable_review_assignment_email": true,
                 *       "review_assignment_email": {
                 *         "subject": "A review for you",
                 *         "body": "<p>Please review an abstract.</p>"
                 *       },
                 *       "committee_members": [
                 *         {
                 *           "committee_id": "committee-1",
                 *           "contact": {
                 *             "contact_id": "contact-31",
                 *             "name": "Mary Somerville",
                 *             "email_address": "mary@example.org"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewProcessBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "name": "Review of talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "enable_review_assignment_email": true,
                     *       "review_assignment_email": {
                     *         "subject": "A review for you",
                     *         "body": "<p>Please review an abstract.</p>"
                     *       },
                     *       "committee_members": [
                     *         {
                     *           "committee_id": "committee-1",
                     *           "contact": {
                     *             "contact_id": "contact-31",
                     *             "name": "Mary Somerville",
                     *             "email_address": "mary@example.org"
                     *           }
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewProcesses.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewProcesses.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "name": "Review of talks",
                     *           "event_id": "event-1",
                     *           "is_active": true,
                     *           "enable_review_assignment_email": true,
                     *           "review_assignment_email": {
                     *             "subject": "A review for you",
                     *             "body": "<p>Please review an abstract.</p>"
                     *           },
                     *           "committee_members": [
                     *             {
                     *               "committee_id": "committee-1",
                     *               "contact": {
                     *                 "contact_id": "contact-31",
                     *                 "name": "Mary Somerville",
                     *                 "email_address": "mary@example.org"
                     *               }
                     *             }
                     *           ],
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewProcessPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewProcesses.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "name": "Review of talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "enable_review_assignment_email": true,
                     *       "review_assignment_email": {
                     *         "subject": "A review for you",
                     *         "body": "<p>Please review an abstract.</p>"
                     *       },
                     *       "committee_members": [
                     *         {
                     *           "committee_id": "committee-1",
                     *           "contact": {
                     *             "contact_id": "contact-31",
                     *             "name": "Mary Somerville",
                     *             "email_address": "mary@example.org"
                     *           }
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewProcess"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewProcesses.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Review of talks",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "enable_review_assignment_email": true,
                 *       "review_assignment_email": {
                 *         "subject": "A review for you",
                 *         "body": "<p>Please review an abstract.</p>"
                 *       },
                 *       "committee_members": [
                 *         {
                 *           "committee_id": "committee-1",
                 *           "contact": {
                 *             "contact_id": "contact-31",
                 *             "name": "Mary Somerville",
                 *             "email_address": "mary@example.org"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewProcessReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "name": "Review of talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "enable_review_assignment_email": true,
                     *       "review_assignment_email": {
                     *         "subject": "A review for you",
                     *         "body": "<p>Please review an abstract.</p>"
                     *       },
                     *       "committee_members": [
                     *         {
                     *           "committee_id": "committee-1",
                     *           "contact": {
                     *             "contact_id": "contact-31",
                     *             "name": "Mary Somerville",
                     *             "email_address": "mary@example.org"
                     *           }
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewProcesses.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewProcesses.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "name": "Review of talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "enable_review_assignment_email": true,
                     *       "review_assignment_email": {
                     *         "subject": "A review for you",
                     *         "body": "<p>Please review an abstract.</p>"
                     *       },
                     *       "committee_members": [
                     *         {
                     *           "committee_id": "committee-1",
                     *           "contact": {
                     *             "contact_id": "contact-31",
                     *             "name": "Mary Somerville",
                     *             "email_address": "mary@example.org"
                     *           }
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewRounds.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids, as a bare array. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *         "name": "First round",
                     *         "event_id": "event-1",
                     *         "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *         "display_order": 1,
                     *         "review_form_id": "form-3",
                     *         "enable_review_assignment_rules": true,
                     *         "review_assignment_rules": [
                     *           {
                     *             "name": "Talks on physics",
                     *             "matching_conditions": {
                     *               "country": [
                     *                 "FR",
                     *                 "IT"
                     *               ],
                     *               "presenter_info.field": "physics",
                     *               "notes": {
                     *                 "blank": true
                     *               },
                     *               "state": {
                     *                 "not": "draft"
                     *               }
                     *             },
                     *             "targets": [
                     *               {
                     *                 "type": "contact",
                     *                 "contact_id": "contact-30"
                     *               },
                     *               {
                     *                 "type": "committee",
                     *                 "committee_id": "committee-1"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "status": "never opened",
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["AbstractReviewRound"] | components["schemas"]["Part"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewRounds.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "First round",
                 *       "event_id": "event-1",
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                 *       "display_order": 1,
                 *       "review_form_id": "form-3",
                 *       "enable_review_assignment_rules": true,
                 *       "review_assignment_rules": [
                 *         {
                 *           "name": "Talks on physics",
                 *           "matching_conditions": {
                 *             "country": [
                 *               "FR",
                 *               "IT"
                 *             ],
                 *             "presenter_info.field": "physics",
                 *             "notes": {
                 *               "blank": true
                 *             },
                 *             "state": {
                 *               "not": "draft"
                 *             }
                 *           },
                 *           "targets": [
                 *             {
                 *               "type": "contact",
                 *               "contact_id": "contact-30"
                 *             },
                 *             {
                 *               "type": "committee",
                 *               "committee_id": "committee-1"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewRoundBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "name": "First round",
                     *       "event_id": "event-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "display_order": 1,
                     *       "review_form_id": "form-3",
                     *       "enable_review_assignment_rules": true,
                     *       "review_assignment_rules": [
                     *         {
                     *           "name": "Talks on physics",
                     *           "matching_conditions": {
                     *             "country": [
                     *               "FR",
                     *               "IT"
                     *             ],
                     *             "presenter_info.field": "physics",
                     *             "notes": {
                     *               "blank": true
                     *             },
                     *             "state": {
                     *               "not": "draft"
                     *             }
                     *           },
                     *           "targets": [
                     *             {
                     *               "type": "contact",
                     *               "contact_id": "contact-30"
                     *             },
                     *             {
                     *               "type": "committee",
                     *               "committee_id": "committee-1"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "status": "never opened",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewRound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewRounds.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewRounds.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "name": "First round",
                     *           "event_id": "event-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "display_order": 1,
                     *           "review_form_id": "form-3",
                     *           "enable_review_assignment_rules": true,
                     *           "review_assignment_rules": [
                     *             {
                     *               "name": "Talks on physics",
                     *               "matching_conditions": {
                     *                 "country": [
                     *                   "FR",
                     *                   "IT"
                     *                 ],
                     *                 "presenter_info.field": "physics",
                     *                 "notes": {
                     *                   "blank": true
                     *                 },
                     *                 "state": {
                     *                   "not": "draft"
                     *                 }
                     *               },
                     *               "targets": [
                     *                 {
                     *                   "type": "contact",
                     *                   "contact_id": "contact-30"
                     *                 },
                     *                 {
                     *                   "type": "committee",
                     *                   "committee_id": "committee-1"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "status": "never opened",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewRoundPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewRounds.listByStatus": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The review process.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea2
                 */
                processId: string;
                /**
                 * @description `never opened`, `open` or `closed`, in upper or lower case.
                 * @example open
                 */
                status: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "name": "First round",
                     *           "event_id": "event-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "display_order": 1,
                     *           "review_form_id": "form-3",
                     *           "enable_review_assignment_rules": true,
                     *           "review_assignment_rules": [
                     *             {
                     *               "name": "Talks on physics",
                     *               "matching_conditions": {
                     *                 "country": [
                     *                   "FR",
                     *                   "IT"
                     *                 ],
                     *                 "presenter_info.field": "physics",
                     *                 "notes": {
                     *                   "blank": true
                     *                 },
                     *                 "state": {
                     *                   "not": "draft"
                     *                 }
                     *               },
                     *               "targets": [
                     *                 {
                     *                   "type": "contact",
                     *                   "contact_id": "contact-30"
                     *                 },
                     *                 {
                     *                   "type": "committee",
                     *                   "committee_id": "committee-1"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "status": "never opened",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewRoundPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewRounds.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "name": "First round",
                     *       "event_id": "event-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "display_order": 1,
                     *       "review_form_id": "form-3",
                     *       "enable_review_assignment_rules": true,
                     *       "review_assignment_rules": [
                     *         {
                     *           "name": "Talks on physics",
                     *           "matching_conditions": {
                     *             "country": [
                     *               "FR",
                     *               "IT"
                     *             ],
                     *             "presenter_info.field": "physics",
                     *             "notes": {
                     *               "blank": true
                     *             },
                     *             "state": {
                     *               "not": "draft"
                     *             }
                     *           },
                     *           "targets": [
                     *             {
                     *               "type": "contact",
                     *               "contact_id": "contact-30"
                     *             },
                     *             {
                     *               "type": "committee",
                     *               "committee_id": "committee-1"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "status": "never opened",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewRound"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewRounds.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "First round",
                 *       "event_id": "event-1",
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                 *       "display_order": 1,
                 *       "review_form_id": "form-3",
                 *       "enable_review_assignment_rules": true,
                 *       "review_assignment_rules": [
                 *         {
                 *           "name": "Talks on physics",
                 *           "matching_conditions": {
                 *             "country": [
                 *               "FR",
                 *               "IT"
                 *             ],
                 *             "presenter_info.field": "physics",
                 *             "notes": {
                 *               "blank": true
                 *             },
                 *             "state": {
                 *               "not": "draft"
                 *             }
                 *           },
                 *           "targets": [
                 *             {
                 *               "type": "contact",
                 *               "contact_id": "contact-30"
                 *             },
                 *             {
                 *               "type": "committee",
                 *               "committee_id": "committee-1"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewRoundReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "name": "First round",
                     *       "event_id": "event-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "display_order": 1,
                     *       "review_form_id": "form-3",
                     *       "enable_review_assignment_rules": true,
                     *       "review_assignment_rules": [
                     *         {
                     *           "name": "Talks on physics",
                     *           "matching_conditions": {
                     *             "country": [
                     *               "FR",
                     *               "IT"
                     *             ],
                     *             "presenter_info.field": "physics",
                     *             "notes": {
                     *               "blank": true
                     *             },
                     *             "state": {
                     *               "not": "draft"
                     *             }
                     *           },
                     *           "targets": [
                     *             {
                     *               "type": "contact",
                     *               "contact_id": "contact-30"
                     *             },
                     *             {
                     *               "type": "committee",
                     *               "committee_id": "committee-1"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "status": "never opened",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewRound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewRounds.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviewRounds.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "name": "First round",
                     *       "event_id": "event-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "display_order": 1,
                     *       "review_form_id": "form-3",
                     *       "enable_review_assignment_rules": true,
                     *       "review_assignment_rules": [
                     *         {
                     *           "name": "Talks on physics",
                     *           "matching_conditions": {
                     *             "country": [
                     *               "FR",
                     *               "IT"
                     *             ],
                     *             "presenter_info.field": "physics",
                     *             "notes": {
                     *               "blank": true
                     *             },
                     *             "state": {
                     *               "not": "draft"
                     *             }
                     *           },
                     *           "targets": [
                     *             {
                     *               "type": "contact",
                     *               "contact_id": "contact-30"
                     *             },
                     *             {
                     *               "type": "committee",
                     *               "committee_id": "committee-1"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "status": "never opened",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewRound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "abstract_id": "abstract-1",
                 *       "abstract_title": "On the connexion of the sciences",
                 *       "event_id": "event-1",
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                 *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                 *       "assignee": {
                 *         "contact_id": "contact-30",
                 *         "name": "Ada Lovelace",
                 *         "email_address": "ada@example.org"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *       "abstract_id": "abstract-1",
                     *       "abstract_title": "On the connexion of the sciences",
                     *       "event_id": "event-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "assignee": {
                     *         "contact_id": "contact-30",
                     *         "name": "Ada Lovelace",
                     *         "email_address": "ada@example.org"
                     *       },
                     *       "status": "not started",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.search": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return for each item, separated by commas; dotted paths reach into objects, and into those in
                 *     arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fieldsToReturn?: components["parameters"]["FieldsToReturn"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_ids": [
                 *         "event-1"
                 *       ],
                 *       "status": "completed",
                 *       "name": "love"
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewSearch"];
            };
        };
        responses: {
            /** @description A page of abstract reviews, whole or what `fieldsToReturn` asks for of them. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "abstract_id": "abstract-1",
                     *           "abstract_title": "On the connexion of the sciences",
                     *           "event_id": "event-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "assignee": {
                     *             "contact_id": "contact-30",
                     *             "name": "Ada Lovelace",
                     *             "email_address": "ada@example.org"
                     *           },
                     *           "status": "not started",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.assignReviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                 *       "abstract_ids": [
                 *         "abstract-1"
                 *       ],
                 *       "assignees": [
                 *         {
                 *           "contact_id": "contact-30",
                 *           "name": "Ada Lovelace",
                 *           "email_address": "ada@example.org"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewAssignment"];
            };
        };
        responses: {
            /** @description What was created and what was skipped. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created": 1,
                     *       "already_present": 0,
                     *       "skipped": [],
                     *       "reviews": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "abstract_id": "abstract-1",
                     *           "abstract_title": "On the connexion of the sciences",
                     *           "event_id": "event-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "assignee": {
                     *             "contact_id": "contact-30",
                     *             "name": "Ada Lovelace",
                     *             "email_address": "ada@example.org"
                     *           },
                     *           "status": "not started",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewAssignmentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.openRound": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The abstract type.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea7
                 */
                typeId: string;
                /**
                 * @description The round to open.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                roundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was opened, closed, created and skipped. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `no-store`, for GET. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "opened_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "created": 12,
                     *       "already_present": 0,
                     *       "remaining": 0,
                     *       "skipped": [
                     *         {
                     *           "rule": "Talks on physics",
                     *           "target": {
                     *             "type": "committee",
                     *             "committee_id": "committee-1"
                     *           },
                     *           "reason": "committee_unresolved"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewRoundOpened"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.openRoundByPost": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The abstract type.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea7
                 */
                typeId: string;
                /**
                 * @description The round to open.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                roundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was opened, closed, created and skipped. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description `no-store`, for GET. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "opened_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "created": 12,
                     *       "already_present": 0,
                     *       "remaining": 0,
                     *       "skipped": [
                     *         {
                     *           "rule": "Talks on physics",
                     *           "target": {
                     *             "type": "committee",
                     *             "committee_id": "committee-1"
                     *           },
                     *           "reason": "committee_unresolved"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewRoundOpened"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.previewEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                 *       "email": "assignment"
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewPreview"];
            };
        };
        responses: {
            /** @description The e-mail as it would be sent. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "assignment",
                     *       "subject": "A review for you",
                     *       "body": "<p>Dear Ada</p>",
                     *       "to": "ada@example.org",
                     *       "sent_to": []
                     *     }
                     */
                    "application/json": components["schemas"]["EmailPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.resendConfirmationEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail that was queued. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5eb0",
                     *       "to": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewEmailResent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.resendReviewAssignmentEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail that was queued. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5eb0",
                     *       "to": "ada@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewEmailResent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.sendReviewAssignmentEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3"
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewEmails"];
            };
        };
        responses: {
            /** @description What was queued and what was skipped. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "queued": 11,
                     *       "remaining": 0,
                     *       "skipped": [
                     *         {
                     *           "review_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "reason": "no_email_address"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewEmailsQueued"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                 *       "abstract_id": "abstract-1",
                 *       "abstract_title": "On the connexion of the sciences",
                 *       "event_id": "event-1",
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                 *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                 *       "assignee": {
                 *         "contact_id": "contact-30",
                 *         "name": "Ada Lovelace",
                 *         "email_address": "ada@example.org"
                 *       },
                 *       "score": 4.5,
                 *       "comments_to_submitter": "Clear and new."
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewSubmission"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *       "abstract_id": "abstract-1",
                     *       "abstract_title": "On the connexion of the sciences",
                     *       "event_id": "event-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "assignee": {
                     *         "contact_id": "contact-30",
                     *         "name": "Ada Lovelace",
                     *         "email_address": "ada@example.org"
                     *       },
                     *       "status": "not started",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.listByAbstract": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The abstract.
                 * @example abstract-1
                 */
                abstract_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "abstract_id": "abstract-1",
                     *           "abstract_title": "On the connexion of the sciences",
                     *           "event_id": "event-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "assignee": {
                     *             "contact_id": "contact-30",
                     *             "name": "Ada Lovelace",
                     *             "email_address": "ada@example.org"
                     *           },
                     *           "status": "not started",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.listByContact": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The reviewer.
                 * @example contact-30
                 */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "abstract_id": "abstract-1",
                     *           "abstract_title": "On the connexion of the sciences",
                     *           "event_id": "event-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "assignee": {
                     *             "contact_id": "contact-30",
                     *             "name": "Ada Lovelace",
                     *             "email_address": "ada@example.org"
                     *           },
                     *           "status": "not started",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.listByEventAndRound": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                eventId: string;
                /**
                 * @description The review round.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                roundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "abstract_id": "abstract-1",
                     *           "abstract_title": "On the connexion of the sciences",
                     *           "event_id": "event-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "assignee": {
                     *             "contact_id": "contact-30",
                     *             "name": "Ada Lovelace",
                     *             "email_address": "ada@example.org"
                     *           },
                     *           "status": "not started",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "abstract_id": "abstract-1",
                     *           "abstract_title": "On the connexion of the sciences",
                     *           "event_id": "event-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "assignee": {
                     *             "contact_id": "contact-30",
                     *             "name": "Ada Lovelace",
                     *             "email_address": "ada@example.org"
                     *           },
                     *           "status": "not started",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.listByReviewRound": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The review round.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                review_round_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "abstract_id": "abstract-1",
                     *           "abstract_title": "On the connexion of the sciences",
                     *           "event_id": "event-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "assignee": {
                     *             "contact_id": "contact-30",
                     *             "name": "Ada Lovelace",
                     *             "email_address": "ada@example.org"
                     *           },
                     *           "status": "not started",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *       "abstract_id": "abstract-1",
                     *       "abstract_title": "On the connexion of the sciences",
                     *       "event_id": "event-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "assignee": {
                     *         "contact_id": "contact-30",
                     *         "name": "Ada Lovelace",
                     *         "email_address": "ada@example.org"
                     *       },
                     *       "status": "not started",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReview"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "abstract_id": "abstract-1",
                 *       "abstract_title": "On the connexion of the sciences",
                 *       "event_id": "event-1",
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                 *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                 *       "assignee": {
                 *         "contact_id": "contact-30",
                 *         "name": "Ada Lovelace",
                 *         "email_address": "ada@example.org"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReviewReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *       "abstract_id": "abstract-1",
                     *       "abstract_title": "On the connexion of the sciences",
                     *       "event_id": "event-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "assignee": {
                     *         "contact_id": "contact-30",
                     *         "name": "Ada Lovelace",
                     *         "email_address": "ada@example.org"
                     *       },
                     *       "status": "not started",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractReviews.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *       "abstract_id": "abstract-1",
                     *       "abstract_title": "On the connexion of the sciences",
                     *       "event_id": "event-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "review_round_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "assignee": {
                     *         "contact_id": "contact-30",
                     *         "name": "Ada Lovelace",
                     *         "email_address": "ada@example.org"
                     *       },
                     *       "status": "not started",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSettings.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids, as a bare array. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *         "abstract_instructions": "At most 300 words, please.",
                     *         "enable_online_abstract_submission": true,
                     *         "abstract_submission_options": {
                     *           "open_date": "2026-01-15T00:00:00.000Z",
                     *           "close_date": "2026-03-31T22:00:00.000Z"
                     *         },
                     *         "allow_presenters_to_manage_documents": true,
                     *         "document_management_options": {
                     *           "deadline": "2026-05-31T22:00:00.000Z",
                     *           "include_co_presenters": true
                     *         },
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["AbstractSettings"] | components["schemas"]["Part"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSettings.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "abstract_instructions": "At most 300 words, please.",
                 *       "enable_online_abstract_submission": true,
                 *       "abstract_submission_options": {
                 *         "open_date": "2026-01-15T00:00:00.000Z",
                 *         "close_date": "2026-03-31T22:00:00.000Z"
                 *       },
                 *       "allow_presenters_to_manage_documents": true,
                 *       "document_management_options": {
                 *         "deadline": "2026-05-31T22:00:00.000Z",
                 *         "include_co_presenters": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AbstractSettingsBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *       "abstract_instructions": "At most 300 words, please.",
                     *       "enable_online_abstract_submission": true,
                     *       "abstract_submission_options": {
                     *         "open_date": "2026-01-15T00:00:00.000Z",
                     *         "close_date": "2026-03-31T22:00:00.000Z"
                     *       },
                     *       "allow_presenters_to_manage_documents": true,
                     *       "document_management_options": {
                     *         "deadline": "2026-05-31T22:00:00.000Z",
                     *         "include_co_presenters": true
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSettings.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSettings.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *       "abstract_instructions": "At most 300 words, please.",
                     *       "enable_online_abstract_submission": true,
                     *       "abstract_submission_options": {
                     *         "open_date": "2026-01-15T00:00:00.000Z",
                     *         "close_date": "2026-03-31T22:00:00.000Z"
                     *       },
                     *       "allow_presenters_to_manage_documents": true,
                     *       "document_management_options": {
                     *         "deadline": "2026-05-31T22:00:00.000Z",
                     *         "include_co_presenters": true
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractSettings"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSettings.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "abstract_instructions": "At most 300 words, please.",
                 *       "enable_online_abstract_submission": true,
                 *       "abstract_submission_options": {
                 *         "open_date": "2026-01-15T00:00:00.000Z",
                 *         "close_date": "2026-03-31T22:00:00.000Z"
                 *       },
                 *       "allow_presenters_to_manage_documents": true,
                 *       "document_management_options": {
                 *         "deadline": "2026-05-31T22:00:00.000Z",
                 *         "include_co_presenters": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AbstractSettingsReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *       "abstract_instructions": "At most 300 words, please.",
                     *       "enable_online_abstract_submission": true,
                     *       "abstract_submission_options": {
                     *         "open_date": "2026-01-15T00:00:00.000Z",
                     *         "close_date": "2026-03-31T22:00:00.000Z"
                     *       },
                     *       "allow_presenters_to_manage_documents": true,
                     *       "document_management_options": {
                     *         "deadline": "2026-05-31T22:00:00.000Z",
                     *         "include_co_presenters": true
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSettings.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSettings.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *       "abstract_instructions": "At most 300 words, please.",
                     *       "enable_online_abstract_submission": true,
                     *       "abstract_submission_options": {
                     *         "open_date": "2026-01-15T00:00:00.000Z",
                     *         "close_date": "2026-03-31T22:00:00.000Z"
                     *       },
                     *       "allow_presenters_to_manage_documents": true,
                     *       "document_management_options": {
                     *         "deadline": "2026-05-31T22:00:00.000Z",
                     *         "include_co_presenters": true
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "coupons.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Early bird",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "discount_method": "inline discount",
                 *       "maximum_discount": 200,
                 *       "apply_to_function_fees": true,
                 *       "function_discount_info": {
                 *         "method": "percentage",
                 *         "amount": 15
                 *       },
                 *       "apply_to_add_on_products": true,
                 *       "add_on_products_discount_info": {
                 *         "method": "amount",
                 *         "amount": 5,
                 *         "add_on_product_ids": [
                 *           "add-on-3"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CouponBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *       "name": "Early bird",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "discount_method": "inline discount",
                     *       "maximum_discount": 200,
                     *       "apply_to_function_fees": true,
                     *       "function_discount_info": {
                     *         "method": "percentage",
                     *         "amount": 15
                     *       },
                     *       "apply_to_add_on_products": true,
                     *       "add_on_products_discount_info": {
                     *         "method": "amount",
                     *         "amount": 5,
                     *         "add_on_product_ids": [
                     *           "add-on-3"
                     *         ]
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "coupons.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "coupons.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *           "name": "Early bird",
                     *           "event_id": "event-1",
                     *           "is_active": true,
                     *           "discount_method": "inline discount",
                     *           "maximum_discount": 200,
                     *           "apply_to_function_fees": true,
                     *           "function_discount_info": {
                     *             "method": "percentage",
                     *             "amount": 15
                     *           },
                     *           "apply_to_add_on_products": true,
                     *           "add_on_products_discount_info": {
                     *             "method": "amount",
                     *             "amount": 5,
                     *             "add_on_product_ids": [
                     *               "add-on-3"
                     *             ]
                     *           },
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CouponPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "coupons.evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "event-1",
                 *       "lines": [
                 *         {
                 *           "kind": "function_fee",
                 *           "product_id": "fee-2",
                 *           "price": 80,
                 *           "quantity": 2
                 *         },
                 *         {
                 *           "kind": "add_on_product",
                 *           "product_id": "add-on-3",
                 *           "price": 12.5,
                 *           "quantity": 1
                 *         },
                 *         {
                 *           "kind": "session_fee",
                 *           "price": 40,
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CouponEvaluation"];
            };
        };
        responses: {
            /** @description The discount, whole and line by line. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicable": true,
                     *       "discount": 29,
                     *       "lines": [
                     *         {
                     *           "index": 0,
                     *           "discount": 24
                     *         },
                     *         {
                     *           "index": 1,
                     *           "discount": 5
                     *         },
                     *         {
                     *           "index": 2,
                     *           "discount": 0
                     *         }
                     *       ],
                     *       "reasons": [
                     *         "kind_not_covered"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CouponEvaluationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "coupons.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *       "name": "Early bird",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "discount_method": "inline discount",
                     *       "maximum_discount": 200,
                     *       "apply_to_function_fees": true,
                     *       "function_discount_info": {
                     *         "method": "percentage",
                     *         "amount": 15
                     *       },
                     *       "apply_to_add_on_products": true,
                     *       "add_on_products_discount_info": {
                     *         "method": "amount",
                     *         "amount": 5,
                     *         "add_on_product_ids": [
                     *           "add-on-3"
                     *         ]
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Coupon"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "coupons.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Early bird",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "discount_method": "inline discount",
                 *       "maximum_discount": 200,
                 *       "apply_to_function_fees": true,
                 *       "function_discount_info": {
                 *         "method": "percentage",
                 *         "amount": 15
                 *       },
                 *       "apply_to_add_on_products": true,
                 *       "add_on_products_discount_info": {
                 *         "method": "amount",
                 *         "amount": 5,
                 *         "add_on_product_ids": [
                 *           "add-on-3"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CouponReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *       "name": "Early bird",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "discount_method": "inline discount",
                     *       "maximum_discount": 200,
                     *       "apply_to_function_fees": true,
                     *       "function_discount_info": {
                     *         "method": "percentage",
                     *         "amount": 15
                     *       },
                     *       "apply_to_add_on_products": true,
                     *       "add_on_products_discount_info": {
                     *         "method": "amount",
                     *         "amount": 5,
                     *         "add_on_product_ids": [
                     *           "add-on-3"
                     *         ]
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "coupons.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "coupons.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea0",
                     *       "name": "Early bird",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "discount_method": "inline discount",
                     *       "maximum_discount": 200,
                     *       "apply_to_function_fees": true,
                     *       "function_discount_info": {
                     *         "method": "percentage",
                     *         "amount": 15
                     *       },
                     *       "apply_to_add_on_products": true,
                     *       "add_on_products_discount_info": {
                     *         "method": "amount",
                     *         "amount": 5,
                     *         "add_on_product_ids": [
                     *           "add-on-3"
                     *         ]
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorSettings.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "event-1",
                 *       "business_unit_id": "unit-1",
                 *       "merchant_account_id": "merchant-1",
                 *       "bank_account_id": "bank-1",
                 *       "credit_card_mode": "enabled",
                 *       "credit_card_processing_fee_mode": "do not charge",
                 *       "enable_contact_restriction_rules": true,
                 *       "contact_restriction_rules": [
                 *         {
                 *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                 *           "maximum_number_of_contacts": 4,
                 *           "per_booth": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorSettingsBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea1",
                     *       "event_id": "event-1",
                     *       "business_unit_id": "unit-1",
                     *       "merchant_account_id": "merchant-1",
                     *       "bank_account_id": "bank-1",
                     *       "credit_card_mode": "enabled",
                     *       "credit_card_processing_fee_mode": "do not charge",
                     *       "enable_contact_restriction_rules": true,
                     *       "contact_restriction_rules": [
                     *         {
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "maximum_number_of_contacts": 4,
                     *           "per_booth": true
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorSettings.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorSettings.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea1",
                     *       "event_id": "event-1",
                     *       "business_unit_id": "unit-1",
                     *       "merchant_account_id": "merchant-1",
                     *       "bank_account_id": "bank-1",
                     *       "credit_card_mode": "enabled",
                     *       "credit_card_processing_fee_mode": "do not charge",
                     *       "enable_contact_restriction_rules": true,
                     *       "contact_restriction_rules": [
                     *         {
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "maximum_number_of_contacts": 4,
                     *           "per_booth": true
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorSettings"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorSettings.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "event-1",
                 *       "business_unit_id": "unit-1",
                 *       "merchant_account_id": "merchant-1",
                 *       "bank_account_id": "bank-1",
                 *       "credit_card_mode": "enabled",
                 *       "credit_card_processing_fee_mode": "do not charge",
                 *       "enable_contact_restriction_rules": true,
                 *       "contact_restriction_rules": [
                 *         {
                 *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                 *           "maximum_number_of_contacts": 4,
                 *           "per_booth": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorSettingsReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea1",
                     *       "event_id": "event-1",
                     *       "business_unit_id": "unit-1",
                     *       "merchant_account_id": "merchant-1",
                     *       "bank_account_id": "bank-1",
                     *       "credit_card_mode": "enabled",
                     *       "credit_card_processing_fee_mode": "do not charge",
                     *       "enable_contact_restriction_rules": true,
                     *       "contact_restriction_rules": [
                     *         {
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "maximum_number_of_contacts": 4,
                     *           "per_booth": true
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorSettings.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorSettings.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea1",
                     *       "event_id": "event-1",
                     *       "business_unit_id": "unit-1",
                     *       "merchant_account_id": "merchant-1",
                     *       "bank_account_id": "bank-1",
                     *       "credit_card_mode": "enabled",
                     *       "credit_card_processing_fee_mode": "do not charge",
                     *       "enable_contact_restriction_rules": true,
                     *       "contact_restriction_rules": [
                     *         {
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "maximum_number_of_contacts": 4,
                     *           "per_booth": true
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorShowFloors.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Main hall",
                 *       "event_id": "event-1",
                 *       "display_order": 1,
                 *       "image_uri": "https://example.org/floors/main-hall.png",
                 *       "instructions": "Booths by the entrance have no power."
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorShowFloorBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "name": "Main hall",
                     *       "event_id": "event-1",
                     *       "display_order": 1,
                     *       "image_uri": "https://example.org/floors/main-hall.png",
                     *       "instructions": "Booths by the entrance have no power.",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorShowFloor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorShowFloors.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorShowFloors.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "name": "Main hall",
                     *           "event_id": "event-1",
                     *           "display_order": 1,
                     *           "image_uri": "https://example.org/floors/main-hall.png",
                     *           "instructions": "Booths by the entrance have no power.",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorShowFloorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorShowFloors.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "name": "Main hall",
                     *       "event_id": "event-1",
                     *       "display_order": 1,
                     *       "image_uri": "https://example.org/floors/main-hall.png",
                     *       "instructions": "Booths by the entrance have no power.",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorShowFloor"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorShowFloors.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Main hall",
                 *       "event_id": "event-1",
                 *       "display_order": 1,
                 *       "image_uri": "https://example.org/floors/main-hall.png",
                 *       "instructions": "Booths by the entrance have no power."
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorShowFloorReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "name": "Main hall",
                     *       "event_id": "event-1",
                     *       "display_order": 1,
                     *       "image_uri": "https://example.org/floors/main-hall.png",
                     *       "instructions": "Booths by the entrance have no power.",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorShowFloor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorShowFloors.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorShowFloors.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "name": "Main hall",
                     *       "event_id": "event-1",
                     *       "display_order": 1,
                     *       "image_uri": "https://example.org/floors/main-hall.png",
                     *       "instructions": "Booths by the entrance have no power.",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorShowFloor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Analytical Engines Ltd",
                 *       "event_id": "event-1",
                 *       "organization_id": "organization-3",
                 *       "description": "Mechanical computers since 1837.",
                 *       "contacts": [
                 *         {
                 *           "contact_id": "contact-12",
                 *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"
                 *         },
                 *         {
                 *           "contact_id": "contact-13",
                 *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                 *           "is_frozen": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "name": "Analytical Engines Ltd",
                     *       "event_id": "event-1",
                     *       "organization_id": "organization-3",
                     *       "description": "Mechanical computers since 1837.",
                     *       "contacts": [
                     *         {
                     *           "contact_id": "contact-12",
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"
                     *         },
                     *         {
                     *           "contact_id": "contact-13",
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "is_frozen": true
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Exhibitor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.contactAllowanceForRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "event-1",
                 *       "booths": 2,
                 *       "contacts": [
                 *         {
                 *           "contact_id": "contact-12",
                 *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"
                 *         },
                 *         {
                 *           "contact_id": "contact-13",
                 *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                 *           "is_frozen": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorContactAllowanceRequest"];
            };
        };
        responses: {
            /** @description What is allowed and what there is. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allowances": [
                     *         {
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "maximum_number_of_contacts": 8,
                     *           "number_of_contacts": 2
                     *         }
                     *       ],
                     *       "frozen_contacts": [
                     *         "contact-13"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorContactAllowance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.getContactAllowance": {
        parameters: {
            query?: {
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is allowed and what there is. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allowances": [
                     *         {
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "maximum_number_of_contacts": 8,
                     *           "number_of_contacts": 2
                     *         }
                     *       ],
                     *       "frozen_contacts": [
                     *         "contact-13"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorContactAllowance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "name": "Analytical Engines Ltd",
                     *           "event_id": "event-1",
                     *           "organization_id": "organization-3",
                     *           "description": "Mechanical computers since 1837.",
                     *           "contacts": [
                     *             {
                     *               "contact_id": "contact-12",
                     *               "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"
                     *             },
                     *             {
                     *               "contact_id": "contact-13",
                     *               "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *               "is_frozen": true
                     *             }
                     *           ],
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.listByOrganization": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The organization.
                 * @example organization-3
                 */
                organization_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "name": "Analytical Engines Ltd",
                     *           "event_id": "event-1",
                     *           "organization_id": "organization-3",
                     *           "description": "Mechanical computers since 1837.",
                     *           "contacts": [
                     *             {
                     *               "contact_id": "contact-12",
                     *               "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"
                     *             },
                     *             {
                     *               "contact_id": "contact-13",
                     *               "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *               "is_frozen": true
                     *             }
                     *           ],
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.listPublicByEvent": {
        parameters: {
            query?: {
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "name": "Analytical Engines Ltd",
                     *           "event_id": "event-1",
                     *           "description": "Mechanical computers since 1837."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorPublicPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "name": "Analytical Engines Ltd",
                     *       "event_id": "event-1",
                     *       "organization_id": "organization-3",
                     *       "description": "Mechanical computers since 1837.",
                     *       "contacts": [
                     *         {
                     *           "contact_id": "contact-12",
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"
                     *         },
                     *         {
                     *           "contact_id": "contact-13",
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "is_frozen": true
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Exhibitor"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Analytical Engines Ltd",
                 *       "event_id": "event-1",
                 *       "organization_id": "organization-3",
                 *       "description": "Mechanical computers since 1837.",
                 *       "contacts": [
                 *         {
                 *           "contact_id": "contact-12",
                 *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"
                 *         },
                 *         {
                 *           "contact_id": "contact-13",
                 *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                 *           "is_frozen": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "name": "Analytical Engines Ltd",
                     *       "event_id": "event-1",
                     *       "organization_id": "organization-3",
                     *       "description": "Mechanical computers since 1837.",
                     *       "contacts": [
                     *         {
                     *           "contact_id": "contact-12",
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"
                     *         },
                     *         {
                     *           "contact_id": "contact-13",
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "is_frozen": true
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Exhibitor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitors.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "name": "Analytical Engines Ltd",
                     *       "event_id": "event-1",
                     *       "organization_id": "organization-3",
                     *       "description": "Mechanical computers since 1837.",
                     *       "contacts": [
                     *         {
                     *           "contact_id": "contact-12",
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4"
                     *         },
                     *         {
                     *           "contact_id": "contact-13",
                     *           "contact_type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *           "is_frozen": true
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Exhibitor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionFees.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Gala dinner, early booking",
                 *       "abbreviated_name": "Dinner",
                 *       "event_id": "event-1",
                 *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                 *       "business_unit_id": "unit-2",
                 *       "price": 95,
                 *       "member_price": 79.5,
                 *       "enable_capacity": true,
                 *       "capacity_options": {
                 *         "capacity": 40
                 *       },
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["FunctionFeeBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *       "name": "Gala dinner, early booking",
                     *       "abbreviated_name": "Dinner",
                     *       "event_id": "event-1",
                     *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "business_unit_id": "unit-2",
                     *       "price": 95,
                     *       "member_price": 79.5,
                     *       "enable_capacity": true,
                     *       "capacity_options": {
                     *         "capacity": 40
                     *       },
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionFee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionFees.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionFees.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *           "name": "Gala dinner, early booking",
                     *           "abbreviated_name": "Dinner",
                     *           "event_id": "event-1",
                     *           "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *           "business_unit_id": "unit-2",
                     *           "price": 95,
                     *           "member_price": 79.5,
                     *           "enable_capacity": true,
                     *           "capacity_options": {
                     *             "capacity": 40
                     *           },
                     *           "is_active": true,
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionFeePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionFees.listByFunction": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The function.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e91
                 */
                function_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *           "name": "Gala dinner, early booking",
                     *           "abbreviated_name": "Dinner",
                     *           "event_id": "event-1",
                     *           "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *           "business_unit_id": "unit-2",
                     *           "price": 95,
                     *           "member_price": 79.5,
                     *           "enable_capacity": true,
                     *           "capacity_options": {
                     *             "capacity": 40
                     *           },
                     *           "is_active": true,
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionFeePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionFees.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *       "name": "Gala dinner, early booking",
                     *       "abbreviated_name": "Dinner",
                     *       "event_id": "event-1",
                     *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "business_unit_id": "unit-2",
                     *       "price": 95,
                     *       "member_price": 79.5,
                     *       "enable_capacity": true,
                     *       "capacity_options": {
                     *         "capacity": 40
                     *       },
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionFee"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionFees.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Gala dinner, early booking",
                 *       "abbreviated_name": "Dinner",
                 *       "event_id": "event-1",
                 *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                 *       "business_unit_id": "unit-2",
                 *       "price": 95,
                 *       "member_price": 79.5,
                 *       "enable_capacity": true,
                 *       "capacity_options": {
                 *         "capacity": 40
                 *       },
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["FunctionFeeReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *       "name": "Gala dinner, early booking",
                     *       "abbreviated_name": "Dinner",
                     *       "event_id": "event-1",
                     *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "business_unit_id": "unit-2",
                     *       "price": 95,
                     *       "member_price": 79.5,
                     *       "enable_capacity": true,
                     *       "capacity_options": {
                     *         "capacity": 40
                     *       },
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionFee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionFees.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionFees.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *       "name": "Gala dinner, early booking",
                     *       "abbreviated_name": "Dinner",
                     *       "event_id": "event-1",
                     *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "business_unit_id": "unit-2",
                     *       "price": 95,
                     *       "member_price": 79.5,
                     *       "enable_capacity": true,
                     *       "capacity_options": {
                     *         "capacity": 40
                     *       },
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionFee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTickets.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "event_id": "event-1",
                 *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                 *       "fee_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                 *       "contact_id": "contact-12",
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["FunctionTicketBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e94",
                     *       "name": "Ada Lovelace",
                     *       "event_id": "event-1",
                     *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "fee_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *       "contact_id": "contact-12",
                     *       "status": "active",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTickets.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTickets.listByEventContact": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                eventId: string;
                /**
                 * @description The contact who holds the tickets.
                 * @example contact-12
                 */
                idOfContact: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e94",
                     *           "name": "Ada Lovelace",
                     *           "event_id": "event-1",
                     *           "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *           "fee_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *           "contact_id": "contact-12",
                     *           "status": "active",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionTicketPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTickets.listByFunction": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The function.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e91
                 */
                function_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e94",
                     *           "name": "Ada Lovelace",
                     *           "event_id": "event-1",
                     *           "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *           "fee_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *           "contact_id": "contact-12",
                     *           "status": "active",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionTicketPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTickets.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e94",
                     *       "name": "Ada Lovelace",
                     *       "event_id": "event-1",
                     *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "fee_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *       "contact_id": "contact-12",
                     *       "status": "active",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionTicket"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTickets.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "event_id": "event-1",
                 *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                 *       "fee_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                 *       "contact_id": "contact-12",
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["FunctionTicketReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e94",
                     *       "name": "Ada Lovelace",
                     *       "event_id": "event-1",
                     *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "fee_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *       "contact_id": "contact-12",
                     *       "status": "active",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTickets.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTickets.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e94",
                     *       "name": "Ada Lovelace",
                     *       "event_id": "event-1",
                     *       "function_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "fee_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e93",
                     *       "contact_id": "contact-12",
                     *       "status": "active",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTypes.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids, as a bare array. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *         "name": "Dinner",
                     *         "is_active": true,
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["FunctionType"] | components["schemas"]["Part"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTypes.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dinner",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["FunctionTypeBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *       "name": "Dinner",
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTypes.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTypes.listPublic": {
        parameters: {
            query?: {
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what the public may see, in the order of the ids, as a bare array. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *         "name": "Dinner"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FunctionTypePublic"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTypes.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *       "name": "Dinner",
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionType"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTypes.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dinner",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["FunctionTypeReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *       "name": "Dinner",
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTypes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functionTypes.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *       "name": "Dinner",
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Gala dinner",
                 *       "event_id": "event-1",
                 *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                 *       "start_date": "2026-09-17T18:00:00.000Z",
                 *       "end_date": "2026-09-17T22:00:00.000Z",
                 *       "location": "Old Town Hall",
                 *       "enable_capacity": true,
                 *       "capacity_options": {
                 *         "capacity": 120
                 *       },
                 *       "maximum_allowed_tickets": 2
                 *     }
                 */
                "application/json": components["schemas"]["FunctionBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "name": "Gala dinner",
                     *       "event_id": "event-1",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *       "start_date": "2026-09-17T18:00:00.000Z",
                     *       "end_date": "2026-09-17T22:00:00.000Z",
                     *       "location": "Old Town Hall",
                     *       "enable_capacity": true,
                     *       "capacity_options": {
                     *         "capacity": 120
                     *       },
                     *       "maximum_allowed_tickets": 2,
                     *       "sold_out": false,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Function"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.search": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return for each item, separated by commas; dotted paths reach into objects, and into those in
                 *     arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fieldsToReturn?: components["parameters"]["FieldsToReturn"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_ids": [
                 *         "event-1"
                 *       ],
                 *       "name": "dinner",
                 *       "start_date": [
                 *         "2026-09-17T00:00:00.000Z",
                 *         "2026-09-17T23:59:59.999Z"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FunctionSearch"];
            };
        };
        responses: {
            /** @description A page of functions, whole or what `fieldsToReturn` asks for of them. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *           "name": "Gala dinner",
                     *           "event_id": "event-1",
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *           "start_date": "2026-09-17T18:00:00.000Z",
                     *           "end_date": "2026-09-17T22:00:00.000Z",
                     *           "location": "Old Town Hall",
                     *           "enable_capacity": true,
                     *           "capacity_options": {
                     *             "capacity": 120
                     *           },
                     *           "maximum_allowed_tickets": 2,
                     *           "sold_out": false,
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *           "name": "Gala dinner",
                     *           "event_id": "event-1",
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *           "start_date": "2026-09-17T18:00:00.000Z",
                     *           "end_date": "2026-09-17T22:00:00.000Z",
                     *           "location": "Old Town Hall",
                     *           "enable_capacity": true,
                     *           "capacity_options": {
                     *             "capacity": 120
                     *           },
                     *           "maximum_allowed_tickets": 2,
                     *           "sold_out": false,
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.listPublicByEvent": {
        parameters: {
            query?: {
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what the public may see, in the order of the ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *           "name": "Gala dinner",
                     *           "event_id": "event-1",
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *           "start_date": "2026-09-17T18:00:00.000Z",
                     *           "end_date": "2026-09-17T22:00:00.000Z",
                     *           "location": "Old Town Hall",
                     *           "sold_out": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionPublicPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.getPublic": {
        parameters: {
            query?: {
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the public may see of the record. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "name": "Gala dinner",
                     *       "event_id": "event-1",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *       "start_date": "2026-09-17T18:00:00.000Z",
                     *       "end_date": "2026-09-17T22:00:00.000Z",
                     *       "location": "Old Town Hall",
                     *       "sold_out": false
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionPublic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.availability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places of the function. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "capacity": 120,
                     *       "sold": 87,
                     *       "remaining": 33
                     *     }
                     */
                    "application/json": components["schemas"]["FunctionAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "name": "Gala dinner",
                     *       "event_id": "event-1",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *       "start_date": "2026-09-17T18:00:00.000Z",
                     *       "end_date": "2026-09-17T22:00:00.000Z",
                     *       "location": "Old Town Hall",
                     *       "enable_capacity": true,
                     *       "capacity_options": {
                     *         "capacity": 120
                     *       },
                     *       "maximum_allowed_tickets": 2,
                     *       "sold_out": false,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Function"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Gala dinner",
                 *       "event_id": "event-1",
                 *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                 *       "start_date": "2026-09-17T18:00:00.000Z",
                 *       "end_date": "2026-09-17T22:00:00.000Z",
                 *       "location": "Old Town Hall",
                 *       "enable_capacity": true,
                 *       "capacity_options": {
                 *         "capacity": 120
                 *       },
                 *       "maximum_allowed_tickets": 2
                 *     }
                 */
                "application/json": components["schemas"]["FunctionReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "name": "Gala dinner",
                     *       "event_id": "event-1",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *       "start_date": "2026-09-17T18:00:00.000Z",
                     *       "end_date": "2026-09-17T22:00:00.000Z",
                     *       "location": "Old Town Hall",
                     *       "enable_capacity": true,
                     *       "capacity_options": {
                     *         "capacity": 120
                     *       },
                     *       "maximum_allowed_tickets": 2,
                     *       "sold_out": false,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Function"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "functions.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e91",
                     *       "name": "Gala dinner",
                     *       "event_id": "event-1",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e90",
                     *       "start_date": "2026-09-17T18:00:00.000Z",
                     *       "end_date": "2026-09-17T22:00:00.000Z",
                     *       "location": "Old Town Hall",
                     *       "enable_capacity": true,
                     *       "capacity_options": {
                     *         "capacity": 120
                     *       },
                     *       "maximum_allowed_tickets": 2,
                     *       "sold_out": false,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Function"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "miscellaneousEvents.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Morning run",
                 *       "event_id": "event-1",
                 *       "start_date": "2026-09-17T05:00:00.000Z",
                 *       "end_date": "2026-09-17T05:45:00.000Z",
                 *       "location": "River bank"
                 *     }
                 */
                "application/json": components["schemas"]["MiscellaneousEventBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e92",
                     *       "name": "Morning run",
                     *       "event_id": "event-1",
                     *       "start_date": "2026-09-17T05:00:00.000Z",
                     *       "end_date": "2026-09-17T05:45:00.000Z",
                     *       "location": "River bank",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MiscellaneousEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "miscellaneousEvents.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "miscellaneousEvents.listPublicByEvent": {
        parameters: {
            query?: {
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what the public may see, in the order of the ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e92",
                     *           "name": "Morning run",
                     *           "event_id": "event-1",
                     *           "start_date": "2026-09-17T05:00:00.000Z",
                     *           "end_date": "2026-09-17T05:45:00.000Z",
                     *           "location": "River bank"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MiscellaneousEventPublicPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "miscellaneousEvents.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e92",
                     *       "name": "Morning run",
                     *       "event_id": "event-1",
                     *       "start_date": "2026-09-17T05:00:00.000Z",
                     *       "end_date": "2026-09-17T05:45:00.000Z",
                     *       "location": "River bank",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MiscellaneousEvent"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "miscellaneousEvents.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Morning run",
                 *       "event_id": "event-1",
                 *       "start_date": "2026-09-17T05:00:00.000Z",
                 *       "end_date": "2026-09-17T05:45:00.000Z",
                 *       "location": "River bank"
                 *     }
                 */
                "application/json": components["schemas"]["MiscellaneousEventReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e92",
                     *       "name": "Morning run",
                     *       "event_id": "event-1",
                     *       "start_date": "2026-09-17T05:00:00.000Z",
                     *       "end_date": "2026-09-17T05:45:00.000Z",
                     *       "location": "River bank",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MiscellaneousEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "miscellaneousEvents.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "miscellaneousEvents.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e92",
                     *       "name": "Morning run",
                     *       "event_id": "event-1",
                     *       "start_date": "2026-09-17T05:00:00.000Z",
                     *       "end_date": "2026-09-17T05:45:00.000Z",
                     *       "location": "River bank",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MiscellaneousEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSubmissionProcesses.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids, as a bare array. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea8",
                     *         "name": "Call for talks",
                     *         "event_id": "event-1",
                     *         "is_active": true,
                     *         "submission_form_id": "form-4",
                     *         "max_word_count": 300,
                     *         "maximum_number_of_co_authors": 5,
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["AbstractSubmissionProcess"] | components["schemas"]["Part"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSubmissionProcesses.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Call for talks",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "submission_form_id": "form-4",
                 *       "max_word_count": 300,
                 *       "maximum_number_of_co_authors": 5
                 *     }
                 */
                "application/json": components["schemas"]["AbstractSubmissionProcessBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea8",
                     *       "name": "Call for talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "submission_form_id": "form-4",
                     *       "max_word_count": 300,
                     *       "maximum_number_of_co_authors": 5,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractSubmissionProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSubmissionProcesses.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSubmissionProcesses.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea8",
                     *       "name": "Call for talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "submission_form_id": "form-4",
                     *       "max_word_count": 300,
                     *       "maximum_number_of_co_authors": 5,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractSubmissionProcess"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSubmissionProcesses.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Call for talks",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "submission_form_id": "form-4",
                 *       "max_word_count": 300,
                 *       "maximum_number_of_co_authors": 5
                 *     }
                 */
                "application/json": components["schemas"]["AbstractSubmissionProcessReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea8",
                     *       "name": "Call for talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "submission_form_id": "form-4",
                     *       "max_word_count": 300,
                     *       "maximum_number_of_co_authors": 5,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractSubmissionProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSubmissionProcesses.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractSubmissionProcesses.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea8",
                     *       "name": "Call for talks",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "submission_form_id": "form-4",
                     *       "max_word_count": 300,
                     *       "maximum_number_of_co_authors": 5,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractSubmissionProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractTypes.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Talk",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "review_process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2"
                 *     }
                 */
                "application/json": components["schemas"]["AbstractTypeBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "name": "Talk",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "review_process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractTypes.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractTypes.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *           "name": "Talk",
                     *           "event_id": "event-1",
                     *           "is_active": true,
                     *           "review_process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractTypes.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "name": "Talk",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "review_process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractType"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractTypes.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Talk",
                 *       "event_id": "event-1",
                 *       "is_active": true,
                 *       "review_process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2"
                 *     }
                 */
                "application/json": components["schemas"]["AbstractTypeReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "name": "Talk",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "review_process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractTypes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstractTypes.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "name": "Talk",
                     *       "event_id": "event-1",
                     *       "is_active": true,
                     *       "review_process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstracts.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mary Somerville",
                 *       "title": "On the connexion of the sciences",
                 *       "body": "What binds the physical sciences together.",
                 *       "event_id": "event-1",
                 *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                 *       "status": "submitted",
                 *       "submitter_id": "contact-31",
                 *       "presenter_info": {
                 *         "field": "physics"
                 *       },
                 *       "has_co_authors": true,
                 *       "co_authors": [
                 *         {
                 *           "co_author_contact_id": "contact-32"
                 *         }
                 *       ],
                 *       "bucket_id": "bucket-1"
                 *     }
                 */
                "application/json": components["schemas"]["AbstractBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "name": "Mary Somerville",
                     *       "title": "On the connexion of the sciences",
                     *       "body": "What binds the physical sciences together.",
                     *       "event_id": "event-1",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "status": "submitted",
                     *       "submitter_id": "contact-31",
                     *       "presenter_info": {
                     *         "field": "physics"
                     *       },
                     *       "has_co_authors": true,
                     *       "co_authors": [
                     *         {
                     *           "co_author_contact_id": "contact-32"
                     *         }
                     *       ],
                     *       "bucket_id": "bucket-1",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Abstract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstracts.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstracts.listByReviewRound": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The review round.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "submitted"
                 *     }
                 */
                "application/json": components["schemas"]["AbstractFilter"];
            };
        };
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *           "name": "Mary Somerville",
                     *           "title": "On the connexion of the sciences",
                     *           "body": "What binds the physical sciences together.",
                     *           "event_id": "event-1",
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *           "status": "submitted",
                     *           "submitter_id": "contact-31",
                     *           "presenter_info": {
                     *             "field": "physics"
                     *           },
                     *           "has_co_authors": true,
                     *           "co_authors": [
                     *             {
                     *               "co_author_contact_id": "contact-32"
                     *             }
                     *           ],
                     *           "bucket_id": "bucket-1",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AbstractPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstracts.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "name": "Mary Somerville",
                     *       "title": "On the connexion of the sciences",
                     *       "body": "What binds the physical sciences together.",
                     *       "event_id": "event-1",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "status": "submitted",
                     *       "submitter_id": "contact-31",
                     *       "presenter_info": {
                     *         "field": "physics"
                     *       },
                     *       "has_co_authors": true,
                     *       "co_authors": [
                     *         {
                     *           "co_author_contact_id": "contact-32"
                     *         }
                     *       ],
                     *       "bucket_id": "bucket-1",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Abstract"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstracts.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mary Somerville",
                 *       "title": "On the connexion of the sciences",
                 *       "body": "What binds the physical sciences together.",
                 *       "event_id": "event-1",
                 *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                 *       "status": "submitted",
                 *       "submitter_id": "contact-31",
                 *       "presenter_info": {
                 *         "field": "physics"
                 *       },
                 *       "has_co_authors": true,
                 *       "co_authors": [
                 *         {
                 *           "co_author_contact_id": "contact-32"
                 *         }
                 *       ],
                 *       "bucket_id": "bucket-1"
                 *     }
                 */
                "application/json": components["schemas"]["AbstractReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "name": "Mary Somerville",
                     *       "title": "On the connexion of the sciences",
                     *       "body": "What binds the physical sciences together.",
                     *       "event_id": "event-1",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "status": "submitted",
                     *       "submitter_id": "contact-31",
                     *       "presenter_info": {
                     *         "field": "physics"
                     *       },
                     *       "has_co_authors": true,
                     *       "co_authors": [
                     *         {
                     *           "co_author_contact_id": "contact-32"
                     *         }
                     *       ],
                     *       "bucket_id": "bucket-1",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Abstract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstracts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "abstracts.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "name": "Mary Somerville",
                     *       "title": "On the connexion of the sciences",
                     *       "body": "What binds the physical sciences together.",
                     *       "event_id": "event-1",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "status": "submitted",
                     *       "submitter_id": "contact-31",
                     *       "presenter_info": {
                     *         "field": "physics"
                     *       },
                     *       "has_co_authors": true,
                     *       "co_authors": [
                     *         {
                     *           "co_author_contact_id": "contact-32"
                     *         }
                     *       ],
                     *       "bucket_id": "bucket-1",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Abstract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "events.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Annual meeting 2026",
                 *       "type_id": "type-1",
                 *       "url": "https://example.org/annual-meeting",
                 *       "start_date": "2026-09-16T07:00:00.000Z",
                 *       "end_date": "2026-09-18T16:00:00.000Z",
                 *       "timezone": "Europe/Vienna",
                 *       "enable_functions": true
                 *     }
                 */
                "application/json": components["schemas"]["EventBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e95",
                     *       "name": "Annual meeting 2026",
                     *       "type_id": "type-1",
                     *       "url": "https://example.org/annual-meeting",
                     *       "start_date": "2026-09-16T07:00:00.000Z",
                     *       "end_date": "2026-09-18T16:00:00.000Z",
                     *       "timezone": "Europe/Vienna",
                     *       "enable_functions": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "events.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "events.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e95",
                     *       "name": "Annual meeting 2026",
                     *       "type_id": "type-1",
                     *       "url": "https://example.org/annual-meeting",
                     *       "start_date": "2026-09-16T07:00:00.000Z",
                     *       "end_date": "2026-09-18T16:00:00.000Z",
                     *       "timezone": "Europe/Vienna",
                     *       "enable_functions": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Event"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "events.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Annual meeting 2026",
                 *       "type_id": "type-1",
                 *       "url": "https://example.org/annual-meeting",
                 *       "start_date": "2026-09-16T07:00:00.000Z",
                 *       "end_date": "2026-09-18T16:00:00.000Z",
                 *       "timezone": "Europe/Vienna",
                 *       "enable_functions": true
                 *     }
                 */
                "application/json": components["schemas"]["EventReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e95",
                     *       "name": "Annual meeting 2026",
                     *       "type_id": "type-1",
                     *       "url": "https://example.org/annual-meeting",
                     *       "start_date": "2026-09-16T07:00:00.000Z",
                     *       "end_date": "2026-09-18T16:00:00.000Z",
                     *       "timezone": "Europe/Vienna",
                     *       "enable_functions": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "events.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "events.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e95",
                     *       "name": "Annual meeting 2026",
                     *       "type_id": "type-1",
                     *       "url": "https://example.org/annual-meeting",
                     *       "start_date": "2026-09-16T07:00:00.000Z",
                     *       "end_date": "2026-09-18T16:00:00.000Z",
                     *       "timezone": "Europe/Vienna",
                     *       "enable_functions": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBoothTypes.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids, as a bare array. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *         "name": "Corner",
                     *         "is_active": true,
                     *         "length": 10,
                     *         "width": 10,
                     *         "square_footage": 100,
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["ExhibitorBoothType"] | components["schemas"]["Part"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBoothTypes.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Corner",
                 *       "is_active": true,
                 *       "length": 10,
                 *       "width": 10,
                 *       "square_footage": 100
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorBoothTypeBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "name": "Corner",
                     *       "is_active": true,
                     *       "length": 10,
                     *       "width": 10,
                     *       "square_footage": 100,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorBoothType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBoothTypes.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBoothTypes.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "name": "Corner",
                     *       "is_active": true,
                     *       "length": 10,
                     *       "width": 10,
                     *       "square_footage": 100,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorBoothType"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBoothTypes.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Corner",
                 *       "is_active": true,
                 *       "length": 10,
                 *       "width": 10,
                 *       "square_footage": 100
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorBoothTypeReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "name": "Corner",
                     *       "is_active": true,
                     *       "length": 10,
                     *       "width": 10,
                     *       "square_footage": 100,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorBoothType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBoothTypes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBoothTypes.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "name": "Corner",
                     *       "is_active": true,
                     *       "length": 10,
                     *       "width": 10,
                     *       "square_footage": 100,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorBoothType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBooths.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Booth 12",
                 *       "event_id": "event-1",
                 *       "number": 12,
                 *       "floor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                 *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                 *       "status": "reserved",
                 *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                 *       "organization_id": "organization-3"
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorBoothBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *       "name": "Booth 12",
                     *       "event_id": "event-1",
                     *       "number": 12,
                     *       "floor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "status": "reserved",
                     *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "organization_id": "organization-3",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorBooth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBooths.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBooths.listByEvent": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The event.
                 * @example event-1
                 */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *           "name": "Booth 12",
                     *           "event_id": "event-1",
                     *           "number": 12,
                     *           "floor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *           "status": "reserved",
                     *           "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "organization_id": "organization-3",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorBoothPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBooths.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *       "name": "Booth 12",
                     *       "event_id": "event-1",
                     *       "number": 12,
                     *       "floor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "status": "reserved",
                     *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "organization_id": "organization-3",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorBooth"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBooths.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Booth 12",
                 *       "event_id": "event-1",
                 *       "number": 12,
                 *       "floor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                 *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                 *       "status": "reserved",
                 *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                 *       "organization_id": "organization-3"
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorBoothReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *       "name": "Booth 12",
                     *       "event_id": "event-1",
                     *       "number": 12,
                     *       "floor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "status": "reserved",
                     *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "organization_id": "organization-3",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorBooth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBooths.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorBooths.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea5",
                     *       "name": "Booth 12",
                     *       "event_id": "event-1",
                     *       "number": 12,
                     *       "floor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea2",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea6",
                     *       "status": "reserved",
                     *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "organization_id": "organization-3",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorBooth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorContactTypes.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids, as a bare array. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *         "name": "Booth staff",
                     *         "is_active": true,
                     *         "has_administrative_access": false,
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["ExhibitorContactType"] | components["schemas"]["Part"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorContactTypes.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Booth staff",
                 *       "is_active": true,
                 *       "has_administrative_access": false
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorContactTypeBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *       "name": "Booth staff",
                     *       "is_active": true,
                     *       "has_administrative_access": false,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorContactType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorContactTypes.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorContactTypes.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *       "name": "Booth staff",
                     *       "is_active": true,
                     *       "has_administrative_access": false,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorContactType"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorContactTypes.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Booth staff",
                 *       "is_active": true,
                 *       "has_administrative_access": false
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorContactTypeReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *       "name": "Booth staff",
                     *       "is_active": true,
                     *       "has_administrative_access": false,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorContactType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorContactTypes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorContactTypes.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea4",
                     *       "name": "Booth staff",
                     *       "is_active": true,
                     *       "has_administrative_access": false,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorContactType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorRegistrations.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                 *       "event_id": "event-1",
                 *       "organization_id": "organization-3",
                 *       "contact_id": "contact-12",
                 *       "date": "2026-03-14T10:00:00.000Z",
                 *       "order_total": 1200
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorRegistrationBody"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "event_id": "event-1",
                     *       "organization_id": "organization-3",
                     *       "contact_id": "contact-12",
                     *       "date": "2026-03-14T10:00:00.000Z",
                     *       "order_total": 1200,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorRegistrations.batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["BatchResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorRegistrations.listByExhibitor": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The exhibitor.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5ea3
                 */
                exhibitor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records in the order of their ids. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *           "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *           "event_id": "event-1",
                     *           "organization_id": "organization-3",
                     *           "contact_id": "contact-12",
                     *           "date": "2026-03-14T10:00:00.000Z",
                     *           "order_total": 1200,
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorRegistrationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorRegistrations.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
                 *     always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or what `fields` asks for of it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "event_id": "event-1",
                     *       "organization_id": "organization-3",
                     *       "contact_id": "contact-12",
                     *       "date": "2026-03-14T10:00:00.000Z",
                     *       "order_total": 1200,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorRegistration"] | components["schemas"]["Part"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorRegistrations.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                 *       "event_id": "event-1",
                 *       "organization_id": "organization-3",
                 *       "contact_id": "contact-12",
                 *       "date": "2026-03-14T10:00:00.000Z",
                 *       "order_total": 1200
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorRegistrationReplacement"];
            };
        };
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "event_id": "event-1",
                     *       "organization_id": "organization-3",
                     *       "contact_id": "contact-12",
                     *       "date": "2026-03-14T10:00:00.000Z",
                     *       "order_total": 1200,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorRegistrations.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "exhibitorRegistrations.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Patch"];
        responses: {
            /** @description The record as it is stored now. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea7",
                     *       "exhibitor_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5ea3",
                     *       "event_id": "event-1",
                     *       "organization_id": "organization-3",
                     *       "contact_id": "contact-12",
                     *       "date": "2026-03-14T10:00:00.000Z",
                     *       "order_total": 1200,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ExhibitorRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
}
