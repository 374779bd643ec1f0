/** Turns errors of a template into details of a response. */
import { AssertionError, LiquidError, type Token } from 'liquidjs';
import { type Detail, Fault } from '../fault.js';
import type { Finding } from './names.js';

type TemplateError = LiquidError | AssertionError;

/** The maximum number of details of a response. */
const maxDetails = 20;

/** Whether the template causes the error. */
export const isTemplateError = (thrown: unknown): thrown is TemplateError =>
  LiquidError.is(thrown) || thrown instanceof AssertionError;

/** Whether the template exceeds a limit. */
export const isOverLimit = (thrown: unknown) => isTemplateError(thrown) && /limit exceeded/.test(thrown.message);

export function detailOf(pointer: string, error: TemplateError): Detail {
  const message = error.message.replace(/, line:\d+, col:\d+$/, '').slice(0, 300);
  return {
    pointer,
    code: 'template_invalid',
    message: `${placeOf('token' in error ? error.token : undefined)}: ${message}`,
  };
}

/** The first details: up to one more than a response shows. */
export function first(details: Iterable<Detail>): Detail[] {
  const some: Detail[] = [];
  for (const detail of details) if (some.push(detail) > maxDetails) break;
  return some;
}

export function* detailsOf(pointer: string, findings: Iterable<Finding>): Generator<Detail> {
  for (const { token, code, message } of findings) yield { pointer, code, message: `${placeOf(token)}: ${message}` };
}

function placeOf(token: Token | undefined): string {
  const [row, column] = token?.getPosition?.() ?? [1, 1];
  return `line ${row}, column ${column}`;
}

export function templateFault(details: Detail[]): Fault {
  const [first] = details;
  const more = details.length > maxDetails ? ` There are more errors than the ${maxDetails} in \`details\`.` : '';
  return new Fault(
    'template_invalid',
    `The e-mail template is not valid: ${first?.pointer} ${first?.message}.${more}`,
    {
      details: details.slice(0, maxDetails),
    },
  );
}
