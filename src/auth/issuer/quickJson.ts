/** Reads valid JSON much faster than a YAML parser does. */

/** @returns undefined if it is not JSON or has duplicate properties, which parsing would drop. */
export function quickJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return membersOf(value) === namesIn(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

function namesIn(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) count++;
  return count;
}

function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const within = Object.values(value).reduce<number>((sum, one) => sum + membersOf(one), 0);
  return Array.isArray(value) ? within : within + Object.keys(value).length;
}
