/** What each command of `gala` exports. */
export interface Command {
  /** Printed for `--help`. */
  readonly usage: string;
  /** @throws Usage, ConfigError or an error of the system, which are printed without a stack. */
  readonly main: (args: string[]) => Promise<void>;
}

/** The command line is invalid. */
export class Usage extends Error {}
