/** Schemas as validators need them: without what holds for every body, which is refused before a schema is looked at. */

/** A text of a body, or the name of a member: no U+0000. */
const plain = '[^\\x00]*$';
const anyValue = { $ref: '#/components/schemas/AnyValue' };

/** What `src/http/` asks of every body, as schemas say it. */
export const everyBody = {
  pattern: `^${plain}`,
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  propertyNames: { pattern: `^(?!__proto__$)${plain}`, maxLength: 256 },
  patternProperties: { '^': anyValue },
  unevaluatedProperties: anyValue,
  unevaluatedItems: anyValue,
};

const said = new Map(Object.entries({ ...everyBody, ...anyValue }).map(([key, value]) => [key, JSON.stringify(value)]));

/** @param replacer for `JSON.stringify`. */
export function lean(schema: unknown, replacer = (_: string, value: unknown) => value): unknown {
  const withoutSaid = (key: string, value: unknown) =>
    said.has(key) && said.get(key) === JSON.stringify(value) ? undefined : replacer(key, value);
  // references lead to the document from everywhere
  const text = JSON.stringify(schema, withoutSaid).replaceAll('"#/components/', '"document#/components/');
  return JSON.parse(text, asListOfTypes);
}

/** `anyOf` of nothing but types, as a list of types: of every shape that it tries in vain, Ajv makes an error with a pointer. */
function asListOfTypes(_: string, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('anyOf' in schema)) return schema;
  const { anyOf, ...rest } = schema as { anyOf: readonly object[] };
  return anyOf.every(isType) ? { ...rest, type: anyOf.map(({ type }) => type) } : schema;
}

const isType = (schema: object): schema is { type: string } => Object.keys(schema).join() === 'type';
