/** The YAML documents, and everything generated from them, in memory. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';
import { isMap, isScalar, visit, Document as Yaml } from 'yaml';
import { type Content, Document, isForEveryone, type Schema } from '../src/schema/document.js';
import { lean, lenient } from '../src/schema/lean.js';
import { published, withoutTexts } from '../src/schema/published.js';
import { services } from '../src/services.js';
import { bundled } from './bundle.js';
import { resourcesOf } from './decorators/names.js';
import { isLimitable, owningOf } from './decorators/owning.js';
import { operationsOf, type Root } from './decorators/tree.js';
import { operationsModule } from './operations.js';
import { checkRoles, type Known, permissionOf, readExtras, readRoles } from './roles.js';
import { located, Mistake } from './sources.js';

/** Names of the services: each has the root of its document in openapi/. */
export const documents = Object.keys(services);

/** What people read and compare. All else in generated/ is built from openapi/ where it is needed. */
export const isCommitted = (file: string): boolean => file.endsWith('.yaml') || file === 'roles.json';

const banner = (name: string) => `Made by \`npm run generate\` from openapi/${name}.yaml: do not edit.`;

/**
 * Generates everything from openapi/.
 * @param folder that contains openapi/ and redocly.yaml.
 * @returns file name in generated/ → content.
 * @throws Error with all findings of the linter, or naming a document that belongs to no service.
 */
export async function generated(folder = '.'): Promise<Map<string, string>> {
  return await made(folder).catch((error) => {
    throw located(error, folder);
  });
}

async function made(folder: string): Promise<Map<string, string>> {
  for (const file of await readdir(join(folder, 'openapi'))) {
    const name = /^(.*)\.yaml$/.exec(file)?.[1];
    if (name !== undefined && name !== 'roles' && !documents.includes(name))
      throw new Mistake([], `openapi/${file} belongs to no service: add ${name} to src/services.ts.`);
  }
  const first = new Map<string, Root>();
  // the linter handles one at a time; those of whose pages others are made come first, so that a mistake is said to be in these
  for (const name of documents.toReversed()) first.set(name, await bundled(name, folder));
  const bundles = new Map(documents.map((name) => [name, first.get(name) as Root]));
  const files = new Map([
    ['services.ts', operationTypes()],
    ['operations.ts', operationsModule(bundles)],
    ['roles.json', rolesOf([...bundles.values()], folder)],
  ]);
  for (const [name, document] of bundles)
    for (const [file, text] of await madeOf(name, document)) files.set(file, text);
  return files;
}

/** The default roles, for the server to read. */
function rolesOf(bundles: readonly Root[], folder: string): string {
  const roles = readRoles(folder, bundles);
  checkRoles(roles, knownIn(bundles, folder));
  return `${JSON.stringify(roles, null, 1)}\n`;
}

function knownIn(bundles: readonly Root[], folder: string): Known {
  const operations = bundles.flatMap((root) => {
    const owning = owningOf(root);
    const operations = operationsOf(root).filter(({ operation }) => !isForEveryone(operation));
    return operations.map(({ operation }) => ({ operation, isLimitable: isLimitable(operation, owning) }));
  });
  const resources = bundles.flatMap((root) => resourcesOf(root).map(({ name }) => name));
  const needed = new Set(operations.map(({ operation }) => permissionOf(operation)));
  const other = operations.filter(({ operation: { operationId = '' } }) => !needed.has(operationId));
  const limitable = operations.filter((one) => one.isLimitable);
  return {
    needed,
    limitable: new Set(limitable.map(({ operation }) => permissionOf(operation))),
    extras: new Set(
      Object.keys(readExtras(folder)).flatMap((name) => resources.map((one) => name.replace(/^\*/, one))),
    ),
    renamed: new Map(other.map(({ operation }) => [operation.operationId ?? '', permissionOf(operation)])),
  };
}

/** Lists the types of the services, like src/services.ts lists the services. */
function operationTypes(): string {
  const imports = documents.map((name) => `import type { operations as ${name} } from './${name}.js';\n`);
  const members = documents.map((name) => `  ${name}: ${name};\n`);
  const note = '/** Made by `npm run generate` from src/services.ts: do not edit. */\n';
  return `${note}${imports.join('')}\n/** Service → its operations. */\nexport interface Services {\n${members.join('')}}\n`;
}

/**
 * Types and validators of one document.
 * @returns file name in generated/ → content.
 */
async function madeOf(name: string, document: Root): Promise<Map<string, string>> {
  const bundle = { ...document, 'x-generated': banner(name) };
  const plain = published(Document.of(name, bundle).bundle);
  const served = withoutTexts(bundle) as Root;
  return new Map([
    [`${name}.json`, `${JSON.stringify(bundle, null, 1)}\n`],
    [`${name}.run.json`, `${JSON.stringify(served)}\n`],
    [`${name}.yaml`, yamlOf(plain)],
    [`${name}.ts`, `/** ${banner(name)} */\n${await types(plain)}`],
    [`${name}.validators.cjs`, `// ${banner(name)}\n${validators(served)}`],
    [`${name}.validators.d.cts`, `// ${banner(name)}\n${declaration}`],
  ]);
}

/** Parsers of YAML 1.1 read it alike. A list of nothing but scalars is one line, and so are a reference and the headers of an answer. */
function yamlOf(document: object): string {
  const yaml = new Yaml(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  visit(yaml, {
    Seq: (_, list) => {
      if (list.items.every(isScalar)) list.flow = true;
    },
    Map: (_, map) => {
      if (map.items.length === 1 && map.has('$ref')) map.flow = true;
    },
    Pair: (_, { key, value }) => {
      const isReference = ({ value }: { value: unknown }) =>
        isMap(value) && value.items.length === 1 && value.has('$ref');
      if (String(key) === 'headers' && isMap(value) && value.items.every(isReference)) value.flow = true;
    },
  });
  return yaml.toString({ blockQuote: 'literal', flowCollectionPadding: false, lineWidth: 0 });
}

const declaration = `import type { ValidateFunction } from 'ajv';
/** A schema as JSON → its validator: of the paths and bodies of requests, of whole records, and of the operations of batches. */
declare const validators: Record<string, ValidateFunction>;
export = validators;
`;

async function types(document: object): Promise<string> {
  return astToString(await openapiTS(structuredClone(document) as never, { defaultNonNullable: false }));
}

function validators(document: Root): string {
  const ajv = new Ajv2020({
    code: { source: true, lines: true },
    messages: false,
    strict: false,
    validateSchema: false,
  });
  formats.default(ajv, { mode: 'full' });
  const described = Document.of('', document);
  const leaving = lenient(described);
  ajv.addSchema({ $id: 'document', components: lean(document.components, leaving) });
  const schemas = new Map(validated(described).map((schema) => [JSON.stringify(schema), schema]));
  const refs = Object.fromEntries([...schemas.keys()].map((text, index) => [text, `schema${index}`]));
  for (const [text, schema] of schemas) ajv.addSchema(lean(schema, leaving) as object, refs[text]);
  // one character beyond Latin-1 would double the memory of the whole file
  return standalone
    .default(ajv, refs)
    .replace(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The schemas that the server validates values against. */
function validated(document: Document): Schema[] {
  const ofRoutes = document.routes.flatMap((route) => {
    const { operationId, requestBody } = route.operation;
    const contents = requestBody && document.resolve<Content>(requestBody).content;
    const bodies = Object.values(contents ?? {}).map(({ schema = {} }) => schema);
    const record = operationId.endsWith('.replace') ? document.answer(operationId) : undefined;
    return [document.pathSchema(route), ...bodies, ...(record === undefined ? [] : [record])];
  });
  return [...ofRoutes, document.batchOperation()];
}
