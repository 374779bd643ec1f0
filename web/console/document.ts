/** The OpenAPI documents as the console needs them: resources with their fields, lists and searches. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  /** It can have no other properties. */
  readonly 'x-closed'?: boolean;
  readonly 'x-refers-to'?: string;
  readonly 'x-expected'?: boolean;
  readonly 'x-money'?: boolean;
  /** Of a filter: the field that it is about, and how it compares; without them the one of its name, and equality. */
  readonly 'x-field'?: string;
  readonly 'x-by'?: 'contains' | 'equalsFolded' | 'between' | 'day';
  readonly 'x-writable-by'?: 'staff' | 'creator';
  readonly 'x-visibility'?: 'public' | 'author' | 'reviewer' | 'staff';
  readonly 'x-server-set'?: boolean;
  readonly 'x-stored-only'?: boolean;
  readonly 'x-value'?: 'currency' | 'day-or-time' | 'time-zone';
  /** On the fields of a resource: how they are shown. */
  readonly 'x-console'?: Layout & FieldLayout;
}

interface FieldLayout {
  /** On a text: whether it is paragraphs rather than words. */
  readonly long?: boolean;
  /** Where its name misleads. */
  readonly label?: string;
  /** What the form of a new record has in it. */
  readonly preset?: unknown;
  /** The resource whose fields its conditions are about: path → what the value must be. */
  readonly conditions?: string;
}

interface Layout {
  /** What people call a record by, the best first. */
  readonly title?: readonly string[];
  /** Of its table, the most telling first; a dotted one is a part of an object. */
  readonly columns?: readonly string[];
  /** What people fill in first, without a heading. */
  readonly first?: readonly string[];
  /** Heading → fields. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Heading → fields of which most records have none: folded. Those in no group come last. */
  readonly more?: Readonly<Record<string, readonly string[]>>;
}

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

export interface Field {
  readonly name: string;
  /** Resolved; the schemas in it may still be references: see `Resource.resolve`. */
  readonly schema: Schema;
  readonly required: boolean;
  /** The resource whose records it names. */
  readonly target: string | undefined;
}

/** A way to find records: a list with parameters in its path, or a search with filters in its body. */
export interface Finder {
  readonly verb: string;
  readonly summary: string;
  readonly isSearch: boolean;
  /** All of them are needed for a list, none for a search. */
  readonly filters: readonly Field[];
  /** The fields that it can be sorted by. */
  readonly sorts: readonly string[];
}

/** An operation with a button: what can be done besides creating, finding, reading, changing and deleting records. */
export interface Action {
  /** The operationId. */
  readonly id: string;
  readonly resource: string;
  readonly verb: string;
  readonly permission: string;
  /** What the button says. */
  readonly label: string;
  /** What it does, in plain words. */
  readonly about: string | undefined;
  /** Whether it only reads. */
  readonly isReading: boolean;
  /** Whether a dry run comes first. */
  readonly hasTrial: boolean;
  /** Whether it can be bound to the version of a record. */
  readonly isVersioned: boolean;
  /** In its path and query. */
  readonly parameters: readonly Field[];
  /** What its body can be: nothing, one thing, or one of several. */
  readonly bodies: readonly Schema[];
  /** Resolved. */
  readonly answer: Schema;
  /** The resource whose record it answers. */
  readonly answers: string | undefined;
}

export interface Resource {
  readonly service: string;
  readonly name: string;
  readonly noun: string;
  readonly plural: string;
  readonly description: string;
  /** Whether people look for it every day: then it comes first, and in this order. The others are settings, mostly. */
  readonly isDaily: boolean;
  readonly layout: Layout;
  /** The fields of its records without the system fields. */
  readonly fields: readonly Field[];
  readonly systemFields: readonly Field[];
  readonly finders: readonly Finder[];
  readonly operations: ReadonlySet<string>;
  /** Of a whole record. */
  readonly schema: Schema;
  /** The schema that a reference stands for, with what `allOf` adds. */
  readonly resolve: (schema: Schema) => Schema;
}

export interface Service {
  readonly name: string;
  readonly title: string;
  readonly resources: readonly Resource[];
  readonly actions: readonly Action[];
  /** Of its e-mails. */
  readonly mailStates: readonly string[];
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

export const fieldsOf = (schema: Schema, resolve: Resource['resolve']): Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) =>
    fieldOf(name, resolve(property), schema.required?.includes(name) ?? false, resolve),
  );

function fieldOf(name: string, schema: Schema, required: boolean, resolve: Resource['resolve']): Field {
  const target = (schema.items ? resolve(schema.items) : schema)['x-refers-to'];
  return { name, schema, required, target: target?.startsWith('external:') ? undefined : target };
}

/** Lists and searches name the fields of a record in several ways: `event_id`, `eventId`, `event_ids`. */
export const plainName = (name: string) => name.replaceAll('_', '').replace(/s$/, '').toLowerCase();

/** `event_id` → `Event`, `event_ids` → `Events`, `is_active` → `Active`, unless the schema has a label. */
export function labelOf(name: string, schema?: Schema): string {
  const label = schema?.['x-console']?.label;
  if (label !== undefined) return label;
  const words = name
    .replace(/^(sys|is)_/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== '');
  const isSeveral = words.at(-1) === 'ids';
  if (words.length > 1 && /^ids?$/.test(words.at(-1) ?? '')) words.pop();
  const text = isSeveral && words[0] !== 'ids' ? plural(words.join(' ')) : words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const plural = (text: string) => text.replace(/y?$/, (ending) => (ending === 'y' ? 'ies' : 's'));

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The fields that people call a record by, the best first. */
export function titleFields({ fields, layout }: Resource): readonly string[] {
  return layout.title ?? fields.filter(({ name }) => name === 'name').map(({ name }) => name);
}

/** What people call a record: open records can have a name that the document does not know. */
export function titleOf(resource: Resource | undefined, record: Readonly<Record<string, unknown>>): string {
  const names = [...(resource ? titleFields(resource) : []), 'name', 'id'];
  const texts = names.map((name) => record[name]).filter((value) => ['string', 'number'].includes(typeof value));
  return texts.map((value) => String(value).trim()).find((text) => text !== '') ?? 'Without a name';
}

export interface Group {
  readonly heading?: string;
  readonly fields: readonly Field[];
  /** Whether most records have nothing in it. */
  readonly isMore: boolean;
}

/** The fields under their headings, in the order of the document. */
export function groupsOf({ layout, fields: all }: Resource, fields: readonly Field[]): Group[] {
  const { groups = {}, more = {} } = layout;
  const first = layout.first ?? all.filter(({ required }) => required).map(({ name }) => name);
  const pick = (names: readonly string[]) =>
    names.flatMap(
      (name) => fields.find((field) => field.name === name && !(names !== first && first.includes(name))) ?? [],
    );
  const named = (of: typeof groups, isMore: boolean) =>
    Object.entries(of).map(([heading, names]) => ({ heading, fields: pick(names), isMore }));
  const known = [{ fields: pick(first), isMore: false }, ...named(groups, false), ...named(more, true)];
  const others = fields.filter((field) => known.every((group) => !group.fields.includes(field)));
  return [...known, { heading: 'Other', fields: others, isMore: true }].filter((group) => group.fields.length > 0);
}

/** Whether a text is paragraphs rather than words. */
export const isLong = (schema: Schema) => schema['x-console']?.long === true;

/** Whether a text can be the id of a record. */
export const isId = (text: string) => /^[\w:|-]{20,}$/.test(text);
