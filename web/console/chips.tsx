/** Which records a page shows: one of several choices, and a search. The address keeps both. */
import { useInAddress } from './conference/shared.js';
import { withQuery } from './page.js';

interface ChipsProps {
  readonly query: URLSearchParams;
  /** In the address. */
  readonly name: string;
  /** The value in the address, which is empty for the usual one, and what the choice says. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** What the search says; without it, there is none. */
  readonly find?: string;
}

export function Chips({ query, name, choices, find }: ChipsProps) {
  const [text, setText] = useInAddress(query, 'find');
  return (
    <nav class="related" aria-label="Show">
      {choices.map(([value, label]) => (
        <a
          key={value}
          href={withQuery({ [name]: value })}
          aria-current={value === (query.get(name) ?? '') ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
      {find && (
        <input
          type="search"
          aria-label={find}
          placeholder={find}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
    </nav>
  );
}
