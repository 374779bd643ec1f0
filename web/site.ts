/** What all pages share: what the server tells about itself. They ask at relative addresses: a proxy can serve them below a path. */

export interface Service {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** Addresses of its OpenAPI document, which are absolute where the server knows its own. */
  readonly document: string;
  readonly yaml: string;
}

/** As `GET /` answers it. */
export interface About {
  readonly version: string;
  readonly store: string;
  /** ISO 8601. */
  readonly started_at: string;
  readonly docs: string;
  /** Missing if the console is off. */
  readonly console?: string;
  /** Missing if the server issues no tokens. */
  readonly authorization_server?: string;
  /** Missing if the server has a key of its own, and in production. */
  readonly trial_token?: string;
  /** Missing where tenants are not to be filled with a sample. */
  readonly sample?: string;
  readonly services: readonly Service[];
}

/** Also shows the links to the console, if it is on. */
export async function about(): Promise<About> {
  const told: About = await (
    await fetch(new URL('../', import.meta.url), { headers: { Accept: 'application/json' } })
  ).json();
  for (const link of document.querySelectorAll<HTMLElement>('[data-console]')) link.hidden = told.console === undefined;
  return told;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

export const byId = (id: string) => document.getElementById(id) as HTMLElement;
