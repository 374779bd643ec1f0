/** Pages that are like another page in other words, such as those on reviews of applications and of abstracts. */
import { dirname, resolve } from 'node:path';
import { BaseResolver, Source } from '@redocly/openapi-core';
import { parse, stringify } from 'yaml';

type Json = Readonly<Record<string, unknown>>;

/** What such a page begins with. All else in it is a merge patch (RFC 7396) of the other page in its words. */
interface Alike extends Json {
  /** The other page, and the page of the words: what stands there → what stands here. */
  readonly 'x-like': { readonly page: string; readonly words: string };
}

export class Pages extends BaseResolver {
  override async loadExternalRef(file: string): Promise<Source> {
    const source = await super.loadExternalRef(file);
    if (!source.body.startsWith('x-like:')) return source;
    const { 'x-like': like, ...own } = parse(source.body) as Alike;
    const read = async (name: string) => (await super.loadExternalRef(resolve(dirname(file), name))).body;
    const page: unknown = parse(inWords(await read(like.page), parse(await read(like.words))));
    return new Source(file, stringify(patched(page, own), { aliasDuplicateObjects: false }));
  }
}

/** Longer words first. A word is whole, or the beginning of one; spaces in it can be the end of a line. */
function inWords(text: string, words: Readonly<Record<string, string>>): string {
  const all = Object.keys(words).sort((one, other) => other.length - one.length);
  const found = all.map(
    (word) => `${/^[A-Z]/.test(word) ? '(?<![A-Z])' : '(?<![A-Za-z])'}${word.replaceAll(' ', '\\s+')}`,
  );
  return text.replaceAll(new RegExp(found.join('|'), 'g'), (word) => words[word.replace(/\s+/g, ' ')] ?? word);
}

function patched(target: unknown, patch: Json): Json {
  const result: Record<string, unknown> = { ...(target as Json) };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else
      result[name] = typeof value === 'object' && !Array.isArray(value) ? patched(result[name], value as Json) : value;
  }
  return result;
}
