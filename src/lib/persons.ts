/** How persons are told apart where a rule counts them: contact ids and addresses. */

/** Trimmed and in NFKC; an address, which contains `@`, without regard to case. */
export function personKey(text: string): string {
  const plain = text.normalize('NFKC').trim();
  return plain.includes('@') ? plain.toLowerCase() : plain;
}
