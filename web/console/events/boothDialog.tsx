/** One booth: who has it, and reserving, holding or freeing it. */
import { GalaError } from 'gala/client';
import { useRef, useState } from 'preact/hooks';
import type { Field } from '../document.js';
import { FieldInput } from '../forms/field.js';
import { may, type ResourceProps, recordAddress } from '../page.js';
import type { Json } from '../session.js';
import { Dialog, Problem, Question } from '../ui.js';
import { type Booth, change, type Exhibitor, exhibitorsOf, stateOf } from './booth.js';
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
  const [isAsking, setIsAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const state = stateOf(booth);
  const isOpen = state === 'free' || state === 'ended';
  const isHeld = state === 'held' || state === 'ended';
  const doIt = async (next: Json) => {
    setIsAsking(false);
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
  const free = () => doIt({ status: 'available' });
  const names = exhibitorsOf(booth, exhibitors).map(({ name }) => name ?? '');
  return (
    <>
      <Dialog title={`Booth ${booth.name}`} onClose={onClose} close="Close">
        <div ref={content} tabIndex={-1} class="result">
          <Holder {...props} record={booth} />
          <p>
            <a href={recordAddress(tenant, 'events', 'exhibitorBooths', booth.id)}>Open its record</a>
          </p>
          {error !== undefined && <Problem error={error} />}
        </div>
        {may(me, 'exhibitorBooths.patch') && (
          <fieldset class="plain" disabled={isBusy}>
            {(isOpen || isHeld) && <Giving {...props} {...{ booth, exhibitors, doIt }} canHold={isOpen} />}
            {state !== 'free' && (
              <button type="button" class="secondary" onClick={isHeld ? free : () => setIsAsking(true)}>
                {isHeld ? 'Release the hold' : 'Free it'}
              </button>
            )}
          </fieldset>
        )}
      </Dialog>
      {isAsking && (
        <Question
          title={`Take it from ${names.length > 0 ? new Intl.ListFormat('en').format(names) : 'whoever has it'}?`}
          yes="Yes, free it"
          onYes={free}
          onNo={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

const until: Field = {
  name: 'hold_expiration',
  schema: {
    ...{ type: 'string', format: 'date-time', description: 'Without a time, it does not end.' },
    'x-console': { label: 'Or hold it until' },
  },
  required: false,
  target: undefined,
};

function inAWeek(): string {
  const at = new Date();
  at.setDate(at.getDate() + 7);
  at.setHours(18, 0, 0, 0);
  return at.toISOString();
}

interface GivingProps extends Pick<BoothDialogProps, 'booth' | 'exhibitors'>, ResourceProps {
  readonly canHold: boolean;
  readonly doIt: (next: Json) => void;
}

function Giving({ booth, exhibitors, canHold, doIt, ...props }: GivingProps) {
  const own = exhibitors.find(({ organization_id }) => organization_id === booth.holding_organization_id);
  const [id = '', setId] = useState(canHold ? undefined : own?.id);
  const [hold_expiration, setExpiration] = useState<unknown>(inAWeek);
  const { organization_id } = exhibitors.find((one) => one.id === id) ?? {};
  return (
    <>
      <label>
        Exhibitor
        <select value={id} onChange={({ currentTarget }) => setId(currentTarget.value)}>
          <option value="">Choose one</option>
          {exhibitors.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={id === ''}
        onClick={() => doIt({ status: 'reserved', exhibitor_id: id, organization_id })}
      >
        Reserve it
      </button>
      {canHold && (
        <>
          <FieldInput {...props} field={until} value={hold_expiration} findings={[]} onChange={setExpiration} />
          <button
            type="button"
            class="secondary"
            disabled={!organization_id}
            onClick={() => doIt({ status: 'on hold', holding_organization_id: organization_id, hold_expiration })}
          >
            Put it on hold
          </button>
        </>
      )}
    </>
  );
}
