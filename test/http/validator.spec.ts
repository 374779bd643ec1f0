/** The class of the validator that is not public: what is used of it stays what was read. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';

const advice =
  'src/http/validator.ts uses its RequestValidator, which is not public: read openapi.request.validator.js of the new version, then change this test.';

describe('express-openapi-validator', () => {
  const installed = createRequire(import.meta.url)('express-openapi-validator/package.json') as { version: string };

  it('is the version whose private class was read', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    assert.equal(dependencies['express-openapi-validator'], '5.6.2', `It must be pinned exactly. ${advice}`);
    assert.equal(installed.version, '5.6.2', advice);
  });

  it('validates a request that carries what the router found, and throws its findings', () => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'One', version: '1' },
      paths: { '/one/{id}': { get: { parameters: [limit], responses: {} } } },
    };
    const validator = new RequestValidator(document as never, options as never);
    const request = (query: object) => ({ ...asked, query, openapi: { ...found, schema: { parameters: [limit] } } });
    const validate = (query: object) => validator.validate(request(query) as never, undefined as never, () => {});
    const good = request({ limit: '5' });
    validator.validate(good as never, undefined as never, () => {});
    assert.equal((good.query as { limit: unknown }).limit, 5, `It converts parameters in place. ${advice}`);
    assert.throws(
      () => validate({ limit: 'five' }),
      ({ status, errors }) => status === 400 && errors[0].path === '/query/limit',
      advice,
    );
  });
});

const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const found = { expressRoute: '/one/{id}', openApiRoute: '/one/{id}', pathParams: { id: '1' } };
const asked = { method: 'GET', originalUrl: '/one/1', path: '/one/1', headers: {}, body: {} };
const options = {
  strict: false,
  validateSchema: false,
  useDefaults: true,
  coerceTypes: false,
  formats: {},
  serDesMap: {},
};
