/** The room that the answer to a batch has for records. */

/** Bytes. */
const all = 4 * 1024 * 1024;

export class Room {
  #left = all;
  /** Whether a record was refused: nothing needs to be read any more. */
  isFull = false;

  /** @returns whether there was room for it. A record that finds none takes that of all others. */
  take(doc: { readonly json: Buffer } | undefined): boolean {
    if (doc === undefined) return false;
    this.isFull ||= doc.json.length > this.#left;
    if (this.isFull) return false;
    this.#left -= doc.json.length;
    return true;
  }
}
