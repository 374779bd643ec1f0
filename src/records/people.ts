/** Whether two records are about the same person: contact ids and addresses are compared trimmed and in NFKC, addresses without case. */
import { folded } from '../store/port.js';

interface Person {
  readonly contact_id?: string | undefined;
  readonly email_address?: string | undefined;
}

const contactKey = (id = '') => id.trim().normalize('NFKC');
const addressKey = (address = '') => folded(address.trim().normalize('NFKC'));

export const isSameAddress = (one: string | undefined, other: string | undefined) =>
  addressKey(one) === addressKey(other);

/** The same person has one of them in common. */
export const keysOf = ({ contact_id, email_address }: Person): string[] => {
  const [contact, address] = [contactKey(contact_id), addressKey(email_address)];
  return [...(contact === '' ? [] : [`contact ${contact}`]), ...(address === '' ? [] : [`address ${address}`])];
};

export function isSamePerson(one: Person, other: Person): boolean {
  const keys = keysOf(other);
  return keysOf(one).some((key) => keys.includes(key));
}
