/** Shows a value as its schema means it. All of it is text: markup in records is never markup here. */
import type { ComponentChildren } from 'preact';
import { fieldsOf, labelOf, type Resource, type Schema } from './document.js';
import { Time } from './ui.js';

interface ShownProps {
  readonly schema: Schema;
  readonly value: unknown;
  readonly resource: Resource;
  /** On one line, for tables. */
  readonly isBrief?: boolean;
  /** What to show for the id of a record. */
  readonly link?: ((id: string) => ComponentChildren) | undefined;
}

export function Shown({ schema, value, resource, isBrief = false, link }: ShownProps) {
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
    return (
      <span dir="auto" class={isBrief ? 'clamped' : 'text'} title={isBrief && value.length > 40 ? value : undefined}>
        {value}
      </span>
    );
  }
  if (Array.isArray(value)) return <Items {...{ schema, value, resource, link }} />;
  return <Parts {...{ schema, value: value as Record<string, unknown>, resource }} />;
}

function Items({ schema, value, resource, link }: Omit<ShownProps, 'value'> & { value: readonly unknown[] }) {
  if (value.length === 0) return <span class="quiet">none</span>;
  const items = schema.items === undefined ? {} : resource.resolve(schema.items);
  return (
    <ul class="items">
      {value.map((item, index) => (
        <li key={String(index)}>
          <Shown schema={items} value={item} resource={resource} {...(link && { link })} />
        </li>
      ))}
    </ul>
  );
}

function Parts({ schema, value, resource }: { schema: Schema; value: Record<string, unknown>; resource: Resource }) {
  const known = new Map(fieldsOf(schema, resource.resolve).map((field) => [field.name, field.schema]));
  return (
    <dl class="parts">
      {Object.entries(value).map(([name, part]) => (
        <div key={name}>
          <dt>{known.has(name) ? labelOf(name) : <code>{name}</code>}</dt>
          <dd>
            <Shown schema={known.get(name) ?? {}} value={part} resource={resource} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
