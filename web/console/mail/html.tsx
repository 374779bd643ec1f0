/** How an e-mail looks. */
import DOMPurify from 'dompurify';

/** The sender that the template names; undefined if it leaves that to the server. */
export const senderOf = ({ from, from_name }: { from?: string; from_name?: string }) =>
  [from_name, from && `<${from}>`].filter(Boolean).join(' ') || undefined;

/**
 * No scripts, no forms, no way out of the frame; the page's policy lets it load nothing. Another text gets another frame: in the
 * same one, it would be a step of Back.
 */
export const Html = ({ html, title }: { html: string; title: string }) => (
  <iframe key={html} class="mail" title={title} sandbox="" srcdoc={harmless(html)} referrerpolicy="no-referrer" />
);

/**
 * Leaves out scripts, what would be loaded from elsewhere, and the way of links. The frame and the page's policy would stop
 * them, too, but with messages in the browser's console.
 */
function harmless(html: string): string {
  const purify = DOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    const isLoaded = /^(src|srcset|background|poster|href|xlink:href)$/.test(name) && !/^data:image\//.test(value);
    if (isLoaded || (name === 'style' && /url\s*\(|\\/i.test(value))) attribute.keepAttr = false;
  });
  // a link without its way would look like text
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && !node.hasAttribute('style')) node.setAttribute('style', 'text-decoration: underline');
  });
  return purify.sanitize(withoutHandlers(html), { FORBID_TAGS: ['style', 'form', 'input', 'button', 'svg', 'math'] });
}

/** Browsers report event handlers that a policy forbids, even where a document is only parsed. */
const withoutHandlers = (html: string) =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])on\w+\s*=/gi, '$1data-handler='));
