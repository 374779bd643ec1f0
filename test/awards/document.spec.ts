import { strict as assert } from 'node:assert';
import { Document, type Schema } from '../../src/schema/document.js';
import { type Contract, keepsContract } from '../support/contract.js';

const document = Document.whole('awards');
const { bundle, routes } = document;
const schemas = bundle.components.schemas as Record<string, Schema & { required?: string[] }>;
const resources = routes.flatMap(({ operation }) => /^(.*)\.replace$/.exec(operation.operationId)?.[1] ?? []);

/** What each resource of the contract has beside the operations of all: verb → method and address after the tenant. */
const contract: Contract = {
  referenceProcesses: { listByAward: 'GET /award/{award_id}' },
  referenceTypes: { list: 'GET' },
  references: {
    listByApplication: 'GET /application/{application_id}',
    listByContact: 'GET /contact/{contact_id}',
    previewEmail: 'POST /previewEmail',
    process: 'POST /process/{application_id}',
    search: 'POST /search',
    submit: 'POST /submit',
  },
  reviewProcesses: { list: 'GET', listByAward: 'GET /award/{award_id}' },
  reviewRounds: {
    list: 'GET',
    listByAward: 'GET /award/{award_id}',
    listByStatus: 'GET /status/{processId}/{status}',
  },
  reviews: {
    assignReviews: 'POST /assignReviews',
    cancel: 'POST /cancel/{id}',
    decline: 'POST /decline/{id}',
    listByApplication: 'GET /application/{application_id}',
    listByAward: 'GET /award/{award_id}',
    listByContact: 'GET /contact/{contactId}',
    listByReviewRound: 'GET /reviewRound/{review_round_id}',
    openRound: 'POST /openRound/{roundId}',
    previewEmail: 'POST /previewEmail',
    reinstate: 'POST /reinstate/{id}',
    remind: 'POST /remind',
    resendConfirmationEmail: 'POST /resendConfirmationEmail/{id}',
    resendReviewAssignmentEmail: 'POST /resendReviewAssignmentEmail/{id}',
    search: 'POST /search',
    sendReviewAssignmentEmail: 'POST /sendReviewAssignmentEmail',
    submit: 'POST /submit',
  },
  savedReports: {},
  shippingProducts: {},
};

/** Fields of the contract's own resources: type, `!` when required, `→` what it names; shapes by their component. */
const fields: Record<string, Record<string, string>> = {
  references: {
    conflict_overridden_by_id: 'string',
    due_at: 'string(date-time)',
    is_late: 'boolean',
    draft_saved_at: 'string(date-time)',
    declined_at: 'string(date-time)',
    declined_by_id: 'string',
    decline_reason: 'string',
    application_id: 'string! → applications',
    award_id: 'string! → awards',
    process_id: 'string! → referenceProcesses',
    type_id: 'string! → referenceTypes',
    contact_id: 'string! → external:contact',
    name: 'string!',
    completion_date: 'string(date-time)!',
    status: 'string(completed,declined,pending)',
    first_name: 'string',
    last_name: 'string',
    email_address: 'string',
    job_title: 'string',
    city: 'string',
    state: 'string',
    country: 'string',
    organization_id: 'string → external:organization',
    notes: 'string',
    custom_field_values: 'CustomFieldValues',
  },
  referenceProcesses: {
    guard_references: 'boolean',
    questions: 'Questions',
    closes_at: 'string(date-time)',
    reminders: 'Reminders',
    time_zone: 'string',
    decline_notice_email: 'EmailTemplate',
    notice_after_days: 'integer',
    name: 'string!',
    award_id: 'string! → awards',
    reference_form_id: 'string! → external:form',
    is_active: 'boolean',
    display_in_portal: 'boolean',
    display_in_portal_as: 'string',
    show_contact_form: 'boolean',
    show_organization_form: 'boolean',
    enable_application_notice_email: 'boolean',
    enable_reference_notification_email: 'boolean',
    application_notice_email: 'EmailTemplate!',
    reference_notification_email: 'EmailTemplate!',
    contact_form_options: 'ContactFormOptions!',
    organization_form_options: 'OrganizationFormOptions!',
  },
  referenceTypes: { name: 'string!', is_active: 'boolean' },
  savedReports: {
    name: 'string!',
    description: 'string',
    app: 'string!',
    report_id: 'string! → external:report',
    user_id: 'string! → external:user',
    access_group: 'string(personal,team)!',
    report_configuration: 'object!',
  },
  shippingProducts: {
    name: 'string!',
    business_unit_id: 'string! → external:business unit',
    is_active: 'boolean',
    notes: 'string',
    type: 'string(commerce-shipping-products)',
    custom_field_values: 'CustomFieldValues',
  },
};

/** Members of the shapes that fields have. */
const shapes: Record<string, Record<string, string>> = {
  EmailTemplate: {
    bcc: 'string',
    body: 'string!',
    cc: 'string',
    from: 'string',
    from_name: 'string',
    reply_to: 'string',
    subject: 'string!',
  },
  ContactFormOptions: { contact_form_id: 'string! → external:form', html: 'string' },
  OrganizationFormOptions: { organization_form_id: 'string! → external:form', html: 'string' },
  System: {
    id: 'string!',
    sys_bulk_load_at: 'string',
    sys_bulk_load_id: 'string',
    sys_bulk_load_pk: 'string',
    sys_bulk_load_record_no: 'number(float)',
    sys_bulk_load_source_file: 'string',
    sys_calculated_field_error: 'string',
    sys_calculated_field_errors: 'array',
    sys_configuration_snapshot_id: 'string',
    sys_created_at: 'string(date-time)!',
    sys_created_by_id: 'string',
    sys_deleted_by_id: 'string',
    sys_directive: 'string',
    sys_external_id: 'string',
    sys_has_files_in_s3: 'boolean',
    sys_last_bulk_data_operation_id: 'string',
    sys_last_bulk_data_operation_sys_version: 'string',
    sys_last_modified_at: 'string(date-time)!',
    sys_last_modified_by_id: 'string',
    sys_last_security_context: 'SecurityContext',
    sys_locked: 'boolean',
    sys_snapshot_base_version: 'number(float)',
    sys_version: 'integer!',
  },
};

type Property = Schema & { readonly format?: string; readonly enum?: readonly string[] };

/** What a property is; of one whose values have a name, the values. */
function ownOf(property: Schema): Property {
  const resolved = document.resolve<Property>(property);
  return resolved.enum ? resolved : (property as Property);
}

/** A schema's own properties in the words of the tables above. */
function described({ properties = {}, required = [] }: Schema & { required?: readonly string[] }) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { type, format, enum: values, 'x-refers-to': target } = ownOf(property);
      const $ref = type === undefined ? property.$ref : undefined;
      const kind = $ref ? $ref.split('/').at(-1) : type;
      const detail = format ?? values?.join();
      const flag = required.includes(name) ? '!' : '';
      return [name, `${kind}${detail ? `(${detail})` : ''}${flag}${target ? ` → ${target}` : ''}`];
    }),
  );
}

/** Names of what a schema is composed of besides its fields. */
const partsOf = ({ allOf = [] }: Schema) => allOf.slice(0, -1).map(({ $ref }) => $ref?.split('/').at(-1));

/** The schema of the operation's JSON body. */
function bodySchema(id: string): Schema {
  return document.resolve<Schema>(document.operation(id)?.requestBody?.content?.['application/json']?.schema as Schema);
}

keepsContract(document, contract);

describe('The document awards', () => {
  describe('closes its records:', () => {
    for (const [resource, expected] of Object.entries(fields)) {
      it(`${resource} has exactly the fields of the contract`, () => {
        const record = document.resolve<Schema>(document.answer(`${resource}.replace`) as Schema);
        const create = bodySchema(`${resource}.create`);
        const replace = bodySchema(`${resource}.replace`);
        for (const schema of [record, create, replace]) {
          assert.equal(schema.unevaluatedProperties, false);
          const fields = schema.allOf?.at(-1) as Schema;
          assert.match(fields.$ref ?? '', /Fields$/);
          assert.deepEqual(described(document.resolve(fields)), expected);
        }
        assert.deepEqual(partsOf(create), ['SystemBody']);
        assert.deepEqual(partsOf(replace), ['SystemBody', 'IdInBody']);
        assert.deepEqual(partsOf(record), ['System']);
      });
    }

    for (const [name, expected] of Object.entries(shapes)) {
      it(`${name} has exactly the members of the contract`, () => {
        assert.deepEqual(described(schemas[name] as Schema), expected);
      });
    }

    it('a body may have every system field, so that a whole record can be sent back', () => {
      const { id: _, ...own } = schemas.System?.properties ?? {};
      assert.deepEqual(Object.keys(schemas.SystemBody?.properties ?? {}).sort(), Object.keys(own).sort());
    });

    it('open supporting records require only their name and what they are listed by', () => {
      for (const resource of resources.filter((name) => contract[name] === undefined)) {
        if (document.resolve<Schema>(document.answer(`${resource}.replace`) as Schema).unevaluatedProperties === false)
          continue;
        const lists = routes.filter(({ operation }) => operation.operationId.startsWith(`${resource}.listBy`));
        const keys = lists.flatMap(({ path }) => path.match(/(?<=\{)\w+/g) ?? []);
        for (const name of document.required(bodySchema(`${resource}.create`)))
          assert.ok([...keys, 'name'].includes(name), `${resource}.${name}`);
      }
    });
  });
});
