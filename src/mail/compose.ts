/** What the e-mails of all processes have in common: a template, filled with the fields of records. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordOf, ResourceName } from '../document/contract.js';
import { Fault } from '../fault.js';
import type { Work } from '../records/work.js';
import { addressIn } from './address.js';
import type { Mail } from './message.js';
import { type EmailTemplate, type MergeFields, type MergeValues, render } from './render.js';

/** What a template gives, but for whether it is a preview. */
export type Composed = Omit<Mail, 'preview'>;

export interface Merge {
  readonly fields: MergeFields;
  readonly values: MergeValues;
}

/** Milliseconds that the templates of one request may take in all, and after which others have their turn. */
const mostRendering = 10_000;
const atAStretch = 10;

/** What rendering has taken of each unit of work. */
const times = new WeakMap<Work, { all: number; unbroken: number }>();

/** Every merge field of these objects: for each field of the documents, `object.field`. */
export function fieldsOf(objects: Readonly<Record<string, ResourceName>>, work: Work): MergeFields {
  return Object.fromEntries(Object.entries(objects).map(([object, resource]) => [object, work.model(resource).fields]));
}

/** The record of this id; nothing where none is named, or it is kept elsewhere. */
export async function found<R extends ResourceName>(
  resource: R,
  id: string | undefined,
  work: Work,
): Promise<RecordOf<R> | undefined> {
  return id === undefined ? undefined : (await work.records(resource).find(id))?.record;
}

/** @param pointer where in the request the template stands. */
export async function composed(
  template: EmailTemplate,
  to: string | undefined,
  { fields, values }: Merge,
  work: Work,
  pointer = '',
): Promise<Composed> {
  const { subject: _, body: __, ...header } = template;
  const rendered = await timed(work, () => render(template, values, fields, pointer));
  return { ...header, ...rendered, to: to ?? '' };
}

async function timed<T>(work: Work, task: () => T): Promise<T> {
  const time = times.get(work) ?? { all: 0, unbroken: 0 };
  times.set(work, time);
  if (time.all > mostRendering) throw new Fault('templates_too_slow', tooSlow);
  if (time.unbroken > atAStretch) {
    time.unbroken = 0;
    await nextTurn();
  }
  const started = performance.now();
  const result = task();
  const taken = performance.now() - started;
  time.all += taken;
  time.unbroken += taken;
  return result;
}

const tooSlow = `The e-mails of this request take longer than ${mostRendering / 1000} s to make. Make their template simpler.`;

/** Sends a preview to who is named, else to the caller, else to no one. */
export function previewed<E extends string>(
  email: E,
  mail: Composed,
  process: { readonly id: string },
  send_to: string | undefined,
  work: Work,
) {
  const to = send_to ?? addressIn(work.caller.email);
  if (to !== undefined) work.outbox.preview(process.id, email, mail, to);
  return { email, ...mail, sent_to: to === undefined ? [] : [to] };
}
