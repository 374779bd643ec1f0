/** The first page: what runs here, and where its documentation is. */
import { about, byId, element, type Service } from './site.js';

const descriptions: Readonly<Record<string, string>> = {
  awards: 'Applications, reference processes, references, and the e-mails that ask for them.',
  events: 'Abstracts and their review, exhibitors, functions, tickets, coupons.',
};

const card = ({ name, title, version, document, yaml }: Service): HTMLElement =>
  element(
    'article',
    {},
    element('h2', {}, `${title} `, element('span', { class: 'tag' }, `v${version}`)),
    element('p', {}, descriptions[name] ?? ''),
    element('a', { href: `docs?service=${name}` }, 'Operations'),
    ' · ',
    element('a', { href: document }, 'OpenAPI (JSON)'),
    ' · ',
    element('a', { href: yaml }, 'OpenAPI (YAML)'),
  );

const told = await about();
const since = new Date(told.started_at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
byId('facts').textContent = `Version ${told.version} · Store: ${told.store} · Running since ${since}`;
byId('services').append(...told.services.map(card));
byId('first').textContent = `curl -H "Authorization: Bearer $TOKEN" ${location.origin}/awards/referenceTypes/acme`;
byId('tokens').hidden = told.authorization_server === undefined;
byId('demo').hidden = told.trial_token === undefined;
