/** A submitter, presenter or co-author of an abstract must not review it. */
import type { RecordOf } from '../../document/contract.js';
import { valuesAt } from '../../store/port.js';
import type { Assignee } from './targets.js';

type Abstract = RecordOf<'abstracts'>;

const coAuthors = [1, 2, 3, 4, 5].map((number) => `co_author_${number}`);
const personPaths = ['presenter_info', 'co_authors', 'co_authors.co_author_contact_info', ...coAuthors];

/** Paths in an abstract to the ids of contacts. */
const contactFields = [
  'submitter_id',
  'main_presenter_id',
  'co_authors.co_author_contact_id',
  'presenter_info.id',
  'co_authors.co_author_contact_info.id',
  'contact_id',
  ...personPaths.map((path) => `${path}.contact_id`),
];
/** Paths to e-mail addresses: a co-author may have no contact id. */
const addressFields = ['email_address', ...personPaths.map((path) => `${path}.email_address`)];

/** The people that an abstract names: ids of contacts, and normalized addresses. */
interface NamedPeople {
  readonly contacts: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
}

/** By abstract (records never change): each is checked against every possible reviewer. */
const peopleByAbstract = new WeakMap<Abstract, NamedPeople>();

export function hasConflict(abstract: Abstract, { contact_id, email_address }: Assignee): boolean {
  const { contacts, addresses } = peopleNamedBy(abstract);
  const address = email_address === undefined ? '' : normalizedAddress(email_address);
  return contacts.has(contact_id) || (address !== '' && addresses.has(address));
}

function peopleNamedBy(abstract: Abstract): NamedPeople {
  const cached = peopleByAbstract.get(abstract);
  if (cached !== undefined) return cached;
  const people = {
    contacts: new Set(contactFields.flatMap((path) => valuesAt(abstract, path))),
    addresses: new Set(addressFields.flatMap((path) => valuesAt(abstract, path)).map(normalizedAddress)),
  };
  peopleByAbstract.set(abstract, people);
  return people;
}

const normalizedAddress = (address: string) => address.trim().toLowerCase();
