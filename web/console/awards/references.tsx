/** Whom an application has asked for references, and who is asked twice, or is the applicant. */
import { isSamePerson } from '#shared/lib/persons.js';
import { Act } from '../actions/actions.js';
import { type Column, none, readAll, Table } from '../conference/shared.js';
import { address, type Me, may, type ResourceProps, recordAddress } from '../page.js';
import { Reference as Named } from '../reference.js';
import { byRecord } from '../reminders.js';
import type { Json } from '../session.js';
import { Loaded, Time, useLoad } from '../ui.js';
import { isOverdue, type Letter, letterOf, type Reference, referenceFields } from './progress.js';

/** What the last column is for. */
const asking = ['references.process', 'references.reinstate', 'applications.replaceReferee'];

/** Of so many references is looked up when they were asked for. */
const mostAsked = 20;

export function References({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, me, tenant } = props;
  const id = String(record.id);
  const loading = useLoad(
    async (signal) => {
      const input = { application_id: id, fields: referenceFields };
      const read = (from: object) => gala.references.listByApplication({ ...input, ...from }, { signal });
      const references = may(me, 'references.listByApplication') ? await readAll<Reference>(read) : [];
      const pending = references.filter(({ status }) => status === 'pending').slice(0, mostAsked);
      const asked = may(me, 'messages.list') ? pending : [];
      const mails = await Promise.all(asked.map(({ id }) => gala.messages.list({ about: id }, { signal })));
      const requests = asked.length > 0 ? byRecord(mails.flatMap(({ items }) => items)) : undefined;
      return { references, letters: references.map((one) => letterOf(one, requests)) };
    },
    [id],
  );
  const columns = (references: readonly Reference[]): readonly Column<Letter>[] => [
    {
      name: 'Referee',
      isHead: true,
      cell: ({ reference }) => (
        <>
          <a href={recordAddress(tenant, 'awards', 'references', reference.id)}>
            {reference.name?.trim() || reference.id}
          </a>
          {doubtsAbout(reference, references, record).map((doubt) => (
            <p key={doubt} class="finding">
              {doubt}
            </p>
          ))}
        </>
      ),
    },
    {
      name: 'Kind',
      cell: ({ reference: { type_id = '' } }) => <Named {...props} target="referenceTypes" id={type_id} />,
    },
    { name: 'E-mail address', cell: ({ reference }) => reference.email_address || none },
    { name: 'Status', cell: (letter) => <Standing me={me} tenant={tenant} letter={letter} /> },
    {
      name: 'Ask',
      cell: (letter) => (
        <div class="actions">
          <Ask {...props} letter={letter} onDone={loading.reload} />
          <Act
            {...props}
            id="references.reinstate"
            of="references"
            label="Ask again"
            record={{ ...letter.reference }}
            onDone={loading.reload}
          />
        </div>
      ),
    },
  ];
  return (
    <Loaded from={loading}>
      {({ references, letters }) =>
        references.length > 0 && (
          <section>
            <h2 class="part">References</h2>
            <div class="actions above">
              {references.some(({ status }) => status === 'pending') && (
                <Act
                  {...props}
                  id="references.process"
                  of="applications"
                  label="Ask the referees"
                  record={record}
                  onDone={loading.reload}
                />
              )}
              {references.some(({ status }) => status === 'completed') && may(me, 'referenceProcesses.listByAward') && (
                <a href={address(tenant, 'letters', 'print', id)}>Print the letters</a>
              )}
            </div>
            <Table
              label="References"
              columns={asking.some((id) => may(me, id)) ? columns(references) : columns(references).slice(0, -1)}
              rows={letters}
              keyOf={({ reference }) => reference.id}
            />
          </section>
        )
      }
    </Loaded>
  );
}

interface AskProps extends ResourceProps {
  readonly letter: Letter;
  readonly onDone: () => void;
}

function Ask({ letter: { reference, state }, ...props }: AskProps) {
  const { id, status, application_id, name, draft_saved_at } = reference;
  const isAgain = ['asked', 'failed', 'unknown'].includes(state);
  return (
    <>
      {status === 'pending' && (
        <Act
          {...props}
          id="references.process"
          of="references"
          label={isAgain ? 'Send again' : 'Ask'}
          record={{ ...reference }}
          given={isAgain ? { resend: true } : undefined}
        />
      )}
      {(status === 'declined' || (status === 'pending' && draft_saved_at === undefined)) && (
        <Act
          {...props}
          id="applications.replaceReferee"
          of="applications"
          label="Ask another referee"
          record={{ id: application_id, reference_id: id, name }}
          given={{ name: undefined }}
        />
      )}
    </>
  );
}

/** How one reference stands, on its page. */
export function LetterOf({ record, onChanged, ...props }: ResourceProps & { record: Json; onChanged: () => void }) {
  const { gala, me } = props;
  const reference = record as unknown as Reference;
  const loading = useLoad(
    async (signal) => {
      const mails = may(me, 'messages.list')
        ? await gala.messages.list({ about: reference.id }, { signal })
        : undefined;
      return letterOf(reference, mails && byRecord(mails.items));
    },
    [record],
  );
  const done = () => {
    loading.reload();
    onChanged();
  };
  return (
    <Loaded from={loading}>
      {(letter) => (
        <div class="actions">
          <Standing {...props} letter={letter} /> <Ask {...props} letter={letter} onDone={done} />
        </div>
      )}
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

/** What else there is to say of a letter. */
const reasonOf = ({ status, decline_reason }: Reference) =>
  status === 'declined' ? decline_reason?.trim() : undefined;

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

const shortOf = (letter: Letter) => standings[letter.state][1]?.(letter) ?? letter.state;

/** With the reason, if it is declined, and whether it is late or begun. */
export const wordsOf = (letter: Letter) => {
  const reason = reasonOf(letter.reference);
  return [`${shortOf(letter)}${reason ? `: ${reason}` : ''}`, ...remarks(letter.reference)].join(', ');
};

const remarks = (reference: Reference) => [
  ...(isOverdue(reference) || reference.is_late ? ['late'] : []),
  ...(reference.status === 'pending' && reference.draft_saved_at ? ['has begun to write'] : []),
];

/** With the way to what was written about it, and when it was received or is due. */
export function Standing({ letter, me, tenant }: { letter: Letter; me: Me; tenant: string }) {
  const { state, mail, reference } = letter;
  const mark = <span class={`conference-mark ${standings[state][0]}`}>{shortOf(letter)}</span>;
  return (
    <>
      {mail === undefined || !may(me, 'messages.get') ? mark : <a href={address(tenant, 'mail', mail.id)}>{mark}</a>}{' '}
      {state === 'received' && <Time at={reference.completion_date} />}
      {remarks(reference).map((words) => [
        <span key={words} class={`conference-mark ${words === 'late' ? 'nearly' : ''}`}>
          {words}
        </span>,
        ' ',
      ])}
      {reference.status === 'pending' && (
        <small>
          due <Time at={reference.due_at ?? reference.completion_date} />
        </small>
      )}
      {reasonOf(reference) && (
        <small class="text" dir="auto">
          {reasonOf(reference)}
        </small>
      )}
    </>
  );
}
