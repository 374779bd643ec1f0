/** The e-mails of a process as they are saved, from its page or from that of a record that they are about, and a test of them. */
import type { Answer } from 'gala/client';
import { ActionDialog } from '../actions/dialog.js';
import type { OutcomeProps } from '../actions/outcome.js';
import type { ActionProps } from '../actions/run.js';
import { may } from '../page.js';
import type { Json } from '../session.js';
import { previews, Rendered } from './preview.js';

export function Previewing({ action, ...props }: ActionProps) {
  const { name } = props.resource;
  const own = previews[name]; // on the page of a process: those that it has
  const bodies = action.bodies.map(
    ({ properties: { template: _, send_to, process_id, email, ...others } = {}, ...body }) => ({
      ...body,
      properties: {
        process_id: { ...process_id, ...(own && { 'x-refers-to': name }) },
        email: { ...email, ...(own && { enum: Object.values(own.emails) }) },
        ...others,
        ...(send_to && may(props.me, `${action.resource}.previewEmailTo`) && { send_to }),
      },
    }),
  );
  const label = 'Send a test';
  return <ActionDialog {...props} title={action.label} action={{ ...action, label, bodies }} Answer={Tested} />;
}

const Tested = ({ answer, isTrial, values }: OutcomeProps & { values: Json }) => {
  const mail = answer as unknown as Answer<'references.previewEmail'>;
  if (isTrial)
    return (
      <>
        {!Object.values(previews).some(({ record }) => values[record]) && (
          <p class="quiet">With invented data, until you choose whom it is for.</p>
        )}
        <Rendered mail={mail} />
      </>
    );
  const { sent_to } = mail;
  return (
    <p>
      {sent_to.length > 0 ? `A test is on its way to ${sent_to}.` : 'Nobody gets it: your token has no e-mail address.'}
    </p>
  );
};
