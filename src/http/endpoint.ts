/** What is served beside the operations of the documents. */
import type { Request, Response } from 'express';
import { Fault, methodNotAllowed } from '../fault.js';
import { type RequestContext, sendCapabilities } from './context.js';

export interface Endpoint {
  /** Its name in the log, if any. */
  readonly name?: string;
  /** With `OPTIONS`, it answers that itself. */
  readonly methods: readonly string[];
  /** Whether it exists for this request; for all without it. */
  readonly isFor?: (request: Request) => boolean;
  readonly answer: (context: RequestContext, request: Request, response: Response) => void | Promise<void>;
}

export const readable = ['GET', 'HEAD'];

/** @throws Fault `address_unknown` or `method_not_allowed` */
export function answerEndpoint(
  { name, methods, isFor, answer }: Endpoint,
  context: RequestContext,
  request: Request,
  response: Response,
): void | Promise<void> {
  if (isFor?.(request) === false) throw new Fault('address_unknown');
  context.endpoint = name;
  if (methods.includes(request.method)) return answer(context, request, response);
  const all = [...new Set([...methods, 'OPTIONS'])];
  if (request.method !== 'OPTIONS') throw methodNotAllowed(all);
  return sendCapabilities(request, response, { methods: all });
}
