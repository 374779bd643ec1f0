/** Whom an application has asked for references, and who is asked twice, or is the applicant. */
import { isSamePerson } from '#shared/lib/persons.js';
import { type Column, none, readAll, Table } from '../conference/shared.js';
import { address, type Me, may, type ResourceProps, recordAddress } from '../page.js';
import { Reference as Named } from '../reference.js';
import type { Json } from '../session.js';
import { Loaded, Time, useLoad } from '../ui.js';
import { Ask } from './asking.js';
import { type Letter, letterOf, type Reference, referenceFields, requestsIn } from './progress.js';

/** Of so many references is looked up when they were asked for. */
const mostAsked = 20;

export function References({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, me, tenant } = props;
  const id = String(record.id);
  const isAllowed = may(me, 'references.listByApplication');
  const loading = useLoad(
    async (signal) => {
      const input = { application_id: id, fields: referenceFields };
      const read = (from: object) => gala.references.listByApplication({ ...input, ...from }, { signal });
      return isAllowed ? await readAll<Reference>(read) : [];
    },
    [id],
  );
  const pending = loading.value?.filter(({ status }) => status === 'pending').slice(0, mostAsked) ?? [];
  const mails = useLoad(
    async (signal) => {
      if (pending.length === 0 || !may(me, 'messages.list')) return undefined;
      const lists = pending.map(({ id }) => gala.messages.list({ about: id }, { signal }));
      return requestsIn((await Promise.all(lists)).flatMap(({ items }) => items));
    },
    [loading.value],
  );
  return (
    <Loaded from={loading}>
      {(references) => {
        if (references.length === 0) return null;
        const columns: readonly Column<Reference>[] = [
          {
            name: 'Referee',
            isHead: true,
            cell: (one) => (
              <>
                <a href={recordAddress(tenant, 'awards', 'references', one.id)}>{one.name?.trim() || one.id}</a>
                {doubtsAbout(one, references, record).map((doubt) => (
                  <p key={doubt} class="finding">
                    {doubt}
                  </p>
                ))}
              </>
            ),
          },
          { name: 'Kind', cell: ({ type_id = '' }) => <Named {...props} target="referenceTypes" id={type_id} /> },
          { name: 'E-mail address', cell: ({ email_address }) => email_address || none },
          {
            name: 'Status',
            cell: (one) => <Standing me={me} tenant={tenant} letter={letterOf(one, mails.value)} />,
          },
          {
            name: 'Due',
            cell: ({ status, completion_date, due_at }) =>
              status === 'completed' ? none : <Time at={due_at ?? completion_date} />,
          },
          {
            name: 'Ask',
            cell: (one) => {
              if (one.status !== 'pending') return none;
              const isAgain = ['asked', 'failed', 'unknown'].includes(letterOf(one, mails.value).state);
              const label = isAgain ? 'Send again' : 'Ask';
              return <Ask {...props} {...{ label, isAgain }} of="references" record={one} onDone={loading.reload} />;
            },
          },
        ];
        return (
          <section>
            <h2 class="part">References</h2>
            {pending.length > 0 && (
              <div class="actions above">
                <Ask {...props} label="Ask the referees" of="applications" record={record} onDone={loading.reload} />
              </div>
            )}
            <Table
              label="References"
              columns={may(me, 'references.process') ? columns : columns.slice(0, -1)}
              rows={references}
              keyOf={(one) => one.id}
            />
          </section>
        );
      }}
    </Loaded>
  );
}

/** What the server lets pass unless the process guards its references, and then does not e-mail. */
export function doubtsAbout(one: Reference, all: readonly Reference[], application: Json): string[] {
  if (one.status === 'declined') return [];
  const isOther = ({ id, status, type_id }: Reference) =>
    id !== one.id && status !== 'declined' && type_id === one.type_id;
  const others = all.filter((other) => isOther(other) && isSamePerson(other, one));
  const names = new Intl.ListFormat('en').format(others.map(({ name, id }) => name?.trim() || id));
  const by = one.conflict_overridden_by_id;
  return [
    ...(isSamePerson(one, application) ? [`The referee is the applicant${by ? `, allowed by ${by}` : ''}.`] : []),
    ...(others.length > 0
      ? [`This person is asked for the same kind of reference more than once: also as ${names}.`]
      : []),
  ];
}

const days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
export const ago = (at: string) => days.format(-Math.floor((Date.now() - Date.parse(at)) / 86_400_000), 'day');

/** How a letter stands: the tone, and the words unless they are the state's. */
const standings: Readonly<Record<Letter['state'], readonly [tone: string, words?: (letter: Letter) => string]>> = {
  received: ['good'],
  declined: ['full'],
  asked: ['', ({ mail }) => (mail === undefined ? 'asked' : `asked ${ago(mail.queued_at)}`)],
  'not asked': ['nearly'],
  elsewhere: ['nearly', ({ mail }) => `asked at ${mail?.to} only`],
  'no address': ['nearly', () => 'no e-mail address'],
  failed: ['full', () => 'e-mail failed'],
  unknown: ['', () => 'pending'],
};

/** With the way to what was written about it. */
export function Standing({ letter, me, tenant }: { letter: Letter; me: Me; tenant: string }) {
  const { state, mail, reference } = letter;
  const [tone, words] = standings[state];
  const mark = <span class={`conference-mark ${tone}`}>{words?.(letter) ?? state}</span>;
  if (state === 'received')
    return (
      <>
        {mark} <Time at={reference.completion_date} />
      </>
    );
  if (mail === undefined || !may(me, 'messages.get')) return mark;
  return (
    <a href={address(tenant, 'mail', mail.id)} title={mail.queued_at}>
      {mark}
    </a>
  );
}
