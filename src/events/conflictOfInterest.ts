/** A submitter, presenter or co-author of an abstract must not review it. */
import type { RecordOf } from '../contract.js';
import { valuesAt } from '../store/port.js';
import type { Assignee } from './targets.js';

type Abstract = RecordOf<'abstracts'>;

const coAuthors = [1, 2, 3, 4, 5].map((number) => `co_author_${number}`);
const people = ['presenter_info', 'co_authors', 'co_authors.co_author_contact_info', ...coAuthors];

/** Fields of an abstract that name a contact by its id … */
const contacts = [
  'submitter_id',
  'main_presenter_id',
  'co_authors.co_author_contact_id',
  'presenter_info.id',
  'co_authors.co_author_contact_info.id',
  'contact_id',
  ...people.map((path) => `${path}.contact_id`),
];
/** … and those that have an e-mail address: co-authors may be known by no more. */
const addresses = ['email_address', ...people.map((path) => `${path}.email_address`)];

export function hasConflict(abstract: Abstract, { contact_id, email_address }: Assignee): boolean {
  const address = email_address?.trim().toLowerCase();
  return (
    contacts.some((path) => valuesAt(abstract, path).includes(contact_id)) ||
    (!!address &&
      addresses.some((path) => valuesAt(abstract, path).some((one) => one.trim().toLowerCase() === address)))
  );
}
