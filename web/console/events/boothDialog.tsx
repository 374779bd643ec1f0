/** One booth: who has it, and reserving, holding or freeing it. */
import { GalaError } from 'gala/client';
import { useId, useRef, useState } from 'preact/hooks';
import { may, type ResourceProps, recordAddress } from '../page.js';
import { Dialog, Problem } from '../ui.js';
import { type Booth, type Change, change, type Exhibitor, namesOn, stateOf } from './booths.js';
import { Holder } from './holder.js';

interface BoothDialogProps extends ResourceProps {
  readonly booth: Booth;
  readonly exhibitors: readonly Exhibitor[];
  /** It, or what is known of it, has changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const changedSince = 'Somebody has changed this booth meanwhile, and nothing was done. This is how it is now.';

export function BoothDialog({ booth, exhibitors, onChanged, onClose, ...props }: BoothDialogProps) {
  const { gala, me, tenant } = props;
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const state = stateOf(booth);
  const doIt = async (next: Change) => {
    setError(undefined);
    setIsBusy(true);
    try {
      await change(gala, booth, next);
    } catch (failed) {
      const isChanged = failed instanceof GalaError && failed.code === 'precondition_failed';
      setError(isChanged ? new Error(changedSince) : failed);
    }
    setIsBusy(false);
    onChanged();
    requestAnimationFrame(() => content.current?.focus());
  };
  const isOpen = state === 'free' || state === 'ended';
  return (
    <Dialog title={`Booth ${booth.name?.trim() || (booth.number ?? '')}`} onClose={onClose}>
      <div ref={content} tabIndex={-1} class="result">
        <Holder {...props} record={booth} />
        <p>
          <a href={recordAddress(tenant, 'events', 'exhibitorBooths', booth.id)}>Open its record</a>
        </p>
        {error !== undefined && <Problem error={error} />}
      </div>
      {may(me, 'exhibitorBooths.patch') && (
        <fieldset class="plain" disabled={isBusy}>
          {(isOpen || state === 'held') && <Giving {...{ booth, exhibitors, doIt }} canHold={isOpen} />}
          {state !== 'free' && (
            <Freeing
              key={booth.sys_version}
              {...(state === 'reserved' || state === 'shared' ? { from: namesOn(booth, exhibitors) } : {})}
              onFree={() => doIt({ status: 'available' })}
            />
          )}
        </fieldset>
      )}
      <footer>
        <button type="button" class="secondary" onClick={onClose}>
          Close
        </button>
      </footer>
    </Dialog>
  );
}

/** Whoever has it is not robbed by one click. */
function Freeing({ from, onFree }: { from?: readonly string[]; onFree: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (from === undefined)
    return (
      <button type="button" class="secondary" onClick={onFree}>
        Release the hold
      </button>
    );
  if (!isAsking)
    return (
      <button type="button" class="secondary" onClick={() => setIsAsking(true)}>
        Free it
      </button>
    );
  return (
    <p>
      Take it from {from.length > 0 ? new Intl.ListFormat('en').format(from) : 'whoever has it'}?{' '}
      <button type="button" class="danger" onClick={onFree} ref={(button) => button?.focus()}>
        Yes, free it
      </button>
    </p>
  );
}

/** A week from now, at the end of the day, as an input has it. */
function inAWeek(): string {
  const at = new Date(Date.now() + 7 * 864e5);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T18:00`;
}

/** In place of the id of an exhibitor. */
const another = '?';

function Giving(props: {
  booth: Booth;
  exhibitors: readonly Exhibitor[];
  canHold: boolean;
  doIt: (next: Change) => void;
}) {
  const { booth, exhibitors, canHold, doIt } = props;
  const own = exhibitors.filter(({ organization_id }) => organization_id === booth.holding_organization_id);
  const [id, setId] = useState(canHold ? '' : (own[0]?.id ?? ''));
  const [other, setOther] = useState('');
  const [until, setUntil] = useState(inAWeek);
  const ids = useId();
  const exhibitor = exhibitors.find((one) => one.id === id);
  const organization = exhibitor?.organization_id ?? (id === another ? other.trim() : '');
  const hold = () =>
    doIt({
      ...{ status: 'on hold', holding_organization_id: organization },
      ...(until !== '' && { hold_expiration: new Date(until).toISOString() }),
    });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <label for={`${ids}-who`}>Exhibitor</label>
      <select id={`${ids}-who`} value={id} onChange={({ currentTarget }) => setId(currentTarget.value)}>
        <option value="">Choose one</option>
        {exhibitors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name?.trim() || id}
          </option>
        ))}
        {canHold && <option value={another}>Another organization</option>}
      </select>
      {id === another && (
        <>
          <label for={`${ids}-other`}>Id of the organization</label>
          <input id={`${ids}-other`} value={other} onInput={({ currentTarget }) => setOther(currentTarget.value)} />
        </>
      )}
      <button
        type="button"
        disabled={exhibitor === undefined}
        onClick={() =>
          exhibitor &&
          doIt({ status: 'reserved', exhibitor_id: exhibitor.id, organization_id: exhibitor.organization_id })
        }
      >
        Reserve it
      </button>
      {canHold && (
        <div class="hold">
          <label for={`${ids}-until`}>
            Or hold it until <small>(your time, {zone}; without a time, it does not end)</small>
          </label>
          <input
            id={`${ids}-until`}
            type="datetime-local"
            value={until}
            onInput={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          <button type="button" class="secondary" disabled={organization === ''} onClick={hold}>
            Put it on hold
          </button>
        </div>
      )}
    </>
  );
}
