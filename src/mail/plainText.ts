/** The text version of an e-mail. */
import { compile } from 'html-to-text';

/** So that no body keeps the server busy for more than about 20 ms. */
const [maxLength, maxTags] = [100_000, 4000];
const cut = '[The rest is only in the HTML version of this e-mail.]';

/** HTML as plain text. */
export function plainText(html: string): string {
  let end = 0;
  for (let tags = 0; tags <= maxTags && end >= 0; tags++) end = html.indexOf('<', end + 1);
  const length = Math.min(maxLength, end < 0 ? html.length : end);
  try {
    const text = toText(html.slice(0, length)).trim();
    return length < html.length ? `${text}\n\n${cut}` : text || ' ';
  } catch {
    return cut; // such as a list with Roman numbers beyond 3999
  }
}

const toText = compile({
  wordwrap: 78,
  limits: { maxDepth: 50, ellipsis: '[…]' },
  formatters: {
    cell: ({ children }, walk, builder) => {
      walk(children, builder);
      builder.addInline(' ');
    },
  },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    // the library would indent these and lay them out, which can make a lot of text of a short body
    ...['table', 'pre', 'blockquote'].map((selector) => ({ selector, format: 'block' })),
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'hr', options: { length: 3 } },
    ...['img', 'style', 'script', 'title'].map((selector) => ({ selector, format: 'skip' })),
  ],
});
