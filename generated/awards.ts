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
         * @description Runs the operations side by side and answers what became of each.
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
         * @description Takes a referee's answers. `status` `declined` declines the reference, anything else completes it and makes
         *     `completion_date` now. A reference that is not pending is a conflict.
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
         *     preview, only to `send_to`, else to the caller's own address, else to no one; never to the referee.
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
         *     true. An application without references is not found.
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
         * @description Puts the body in the place of the stored reference. Fields that are not sent are gone afterwards.
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
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
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
         * @description Runs the operations side by side and answers what became of each.
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
         * @description Puts the body in the place of the stored reference process. Fields that are not sent are gone afterwards.
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
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
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
         * @description Runs the operations side by side and answers what became of each.
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
         * @description Puts the body in the place of the stored reference type. Fields that are not sent are gone afterwards.
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
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
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
         * @description Runs the operations side by side and answers what became of each.
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
         * @description Puts the body in the place of the stored saved report. Fields that are not sent are gone afterwards.
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
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
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
         * @description Runs the operations side by side and answers what became of each.
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
         * @description Puts the body in the place of the stored shipping product. Fields that are not sent are gone afterwards.
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
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
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
         * @description Runs the operations side by side and answers what became of each.
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
         * @description Puts the body in the place of the stored award. Fields that are not sent are gone afterwards.
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
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
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
         * @description Runs the operations side by side and answers what became of each.
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
         * @description Puts the body in the place of the stored application. Fields that are not sent are gone afterwards.
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
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
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
         * @description Runs the operations side by side and answers what became of each.
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
         * @description Puts the body in the place of the stored application process. Fields that are not sent are gone afterwards.
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
         * @description Applies a JSON Patch or a JSON Merge Patch, all or nothing.
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
        /** @description A reference to create. */
        ReferenceBody: {
            application_id: string;
            award_id: string;
            /** @description The reference process under which it is collected. */
            process_id: string;
            type_id: string;
            /** @description Contact record of the referee. */
            contact_id: string;
            /** @description Name of the referee. */
            name: string;
            /** Format: date-time */
            completion_date: string;
            /**
             * @description `pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict.
             * @enum {string}
             */
            status?: "completed" | "declined" | "pending";
            first_name?: string;
            last_name?: string;
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            organization_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & components["schemas"]["SystemBody"];
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
        /** @description A reference. */
        Reference: {
            application_id: string;
            award_id: string;
            /** @description The reference process under which it is collected. */
            process_id: string;
            type_id: string;
            /** @description Contact record of the referee. */
            contact_id: string;
            /** @description Name of the referee. */
            name: string;
            /** Format: date-time */
            completion_date: string;
            /**
             * @description `pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict.
             * @enum {string}
             */
            status?: "completed" | "declined" | "pending";
            first_name?: string;
            last_name?: string;
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            organization_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & components["schemas"]["System"];
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
        /**
         * @description Every filter given must match; none matches all. Lists match any of their values. Texts match as a part, in upper or
         *     lower case; `email_address` and `state` match as a whole.
         */
        ReferenceSearch: {
            application_ids?: string[];
            award_ids?: string[];
            contact_ids?: string[];
            ids?: string[];
            process_ids?: string[];
            type_ids?: string[];
            organization_id?: string[];
            city?: string;
            /**
             * Format: date
             * @description Calendar day of `completion_date`, in UTC.
             */
            date?: string;
            email_address?: string;
            first_name?: string;
            job_title?: string;
            last_name?: string;
            name?: string;
            /** @description Matches `first_name`. */
            nickname?: string;
            state?: string;
            /** @enum {string} */
            status?: "completed" | "declined" | "pending";
        };
        /** @description Unless `fieldsToReturn` names others, the fields below. */
        ReferenceSummary: {
            id: string;
            application_id?: string;
            award_id?: string;
            city?: string;
            completion_date?: string;
            contact_id?: string;
            country?: string;
            email_address?: string;
            name?: string;
            organization_id?: string;
            state?: string;
            type_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Present when there is more. Send it as `exclusiveStartKey`. */
        PageKey: string;
        ReferenceSearchPage: {
            Items: components["schemas"]["ReferenceSummary"][];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A reference as it was read, with the referee's answers. */
        ReferenceSubmission: {
            /** @description The reference to submit. */
            id: string;
            application_id: string;
            award_id: string;
            /** @description The reference process under which it is collected. */
            process_id: string;
            type_id: string;
            /** @description Contact record of the referee. */
            contact_id: string;
            /** @description Name of the referee. */
            name: string;
            /** Format: date-time */
            completion_date: string;
            /**
             * @description `pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict.
             * @enum {string}
             */
            status?: "completed" | "declined" | "pending";
            first_name?: string;
            last_name?: string;
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            organization_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & components["schemas"]["SystemBody"];
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
        ReferencePreview: {
            process_id: string;
            /** @description Whose fields to merge; a made-up reference when none is given. */
            reference_id?: string;
            /**
             * @default reference_notification
             * @enum {string}
             */
            email?: "reference_notification" | "application_notice";
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
        ReferenceProcessing: {
            /**
             * @description Answer what would be done and do nothing.
             * @default false
             */
            dry_run?: boolean;
            /**
             * @description Send e-mails again that went out before.
             * @default false
             */
            resend?: boolean;
        };
        ReferenceProcessingResult: {
            application_id: string;
            /** @description References of the application that are still pending. */
            pending: number;
            /** @description E-mails put into the outbox. */
            queued: number;
            skipped: number;
            results: {
                reference_id?: string;
                /** @enum {string} */
                email: "reference_notification" | "application_notice";
                to?: string;
                /** @enum {string} */
                status: "queued" | "skipped";
                /** @enum {string} */
                reason?: "already_notified" | "email_disabled" | "no_email_address" | "application_unknown";
            }[];
        };
        /** @description What `fields` asked for, in the record's own types, and `id` always. */
        Part: {
            id: string;
        } & {
            [key: string]: unknown;
        };
        ReferencePage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["Reference"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A reference to put in the place of the one stored. */
        ReferenceReplacement: {
            /** @description When given, it must be the id in the path. */
            id?: string;
            application_id: string;
            award_id: string;
            /** @description The reference process under which it is collected. */
            process_id: string;
            type_id: string;
            /** @description Contact record of the referee. */
            contact_id: string;
            /** @description Name of the referee. */
            name: string;
            /** Format: date-time */
            completion_date: string;
            /**
             * @description `pending` when none is given. pending becomes completed or declined, declined becomes pending; any other change is a conflict.
             * @enum {string}
             */
            status?: "completed" | "declined" | "pending";
            first_name?: string;
            last_name?: string;
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            organization_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & components["schemas"]["SystemBody"];
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
        /** @description A reference process to create. */
        ReferenceProcessBody: {
            name: string;
            award_id: string;
            /** @description The form that referees fill in. */
            reference_form_id: string;
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
        } & components["schemas"]["SystemBody"];
        /** @description A reference process. */
        ReferenceProcess: {
            name: string;
            award_id: string;
            /** @description The form that referees fill in. */
            reference_form_id: string;
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
        } & components["schemas"]["System"];
        ReferenceProcessPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["ReferenceProcess"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A reference process to put in the place of the one stored. */
        ReferenceProcessReplacement: {
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            award_id: string;
            /** @description The form that referees fill in. */
            reference_form_id: string;
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
        } & components["schemas"]["SystemBody"];
        /** @description A reference type. */
        ReferenceType: {
            /** @description What this kind of reference is called, such as "Academic". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
        } & components["schemas"]["System"];
        /** @description A reference type to create. */
        ReferenceTypeBody: {
            /** @description What this kind of reference is called, such as "Academic". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
        } & components["schemas"]["SystemBody"];
        /** @description A reference type to put in the place of the one stored. */
        ReferenceTypeReplacement: {
            /** @description When given, it must be the id in the path. */
            id?: string;
            /** @description What this kind of reference is called, such as "Academic". */
            name: string;
            /** @description Whether the type is in use. */
            is_active?: boolean;
        } & components["schemas"]["SystemBody"];
        /** @description A saved report to create. */
        SavedReportBody: {
            name: string;
            description?: string;
            /** @description The app that the report belongs to, such as `awards`. */
            app: string;
            /** @description The report that was run. */
            report_id: string;
            /** @description The person who saved it. */
            user_id: string;
            /**
             * @description Whether it is for its user alone or for the team.
             * @enum {string}
             */
            access_group: "personal" | "team";
            /** @description The settings that were saved; any members. */
            report_configuration: {
                [key: string]: unknown;
            };
        } & components["schemas"]["SystemBody"];
        /** @description A saved report. */
        SavedReport: {
            name: string;
            description?: string;
            /** @description The app that the report belongs to, such as `awards`. */
            app: string;
            /** @description The report that was run. */
            report_id: string;
            /** @description The person who saved it. */
            user_id: string;
            /**
             * @description Whether it is for its user alone or for the team.
             * @enum {string}
             */
            access_group: "personal" | "team";
            /** @description The settings that were saved; any members. */
            report_configuration: {
                [key: string]: unknown;
            };
        } & components["schemas"]["System"];
        SavedReportPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["SavedReport"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description A saved report to put in the place of the one stored. */
        SavedReportReplacement: {
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            description?: string;
            /** @description The app that the report belongs to, such as `awards`. */
            app: string;
            /** @description The report that was run. */
            report_id: string;
            /** @description The person who saved it. */
            user_id: string;
            /**
             * @description Whether it is for its user alone or for the team.
             * @enum {string}
             */
            access_group: "personal" | "team";
            /** @description The settings that were saved; any members. */
            report_configuration: {
                [key: string]: unknown;
            };
        } & components["schemas"]["SystemBody"];
        /** @description A shipping product. */
        ShippingProduct: {
            name: string;
            /** @description The business unit that sells it. */
            business_unit_id: string;
            /** @description Whether it can be sold now. */
            is_active?: boolean;
            notes?: string;
            /**
             * @description Tells shipping products from products of other kinds.
             * @enum {string}
             */
            type?: "commerce-shipping-products";
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & components["schemas"]["System"];
        /** @description A shipping product to create. */
        ShippingProductBody: {
            name: string;
            /** @description The business unit that sells it. */
            business_unit_id: string;
            /** @description Whether it can be sold now. */
            is_active?: boolean;
            notes?: string;
            /**
             * @description Tells shipping products from products of other kinds.
             * @enum {string}
             */
            type?: "commerce-shipping-products";
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & components["schemas"]["SystemBody"];
        /** @description A shipping product to put in the place of the one stored. */
        ShippingProductReplacement: {
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            /** @description The business unit that sells it. */
            business_unit_id: string;
            /** @description Whether it can be sold now. */
            is_active?: boolean;
            notes?: string;
            /**
             * @description Tells shipping products from products of other kinds.
             * @enum {string}
             */
            type?: "commerce-shipping-products";
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & components["schemas"]["SystemBody"];
        /** @description An award. */
        Award: ({
            name: string;
            type_id?: string;
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
            show_in_portal?: boolean;
            /** Format: date-time */
            show_in_portal_from?: string;
            /** Format: date-time */
            show_in_portal_until?: string;
            application_page_layout_id?: string;
            nomination_page_layout_id?: string;
            nominee_page_layout_id?: string;
            recipient_page_layout_id?: string;
            /** @description The award it was copied from. */
            cloned_from_id?: string;
            /** @description The award of the time before. */
            previous_award_id?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description An award to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        AwardBody: ({
            id?: unknown;
            name: string;
            type_id?: string;
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
            show_in_portal?: boolean;
            /** Format: date-time */
            show_in_portal_from?: string;
            /** Format: date-time */
            show_in_portal_until?: string;
            application_page_layout_id?: string;
            nomination_page_layout_id?: string;
            nominee_page_layout_id?: string;
            recipient_page_layout_id?: string;
            /** @description The award it was copied from. */
            cloned_from_id?: string;
            /** @description The award of the time before. */
            previous_award_id?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An award to put in the place of the one stored. */
        AwardReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            type_id?: string;
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
            show_in_portal?: boolean;
            /** Format: date-time */
            show_in_portal_from?: string;
            /** Format: date-time */
            show_in_portal_until?: string;
            application_page_layout_id?: string;
            nomination_page_layout_id?: string;
            nominee_page_layout_id?: string;
            recipient_page_layout_id?: string;
            /** @description The award it was copied from. */
            cloned_from_id?: string;
            /** @description The award of the time before. */
            previous_award_id?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description An application to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        ApplicationBody: ({
            id?: unknown;
            /** @description Name of the applicant. */
            name: string;
            /** @description The award applied for. */
            award_id?: string;
            award_type_id?: string;
            /** @description The application process under which it is made. */
            process_id?: string;
            /**
             * @description Who the applicant is.
             * @enum {string}
             */
            owner_type?: "contact" | "organization";
            /** @description Contact record of the applicant, or of the person who applies for the organization. */
            contact_id?: string;
            /** @description Expected when `owner_type` is `organization`. */
            organization_id?: string;
            /** @description The day of the application. Any text; no format is checked. */
            date?: string;
            status?: string;
            status_reason_id?: string;
            first_name?: string;
            last_name?: string;
            /** @description Where notices about missing references go. */
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            bucket_id?: string;
            /** @description Keeps the `bucket_id` that is set instead of assigning one. */
            override_bucket_assignment?: boolean;
            round_id?: string;
            /** @description What the reviewing led to. */
            review_status?: string;
            /** Format: date-time */
            last_review_status_change?: string;
            /** @description The joint advice of the reviewers. */
            reviewer_recommendation?: string;
            pending_console_review?: boolean;
            /** Format: float */
            average_score?: number;
            total_score?: number;
            /** @description References that are held inside the application. */
            references?: {
                [key: string]: unknown;
            }[];
            number_of_missing_references?: number;
            recipient_categories?: ({
                category_id?: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The nomination's nominee who applies. */
            nominee_id?: string;
            fee_id?: string;
            /** @description The order by which the fee is paid. */
            order_id?: string;
            order_line_item_id?: string;
            submission_space_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An application. */
        Application: ({
            /** @description Name of the applicant. */
            name: string;
            /** @description The award applied for. */
            award_id?: string;
            award_type_id?: string;
            /** @description The application process under which it is made. */
            process_id?: string;
            /**
             * @description Who the applicant is.
             * @enum {string}
             */
            owner_type?: "contact" | "organization";
            /** @description Contact record of the applicant, or of the person who applies for the organization. */
            contact_id?: string;
            /** @description Expected when `owner_type` is `organization`. */
            organization_id?: string;
            /** @description The day of the application. Any text; no format is checked. */
            date?: string;
            status?: string;
            status_reason_id?: string;
            first_name?: string;
            last_name?: string;
            /** @description Where notices about missing references go. */
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            bucket_id?: string;
            /** @description Keeps the `bucket_id` that is set instead of assigning one. */
            override_bucket_assignment?: boolean;
            round_id?: string;
            /** @description What the reviewing led to. */
            review_status?: string;
            /** Format: date-time */
            last_review_status_change?: string;
            /** @description The joint advice of the reviewers. */
            reviewer_recommendation?: string;
            pending_console_review?: boolean;
            /** Format: float */
            average_score?: number;
            total_score?: number;
            /** @description References that are held inside the application. */
            references?: {
                [key: string]: unknown;
            }[];
            number_of_missing_references?: number;
            recipient_categories?: ({
                category_id?: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The nomination's nominee who applies. */
            nominee_id?: string;
            fee_id?: string;
            /** @description The order by which the fee is paid. */
            order_id?: string;
            order_line_item_id?: string;
            submission_space_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        /**
         * @description Every filter given must match; none matches all. Lists match any of their values. Texts match as a part, in upper or
         *     lower case; `email_address`, `state`, `status` and `review_status` match as a whole.
         */
        ApplicationSearch: {
            award_ids?: string[];
            contact_ids?: string[];
            ids?: string[];
            organization_ids?: string[];
            process_ids?: string[];
            city?: string;
            email_address?: string;
            first_name?: string;
            job_title?: string;
            last_name?: string;
            name?: string;
            review_status?: string;
            state?: string;
            status?: string;
        };
        ApplicationSearchPage: {
            Items: (components["schemas"]["Application"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An application to put in the place of the one stored. */
        ApplicationReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            /** @description Name of the applicant. */
            name: string;
            /** @description The award applied for. */
            award_id?: string;
            award_type_id?: string;
            /** @description The application process under which it is made. */
            process_id?: string;
            /**
             * @description Who the applicant is.
             * @enum {string}
             */
            owner_type?: "contact" | "organization";
            /** @description Contact record of the applicant, or of the person who applies for the organization. */
            contact_id?: string;
            /** @description Expected when `owner_type` is `organization`. */
            organization_id?: string;
            /** @description The day of the application. Any text; no format is checked. */
            date?: string;
            status?: string;
            status_reason_id?: string;
            first_name?: string;
            last_name?: string;
            /** @description Where notices about missing references go. */
            email_address?: string;
            job_title?: string;
            city?: string;
            state?: string;
            country?: string;
            bucket_id?: string;
            /** @description Keeps the `bucket_id` that is set instead of assigning one. */
            override_bucket_assignment?: boolean;
            round_id?: string;
            /** @description What the reviewing led to. */
            review_status?: string;
            /** Format: date-time */
            last_review_status_change?: string;
            /** @description The joint advice of the reviewers. */
            reviewer_recommendation?: string;
            pending_console_review?: boolean;
            /** Format: float */
            average_score?: number;
            total_score?: number;
            /** @description References that are held inside the application. */
            references?: {
                [key: string]: unknown;
            }[];
            number_of_missing_references?: number;
            recipient_categories?: ({
                category_id?: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The nomination's nominee who applies. */
            nominee_id?: string;
            fee_id?: string;
            /** @description The order by which the fee is paid. */
            order_id?: string;
            order_line_item_id?: string;
            submission_space_id?: string;
            notes?: string;
            custom_field_values?: components["schemas"]["CustomFieldValues"];
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /**
         * @description An application process to create. Fields that are not listed are kept as they are sent. Those marked `x-expected` belong to a
         *     complete record; they may be left out all the same.
         */
        ApplicationProcessBody: ({
            id?: unknown;
            name: string;
            award_id: string;
            /** @description The form that applicants fill in. */
            application_form_id?: string;
            /**
             * @description Who may apply.
             * @enum {string}
             */
            customer_type?: "contact" | "organization";
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
            reference_requirements?: ({
                type_id: string;
                /** @description How these references are asked for. */
                process_id: string;
                number_required: number;
            } & {
                [key: string]: unknown;
            })[];
            enable_eligibility_criteria?: boolean;
            /** @description Who may apply; any members. Expected when `enable_eligibility_criteria` is true. */
            eligibility_criteria?: {
                [key: string]: unknown;
            };
            /** @description The process is for some of the award's categories only. */
            restrict_categories?: boolean;
            /** @description Expected when `restrict_categories` is true. */
            category_ids?: string[];
            requires_fee?: boolean;
            /** @description Expected when `requires_fee` is true. */
            fee_id?: string;
            /** @description `checkout_settings` hold here in place of the usual ones. */
            override_checkout_settings?: boolean;
            /** @description Expected when `override_checkout_settings` is true. */
            checkout_settings?: {
                allow_customer_to_choose_installment_plan?: boolean;
            } & {
                [key: string]: unknown;
            };
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
            application_update_options?: {
                /** @description The form for the changes. */
                edit_application_form_id: string;
                /** @description The last day for changes. Any text; no format is checked. */
                modification_deadline_date: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["SystemBody"];
        /** @description An application process. */
        ApplicationProcess: ({
            name: string;
            award_id: string;
            /** @description The form that applicants fill in. */
            application_form_id?: string;
            /**
             * @description Who may apply.
             * @enum {string}
             */
            customer_type?: "contact" | "organization";
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
            reference_requirements?: ({
                type_id: string;
                /** @description How these references are asked for. */
                process_id: string;
                number_required: number;
            } & {
                [key: string]: unknown;
            })[];
            enable_eligibility_criteria?: boolean;
            /** @description Who may apply; any members. Expected when `enable_eligibility_criteria` is true. */
            eligibility_criteria?: {
                [key: string]: unknown;
            };
            /** @description The process is for some of the award's categories only. */
            restrict_categories?: boolean;
            /** @description Expected when `restrict_categories` is true. */
            category_ids?: string[];
            requires_fee?: boolean;
            /** @description Expected when `requires_fee` is true. */
            fee_id?: string;
            /** @description `checkout_settings` hold here in place of the usual ones. */
            override_checkout_settings?: boolean;
            /** @description Expected when `override_checkout_settings` is true. */
            checkout_settings?: {
                allow_customer_to_choose_installment_plan?: boolean;
            } & {
                [key: string]: unknown;
            };
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
            application_update_options?: {
                /** @description The form for the changes. */
                edit_application_form_id: string;
                /** @description The last day for changes. Any text; no format is checked. */
                modification_deadline_date: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        }) & components["schemas"]["System"];
        ApplicationProcessPage: {
            /** @description Items in this page. */
            Count: number;
            Items: (components["schemas"]["ApplicationProcess"] | components["schemas"]["Part"])[];
            LastEvaluatedKey?: components["schemas"]["PageKey"];
        };
        /** @description An application process to put in the place of the one stored. */
        ApplicationProcessReplacement: ({
            /** @description When given, it must be the id in the path. */
            id?: string;
            name: string;
            award_id: string;
            /** @description The form that applicants fill in. */
            application_form_id?: string;
            /**
             * @description Who may apply.
             * @enum {string}
             */
            customer_type?: "contact" | "organization";
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
            reference_requirements?: ({
                type_id: string;
                /** @description How these references are asked for. */
                process_id: string;
                number_required: number;
            } & {
                [key: string]: unknown;
            })[];
            enable_eligibility_criteria?: boolean;
            /** @description Who may apply; any members. Expected when `enable_eligibility_criteria` is true. */
            eligibility_criteria?: {
                [key: string]: unknown;
            };
            /** @description The process is for some of the award's categories only. */
            restrict_categories?: boolean;
            /** @description Expected when `restrict_categories` is true. */
            category_ids?: string[];
            requires_fee?: boolean;
            /** @description Expected when `requires_fee` is true. */
            fee_id?: string;
            /** @description `checkout_settings` hold here in place of the usual ones. */
            override_checkout_settings?: boolean;
            /** @description Expected when `override_checkout_settings` is true. */
            checkout_settings?: {
                allow_customer_to_choose_installment_plan?: boolean;
            } & {
                [key: string]: unknown;
            };
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
            application_update_options?: {
                /** @description The form for the changes. */
                edit_application_form_id: string;
                /** @description The last day for changes. Any text; no format is checked. */
                modification_deadline_date: string;
            } & {
                [key: string]: unknown;
            };
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
         * @description Names of the fields to return for each item, separated by commas; dotted paths reach into objects, and into those in
         *     arrays. `id` is always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        FieldsToReturn: string;
        /** @description The key of the page before, as it came. A key of another tenant, operation, parent or filter is an error. */
        ExclusiveStartKey: string;
        /** @description The most items a page may hold. */
        Limit: number;
        /**
         * @description Names of the fields to return, separated by commas; dotted paths reach into objects, and into those in arrays. `id` is
         *     always returned. A name that the record cannot have is an error.
         * @example name, sys_version
         */
        Fields: string;
        /** @description With `true` or `1`, what is read includes every write answered before, whichever server took it. */
        ConsistentRead: "true" | "false" | "1" | "0";
        /**
         * @description The record.
         * @example 019aa6c1d2e77b5f8f0c3c1b2a4d5e6f
         */
        Id: string;
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
    "references.search": {
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
            /** @description A page of summaries. */
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
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e6f",
                     *           "name": "Ada Lovelace",
                     *           "application_id": "app-7"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceSearchPage"];
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
                 *       "notes": "I recommend her without reserve."
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "application/json": components["schemas"]["Reference"] | components["schemas"]["Part"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
    "referenceProcesses.listByAward": {
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "application/json": components["schemas"]["ReferenceProcess"] | components["schemas"]["Part"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "application/json": (components["schemas"]["ReferenceType"] | components["schemas"]["Part"])[];
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
    "referenceTypes.get": {
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
                    "application/json": components["schemas"]["ReferenceType"] | components["schemas"]["Part"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e73",
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
    "savedReports.listByApp": {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e73",
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e73",
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
                    "application/json": components["schemas"]["SavedReport"] | components["schemas"]["Part"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e73",
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e73",
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
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e74",
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
                    "application/json": (components["schemas"]["ShippingProduct"] | components["schemas"]["Part"])[];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e74",
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
    "shippingProducts.get": {
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e74",
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
                    "application/json": components["schemas"]["ShippingProduct"] | components["schemas"]["Part"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e74",
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e74",
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
                     *         "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e75",
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
                    "application/json": (components["schemas"]["Award"] | components["schemas"]["Part"])[];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e75",
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
    "awards.get": {
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e75",
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
                    "application/json": components["schemas"]["Award"] | components["schemas"]["Part"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e75",
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e75",
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e76",
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
    "applications.search": {
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
            /** @description A page of applications, whole or what `fieldsToReturn` asks for of them. */
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
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e76",
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e76",
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
                    "application/json": components["schemas"]["Application"] | components["schemas"]["Part"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e76",
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e76",
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e77",
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
    "applicationProcesses.listByAward": {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Count": 1,
                     *       "Items": [
                     *         {
                     *           "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e77",
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e77",
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
                    "application/json": components["schemas"]["ApplicationProcess"] | components["schemas"]["Part"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e77",
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
                     *       "id": "019aa6c1d2e77b5f8f0c3c1b2a4d5e77",
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
