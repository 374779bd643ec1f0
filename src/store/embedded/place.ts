/** Whether the file that was opened is still the one at its path: a folder may be removed, renamed or unmounted under a server. */
import { statSync } from 'node:fs';

export class Place {
  readonly #identity: string | undefined;

  constructor(readonly file: string) {
    this.#identity = identityOf(file);
  }

  /** Why nothing should be written; undefined when all is as it was. */
  problem(): string | undefined {
    const found = identityOf(this.file);
    if (found === this.#identity) return undefined;
    return found === undefined ? `${this.file} is gone` : `${this.file} is another file than the one that was opened`;
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
