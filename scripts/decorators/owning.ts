/** Which records can be somebody's own: those that name their owner, and those that such records open to one. */
import type { ErrorCode } from '../../src/errors.js';
import { Mistake } from '../sources.js';
import { type Resource, resourcesOf } from './names.js';
import { named, type Operation, operationsOf, type Root, type Schema } from './tree.js';

const visibilities = ['public', 'author', 'reviewer', 'referee', 'staff'];
const owners = ['author', 'reviewer'];

export interface Owning {
  /** Resources whose records name an owner. */
  readonly owned: ReadonlySet<string>;
  /** Resources whose records are opened to the owners of others, and those whose records open them. */
  readonly opened: ReadonlySet<string>;
  readonly opening: ReadonlySet<string>;
}

/** @throws Mistake: marks of a field that make no sense. */
export function owningOf(root: Root): Owning {
  const names = new Set(resourcesOf(root).map(({ name }) => name));
  const owned = new Set<string>();
  const opened = new Set<string>();
  const opening = new Set<string>();
  const openings = new Set<string>();
  for (const resource of resourcesOf(root)) {
    for (const [path, field] of fieldsOf(root, resource)) {
      const fault = faultIn(field, names) ?? writingFaultIn(path, field);
      if (fault) throw new Mistake(placeOf(resource, path), `${resource.name}.${path}: ${fault}`);
      if (field['x-opens']) {
        const target = field['x-refers-to'] as string;
        if (openings.size === openings.add(`${target} as ${field['x-opens']}`).size)
          throw new Mistake(
            placeOf(resource, path),
            `${resource.name}.${path}: ${target} is opened by another field already.`,
          );
        opened.add(target);
        opening.add(resource.name);
      }
      if (field['x-owner'] && owned.size === owned.add(resource.name).size)
        throw new Mistake(
          placeOf(resource, path),
          `${resource.name}.${path}: ${resource.name} has an x-owner already.`,
        );
    }
  }
  return { owned, opened, opening };
}

const placeOf = ({ record }: Resource, path: string) => [`${record}Fields`, ...path.split('.')];

function faultIn(field: Schema, resources: ReadonlySet<string>): string | undefined {
  const { 'x-visibility': visibility, 'x-owner': owner, 'x-opens': opens, 'x-refers-to': target } = field;
  if (visibility !== undefined && !visibilities.includes(visibility))
    return `x-visibility is one of ${visibilities.join(', ')}.`;
  if (owner !== undefined && !owners.includes(owner)) return `x-owner is one of ${owners.join(', ')}.`;
  if (owner !== undefined && field.type !== 'string') return 'x-owner stands beside a string.';
  if (opens !== undefined && !['reviewer', 'referee'].includes(opens)) return 'x-opens is reviewer or referee.';
  if (opens !== undefined && !resources.has(target ?? ''))
    return 'x-opens stands beside x-refers-to a resource of the document.';
  return undefined;
}

function writingFaultIn(path: string, { 'x-writable-by': writer, 'x-opens': opens }: Schema): string | undefined {
  if (opens !== undefined && writer !== 'staff') return 'what opens records to their reviewer is x-writable-by: staff.';
  if (writer === undefined) return undefined;
  if (!['staff', 'creator'].includes(writer)) return 'x-writable-by is staff or creator.';
  return path.includes('.') ? 'x-writable-by stands beside a field of the record itself.' : undefined;
}

/** Dotted path → field, at any depth, with the marks that stand beside a reference. */
export function fieldsOf(root: Root, { fields }: Pick<Resource, 'fields'>): [string, Schema][] {
  return membersOf(root, fields, '');
}

function membersOf(root: Root, schema: Schema, prefix: string): [string, Schema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = resolved(root, property);
    const inner = field.items ? resolved(root, field.items) : field;
    return [[prefix + name, field], ...membersOf(root, inner, `${prefix}${name}.`)] as [string, Schema][];
  });
}

const resolved = (root: Root, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...root.components.schemas[named(schema.$ref)], ...schema };

/**
 * What can be limited to one's own records: the family and the lists of resources that know an owner, and what says so itself. Who
 * could create what opens other records would let himself at those.
 */
export function isLimitable(operation: Operation, { owned, opened, opening }: Owning): boolean {
  const [resource = '', verb = ''] = operation.operationId?.split('.') ?? [];
  if (operation['x-permission'] !== undefined) return false;
  if (operation['x-own']) return true;
  if (verb === 'create') return owned.has(resource) && !opening.has(resource);
  return (owned.has(resource) || opened.has(resource)) && /^(get|replace|patch|delete|batch|search|list.*)$/.test(verb);
}

/** Errors that only callers meet whose permission is limited to their own records: what is opened to them is not theirs to write. */
function ownCodes(verb: string, isOpened: boolean): ErrorCode[] {
  if (verb === 'delete') return isOpened ? ['not_own'] : [];
  if (verb === 'search' || verb.startsWith('list')) return ['limited_to_own'];
  return ['create', 'replace', 'patch'].includes(verb) ? ['field_not_yours', 'not_own'] : [];
}

const resourceOf = ({ operationId }: Operation) => operationId?.split('.')[0] ?? '';

/** Marks the operations that can be limited, and adds these errors to them. */
export const owning = () => ({
  Root: {
    enter(root: Root) {
      const found = owningOf(root);
      for (const { operation } of operationsOf(root)) {
        const verb = operation.operationId?.split('.')[1] ?? '';
        const codes = ownCodes(verb, found.opened.has(resourceOf(operation)));
        if (!isLimitable(operation, found)) continue;
        operation['x-own'] = true;
        if (codes.length === 0) continue;
        const listed = operation['x-codes'] ?? {};
        operation['x-codes'] = { ...listed, 403: [...(listed['403'] ?? []), ...codes] };
      }
    },
  },
});
