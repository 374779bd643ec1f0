/** Reads the OpenAPI documents. */
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

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema?: Schema;
  readonly 'x-field'?: string;
}

interface Operation {
  /** Lowercase. */
  readonly method: string;
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
  /** If it is not the operationId. */
  readonly 'x-permission'?: string;
  /** Whether it changes something although its method is GET. */
  readonly 'x-has-effects'?: boolean;
  /** What its button says, or that it has none; a sentence for its dialog; whether a dry run comes first. */
  readonly 'x-console'?: { readonly action: string | false; readonly about?: string; readonly trial?: boolean };
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Document {
  readonly info: { readonly title: string };
  readonly tags: readonly {
    readonly name: string;
    readonly description: string;
    readonly 'x-resource'?: { readonly schema: string; readonly noun: string; readonly plural: string };
    readonly 'x-console'?: { readonly place: number };
  }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>> & { parameters?: readonly Parameter[] }>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Schema & Parameter>>>>;
}

/** @throws Error when a document cannot be read. */
export async function readServices(signal: AbortSignal): Promise<readonly Service[]> {
  const read = async (path: string) => {
    const response = await fetch(path, { headers: { Accept: 'application/json' }, signal });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return await response.json();
  };
  const { services } = (await read('./')) as { services: { name: string }[] };
  return await Promise.all(
    services.map(async ({ name }) => serviceOf(name, (await read(`${name}/openapi.json`)) as Document)),
  );
}

function serviceOf(service: string, document: Document): Service {
  const resolve = resolver(document);
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.entries(path).flatMap(([method, operation]) =>
      'operationId' in operation
        ? [{ ...operation, method, parameters: [...(path.parameters ?? []), ...(operation.parameters ?? [])] }]
        : [],
    ),
  );
  const resources = document.tags.flatMap((tag): Resource[] => {
    const { 'x-resource': words } = tag;
    const own = operations.filter(({ tags }) => tags.includes(tag.name));
    const create = own.find(({ operationId }) => operationId === `${tag.name}.create`);
    if (words === undefined || create === undefined) return [];
    const all = fieldsOf(resolve(bodyOf(create) ?? {}), resolve);
    const replace = own.find(({ operationId }) => operationId === `${tag.name}.replace`);
    const isSystem = ({ name }: Field) => name.startsWith('sys_') || name === 'id';
    return [
      {
        service,
        name: tag.name,
        noun: words.noun,
        plural: words.plural,
        description: tag.description,
        isDaily: tag['x-console'] !== undefined,
        layout: document.components.schemas?.[words.schema]?.['x-console'] ?? {},
        fields: all.filter((field) => !isSystem(field)),
        systemFields: all.filter(isSystem),
        finders: findersOf(own, document, resolve),
        operations: new Set(own.map(({ operationId }) => operationId.slice(tag.name.length + 1))),
        schema: resolve(jsonOf(replace?.responses?.['200']) ?? {}),
        resolve,
      },
    ];
  });
  const places = new Map(document.tags.map((tag) => [tag.name, tag['x-console']?.place]));
  const place = ({ name }: Resource) => places.get(name) ?? Number.MAX_SAFE_INTEGER;
  resources.sort((a, b) => place(a) - place(b));
  const listMail = operations.find(({ operationId }) => operationId === 'messages.list');
  const mailStates = listMail?.parameters.find(({ name }) => name === 'state')?.schema?.enum ?? [];
  const actions = operations.flatMap((operation) => actionOf(operation, document, resolve));
  return { name: service, title: document.info.title, resources, actions, mailStates };
}

const bodyOf = ({ requestBody }: Operation) => jsonOf(requestBody);

const jsonOf = (has: Content | undefined) => has?.content?.['application/json']?.schema;

const usual = /^(create|get|replace|patch|delete|batch|search|upsert|list.*)$/;
/** Parameters of whole families of operations, which nobody fills in. */
const general = ['tenantId', 'dry_run', 'override', 'consistentRead', 'fields'];

function actionOf(operation: Operation, document: Document, resolve: Resource['resolve']): Action[] {
  const { operationId: id, summary, description = '', 'x-console': mark } = operation;
  const [sentence = ''] = description.split(/(?<=\.)\s/);
  const [resource = '', verb = ''] = id.split('.');
  if (usual.test(verb) || mark?.action === false) return [];
  const all = (operation.parameters ?? []).map((parameter) => resolveParameter(document, parameter));
  const own = all.filter((one) => one.in !== 'header' && !general.includes(one.name));
  const body = bodyOf(operation);
  const whole = body && resolve(body);
  const answer = jsonOf(Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]);
  const record = document.tags.find(
    ({ 'x-resource': words }) => answer?.$ref !== undefined && words?.schema === `${lastOf(answer.$ref)}Fields`,
  );
  const isReading = operation.method === 'get' && !operation['x-has-effects'];
  return [
    {
      id,
      resource,
      verb,
      permission: operation['x-permission'] ?? id,
      label: mark?.action ?? shortened(summary),
      about: mark?.about ?? (/`|\d{3}/.test(sentence) ? undefined : sentence),
      isReading,
      hasTrial: !isReading && mark?.trial !== false && all.some(({ name }) => name === 'dry_run'),
      isVersioned: all.some(({ name }) => name === 'If-Match'),
      parameters: own.map(
        ({ name, in: place, schema = {}, description = '' }): Field =>
          fieldOf(name, { ...resolve(schema), description }, place === 'path', resolve),
      ),
      bodies: whole === undefined ? [] : (whole.oneOf ?? [whole]).map(resolve),
      answer: resolve(answer ?? {}),
      answers: record?.name,
    },
  ];
}

/** `Get the availability of a function` → `Availability` */
const shortened = (summary: string) =>
  capitalized(summary.replace(/^Get the /, '').replace(/ (of|for) (an?|the) .*$/, ''));

/** A search without filters finds what the list of all has. */
function findersOf(own: readonly Operation[], document: Document, resolve: Resource['resolve']): Finder[] {
  const finders = own.flatMap((operation) => finderOf(operation, document, resolve));
  return finders.some(({ isSearch }) => isSearch) ? finders.filter(({ verb }) => verb !== 'list') : finders;
}

/** Lists and searches for everybody (`listPublic…`) show less than the others, so they are left out. */
function finderOf(operation: Operation, document: Document, resolve: Resource['resolve']): Finder[] {
  const verb = operation.operationId.replace(/^\w+\./, '');
  const isSearch = verb === 'search';
  if (!isSearch && !/^list(?!Public)/.test(verb)) return [];
  const parameters = (operation.parameters ?? []).map((parameter) => resolveParameter(document, parameter));
  const inPath = parameters
    .filter((parameter) => parameter.in === 'path' && parameter.name !== 'tenantId')
    .map(({ name, description = '', schema = {}, 'x-field': about }): Field => {
      const said = { ...resolve(schema), description, ...(about && { 'x-field': about }) };
      return { name, schema: said, required: true, target: undefined };
    });
  const sort = parameters.find(({ name }) => name === 'sort')?.schema;
  const inBody = fieldsOf(resolve(bodyOf(operation) ?? {}), resolve)
    .filter(({ name }) => name !== 'exclusiveStartKey')
    .map((field) => ({ ...field, required: false }));
  const sorts = (sort ? (resolve(sort).enum ?? []) : []).filter((name) => !name.startsWith('-'));
  return [{ verb, summary: operation.summary, isSearch, filters: [...inPath, ...inBody], sorts }];
}

const resolveParameter = ({ components }: Document, parameter: Parameter): Parameter =>
  parameter.$ref === undefined ? parameter : (components.parameters?.[lastOf(parameter.$ref)] as unknown as Parameter);

const lastOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

function resolver({ components, tags }: Document): Resource['resolve'] {
  // the API does not check what may be kept elsewhere, but it can be kept here
  const kept = new Map(tags.map(({ name, 'x-resource': words }) => [`external:${words?.noun}`, name]));
  const resolve = (schema: Schema): Schema => {
    const { $ref, ...rest } = schema;
    const target = $ref === undefined ? schema : { ...resolve(components.schemas?.[lastOf($ref)] ?? {}), ...rest };
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
