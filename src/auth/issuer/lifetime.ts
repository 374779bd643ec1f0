/** The lifetime of tokens, in seconds. */
export const usualLifetime = 3600;
export const longestLifetime = 24 * 3600;
const least = 60;

const seconds = { s: 1, m: 60, h: 3600 };

/** @returns undefined if the text is not a lifetime, or is too short or too long. */
export function lifetimeIn(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const lifetime = Number(count) * seconds[unit as 's'];
  return lifetime >= least && lifetime <= longestLifetime ? lifetime : undefined;
}
