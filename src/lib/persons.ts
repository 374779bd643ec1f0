/** How persons are told apart where a rule counts them: contact ids and addresses. */

/** Trimmed and in NFKC; an address, which contains `@`, without regard to case. */
export function personKey(text: string): string {
  const plain = text.normalize('NFKC').trim();
  return plain.includes('@') ? plain.toLowerCase() : plain;
}

/** Whoever has a contact id, an address, or both. */
interface Person {
  readonly contact_id?: string | undefined;
  readonly email_address?: string | undefined;
}

export const isSameAddress = (one = '', other = '') => personKey(one) === personKey(other);

export const keysOf = ({ contact_id = '', email_address = '' }: Person): string[] =>
  [`contact ${personKey(contact_id)}`, `address ${personKey(email_address)}`].filter((key) => !key.endsWith(' '));

/** Whether they have one of them in common. */
export function isSamePerson(one: Person, other: Person): boolean {
  const keys = keysOf(other);
  return keysOf(one).some((key) => keys.includes(key));
}
