/** Inputs for single values and texts. */
import { useState } from 'preact/hooks';
import { type Field, isLong, labelOf, type Schema } from '../document.js';
import type { Json } from '../session.js';
import { isObject, undescribed, type ValueProps } from './input.js';
import { RowList } from './parts.js';
import { TimeInput } from './time.js';

interface PlainProps extends ValueProps {
  readonly schema: Schema;
  readonly isBrief?: boolean;
  /** Ids that it may be, and what they are called. */
  readonly known?: ReadonlyMap<string, string> | undefined;
}

/** For a text, a number, a choice or a time. */
export function PlainInput({ schema, isBrief, known, ...props }: PlainProps) {
  const { value, onChange, described } = props;
  const text = String(value ?? '');
  const isFlag = schema.type === 'boolean';
  const read = (text: string) =>
    schema['x-value'] === 'currency'
      ? text.toUpperCase()
      : (Array.from(known ?? []).find(([id, name]) => name === text && id !== text)?.[0] ?? text);
  const zones = schema['x-value'] === 'time-zone' ? ['UTC', ...Intl.supportedValuesOf('timeZone')] : undefined;
  const choices = isFlag ? ['true', 'false'] : (schema.enum ?? zones);
  const input = {
    ...described,
    value: text,
    onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange(value === '' ? undefined : isFlag ? value === 'true' : read(value)),
  };
  if (choices !== undefined)
    return (
      <select {...input}>
        <option value="">{isBrief ? 'any' : 'not set'}</option>
        {[...new Set([...choices, text])].filter(Boolean).map((choice) => (
          <option key={choice} value={choice}>
            {!isFlag ? (known?.get(choice) ?? choice) : choice === 'true' ? 'Yes' : 'No'}
          </option>
        ))}
      </select>
    );
  if (schema.type === 'number' || schema.type === 'integer')
    return <Typed {...props} write={String} read={numberOf} inputMode="decimal" />;
  const isDay = schema['x-value'] === 'day-or-time';
  if (schema.format === 'date-time' || (isDay && text.includes('T'))) return <TimeInput {...props} />;
  if (isDay)
    return (
      <div class="actions">
        <input {...input} type="date" max="9999-12-31" />
        {text !== '' && (
          <button
            type="button"
            class="secondary outline small"
            onClick={() => onChange(new Date(`${text}T00:00`).toISOString())}
          >
            With a time
          </button>
        )}
      </div>
    );
  if (isLong(schema) || /[\n\r]/.test(text)) return <textarea {...input} class="growing" dir="auto" rows={3} />;
  const offered = known ? [...known] : schema['x-console']?.suggestions?.map((text) => [text, text] as const);
  return (
    <>
      <input {...input} dir="auto" list={offered && `${described.id}-known`} />
      {offered && (
        <datalist id={`${described.id}-known`}>
          {offered.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

interface FieldChoicesProps extends ValueProps {
  readonly label: string;
  readonly fields: readonly Field[];
}

/** Some of the fields of a resource, by their labels. */
export function FieldChoices({ value, onChange, described, label, fields }: FieldChoicesProps) {
  const chosen = (value ?? []) as readonly string[];
  const others = chosen.filter((name) => fields.every((field) => field.name !== name));
  const choose = (name: string, isChosen: boolean) => {
    const next = [...chosen.filter((one) => one !== name), ...(isChosen ? [name] : [])];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <fieldset {...described} aria-label={label} class="cells">
      {[...fields, ...others.map(undescribed)].map(({ name, schema }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
          />
          {labelOf(name, schema)}
        </label>
      ))}
    </fieldset>
  );
}

/** Whether it has nothing in it but texts, numbers and answers to yes or no. */
export const isPlain = (value: unknown) =>
  isObject(value) && Object.values(value).every((one) => /string|number|boolean/.test(typeof one));

/** An object without a shape: a name and a value on each row. */
export function Pairs({ value, onChange }: Pick<ValueProps, 'value' | 'onChange'>) {
  const [initial] = useState((value ?? {}) as Json);
  const [rows, setRows] = useState<readonly [string, unknown][]>(() => Object.entries(initial));
  /** A number stays one. */
  const read = (name: string, text: string) => {
    const before = typeof initial[name];
    if (before === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
    return before === 'number' ? numberOf(text) : text;
  };
  return (
    <RowList
      items={rows}
      blank={['', '']}
      noun=" value"
      onChange={(next) => {
        setRows(next);
        onChange(next.length > 0 ? Object.fromEntries(next.filter(([name]) => name !== '')) : undefined);
      }}
    >
      {([name, one], replace) => (
        <div class="condition">
          <input
            aria-label="Name"
            required
            value={name}
            onInput={({ currentTarget }) => replace([currentTarget.value.trim(), one])}
          />
          <input
            aria-label="Value"
            dir="auto"
            value={String(one)}
            onInput={({ currentTarget }) => replace([name, read(name, currentTarget.value)])}
          />
        </div>
      )}
    </RowList>
  );
}

interface TypedProps extends ValueProps {
  readonly write: (value: unknown) => string;
  /** @throws Error of what cannot be read: it stops the form. */
  readonly read: (text: string) => unknown;
  /** For a text of several lines. */
  readonly rows?: number;
  readonly class?: string;
  readonly placeholder?: string;
  readonly inputMode?: 'decimal';
}

/** Keeps what is typed as it is typed, whatever it means. */
function Typed({ value, onChange, described, write, read, ...looks }: TypedProps) {
  const [text, setText] = useState(() => (value === undefined ? '' : write(value)));
  const Input = looks.rows === undefined ? 'input' : 'textarea';
  const set = (input: HTMLInputElement | HTMLTextAreaElement) => {
    setText(input.value);
    try {
      onChange(input.value.trim() === '' ? undefined : read(input.value));
      input.setCustomValidity('');
    } catch (error) {
      input.setCustomValidity((error as Error).message);
    }
  };
  return (
    <Input {...described} {...looks} value={text} dir="auto" onInput={({ currentTarget }) => set(currentTarget)} />
  );
}

/** What is no number is sent as it is, and the server says so. The comma of a price is a point; that of 1,000 could be either. */
function numberOf(text: string): unknown {
  const plain = text.trim().replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  return /^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** Whether it is strings that can stand on a line each. */
export const isLines = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[^\n\r]*\S[^\n\r]*$/.test(item));

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** A string on each line. */
export const Lines = (props: ValueProps) => (
  <Typed
    {...props}
    write={(value) => (value as readonly string[]).join('\n')}
    read={linesOf}
    class="growing"
    rows={3}
    placeholder="One on each line"
  />
);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => {
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('a number is too large');
      return value;
    });
  } catch (error) {
    throw new Error(`This must be JSON: ${(error as Error).message}`);
  }
}

/** A value that the document leaves open. What is not JSON yet is kept, and stops the form from being sent. */
export const JsonInput = (props: ValueProps) => (
  <Typed
    {...props}
    write={(value) => JSON.stringify(value, null, 2)}
    read={jsonOf}
    class="code growing"
    rows={2}
    placeholder="JSON"
  />
);
