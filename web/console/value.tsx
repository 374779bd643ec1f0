/** Shows a value as its schema means it. All of it is text: markup in records is never markup here. */
import { useContext, useState } from 'preact/hooks';
import { type Field, fieldsOf, labelOf, type Schema } from './document.js';
import { Around, isObject, undescribed } from './forms/input.js';
import { resourceOf } from './forms/suggestions.js';
import type { ResourceProps } from './page.js';
import { Reference } from './reference.js';
import type { Json } from './session.js';
import { Time } from './ui.js';

interface ShownProps extends ResourceProps {
  /** A target makes its ids links. */
  readonly field: { readonly schema: Schema; readonly target?: string | undefined };
  readonly value: unknown;
  /** On one line, for tables. */
  readonly isBrief?: boolean;
}

export function Shown({ isBrief = false, ...props }: ShownProps) {
  const { field, value } = props;
  const { schema, target } = field;
  const { zone, currency } = useContext(Around);
  if (value === undefined || value === null) return <span class="quiet">–</span>;
  if (typeof value === 'boolean') return <>{value ? 'Yes' : 'No'}</>;
  if (typeof value === 'number')
    return (
      <>
        {schema['x-money']
          ? value.toFixed(Math.max(decimalsOf(currency), String(value).split('.')[1]?.length ?? 0))
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

const decimalsOf = (currency: string | undefined) =>
  currency
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

/** As much as fits beside each other. */
const mostColumns = 6;

/** Whether it is an object that fits in a row of a table. */
const isFlat = (value: unknown) =>
  isObject(value) && Object.values(value).every((part) => typeof part !== 'object' && String(part).length <= 200);

function Items(props: ShownProps & { value: readonly unknown[] }) {
  const { field, value, resource } = props;
  if (value.length === 0) return <span class="quiet">none</span>;
  const schema = resource.resolve(field.schema.items ?? {});
  const names = value.every(isFlat) ? [...new Set(value.flatMap((item) => Object.keys(item as Json)))] : [];
  if (names.length === 0 || names.length > mostColumns)
    return (
      <ul class="items">
        {value.map((item, index) => (
          <li key={String(index)}>
            <Shown {...props} field={{ ...field, schema }} value={item} />
          </li>
        ))}
      </ul>
    );
  const fields = names.map(partsOf(props, schema));
  return (
    <section class="scroll" tabIndex={0} aria-label="Items">
      <table class="small">
        <thead>
          <tr>
            {fields.map(({ name, schema }) => (
              <th key={name} scope="col">
                {labelOf(name, schema)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((item, index) => (
            <tr key={String(index)}>
              {fields.map((part) => (
                <td key={part.name}>
                  <Shown {...props} field={part} value={(item as Json)[part.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Parts(props: ShownProps & { value: Json }) {
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
