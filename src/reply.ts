import type { Doc } from './doc.js';

/** A successful answer: JSON text, made as early as it is known. `Body` is its type in the document. */
export interface Reply<Body = unknown> {
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Carries the type only. */
  readonly body?: Body;
}

export const json = <Body>(body: Body): Reply<Body> => ({ text: JSON.stringify(body) });

export const stored = <T extends object>(doc: Doc<T>): Reply<T> => ({ text: doc.text });
