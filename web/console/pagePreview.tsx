/** The page that referees or reviewers see, with the questions of a process and invented data, in another tab. */
import type { Answer } from 'gala/client';
import { useEffect } from 'preact/hooks';
import type { ResourceProps } from './page.js';
import type { Json } from './session.js';

type LinkPage = Answer<'links.current'>;
type Shown = Pick<LinkPage, 'kind' | 'tenant' | 'person' | 'title' | 'items'> & Json;

export function PagePreview({ record, resource, tenant }: ResourceProps & { record: Json }) {
  const isReview = resource.name !== 'referenceProcesses';
  const isOfAward = resource.service === 'awards';
  const { time_zone, questions, score_options, criteria, closes_at } = record;
  const about = isOfAward
    ? { title: 'Ada Lovelace', job_title: 'Analyst', city: 'London' }
    : { title: 'Tides', body: 'Where the water goes, and when it comes back.' };
  const page: Shown = {
    ...{
      kind: isReview ? 'review' : 'reference',
      resource: isOfAward ? 'reviews' : 'abstractReviews',
      tenant,
      time_zone,
      questions,
      score_options,
      criteria,
    },
    person: { name: 'Emmy Noether', email_address: 'emmy.noether@example.org' },
    title: isOfAward ? 'Sample award' : 'Sample conference',
    items: [
      {
        ...{ id: 'preview', title: isReview ? about.title : 'Reference for Ada Lovelace', about },
        ...{ status: isReview ? 'not started' : 'pending', may: ['save', 'submit', 'decline'] },
        ...(typeof closes_at === 'string' && { closes_at }),
        due_at: new Date(Date.now() + 14 * 86_400_000).toISOString(),
      },
    ],
  };
  useEffect(() => sessionStorage.setItem('gala.preview', JSON.stringify(page)), [page]);
  return (
    <p>
      {/* biome-ignore lint/security/noBlankTarget: it needs what this tab keeps */}
      <a href="answer?preview" target="_blank" rel="opener">
        Preview the page of {isReview ? 'reviewers' : 'referees'}
      </a>
    </p>
  );
}
