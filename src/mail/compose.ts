/** Composes e-mails: fills templates with the fields of records. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordOf, ResourceName } from '../document/contract.js';
import { Fault } from '../fault.js';
import type { Mail } from '../records/message.js';
import type { Work } from '../records/work.js';
import { addressIn } from './address.js';
import { type EmailTemplate, type MergeFields, type MergeValues, render } from './render.js';

/** A composed e-mail, which may be queued or previewed. */
export type Composed = Omit<Mail, 'preview'>;

/** The fields that a template may use, and their values. */
export interface Merge {
  readonly fields: MergeFields;
  readonly values: MergeValues;
}

/** Milliseconds that the templates of one request may take in total. */
const maxRendering = 10_000;
/** Milliseconds of rendering after which other requests get a turn. */
const maxUnbroken = 10;

/** Milliseconds spent on rendering, per unit of work: in total, and since other requests last had a turn. */
const renderingTimes = new WeakMap<Work, { total: number; unbroken: number }>();

/** The merge fields `object.field` for each field of the objects' resources. */
export function fieldsOf(objects: Readonly<Record<string, ResourceName>>, work: Work): MergeFields {
  return Object.fromEntries(Object.entries(objects).map(([object, resource]) => [object, work.model(resource).fields]));
}

/** The record with this id; undefined if there is no id, or no such record on this server. */
export async function findRecord<R extends ResourceName>(
  resource: R,
  id: string | undefined,
  work: Work,
): Promise<RecordOf<R> | undefined> {
  return id === undefined ? undefined : (await work.records(resource).find(id))?.record;
}

/**
 * Fills a template.
 * @param pointer JSON Pointer to the template in the request.
 * @throws Fault `template_invalid` or `templates_too_slow`
 */
export async function compose(
  template: EmailTemplate,
  to: string | undefined,
  { fields, values }: Merge,
  work: Work,
  pointer = '',
): Promise<Composed> {
  const { subject: _, body: __, ...header } = template;
  const rendered = await runTimed(work, () => render(template, values, fields, pointer));
  return { ...header, ...rendered, to: to ?? '' };
}

/** Runs a task, counting its time. @throws Fault `templates_too_slow` when the time is used up. */
async function runTimed<T>(work: Work, task: () => T): Promise<T> {
  const time = renderingTimes.get(work) ?? { total: 0, unbroken: 0 };
  renderingTimes.set(work, time);
  if (time.total > maxRendering) throw new Fault('templates_too_slow', tooSlow);
  if (time.unbroken > maxUnbroken) {
    time.unbroken = 0;
    await nextTurn();
  }
  const started = performance.now();
  const result = task();
  const taken = performance.now() - started;
  time.total += taken;
  time.unbroken += taken;
  return result;
}

const tooSlow = `The e-mails of this request take longer than ${maxRendering / 1000} s to make. Make their template simpler.`;

/** Queues a preview to `send_to`, otherwise to the caller if the token has an address; answers the mail in any case. */
export function queuePreview<E extends string>(
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
