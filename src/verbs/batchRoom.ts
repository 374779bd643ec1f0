/** The space for records in the response to a batch. */

/** Bytes. */
const all = 4 * 1024 * 1024;

export class Room {
  #left = all;
  /** Whether a record was refused: nothing more needs to be read. */
  isFull = false;

  /** @returns whether there was space for it. After the first refusal, all others are refused. */
  take(doc: { readonly json: Buffer } | undefined): boolean {
    if (doc === undefined) return false;
    this.isFull ||= doc.json.length > this.#left;
    if (this.isFull) return false;
    this.#left -= doc.json.length;
    return true;
  }
}
