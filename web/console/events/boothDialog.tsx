/** One booth: who has it, and reserving, holding or freeing it. */
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

const until: Field = {
  name: 'hold_expiration',
  schema: {
    ...{ type: 'string', format: 'date-time', description: 'Without a time, it does not end.' },
    'x-console': { label: 'Or hold it until' },
  },
  required: false,
  target: undefined,
};

export function BoothDialog({ booth, exhibitors, onChanged, onClose, ...props }: BoothDialogProps) {
  const { gala, me, tenant } = props;
  const state = stateOf(booth);
  const isOpen = state === 'free' || state === 'ended';
  const isHeld = state === 'held' || state === 'ended';
  const own = exhibitors.find(({ organization_id }) => organization_id === booth.holding_organization_id);
  const [id, setId] = useState(isHeld ? (own?.id ?? '') : '');
  const [hold_expiration, setExpiration] = useState<unknown>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const { organization_id } = exhibitors.find((one) => one.id === id) ?? {};
  const doIt = async (next: Json) => {
    setIsAsking(false);
    setError(undefined);
    setIsBusy(true);
    await change(gala, booth, next).catch(setError);
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
            {(isOpen || isHeld) && (
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
              </>
            )}
            {isOpen && (
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
