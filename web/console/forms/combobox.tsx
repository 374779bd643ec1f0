/** Records chosen by their names: searched for on the server while one types. */
import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks';
import { isId, type Resource } from '../document.js';
import { nameOf } from '../names.js';
import { address, may } from '../page.js';
import { Reference } from '../reference.js';
import { Time, useLoad } from '../ui.js';
import { Around, type Described, type InputProps } from './input.js';
import { type Suggestion, scopeOf, suggestions, tellingFields, type Wanted } from './suggestions.js';

interface RecordInputProps extends InputProps {
  /** Whose records are chosen. */
  readonly chosenFrom: Resource;
  readonly described: Described;
}

const looking = new Set<Promise<unknown>>();

/** What was typed and left is looked up: waits for that. @returns whether there was something to wait for. */
export async function settled(): Promise<boolean> {
  const isWaiting = looking.size > 0;
  while (looking.size > 0) await Promise.allSettled(looking);
  return isWaiting;
}

function track(done: Promise<void>): void {
  looking.add(done);
  done.finally(() => looking.delete(done));
}

/** One record: its name is shown, and its id is the value. */
export function RecordInput(props: RecordInputProps) {
  const { gala, me, chosenFrom, value, onChange, described } = props;
  const id = value === undefined || value === null ? '' : String(value);
  const [chosen, setChosen] = useState<Suggestion>();
  const [typed, setTyped] = useState<string>();
  const lookUp = useLookUp(props);
  const { onChosen } = useContext(Around);
  const isKnown = chosen?.id === id;
  const named = useLoad(
    async () => (isId(id) && !isKnown ? await nameOf(gala, me, chosenFrom, id) : undefined),
    [id, isKnown],
  );
  const name = isKnown ? chosen.title : named.value;
  const choose = (one: Suggestion) => {
    setChosen(one);
    setTyped(undefined);
    lookUp.forget();
    onChange(one.id);
    onChosen(chosenFrom.name, one.record);
  };
  const leave = async () => {
    if (typed === undefined) return;
    const found = await lookUp.find(typed);
    if (typeof found === 'object') choose(found);
    else if (found === 'id') {
      setTyped(undefined);
      onChange(typed.trim());
    }
  };
  return (
    <>
      <Combobox
        {...props}
        text={typed ?? name ?? id}
        title={id}
        query={typed ?? ''}
        problem={lookUp.problem}
        onText={(text) => {
          lookUp.forget();
          setTyped(text === '' ? undefined : text);
          onChange(text === '' ? undefined : text);
        }}
        onChoose={choose}
        onLeave={leave}
      />
      {lookUp.note !== undefined && (
        <small id={`${described.id}-note`} class="named">
          {lookUp.note}
        </small>
      )}
    </>
  );
}

/** Several records. */
export function RecordsInput(props: RecordInputProps) {
  const { chosenFrom, onChange } = props;
  const ids = (props.value ?? []) as readonly string[];
  const [typed, setTyped] = useState('');
  const lookUp = useLookUp(props);
  const change = (next: readonly string[]) => onChange(next.length > 0 ? [...new Set(next)] : undefined);
  const add = (...more: string[]) => {
    setTyped('');
    lookUp.forget();
    change([...ids, ...more]);
  };
  const leave = async () => {
    const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
    if (parts.length === 0) return;
    if (parts.length > 1 && parts.every(isId)) return add(...parts);
    const found = await lookUp.find(typed);
    if (typeof found === 'object') add(found.id);
    else if (found === 'id') add(typed.trim());
  };
  return (
    <>
      {ids.length > 0 && (
        <ul class="chosen">
          {ids.map((id) => (
            <li key={id} title={id}>
              <Reference {...props} target={chosenFrom.name} id={id} />
              <button
                type="button"
                class="clear"
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
      <Combobox
        {...props}
        text={typed}
        query={typed}
        problem={lookUp.problem}
        onText={(text) => {
          lookUp.forget();
          setTyped(text);
        }}
        onChoose={({ id }) => add(id)}
        onLeave={leave}
      />
    </>
  );
}

/** What was typed and not chosen: the name of one record, or an id. */
function useLookUp({ isBrief, chosenFrom, ...props }: RecordInputProps) {
  const around = useContext(Around);
  const turns = useRef(0);
  const [said, setSaid] = useState<{ readonly problem?: string; readonly note?: string }>({});
  const forget = () => {
    turns.current += 1;
    setSaid({});
  };
  const find = async (text: string): Promise<Suggestion | 'id' | undefined> => {
    if (isId(text.trim())) return 'id';
    const wanted = { ...props, resource: chosenFrom, draft: around.draft };
    const turn = turns.current;
    const found = await suggestions(wanted, text.trim(), new AbortController().signal, true).catch(() => undefined);
    if (turn !== turns.current) return undefined; // something else was typed since
    const [one, another] = found ?? [];
    if (one !== undefined && another === undefined) return one;
    const { noun, plural } = chosenFrom;
    if (another !== undefined) setSaid({ problem: `Several ${plural} are called “${text}”. Choose one of the list.` });
    else if (!/^[\w:|-]+$/.test(text.trim()))
      setSaid({ problem: `There is no ${noun} “${text}”. Choose one of the list.` });
    else if (!isBrief && found !== undefined)
      setSaid({ note: `No ${noun} is called “${text}”, so this is taken as an id.` });
    return another === undefined && /^[\w:|-]+$/.test(text.trim()) ? 'id' : undefined;
  };
  return { find, forget, problem: isBrief ? undefined : said.problem, note: said.note };
}

interface ComboboxProps extends RecordInputProps {
  readonly text: string;
  readonly title?: string;
  /** What is looked for: '' for any. */
  readonly query: string;
  /** Stops the form. */
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  readonly onChoose: (one: Suggestion) => void;
  /** The input, or with Enter the text. */
  readonly onLeave: () => Promise<void>;
}

/** Whether a key was used. */
const did = (_: unknown) => true;

/** The input and its list, by the pattern of ARIA: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
function Combobox(props: ComboboxProps) {
  const { me, tenant, chosenFrom, described, text, query, problem, onText, onChoose, onLeave } = props;
  const { draft } = useContext(Around);
  const wanted: Wanted = { ...props, resource: chosenFrom, draft };
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(wanted, query, isOpen);
  const mayCreate = found.isDone && found.items.length === 0 && may(me, `${chosenFrom.name}.create`);
  const count = found.items.length + Number(mayCreate);
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (index: number) => {
    const one = found.items[index];
    close();
    if (one !== undefined) onChoose(one);
    else window.open(address(tenant, chosenFrom.service, chosenFrom.name, 'new'), '_blank', 'noopener');
  };
  const move = (to: number) => {
    setIsOpen(true);
    if (count === 0) return;
    const next = to >= count ? 0 : to < 0 ? count - 1 : to;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => did(move(active + 1)),
    ArrowUp: () => did(move(active < 0 ? count - 1 : active - 1)),
    Home: () => active >= 0 && did(move(0)),
    End: () => active >= 0 && did(move(count - 1)),
    Escape: () => isOpen && did(close()),
    Enter: () => {
      if (active >= 0) return did(choose(active));
      if (!isOpen && query === '') return false;
      close();
      return did(track(onLeave())); // what is not settled is not sent
    },
  };
  const options = [
    ...found.items.map((one) => ({ key: one.id, label: <Option {...props} wanted={wanted} one={one} /> })),
    ...(mayCreate ? [{ key: 'new', label: <>New {chosenFrom.noun}, in another tab</> }] : []),
  ];
  return (
    <div class="combobox">
      <input
        {...described}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen && count > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autocomplete="off"
        spellcheck={false}
        dir="auto"
        title={props.title || undefined}
        value={text}
        placeholder={`Search ${chosenFrom.plural}`}
        ref={(input) => input?.setCustomValidity(problem ?? '')}
        onInput={({ currentTarget }) => {
          setIsOpen(true);
          setActive(-1);
          onText(currentTarget.value);
        }}
        onClick={() => setIsOpen(true)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => {
          close();
          track(onLeave());
        }}
        onKeyDown={(event) => {
          if (event.isComposing || event.ctrlKey || event.metaKey) return;
          if (keys[event.key]?.()) event.preventDefault();
        }}
      />
      {text !== '' && (
        <button
          type="button"
          class="clear"
          aria-label="Clear"
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            onText('');
            currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          ×
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input keeps the focus while one points at the list */}
      <div class="suggestions" hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <div id={listId} role="listbox" aria-label="Suggestions">
          {options.map(({ key, label }, index) => (
            <button
              key={key}
              type="button"
              role="option"
              tabIndex={-1}
              id={optionId(index)}
              aria-selected={index === active}
              onClick={() => choose(index)}
            >
              {label}
            </button>
          ))}
        </div>
        <p role="status">{isOpen && found.status}</p>
      </div>
      {problem !== undefined && <p class="finding">{problem}</p>}
    </div>
  );
}

/** The last one wins; what is left is stopped. */
function useSuggestions(wanted: Wanted, query: string, isOpen: boolean) {
  const { resource } = wanted;
  const [state, setState] = useState<{ items: readonly Suggestion[]; isDone: boolean; hasFailed?: boolean }>();
  useEffect(() => {
    if (!isOpen) return setState(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ items: before?.items ?? [], isDone: false }));
    const look = async () => {
      const items = await suggestions(wanted, query.trim(), signal);
      if (!signal.aborted) setState({ items, isDone: true });
    };
    const fail = () => signal.aborted || setState({ items: [], isDone: false, hasFailed: true });
    const timer = setTimeout(() => look().catch(fail), query === '' ? 0 : 200);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOpen, query, resource.name, JSON.stringify(scopeOf(wanted))]);
  const { items = [], isDone = false, hasFailed } = state ?? {};
  const last = items.length < 20 ? undefined : 'These are the first. Type to find others.';
  const status = hasFailed
    ? 'The server does not answer.'
    : !isDone
      ? 'Searching…'
      : items.length === 0
        ? 'Nothing found.'
        : last;
  return { items, isDone, status };
}

/** A name, and what tells it from others of the same name. */
function Option({ wanted, one, ...props }: RecordInputProps & { wanted: Wanted; one: Suggestion }) {
  const telling = tellingFields(wanted).filter(
    ({ name }) => !['', undefined, null].includes(one.record[name] as string),
  );
  return (
    <>
      <span dir="auto">{one.title}</span>
      <small>
        {telling.slice(0, 2).map(({ name, schema, target }, index) => {
          const value = String(one.record[name]);
          const resource = props.services.flatMap(({ resources }) => resources).find((some) => some.name === target);
          return (
            <span key={name} dir="auto">
              {index > 0 && ' · '}
              {resource ? (
                <Name {...props} resource={resource} id={value} />
              ) : schema.format === 'date-time' ? (
                <Time at={value} />
              ) : (
                value
              )}
            </span>
          );
        })}
      </small>
    </>
  );
}

function Name({ gala, me, resource, id }: Pick<InputProps, 'gala' | 'me' | 'resource'> & { id: string }) {
  const named = useLoad(() => nameOf(gala, me, resource, id), [id]);
  return <>{named.value ?? id}</>;
}
