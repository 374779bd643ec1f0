/** Values that are made of parts: objects, and lists of them as rows. */
import { useRef, useState } from 'preact/hooks';
import { type Field, fieldsOf, isLong, labelOf, type Schema } from '../document.js';
import { Hint } from './hint.js';
import { isObject, type OuterProps, undescribed, within } from './input.js';

const own = (findings: OuterProps['findings']) => findings.filter(({ pointer }) => pointer === '');

const isSimple = (schema: Schema) => !/object|array/.test(schema.type ?? 'object') && !isLong(schema);

/** What stands in a row without being unfolded. */
const inRow = 4;

/** The fields of an object. */
export function Group(props: OuterProps) {
  const { field, findings, value, resource } = props;
  const { description } = field.schema;
  return (
    <details class="group" open={value !== undefined || field.required || findings.length > 0} data-field={field.name}>
      <summary>{labelOf(field.name, field.schema)}</summary>
      <Hint text={description} fields={resource.fields} />
      <Findings findings={own(findings)} />
      <Members {...props} value={(value ?? {}) as Record<string, unknown>} />
    </details>
  );
}

export const Findings = ({ findings }: Pick<OuterProps, 'findings'>) => (
  <>
    {findings.map(({ pointer, message }) => (
      <p class="finding" key={pointer + message}>
        {pointer === '' ? '' : `${pointer.slice(1).replaceAll('/', ' › ')} `}
        {message}
      </p>
    ))}
  </>
);

interface MembersProps extends OuterProps {
  readonly value: Record<string, unknown>;
  /** What is simple stands side by side, without explanations. */
  readonly isRow?: boolean;
}

/** The fields of an object, those that the document does not list as well. */
function Members({ field, value, onChange, findings, isRow = false, ...props }: MembersProps) {
  const { Input, resource } = props;
  const known = fieldsOf(field.schema, resource.resolve);
  const others = Object.keys(value).filter((name) => known.every((part) => part.name !== name));
  const all = [...known, ...others.map(undescribed)];
  const change = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = value;
    const changed = next === undefined ? rest : { ...value, [name]: next };
    onChange(Object.keys(changed).length > 0 ? changed : undefined);
  };
  const input = (part: Field) => (
    <Input
      key={part.name}
      {...props}
      field={part}
      value={value[part.name]}
      findings={within(findings, part.name)}
      onChange={(next) => change(part.name, next)}
    />
  );
  const more = known.length === 0 && <NewMember names={others} onAdd={(name) => change(name, '')} />;
  if (!isRow) return [...all.map(input), more];
  const rank = ({ required, schema }: Field) => (required ? 0 : schema['x-expected'] ? 1 : 2);
  const simple = all.filter(({ schema }) => isSimple(schema) || known.length === 0);
  const first = [...simple].sort((one, other) => rank(one) - rank(other)).slice(0, inRow);
  const rest = all.filter((part) => !first.includes(part));
  const isShown = ({ name, required, schema }: Field) => required || schema['x-expected'] || value[name] !== undefined;
  const folded = rest.filter((part) => !isShown(part));
  return (
    <>
      <div class="cells">
        {simple
          .filter((part) => first.includes(part))
          .map((part) => input({ ...part, schema: withoutHint(part.schema) }))}
      </div>
      {rest.filter(isShown).map(input)}
      {folded.length > 0 && (
        <details class="more">
          <summary>{folded.length === 1 ? '1 more field' : `${folded.length} more fields`}</summary>
          {folded.map(input)}
        </details>
      )}
      {more}
    </>
  );
}

const withoutHint = ({ description: _, ...schema }: Schema): Schema => schema;

/** A name for one more value of an object that can have any. */
function NewMember({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const isNew = name.trim() !== '' && !names.includes(name.trim());
  const add = () => {
    if (isNew) onAdd(name.trim());
    setName('');
  };
  return (
    <div class="adding">
      <input
        value={name}
        aria-label="Name of another value"
        placeholder="Name of another value"
        dir="auto"
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // it would send the form
          add();
        }}
      />
      <button type="button" class="secondary outline small" disabled={!isNew} onClick={add}>
        Add value
      </button>
    </div>
  );
}

/** A list of objects: each is a row that can be removed and moved. */
export function Rows({ items, ...props }: OuterProps & { items: Schema }) {
  const { field, findings, onChange, resource } = props;
  const { description } = field.schema;
  const list = (props.value ?? []) as readonly unknown[];
  const place = useRef<HTMLDetailsElement>(null);
  // inputs keep what is typed, so each item must keep its own
  const [keys, setKeys] = useState(() => list.map((_, index) => index));
  const replace = (next: readonly unknown[], nextKeys = keys) => {
    setKeys(nextKeys);
    onChange(next.length > 0 ? next : field.required ? [] : undefined);
  };
  const focus = (selector: string, index?: number) =>
    requestAnimationFrame(() => {
      const rows = place.current?.querySelectorAll(':scope > .row') ?? [];
      const within = index === undefined ? place.current : rows[index];
      within?.querySelector<HTMLElement>(selector)?.focus();
    });
  const remove = (index: number) => {
    replace(list.toSpliced(index, 1), keys.toSpliced(index, 1));
    if (list.length > 1) focus(':scope > .tools > .remove', Math.min(index, list.length - 2));
    else focus(':scope > .add');
  };
  const move = (index: number, by: number) => {
    const moved = <T,>(all: readonly T[]) => all.toSpliced(index, 1).toSpliced(index + by, 0, all[index] as T);
    replace(moved(list), moved(keys));
    focus(by < 0 ? '.up:enabled, .down' : '.down:enabled, .up', index + by);
  };
  const add = () => {
    replace([...list, {}], [...keys, Math.max(-1, ...keys) + 1]);
    focus('input, select, textarea', list.length);
  };
  return (
    <details
      class="group rows"
      ref={place}
      open={(list.length > 0 && list.length < 5) || field.required || findings.length > 0}
      data-field={field.name}
    >
      <summary>
        {labelOf(field.name, field.schema)} <span class="quiet">{list.length > 0 && list.length}</span>
      </summary>
      <Hint text={description} fields={resource.fields} />
      <Findings findings={own(findings)} />
      {list.map((item, index) => (
        <fieldset key={keys[index]} class="row">
          <legend>{index + 1}</legend>
          <Findings findings={own(within(findings, index))} />
          <Members
            {...props}
            isRow
            field={{ ...field, schema: items }}
            value={isObject(item) ? item : {}}
            findings={within(findings, index)}
            onChange={(next) => replace(list.map((other, at) => (at === index ? (next ?? {}) : other)))}
          />
          <div class="tools">
            {list.length > 1 && (
              <>
                <Tool name="up" label="Move up" isIdle={index === 0} onUse={() => move(index, -1)} text="↑" />
                <Tool
                  name="down"
                  label="Move down"
                  isIdle={index === list.length - 1}
                  onUse={() => move(index, 1)}
                  text="↓"
                />
              </>
            )}
            <Tool name="remove" label="Remove" isIdle={false} onUse={() => remove(index)} text="Remove" />
          </div>
        </fieldset>
      ))}
      <button type="button" class="secondary outline small add" onClick={add}>
        Add
      </button>
    </details>
  );
}

const Tool = (props: { name: string; label: string; isIdle: boolean; onUse: () => void; text: string }) => (
  <button
    type="button"
    class={`secondary outline small ${props.name}`}
    aria-label={props.label}
    disabled={props.isIdle}
    onClick={props.onUse}
  >
    {props.text}
  </button>
);
