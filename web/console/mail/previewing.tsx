/** The e-mails of a process as they are now, from its page or from that of a record that they are about. */
import { useEffect, useState } from 'preact/hooks';
import type { ActionProps } from '../actions/run.js';
import { labelOf } from '../document.js';
import { FieldInput } from '../forms/field.js';
import { address, go } from '../page.js';
import { Dialog } from '../ui.js';
import { Preview, templatesOf } from './preview.js';

export function Previewing({ action, record, ids: _, onClose, onDone: __, ...props }: ActionProps) {
  const { resource } = action;
  const isAbout = props.resource.name === resource;
  const names = templatesOf(resource).filter((one) => isAbout || record?.[one] !== undefined);
  const [name = '', setName] = useState(names[0]);
  const process_id = (isAbout ? record?.process_id : record?.id) as string | undefined;
  const [service, processes] =
    resource === 'references' ? ['awards', 'referenceProcesses'] : ['events', 'abstractReviewProcesses'];
  useEffect(() => {
    if (process_id === undefined) go(address(props.tenant, service, processes));
  }, []);
  if (process_id === undefined) return null;
  return (
    <Dialog title={action.label} onClose={onClose}>
      {name === '' ? (
        <p>The process has no e-mail yet.</p>
      ) : (
        <>
          <label>
            E-mail
            <select value={name} onChange={({ currentTarget }) => setName(currentTarget.value)}>
              {names.map((one) => (
                <option key={one} value={one}>
                  {labelOf(one)}
                </option>
              ))}
            </select>
          </label>
          <Preview
            key={name}
            {...props}
            {...{ name, process_id }}
            about={isAbout ? String(record?.id) : undefined}
            Input={FieldInput}
          />
        </>
      )}
      <footer>
        <button type="button" class="secondary" onClick={onClose}>
          Close
        </button>
      </footer>
    </Dialog>
  );
}
