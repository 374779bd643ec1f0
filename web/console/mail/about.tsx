/** What an e-mail is about. */
import type { Answer } from 'gala/client';
import { labelOf } from '../document.js';
import { nameOf } from '../names.js';
import type { PageProps } from '../page.js';
import { Reference } from '../reference.js';
import { useLoad } from '../ui.js';
import { previews } from './preview.js';

type Email = Answer<'messages.get'>;

/** What a preview is called by, as the kind of the e-mail. */
const kindIn = (resource: string, email: string) => (resource === 'reviews' ? `application_review_${email}` : email);

/** The kind of e-mail → what it is about, and its process, which a preview is about. */
const subjects: Readonly<Record<string, readonly [record: string, process: string]>> = {
  ...Object.fromEntries(
    Object.entries(previews).flatMap(([process, { resource, emails }]) =>
      Object.values(emails).map((email) => [kindIn(resource, email), [resource, process]]),
    ),
  ),
  reference_reminder: ['references', 'referenceProcesses'],
  application_notice: ['applications', 'referenceProcesses'],
  decline_notice: ['references', 'referenceProcesses'],
  review_decline_notice: ['abstractReviews', 'abstractReviewProcesses'],
  review_reminder: ['abstractReviews', 'abstractReviewProcesses'],
  withdrawal_notice: ['abstractReviews', 'abstractReviewProcesses'],
  application_review_decline_notice: ['reviews', 'reviewProcesses'],
  application_review_reminder: ['reviews', 'reviewProcesses'],
  author_confirmed: ['abstracts', 'abstractDecisionProcesses'],
  author_withdrawn: ['abstracts', 'abstractDecisionProcesses'],
};

/** The record that an e-mail is about, by its name. */
export function About({
  message,
  ...props
}: Omit<PageProps, 'path' | 'query'> & { message: Pick<Email, 'email' | 'about' | 'records'> }) {
  const kind = message.email.replace(/^preview of /, '');
  const target = subjects[kind]?.[kind === message.email ? 0 : 1];
  if (kind === 'link') return <Linked {...props} id={message.about} />;
  const { about, records: { length } = [] } = message;
  if (target === undefined) return <code>{about}</code>;
  return (
    <>
      <Reference {...props} target={target} id={about} />
      {length > 1 && <small> and {length - 1} more</small>}
    </>
  );
}

/** What links open. */
const linked = [
  'references',
  'abstractReviews',
  'applications',
  'abstracts',
  'abstractReviewRounds',
  'reviews',
  'reviewRounds',
];

/** A record of one of these resources: the e-mail does not say which. */
function Linked({ id, ...props }: Omit<PageProps, 'path' | 'query'> & { id: string }) {
  const { gala, me, services } = props;
  const found = useLoad(async () => {
    const all = services.flatMap(({ resources }) => resources).filter(({ name }) => linked.includes(name));
    const names = await Promise.all(all.map((resource) => nameOf(gala, me, resource, id)));
    return all[names.findIndex((name) => name !== undefined)]?.name;
  }, [id]);
  return found.value === undefined ? <code>{id}</code> : <Reference {...props} target={found.value} id={id} />;
}

export const kindOf = (email: string) => (email === 'link' ? 'Link sent again' : labelOf(email));
