/** Adds what an operation can answer beside 200: by its method and parameters, and a conflict where it names codes of one. */
import { isForEveryone } from '../../src/schema/document.js';
import { takes } from './parameters.js';
import { named, operationsOf, type Placed, type Response, type Root } from './tree.js';

const components: Record<string, string> = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'PreconditionFailed',
  422: 'KeyReused',
  429: 'Limited',
  500: 'Internal',
};

/** By parameter. */
const withParameter: Readonly<Record<string, readonly string[]>> = {
  IfMatch: ['412'],
  IfNoneMatch: ['304'],
  IfNoneMatchOfWrite: ['412'],
  IdempotencyKey: ['409', '422'],
};

/** Headers of 200, by parameter. */
const headersWith: Readonly<Record<string, string>> = {
  DryRun: 'Dry-Run',
  IdempotencyKey: 'Idempotent-Replayed',
  Prefer: 'Preference-Applied',
};

const always = ['400', '404', '500'];
/** Only where it must be known who calls. */
const ofCallers = ['401', '403', '429'];

export const errors = () => ({
  Root: {
    enter(root: Root) {
      for (const placed of operationsOf(root)) {
        const { operation } = placed;
        const headers = Object.entries(headersWith)
          .filter(([parameter]) => takes(placed, parameter))
          .map(([, name]) => [name, { $ref: `#/components/headers/${name.replace('-', '')}` }]);
        const answer = operation.responses['200'] ?? {};
        const whole = root.components.responses[named(answer.$ref)] ?? answer; // nothing may stand beside a reference
        if (headers.length > 0) whole.headers = { ...whole.headers, ...Object.fromEntries(headers) };
        operation.responses = withErrors(placed);
      }
    },
  },
});

function withErrors(placed: Placed): Record<string, Response> {
  const { method, operation } = placed;
  const isAction = method === 'post' || method === 'patch' || method === 'delete' || operation['x-has-effects'];
  const callers = isForEveryone(operation) ? [] : ofCallers;
  const asked = Object.keys(withParameter).filter((name) => takes(placed, name));
  const all = [
    ...always,
    ...callers,
    ...(isAction ? ['405'] : []),
    ...['409', '410'].filter((status) => (operation['x-codes']?.[status]?.length ?? 0) > 0),
    ...asked.flatMap((name) => withParameter[name] ?? []),
  ];
  const statuses = [...new Set(all)].sort();
  const added = statuses.map((status) => [status, { $ref: `#/components/responses/${components[status]}` }]);
  return { ...operation.responses, ...Object.fromEntries(added) };
}
