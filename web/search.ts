/** The search of the documentation, over the operations of all services. */
import { byId, element, type Service } from './site.js';

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-codes'?: Codes;
}

/** Status → error codes. */
export type Codes = Readonly<Record<string, readonly string[]>>;

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** operationId → the operation, and what the search looks into. */
export type Index = ReadonlyMap<string, Operation & { readonly text: string }>;

export const indexOf = ({ paths }: OpenApi): Index =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { operationId }]) => operationId !== undefined)
        .map(([method, operation]) => {
          const { operationId, summary, 'x-codes': codes = {} } = operation;
          const said = [operationId, `${method} ${path}`, summary, ...Object.values(codes).flat()];
          return [operationId, { ...operation, text: said.join('\n').toLowerCase() }];
        }),
    ),
  );

export const matches = (one: { readonly text: string } | undefined, phrase: string) =>
  phrase
    .toLowerCase()
    .split(/\s+/)
    .every((word) => one?.text.includes(word));

const matching = (index: Index, phrase: string) => [...index.values()].filter((one) => matches(one, phrase));

/** How many links to the operations of another service are shown. */
const most = 5;

/** The phrase is in the address, and stays when the service is changed. */
export function listenToSearch(
  services: readonly Service[],
  current: Service,
  own: Index,
  show: (phrase: string) => void,
) {
  const input = byId('search') as HTMLInputElement;
  let waiting: ReturnType<typeof setTimeout>;
  let others: Promise<readonly (readonly [Service, Index])[]> | undefined;

  const read = async (service: Service) => {
    const document: OpenApi = await (await fetch(`${service.name}/openapi.json`)).json();
    return [service, indexOf(document)] as const;
  };
  const addressOf = ({ name }: Service) => {
    const phrase = input.value.trim();
    return `docs?${new URLSearchParams({ service: name, ...(phrase && { q: phrase }) })}`;
  };

  async function lookElsewhere(phrase: string): Promise<void> {
    others ??= Promise.all(services.filter((one) => one !== current).map(read));
    const found = phrase === '' ? [] : await others;
    if (phrase !== input.value.trim()) return;
    byId('elsewhere').replaceChildren(
      ...found.flatMap(([service, index]) => {
        const hits = matching(index, phrase);
        const links = hits
          .slice(0, most)
          .map(({ operationId, tags: [tag], summary }) =>
            element('a', { href: `${addressOf(service)}#/${tag}/${operationId}`, title: summary }, operationId),
          );
        const all = element('a', { href: addressOf(service) }, `${hits.length} in ${service.title}`);
        return hits.length > 0 ? [element('p', { class: 'elsewhere' }, all, ...links)] : [];
      }),
    );
  }

  function look(): void {
    const phrase = input.value.trim();
    const count = matching(own, phrase).length;
    const found = count === 0 ? `Nothing matches “${phrase}”` : `${count} of ${own.size} operations`;
    byId('found').textContent = phrase === '' ? '' : found;
    byId('main').classList.toggle('nothing', count === 0);
    history.replaceState(history.state, '', `${addressOf(current)}${location.hash}`);
    for (const service of services) byId(`service-${service.name}`).setAttribute('href', addressOf(service));
    show(phrase);
    void lookElsewhere(phrase);
  }

  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, 150);
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (input.value !== '') look();
}
