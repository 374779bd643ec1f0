/** Ids in lists that nobody needs to make up: those that are empty are made when the form is sent. */
import type { Resource, Schema } from '../document.js';
import type { Json } from '../session.js';
import { isObject } from './input.js';

/** Of what each is made. */
const sources: Readonly<Record<string, readonly string[]>> = {
  ...{ id: ['name', 'subject'], custom_field_id: ['label'] },
  ...{ committee_id: ['committee_name'], contact_id: ['email_address'] },
};

export const sourceOf = ({ required = [], properties = {} }: Schema, name: string) =>
  required.includes(name) ? sources[name]?.find((source) => source in properties) : undefined;

/** `Clarity of the text` → `clarity_of_the_text`; whoever has no id is known by the e-mail address. */
const idOf = (text: string) =>
  text.includes('@') ? text : (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('_').slice(0, 90);

/** @param others in the same list: people and committees can be in it several times. */
export function withIds(value: unknown, schema: Schema, resolve: Resource['resolve'], others: unknown[] = []): unknown {
  if (Array.isArray(value))
    return value.reduce((all, one, at) => all.with(at, withIds(one, resolve(schema.items ?? {}), resolve, all)), value);
  if (!isObject(value)) return value;
  const inner = (name: string) => withIds(value[name], resolve(schema.properties?.[name] ?? {}), resolve);
  const filled: Json = Object.fromEntries(Object.keys(value).map((name) => [name, inner(name)]));
  for (const name of Object.keys(sources)) {
    const text = String(value[sourceOf(schema, name) ?? ''] ?? '').trim();
    if (text === '' || value[name] !== undefined) continue;
    const id = idOf(text.toLowerCase());
    const ids = [id, ...others.map((_, n) => `${id}_${n + 2}`)];
    const isFree = (id: string) => others.every((one) => !(isObject(one) && one[name] === id));
    filled[name] = /^(committee|contact)_id$/.test(name) ? id : ids.find(isFree);
  }
  return filled;
}
