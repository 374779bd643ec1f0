/** One record that the link asks for: its form, and what can be done with it. */
import { useRef, useState } from 'preact/hooks';
import { Abstract, Application, Decided } from './abstract.js';
import { type Action, act, type Item, type Json, type LinkPage, type Refused } from './api.js';
import { Confirmation, type Outcome, Told, wordsOf } from './asking.js';
import { answersIn, type Field, faultOf, fieldsOf, type Typed, textIn } from './fields.js';
import { Question } from './question.js';
import { Dates } from './words.js';

export interface ItemProps {
  readonly page: LinkPage;
  readonly item: Item;
  readonly typed: Typed;
  /** What was done with it last. */
  readonly done: Outcome | undefined;
  readonly onType: (typed: Typed) => void;
  /** Reads the page again. @param done what was done; undefined if it was refused because something has changed. */
  readonly onChanged: (done?: Outcome) => Promise<void>;
}

const order: readonly Action[] = ['submit', 'save', 'decline', 'reinstate', 'replace', 'confirm', 'withdraw'];
const sendsAnswers = (action: Action) => action === 'save' || action === 'submit';

export function ItemForm({ page, item, typed, done, onType, onChanged }: ItemProps) {
  const [asking, setAsking] = useState<Action>();
  const [failure, setFailure] = useState<Outcome>();
  /** What the answers were checked for. */
  const [checked, setChecked] = useState<Action>();
  const [isRunning, setIsRunning] = useState(false);
  /** Whose button gets the focus back. */
  const refused = useRef<Action>(undefined);
  const { record = {}, may } = item;
  const fields = fieldsOf(page);
  const isTyped = Object.keys(typed).length > 0;

  const faultIn = (field: Field, action: Action | undefined) =>
    action && sendsAnswers(action) ? faultOf(field, textIn(record, typed, field), action === 'submit') : undefined;
  const ask = (action: Action) => {
    const wrong = fields.flatMap((field) => {
      const fault = faultIn(field, action);
      return fault ? [`“${field.label}” ${fault}.`] : [];
    });
    setChecked(action);
    setFailure(wrong.length > 0 ? { text: wrong.join(' '), isFailure: true } : undefined);
    setAsking(wrong.length > 0 ? undefined : action);
  };
  const change = async (action: Action, given: Json) => {
    setIsRunning(true);
    try {
      await act(action, page, item, sendsAnswers(action) ? answersIn(record, fields, typed) : given);
      setAsking(undefined);
      setChecked(undefined);
      setFailure(undefined);
      await onChanged({ text: wordsOf(action, page, item).done });
    } catch (error) {
      if ((error as Refused).status === 409) await onChanged();
      setFailure({ text: inWords(error as Refused, fields), isFailure: true });
    }
    setIsRunning(false);
  };

  const isForm = may.some(sendsAnswers) || isTyped;
  const outcome = failure ?? done;
  const asked = asking && wordsOf(asking, page, item);
  return (
    <>
      <Dates page={page} item={item} />
      {page.kind.includes('review') &&
        item.about &&
        (page.resource === 'reviews' ? <Application item={item} /> : <Abstract about={item.about} />)}
      {page.kind === 'abstract' && <Decided item={item} />}
      <fieldset disabled={isRunning || !isForm}>
        {fields
          .filter((field) => isForm || textIn(record, typed, field) !== '')
          .map((field) => (
            <Question
              key={field.key}
              field={field}
              value={textIn(record, typed, field)}
              fault={faultIn(field, checked)}
              onType={(text) => {
                const { [field.key]: _, ...others } = typed;
                onType(text === textIn(record, {}, field) ? others : { ...others, [field.key]: text });
              }}
            />
          ))}
      </fieldset>
      {outcome && <Told key={outcome} {...outcome} />}
      {asking && asked ? (
        <Confirmation
          {...{ ...asked, isRunning }}
          onYes={(given) => change(asking, given)}
          onNo={() => {
            refused.current = asking;
            setAsking(undefined);
          }}
        />
      ) : (
        <div class="buttons">
          {order
            .filter((action) => may.includes(action) && (action !== 'save' || isTyped))
            .map((action) => (
              <button
                key={action}
                type="button"
                class={action === 'submit' || action === 'confirm' ? '' : 'secondary outline'}
                ref={(element) => {
                  if (refused.current !== action) return;
                  element?.focus();
                  refused.current = undefined;
                }}
                onClick={() => ask(action)}
              >
                {wordsOf(action, page, item).label}
              </button>
            ))}
        </div>
      )}
    </>
  );
}

/** What is wrong with an answer is said of the question, not of its place in the request. */
function inWords({ code, message, details }: Refused, fields: readonly Field[]): string {
  if (code === 'version_conflict' || code === 'test_failed')
    return 'It was changed meanwhile, perhaps in another window. What you typed is still here: please try again.';
  if (code !== 'invalid_request' && !message.startsWith('/')) return message.replace(/ To do it anyway: .*/, '');
  const scored = fields.filter(({ key }) => key.startsWith('scores/'));
  return details
    .map(({ pointer, message }) => {
      const [, name, place = 'none'] = pointer.split('/');
      if (name === 'custom_field_values') return `${message}.`; // it names the question
      const field = name === 'scores' ? scored[Number(place)] : fields.find(({ key }) => key === name);
      return `${field ? `“${field.label}”` : 'Your answer'} ${message}.`;
    })
    .join(' ');
}
