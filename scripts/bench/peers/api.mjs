/** What the compared servers have in common: tokens, validation, and how a record is made and changed. */
import { createSecretKey } from 'node:crypto';
import { createRequire } from 'node:module';
import jwt from 'jsonwebtoken';
import { applyPatch } from 'rfc6902';
import { v7 } from 'uuid';

const require = createRequire(import.meta.url);
/** Schema as JSON → its validator. @type {Record<string, import('ajv').ValidateFunction>} */
const validators = require('../../../generated/awards.validators.cjs');
const { paths } = require('../../../generated/awards.json');
/** With a string, each verification would first try to read it as a public key. */
const secret = createSecretKey(process.env.JWT_SECRET ?? '', 'utf8');

export const port = Number(process.env.PORT);
/** What a reference refers to. */
export const parents = ['referenceProcesses', 'referenceTypes'];

/** The indexes of references in Gala: `folded` ignores the case. @type {{ fields: string[], folded?: boolean }[]} */
const indexes = JSON.parse(process.env.INDEXES ?? '[]');
/** The fields of references that are columns, because an index needs them. */
const columns = [...new Set(indexes.flatMap(({ fields }) => fields))];

/** The tables of both databases. A foreign key checks that the process and the type of a reference exist. */
export const schema = [
  ...parents.map(
    (name) => `CREATE TABLE "${name}" (tenant text, id text, record text NOT NULL, PRIMARY KEY (tenant, id))`,
  ),
  `CREATE TABLE "references" (
    tenant text, id text, record text NOT NULL, ${columns.map((name) => `${name} text`).join()},
    PRIMARY KEY (tenant, id),
    FOREIGN KEY (tenant, process_id) REFERENCES "referenceProcesses" (tenant, id),
    FOREIGN KEY (tenant, type_id) REFERENCES "referenceTypes" (tenant, id))`,
  ...indexes.map(({ fields, folded }, n) => {
    const keys = fields.map((field) => (folded ? `lower(${field})` : field));
    return `CREATE INDEX "by${n}" ON "references" (tenant, ${keys.join()}, id)`;
  }),
].join(';\n');

/** The columns of a table, and the values of a record for them. */
export const namesOf = (table) => ['tenant', 'id', 'record', ...(table === 'references' ? columns : [])];

export function valuesOf(table, tenant, record) {
  const fields = table === 'references' ? columns.map((name) => record[name] ?? null) : [];
  return [tenant, record.id, JSON.stringify(record), ...fields];
}

/** An error that the client sees. */
export class Refused extends Error {
  /** @param {number} statusCode @param {string} message */
  constructor(statusCode, message) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Throws unless the token is good for the tenant. @param {string | undefined} authorization @param {string} tenant */
export function authorize(authorization, tenant) {
  let claims;
  try {
    claims = jwt.verify(authorization?.replace(/^Bearer /i, '') ?? '', secret, { algorithms: ['HS256'] });
  } catch {
    throw new Refused(401, 'The token is missing or not valid.');
  }
  const { tenants = [], permissions = [] } = /** @type {any} */ (claims);
  if (!tenants.includes(tenant) || !permissions.includes('*')) throw new Refused(403, 'The token does not allow this.');
}

/** The validators of the body of a new record, and of a whole reference. */
const schemaOf = ({ content }) => content['application/json'].schema;
const ofBodies = new Map(
  ['references', ...parents].map((name) => [
    name,
    validators[JSON.stringify(schemaOf(paths[`/${name}/{tenantId}`].post.requestBody))],
  ]),
);
const ofReference = validators[JSON.stringify(schemaOf(paths['/references/{tenantId}/{id}'].put.responses['200']))];

/** @param {import('ajv').ValidateFunction | undefined} check @param {unknown} value */
function validate(check, value) {
  if (check === undefined || !check(value)) throw new Refused(400, JSON.stringify(check?.errors ?? 'no validator'));
}

/** A new record. @param {string} resource @param {any} body */
export function made(resource, body) {
  validate(ofBodies.get(resource), body);
  const now = new Date().toISOString();
  const by = { sys_created_by_id: 'bench', sys_last_modified_by_id: 'bench' };
  return {
    id: v7().replaceAll('-', ''),
    ...body,
    sys_created_at: now,
    sys_last_modified_at: now,
    ...by,
    sys_version: 1,
  };
}

/**
 * A reference after a JSON Patch, and which columns that changes: writing the others would rewrite their indexes.
 * @param {string | undefined} text @param {any} operations
 */
export function patched(text, operations) {
  if (text === undefined) throw new Refused(404, 'not found');
  const record = JSON.parse(text);
  const version = record.sys_version;
  const before = columns.map((name) => record[name]);
  const problem = applyPatch(record, operations).find((one) => one !== null);
  if (problem) throw new Refused(409, problem.message);
  record.sys_version = version + 1;
  record.sys_last_modified_at = new Date().toISOString();
  validate(ofReference, record);
  return { record, changed: columns.filter((name, n) => record[name] !== before[n]) };
}

/** @param {string[]} texts the JSON of records */
export const page = (texts) => `{"Count":${texts.length},"Items":[${texts.join()}]}`;

/** The answer to a batch of creations. @param {any[]} records */
export function created(records) {
  const results = records.map((object, index) => ({ index, id: object.id, operation: 'create', status: 200, object }));
  return { success_count: records.length, error_count: 0, results };
}
