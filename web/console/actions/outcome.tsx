/** What an operation answers, in words: its counts, what it left out and why, and the records that it names. */
import type { ComponentChildren } from 'preact';
import { groupedBy } from '../conference/scores.js';
import { type Action, type Field, fieldsOf, labelOf, type Schema } from '../document.js';
import type { ResourceProps } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Shown } from '../value.js';

interface OutcomeProps extends ResourceProps {
  readonly action: Action;
  readonly answer: Json;
  readonly isTrial: boolean;
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
  const fields = fieldsOf(action.answer, props.resource.resolve).filter(({ name }) => answer[name] !== undefined);
  const counts = fields.filter(
    (field) =>
      isCount(field, answer) &&
      !(field.name === 'remaining' && answer.remaining === 0) &&
      !isSaidBelow(field, fields, answer),
  );
  const lists = fields.filter(({ name }) => Array.isArray(answer[name]) && (answer[name] as unknown[]).length > 0);
  const others = fields.filter(
    ({ name, schema }) =>
      name !== 'LastEvaluatedKey' && !isCount({ name, schema }, answer) && !Array.isArray(answer[name]),
  );
  return (
    <>
      {counts.length > 0 && (
        <p class="outcome">
          {isTrial && 'If you go on: '}
          {counts.map((field) => countIn(field, answer)).join('; ')}.
        </p>
      )}
      {others.length > 0 && (
        <dl class="fields">
          {others.map((field) => (
            <div key={field.name}>
              <dt>{labelOf(field.name)}</dt>
              <dd>
                {answer[field.name] === null ? 'none' : <Value {...props} field={field} value={answer[field.name]} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lists.map((field) => (
        <List key={field.name} {...props} field={field} items={answer[field.name] as readonly unknown[]} />
      ))}
    </>
  );
}

const counting = /^(?:The )?(?:number of|how many) ([^.,;:]+)/i;

const isCount = ({ name, schema }: Pick<Field, 'name' | 'schema'>, answer: Json) =>
  typeof answer[name] === 'number' && counting.test(schema.description ?? '');

/** `Number of reviews created.` → `1 review created` */
export function countIn({ name, schema }: Field, answer: Json): string {
  const count = Number(answer[name]);
  const [, what = labelOf(name).toLowerCase()] = counting.exec(schema.description ?? '') ?? [];
  const words = what.replaceAll('`', '');
  return `${count.toLocaleString()} ${count === 1 ? words.replace(/^([\w-]+?)s\b/, '$1') : words}`;
}

/** A number of which a list says more. */
const isSaidBelow = ({ name }: Field, fields: readonly Field[], answer: Json) =>
  fields.some((field) => {
    const items = answer[field.name];
    return Array.isArray(items) && items.some((item: Json) => item?.status === name);
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

function List({ field, items, ...props }: ResourceProps & { field: Field; items: readonly unknown[] }) {
  const item = props.resource.resolve(field.schema.items ?? {});
  const parts = fieldsOf(item, props.resource.resolve);
  const schemaOf = (name: string) => parts.find((part) => part.name === name)?.schema;
  if (item.enum !== undefined)
    return (
      <ul>
        {items.map((code) => (
          <li key={String(code)}>{meaningOf(item, String(code))}</li>
        ))}
      </ul>
    );
  if (typeof items[0] !== 'object') return <Shown {...props} field={field} value={items} />;
  const why = ({ status, reason }: Json) => {
    const is = typeof status === 'string' && schemaOf('status')?.enum ? labelOf(status).toLowerCase() : undefined;
    const code = String(reason ?? (is && status) ?? '');
    const meant = code && meaningOf(schemaOf(reason === undefined ? 'status' : 'reason'), code);
    return [is ?? labelOf(field.name).toLowerCase(), meant].filter(Boolean).join(': ');
  };
  return (
    <>
      {Array.from(groupedBy(items as readonly Json[], why), ([words, own]) => (
        <details key={words} class="conference-left-out" open={items.length <= few}>
          <summary>
            {own.length.toLocaleString()} {words}
          </summary>
          <ul>
            {own.slice(0, most).map((one, index) => (
              <li key={String(index)}>
                <Item {...props} item={one} parts={parts} />
              </li>
            ))}
            {own.length > most && <li>and {(own.length - most).toLocaleString()} more</li>}
          </ul>
        </details>
      ))}
    </>
  );
}

/** One record is a link to it; of what names records, their names, and what else there is. */
function Item({ item, parts, ...props }: ResourceProps & { item: Json; parts: readonly Field[] }) {
  if (typeof item.id === 'string' && item.sys_version !== undefined)
    return <Reference {...props} target={props.resource.name} id={item.id} />;
  const shown = parts.filter(({ name }) => !['status', 'reason'].includes(name) && item[name] !== undefined);
  return (
    <>
      {shown.map((field, index) => (
        <span key={field.name}>
          {index > 0 && ', '}
          {isCount(field, item) ? countIn(field, item) : <Value {...props} field={field} value={item[field.name]} />}
        </span>
      ))}
    </>
  );
}

/** An object within is called by its name. */
function Value({ field, value, ...props }: ResourceProps & { field: Field; value: unknown }): ComponentChildren {
  const { schema } = field;
  if (schema.enum !== undefined && typeof value === 'string') return labelOf(value).toLowerCase();
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { name, contact_id, ...others } = value as Json;
    const [first] = [name, contact_id, ...Object.values(others)].filter((part) => typeof part === 'string' && part);
    return <>{first ?? JSON.stringify(value)}</>;
  }
  return <Shown {...props} field={field} value={value} isBrief />;
}
