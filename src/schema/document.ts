/** A bundled OpenAPI document, and what the server reads from it at run time. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv';
import type { Index } from '../store/port.js';
import type { ResourceName } from './contract.js';

/** The owner of a record: the person it belongs to (author), or the person who assesses it (reviewer). */
export type Owning = 'author' | 'reviewer';

/** Who sees a field: everyone with access to the record, its author, its reviewer, or only staff. */
export type Visibility = 'public' | Owning | 'referee' | 'staff';

/** As whom the owner of a record reads what it opens. */
export type Reading = 'reviewer' | 'referee';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly unevaluatedProperties?: boolean;
  readonly 'x-refers-to'?: string;
  /** What only clients act on: how complete it is, whether a client can set it, whether the server acts on it, and whether it is closed. */
  readonly 'x-expected'?: boolean;
  readonly 'x-server-set'?: boolean;
  readonly 'x-stored-only'?: boolean;
  readonly 'x-closed'?: boolean;
  readonly 'x-visibility'?: Visibility;
  /** The field names the contact who is the author or the reviewer of the record. */
  readonly 'x-owner'?: Owning;
  /** The whole object is about one person. */
  readonly 'x-person'?: boolean;
  /** On the fields of a record: groups of them, each about one person. */
  readonly 'x-persons'?: readonly (readonly string[])[];
  /** The owner of this record can read the record that the field refers to, as its reviewer or referee. */
  readonly 'x-opens'?: Reading;
  readonly 'x-owned-while'?: Readonly<Record<string, boolean>>;
  readonly 'x-shown-while'?: Readonly<Record<string, boolean>>;
  /** Who can write a field that the owner sees: only staff, or the creator and later staff. */
  readonly 'x-writable-by'?: 'staff' | 'creator';
  readonly 'x-money'?: boolean;
  /** What a text has to mean. */
  readonly 'x-value'?: 'currency' | 'day-or-time' | 'release-time' | 'time-zone';
  /** The field beside it that is not later. */
  readonly 'x-ends'?: string;
  /** Whether lists and searches can be sorted by the field, which needs an index. */
  readonly 'x-sortable'?: boolean;
  /** Value of the field in a new record that has none. */
  readonly 'x-default'?: unknown;
  /** On the filter of a search: how values are compared; by default they are equal. */
  readonly 'x-by'?: 'equals' | 'equalsFolded' | 'contains' | 'between' | 'day';
  /** On the filter of a search: the field that it is about, if it has another name. */
  readonly 'x-field'?: string;
  /** How the console shows a text, or a resource's records. */
  readonly 'x-console'?: Layout;
  /** On the fields of a record: indexes for searches, and unique ones. Those for lists and links are derived. */
  readonly 'x-indexes'?: readonly Index[];
  /** On the fields of a record: rules that a request can override by name → the permission that this needs. */
  readonly 'x-overrides'?: Readonly<Record<string, string>>;
  readonly format?: string;
  /** On an e-mail template: object of a merge field → its resource, or a property such as `abstractReviews/assignee`. */
  readonly 'x-merge-objects'?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/**
 * Of a text: whether it is long. Of a field: its label, what a new form has in it, the resource whose fields its conditions are
 * about or are its items, the schema that its items usually have, the fields by which the process is found whose questions it
 * answers, the field beside it that has to be true if it has a value, and
 * a field beside it with the values without which it means nothing ('' for none). Of the fields of a record: what it is called
 * by, the columns of tables, and the fields of its form.
 */
export interface Layout {
  readonly long?: boolean;
  readonly label?: string;
  readonly preset?: unknown;
  /** Texts that may be meant, for a form. */
  readonly suggestions?: readonly string[];
  readonly conditions?: string;
  readonly fieldsOf?: string;
  readonly rows?: string;
  readonly questionsOf?: readonly string[];
  readonly switch?: string;
  readonly when?: readonly string[];
  readonly title?: readonly string[];
  readonly columns?: readonly string[];
  readonly first?: readonly string[];
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  readonly more?: Readonly<Record<string, readonly string[]>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  /** The field that it must equal, if that has another name. */
  readonly 'x-field'?: string;
  readonly 'x-case-insensitive'?: boolean;
  readonly schema?: Schema & { readonly default?: unknown };
}

export interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Answer extends Content {
  /** Whether it can be CSV, too. */
  readonly 'x-csv'?: boolean;
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  /** Empty if everyone can call it, without a token. */
  readonly security?: readonly object[];
  /** The permission, if it is not the operationId. */
  readonly 'x-permission'?: string;
  /** Whether it changes something although its method is safe. */
  readonly 'x-has-effects'?: boolean;
  /** The button of the operation in the console, or that it has none; a sentence for its dialog; whether a dry run comes first. */
  readonly 'x-console'?: { readonly action: string | false; readonly about?: string; readonly trial?: boolean };
  /** On a search: the fields that it returns by default. */
  readonly 'x-summary'?: readonly string[];
  /** Whether a permission for it can be limited to own records. */
  readonly 'x-own'?: boolean;
  /** Status → error codes of the operation. */
  readonly 'x-codes'?: Readonly<Record<string, readonly string[]>>;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: Content & { readonly $ref?: string };
  readonly responses: Readonly<Record<string, Answer>>;
}

export interface Bundle {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  /** Of resources, which have a tier, and of other groups of operations. */
  readonly tags: readonly {
    readonly name: string;
    readonly description?: string;
    readonly 'x-tier'?: 'seed' | 'supporting';
    readonly 'x-resource'?: { readonly schema: string; readonly noun: string; readonly plural: string };
    /** Where it comes among what people look for every day; the others are settings. */
    readonly 'x-console'?: { readonly place: number };
  }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, OperationObject>> & { readonly parameters?: readonly unknown[] }>
  >;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** An operation of a path. */
export interface Route {
  /** Uppercase. */
  readonly method: string;
  /** As in the document: `/references/{tenantId}/{id}`. */
  readonly path: string;
  readonly operation: OperationObject;
  /** Media types of the body; empty if there is no body. */
  readonly mediaTypes: readonly string[];
}

/** What is needed of a document to read a schema. */
export type Schemas = Pick<Document, 'resolve' | 'properties'>;

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Whether everyone can call it, without a token. */
export const isForEveryone = ({ security }: { readonly security?: readonly unknown[] }) => security?.length === 0;

export class Document {
  static readonly #loaded = new Map<string, Document>();
  readonly routes: readonly Route[];
  readonly #operations: ReadonlyMap<string, OperationObject>;
  #batchOperation: Schema | undefined;
  /** Schema with `allOf` → its properties. */
  readonly #properties = new WeakMap<Schema, Readonly<Record<string, Schema>>>();

  private constructor(
    /** The name of the service: the first path segment. */
    readonly name: string,
    readonly bundle: Bundle,
    /** Schema as JSON → its precompiled validator: of paths and bodies, of records and operations of batches. */
    private readonly validators: Readonly<Record<string, ValidateFunction>>,
  ) {
    this.routes = Object.entries(this.bundle.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const own = item[method];
        if (own === undefined) return [];
        const operation = { ...own, parameters: [...(item.parameters ?? []), ...(own.parameters ?? [])] };
        const body = operation.requestBody && this.resolve<Content>(operation.requestBody);
        return { method: method.toUpperCase(), path, operation, mediaTypes: Object.keys(body?.content ?? {}) };
      }),
    );
    this.#operations = new Map(this.routes.map(({ operation }) => [operation.operationId, operation]));
  }

  /** Reads the files in generated/, once. Few schemas have a description. */
  static load(name: string): Document {
    const text = () => textOf(`${name}.run.json`);
    const require = createRequire(import.meta.url);
    const document =
      Document.#loaded.get(name) ??
      new Document(name, JSON.parse(text()), require(`#generated/${name}.validators.cjs`));
    Document.#loaded.set(name, document);
    return document;
  }

  /** The document with all that it says to people, without validators. */
  static whole(name: string): Document {
    return new Document(name, JSON.parse(textOf(`${name}.json`)), {});
  }

  /** A document without validators, to read its schemas. */
  static of(name: string, bundle: object): Document {
    return new Document(name, JSON.parse(JSON.stringify(bundle)), {});
  }

  /** Resolves a reference. */
  resolve<T extends object>(thing: T | { readonly $ref?: string }): T {
    if (!('$ref' in thing) || thing.$ref === undefined) return thing as T;
    const [, , kind = '', name = ''] = thing.$ref.split('/');
    return this.resolve(this.bundle.components[kind]?.[name] as T);
  }

  /** The precompiled validator of a schema: the fastest way to tell whether a value is valid. */
  validator(schema: Schema): (value: unknown) => boolean {
    const validator = this.validators[JSON.stringify(schema)];
    if (validator !== undefined) return validator;
    throw new Error(`generated/ has no validator of ${JSON.stringify(schema)}. Run: npm run generate`);
  }

  /** The schema of all parameters in a path. */
  pathSchema({ operation }: Route): Schema {
    const parameters = (operation.parameters ?? []).map((one) => this.resolve(one as Parameter));
    const inPath = parameters.filter((one) => one.in === 'path');
    const properties = Object.fromEntries(inPath.map(({ name, schema = {} }) => [name, schema]));
    return { type: 'object', properties, required: Object.keys(properties) };
  }

  operation(id: string): OperationObject | undefined {
    return this.#operations.get(id);
  }

  parameter(id: string, name: string) {
    const parameters = this.operation(id)?.parameters as Parameter[] | undefined;
    return parameters?.map((one) => this.resolve(one)).find((one) => one.name === name);
  }

  /** Names of the resources. */
  get resources(): ResourceName[] {
    const tags = this.bundle.tags.filter((tag) => tag['x-resource'] !== undefined);
    return tags.map(({ name }) => name as ResourceName);
  }

  get schemas(): Readonly<Record<string, Schema>> {
    return (this.bundle.components.schemas ?? {}) as Readonly<Record<string, Schema>>;
  }

  /** The schema of the JSON request body. */
  body(id: string): Schema | undefined {
    const body = this.operation(id)?.requestBody;
    return body && this.resolve<Content>(body).content?.['application/json']?.schema;
  }

  /** A batch operation of any resource. Its record is validated separately. */
  batchOperation(): Schema {
    const name = () => Object.keys(this.schemas).find((name) => name.endsWith('BatchOperation')) ?? '';
    this.#batchOperation ??= this.schemas[name()];
    const operation = this.#batchOperation;
    return { ...operation, properties: { ...operation?.properties, object: { type: 'object' } } };
  }

  /** The schema of the response with 200. */
  answer(id: string): Schema | undefined {
    return this.operation(id)?.responses['200']?.content?.['application/json']?.schema;
  }

  /** The schema of a whole record of a resource. */
  record(resource: string): Schema | undefined {
    const schema = this.answer(`${resource}.replace`);
    return schema && this.resolve(schema);
  }

  /** Properties of an object schema, including those of `allOf`. */
  properties(schema: Schema): Readonly<Record<string, Schema>> {
    const whole = this.resolve(schema);
    if (whole.allOf === undefined) return whole.properties ?? {};
    const known = this.#properties.get(whole);
    if (known !== undefined) return known;
    const properties = Object.assign({}, ...whole.allOf.map((part) => this.properties(part)), whole.properties);
    this.#properties.set(whole, properties);
    return properties;
  }

  /** Names of the required properties of an object schema, including those of `allOf`. */
  required(schema: Schema): string[] {
    const whole = this.resolve(schema);
    return [...(whole.allOf ?? []).flatMap((part) => this.required(part)), ...(whole.required ?? [])];
  }
}

const textOf = (file: string) => readFileSync(new URL(import.meta.resolve(`#generated/${file}`)), 'utf8');
