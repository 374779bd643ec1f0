/** What the document says of a field: a short hint, and the rest behind a button. */
import { useState } from 'preact/hooks';
import { type Field, labelOf } from '../document.js';

const isTechnical = (text: string) => /\b(4\d\d|PUT|PATCH|POST|requests?|clients?|server|override)\b|=/.test(text);

/** In the words of the form: labels for names, Yes and No for values, no answers of the API; lines end where a paragraph does. */
const inWords = (text: string, fields: readonly Field[]) =>
  text
    .replace(/\s*Stored; this server does not act on it\./, '')
    .replace(/ \(4\d\d(?:,? `\w+`)?\)/g, '')
    .replace(/(?<!\n)\n(?!\n|- )/g, ' ')
    .replace(/`(\w+)`/g, (quoted, name: string) => {
      if (name === 'true' || name === 'false') return name === 'true' ? 'Yes' : 'No';
      const field = fields.find((one) => one.name === name);
      return field === undefined ? quoted : `“${labelOf(name, field.schema)}”`;
    })
    .trim();

interface HintProps {
  readonly text: string | undefined;
  readonly fields: readonly Field[];
  readonly id?: string;
  /** The id of a record that is shown by its name. */
  readonly recordId?: string | undefined;
  /** Says nothing until it is asked. */
  readonly isFolded?: boolean;
}

/** The first sentence, unless it is for programs, and a button for the rest. */
export function Hint({ text = '', fields, id, recordId, isFolded = false }: HintProps) {
  const [isOpen, setIsOpen] = useState(false);
  const whole = inWords(text, fields);
  const [first = ''] = /^[\s\S]*?[.](?=\s|$)/.exec(whole) ?? [];
  const hint = isFolded || isTechnical(first) ? '' : first;
  const hasMore = recordId !== undefined || hint !== whole;
  return (
    <>
      {hasMore && (
        <button
          type="button"
          class="info"
          aria-label="Explanation"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      <small id={id} class={isOpen ? 'explanation' : 'hint'}>
        {(isOpen ? whole : hint)
          .split('`')
          .map((piece, at) => (at % 2 === 1 ? <code key={String(at)}>{piece}</code> : piece))}
        {isOpen && recordId !== undefined && <code>{recordId}</code>}
      </small>
    </>
  );
}
