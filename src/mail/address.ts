/** The address, if it is just one that a mail can go to: no list, no name beside it, no header hidden in it. */
export function addressIn(text: string | undefined): string | undefined {
  return text !== undefined && /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/.test(text) ? text : undefined;
}
