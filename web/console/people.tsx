/** All that is kept of a person, and its end. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import { labelOf } from './document.js';
import { type Column, Table } from './grid.js';
import { type Gala, may, type PageProps } from './page.js';
import { Reference } from './reference.js';
import { Busy, Dialog, Heading, Problem } from './ui.js';

type Known = Answer<'people.erase'>['person'];
type Service = 'awards' | 'events';
type Item = Answer<'people.list'>['Items'][number];
interface Found {
  readonly items: readonly Item[];
  readonly person: Known;
}

const kinds = { contact_ids: 'Contact', email_addresses: 'Address', names: 'Name' } as const;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

/** `#/acme/people` */
export function People(props: PageProps) {
  const { gala, me, services } = props;
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | 'loading'>();
  const [error, setError] = useState<unknown>();
  const [isErasing, setIsErasing] = useState(false);
  const all = services.map(({ name }) => name as Service);
  const look = async () => {
    setError(undefined);
    setFound('loading');
    try {
      setFound(await find(gala, all, text.trim()));
    } catch (failed) {
      setFound(undefined);
      setError(failed);
    }
  };
  const columns: readonly Column<Item>[] = [
    { name: 'Record', isHead: true, cell: ({ resource, id }) => <Reference {...props} target={resource} id={id} /> },
    { name: 'What it is', cell: ({ resource }) => labelOf(resource) },
    { name: 'Where', cell: ({ places }) => places.map(inWords).join(', ') },
  ];
  return (
    <>
      <Heading title="People" over="All that is kept of a person, for one who asks, or who is to be forgotten." />
      <form
        class="actions"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <label>
          Contact or e-mail address
          <input required value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
        </label>
        <button type="submit">Look</button>
      </form>
      {error !== undefined && <Problem error={error} />}
      {found === 'loading' && <Busy what="Looking through all records" />}
      {typeof found === 'object' && (
        <>
          <Table
            label="Records that name the person"
            columns={columns}
            rows={found.items}
            keyOf={({ id }) => id}
            empty="No record names this person."
          />
          {may(me, 'people.erase') && (
            <button type="button" class="secondary" onClick={() => setIsErasing(true)}>
              Erase this person…
            </button>
          )}
        </>
      )}
      {isErasing && typeof found === 'object' && (
        <Erasing
          {...{ gala, found }}
          services={all}
          asked={text.trim()}
          onClose={() => setIsErasing(false)}
          onDone={() => {
            setIsErasing(false);
            void look();
          }}
        />
      )}
    </>
  );
}

const inWords = (place: string) =>
  place
    .split('/')
    .slice(1)
    .map((name) => (/^\d+$/.test(name) ? `${Number(name) + 1}` : labelOf(name)))
    .join(' › ');

/** Looks through all services, to the end. */
async function find(gala: Gala, services: readonly Service[], text: string): Promise<Found> {
  const items: Item[] = [];
  const person: Record<Kind, Set<string>> = { contact_ids: new Set(), email_addresses: new Set(), names: new Set() };
  const asked = { contact_id: text, ...(text.includes('@') && { email_address: text }) };
  for (const service of services)
    for (let key: string | undefined, isFirst = true; isFirst || key !== undefined; isFirst = false) {
      const page = await gala.people.list({ service, ...asked, ...(key && { exclusiveStartKey: key }), limit: 1000 });
      items.push(...page.items);
      for (const kind of names) for (const one of page.person[kind]) person[kind].add(one);
      key = page.next;
    }
  return {
    items,
    person: {
      contact_ids: [...person.contact_ids],
      email_addresses: [...person.email_addresses],
      names: [...person.names],
    },
  };
}

/** A contact that is an address is shown once. */
const shownOf = ({ email_addresses, ...person }: Known, kind: Kind) =>
  kind === 'email_addresses' ? email_addresses : person[kind].filter((one) => !email_addresses.includes(one));

interface ErasingProps {
  readonly gala: Gala;
  readonly services: readonly Service[];
  readonly found: Found;
  readonly asked: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** First says what would go, then does it. */
function Erasing({ gala, services, found, asked, onClose, onDone }: ErasingProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set([asked]));
  const [trial, setTrial] = useState<Sum>();
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
        <button type="submit" disabled={isBusy || ticked.size === 0} aria-busy={isBusy}>
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
        <p role="status">
          {trial.records} records would change, and {trial.messages} e-mails to the person would be removed. This cannot
          be undone.
        </p>
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
