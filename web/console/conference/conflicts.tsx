/** Conflicts of interest that a reviewer or an author declares: what they must not review, or who must not review theirs. */
import { useState } from 'preact/hooks';
import { capitalized } from '../document.js';
import { may, type PageProps } from '../page.js';
import { type Json, listing, operation } from '../session.js';
import { Current, Heading, inWords, useLoad } from '../ui.js';
import { abstracts, applications, type Reviewing } from './names.js';

/** As the server takes it. */
const domain = '[^@\\s.]+(\\.[^@\\s.]+)+';

const kinds = ['co-author', 'colleague', 'adviser', 'family', 'financial', 'competitor', 'other'];

/** Those of both services. */
export function MyConflicts(props: PageProps) {
  const { gala, me, tenant } = props;
  const own = [abstracts, applications].filter((of) => me.permissions[`${of.conflicts}.search`] === 'own');
  const read = async (name: string, signal: AbortSignal) =>
    may(me, `${name}.search`) ? (await listing(gala, name, 'search')({ body: {}, limit: 1000 }, { signal })).items : [];
  const load = (signal: AbortSignal) =>
    Promise.all(own.map((of) => Promise.all([read(of.conflicts, signal), read(of.resource, signal)])));
  const found = useLoad(load, [tenant, me.id]);
  return (
    <>
      <Heading title="My conflicts" />
      <Current from={found}>
        {(all) => own.map((of, at) => <Of key={of.page} {...props} of={of} found={all[at]} reload={found.reload} />)}
      </Current>
    </>
  );
}

type OfProps = PageProps & { of: Reviewing; found: readonly (readonly Json[])[] | undefined; reload: () => void };

function Of({ of, gala, me, found: [all = [], subjects = []] = [], reload }: OfProps) {
  const [said, setSaid] = useState('');
  const [field, setField] = useState('');
  const send = async (verb: string, input: object, done: string) => {
    await operation(
      gala,
      of.conflicts,
      verb,
    )(input as never).then(
      () => setSaid(done),
      (error) => setSaid(inWords(error)),
    );
    reload();
  };
  const declare = (event: Event) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget as HTMLFormElement)].filter(([, value]) => value !== '');
    const { about, what, person = me.email, ...body } = Object.fromEntries(given) as Record<string, string>;
    const [field = '', id = what] = about?.split(' ') ?? [];
    const contact_id = person === me.email ? me.contact_id : person;
    const who = { contact_id, ...(person !== undefined && { email_address: person }) };
    send('create', { body: { ...who, ...body, [field]: id } }, 'Declared.');
  };
  const titleOf = (id: unknown) =>
    String(subjects.find((one) => one.id === id)?.[of.titleField] ?? of.untitled(String(id)));
  const about = (one: Json) => String(one.domain ?? one.organization_id ?? titleOf(one[of.subjectId]));
  const options: [string, string][] = [
    ['organization_id', 'An organization'],
    ['domain', 'A domain'],
    ...subjects.map(({ id }): [string, string] => [`${of.subjectId} ${id}`, titleOf(id)]),
  ];
  return (
    <section aria-label={`My conflicts, ${of.groups}`}>
      <h2 class="part">{capitalized(of.groups)}</h2>
      <ul>
        {all.map((one) => (
          <li key={String(one.id)}>
            <span dir="auto">{[about(one), one.kind, one.email_address].filter(Boolean).join(', ')}</span>{' '}
            <button
              type="button"
              class="secondary small"
              aria-label={`Withdraw this conflict: ${about(one)}`}
              onClick={() => send('delete', { id: one.id }, 'Withdrawn.')}
            >
              Withdraw this conflict
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={declare}>
        <Choice label="About" name="about" options={options} onChoice={setField} />
        {field === 'organization_id' && (
          <label>
            The organization, as the organizers call it in their records <input name="what" required />
          </label>
        )}
        {field === 'domain' && (
          <label>
            Its domain, such as ox.ac.uk{' '}
            <input name="what" maxLength={253} required pattern={domain} title="Such as ox.ac.uk" />
          </label>
        )}
        <Choice label="Kind" name="kind" options={kinds.map((kind) => [kind, kind])} />
        {may(me, `${of.resource}.create`) && (
          <label>
            E-mail address of the other person, if it is not you <input name="person" type="email" />
          </label>
        )}
        <button type="submit">Declare</button> <span role="status">{said}</span>
      </form>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly options: [string, string][];
  readonly onChoice?: (value: string) => void;
}

/** Nothing is chosen at first: nobody declares what they have not said. */
const Choice = ({ label, name, options, onChoice }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select name={name} required onChange={({ currentTarget }) => onChoice?.(currentTarget.value)}>
      <option value="">Choose…</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
