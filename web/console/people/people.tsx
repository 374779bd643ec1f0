/** All that is kept of a person, for one who asks, and the way to erase it. */
import { useState } from 'preact/hooks';
import { labelOf } from '../document.js';
import { type Column, Table } from '../grid.js';
import { type Gala, may, type PageProps } from '../page.js';
import { Reference } from '../reference.js';
import { Busy, Heading, Problem } from '../ui.js';
import { Erasing, type Found, type Item, type Kind, names, type Service } from './erasing.js';

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
        class="filters"
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
    asked: text,
    items,
    person: {
      contact_ids: [...person.contact_ids],
      email_addresses: [...person.email_addresses],
      names: [...person.names],
    },
  };
}
