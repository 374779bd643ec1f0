/** Conditions on the version of a record: `If-Match` and `If-None-Match` (RFC 9110 §13). */
import { Fault } from '../fault.js';
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
  throw Fault.at(
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
  if (id === undefined) throw Fault.of('precondition_failed', 'A new record has no ETag yet. Leave if_match out.');
  const doc = await recordsOf(work, model).get(id);
  // who may write only own records, but read all, has the ETag of the whole record
  const isRead = work.own === model.name && work.caller.may(`${model.name}.get`);
  const docs = isRead ? [doc, await recordsOf(work.unlimited, model).get(id)] : [doc];
  const isMatched = ifMatch === undefined || docs.some((one) => matches(ifMatch, one));
  if (isMatched && !docs.some((one) => ifNoneMatch && matchesWeakly(ifNoneMatch, one))) return;
  const { etag: ETag } = docs.at(-1) as Doc;
  const isWeak = ifMatch !== undefined && ifMatch !== '*' && ifMatch.some((one) => one.startsWith('W/'));
  const hint = isWeak ? ' Send it without W/: weak ETags do not match.' : '';
  const message = `The record now has the ETag ${ETag}. Read it again and repeat the change.${hint}`;
  throw Fault.of('precondition_failed', message, { headers: { ETag } });
}
