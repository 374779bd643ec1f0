/** How texts are compared when upper and lower case do not matter. */

/** Two texts that differ in case only have the same form: also `ß`, `ẞ` and `SS`, or `İ` and `i̇`, or `ς` and `Σ`. */
export const folded = (text: string): string => text.toLowerCase().toUpperCase();

/** Values as an index has them. */
export const inIndex = (values: readonly string[], isFolded: boolean | undefined): readonly string[] =>
  isFolded ? values.map(folded) : values;
