/** The questions that the custom fields of a record answer: those of the process that it names. */
import type { Question } from '../answer/fields.js';
import { isId, type Resource } from './document.js';
import { resourceOf } from './forms/suggestions.js';
import { may, type ResourceProps } from './page.js';
import { type Json, operation } from './session.js';
import { useLoad } from './ui.js';

const pathIn = ({ fields }: Resource) =>
  fields.map(({ schema }) => schema['x-console']?.questionsOf).find((path) => path !== undefined) ?? [];

/** None if there is no process, if it asks nothing, and if it cannot be read. */
export function useQuestions({ gala, me, services, resource }: ResourceProps, record: Json): readonly Question[] {
  const path = pathIn(resource);
  const given = record[path[0] ?? ''];
  const read = async (signal: AbortSignal) => {
    let at: Resource | undefined = resource;
    let value = given;
    for (const [step, name] of path.entries()) {
      at = resourceOf(services, at.fields.find((field) => field.name === name)?.target);
      if (at === undefined || !isId(String(value)) || !may(me, `${at.name}.get`)) return [];
      const next = path[step + 1] ?? 'questions';
      value = (await operation(gala, at.name, 'get')({ id: value, fields: next }, { signal }))[next];
    }
    return Array.isArray(value) ? value : [];
  };
  return useLoad((signal) => read(signal).catch(() => []), [given, resource]).value ?? [];
}

/** What is answered in an item of `custom_field_values`; undefined for a value that answers no question. */
export const answerIn = ({ boolean_value, numeric_value, string_value }: Json) =>
  boolean_value ?? numeric_value ?? string_value;
