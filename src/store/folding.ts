/** Case-insensitive comparison of strings. */

/** Strings that differ only in case have the same form, including `ß`, `ẞ` and `SS`, or `İ` and `i̇`, or `ς` and `Σ`. */
export const folded = (text: string): string => text.toLowerCase().toUpperCase();

/** Values as stored in an index. */
export const inIndex = (values: readonly string[], isFolded: boolean | undefined): readonly string[] =>
  isFolded ? values.map(folded) : values;
