/** Shows a value as its schema means it. All of it is text: markup in records is never markup here. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Field, fieldsOf, labelOf, type Resource, type Schema } from './document.js';
import { Time } from './ui.js';

interface ShownProps {
  readonly schema: Schema;
  readonly value: unknown;
  readonly resource: Resource;
  /** On one line, for tables. */
  readonly isBrief?: boolean;
  /** What to show for the id of a record. */
  readonly link?: ((id: string) => ComponentChildren) | undefined;
  /** The same for ids in the parts of a value, by what they refer to. */
  readonly refer?: (target: string, id: string) => ComponentChildren;
}

export function Shown({ schema, value, resource, isBrief = false, link, refer }: ShownProps) {
  if (value === undefined || value === null) return <span class="quiet">–</span>;
  if (typeof value === 'boolean') return <>{value ? 'Yes' : 'No'}</>;
  if (typeof value === 'number')
    return (
      <>
        {schema['x-money']
          ? value.toFixed(Math.max(2, String(value).split('.')[1]?.length ?? 0))
          : value.toLocaleString()}
      </>
    );
  if (typeof value === 'string') {
    if (link !== undefined) return <>{link(value)}</>;
    if (schema.format === 'date-time') return <Time at={value} />;
    return isBrief ? (
      <span dir="auto" class="clamped" title={value.length > 40 ? value : undefined}>
        {value}
      </span>
    ) : (
      <Text text={value} />
    );
  }
  const below = refer && { refer };
  if (Array.isArray(value)) return <Items {...{ schema, value, resource, link }} {...below} />;
  return <Parts {...{ schema, value: value as Record<string, unknown>, resource }} {...below} />;
}

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

function Items({ schema, value, resource, link, refer }: Omit<ShownProps, 'value'> & { value: readonly unknown[] }) {
  if (value.length === 0) return <span class="quiet">none</span>;
  const items = schema.items === undefined ? {} : resource.resolve(schema.items);
  const names = [...new Set(value.flatMap((item) => (isFlat(item) ? Object.keys(item) : [])))];
  if (names.length > 0 && names.length <= mostColumns && value.every(isFlat)) {
    const known = new Map(fieldsOf(items, resource.resolve).map((field) => [field.name, field]));
    return (
      <section class="scroll" tabIndex={0} aria-label="Items">
        <table class="small">
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {labelOf(name, known.get(name)?.schema)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {value.map((item, index) => (
              <tr key={String(index)}>
                {names.map((name) => (
                  <td key={name}>
                    <Shown
                      {...partOf(known.get(name), refer)}
                      value={(item as Record<string, unknown>)[name]}
                      resource={resource}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  }
  return (
    <ul class="items">
      {value.map((item, index) => (
        <li key={String(index)}>
          <Shown schema={items} value={item} resource={resource} {...(link && { link })} {...(refer && { refer })} />
        </li>
      ))}
    </ul>
  );
}

/** As much as fits beside each other. */
const mostColumns = 6;

/** Whether it is an object that fits in a row of a table. */
const isFlat = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => typeof part !== 'object' && String(part).length <= 200);

const partOf = (field: Field | undefined, refer: ShownProps['refer']) => {
  const { schema = {}, target } = field ?? {};
  return { schema, ...(target !== undefined && refer && { link: (id: string) => refer(target, id) }) };
};

function Parts({ schema, value, resource, refer }: Omit<ShownProps, 'value'> & { value: Record<string, unknown> }) {
  const known = new Map(fieldsOf(schema, resource.resolve).map((field) => [field.name, field]));
  return (
    <dl class="parts">
      {Object.entries(value).map(([name, part]) => (
        <div key={name}>
          <dt>{known.has(name) ? labelOf(name, known.get(name)?.schema) : <code>{name}</code>}</dt>
          <dd>
            <Shown {...partOf(known.get(name), refer)} value={part} resource={resource} {...(refer && { refer })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
