/** Searches for substrings. */

/** Above this number of steps, the engine's own search is not used: its worst case is the product of the lengths. */
const fewSteps = 100_000;

/** Whether `text` contains `part`, in time proportional to the sum of their lengths. */
export function contains(text: string, part: string): boolean {
  if (part.length > text.length) return false;
  return text.length * part.length <= fewSteps ? text.includes(part) : containsInLine(text, part);
}

/** The algorithm of Knuth, Morris and Pratt. */
function containsInLine(text: string, part: string): boolean {
  const borders = bordersOf(part);
  let matched = 0;
  for (let at = 0; at < text.length && matched < part.length; at++) {
    const one = text.charCodeAt(at);
    while (matched > 0 && part.charCodeAt(matched) !== one) matched = borders[matched - 1] as number;
    if (part.charCodeAt(matched) === one) matched++;
  }
  return matched === part.length;
}

/** For each prefix of a string, the length of its longest proper prefix that is also a suffix. */
function bordersOf(part: string): Uint32Array {
  const borders = new Uint32Array(part.length);
  for (let at = 1, length = 0; at < part.length; at++) {
    while (length > 0 && part.charCodeAt(at) !== part.charCodeAt(length)) length = borders[length - 1] as number;
    if (part.charCodeAt(at) === part.charCodeAt(length)) length++;
    borders[at] = length;
  }
  return borders;
}
