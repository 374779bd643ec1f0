/** Which operations are answered alike, and what each has answered. */
import { strict as assert } from 'node:assert';
import type { Reply } from '../support/harness.js';
import { type Asked, documented, isForAll, nameOf, operations, parametersOf, permissionOf } from './routes.js';

/** Operation → the statuses that it has produced. */
export const produced = new Map(operations.map((operation) => [nameOf(operation), new Set<number>()]));

/** Operation → all that are answered alike, itself included; the first of them is asked. */
export type Alike = ReadonlyMap<Asked, readonly Asked[]>;

function alike(traits: (asked: Asked) => unknown): Alike {
  const all = new Map<string, Asked[]>();
  const keyOf = (asked: Asked) =>
    JSON.stringify([process.env.ALL ? nameOf(asked) : asked.document.name, traits(asked)]);
  for (const asked of operations) all.set(keyOf(asked), [...(all.get(keyOf(asked)) ?? []), asked]);
  return new Map(operations.map((asked) => [asked, all.get(keyOf(asked)) as Asked[]]));
}

export const itself = alike(nameOf);
export const byQuery = alike((asked) => [isForAll(asked), parametersOf(asked, 'query')]);
export const byVerb = alike((asked) => [asked.verb, asked.route.method, isForAll(asked)]);
/** By all that is looked at before any handler. */
export const bySteps = alike((asked) => {
  const { route, id } = asked;
  return [route.method, isForAll(asked), permissionOf(asked) === id, route.operation['x-own'], documented(asked)];
});

export const isFirst = (operation: Asked, of: Alike) => of.get(operation)?.[0] === operation;

/** Has the status counted for all that are answered alike. */
export function counted(operation: Asked, reply: Reply, status: number, of: Alike = itself): Reply {
  assert.equal(reply.status, status, `${nameOf(operation)}: ${reply.text}`);
  for (const each of of.get(operation) ?? []) produced.get(nameOf(each))?.add(status);
  return reply;
}
