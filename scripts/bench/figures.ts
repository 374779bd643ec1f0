/** Formats numbers. */

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** `1,234`; with a decimal below ten. */
export const number = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 });

/** `1,234 (1,100–1,300)`: the median and the range. */
export function spread(values: readonly number[], write = number): string {
  const all = values.length > 1 ? ` (${write(Math.min(...values))}–${write(Math.max(...values))})` : '';
  return write(median(values)) + all;
}

export const ratio = (value: number): string => value.toFixed(2);

/** Says whether a ratio meets its goal. */
export const verdict = (met: boolean): string => (met ? 'met' : '**missed**');

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
