/** An input with a list of records, which are searched for on the server while one types. */
import { useContext, useEffect, useId, useState } from 'preact/hooks';
import type { Resource } from '../document.js';
import { nameOf } from '../names.js';
import { address, may } from '../page.js';
import { Time, useLoad } from '../ui.js';
import { Around, type Described, type InputProps } from './input.js';
import { type Suggestion, scopeOf, suggestions, tellingFields, type Wanted } from './suggestions.js';

export interface RecordInputProps extends InputProps {
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
export function Combobox(props: ComboboxProps) {
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
