/** Values that are made of parts: objects, and lists of them as rows. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Field, fieldsOf, isLong, labelOf, type Schema } from '../document.js';
import type { Json } from '../session.js';
import { Hint } from './hint.js';
import { sourceOf } from './ids.js';
import { isObject, type OuterProps, undescribed, within } from './input.js';

export const Findings = ({ findings }: Pick<OuterProps, 'findings'>) => (
  <>
    {findings.map(({ pointer, message }) => (
      <p class="finding" key={pointer + message}>
        {[pointer.slice(1).replaceAll('/', ' › '), message].filter(Boolean).join(' ')}
      </p>
    ))}
  </>
);

interface SectionProps {
  readonly heading: string | undefined;
  /** Whether most records have nothing in it: then it is folded. */
  readonly isMore?: boolean;
  readonly isOpen?: boolean;
  /** Beside the heading, such as how many there are. */
  readonly note?: string | undefined;
  /** If it is one field. */
  readonly field?: string;
  readonly children: ComponentChildren;
}

/** Fields under their heading. */
export const Section = ({ heading, isMore, isOpen, note, field, children }: SectionProps) =>
  isMore ? (
    <details class={field ? 'group' : 'more'} open={isOpen || undefined} data-field={field}>
      <summary>
        {heading} <span class="quiet">{note}</span>
      </summary>
      {children}
    </details>
  ) : (
    <section>
      {heading !== undefined && <h2 class="part">{heading}</h2>}
      {children}
    </section>
  );

const own = (findings: OuterProps['findings']) => findings.filter(({ pointer }) => pointer === '');

/** A value with inputs below its name. */
function Folded(props: OuterProps & { isOpen: boolean; count?: number; children: ComponentChildren }) {
  const { field, findings, resource, count, children } = props;
  const isOpen = props.isOpen || field.required || findings.length > 0;
  return (
    <Section
      heading={labelOf(field.name, field.schema)}
      note={count ? String(count) : ''}
      field={field.name}
      isMore
      isOpen={isOpen}
    >
      <Hint text={field.schema.description} fields={resource.fields} />
      <Findings findings={own(findings)} />
      {children}
    </Section>
  );
}

/** The fields of an object. */
export const Group = (props: OuterProps) => (
  <Folded {...props} isOpen={props.value !== undefined}>
    <Members {...props} value={(props.value ?? {}) as Json} />
  </Folded>
);

/** A list of objects. */
export function Rows({ items, ...props }: OuterProps & { items: Schema }) {
  const { field, findings, onChange } = props;
  const list = (props.value ?? []) as readonly Json[];
  return (
    <Folded {...props} isOpen={list.length > 0 && list.length < 5} count={list.length}>
      <RowList
        items={list}
        blank={{}}
        isOrdered
        onChange={(next) => onChange(next.length > 0 || field.required ? next : undefined)}
      >
        {(item, replace, index) => (
          <>
            <Findings findings={own(within(findings, index))} />
            <Members
              {...props}
              isRow
              field={{ ...field, schema: items }}
              value={item}
              findings={within(findings, index)}
              onChange={(next) => replace(isObject(next) ? next : {})}
            />
          </>
        )}
      </RowList>
    </Folded>
  );
}

const isSimple = ({ schema }: Field) => !/object|array/.test(schema.type ?? 'object') && !isLong(schema);

/** What stands in a row without being unfolded. */
const inRow = 4;

interface MembersProps extends OuterProps {
  readonly value: Json;
  /** What is simple stands side by side, without hints, and what most have not is folded. */
  readonly isRow?: boolean;
}

/** The fields of an object, those that the document does not list as well. */
function Members({ field, value, onChange, findings, isRow = false, ...props }: MembersProps) {
  const { Input, resource } = props;
  const [initial] = useState(value);
  const isMade = ({ name }: Field) => sourceOf(field.schema, name) !== undefined;
  const known = fieldsOf(field.schema, resource.resolve).map((part) => {
    const from = sourceOf(field.schema, part.name);
    const hint = `${part.schema.description} Left empty, it is made of the ${labelOf(from ?? '').toLowerCase()}.`;
    return from ? { ...part, required: false, schema: { ...part.schema, description: hint } } : part;
  });
  const others = Object.keys(value).filter((name) => known.every((part) => part.name !== name));
  const fits = ({ name, schema }: Field) => {
    const [other, ...needed] = schema['x-console']?.when ?? [];
    return other === undefined || value[name] !== undefined || needed.includes(String(value[other] ?? ''));
  };
  const all = [...known.filter(fits), ...others.map(undescribed)];
  const input = (part: Field) => (
    <Input
      key={part.name}
      {...props}
      field={part}
      value={value[part.name]}
      findings={within(findings, part.name)}
      onChange={(next) => {
        const { [part.name]: _, ...rest } = value;
        const changed = next === undefined ? rest : { ...value, [part.name]: next };
        onChange(Object.keys(changed).length > 0 ? changed : undefined);
      }}
    />
  );
  if (!isRow) return all.map(input);
  if (known.length === 0)
    return (
      <Input {...props} field={{ ...field, required: false }} value={value} findings={[]} onChange={onChange} isBrief />
    );
  const isUsual = ({ name, required, schema }: Field) =>
    required || schema['x-expected'] === true || initial[name] !== undefined;
  const isWrong = ({ name }: Field) => within(findings, name).length > 0;
  const asked = all.filter((part) => !isMade(part));
  const few = asked.filter(isUsual).length < inRow ? asked.slice(0, inRow) : [];
  const isShown = (part: Field) => !isMade(part) && (isUsual(part) || few.includes(part));
  const [shown, folded] = [all.filter(isShown), all.filter((part) => !isShown(part))];
  return (
    <>
      <div class="cells">
        {shown.filter(isSimple).map((part) => input({ ...part, schema: { ...part.schema, description: '' } }))}
      </div>
      {shown.filter((part) => !isSimple(part)).map(input)}
      {folded.length > 0 && (
        <Section heading={`${folded.length} more`} isMore isOpen={folded.some(isWrong)}>
          {folded.map(input)}
        </Section>
      )}
    </>
  );
}

interface RowListProps<Item> {
  readonly items: readonly Item[];
  /** One that is added. */
  readonly blank: Item;
  readonly noun?: string;
  /** Whether rows can be moved. */
  readonly isOrdered?: boolean;
  readonly onChange: (items: readonly Item[]) => void;
  readonly children: (item: Item, replace: (next: Item) => void, index: number) => ComponentChildren;
}

/** Rows that can be added, removed and moved. The focus stays with them. */
export function RowList<Item>({ items, blank, noun = '', isOrdered, onChange, children }: RowListProps<Item>) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ readonly index: number; readonly focused: readonly string[] } | undefined>(undefined);
  // inputs keep what is typed, so each item must keep its own
  const [keys, setKeys] = useState(() => items.map((_, index) => index));
  /** @param focused what has the focus afterwards in the row, the best first; if there is no row, the button that adds one. */
  const change = (edit: <T>(all: readonly T[], added: T) => T[], index: number, ...focused: readonly string[]) => {
    onChange(edit(items, blank));
    setKeys(edit(keys, Math.max(-1, ...keys) + 1));
    wanted.current = { index, focused };
  };
  // as soon as the row is there: later, the focus would be taken from what somebody has begun to type in
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const { index, focused } = wanted.current;
    wanted.current = undefined;
    const row = place.current?.children[index] as HTMLElement | undefined;
    (focused.map((one) => row?.querySelector<HTMLElement>(one)).find(Boolean) ?? row)?.focus();
  });
  const tool = (name: string, label: string, text: string, isIdle: boolean, onClick: () => void) => (
    <button
      type="button"
      class={`secondary outline small ${name}`}
      aria-label={label}
      disabled={isIdle}
      onClick={onClick}
    >
      {text}
    </button>
  );
  const inTools = (name: string) => `:scope > .actions > .${name}`;
  const move = (index: number, by: 1 | -1) =>
    change(
      (all) => all.toSpliced(index, 1).toSpliced(index + by, 0, ...all.slice(index, index + 1)),
      index + by,
      ...(by < 0 ? [inTools('up:enabled'), inTools('down')] : [inTools('down:enabled'), inTools('up')]),
    );
  const last = items.length - 1;
  return (
    <div ref={place}>
      {items.map((item, index) => (
        <fieldset key={keys[index]} class="row">
          {isOrdered && <legend>{index + 1}</legend>}
          {children(item, (next) => onChange(items.with(index, next)), index)}
          <div class="actions">
            {isOrdered && last > 0 && tool('up', 'Move up', '↑', index === 0, () => move(index, -1))}
            {isOrdered && last > 0 && tool('down', 'Move down', '↓', index === last, () => move(index, 1))}
            {tool('remove', `Remove${noun}`, 'Remove', false, () =>
              change((all) => all.toSpliced(index, 1), Math.max(0, Math.min(index, last - 1)), inTools('remove')),
            )}
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        class="secondary outline small"
        onClick={() => change((all, added) => [...all, added], items.length, 'input, select, textarea')}
      >
        Add{noun}
      </button>
    </div>
  );
}
