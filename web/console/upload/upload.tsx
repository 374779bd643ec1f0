/** Creates or changes records from a file: it is read, checked by the server without changing anything, and loaded. */
import { useState } from 'preact/hooks';
import { Misread } from '#shared/commands/text.js';
import { counted } from '../conference/shared.js';
import { capitalized } from '../document.js';
import { address, leaving, type ResourceProps } from '../page.js';
import { rememberedEvent } from '../session.js';
import { Busy, Heading, Problem, useLoad } from '../ui.js';
import { readSheet, type Sheet } from './sheet.js';
import { type Plan, Work } from './work.js';

export function Upload(props: ResourceProps) {
  const { tenant, resource } = props;
  const [{ file, encoding, round }, choose] = useState<{ file?: File; encoding?: string; round: number }>({ round: 0 });
  const [plan, setPlan] = useState<Plan>({
    choices: {},
    common: { event_id: rememberedEvent(tenant) },
    edits: new Map(),
  });
  const sheet = useLoad(async () => file && (await readSheet(file, encoding)), [round]);
  const take = (next: File | undefined, encoding?: string) => {
    if (next === undefined || !leaving.mayLeave()) return;
    setPlan({ ...plan, edits: new Map() });
    choose({ file: next, round: round + 1, ...(encoding && { encoding }) });
  };
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
      {sheet.isLoading && file && <Busy what="Reading" />}
      {!sheet.isLoading && sheet.error !== undefined && (
        <Unread error={sheet.error} onEncoding={(encoding) => take(file, encoding)} />
      )}
      {!sheet.isLoading && sheet.value && (
        <>
          <About sheet={sheet.value} />
          <Work
            key={round}
            {...props}
            sheet={sheet.value}
            plan={plan}
            onPlan={(part) => setPlan((now) => ({ ...now, ...part }))}
          />
        </>
      )}
    </>
  );
}

/** Nothing is guessed in silence: where several encodings may be meant, somebody chooses by how a word reads. */
function Unread({ error, onEncoding }: { error: unknown; onEncoding: (name: string) => void }) {
  if (!(error instanceof Misread)) return <Problem error={error} />;
  const { readings, place } = error;
  return (
    <div class="problem" role="alert">
      <p>
        {readings.size > 0
          ? `${place}: the letters are saved in another encoding. Which of these reads well?`
          : `${place}: this cannot be read. Save the file again as “CSV UTF-8”.`}
      </p>
      <div class="actions">
        {Array.from(readings, ([name, reading]) => (
          <button key={name} type="button" class="secondary outline" onClick={() => onEncoding(name)}>
            {reading} ({name})
          </button>
        ))}
      </div>
    </div>
  );
}

const separators: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

/** What the file is. */
function About({ sheet: { name, isCsv, separator, encoding, reading, lines } }: { sheet: Sheet }) {
  const lost = lines.filter(({ cells }) => cells.some((cell) => /^\d[.,]\d+E\+\d+$/.test(cell)));
  return (
    <>
      <p>
        <strong>{name}</strong>: {isCsv ? `CSV separated by ${separators[separator] ?? separator}` : 'NDJSON'},{' '}
        {encoding.toUpperCase()}, {counted(lines.length, 'row')}.
        {reading && ` The first word that shows the encoding reads “${reading}”. If it should not, save it as UTF-8.`}
      </p>
      {lost.length > 0 && (
        <p class="finding">
          {counted(lost.length, 'row')} with a number such as 1.23E+15, the first in line {lost[0]?.line}. The
          spreadsheet has lost its last digits: make the column text there, and enter the number again.
        </p>
      )}
    </>
  );
}
