/** An e-mail template in a form: subject and body first, merge fields that can be put in, and how it looks. */
import type { Answer } from 'gala/client';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { type Field, fieldsOf, labelOf, type Schema } from '../document.js';
import { Around, type Finding, type OuterProps, within } from '../forms/input.js';
import { Findings } from '../forms/parts.js';
import type { Json } from '../session.js';
import { useLoad } from '../ui.js';
import { hasPreview, Preview } from './preview.js';

export const isTemplate = ({ properties }: Schema) =>
  properties?.subject !== undefined && properties.body !== undefined;

const first = ['subject', 'body'];

export function Template(props: OuterProps) {
  const { Input, field, findings, onChange, me } = props;
  const value = (props.value ?? {}) as Json;
  const [isOpen, setIsOpen] = useState(props.value !== undefined || field.required || findings.length > 0);
  const [found, setFound] = useState<readonly Finding[]>([]);
  const [target, setTarget] = useState<HTMLInputElement | HTMLTextAreaElement>();
  const parts = useRef<HTMLDivElement>(null);
  const id = useContext(Around).draft.id as string | undefined;
  const known = fieldsOf(field.schema, props.resource.resolve);
  const others = known.filter(({ name }) => !first.includes(name));
  const [hasOthers] = useState(others.some(({ name }) => value[name] !== undefined));
  const isMerged = 'x-merge-objects' in field.schema;
  const isReady = first.every((name) => value[name] !== undefined);
  const change = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = value;
    const changed = next === undefined ? rest : { ...value, [name]: next };
    onChange(Object.keys(changed).length > 0 ? changed : undefined);
  };
  const whole = findings.filter(({ pointer }) => pointer === '');
  useEffect(() => {
    if (findings.length > 0) setIsOpen(true);
  }, [findings.length > 0]);
  const input = (part: Field) => {
    const missing = first.includes(part.name) && value[part.name] === undefined ? whole : [];
    const all = [...within(findings, part.name), ...within(found, part.name), ...missing];
    return (
      <Input
        key={part.name}
        {...props}
        field={part}
        value={value[part.name]}
        findings={[...new Map(all.map((one) => [one.message, one])).values()]}
        onChange={(next) => change(part.name, next)}
      />
    );
  };
  const sideOf = () => {
    if (!isMerged)
      return 'This server keeps the template and does not send the e-mail, so it knows no merge fields and has no preview.';
    if (!hasPreview(me, props.resource.name, field.name)) return undefined;
    if (id === undefined) return 'Save it first: a preview needs the saved process.';
    if (!isReady) return 'With a subject and a body, there is a preview here.';
    return <Preview {...props} value={value} process_id={id} onFindings={setFound} />;
  };
  const side = sideOf();
  return (
    <details
      class="group template"
      open={isOpen}
      onToggle={({ currentTarget, target }) => target === currentTarget && setIsOpen(currentTarget.open)}
      data-field={field.name}
    >
      <summary>{labelOf(field.name, field.schema)}</summary>
      {isReady && <Findings findings={whole} />}
      {isOpen && (
        <div class="sides">
          <div
            ref={parts}
            onFocusCapture={({ target: at }) => {
              if (at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.closest('.field')))
                setTarget(at);
            }}
          >
            {first.flatMap((name) => known.filter((part) => part.name === name)).map(input)}
            {isMerged && (
              <MergeFields
                {...props}
                written={`${value.subject ?? ''} ${value.body ?? ''}`}
                into={labelOf(target?.closest('[data-field]')?.getAttribute('data-field') ?? 'body')}
                onChoose={(text) =>
                  insert(target?.isConnected ? target : parts.current?.querySelector('textarea'), text)
                }
              />
            )}
            <details open={hasOthers || others.some(({ name }) => within(findings, name).length > 0)}>
              <summary>Sender, replies and copies</summary>
              <p class="quiet">
                “From” is the address that people see. If the server may not send from it, its own address stands there
                and replies go to this one.
              </p>
              {others.map(input)}
            </details>
          </div>
          <div>{typeof side === 'string' ? <p class="quiet">{side}</p> : side}</div>
        </div>
      )}
    </details>
  );
}

interface MergeFieldsProps extends OuterProps {
  /** Where they are put in. */
  readonly into: string;
  readonly onChoose: (text: string) => void;
  /** The template. */
  readonly written: string;
}

function MergeFields({ resource: { service }, field, into, onChoose, written }: MergeFieldsProps) {
  const [text, setText] = useState('');
  const loading = useLoad(
    async (signal): Promise<Answer<'mergeFields.get'>> =>
      // the client asks one service, and both have templates of some names
      await (await fetch(`${service}/mergeFields/${field.name}`, { signal })).json(),
    [field.name],
    `merge fields of ${service} ${field.name}`,
  );
  const all = loading.value?.fields ?? [];
  const part = text.trim().toLowerCase();
  const fits = ({ name, description }: { name: string; description: string }) =>
    part === ''
      ? !/\.sys_|\[\].*\[\]/.test(name)
      : `${name} ${name.replace(/[._]/g, ' ')} ${description}`.toLowerCase().includes(part);
  const isId = ({ name }: { name: string }) => /_ids?(\[\])?$|\.id$/.test(name);
  // ids come last: hardly anybody writes them into an e-mail
  const shown = all.filter(fits).sort((one, other) => Number(isId(one)) - Number(isId(other)));
  const unknown = unknownIn(
    written,
    all.map(({ name }) => name),
  );
  return (
    <fieldset class="merge-fields">
      <legend>
        Put a merge field into: <strong>{into}</strong>
      </legend>
      {unknown.length > 0 && (
        <p class="finding" role="status">
          Not in the list of merge fields, so it may be a mistake: {unknown.join(', ')}
        </p>
      )}
      <input
        type="search"
        aria-label="Find a merge field"
        placeholder="Find a merge field"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} // it would send the form
      />
      <ul class="plain scroll" tabIndex={0} aria-label="Merge fields">
        {shown.length === 0 && part !== '' && <li>Nothing found.</li>}
        {shown.map(({ name, description }) => (
          <li key={name}>
            <button type="button" class="secondary outline small" onClick={() => onChoose(tagOf(name))}>
              {name}
            </button>{' '}
            <small>{firstOf(description)}</small>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const firstOf = (description: string) =>
  (/^[\s\S]*?\.(?=\s|$)/.exec(description)?.[0] ?? description).replaceAll('`', '');

/** Merge fields of known objects that the document does not know: objects can have more fields, so the server lets them pass. */
function unknownIn(written: string, known: readonly string[]): string[] {
  const used = Array.from(written.matchAll(/\{\{-?\s*([\w.]+)/g), ([, name = '']) => name);
  const isKnown = (name: string) =>
    known.some((one) => one === name || [`${name}.`, `${name}[`].some((start) => one.startsWith(start)));
  const isOfObject = (name: string) => known.some((one) => one.startsWith(`${name.split('.', 1)[0]}.`));
  return [...new Set(used)].filter((name) => isOfObject(name) && !isKnown(name));
}

/** What is written for a merge field: for one of a list, a loop. */
function tagOf(name: string): string {
  const [list = '', ...members] = name.split('[]');
  const filter = /(_at|_date|_until|_from|deadline)$/.test(name) ? ' | date: "%-d %B %Y"' : ''; // 31 January 2030
  if (members.length === 0) return `{{ ${name}${filter} }}`;
  return `{% for item in ${list} %}{{ item${members.join('[0]')}${filter} }}{% endfor %}`;
}

/** Puts it where the cursor is; a merge field around the cursor, also one that is still being typed, gives way. Can be undone. */
function insert(input: HTMLInputElement | HTMLTextAreaElement | null | undefined, text: string): void {
  if (!input) return;
  let [from, to] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  const before = input.value.slice(0, from);
  const begun = /\{\{[^{}]*$/.exec(before);
  if (begun !== null) {
    to += /^[^{}\n]*\}\}/.exec(input.value.slice(to))?.[0].length ?? 0;
    from = begun.index;
  }
  input.focus();
  input.setSelectionRange(from, to);
  document.execCommand('insertText', false, text);
}
