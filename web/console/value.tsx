/** Shows a value as its schema means it. All of it is text: markup in records is never markup here. */
import { useContext, useState } from 'preact/hooks';
import { type Field, fieldsOf, labelOf, type Schema } from './document.js';
import { Hint } from './forms/hint.js';
import { Around, isObject, undescribed } from './forms/input.js';
import { resourceOf } from './forms/suggestions.js';
import type { ResourceProps } from './page.js';
import { answerIn } from './questions.js';
import { Reference } from './reference.js';
import type { Json } from './session.js';
import { Time } from './ui.js';

/** Fields of a record with their labels. */
export const FieldList = ({ record, fields, ...props }: ResourceProps & { record: Json; fields: readonly Field[] }) => (
  <dl class="fields">
    {fields.map((field) => (
      <div key={field.name}>
        <dt title={field.name}>
          <span>{labelOf(field.name, field.schema)}</span>
          {field.schema.description && <Hint text={field.schema.description} fields={props.resource.fields} isFolded />}
        </dt>
        <dd>
          <Shown {...props} field={field} value={record[field.name]} />
        </dd>
      </div>
    ))}
  </dl>
);

interface ShownProps extends ResourceProps {
  /** A target makes its ids links. */
  readonly field: { readonly schema: Schema; readonly target?: string | undefined };
  readonly value: unknown;
  /** On one line, for tables. */
  readonly isBrief?: boolean;
  /** The record that has it: amounts are in its currency, if it has one. */
  readonly record?: Json;
}

export function Shown({ isBrief = false, record, ...props }: ShownProps) {
  const { field, value } = props;
  const { schema, target } = field;
  const { zone, currency } = useContext(Around);
  if (value === undefined || value === null) return <span class="quiet">–</span>;
  if (typeof value === 'boolean') return <>{value ? 'Yes' : 'No'}</>;
  if (typeof value === 'number')
    return (
      <>
        {schema['x-money']
          ? value.toFixed(
              Math.max(
                decimalsOf(String(record?.currency ?? currency ?? '')),
                String(value).split('.')[1]?.length ?? 0,
              ),
            )
          : value.toLocaleString()}
      </>
    );
  if (Array.isArray(value)) return <Items {...props} value={value} />;
  if (isObject(value)) return <Parts {...props} value={value} />;
  const text = String(value);
  if (target !== undefined) return <Reference {...props} target={target} id={text} />;
  const isDay = schema['x-value'] === 'day-or-time';
  if (schema.format === 'date-time' || (isDay && text.includes('T'))) return <Time at={text} zone={zone} />;
  if (!isBrief) return <Text text={text} />;
  return (
    <span dir="auto" class="clamped" title={text.length > 40 ? text : undefined}>
      {text}
    </span>
  );
}

const decimalsOf = (currency: string) =>
  /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;

/** A long one is cut until it is asked for. */
function Text({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > 900 || text.split('\n').length > 12;
  return (
    <>
      <span class={isLong && !isWhole ? 'text folded' : 'text'} dir="auto">
        {text}
      </span>
      {isLong && (
        <button type="button" class="secondary outline small" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}

/** The fields of an object by name; of conditions, those that they are about. */
const partsOf = ({ resource, services }: ShownProps, schema: Schema) => {
  const about = resourceOf(services, schema['x-console']?.conditions);
  const known = about?.fields ?? fieldsOf(schema, resource.resolve);
  return (name: string): Field =>
    [...known, ...resource.fields].find((field) => field.name === name) ?? undescribed(name);
};

function Items(props: ShownProps & { value: readonly unknown[] }) {
  const { field, value, resource } = props;
  if (value.length === 0) return <span class="quiet">none</span>;
  const schema = resource.resolve(field.schema.items ?? {});
  return (
    <ul class="items">
      {value.map((item, index) => (
        <li key={String(index)}>
          <Shown {...props} field={{ ...field, schema }} value={item} />
        </li>
      ))}
    </ul>
  );
}

/** An answer is called by its question. */
function Parts(props: ShownProps & { value: Json }) {
  const { questions } = useContext(Around);
  const question = questions?.find(({ custom_field_id: id }) => id === props.value.custom_field_id);
  const answer = question && answerIn(props.value);
  if (question && answer !== undefined)
    return (
      <dl class="parts">
        <dt dir="auto">{question.label}</dt>
        <dd>
          <Shown {...props} field={{ schema: {} }} value={answer} />
        </dd>
      </dl>
    );
  const parts = Object.keys(props.value).map(partsOf(props, props.field.schema));
  return (
    <dl class="parts">
      {parts.map((part) => (
        <div key={part.name}>
          <dt>{labelOf(part.name, part.schema)}</dt>
          <dd>
            <Shown {...props} field={part} value={props.value[part.name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
