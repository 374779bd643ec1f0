/** Turns what is wrong with a template into details of an answer. */
import { AssertionError, LiquidError, type Token } from 'liquidjs';
import { type Detail, Fault } from '../fault.js';
import type { Finding } from './names.js';

type TemplateError = LiquidError | AssertionError;

/** Details of one answer. */
const maxDetails = 20;

/** Whether an error is the template's fault. */
export const isTemplateError = (thrown: unknown): thrown is TemplateError =>
  LiquidError.is(thrown) || thrown instanceof AssertionError;

/** Whether a template does too much. */
export const isOverLimit = (thrown: unknown) => isTemplateError(thrown) && /limit exceeded/.test(thrown.message);

export function detailOf(pointer: string, error: TemplateError): Detail {
  const message = error.message.replace(/, line:\d+, col:\d+$/, '').slice(0, 300);
  return {
    pointer,
    code: 'template_invalid',
    message: `${placeOf('token' in error ? error.token : undefined)}: ${message}`,
  };
}

/** The first of the findings, and one more than an answer shows where there are more. */
export function detailsOf(pointer: string, findings: Iterable<Finding>): Detail[] {
  const details: Detail[] = [];
  for (const { token, code, message } of findings) {
    details.push({ pointer, code, message: `${placeOf(token)}: ${message}` });
    if (details.length > maxDetails) break;
  }
  return details;
}

function placeOf(token: Token | undefined): string {
  const [row, column] = token?.getPosition?.() ?? [1, 1];
  return `line ${row}, column ${column}`;
}

export function templateFault(details: Detail[]): Fault {
  const [first] = details;
  const more = details.length > maxDetails ? ` There are more findings than the ${maxDetails} in \`details\`.` : '';
  return new Fault(
    'template_invalid',
    `The e-mail template cannot be used: ${first?.pointer} ${first?.message}.${more}`,
    {
      details: details.slice(0, maxDetails),
    },
  );
}
