/** Turns the errors of templates into details of an answer. */
import { AssertionError, LiquidError } from 'liquidjs';
import { type Detail, Fault } from '../fault.js';

type TemplateError = LiquidError | AssertionError;

/** Whether an error is the template's fault. A limit that is exceeded between two tags is a plain AssertionError. */
export const isTemplateError = (thrown: unknown): thrown is TemplateError =>
  LiquidError.is(thrown) || thrown instanceof AssertionError;

/** Whether a template took too much time or memory. */
export const isOverLimit = (thrown: unknown) => isTemplateError(thrown) && /limit exceeded/.test(thrown.message);

export function detailOf(pointer: string, error: TemplateError): Detail {
  const [row, col] = ('token' in error && error.token?.getPosition?.()) || [1, 1];
  const message = error.message.replace(/, line:\d+, col:\d+$/, '');
  return { pointer, code: 'template_invalid', message: `line ${row}, column ${col}: ${message}` };
}

export const templateFault = (details: Detail[]) =>
  new Fault('template_invalid', `The e-mail template cannot be used: ${details[0]?.pointer} ${details[0]?.message}.`, {
    details,
  });
