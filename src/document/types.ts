/** Turns an `anyOf` of plain types into a list of types: Ajv would create an error with a pointer for each alternative. */

/** A replacer for `JSON.stringify`. */
export function asListOfTypes(_: string, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('anyOf' in schema)) return schema;
  const { anyOf, ...rest } = schema as { anyOf: readonly object[] };
  return anyOf.every(isType) ? { ...rest, type: anyOf.map(({ type }) => type) } : schema;
}

const isType = (schema: object): schema is { type: string } => Object.keys(schema).join() === 'type';
