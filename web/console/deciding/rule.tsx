/** Deciding by a rule: on the best, or those above an average. It shows at once what would become of them. */
import { Act } from '../actions/actions.js';
import type { Json } from '../session.js';
import { type DecidingProps, decisions, namesOf } from './decisions.js';

const isCount = (best: unknown) => best === undefined || (Number.isInteger(best) && Number(best) >= 0);

export function ByRule({ kind, group, records, parts, onDecided, ...props }: DecidingProps) {
  const number = (values: Json, change: (name: string, value: unknown) => void, name: string, label: string) => (
    <label>
      {label}
      <input
        type="number"
        min={name === 'best' ? 0 : undefined}
        step={name === 'best' ? 1 : 'any'}
        value={values[name] as number}
        onInput={({ currentTarget: { value, valueAsNumber } }) =>
          change(name, value === '' ? undefined : valueAsNumber)
        }
      />
      {name === 'best' && !isCount(values.best) && <small class="finding">A whole number, please.</small>}
    </label>
  );
  const choice = (
    label: string,
    value: unknown,
    options: readonly (readonly [value: string, label: string])[],
    onChoose: (value: string | undefined) => void,
  ) => (
    <label>
      {label}
      <select value={String(value ?? '')} onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const buttons = (['accepted', 'alternate', 'declined'] as const).map(
    (name) => [name, decisions[name].button] as const,
  );
  return (
    <Act
      {...props}
      id={`${kind.resource}.decide`}
      of={kind.resource}
      label="Decide by rule…"
      title="Decide by rule"
      isLive
      given={{ [kind.group]: group, review_status: 'accepted' }}
      names={() => namesOf(records)}
      shape={(values) =>
        (values.best ?? values.minimum_average_score) === undefined || !isCount(values.best) ? [] : values
      }
      form={(values, change) => (
        <>
          <p class="quiet">
            What is released as accepted or declined stays as it is; those accepted count among the best.
          </p>
          <div class="conference-rule">
            {choice(
              kind.partLabel,
              values[kind.part],
              [['', kind.parts], ...parts.map(({ id, name }) => [id, name ?? id] as const)],
              (id) => change(kind.part, id),
            )}
            {number(values, change, 'best', 'How many of the best')}
            {number(values, change, 'minimum_average_score', 'Average of at least')}
            {choice('Decision', values.review_status, buttons, (name) => change('review_status', name))}
            {choice(
              'The others with an average',
              values.otherwise,
              [['', 'stay as they are'], ...buttons.slice(1)],
              (name) => change('otherwise', name),
            )}
          </div>
        </>
      )}
      onDone={() => void onDecided()}
    />
  );
}
