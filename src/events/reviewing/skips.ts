/** Those who were to review and do not: the first thousand by name, the others counted. */
import type { Answer } from '../../document/contract.js';
import type { Choice } from './choices.js';

export type Skipped = Answer<'abstractReviews.openRound'>['skipped'][number];

/** Entries, and bytes of what they quote of the rules. */
const [maxNamed, maxBytes] = [1000, 1024 * 1024];

/** What is said of a target. */
type Quoted = Pick<Choice, 'target'> & Partial<Choice>;

export class Skips {
  readonly #named: Skipped[] = [];
  #bytes = 0;
  #more = 0;

  /** @param contact_id the reviewer that the target stands for. */
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

  /** As the answers have it. */
  get answer(): { skipped: Skipped[]; more_skipped?: number } {
    return { skipped: this.#named, ...(this.#more > 0 && { more_skipped: this.#more }) };
  }
}
