/** The first page: what runs here, and where its documentation is. */
import { about, byId, element, type Service } from './site.js';

const descriptions: Readonly<Record<string, string>> = {
  awards: 'Applications, reference processes, references, and the e-mails that ask for them.',
  events: 'Abstracts and their review, exhibitors, functions, tickets, coupons.',
};

function card({ name, title, version, document, yaml }: Service): HTMLElement {
  return element(
    'article',
    { class: 'card' },
    element('h2', {}, title, element('span', { class: 'tag' }, `v${version}`)),
    element('p', {}, descriptions[name] ?? ''),
    element(
      'nav',
      { 'aria-label': title },
      element('a', { href: `docs?service=${name}` }, 'Operations'),
      element('a', { href: document }, 'OpenAPI (JSON)'),
      element('a', { href: yaml }, 'OpenAPI (YAML)'),
    ),
  );
}

const fact = (name: string, ...value: (Node | string)[]) =>
  element('div', {}, element('dt', {}, name), element('dd', {}, ...value));

const {
  version,
  store,
  started_at: started,
  authorization_server: issuer,
  trial_token: demo,
  services,
} = await about();
const since = new Date(started).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
byId('facts').append(
  fact('Version', version),
  fact('Store', store),
  fact('Running since', element('time', { datetime: started }, since)),
);
byId('services').append(...services.map(card));
byId('tokens').hidden = issuer === undefined;
byId('first').textContent = `curl -H "Authorization: Bearer $TOKEN" ${location.origin}/awards/referenceTypes/acme`;
byId('demo').hidden = demo === undefined;
