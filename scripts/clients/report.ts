/** The last words: a table, what is missing, and whether all is well. */
import { type Step, steps } from './tool.js';

/** What came of one tool with one document. */
export interface Outcome {
  readonly tool: string;
  readonly document: string;
  readonly done: Step[];
  failed: Step | undefined;
  /** Why the tool cannot be had on this machine. */
  missing: string | undefined;
  complaints: string[];
}

/**
 * @param strict whether a tool that cannot be had is a failure.
 * @returns the exit code.
 */
export function report(outcomes: readonly Outcome[], strict: boolean): number {
  console.log(`\n${line(['tool', 'document', ...steps])}`);
  for (const outcome of outcomes)
    console.log(line([outcome.tool, outcome.document, ...steps.map((step) => cell(outcome, step))]));
  const missing = outcomes.filter((outcome) => outcome.missing !== undefined);
  const failed = outcomes.filter((outcome) => outcome.failed !== undefined).length;
  const whole = outcomes.length - failed - missing.length;
  for (const reason of new Set(missing.map((outcome) => `${outcome.tool} cannot be had: ${outcome.missing}`)))
    console.log(reason);
  console.log(`Clients and linters: ${whole} work, ${failed} fail, ${missing.length} were not tried`);
  return failed > 0 || (strict && missing.length > 0) ? 1 : 0;
}

const widths = [36, 10, 11, 11, 11, 11];

const line = (cells: readonly string[]) =>
  cells
    .map((text, index) => text.padEnd(widths[index] ?? 0))
    .join('')
    .trimEnd();

function cell({ done, failed, missing }: Outcome, step: Step): string {
  if (missing !== undefined) return 'missing';
  if (done.includes(step)) return 'ok';
  return failed === step ? 'FAILED' : '-';
}
