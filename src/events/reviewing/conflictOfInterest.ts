/** A submitter, presenter or co-author of an abstract must not review it. */
import type { RecordOf } from '../../document/contract.js';
import { valuesAt } from '../../store/port.js';
import type { Assignee } from './targets.js';

type Abstract = RecordOf<'abstracts'>;

const coAuthors = [1, 2, 3, 4, 5].map((number) => `co_author_${number}`);
const people = ['presenter_info', 'co_authors', 'co_authors.co_author_contact_info', ...coAuthors];

/** Fields of an abstract that name a contact by its id … */
const contactFields = [
  'submitter_id',
  'main_presenter_id',
  'co_authors.co_author_contact_id',
  'presenter_info.id',
  'co_authors.co_author_contact_info.id',
  'contact_id',
  ...people.map((path) => `${path}.contact_id`),
];
/** … and those that have an e-mail address: co-authors may be known by no more. */
const addressFields = ['email_address', ...people.map((path) => `${path}.email_address`)];

/** Whom an abstract names: ids of contacts, and addresses as they are compared. */
interface Named {
  readonly contacts: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
}

/** Of records, which never change: an abstract is looked at with each reviewer there may be. */
const known = new WeakMap<Abstract, Named>();

export function hasConflict(abstract: Abstract, { contact_id, email_address }: Assignee): boolean {
  const { contacts, addresses } = namedBy(abstract);
  const address = email_address === undefined ? '' : compared(email_address);
  return contacts.has(contact_id) || (address !== '' && addresses.has(address));
}

function namedBy(abstract: Abstract): Named {
  const before = known.get(abstract);
  if (before !== undefined) return before;
  const named = {
    contacts: new Set(contactFields.flatMap((path) => valuesAt(abstract, path))),
    addresses: new Set(addressFields.flatMap((path) => valuesAt(abstract, path)).map(compared)),
  };
  known.set(abstract, named);
  return named;
}

const compared = (address: string) => address.trim().toLowerCase();
