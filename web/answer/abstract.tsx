/** What a review or a letter is about. */
import DOMPurify from 'dompurify';
import type { Json } from './api.js';

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
