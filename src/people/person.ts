/** A person who is looked for: by contacts, addresses and names. */
import { personKey } from '../lib/persons.js';

export interface Known {
  readonly contact_ids: readonly string[];
  readonly email_addresses: readonly string[];
  readonly names: readonly string[];
}

/** What stands in the place of what was erased. */
export const erased = 'erased';

/** Members that name a contact or a user where no document says what they are. */
const contactName = /(^|_)(contact|user|by|submitter|presenter)_ids?$/;
/** The targets of `x-refers-to` that are people. */
const people = ['external:contact', 'external:user'];

/** Whether a member names a contact. @param target of its `x-refers-to`. */
export const isContact = (name: string, target?: string): boolean =>
  target === undefined ? contactName.test(name) : people.includes(target);

export class Person {
  readonly #contacts: ReadonlySet<string>;
  readonly #addresses: ReadonlySet<string>;
  /** For a quick look at JSON. */
  readonly #needles: readonly string[];
  readonly #address: RegExp;
  readonly #anything: RegExp;

  constructor(readonly known: Known) {
    const { contact_ids, email_addresses, names } = known;
    this.#contacts = new Set(contact_ids.map(personKey));
    this.#addresses = new Set(email_addresses.map(personKey));
    const keys = [...this.#contacts, ...this.#addresses];
    this.#needles = [...keys, ...names].map((one) => folded(JSON.stringify(one.trim()).slice(1, -1)));
    const written = [...names, ...names.map(asHtml)];
    this.#address = wholeWords(email_addresses);
    const telling = contact_ids.filter((one) => one.length > 3 && /\D/.test(one)); // others are words or numbers, too
    this.#anything = wholeWords([...email_addresses, ...telling, ...written]);
  }

  /** Whether the text is a contact or an address of theirs. @param isContact whether it can be a contact. */
  is(text: string, isContact: boolean): boolean {
    const key = personKey(text);
    return this.#addresses.has(key) || (isContact && this.#contacts.has(key));
  }

  /** Whether some JSON can have something to do with them. */
  isIn(json: Buffer): boolean {
    const text = folded(json.toString());
    return this.#needles.some((needle) => text.includes(needle));
  }

  /** A text without their addresses. */
  withoutAddresses = (text: string) => text.replace(this.#address, erased);

  /** A text without their addresses, contacts and names. */
  without = (text: string) => text.replace(this.#anything, erased);
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** As templates write a text in HTML. */
const asHtml = (text: string) =>
  text.replace(/[&<>"']/g, (one) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[one] ?? '#39'};`);

/** Finds each of these texts where it is not a part of a longer word or address. */
function wholeWords(texts: readonly string[]): RegExp {
  const escaped = texts.map((one) => one.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  if (escaped.length === 0) return /(?!)/g;
  return new RegExp(`(?<![\\p{L}\\p{N}_.+-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_]|[.-][\\p{L}\\p{N}])`, 'giu');
}
