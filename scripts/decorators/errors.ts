/** Adds the errors that an operation can answer: by its method, and a conflict where it names codes of one. */
import { isForEveryone } from '../../src/schema/document.js';
import { type Operation, operationsOf, type Placed, type Response, type Root } from './tree.js';

const components: Record<string, string> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  429: 'Limited',
  500: 'Internal',
};

const always = ['400', '404', '500'];
/** Only where it must be known who calls. */
const ofCallers = ['401', '403', '429'];

export const errors = () => ({
  Root: {
    enter(root: Root) {
      for (const placed of operationsOf(root)) placed.operation.responses = withErrors(placed);
    },
  },
});

function withErrors({ method, operation }: Placed): Record<string, Response> {
  const isAction = method === 'post' || method === 'patch' || method === 'delete' || operation['x-has-effects'];
  const callers = isForEveryone(operation) ? [] : ofCallers;
  const statuses = [
    ...always,
    ...callers,
    ...(isAction ? ['405'] : []),
    ...(conflicts(operation) ? ['409'] : []),
  ].sort();
  const added = statuses.map((status) => [status, { $ref: `#/components/responses/${components[status]}` }]);
  return { ...operation.responses, ...Object.fromEntries(added) };
}

const conflicts = (operation: Operation) => (operation['x-codes']?.['409']?.length ?? 0) > 0;
