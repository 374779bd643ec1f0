/** Limits the input of the parser, whose cost is more than linear for long templates with many tags. */

/** The maximum length, as in the document. */
const maxLength = 100_000;
/** The maximum number of tags and merge fields. Each line of a tag counts as one, because it may be one (`{% liquid %}`). */
const maxTags = 1_000;
/** The maximum length of a tag. */
const maxTag = 10_000;

/** @returns why a string cannot be a template; undefined if it can. */
export function unparsable(text: string): string | undefined {
  if (text.length > maxLength) return 'it can have at most 100,000 characters';
  const last = { '%}': text.lastIndexOf('%}'), '}}': text.lastIndexOf('}}') };
  let tags = 0;
  for (let at = nextTag(text, 0); at >= 0; at = nextTag(text, at + 2)) {
    const closing = text[at + 1] === '%' ? '%}' : '}}';
    const end = last[closing] < at ? at : text.indexOf(closing, at + 2); // the parser rejects unclosed tags
    if (end - at > maxTag) return `line ${lineOf(text, at)}: a tag can have at most 10,000 characters`;
    tags += closing === '%}' ? text.slice(at, end).split('\n').length : 1;
    if (tags > maxTags) return 'it can have at most 1,000 tags and merge fields';
  }
  return undefined;
}

/** The position of the next tag or merge field; -1 if there is none. */
function nextTag(text: string, from: number): number {
  const tag = /\{[{%]/g;
  tag.lastIndex = from;
  return tag.exec(text)?.index ?? -1;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;
