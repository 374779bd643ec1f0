/** Conditions on the version of a record: `If-Match` and `If-None-Match` (RFC 9110 §13). */
import { Fault, faultAt } from '../fault.js';
import type { Work } from '../records/work.js';
import type { Model } from '../schema/model.js';
import type { Doc } from '../store/doc.js';
import { recordsOf } from './call.js';

/** As sent: `"3"`, `W/"3"`. */
export type Tags = '*' | readonly string[];

const tag = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`;
const validTags = new RegExp(`^[\\s,]*${tag}(?:\\s*,(?:\\s*${tag})?)*\\s*$`);
const eachTag = new RegExp(tag, 'g');

/** @throws Fault `invalid_request` at `pointer`. */
export function tagsIn(value: string, pointer: string): Tags {
  if (value.trim() === '*') return '*';
  if (validTags.test(value)) return value.match(eachTag) ?? [];
  throw faultAt(
    pointer,
    'invalid_request',
    'Send ETags as you got them, in quotes: "3". Several are separated by commas; * means any.',
  );
}

export const matchesWeakly = (tags: Tags, { etag }: Pick<Doc, 'etag'>): boolean =>
  tags === '*' || tags.some((tag) => tag.replace(/^W\//, '') === etag);

/** A record from a list has no ETag: its version alone matches, too. */
const matches = (tags: Tags, { etag, version }: Doc<object>) =>
  tags === '*' || tags.includes(etag) || tags.includes(`"${version}"`);

/** Which ETag a record must have, and which it must not have. */
export interface Preconditions {
  readonly ifMatch?: Tags | undefined;
  readonly ifNoneMatch?: Tags | undefined;
}

/**
 * The commit compares the version that was read here.
 * @param id undefined for a new record, which has no tag.
 * @throws Fault `precondition_failed`, `record_not_found`
 */
export async function checkPreconditions(
  work: Work,
  model: Model,
  id: string | undefined,
  { ifMatch, ifNoneMatch }: Preconditions,
): Promise<void> {
  if (id === undefined) throw new Fault('precondition_failed', 'A new record has no ETag yet. Leave if_match out.');
  const doc = await recordsOf(work, model).get(id);
  const isMet = (ifMatch === undefined || matches(ifMatch, doc)) && !(ifNoneMatch && matchesWeakly(ifNoneMatch, doc));
  if (isMet) return;
  const { etag: ETag } = doc;
  const message = `The record now has the ETag ${ETag}. Read it again and repeat the change.`;
  throw new Fault('precondition_failed', message, { headers: { ETag } });
}
