/** Makes each resource's operations of what is written once for the model record in `shared/`. */
import { Mistake } from '../sources.js';
import { withExample } from './examples.js';
import { type Resource, referring, resourcesOf, worded } from './names.js';
import {
  clone,
  type Media,
  named,
  type Operation,
  operationsOf,
  type Response,
  type Root,
  resourceAt,
} from './tree.js';

export const family = () => ({
  Root: {
    enter(root: Root) {
      const resources = new Map(resourcesOf(root).map((resource) => [resource.name, resource]));
      for (const { path, method, item, operation } of operationsOf(root)) {
        const resource = resources.get(resourceAt(path));
        item[method] = resource ? specialised(root, operation, resource) : plain(root, path, operation);
      }
      checkWhole(root, resources);
      for (const { fields } of resources.values()) {
        for (const key of ['x-family', 'x-stored'] as const) delete fields[key];
      }
    },
  },
});

/** @throws Mistake for a resource that lacks a path. */
function checkWhole(root: Root, resources: ReadonlyMap<string, Resource>): void {
  const ids = new Set(operationsOf(root).map(({ operation }) => operation.operationId));
  for (const name of resources.keys())
    for (const [verb, path, item] of wholeFamily)
      if (!ids.has(`${name}.${verb}`)) {
        const line = `/${name}/${path}: { $ref: "shared/family.yaml#/${item}" }`;
        throw new Mistake(
          ['paths', `/${name}/{tenantId}`],
          `${name} lacks a path that every resource has. Write ${line}`,
        );
      }
}

const wholeFamily = [
  ['create', '{tenantId}', 'collection'],
  ['batch', '{tenantId}/batch', 'batch'],
  ['upsert', '{tenantId}/external/{external_id}', 'external'],
  ['replace', '{tenantId}/{id}', 'record'],
] as const;

/** An operation of no resource stays as it is written. It is neither of the family nor about records. */
function plain(root: Root, path: string, operation: Operation): Operation {
  const name = resourceAt(path);
  const answers = Object.values(operation.responses).map(({ $ref }) => root.components.responses[named($ref)]);
  if (!root.tags.some((tag) => tag.name === name))
    throw new Mistake(['paths', path], `tags has no ${name}. Write a tag of this name, or another path.`);
  const isOfModel = /"#\/components\/schemas\/Record["A-Z]/.test(JSON.stringify([operation, answers]));
  if (operation['x-verb'] !== undefined || isOfModel)
    throw new Mistake(
      ['tags', `name=${name}`],
      `${path}: the tag ${name} needs x-resource: { schema: …Fields, noun: …, plural: … }.`,
    );
  return { tags: [name], ...operation };
}

function specialised(root: Root, operation: Operation, resource: Resource): Operation {
  const { operationId, summary, description, requestBody, responses, ...rest } = headed(operation, resource);
  return {
    operationId,
    tags: [resource.name],
    summary,
    description,
    ...rest,
    ...(requestBody && { requestBody: { ...requestBody, content: exemplified(requestBody.content, resource) } }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, answerOf(root, response, resource)]),
    ),
  } as Operation;
}

/** An operation of the family has its resource's name and words, and what the resource adds to it. */
function headed(operation: Operation, resource: Resource): Operation {
  const { 'x-verb': verb, ...rest } = referring(clone(operation), resource);
  if (verb === undefined) return rest;
  const added = additions(verb, resource);
  const description = [worded(rest.description ?? '', resource), ...added.map((one) => one.description)];
  return {
    ...rest,
    operationId: `${resource.name}.${verb}`,
    summary: worded(rest.summary ?? '', resource),
    description: description
      .map((text) => text?.trim())
      .filter(Boolean)
      .join(' '),
    'x-codes': joined(rest['x-codes'], ...added.map((one) => one['x-codes'])),
  };
}

/** Verbs that go by one name: what changes a record that is there, and what saves one. */
const groups: Readonly<Record<string, readonly string[]>> = {
  change: ['replace', 'patch'],
  save: ['create', 'upsert', 'replace', 'patch'],
};

function additions(verb: string, { fields }: Resource) {
  const named = Object.entries(fields['x-family'] ?? {});
  return named.filter(([name]) => name === verb || groups[name]?.includes(verb)).map(([, addition]) => addition);
}

function joined(...all: readonly (Operation['x-codes'] | undefined)[]): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const [status, list] of all.flatMap((one) => Object.entries(one ?? {})))
    codes[status] = [...(codes[status] ?? []), ...list];
  return codes;
}

/** An answer that holds the model record is written out for the resource; any other stays where it is. */
function answerOf(root: Root, response: Response, resource: Resource): Response {
  const { $ref, ...own } = response;
  const whole = $ref === undefined ? own : { ...root.components.responses[named($ref)], ...own };
  const text = JSON.stringify(whole);
  if ($ref !== undefined && !text.includes('/schemas/Record')) return response;
  const { 'x-parameters': _, ...answer } = referring(whole, resource);
  return { ...answer, ...(answer.content && { content: exemplified(answer.content, resource) }) };
}

function exemplified(content: Record<string, Media> | undefined, resource: Resource): Record<string, Media> {
  return Object.fromEntries(Object.entries(content ?? {}).map(([type, media]) => [type, withExample(media, resource)]));
}
