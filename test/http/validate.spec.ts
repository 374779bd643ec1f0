/** Parameters: paths are accepted by validators in generated/, which must agree with the package that describes errors. */
import { strict as assert } from 'node:assert';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { Fault } from '../../src/fault.js';
import { requestValidator } from '../../src/http/validate.js';
import { Document, type Route } from '../../src/schema/document.js';
import { services } from '../../src/services.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: string;
  readonly schema: { readonly enum?: readonly string[] };
}

const documents = Object.keys(services).map((name) => Document.load(name));
const accepted = ['a', 'A0_:|-', 'x'.repeat(128)];
const rejected = ['', '..', 'a b', 'ä', 'a/b', 'a\n', '__proto__ ', 'x'.repeat(129)];

/** The first of the routes with each set of parameters in a place; `ALL=1`: every route. */
const distinct = (place: 'path' | 'query') =>
  documents.flatMap((document) => {
    const sets = new Map<string, { document: Document; route: Route; inPath: Parameter[]; inQuery: Parameter[] }>();
    for (const route of document.routes.filter(({ method }) => place === 'path' || method === 'GET')) {
      const parameters = (route.operation.parameters ?? []).map((one) => document.resolve(one as Parameter));
      const [inPath, inQuery] = ['path', 'query'].map((where) => parameters.filter((one) => one.in === where)) as Two;
      const key = process.env.ALL ? route.operation.operationId : JSON.stringify(place === 'path' ? inPath : inQuery);
      if (!sets.has(key)) sets.set(key, { document, route, inPath, inQuery });
    }
    return [...sets.values()];
  });
type Two = [Parameter[], Parameter[]];

const exampleOf = (inPath: readonly Parameter[]) =>
  Object.fromEntries(inPath.map(({ name, example = 'a' }) => [name, example]));

describe('Parameters', () => {
  for (const { document, route, inPath } of distinct('path')) {
    const { operationId } = route.operation;
    const valid = exampleOf(inPath);

    it(`in paths of ${operationId} (${document.name}) are judged as by express-openapi-validator`, () => {
      const isValid = document.validator(document.pathSchema(route));
      const takes = packageFor(document, route, inPath);
      for (const { name } of inPath)
        for (const value of [valid[name], ...accepted, ...rejected, 'open', 'never opened', '5', 'null'])
          assert.equal(isValid({ ...valid, [name]: value }), takes({ ...valid, [name]: value }), `${name}: ${value}`);
    });

    for (const { name } of inPath.filter(({ name }) => route.method === 'GET' && ['tenantId', 'id'].includes(name)))
      it(`in paths of ${operationId} (${document.name}) include ${name}, which is checked`, () => {
        for (const value of accepted) assert.deepEqual(wrong(document, route, { ...valid, [name]: value }), []);
        for (const value of rejected)
          assert.deepEqual(wrong(document, route, { ...valid, [name]: value }), [`path/${name}`], value);
      });
  }

  it('are all named when path and query are wrong', () => {
    const [document] = documents as [Document];
    const route = document.routes.find(({ operation }) => operation.operationId === 'references.get') as Route;
    const path = { tenantId: 'a', id: 'a' };
    assert.deepEqual(wrong(document, route, path, { consistentRead: 'x' }), ['query/consistentRead']);
    const both = wrong(document, route, { ...path, id: 'a b' }, { consistentRead: 'x' });
    assert.deepEqual(both.sort(), ['path/id', 'query/consistentRead']);
    assert.deepEqual(wrong(document, route, path, { consistentRead: 'true' }), []);
  });

  for (const { document, route, inPath, inQuery } of distinct('query'))
    it(`of ${route.operation.operationId} (${document.name}) stay as they were sent, without defaults`, () => {
      const other = inQuery.find(({ schema }) => schema.enum?.includes('true'));
      const required = inQuery.find((one) => one.required);
      const ask = (query: Record<string, unknown>) => wrong(document, route, exampleOf(inPath), query);
      if (required !== undefined) return assert.deepEqual(ask({}), [`query/${required.name}`]);
      for (const sent of [{}, other === undefined ? {} : { [other.name]: 'true' }]) {
        const query = { ...sent };
        assert.deepEqual([ask(query), query], [[], sent]);
      }
    });
});

/** The package, which takes a path or not. */
function packageFor({ bundle: { openapi, info } }: Document, { method, path }: Route, parameters: Parameter[]) {
  const schema = { parameters: structuredClone(parameters), responses: {} };
  const paths = { [path]: { [method.toLowerCase()]: schema } };
  const options = { coerceTypes: false, validateFormats: true, formats: {}, serDesMap: {}, strict: false };
  const validator = new RequestValidator({ openapi, info, paths } as never, options as never);
  return (pathParams: Record<string, unknown>) => {
    const asked = { expressRoute: path, openApiRoute: path, schema, pathParams };
    const request = { method, originalUrl: '/', path: '/', headers: {}, query: {}, openapi: asked };
    try {
      validator.validate(request as never, undefined as never, () => {});
      return true;
    } catch (thrown) {
      assert.equal((thrown as { status?: number }).status, 400);
      return false;
    }
  };
}

/** The pointers of what is wrong. */
function wrong(document: Document, route: Route, path: Record<string, string>, query: Record<string, unknown> = {}) {
  try {
    requestValidator(document, route).validate({ path, query, body: undefined, mediaType: undefined });
    return [];
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    return [...new Set(thrown.details?.map(({ pointer }) => pointer))];
  }
}
