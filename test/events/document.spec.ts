/** The document of the events service. */
import { strict as assert } from 'node:assert';
import { Document } from '../../src/document/document.js';
import { keepsContract } from '../support/contract.js';

/** What the contract has: operationId → method and path. */
const contract: Record<string, string> = {
  'abstractApprovalProcesses.batch': 'POST /abstractApprovalProcesses/{tenantId}/batch',
  'abstractApprovalProcesses.create': 'POST /abstractApprovalProcesses/{tenantId}',
  'abstractApprovalProcesses.delete': 'DELETE /abstractApprovalProcesses/{tenantId}/{id}',
  'abstractApprovalProcesses.get': 'GET /abstractApprovalProcesses/{tenantId}/{id}',
  'abstractApprovalProcesses.listByEvent': 'GET /abstractApprovalProcesses/{tenantId}/event/{event_id}',
  'abstractApprovalProcesses.patch': 'PATCH /abstractApprovalProcesses/{tenantId}/{id}',
  'abstractApprovalProcesses.replace': 'PUT /abstractApprovalProcesses/{tenantId}/{id}',
  'abstractDecisionProcesses.batch': 'POST /abstractDecisionProcesses/{tenantId}/batch',
  'abstractDecisionProcesses.create': 'POST /abstractDecisionProcesses/{tenantId}',
  'abstractDecisionProcesses.delete': 'DELETE /abstractDecisionProcesses/{tenantId}/{id}',
  'abstractDecisionProcesses.get': 'GET /abstractDecisionProcesses/{tenantId}/{id}',
  'abstractDecisionProcesses.list': 'GET /abstractDecisionProcesses/{tenantId}',
  'abstractDecisionProcesses.patch': 'PATCH /abstractDecisionProcesses/{tenantId}/{id}',
  'abstractDecisionProcesses.replace': 'PUT /abstractDecisionProcesses/{tenantId}/{id}',
  'abstractReviewProcesses.batch': 'POST /abstractReviewProcesses/{tenantId}/batch',
  'abstractReviewProcesses.create': 'POST /abstractReviewProcesses/{tenantId}',
  'abstractReviewProcesses.delete': 'DELETE /abstractReviewProcesses/{tenantId}/{id}',
  'abstractReviewProcesses.get': 'GET /abstractReviewProcesses/{tenantId}/{id}',
  'abstractReviewProcesses.list': 'GET /abstractReviewProcesses/{tenantId}',
  'abstractReviewProcesses.listByEvent': 'GET /abstractReviewProcesses/{tenantId}/event/{event_id}',
  'abstractReviewProcesses.patch': 'PATCH /abstractReviewProcesses/{tenantId}/{id}',
  'abstractReviewProcesses.replace': 'PUT /abstractReviewProcesses/{tenantId}/{id}',
  'abstractReviewRounds.batch': 'POST /abstractReviewRounds/{tenantId}/batch',
  'abstractReviewRounds.create': 'POST /abstractReviewRounds/{tenantId}',
  'abstractReviewRounds.delete': 'DELETE /abstractReviewRounds/{tenantId}/{id}',
  'abstractReviewRounds.get': 'GET /abstractReviewRounds/{tenantId}/{id}',
  'abstractReviewRounds.list': 'GET /abstractReviewRounds/{tenantId}',
  'abstractReviewRounds.listByEvent': 'GET /abstractReviewRounds/{tenantId}/event/{event_id}',
  'abstractReviewRounds.listByStatus': 'GET /abstractReviewRounds/{tenantId}/status/{processId}/{status}',
  'abstractReviewRounds.patch': 'PATCH /abstractReviewRounds/{tenantId}/{id}',
  'abstractReviewRounds.replace': 'PUT /abstractReviewRounds/{tenantId}/{id}',
  'abstractReviews.assignReviews': 'POST /abstractReviews/{tenantId}/assignReviews',
  'abstractReviews.batch': 'POST /abstractReviews/{tenantId}/batch',
  'abstractReviews.create': 'POST /abstractReviews/{tenantId}',
  'abstractReviews.delete': 'DELETE /abstractReviews/{tenantId}/{id}',
  'abstractReviews.get': 'GET /abstractReviews/{tenantId}/{id}',
  'abstractReviews.listByAbstract': 'GET /abstractReviews/{tenantId}/abstract/{abstract_id}',
  'abstractReviews.listByContact': 'GET /abstractReviews/{tenantId}/contact/{contactId}',
  'abstractReviews.listByEvent': 'GET /abstractReviews/{tenantId}/event/{event_id}',
  'abstractReviews.listByEventAndRound': 'GET /abstractReviews/{tenantId}/event/round/{eventId}/{roundId}',
  'abstractReviews.listByReviewRound': 'GET /abstractReviews/{tenantId}/reviewRound/{review_round_id}',
  'abstractReviews.openRound': 'GET /abstractReviews/{tenantId}/openRound/{typeId}/{roundId}',
  'abstractReviews.patch': 'PATCH /abstractReviews/{tenantId}/{id}',
  'abstractReviews.previewEmail': 'POST /abstractReviews/{tenantId}/previewEmail',
  'abstractReviews.replace': 'PUT /abstractReviews/{tenantId}/{id}',
  'abstractReviews.resendConfirmationEmail': 'POST /abstractReviews/{tenantId}/resendConfirmationEmail/{id}',
  'abstractReviews.resendReviewAssignmentEmail': 'POST /abstractReviews/{tenantId}/resendReviewAssignmentEmail/{id}',
  'abstractReviews.search': 'POST /abstractReviews/{tenantId}/search',
  'abstractReviews.sendReviewAssignmentEmail': 'POST /abstractReviews/{tenantId}/sendReviewAssignmentEmail',
  'abstractReviews.submit': 'POST /abstractReviews/{tenantId}/submit',
  'abstractSettings.batch': 'POST /abstractSettings/{tenantId}/batch',
  'abstractSettings.create': 'POST /abstractSettings/{tenantId}',
  'abstractSettings.delete': 'DELETE /abstractSettings/{tenantId}/{id}',
  'abstractSettings.get': 'GET /abstractSettings/{tenantId}/{id}',
  'abstractSettings.list': 'GET /abstractSettings/{tenantId}',
  'abstractSettings.patch': 'PATCH /abstractSettings/{tenantId}/{id}',
  'abstractSettings.replace': 'PUT /abstractSettings/{tenantId}/{id}',
  'coupons.batch': 'POST /coupons/{tenantId}/batch',
  'coupons.create': 'POST /coupons/{tenantId}',
  'coupons.delete': 'DELETE /coupons/{tenantId}/{id}',
  'coupons.get': 'GET /coupons/{tenantId}/{id}',
  'coupons.listByEvent': 'GET /coupons/{tenantId}/event/{event_id}',
  'coupons.patch': 'PATCH /coupons/{tenantId}/{id}',
  'coupons.replace': 'PUT /coupons/{tenantId}/{id}',
  'exhibitorSettings.batch': 'POST /exhibitorSettings/{tenantId}/batch',
  'exhibitorSettings.create': 'POST /exhibitorSettings/{tenantId}',
  'exhibitorSettings.delete': 'DELETE /exhibitorSettings/{tenantId}/{id}',
  'exhibitorSettings.get': 'GET /exhibitorSettings/{tenantId}/{id}',
  'exhibitorSettings.patch': 'PATCH /exhibitorSettings/{tenantId}/{id}',
  'exhibitorSettings.replace': 'PUT /exhibitorSettings/{tenantId}/{id}',
  'exhibitorShowFloors.batch': 'POST /exhibitorShowFloors/{tenantId}/batch',
  'exhibitorShowFloors.create': 'POST /exhibitorShowFloors/{tenantId}',
  'exhibitorShowFloors.delete': 'DELETE /exhibitorShowFloors/{tenantId}/{id}',
  'exhibitorShowFloors.get': 'GET /exhibitorShowFloors/{tenantId}/{id}',
  'exhibitorShowFloors.listByEvent': 'GET /exhibitorShowFloors/{tenantId}/event/{event_id}',
  'exhibitorShowFloors.patch': 'PATCH /exhibitorShowFloors/{tenantId}/{id}',
  'exhibitorShowFloors.replace': 'PUT /exhibitorShowFloors/{tenantId}/{id}',
  'exhibitors.batch': 'POST /exhibitors/{tenantId}/batch',
  'exhibitors.contactAllowanceForRegistration': 'POST /exhibitors/{tenantId}/contactAllowance',
  'exhibitors.create': 'POST /exhibitors/{tenantId}',
  'exhibitors.delete': 'DELETE /exhibitors/{tenantId}/{id}',
  'exhibitors.get': 'GET /exhibitors/{tenantId}/{id}',
  'exhibitors.getContactAllowance': 'GET /exhibitors/{tenantId}/contactAllowance/{id}',
  'exhibitors.listByEvent': 'GET /exhibitors/{tenantId}/event/{event_id}',
  'exhibitors.listByOrganization': 'GET /exhibitors/{tenantId}/organization/{organization_id}',
  'exhibitors.listPublicByEvent': 'GET /exhibitors/{tenantId}/public/event/{event_id}',
  'exhibitors.patch': 'PATCH /exhibitors/{tenantId}/{id}',
  'exhibitors.replace': 'PUT /exhibitors/{tenantId}/{id}',
  'functionFees.batch': 'POST /functionFees/{tenantId}/batch',
  'functionFees.create': 'POST /functionFees/{tenantId}',
  'functionFees.delete': 'DELETE /functionFees/{tenantId}/{id}',
  'functionFees.get': 'GET /functionFees/{tenantId}/{id}',
  'functionFees.listByEvent': 'GET /functionFees/{tenantId}/event/{event_id}',
  'functionFees.listByFunction': 'GET /functionFees/{tenantId}/function/{function_id}',
  'functionFees.patch': 'PATCH /functionFees/{tenantId}/{id}',
  'functionFees.replace': 'PUT /functionFees/{tenantId}/{id}',
  'functionTickets.batch': 'POST /functionTickets/{tenantId}/batch',
  'functionTickets.create': 'POST /functionTickets/{tenantId}',
  'functionTickets.delete': 'DELETE /functionTickets/{tenantId}/{id}',
  'functionTickets.get': 'GET /functionTickets/{tenantId}/{id}',
  'functionTickets.listByEventContact': 'GET /functionTickets/{tenantId}/eventContact/{eventId}/{idOfContact}',
  'functionTickets.listByFunction': 'GET /functionTickets/{tenantId}/function/{function_id}',
  'functionTickets.patch': 'PATCH /functionTickets/{tenantId}/{id}',
  'functionTickets.replace': 'PUT /functionTickets/{tenantId}/{id}',
  'functionTypes.batch': 'POST /functionTypes/{tenantId}/batch',
  'functionTypes.create': 'POST /functionTypes/{tenantId}',
  'functionTypes.delete': 'DELETE /functionTypes/{tenantId}/{id}',
  'functionTypes.get': 'GET /functionTypes/{tenantId}/{id}',
  'functionTypes.list': 'GET /functionTypes/{tenantId}',
  'functionTypes.listPublic': 'GET /functionTypes/{tenantId}/public',
  'functionTypes.patch': 'PATCH /functionTypes/{tenantId}/{id}',
  'functionTypes.replace': 'PUT /functionTypes/{tenantId}/{id}',
  'functions.batch': 'POST /functions/{tenantId}/batch',
  'functions.create': 'POST /functions/{tenantId}',
  'functions.delete': 'DELETE /functions/{tenantId}/{id}',
  'functions.get': 'GET /functions/{tenantId}/{id}',
  'functions.getPublic': 'GET /functions/{tenantId}/public/{id}',
  'functions.listByEvent': 'GET /functions/{tenantId}/event/{event_id}',
  'functions.listPublicByEvent': 'GET /functions/{tenantId}/public/event/{event_id}',
  'functions.patch': 'PATCH /functions/{tenantId}/{id}',
  'functions.replace': 'PUT /functions/{tenantId}/{id}',
  'functions.search': 'POST /functions/{tenantId}/search',
  'miscellaneousEvents.batch': 'POST /miscellaneousEvents/{tenantId}/batch',
  'miscellaneousEvents.create': 'POST /miscellaneousEvents/{tenantId}',
  'miscellaneousEvents.delete': 'DELETE /miscellaneousEvents/{tenantId}/{id}',
  'miscellaneousEvents.get': 'GET /miscellaneousEvents/{tenantId}/{id}',
  'miscellaneousEvents.listPublicByEvent': 'GET /miscellaneousEvents/{tenantId}/public/event/{event_id}',
  'miscellaneousEvents.patch': 'PATCH /miscellaneousEvents/{tenantId}/{id}',
  'miscellaneousEvents.replace': 'PUT /miscellaneousEvents/{tenantId}/{id}',
};

const seeds = [...new Set(Object.keys(contract).map((id) => id.split('.')[0] ?? ''))];

const document = Document.load('events');

interface Described {
  readonly description?: string;
  readonly 'x-roles'?: readonly string[];
}

keepsContract(document, { operations: contract, seeds });

describe('The document events', () => {
  it('has the 129 operations of the contract', () => assert.equal(Object.keys(contract).length, 129));

  for (const resource of ['exhibitorSettings', 'miscellaneousEvents'])
    it(`lists ${resource}, says that the contract does not, and lets the staff do it`, () => {
      const route = document.routes.find(({ operation }) => operation.operationId === `${resource}.list`);
      const { description = '', 'x-roles': roles } = (route?.operation ?? {}) as Described;
      assert.deepEqual([route?.method, route?.path], ['GET', `/${resource}/{tenantId}`]);
      assert.match(description, /Version label `v1-2025-04-18` does not have this list/);
      assert.ok(roles?.includes('staff'));
    });
});
