import { domainToASCII } from 'node:url';

/** The text, if it is a single plain address: no list, no display name, and no line break that could inject a header. */
export function addressIn(text: string | undefined): string | undefined {
  const isOne = text !== undefined && /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/.test(text);
  return isOne && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text) ? text : undefined;
}

/** The domain of an address, as DNS has it; empty if it is none. */
export const domainOf = (address: string) => domainToASCII(address.slice(address.lastIndexOf('@') + 1));
