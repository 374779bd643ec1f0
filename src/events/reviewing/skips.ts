/** Reviews that were not created: the first thousand are listed, the others counted. */
import type { Answer } from '../../schema/contract.js';
import type { Choice } from './choices.js';

export type Skipped = Answer<'abstractReviews.openRound'>['skipped'][number];

/** The maximum number of entries, and of bytes that they quote from the rules. */
const [maxNamed, maxBytes] = [1000, 1024 * 1024];

/** The parts of a target that are quoted. */
type Quoted = Pick<Choice, 'target'> & Partial<Choice>;

export class Skips {
  readonly #named: Skipped[] = [];
  #bytes = 0;
  #more = 0;

  /** @param contact_id the reviewer that the target selects. */
  add(reason: Skipped['reason'], choice?: Quoted, abstract_id?: string, contact_id?: string): void {
    this.#bytes += choice?.bytes ?? 0;
    if (this.#named.length === maxNamed || this.#bytes > maxBytes) {
      this.#more++;
      return;
    }
    this.#named.push({
      ...(abstract_id !== undefined && { abstract_id }),
      ...(choice?.rule !== undefined && { rule: choice.rule }),
      ...(choice !== undefined && { target: { ...choice.target, ...(contact_id !== undefined && { contact_id }) } }),
      reason,
    });
  }

  /** As in the response. */
  get answer(): { skipped: Skipped[]; more_skipped?: number } {
    return { skipped: this.#named, ...(this.#more > 0 && { more_skipped: this.#more }) };
  }
}
