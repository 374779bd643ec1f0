/** The questions that the custom fields of a record answer: those of the process that it names. */
import type { Question } from '../answer/fields.js';
import { isId, type Resource, type Service } from './document.js';
import { resourceOf } from './forms/suggestions.js';
import { may, type ResourceProps } from './page.js';
import { type Json, listing, operation } from './session.js';
import { useLoad } from './ui.js';

const pathIn = ({ fields }: Resource) =>
  fields.map(({ schema }) => schema['x-console']?.questionsOf).find((path) => path !== undefined) ?? [];

/** The resource of the records that a field names. */
const namedBy = (services: readonly Service[], name: string, { fields }: Resource) =>
  resourceOf(services, fields.find((field) => field.name === name)?.target);

/** A field of a record; applicants know their process from the list of all that anybody may choose. */
async function fieldIn({ gala, me }: ResourceProps, { name, operations }: Resource, id: string, field: string) {
  if (may(me, `${name}.get`)) return (await operation(gala, name, 'get')({ id, fields: field }))[field];
  if (!may(me, `${name}.public`) || !operations.has('listPublic')) return undefined;
  const { items } = await listing(gala, name, 'listPublic')({ fields: field, limit: 1000 });
  return items.find((item) => item.id === id)?.[field];
}

/** None if there is no process, if it asks nothing, and if it cannot be read. */
export function useQuestions(props: ResourceProps, record: Json): readonly Question[] {
  const { services, resource } = props;
  const path = pathIn(resource);
  const given = record[path[0] ?? ''];
  const read = async () => {
    let at: Resource | undefined = resource;
    let value = given;
    for (const [step, name] of path.entries()) {
      at = namedBy(services, name, at);
      if (at === undefined || !isId(String(value))) return [];
      value = await fieldIn(props, at, String(value), path[step + 1] ?? 'questions');
    }
    return Array.isArray(value) ? value : [];
  };
  return useLoad(() => read().catch(() => []), [given, resource]).value ?? [];
}

/** What is answered in an item of `custom_field_values`; undefined for a value that answers no question. */
export const answerIn = ({ boolean_value, numeric_value, string_value }: Json) =>
  boolean_value ?? numeric_value ?? string_value;

/** Name of a column such as `custom_field_values[ID]` → the question, or the id if processes word it in several ways. */
export function useLabels({ gala, me, services, resource }: ResourceProps, isWanted: boolean) {
  const path = pathIn(resource);
  const process = path.reduce<Resource | undefined>((at, name) => at && namedBy(services, name, at), resource);
  const read = async (signal: AbortSignal) => {
    const labels = new Map<string, string>();
    if (!isWanted || path.length === 0 || process === undefined || !may(me, `${process.name}.list`)) return labels;
    const { items } = await listing(gala, process.name, 'list')({ fields: 'questions' }, { signal });
    for (const { custom_field_id: id, label } of items.flatMap((item) => (item.questions ?? []) as Question[])) {
      const name = `custom_field_values[${id}]`;
      labels.set(name, (labels.get(name) ?? label) === label ? label : id);
    }
    return labels;
  };
  return useLoad(read, [resource, isWanted]).value;
}
