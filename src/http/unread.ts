/** Responses that are written but not yet read by the client, and so use memory. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Unread {
  readonly bytes: number;
  readonly holder: string;
  drop(): void;
}

/** Smaller responses are not tracked. */
const worthCounting = 16 * 1024;

export class UnreadAnswers {
  /** In the order in which they were written. */
  readonly #answers = new Set<Unread>();
  readonly #byHolder = new Map<string, number>();
  #bytes = 0;

  /** @param most bytes. When it is exceeded, the caller with the most unread bytes loses their oldest response. */
  constructor(private readonly most: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** @param dropped is called when the response is dropped. */
  add(response: ServerResponse, socket: Socket, holder: string, bytes: number, dropped: () => void): void {
    if (bytes < worthCounting || socket.destroyed) return;
    const drop = () => {
      dropped();
      this.#remove(answer);
      socket.destroy();
    };
    const answer: Unread = { bytes, holder, drop };
    this.#answers.add(answer);
    this.#count(holder, bytes);
    response.once('close', () => this.#remove(answer));
    while (this.#bytes > this.most) this.#oldestOf(this.#greatestHolder())?.drop();
  }

  #remove(answer: Unread): void {
    if (this.#answers.delete(answer)) this.#count(answer.holder, -answer.bytes);
  }

  #count(holder: string, bytes: number): void {
    this.#bytes += bytes;
    const left = (this.#byHolder.get(holder) ?? 0) + bytes;
    if (left === 0) this.#byHolder.delete(holder);
    else this.#byHolder.set(holder, left);
  }

  #greatestHolder(): string | undefined {
    const [greatest] = [...this.#byHolder].sort(([, a], [, b]) => b - a);
    return greatest?.[0];
  }

  #oldestOf(holder: string | undefined): Unread | undefined {
    for (const answer of this.#answers) if (answer.holder === holder) return answer;
    return undefined;
  }
}
