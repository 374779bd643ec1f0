/** The submitter, presenters and co-authors of an abstract must not review it. */
import type { RecordOf } from '../../document/contract.js';
import { isSameJson } from '../../json.js';
import type { Assignee } from './assignmentRules.js';

type Abstract = RecordOf<'abstracts'>;

/** Fields of an abstract with its authors: `submitter_id`, `presenters`, `co_author_1` and so on, and the submitter's own. */
const namesPeople = /^((main_)?(submitter|presenter|co_?author|co_?presenter)|contact_id$|email_address$)/i;

/** Contact ids and normalized e-mail addresses. */
interface People {
  readonly contacts: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
}

/** Cached by abstract (records are immutable), because it is needed for every possible reviewer. */
const peopleByAbstract = new WeakMap<Abstract, People>();

/**
 * Whether the reviewer is an author of the abstract, by contact id or by the `email_address` of the assignee. Other fields
 * of the assignee do not count, so that nobody can find the authors by trying.
 */
export function hasConflict(abstract: Abstract, assignee: Assignee): boolean {
  const { contacts, addresses } = peopleNamedBy(abstract);
  if (contacts.has(assignee.contact_id)) return true;
  return addresses.size > 0 && addressesOf(assignee).some((address) => addresses.has(address));
}

/** Whether an abstract has the same authors as before. */
export const namesSame = (abstract: Abstract, previous: Abstract): boolean =>
  isSameJson(namingFields(abstract), namingFields(previous));

const namingFields = (abstract: Abstract) =>
  Object.fromEntries(Object.entries(abstract).filter(([name]) => namesPeople.test(name)));

function peopleNamedBy(abstract: Abstract): People {
  const known = peopleByAbstract.get(abstract);
  if (known !== undefined) return known;
  const contacts = new Set<string>();
  addTexts(Object.values(namingFields(abstract)), contacts);
  const people = { contacts, addresses: new Set([...contacts].flatMap(addressesIn)) };
  peopleByAbstract.set(abstract, people);
  return people;
}

/** Cached by assignee, which is compared with every abstract. */
const addressesByAssignee = new WeakMap<Assignee, readonly string[]>();

function addressesOf(assignee: Assignee): readonly string[] {
  const known = addressesByAssignee.get(assignee) ?? addressesIn(assignee.email_address ?? '');
  addressesByAssignee.set(assignee, known);
  return known;
}

/** Adds all strings, numbers and property names of a value, at any depth: authors can be keyed by id. */
function addTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'number') texts.add(String(value));
  else if (Array.isArray(value)) for (const item of value) addTexts(item, texts);
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) {
      texts.add(name);
      addTexts(member, texts);
    }
}

/** The e-mail addresses in a string such as `Ada <ada@example.org>`, in lowercase. */
function addressesIn(text: string): string[] {
  if (!text.includes('@')) return [];
  return text
    .toLowerCase()
    .split(/[\s<>,;:()"]/)
    .filter((word) => word.includes('@'));
}
