import { strict as assert } from 'node:assert';
import { Document } from '../../src/schema/document.js';
import { type Contract, keepsContract } from '../support/contract.js';

/** What each resource of the contract has beside the operations of all: verb → method and address after the tenant. */
const contract: Contract = {
  abstractApprovalProcesses: { listByEvent: 'GET /event/{event_id}' },
  abstractDecisionProcesses: { list: 'GET' },
  abstractReviewProcesses: { list: 'GET', listByEvent: 'GET /event/{event_id}' },
  abstractReviewRounds: {
    list: 'GET',
    listByEvent: 'GET /event/{event_id}',
    listByStatus: 'GET /status/{processId}/{status}',
  },
  abstractReviews: {
    assignReviews: 'POST /assignReviews',
    cancel: 'POST /cancel/{id}',
    decline: 'POST /decline/{id}',
    listByAbstract: 'GET /abstract/{abstract_id}',
    listByContact: 'GET /contact/{contactId}',
    listByEvent: 'GET /event/{event_id}',
    listByEventAndRound: 'GET /event/round/{eventId}/{roundId}',
    listByReviewRound: 'GET /reviewRound/{review_round_id}',
    openRound: 'GET /openRound/{typeId}/{roundId}',
    previewEmail: 'POST /previewEmail',
    reinstate: 'POST /reinstate/{id}',
    remind: 'POST /remind',
    resendConfirmationEmail: 'POST /resendConfirmationEmail/{id}',
    resendReviewAssignmentEmail: 'POST /resendReviewAssignmentEmail/{id}',
    search: 'POST /search',
    sendReviewAssignmentEmail: 'POST /sendReviewAssignmentEmail',
    submit: 'POST /submit',
  },
  abstractSettings: { list: 'GET' },
  coupons: { listByEvent: 'GET /event/{event_id}' },
  exhibitorSettings: {},
  exhibitorShowFloors: { listByEvent: 'GET /event/{event_id}' },
  exhibitors: {
    contactAllowanceForRegistration: 'POST /contactAllowance',
    getContactAllowance: 'GET /contactAllowance/{id}',
    listByEvent: 'GET /event/{event_id}',
    listByOrganization: 'GET /organization/{organization_id}',
    listPublicByEvent: 'GET /public/event/{event_id}',
  },
  functionFees: { listByEvent: 'GET /event/{event_id}', listByFunction: 'GET /function/{function_id}' },
  functionTickets: {
    listByEventContact: 'GET /eventContact/{eventId}/{idOfContact}',
    listByFunction: 'GET /function/{function_id}',
  },
  functionTypes: { list: 'GET', listPublic: 'GET /public' },
  functions: {
    getPublic: 'GET /public/{id}',
    listByEvent: 'GET /event/{event_id}',
    listPublicByEvent: 'GET /public/event/{event_id}',
    search: 'POST /search',
  },
  miscellaneousEvents: { listPublicByEvent: 'GET /public/event/{event_id}' },
};

const document = Document.whole('events');

interface Described {
  readonly description?: string;
  readonly 'x-roles'?: readonly string[];
}

keepsContract(document, contract);

describe('The document events', () => {
  for (const resource of ['exhibitorSettings', 'miscellaneousEvents'])
    it(`lists ${resource}, says that the contract does not, and lets the staff do so`, () => {
      const route = document.routes.find(({ operation }) => operation.operationId === `${resource}.list`);
      const { description = '', 'x-roles': roles } = (route?.operation ?? {}) as Described;
      assert.deepEqual([route?.method, route?.path], ['GET', `/${resource}/{tenantId}`]);
      assert.match(description, /Version label `v1-2025-04-18` does not have this list/);
      assert.ok(roles?.includes('staff'));
    });
});
