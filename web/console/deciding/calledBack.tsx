/** Decisions that are real, while the e-mails that tell them were called back: a button makes them pending again. */
import { useState } from 'preact/hooks';
import { isWithdrawn } from '../../withdrawn.js';
import { counted, readAll } from '../conference/shared.js';
import { may } from '../page.js';
import { Problem, useLoad } from '../ui.js';
import { type DecidingProps, decisions, isPending, nextOf } from './decisions.js';
import { decide } from './ticked.js';

type CalledBackProps = Pick<DecidingProps, 'gala' | 'me' | 'kind' | 'records' | 'onDecided'> & {
  /** Another one: e-mails were called back since. */
  readonly round: number;
};

export function CalledBack({ gala, me, kind, records, onDecided, round }: CalledBackProps) {
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const cancelled = useLoad(
    async (signal) =>
      may(me, 'messages.list')
        ? await readAll((from) => gala.messages.list({ state: 'cancelled', ...from }, { signal }))
        : [],
    [records, round],
  );
  const mails = (cancelled.value ?? []).filter(({ release_id }) => release_id);
  const last = new Map(mails.map(({ about, queued_at }) => [about, queued_at] as const).sort(inTime));
  const untold = records.filter(
    (record) =>
      !isPending(record) && !isWithdrawn(record) && (last.get(record.id) ?? '') >= (record.decision_at ?? '~'),
  );
  if (untold.length === 0) return null;
  const again = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      for (const to of Object.keys(decisions) as (keyof typeof decisions)[]) {
        const ids = untold.filter((record) => nextOf({ record }) === to).map(({ id }) => id);
        await decide(gala, kind, ids, to);
      }
      await onDecided();
    } catch (thrown) {
      setError(thrown);
    }
    setIsBusy(false);
  };
  return (
    <>
      {error !== undefined && <Problem error={error} />}
      <p class="actions above">
        {counted(untold.length, 'decision was', 'decisions were')} released, but nobody was told: the e-mail was called
        back.
        {may(me, `${kind.resource}.decide`) && (
          <button type="button" class="outline small" aria-busy={isBusy} disabled={isBusy} onClick={again}>
            Make {untold.length === 1 ? 'it' : 'them'} pending again
          </button>
        )}
      </p>
    </>
  );
}

const inTime = ([, one]: readonly [string, string], [, other]: readonly [string, string]) => (one < other ? -1 : 1);
