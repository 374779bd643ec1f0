/** The letters of an application that have come, on one page: to be read one after the other, and printed. */
import { textIn } from '../../answer/fields.js';
import { counted, type Part, readAll } from '../conference/shared.js';
import { may, type PageProps, recordAddress } from '../page.js';
import { Reference as Named } from '../reference.js';
import type { Json } from '../session.js';
import { Heading, Loaded, Time, useLoad } from '../ui.js';

type Letter = Part<'references'> & Readonly<Record<'process_id' | 'type_id' | 'completion_date', string>>;
type Questions = readonly { readonly custom_field_id: string; readonly label: string }[];

export function PrintedLetters({ id, ...props }: PageProps & { id: string }) {
  const { gala, me, tenant } = props;
  const loading = useLoad(
    async (signal) => {
      const read = (from: object) => gala.references.listByApplication({ application_id: id, ...from }, { signal });
      const [application, references] = await Promise.all([
        gala.applications.get({ id, fields: 'name' }, { signal }),
        readAll<Letter>(read as never),
      ]);
      const letters = references.filter(({ status }) => status === 'completed');
      const ids = may(me, 'referenceProcesses.get') ? new Set(letters.map(({ process_id }) => process_id)) : [];
      const readOne = async (id: string) => {
        const process = await gala.referenceProcesses.get({ id, fields: 'questions' }, { signal });
        return [id, (process.questions ?? []) as Questions] as const;
      };
      const processes = new Map(await Promise.all(Array.from(ids, readOne)));
      letters.sort((one, other) => one.completion_date.localeCompare(other.completion_date));
      return { name: application.name?.trim() || id, references, letters, processes };
    },
    [id],
  );
  return (
    <Loaded from={loading}>
      {({ name, references, letters, processes }) => (
        <>
          <Heading title={name} over={<a href={recordAddress(tenant, 'awards', 'applications', id)}>Application</a>}>
            <button type="button" onClick={() => print()}>
              Print
            </button>
          </Heading>
          <p>
            {letters.length.toLocaleString()} of {counted(references.length, 'letter has', 'letters have')} come.
          </p>
          {letters.map((letter) => (
            <article key={letter.id} class="letter">
              <h2 dir="auto">{letter.name}</h2>
              <p>
                {[letter.job_title, letter.city, letter.country].filter(Boolean).join(', ')}{' '}
                <Named {...props} target="referenceTypes" id={letter.type_id} /> · <Time at={letter.completion_date} />
                {letter.is_late && ' · late'}
              </p>
              {answersOf(letter, processes.get(letter.process_id) ?? []).map(({ label, text }) => (
                <section key={label}>
                  <h3 dir="auto">{label}</h3>
                  <p class="text" dir="auto">
                    {text}
                  </p>
                </section>
              ))}
            </article>
          ))}
        </>
      )}
    </Loaded>
  );
}

/** What is not a question any more is called by its id. */
function answersOf(letter: Letter, questions: Questions) {
  const asked = questions.map(({ custom_field_id, label }) => ({ custom_field_id, label }));
  const others = ((letter.custom_field_values ?? []) as readonly { custom_field_id: string }[])
    .filter(({ custom_field_id: id }) => !asked.some((one) => one.custom_field_id === id))
    .map(({ custom_field_id }) => ({ custom_field_id, label: custom_field_id }));
  return [...asked, { label: 'Letter' }, ...others]
    .map((field) => ({ ...field, text: textIn(letter as Json, {}, { key: 'notes', kind: 'text', ...field }) }))
    .filter(({ text }) => text.trim() !== '');
}
