/** The end of a person: first what would go, then that it goes. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import type { Gala } from '../page.js';
import { Dialog, Problem } from '../ui.js';

export type Known = Answer<'people.erase'>['person'];
export type Service = 'awards' | 'events';
export type Item = Answer<'people.list'>['Items'][number];
export interface Found {
  /** What was searched for. */
  readonly asked: string;
  readonly items: readonly Item[];
  readonly person: Known;
}

export const kinds = { contact_ids: 'Contact', email_addresses: 'Address', names: 'Name' } as const;
export type Kind = keyof typeof kinds;
export const names = Object.keys(kinds) as Kind[];

/** A contact that is an address is shown once. */
const shownOf = ({ email_addresses, ...person }: Known, kind: Kind) =>
  kind === 'email_addresses' ? email_addresses : person[kind].filter((one) => !email_addresses.includes(one));

interface ErasingProps {
  readonly gala: Gala;
  readonly services: readonly Service[];
  readonly found: Found;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** First says what would go, then does it. */
export function Erasing({ gala, services, found, onClose, onDone }: ErasingProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set([found.asked]));
  const [trial, setTrial] = useState<Sum>();
  const [isSure, setIsSure] = useState(false);
  const [done, setDone] = useState<Sum>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const person = Object.fromEntries(
    names.map((kind) => [kind, found.person[kind].filter((one) => ticked.has(one))]),
  ) as unknown as Known; // all kinds
  const go = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      if (trial === undefined) setTrial(await eraseAll(gala, services, person));
      else setDone(await eraseAll(gala, services, { ...person, digest: trial.digest }));
    } catch (failed) {
      setError(failed);
    }
    setIsBusy(false);
  };
  const tick = (one: string, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(one);
    else next.delete(one);
    setTicked(next);
    setTrial(undefined);
    setIsSure(false);
  };
  if (done !== undefined)
    return (
      <Dialog title="Erased" onClose={onDone} close="Close">
        <p role="status">
          {done.records} records no longer name the person, and {done.messages} e-mails to them are removed. Backups
          still have everything.
        </p>
      </Dialog>
    );
  return (
    <Dialog
      title="Erase a person"
      onClose={onClose}
      onSubmit={() => void go()}
      close="Cancel"
      buttons={
        <button
          type="submit"
          disabled={isBusy || ticked.size === 0 || (trial !== undefined && !isSure)}
          aria-busy={isBusy}
        >
          {trial === undefined ? 'Look what would go' : 'Erase for good'}
        </button>
      }
    >
      <p>
        What is known of the person is removed from records, from the history, and from e-mails. What they have written
        or judged stays.
      </p>
      <fieldset aria-label="What is theirs">
        <p>Only what is ticked is theirs:</p>
        {names.flatMap((kind) =>
          shownOf(found.person, kind).map((one) => (
            <label key={`${kind} ${one}`}>
              <input
                type="checkbox"
                checked={ticked.has(one)}
                disabled={isBusy}
                onChange={({ currentTarget }) => tick(one, currentTarget.checked)}
              />
              {kinds[kind]}: <span dir="auto">{one}</span>
            </label>
          )),
        )}
      </fieldset>
      {trial && (
        <>
          <p role="status">
            {trial.records} records would change, and {trial.messages} e-mails to the person would be removed.
          </p>
          <label>
            <input
              type="checkbox"
              checked={isSure}
              onChange={({ currentTarget }) => setIsSure(currentTarget.checked)}
            />
            It cannot be undone, and is what they want.
          </label>
        </>
      )}
      {error !== undefined && <Problem error={error} />}
    </Dialog>
  );
}

type Sum = Pick<Answer<'people.erase'>, 'records' | 'messages' | 'digest'>;

/** In all services, to the end; a dry run without a digest. */
async function eraseAll(gala: Gala, services: readonly Service[], person: Known & { readonly digest?: string }) {
  const isTrial = person.digest === undefined;
  const sum = { records: 0, messages: 0, digest: '' };
  for (const service of services) {
    let count = 0;
    for (let key: string | undefined, isFirst = true; isFirst || key !== undefined; isFirst = false) {
      const body = { ...person, ...(key && { exclusiveStartKey: key }) };
      const { LastEvaluatedKey, ...done } = await gala.people.erase({ service, dry_run: isTrial, body });
      sum.records += done.records;
      count += done.messages;
      sum.digest = done.digest;
      key = LastEvaluatedKey;
    }
    sum.messages = isTrial ? Math.max(sum.messages, count) : sum.messages + count; // all services have the same e-mails
  }
  return sum;
}
