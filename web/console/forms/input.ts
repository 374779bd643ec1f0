/** What the inputs of a form have in common. */
import { createContext, type VNode } from 'preact';
import type { Question } from '../../answer/fields.js';
import type { Field } from '../document.js';
import type { ResourceProps } from '../page.js';
import type { Json } from '../session.js';

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
}

/** For an input that has inputs in it. */
export interface OuterProps extends InputProps {
  readonly Input: (props: InputProps) => VNode;
}

export interface Described {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid'?: 'true' | undefined;
}

/** For an input of one value. */
export interface ValueProps extends Pick<InputProps, 'value' | 'onChange'> {
  readonly described: Described;
}

/** The form around an input. */
export interface Around {
  /** All of its values, as they are now. */
  readonly draft: Json;
  /** Of the times in it, such as `Europe/Paris`; undefined for that of the browser. */
  readonly zone: string | undefined;
  /** Of the amounts in it, such as `EUR`. */
  readonly currency?: string | undefined;
  /** Name of a field → ids that are known from the form, and what they are called. */
  readonly known?: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;
  /** That its custom fields answer. */
  readonly questions?: readonly Question[];
  /** Hears of a record that was chosen: what both belong to need not be chosen again. */
  readonly onChosen: (target: string, record: Json) => void;
}

export const Around = createContext<Around>({ draft: {}, zone: undefined, onChosen() {} });

export const pointerTo = (name: string | number) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The findings of a part, by what follows its name in the pointer. */
export const within = (findings: readonly Finding[], name: string | number): Finding[] => {
  const prefix = pointerTo(name);
  return findings
    .filter(({ pointer }) => pointer === prefix || pointer.startsWith(`${prefix}/`))
    .map(({ pointer, message }) => ({ pointer: pointer.slice(prefix.length), message }));
};

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field for a value that no document describes. */
export const undescribed = (name: string): Field => ({ name, schema: {}, required: false, target: undefined });
