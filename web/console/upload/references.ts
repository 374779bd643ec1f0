/** Cells that name records by what people call them: the forms take names, too. */
import type { Problem } from '#shared/commands/rows.js';
import type { Line } from '#shared/commands/text.js';
import { isId } from '../document.js';
import { resourceOf, type Suggestion, suggestions } from '../forms/suggestions.js';
import type { ResourceProps } from '../page.js';

export interface Referring extends Line {
  readonly problems: readonly Problem[];
}

/**
 * Puts ids in the place of names. A name is that of a record of the row's event; where no name of a column is known, the server judges.
 * @param names the fields that the columns are.
 * @param event of the rows, if no column has it.
 */
export async function referring(
  props: ResourceProps,
  names: readonly (string | undefined)[],
  lines: readonly Line[],
  event: unknown,
  signal: AbortSignal,
): Promise<Referring[]> {
  const eventAt = names.indexOf('event_id');
  const columns = names
    .flatMap((name, at) => {
      const field = props.resource.fields.find((one) => one.name === name && one.schema.type === 'string');
      const target = resourceOf(props.services, field?.target);
      return target === undefined ? [] : [{ name: String(name), at, target }];
    })
    .sort((one, other) => Number(other.at === eventAt) - Number(one.at === eventAt));
  const known = new Map<string, Suggestion[]>();
  const used = new Set<string>();
  const all: Referring[] = [];
  for (const line of lines) {
    let cells = line.cells;
    const problems: Problem[] = [];
    for (const { name, at, target } of columns) {
      const word = cells[at] ?? '';
      if (word === '' || isId(word)) continue;
      const draft = { event_id: (at !== eventAt && cells[eventAt]) || event };
      const key = JSON.stringify([at, word, draft]);
      const found = known.get(key) ?? (await suggestions({ ...props, resource: target, draft }, word, signal, true));
      known.set(key, found);
      if (found.length > 0) used.add(name);
      const told = found.length === 0 ? `There is no ${target.noun} “${word}”` : `Several are called “${word}”`;
      if (found.length === 1) cells = cells.with(at, found[0]?.id ?? word);
      else problems.push([line.line, name, 'record_not_found', `${told}: enter the id, or another name`]);
    }
    all.push({ ...line, cells, problems });
  }
  return all.map((line) => ({ ...line, problems: line.problems.filter(([, name]) => used.has(name)) }));
}
