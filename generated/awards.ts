/** Made by `npm run generate` from openapi/awards.yaml: do not edit. */
export interface paths {
    "/references/{tenantId}": {
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
         * List the references
         * @description Returns a page of references as a bare array. The header `X-Last-Evaluated-Key` is the key of the next page.
         */
        get: operations["references.list"];
        put?: never;
        /**
         * Create a reference
         * @description Creates a reference and returns it with its id. An `id` in the body is an error.
         */
        post: operations["references.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{tenantId}/batch": {
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
         * Create, read, update, patch or delete up to 100 references
         * @description Runs the operations in parallel and returns the result of each. Operations on the same id run in order. Each
         *     operation succeeds or fails by itself, even if it is malformed. Each needs the permission for its own operation as
         *     well as the one for the batch. The response contains up to about 4 MB of references. After that, reads fail with
         *     `answer_too_large` (read the rest in another batch), and writes succeed but are returned without `object`. For
         *     rate limits, each operation counts as one request. With `atomic=true`, all are one commit, or none is. With an
         *     `Idempotency-Key`, a batch that was interrupted goes on where it was when it is sent again.
         */
        post: operations["references.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{tenantId}/search": {
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
         * Search references
         * @description Returns a page of summaries. Each request scans a limited number of records, so a page can be short or empty and
         *     still have a `LastEvaluatedKey`. Continue until there is none.
         */
        post: operations["references.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{tenantId}/submit": {
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
         * Submit a reference
         * @description Submits a referee's reference. Send the whole record as you read it, including `id`, with the referee's answers.
         *     With `status: declined`, the reference is declined. With any other status, it is completed, and `completion_date`
         *     is set to now. A reference that is not pending is a conflict. So is a change to `application_id`, `award_id`,
         *     `process_id`, `type_id`, `contact_id` or a system field; system fields can be left out.
         */
        post: operations["references.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{tenantId}/previewEmail": {
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
         * Preview an e-mail of a reference process
         * @description Renders an e-mail of the process, or the given template, for a reference or sample data. The preview (its subject
         *     begins with `[Preview] `) is sent to `send_to`, else to the caller's own address, else to no one; never to the
         *     referee. To use `reference_id`, you need the permission `references.get`; to send to an address other than the
         *     token's `email`, `references.previewEmailTo`. Merge fields of an application, award or type that the caller cannot
         *     read are empty.
         */
        post: operations["references.previewEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{tenantId}/process/{application_id}": {
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
                 * @description The application.
                 * @example app-7
                 */
                application_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the pending references of an application
         * @description Queues one notification for every pending reference whose process has `enable_reference_notification_email`, to
         *     its `email_address`. Queues one notice to the application's `email_address` if a reference is pending and its
         *     process has `enable_application_notice_email`. E-mails that were sent before are skipped (`already_notified`)
         *     unless `resend` is true. A process with `is_active: false` sends nothing. A template error for one reference skips
         *     only that reference. An application without references is 404. More than 1,000 pending references, or 10,000 in
         *     all, is a conflict.
         */
        post: operations["references.process"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{tenantId}/application/{application_id}": {
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
                 * @description The application.
                 * @example app-7
                 */
                application_id: string;
            };
            cookie?: never;
        };
        /**
         * List the references of an application
         * @description Returns a page of the references of one application.
         */
        get: operations["references.listByApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{tenantId}/contact/{contact_id}": {
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
                 * @description The referee.
                 * @example contact-12
                 */
                contact_id: string;
            };
            cookie?: never;
        };
        /**
         * List the references of a referee
         * @description Returns a page of the references of one contact.
         */
        get: operations["references.listByContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references/{tenantId}/{id}": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a reference
         * @description Returns a reference, or the fields selected by `fields`.
         */
        get: operations["references.get"];
        /**
         * Replace a reference
         * @description Replaces the stored reference with the body. Fields that are not sent are removed, except those that the server sets
         *     by default when a reference is created, such as `status`: they keep their values.
         */
        put: operations["references.replace"];
        post?: never;
        /**
         * Delete a reference
         * @description Deletes a reference and returns its id.
         */
        delete: operations["references.delete"];
        options?: never;
        head?: never;
        /**
         * Update a reference
         * @description Applies a JSON Patch (RFC 6902) or a JSON Merge Patch (RFC 7396), all or nothing. In plain JSON, an array
         *     is a JSON Patch and an object is a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409). Writing `id` or a field that only the
         *     server can set, or a result that does not match the schema of the reference, is an error (400). Errors name the index
         *     of the directive, such as `/0`, or the field of a merge patch.
         *     All `copy` directives together can copy 1 MB. A patch that changes nothing writes nothing: `sys_version` and
         *     `sys_last_modified_at` stay the same. A locked reference rejects it anyway.
         */
        patch: operations["references.patch"];
        trace?: never;
    };
    "/referenceProcesses/{tenantId}": {
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
         * List the reference processes
         * @description Returns a page of reference processes as a bare array. The header `X-Last-Evaluated-Key` is the key of the next page.
         */
        get: operations["referenceProcesses.list"];
        put?: never;
        /**
         * Create a reference process
         * @description Creates a reference process and returns it with its id. An `id` in the body is an error.
         */
        post: operations["referenceProcesses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referenceProcesses/{tenantId}/batch": {
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
         * Create, read, update, patch or delete up to 100 reference processes
         * @description Runs the operations in parallel and returns the result of each. Operations on the same id run in order. Each
         *     operation succeeds or fails by itself, even if it is malformed. Each needs the permission for its own operation as
         *     well as the one for the batch. The response contains up to about 4 MB of reference processes. After that, reads fail with
         *     `answer_too_large` (read the rest in another batch), and writes succeed but are returned without `object`. For
         *     rate limits, each operation counts as one request. With `atomic=true`, all are one commit, or none is. With an
         *     `Idempotency-Key`, a batch that was interrupted goes on where it was when it is sent again.
         */
        post: operations["referenceProcesses.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referenceProcesses/{tenantId}/award/{award_id}": {
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
                 * @description The award.
                 * @example award-1
                 */
                award_id: string;
            };
            cookie?: never;
        };
        /**
         * List the reference processes of an award
         * @description Returns a page of the reference processes of one award.
         */
        get: operations["referenceProcesses.listByAward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referenceProcesses/{tenantId}/{id}": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a reference process
         * @description Returns a reference process, or the fields selected by `fields`.
         */
        get: operations["referenceProcesses.get"];
        /**
         * Replace a reference process
         * @description Replaces the stored reference process with the body. Fields that are not sent are removed, except those that the server sets
         *     by default when a reference process is created, such as `status`: they keep their values.
         */
        put: operations["referenceProcesses.replace"];
        post?: never;
        /**
         * Delete a reference process
         * @description Deletes a reference process and returns its id.
         */
        delete: operations["referenceProcesses.delete"];
        options?: never;
        head?: never;
        /**
         * Update a reference process
         * @description Applies a JSON Patch (RFC 6902) or a JSON Merge Patch (RFC 7396), all or nothing. In plain JSON, an array
         *     is a JSON Patch and an object is a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409). Writing `id` or a field that only the
         *     server can set, or a result that does not match the schema of the reference process, is an error (400). Errors name the index
         *     of the directive, such as `/0`, or the field of a merge patch.
         *     All `copy` directives together can copy 1 MB. A patch that changes nothing writes nothing: `sys_version` and
         *     `sys_last_modified_at` stay the same. A locked reference process rejects it anyway.
         */
        patch: operations["referenceProcesses.patch"];
        trace?: never;
    };
    "/referenceTypes/{tenantId}": {
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
         * List the reference types
         * @description Returns a page of reference types as a bare array. The header `X-Last-Evaluated-Key` is the key of the next page.
         */
        get: operations["referenceTypes.list"];
        put?: never;
        /**
         * Create a reference type
         * @description Creates a reference type and returns it with its id. An `id` in the body is an error.
         */
        post: operations["referenceTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referenceTypes/{tenantId}/batch": {
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
         * Create, read, update, patch or delete up to 100 reference types
         * @description Runs the operations in parallel and returns the result of each. Operations on the same id run in order. Each
         *     operation succeeds or fails by itself, even if it is malformed. Each needs the permission for its own operation as
         *     well as the one for the batch. The response contains up to about 4 MB of reference types. After that, reads fail with
         *     `answer_too_large` (read the rest in another batch), and writes succeed but are returned without `object`. For
         *     rate limits, each operation counts as one request. With `atomic=true`, all are one commit, or none is. With an
         *     `Idempotency-Key`, a batch that was interrupted goes on where it was when it is sent again.
         */
        post: operations["referenceTypes.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referenceTypes/{tenantId}/{id}": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a reference type
         * @description Returns a reference type, or the fields selected by `fields`.
         */
        get: operations["referenceTypes.get"];
        /**
         * Replace a reference type
         * @description Replaces the stored reference type with the body. Fields that are not sent are removed, except those that the server sets
         *     by default when a reference type is created, such as `status`: they keep their values.
         */
        put: operations["referenceTypes.replace"];
        post?: never;
        /**
         * Delete a reference type
         * @description Deletes a reference type and returns its id.
         */
        delete: operations["referenceTypes.delete"];
        options?: never;
        head?: never;
        /**
         * Update a reference type
         * @description Applies a JSON Patch (RFC 6902) or a JSON Merge Patch (RFC 7396), all or nothing. In plain JSON, an array
         *     is a JSON Patch and an object is a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409). Writing `id` or a field that only the
         *     server can set, or a result that does not match the schema of the reference type, is an error (400). Errors name the index
         *     of the directive, such as `/0`, or the field of a merge patch.
         *     All `copy` directives together can copy 1 MB. A patch that changes nothing writes nothing: `sys_version` and
         *     `sys_last_modified_at` stay the same. A locked reference type rejects it anyway.
         */
        patch: operations["referenceTypes.patch"];
        trace?: never;
    };
    "/savedReports/{tenantId}": {
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
         * List the saved reports
         * @description Returns a page of saved reports as a bare array. The header `X-Last-Evaluated-Key` is the key of the next page.
         */
        get: operations["savedReports.list"];
        put?: never;
        /**
         * Create a saved report
         * @description Creates a saved report and returns it with its id. An `id` in the body is an error.
         */
        post: operations["savedReports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/savedReports/{tenantId}/batch": {
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
         * Create, read, update, patch or delete up to 100 saved reports
         * @description Runs the operations in parallel and returns the result of each. Operations on the same id run in order. Each
         *     operation succeeds or fails by itself, even if it is malformed. Each needs the permission for its own operation as
         *     well as the one for the batch. The response contains up to about 4 MB of saved reports. After that, reads fail with
         *     `answer_too_large` (read the rest in another batch), and writes succeed but are returned without `object`. For
         *     rate limits, each operation counts as one request. With `atomic=true`, all are one commit, or none is. With an
         *     `Idempotency-Key`, a batch that was interrupted goes on where it was when it is sent again.
         */
        post: operations["savedReports.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/savedReports/{tenantId}/app/{app}": {
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
                 * @description The app that the reports belong to.
                 * @example awards
                 */
                app: string;
            };
            cookie?: never;
        };
        /**
         * List the saved reports of an app
         * @description Returns a page of the saved reports of one app.
         */
        get: operations["savedReports.listByApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/savedReports/{tenantId}/{id}": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a saved report
         * @description Returns a saved report, or the fields selected by `fields`.
         */
        get: operations["savedReports.get"];
        /**
         * Replace a saved report
         * @description Replaces the stored saved report with the body. Fields that are not sent are removed, except those that the server sets
         *     by default when a saved report is created, such as `status`: they keep their values.
         */
        put: operations["savedReports.replace"];
        post?: never;
        /**
         * Delete a saved report
         * @description Deletes a saved report and returns its id.
         */
        delete: operations["savedReports.delete"];
        options?: never;
        head?: never;
        /**
         * Update a saved report
         * @description Applies a JSON Patch (RFC 6902) or a JSON Merge Patch (RFC 7396), all or nothing. In plain JSON, an array
         *     is a JSON Patch and an object is a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409). Writing `id` or a field that only the
         *     server can set, or a result that does not match the schema of the saved report, is an error (400). Errors name the index
         *     of the directive, such as `/0`, or the field of a merge patch.
         *     All `copy` directives together can copy 1 MB. A patch that changes nothing writes nothing: `sys_version` and
         *     `sys_last_modified_at` stay the same. A locked saved report rejects it anyway.
         */
        patch: operations["savedReports.patch"];
        trace?: never;
    };
    "/shippingProducts/{tenantId}": {
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
         * List the shipping products
         * @description Returns a page of shipping products as a bare array. The header `X-Last-Evaluated-Key` is the key of the next page.
         */
        get: operations["shippingProducts.list"];
        put?: never;
        /**
         * Create a shipping product
         * @description Creates a shipping product and returns it with its id. An `id` in the body is an error.
         */
        post: operations["shippingProducts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippingProducts/{tenantId}/batch": {
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
         * Create, read, update, patch or delete up to 100 shipping products
         * @description Runs the operations in parallel and returns the result of each. Operations on the same id run in order. Each
         *     operation succeeds or fails by itself, even if it is malformed. Each needs the permission for its own operation as
         *     well as the one for the batch. The response contains up to about 4 MB of shipping products. After that, reads fail with
         *     `answer_too_large` (read the rest in another batch), and writes succeed but are returned without `object`. For
         *     rate limits, each operation counts as one request. With `atomic=true`, all are one commit, or none is. With an
         *     `Idempotency-Key`, a batch that was interrupted goes on where it was when it is sent again.
         */
        post: operations["shippingProducts.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippingProducts/{tenantId}/{id}": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a shipping product
         * @description Returns a shipping product, or the fields selected by `fields`.
         */
        get: operations["shippingProducts.get"];
        /**
         * Replace a shipping product
         * @description Replaces the stored shipping product with the body. Fields that are not sent are removed, except those that the server sets
         *     by default when a shipping product is created, such as `status`: they keep their values.
         */
        put: operations["shippingProducts.replace"];
        post?: never;
        /**
         * Delete a shipping product
         * @description Deletes a shipping product and returns its id.
         */
        delete: operations["shippingProducts.delete"];
        options?: never;
        head?: never;
        /**
         * Update a shipping product
         * @description Applies a JSON Patch (RFC 6902) or a JSON Merge Patch (RFC 7396), all or nothing. In plain JSON, an array
         *     is a JSON Patch and an object is a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409). Writing `id` or a field that only the
         *     server can set, or a result that does not match the schema of the shipping product, is an error (400). Errors name the index
         *     of the directive, such as `/0`, or the field of a merge patch.
         *     All `copy` directives together can copy 1 MB. A patch that changes nothing writes nothing: `sys_version` and
         *     `sys_last_modified_at` stay the same. A locked shipping product rejects it anyway.
         */
        patch: operations["shippingProducts.patch"];
        trace?: never;
    };
    "/awards/{tenantId}": {
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
         * List the awards
         * @description Returns a page of awards as a bare array. The header `X-Last-Evaluated-Key` is the key of the next page.
         */
        get: operations["awards.list"];
        put?: never;
        /**
         * Create an award
         * @description Creates an award and returns it with its id. An `id` in the body is an error.
         */
        post: operations["awards.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/awards/{tenantId}/batch": {
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
         * Create, read, update, patch or delete up to 100 awards
         * @description Runs the operations in parallel and returns the result of each. Operations on the same id run in order. Each
         *     operation succeeds or fails by itself, even if it is malformed. Each needs the permission for its own operation as
         *     well as the one for the batch. The response contains up to about 4 MB of awards. After that, reads fail with
         *     `answer_too_large` (read the rest in another batch), and writes succeed but are returned without `object`. For
         *     rate limits, each operation counts as one request. With `atomic=true`, all are one commit, or none is. With an
         *     `Idempotency-Key`, a batch that was interrupted goes on where it was when it is sent again.
         */
        post: operations["awards.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/awards/{tenantId}/{id}": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an award
         * @description Returns an award, or the fields selected by `fields`.
         */
        get: operations["awards.get"];
        /**
         * Replace an award
         * @description Replaces the stored award with the body. Fields that are not sent are removed, except those that the server sets
         *     by default when an award is created, such as `status`: they keep their values.
         */
        put: operations["awards.replace"];
        post?: never;
        /**
         * Delete an award
         * @description Deletes an award and returns its id.
         */
        delete: operations["awards.delete"];
        options?: never;
        head?: never;
        /**
         * Update an award
         * @description Applies a JSON Patch (RFC 6902) or a JSON Merge Patch (RFC 7396), all or nothing. In plain JSON, an array
         *     is a JSON Patch and an object is a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409). Writing `id` or a field that only the
         *     server can set, or a result that does not match the schema of the award, is an error (400). Errors name the index
         *     of the directive, such as `/0`, or the field of a merge patch.
         *     All `copy` directives together can copy 1 MB. A patch that changes nothing writes nothing: `sys_version` and
         *     `sys_last_modified_at` stay the same. A locked award rejects it anyway.
         */
        patch: operations["awards.patch"];
        trace?: never;
    };
    "/applications/{tenantId}": {
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
         * List the applications
         * @description Returns a page of applications as a bare array. The header `X-Last-Evaluated-Key` is the key of the next page.
         */
        get: operations["applications.list"];
        put?: never;
        /**
         * Create an application
         * @description Creates an application and returns it with its id. An `id` in the body is an error.
         */
        post: operations["applications.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{tenantId}/batch": {
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
         * Create, read, update, patch or delete up to 100 applications
         * @description Runs the operations in parallel and returns the result of each. Operations on the same id run in order. Each
         *     operation succeeds or fails by itself, even if it is malformed. Each needs the permission for its own operation as
         *     well as the one for the batch. The response contains up to about 4 MB of applications. After that, reads fail with
         *     `answer_too_large` (read the rest in another batch), and writes succeed but are returned without `object`. For
         *     rate limits, each operation counts as one request. With `atomic=true`, all are one commit, or none is. With an
         *     `Idempotency-Key`, a batch that was interrupted goes on where it was when it is sent again.
         */
        post: operations["applications.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{tenantId}/search": {
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
         * Search applications
         * @description Returns a page of applications. Each request scans a limited number of records, so a page can be short or empty
         *     and still have a `LastEvaluatedKey`. Continue until there is none.
         */
        post: operations["applications.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{tenantId}/{id}": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an application
         * @description Returns an application, or the fields selected by `fields`.
         */
        get: operations["applications.get"];
        /**
         * Replace an application
         * @description Replaces the stored application with the body. Fields that are not sent are removed, except those that the server sets
         *     by default when an application is created, such as `status`: they keep their values.
         */
        put: operations["applications.replace"];
        post?: never;
        /**
         * Delete an application
         * @description Deletes an application and returns its id.
         */
        delete: operations["applications.delete"];
        options?: never;
        head?: never;
        /**
         * Update an application
         * @description Applies a JSON Patch (RFC 6902) or a JSON Merge Patch (RFC 7396), all or nothing. In plain JSON, an array
         *     is a JSON Patch and an object is a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409). Writing `id` or a field that only the
         *     server can set, or a result that does not match the schema of the application, is an error (400). Errors name the index
         *     of the directive, such as `/0`, or the field of a merge patch.
         *     All `copy` directives together can copy 1 MB. A patch that changes nothing writes nothing: `sys_version` and
         *     `sys_last_modified_at` stay the same. A locked application rejects it anyway.
         */
        patch: operations["applications.patch"];
        trace?: never;
    };
    "/applicationProcesses/{tenantId}": {
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
         * List the application processes
         * @description Returns a page of application processes as a bare array. The header `X-Last-Evaluated-Key` is the key of the next page.
         */
        get: operations["applicationProcesses.list"];
        put?: never;
        /**
         * Create an application process
         * @description Creates an application process and returns it with its id. An `id` in the body is an error.
         */
        post: operations["applicationProcesses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicationProcesses/{tenantId}/batch": {
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
         * Create, read, update, patch or delete up to 100 application processes
         * @description Runs the operations in parallel and returns the result of each. Operations on the same id run in order. Each
         *     operation succeeds or fails by itself, even if it is malformed. Each needs the permission for its own operation as
         *     well as the one for the batch. The response contains up to about 4 MB of application processes. After that, reads fail with
         *     `answer_too_large` (read the rest in another batch), and writes succeed but are returned without `object`. For
         *     rate limits, each operation counts as one request. With `atomic=true`, all are one commit, or none is. With an
         *     `Idempotency-Key`, a batch that was interrupted goes on where it was when it is sent again.
         */
        post: operations["applicationProcesses.batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicationProcesses/{tenantId}/award/{award_id}": {
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
                 * @description The award.
                 * @example award-1
                 */
                award_id: string;
            };
            cookie?: never;
        };
        /**
         * List the application processes of an award
         * @description Returns a page of the application processes of one award.
         */
        get: operations["applicationProcesses.listByAward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicationProcesses/{tenantId}/{id}": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an application process
         * @description Returns an application process, or the fields selected by `fields`.
         */
        get: operations["applicationProcesses.get"];
        /**
         * Replace an application process
         * @description Replaces the stored application process with the body. Fields that are not sent are removed, except those that the server sets
         *     by default when an application process is created, such as `status`: they keep their values.
         */
        put: operations["applicationProcesses.replace"];
        post?: never;
        /**
         * Delete an application process
         * @description Deletes an application process and returns its id.
         */
        delete: operations["applicationProcesses.delete"];
        options?: never;
        head?: never;
        /**
         * Update an application process
         * @description Applies a JSON Patch (RFC 6902) or a JSON Merge Patch (RFC 7396), all or nothing. In plain JSON, an array
         *     is a JSON Patch and an object is a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409). Writing `id` or a field that only the
         *     server can set, or a result that does not match the schema of the application process, is an error (400). Errors name the index
         *     of the directive, such as `/0`, or the field of a merge patch.
         *     All `copy` directives together can copy 1 MB. A patch that changes nothing writes nothing: `sys_version` and
         *     `sys_last_modified_at` stay the same. A locked application process rejects it anyway.
         */
        patch: operations["applicationProcesses.patch"];
        trace?: never;
    };
    "/messages/{tenantId}": {
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
         * List e-mails
         * @description Returns a page of the tenant's e-mails, newest first. Items have no `body`. With both `about` and `state`, a page can have
         *     fewer items than `limit`, or none, although there is a next page. An e-mail is kept for 90 days after it was sent,
         *     failed or was cancelled.
         */
        get: operations["messages.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{tenantId}/retry": {
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
         * Send e-mails again that failed
         * @description Queues e-mails whose `state` is `failed` again, newest first, as `messages.retry` does with one. Without filters, it takes all.
         *     Each call takes a limited number: at most 100, about 4 MB. While `remaining` is not 0, call it again with the same body
         *     and the `LastEvaluatedKey` as `exclusiveStartKey`. An e-mail that fails again meanwhile is not queued once more.
         */
        post: operations["messages.retryFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{tenantId}/{id}": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an e-mail
         * @description Returns an e-mail. `body` is absent without the permission `messages.getBody`.
         */
        get: operations["messages.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{tenantId}/{id}/retry": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an e-mail again that failed or was cancelled
         * @description Queues an e-mail whose `state` is `failed` or `cancelled` again, with a new schedule of attempts, or one that waits for
         *     its next attempt, so that it is tried now, or one that is `sent` of which a copy was refused. Recipients that already
         *     have it do not get it again. The e-mail stays as it was rendered.
         */
        post: operations["messages.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{tenantId}/{id}/cancel": {
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an e-mail that is queued
         * @description Cancels an e-mail whose `state` is `queued`, also one that waits for its next attempt; one that is cancelled already
         *     stays so. The operation that queued the e-mail still counts it: to send it after all, use `messages.retry`.
         */
        post: operations["messages.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mergeFields/{template}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the field that holds the template. The server knows the templates of all services.
                 * @example reference_notification_email
                 */
                template: "application_notice_email" | "reference_notification_email" | "review_assignment_email" | "review_submission_confirmation_email";
            };
            cookie?: never;
        };
        /**
         * Get the merge fields of an e-mail template
         * @description Returns all merge fields that an e-mail template can use. They are the same for every tenant, and this operation needs
         *     no token.
         */
        get: operations["mergeFields.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A field that could not be calculated, and why. */
        CalculatedFieldError: {
            /** @description Why it could not be calculated. */
            error?: string;
            /** @description Name of the field. */
            field?: string;
        };
        /** @description Reserved for details of who last changed the record. This server does not store or return it. */
        SecurityContext: {
            [key: string]: unknown;
        };
        /** @description The system fields of a record. */
        System: {
            /** @description Set by the server: letters and digits that sort in order of creation. */
            id: string;
            /** @description When the bulk load that created the record ran. */
            sys_bulk_load_at?: string;
            /** @description The bulk load that created the record. */
            sys_bulk_load_id?: string;
            /** @description The record's key in the loaded data. */
            sys_bulk_load_pk?: string;
            /**
             * Format: float
             * @description The record's number in the loaded data.
             */
            sys_bulk_load_record_no?: number;
            /** @description The file that the record was loaded from. */
            sys_bulk_load_source_file?: string;
            /** @description Why a field could not be calculated. */
            sys_calculated_field_error?: string;
            /** @description Fields that could not be calculated, and why. */
            sys_calculated_field_errors?: components["schemas"]["CalculatedFieldError"][];
            /** @description The configuration snapshot that was in effect when the record was created. */
            sys_configuration_snapshot_id?: string;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            sys_created_at: string;
            /** @description The `sub` of the token that created the record. Hidden from callers limited to their own records. */
            sys_created_by_id?: string;
            /** @description Reserved for who deleted the record. This server does not keep deleted records and never returns it. */
            sys_deleted_by_id?: string;
            /** @description An instruction for programs that process the record. */
            sys_directive?: string;
            /** @description The record's id in one of the client's own systems. */
            sys_external_id?: string;
            /** @description Whether the record has files in an S3 bucket. */
            sys_has_files_in_s3?: boolean;
            /** @description The last bulk operation that changed the record. */
            sys_last_bulk_data_operation_id?: string;
            /** @description The record's version after that operation. */
            sys_last_bulk_data_operation_sys_version?: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            sys_last_modified_at: string;
            /** @description The `sub` of the token that last changed the record. Hidden like `sys_created_by_id`. */
            sys_last_modified_by_id?: string;
            sys_last_security_context?: components["schemas"]["SecurityContext"];
            /**
             * @description A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which
             *     needs the permission `*.unlock`. Changes to other records that would affect its counts or scores are rejected too.
             */
            sys_locked?: boolean;
            /**
             * Format: float
             * @description The version that the configuration snapshot is based on.
             */
            sys_snapshot_base_version?: number;
            /** @description 1 for a new record. Every change increases it by 1. */
            sys_version: number;
        };
        /**
         * @description System fields in a request body. The server ignores those that only it can set, except `sys_version` when a record is
         *     replaced. Clients can set the others.
         */
        SystemBody: {
            /** @description When the bulk load that created the record ran. */
            sys_bulk_load_at?: string;
            /** @description The bulk load that created the record. */
            sys_bulk_load_id?: string;
            /** @description The record's key in the loaded data. */
            sys_bulk_load_pk?: string;
            /**
             * Format: float
             * @description The record's number in the loaded data.
             */
            sys_bulk_load_record_no?: number;
            /** @description The file that the record was loaded from. */
            sys_bulk_load_source_file?: string;
            /** @description Why a field could not be calculated. */
            sys_calculated_field_error?: string;
            /** @description Fields that could not be calculated, and why. */
            sys_calculated_field_errors?: components["schemas"]["CalculatedFieldError"][];
            /** @description The configuration snapshot that was in effect when the record was created. */
            sys_configuration_snapshot_id?: string;
            /** @description Set by the server. Values sent by clients are ignored. */
            sys_created_at?: unknown;
            /** @description Set by the server. Values sent by clients are ignored. */
            sys_created_by_id?: unknown;
            /** @description Set by the server. Values sent by clients are ignored. */
            sys_deleted_by_id?: unknown;
            /** @description An instruction for programs that process the record. */
            sys_directive?: string;
            /** @description The record's id in one of the client's own systems. */
            sys_external_id?: string;
            /** @description Whether the record has files in an S3 bucket. */
            sys_has_files_in_s3?: boolean;
            /** @description The last bulk operation that changed the record. */
            sys_last_bulk_data_operation_id?: string;
            /** @description The record's version after that operation. */
            sys_last_bulk_data_operation_sys_version?: string;
            /** @description Set by the server. Values sent by clients are ignored. */
            sys_last_modified_at?: unknown;
            /** @description Set by the server. Values sent by clients are ignored. */
            sys_last_modified_by_id?: unknown;
            /** @description Set by the server. Values sent by clients are ignored. */
            sys_last_security_context?: unknown;
            /**
             * @description A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which
             *     needs the permission `*.unlock`. Changes to other records that would affect its counts or scores are rejected too.
             */
            sys_locked?: boolean;
            /**
             * Format: float
             * @description The version that the configuration snapshot is based on.
             */
            sys_snapshot_base_version?: number;
            /**
             * @description Set by the server. When you replace a record, you can leave it out. A number must be the current version,
             *     otherwise it is a conflict (409). A value that is not a number is an error (400).
             */
            sys_version?: unknown;
        };
        /** @description The id in the body of a replacement. */
        IdInBody: {
            /** @description Optional. If present, it must match the id in the path. */
            id?: string;
        };
        /** @description The key of the next page; absent on the last page. Send it as `exclusiveStartKey`. */
        PageKey: string;
        /**
         * @description `read` is the operation `get`, and `update` is `replace`.
         * @enum {string}
         */
        BatchVerb: "create" | "read" | "update" | "patch" | "delete";
        /**
         * @description `add` sets a property or inserts an array item. `replace` sets an existing value. `remove` deletes a value. `move` and
         *     `copy` take the value at `from`. `test` fails (409) unless the value at `path` equals `value`.
         * @enum {string}
         */
        PatchOperator: "add" | "copy" | "move" | "remove" | "replace" | "test";
        /** @description One step of a JSON Patch. */
        PatchDirective: {
            op: components["schemas"]["PatchOperator"];
            /** @description A JSON Pointer to the value to change. */
            path: string;
            /** @description A JSON Pointer to the source, for `move` and `copy`. */
            from?: string;
            /** @description Any JSON value, for `add`, `replace` and `test`. */
            value?: unknown;
        };
        /** @description A JSON Patch as an object that maps indexes to directives. */
        PatchMap: {
            [key: string]: components["schemas"]["PatchDirective"];
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description A JSON Patch (RFC 6902). */
        Patch: components["schemas"]["PatchDirective"][];
        /** @description An object that maps indexes to directives, applied in order of index, or an array of directives. */
        PatchDirectives: components["schemas"]["PatchMap"] | components["schemas"]["Patch"];
        /** @description One place in the request where something is wrong. */
        ErrorDetail: {
            /** @description A JSON Pointer into the body (in a batch, into the operation), or `query/name`, `path/name` or `header/name`. */
            pointer: string;
            /** @description The failed schema keyword in snake case, or an error code. */
            code: string;
            /** @description What is wrong at this place. */
            message: string;
        };
        /** @description An error. */
        Error: {
            /** @description The HTTP status. */
            status: number;
            /**
             * @description A stable code for programs: its meaning never changes. `x-codes` of each operation lists its codes by status.
             *
             *     | Code | When |
             *     | --- | --- |
             *     | `request_malformed` | The request is not a valid HTTP/1.1 request. |
             *     | `request_timeout` | The request did not arrive in time. Send it again. |
             *     | `header_too_large` | The URL and the headers together exceed 16 KB. |
             *     | `address_malformed` | The URL contains invalid percent-encoding. |
             *     | `batch_beyond_limit` | The batch has more operations than the rate limit allows at once. Split it into smaller batches. |
             *     | `media_type_missing` | The request has a body but no Content-Type header. |
             *     | `media_type_unsupported` | The operation does not accept a body of this media type. |
             *     | `charset_unsupported` | The body must be encoded in UTF-8. |
             *     | `body_missing` | The operation requires a request body. |
             *     | `body_too_large` | The body is too large. |
             *     | `body_too_deep` | The body is nested too deeply. |
             *     | `too_many_values` | The body, or an object in it, has too many values. |
             *     | `name_too_long` | A property name is longer than 256 characters. |
             *     | `body_unreadable` | The body could not be read. |
             *     | `body_not_utf8` | The body is not valid UTF-8. |
             *     | `json_invalid` | The body is not valid JSON. |
             *     | `key_forbidden` | The body contains a property named `__proto__`, or `constructor` with a `prototype`. |
             *     | `number_too_large` | A number is outside ±(2^53 − 1) and would lose precision. Send it as a string. |
             *     | `text_invalid` | A string contains U+0000 or an unpaired surrogate. |
             *     | `invalid_request` | The request does not match the OpenAPI document. `details` lists what is wrong. |
             *     | `unknown_field` | `fields` or `fieldsToReturn` names a field that the record does not have. |
             *     | `page_key_invalid` | The page key does not belong to this list. Send it exactly as the previous page returned it. |
             *     | `count_not_possible` | No index can count this. The message says what can be counted. |
             *     | `id_not_allowed` | The server assigns the id of a new record. Leave `id` out. |
             *     | `id_mismatch` | The id in the body differs from the id in the path. |
             *     | `type` | `sys_version` must be the version that you read, as a number. You can also leave it out. |
             *     | `answer_too_large` | The response to the batch would exceed 4 MB. Read this record in another request. |
             *     | `required` | A required property of the batch operation is missing. |
             *     | `record_too_large` | The record exceeds 1 MB. |
             *     | `record_too_deep` | The record is nested too deeply. |
             *     | `path_forbidden` | The patch names a path that cannot be patched. |
             *     | `server_owned` | The patch changes a field that only the server can set. |
             *     | `template_invalid` | An e-mail template is not valid. `details` lists what is wrong. |
             *     | `token_missing` | The request has no bearer token. Send the header `Authorization: Bearer <JWT>`. |
             *     | `token_malformed` | The Authorization header is malformed. Send it as `Authorization: Bearer <JWT>`. |
             *     | `token_invalid` | The token is not valid. Request a new one. |
             *     | `token_expired` | The token has expired. Request a new one. |
             *     | `tenant_forbidden` | The token does not give access to this tenant. |
             *     | `not_own` | The permission is limited to the caller's own records. This record is not one of them, or would not be after the change. |
             *     | `limited_to_own` | The permission is limited to the caller's own records. Leave out `modified_since` and `count`, and any `sort` but `sys_created_at`. |
             *     | `field_not_yours` | The permission is limited to the caller's own records. `details` lists fields that the caller cannot read or write: leave them out. |
             *     | `permission_missing` | The token does not have the permission for this operation. |
             *     | `address_unknown` | There is no such path. Check the URL. |
             *     | `record_not_found` | The record does not exist. |
             *     | `application_not_found` | The application has no references. |
             *     | `record_gone` | The record that the first request with this `Idempotency-Key` saved is not there any more, or not for this caller. |
             *     | `method_not_allowed` | The path does not support this method. `Allow` lists the methods it supports. |
             *     | `record_locked` | The record, or a record whose count it changes, is locked. With the permission `*.unlock`, a patch of only `sys_locked` unlocks it. |
             *     | `record_referenced` | Other records refer to this record. Delete or change them first. |
             *     | `reference_not_found` | The record refers to another record that does not exist. |
             *     | `version_conflict` | The record has changed since you read it. Read it again and repeat the change. |
             *     | `idempotency_in_progress` | The first request with this `Idempotency-Key` is still under way. Try again after `Retry-After`. |
             *     | `not_applied` | Another operation of the atomic batch failed, so this one was not applied. |
             *     | `too_much_contention` | Other requests keep changing the same records. Try again in a minute. |
             *     | `test_failed` | A `test` in the patch failed because the record has a different value. |
             *     | `path_not_found` | The record does not have a path that the patch names. |
             *     | `templates_too_slow` | Rendering the e-mails of this request takes more than 500,000 steps. Simplify the template. |
             *     | `message_state` | The `state` of the e-mail does not allow this: it is being sent, was sent, or has failed. |
             *     | `status_change_not_allowed` | The reference cannot change from its current status to the new one. |
             *     | `reference_not_pending` | The reference is already completed or declined. |
             *     | `reference_mismatch` | A submission cannot change which application or process the reference belongs to. |
             *     | `too_many_references` | One request can process at most 1,000 pending references of an application, and an application at most 10,000 references. |
             *     | `precondition_failed` | The record no longer has the `ETag` in `If-Match`. Read it again and repeat the change. |
             *     | `idempotency_key_reused` | Another request was sent with this `Idempotency-Key`. Use a new key for each request. |
             *     | `too_many_requests` | The tenant or the caller has exceeded its rate limit. Try again after `Retry-After`. |
             *     | `tenant_quota` | The tenant has reached its maximum number of these records. Delete some, or ask the operator for a higher limit. |
             *     | `idempotency_answers_full` | The tenant has used so many keys that there is no room for another answer. Send the request without `Idempotency-Key`, or later. |
             *     | `too_many_bodies` | The server is processing too many large request bodies. Try again after `Retry-After`. |
             *     | `keys_unavailable` | The server cannot get the key of the token from the service that publishes it now, so it cannot verify the token. Try again after `Retry-After`. |
             *     | `store_unavailable` | The database is not responding. Try again later. The change may have been saved, so read the record before you write again. |
             *     | `store_full` | The server has run out of disk space. Nothing was written. Reads still work; try again when there is space. |
             *     | `store_failed` | The server could not write to its disk. Nothing was written. Reads still work; try again later. |
             *     | `audit_unavailable` | The server cannot write its audit log, so it accepts no changes. Reads still work; try again later. |
             *     | `internal_error` | Something went wrong on the server. |
             */
            code: string;
            /** @description A message for people: what is wrong and what to do. */
            message: string;
            /**
             * @description The places in the request that are wrong: at most 20, or fewer if their pointers are long. `message` says if
             *     there are more.
             */
            details?: components["schemas"]["ErrorDetail"][];
            /** @description With `sold_out` and `limit_reached`, the number of tickets left. */
            remaining?: number;
            /** @description The `X-Request-Id` of the response. It is also in the server's log. */
            request_id: string;
        };
        /**
         * @description The fields of a reference.
         * @example {
         *       "application_id": "app-7",
         *       "award_id": "award-1",
         *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
         *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
         *       "contact_id": "contact-12",
         *       "name": "Ada Lovelace",
         *       "completion_date": "2026-05-01T12:00:00.000Z",
         *       "email_address": "ada@example.org"
         *     }
         */
        ReferenceFields: {
            /** @description The application that the reference supports. */
            application_id: string;
            /** @description The award that the application is for. */
            award_id: string;
            /** @description The reference process of the reference. */
            process_id: string;
            /** @description The kind of reference. */
            type_id: string;
            /** @description Contact record of the referee. */
            contact_id: string;
            /** @description Name of the referee. */
            name: string;
            /**
             * Format: date-time
             * @description The deadline for the reference; after submission, when it was submitted.
             */
            completion_date: string;
            /**
             * @description The default for a new reference is `pending`. A PUT without it keeps the current status. `pending` can become
             *     `completed` or `declined`, and `declined` can become `pending`; any other change is a conflict.
             */
            status?: components["schemas"]["ReferenceStatus"];
            /** @description Given name of the referee. */
            first_name?: string;
            /** @description Family name of the referee. */
            last_name?: string;
            /** @description The referee's e-mail address. The request for the reference goes there. */
            email_address?: string;
            /** @description The referee's job title. */
            job_title?: string;
            /** @description City of the referee. */
            city?: string;
            /** @description State or province of the referee. */
            state?: string;
            /** @description Country of the referee. */
            country?: string;
            /** @description The organization that the referee belongs to. */
            organization_id?: string;
            /** @description Notes on the reference. */
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        };
        /**
         * @description The fields of a reference process.
         * @example {
         *       "name": "Letters of support",
         *       "award_id": "award-1",
         *       "reference_form_id": "form-3",
         *       "is_active": true,
         *       "display_in_portal": true,
         *       "enable_reference_notification_email": true,
         *       "application_notice_email": {
         *         "subject": "References are missing",
         *         "body": "<p>Some of your referees have not answered yet.</p>"
         *       },
         *       "reference_notification_email": {
         *         "subject": "Your reference",
         *         "body": "<p>Dear {{ reference.name }}</p>"
         *       },
         *       "contact_form_options": {
         *         "contact_form_id": "form-4"
         *       },
         *       "organization_form_options": {
         *         "organization_form_id": "form-5"
         *       }
         *     }
         */
        ReferenceProcessFields: {
            /** @description Name shown to staff. */
            name: string;
            /** @description The award that needs the references. */
            award_id: string;
            /** @description The form that referees fill in. */
            reference_form_id: string;
            /** @description Whether the process is in use. */
            is_active?: boolean;
            /** @description Whether the portal shows the process. */
            display_in_portal?: boolean;
            /** @description The name of the process in the portal. */
            display_in_portal_as?: string;
            /** @description Whether to show the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Whether to show the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Whether `references.process` tells the applicant that references are missing. */
            enable_application_notice_email?: boolean;
            /** @description Whether `references.process` asks the referees for their references. */
            enable_reference_notification_email?: boolean;
            /**
             * @description The e-mail that tells the applicant which references are missing.
             *
             *     **Merge fields.** `[]` stands for each item of a list: write `reference.custom_field_values[].boolean_value` as
             *     `{% for item in reference.custom_field_values %}{{ item.boolean_value }}{% endfor %}`.
             *     `*` stands for any name.
             *
             *     | Merge field | Type | Description |
             *     | --- | --- | --- |
             *     | `reference.application_id` | string | The application that the reference supports. |
             *     | `reference.award_id` | string | The award that the application is for. |
             *     | `reference.process_id` | string | The reference process of the reference. |
             *     | `reference.type_id` | string | The kind of reference. |
             *     | `reference.contact_id` | string | Contact record of the referee. |
             *     | `reference.name` | string | Name of the referee. |
             *     | `reference.completion_date` | string | The deadline for the reference; after submission, when it was submitted. |
             *     | `reference.status` | string | The default for a new reference is `pending`. |
             *     | `reference.first_name` | string | Given name of the referee. |
             *     | `reference.last_name` | string | Family name of the referee. |
             *     | `reference.email_address` | string | The referee's e-mail address. |
             *     | `reference.job_title` | string | The referee's job title. |
             *     | `reference.city` | string | City of the referee. |
             *     | `reference.state` | string | State or province of the referee. |
             *     | `reference.country` | string | Country of the referee. |
             *     | `reference.organization_id` | string | The organization that the referee belongs to. |
             *     | `reference.notes` | string | Notes on the reference. |
             *     | `reference.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |
             *     | `reference.custom_field_values[].custom_field_id` | string | The custom field. |
             *     | `reference.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |
             *     | `reference.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |
             *     | `reference.custom_field_values[].numeric_value` | number | Value of a number field. |
             *     | `reference.custom_field_values[].string_value` | string | Value of a text field. |
             *     | `reference.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |
             *     | `reference.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `reference.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `reference.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `reference.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `reference.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `reference.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `reference.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `reference.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `reference.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `reference.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `reference.sys_created_at` | string | When the record was created. |
             *     | `reference.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `reference.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `reference.sys_directive` | string | An instruction for programs that process the record. |
             *     | `reference.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `reference.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `reference.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `reference.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `reference.sys_last_modified_at` | string | When the record was last changed. |
             *     | `reference.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `reference.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `reference.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `reference.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `reference.sys_version` | integer | 1 for a new record. |
             *     | `process.name` | string | Name shown to staff. |
             *     | `process.award_id` | string | The award that needs the references. |
             *     | `process.reference_form_id` | string | The form that referees fill in. |
             *     | `process.is_active` | boolean | Whether the process is in use. |
             *     | `process.display_in_portal` | boolean | Whether the portal shows the process. |
             *     | `process.display_in_portal_as` | string | The name of the process in the portal. |
             *     | `process.show_contact_form` | boolean | Whether to show the form of `contact_form_options`. |
             *     | `process.show_organization_form` | boolean | Whether to show the form of `organization_form_options`. |
             *     | `process.enable_application_notice_email` | boolean | Whether `references.process` tells the applicant that references are missing. |
             *     | `process.enable_reference_notification_email` | boolean | Whether `references.process` asks the referees for their references. |
             *     | `process.application_notice_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |
             *     | `process.application_notice_email.body` | string | HTML, with merge fields. |
             *     | `process.application_notice_email.cc` | string | Copies: comma-separated addresses or merge fields. |
             *     | `process.application_notice_email.from` | string | The sender's address, or a merge field. |
             *     | `process.application_notice_email.from_name` | string | The sender's name, with merge fields. |
             *     | `process.application_notice_email.reply_to` | string | Where replies go: an address or a merge field. |
             *     | `process.application_notice_email.subject` | string | Text, with merge fields. |
             *     | `process.reference_notification_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |
             *     | `process.reference_notification_email.body` | string | HTML, with merge fields. |
             *     | `process.reference_notification_email.cc` | string | Copies: comma-separated addresses or merge fields. |
             *     | `process.reference_notification_email.from` | string | The sender's address, or a merge field. |
             *     | `process.reference_notification_email.from_name` | string | The sender's name, with merge fields. |
             *     | `process.reference_notification_email.reply_to` | string | Where replies go: an address or a merge field. |
             *     | `process.reference_notification_email.subject` | string | Text, with merge fields. |
             *     | `process.contact_form_options.contact_form_id` | string | The form. |
             *     | `process.contact_form_options.html` | string | Text above the form. |
             *     | `process.organization_form_options.organization_form_id` | string | The form. |
             *     | `process.organization_form_options.html` | string | Text above the form. |
             *     | `process.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `process.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `process.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `process.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `process.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `process.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `process.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `process.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `process.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `process.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `process.sys_created_at` | string | When the record was created. |
             *     | `process.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `process.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `process.sys_directive` | string | An instruction for programs that process the record. |
             *     | `process.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `process.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `process.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `process.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `process.sys_last_modified_at` | string | When the record was last changed. |
             *     | `process.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `process.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `process.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `process.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `process.sys_version` | integer | 1 for a new record. |
             *     | `type.name` | string | The name of the type, such as "Academic". |
             *     | `type.is_active` | boolean | Whether the type is in use. |
             *     | `type.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `type.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `type.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `type.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `type.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `type.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `type.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `type.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `type.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `type.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `type.sys_created_at` | string | When the record was created. |
             *     | `type.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `type.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `type.sys_directive` | string | An instruction for programs that process the record. |
             *     | `type.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `type.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `type.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `type.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `type.sys_last_modified_at` | string | When the record was last changed. |
             *     | `type.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `type.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `type.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `type.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `type.sys_version` | integer | 1 for a new record. |
             *     | `application.name` | string | Name of the applicant. |
             *     | `application.award_id` | string | The award that the application is for. |
             *     | `application.award_type_id` | string | The kind of award that the application is for. |
             *     | `application.process_id` | string | The application process of the application. |
             *     | `application.owner_type` | string | Whether the applicant is a contact or an organization. |
             *     | `application.contact_id` | string | Contact record of the applicant, or of the person who applies for the organization. |
             *     | `application.organization_id` | string | Expected when `owner_type` is `organization`. |
             *     | `application.date` | string | The date of the application, in any format. |
             *     | `application.status` | string | Status of the application; any string. |
             *     | `application.status_reason_id` | string | Why it has this status. |
             *     | `application.first_name` | string | Given name of the applicant. |
             *     | `application.last_name` | string | Family name of the applicant. |
             *     | `application.email_address` | string | The applicant's e-mail address. |
             *     | `application.job_title` | string | The applicant's job title. |
             *     | `application.city` | string | City of the applicant. |
             *     | `application.state` | string | State or province of the applicant. |
             *     | `application.country` | string | Country of the applicant. |
             *     | `application.bucket_id` | string | The group of reviewers that it is assigned to. |
             *     | `application.override_bucket_assignment` | boolean | Whether to keep the current `bucket_id` instead of assigning one. |
             *     | `application.round_id` | string | The current review round. |
             *     | `application.review_status` | string | Outcome of the reviews. |
             *     | `application.last_review_status_change` | string | When `review_status` last changed. |
             *     | `application.reviewer_recommendation` | string | The joint recommendation of the reviewers. |
             *     | `application.pending_console_review` | boolean | Whether the reviews are done and a decision by staff is pending. |
             *     | `application.average_score` | number | Mean of the reviewers' scores. |
             *     | `application.total_score` | number | Sum of the reviewers' scores. |
             *     | `application.references[].*` | any | References stored in the application. |
             *     | `application.number_of_missing_references` | number | How many references are still missing. |
             *     | `application.recipient_categories[].category_id` | string | The category. |
             *     | `application.recipient_categories[].*` | any | Categories in which the applicant receives the award. |
             *     | `application.nominee_id` | string | The nominee who applies. |
             *     | `application.fee_id` | string | The fee for applying. |
             *     | `application.order_id` | string | The order that pays the fee. |
             *     | `application.order_line_item_id` | string | The line item of that order. |
             *     | `application.submission_space_id` | string | The space in which it was submitted. |
             *     | `application.notes` | string | Internal notes, visible only to staff. |
             *     | `application.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |
             *     | `application.custom_field_values[].custom_field_id` | string | The custom field. |
             *     | `application.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |
             *     | `application.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |
             *     | `application.custom_field_values[].numeric_value` | number | Value of a number field. |
             *     | `application.custom_field_values[].string_value` | string | Value of a text field. |
             *     | `application.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |
             *     | `application.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `application.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `application.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `application.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `application.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `application.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `application.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `application.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `application.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `application.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `application.sys_created_at` | string | When the record was created. |
             *     | `application.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `application.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `application.sys_directive` | string | An instruction for programs that process the record. |
             *     | `application.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `application.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `application.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `application.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `application.sys_last_modified_at` | string | When the record was last changed. |
             *     | `application.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `application.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `application.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `application.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `application.sys_version` | integer | 1 for a new record. |
             *     | `award.name` | string | The name of the award. |
             *     | `award.type_id` | string | The kind of award. |
             *     | `award.description` | string | What the award is for, as text for applicants. |
             *     | `award.date` | string | When the award is given. |
             *     | `award.enable_applications` | boolean | Whether people can apply for it. |
             *     | `award.application_options.maximum_applications_per_applicant` | number | How many applications one applicant can submit. |
             *     | `award.application_options.*` | any | Used if `enable_applications` is true. |
             *     | `award.enable_nominations` | boolean | Whether people can nominate others for it. |
             *     | `award.enable_recipient_categories` | boolean | Whether its recipients are grouped into categories. |
             *     | `award.enable_reviews` | boolean | Whether its applications are reviewed. |
             *     | `award.allow_recipients_to_update_information` | boolean | Whether recipients can update their information. |
             *     | `award.recipient_update_options.recipient_update_options_form_id` | string | The form for the changes. |
             *     | `award.recipient_update_options.modification_deadline_date` | string | The deadline for changes, in any format. |
             *     | `award.recipient_update_options.*` | any | Expected when `allow_recipients_to_update_information` is true. |
             *     | `award.certificate_mode` | string | How certificates are created, or `disabled`. |
             *     | `award.certificate_template` | string | Expected unless `certificate_mode` is `disabled`. |
             *     | `award.show_in_portal` | boolean | Whether the portal shows the award. |
             *     | `award.show_in_portal_from` | string | When the portal starts to show it. |
             *     | `award.show_in_portal_until` | string | When the portal stops showing it. |
             *     | `award.application_page_layout_id` | string | Page layout of applications. |
             *     | `award.nomination_page_layout_id` | string | Page layout of nominations. |
             *     | `award.nominee_page_layout_id` | string | Page layout of nominees. |
             *     | `award.recipient_page_layout_id` | string | Page layout of recipients. |
             *     | `award.cloned_from_id` | string | The award it was copied from. |
             *     | `award.previous_award_id` | string | The previous edition of the award. |
             *     | `award.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |
             *     | `award.custom_field_values[].custom_field_id` | string | The custom field. |
             *     | `award.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |
             *     | `award.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |
             *     | `award.custom_field_values[].numeric_value` | number | Value of a number field. |
             *     | `award.custom_field_values[].string_value` | string | Value of a text field. |
             *     | `award.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |
             *     | `award.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `award.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `award.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `award.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `award.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `award.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `award.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `award.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `award.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `award.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `award.sys_created_at` | string | When the record was created. |
             *     | `award.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `award.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `award.sys_directive` | string | An instruction for programs that process the record. |
             *     | `award.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `award.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `award.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `award.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `award.sys_last_modified_at` | string | When the record was last changed. |
             *     | `award.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `award.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `award.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `award.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `award.sys_version` | integer | 1 for a new record. |
             */
            application_notice_email: components["schemas"]["EmailTemplate"];
            /**
             * @description The e-mail that asks a referee for a reference.
             *
             *     **Merge fields.** `[]` stands for each item of a list: write `reference.custom_field_values[].boolean_value` as
             *     `{% for item in reference.custom_field_values %}{{ item.boolean_value }}{% endfor %}`.
             *     `*` stands for any name.
             *
             *     | Merge field | Type | Description |
             *     | --- | --- | --- |
             *     | `reference.application_id` | string | The application that the reference supports. |
             *     | `reference.award_id` | string | The award that the application is for. |
             *     | `reference.process_id` | string | The reference process of the reference. |
             *     | `reference.type_id` | string | The kind of reference. |
             *     | `reference.contact_id` | string | Contact record of the referee. |
             *     | `reference.name` | string | Name of the referee. |
             *     | `reference.completion_date` | string | The deadline for the reference; after submission, when it was submitted. |
             *     | `reference.status` | string | The default for a new reference is `pending`. |
             *     | `reference.first_name` | string | Given name of the referee. |
             *     | `reference.last_name` | string | Family name of the referee. |
             *     | `reference.email_address` | string | The referee's e-mail address. |
             *     | `reference.job_title` | string | The referee's job title. |
             *     | `reference.city` | string | City of the referee. |
             *     | `reference.state` | string | State or province of the referee. |
             *     | `reference.country` | string | Country of the referee. |
             *     | `reference.organization_id` | string | The organization that the referee belongs to. |
             *     | `reference.notes` | string | Notes on the reference. |
             *     | `reference.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |
             *     | `reference.custom_field_values[].custom_field_id` | string | The custom field. |
             *     | `reference.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |
             *     | `reference.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |
             *     | `reference.custom_field_values[].numeric_value` | number | Value of a number field. |
             *     | `reference.custom_field_values[].string_value` | string | Value of a text field. |
             *     | `reference.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |
             *     | `reference.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `reference.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `reference.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `reference.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `reference.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `reference.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `reference.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `reference.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `reference.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `reference.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `reference.sys_created_at` | string | When the record was created. |
             *     | `reference.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `reference.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `reference.sys_directive` | string | An instruction for programs that process the record. |
             *     | `reference.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `reference.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `reference.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `reference.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `reference.sys_last_modified_at` | string | When the record was last changed. |
             *     | `reference.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `reference.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `reference.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `reference.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `reference.sys_version` | integer | 1 for a new record. |
             *     | `process.name` | string | Name shown to staff. |
             *     | `process.award_id` | string | The award that needs the references. |
             *     | `process.reference_form_id` | string | The form that referees fill in. |
             *     | `process.is_active` | boolean | Whether the process is in use. |
             *     | `process.display_in_portal` | boolean | Whether the portal shows the process. |
             *     | `process.display_in_portal_as` | string | The name of the process in the portal. |
             *     | `process.show_contact_form` | boolean | Whether to show the form of `contact_form_options`. |
             *     | `process.show_organization_form` | boolean | Whether to show the form of `organization_form_options`. |
             *     | `process.enable_application_notice_email` | boolean | Whether `references.process` tells the applicant that references are missing. |
             *     | `process.enable_reference_notification_email` | boolean | Whether `references.process` asks the referees for their references. |
             *     | `process.application_notice_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |
             *     | `process.application_notice_email.body` | string | HTML, with merge fields. |
             *     | `process.application_notice_email.cc` | string | Copies: comma-separated addresses or merge fields. |
             *     | `process.application_notice_email.from` | string | The sender's address, or a merge field. |
             *     | `process.application_notice_email.from_name` | string | The sender's name, with merge fields. |
             *     | `process.application_notice_email.reply_to` | string | Where replies go: an address or a merge field. |
             *     | `process.application_notice_email.subject` | string | Text, with merge fields. |
             *     | `process.reference_notification_email.bcc` | string | Blind copies: comma-separated addresses or merge fields. |
             *     | `process.reference_notification_email.body` | string | HTML, with merge fields. |
             *     | `process.reference_notification_email.cc` | string | Copies: comma-separated addresses or merge fields. |
             *     | `process.reference_notification_email.from` | string | The sender's address, or a merge field. |
             *     | `process.reference_notification_email.from_name` | string | The sender's name, with merge fields. |
             *     | `process.reference_notification_email.reply_to` | string | Where replies go: an address or a merge field. |
             *     | `process.reference_notification_email.subject` | string | Text, with merge fields. |
             *     | `process.contact_form_options.contact_form_id` | string | The form. |
             *     | `process.contact_form_options.html` | string | Text above the form. |
             *     | `process.organization_form_options.organization_form_id` | string | The form. |
             *     | `process.organization_form_options.html` | string | Text above the form. |
             *     | `process.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `process.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `process.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `process.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `process.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `process.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `process.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `process.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `process.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `process.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `process.sys_created_at` | string | When the record was created. |
             *     | `process.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `process.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `process.sys_directive` | string | An instruction for programs that process the record. |
             *     | `process.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `process.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `process.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `process.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `process.sys_last_modified_at` | string | When the record was last changed. |
             *     | `process.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `process.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `process.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `process.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `process.sys_version` | integer | 1 for a new record. |
             *     | `type.name` | string | The name of the type, such as "Academic". |
             *     | `type.is_active` | boolean | Whether the type is in use. |
             *     | `type.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `type.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `type.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `type.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `type.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `type.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `type.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `type.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `type.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `type.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `type.sys_created_at` | string | When the record was created. |
             *     | `type.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `type.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `type.sys_directive` | string | An instruction for programs that process the record. |
             *     | `type.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `type.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `type.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `type.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `type.sys_last_modified_at` | string | When the record was last changed. |
             *     | `type.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `type.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `type.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `type.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `type.sys_version` | integer | 1 for a new record. |
             *     | `application.name` | string | Name of the applicant. |
             *     | `application.award_id` | string | The award that the application is for. |
             *     | `application.award_type_id` | string | The kind of award that the application is for. |
             *     | `application.process_id` | string | The application process of the application. |
             *     | `application.owner_type` | string | Whether the applicant is a contact or an organization. |
             *     | `application.contact_id` | string | Contact record of the applicant, or of the person who applies for the organization. |
             *     | `application.organization_id` | string | Expected when `owner_type` is `organization`. |
             *     | `application.date` | string | The date of the application, in any format. |
             *     | `application.status` | string | Status of the application; any string. |
             *     | `application.status_reason_id` | string | Why it has this status. |
             *     | `application.first_name` | string | Given name of the applicant. |
             *     | `application.last_name` | string | Family name of the applicant. |
             *     | `application.email_address` | string | The applicant's e-mail address. |
             *     | `application.job_title` | string | The applicant's job title. |
             *     | `application.city` | string | City of the applicant. |
             *     | `application.state` | string | State or province of the applicant. |
             *     | `application.country` | string | Country of the applicant. |
             *     | `application.bucket_id` | string | The group of reviewers that it is assigned to. |
             *     | `application.override_bucket_assignment` | boolean | Whether to keep the current `bucket_id` instead of assigning one. |
             *     | `application.round_id` | string | The current review round. |
             *     | `application.review_status` | string | Outcome of the reviews. |
             *     | `application.last_review_status_change` | string | When `review_status` last changed. |
             *     | `application.reviewer_recommendation` | string | The joint recommendation of the reviewers. |
             *     | `application.pending_console_review` | boolean | Whether the reviews are done and a decision by staff is pending. |
             *     | `application.average_score` | number | Mean of the reviewers' scores. |
             *     | `application.total_score` | number | Sum of the reviewers' scores. |
             *     | `application.references[].*` | any | References stored in the application. |
             *     | `application.number_of_missing_references` | number | How many references are still missing. |
             *     | `application.recipient_categories[].category_id` | string | The category. |
             *     | `application.recipient_categories[].*` | any | Categories in which the applicant receives the award. |
             *     | `application.nominee_id` | string | The nominee who applies. |
             *     | `application.fee_id` | string | The fee for applying. |
             *     | `application.order_id` | string | The order that pays the fee. |
             *     | `application.order_line_item_id` | string | The line item of that order. |
             *     | `application.submission_space_id` | string | The space in which it was submitted. |
             *     | `application.notes` | string | Internal notes, visible only to staff. |
             *     | `application.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |
             *     | `application.custom_field_values[].custom_field_id` | string | The custom field. |
             *     | `application.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |
             *     | `application.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |
             *     | `application.custom_field_values[].numeric_value` | number | Value of a number field. |
             *     | `application.custom_field_values[].string_value` | string | Value of a text field. |
             *     | `application.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |
             *     | `application.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `application.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `application.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `application.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `application.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `application.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `application.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `application.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `application.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `application.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `application.sys_created_at` | string | When the record was created. |
             *     | `application.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `application.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `application.sys_directive` | string | An instruction for programs that process the record. |
             *     | `application.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `application.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `application.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `application.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `application.sys_last_modified_at` | string | When the record was last changed. |
             *     | `application.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `application.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `application.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `application.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `application.sys_version` | integer | 1 for a new record. |
             *     | `award.name` | string | The name of the award. |
             *     | `award.type_id` | string | The kind of award. |
             *     | `award.description` | string | What the award is for, as text for applicants. |
             *     | `award.date` | string | When the award is given. |
             *     | `award.enable_applications` | boolean | Whether people can apply for it. |
             *     | `award.application_options.maximum_applications_per_applicant` | number | How many applications one applicant can submit. |
             *     | `award.application_options.*` | any | Used if `enable_applications` is true. |
             *     | `award.enable_nominations` | boolean | Whether people can nominate others for it. |
             *     | `award.enable_recipient_categories` | boolean | Whether its recipients are grouped into categories. |
             *     | `award.enable_reviews` | boolean | Whether its applications are reviewed. |
             *     | `award.allow_recipients_to_update_information` | boolean | Whether recipients can update their information. |
             *     | `award.recipient_update_options.recipient_update_options_form_id` | string | The form for the changes. |
             *     | `award.recipient_update_options.modification_deadline_date` | string | The deadline for changes, in any format. |
             *     | `award.recipient_update_options.*` | any | Expected when `allow_recipients_to_update_information` is true. |
             *     | `award.certificate_mode` | string | How certificates are created, or `disabled`. |
             *     | `award.certificate_template` | string | Expected unless `certificate_mode` is `disabled`. |
             *     | `award.show_in_portal` | boolean | Whether the portal shows the award. |
             *     | `award.show_in_portal_from` | string | When the portal starts to show it. |
             *     | `award.show_in_portal_until` | string | When the portal stops showing it. |
             *     | `award.application_page_layout_id` | string | Page layout of applications. |
             *     | `award.nomination_page_layout_id` | string | Page layout of nominations. |
             *     | `award.nominee_page_layout_id` | string | Page layout of nominees. |
             *     | `award.recipient_page_layout_id` | string | Page layout of recipients. |
             *     | `award.cloned_from_id` | string | The award it was copied from. |
             *     | `award.previous_award_id` | string | The previous edition of the award. |
             *     | `award.custom_field_values[].boolean_value` | boolean | Value of a yes/no field. |
             *     | `award.custom_field_values[].custom_field_id` | string | The custom field. |
             *     | `award.custom_field_values[].file_url_value` | string | The URL of the file of a file field. |
             *     | `award.custom_field_values[].list_value[]` | string | Values of a multiple-choice field. |
             *     | `award.custom_field_values[].numeric_value` | number | Value of a number field. |
             *     | `award.custom_field_values[].string_value` | string | Value of a text field. |
             *     | `award.custom_field_values[].table_value[].*` | any | The rows of a table field, with a property for each column. |
             *     | `award.id` | string | Set by the server: letters and digits that sort in order of creation. |
             *     | `award.sys_bulk_load_at` | string | When the bulk load that created the record ran. |
             *     | `award.sys_bulk_load_id` | string | The bulk load that created the record. |
             *     | `award.sys_bulk_load_pk` | string | The record's key in the loaded data. |
             *     | `award.sys_bulk_load_record_no` | number | The record's number in the loaded data. |
             *     | `award.sys_bulk_load_source_file` | string | The file that the record was loaded from. |
             *     | `award.sys_calculated_field_error` | string | Why a field could not be calculated. |
             *     | `award.sys_calculated_field_errors[].error` | string | Why it could not be calculated. |
             *     | `award.sys_calculated_field_errors[].field` | string | Name of the field. |
             *     | `award.sys_configuration_snapshot_id` | string | The configuration snapshot that was in effect when the record was created. |
             *     | `award.sys_created_at` | string | When the record was created. |
             *     | `award.sys_created_by_id` | string | The `sub` of the token that created the record. |
             *     | `award.sys_deleted_by_id` | string | Reserved for who deleted the record. |
             *     | `award.sys_directive` | string | An instruction for programs that process the record. |
             *     | `award.sys_external_id` | string | The record's id in one of the client's own systems. |
             *     | `award.sys_has_files_in_s3` | boolean | Whether the record has files in an S3 bucket. |
             *     | `award.sys_last_bulk_data_operation_id` | string | The last bulk operation that changed the record. |
             *     | `award.sys_last_bulk_data_operation_sys_version` | string | The record's version after that operation. |
             *     | `award.sys_last_modified_at` | string | When the record was last changed. |
             *     | `award.sys_last_modified_by_id` | string | The `sub` of the token that last changed the record. |
             *     | `award.sys_last_security_context.*` | any | Reserved for details of who last changed the record. |
             *     | `award.sys_locked` | boolean | A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which needs the permission `*.unlock`. |
             *     | `award.sys_snapshot_base_version` | number | The version that the configuration snapshot is based on. |
             *     | `award.sys_version` | integer | 1 for a new record. |
             */
            reference_notification_email: components["schemas"]["EmailTemplate"];
            contact_form_options: components["schemas"]["ContactFormOptions"];
            organization_form_options: components["schemas"]["OrganizationFormOptions"];
        };
        /**
         * @description The fields of a reference type.
         * @example {
         *       "name": "Academic",
         *       "is_active": true
         *     }
         */
        ReferenceTypeFields: {
            /** @description The name of the type, such as "Academic". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
        };
        /**
         * @description The fields of a saved report.
         * @example {
         *       "name": "References still pending",
         *       "description": "By award, the oldest first.",
         *       "app": "awards",
         *       "report_id": "report-9",
         *       "user_id": "jo",
         *       "access_group": "team",
         *       "report_configuration": {
         *         "columns": [
         *           "name",
         *           "completion_date"
         *         ],
         *         "filters": {
         *           "status": "pending"
         *         }
         *       }
         *     }
         */
        SavedReportFields: {
            /** @description The name of the report. */
            name: string;
            /** @description What the report shows. */
            description?: string;
            /** @description The app that the report belongs to, such as `awards`. */
            app: string;
            /** @description The report that was run. */
            report_id: string;
            /** @description The user who saved it. */
            user_id: string;
            /** @description Whether it is visible to its user only or to the team. */
            access_group: components["schemas"]["SavedReportAccessGroup"];
            /** @description The saved settings; any properties. */
            report_configuration: {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            };
        };
        /**
         * @description The fields of a shipping product.
         * @example {
         *       "name": "Parcel, insured",
         *       "business_unit_id": "unit-2",
         *       "is_active": true,
         *       "type": "commerce-shipping-products"
         *     }
         */
        ShippingProductFields: {
            /** @description The name that buyers see, such as "Courier, two days". */
            name: string;
            /** @description The business unit that sells it. */
            business_unit_id: string;
            /** @description Whether it can be sold. */
            is_active?: boolean;
            /** @description Internal notes, visible only to staff. */
            notes?: string;
            /** @description Always this value for shipping products. */
            type?: components["schemas"]["ShippingProductType"];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        };
        /**
         * @description The fields of an award.
         * @example {
         *       "name": "Young Researcher of the Year",
         *       "type_id": "type-1",
         *       "date": "2026-11-20T18:00:00.000Z",
         *       "enable_applications": true,
         *       "application_options": {
         *         "maximum_applications_per_applicant": 1
         *       },
         *       "certificate_mode": "disabled",
         *       "show_in_portal": true
         *     }
         */
        AwardFields: {
            /** @description The name of the award. */
            name: string;
            /** @description The kind of award. */
            type_id?: string;
            /** @description What the award is for, as text for applicants. */
            description?: string;
            /**
             * Format: date-time
             * @description When the award is given.
             */
            date?: string;
            /** @description Whether people can apply for it. */
            enable_applications?: boolean;
            /** @description Used if `enable_applications` is true. */
            application_options?: components["schemas"]["AwardApplicationOptions"];
            /** @description Whether people can nominate others for it. */
            enable_nominations?: boolean;
            /** @description Whether its recipients are grouped into categories. */
            enable_recipient_categories?: boolean;
            /** @description Whether its applications are reviewed. */
            enable_reviews?: boolean;
            /** @description Whether recipients can update their information. */
            allow_recipients_to_update_information?: boolean;
            /** @description Expected when `allow_recipients_to_update_information` is true. */
            recipient_update_options?: components["schemas"]["AwardRecipientUpdateOptions"];
            /** @description How certificates are created, or `disabled`. */
            certificate_mode?: string;
            /** @description Expected unless `certificate_mode` is `disabled`. */
            certificate_template?: string;
            /** @description Whether the portal shows the award. */
            show_in_portal?: boolean;
            /**
             * Format: date-time
             * @description When the portal starts to show it.
             */
            show_in_portal_from?: string;
            /**
             * Format: date-time
             * @description When the portal stops showing it.
             */
            show_in_portal_until?: string;
            /** @description Page layout of applications. */
            application_page_layout_id?: string;
            /** @description Page layout of nominations. */
            nomination_page_layout_id?: string;
            /** @description Page layout of nominees. */
            nominee_page_layout_id?: string;
            /** @description Page layout of recipients. */
            recipient_page_layout_id?: string;
            /** @description The award it was copied from. */
            cloned_from_id?: string;
            /** @description The previous edition of the award. */
            previous_award_id?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /**
         * @description The fields of an application.
         * @example {
         *       "name": "Grace Hopper",
         *       "award_id": "award-1",
         *       "award_type_id": "type-1",
         *       "owner_type": "contact",
         *       "contact_id": "contact-20",
         *       "date": "2026-03-14",
         *       "email_address": "grace@example.org",
         *       "bucket_id": "bucket-1"
         *     }
         */
        ApplicationFields: {
            /** @description Name of the applicant. */
            name: string;
            /** @description The award that the application is for. */
            award_id?: string;
            /** @description The kind of award that the application is for. */
            award_type_id?: string;
            /** @description The application process of the application. */
            process_id?: string;
            /** @description Whether the applicant is a contact or an organization. */
            owner_type?: components["schemas"]["CustomerType"];
            /** @description Contact record of the applicant, or of the person who applies for the organization. */
            contact_id?: string;
            /** @description Expected when `owner_type` is `organization`. */
            organization_id?: string;
            /** @description The date of the application, in any format. */
            date?: string;
            /** @description Status of the application; any string. */
            status?: string;
            /** @description Why it has this status. */
            status_reason_id?: string;
            /** @description Given name of the applicant. */
            first_name?: string;
            /** @description Family name of the applicant. */
            last_name?: string;
            /** @description The applicant's e-mail address. Notices about missing references go there. */
            email_address?: string;
            /** @description The applicant's job title. */
            job_title?: string;
            /** @description City of the applicant. */
            city?: string;
            /** @description State or province of the applicant. */
            state?: string;
            /** @description Country of the applicant. */
            country?: string;
            /** @description The group of reviewers that it is assigned to. */
            bucket_id?: string;
            /** @description Whether to keep the current `bucket_id` instead of assigning one. */
            override_bucket_assignment?: boolean;
            /** @description The current review round. */
            round_id?: string;
            /** @description Outcome of the reviews. */
            review_status?: string;
            /**
             * Format: date-time
             * @description When `review_status` last changed.
             */
            last_review_status_change?: string;
            /** @description The joint recommendation of the reviewers. */
            reviewer_recommendation?: string;
            /** @description Whether the reviews are done and a decision by staff is pending. */
            pending_console_review?: boolean;
            /**
             * Format: float
             * @description Mean of the reviewers' scores.
             */
            average_score?: number;
            /** @description Sum of the reviewers' scores. */
            total_score?: number;
            /** @description References stored in the application. */
            references?: {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            }[];
            /** @description How many references are still missing. */
            number_of_missing_references?: number;
            /** @description Categories in which the applicant receives the award. */
            recipient_categories?: components["schemas"]["ApplicationRecipientCategory"][];
            /** @description The nominee who applies. */
            nominee_id?: string;
            /** @description The fee for applying. */
            fee_id?: string;
            /** @description The order that pays the fee. */
            order_id?: string;
            /** @description The line item of that order. */
            order_line_item_id?: string;
            /** @description The space in which it was submitted. */
            submission_space_id?: string;
            /** @description Internal notes, visible only to staff. */
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /**
         * @description The fields of an application process.
         * @example {
         *       "name": "Open call",
         *       "award_id": "award-1",
         *       "application_form_id": "form-1",
         *       "customer_type": "contact",
         *       "is_active": true,
         *       "available_until": "2026-06-30T22:00:00.000Z",
         *       "enable_references": true,
         *       "reference_requirements": [
         *         {
         *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
         *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
         *           "number_required": 2
         *         }
         *       ]
         *     }
         */
        ApplicationProcessFields: {
            /** @description Name shown to staff. */
            name: string;
            /** @description The award to apply for. */
            award_id: string;
            /** @description The form that applicants fill in. */
            application_form_id?: string;
            /** @description Who can apply. */
            customer_type?: components["schemas"]["CustomerType"];
            /** @description Whether it is in use. Set `false` to retire it without deleting it. */
            is_active?: boolean;
            /**
             * Format: date-time
             * @description When applications open.
             */
            available_from?: string;
            /**
             * Format: date-time
             * @description When applications close.
             */
            available_until?: string;
            /** @description Whether the portal shows it to applicants. */
            display_in_portal?: boolean;
            /** @description The name of the process in the portal. */
            display_in_portal_as?: string;
            /**
             * Format: float
             * @description Position among the processes shown.
             */
            display_order?: number;
            /** @description Whether only nominees can apply. */
            requires_nomination?: boolean;
            /** @description Whether its applications need references. */
            enable_references?: boolean;
            /** @description The kinds of reference, and how many of each. Expected when `enable_references` is true. */
            reference_requirements?: components["schemas"]["ReferenceRequirement"][];
            /** @description Whether eligibility criteria apply. */
            enable_eligibility_criteria?: boolean;
            /** @description Who can apply; any properties. Expected when `enable_eligibility_criteria` is true. */
            eligibility_criteria?: {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            };
            /** @description Whether the process is for some of the award's categories only. */
            restrict_categories?: boolean;
            /** @description Expected when `restrict_categories` is true. */
            category_ids?: string[];
            /** @description Whether applying costs a fee. */
            requires_fee?: boolean;
            /** @description Expected when `requires_fee` is true. */
            fee_id?: string;
            /** @description Whether `checkout_settings` replace the default settings. */
            override_checkout_settings?: boolean;
            /** @description Expected when `override_checkout_settings` is true. */
            checkout_settings?: components["schemas"]["ApplicationCheckoutSettings"];
            /** @description Whether applicants get an e-mail when their application is received. */
            enable_confirmation_email?: boolean;
            /** @description Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Whether to show the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptions"];
            /** @description Whether to show the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptions"];
            /** @description Whether applicants can change an application after they submit it. */
            allow_applicants_to_update_information?: boolean;
            /** @description Expected when `allow_applicants_to_update_information` is true. */
            application_update_options?: components["schemas"]["ApplicationUpdateOptions"];
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description The same as the query parameter `exclusiveStartKey`. If you send both, they must be equal. */
        StartKey: string;
        /** @description Matches any of these ids. */
        Ids: string[];
        /**
         * @description `pending`: requested. `completed`: submitted. `declined`: the referee declined to write it.
         * @enum {string}
         */
        ReferenceStatus: "completed" | "declined" | "pending";
        /**
         * @description All filters must match; without filters, every record matches. An array matches any of its values. Strings match as a
         *     substring, ignoring case. `state` must match exactly; `email_address` must match in full, ignoring case.
         */
        ReferenceSearch: {
            exclusiveStartKey?: components["schemas"]["StartKey"];
            application_ids?: components["schemas"]["Ids"];
            award_ids?: components["schemas"]["Ids"];
            contact_ids?: components["schemas"]["Ids"];
            ids?: components["schemas"]["Ids"];
            process_ids?: components["schemas"]["Ids"];
            type_ids?: components["schemas"]["Ids"];
            organization_id?: components["schemas"]["Ids"];
            /** @description Part of the referee's city. */
            city?: string;
            /**
             * Format: date
             * @description Calendar day of `completion_date`, in UTC.
             */
            date?: string;
            /** @description The referee's full e-mail address, ignoring case. */
            email_address?: string;
            /** @description Part of the referee's given name. */
            first_name?: string;
            /** @description Part of the referee's job title. */
            job_title?: string;
            /** @description Part of the referee's family name. */
            last_name?: string;
            /** @description Part of the referee's name. */
            name?: string;
            /** @description Matches `first_name`. */
            nickname?: string;
            /** @description Exact `state`. */
            state?: string;
            /** @description Only references with this status. */
            status?: components["schemas"]["ReferenceStatus"];
        };
        /** @description The value of one of the tenant's custom fields, in the property that matches the field's type. */
        CustomFieldValue: {
            /** @description Value of a yes/no field. */
            boolean_value?: boolean;
            /** @description The custom field. */
            custom_field_id?: string;
            /** @description The URL of the file of a file field. */
            file_url_value?: string;
            /** @description Values of a multiple-choice field. */
            list_value?: string[];
            /** @description Value of a number field. */
            numeric_value?: number;
            /** @description Value of a text field. */
            string_value?: string;
            /** @description The rows of a table field, with a property for each column. */
            table_value?: {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            }[];
        };
        /** @description Values of the tenant's custom fields. */
        CustomFieldValues: components["schemas"]["CustomFieldValue"][];
        /** @description A reference as it was read, with the referee's answers. */
        ReferenceSubmission: components["schemas"]["SystemBody"] & components["schemas"]["ReferenceFields"] & {
            /** @description The reference to submit. */
            id: string;
        };
        /**
         * @description `reference_notification` asks a referee for a reference; `application_notice` tells the applicant that one is
         *     missing.
         * @enum {string}
         */
        ReferenceEmail: "reference_notification" | "application_notice";
        /**
         * @description An e-mail template. `subject`, `body` and `from_name` can contain merge fields (Liquid) such as `{{ reference.name }}`. An unknown
         *     merge field, a merge field that is a whole object (`{{ reference }}`) or a template with a syntax error is rejected
         *     with its line and column. A field without a value in the record is empty. Values are HTML-escaped in `body`. `from`,
         *     `reply_to`, `cc` and `bcc` are e-mail addresses or merge fields: `{{ reference.email_address }}`.
         *
         *     Filters that evaluate expressions (such as `where_exp`), `json` and `inspect` are not available. A range has at most
         *     1,000 numbers, and a `subject` or `body` at most 1,000 tags and merge fields. Rendering is limited: a `subject` or
         *     `body` can take 100,000 steps, and result in 10 KB or 4 MB; all e-mails of one request can take 500,000 steps and 32
         *     MB. A plain merge field takes about 40 steps, and 128 characters of text take one.
         */
        EmailTemplate: {
            /** @description Blind copies: comma-separated addresses or merge fields. */
            bcc?: string;
            /** @description HTML, with merge fields. */
            body: string;
            /** @description Copies: comma-separated addresses or merge fields. */
            cc?: string;
            /** @description The sender's address, or a merge field. */
            from?: string;
            /** @description The sender's name, with merge fields. */
            from_name?: string;
            /** @description Where replies go: an address or a merge field. */
            reply_to?: string;
            /** @description Text, with merge fields. */
            subject: string;
        };
        /** @description The e-mail to render, and the record to render it for. */
        ReferencePreview: {
            /** @description The process that has the e-mail. */
            process_id: string;
            /** @description The reference to use for the merge fields. The default is sample data. */
            reference_id?: string;
            /** @description The e-mail. The default is `reference_notification`. */
            email?: components["schemas"]["ReferenceEmail"];
            template?: components["schemas"]["EmailTemplate"];
            /**
             * Format: email
             * @description The address to send the preview to. The default is the token's `email`, if any.
             */
            send_to?: string;
        };
        /** @description The rendered e-mail and the addresses that the preview was sent to. */
        EmailPreview: {
            /** @description The e-mail of the process. */
            email: string;
            /** @description The rendered subject. */
            subject: string;
            /** @description The rendered body, HTML. */
            body: string;
            /** @description The sender's address. */
            from?: string;
            /** @description The sender's name. */
            from_name?: string;
            /** @description Where replies go. */
            reply_to?: string;
            /** @description The recipient of the real e-mail. The preview is not sent there. */
            to?: string;
            /** @description Recipients of copies. */
            cc?: string;
            /** @description Recipients of blind copies. */
            bcc?: string;
            /** @description The addresses that the preview was sent to. */
            sent_to: string[];
        };
        /** @description Options for requesting the references. */
        ReferenceProcessing: {
            /** @description Return what would be done, without doing it. */
            dry_run?: boolean;
            /** @description Send e-mails again that were sent before. */
            resend?: boolean;
        };
        /** @description The e-mails that were queued and those that were skipped. */
        ReferenceProcessingResult: {
            /** @description The application. */
            application_id: string;
            /** @description Number of pending references of the application. */
            pending: number;
            /** @description Number of e-mails added to the outbox. */
            queued: number;
            /** @description Number of e-mails that were not sent. `results` says why. */
            skipped: number;
            /** @description The result for each e-mail. */
            results: components["schemas"]["ReferenceProcessingResultResult"][];
        };
        /**
         * @description A JSON Merge Patch (RFC 7396): properties replace those of the record, and `null` removes a property. `id` and fields that
         *     only the server can set are accepted only with their stored values, so you can send back a record as you read it.
         */
        MergePatch: {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description An object is a JSON Merge Patch (RFC 7396) of the fields to change. An array is a JSON Patch (RFC 6902). */
        PatchOrMergePatch: components["schemas"]["MergePatch"] | components["schemas"]["Patch"];
        /**
         * @description All filters must match; without filters, every record matches. An array matches any of its values. Strings match as a
         *     substring, ignoring case. `state`, `status` and `review_status` must match exactly; `email_address` must match in
         *     full, ignoring case.
         */
        ApplicationSearch: {
            exclusiveStartKey?: components["schemas"]["StartKey"];
            award_ids?: components["schemas"]["Ids"];
            contact_ids?: components["schemas"]["Ids"];
            ids?: components["schemas"]["Ids"];
            organization_ids?: components["schemas"]["Ids"];
            process_ids?: components["schemas"]["Ids"];
            /** @description Part of the applicant's city. */
            city?: string;
            /** @description The applicant's full e-mail address, ignoring case. */
            email_address?: string;
            /** @description Part of the given name. */
            first_name?: string;
            /** @description Part of the job title. */
            job_title?: string;
            /** @description Part of the family name. */
            last_name?: string;
            /** @description Part of the applicant's name. */
            name?: string;
            /** @description Exact `review_status`. */
            review_status?: string;
            /** @description Exact `state`. */
            state?: string;
            /** @description Exact `status`. */
            status?: string;
        };
        /** @description An attempt to hand an e-mail over to the mail server for one recipient. */
        MessageAttempt: {
            /**
             * Format: date-time
             * @description When the attempt ended.
             */
            at: string;
            /** @description The recipient's address. */
            to: string;
            /** @description `sent`: accepted. `deferred`: not accepted for now; it is tried again. `refused`: not accepted for good. */
            result: string;
            /** @description What the mail server answered, such as `550 5.1.1 No such user`. */
            reply: string;
        };
        /** @description An e-mail that the server has queued or sent. */
        Message: {
            /** @description The id of the e-mail. Files and mail headers name it too. */
            id: string;
            /** @description The kind of e-mail, such as `assignment`; of a preview, `preview of assignment`. */
            email: string;
            /** @description The id of the record that the e-mail is about, such as a review; of a preview, the process. */
            about: string;
            /** @description The recipient's address. */
            to: string;
            /** @description Recipients of copies, as addresses with commas between them. */
            cc?: string;
            /** @description Recipients of blind copies, as addresses with commas between them. */
            bcc?: string;
            /** @description The sender's address in the template. If the server may not send from it, replies go to it. */
            from?: string;
            /** @description The sender's name. */
            from_name?: string;
            /** @description The address for replies. */
            reply_to?: string;
            /** @description The rendered subject. */
            subject: string;
            /** @description Whether it is a preview instead of the real e-mail. */
            preview: boolean;
            /**
             * @description `queued`: waits to be sent, or to be tried again. `sending`: is being handed over to the mail server. `sent`: the mail
             *     server has accepted it for the recipient in `to`. `failed`: was refused, or could not be sent for 24 hours in which
             *     others could.
             *     `cancelled`: is not sent. There can be more states in later versions.
             */
            state: string;
            /**
             * Format: date-time
             * @description When it was queued.
             */
            queued_at: string;
            /**
             * Format: date-time
             * @description When a queued e-mail is tried again after an attempt.
             */
            next_attempt_at?: string;
            /**
             * Format: date-time
             * @description When it was sent; absent before.
             */
            sent_at?: string;
            /**
             * Format: date-time
             * @description When it failed.
             */
            failed_at?: string;
            /**
             * Format: date-time
             * @description When it was cancelled.
             */
            cancelled_at?: string;
            /** @description The attempts to send it, oldest first; each of them to one recipient. The last 100 that did not succeed. */
            attempts?: components["schemas"]["MessageAttempt"][];
            /** @description The rendered body, HTML. Needs the permission `messages.getBody`; absent in lists. */
            body?: string;
            /** @description The version of the stored e-mail, from 1. */
            sys_version: number;
        };
        /**
         * @description Present while no e-mails can be sent, for example because the mail server is away or the daily limit of the sender is reached.
         *     All e-mails stay queued, and one is tried at each attempt.
         */
        MailPause: {
            /**
             * Format: date-time
             * @description Since when no e-mail could be sent.
             */
            since: string;
            /** @description Why, such as `The mail server cannot be reached.` */
            reason: string;
            /**
             * Format: date-time
             * @description When an e-mail is tried again.
             */
            next_attempt_at: string;
        };
        /** @description A page of e-mails, newest first. */
        MessagePage: {
            /** @description Number of items in this page. */
            Count: number;
            /** @description The e-mails, without `body`. */
            Items: components["schemas"]["Message"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
            paused?: components["schemas"]["MailPause"];
        };
        /** @description Which failed e-mails to send again. All filters must match. */
        MessageRetry: {
            /** @description E-mails about the record with this id. */
            about?: string;
            /** @description E-mails of this kind, such as `assignment`. */
            email?: string;
            /** @description E-mails whose last attempt for one of the recipients was not accepted, with this text in its `reply`. */
            reply?: string;
            /** @description From and to: e-mails that failed between these times, inclusive. */
            failed_at?: string[];
            /** @description The `LastEvaluatedKey` of the call before; without it, from the newest e-mail on. */
            exclusiveStartKey?: string;
        };
        /** @description What became of the e-mails that a call looked at. */
        MessagesRetried: {
            /** @description How many e-mails are now queued. */
            queued: number;
            /** @description How many e-mails have not been looked at yet, counted up to 10,000. With filters, not all of them need match. */
            remaining: number;
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A merge field. */
        MergeField: {
            /**
             * @description What to write between `{{` and `}}`. `[]` stands for each item of a list: write `abstract.co_authors[].speaker_type_id` as
             *     `{% for item in abstract.co_authors %}{{ item.speaker_type_id }}{% endfor %}`. `*` stands for any name.
             */
            name: string;
            /** @description `string`, `number`, `integer`, `boolean`, or `any` for a value of any type. */
            type: string;
            /** @description What the field holds, in Markdown. */
            description: string;
        };
        /** @description The merge fields of an e-mail template. */
        MergeFields: {
            /** @description The template. */
            template: string;
            /** @description Its merge fields. */
            fields: components["schemas"]["MergeField"][];
        };
        /** @description The form in which a referee updates their own details. */
        ContactFormOptions: {
            /** @description The form. */
            contact_form_id: string;
            /** @description Text above the form. */
            html?: string;
        };
        /** @description The form in which a referee updates the details of their organization. */
        OrganizationFormOptions: {
            /** @description The form. */
            organization_form_id: string;
            /** @description Text above the form. */
            html?: string;
        };
        /**
         * @description A person (contact) or an organization.
         * @enum {string}
         */
        CustomerType: "contact" | "organization";
        /** @description A kind of reference that every application needs. */
        ReferenceRequirement: {
            /** @description The kind of reference. */
            type_id: string;
            /** @description The process that requests these references. */
            process_id: string;
            /** @description How many of this kind an application needs. */
            number_required: number;
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description How the fee can be paid. */
        ApplicationCheckoutSettings: {
            /** @description Whether applicants can pay the fee in instalments. */
            allow_customer_to_choose_installment_plan?: boolean;
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description How applicants change an application after they submit it. */
        ApplicationUpdateOptions: {
            /** @description The form for the changes. */
            edit_application_form_id: string;
            /** @description The deadline for changes, in any format. */
            modification_deadline_date: string;
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /**
         * @description Whether it is visible to its user only or to the team.
         * @enum {string}
         */
        SavedReportAccessGroup: "personal" | "team";
        /**
         * @description Always this value for shipping products.
         * @enum {string}
         */
        ShippingProductType: "commerce-shipping-products";
        /** @description Used if `enable_applications` is true. */
        AwardApplicationOptions: {
            /** @description How many applications one applicant can submit. */
            maximum_applications_per_applicant?: number;
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description Expected when `allow_recipients_to_update_information` is true. */
        AwardRecipientUpdateOptions: {
            /** @description The form for the changes. */
            recipient_update_options_form_id?: string;
            /** @description The deadline for changes, in any format. */
            modification_deadline_date?: string;
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description One of `recipient_categories`. */
        ApplicationRecipientCategory: {
            /** @description The category. */
            category_id?: string;
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /**
         * @description `queued`: added to the outbox. `skipped`: not sent.
         * @enum {string}
         */
        ReferenceProcessingResultResultStatus: "queued" | "skipped";
        /**
         * @description Why it was skipped. `already_notified`: it was sent before. `email_disabled`: the process has
         *     disabled it. `process_inactive`: the process has `is_active: false`. `no_email_address`: the
         *     recipient has no address. `application_unknown`: this server does not have the application.
         *     `template_failed`: the template cannot be rendered for this reference; `details` says why.
         * @enum {string}
         */
        ReferenceProcessingResultResultReason: "already_notified" | "email_disabled" | "process_inactive" | "no_email_address" | "application_unknown" | "template_failed";
        /** @description One of `results`. */
        ReferenceProcessingResultResult: {
            /** @description The reference. Absent for the notice to the applicant. */
            reference_id?: string;
            /** @description The e-mail. */
            email: components["schemas"]["ReferenceEmail"];
            /** @description The recipient's address. Absent if there is none. */
            to?: string;
            /** @description `queued`: added to the outbox. `skipped`: not sent. */
            status: components["schemas"]["ReferenceProcessingResultResultStatus"];
            /**
             * @description Why it was skipped. `already_notified`: it was sent before. `email_disabled`: the process has
             *     disabled it. `process_inactive`: the process has `is_active: false`. `no_email_address`: the
             *     recipient has no address. `application_unknown`: this server does not have the application.
             *     `template_failed`: the template cannot be rendered for this reference; `details` says why.
             */
            reason?: components["schemas"]["ReferenceProcessingResultResultReason"];
            /** @description With `template_failed`, the errors in the process's template. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description A reference. */
        Reference: components["schemas"]["System"] & components["schemas"]["ReferenceFields"];
        /** @description A reference to create. It has no id yet. */
        ReferenceBody: components["schemas"]["SystemBody"] & components["schemas"]["ReferenceFields"];
        /** @description A reference that replaces the stored one. */
        ReferenceReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ReferenceFields"];
        /** @description The system fields of a record. */
        SystemPart: {
            /** @description Set by the server: letters and digits that sort in order of creation. */
            id?: string;
            /** @description When the bulk load that created the record ran. */
            sys_bulk_load_at?: string;
            /** @description The bulk load that created the record. */
            sys_bulk_load_id?: string;
            /** @description The record's key in the loaded data. */
            sys_bulk_load_pk?: string;
            /**
             * Format: float
             * @description The record's number in the loaded data.
             */
            sys_bulk_load_record_no?: number;
            /** @description The file that the record was loaded from. */
            sys_bulk_load_source_file?: string;
            /** @description Why a field could not be calculated. */
            sys_calculated_field_error?: string;
            /** @description Fields that could not be calculated, and why. */
            sys_calculated_field_errors?: components["schemas"]["CalculatedFieldError"][];
            /** @description The configuration snapshot that was in effect when the record was created. */
            sys_configuration_snapshot_id?: string;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            sys_created_at?: string;
            /** @description The `sub` of the token that created the record. Hidden from callers limited to their own records. */
            sys_created_by_id?: string;
            /** @description Reserved for who deleted the record. This server does not keep deleted records and never returns it. */
            sys_deleted_by_id?: string;
            /** @description An instruction for programs that process the record. */
            sys_directive?: string;
            /** @description The record's id in one of the client's own systems. */
            sys_external_id?: string;
            /** @description Whether the record has files in an S3 bucket. */
            sys_has_files_in_s3?: boolean;
            /** @description The last bulk operation that changed the record. */
            sys_last_bulk_data_operation_id?: string;
            /** @description The record's version after that operation. */
            sys_last_bulk_data_operation_sys_version?: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            sys_last_modified_at?: string;
            /** @description The `sub` of the token that last changed the record. Hidden like `sys_created_by_id`. */
            sys_last_modified_by_id?: string;
            sys_last_security_context?: components["schemas"]["SecurityContext"];
            /**
             * @description A locked record rejects every write (409 `record_locked`) except a patch that only clears `sys_locked`, which
             *     needs the permission `*.unlock`. Changes to other records that would affect its counts or scores are rejected too.
             */
            sys_locked?: boolean;
            /**
             * Format: float
             * @description The version that the configuration snapshot is based on.
             */
            sys_snapshot_base_version?: number;
            /** @description 1 for a new record. Every change increases it by 1. */
            sys_version?: number;
        };
        /** @description A reference as it is read. Without `fields`, it is the whole reference; with it, the selected fields. `id` is always included. */
        ReferenceRead: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description The application that the reference supports. */
            application_id?: string;
            /** @description The award that the application is for. */
            award_id?: string;
            /** @description The reference process of the reference. */
            process_id?: string;
            /** @description The kind of reference. */
            type_id?: string;
            /** @description Contact record of the referee. */
            contact_id?: string;
            /** @description Name of the referee. */
            name?: string;
            /**
             * Format: date-time
             * @description The deadline for the reference; after submission, when it was submitted.
             */
            completion_date?: string;
            /**
             * @description The default for a new reference is `pending`. A PUT without it keeps the current status. `pending` can become
             *     `completed` or `declined`, and `declined` can become `pending`; any other change is a conflict.
             */
            status?: components["schemas"]["ReferenceStatus"];
            /** @description Given name of the referee. */
            first_name?: string;
            /** @description Family name of the referee. */
            last_name?: string;
            /** @description The referee's e-mail address. The request for the reference goes there. */
            email_address?: string;
            /** @description The referee's job title. */
            job_title?: string;
            /** @description City of the referee. */
            city?: string;
            /** @description State or province of the referee. */
            state?: string;
            /** @description Country of the referee. */
            country?: string;
            /** @description The organization that the referee belongs to. */
            organization_id?: string;
            /** @description Notes on the reference. */
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        };
        /** @description A page of references. */
        ReferencePage: {
            /** @description Number of items in this page. */
            Count: number;
            /** @description The records, or the fields of each that `fields` or `fieldsToReturn` selects. */
            Items: components["schemas"]["ReferenceRead"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A page of summaries of matching references. */
        ReferenceSummaryPage: {
            /** @description Number of items in this page. */
            Count: number;
            /** @description The fields of each record that `fieldsToReturn` selects, or a summary. */
            Items: components["schemas"]["ReferenceRead"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on references. */
        ReferenceBatch: {
            /**
             * @description Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails
             *     and the batch is 200.
             */
            operations: components["schemas"]["ReferenceBatchOperation"][];
        };
        /** @description The results of a batch. */
        ReferenceBatchResult: {
            /** @description Number of operations that succeeded. */
            success_count: number;
            /** @description Number of operations that failed. These changed nothing. */
            error_count: number;
            /** @description The results in the order of the operations. */
            results: components["schemas"]["ReferenceBatchOutcome"][];
        };
        /** @description One operation on a reference. */
        ReferenceBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description The id of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create (without an id) or the new content of the record. Required for `create` and `update`. */
            object?: components["schemas"]["ReferenceReplacement"];
            /** @description What to change. Required for `patch`. Errors name a directive by its index. */
            patch_directives?: components["schemas"]["PatchDirectives"];
            /** @description As the header `If-Match` of a separate request. A `create` never fulfils it. */
            if_match?: string;
        };
        /** @description The result of one operation of a batch. */
        ReferenceBatchOutcome: {
            /** @description Index of the operation in the request. */
            index: number;
            /** @description The id of the record; `null` if there is none. */
            id: string | null;
            /** @description The operation; `null` if it is not one of the allowed values. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description The status that a separate request would have returned. */
            status: number;
            /**
             * @description The record as it is now, limited to the fields that the caller can see. Absent after a delete, and when the
             *     response has no space left for it.
             */
            object?: components["schemas"]["ReferenceRead"];
            /** @description The error that a separate request would have returned. Pointers are relative to the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description A reference process. */
        ReferenceProcess: components["schemas"]["System"] & components["schemas"]["ReferenceProcessFields"];
        /** @description A reference process to create. It has no id yet. */
        ReferenceProcessBody: components["schemas"]["SystemBody"] & components["schemas"]["ReferenceProcessFields"];
        /** @description A reference process that replaces the stored one. */
        ReferenceProcessReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ReferenceProcessFields"];
        /**
         * @description An e-mail template. `subject`, `body` and `from_name` can contain merge fields (Liquid) such as `{{ reference.name }}`. An unknown
         *     merge field, a merge field that is a whole object (`{{ reference }}`) or a template with a syntax error is rejected
         *     with its line and column. A field without a value in the record is empty. Values are HTML-escaped in `body`. `from`,
         *     `reply_to`, `cc` and `bcc` are e-mail addresses or merge fields: `{{ reference.email_address }}`.
         *
         *     Filters that evaluate expressions (such as `where_exp`), `json` and `inspect` are not available. A range has at most
         *     1,000 numbers, and a `subject` or `body` at most 1,000 tags and merge fields. Rendering is limited: a `subject` or
         *     `body` can take 100,000 steps, and result in 10 KB or 4 MB; all e-mails of one request can take 500,000 steps and 32
         *     MB. A plain merge field takes about 40 steps, and 128 characters of text take one.
         */
        EmailTemplatePart: {
            /** @description Blind copies: comma-separated addresses or merge fields. */
            bcc?: string;
            /** @description HTML, with merge fields. */
            body?: string;
            /** @description Copies: comma-separated addresses or merge fields. */
            cc?: string;
            /** @description The sender's address, or a merge field. */
            from?: string;
            /** @description The sender's name, with merge fields. */
            from_name?: string;
            /** @description Where replies go: an address or a merge field. */
            reply_to?: string;
            /** @description Text, with merge fields. */
            subject?: string;
        };
        /** @description The form in which a referee updates their own details. */
        ContactFormOptionsPart: {
            /** @description The form. */
            contact_form_id?: string;
            /** @description Text above the form. */
            html?: string;
        };
        /** @description The form in which a referee updates the details of their organization. */
        OrganizationFormOptionsPart: {
            /** @description The form. */
            organization_form_id?: string;
            /** @description Text above the form. */
            html?: string;
        };
        /** @description A reference process as it is read. Without `fields`, it is the whole reference process; with it, the selected fields. `id` is always included. */
        ReferenceProcessRead: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description Name shown to staff. */
            name?: string;
            /** @description The award that needs the references. */
            award_id?: string;
            /** @description The form that referees fill in. */
            reference_form_id?: string;
            /** @description Whether the process is in use. */
            is_active?: boolean;
            /** @description Whether the portal shows the process. */
            display_in_portal?: boolean;
            /** @description The name of the process in the portal. */
            display_in_portal_as?: string;
            /** @description Whether to show the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Whether to show the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Whether `references.process` tells the applicant that references are missing. */
            enable_application_notice_email?: boolean;
            /** @description Whether `references.process` asks the referees for their references. */
            enable_reference_notification_email?: boolean;
            /** @description The e-mail that tells the applicant which references are missing. */
            application_notice_email?: components["schemas"]["EmailTemplatePart"];
            /** @description The e-mail that asks a referee for a reference. */
            reference_notification_email?: components["schemas"]["EmailTemplatePart"];
            contact_form_options?: components["schemas"]["ContactFormOptionsPart"];
            organization_form_options?: components["schemas"]["OrganizationFormOptionsPart"];
        };
        /** @description A page of reference processes. */
        ReferenceProcessPage: {
            /** @description Number of items in this page. */
            Count: number;
            /** @description The records, or the fields of each that `fields` or `fieldsToReturn` selects. */
            Items: components["schemas"]["ReferenceProcessRead"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on reference processes. */
        ReferenceProcessBatch: {
            /**
             * @description Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails
             *     and the batch is 200.
             */
            operations: components["schemas"]["ReferenceProcessBatchOperation"][];
        };
        /** @description The results of a batch. */
        ReferenceProcessBatchResult: {
            /** @description Number of operations that succeeded. */
            success_count: number;
            /** @description Number of operations that failed. These changed nothing. */
            error_count: number;
            /** @description The results in the order of the operations. */
            results: components["schemas"]["ReferenceProcessBatchOutcome"][];
        };
        /** @description One operation on a reference process. */
        ReferenceProcessBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description The id of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create (without an id) or the new content of the record. Required for `create` and `update`. */
            object?: components["schemas"]["ReferenceProcessReplacement"];
            /** @description What to change. Required for `patch`. Errors name a directive by its index. */
            patch_directives?: components["schemas"]["PatchDirectives"];
            /** @description As the header `If-Match` of a separate request. A `create` never fulfils it. */
            if_match?: string;
        };
        /** @description The result of one operation of a batch. */
        ReferenceProcessBatchOutcome: {
            /** @description Index of the operation in the request. */
            index: number;
            /** @description The id of the record; `null` if there is none. */
            id: string | null;
            /** @description The operation; `null` if it is not one of the allowed values. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description The status that a separate request would have returned. */
            status: number;
            /**
             * @description The record as it is now, limited to the fields that the caller can see. Absent after a delete, and when the
             *     response has no space left for it.
             */
            object?: components["schemas"]["ReferenceProcessRead"];
            /** @description The error that a separate request would have returned. Pointers are relative to the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description A reference type. */
        ReferenceType: components["schemas"]["System"] & components["schemas"]["ReferenceTypeFields"];
        /** @description A reference type to create. It has no id yet. */
        ReferenceTypeBody: components["schemas"]["SystemBody"] & components["schemas"]["ReferenceTypeFields"];
        /** @description A reference type that replaces the stored one. */
        ReferenceTypeReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ReferenceTypeFields"];
        /** @description A reference type as it is read. Without `fields`, it is the whole reference type; with it, the selected fields. `id` is always included. */
        ReferenceTypeRead: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description The name of the type, such as "Academic". */
            name?: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
        };
        /** @description Operations on reference types. */
        ReferenceTypeBatch: {
            /**
             * @description Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails
             *     and the batch is 200.
             */
            operations: components["schemas"]["ReferenceTypeBatchOperation"][];
        };
        /** @description The results of a batch. */
        ReferenceTypeBatchResult: {
            /** @description Number of operations that succeeded. */
            success_count: number;
            /** @description Number of operations that failed. These changed nothing. */
            error_count: number;
            /** @description The results in the order of the operations. */
            results: components["schemas"]["ReferenceTypeBatchOutcome"][];
        };
        /** @description One operation on a reference type. */
        ReferenceTypeBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description The id of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create (without an id) or the new content of the record. Required for `create` and `update`. */
            object?: components["schemas"]["ReferenceTypeReplacement"];
            /** @description What to change. Required for `patch`. Errors name a directive by its index. */
            patch_directives?: components["schemas"]["PatchDirectives"];
            /** @description As the header `If-Match` of a separate request. A `create` never fulfils it. */
            if_match?: string;
        };
        /** @description The result of one operation of a batch. */
        ReferenceTypeBatchOutcome: {
            /** @description Index of the operation in the request. */
            index: number;
            /** @description The id of the record; `null` if there is none. */
            id: string | null;
            /** @description The operation; `null` if it is not one of the allowed values. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description The status that a separate request would have returned. */
            status: number;
            /**
             * @description The record as it is now, limited to the fields that the caller can see. Absent after a delete, and when the
             *     response has no space left for it.
             */
            object?: components["schemas"]["ReferenceTypeRead"];
            /** @description The error that a separate request would have returned. Pointers are relative to the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description A saved report. */
        SavedReport: components["schemas"]["System"] & components["schemas"]["SavedReportFields"];
        /** @description A saved report to create. It has no id yet. */
        SavedReportBody: components["schemas"]["SystemBody"] & components["schemas"]["SavedReportFields"];
        /** @description A saved report that replaces the stored one. */
        SavedReportReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["SavedReportFields"];
        /** @description A saved report as it is read. Without `fields`, it is the whole saved report; with it, the selected fields. `id` is always included. */
        SavedReportRead: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description The name of the report. */
            name?: string;
            /** @description What the report shows. */
            description?: string;
            /** @description The app that the report belongs to, such as `awards`. */
            app?: string;
            /** @description The report that was run. */
            report_id?: string;
            /** @description The user who saved it. */
            user_id?: string;
            /** @description Whether it is visible to its user only or to the team. */
            access_group?: components["schemas"]["SavedReportAccessGroup"];
            /** @description The saved settings; any properties. */
            report_configuration?: {
                [key: string]: unknown;
            };
        };
        /** @description A page of saved reports. */
        SavedReportPage: {
            /** @description Number of items in this page. */
            Count: number;
            /** @description The records, or the fields of each that `fields` or `fieldsToReturn` selects. */
            Items: components["schemas"]["SavedReportRead"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on saved reports. */
        SavedReportBatch: {
            /**
             * @description Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails
             *     and the batch is 200.
             */
            operations: components["schemas"]["SavedReportBatchOperation"][];
        };
        /** @description The results of a batch. */
        SavedReportBatchResult: {
            /** @description Number of operations that succeeded. */
            success_count: number;
            /** @description Number of operations that failed. These changed nothing. */
            error_count: number;
            /** @description The results in the order of the operations. */
            results: components["schemas"]["SavedReportBatchOutcome"][];
        };
        /** @description One operation on a saved report. */
        SavedReportBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description The id of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create (without an id) or the new content of the record. Required for `create` and `update`. */
            object?: components["schemas"]["SavedReportReplacement"];
            /** @description What to change. Required for `patch`. Errors name a directive by its index. */
            patch_directives?: components["schemas"]["PatchDirectives"];
            /** @description As the header `If-Match` of a separate request. A `create` never fulfils it. */
            if_match?: string;
        };
        /** @description The result of one operation of a batch. */
        SavedReportBatchOutcome: {
            /** @description Index of the operation in the request. */
            index: number;
            /** @description The id of the record; `null` if there is none. */
            id: string | null;
            /** @description The operation; `null` if it is not one of the allowed values. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description The status that a separate request would have returned. */
            status: number;
            /**
             * @description The record as it is now, limited to the fields that the caller can see. Absent after a delete, and when the
             *     response has no space left for it.
             */
            object?: components["schemas"]["SavedReportRead"];
            /** @description The error that a separate request would have returned. Pointers are relative to the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description A shipping product. */
        ShippingProduct: components["schemas"]["System"] & components["schemas"]["ShippingProductFields"];
        /** @description A shipping product to create. It has no id yet. */
        ShippingProductBody: components["schemas"]["SystemBody"] & components["schemas"]["ShippingProductFields"];
        /** @description A shipping product that replaces the stored one. */
        ShippingProductReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ShippingProductFields"];
        /** @description A shipping product as it is read. Without `fields`, it is the whole shipping product; with it, the selected fields. `id` is always included. */
        ShippingProductRead: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description The name that buyers see, such as "Courier, two days". */
            name?: string;
            /** @description The business unit that sells it. */
            business_unit_id?: string;
            /** @description Whether it can be sold. */
            is_active?: boolean;
            /** @description Internal notes, visible only to staff. */
            notes?: string;
            /** @description Always this value for shipping products. */
            type?: components["schemas"]["ShippingProductType"];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        };
        /** @description Operations on shipping products. */
        ShippingProductBatch: {
            /**
             * @description Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails
             *     and the batch is 200.
             */
            operations: components["schemas"]["ShippingProductBatchOperation"][];
        };
        /** @description The results of a batch. */
        ShippingProductBatchResult: {
            /** @description Number of operations that succeeded. */
            success_count: number;
            /** @description Number of operations that failed. These changed nothing. */
            error_count: number;
            /** @description The results in the order of the operations. */
            results: components["schemas"]["ShippingProductBatchOutcome"][];
        };
        /** @description One operation on a shipping product. */
        ShippingProductBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description The id of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create (without an id) or the new content of the record. Required for `create` and `update`. */
            object?: components["schemas"]["ShippingProductReplacement"];
            /** @description What to change. Required for `patch`. Errors name a directive by its index. */
            patch_directives?: components["schemas"]["PatchDirectives"];
            /** @description As the header `If-Match` of a separate request. A `create` never fulfils it. */
            if_match?: string;
        };
        /** @description The result of one operation of a batch. */
        ShippingProductBatchOutcome: {
            /** @description Index of the operation in the request. */
            index: number;
            /** @description The id of the record; `null` if there is none. */
            id: string | null;
            /** @description The operation; `null` if it is not one of the allowed values. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description The status that a separate request would have returned. */
            status: number;
            /**
             * @description The record as it is now, limited to the fields that the caller can see. Absent after a delete, and when the
             *     response has no space left for it.
             */
            object?: components["schemas"]["ShippingProductRead"];
            /** @description The error that a separate request would have returned. Pointers are relative to the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description An award. */
        Award: {
            [key: string]: unknown;
        } & (components["schemas"]["System"] & components["schemas"]["AwardFields"]);
        /** @description An award to create. It has no id yet. */
        AwardBody: {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        } & (components["schemas"]["SystemBody"] & components["schemas"]["AwardFields"]);
        /** @description An award that replaces the stored one. */
        AwardReplacement: {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        } & (components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["AwardFields"]);
        /** @description An award as it is read. Without `fields`, it is the whole award; with it, the selected fields. `id` is always included. */
        AwardRead: {
            [key: string]: unknown;
        } & (components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & ({
            /** @description The name of the award. */
            name?: string;
            /** @description The kind of award. */
            type_id?: string;
            /** @description What the award is for, as text for applicants. */
            description?: string;
            /**
             * Format: date-time
             * @description When the award is given.
             */
            date?: string;
            /** @description Whether people can apply for it. */
            enable_applications?: boolean;
            /** @description Used if `enable_applications` is true. */
            application_options?: components["schemas"]["AwardApplicationOptions"];
            /** @description Whether people can nominate others for it. */
            enable_nominations?: boolean;
            /** @description Whether its recipients are grouped into categories. */
            enable_recipient_categories?: boolean;
            /** @description Whether its applications are reviewed. */
            enable_reviews?: boolean;
            /** @description Whether recipients can update their information. */
            allow_recipients_to_update_information?: boolean;
            /** @description Expected when `allow_recipients_to_update_information` is true. */
            recipient_update_options?: components["schemas"]["AwardRecipientUpdateOptions"];
            /** @description How certificates are created, or `disabled`. */
            certificate_mode?: string;
            /** @description Expected unless `certificate_mode` is `disabled`. */
            certificate_template?: string;
            /** @description Whether the portal shows the award. */
            show_in_portal?: boolean;
            /**
             * Format: date-time
             * @description When the portal starts to show it.
             */
            show_in_portal_from?: string;
            /**
             * Format: date-time
             * @description When the portal stops showing it.
             */
            show_in_portal_until?: string;
            /** @description Page layout of applications. */
            application_page_layout_id?: string;
            /** @description Page layout of nominations. */
            nomination_page_layout_id?: string;
            /** @description Page layout of nominees. */
            nominee_page_layout_id?: string;
            /** @description Page layout of recipients. */
            recipient_page_layout_id?: string;
            /** @description The award it was copied from. */
            cloned_from_id?: string;
            /** @description The previous edition of the award. */
            previous_award_id?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }));
        /** @description Operations on awards. */
        AwardBatch: {
            /**
             * @description Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails
             *     and the batch is 200.
             */
            operations: components["schemas"]["AwardBatchOperation"][];
        };
        /** @description The results of a batch. */
        AwardBatchResult: {
            /** @description Number of operations that succeeded. */
            success_count: number;
            /** @description Number of operations that failed. These changed nothing. */
            error_count: number;
            /** @description The results in the order of the operations. */
            results: components["schemas"]["AwardBatchOutcome"][];
        };
        /** @description One operation on an award. */
        AwardBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description The id of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create (without an id) or the new content of the record. Required for `create` and `update`. */
            object?: components["schemas"]["AwardReplacement"];
            /** @description What to change. Required for `patch`. Errors name a directive by its index. */
            patch_directives?: components["schemas"]["PatchDirectives"];
            /** @description As the header `If-Match` of a separate request. A `create` never fulfils it. */
            if_match?: string;
        };
        /** @description The result of one operation of a batch. */
        AwardBatchOutcome: {
            /** @description Index of the operation in the request. */
            index: number;
            /** @description The id of the record; `null` if there is none. */
            id: string | null;
            /** @description The operation; `null` if it is not one of the allowed values. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description The status that a separate request would have returned. */
            status: number;
            /**
             * @description The record as it is now, limited to the fields that the caller can see. Absent after a delete, and when the
             *     response has no space left for it.
             */
            object?: components["schemas"]["AwardRead"];
            /** @description The error that a separate request would have returned. Pointers are relative to the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description An application. */
        Application: {
            [key: string]: unknown;
        } & (components["schemas"]["System"] & components["schemas"]["ApplicationFields"]);
        /** @description An application to create. It has no id yet. */
        ApplicationBody: {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        } & (components["schemas"]["SystemBody"] & components["schemas"]["ApplicationFields"]);
        /** @description An application that replaces the stored one. */
        ApplicationReplacement: {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        } & (components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ApplicationFields"]);
        /** @description An application as it is read. Without `fields`, it is the whole application; with it, the selected fields. `id` is always included. */
        ApplicationRead: {
            [key: string]: unknown;
        } & (components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & ({
            /** @description Name of the applicant. */
            name?: string;
            /** @description The award that the application is for. */
            award_id?: string;
            /** @description The kind of award that the application is for. */
            award_type_id?: string;
            /** @description The application process of the application. */
            process_id?: string;
            /** @description Whether the applicant is a contact or an organization. */
            owner_type?: components["schemas"]["CustomerType"];
            /** @description Contact record of the applicant, or of the person who applies for the organization. */
            contact_id?: string;
            /** @description Expected when `owner_type` is `organization`. */
            organization_id?: string;
            /** @description The date of the application, in any format. */
            date?: string;
            /** @description Status of the application; any string. */
            status?: string;
            /** @description Why it has this status. */
            status_reason_id?: string;
            /** @description Given name of the applicant. */
            first_name?: string;
            /** @description Family name of the applicant. */
            last_name?: string;
            /** @description The applicant's e-mail address. Notices about missing references go there. */
            email_address?: string;
            /** @description The applicant's job title. */
            job_title?: string;
            /** @description City of the applicant. */
            city?: string;
            /** @description State or province of the applicant. */
            state?: string;
            /** @description Country of the applicant. */
            country?: string;
            /** @description The group of reviewers that it is assigned to. */
            bucket_id?: string;
            /** @description Whether to keep the current `bucket_id` instead of assigning one. */
            override_bucket_assignment?: boolean;
            /** @description The current review round. */
            round_id?: string;
            /** @description Outcome of the reviews. */
            review_status?: string;
            /**
             * Format: date-time
             * @description When `review_status` last changed.
             */
            last_review_status_change?: string;
            /** @description The joint recommendation of the reviewers. */
            reviewer_recommendation?: string;
            /** @description Whether the reviews are done and a decision by staff is pending. */
            pending_console_review?: boolean;
            /**
             * Format: float
             * @description Mean of the reviewers' scores.
             */
            average_score?: number;
            /** @description Sum of the reviewers' scores. */
            total_score?: number;
            /** @description References stored in the application. */
            references?: {
                [key: string]: unknown;
            }[];
            /** @description How many references are still missing. */
            number_of_missing_references?: number;
            /** @description Categories in which the applicant receives the award. */
            recipient_categories?: components["schemas"]["ApplicationRecipientCategory"][];
            /** @description The nominee who applies. */
            nominee_id?: string;
            /** @description The fee for applying. */
            fee_id?: string;
            /** @description The order that pays the fee. */
            order_id?: string;
            /** @description The line item of that order. */
            order_line_item_id?: string;
            /** @description The space in which it was submitted. */
            submission_space_id?: string;
            /** @description Internal notes, visible only to staff. */
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }));
        /** @description A page of matching applications. */
        ApplicationSearchPage: {
            /** @description Number of items in this page. */
            Count: number;
            /** @description The records, or the fields of each that `fields` or `fieldsToReturn` selects. */
            Items: components["schemas"]["ApplicationRead"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on applications. */
        ApplicationBatch: {
            /**
             * @description Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails
             *     and the batch is 200.
             */
            operations: components["schemas"]["ApplicationBatchOperation"][];
        };
        /** @description The results of a batch. */
        ApplicationBatchResult: {
            /** @description Number of operations that succeeded. */
            success_count: number;
            /** @description Number of operations that failed. These changed nothing. */
            error_count: number;
            /** @description The results in the order of the operations. */
            results: components["schemas"]["ApplicationBatchOutcome"][];
        };
        /** @description One operation on an application. */
        ApplicationBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description The id of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create (without an id) or the new content of the record. Required for `create` and `update`. */
            object?: components["schemas"]["ApplicationReplacement"];
            /** @description What to change. Required for `patch`. Errors name a directive by its index. */
            patch_directives?: components["schemas"]["PatchDirectives"];
            /** @description As the header `If-Match` of a separate request. A `create` never fulfils it. */
            if_match?: string;
        };
        /** @description The result of one operation of a batch. */
        ApplicationBatchOutcome: {
            /** @description Index of the operation in the request. */
            index: number;
            /** @description The id of the record; `null` if there is none. */
            id: string | null;
            /** @description The operation; `null` if it is not one of the allowed values. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description The status that a separate request would have returned. */
            status: number;
            /**
             * @description The record as it is now, limited to the fields that the caller can see. Absent after a delete, and when the
             *     response has no space left for it.
             */
            object?: components["schemas"]["ApplicationRead"];
            /** @description The error that a separate request would have returned. Pointers are relative to the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description An application process. */
        ApplicationProcess: {
            [key: string]: unknown;
        } & (components["schemas"]["System"] & components["schemas"]["ApplicationProcessFields"]);
        /** @description An application process to create. It has no id yet. */
        ApplicationProcessBody: {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        } & (components["schemas"]["SystemBody"] & components["schemas"]["ApplicationProcessFields"]);
        /** @description An application process that replaces the stored one. */
        ApplicationProcessReplacement: {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        } & (components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ApplicationProcessFields"]);
        /** @description A kind of reference that every application needs. */
        ReferenceRequirementPart: {
            /** @description The kind of reference. */
            type_id?: string;
            /** @description The process that requests these references. */
            process_id?: string;
            /** @description How many of this kind an application needs. */
            number_required?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description How applicants change an application after they submit it. */
        ApplicationUpdateOptionsPart: {
            /** @description The form for the changes. */
            edit_application_form_id?: string;
            /** @description The deadline for changes, in any format. */
            modification_deadline_date?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An application process as it is read. Without `fields`, it is the whole application process; with it, the selected fields. `id` is always included. */
        ApplicationProcessRead: {
            [key: string]: unknown;
        } & (components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & ({
            /** @description Name shown to staff. */
            name?: string;
            /** @description The award to apply for. */
            award_id?: string;
            /** @description The form that applicants fill in. */
            application_form_id?: string;
            /** @description Who can apply. */
            customer_type?: components["schemas"]["CustomerType"];
            /** @description Whether it is in use. Set `false` to retire it without deleting it. */
            is_active?: boolean;
            /**
             * Format: date-time
             * @description When applications open.
             */
            available_from?: string;
            /**
             * Format: date-time
             * @description When applications close.
             */
            available_until?: string;
            /** @description Whether the portal shows it to applicants. */
            display_in_portal?: boolean;
            /** @description The name of the process in the portal. */
            display_in_portal_as?: string;
            /**
             * Format: float
             * @description Position among the processes shown.
             */
            display_order?: number;
            /** @description Whether only nominees can apply. */
            requires_nomination?: boolean;
            /** @description Whether its applications need references. */
            enable_references?: boolean;
            /** @description The kinds of reference, and how many of each. Expected when `enable_references` is true. */
            reference_requirements?: components["schemas"]["ReferenceRequirementPart"][];
            /** @description Whether eligibility criteria apply. */
            enable_eligibility_criteria?: boolean;
            /** @description Who can apply; any properties. Expected when `enable_eligibility_criteria` is true. */
            eligibility_criteria?: {
                [key: string]: unknown;
            };
            /** @description Whether the process is for some of the award's categories only. */
            restrict_categories?: boolean;
            /** @description Expected when `restrict_categories` is true. */
            category_ids?: string[];
            /** @description Whether applying costs a fee. */
            requires_fee?: boolean;
            /** @description Expected when `requires_fee` is true. */
            fee_id?: string;
            /** @description Whether `checkout_settings` replace the default settings. */
            override_checkout_settings?: boolean;
            /** @description Expected when `override_checkout_settings` is true. */
            checkout_settings?: components["schemas"]["ApplicationCheckoutSettings"];
            /** @description Whether applicants get an e-mail when their application is received. */
            enable_confirmation_email?: boolean;
            /** @description Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplatePart"];
            /** @description Whether to show the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptionsPart"];
            /** @description Whether to show the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptionsPart"];
            /** @description Whether applicants can change an application after they submit it. */
            allow_applicants_to_update_information?: boolean;
            /** @description Expected when `allow_applicants_to_update_information` is true. */
            application_update_options?: components["schemas"]["ApplicationUpdateOptionsPart"];
        } & {
            [key: string]: unknown;
        }));
        /** @description A page of application processes. */
        ApplicationProcessPage: {
            /** @description Number of items in this page. */
            Count: number;
            /** @description The records, or the fields of each that `fields` or `fieldsToReturn` selects. */
            Items: components["schemas"]["ApplicationProcessRead"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on application processes. */
        ApplicationProcessBatch: {
            /**
             * @description Each operation is validated separately. If one does not match its schema or is larger than 1 MB, only that operation fails
             *     and the batch is 200.
             */
            operations: components["schemas"]["ApplicationProcessBatchOperation"][];
        };
        /** @description The results of a batch. */
        ApplicationProcessBatchResult: {
            /** @description Number of operations that succeeded. */
            success_count: number;
            /** @description Number of operations that failed. These changed nothing. */
            error_count: number;
            /** @description The results in the order of the operations. */
            results: components["schemas"]["ApplicationProcessBatchOutcome"][];
        };
        /** @description One operation on an application process. */
        ApplicationProcessBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description The id of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create (without an id) or the new content of the record. Required for `create` and `update`. */
            object?: components["schemas"]["ApplicationProcessReplacement"];
            /** @description What to change. Required for `patch`. Errors name a directive by its index. */
            patch_directives?: components["schemas"]["PatchDirectives"];
            /** @description As the header `If-Match` of a separate request. A `create` never fulfils it. */
            if_match?: string;
        };
        /** @description The result of one operation of a batch. */
        ApplicationProcessBatchOutcome: {
            /** @description Index of the operation in the request. */
            index: number;
            /** @description The id of the record; `null` if there is none. */
            id: string | null;
            /** @description The operation; `null` if it is not one of the allowed values. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description The status that a separate request would have returned. */
            status: number;
            /**
             * @description The record as it is now, limited to the fields that the caller can see. Absent after a delete, and when the
             *     response has no space left for it.
             */
            object?: components["schemas"]["ApplicationProcessRead"];
            /** @description The error that a separate request would have returned. Pointers are relative to the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description Any JSON value that a body can contain. Send numbers beyond ±(2^53 − 1) as strings. */
        AnyValue: unknown;
    };
    responses: {
        /** @description The record still has the `ETag` in `If-None-Match`. */
        NotModified: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request does not match this document. `details` lists what is wrong. */
        BadRequest: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "code": "invalid_request",
                 *       "message": "The request does not match the OpenAPI document: /name is required.",
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
        /** @description The token is missing or not valid. */
        Unauthenticated: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "token_missing",
                 *       "message": "The request has no bearer token. Send the header `Authorization: Bearer <JWT>`.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token does not give access to this tenant or this operation. */
        Forbidden: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["Scope"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "permission_missing",
                 *       "message": "The token does not have the permission references.delete.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path or the record does not exist, or the caller cannot access the record. */
        NotFound: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
        /** @description The path does not support this method. */
        MethodNotAllowed: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 405,
                 *       "code": "method_not_allowed",
                 *       "message": "This path supports only GET, HEAD, PUT, PATCH, DELETE, OPTIONS.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is valid but conflicts with stored records. `code` says why. */
        Conflict: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfterConflict"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "code": "record_locked",
                 *       "message": "The record is locked. With the permission `references.unlock`, a patch of only `sys_locked` unlocks it.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record no longer has the `ETag` in `If-Match`, or has the one in `If-None-Match`. Nothing was changed. */
        PreconditionFailed: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 412,
                 *       "code": "precondition_failed",
                 *       "message": "The record now has the ETag \"4-Yb2k\". Read it again and repeat the change.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was sent with another request before. */
        KeyReused: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 422,
                 *       "code": "idempotency_key_reused",
                 *       "message": "Another request was sent with this Idempotency-Key. Use a new key for each request.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The tenant or the caller exceeded its rate limit: try again after `Retry-After`. Or the tenant has the maximum number of
         *     records (`tenant_quota`, without `Retry-After`): delete records, or ask the operator for a higher limit.
         */
        Limited: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "message": "This tenant can make 100 requests per second.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. A write may have been saved, so read before you write again. The server's log has the cause under the `request_id`. */
        Internal: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfterFailure"];
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
        /** @description The id of the deleted record. */
        Deleted: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Dry-Run": components["headers"]["DryRun"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
         * @description The id of the record.
         * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
         */
        Id: string;
        /**
         * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
         *     `id` is always returned. A name that is not a field of the record is an error.
         * @example name, sys_version
         */
        Fields: string;
        /**
         * @description Comma-separated names of the fields to return for each item. A dotted path selects a field of an object, or of the objects
         *     in an array. `id` is always returned. A name that is not a field of the record is an error.
         * @example name, sys_version
         */
        FieldsToReturn: string;
        /**
         * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
         *
         *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
         *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
         *
         *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
         *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
         *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
         *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
         */
        Format: "json" | "csv";
        /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
        ConsistentRead: "true" | "false" | "1" | "0";
        /**
         * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
         *     filter, `sort` or `modified_since`, is an error.
         */
        ExclusiveStartKey: string;
        /** @description The maximum number of items in a page, in decimal digits. The default is 100. A page also ends at about 4 MB. */
        Limit: number;
        /** @description The maximum number of items in a page, in decimal digits. The default is 1,000. A page also ends at about 4 MB. */
        LimitOfAll: number;
        /**
         * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
         *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
         *     `"3"`. That does not notice a store that was restored in between.
         * @example "3-x7Qa"
         */
        IfMatch: string;
        /**
         * @description The `ETag` of what you have, several separated by commas, or `*` for any. If the record still has it, the answer is 304 without a
         *     body.
         * @example "3-x7Qa"
         */
        IfNoneMatch: string;
        /**
         * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
         *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
         * @example "3-x7Qa"
         */
        IfNoneMatchOfWrite: string;
        /**
         * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
         *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
         *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
         *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
         *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
         *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
         * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
         */
        IdempotencyKey: string;
        /**
         * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
         *     or sent.
         */
        DryRun: "true" | "false" | "1" | "0";
        /**
         * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
         *     writes have no `object`.
         * @example return=minimal
         */
        Prefer: string;
        /**
         * @description With `true` or `1`, all operations are one commit, in order; each sees those before it. If one fails, none is applied: its result
         *     says why, and the others are `not_applied` (409). `error_count` is then the number of operations.
         */
        Atomic: "true" | "false" | "1" | "0";
        /**
         * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
         *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
         *     first, or last with `-`. Callers who are limited to their own records can only use the default.
         */
        Sort: "sys_created_at" | "-sys_created_at";
        /**
         * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
         *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
         *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
         *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
         *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
         * @example 2026-09-16T07:00:00.000Z
         */
        ModifiedSince: string;
        /**
         * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
         *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
         *     limited to their own records cannot use it.
         */
        Count: "true" | "false" | "1" | "0";
        /**
         * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
         *     `id` is always returned. A name that is not a field of the record is an error.
         * @example name, sys_version
         */
        FieldsOfReference: string;
        /**
         * @description Comma-separated names of the fields to return for each item. A dotted path selects a field of an object, or of the objects
         *     in an array. `id` is always returned. A name that is not a field of the record is an error.
         * @example name, sys_version
         */
        FieldsToReturnOfReference: string;
        /**
         * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
         *     `id` is always returned. A name that is not a field of the record is an error.
         * @example name, sys_version
         */
        FieldsOfReferenceProcess: string;
        /**
         * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
         *     `id` is always returned. A name that is not a field of the record is an error.
         * @example name, sys_version
         */
        FieldsOfReferenceType: string;
        /**
         * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
         *     `id` is always returned. A name that is not a field of the record is an error.
         * @example name, sys_version
         */
        FieldsOfSavedReport: string;
        /**
         * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
         *     `id` is always returned. A name that is not a field of the record is an error.
         * @example name, sys_version
         */
        FieldsOfShippingProduct: string;
        /**
         * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
         *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
         *     first, or last with `-`. Callers who are limited to their own records can only use the default.
         */
        SortOfReference: "sys_created_at" | "-sys_created_at" | "sys_last_modified_at" | "-sys_last_modified_at";
        /**
         * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
         *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
         *     first, or last with `-`. Callers who are limited to their own records can only use the default.
         */
        SortOfReferenceProcess: "sys_created_at" | "-sys_created_at" | "sys_last_modified_at" | "-sys_last_modified_at" | "name" | "-name";
        /**
         * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
         *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
         *     first, or last with `-`. Callers who are limited to their own records can only use the default.
         */
        SortOfReferenceType: "sys_created_at" | "-sys_created_at" | "sys_last_modified_at" | "-sys_last_modified_at" | "name" | "-name";
        /**
         * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
         *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
         *     first, or last with `-`. Callers who are limited to their own records can only use the default.
         */
        SortOfSavedReport: "sys_created_at" | "-sys_created_at" | "sys_last_modified_at" | "-sys_last_modified_at" | "name" | "-name";
        /**
         * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
         *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
         *     first, or last with `-`. Callers who are limited to their own records can only use the default.
         */
        SortOfShippingProduct: "sys_created_at" | "-sys_created_at" | "sys_last_modified_at" | "-sys_last_modified_at" | "name" | "-name";
        /**
         * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
         *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
         *     first, or last with `-`. Callers who are limited to their own records can only use the default.
         */
        SortOfAward: "sys_created_at" | "-sys_created_at" | "sys_last_modified_at" | "-sys_last_modified_at" | "name" | "-name";
        /**
         * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
         *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
         *     first, or last with `-`. Callers who are limited to their own records can only use the default.
         */
        SortOfApplication: "sys_created_at" | "-sys_created_at" | "sys_last_modified_at" | "-sys_last_modified_at";
        /**
         * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
         *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
         *     first, or last with `-`. Callers who are limited to their own records can only use the default.
         */
        SortOfApplicationProcess: "sys_created_at" | "-sys_created_at" | "sys_last_modified_at" | "-sys_last_modified_at" | "name" | "-name";
    };
    requestBodies: never;
    headers: {
        /**
         * @description Origins that can read the response.
         * @example *
         */
        AllowOrigin: string;
        /**
         * @description Methods that a page can use.
         * @example GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS
         */
        AllowMethods: string;
        /**
         * @description Headers that a page can send.
         * @example Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer, X-Request-Id
         */
        AllowHeaders: string;
        /**
         * @description Response headers that a page can read.
         * @example X-Request-Id, X-Last-Evaluated-Key, Link, Total, Allow, Accept-Patch, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, ETag, Idempotent-Replayed, Dry-Run, Preference-Applied
         */
        ExposeHeaders: string;
        /**
         * @description Responses must not be cached.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description Browsers must not guess the media type of the response.
         * @example nosniff
         */
        ContentTypeOptions: string;
        /**
         * @description If rate limits apply, the requests left in each limit (`r`) and the seconds until it is fully available again (`t`).
         * @example "tenant";r=149;t=1, "principal";r=19;t=1
         */
        RateLimit: string;
        /**
         * @description If rate limits apply, the number of requests allowed (`q`) in a number of seconds (`w`).
         * @example "tenant";q=150;w=2, "principal";q=20;w=2
         */
        RateLimitPolicy: string;
        /**
         * @description Identifies the request in the server's log. If the request has an `X-Request-Id`, the server uses it.
         * @example 019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f
         */
        RequestId: string;
        /**
         * @description `true` if nothing was changed because of `dry_run`.
         * @example true
         */
        DryRun: string;
        /**
         * @description `true` if everything was done by an earlier request with this `Idempotency-Key`.
         * @example true
         */
        IdempotentReplayed: string;
        /**
         * @description The preference that was followed.
         * @example return=minimal
         */
        PreferenceApplied: string;
        /**
         * @description Of the record as the caller sees it, for `If-Match` and `If-None-Match`: its `sys_version` and a digest of its content. The same with and
         *     without `fields`.
         * @example "3-x7Qa"
         */
        ETag: string;
        /**
         * @description With `count=true`, the number of all records of the list or search, not only of this page.
         * @example 1204
         */
        Total: number;
        /**
         * @description With CSV and `limit`, the key of the next page; absent on the last page. Send it as `exclusiveStartKey`.
         * @example bm90LWEtcmVhbC1rZXk
         */
        LastEvaluatedKeyOfCsv: string;
        /**
         * @description The URL of the next page, with `rel="next"`; absent on the last page.
         * @example </awards/referenceTypes/acme?exclusiveStartKey=bm90LWEtcmVhbC1rZXk>; rel="next"
         */
        Link: string;
        /**
         * @description With CSV, the name of the file.
         * @example attachment; filename="referenceTypes.csv"
         */
        ContentDisposition: string;
        /**
         * @description The key of the next page; absent on the last page. Send it as `exclusiveStartKey`.
         * @example bm90LWEtcmVhbC1rZXk
         */
        LastEvaluatedKey: string;
        /**
         * @description How to authenticate, and why the server rejected the token (RFC 6750).
         * @example Bearer realm="Gala", error="invalid_token", error_description="The token has expired."
         */
        Authenticate: string;
        /**
         * @description With `permission_missing`, the permission that the token needs (RFC 6750).
         * @example Bearer realm="Gala", error="insufficient_scope", scope="references.delete"
         */
        Scope: string;
        /**
         * @description Methods that the path supports.
         * @example GET, HEAD, PUT, PATCH, DELETE, OPTIONS
         */
        Allow: string;
        /**
         * @description With `idempotency_in_progress`, seconds to wait before you try again.
         * @example 1
         */
        RetryAfterConflict: number;
        /**
         * @description Seconds to wait before you try again. Absent with `tenant_quota`, because waiting does not help.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description With `keys_unavailable` and `store_unavailable`, seconds to wait before you try again.
         * @example 5
         */
        RetryAfterFailure: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "references.list": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReference"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 1,000. A page also ends at about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfReference"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
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
            /** @description A page of records as a bare array, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *         "application_id": "app-7",
                     *         "award_id": "award-1",
                     *         "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *         "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *         "contact_id": "contact-12",
                     *         "name": "Ada Lovelace",
                     *         "completion_date": "2026-05-01T12:00:00.000Z",
                     *         "email_address": "ada@example.org",
                     *         "status": "pending",
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReferenceRead"][];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "references.create": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                 *       "application_id": "app-7",
                 *       "award_id": "award-1",
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                 *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                 *       "contact_id": "contact-12",
                 *       "name": "Ada Lovelace",
                 *       "completion_date": "2026-05-01T12:00:00.000Z",
                 *       "email_address": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceBody"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "application_id": "app-7",
                     *       "award_id": "award-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *       "contact_id": "contact-12",
                     *       "name": "Ada Lovelace",
                     *       "completion_date": "2026-05-01T12:00:00.000Z",
                     *       "email_address": "ada@example.org",
                     *       "status": "pending",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Reference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.batch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
                /**
                 * @description With `true` or `1`, all operations are one commit, in order; each sees those before it. If one fails, none is applied: its result
                 *     says why, and the others are `not_applied` (409). `error_count` is then the number of operations.
                 */
                atomic?: components["parameters"]["Atomic"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                "application/json": components["schemas"]["ReferenceBatch"];
            };
        };
        responses: {
            /** @description The result of each operation, in the order of the request. The status is 200 even if some operations failed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                    "application/json": components["schemas"]["ReferenceBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.search": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return for each item. A dotted path selects a field of an object, or of the objects
                 *     in an array. `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fieldsToReturn?: components["parameters"]["FieldsToReturnOfReference"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 100. A page also ends at about 4 MB. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfReference"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
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
                 *       "application_ids": [
                 *         "app-7"
                 *       ],
                 *       "name": "love"
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceSearch"];
            };
        };
        responses: {
            /** @description A page of summaries of the matching records, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *           "application_id": "app-7",
                     *           "award_id": "award-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *           "contact_id": "contact-12",
                     *           "name": "Ada Lovelace",
                     *           "completion_date": "2026-05-01T12:00:00.000Z",
                     *           "email_address": "ada@example.org",
                     *           "status": "pending",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceSummaryPage"];
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
    "references.submit": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
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
                 *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                 *       "application_id": "app-7",
                 *       "award_id": "award-1",
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                 *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                 *       "contact_id": "contact-12",
                 *       "name": "Ada Lovelace",
                 *       "completion_date": "2026-05-01T12:00:00.000Z",
                 *       "email_address": "ada@example.org",
                 *       "status": "completed",
                 *       "notes": "I recommend her without reserve.",
                 *       "sys_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceSubmission"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "application_id": "app-7",
                     *       "award_id": "award-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *       "contact_id": "contact-12",
                     *       "name": "Ada Lovelace",
                     *       "completion_date": "2026-05-01T12:00:00.000Z",
                     *       "email_address": "ada@example.org",
                     *       "status": "pending",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Reference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.previewEmail": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                 *       "email": "reference_notification"
                 *     }
                 */
                "application/json": components["schemas"]["ReferencePreview"];
            };
        };
        responses: {
            /** @description The rendered e-mail. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "reference_notification",
                     *       "subject": "Your reference",
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.process": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The application.
                 * @example app-7
                 */
                application_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceProcessing"];
            };
        };
        responses: {
            /** @description The e-mails that were queued and those that were skipped. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "application_id": "app-7",
                     *       "pending": 1,
                     *       "queued": 1,
                     *       "skipped": 0,
                     *       "results": [
                     *         {
                     *           "reference_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *           "email": "reference_notification",
                     *           "to": "ada@example.org",
                     *           "status": "queued"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceProcessingResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.listByApplication": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReference"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 100. A page also ends at about 4 MB. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The application.
                 * @example app-7
                 */
                application_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKeyOfCsv"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *           "application_id": "app-7",
                     *           "award_id": "award-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *           "contact_id": "contact-12",
                     *           "name": "Ada Lovelace",
                     *           "completion_date": "2026-05-01T12:00:00.000Z",
                     *           "email_address": "ada@example.org",
                     *           "status": "pending",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReferencePage"];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "references.listByContact": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReference"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 100. A page also ends at about 4 MB. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The referee.
                 * @example contact-12
                 */
                contact_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKeyOfCsv"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *           "application_id": "app-7",
                     *           "award_id": "award-1",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *           "contact_id": "contact-12",
                     *           "name": "Ada Lovelace",
                     *           "completion_date": "2026-05-01T12:00:00.000Z",
                     *           "email_address": "ada@example.org",
                     *           "status": "pending",
                     *           "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_created_by_id": "jo",
                     *           "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *           "sys_last_modified_by_id": "jo",
                     *           "sys_version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReferencePage"];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "references.get": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReference"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: {
                /**
                 * @description The `ETag` of what you have, several separated by commas, or `*` for any. If the record still has it, the answer is 304 without a
                 *     body.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or the fields that `fields` selects. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "application_id": "app-7",
                     *       "award_id": "award-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *       "contact_id": "contact-12",
                     *       "name": "Ada Lovelace",
                     *       "completion_date": "2026-05-01T12:00:00.000Z",
                     *       "email_address": "ada@example.org",
                     *       "status": "pending",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceRead"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.replace": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "application_id": "app-7",
                 *       "award_id": "award-1",
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                 *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                 *       "contact_id": "contact-12",
                 *       "name": "Ada Lovelace",
                 *       "completion_date": "2026-05-01T12:00:00.000Z",
                 *       "email_address": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceReplacement"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "application_id": "app-7",
                     *       "award_id": "award-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *       "contact_id": "contact-12",
                     *       "name": "Ada Lovelace",
                     *       "completion_date": "2026-05-01T12:00:00.000Z",
                     *       "email_address": "ada@example.org",
                     *       "status": "pending",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Reference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.delete": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.patch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
                "application/json": components["schemas"]["PatchOrMergePatch"];
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
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "application_id": "app-7",
                     *       "award_id": "award-1",
                     *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *       "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *       "contact_id": "contact-12",
                     *       "name": "Ada Lovelace",
                     *       "completion_date": "2026-05-01T12:00:00.000Z",
                     *       "email_address": "ada@example.org",
                     *       "status": "pending",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Reference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.list": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReferenceProcess"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 1,000. A page also ends at about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfReferenceProcess"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
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
            /** @description A page of records as a bare array, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *         "name": "Letters of support",
                     *         "award_id": "award-1",
                     *         "reference_form_id": "form-3",
                     *         "is_active": true,
                     *         "display_in_portal": true,
                     *         "enable_reference_notification_email": true,
                     *         "application_notice_email": {
                     *           "subject": "References are missing",
                     *           "body": "<p>Some of your referees have not answered yet.</p>"
                     *         },
                     *         "reference_notification_email": {
                     *           "subject": "Your reference",
                     *           "body": "<p>Dear {{ reference.name }}</p>"
                     *         },
                     *         "contact_form_options": {
                     *           "contact_form_id": "form-4"
                     *         },
                     *         "organization_form_options": {
                     *           "organization_form_id": "form-5"
                     *         },
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReferenceProcessRead"][];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "referenceProcesses.create": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                 *       "name": "Letters of support",
                 *       "award_id": "award-1",
                 *       "reference_form_id": "form-3",
                 *       "is_active": true,
                 *       "display_in_portal": true,
                 *       "enable_reference_notification_email": true,
                 *       "application_notice_email": {
                 *         "subject": "References are missing",
                 *         "body": "<p>Some of your referees have not answered yet.</p>"
                 *       },
                 *       "reference_notification_email": {
                 *         "subject": "Your reference",
                 *         "body": "<p>Dear {{ reference.name }}</p>"
                 *       },
                 *       "contact_form_options": {
                 *         "contact_form_id": "form-4"
                 *       },
                 *       "organization_form_options": {
                 *         "organization_form_id": "form-5"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceProcessBody"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *       "name": "Letters of support",
                     *       "award_id": "award-1",
                     *       "reference_form_id": "form-3",
                     *       "is_active": true,
                     *       "display_in_portal": true,
                     *       "enable_reference_notification_email": true,
                     *       "application_notice_email": {
                     *         "subject": "References are missing",
                     *         "body": "<p>Some of your referees have not answered yet.</p>"
                     *       },
                     *       "reference_notification_email": {
                     *         "subject": "Your reference",
                     *         "body": "<p>Dear {{ reference.name }}</p>"
                     *       },
                     *       "contact_form_options": {
                     *         "contact_form_id": "form-4"
                     *       },
                     *       "organization_form_options": {
                     *         "organization_form_id": "form-5"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.batch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
                /**
                 * @description With `true` or `1`, all operations are one commit, in order; each sees those before it. If one fails, none is applied: its result
                 *     says why, and the others are `not_applied` (409). `error_count` is then the number of operations.
                 */
                atomic?: components["parameters"]["Atomic"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                "application/json": components["schemas"]["ReferenceProcessBatch"];
            };
        };
        responses: {
            /** @description The result of each operation, in the order of the request. The status is 200 even if some operations failed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                    "application/json": components["schemas"]["ReferenceProcessBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.listByAward": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReferenceProcess"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 100. A page also ends at about 4 MB. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The award.
                 * @example award-1
                 */
                award_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKeyOfCsv"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *           "name": "Letters of support",
                     *           "award_id": "award-1",
                     *           "reference_form_id": "form-3",
                     *           "is_active": true,
                     *           "display_in_portal": true,
                     *           "enable_reference_notification_email": true,
                     *           "application_notice_email": {
                     *             "subject": "References are missing",
                     *             "body": "<p>Some of your referees have not answered yet.</p>"
                     *           },
                     *           "reference_notification_email": {
                     *             "subject": "Your reference",
                     *             "body": "<p>Dear {{ reference.name }}</p>"
                     *           },
                     *           "contact_form_options": {
                     *             "contact_form_id": "form-4"
                     *           },
                     *           "organization_form_options": {
                     *             "organization_form_id": "form-5"
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
                    "application/json": components["schemas"]["ReferenceProcessPage"];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "referenceProcesses.get": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReferenceProcess"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: {
                /**
                 * @description The `ETag` of what you have, several separated by commas, or `*` for any. If the record still has it, the answer is 304 without a
                 *     body.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or the fields that `fields` selects. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *       "name": "Letters of support",
                     *       "award_id": "award-1",
                     *       "reference_form_id": "form-3",
                     *       "is_active": true,
                     *       "display_in_portal": true,
                     *       "enable_reference_notification_email": true,
                     *       "application_notice_email": {
                     *         "subject": "References are missing",
                     *         "body": "<p>Some of your referees have not answered yet.</p>"
                     *       },
                     *       "reference_notification_email": {
                     *         "subject": "Your reference",
                     *         "body": "<p>Dear {{ reference.name }}</p>"
                     *       },
                     *       "contact_form_options": {
                     *         "contact_form_id": "form-4"
                     *       },
                     *       "organization_form_options": {
                     *         "organization_form_id": "form-5"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceProcessRead"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.replace": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "name": "Letters of support",
                 *       "award_id": "award-1",
                 *       "reference_form_id": "form-3",
                 *       "is_active": true,
                 *       "display_in_portal": true,
                 *       "enable_reference_notification_email": true,
                 *       "application_notice_email": {
                 *         "subject": "References are missing",
                 *         "body": "<p>Some of your referees have not answered yet.</p>"
                 *       },
                 *       "reference_notification_email": {
                 *         "subject": "Your reference",
                 *         "body": "<p>Dear {{ reference.name }}</p>"
                 *       },
                 *       "contact_form_options": {
                 *         "contact_form_id": "form-4"
                 *       },
                 *       "organization_form_options": {
                 *         "organization_form_id": "form-5"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceProcessReplacement"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *       "name": "Letters of support",
                     *       "award_id": "award-1",
                     *       "reference_form_id": "form-3",
                     *       "is_active": true,
                     *       "display_in_portal": true,
                     *       "enable_reference_notification_email": true,
                     *       "application_notice_email": {
                     *         "subject": "References are missing",
                     *         "body": "<p>Some of your referees have not answered yet.</p>"
                     *       },
                     *       "reference_notification_email": {
                     *         "subject": "Your reference",
                     *         "body": "<p>Dear {{ reference.name }}</p>"
                     *       },
                     *       "contact_form_options": {
                     *         "contact_form_id": "form-4"
                     *       },
                     *       "organization_form_options": {
                     *         "organization_form_id": "form-5"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.delete": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.patch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
                "application/json": components["schemas"]["PatchOrMergePatch"];
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
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *       "name": "Letters of support",
                     *       "award_id": "award-1",
                     *       "reference_form_id": "form-3",
                     *       "is_active": true,
                     *       "display_in_portal": true,
                     *       "enable_reference_notification_email": true,
                     *       "application_notice_email": {
                     *         "subject": "References are missing",
                     *         "body": "<p>Some of your referees have not answered yet.</p>"
                     *       },
                     *       "reference_notification_email": {
                     *         "subject": "Your reference",
                     *         "body": "<p>Dear {{ reference.name }}</p>"
                     *       },
                     *       "contact_form_options": {
                     *         "contact_form_id": "form-4"
                     *       },
                     *       "organization_form_options": {
                     *         "organization_form_id": "form-5"
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.list": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReferenceType"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 1,000. A page also ends at about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfReferenceType"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
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
            /** @description A page of records as a bare array, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *         "name": "Academic",
                     *         "is_active": true,
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReferenceTypeRead"][];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "referenceTypes.create": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                 *       "name": "Academic",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceTypeBody"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *       "name": "Academic",
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.batch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
                /**
                 * @description With `true` or `1`, all operations are one commit, in order; each sees those before it. If one fails, none is applied: its result
                 *     says why, and the others are `not_applied` (409). `error_count` is then the number of operations.
                 */
                atomic?: components["parameters"]["Atomic"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                "application/json": components["schemas"]["ReferenceTypeBatch"];
            };
        };
        responses: {
            /** @description The result of each operation, in the order of the request. The status is 200 even if some operations failed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                    "application/json": components["schemas"]["ReferenceTypeBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.get": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReferenceType"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: {
                /**
                 * @description The `ETag` of what you have, several separated by commas, or `*` for any. If the record still has it, the answer is 304 without a
                 *     body.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or the fields that `fields` selects. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *       "name": "Academic",
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceTypeRead"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.replace": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "name": "Academic",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceTypeReplacement"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *       "name": "Academic",
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.delete": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.patch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
                "application/json": components["schemas"]["PatchOrMergePatch"];
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
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *       "name": "Academic",
                     *       "is_active": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.list": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfSavedReport"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 1,000. A page also ends at about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfSavedReport"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
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
            /** @description A page of records as a bare array, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *         "name": "References still pending",
                     *         "description": "By award, the oldest first.",
                     *         "app": "awards",
                     *         "report_id": "report-9",
                     *         "user_id": "jo",
                     *         "access_group": "team",
                     *         "report_configuration": {
                     *           "columns": [
                     *             "name",
                     *             "completion_date"
                     *           ],
                     *           "filters": {
                     *             "status": "pending"
                     *           }
                     *         },
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedReportRead"][];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "savedReports.create": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                 *       "name": "References still pending",
                 *       "description": "By award, the oldest first.",
                 *       "app": "awards",
                 *       "report_id": "report-9",
                 *       "user_id": "jo",
                 *       "access_group": "team",
                 *       "report_configuration": {
                 *         "columns": [
                 *           "name",
                 *           "completion_date"
                 *         ],
                 *         "filters": {
                 *           "status": "pending"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SavedReportBody"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "References still pending",
                     *       "description": "By award, the oldest first.",
                     *       "app": "awards",
                     *       "report_id": "report-9",
                     *       "user_id": "jo",
                     *       "access_group": "team",
                     *       "report_configuration": {
                     *         "columns": [
                     *           "name",
                     *           "completion_date"
                     *         ],
                     *         "filters": {
                     *           "status": "pending"
                     *         }
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.batch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
                /**
                 * @description With `true` or `1`, all operations are one commit, in order; each sees those before it. If one fails, none is applied: its result
                 *     says why, and the others are `not_applied` (409). `error_count` is then the number of operations.
                 */
                atomic?: components["parameters"]["Atomic"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                "application/json": components["schemas"]["SavedReportBatch"];
            };
        };
        responses: {
            /** @description The result of each operation, in the order of the request. The status is 200 even if some operations failed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                    "application/json": components["schemas"]["SavedReportBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.listByApp": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfSavedReport"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 100. A page also ends at about 4 MB. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The app that the reports belong to.
                 * @example awards
                 */
                app: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKeyOfCsv"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *           "name": "References still pending",
                     *           "description": "By award, the oldest first.",
                     *           "app": "awards",
                     *           "report_id": "report-9",
                     *           "user_id": "jo",
                     *           "access_group": "team",
                     *           "report_configuration": {
                     *             "columns": [
                     *               "name",
                     *               "completion_date"
                     *             ],
                     *             "filters": {
                     *               "status": "pending"
                     *             }
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
                    "application/json": components["schemas"]["SavedReportPage"];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "savedReports.get": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfSavedReport"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: {
                /**
                 * @description The `ETag` of what you have, several separated by commas, or `*` for any. If the record still has it, the answer is 304 without a
                 *     body.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or the fields that `fields` selects. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "References still pending",
                     *       "description": "By award, the oldest first.",
                     *       "app": "awards",
                     *       "report_id": "report-9",
                     *       "user_id": "jo",
                     *       "access_group": "team",
                     *       "report_configuration": {
                     *         "columns": [
                     *           "name",
                     *           "completion_date"
                     *         ],
                     *         "filters": {
                     *           "status": "pending"
                     *         }
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedReportRead"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.replace": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "name": "References still pending",
                 *       "description": "By award, the oldest first.",
                 *       "app": "awards",
                 *       "report_id": "report-9",
                 *       "user_id": "jo",
                 *       "access_group": "team",
                 *       "report_configuration": {
                 *         "columns": [
                 *           "name",
                 *           "completion_date"
                 *         ],
                 *         "filters": {
                 *           "status": "pending"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SavedReportReplacement"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "References still pending",
                     *       "description": "By award, the oldest first.",
                     *       "app": "awards",
                     *       "report_id": "report-9",
                     *       "user_id": "jo",
                     *       "access_group": "team",
                     *       "report_configuration": {
                     *         "columns": [
                     *           "name",
                     *           "completion_date"
                     *         ],
                     *         "filters": {
                     *           "status": "pending"
                     *         }
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.delete": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.patch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
                "application/json": components["schemas"]["PatchOrMergePatch"];
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
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "References still pending",
                     *       "description": "By award, the oldest first.",
                     *       "app": "awards",
                     *       "report_id": "report-9",
                     *       "user_id": "jo",
                     *       "access_group": "team",
                     *       "report_configuration": {
                     *         "columns": [
                     *           "name",
                     *           "completion_date"
                     *         ],
                     *         "filters": {
                     *           "status": "pending"
                     *         }
                     *       },
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SavedReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.list": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfShippingProduct"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 1,000. A page also ends at about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfShippingProduct"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
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
            /** @description A page of records as a bare array, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *         "name": "Parcel, insured",
                     *         "business_unit_id": "unit-2",
                     *         "is_active": true,
                     *         "type": "commerce-shipping-products",
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShippingProductRead"][];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "shippingProducts.create": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                 *       "name": "Parcel, insured",
                 *       "business_unit_id": "unit-2",
                 *       "is_active": true,
                 *       "type": "commerce-shipping-products"
                 *     }
                 */
                "application/json": components["schemas"]["ShippingProductBody"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Parcel, insured",
                     *       "business_unit_id": "unit-2",
                     *       "is_active": true,
                     *       "type": "commerce-shipping-products",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.batch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
                /**
                 * @description With `true` or `1`, all operations are one commit, in order; each sees those before it. If one fails, none is applied: its result
                 *     says why, and the others are `not_applied` (409). `error_count` is then the number of operations.
                 */
                atomic?: components["parameters"]["Atomic"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                "application/json": components["schemas"]["ShippingProductBatch"];
            };
        };
        responses: {
            /** @description The result of each operation, in the order of the request. The status is 200 even if some operations failed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                    "application/json": components["schemas"]["ShippingProductBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.get": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfShippingProduct"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: {
                /**
                 * @description The `ETag` of what you have, several separated by commas, or `*` for any. If the record still has it, the answer is 304 without a
                 *     body.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or the fields that `fields` selects. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Parcel, insured",
                     *       "business_unit_id": "unit-2",
                     *       "is_active": true,
                     *       "type": "commerce-shipping-products",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingProductRead"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.replace": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "name": "Parcel, insured",
                 *       "business_unit_id": "unit-2",
                 *       "is_active": true,
                 *       "type": "commerce-shipping-products"
                 *     }
                 */
                "application/json": components["schemas"]["ShippingProductReplacement"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Parcel, insured",
                     *       "business_unit_id": "unit-2",
                     *       "is_active": true,
                     *       "type": "commerce-shipping-products",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.delete": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.patch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
                "application/json": components["schemas"]["PatchOrMergePatch"];
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
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Parcel, insured",
                     *       "business_unit_id": "unit-2",
                     *       "is_active": true,
                     *       "type": "commerce-shipping-products",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.list": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 1,000. A page also ends at about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfAward"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
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
            /** @description A page of records as a bare array, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *         "name": "Young Researcher of the Year",
                     *         "type_id": "type-1",
                     *         "date": "2026-11-20T18:00:00.000Z",
                     *         "enable_applications": true,
                     *         "application_options": {
                     *           "maximum_applications_per_applicant": 1
                     *         },
                     *         "certificate_mode": "disabled",
                     *         "show_in_portal": true,
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AwardRead"][];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "awards.create": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                 *       "name": "Young Researcher of the Year",
                 *       "type_id": "type-1",
                 *       "date": "2026-11-20T18:00:00.000Z",
                 *       "enable_applications": true,
                 *       "application_options": {
                 *         "maximum_applications_per_applicant": 1
                 *       },
                 *       "certificate_mode": "disabled",
                 *       "show_in_portal": true
                 *     }
                 */
                "application/json": components["schemas"]["AwardBody"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Young Researcher of the Year",
                     *       "type_id": "type-1",
                     *       "date": "2026-11-20T18:00:00.000Z",
                     *       "enable_applications": true,
                     *       "application_options": {
                     *         "maximum_applications_per_applicant": 1
                     *       },
                     *       "certificate_mode": "disabled",
                     *       "show_in_portal": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Award"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.batch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
                /**
                 * @description With `true` or `1`, all operations are one commit, in order; each sees those before it. If one fails, none is applied: its result
                 *     says why, and the others are `not_applied` (409). `error_count` is then the number of operations.
                 */
                atomic?: components["parameters"]["Atomic"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                "application/json": components["schemas"]["AwardBatch"];
            };
        };
        responses: {
            /** @description The result of each operation, in the order of the request. The status is 200 even if some operations failed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                    "application/json": components["schemas"]["AwardBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.get": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: {
                /**
                 * @description The `ETag` of what you have, several separated by commas, or `*` for any. If the record still has it, the answer is 304 without a
                 *     body.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or the fields that `fields` selects. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Young Researcher of the Year",
                     *       "type_id": "type-1",
                     *       "date": "2026-11-20T18:00:00.000Z",
                     *       "enable_applications": true,
                     *       "application_options": {
                     *         "maximum_applications_per_applicant": 1
                     *       },
                     *       "certificate_mode": "disabled",
                     *       "show_in_portal": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AwardRead"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.replace": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "name": "Young Researcher of the Year",
                 *       "type_id": "type-1",
                 *       "date": "2026-11-20T18:00:00.000Z",
                 *       "enable_applications": true,
                 *       "application_options": {
                 *         "maximum_applications_per_applicant": 1
                 *       },
                 *       "certificate_mode": "disabled",
                 *       "show_in_portal": true
                 *     }
                 */
                "application/json": components["schemas"]["AwardReplacement"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Young Researcher of the Year",
                     *       "type_id": "type-1",
                     *       "date": "2026-11-20T18:00:00.000Z",
                     *       "enable_applications": true,
                     *       "application_options": {
                     *         "maximum_applications_per_applicant": 1
                     *       },
                     *       "certificate_mode": "disabled",
                     *       "show_in_portal": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Award"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.delete": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.patch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
                "application/json": components["schemas"]["PatchOrMergePatch"];
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
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Young Researcher of the Year",
                     *       "type_id": "type-1",
                     *       "date": "2026-11-20T18:00:00.000Z",
                     *       "enable_applications": true,
                     *       "application_options": {
                     *         "maximum_applications_per_applicant": 1
                     *       },
                     *       "certificate_mode": "disabled",
                     *       "show_in_portal": true,
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Award"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.list": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 1,000. A page also ends at about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfApplication"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
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
            /** @description A page of records as a bare array, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *         "name": "Grace Hopper",
                     *         "award_id": "award-1",
                     *         "award_type_id": "type-1",
                     *         "owner_type": "contact",
                     *         "contact_id": "contact-20",
                     *         "date": "2026-03-14",
                     *         "email_address": "grace@example.org",
                     *         "bucket_id": "bucket-1",
                     *         "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_created_by_id": "jo",
                     *         "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *         "sys_last_modified_by_id": "jo",
                     *         "sys_version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApplicationRead"][];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "applications.create": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                 *       "name": "Grace Hopper",
                 *       "award_id": "award-1",
                 *       "award_type_id": "type-1",
                 *       "owner_type": "contact",
                 *       "contact_id": "contact-20",
                 *       "date": "2026-03-14",
                 *       "email_address": "grace@example.org",
                 *       "bucket_id": "bucket-1"
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationBody"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Grace Hopper",
                     *       "award_id": "award-1",
                     *       "award_type_id": "type-1",
                     *       "owner_type": "contact",
                     *       "contact_id": "contact-20",
                     *       "date": "2026-03-14",
                     *       "email_address": "grace@example.org",
                     *       "bucket_id": "bucket-1",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.batch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
                /**
                 * @description With `true` or `1`, all operations are one commit, in order; each sees those before it. If one fails, none is applied: its result
                 *     says why, and the others are `not_applied` (409). `error_count` is then the number of operations.
                 */
                atomic?: components["parameters"]["Atomic"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                "application/json": components["schemas"]["ApplicationBatch"];
            };
        };
        responses: {
            /** @description The result of each operation, in the order of the request. The status is 200 even if some operations failed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                    "application/json": components["schemas"]["ApplicationBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.search": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return for each item. A dotted path selects a field of an object, or of the objects
                 *     in an array. `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fieldsToReturn?: components["parameters"]["FieldsToReturn"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 100. A page also ends at about 4 MB. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfApplication"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
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
                 *       "award_ids": [
                 *         "award-1"
                 *       ],
                 *       "name": "hop"
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationSearch"];
            };
        };
        responses: {
            /** @description A page of the matching records, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *           "name": "Grace Hopper",
                     *           "award_id": "award-1",
                     *           "award_type_id": "type-1",
                     *           "owner_type": "contact",
                     *           "contact_id": "contact-20",
                     *           "date": "2026-03-14",
                     *           "email_address": "grace@example.org",
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
                    "application/json": components["schemas"]["ApplicationSearchPage"];
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
    "applications.get": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: {
                /**
                 * @description The `ETag` of what you have, several separated by commas, or `*` for any. If the record still has it, the answer is 304 without a
                 *     body.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or the fields that `fields` selects. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Grace Hopper",
                     *       "award_id": "award-1",
                     *       "award_type_id": "type-1",
                     *       "owner_type": "contact",
                     *       "contact_id": "contact-20",
                     *       "date": "2026-03-14",
                     *       "email_address": "grace@example.org",
                     *       "bucket_id": "bucket-1",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationRead"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.replace": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "name": "Grace Hopper",
                 *       "award_id": "award-1",
                 *       "award_type_id": "type-1",
                 *       "owner_type": "contact",
                 *       "contact_id": "contact-20",
                 *       "date": "2026-03-14",
                 *       "email_address": "grace@example.org",
                 *       "bucket_id": "bucket-1"
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationReplacement"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Grace Hopper",
                     *       "award_id": "award-1",
                     *       "award_type_id": "type-1",
                     *       "owner_type": "contact",
                     *       "contact_id": "contact-20",
                     *       "date": "2026-03-14",
                     *       "email_address": "grace@example.org",
                     *       "bucket_id": "bucket-1",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.delete": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.patch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
                "application/json": components["schemas"]["PatchOrMergePatch"];
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
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Grace Hopper",
                     *       "award_id": "award-1",
                     *       "award_type_id": "type-1",
                     *       "owner_type": "contact",
                     *       "contact_id": "contact-20",
                     *       "date": "2026-03-14",
                     *       "email_address": "grace@example.org",
                     *       "bucket_id": "bucket-1",
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.list": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 1,000. A page also ends at about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["SortOfApplicationProcess"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
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
            /** @description A page of records as a bare array, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *         "name": "Open call",
                     *         "award_id": "award-1",
                     *         "application_form_id": "form-1",
                     *         "customer_type": "contact",
                     *         "is_active": true,
                     *         "available_until": "2026-06-30T22:00:00.000Z",
                     *         "enable_references": true,
                     *         "reference_requirements": [
                     *           {
                     *             "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *             "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *             "number_required": 2
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
                    "application/json": components["schemas"]["ApplicationProcessRead"][];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "applicationProcesses.create": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                 *       "name": "Open call",
                 *       "award_id": "award-1",
                 *       "application_form_id": "form-1",
                 *       "customer_type": "contact",
                 *       "is_active": true,
                 *       "available_until": "2026-06-30T22:00:00.000Z",
                 *       "enable_references": true,
                 *       "reference_requirements": [
                 *         {
                 *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                 *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                 *           "number_required": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationProcessBody"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Open call",
                     *       "award_id": "award-1",
                     *       "application_form_id": "form-1",
                     *       "customer_type": "contact",
                     *       "is_active": true,
                     *       "available_until": "2026-06-30T22:00:00.000Z",
                     *       "enable_references": true,
                     *       "reference_requirements": [
                     *         {
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *           "number_required": 2
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.batch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
                /**
                 * @description With `true` or `1`, all operations are one commit, in order; each sees those before it. If one fails, none is applied: its result
                 *     says why, and the others are `not_applied` (409). `error_count` is then the number of operations.
                 */
                atomic?: components["parameters"]["Atomic"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
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
                "application/json": components["schemas"]["ApplicationProcessBatch"];
            };
        };
        responses: {
            /** @description The result of each operation, in the order of the request. The status is 200 even if some operations failed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
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
                    "application/json": components["schemas"]["ApplicationProcessBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.listByAward": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 100. A page also ends at about 4 MB. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
                /**
                 * @description The order of the records; `-` in front reverses it. `sys_created_at`, the default, is the order of ids. Texts are compared by
                 *     their first 64 characters, ignoring case. Records with the same value are in order of id. Those without a value come
                 *     first, or last with `-`. Callers who are limited to their own records can only use the default.
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only records whose `sys_last_modified_at` is this or later, in order of `sys_last_modified_at` and then id. To follow changes
                 *     without missing any, read all pages, then ask again with the `sys_last_modified_at` of the last record that you got:
                 *     you get the records with this time again, so compare `id` and `sys_version`. Deleted records do not appear. The response can
                 *     take up to a second longer while records are being changed, or as long as a change takes. With filters, each request examines a limited number of records, so
                 *     a page can be short or empty and still have a next page. Callers who are limited to their own records cannot use it.
                 * @example 2026-09-16T07:00:00.000Z
                 */
                modified_since?: components["parameters"]["ModifiedSince"];
                /**
                 * @description With `true` or `1`, the header `Total` is the number of all records of the list or search. It is counted in an index: a search
                 *     must have no filters, or one that is an exact match with one value (400 `count_not_possible`). Callers who are
                 *     limited to their own records cannot use it.
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description `csv` returns CSV (RFC 4180), and `json` returns JSON. Without it, the header `Accept` decides; JSON is the default.
                 *
                 *     Without `limit`, the CSV has all records, from `exclusiveStartKey` on, and is sent while they are read. If the server fails
                 *     meanwhile, it cuts the connection. With `limit`, it is one page, and the headers have the key of the next page.
                 *
                 *     The columns are `id` and those that `fields` selects, in this order, or all documented fields. Fields of objects are columns
                 *     of their own, with dotted names. Arrays, and objects without documented fields, are JSON. Other fields are only
                 *     included if `fields` names them. A cell that a spreadsheet could take for a formula begins with an
                 *     apostrophe. So does a part of a cell after a semicolon, a tab or a line break, where the list separator of a spreadsheet may be one of these.
                 */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The award.
                 * @example award-1
                 */
                award_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records, in order of id unless `sort` or `modified_since` says otherwise. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Total: components["headers"]["Total"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKeyOfCsv"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *           "name": "Open call",
                     *           "award_id": "award-1",
                     *           "application_form_id": "form-1",
                     *           "customer_type": "contact",
                     *           "is_active": true,
                     *           "available_until": "2026-06-30T22:00:00.000Z",
                     *           "enable_references": true,
                     *           "reference_requirements": [
                     *             {
                     *               "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *               "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *               "number_required": 2
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
                    "application/json": components["schemas"]["ApplicationProcessPage"];
                    /**
                     * @example id,sys_version
                     *     019aa6c1d2e77b5f8f0c3c1b2a4d5e6f,1
                     */
                    "text/csv": string;
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
    "applicationProcesses.get": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated names of the fields to return. A dotted path selects a field of an object, or of the objects in an array.
                 *     `id` is always returned. A name that is not a field of the record is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
                consistentRead?: components["parameters"]["ConsistentRead"];
            };
            header?: {
                /**
                 * @description The `ETag` of what you have, several separated by commas, or `*` for any. If the record still has it, the answer is 304 without a
                 *     body.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or the fields that `fields` selects. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Open call",
                     *       "award_id": "award-1",
                     *       "application_form_id": "form-1",
                     *       "customer_type": "contact",
                     *       "is_active": true,
                     *       "available_until": "2026-06-30T22:00:00.000Z",
                     *       "enable_references": true,
                     *       "reference_requirements": [
                     *         {
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *           "number_required": 2
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationProcessRead"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.replace": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "name": "Open call",
                 *       "award_id": "award-1",
                 *       "application_form_id": "form-1",
                 *       "customer_type": "contact",
                 *       "is_active": true,
                 *       "available_until": "2026-06-30T22:00:00.000Z",
                 *       "enable_references": true,
                 *       "reference_requirements": [
                 *         {
                 *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                 *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                 *           "number_required": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationProcessReplacement"];
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Open call",
                     *       "award_id": "award-1",
                     *       "application_form_id": "form-1",
                     *       "customer_type": "contact",
                     *       "is_active": true,
                     *       "available_until": "2026-06-30T22:00:00.000Z",
                     *       "enable_references": true,
                     *       "reference_requirements": [
                     *         {
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *           "number_required": 2
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.delete": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.patch": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Only if the record still has this `ETag` (RFC 9110): one, several separated by commas, or `*` for any. Otherwise nothing is changed
                 *     and the answer is 412. Weak tags (`W/`) never match. For a record from a list, which has no `ETag`, send its `sys_version` in quotes:
                 *     `"3"`. That does not notice a store that was restored in between.
                 * @example "3-x7Qa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With `return=minimal` (RFC 7240), the answer has only the fields that every such record has. In a batch, the results of
                 *     writes have no `object`.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Only if the record has none of these `ETag`s (RFC 9110), or, with `*`, only if it does not exist: then there is nothing to write to,
                 *     so the answer is 412 or 404. Otherwise nothing is changed and the answer is 412.
                 * @example "3-x7Qa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOfWrite"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
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
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
                "application/json": components["schemas"]["PatchOrMergePatch"];
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
            };
        };
        responses: {
            /** @description The record as it is now stored. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "name": "Open call",
                     *       "award_id": "award-1",
                     *       "application_form_id": "form-1",
                     *       "customer_type": "contact",
                     *       "is_active": true,
                     *       "available_until": "2026-06-30T22:00:00.000Z",
                     *       "enable_references": true,
                     *       "reference_requirements": [
                     *         {
                     *           "type_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e71",
                     *           "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                     *           "number_required": 2
                     *         }
                     *       ],
                     *       "sys_created_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_created_by_id": "jo",
                     *       "sys_last_modified_at": "2026-04-01T09:30:00.000Z",
                     *       "sys_last_modified_by_id": "jo",
                     *       "sys_version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationProcess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "messages.list": {
        parameters: {
            query?: {
                /** @description Only e-mails about the record with this id. */
                about?: string;
                /** @description Only e-mails in this state. */
                state?: "queued" | "sending" | "sent" | "failed" | "cancelled";
                /**
                 * @description The key of the previous page, unchanged. A key that was changed, or that belongs to another tenant, operation, parent,
                 *     filter, `sort` or `modified_since`, is an error.
                 */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The maximum number of items in a page, in decimal digits. The default is 100. A page also ends at about 4 MB. */
                limit?: components["parameters"]["Limit"];
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
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
            /** @description A page of e-mails, newest first. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "5f0c2a7f3c1b2a4d5e6f019aa6c1d2e7:1",
                     *           "email": "assignment",
                     *           "about": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *           "to": "ada@example.org",
                     *           "from_name": "The program committee",
                     *           "subject": "A review for you",
                     *           "preview": false,
                     *           "state": "sent",
                     *           "queued_at": "2026-04-01T09:30:00.000Z",
                     *           "sent_at": "2026-04-01T09:30:01.000Z",
                     *           "attempts": [
                     *             {
                     *               "at": "2026-04-01T09:30:01.000Z",
                     *               "to": "ada@example.org",
                     *               "result": "sent",
                     *               "reply": "250 2.0.0 Ok: queued as 4D7A12"
                     *             }
                     *           ],
                     *           "sys_version": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MessagePage"];
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
    "messages.retryFailed": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reply": "550 5.4.5",
                 *       "failed_at": [
                 *         "2026-04-01T00:00:00.000Z",
                 *         "2026-04-01T23:59:59.999Z"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MessageRetry"];
            };
        };
        responses: {
            /** @description How many e-mails are now queued. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "queued": 12,
                     *       "remaining": 0
                     *     }
                     */
                    "application/json": components["schemas"]["MessagesRetried"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "messages.get": {
        parameters: {
            query?: {
                /** @description With `true` or `1`, the response includes every write that any server completed before the request. */
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
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c2a7f3c1b2a4d5e6f019aa6c1d2e7:1",
                     *       "email": "assignment",
                     *       "about": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "to": "ada@example.org",
                     *       "from_name": "The program committee",
                     *       "subject": "A review for you",
                     *       "preview": false,
                     *       "state": "sent",
                     *       "queued_at": "2026-04-01T09:30:00.000Z",
                     *       "sent_at": "2026-04-01T09:30:01.000Z",
                     *       "attempts": [
                     *         {
                     *           "at": "2026-04-01T09:30:01.000Z",
                     *           "to": "ada@example.org",
                     *           "result": "sent",
                     *           "reply": "250 2.0.0 Ok: queued as 4D7A12"
                     *         }
                     *       ],
                     *       "sys_version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
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
    "messages.retry": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail, which is now queued. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c2a7f3c1b2a4d5e6f019aa6c1d2e7:1",
                     *       "email": "assignment",
                     *       "about": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "to": "ada@example.org",
                     *       "from_name": "The program committee",
                     *       "subject": "A review for you",
                     *       "preview": false,
                     *       "state": "sent",
                     *       "queued_at": "2026-04-01T09:30:00.000Z",
                     *       "sent_at": "2026-04-01T09:30:01.000Z",
                     *       "attempts": [
                     *         {
                     *           "at": "2026-04-01T09:30:01.000Z",
                     *           "to": "ada@example.org",
                     *           "result": "sent",
                     *           "reply": "250 2.0.0 Ok: queued as 4D7A12"
                     *         }
                     *       ],
                     *       "sys_version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "messages.cancel": {
        parameters: {
            query?: {
                /**
                 * @description With `true` or `1`, everything is done but the commit: the answer is as it would be, with `Dry-Run: true`, and nothing is changed
                 *     or sent.
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Lets you send a request again when you do not know whether it arrived. What came of it is kept for 24 hours, in the same commit as
                 *     the work: nothing is done twice. The answer then has `Idempotent-Replayed: true`, and is what the caller may see at that time: the record as
                 *     it is then, or 404 `record_gone`. A key belongs to one tenant, caller (`sub` and contact) and operation. Sent with another
                 *     request, it is 422; while the first request is under way, 409 with `Retry-After`. An error is kept only if it is a conflict (409):
                 *     after any other, the request is tried again. In a batch, this holds for each operation that writes: what is left is done when the
                 *     batch is sent again, and reads are made again. An atomic batch is kept only if it succeeds. Up to 255 visible ASCII characters, such as a UUID.
                 * @example 6f1c0f7e-7a52-4d0c-9a5b-4d5b8f0c1c9e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The tenant that owns the records.
                 * @example acme
                 */
                tenantId: components["parameters"]["Tenant"];
                /**
                 * @description The id of the record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail, which is now cancelled. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Dry-Run": components["headers"]["DryRun"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c2a7f3c1b2a4d5e6f019aa6c1d2e7:1",
                     *       "email": "assignment",
                     *       "about": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *       "to": "ada@example.org",
                     *       "from_name": "The program committee",
                     *       "subject": "A review for you",
                     *       "preview": false,
                     *       "state": "sent",
                     *       "queued_at": "2026-04-01T09:30:00.000Z",
                     *       "sent_at": "2026-04-01T09:30:01.000Z",
                     *       "attempts": [
                     *         {
                     *           "at": "2026-04-01T09:30:01.000Z",
                     *           "to": "ada@example.org",
                     *           "result": "sent",
                     *           "reply": "250 2.0.0 Ok: queued as 4D7A12"
                     *         }
                     *       ],
                     *       "sys_version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "mergeFields.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the field that holds the template. The server knows the templates of all services.
                 * @example reference_notification_email
                 */
                template: "application_notice_email" | "reference_notification_email" | "review_assignment_email" | "review_submission_confirmation_email";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merge fields. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                    "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                    "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "template": "reference_notification_email",
                     *       "fields": [
                     *         {
                     *           "name": "reference.name",
                     *           "type": "string",
                     *           "description": "Name of the referee."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MergeFields"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
}
