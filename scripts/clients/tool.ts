/** What lints a document, or makes a client of it; and how that is tried. */
import { resolve } from 'node:path';
import type { Command } from './command.js';
import type { Dialect } from './program.js';

/** Everything that is generated and logged, and the packages from npm. Kept between runs. */
export const workFolder = resolve('dist/clients');

/** Programs that are built or installed once for several clones; `GALA_CACHE` names a folder that outlives them. */
export const cacheFolder = resolve(process.env.GALA_CACHE || workFolder);

/** The settings of the generators. */
export const sources = resolve('scripts/clients/settings');

export const steps = ['linted', 'generated', 'compiled', 'round trip'] as const;
export type Step = (typeof steps)[number];

/** One document to lint, or to make a client of. */
export interface Target {
  readonly document: string;
  /** The document as the server serves it, in a file. */
  readonly file: string;
  /** Where the program of the round trip is written and the client is generated. */
  readonly folder: string;
  /** GALA_URL, the address of the service, and GALA_TOKEN. */
  readonly env: Readonly<Record<string, string>>;
}

/** Programs and packages that tools of one language share. */
export interface Kit {
  readonly name: string;
  /** Once, whoever asks. @throws Missing when they cannot be had. */
  install(): Promise<void>;
}

export interface Tool {
  readonly name: string;
  readonly kit: Kit;
  /** Another that it needs, to generate. */
  readonly generator?: Kit;
  /** How the program of its round trip is written. */
  readonly dialect?: Dialect;
  /** Those of the steps that it takes: a linter only lints, a generator all others. */
  commands(target: Target): Readonly<Partial<Record<Step, readonly Command[]>>>;
  /** Looks at what the generator wrote although it was content. @returns complaints. */
  objections?(log: string): string[];
}
