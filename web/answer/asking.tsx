/** What the page says when something is to be changed, and when it was. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Action, Item, Json, LinkPage } from './api.js';

interface Words {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly done: string;
  /** The name of an input → its label. */
  readonly inputs: Readonly<Record<string, string>>;
}

export function wordsOf(action: Action, { kind }: LinkPage, { title, status }: Item): Words {
  const noun = kind === 'reference' ? 'letter' : 'review';
  const [again, goOn] =
    status === 'completed'
      ? [' again', 'Until you submit it again, it does not count.']
      : ['', 'You can go on by the same link.'];
  const after = noun === 'letter' ? 'You cannot change it afterwards.' : 'You can change it while reviews are taken.';
  const clock = new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const all: Readonly<Record<Action, readonly [label: string, question: string, yes: string, done: string]>> = {
    submit: [`Submit${again}`, `Submit your ${noun}? ${after}`, 'Submit', `Thank you. Your ${noun} was submitted.`],
    save: ['Save', `Save without submitting? ${goOn}`, 'Save', `Saved at ${clock}.`],
    decline: ['Decline', `Decline to write this ${noun}?`, 'Decline', 'You have declined. Thank you for telling us.'],
    reinstate: [
      'Take it up again',
      `Write this ${noun} after all?`,
      'Yes',
      `Thank you. You can write your ${noun} now.`,
    ],
    confirm: ['Confirm', 'Confirm that you will present it?', 'Confirm', 'Thank you. We look forward to it.'],
    withdraw: [
      'Withdraw',
      'Withdraw your abstract? You cannot take this back yourself.',
      'Withdraw',
      'Your abstract was withdrawn. Thank you for telling us.',
    ],
    replace: ['Replace', `Who is to be asked instead? ${title}`, 'Ask', 'Thank you. The other person is asked now.'],
  };
  const [label, question, yes, done] = all[action];
  return { label, question, yes, done, inputs: inputs[action] ?? {} };
}

const inputs: Readonly<Partial<Record<Action, Words['inputs']>>> = {
  decline: { reason: 'Reason (optional)' },
  withdraw: { reason: 'Reason (optional)' },
  replace: { name: 'Name', email_address: 'E-mail address' },
};

interface ConfirmationProps extends Words {
  readonly isRunning: boolean;
  readonly onYes: (given: Json) => void;
  readonly onNo: () => void;
}

/** Asks before anything changes. */
export function Confirmation({ question, yes, inputs, isRunning, onYes, onNo }: ConfirmationProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [given, setGiven] = useState<Json>({});
  useLayoutEffect(() => group.current?.focus(), []);
  const confirm = () => {
    const all = [...(group.current?.querySelectorAll('input') ?? [])];
    if (all.every((input) => input.reportValidity())) onYes(given);
  };
  return (
    <fieldset class="confirmation" aria-label={question} disabled={isRunning} tabIndex={-1} ref={group}>
      <p>
        <strong>{question}</strong>
      </p>
      {Object.entries(inputs).map(([name, label]) => (
        <label key={name}>
          {label}
          <input
            type={(name === 'email_address' ? 'email' : 'text') as 'text'}
            required={name !== 'reason'}
            dir="auto"
            onInput={({ currentTarget: { value } }) => setGiven({ ...given, [name]: value.trim() })}
          />
        </label>
      ))}
      <div class="buttons">
        <button type="button" aria-busy={isRunning} onClick={confirm}>
          {yes}
        </button>
        <button type="button" class="secondary outline" onClick={onNo}>
          Not yet
        </button>
      </div>
    </fieldset>
  );
}

export interface Outcome {
  readonly text: string;
  readonly isFailure?: boolean;
}

/** It gets the focus. */
export function Told({ text, isFailure = false, children }: Outcome & { children?: ComponentChildren }) {
  const told = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => told.current?.focus(), []);
  return (
    <div class={isFailure ? 'told failure' : 'told'} role={isFailure ? 'alert' : 'status'} tabIndex={-1} ref={told}>
      <p>{text}</p>
      {children}
    </div>
  );
}
