/** Above a table of what is decided on: ticking many, deciding, releasing. */
import type { ComponentChildren } from 'preact';
import { saveDecisions } from './decisions.js';
import { Releasing } from './releasing.js';
import { ByRule } from './rule.js';
import { Selecting, type SelectingProps, Ticked, type TickedProps } from './ticked.js';

interface ToolbarProps extends TickedProps, SelectingProps {
  readonly mayDecide: boolean;
  /** What else can be done with those that are ticked. */
  readonly children?: ComponentChildren;
}

export function Toolbar({ rows, shown, chosen, onTick, mayDecide, children, ...deciding }: ToolbarProps) {
  const ids = new Set(shown.map(({ id }) => id));
  const hidden = chosen.filter((id) => !ids.has(id)).length;
  return (
    <>
      <div class="actions above">
        <Selecting shown={shown} onTick={onTick} />
      </div>
      {mayDecide && (
        <div class="actions above">
          <ByRule {...deciding} />
          <Releasing {...deciding} />
          <button type="button" class="secondary outline small" onClick={() => saveDecisions(shown)}>
            Download decisions
          </button>
        </div>
      )}
      <div class={`actions above ${chosen.length > 0 ? 'bulk' : ''}`}>
        <span>
          {chosen.length === 0
            ? `Tick ${deciding.kind.noun}s to ${mayDecide ? 'decide on them' : 'assign them to reviewers'}.`
            : `${chosen.length.toLocaleString()} ticked${hidden > 0 ? `, ${hidden.toLocaleString()} of them not shown` : ''}:`}
        </span>
        {mayDecide && <Ticked {...deciding} {...{ rows, chosen, onTick }} />}
        {children}
      </div>
    </>
  );
}
