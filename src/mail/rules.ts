/** When the rules of reminders are due: the console says it as the server does. */

export interface Rule {
  readonly id: string;
  readonly days: number;
  readonly of: 'before_due' | 'after_request';
}

const dayMs = 24 * 3_600_000;

/**
 * When a rule is due, in milliseconds; NaN if it never is.
 * @param due when the answer is due, in milliseconds; NaN without a date.
 */
export const timeOf = ({ days, of }: Rule, asked_at: string, due: number) =>
  of === 'before_due' ? due - days * dayMs : Date.parse(asked_at) + days * dayMs;

/** The rules that are due, in the order of their times. One whose time was over when they were asked does not count. */
export const dueOf = <R extends Rule>(
  { asked_at, done }: { readonly asked_at: string; readonly done: readonly string[] },
  { rules, due }: { readonly rules: readonly R[]; readonly due: number },
  now: number,
) =>
  rules
    .map((rule) => ({ ...rule, time: timeOf(rule, asked_at, due) }))
    .filter(({ id, time }) => time >= Date.parse(asked_at) && time <= now && !done.includes(id))
    .sort((one, other) => one.time - other.time);
