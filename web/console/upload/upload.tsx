/** Creates or changes records from a file: it is read, checked by the server without changing anything, and loaded. */
import { useState } from 'preact/hooks';
import { Misread } from '#shared/commands/text.js';
import { counted } from '../conference/shared.js';
import { capitalized } from '../document.js';
import { address, leaving, type ResourceProps } from '../page.js';
import { Busy, Heading, Problem, useLoad } from '../ui.js';
import { type Choices, encodings, readSheet, type Sheet, shortened } from './sheet.js';
import { Work } from './work.js';

export function Upload(props: ResourceProps) {
  const { tenant, resource } = props;
  const [{ file, encoding, round }, choose] = useState<{ file?: File; encoding?: string; round: number }>({ round: 0 });
  const [choices, setChoices] = useState<Choices>({});
  const sheet = useLoad(async () => file && (await readSheet(file, encoding)), [round]);
  const take = (next: File | undefined) => next && leaving.mayLeave() && choose({ file: next, round: round + 1 });
  const onEncoding = (encoding: string) => file && choose({ file, encoding, round: round + 1 });
  return (
    <>
      <Heading
        title={`Upload ${resource.plural}`}
        over={<a href={address(tenant, resource.service, resource.name)}>{capitalized(resource.plural)}</a>}
      />
      <section
        class="empty drop"
        aria-label="File"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer?.files[0]);
        }}
      >
        <label>
          {file === undefined ? 'Choose a file, or drop it here' : 'Choose the file again, or another one'}
          <input
            type="file"
            accept=".csv,.tsv,.txt,.ndjson,.jsonl"
            onClick={({ currentTarget }) => Object.assign(currentTarget, { value: '' })} // the same one can be chosen again
            onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
          />
        </label>
        <small>
          CSV with the names of the columns in its first row, as spreadsheets save it, or NDJSON. Nothing is changed
          before you choose Load.
        </small>
      </section>
      {sheet.isLoading ? (
        file && <Busy what="Reading" />
      ) : sheet.error !== undefined ? (
        <Unread error={sheet.error} onEncoding={onEncoding} />
      ) : (
        sheet.value && (
          <>
            <About sheet={sheet.value} onEncoding={onEncoding} />
            <Work key={round} {...{ ...props, choices }} sheet={sheet.value} onChoices={setChoices} />
          </>
        )
      )}
    </>
  );
}

interface EncodingProps {
  readonly onEncoding: (name: string) => void;
}

const Encoding = ({ value = '', onEncoding }: EncodingProps & { value?: string }) => (
  <label class="inline">
    Encoding
    <select value={value} onChange={({ currentTarget }) => onEncoding(currentTarget.value)}>
      {value === '' && <option value="">Choose…</option>}
      {['utf-8', ...encodings].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  </label>
);

/** Nothing is guessed in silence: where several encodings may be meant, somebody chooses by how a word reads. */
function Unread({ error, onEncoding }: EncodingProps & { error: unknown }) {
  if (!(error instanceof Misread)) return <Problem error={error} />;
  const { readings, place, message } = error;
  return (
    <div class="problem" role="alert">
      <p>
        {readings.size > 0
          ? `${place}: the letters are saved in another encoding. Which of these reads well?`
          : message.replaceAll('--', '').replace(' Nothing was sent.', '')}
      </p>
      <div class="actions">
        {Array.from(readings, ([name, reading]) => (
          <button key={name} type="button" class="secondary outline" onClick={() => onEncoding(name)}>
            {reading} ({name})
          </button>
        ))}
      </div>
      <Encoding onEncoding={onEncoding} />
    </div>
  );
}

const separators: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

/** What the file is. */
function About({ sheet, onEncoding }: EncodingProps & { sheet: Sheet }) {
  const { name, isCsv, separator, encoding, reading, lines } = sheet;
  const lost = shortened(sheet);
  return (
    <>
      <p>
        <strong>{name}</strong>: {isCsv ? `CSV separated by ${separators[separator] ?? separator}` : 'NDJSON'},{' '}
        {encoding.toUpperCase()}, {counted(lines.length, 'row')}.
        {reading !== undefined && ` The first word that shows the encoding reads “${reading}”.`}
      </p>
      {encoding !== 'utf-8' && <Encoding value={encoding} onEncoding={onEncoding} />}
      {lost.length > 0 && (
        <p class="finding">
          {counted(lost.length, 'row')}, the first in line {lost[0]}, {lost.length === 1 ? 'has' : 'have'} a number such
          as 1.23E+15. The spreadsheet has lost its last digits: make the column text there, and enter the number again.
        </p>
      )}
    </>
  );
}
