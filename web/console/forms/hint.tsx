/** What the document says of a field: a short hint, and the rest behind a button. */
import { useId, useState } from 'preact/hooks';
import { type Field, labelOf } from '../document.js';
import { Prose } from '../ui.js';

const isTechnical = (text: string) => /\b(4\d\d|PUT|PATCH|POST|requests?|clients?|server|override)\b|=/.test(text);

/** In the words of the form: labels for names, Yes and No for values. */
const inWords = (text: string, fields: readonly Field[]) =>
  text.replace(/\s*Stored; this server does not act on it\./, '').replace(/`(\w+)`/g, (quoted, name: string) => {
    if (name === 'true' || name === 'false') return name === 'true' ? 'Yes' : 'No';
    const field = fields.find((one) => one.name === name);
    return field === undefined ? quoted : `“${labelOf(name, field.schema)}”`;
  });

/** The first sentence, unless it is for programs. */
function hintOf(text: string, fields: readonly Field[]): string | undefined {
  const [first = ''] = /^[\s\S]*?[.](?=\s|$)/.exec(inWords(text, fields).trim()) ?? [];
  return first === '' || isTechnical(first) ? undefined : first;
}

interface ExplanationProps {
  readonly text: string | undefined;
  readonly fields: readonly Field[];
  /** The id of a record that is shown by its name. */
  readonly id?: string | undefined;
}

/** The hint, and whether there is more to say. */
export function saidOf({ text, fields, id }: ExplanationProps) {
  const hint = text === undefined ? undefined : hintOf(text, fields);
  return { hint, hasMore: id !== undefined || (text !== undefined && hint !== inWords(text, fields).trim()) };
}

/** A button, and below it what it is about. */
export function Explanation({ text = '', fields, id }: ExplanationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const own = useId();
  return (
    <>
      <button
        type="button"
        class="info"
        aria-label="Explanation"
        aria-expanded={isOpen}
        aria-controls={own}
        onClick={() => setIsOpen(!isOpen)}
      />
      <small id={own} class="explanation" hidden={!isOpen}>
        {isOpen && <Prose text={inWords(text, fields)} />}
        {isOpen && id !== undefined && (
          <span class="prose">
            Id: <code>{id}</code>
          </span>
        )}
      </small>
    </>
  );
}

/** The hint of a part that has fields of its own, and the button. */
export function Hint(props: ExplanationProps) {
  const { hint, hasMore } = saidOf(props);
  return (
    <div class="hint">
      {hint && (
        <small>
          <Prose text={hint} />
        </small>
      )}
      {hasMore && <Explanation {...props} />}
    </div>
  );
}
