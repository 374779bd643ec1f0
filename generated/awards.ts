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
        get?: never;
        put?: never;
        /**
         * Create a reference
         * @description Stores a new reference and answers it with its id. An `id` in the body is an error.
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
         * @description Runs the operations side by side and answers what became of each. Those on one id run in order, each all or nothing by
         *     itself; one that is malformed fails alone, too. Each needs the permission of its own operation besides that of the batch.
         *     Records are answered up to about 4 MB in all. After that a read fails with `answer_too_large` (read the rest in another
         *     batch), and a write is answered without its `object`: it was done all the same. Where requests are limited, each operation
         *     counts as one.
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
         * @description Answers a page of summaries. One request looks at a bounded number of records: a page may be short, even empty, and
         *     still have a `LastEvaluatedKey`; read on until there is none.
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
         * @description Takes a referee's answers: the whole record as it was read, `id` included, with the answers in it. `status` `declined`
         *     declines the reference, anything else completes it and makes `completion_date` now. A reference that is not pending is
         *     a conflict. What says which reference it is (`application_id`, `award_id`, `process_id`, `type_id`, `contact_id` and the
         *     system fields) must be as it is stored, else that is a conflict, too; system fields may be left out.
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
         * @description Renders an e-mail of the process, or the template given, for a reference or a made-up one. It goes, marked as a
         *     preview (its subject begins with `[Preview] `), only to `send_to`, else to the caller's own address, else to no one; never
         *     to the referee. `reference_id` needs the permission `references.get`, an address other than the token's `email` the
         *     permission `references.previewEmailTo`. Fields of the application, its award and the type are empty for a caller who may
         *     not get these.
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
         * Ask for the pending references of an application
         * @description For every pending reference whose process has `enable_reference_notification_email`: one notification to its
         *     `email_address`. If a reference is pending and its process has `enable_application_notice_email`: one notice to
         *     the application's `email_address`. What went out before is not sent again (`already_notified`) unless `resend` is
         *     true. A process with `is_active: false` mails nobody. A template that fails for one reference skips that one only. An
         *     application without references is not found; one with over 1,000 pending ones, or 10,000 in all, is a conflict.
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
         * @description Answers a page of the references of one application.
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
         * @description Answers a page of the references of one contact.
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
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a reference
         * @description Answers one reference, whole or the fields asked for.
         */
        get: operations["references.get"];
        /**
         * Replace a reference
         * @description Puts the body in the place of the stored reference. Fields that are not sent are gone afterwards, but for those that a new
         *     reference is given when it has none, such as a `status`: they stay.
         */
        put: operations["references.replace"];
        post?: never;
        /**
         * Delete a reference
         * @description Deletes the reference and answers its id.
         */
        delete: operations["references.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a reference
         * @description Applies a JSON Patch (RFC 6902), directives in order, or a JSON Merge Patch (RFC 7396), all or nothing. As
         *     plain JSON, an array is a JSON Patch, and an object, of the fields to change, a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409); a directive that writes `id` or a field the
         *     server owns, or whose result breaks the reference's schema, is an error (400). Errors name the directive, as `/0`, or the field of a merge patch.
         *     All `copy` directives together may copy 1 MB. A patch that changes nothing writes nothing: the reference keeps its version and
         *     the time of its last change. A locked reference refuses it all the same.
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
        get?: never;
        put?: never;
        /**
         * Create a reference process
         * @description Stores a new reference process and answers it with its id. An `id` in the body is an error.
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
         * @description Runs the operations side by side and answers what became of each. Those on one id run in order, each all or nothing by
         *     itself; one that is malformed fails alone, too. Each needs the permission of its own operation besides that of the batch.
         *     Records are answered up to about 4 MB in all. After that a read fails with `answer_too_large` (read the rest in another
         *     batch), and a write is answered without its `object`: it was done all the same. Where requests are limited, each operation
         *     counts as one.
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
         * @description Answers a page of the reference processes of one award.
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
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a reference process
         * @description Answers one reference process, whole or the fields asked for.
         */
        get: operations["referenceProcesses.get"];
        /**
         * Replace a reference process
         * @description Puts the body in the place of the stored reference process. Fields that are not sent are gone afterwards, but for those that a new
         *     reference process is given when it has none, such as a `status`: they stay.
         */
        put: operations["referenceProcesses.replace"];
        post?: never;
        /**
         * Delete a reference process
         * @description Deletes the reference process and answers its id.
         */
        delete: operations["referenceProcesses.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a reference process
         * @description Applies a JSON Patch (RFC 6902), directives in order, or a JSON Merge Patch (RFC 7396), all or nothing. As
         *     plain JSON, an array is a JSON Patch, and an object, of the fields to change, a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409); a directive that writes `id` or a field the
         *     server owns, or whose result breaks the reference process's schema, is an error (400). Errors name the directive, as `/0`, or the field of a merge patch.
         *     All `copy` directives together may copy 1 MB. A patch that changes nothing writes nothing: the reference process keeps its version and
         *     the time of its last change. A locked reference process refuses it all the same.
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
         * @description Answers a page of the reference types as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["referenceTypes.list"];
        put?: never;
        /**
         * Create a reference type
         * @description Stores a new reference type and answers it with its id. An `id` in the body is an error.
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
         * @description Runs the operations side by side and answers what became of each. Those on one id run in order, each all or nothing by
         *     itself; one that is malformed fails alone, too. Each needs the permission of its own operation besides that of the batch.
         *     Records are answered up to about 4 MB in all. After that a read fails with `answer_too_large` (read the rest in another
         *     batch), and a write is answered without its `object`: it was done all the same. Where requests are limited, each operation
         *     counts as one.
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
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a reference type
         * @description Answers one reference type, whole or the fields asked for.
         */
        get: operations["referenceTypes.get"];
        /**
         * Replace a reference type
         * @description Puts the body in the place of the stored reference type. Fields that are not sent are gone afterwards, but for those that a new
         *     reference type is given when it has none, such as a `status`: they stay.
         */
        put: operations["referenceTypes.replace"];
        post?: never;
        /**
         * Delete a reference type
         * @description Deletes the reference type and answers its id.
         */
        delete: operations["referenceTypes.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a reference type
         * @description Applies a JSON Patch (RFC 6902), directives in order, or a JSON Merge Patch (RFC 7396), all or nothing. As
         *     plain JSON, an array is a JSON Patch, and an object, of the fields to change, a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409); a directive that writes `id` or a field the
         *     server owns, or whose result breaks the reference type's schema, is an error (400). Errors name the directive, as `/0`, or the field of a merge patch.
         *     All `copy` directives together may copy 1 MB. A patch that changes nothing writes nothing: the reference type keeps its version and
         *     the time of its last change. A locked reference type refuses it all the same.
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
        get?: never;
        put?: never;
        /**
         * Create a saved report
         * @description Stores a new saved report and answers it with its id. An `id` in the body is an error.
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
         * @description Runs the operations side by side and answers what became of each. Those on one id run in order, each all or nothing by
         *     itself; one that is malformed fails alone, too. Each needs the permission of its own operation besides that of the batch.
         *     Records are answered up to about 4 MB in all. After that a read fails with `answer_too_large` (read the rest in another
         *     batch), and a write is answered without its `object`: it was done all the same. Where requests are limited, each operation
         *     counts as one.
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
         * @description Answers a page of the saved reports of one app.
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
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a saved report
         * @description Answers one saved report, whole or the fields asked for.
         */
        get: operations["savedReports.get"];
        /**
         * Replace a saved report
         * @description Puts the body in the place of the stored saved report. Fields that are not sent are gone afterwards, but for those that a new
         *     saved report is given when it has none, such as a `status`: they stay.
         */
        put: operations["savedReports.replace"];
        post?: never;
        /**
         * Delete a saved report
         * @description Deletes the saved report and answers its id.
         */
        delete: operations["savedReports.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a saved report
         * @description Applies a JSON Patch (RFC 6902), directives in order, or a JSON Merge Patch (RFC 7396), all or nothing. As
         *     plain JSON, an array is a JSON Patch, and an object, of the fields to change, a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409); a directive that writes `id` or a field the
         *     server owns, or whose result breaks the saved report's schema, is an error (400). Errors name the directive, as `/0`, or the field of a merge patch.
         *     All `copy` directives together may copy 1 MB. A patch that changes nothing writes nothing: the saved report keeps its version and
         *     the time of its last change. A locked saved report refuses it all the same.
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
         * @description Answers a page of the shipping products as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["shippingProducts.list"];
        put?: never;
        /**
         * Create a shipping product
         * @description Stores a new shipping product and answers it with its id. An `id` in the body is an error.
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
         * @description Runs the operations side by side and answers what became of each. Those on one id run in order, each all or nothing by
         *     itself; one that is malformed fails alone, too. Each needs the permission of its own operation besides that of the batch.
         *     Records are answered up to about 4 MB in all. After that a read fails with `answer_too_large` (read the rest in another
         *     batch), and a write is answered without its `object`: it was done all the same. Where requests are limited, each operation
         *     counts as one.
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
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a shipping product
         * @description Answers one shipping product, whole or the fields asked for.
         */
        get: operations["shippingProducts.get"];
        /**
         * Replace a shipping product
         * @description Puts the body in the place of the stored shipping product. Fields that are not sent are gone afterwards, but for those that a new
         *     shipping product is given when it has none, such as a `status`: they stay.
         */
        put: operations["shippingProducts.replace"];
        post?: never;
        /**
         * Delete a shipping product
         * @description Deletes the shipping product and answers its id.
         */
        delete: operations["shippingProducts.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of a shipping product
         * @description Applies a JSON Patch (RFC 6902), directives in order, or a JSON Merge Patch (RFC 7396), all or nothing. As
         *     plain JSON, an array is a JSON Patch, and an object, of the fields to change, a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409); a directive that writes `id` or a field the
         *     server owns, or whose result breaks the shipping product's schema, is an error (400). Errors name the directive, as `/0`, or the field of a merge patch.
         *     All `copy` directives together may copy 1 MB. A patch that changes nothing writes nothing: the shipping product keeps its version and
         *     the time of its last change. A locked shipping product refuses it all the same.
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
         * @description Answers a page of the awards as a bare array; its header `X-Last-Evaluated-Key` tells where to read on.
         */
        get: operations["awards.list"];
        put?: never;
        /**
         * Create an award
         * @description Stores a new award and answers it with its id. An `id` in the body is an error.
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
         * @description Runs the operations side by side and answers what became of each. Those on one id run in order, each all or nothing by
         *     itself; one that is malformed fails alone, too. Each needs the permission of its own operation besides that of the batch.
         *     Records are answered up to about 4 MB in all. After that a read fails with `answer_too_large` (read the rest in another
         *     batch), and a write is answered without its `object`: it was done all the same. Where requests are limited, each operation
         *     counts as one.
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
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an award
         * @description Answers one award, whole or the fields asked for.
         */
        get: operations["awards.get"];
        /**
         * Replace an award
         * @description Puts the body in the place of the stored award. Fields that are not sent are gone afterwards, but for those that a new
         *     award is given when it has none, such as a `status`: they stay.
         */
        put: operations["awards.replace"];
        post?: never;
        /**
         * Delete an award
         * @description Deletes the award and answers its id.
         */
        delete: operations["awards.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an award
         * @description Applies a JSON Patch (RFC 6902), directives in order, or a JSON Merge Patch (RFC 7396), all or nothing. As
         *     plain JSON, an array is a JSON Patch, and an object, of the fields to change, a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409); a directive that writes `id` or a field the
         *     server owns, or whose result breaks the award's schema, is an error (400). Errors name the directive, as `/0`, or the field of a merge patch.
         *     All `copy` directives together may copy 1 MB. A patch that changes nothing writes nothing: the award keeps its version and
         *     the time of its last change. A locked award refuses it all the same.
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
        get?: never;
        put?: never;
        /**
         * Create an application
         * @description Stores a new application and answers it with its id. An `id` in the body is an error.
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
         * @description Runs the operations side by side and answers what became of each. Those on one id run in order, each all or nothing by
         *     itself; one that is malformed fails alone, too. Each needs the permission of its own operation besides that of the batch.
         *     Records are answered up to about 4 MB in all. After that a read fails with `answer_too_large` (read the rest in another
         *     batch), and a write is answered without its `object`: it was done all the same. Where requests are limited, each operation
         *     counts as one.
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
         * @description Answers a page of applications. One request looks at a bounded number of records: a page may be short, even empty, and
         *     still have a `LastEvaluatedKey`; read on until there is none.
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
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an application
         * @description Answers one application, whole or the fields asked for.
         */
        get: operations["applications.get"];
        /**
         * Replace an application
         * @description Puts the body in the place of the stored application. Fields that are not sent are gone afterwards, but for those that a new
         *     application is given when it has none, such as a `status`: they stay.
         */
        put: operations["applications.replace"];
        post?: never;
        /**
         * Delete an application
         * @description Deletes the application and answers its id.
         */
        delete: operations["applications.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an application
         * @description Applies a JSON Patch (RFC 6902), directives in order, or a JSON Merge Patch (RFC 7396), all or nothing. As
         *     plain JSON, an array is a JSON Patch, and an object, of the fields to change, a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409); a directive that writes `id` or a field the
         *     server owns, or whose result breaks the application's schema, is an error (400). Errors name the directive, as `/0`, or the field of a merge patch.
         *     All `copy` directives together may copy 1 MB. A patch that changes nothing writes nothing: the application keeps its version and
         *     the time of its last change. A locked application refuses it all the same.
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
        get?: never;
        put?: never;
        /**
         * Create an application process
         * @description Stores a new application process and answers it with its id. An `id` in the body is an error.
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
         * @description Runs the operations side by side and answers what became of each. Those on one id run in order, each all or nothing by
         *     itself; one that is malformed fails alone, too. Each needs the permission of its own operation besides that of the batch.
         *     Records are answered up to about 4 MB in all. After that a read fails with `answer_too_large` (read the rest in another
         *     batch), and a write is answered without its `object`: it was done all the same. Where requests are limited, each operation
         *     counts as one.
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
         * @description Answers a page of the application processes of one award.
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
                 * @description The record.
                 * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an application process
         * @description Answers one application process, whole or the fields asked for.
         */
        get: operations["applicationProcesses.get"];
        /**
         * Replace an application process
         * @description Puts the body in the place of the stored application process. Fields that are not sent are gone afterwards, but for those that a new
         *     application process is given when it has none, such as a `status`: they stay.
         */
        put: operations["applicationProcesses.replace"];
        post?: never;
        /**
         * Delete an application process
         * @description Deletes the application process and answers its id.
         */
        delete: operations["applicationProcesses.delete"];
        options?: never;
        head?: never;
        /**
         * Change parts of an application process
         * @description Applies a JSON Patch (RFC 6902), directives in order, or a JSON Merge Patch (RFC 7396), all or nothing. As
         *     plain JSON, an array is a JSON Patch, and an object, of the fields to change, a merge patch.
         *     A `test` that fails and a path that does not exist are conflicts (409); a directive that writes `id` or a field the
         *     server owns, or whose result breaks the application process's schema, is an error (400). Errors name the directive, as `/0`, or the field of a merge patch.
         *     All `copy` directives together may copy 1 MB. A patch that changes nothing writes nothing: the application process keeps its version and
         *     the time of its last change. A locked application process refuses it all the same.
         */
        patch: operations["applicationProcesses.patch"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A field that could not be worked out, and why. */
        CalculatedFieldError: {
            /** @description Why. */
            error?: string;
            /** @description Name of the field. */
            field?: string;
        };
        /** @description The server's, for what is known of who changed the record last. This server notes nothing there and never answers it. */
        SecurityContext: {
            [key: string]: unknown;
        };
        /** @description What the server keeps with every record. */
        System: {
            /** @description Made by the server: letters and digits, in the order of creation. */
            id: string;
            /** @description When the bulk load that brought the record ran. */
            sys_bulk_load_at?: string;
            /** @description The bulk load that brought the record. */
            sys_bulk_load_id?: string;
            /** @description The record's key in the data that was loaded. */
            sys_bulk_load_pk?: string;
            /**
             * Format: float
             * @description The record's place in the data that was loaded.
             */
            sys_bulk_load_record_no?: number;
            /** @description The file that was loaded. */
            sys_bulk_load_source_file?: string;
            /** @description Why a field could not be worked out. */
            sys_calculated_field_error?: string;
            /** @description Fields that could not be worked out, and why. */
            sys_calculated_field_errors?: components["schemas"]["CalculatedFieldError"][];
            /** @description The state of the tenant's configuration under which the record was made. */
            sys_configuration_snapshot_id?: string;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            sys_created_at: string;
            /** @description The `sub` of the token that created the record. Not shown to those who are limited to their own. */
            sys_created_by_id?: string;
            /** @description The server's, for who deleted a record. This server keeps nothing of deleted records and never answers it. */
            sys_deleted_by_id?: string;
            /** @description A note to programs that process the record. */
            sys_directive?: string;
            /** @description The record's id in a system of the client's. */
            sys_external_id?: string;
            /** @description Whether files of the record are kept in an S3 bucket. */
            sys_has_files_in_s3?: boolean;
            /** @description The last bulk operation that changed the record. */
            sys_last_bulk_data_operation_id?: string;
            /** @description The record's version after that operation. */
            sys_last_bulk_data_operation_sys_version?: string;
            /**
             * Format: date-time
             * @description When the record was changed last.
             */
            sys_last_modified_at: string;
            /** @description The `sub` of the token that changed the record last. Shown to the same as `sys_created_by_id`. */
            sys_last_modified_by_id?: string;
            sys_last_security_context?: components["schemas"]["SecurityContext"];
            /**
             * @description A locked record refuses every write (409 `record_locked`); only a patch that clears this, by a caller with the
             *     permission `*.unlock`, is taken. It also refuses every change of what is counted on it.
             */
            sys_locked?: boolean;
            /**
             * Format: float
             * @description The version that the configuration snapshot started from.
             */
            sys_snapshot_base_version?: number;
            /** @description 1 when created, one more with every change. */
            sys_version: number;
        };
        /**
         * @description System fields in a body. Those the server owns are ignored, whatever is in them, except `sys_version` when a record is
         *     replaced; the others are the client's to set.
         */
        SystemBody: {
            /** @description When the bulk load that brought the record ran. */
            sys_bulk_load_at?: string;
            /** @description The bulk load that brought the record. */
            sys_bulk_load_id?: string;
            /** @description The record's key in the data that was loaded. */
            sys_bulk_load_pk?: string;
            /**
             * Format: float
             * @description The record's place in the data that was loaded.
             */
            sys_bulk_load_record_no?: number;
            /** @description The file that was loaded. */
            sys_bulk_load_source_file?: string;
            /** @description Why a field could not be worked out. */
            sys_calculated_field_error?: string;
            /** @description Fields that could not be worked out, and why. */
            sys_calculated_field_errors?: components["schemas"]["CalculatedFieldError"][];
            /** @description The state of the tenant's configuration under which the record was made. */
            sys_configuration_snapshot_id?: string;
            /** @description The server's. What is sent in it is ignored. */
            sys_created_at?: unknown;
            /** @description The server's. What is sent in it is ignored. */
            sys_created_by_id?: unknown;
            /** @description The server's. What is sent in it is ignored. */
            sys_deleted_by_id?: unknown;
            /** @description A note to programs that process the record. */
            sys_directive?: string;
            /** @description The record's id in a system of the client's. */
            sys_external_id?: string;
            /** @description Whether files of the record are kept in an S3 bucket. */
            sys_has_files_in_s3?: boolean;
            /** @description The last bulk operation that changed the record. */
            sys_last_bulk_data_operation_id?: string;
            /** @description The record's version after that operation. */
            sys_last_bulk_data_operation_sys_version?: string;
            /** @description The server's. What is sent in it is ignored. */
            sys_last_modified_at?: unknown;
            /** @description The server's. What is sent in it is ignored. */
            sys_last_modified_by_id?: unknown;
            /** @description The server's. What is sent in it is ignored. */
            sys_last_security_context?: unknown;
            /**
             * @description A locked record refuses every write (409 `record_locked`); only a patch that clears this, by a caller with the
             *     permission `*.unlock`, is taken. It also refuses every change of what is counted on it.
             */
            sys_locked?: boolean;
            /**
             * Format: float
             * @description The version that the configuration snapshot started from.
             */
            sys_snapshot_base_version?: number;
            /**
             * @description The server's. When a record is replaced it may be left out; a number must be the current version, else it is a
             *     conflict (409), and anything but a number is an error (400).
             */
            sys_version?: unknown;
        };
        /** @description The id in a body that replaces a record. */
        IdInBody: {
            /** @description When given, it must be the id in the path. */
            id?: string;
        };
        /** @description Present when there is more. Send it as `exclusiveStartKey`. */
        PageKey: string;
        /**
         * @description `read` is the operation get, `update` is replace.
         * @enum {string}
         */
        BatchVerb: "create" | "read" | "update" | "patch" | "delete";
        /**
         * @description `add` sets a member or inserts an item, `replace` sets one that is there, `remove` takes one out, `move` and `copy` take
         *     the value at `from`, `test` fails (409) unless the value there is the one given.
         * @enum {string}
         */
        PatchOperator: "add" | "copy" | "move" | "remove" | "replace" | "test";
        /** @description One step of a JSON Patch. */
        PatchDirective: {
            op: components["schemas"]["PatchOperator"];
            /** @description A JSON Pointer to what it changes. */
            path: string;
            /** @description A JSON Pointer; for `move` and `copy`. */
            from?: string;
            /** @description Any JSON value; for `add`, `replace` and `test`. */
            value?: unknown;
        };
        /** @description A JSON Patch as a map from index to directive. */
        PatchMap: {
            [key: string]: components["schemas"]["PatchDirective"];
        };
        /** @description A JSON Patch (RFC 6902). */
        Patch: components["schemas"]["PatchDirective"][];
        /** @description One place in the request where something is wrong. */
        ErrorDetail: {
            /** @description A JSON Pointer into the body, in a batch into the operation; or `query/name`, `path/name`, `header/name`. */
            pointer: string;
            /** @description What is wrong there: the rule of the schema that is broken, or an error code. */
            code: string;
            /** @description What is wrong there. */
            message: string;
        };
        /** @description What went wrong. */
        Error: {
            /** @description That of the answer. */
            status: number;
            /**
             * @description For programs: a code never changes its meaning. `x-codes` of each operation lists those it can answer, by status.
             *
             *     | Code | When |
             *     | --- | --- |
             *     | `request_malformed` | This is not a request of HTTP/1.1. |
             *     | `request_timeout` | The request did not arrive in time. Send it again. |
             *     | `header_too_large` | The address and the headers may have at most 16 KB together. |
             *     | `address_malformed` | The address has broken percent-encoding. |
             *     | `address_unknown` | Nothing is at this address. |
             *     | `method_not_allowed` | The address does not know this method. |
             *     | `token_missing` | Send a bearer token: Authorization: Bearer <JWT>. |
             *     | `token_malformed` | The header must read: Authorization: Bearer <JWT>. |
             *     | `token_invalid` | The token is not valid. |
             *     | `token_expired` | The token has expired. |
             *     | `keys_unavailable` | The token may be good: the service that publishes the key it is signed with does not answer. Try again after `Retry-After`. |
             *     | `tenant_forbidden` | The token does not name this tenant. |
             *     | `not_own` | The permission is limited to the caller's own records, and this would not be, or not stay, one of them. |
             *     | `field_not_yours` | The permission is limited to the caller's own records, and `details` names fields that it does not show, or that owners do not write: leave them out. |
             *     | `permission_missing` | The token's permissions do not name this operation. |
             *     | `too_many_requests` | The tenant, or the caller, makes more requests per second than it may. `Retry-After` says when to go on. |
             *     | `batch_beyond_limit` | The batch has more operations than the limit of requests lets through at once. Send fewer. |
             *     | `tenant_quota` | The tenant has as many of these records as it may. Delete some first. |
             *     | `too_many_bodies` | Too many large bodies of this caller, or of all, are being worked on. Send this one again later. |
             *     | `media_type_missing` | There is a body, but no Content-Type. |
             *     | `media_type_unsupported` | The operation does not take a body of this media type. |
             *     | `charset_unsupported` | Send the body in UTF-8. |
             *     | `body_missing` | Send a body: there is none. |
             *     | `body_too_large` | The body has more bytes than it may. |
             *     | `body_too_deep` | The body is nested too deep. |
             *     | `too_many_values` | The body, or an object in it, has more values than it may. |
             *     | `name_too_long` | The name of a member is longer than 256 characters. |
             *     | `body_unreadable` | The body could not be read. |
             *     | `body_not_utf8` | The body is not UTF-8. |
             *     | `json_invalid` | The body is not JSON. |
             *     | `key_forbidden` | The body has a key __proto__, or a constructor with a prototype. |
             *     | `number_too_large` | A number is beyond ±(2^53 − 1) and would be changed: send it as a text. |
             *     | `text_invalid` | A text holds U+0000 or half a surrogate pair. |
             *     | `invalid_request` | The request does not follow the document; `details` says where. |
             *     | `unknown_field` | `fields` or `fieldsToReturn` names what is no field of the record. |
             *     | `page_key_invalid` | The key is not one of this list: send it as it came. |
             *     | `id_not_allowed` | The server makes the id of a new record: leave it out. |
             *     | `id_mismatch` | The id in the body is not the one in the path. |
             *     | `type` | `sys_version` must be the number that was read, or be left out. |
             *     | `answer_too_large` | The answer to the batch would have more than 4 MB: read this record in another one. |
             *     | `required` | An operation of a batch lacks what it cannot do without. |
             *     | `record_not_found` | The tenant has no such record. |
             *     | `record_locked` | The record, or one that it is counted on, is locked. With the permission *.unlock, a patch of `sys_locked` alone unlocks it. |
             *     | `record_referenced` | Other records refer to this one. |
             *     | `record_too_large` | A record may have at most 1 MB. |
             *     | `record_too_deep` | The record would be nested too deep. |
             *     | `reference_not_found` | The record names another that does not exist. |
             *     | `version_conflict` | The record has another version by now. Read it again. |
             *     | `too_much_contention` | Others keep changing the same records, or a server that died still holds them. Try again in a minute. |
             *     | `test_failed` | A `test` of the patch found another value. |
             *     | `path_not_found` | A path of the patch does not exist in the record. |
             *     | `path_forbidden` | The patch names a path that no patch may change. |
             *     | `server_owned` | The patch writes a field that is the server's to write. |
             *     | `template_invalid` | An e-mail template cannot be used; `details` says where. |
             *     | `templates_too_slow` | The e-mails of this request take more than 500,000 steps to make. Make their template simpler. |
             *     | `status_change_not_allowed` | A reference of this status cannot get that one. |
             *     | `reference_not_pending` | The reference is completed or declined already. |
             *     | `reference_mismatch` | Submitting cannot change which reference it is. |
             *     | `too_many_references` | One call is about at most 1,000 pending references, and 10,000 in all, of one application. |
             *     | `application_not_found` | No reference belongs to this application. |
             *     | `store_unavailable` | The database does not answer. Try again later; a write may have been stored nevertheless, so read before you write again. |
             *     | `store_full` | The disk of the server is full. Nothing was written. Try again when somebody has made room; reading goes on. |
             *     | `store_failed` | The disk of the server took no writes. Nothing was written. Try again later; reading goes on. |
             *     | `audit_unavailable` | The server cannot write its audit log, so it takes no changes. Try again later; reading goes on. |
             *     | `internal_error` | Something went wrong on the server. |
             */
            code: string;
            /** @description For people. Says what to do. */
            message: string;
            /**
             * @description Where in the request it went wrong: at most 20 places, and fewer where their pointers are long. `message` says when
             *     there are more.
             */
            details?: components["schemas"]["ErrorDetail"][];
            /** @description With `sold_out` and `limit_reached`: how many more there could have been. */
            remaining?: number;
            /** @description The `X-Request-Id` of the answer; the server's log has it, too. */
            request_id: string;
        };
        /**
         * @description What a reference holds of its own.
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
            /** @description The reference process under which it is collected. */
            process_id: string;
            /** @description The kind of reference. */
            type_id: string;
            /** @description Contact record of the referee. */
            contact_id: string;
            /** @description Name of the referee. */
            name: string;
            /**
             * Format: date-time
             * @description Until when the reference is wanted; once it is submitted, when that was.
             */
            completion_date: string;
            /**
             * @description `pending` when a reference is created without; left out of a PUT, it stays. pending becomes completed or declined, declined becomes pending; any other change
             *     is a conflict.
             */
            status?: components["schemas"]["ReferenceStatus"];
            /** @description Given name of the referee. */
            first_name?: string;
            /** @description Family name of the referee. */
            last_name?: string;
            /** @description Where the request for the reference goes. */
            email_address?: string;
            /** @description The referee's position at work. */
            job_title?: string;
            /** @description City of the referee. */
            city?: string;
            /** @description State or province of the referee. */
            state?: string;
            /** @description Country of the referee. */
            country?: string;
            /** @description The organization that the referee belongs to. */
            organization_id?: string;
            /** @description Remarks on the reference. */
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        };
        /**
         * @description What a reference process holds of its own.
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
            /** @description Name used by staff. */
            name: string;
            /** @description The award whose references are asked for. */
            award_id: string;
            /** @description The form that referees fill in. */
            reference_form_id: string;
            /** @description Whether the process is in use. */
            is_active?: boolean;
            /** @description Shows the process in the portal. */
            display_in_portal?: boolean;
            /** @description What the portal calls the process. */
            display_in_portal_as?: string;
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description `references.process` tells the applicant that references are missing. */
            enable_application_notice_email?: boolean;
            /** @description `references.process` asks the referees for their references. */
            enable_reference_notification_email?: boolean;
            application_notice_email: components["schemas"]["EmailTemplate"];
            reference_notification_email: components["schemas"]["EmailTemplate"];
            contact_form_options: components["schemas"]["ContactFormOptions"];
            organization_form_options: components["schemas"]["OrganizationFormOptions"];
        };
        /**
         * @description What a reference type holds of its own.
         * @example {
         *       "name": "Academic",
         *       "is_active": true
         *     }
         */
        ReferenceTypeFields: {
            /** @description What this kind of reference is called, such as "Academic". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
        };
        /**
         * @description What a saved report holds of its own.
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
            /** @description What the report is called in lists. */
            name: string;
            /** @description What the report shows. */
            description?: string;
            /** @description The app that the report belongs to, such as `awards`. */
            app: string;
            /** @description The report that was run. */
            report_id: string;
            /** @description The person who saved it. */
            user_id: string;
            /** @description Whether it is for its user alone or for the team. */
            access_group: components["schemas"]["SavedReportAccessGroup"];
            /** @description The settings that were saved; any members. */
            report_configuration: {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            };
        };
        /**
         * @description What a shipping product holds of its own.
         * @example {
         *       "name": "Parcel, insured",
         *       "business_unit_id": "unit-2",
         *       "is_active": true,
         *       "type": "commerce-shipping-products"
         *     }
         */
        ShippingProductFields: {
            /** @description What buyers see, such as "Courier, two days". */
            name: string;
            /** @description The business unit that sells it. */
            business_unit_id: string;
            /** @description Whether it can be sold now. */
            is_active?: boolean;
            /** @description Remarks for the staff; shown to no one else. */
            notes?: string;
            /** @description Tells shipping products from products of other kinds. */
            type?: components["schemas"]["ShippingProductType"];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        };
        /**
         * @description What an award holds of its own.
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
            /** @description What the award is called. */
            name: string;
            /** @description The kind of award. */
            type_id?: string;
            /** @description What the award is for; text for applicants. */
            description?: string;
            /**
             * Format: date-time
             * @description When the award is given.
             */
            date?: string;
            /** @description People may apply for it. */
            enable_applications?: boolean;
            /** @description For when `enable_applications` is true. */
            application_options?: {
                /** @description How many applications one applicant may send in. */
                maximum_applications_per_applicant?: number;
            } & {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            };
            /** @description People may nominate others for it. */
            enable_nominations?: boolean;
            /** @description Its recipients are sorted into categories. */
            enable_recipient_categories?: boolean;
            /** @description Its applications are reviewed. */
            enable_reviews?: boolean;
            /** @description Recipients may change what is known of them. */
            allow_recipients_to_update_information?: boolean;
            /** @description Expected when `allow_recipients_to_update_information` is true. */
            recipient_update_options?: {
                /** @description The form for the changes. */
                recipient_update_options_form_id?: string;
                /** @description The last day for changes. Any text; no format is checked. */
                modification_deadline_date?: string;
            } & {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            };
            /** @description How certificates are made; `disabled` when they are not. */
            certificate_mode?: string;
            /** @description Expected unless `certificate_mode` is `disabled`. */
            certificate_template?: string;
            /** @description Whether the portal shows the award. */
            show_in_portal?: boolean;
            /**
             * Format: date-time
             * @description When the portal begins to show it.
             */
            show_in_portal_from?: string;
            /**
             * Format: date-time
             * @description When the portal stops showing it.
             */
            show_in_portal_until?: string;
            /** @description Layout of the page of an application. */
            application_page_layout_id?: string;
            /** @description Layout of the page of a nomination. */
            nomination_page_layout_id?: string;
            /** @description Layout of the page of a nominee. */
            nominee_page_layout_id?: string;
            /** @description Layout of the page of a recipient. */
            recipient_page_layout_id?: string;
            /** @description The award it was copied from. */
            cloned_from_id?: string;
            /** @description The award of the time before. */
            previous_award_id?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /**
         * @description What an application holds of its own.
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
            /** @description The award applied for. */
            award_id?: string;
            /** @description The kind of award that is applied for. */
            award_type_id?: string;
            /** @description The application process under which it is made. */
            process_id?: string;
            /** @description Who the applicant is. */
            owner_type?: components["schemas"]["CustomerType"];
            /** @description Contact record of the applicant, or of the person who applies for the organization. */
            contact_id?: string;
            /** @description Expected when `owner_type` is `organization`. */
            organization_id?: string;
            /** @description The day of the application. Any text; no format is checked. */
            date?: string;
            /** @description How far the application has come; any text. */
            status?: string;
            /** @description Why it has this status. */
            status_reason_id?: string;
            /** @description Given name of the applicant. */
            first_name?: string;
            /** @description Family name of the applicant. */
            last_name?: string;
            /** @description Where notices about missing references go. */
            email_address?: string;
            /** @description The applicant's position at work. */
            job_title?: string;
            /** @description City of the applicant. */
            city?: string;
            /** @description State or province of the applicant. */
            state?: string;
            /** @description Country of the applicant. */
            country?: string;
            /** @description The group of reviewers it is assigned to. */
            bucket_id?: string;
            /** @description Keeps the `bucket_id` that is set instead of assigning one. */
            override_bucket_assignment?: boolean;
            /** @description The round of reviews it is in. */
            round_id?: string;
            /** @description What the reviewing led to. */
            review_status?: string;
            /**
             * Format: date-time
             * @description When `review_status` changed last.
             */
            last_review_status_change?: string;
            /** @description The joint advice of the reviewers. */
            reviewer_recommendation?: string;
            /** @description Whether it was reviewed and the staff have yet to decide. */
            pending_console_review?: boolean;
            /**
             * Format: float
             * @description Mean of the reviewers' scores.
             */
            average_score?: number;
            /** @description Sum of the reviewers' scores. */
            total_score?: number;
            /** @description References that are held inside the application. */
            references?: {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            }[];
            /** @description How many references are still wanted. */
            number_of_missing_references?: number;
            /** @description Categories in which the applicant receives the award. */
            recipient_categories?: ({
                /** @description The category. */
                category_id?: string;
            } & {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            })[];
            /** @description The nomination's nominee who applies. */
            nominee_id?: string;
            /** @description The fee for applying. */
            fee_id?: string;
            /** @description The order by which the fee is paid. */
            order_id?: string;
            /** @description The line of the order by which it was paid. */
            order_line_item_id?: string;
            /** @description The space in which it was sent in. */
            submission_space_id?: string;
            /** @description Remarks for the staff; shown to no one else. */
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /**
         * @description What an application process holds of its own.
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
            /** @description Name used by staff. */
            name: string;
            /** @description The award that is applied for. */
            award_id: string;
            /** @description The form that applicants fill in. */
            application_form_id?: string;
            /** @description Who may apply. */
            customer_type?: components["schemas"]["CustomerType"];
            /** @description Whether it is in use; `false` keeps the record and takes it out of use. */
            is_active?: boolean;
            /**
             * Format: date-time
             * @description When applying begins.
             */
            available_from?: string;
            /**
             * Format: date-time
             * @description When applying ends.
             */
            available_until?: string;
            /** @description Whether the portal offers it to applicants. */
            display_in_portal?: boolean;
            /** @description What the portal calls the process. */
            display_in_portal_as?: string;
            /**
             * Format: float
             * @description Its place among the processes shown.
             */
            display_order?: number;
            /** @description Only those who were nominated can apply. */
            requires_nomination?: boolean;
            /** @description Its applications need references. */
            enable_references?: boolean;
            /** @description Which references, and how many of each. Expected when `enable_references` is true. */
            reference_requirements?: components["schemas"]["ReferenceRequirement"][];
            /** @description Whether only some may apply. */
            enable_eligibility_criteria?: boolean;
            /** @description Who may apply; any members. Expected when `enable_eligibility_criteria` is true. */
            eligibility_criteria?: {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            };
            /** @description The process is for some of the award's categories only. */
            restrict_categories?: boolean;
            /** @description Expected when `restrict_categories` is true. */
            category_ids?: string[];
            /** @description Whether applying costs a fee. */
            requires_fee?: boolean;
            /** @description Expected when `requires_fee` is true. */
            fee_id?: string;
            /** @description `checkout_settings` hold here in place of the usual ones. */
            override_checkout_settings?: boolean;
            /** @description Expected when `override_checkout_settings` is true. */
            checkout_settings?: components["schemas"]["ApplicationCheckoutSettings"];
            /** @description Tells applicants by e-mail that their application has come in. */
            enable_confirmation_email?: boolean;
            /** @description Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplate"];
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptions"];
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptions"];
            /** @description Applicants may change an application that has come in. */
            allow_applicants_to_update_information?: boolean;
            /** @description Expected when `allow_applicants_to_update_information` is true. */
            application_update_options?: components["schemas"]["ApplicationUpdateOptions"];
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description The same as `exclusiveStartKey` in the query, for clients that send it here. Both at once must be the same. */
        StartKey: string;
        /** @description Any of these. */
        Ids: string[];
        /**
         * @description `pending`: asked for. `completed`: submitted. `declined`: the referee will not write it.
         * @enum {string}
         */
        ReferenceStatus: "completed" | "declined" | "pending";
        /**
         * @description Every filter given must match; none matches all. Lists match any of their values. Texts match as a part, in upper or
         *     lower case; `state` and, in upper or lower case, `email_address` match as a whole.
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
            /** @description The referee's whole e-mail address, in upper or lower case. */
            email_address?: string;
            /** @description Part of the referee's given name. */
            first_name?: string;
            /** @description Part of the referee's position. */
            job_title?: string;
            /** @description Part of the referee's family name. */
            last_name?: string;
            /** @description Part of the referee's name. */
            name?: string;
            /** @description Matches `first_name`. */
            nickname?: string;
            /** @description The whole `state`. */
            state?: string;
            /** @description Only references of this status. */
            status?: components["schemas"]["ReferenceStatus"];
        };
        /** @description The value of one of the tenant's own fields, in the member that fits the field's type. */
        CustomFieldValue: {
            /** @description Of a yes-or-no field. */
            boolean_value?: boolean;
            /** @description The field. */
            custom_field_id?: string;
            /** @description Of a field for a file: its address. */
            file_url_value?: string;
            /** @description Of a field with several choices. */
            list_value?: string[];
            /** @description Of a number field. */
            numeric_value?: number;
            /** @description Of a text field. */
            string_value?: string;
            /** @description Of a table: its rows, with a member for each column. */
            table_value?: {
                [key: string]: unknown | components["schemas"]["AnyValue"];
            }[];
        };
        /** @description Values of the tenant's own fields. */
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
         * @description An e-mail with merge fields such as `{{ reference.name }}` (Liquid) in `subject` and `body`. A merge field that no record
         *     can have, a whole object (`{{ reference }}`), or a template that cannot be read, is an error with its line and column; a
         *     field that this record happens not to have is empty. Values are HTML-escaped in `body`. `from`, `reply_to`, `cc` and `bcc`
         *     are e-mail addresses or merge fields: `{{ reference.email_address }}`.
         *
         *     There are no filters that evaluate expressions (`where_exp` and the like), and neither `json` nor `inspect`. A range holds at
         *     most 1,000 numbers, a text has at most 1,000 tags and merge fields. Rendering is counted: a subject or body may take 100,000
         *     steps, and becomes at most 10 KB or 4 MB long; all e-mails of one request may take 500,000 steps and 32 MB. A plain merge field
         *     takes about 40 steps, 128 characters of text one.
         */
        EmailTemplate: {
            /** @description Who gets a copy that the others do not see: addresses or merge fields, with commas between them. */
            bcc?: string;
            /** @description HTML, with merge fields. */
            body: string;
            /** @description Who gets a copy: addresses or merge fields, with commas between them. */
            cc?: string;
            /** @description The sender's address, or a merge field. */
            from?: string;
            /** @description The sender's name. */
            from_name?: string;
            /** @description Where answers go: an address or a merge field. */
            reply_to?: string;
            /** @description Text, with merge fields. */
            subject: string;
        };
        /** @description Which e-mail to render, and for whom. */
        ReferencePreview: {
            /** @description The process whose e-mail it is. */
            process_id: string;
            /** @description Whose fields to merge; a made-up reference when none is given. */
            reference_id?: string;
            /** @description Which e-mail; `reference_notification` when it is not given. */
            email?: components["schemas"]["ReferenceEmail"];
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
            /** @description The rendered subject. */
            subject: string;
            /** @description The rendered body, HTML. */
            body: string;
            /** @description The sender's address. */
            from?: string;
            /** @description The sender's name. */
            from_name?: string;
            /** @description Where answers go. */
            reply_to?: string;
            /** @description Whom the real e-mail would go to. It does not. */
            to?: string;
            /** @description Who would get a copy. */
            cc?: string;
            /** @description Who would get a copy that the others do not see. */
            bcc?: string;
            /** @description Whom the preview was sent to. */
            sent_to: string[];
        };
        /** @description How to ask for the references. */
        ReferenceProcessing: {
            /** @description Answer what would be done and do nothing. */
            dry_run?: boolean;
            /** @description Send e-mails again that went out before. */
            resend?: boolean;
        };
        /** @description Which e-mails were queued and which were not. */
        ReferenceProcessingResult: {
            /** @description The application asked for. */
            application_id: string;
            /** @description References of the application that are still pending. */
            pending: number;
            /** @description E-mails put into the outbox. */
            queued: number;
            /** @description E-mails that were not sent; `results` says why. */
            skipped: number;
            /** @description What became of each e-mail. */
            results: {
                /** @description The reference; absent for the notice to the applicant. */
                reference_id?: string;
                /** @description Which of the two e-mails. */
                email: components["schemas"]["ReferenceEmail"];
                /** @description Where it goes; absent when there is no address. */
                to?: string;
                /** @description `queued`: it is in the outbox. `skipped`: it was not sent. */
                status: components["schemas"]["ReferenceProcessingResultResultsStatus"];
                /**
                 * @description Why it was skipped. `already_notified`: it went out before. `email_disabled`: the process has it switched
                 *     off. `process_inactive`: the process has `is_active: false`. `no_email_address`: there is nowhere to send it.
                 *     `application_unknown`: this server has no record of the application. `template_failed`: the template cannot be
                 *     filled for this reference; `details` says where.
                 */
                reason?: components["schemas"]["ReferenceProcessingResultResultsReason"];
                /** @description With `template_failed`, where the process's template fails. */
                details?: components["schemas"]["ErrorDetail"][];
            }[];
        };
        /**
         * @description A JSON Merge Patch (RFC 7396): members replace those of the record, `null` removes one. `id` and the fields of the server
         *     may be in it with the values that are stored, so a record as it was read may be sent back whole; with others they are an error.
         */
        MergePatch: {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description An object of fields to change is a JSON Merge Patch (RFC 7396), an array of directives a JSON Patch (RFC 6902). */
        PatchOrMergePatch: components["schemas"]["MergePatch"] | components["schemas"]["Patch"];
        /**
         * @description Every filter given must match; none matches all. Lists match any of their values. Texts match as a part, in upper or
         *     lower case; `state`, `status`, `review_status` and, in upper or lower case, `email_address` match as a whole.
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
            /** @description The applicant's whole e-mail address, in upper or lower case. */
            email_address?: string;
            /** @description Part of the given name. */
            first_name?: string;
            /** @description Part of the position. */
            job_title?: string;
            /** @description Part of the family name. */
            last_name?: string;
            /** @description Part of the applicant's name. */
            name?: string;
            /** @description The whole `review_status`. */
            review_status?: string;
            /** @description The whole `state`. */
            state?: string;
            /** @description The whole `status`. */
            status?: string;
        };
        /** @description The form on which a referee gives details of their own. */
        ContactFormOptions: {
            /** @description The form. */
            contact_form_id: string;
            /** @description Text above the form. */
            html?: string;
        };
        /** @description The form on which a referee gives details of their organization. */
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
            /** @description How these references are asked for. */
            process_id: string;
            /** @description How many of this kind an application needs. */
            number_required: number;
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description How the fee may be paid. */
        ApplicationCheckoutSettings: {
            /** @description Whether the fee may be paid by instalments. */
            allow_customer_to_choose_installment_plan?: boolean;
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /** @description How applicants change an application that has come in. */
        ApplicationUpdateOptions: {
            /** @description The form for the changes. */
            edit_application_form_id: string;
            /** @description The last day for changes. Any text; no format is checked. */
            modification_deadline_date: string;
        } & {
            [key: string]: unknown | components["schemas"]["AnyValue"];
        };
        /**
         * @description Whether it is for its user alone or for the team.
         * @enum {string}
         */
        SavedReportAccessGroup: "personal" | "team";
        /**
         * @description Tells shipping products from products of other kinds.
         * @enum {string}
         */
        ShippingProductType: "commerce-shipping-products";
        /**
         * @description `queued`: it is in the outbox. `skipped`: it was not sent.
         * @enum {string}
         */
        ReferenceProcessingResultResultsStatus: "queued" | "skipped";
        /**
         * @description Why it was skipped. `already_notified`: it went out before. `email_disabled`: the process has it switched
         *     off. `process_inactive`: the process has `is_active: false`. `no_email_address`: there is nowhere to send it.
         *     `application_unknown`: this server has no record of the application. `template_failed`: the template cannot be
         *     filled for this reference; `details` says where.
         * @enum {string}
         */
        ReferenceProcessingResultResultsReason: "already_notified" | "email_disabled" | "process_inactive" | "no_email_address" | "application_unknown" | "template_failed";
        /** @description A reference. */
        Reference: components["schemas"]["System"] & components["schemas"]["ReferenceFields"];
        /** @description A reference to create. It has no id yet. */
        ReferenceBody: components["schemas"]["SystemBody"] & components["schemas"]["ReferenceFields"];
        /** @description A reference to put in the place of the one stored. */
        ReferenceReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ReferenceFields"];
        /** @description What the server keeps with every record. */
        SystemPart: {
            /** @description Made by the server: letters and digits, in the order of creation. */
            id?: string;
            /** @description When the bulk load that brought the record ran. */
            sys_bulk_load_at?: string;
            /** @description The bulk load that brought the record. */
            sys_bulk_load_id?: string;
            /** @description The record's key in the data that was loaded. */
            sys_bulk_load_pk?: string;
            /**
             * Format: float
             * @description The record's place in the data that was loaded.
             */
            sys_bulk_load_record_no?: number;
            /** @description The file that was loaded. */
            sys_bulk_load_source_file?: string;
            /** @description Why a field could not be worked out. */
            sys_calculated_field_error?: string;
            /** @description Fields that could not be worked out, and why. */
            sys_calculated_field_errors?: components["schemas"]["CalculatedFieldError"][];
            /** @description The state of the tenant's configuration under which the record was made. */
            sys_configuration_snapshot_id?: string;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            sys_created_at?: string;
            /** @description The `sub` of the token that created the record. Not shown to those who are limited to their own. */
            sys_created_by_id?: string;
            /** @description The server's, for who deleted a record. This server keeps nothing of deleted records and never answers it. */
            sys_deleted_by_id?: string;
            /** @description A note to programs that process the record. */
            sys_directive?: string;
            /** @description The record's id in a system of the client's. */
            sys_external_id?: string;
            /** @description Whether files of the record are kept in an S3 bucket. */
            sys_has_files_in_s3?: boolean;
            /** @description The last bulk operation that changed the record. */
            sys_last_bulk_data_operation_id?: string;
            /** @description The record's version after that operation. */
            sys_last_bulk_data_operation_sys_version?: string;
            /**
             * Format: date-time
             * @description When the record was changed last.
             */
            sys_last_modified_at?: string;
            /** @description The `sub` of the token that changed the record last. Shown to the same as `sys_created_by_id`. */
            sys_last_modified_by_id?: string;
            sys_last_security_context?: components["schemas"]["SecurityContext"];
            /**
             * @description A locked record refuses every write (409 `record_locked`); only a patch that clears this, by a caller with the
             *     permission `*.unlock`, is taken. It also refuses every change of what is counted on it.
             */
            sys_locked?: boolean;
            /**
             * Format: float
             * @description The version that the configuration snapshot started from.
             */
            sys_snapshot_base_version?: number;
            /** @description 1 when created, one more with every change. */
            sys_version?: number;
        };
        /** @description The fields asked for of a reference, and its id always. */
        ReferencePart: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description The application that the reference supports. */
            application_id?: string;
            /** @description The award that the application is for. */
            award_id?: string;
            /** @description The reference process under which it is collected. */
            process_id?: string;
            /** @description The kind of reference. */
            type_id?: string;
            /** @description Contact record of the referee. */
            contact_id?: string;
            /** @description Name of the referee. */
            name?: string;
            /**
             * Format: date-time
             * @description Until when the reference is wanted; once it is submitted, when that was.
             */
            completion_date?: string;
            /**
             * @description `pending` when a reference is created without; left out of a PUT, it stays. pending becomes completed or declined, declined becomes pending; any other change
             *     is a conflict.
             */
            status?: components["schemas"]["ReferenceStatus"];
            /** @description Given name of the referee. */
            first_name?: string;
            /** @description Family name of the referee. */
            last_name?: string;
            /** @description Where the request for the reference goes. */
            email_address?: string;
            /** @description The referee's position at work. */
            job_title?: string;
            /** @description City of the referee. */
            city?: string;
            /** @description State or province of the referee. */
            state?: string;
            /** @description Country of the referee. */
            country?: string;
            /** @description The organization that the referee belongs to. */
            organization_id?: string;
            /** @description Remarks on the reference. */
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        };
        /** @description Some of the references, in the order of their ids. */
        ReferencePage: {
            /** @description Items in this page. */
            Count: number;
            /** @description Whole, or what `fields` or `fieldsToReturn` asks for of each. */
            Items: (components["schemas"]["Reference"] | components["schemas"]["ReferencePart"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A summary of some of the references that match, in the order of their ids. */
        ReferenceSummaryPage: {
            /** @description Items in this page. */
            Count: number;
            /** @description Of each what `fieldsToReturn` asks for, or a summary. */
            Items: components["schemas"]["ReferencePart"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on references. */
        ReferenceBatch: {
            /** @description Each is checked by itself. One that does not follow its schema, or is larger than 1 MB, fails alone; the batch answers 200. */
            operations: components["schemas"]["ReferenceBatchOperation"][];
        };
        /** @description What became of the operations of a batch. */
        ReferenceBatchResult: {
            /** @description Operations that were done. */
            success_count: number;
            /** @description Operations that failed and changed nothing. */
            error_count: number;
            /** @description In the order of the operations. */
            results: components["schemas"]["ReferenceBatchOutcome"][];
        };
        /** @description One operation on a reference. */
        ReferenceBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description Of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create, without an id, or to put in the place of another. Required for these. */
            object?: components["schemas"]["ReferenceReplacement"];
            /**
             * @description A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a
             *     directive by its key in the map.
             */
            patch_directives?: components["schemas"]["PatchMap"] | components["schemas"]["Patch"];
        };
        /** @description What became of one operation of a batch. */
        ReferenceBatchOutcome: {
            /** @description Place of the operation in the request. */
            index: number;
            /** @description Of the record; `null` when there is none. */
            id: string | null;
            /** @description The operation; `null` when it was none of these. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description What the operation would have answered by itself. */
            status: number;
            /**
             * @description The record as it is now, or what the caller may see of it. Absent when it was deleted, or when the answer has no room left
             *     for it.
             */
            object?: components["schemas"]["Reference"] | components["schemas"]["ReferencePart"];
            /** @description What it would have answered by itself; pointers lead into the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description A reference process. */
        ReferenceProcess: components["schemas"]["System"] & components["schemas"]["ReferenceProcessFields"];
        /** @description A reference process to create. It has no id yet. */
        ReferenceProcessBody: components["schemas"]["SystemBody"] & components["schemas"]["ReferenceProcessFields"];
        /** @description A reference process to put in the place of the one stored. */
        ReferenceProcessReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ReferenceProcessFields"];
        /**
         * @description An e-mail with merge fields such as `{{ reference.name }}` (Liquid) in `subject` and `body`. A merge field that no record
         *     can have, a whole object (`{{ reference }}`), or a template that cannot be read, is an error with its line and column; a
         *     field that this record happens not to have is empty. Values are HTML-escaped in `body`. `from`, `reply_to`, `cc` and `bcc`
         *     are e-mail addresses or merge fields: `{{ reference.email_address }}`.
         *
         *     There are no filters that evaluate expressions (`where_exp` and the like), and neither `json` nor `inspect`. A range holds at
         *     most 1,000 numbers, a text has at most 1,000 tags and merge fields. Rendering is counted: a subject or body may take 100,000
         *     steps, and becomes at most 10 KB or 4 MB long; all e-mails of one request may take 500,000 steps and 32 MB. A plain merge field
         *     takes about 40 steps, 128 characters of text one.
         */
        EmailTemplatePart: {
            /** @description Who gets a copy that the others do not see: addresses or merge fields, with commas between them. */
            bcc?: string;
            /** @description HTML, with merge fields. */
            body?: string;
            /** @description Who gets a copy: addresses or merge fields, with commas between them. */
            cc?: string;
            /** @description The sender's address, or a merge field. */
            from?: string;
            /** @description The sender's name. */
            from_name?: string;
            /** @description Where answers go: an address or a merge field. */
            reply_to?: string;
            /** @description Text, with merge fields. */
            subject?: string;
        };
        /** @description The form on which a referee gives details of their own. */
        ContactFormOptionsPart: {
            /** @description The form. */
            contact_form_id?: string;
            /** @description Text above the form. */
            html?: string;
        };
        /** @description The form on which a referee gives details of their organization. */
        OrganizationFormOptionsPart: {
            /** @description The form. */
            organization_form_id?: string;
            /** @description Text above the form. */
            html?: string;
        };
        /** @description The fields asked for of a reference process, and its id always. */
        ReferenceProcessPart: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description Name used by staff. */
            name?: string;
            /** @description The award whose references are asked for. */
            award_id?: string;
            /** @description The form that referees fill in. */
            reference_form_id?: string;
            /** @description Whether the process is in use. */
            is_active?: boolean;
            /** @description Shows the process in the portal. */
            display_in_portal?: boolean;
            /** @description What the portal calls the process. */
            display_in_portal_as?: string;
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description `references.process` tells the applicant that references are missing. */
            enable_application_notice_email?: boolean;
            /** @description `references.process` asks the referees for their references. */
            enable_reference_notification_email?: boolean;
            application_notice_email?: components["schemas"]["EmailTemplatePart"];
            reference_notification_email?: components["schemas"]["EmailTemplatePart"];
            contact_form_options?: components["schemas"]["ContactFormOptionsPart"];
            organization_form_options?: components["schemas"]["OrganizationFormOptionsPart"];
        };
        /** @description Some of the reference processes, in the order of their ids. */
        ReferenceProcessPage: {
            /** @description Items in this page. */
            Count: number;
            /** @description Whole, or what `fields` or `fieldsToReturn` asks for of each. */
            Items: (components["schemas"]["ReferenceProcess"] | components["schemas"]["ReferenceProcessPart"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on reference processes. */
        ReferenceProcessBatch: {
            /** @description Each is checked by itself. One that does not follow its schema, or is larger than 1 MB, fails alone; the batch answers 200. */
            operations: components["schemas"]["ReferenceProcessBatchOperation"][];
        };
        /** @description What became of the operations of a batch. */
        ReferenceProcessBatchResult: {
            /** @description Operations that were done. */
            success_count: number;
            /** @description Operations that failed and changed nothing. */
            error_count: number;
            /** @description In the order of the operations. */
            results: components["schemas"]["ReferenceProcessBatchOutcome"][];
        };
        /** @description One operation on a reference process. */
        ReferenceProcessBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description Of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create, without an id, or to put in the place of another. Required for these. */
            object?: components["schemas"]["ReferenceProcessReplacement"];
            /**
             * @description A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a
             *     directive by its key in the map.
             */
            patch_directives?: components["schemas"]["PatchMap"] | components["schemas"]["Patch"];
        };
        /** @description What became of one operation of a batch. */
        ReferenceProcessBatchOutcome: {
            /** @description Place of the operation in the request. */
            index: number;
            /** @description Of the record; `null` when there is none. */
            id: string | null;
            /** @description The operation; `null` when it was none of these. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description What the operation would have answered by itself. */
            status: number;
            /**
             * @description The record as it is now, or what the caller may see of it. Absent when it was deleted, or when the answer has no room left
             *     for it.
             */
            object?: components["schemas"]["ReferenceProcess"] | components["schemas"]["ReferenceProcessPart"];
            /** @description What it would have answered by itself; pointers lead into the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description A reference type. */
        ReferenceType: components["schemas"]["System"] & components["schemas"]["ReferenceTypeFields"];
        /** @description A reference type to create. It has no id yet. */
        ReferenceTypeBody: components["schemas"]["SystemBody"] & components["schemas"]["ReferenceTypeFields"];
        /** @description A reference type to put in the place of the one stored. */
        ReferenceTypeReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ReferenceTypeFields"];
        /** @description The fields asked for of a reference type, and its id always. */
        ReferenceTypePart: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description What this kind of reference is called, such as "Academic". */
            name?: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
        };
        /** @description Operations on reference types. */
        ReferenceTypeBatch: {
            /** @description Each is checked by itself. One that does not follow its schema, or is larger than 1 MB, fails alone; the batch answers 200. */
            operations: components["schemas"]["ReferenceTypeBatchOperation"][];
        };
        /** @description What became of the operations of a batch. */
        ReferenceTypeBatchResult: {
            /** @description Operations that were done. */
            success_count: number;
            /** @description Operations that failed and changed nothing. */
            error_count: number;
            /** @description In the order of the operations. */
            results: components["schemas"]["ReferenceTypeBatchOutcome"][];
        };
        /** @description One operation on a reference type. */
        ReferenceTypeBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description Of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create, without an id, or to put in the place of another. Required for these. */
            object?: components["schemas"]["ReferenceTypeReplacement"];
            /**
             * @description A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a
             *     directive by its key in the map.
             */
            patch_directives?: components["schemas"]["PatchMap"] | components["schemas"]["Patch"];
        };
        /** @description What became of one operation of a batch. */
        ReferenceTypeBatchOutcome: {
            /** @description Place of the operation in the request. */
            index: number;
            /** @description Of the record; `null` when there is none. */
            id: string | null;
            /** @description The operation; `null` when it was none of these. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description What the operation would have answered by itself. */
            status: number;
            /**
             * @description The record as it is now, or what the caller may see of it. Absent when it was deleted, or when the answer has no room left
             *     for it.
             */
            object?: components["schemas"]["ReferenceType"] | components["schemas"]["ReferenceTypePart"];
            /** @description What it would have answered by itself; pointers lead into the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description A saved report. */
        SavedReport: components["schemas"]["System"] & components["schemas"]["SavedReportFields"];
        /** @description A saved report to create. It has no id yet. */
        SavedReportBody: components["schemas"]["SystemBody"] & components["schemas"]["SavedReportFields"];
        /** @description A saved report to put in the place of the one stored. */
        SavedReportReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["SavedReportFields"];
        /** @description The fields asked for of a saved report, and its id always. */
        SavedReportPart: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description What the report is called in lists. */
            name?: string;
            /** @description What the report shows. */
            description?: string;
            /** @description The app that the report belongs to, such as `awards`. */
            app?: string;
            /** @description The report that was run. */
            report_id?: string;
            /** @description The person who saved it. */
            user_id?: string;
            /** @description Whether it is for its user alone or for the team. */
            access_group?: components["schemas"]["SavedReportAccessGroup"];
            /** @description The settings that were saved; any members. */
            report_configuration?: {
                [key: string]: unknown;
            };
        };
        /** @description Some of the saved reports, in the order of their ids. */
        SavedReportPage: {
            /** @description Items in this page. */
            Count: number;
            /** @description Whole, or what `fields` or `fieldsToReturn` asks for of each. */
            Items: (components["schemas"]["SavedReport"] | components["schemas"]["SavedReportPart"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on saved reports. */
        SavedReportBatch: {
            /** @description Each is checked by itself. One that does not follow its schema, or is larger than 1 MB, fails alone; the batch answers 200. */
            operations: components["schemas"]["SavedReportBatchOperation"][];
        };
        /** @description What became of the operations of a batch. */
        SavedReportBatchResult: {
            /** @description Operations that were done. */
            success_count: number;
            /** @description Operations that failed and changed nothing. */
            error_count: number;
            /** @description In the order of the operations. */
            results: components["schemas"]["SavedReportBatchOutcome"][];
        };
        /** @description One operation on a saved report. */
        SavedReportBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description Of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create, without an id, or to put in the place of another. Required for these. */
            object?: components["schemas"]["SavedReportReplacement"];
            /**
             * @description A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a
             *     directive by its key in the map.
             */
            patch_directives?: components["schemas"]["PatchMap"] | components["schemas"]["Patch"];
        };
        /** @description What became of one operation of a batch. */
        SavedReportBatchOutcome: {
            /** @description Place of the operation in the request. */
            index: number;
            /** @description Of the record; `null` when there is none. */
            id: string | null;
            /** @description The operation; `null` when it was none of these. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description What the operation would have answered by itself. */
            status: number;
            /**
             * @description The record as it is now, or what the caller may see of it. Absent when it was deleted, or when the answer has no room left
             *     for it.
             */
            object?: components["schemas"]["SavedReport"] | components["schemas"]["SavedReportPart"];
            /** @description What it would have answered by itself; pointers lead into the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description A shipping product. */
        ShippingProduct: components["schemas"]["System"] & components["schemas"]["ShippingProductFields"];
        /** @description A shipping product to create. It has no id yet. */
        ShippingProductBody: components["schemas"]["SystemBody"] & components["schemas"]["ShippingProductFields"];
        /** @description A shipping product to put in the place of the one stored. */
        ShippingProductReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ShippingProductFields"];
        /** @description The fields asked for of a shipping product, and its id always. */
        ShippingProductPart: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & {
            /** @description What buyers see, such as "Courier, two days". */
            name?: string;
            /** @description The business unit that sells it. */
            business_unit_id?: string;
            /** @description Whether it can be sold now. */
            is_active?: boolean;
            /** @description Remarks for the staff; shown to no one else. */
            notes?: string;
            /** @description Tells shipping products from products of other kinds. */
            type?: components["schemas"]["ShippingProductType"];
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        };
        /** @description Operations on shipping products. */
        ShippingProductBatch: {
            /** @description Each is checked by itself. One that does not follow its schema, or is larger than 1 MB, fails alone; the batch answers 200. */
            operations: components["schemas"]["ShippingProductBatchOperation"][];
        };
        /** @description What became of the operations of a batch. */
        ShippingProductBatchResult: {
            /** @description Operations that were done. */
            success_count: number;
            /** @description Operations that failed and changed nothing. */
            error_count: number;
            /** @description In the order of the operations. */
            results: components["schemas"]["ShippingProductBatchOutcome"][];
        };
        /** @description One operation on a shipping product. */
        ShippingProductBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description Of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create, without an id, or to put in the place of another. Required for these. */
            object?: components["schemas"]["ShippingProductReplacement"];
            /**
             * @description A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a
             *     directive by its key in the map.
             */
            patch_directives?: components["schemas"]["PatchMap"] | components["schemas"]["Patch"];
        };
        /** @description What became of one operation of a batch. */
        ShippingProductBatchOutcome: {
            /** @description Place of the operation in the request. */
            index: number;
            /** @description Of the record; `null` when there is none. */
            id: string | null;
            /** @description The operation; `null` when it was none of these. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description What the operation would have answered by itself. */
            status: number;
            /**
             * @description The record as it is now, or what the caller may see of it. Absent when it was deleted, or when the answer has no room left
             *     for it.
             */
            object?: components["schemas"]["ShippingProduct"] | components["schemas"]["ShippingProductPart"];
            /** @description What it would have answered by itself; pointers lead into the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description An award. */
        Award: components["schemas"]["System"] & components["schemas"]["AwardFields"];
        /** @description An award to create. It has no id yet. */
        AwardBody: components["schemas"]["SystemBody"] & components["schemas"]["AwardFields"];
        /** @description An award to put in the place of the one stored. */
        AwardReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["AwardFields"];
        /** @description The fields asked for of an award, and its id always. */
        AwardPart: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & ({
            /** @description What the award is called. */
            name?: string;
            /** @description The kind of award. */
            type_id?: string;
            /** @description What the award is for; text for applicants. */
            description?: string;
            /**
             * Format: date-time
             * @description When the award is given.
             */
            date?: string;
            /** @description People may apply for it. */
            enable_applications?: boolean;
            /** @description For when `enable_applications` is true. */
            application_options?: {
                /** @description How many applications one applicant may send in. */
                maximum_applications_per_applicant?: number;
            } & {
                [key: string]: unknown;
            };
            /** @description People may nominate others for it. */
            enable_nominations?: boolean;
            /** @description Its recipients are sorted into categories. */
            enable_recipient_categories?: boolean;
            /** @description Its applications are reviewed. */
            enable_reviews?: boolean;
            /** @description Recipients may change what is known of them. */
            allow_recipients_to_update_information?: boolean;
            /** @description Expected when `allow_recipients_to_update_information` is true. */
            recipient_update_options?: {
                /** @description The form for the changes. */
                recipient_update_options_form_id?: string;
                /** @description The last day for changes. Any text; no format is checked. */
                modification_deadline_date?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description How certificates are made; `disabled` when they are not. */
            certificate_mode?: string;
            /** @description Expected unless `certificate_mode` is `disabled`. */
            certificate_template?: string;
            /** @description Whether the portal shows the award. */
            show_in_portal?: boolean;
            /**
             * Format: date-time
             * @description When the portal begins to show it.
             */
            show_in_portal_from?: string;
            /**
             * Format: date-time
             * @description When the portal stops showing it.
             */
            show_in_portal_until?: string;
            /** @description Layout of the page of an application. */
            application_page_layout_id?: string;
            /** @description Layout of the page of a nomination. */
            nomination_page_layout_id?: string;
            /** @description Layout of the page of a nominee. */
            nominee_page_layout_id?: string;
            /** @description Layout of the page of a recipient. */
            recipient_page_layout_id?: string;
            /** @description The award it was copied from. */
            cloned_from_id?: string;
            /** @description The award of the time before. */
            previous_award_id?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        });
        /** @description Operations on awards. */
        AwardBatch: {
            /** @description Each is checked by itself. One that does not follow its schema, or is larger than 1 MB, fails alone; the batch answers 200. */
            operations: components["schemas"]["AwardBatchOperation"][];
        };
        /** @description What became of the operations of a batch. */
        AwardBatchResult: {
            /** @description Operations that were done. */
            success_count: number;
            /** @description Operations that failed and changed nothing. */
            error_count: number;
            /** @description In the order of the operations. */
            results: components["schemas"]["AwardBatchOutcome"][];
        };
        /** @description One operation on an award. */
        AwardBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description Of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create, without an id, or to put in the place of another. Required for these. */
            object?: components["schemas"]["AwardReplacement"];
            /**
             * @description A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a
             *     directive by its key in the map.
             */
            patch_directives?: components["schemas"]["PatchMap"] | components["schemas"]["Patch"];
        };
        /** @description What became of one operation of a batch. */
        AwardBatchOutcome: {
            /** @description Place of the operation in the request. */
            index: number;
            /** @description Of the record; `null` when there is none. */
            id: string | null;
            /** @description The operation; `null` when it was none of these. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description What the operation would have answered by itself. */
            status: number;
            /**
             * @description The record as it is now, or what the caller may see of it. Absent when it was deleted, or when the answer has no room left
             *     for it.
             */
            object?: components["schemas"]["Award"] | components["schemas"]["AwardPart"];
            /** @description What it would have answered by itself; pointers lead into the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description An application. */
        Application: components["schemas"]["System"] & components["schemas"]["ApplicationFields"];
        /** @description An application to create. It has no id yet. */
        ApplicationBody: components["schemas"]["SystemBody"] & components["schemas"]["ApplicationFields"];
        /** @description An application to put in the place of the one stored. */
        ApplicationReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ApplicationFields"];
        /** @description The fields asked for of an application, and its id always. */
        ApplicationPart: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & ({
            /** @description Name of the applicant. */
            name?: string;
            /** @description The award applied for. */
            award_id?: string;
            /** @description The kind of award that is applied for. */
            award_type_id?: string;
            /** @description The application process under which it is made. */
            process_id?: string;
            /** @description Who the applicant is. */
            owner_type?: components["schemas"]["CustomerType"];
            /** @description Contact record of the applicant, or of the person who applies for the organization. */
            contact_id?: string;
            /** @description Expected when `owner_type` is `organization`. */
            organization_id?: string;
            /** @description The day of the application. Any text; no format is checked. */
            date?: string;
            /** @description How far the application has come; any text. */
            status?: string;
            /** @description Why it has this status. */
            status_reason_id?: string;
            /** @description Given name of the applicant. */
            first_name?: string;
            /** @description Family name of the applicant. */
            last_name?: string;
            /** @description Where notices about missing references go. */
            email_address?: string;
            /** @description The applicant's position at work. */
            job_title?: string;
            /** @description City of the applicant. */
            city?: string;
            /** @description State or province of the applicant. */
            state?: string;
            /** @description Country of the applicant. */
            country?: string;
            /** @description The group of reviewers it is assigned to. */
            bucket_id?: string;
            /** @description Keeps the `bucket_id` that is set instead of assigning one. */
            override_bucket_assignment?: boolean;
            /** @description The round of reviews it is in. */
            round_id?: string;
            /** @description What the reviewing led to. */
            review_status?: string;
            /**
             * Format: date-time
             * @description When `review_status` changed last.
             */
            last_review_status_change?: string;
            /** @description The joint advice of the reviewers. */
            reviewer_recommendation?: string;
            /** @description Whether it was reviewed and the staff have yet to decide. */
            pending_console_review?: boolean;
            /**
             * Format: float
             * @description Mean of the reviewers' scores.
             */
            average_score?: number;
            /** @description Sum of the reviewers' scores. */
            total_score?: number;
            /** @description References that are held inside the application. */
            references?: {
                [key: string]: unknown;
            }[];
            /** @description How many references are still wanted. */
            number_of_missing_references?: number;
            /** @description Categories in which the applicant receives the award. */
            recipient_categories?: ({
                /** @description The category. */
                category_id?: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The nomination's nominee who applies. */
            nominee_id?: string;
            /** @description The fee for applying. */
            fee_id?: string;
            /** @description The order by which the fee is paid. */
            order_id?: string;
            /** @description The line of the order by which it was paid. */
            order_line_item_id?: string;
            /** @description The space in which it was sent in. */
            submission_space_id?: string;
            /** @description Remarks for the staff; shown to no one else. */
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        });
        /** @description Some of the applications that match, in the order of their ids. */
        ApplicationSearchPage: {
            /** @description Items in this page. */
            Count: number;
            /** @description Whole, or what `fields` or `fieldsToReturn` asks for of each. */
            Items: (components["schemas"]["Application"] | components["schemas"]["ApplicationPart"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on applications. */
        ApplicationBatch: {
            /** @description Each is checked by itself. One that does not follow its schema, or is larger than 1 MB, fails alone; the batch answers 200. */
            operations: components["schemas"]["ApplicationBatchOperation"][];
        };
        /** @description What became of the operations of a batch. */
        ApplicationBatchResult: {
            /** @description Operations that were done. */
            success_count: number;
            /** @description Operations that failed and changed nothing. */
            error_count: number;
            /** @description In the order of the operations. */
            results: components["schemas"]["ApplicationBatchOutcome"][];
        };
        /** @description One operation on an application. */
        ApplicationBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description Of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create, without an id, or to put in the place of another. Required for these. */
            object?: components["schemas"]["ApplicationReplacement"];
            /**
             * @description A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a
             *     directive by its key in the map.
             */
            patch_directives?: components["schemas"]["PatchMap"] | components["schemas"]["Patch"];
        };
        /** @description What became of one operation of a batch. */
        ApplicationBatchOutcome: {
            /** @description Place of the operation in the request. */
            index: number;
            /** @description Of the record; `null` when there is none. */
            id: string | null;
            /** @description The operation; `null` when it was none of these. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description What the operation would have answered by itself. */
            status: number;
            /**
             * @description The record as it is now, or what the caller may see of it. Absent when it was deleted, or when the answer has no room left
             *     for it.
             */
            object?: components["schemas"]["Application"] | components["schemas"]["ApplicationPart"];
            /** @description What it would have answered by itself; pointers lead into the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description An application process. */
        ApplicationProcess: components["schemas"]["System"] & components["schemas"]["ApplicationProcessFields"];
        /** @description An application process to create. It has no id yet. */
        ApplicationProcessBody: components["schemas"]["SystemBody"] & components["schemas"]["ApplicationProcessFields"];
        /** @description An application process to put in the place of the one stored. */
        ApplicationProcessReplacement: components["schemas"]["SystemBody"] & components["schemas"]["IdInBody"] & components["schemas"]["ApplicationProcessFields"];
        /** @description A kind of reference that every application needs. */
        ReferenceRequirementPart: {
            /** @description The kind of reference. */
            type_id?: string;
            /** @description How these references are asked for. */
            process_id?: string;
            /** @description How many of this kind an application needs. */
            number_required?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description How applicants change an application that has come in. */
        ApplicationUpdateOptionsPart: {
            /** @description The form for the changes. */
            edit_application_form_id?: string;
            /** @description The last day for changes. Any text; no format is checked. */
            modification_deadline_date?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The fields asked for of an application process, and its id always. */
        ApplicationProcessPart: components["schemas"]["SystemPart"] & {
            /** @description Always there. */
            id: string;
        } & ({
            /** @description Name used by staff. */
            name?: string;
            /** @description The award that is applied for. */
            award_id?: string;
            /** @description The form that applicants fill in. */
            application_form_id?: string;
            /** @description Who may apply. */
            customer_type?: components["schemas"]["CustomerType"];
            /** @description Whether it is in use; `false` keeps the record and takes it out of use. */
            is_active?: boolean;
            /**
             * Format: date-time
             * @description When applying begins.
             */
            available_from?: string;
            /**
             * Format: date-time
             * @description When applying ends.
             */
            available_until?: string;
            /** @description Whether the portal offers it to applicants. */
            display_in_portal?: boolean;
            /** @description What the portal calls the process. */
            display_in_portal_as?: string;
            /**
             * Format: float
             * @description Its place among the processes shown.
             */
            display_order?: number;
            /** @description Only those who were nominated can apply. */
            requires_nomination?: boolean;
            /** @description Its applications need references. */
            enable_references?: boolean;
            /** @description Which references, and how many of each. Expected when `enable_references` is true. */
            reference_requirements?: components["schemas"]["ReferenceRequirementPart"][];
            /** @description Whether only some may apply. */
            enable_eligibility_criteria?: boolean;
            /** @description Who may apply; any members. Expected when `enable_eligibility_criteria` is true. */
            eligibility_criteria?: {
                [key: string]: unknown;
            };
            /** @description The process is for some of the award's categories only. */
            restrict_categories?: boolean;
            /** @description Expected when `restrict_categories` is true. */
            category_ids?: string[];
            /** @description Whether applying costs a fee. */
            requires_fee?: boolean;
            /** @description Expected when `requires_fee` is true. */
            fee_id?: string;
            /** @description `checkout_settings` hold here in place of the usual ones. */
            override_checkout_settings?: boolean;
            /** @description Expected when `override_checkout_settings` is true. */
            checkout_settings?: components["schemas"]["ApplicationCheckoutSettings"];
            /** @description Tells applicants by e-mail that their application has come in. */
            enable_confirmation_email?: boolean;
            /** @description Expected when `enable_confirmation_email` is true. */
            confirmation_email?: components["schemas"]["EmailTemplatePart"];
            /** @description Shows the form of `contact_form_options`. */
            show_contact_form?: boolean;
            /** @description Expected when `show_contact_form` is true. */
            contact_form_options?: components["schemas"]["ContactFormOptionsPart"];
            /** @description Shows the form of `organization_form_options`. */
            show_organization_form?: boolean;
            /** @description Expected when `show_organization_form` is true. */
            organization_form_options?: components["schemas"]["OrganizationFormOptionsPart"];
            /** @description Applicants may change an application that has come in. */
            allow_applicants_to_update_information?: boolean;
            /** @description Expected when `allow_applicants_to_update_information` is true. */
            application_update_options?: components["schemas"]["ApplicationUpdateOptionsPart"];
        } & {
            [key: string]: unknown;
        });
        /** @description Some of the application processes, in the order of their ids. */
        ApplicationProcessPage: {
            /** @description Items in this page. */
            Count: number;
            /** @description Whole, or what `fields` or `fieldsToReturn` asks for of each. */
            Items: (components["schemas"]["ApplicationProcess"] | components["schemas"]["ApplicationProcessPart"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description Operations on application processes. */
        ApplicationProcessBatch: {
            /** @description Each is checked by itself. One that does not follow its schema, or is larger than 1 MB, fails alone; the batch answers 200. */
            operations: components["schemas"]["ApplicationProcessBatchOperation"][];
        };
        /** @description What became of the operations of a batch. */
        ApplicationProcessBatchResult: {
            /** @description Operations that were done. */
            success_count: number;
            /** @description Operations that failed and changed nothing. */
            error_count: number;
            /** @description In the order of the operations. */
            results: components["schemas"]["ApplicationProcessBatchOutcome"][];
        };
        /** @description One operation on an application process. */
        ApplicationProcessBatchOperation: {
            /** @description What to do. */
            operation: components["schemas"]["BatchVerb"];
            /** @description Of the record. Required, except for `create`, where it must be left out. */
            id?: string | null;
            /** @description The record to create, without an id, or to put in the place of another. Required for these. */
            object?: components["schemas"]["ApplicationProcessReplacement"];
            /**
             * @description A map from index to directive, applied in the order of the indexes; or an array. Required for patch. Errors name a
             *     directive by its key in the map.
             */
            patch_directives?: components["schemas"]["PatchMap"] | components["schemas"]["Patch"];
        };
        /** @description What became of one operation of a batch. */
        ApplicationProcessBatchOutcome: {
            /** @description Place of the operation in the request. */
            index: number;
            /** @description Of the record; `null` when there is none. */
            id: string | null;
            /** @description The operation; `null` when it was none of these. */
            operation: components["schemas"]["BatchVerb"] | null;
            /** @description What the operation would have answered by itself. */
            status: number;
            /**
             * @description The record as it is now, or what the caller may see of it. Absent when it was deleted, or when the answer has no room left
             *     for it.
             */
            object?: components["schemas"]["ApplicationProcess"] | components["schemas"]["ApplicationProcessPart"];
            /** @description What it would have answered by itself; pointers lead into the operation: `/object/name`. */
            error?: components["schemas"]["Error"];
        };
        /** @description Any JSON value that a body may hold. Send numbers beyond ±(2^53 − 1) as texts. */
        AnyValue: unknown;
    };
    responses: {
        /** @description The request does not follow this document. `details` says where. */
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
                 *       "message": "The token's permissions do not name references.delete.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nothing is at this address, or the tenant has no such record, or it is not one of the caller's own. */
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
        /** @description The address is known, but not with this method. */
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
                 *       "message": "This address knows GET, HEAD, PUT, PATCH, DELETE, OPTIONS.",
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
                 *       "status": 409,
                 *       "code": "record_locked",
                 *       "message": "The record, or one that it is counted on, is locked. With the permission *.unlock, a patch of `sys_locked` alone unlocks it.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description More requests of the tenant or of the caller than there may be (`Retry-After` says when to go on), or more records than the
         *     tenant may have (`tenant_quota`). That has no `Retry-After`: waiting does not help, only deleting records or a higher cap does.
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
                 *       "message": "This tenant may make 100 requests per second.",
                 *       "request_id": "019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed; a write may or may not have been stored, so read before you write again. The log has the cause under the request's id. */
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
        /** @description The id of the record that was deleted. */
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
         * @description The record.
         * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
         */
        Id: string;
        /**
         * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        Fields: string;
        /**
         * @description Names of the fields to return for each item, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        FieldsToReturn: string;
        /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
        ConsistentRead: "true" | "false" | "1" | "0";
        /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
        ExclusiveStartKey: string;
        /** @description The most items a page may hold, in decimal digits; 100 when it is not given. A page ends before when its items come to about 4 MB. */
        Limit: number;
        /** @description The most items a page may hold, in decimal digits; 1,000 when it is not given. A page ends before when its items come to about 4 MB. */
        LimitOfAll: number;
        /**
         * @description Names of the fields to return for each item, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        FieldsToReturnOfReference: string;
        /**
         * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        FieldsOfReference: string;
        /**
         * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        FieldsOfReferenceProcess: string;
        /**
         * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        FieldsOfReferenceType: string;
        /**
         * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        FieldsOfSavedReport: string;
        /**
         * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        FieldsOfShippingProduct: string;
    };
    requestBodies: never;
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
         * @example X-Request-Id, X-Last-Evaluated-Key, Link, Allow, Accept-Patch, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate
         */
        ExposeHeaders: string;
        /**
         * @description Answers are for the caller alone and for now; nothing on the way may keep them.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description An answer is what its Content-Type says; browsers may not guess.
         * @example nosniff
         */
        ContentTypeOptions: string;
        /**
         * @description Where requests are limited, what is left of each limit (`r`), and the seconds until all of it is there again (`t`).
         * @example "tenant";r=149;t=1, "principal";r=19;t=1
         */
        RateLimit: string;
        /**
         * @description Where requests are limited, how many (`q`) come through in how many seconds (`w`).
         * @example "tenant";q=150;w=2, "principal";q=20;w=2
         */
        RateLimitPolicy: string;
        /**
         * @description Names this request in the server's log. A caller's own `X-Request-Id` is kept.
         * @example 019aa6c1-d2e7-7b5f-8f0c-3c1b2a4d5e6f
         */
        RequestId: string;
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
        /**
         * @description How to authenticate (RFC 6750), and why a token that was sent is not taken.
         * @example Bearer realm="Gala", error="invalid_token", error_description="The token has expired."
         */
        Authenticate: string;
        /**
         * @description With `permission_missing` for the operation, the permission that the token would have to have (RFC 6750).
         * @example Bearer realm="Gala", error="insufficient_scope", scope="references.delete"
         */
        Scope: string;
        /**
         * @description Methods that this address knows.
         * @example GET, HEAD, PUT, PATCH, DELETE, OPTIONS
         */
        Allow: string;
        /**
         * @description Seconds after which to try again. Not with `tenant_quota`, where waiting does not help.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description With `keys_unavailable`, seconds after which to try again.
         * @example 5
         */
        RetryAfterFailure: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "references.create": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.batch": {
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
            /** @description What became of each operation, in the order they were given. The whole answers 200 even when some failed. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.search": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return for each item, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fieldsToReturn?: components["parameters"]["FieldsToReturnOfReference"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 100 when it is not given. A page ends before when its items come to about 4 MB. */
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
            /** @description A page of summaries of the records that match, in the order of their ids. */
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.previewEmail": {
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
                 *       "process_id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e70",
                 *       "email": "reference_notification"
                 *     }
                 */
                "application/json": components["schemas"]["ReferencePreview"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.process": {
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
            /** @description What was queued and what was skipped. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.listByApplication": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReference"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 100 when it is not given. A page ends before when its items come to about 4 MB. */
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
                 * @description The application.
                 * @example app-7
                 */
                application_id: string;
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
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReference"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 100 when it is not given. A page ends before when its items come to about 4 MB. */
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
                 * @description The referee.
                 * @example contact-12
                 */
                contact_id: string;
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
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReference"];
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
                    "application/json": components["schemas"]["Reference"] | components["schemas"]["ReferencePart"];
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
    "references.replace": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "references.delete": {
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
    "references.patch": {
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
                /**
                 * @example {
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.create": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.batch": {
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
            /** @description What became of each operation, in the order they were given. The whole answers 200 even when some failed. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.listByAward": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReferenceProcess"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 100 when it is not given. A page ends before when its items come to about 4 MB. */
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
                 * @description The award.
                 * @example award-1
                 */
                award_id: string;
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
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReferenceProcess"];
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
                    "application/json": components["schemas"]["ReferenceProcess"] | components["schemas"]["ReferenceProcessPart"];
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
    "referenceProcesses.replace": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceProcesses.delete": {
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
    "referenceProcesses.patch": {
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
                /**
                 * @example {
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReferenceType"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 1,000 when it is not given. A page ends before when its items come to about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
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
                    "application/json": (components["schemas"]["ReferenceType"] | components["schemas"]["ReferenceTypePart"])[];
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
                 *       "name": "Academic",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceTypeBody"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.batch": {
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
            /** @description What became of each operation, in the order they were given. The whole answers 200 even when some failed. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfReferenceType"];
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
                    "application/json": components["schemas"]["ReferenceType"] | components["schemas"]["ReferenceTypePart"];
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
    "referenceTypes.replace": {
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
                 *       "name": "Academic",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceTypeReplacement"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "referenceTypes.delete": {
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
    "referenceTypes.patch": {
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
                /**
                 * @example {
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.create": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.batch": {
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
            /** @description What became of each operation, in the order they were given. The whole answers 200 even when some failed. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.listByApp": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfSavedReport"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 100 when it is not given. A page ends before when its items come to about 4 MB. */
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
                 * @description The app that the reports belong to.
                 * @example awards
                 */
                app: string;
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
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfSavedReport"];
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
                    "application/json": components["schemas"]["SavedReport"] | components["schemas"]["SavedReportPart"];
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
    "savedReports.replace": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "savedReports.delete": {
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
    "savedReports.patch": {
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
                /**
                 * @example {
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfShippingProduct"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 1,000 when it is not given. A page ends before when its items come to about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
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
                    "application/json": (components["schemas"]["ShippingProduct"] | components["schemas"]["ShippingProductPart"])[];
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.batch": {
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
            /** @description What became of each operation, in the order they were given. The whole answers 200 even when some failed. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["FieldsOfShippingProduct"];
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
                    "application/json": components["schemas"]["ShippingProduct"] | components["schemas"]["ShippingProductPart"];
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
    "shippingProducts.replace": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "shippingProducts.delete": {
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
    "shippingProducts.patch": {
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
                /**
                 * @example {
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.list": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 1,000 when it is not given. A page ends before when its items come to about 4 MB. */
                limit?: components["parameters"]["LimitOfAll"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Last-Evaluated-Key": components["headers"]["LastEvaluatedKey"];
                    Link: components["headers"]["Link"];
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
                    "application/json": (components["schemas"]["Award"] | components["schemas"]["AwardPart"])[];
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.batch": {
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
            /** @description What became of each operation, in the order they were given. The whole answers 200 even when some failed. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.get": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
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
                    "application/json": components["schemas"]["Award"] | components["schemas"]["AwardPart"];
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
    "awards.replace": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "awards.delete": {
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
    "awards.patch": {
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
                /**
                 * @example {
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.create": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.batch": {
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
            /** @description What became of each operation, in the order they were given. The whole answers 200 even when some failed. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.search": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return for each item, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fieldsToReturn?: components["parameters"]["FieldsToReturn"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 100 when it is not given. A page ends before when its items come to about 4 MB. */
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
            /** @description A page of the records that match, in the order of their ids. */
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
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
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
                    "application/json": components["schemas"]["Application"] | components["schemas"]["ApplicationPart"];
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
    "applications.replace": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applications.delete": {
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
    "applications.patch": {
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
                /**
                 * @example {
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.create": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.batch": {
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
            /** @description What became of each operation, in the order they were given. The whole answers 200 even when some failed. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.listByAward": {
        parameters: {
            query?: {
                /**
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
                 * @example name, sys_version
                 */
                fields?: components["parameters"]["Fields"];
                /** @description The key of the page before, as it came. A key that was altered, or is one of another tenant, operation, parent or filter, is an error. */
                exclusiveStartKey?: components["parameters"]["ExclusiveStartKey"];
                /** @description The most items a page may hold, in decimal digits; 100 when it is not given. A page ends before when its items come to about 4 MB. */
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
                 * @description The award.
                 * @example award-1
                 */
                award_id: string;
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
                 * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is always returned. A name that the record cannot have is an error.
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
                    "application/json": components["schemas"]["ApplicationProcess"] | components["schemas"]["ApplicationProcessPart"];
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
    "applicationProcesses.replace": {
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
            /** @description The record as it is stored now. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
    "applicationProcesses.delete": {
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
    "applicationProcesses.patch": {
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
                /**
                 * @example {
                 *       "sys_external_id": "crm-4711",
                 *       "sys_directive": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["MergePatch"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Internal"];
        };
    };
}
