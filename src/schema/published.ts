/**
 * A document as it is published. What its schemas say only for the server, its validators and its store, is left out, for many tools cannot read
 * it: what holds for all bodies stands in the document's description, and that a record is closed in its own, and as `x-closed`.
 */
import type { Document } from './document.js';

const forServers = new Set([
  'propertyNames',
  'patternProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'x-indexes',
]);
/** What is said of a value of any type: most tools take it for a type. */
const ofAny = new Set(['pattern', 'minimum', 'maximum']);
/** Values, not schemas. */
const verbatim = new Set(['example', 'examples', 'default', 'enum', 'const']);

const closed = 'It can have no other fields.';

type Members = Readonly<Record<string, unknown>>;

export function published(bundle: Document['bundle']): object {
  const { components, ...rest } = plain(bundle) as Document['bundle'];
  const { AnyValue, ...schemas } = components.schemas ?? {};
  const whole = { ...rest, components: { ...components, schemas } };
  const isUsed = JSON.stringify(whole).includes('"#/components/schemas/AnyValue"');
  return isUsed ? { ...rest, components } : whole;
}

/** @param isNamed whether the members' names are those of fields. */
function plain(thing: unknown, isNamed = false): unknown {
  if (typeof thing !== 'object' || thing === null) return thing;
  if (Array.isArray(thing)) return thing.map((one) => plain(one));
  const members = Object.entries(isNamed ? thing : schema(thing as Members));
  return Object.fromEntries(
    members.map(([key, value]) => [key, !isNamed && verbatim.has(key) ? value : plain(value, key === 'properties')]),
  );
}

function schema(members: Members): Members {
  const left = Object.entries(members).filter(
    ([key]) => !forServers.has(key) && !('unevaluatedItems' in members && ofAny.has(key)),
  );
  const rest = Object.fromEntries(left);
  if (members.unevaluatedProperties !== false) return rest;
  if (members.allOf === undefined) return { ...rest, additionalProperties: false };
  return { ...rest, description: [members.description, closed].join(' ').trim(), 'x-closed': true };
}

/** What a server needs at run time: half of the document. A choice between shapes is described in errors. */
export function withoutTexts(thing: unknown, isNamed = false): unknown {
  if (typeof thing !== 'object' || thing === null) return thing;
  if (Array.isArray(thing)) return thing.map((one) => withoutTexts(one));
  const isText = (key: string) => !isNamed && texts.has(key) && !('oneOf' in thing);
  const members = Object.entries(thing).filter(([key]) => !isText(key));
  const isValue = (key: string) => !isNamed && verbatim.has(key);
  return Object.fromEntries(
    members.map(([key, value]) => [key, isValue(key) ? value : withoutTexts(value, key === 'properties')]),
  );
}

const texts = new Set(['description', 'summary']);
