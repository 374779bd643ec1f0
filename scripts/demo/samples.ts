/** The files of samples/. */
import { readFileSync } from 'node:fs';

const text = (path: string) => readFileSync(new URL(`../../../samples/${path}`, import.meta.url), 'utf8');

/** The content of the file; its e-mails refer to other files. */
export const read = <T>(path: string): T =>
  JSON.parse(text(`${path}.json`), (_, value) => {
    const isEmail = typeof value === 'object' && value !== null && 'subject' in value && 'body' in value;
    return isEmail ? { ...value, body: text(`emails/${value.body}`) } : value;
  });

/** A body for the API, with further fields; the server validates the content. */
export const sample = <B extends object>(path: string, more?: NoInfer<Partial<B>>): B => ({
  ...read<B>(path),
  ...more,
});

/** Starts again at the end of the list. */
export function pick<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

/** A random text of a list. */
export const line = (list: string, number: number): string => pick(read<readonly string[]>(`lists/${list}`), number);

/** A person, the same in every run. */
export function person(number: number) {
  const [first_name, last_name] = [line('first-names', number), line('last-names', number)];
  const contact_id = `contact-${number}`;
  const place = pick(read<readonly { city: string; state: string; country: string }[]>('lists/places'), number);
  const name = `${first_name} ${last_name}`;
  const job_title = line('job-titles', number);
  return { contact_id, name, first_name, last_name, email_address: `${contact_id}@example.org`, job_title, ...place };
}
