/** What reviewers read: the text of an abstract, or an application. For authors, what was decided on their abstract. */
import DOMPurify from 'dompurify';
import { isWithdrawn } from '../withdrawn.js';
import type { Item, Json } from './api.js';
import { textIn } from './fields.js';

const inline = ['b', 'strong', 'i', 'em', 'u', 'sub', 'sup', 'span'];
const blocks = ['p', 'br', 'div', 'ul', 'ol', 'li', 'blockquote', 'table', 'tbody', 'tr', 'th', 'td'];
const allowed = [...inline, ...blocks];
const has = (text: string, tags: readonly string[]) => new RegExp(`</?(${tags.join('|')})\\b[^>]*>`, 'i').test(text);

const sanitized = (html: string) =>
  DOMPurify.sanitize(html, { ALLOWED_TAGS: allowed, ALLOWED_ATTR: ['dir', 'lang'], RETURN_DOM_FRAGMENT: true });

/** Its text may be HTML. */
export function Abstract({ about: { body } }: { about: Json }) {
  const text = String(body ?? '').trim();
  const fill = (element: HTMLElement | null) =>
    element?.replaceChildren(has(text, ['a', ...allowed]) ? sanitized(text) : text);
  return (
    <article dir="auto">
      <div class={has(text, blocks) ? '' : 'text'} ref={fill} />
    </article>
  );
}

/** Its applicant, and what they have answered, as far as a juror may know it. */
export function Application({ item: { about = {}, questions = [] } }: { item: Item }) {
  const told: Readonly<Record<string, string>> = { job_title: 'Job title', city: 'City', country: 'Country' };
  const all = [
    ...Object.entries(told).map(([name, label]) => ({ label, text: String(about[name] ?? '') })),
    ...questions.map((question) => ({ label: question.label, text: textIn(about, {}, { ...question, key: '' }) })),
  ].filter(({ text }) => text !== '');
  return (
    <dl>
      {all.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd class="text" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const decisions: Readonly<Record<string, string>> = {
  accepted: 'Your abstract was accepted.',
  declined: 'Your abstract was not accepted.',
  alternate: 'Your abstract is on the waiting list.',
};

/** What its author reads. */
export function Decided({ item: { status, record = {}, reviews = [] } }: { item: Item }) {
  const isOut = isWithdrawn({ status });
  const said = isOut ? 'Your abstract was withdrawn.' : decisions[String(record.decision)];
  return (
    <>
      {said && (
        <p>
          <strong>{said}</strong>{' '}
          {!isOut && record.confirmed_at !== undefined && 'You have confirmed that you will present it.'}
        </p>
      )}
      <Abstract about={record} />
      <Reviews reviews={reviews} />
    </>
  );
}

/** What those who submitted it may read of its reviews. */
export function Reviews({ reviews }: { reviews: NonNullable<Item['reviews']> }) {
  return (
    <>
      {reviews.length > 0 && <h2>What the reviewers wrote</h2>}
      {reviews.map(({ alias, comments_to_submitter, score }) => (
        <section key={alias}>
          <h3>
            {alias}
            {score !== undefined && <span class="tag">Score {score.toLocaleString()}</span>}
          </h3>
          {comments_to_submitter && (
            <p class="text" dir="auto">
              {comments_to_submitter}
            </p>
          )}
        </section>
      ))}
    </>
  );
}
