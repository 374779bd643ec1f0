/** Every object anywhere in a JSON value. */
export function* objects(thing: unknown): Iterable<Record<string, unknown>> {
  if (typeof thing !== 'object' || thing === null) return;
  if (!Array.isArray(thing)) yield thing as Record<string, unknown>;
  for (const member of Object.values(thing)) yield* objects(member);
}
