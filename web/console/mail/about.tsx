/** What an e-mail is about. */
import type { Answer } from 'gala/client';
import { abstracts, applications } from '../conference/names.js';
import { labelOf } from '../document.js';
import { nameOf } from '../names.js';
import type { PageProps } from '../page.js';
import { Reference } from '../reference.js';
import { useLoad } from '../ui.js';
import { previews } from './preview.js';

type Email = Answer<'messages.get'>;

/** A kind of e-mail, what it is about, and its process, which a preview is about; those to reviewers are of two services. */
const subjects: readonly (readonly [email: string, record: string, process: string])[] = [
  ...Object.entries(previews).flatMap(([process, { resource, emails }]) =>
    Object.values(emails).map((email) => [email, resource, process] as const),
  ),
  ['reference_reminder', 'references', 'referenceProcesses'],
  ['application_notice', 'applications', 'referenceProcesses'],
  ['decline_notice', 'references', 'referenceProcesses'],
  ['author_confirmed', 'abstracts', 'abstractDecisionProcesses'],
  ['author_withdrawn', 'abstracts', 'abstractDecisionProcesses'],
  ...['review_decline_notice', 'review_reminder', 'withdrawal_notice'].flatMap((email) =>
    [abstracts, applications].map(({ reviews, processes }) => [email, reviews, processes] as const),
  ),
];

/** The record that an e-mail is about, by its name. */
export function About({
  message,
  ...props
}: Omit<PageProps, 'path' | 'query'> & { message: Pick<Email, 'email' | 'about' | 'records'> }) {
  const kind = message.email.replace(/^preview of /, '');
  const found = subjects.filter(([email]) => email === kind);
  const targets = new Set(found.map(([, record, process]) => (kind === message.email ? record : process)));
  const [target, other] = targets;
  if (kind === 'link') return <OneOf {...props} names={linked} id={message.about} />;
  const { about, records: { length } = [] } = message;
  if (target === undefined) return <code>{about}</code>;
  return (
    <>
      {other ? (
        <OneOf {...props} names={[target, other]} id={about} />
      ) : (
        <Reference {...props} target={target} id={about} />
      )}
      {length > 1 && <small> and {length - 1} more</small>}
    </>
  );
}

/** What links open. */
const linked = [
  'references',
  ...[abstracts, applications].flatMap(({ resource, reviews, rounds }) => [reviews, resource, rounds]),
];

interface OneOfProps {
  readonly names: readonly string[];
  readonly id: string;
}

/** A record of one of these resources: the e-mail does not say which. */
function OneOf({ id, names: of, ...props }: Omit<PageProps, 'path' | 'query'> & OneOfProps) {
  const { gala, me, services } = props;
  const found = useLoad(async () => {
    const all = services.flatMap(({ resources }) => resources).filter(({ name }) => of.includes(name));
    const names = await Promise.all(all.map((resource) => nameOf(gala, me, resource, id)));
    return all[names.findIndex((name) => name !== undefined)]?.name;
  }, [id]);
  return found.value === undefined ? <code>{id}</code> : <Reference {...props} target={found.value} id={id} />;
}

export const kindOf = (email: string) => (email === 'link' ? 'Link sent again' : labelOf(email));
