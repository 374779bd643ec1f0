/** In words how a letter stands, with the way to what was written about it. */
import { address, type Me, may } from '../page.js';
import { Time } from '../ui.js';
import type { Letter } from './progress.js';

const days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
export const ago = (at: string) => days.format(-Math.floor((Date.now() - Date.parse(at)) / 86_400_000), 'day');

const tones: Partial<Record<Letter['state'], string>> = {
  received: 'good',
  declined: 'full',
  failed: 'full',
  'not asked': 'nearly',
  elsewhere: 'nearly',
  'no address': 'nearly',
};

export function Standing({ letter, me, tenant }: { letter: Letter; me: Me; tenant: string }) {
  const { state, mail, reference } = letter;
  const words = {
    received: 'received',
    declined: 'declined',
    asked: mail === undefined ? 'asked' : `asked ${ago(mail.queued_at)}`,
    'not asked': 'not asked',
    elsewhere: `asked at ${mail?.to} only`,
    'no address': 'no e-mail address',
    failed: 'e-mail failed',
    unknown: 'pending',
  }[state];
  const mark = <span class={`conference-mark ${tones[state] ?? ''}`}>{words}</span>;
  return (
    <>
      {mail !== undefined && may(me, 'messages.get') ? (
        <a href={address(tenant, 'mail', mail.id)} title={mail.queued_at}>
          {mark}
        </a>
      ) : (
        mark
      )}
      {state === 'received' && (
        <>
          {' '}
          <Time at={reference.completion_date} />
        </>
      )}
    </>
  );
}
