/** An input for a field, made of its schema; for an object or a list, inputs for its parts. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import {
  type Field,
  fieldsOf,
  isId,
  isLong,
  labelOf,
  type Resource,
  type Schema,
  titleFields,
  titleOf,
} from './document.js';
import { isTemplate, Template } from './mail/template.js';
import { type Gala, may, type ResourceProps } from './page.js';
import { Reference } from './reference.js';
import { type Json, listing, operation } from './session.js';
import { Prose, useLoad } from './ui.js';

/** What the server says of a place in the body. */
export interface Finding {
  /** JSON pointer, from the field that it is shown at: empty for the field itself. */
  readonly pointer: string;
  readonly message: string;
}

export interface InputProps extends ResourceProps {
  readonly field: Field;
  readonly value: unknown;
  readonly findings: readonly Finding[];
  /** `undefined` leaves the field out. */
  readonly onChange: (value: unknown) => void;
  /** Without the explanation. */
  readonly isBrief?: boolean;
  /** That the field is of, as it is stored; none if it is new. */
  readonly record?: Json | undefined;
}

export function FieldInput(props: InputProps) {
  const { field, value, onChange, findings } = props;
  const { schema } = field;
  const isKnown = (part: Schema | undefined) => Object.keys(part?.properties ?? {}).length > 0;
  const items = schema.items && props.resource.resolve(schema.items);
  if (isTemplate(schema) && isObject(value ?? {})) return <Template {...props} Input={FieldInput} />;
  if (schema.type === 'object' && isKnown(schema) && isObject(value ?? {})) return <Group {...props} />;
  if (schema.type === 'array' && isKnown(items) && Array.isArray(value ?? []))
    return <Several {...props} items={items ?? {}} />;
  const isOdd = typeof value === 'object' && value !== null && !isLines(value);
  return (
    <Labelled {...props}>
      {(described) =>
        isStructure(schema, items) || isOdd ? (
          <JsonInput value={value} onChange={onChange} {...described} />
        ) : (
          <PlainInput {...props} items={items} described={described} isWrong={findings.length > 0} />
        )
      }
    </Labelled>
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (schema: Schema, items: Schema | undefined) => schema.type === 'array' && items?.type === 'string';

/** Strings that can stand on a line each. */
const isLines = (value: object) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[^\n\r]*\S[^\n\r]*$/.test(item));

const isStructure = (schema: Schema, items: Schema | undefined) =>
  !isTexts(schema, items) && !['string', 'number', 'integer', 'boolean'].includes(schema.type ?? '');

interface Described {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid'?: 'true';
}

/** A label, the input, what the server found wrong with it, and what the document says of it. */
function Labelled({
  field,
  findings,
  isBrief,
  children,
}: InputProps & { children: (described: Described) => ComponentChildren }) {
  const id = useId();
  const { name, schema, required } = field;
  const described = {
    id,
    'aria-describedby': `${id}-about`,
    ...(findings.length > 0 && { 'aria-invalid': 'true' as const }),
  };
  return (
    <div class="field" data-field={name}>
      <label for={id}>
        {labelOf(name)}
        {required && !isBrief && <span class="required"> required</span>}
      </label>
      {children(described)}
      <div id={`${id}-about`}>
        <Findings findings={findings} />
        {schema.description && !isBrief && (
          <small>
            <Prose text={schema.description} />
          </small>
        )}
      </div>
    </div>
  );
}

const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <>
    {findings.map(({ pointer, message }) => (
      <p class="finding" key={pointer + message}>
        {pointer === '' ? '' : `${pointer.slice(1).replaceAll('/', ' › ')} `}
        {message}
      </p>
    ))}
  </>
);

function PlainInput(props: InputProps & { items: Schema | undefined; described: Described; isWrong: boolean }) {
  const { field, value, onChange, items, described } = props;
  const { schema } = field;
  const text = value === undefined || value === null ? '' : String(value);
  const set = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange(currentTarget.value === '' ? undefined : currentTarget.value);
  if (isTexts(schema, items)) {
    const list = value as readonly string[] | undefined;
    if (field.target !== undefined) return <Chosen {...props} value={list} target={field.target} />;
    return <Lines value={list} onChange={onChange} {...described} />;
  }
  if (schema.type === 'boolean' || schema.enum !== undefined) {
    const choices = schema.enum ?? ['true', 'false'];
    const read = (chosen: string) => (chosen === '' ? undefined : schema.enum ? chosen : chosen === 'true');
    return (
      <select {...described} value={text} onChange={({ currentTarget }) => onChange(read(currentTarget.value))}>
        <option value="">{props.isBrief ? 'any' : 'not set'}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {schema.enum ? choice : choice === 'true' ? 'Yes' : 'No'}
          </option>
        ))}
        {text !== '' && !choices.includes(text) && <option value={text}>{text}</option>}
      </select>
    );
  }
  if (schema.type === 'number' || schema.type === 'integer')
    return <NumberInput value={value} onChange={onChange} described={described} />;
  if (schema.format === 'date-time')
    return <input {...described} value={text} onInput={set} placeholder="2026-04-01T09:30:00Z" inputMode="numeric" />;
  if (field.target !== undefined) return <ReferenceInput {...props} text={text} target={field.target} />;
  if (isLong(schema) || /[\n\r]/.test(text)) return <textarea {...described} value={text} onInput={set} rows={5} />;
  return <input {...described} value={text} onInput={set} />;
}

/** What is no number is sent as it is, and the server says so. */
function NumberInput({
  value,
  onChange,
  described,
}: {
  value: unknown;
  onChange: (value: unknown) => void;
  described: Described;
}) {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const set = (next: string) => {
    setText(next);
    const text = next.trim();
    const isNumber = /^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
    onChange(text === '' ? undefined : isNumber ? Number(text) : next);
  };
  return (
    <input {...described} value={text} inputMode="decimal" onInput={({ currentTarget }) => set(currentTarget.value)} />
  );
}

/** A string on each line. */
function Lines({
  value = [],
  onChange,
  ...described
}: Described & { value: readonly string[] | undefined; onChange: (value: unknown) => void }) {
  const [text, setText] = useState(value.join('\n'));
  const set = (next: string) => {
    setText(next);
    const lines = next.split('\n').filter((line) => line.trim() !== '');
    onChange(lines.length > 0 ? lines : undefined);
  };
  return (
    <textarea
      {...described}
      rows={Math.min(8, value.length + 2)}
      value={text}
      placeholder="One on each line"
      onInput={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

function checked(_: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('a number is too large');
  return value;
}

/** A value that the document leaves open. What is not JSON yet is kept, and stops the form from being sent. */
function JsonInput({
  value,
  onChange,
  ...described
}: Described & { value: unknown; onChange: (value: unknown) => void }) {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
  const set = (input: HTMLTextAreaElement) => {
    setText(input.value);
    try {
      onChange(input.value.trim() === '' ? undefined : JSON.parse(input.value, checked));
      input.setCustomValidity('');
    } catch (error) {
      input.setCustomValidity(`This must be JSON: ${(error as Error).message}`);
    }
  };
  return (
    <textarea
      {...described}
      class="code"
      value={text}
      rows={Math.min(12, text.split('\n').length + 1)}
      placeholder="JSON"
      onInput={({ currentTarget }) => set(currentTarget)}
    />
  );
}

/** Records that may be meant; they are asked for when the input has the focus. */
function useSuggestions({ gala, me, services }: InputProps, target: string) {
  const resource = services.flatMap(({ resources }) => resources).find(({ name }) => name === target);
  const [suggestions, setSuggestions] = useState<readonly { id: string; title: string }[]>([]);
  const suggest = async () => {
    const finder = resource?.finders.find(
      ({ verb, isSearch, filters }) => may(me, `${target}.${verb}`) && (isSearch || filters.length === 0),
    );
    if (resource === undefined || finder === undefined) return;
    setSuggestions(await firstOf(gala, resource, finder.isSearch).catch(() => [])); // a help, not a need
  };
  /** The id of the one with this name; what was typed, if it is no name, or that of several. */
  const idOf = (typed: string) => {
    const [named, another] = suggestions.filter(({ title }) => title === typed);
    return named !== undefined && another === undefined ? named.id : typed;
  };
  const list = (id: string) => (
    <datalist id={id}>
      {suggestions.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </datalist>
  );
  const isSuggested = (id: string) => suggestions.some((one) => one.id === id);
  return { resource, suggest, idOf, list, isSuggested };
}

/** The id of a record, with suggestions; a name that is one of theirs becomes its id. */
function ReferenceInput(props: InputProps & { text: string; target: string; described: Described }) {
  const { gala, me, text, target, onChange, described } = props;
  const { resource, suggest, idOf, list } = useSuggestions(props, target);
  return (
    <>
      <input
        {...described}
        value={text}
        list={`${described.id}-list`}
        onFocus={suggest}
        placeholder={`Name or id of ${resource ? `one of the ${resource.plural}` : 'a record'}`}
        onInput={({ currentTarget: { value } }) => onChange(value === '' ? undefined : idOf(value))}
      />
      {list(`${described.id}-list`)}
      {resource && may(me, `${target}.get`) && <Named gala={gala} resource={resource} id={text} />}
    </>
  );
}

interface ChosenProps extends InputProps {
  readonly value: readonly string[] | undefined;
  readonly target: string;
  readonly described: Described;
}

/** Several records, by their names; one more is chosen by its name or id. What is still being typed counts already. */
function Chosen(props: ChosenProps) {
  const { onChange, described, target } = props;
  const [chosen, setChosen] = useState(props.value ?? []);
  const [text, setText] = useState('');
  const { resource, suggest, idOf, list, isSuggested } = useSuggestions(props, target);
  const change = (ids: readonly string[], typed: string) => {
    setChosen(ids);
    setText(typed);
    const all = [...new Set([...ids, idOf(typed.trim())])].filter((id) => id !== '');
    onChange(all.length > 0 ? all : undefined);
  };
  const add = (typed: string) =>
    change(
      [...new Set([...chosen, idOf(typed.trim())])].filter((id) => id !== ''),
      '',
    );
  return (
    <>
      {chosen.length > 0 && (
        <ul class="chosen">
          {chosen.map((id) => (
            <li key={id}>
              <Reference {...props} target={target} id={id} />
              <button
                type="button"
                class="secondary outline small"
                onClick={() =>
                  change(
                    chosen.filter((one) => one !== id),
                    text,
                  )
                }
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...described}
        value={text}
        list={`${described.id}-list`}
        onFocus={suggest}
        placeholder={`Add one of the ${resource?.plural ?? 'records'} by name or id`}
        onInput={({ currentTarget: { value } }) => (isSuggested(value) ? add(value) : change(chosen, value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text === '') return;
          event.preventDefault(); // it would send the form
          add(text);
        }}
      />
      {list(`${described.id}-list`)}
    </>
  );
}

/** The name of the record with this id. */
function Named({ gala, resource, id }: { gala: Gala; resource: Resource; id: string }) {
  const named = useLoad(
    async (signal) => {
      if (!isId(id)) return undefined;
      const fields = titleFields(resource).join(',') || 'id';
      return titleOf(resource, await operation(gala, resource.name, 'get')({ id, fields }, { signal }));
    },
    [id],
  );
  return isId(id) && named.value !== undefined && !named.isLoading ? (
    <small class="named">→ {named.value}</small>
  ) : null;
}

async function firstOf(gala: Gala, resource: Resource, isSearch: boolean) {
  const fields = titleFields(resource).join(',') || 'id';
  const input = isSearch ? { body: {}, fieldsToReturn: fields } : { fields };
  const { items } = await listing(gala, resource.name, isSearch ? 'search' : 'list')({ ...input, limit: 100 });
  return items.map((item) => ({ id: String(item.id), title: titleOf(resource, item) }));
}

/** The findings of a part, by what follows its name in the pointer. */
export const within = (findings: readonly Finding[], name: string | number): Finding[] => {
  const prefix = `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return findings
    .filter(({ pointer }) => pointer === prefix || pointer.startsWith(`${prefix}/`))
    .map(({ pointer, message }) => ({ pointer: pointer.slice(prefix.length), message }));
};

const own = (findings: readonly Finding[]) => findings.filter(({ pointer }) => pointer === '');

function Group(props: InputProps) {
  const { field, findings } = props;
  const value = (props.value ?? {}) as Record<string, unknown>;
  return (
    <details class="group" open={props.value !== undefined || findings.length > 0} data-field={field.name}>
      <summary>{labelOf(field.name)}</summary>
      {field.schema.description && (
        <small>
          <Prose text={field.schema.description} />
        </small>
      )}
      <Findings findings={own(findings)} />
      <Members {...props} value={value} />
    </details>
  );
}

/** The fields of an object, those that the document does not list as well. */
function Members({ field, value, onChange, findings, ...props }: InputProps & { value: Record<string, unknown> }) {
  const known = fieldsOf(field.schema, props.resource.resolve);
  const others = Object.keys(value).filter((name) => known.every((part) => part.name !== name));
  const change = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = value;
    const changed = next === undefined ? rest : { ...value, [name]: next };
    onChange(Object.keys(changed).length > 0 ? changed : undefined);
  };
  return (
    <>
      {[...known, ...others.map((name) => ({ name, schema: {}, required: false, target: undefined }))].map((part) => (
        <FieldInput
          key={part.name}
          {...props}
          field={part}
          value={value[part.name]}
          findings={within(findings, part.name)}
          onChange={(next) => change(part.name, next)}
        />
      ))}
    </>
  );
}

const isNot = (index: number) => (_: unknown, at: number) => at !== index;

function Several({ items, ...props }: InputProps & { items: Schema }) {
  const { field, findings, onChange } = props;
  const list = (props.value ?? []) as readonly unknown[];
  // inputs keep what is typed, so each item must keep its own
  const [keys, setKeys] = useState(() => list.map((_, index) => index));
  const replace = (next: readonly unknown[], nextKeys = keys) => {
    setKeys(nextKeys);
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <details class="group" open={(list.length > 0 && list.length < 5) || findings.length > 0} data-field={field.name}>
      <summary>
        {labelOf(field.name)} <span class="quiet">{list.length > 0 && list.length}</span>
      </summary>
      {field.schema.description && (
        <small>
          <Prose text={field.schema.description} />
        </small>
      )}
      <Findings findings={own(findings)} />
      {list.map((item, index) => (
        <fieldset key={keys[index]}>
          <legend>{index + 1}</legend>
          <Members
            {...props}
            field={{ ...field, schema: items }}
            value={(item ?? {}) as Record<string, unknown>}
            findings={within(findings, index)}
            onChange={(next) => replace(list.map((other, at) => (at === index ? (next ?? {}) : other)))}
          />
          <button
            type="button"
            class="secondary outline small"
            onClick={() => replace(list.filter(isNot(index)), keys.filter(isNot(index)))}
          >
            Remove
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        class="secondary outline small"
        onClick={() => replace([...list, {}], [...keys, Math.max(-1, ...keys) + 1])}
      >
        Add
      </button>
    </details>
  );
}
