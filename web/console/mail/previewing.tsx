/** The e-mails of a process as they are saved, from its page or from that of a record that they are about. */
import type { Answer } from 'gala/client';
import { ActionDialog } from '../actions/dialog.js';
import type { OutcomeProps } from '../actions/outcome.js';
import type { ActionProps } from '../actions/run.js';
import { may } from '../page.js';
import { Rendered, sentTo } from './preview.js';

export function Previewing({ action, ...props }: ActionProps) {
  const bodies = action.bodies.map(({ properties: { template: _, send_to, ...others } = {}, ...body }) => ({
    ...body,
    properties: { ...others, ...(send_to && may(props.me, `${action.resource}.previewEmailTo`) && { send_to }) },
  }));
  return <ActionDialog {...props} action={{ ...action, label: 'Send a test', bodies }} Answer={Tested} />;
}

const Tested = ({ answer, isTrial }: OutcomeProps) => {
  const mail = answer as unknown as Answer<'references.previewEmail'>;
  return isTrial ? <Rendered mail={mail} /> : <p>{sentTo(mail)}</p>;
};
