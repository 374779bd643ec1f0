/** A coupon with a field that the document does not have, through openapi-generator's client for fetch. */
import { deepEqual, equal, rejects } from 'node:assert/strict';
import {
  BatchVerb,
  Configuration,
  CouponReadToJSON,
  CouponReplacementFromJSON,
  CouponsApi,
  EventsApi,
  PatchOperator,
  type ResponseError,
} from './client/index.js';

const tenantId = 'openapi-generator-typescript-fetch';
const configuration = new Configuration({ basePath: process.env.GALA_URL, accessToken: process.env.GALA_TOKEN });
const coupons = new CouponsApi(configuration);

const event = await new EventsApi(configuration).eventsCreate({ tenantId, eventBody: { name: 'Annual meeting' } });
const functionDiscountInfo = { method: 'percentage', amount: 15 } as const;
const couponBody = { name: 'Early bird', eventId: event.id, functionDiscountInfo, vat_class: 'reduced' };
const request = { tenantId, couponBody, idempotencyKey: crypto.randomUUID() };
const { id, ...created } = await coupons.couponsCreate(request);
equal((await coupons.couponsCreate(request)).id, id);
equal(created.vat_class, 'reduced');

const read = await coupons.couponsGet({ tenantId, id });
equal(read.vat_class, 'reduced');
deepEqual(read.functionDiscountInfo, functionDiscountInfo);

const couponReplacement = CouponReplacementFromJSON(CouponReadToJSON(read));
const replaced = await coupons.couponsReplace({ tenantId, id, couponReplacement });
deepEqual([replaced.vat_class, replaced.sysVersion], ['reduced', 2]);

const requestBody = { is_active: false, function_discount_info: null };
const patched = await coupons.couponsPatch({ tenantId, id, requestBody });
deepEqual([patched.vat_class, patched.isActive, patched.functionDiscountInfo], ['reduced', false, undefined]);

const page = await coupons.couponsListByEvent({ tenantId, eventId: event.id, limit: 10 });
deepEqual(
  page.items.map(({ name, vat_class }) => [name, vat_class]),
  [['Early bird', 'reduced']],
);

const patchDirectives = [{ op: PatchOperator.Add, path: '/name', value: 'Earliest bird' }];
const operations = [{ operation: BatchVerb.Patch, id, patchDirectives }];
const { results } = await coupons.couponsBatch({ tenantId, couponBatch: { operations } });
deepEqual([results[0]?.object?.name, results[0]?.object?.vat_class], ['Earliest bird', 'reduced']);

equal(await coupons.couponsDelete({ tenantId, id }), id);
await rejects(coupons.couponsGet({ tenantId, id }), (error: ResponseError) => error.response.status === 404);
