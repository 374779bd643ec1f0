/** What an operation answers, in words: its counts, what it left out and why, and the records that it names. */
import { groupedBy } from '../conference/scores.js';
import { type Action, type Field, fieldsOf, labelOf, type Resource, type Schema } from '../document.js';
import { isObject } from '../forms/input.js';
import type { ResourceProps } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Shown } from '../value.js';

export interface OutcomeProps extends ResourceProps {
  readonly action: Action;
  readonly answer: Json;
  readonly isTrial: boolean;
  /** What the people and records are called that it names by their ids. */
  readonly names?: ReadonlyMap<string, string> | undefined;
}

export function Outcome({ action, answer, isTrial, ...props }: OutcomeProps) {
  const { answers } = action;
  if (answers !== undefined)
    return (
      <p>
        {isTrial ? 'Nothing speaks against it: ' : 'Done: '}
        <Reference {...props} target={answers} id={String(answer.id)} />
      </p>
    );
  const counts = countsIn(action, answer, props.resource);
  const fields = fieldsOf(action.answer, props.resource.resolve).filter(
    (field) =>
      answer[field.name] !== undefined &&
      field.name !== 'LastEvaluatedKey' &&
      !(field.name === 'remaining' && answer.remaining === 0) &&
      !isCount(field, answer),
  );
  const isList = ({ name }: Field) => Array.isArray(answer[name]);
  const others = fields.filter((field) => !isList(field) && field.name !== 'id');
  return (
    <>
      {counts.length > 0 && (
        <p>
          {isTrial && 'If you go on: '}
          {counts.join('; ')}.
        </p>
      )}
      {isTrial && counts.length === 0 && others.length > 0 && <p>If you go on:</p>}
      {others.length > 0 && (
        <dl class="fields">
          {others.map((field) => (
            <div key={field.name}>
              <dt>{labelOf(field.name)}</dt>
              <dd>
                <Shown {...props} isBrief field={field} value={answer[field.name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {fields.filter(isList).map((field) => (
        <List key={field.name} {...props} field={field} items={answer[field.name] as readonly unknown[]} />
      ))}
    </>
  );
}

const counting = /^(?:The )?(?:number of|how many) ([^.,;:]+)/i;

const isCount = ({ name, schema }: Field, answer: Json) =>
  typeof answer[name] === 'number' && counting.test(schema.description ?? '');

/** What it counts, in words, what it does first: `Number of reviews created.` → `1 review created` */
export const countsIn = ({ answer: schema }: Action, answer: Json, { resolve }: Resource): string[] =>
  fieldsOf(schema, resolve)
    .filter((field) => isCount(field, answer))
    .filter(({ name }, place) => place === 0 || answer[name] !== 0)
    .map(({ name, schema: { description = '' } }) => {
      const words = (counting.exec(description)?.[1] ?? '').replaceAll('`', '');
      const count = Number(answer[name]);
      return `${count.toLocaleString()} ${count === 1 ? words.replace(/^([\w-]+?)s\b/, '$1') : words}`;
    });

/** What the description says of a code: `` `just_asked`: they have only just been asked. `` */
export function meaningOf(schema: Schema | undefined, code: string): string {
  const { description = '' } = schema ?? {};
  const at = description.indexOf(`\`${code}\`:`);
  if (at < 0) return labelOf(code).toLowerCase();
  const [text = ''] = description.slice(at + code.length + 3).split(/\.(?:\s|$)|;\s|\n-|\s`\w+`:/);
  return text
    .replace(/ \(`[^)]*\)/g, '')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();
}

const most = 50;
/** Up to so many are named without being asked for. */
const few = 12;

interface ListProps extends ResourceProps, Pick<OutcomeProps, 'names'> {
  readonly field: Field;
  readonly items: readonly unknown[];
}

/** Grouped by what became of them, and why. */
function List({ field, items, names, ...props }: ListProps) {
  const item = props.resource.resolve(field.schema.items ?? {});
  const parts = fieldsOf(item, props.resource.resolve);
  if (item.type !== 'object') {
    const shown = item.enum ? items.map((code) => meaningOf(item, String(code))) : items;
    return items.length > 0 ? <Shown {...props} isBrief field={field} value={shown} /> : null;
  }
  const inWords = (value: unknown, { target }: Field) => {
    const { name, contact_id, committee_id } = isObject(value) ? value : { contact_id: value };
    const known = names && (name ?? names.get(String(contact_id)) ?? committee_id);
    return known ?? (target === undefined && typeof value === 'string' ? value : undefined);
  };
  const nothing = (one: Json) => parts.find((part) => isCount(part, one) && one[part.name] === 0);
  const why = (one: Json) => {
    const { status, reason } = one;
    const none = nothing(one);
    if (none) return `${labelOf(field.name).toLowerCase()}: ${labelOf(none.name).toLowerCase()} none`;
    const [name, code] = reason === undefined ? ['status', status] : ['reason', reason];
    const words = labelOf(String(status ?? field.name)).toLowerCase();
    return code === undefined
      ? words
      : `${words}: ${meaningOf(parts.find((part) => part.name === name)?.schema, String(code))}`;
  };
  const shown = parts.filter(({ name }) => !['status', 'reason'].includes(name));
  return (
    <>
      {Array.from(groupedBy(items as readonly Json[], why), ([words, own]) => (
        <details key={words} class="conference-left-out" open={items.length <= few}>
          <summary>
            {own.length.toLocaleString()} {own.length === 1 ? words.replace(/^(\w+?)s\b/, '$1') : words}
          </summary>
          <ul>
            {own.slice(0, most).map((one, index) => (
              <li key={String(index)}>
                {shown
                  .filter(({ name }) => one[name] !== undefined)
                  .map((part, at) => (
                    <span key={part.name}>
                      {at > 0 && ', '}
                      {isCount(part, one) && `${labelOf(part.name).toLowerCase()} `}
                      {inWords(one[part.name], part) ?? (
                        <Shown {...props} isBrief field={part} value={one[part.name]} />
                      )}
                    </span>
                  ))}
              </li>
            ))}
            {own.length > most && <li>and {(own.length - most).toLocaleString()} more</li>}
          </ul>
        </details>
      ))}
    </>
  );
}
