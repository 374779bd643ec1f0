/** What happened to a record: who has changed what, and when. */
import { type Answer, GalaError } from 'gala/client';
import { useState } from 'preact/hooks';
import { tokensOf } from '#shared/lib/json.js';
import { type Column, Table } from './conference/shared.js';
import { labelOf } from './document.js';
import { undescribed } from './forms/input.js';
import { Growing } from './growing.js';
import type { ResourceProps } from './page.js';
import type { Json } from './session.js';
import { Loaded, Time, useLoad } from './ui.js';
import { Shown } from './value.js';

type Entry = Answer<'history.list'>['Items'][number];

/** How many fields are named. */
const maxNamed = 3;

/** Folded, and read when it is opened. */
export function History({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, resource } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = String(record.id);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>History</summary>
      {isOpen && (
        <Growing
          about={[record]}
          read={(limit, options) => gala.history.list({ resource: resource.name, id, limit }, options)}
        >
          {(entries) => (
            <>
              {entries.length === 0 && <p class="empty">Nothing that happened to it is kept.</p>}
              <ol class="history">
                {entries.map((entry, place) => (
                  <li key={entry.version}>
                    <One {...props} id={id} entry={entry} before={entries[place + 1]?.version ?? entry.version - 1} />
                  </li>
                ))}
              </ol>
            </>
          )}
        </Growing>
      )}
    </details>
  );
}

interface OneProps extends ResourceProps {
  readonly id: string;
  readonly entry: Entry;
  /** The version before, if there is one. */
  readonly before: number;
}

const changedIn = ({ patch = [] }: Entry) => [...new Set(patch.map(({ path }) => tokensOf(path)[0] ?? ''))];

const fieldIn = ({ resource }: ResourceProps, name: string) =>
  [...resource.fields, ...resource.systemFields].find((field) => field.name === name) ?? undescribed(name);

function One(props: OneProps) {
  const { entry } = props;
  const [isOpen, setIsOpen] = useState(false);
  const labels = changedIn(entry).map((name) => labelOf(name, fieldIn(props, name).schema));
  const more = labels.length - maxNamed;
  const named = `${labels.slice(0, maxNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const what = {
    created: entry.version === 1 ? 'Created' : 'Brought back',
    updated: labels.length > 0 ? `Changed: ${named}` : 'Changed',
    deleted: 'Deleted',
  }[entry.operation];
  const line = (
    <>
      {what}{' '}
      <span class="quiet">
        by {entry.by_id}, <Time at={entry.at} />
      </span>
    </>
  );
  if (labels.length === 0) return line;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{line}</summary>
      {isOpen && <Changed {...props} />}
    </details>
  );
}

/** The fields that have changed, before and after. */
function Changed({ id, entry, before, ...props }: OneProps) {
  const { gala, resource } = props;
  const both = useLoad(
    async (signal) => {
      const at = (version: number) =>
        gala.history.get({ resource: resource.name, id, version: String(version) }, { signal });
      const unknown = (error: unknown) => {
        if (error instanceof GalaError && error.code === 'version_unknown') return undefined;
        throw error;
      };
      return await Promise.all([at(before).catch(unknown), at(entry.version)]);
    },
    [id, entry.version],
  );
  return (
    <Loaded from={both}>
      {([was, is]) => {
        const cell = (record: Json | undefined, otherwise: string) => (name: string) =>
          record === undefined ? (
            otherwise
          ) : (
            <Shown {...props} {...{ record }} field={fieldIn(props, name)} value={record[name]} />
          );
        const columns: readonly Column<string>[] = [
          { name: 'Field', isHead: true, cell: (name) => labelOf(name, fieldIn(props, name).schema) },
          { name: 'Before', cell: cell(was, 'not known any more') },
          { name: 'After', cell: cell(is, '') },
        ];
        return (
          <Table label={`Version ${entry.version}`} columns={columns} rows={changedIn(entry)} keyOf={(name) => name} />
        );
      }}
    </Loaded>
  );
}
