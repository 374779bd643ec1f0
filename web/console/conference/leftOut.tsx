/** Which reviews are not created, and why. */
import type { Answer } from 'gala/client';
import { type Abstract, groupedBy, titleOf } from './scores.js';
import { counted } from './shared.js';

type Skipped = Answer<'abstractReviews.openRound'>['skipped'][number];

/** The first of them. */
export function shortened(names: readonly string[]): string {
  const all = [...new Set(names)];
  const shown = all.length > 6 ? [...all.slice(0, 5), `${all.length - 5} more`] : all;
  return new Intl.ListFormat('en').format(shown);
}

const reasons: Readonly<Record<Skipped['reason'], string>> = {
  committee_unresolved: 'the review process lists no members of the committee',
  conflict_of_interest: 'the reviewer is an author of the abstract',
  contact_missing: 'the rule names nobody',
  event_mismatch: 'the abstract is of another event',
  not_under_review: 'the abstract is withdrawn or decided on',
  record_locked: 'the abstract is locked',
  removed_before: 'the reviewer was taken off the abstract',
};

interface LeftOutProps {
  /** Contact → what they are called. */
  readonly names: ReadonlyMap<string, string>;
  /** Undefined: the caller may not list them. */
  readonly abstracts: readonly Abstract[] | undefined;
  readonly answers: readonly { readonly skipped: readonly Skipped[]; readonly more_skipped?: number }[];
}

/** The reviews that are not created, by the reason. */
export function LeftOut({ names, answers, abstracts }: LeftOutProps) {
  const all = answers.flatMap((answer) => answer.skipped);
  const skipped = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]; // what holds for all types is said once
  const more = answers.reduce((sum, { more_skipped = 0 }) => sum + more_skipped, 0);
  const about = ({ abstract_id, rule, target }: Skipped) => {
    const abstract = abstracts?.find(({ id }) => id === abstract_id);
    const title = abstract_id === undefined ? undefined : titleOf(abstract?.title, abstract_id);
    const { contact_id = '', committee_id } = target ?? {};
    const reviewer = names.get(contact_id) ?? (contact_id || committee_id);
    return [title, reviewer, rule && `by the rule “${rule}”`].filter(Boolean).join(', ');
  };
  return (
    <>
      {Array.from(
        groupedBy(skipped, ({ reason }) => reason),
        ([reason, own]) => (
          <details key={reason} class="conference-left-out">
            <summary>
              {counted(own.length, 'is', 'are')} left out: {reasons[reason as keyof typeof reasons] ?? reason}
            </summary>
            <ul>
              {own.slice(0, 50).map((one, index) => (
                <li key={String(index)}>{about(one)}</li>
              ))}
            </ul>
          </details>
        ),
      )}
      {more > 0 && <p class="quiet">{counted(more, 'more is', 'more are')} left out.</p>}
    </>
  );
}
