/** Records chosen by their names, which are searched for on the server while one types. */
import { useContext, useId, useRef, useState } from 'preact/hooks';
import { isId, type Resource } from '../document.js';
import { nameOf } from '../names.js';
import { address, may } from '../page.js';
import { Name, Reference } from '../reference.js';
import { useLoad } from '../ui.js';
import { Shown } from '../value.js';
import { Around, type Described, type InputProps } from './input.js';
import { track } from './sending.js';
import { isOffered, most, type Suggestion, scopeOf, suggestions, tellingFields } from './suggestions.js';

interface RecordInputProps extends InputProps {
  /** Whose records are chosen. */
  readonly chosenFrom: Resource;
  readonly described: Described;
}

/** One record: its name is shown, and its id is the value. */
export function RecordInput(props: RecordInputProps) {
  const { gala, me, field, chosenFrom, onChange } = props;
  const id = String(props.value ?? '');
  const latest = Object.assign(useRef(id), { current: id });
  const [chosen, setChosen] = useState<Suggestion>();
  const { onChosen, draft } = useContext(Around);
  const wanted = { ...props, resource: chosenFrom, draft };
  const isKnown = chosen?.id === id;
  const isAsked = isId(id) && !isKnown;
  const named = useLoad(async () => (isAsked ? await nameOf(gala, me, chosenFrom, id) : undefined), [id, isKnown]);
  const choose = (one: Suggestion) => {
    setChosen(one);
    onChange(one.id);
    onChosen(chosenFrom.name, one.record);
  };
  useLoad(
    async (signal) => {
      if (id !== '' || !(isOffered(wanted) || (field.required && Object.keys(scopeOf(wanted)).length > 0))) return;
      const [only, another] = await suggestions(wanted, '', signal);
      const isTouched = latest.current !== '' || document.activeElement?.id === props.described.id;
      if (only && !another && !isTouched) choose(only);
    },
    [JSON.stringify(scopeOf(wanted))],
  );
  return (
    <Combobox
      {...props}
      title={id}
      shown={isKnown ? chosen.title : (named.value ?? id)}
      onText={(text) => onChange(text === '' ? undefined : text)}
      onChoose={([id], one) => (one ? choose(one) : onChange(id))}
    />
  );
}

/** Several records. */
export function RecordsInput(props: RecordInputProps) {
  const { chosenFrom, onChange } = props;
  const ids = (props.value ?? []) as readonly string[];
  const change = (next: readonly string[]) => onChange(next.length > 0 ? [...new Set(next)] : undefined);
  return (
    <>
      {ids.length > 0 && (
        <ul class="chosen actions">
          {ids.map((id) => (
            <li key={id}>
              <Reference {...props} target={chosenFrom.name} id={id} />
              <button
                type="button"
                class="clear secondary outline"
                aria-label="Remove"
                onClick={({ currentTarget }) => {
                  currentTarget.closest('.field')?.querySelector('input')?.focus();
                  change(ids.filter((one) => one !== id));
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox {...props} shown="" onText={() => {}} onChoose={(more) => change([...ids, ...more])} />
    </>
  );
}

interface ComboboxProps extends RecordInputProps {
  /** In the input, unless something is being typed. */
  readonly shown: string;
  readonly title?: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (ids: readonly string[], one?: Suggestion) => void;
}

const did = (_: unknown) => true; // with a key

/** The input and its list, by the pattern of ARIA: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
function Combobox({ shown, title, onText, onChoose, ...props }: ComboboxProps) {
  const { chosenFrom, described, isBrief } = props;
  const { draft } = useContext(Around);
  const wanted = { ...props, resource: chosenFrom, draft };
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [typed, show] = useState<string>();
  const latest = useRef<string | undefined>(undefined);
  /** Of what was typed and not chosen; a problem stops the form. */
  const [said, setSaid] = useState<{ readonly note?: string; readonly problem?: string }>({});
  const query = typed?.trim() ?? '';
  const found = useLoad(
    async (signal) => {
      if (query !== '') await new Promise((resolve) => setTimeout(resolve, 200));
      return isOpen && !signal.aborted ? await suggestions(wanted, query, signal) : undefined;
    },
    [isOpen, query, JSON.stringify(scopeOf(wanted))],
  );
  const items = (isOpen && found.value) || [];
  const telling = isOpen ? tellingFields(wanted) : [];
  const optionId = (index: number) => `${listId}-${index}`;
  const type = (text: string | undefined) => {
    latest.current = text;
    show(text);
    setSaid({});
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose: typeof onChoose = (...chosen) => {
    close();
    type(undefined);
    onChoose(...chosen);
  };
  /** Takes the name of one record, and ids. */
  const lookUp = async () => {
    const ids = query.split(/[\s,;]+/);
    if (query === '') return;
    if (ids.every(isId)) return choose(ids);
    const named = await suggestions(wanted, query, new AbortController().signal, true).catch(() => []);
    if (latest.current !== typed) return; // something else was typed since
    const { noun, plural } = chosenFrom;
    const isMaybeId = /^[\w:|-]+$/.test(query) && !isOffered(wanted);
    if (named.length === 1) choose([String(named[0]?.id)], named[0]);
    else if (named.length === 0 && isMaybeId) choose(ids);
    if (isBrief || named.length === 1) return;
    if (named.length > 1) setSaid({ problem: `Several ${plural} are called “${query}”. Choose one of the list.` });
    else if (isMaybeId) setSaid({ note: `No ${noun} is called “${query}”, so this is taken as an id.` });
    else setSaid({ problem: `There is no ${noun} called “${query}”. Choose one of the list.` });
  };
  const leave = () => {
    close();
    track(lookUp());
  };
  const move = (to: number) => {
    setIsOpen(true);
    if (items.length === 0) return;
    const next = (to + items.length) % items.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => did(move(active + 1)),
    ArrowUp: () => did(move(active < 0 ? -1 : active - 1)),
    Escape: () => isOpen && did(close()),
    Enter: () => {
      const one = items[active] ?? (items.length === 1 && query !== '' && !found.isLoading ? items[0] : undefined);
      if (one !== undefined) return did(choose([one.id], one));
      return (isOpen || query !== '') && did(leave()); // what is not settled is not sent
    },
  };
  const statusOf = () => {
    if (found.error) return 'The server does not answer.';
    if (found.isLoading) return 'Searching…';
    if (items.length > 0) return items.length === most && 'These are the first. Type to find others.';
    return query === '' ? `There are no ${chosenFrom.plural} to choose from yet.` : 'Nothing found.';
  };
  return (
    <div class="combobox">
      <input
        {...described}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autocomplete="off"
        spellcheck={false}
        dir="auto"
        title={title || undefined}
        value={typed ?? shown}
        placeholder={`Search ${chosenFrom.plural}`}
        ref={(input) => input?.setCustomValidity(said.problem ?? '')}
        onInput={({ currentTarget: { value } }) => {
          setIsOpen(true);
          setActive(-1);
          type(value === '' ? undefined : value);
          onText(value);
        }}
        onClick={() => setIsOpen(true)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.isComposing || event.ctrlKey || event.metaKey) return;
          if (keys[event.key]?.()) event.preventDefault();
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input keeps the focus while one points at the list */}
      <div class="suggestions" hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <div id={listId} role="listbox" aria-label="Suggestions">
          {items.map((one, index) => (
            <button
              key={one.id}
              type="button"
              role="option"
              tabIndex={-1}
              id={optionId(index)}
              aria-selected={index === active}
              onClick={() => choose([one.id], one)}
            >
              <span dir="auto">{one.title}</span>
              <small>
                {telling
                  .filter(({ name }) => (one.record[name] ?? '') !== '')
                  .slice(0, 2)
                  .map(({ target, ...field }, index) => (
                    <span key={field.name}>
                      {index > 0 && ' · '}
                      {target === undefined ? (
                        <Shown {...props} field={field} value={one.record[field.name]} record={one.record} isBrief />
                      ) : (
                        <Name {...props} target={target} id={String(one.record[field.name])} />
                      )}
                    </span>
                  ))}
              </small>
            </button>
          ))}
        </div>
        <p role="status">{isOpen && statusOf()}</p>
        {isOpen && !found.isLoading && items.length === 0 && may(props.me, `${chosenFrom.name}.create`) && (
          // biome-ignore lint/security/noBlankTarget: it needs the login that this tab keeps
          <a href={`${address(props.tenant, chosenFrom.service, chosenFrom.name)}/new`} target="_blank" rel="opener">
            New {chosenFrom.noun}, in another tab
          </a>
        )}
      </div>
      {said.problem !== undefined && <p class="finding">{said.problem}</p>}
      {said.note !== undefined && <small>{said.note}</small>}
    </div>
  );
}
