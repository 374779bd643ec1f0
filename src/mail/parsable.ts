/** What the parser is given: its work is more than in proportion to long templates of many tags. */

/** Characters; those of the document. */
const maxLength = 100_000;
/** Tags and merge fields. Within a tag each line counts as one, since it may be one (`{% liquid %}`). */
const maxTags = 1_000;
/** Characters of one tag. */
const maxTag = 10_000;

/** @returns why a text cannot be a template; undefined if it can. */
export function unparsable(text: string): string | undefined {
  if (text.length > maxLength) return 'it may have at most 100,000 characters';
  const last = { '%}': text.lastIndexOf('%}'), '}}': text.lastIndexOf('}}') };
  let tags = 0;
  for (let at = nextTag(text, 0); at >= 0; at = nextTag(text, at + 2)) {
    const closing = text[at + 1] === '%' ? '%}' : '}}';
    const end = last[closing] < at ? at : text.indexOf(closing, at + 2); // what nothing closes, the parser refuses
    if (end - at > maxTag) return `line ${lineOf(text, at)}: a tag has at most 10,000 characters`;
    tags += closing === '%}' ? text.slice(at, end).split('\n').length : 1;
    if (tags > maxTags) return 'it may have at most 1,000 tags and merge fields';
  }
  return undefined;
}

/** Where the next tag or merge field may begin; -1 if there is none. */
function nextTag(text: string, from: number): number {
  const tag = /\{[{%]/g;
  tag.lastIndex = from;
  return tag.exec(text)?.index ?? -1;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;
