/** The YAML documents, and all that is made of them, in memory. */
import { bundle, createConfig, formatProblems, lint, loadConfig } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';

export const documents = ['awards', 'events'] as const;

const banner = (name: string) => `Made by \`npm run generate\` from openapi/${name}.yaml: do not edit.`;

interface Bundle {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}
interface Operation {
  operationId?: string;
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

/**
 * Lints, bundles, types and compiles one document.
 * @returns file name in generated/ → text.
 * @throws Error listing every finding of the linter.
 */
export async function generated(name: string): Promise<Map<string, string>> {
  const document = await bundled(name);
  return new Map([
    [`${name}.json`, `${JSON.stringify({ ...document, 'x-generated': banner(name) }, null, 1)}\n`],
    [`${name}.ts`, `/** ${banner(name)} */\n${await types(document)}`],
    [`${name}.validators.cjs`, `// ${banner(name)}\n${validators(document)}`],
    [`${name}.validators.d.cts`, `// ${banner(name)}\n${declaration}`],
  ]);
}

const declaration = `import type { ValidateFunction } from 'ajv';
/** \`resource.create\`, \`resource.replace\`: request bodies; \`resource\`: the whole record; \`batch\`: an operation of one. */
declare const validators: Record<string, ValidateFunction>;
export = validators;
`;

async function bundled(name: string): Promise<Bundle> {
  const ref = `openapi/${name}.yaml`;
  const config = await loadConfig({ configPath: 'redocly.yaml' });
  const problems = await lint({ ref, config });
  if (problems.length > 0) {
    const totals = { errors: problems.length, warnings: 0, ignored: 0 };
    formatProblems(problems, { format: 'stylish', totals, version: '' });
    throw new Error(`${ref}: the linter has ${problems.length} findings (above).`);
  }
  const { bundle: result } = await bundle({ ref, config: await createConfig({}) });
  return JSON.parse(JSON.stringify(result.parsed)) as Bundle;
}

async function types(document: Bundle): Promise<string> {
  return astToString(await openapiTS(structuredClone(document) as never, { defaultNonNullable: false }));
}

function validators(document: Bundle): string {
  const ajv = new Ajv2020({
    code: { source: true, lines: true },
    strict: false,
    validateSchema: false,
  });
  formats.default(ajv, { mode: 'full' });
  const refs: Record<string, string> = {};
  const add = (name: string, schema: unknown) => {
    ajv.addSchema(rebased(schema) as object, name);
    refs[name] = name;
  };
  ajv.addSchema({ $id: 'document', components: rebased(document.components) });
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    const [resource, verb] = operation.operationId?.split('.') ?? [];
    if (resource === undefined || (verb !== 'create' && verb !== 'replace')) continue;
    add(`${resource}.${verb}`, operation.requestBody?.content?.['application/json']?.schema);
    if (verb === 'replace') add(resource, operation.responses?.['200']?.content?.['application/json']?.schema);
  }
  add('batch', document.components.schemas.BatchOperation);
  return standalone.default(ajv, refs);
}

/** `#/components/…` made absolute, so that schemas compiled one by one share the document's. */
function rebased(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
}
