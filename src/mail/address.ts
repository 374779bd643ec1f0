/** The text, if it is a single plain address: no list, no display name, and no line break that could inject a header. */
export function addressIn(text: string | undefined): string | undefined {
  return text !== undefined && /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/.test(text) ? text : undefined;
}
