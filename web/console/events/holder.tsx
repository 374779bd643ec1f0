/** Who has a booth now, and reserving, holding or freeing it. */
import { useRef, useState } from 'preact/hooks';
import { FieldInput } from '../forms/field.js';
import { useSettings } from '../forms/filled.js';
import { Around } from '../forms/input.js';
import { address, may, type ResourceProps, recordAddress } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Problem, Question, Time, useLoad } from '../ui.js';
import { type Booth, change, stateOf } from './booth.js';

interface HolderProps extends ResourceProps {
  /** The booth. */
  readonly record: Json;
  /** It, or what is known of it, has changed. */
  readonly onChanged: () => void;
}

export function Holder({ record, onChanged, ...props }: HolderProps) {
  const { gala, me, tenant, resource } = props;
  const [draft, setDraft] = useState<Json>({});
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const around = { event_id: record.event_id };
  const { zone } = useSettings(props, around);
  const state = stateOf(record);
  const isOpen = state === 'free' || state === 'ended';
  const canTake = isOpen || state === 'held';
  const doIt = async (status: string) => {
    setIsAsking(false);
    if (status !== 'available' && form.current?.reportValidity() === false) return; // a date without a time
    setError(undefined);
    setIsBusy(true);
    const { exhibitor_id, hold_expiration } = draft;
    const give = async () => {
      if (status === 'available') return change(gala, record as Booth, { status });
      const { organization_id } = await gala.exhibitors.get({ id: String(exhibitor_id), fields: 'organization_id' });
      const held = { holding_organization_id: organization_id, hold_expiration };
      await change(gala, record as Booth, {
        status,
        ...(status === 'reserved' ? { exhibitor_id, organization_id } : held),
      });
    };
    await give().then(() => setDraft({}), setError);
    setIsBusy(false);
    onChanged();
    document.getElementById('main')?.focus({ preventScroll: true }); // the button is gone
  };
  const input = (name: string) => {
    const field = resource.fields.find((one) => one.name === name);
    const onChange = (value: unknown) => setDraft((now) => ({ ...now, [name]: value }));
    return field && <FieldInput {...props} {...{ field, onChange }} value={draft[name]} findings={[]} isBrief />;
  };
  const sentence = <Sentence {...props} booth={record} zone={zone} />;
  return (
    <section aria-label="Who has it">
      {sentence}
      {error !== undefined && <Problem error={error} />}
      {may(me, 'exhibitorBooths.patch') && (
        <form key={String(record.sys_version)} ref={form} onSubmit={(event) => event.preventDefault()} inert={isBusy}>
          {canTake && (
            <Around.Provider value={{ draft: around, zone, onChosen() {} }}>
              {input('exhibitor_id')}
              {input('hold_expiration')}
            </Around.Provider>
          )}
          <div class="actions">
            {canTake && (
              <>
                <button type="button" disabled={!draft.exhibitor_id} onClick={() => doIt('reserved')}>
                  Reserve it
                </button>
                <button type="button" class="secondary" disabled={!draft.exhibitor_id} onClick={() => doIt('on hold')}>
                  {isOpen ? 'Put it on hold' : 'Change the hold'}
                </button>
              </>
            )}
            {state !== 'free' && (
              <button type="button" class="secondary outline" onClick={() => setIsAsking(true)}>
                Free it
              </button>
            )}
          </div>
        </form>
      )}
      {may(me, 'exhibitorBooths.listByEvent') && (
        <a href={address(tenant, 'exhibitors', String(record.event_id))}>All booths</a>
      )}
      {isAsking && (
        <Question
          title="Free this booth?"
          yes="Yes, free it"
          onYes={() => doIt('available')}
          onNo={() => setIsAsking(false)}
        >
          {sentence}
        </Question>
      )}
    </section>
  );
}

function Sentence({ booth, zone, ...props }: ResourceProps & { booth: Partial<Booth>; zone: string | undefined }) {
  const { exhibitor_id, organization_id, holding_organization_id, additional_exhibitors: others = [] } = booth;
  const state = stateOf(booth);
  if (state === 'free') return <p>Free: anybody can take this booth.</p>;
  const isHeld = state === 'held' || state === 'ended';
  const organization = <Organization {...props} id={String(isHeld ? holding_organization_id : organization_id)} />;
  const until = <Time at={booth.hold_expiration} zone={zone} />;
  if (state === 'ended')
    return (
      <p>
        The hold for {organization} has ended, {until}: anybody can take this booth.
      </p>
    );
  if (state === 'held')
    return (
      <p>
        Held for {organization}, {booth.hold_expiration ? <>until {until}</> : 'without an end'}.
      </p>
    );
  return (
    <p>
      Reserved for {exhibitor_id ? <Reference {...props} target="exhibitors" id={exhibitor_id} /> : organization}
      {others.map(({ exhibitor_id: id = '', percentage_share }) => (
        <span key={id}>
          , shared with <Reference {...props} target="exhibitors" id={id} />
          {percentage_share !== undefined && ` (${percentage_share} %)`}
        </span>
      ))}
      .
    </p>
  );
}

/** Organizations are kept elsewhere: one is known by the name under which it exhibits. */
function Organization({ gala, me, tenant, id }: ResourceProps & { id: string }) {
  const { value } = useLoad(
    async (signal) => {
      if (!may(me, 'exhibitors.listByOrganization')) return undefined;
      const input = { organization_id: id, fields: 'name', limit: 1 };
      return (await gala.exhibitors.listByOrganization(input, { signal })).items[0];
    },
    [id],
  );
  if (!value?.name?.trim()) return <code>{id}</code>;
  return <a href={recordAddress(tenant, 'events', 'exhibitors', value.id)}>{value.name}</a>;
}
