/** Round trips in TypeScript: bodies are literals, so the compiler checks them and what is expected. */
import {
  access,
  camel,
  type Dialect,
  given,
  isDate,
  type Json,
  keptIn,
  type Parameter,
  pascal,
  pathOf,
  type Step,
  unlisted,
} from '../program.js';

/** What differs from tool to tool. */
interface Ways {
  /** Imports, the client, and `good`, which returns what an answer holds when all went well. */
  readonly start: string;
  call(step: Step): string;
  /** What an error is checked with; `r` is the answer. */
  failure(r: string, status: number, code: string | undefined): string;
  readonly etag: string;
  /** Fields in camelCase, times as Date, and errors in answers as JavaScript's Error, which has no code. */
  readonly renames?: boolean;
  readonly cannot?: Dialect['cannot'];
}

const tsconfig = {
  compilerOptions: {
    ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'NodeNext', strict: true },
    ...{ skipLibCheck: false, skipDefaultLibCheck: true, outDir: 'out', types: ['node'] },
  },
  include: ['*.ts', 'client/**/*.ts'],
};

const shared = `import assert from 'node:assert/strict';
const { GALA_URL = '', GALA_TOKEN = '' } = process.env;
function same<T>(found: T, expected: NoInfer<T>): void {
  assert.deepEqual(found, expected);
}
`;

/** A literal in which `$name` is a variable. */
const literal = (value: Json | object) => JSON.stringify(value).replace(/"\$(\w+)"/g, '$1');
const valuesOf = (parameters: readonly Parameter[]) =>
  Object.fromEntries(parameters.map(({ name, value }) => [name, value]));

function typescript({ start, call, failure, etag, renames = false, cannot }: Ways): Dialect {
  const steps = {
    field: (before: string, name: string) => `${before}?.${renames ? camel(name) : name}`,
    item: (before: string, index: string) => `${before}?.[${index}]`,
    extra: (before: string) => `${before}?.${unlisted}`,
  };
  const expected = (value: Json) => {
    if (value === null) return 'undefined';
    return renames && isDate(value) ? `new Date('${value}')` : literal(value);
  };
  const statements = (step: Step): string[] => {
    const { n, gives = {}, keeps = {}, fails } = step;
    const [r, a] = [`r${n}`, `a${n}`];
    if (fails !== undefined) return [`const ${r} = ${call(step)};`, failure(r, fails.status, fails.code)];
    return [
      `const ${r} = await ${call(step)};`,
      `const ${a} = await good(${r});`,
      ...Object.entries(gives)
        .filter(([path]) => !(renames && path.endsWith('error.code')))
        .map(([path, value]) => `same(${access(a, path, steps)}, ${expected(value)});`),
      ...Object.entries(keeps).map(([name, path]) =>
        path === 'ETag'
          ? `const ${name} = ${r}${etag}.get('etag') ?? '';`
          : `const ${name} = ${access(a, path, steps)};`,
      ),
    ];
  };
  return {
    ...(cannot && { cannot }),
    statements,
    files: (document, tenant, statements) => ({
      'tsconfig.json': JSON.stringify(tsconfig),
      [`${document}.ts`]: `${shared}const tenantId = '${tenant}';\n${start}\n${statements.join('\n')}\n`,
    }),
  };
}

const goodOf = (from: string) => `async function good<T>({ data, error }: { data?: T; error?: unknown }): Promise<T> {
  assert.ok(data !== undefined, JSON.stringify(error));
  return data;
}
${from}`;

/** Objects in the parts of a request that a call gives. */
function parts(step: Step, body: string | undefined, names: { readonly header: string }): string {
  const [query, header] = [valuesOf(given(step, 'query')), valuesOf(given(step, 'header'))];
  const path = { tenantId: '$tenantId', ...valuesOf(given(step, 'path')) };
  const all = [
    `path: ${literal(path)}`,
    ...(Object.keys(query).length > 0 ? [`query: ${literal(query)}`] : []),
    ...(Object.keys(header).length > 0 ? [`${names.header}: ${literal(header)}`] : []),
    ...(body === undefined ? [] : [`body: ${body}`]),
  ];
  return all.join(', ');
}

/** Without `fields`, a record is read whole, which its type cannot say: hence the assertion. */
const bodyOf = ({ body, bodySchema }: Step, typed: (schema: string) => string) =>
  body === undefined ? undefined : literal(body) + (keptIn(body) ? ` as ${typed(bodySchema)}` : '');

export const openapiFetch = typescript({
  start: goodOf(`import createClient from 'openapi-fetch';
import type { components, paths } from './client.js';
const headers = { Authorization: \`Bearer \${GALA_TOKEN}\` };
const client = createClient<paths>({ baseUrl: GALA_URL, headers });`),
  call(step) {
    const body = bodyOf(step, (schema) => `components['schemas']['${schema}']`);
    const sent = body === undefined ? '' : `, body: ${body}`;
    return `client.${step.method}('${step.route}', { params: { ${parts(step, undefined, { header: 'header' })} }${sent} })`;
  },
  failure: (r, status, code) =>
    `same((await ${r}).response.status, ${status});${code ? ` same((await ${r}).error?.code, '${code}');` : ''}`,
  etag: '.response.headers',
});

export const heyApi = typescript({
  start: goodOf(`import { client } from './client/client.gen.js';
import * as sdk from './client/sdk.gen.js';
import type * as types from './client/types.gen.js';
client.setConfig({ baseUrl: GALA_URL, headers: { Authorization: \`Bearer \${GALA_TOKEN}\` } });`),
  call(step) {
    const body = bodyOf(step, (schema) => `types.${schema}`);
    return `sdk.${camel(step.do)}({ ${parts(step, body, { header: 'headers' })} })`;
  },
  failure: (r, status, code) =>
    `same((await ${r}).response?.status, ${status});${code ? ` same((await ${r}).error?.code, '${code}');` : ''}`,
  etag: '.response?.headers',
});

export const orval = typescript({
  start: `import * as client from './client.js';
const as = (headers: Record<string, string> = {}) => ({
  headers: { Authorization: \`Bearer \${GALA_TOKEN}\`, 'Content-Type': 'application/json', ...headers },
});
type Good<Answer> = Extract<Answer, { status: 200 }>;
const isGood = <A extends { status: number }>(answer: A): answer is Good<A> => answer.status === 200;
async function good<A extends { status: number; data: unknown }>(answer: A): Promise<Good<A>['data']> {
  assert.ok(isGood(answer), JSON.stringify(answer.data));
  return answer.data;
}`,
  call(step) {
    const headers = valuesOf(given(step, 'header'));
    const query = valuesOf(given(step, 'query'));
    const hasQuery = step.parameters.some((one) => one.in === 'query');
    const args = [
      'tenantId',
      ...pathOf(step).map(({ value }) => literal(value ?? '')),
      ...(step.body === undefined ? [] : [bodyOf(step, (schema) => `client.${schema}`)]),
      ...(hasQuery ? [Object.keys(query).length > 0 ? literal(query) : 'undefined'] : []),
      `as(${literal(headers)})`,
    ];
    return `client.${camel(step.do)}(${args.join(', ')})`;
  },
  failure: (r, status, code) =>
    `const ${r}a = await ${r}; assert.ok(${r}a.status === ${status});${code ? ` same(${r}a.data.code, '${code}');` : ''}`,
  etag: '.headers',
});

export const openapiGeneratorFetch = typescript({
  start: `import * as gala from './client/index.js';
const configuration = new gala.Configuration({ basePath: GALA_URL, accessToken: GALA_TOKEN });
const good = <T>(answer: { value(): Promise<T> }) => answer.value();
async function failed(call: Promise<unknown>, status: number, code?: string): Promise<void> {
  const error: unknown = await call.catch((error: unknown) => error);
  assert.ok(error instanceof gala.ResponseError, 'it did not fail');
  same(error.response.status, status);
  if (code) same((await error.response.json()).code, code);
}`,
  renames: true,
  cannot: ({ isPatch, body }) => isPatch && Array.isArray(body),
  call(step) {
    const { body, bodySchema, isPatch, answerSchema } = step;
    const from = keptIn(body) ? `gala.${answerSchema}ReadToJSON(${keptIn(body)})` : literal(body ?? {});
    const sent = isPatch
      ? `patchOrMergePatch: ${literal(body ?? {})}`
      : `${camel(bodySchema)}: gala.${bodySchema}FromJSON(${from})`;
    const args = [
      'tenantId',
      ...given(step).map(({ name, value }) => `${camel(name)}: ${literal(value ?? '')}`),
      ...(body === undefined ? [] : [sent]),
    ];
    return `new gala.${pascal(step.tag)}Api(configuration).${camel(step.do)}Raw({ ${args.join(', ')} })`;
  },
  failure: (r, status, code) => `await failed(${r}, ${status}${code ? `, '${code}'` : ''});`,
  etag: '.raw.headers',
});
