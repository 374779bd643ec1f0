/** Records chosen by their names. */
import { useContext, useRef, useState } from 'preact/hooks';
import { isId } from '../document.js';
import { nameOf } from '../names.js';
import { Reference } from '../reference.js';
import { useLoad } from '../ui.js';
import { Combobox, type RecordInputProps } from './combobox.js';
import { Around } from './input.js';
import { type Suggestion, suggestions } from './suggestions.js';

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
