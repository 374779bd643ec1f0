/**
 * Checks whether the opened file is still the one at its path: the folder can be removed, renamed or unmounted while the
 * server runs.
 */
import { statSync } from 'node:fs';

export class Place {
  readonly #identity: string | undefined;

  constructor(readonly file: string) {
    this.#identity = identityOf(file);
  }

  /** Why nothing can be written; undefined if all is well. */
  problem(): string | undefined {
    const found = identityOf(this.file);
    if (found === this.#identity) return undefined;
    return found === undefined ? `${this.file} is gone` : `${this.file} was replaced with another file`;
  }
}

function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}/${ino}`;
  } catch {
    return undefined;
  }
}
