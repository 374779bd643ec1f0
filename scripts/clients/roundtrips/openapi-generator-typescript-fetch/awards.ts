/** An award with a field that the document does not have, through openapi-generator's client for fetch. */
import { deepEqual, equal, rejects } from 'node:assert/strict';
import {
  AwardReadToJSON,
  AwardReplacementFromJSON,
  AwardsApi,
  Configuration,
  ReferenceTypesApi,
  type ResponseError,
} from './client/index.js';

const tenantId = 'openapi-generator-typescript-fetch';
const configuration = new Configuration({ basePath: process.env.GALA_URL, accessToken: process.env.GALA_TOKEN });
const awards = new AwardsApi(configuration);

const { id, vat_class } = await awards.awardsCreate({
  tenantId,
  awardBody: { name: 'Young Researcher', vat_class: 'reduced' },
});
equal(vat_class, 'reduced');

const read = await awards.awardsGet({ tenantId, id });
equal(read.vat_class, 'reduced');
const awardReplacement = { ...AwardReplacementFromJSON(AwardReadToJSON(read)), name: 'Researcher' };
const replaced = await awards.awardsReplace({ tenantId, id, awardReplacement });
deepEqual([replaced.vat_class, replaced.name, replaced.sysVersion], ['reduced', 'Researcher', 2]);

const patch = { tenantId, id, ifMatch: '"2"', requestBody: { description: 'For a thesis.' } };
const patched = await awards.awardsPatch(patch);
equal(patched.vat_class, 'reduced');
await rejects(awards.awardsPatch(patch), (error: ResponseError) => error.response.status === 412);
const known = await awards.awardsGetRaw({ tenantId, id });
const unchanged = awards.awardsGet({ tenantId, id, ifNoneMatch: known.raw.headers.get('etag') ?? '' });
await rejects(unchanged, (error: ResponseError) => error.response.status === 304);

const list = await awards.awardsList({ tenantId });
deepEqual(
  list.map((award) => [award.description, award.vat_class]),
  [['For a thesis.', 'reduced']],
);

const missing = new ReferenceTypesApi(configuration).referenceTypesGet({ tenantId, id: 'nosuchtype' });
await rejects(missing, (error: ResponseError) => error.response.status === 404);
