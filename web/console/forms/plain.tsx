/** Inputs for single values and texts. */
import { useState } from 'preact/hooks';
import { isLong, type Schema } from '../document.js';
import type { Described, InputProps } from './input.js';
import { DayInput, TimeInput } from './time.js';

export interface PlainProps extends Pick<InputProps, 'value' | 'onChange' | 'isBrief'> {
  readonly schema: Schema;
  readonly described: Described;
}

/** For a text, a number, a choice or a time. */
export function PlainInput({ schema, value, onChange, described, isBrief }: PlainProps) {
  const text = value === undefined || value === null ? '' : String(value);
  const set = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange(currentTarget.value === '' ? undefined : currentTarget.value);
  const isFlag = schema.type === 'boolean';
  const zones = schema['x-value'] === 'time-zone' ? Intl.supportedValuesOf('timeZone') : undefined;
  const choices = isFlag ? ['true', 'false'] : (schema.enum ?? zones);
  if (choices !== undefined)
    return (
      <select
        {...described}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? undefined : isFlag ? value === 'true' : value)
        }
      >
        <option value="">{isBrief ? 'any' : 'not set'}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {!isFlag ? choice : choice === 'true' ? 'Yes' : 'No'}
          </option>
        ))}
        {text !== '' && !choices.includes(text) && <option value={text}>{text}</option>}
      </select>
    );
  if (schema.type === 'number' || schema.type === 'integer') return <NumberInput {...{ value, onChange, described }} />;
  if (schema.format === 'date-time') return <TimeInput {...{ value, onChange, described }} />;
  if (schema['x-value'] === 'day-or-time') return <DayInput {...{ value, onChange, described }} />;
  if (isLong(schema) || /[\n\r]/.test(text))
    return <textarea {...described} class="growing" dir="auto" value={text} onInput={set} rows={3} />;
  return <input {...described} dir="auto" value={text} onInput={set} />;
}

type ValueProps = Pick<PlainProps, 'value' | 'onChange' | 'described'>;

/** What is no number is sent as it is, and the server says so. */
function NumberInput({ value, onChange, described }: ValueProps) {
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

/** Strings that can stand on a line each. */
export const isLines = (value: object) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[^\n\r]*\S[^\n\r]*$/.test(item));

/** A string on each line. */
export function Lines({ value, onChange, described }: ValueProps) {
  const given = (value ?? []) as readonly string[];
  const [text, setText] = useState(given.join('\n'));
  const set = (next: string) => {
    setText(next);
    const lines = next.split('\n').filter((line) => line.trim() !== '');
    onChange(lines.length > 0 ? lines : undefined);
  };
  return (
    <textarea
      {...described}
      class="growing"
      dir="auto"
      rows={Math.min(8, given.length + 2)}
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
export function JsonInput({ value, onChange, described }: ValueProps) {
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
