/** Reads the OpenAPI documents. */
import type { Bundle, Content, OperationObject, Parameter } from '#shared/schema/document.js';
import {
  type Action,
  capitalized,
  type Field,
  type Finder,
  fieldOf,
  fieldsOf,
  type Resource,
  type Schema,
  type Service,
} from './document.js';

/** @throws Error when a document cannot be read. */
export async function readServices(signal: AbortSignal): Promise<readonly Service[]> {
  const read = async (path: string) => {
    const response = await fetch(path, { headers: { Accept: 'application/json' }, signal });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return await response.json();
  };
  const { services } = (await read('./')) as { services: { name: string }[] };
  return await Promise.all(services.map(async ({ name }) => serviceOf(name, await read(`${name}/openapi.json`))));
}

/** What reads operations: a schema in the place of its name. */
type Resolve = Resource['resolve'];

interface Operation extends OperationObject {
  /** Lowercase. */
  readonly method: string;
  readonly verb: string;
  /** With those of its path; their schemas are resolved. */
  readonly parameters: readonly Parameter[];
  /** Resolved: what is sent. */
  readonly body: Schema | undefined;
  /** What is answered, as it stands in the document. */
  readonly answer: Schema | undefined;
}

const jsonOf = (has: Content | undefined) => has?.content?.['application/json']?.schema;

function operationsOf({ paths, components }: Bundle, resolve: Resolve): Operation[] {
  const parameterOf = (one: Parameter & { $ref?: string }): Parameter => {
    const found = one.$ref === undefined ? one : (components.parameters?.[lastOf(one.$ref)] as Parameter);
    return { ...found, schema: resolve(found.schema ?? {}) };
  };
  return Object.values(paths).flatMap(({ parameters: shared = [], ...methods }) =>
    Object.entries(methods).map(([method, operation]) => {
      const [, verb = ''] = operation.operationId.split('.');
      const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => parameterOf(one as Parameter));
      const body = jsonOf(operation.requestBody);
      const [, reply] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
      return { ...operation, method, verb, parameters, body: body && resolve(body), answer: jsonOf(reply) };
    }),
  );
}

function serviceOf(service: string, document: Bundle): Service {
  const resolve = resolver(document);
  const operations = operationsOf(document, resolve);
  const place = ({ 'x-console': mark }: Bundle['tags'][number]) => mark?.place ?? Number.MAX_SAFE_INTEGER;
  const tags = [...document.tags].sort((a, b) => place(a) - place(b));
  const resources = tags.flatMap(({ name, description = '', ...tag }): Resource[] => {
    const { 'x-resource': words } = tag;
    const own = operations.filter(({ tags = [] }) => tags.includes(name));
    const body = own.find(({ verb }) => verb === 'create')?.body;
    if (words === undefined || body === undefined) return [];
    const all = fieldsOf(body, resolve);
    const isSystem = (field: Field) => field.name.startsWith('sys_') || field.name === 'id';
    return [
      {
        ...{ service, name, description, resolve, noun: words.noun, plural: words.plural },
        isDaily: tag['x-console'] !== undefined,
        layout: (document.components.schemas?.[words.schema] as Schema | undefined)?.['x-console'] ?? {},
        fields: all.filter((field) => !isSystem(field)),
        systemFields: all.filter(isSystem),
        finders: findersOf(own, resolve),
        operations: new Set(own.map(({ verb }) => verb)),
        schema: resolve(own.find(({ verb }) => verb === 'replace')?.answer ?? {}),
      },
    ];
  });
  const listMail = operations.find(({ operationId }) => operationId === 'messages.list');
  const mailStates = listMail?.parameters.find(({ name }) => name === 'state')?.schema?.enum ?? [];
  const actions = operations.flatMap((operation) => actionOf(operation, document, resolve));
  return { name: service, title: document.info.title, resources, actions, mailStates };
}

const usual = /^(create|get|replace|patch|delete|batch|search|upsert|list.*)$/;
/** Parameters of whole families of operations, which nobody fills in. */
const general = ['tenantId', 'dry_run', 'override', 'consistentRead', 'fields'];

function actionOf(operation: Operation, { tags }: Bundle, resolve: Resolve): Action[] {
  const { operationId: id, verb, summary = '', description = '', parameters, body, answer } = operation;
  const mark = operation['x-console'];
  if (usual.test(verb) || mark?.action === false) return [];
  const [sentence = ''] = description.split(/(?<=\.)\s/);
  const record = tags.find(
    ({ 'x-resource': words }) => answer?.$ref !== undefined && words?.schema === `${lastOf(answer.$ref)}Fields`,
  );
  const isReading = operation.method === 'get' && !operation['x-has-effects'];
  return [
    {
      ...{ id, verb, isReading },
      resource: id.slice(0, -verb.length - 1),
      permission: operation['x-permission'] ?? id,
      label: mark?.action ?? shortened(summary),
      about: mark?.about ?? (/`|\d{3}/.test(sentence) ? undefined : sentence),
      hasTrial: !isReading && mark?.trial !== false && parameters.some(({ name }) => name === 'dry_run'),
      isVersioned: parameters.some(({ name }) => name === 'If-Match'),
      parameters: parameters
        .filter((one) => one.in !== 'header' && !general.includes(one.name))
        .map((one) => fieldIn(one, one.in === 'path', resolve)),
      bodies: body === undefined ? [] : (body.oneOf ?? [body]).map(resolve),
      answer: resolve(answer ?? {}),
      answers: record?.name,
    },
  ];
}

const fieldIn = (
  { name, schema, description = '', 'x-field': about }: Parameter,
  isNeeded: boolean,
  resolve: Resolve,
) => fieldOf(name, { ...schema, description, ...(about && { 'x-field': about }) }, isNeeded, resolve);

/** `Get the availability of a function` → `Availability` */
const shortened = (summary: string) =>
  capitalized(summary.replace(/^Get the /, '').replace(/ (of|for) (an?|the) .*$/, ''));

/** A search without filters finds what the list of all has. Those for everybody (`listPublic…`) show less, so they are left out. */
function findersOf(own: readonly Operation[], resolve: Resolve): Finder[] {
  const finders = own
    .filter(({ verb }) => verb === 'search' || /^list(?!Public)/.test(verb))
    .map(({ verb, summary = '', parameters, body }): Finder => {
      const inPath = parameters.filter((one) => one.in === 'path' && one.name !== 'tenantId');
      const inBody = fieldsOf(body ?? {}, resolve).filter(({ name }) => name !== 'exclusiveStartKey');
      const sorts = parameters.find(({ name }) => name === 'sort')?.schema?.enum ?? [];
      return {
        ...{ verb, summary, isSearch: verb === 'search', sorts: sorts.filter((name) => !name.startsWith('-')) },
        filters: [
          ...inPath.map((one) => ({ ...fieldIn(one, true, resolve), target: undefined })),
          ...inBody.map((field) => ({ ...field, required: false })),
        ],
      };
    });
  return finders.some(({ isSearch }) => isSearch) ? finders.filter(({ verb }) => verb !== 'list') : finders;
}

const lastOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

function resolver({ components, tags }: Bundle): Resolve {
  // the API does not check what may be kept elsewhere, but it can be kept here
  const kept = new Map(tags.map(({ name, 'x-resource': words }) => [`external:${words?.noun}`, name]));
  const resolve = (schema: Schema): Schema => {
    const { $ref, ...rest } = schema;
    const named = $ref === undefined ? undefined : (components.schemas?.[lastOf($ref)] as Schema | undefined);
    const target = $ref === undefined ? schema : { ...resolve(named ?? {}), ...rest };
    const { allOf, ...own } = target;
    const here = kept.get(target['x-refers-to'] ?? '');
    if (here !== undefined) return { ...target, 'x-refers-to': here };
    if (allOf === undefined) return target;
    const parts = [...allOf.map(resolve), own];
    return {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required = [] }) => required),
    };
  };
  return resolve;
}
