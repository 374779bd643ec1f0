/** The maximum nesting depth of a body, and of a record after a patch. */
export const maxDepth = 64;

export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isDeeper(item, levels - 1));
  for (const name in value) if (isDeeper((value as Record<string, unknown>)[name], levels - 1)) return true;
  return false;
}
