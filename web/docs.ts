/** The API documentation: swagger-ui, with a search over operations, their roles and error codes, and a login. */
import { showAccount } from './account.js';
import { filled, learn, learnFromAddress } from './known.js';
import { partsOf } from './parts.js';
import { type Json, type JsonObject, resolved } from './resolve.js';
import { type Index, indexOf, listenToSearch, matches, type OpenApi } from './search.js';
import { about, byId, element, type Service } from './site.js';

/** As swagger-ui gives it: without a status, there was none. */
interface Answer {
  readonly url?: string;
  readonly status?: number;
  readonly body?: Json;
}

/** Codes that more operations share are listed apart. */
const maxShared = 0.25;

const { services, console: hasConsole } = await about();
const asked = new URLSearchParams(location.search).get('service');
const service = (services.find(({ name }) => name === asked) ?? services[0]) as Service;

let openapi: JsonObject = {};
let index: Index = new Map();
/** Error codes that are common. */
let shared: ReadonlySet<string> = new Set();
/** The operations that were opened, as swagger-ui has them. */
const opened = new Map<string, { readonly at: PathMethod; readonly text: string }>();
/** Path and method → the address in the console of the record that it answered with. */
const answered = new Map<string, string>();

followColorScheme();
linkServices();
takeAddress();

const ui = SwaggerUIBundle({
  dom_id: '#main',
  url: `${service.name}/openapi.json`,
  deepLinking: true,
  docExpansion: 'none',
  filter: '',
  tryItOutEnabled: true,
  displayOperationId: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: -1,
  syntaxHighlight: { theme: 'obsidian' }, // its colors have enough contrast
  validatorUrl: null, // it would ask another server
  persistAuthorization: false, // it would keep the token in localStorage
  plugins: [plugin],
  onComplete: ready,
});

function ready(): void {
  const { authActions } = ui.getSystem();
  let authorized = false; // swagger-ui cannot log out before a login
  showAccount((token) => {
    if (token !== undefined) ui.preauthorizeApiKey('bearer', token);
    else if (authorized) authActions.logout(['bearer']);
    authorized = token !== undefined;
  });
  listenToSearch(services, service, index, (phrase) => ui.getSystem().layoutActions.updateFilter(phrase));
  addEventListener('hashchange', () => {
    takeAddress();
    refill();
    ui.getSystem().layoutActions.parseDeepLinkHash(decodeURIComponent(location.hash));
  });
}

/** The address may have a record with which operations are filled in. */
function takeAddress(): void {
  const operation = learnFromAddress(service.name, location.hash);
  if (operation !== location.hash) history.replaceState(null, '', operation);
}

/** Fills in the operations that are open already. What somebody has typed stays. */
function refill(): void {
  const { specSelectors, specActions, oas3Selectors, oas3Actions } = ui.getSystem();
  const changes = Array.from(opened.values()).flatMap(({ at, text }) => {
    const next = operationAt(at);
    const shown = specSelectors.specResolvedSubtree(['paths', ...at]);
    if (shown === undefined || JSON.stringify(next) === text) return [];
    const parameters = shown.get('parameters') as ImmutableList;
    const values = parameters.toArray().map((one) => ({
      example: one.get('example'),
      value: specSelectors.parameterWithMetaByIdentity(at, one).get('value'),
    }));
    return [{ at, next, values, isTyped: oas3Selectors.hasUserEditedBody(...at) }];
  });
  // swagger-ui reads the whole document anew when it is asked after a change
  for (const { at, next, values, isTyped } of changes) {
    const tree = ['paths', ...at];
    specActions.updateResolvedSubtree(tree, next);
    if (!isTyped) oas3Actions.setRequestBodyValue({ value: undefined, pathMethod: at });
    const parameters = specSelectors.specResolvedSubtree(tree)?.get('parameters') as ImmutableList;
    for (const [index, one] of parameters.toArray().entries()) {
      const { example, value } = values[index] ?? {};
      const known = one.get('example');
      if (known !== example) specActions.changeParamByIdentity(at, one, value === example ? known : value, false);
    }
  }
}

/** As it is shown, which swagger-ui is told. */
function operationAt(at: PathMethod): JsonObject {
  const operation = filled(placeOf(at));
  opened.set(at.join(' '), { at, text: JSON.stringify(operation) });
  return operation;
}

const placeOf = ([path, method]: PathMethod) => ({
  service: service.name,
  path,
  operation: resolved(openapi, ['paths', path, method]) as JsonObject,
});

function learnFrom(path: string, method: string, { url = '', status = 0, body = null }: Answer): void {
  const place = placeOf([path, method]);
  const [tag = ''] = place.operation.tags as readonly string[];
  const record = status === 0 ? undefined : learn(place, { url, method, status, body });
  const isShown = record !== undefined && hasConsole !== undefined && index.has(`${tag}.create`);
  const parts = isShown ? [record.tenant, service.name, tag, record.id] : [];
  answered.set(`${path} ${method}`, isShown ? `console#/${parts.map(encodeURIComponent).join('/')}` : '');
  refill();
}

function followColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', follow);
  follow();
}

function linkServices(): void {
  const links = services.map(({ name, title }) => {
    const current = name === service.name ? { 'aria-current': 'true' } : {};
    return element('a', { id: `service-${name}`, href: `docs?service=${name}`, ...current }, title);
  });
  byId('services').append(...links);
  document.title = `${service.title} – documentation`;
  byId('skip').addEventListener('click', (event) => {
    event.preventDefault(); // the fragment of the address names an operation
    byId('main').focus();
  });
}

function readDocument(document: OpenApi): void {
  index = indexOf(document);
  const counts = new Map<string, number>();
  for (const { 'x-codes': codes = {} } of index.values())
    for (const code of Object.values(codes).flat()) counts.set(code, (counts.get(code) ?? 0) + 1);
  const isShared = (code: string) => (counts.get(code) ?? 0) > index.size * maxShared;
  shared = new Set(Array.from(counts.keys()).filter(isShared));
}

function plugin({ React }: SwaggerSystem) {
  return {
    ...partsOf(React, { isShared: (code) => shared.has(code), recordOf: (at) => answered.get(at) }),
    fn: {
      resolveSubtree: async (_document: unknown, path: readonly string[]) => {
        const [root, address, method] = path;
        const isOperation = root === 'paths' && address !== undefined && method !== undefined && path.length === 3;
        if (!isOperation) return { spec: resolved(openapi, path), errors: [] };
        return { spec: operationAt([address, method]), errors: [] };
      },
      opsFilter: (tags: ImmutableCollection<TaggedOperations>, phrase: string) =>
        tags
          .map((tag) =>
            tag.set(
              'operations',
              tag.get('operations').filter((one) => matches(index.get(idOf(one)), phrase)),
            ),
          )
          .filter((tag) => tag.get('operations').size > 0),
    },
    statePlugins: {
      spec: {
        wrapActions: {
          // swagger-ui would parse it as YAML, which takes much longer
          parseToJson:
            (_original: unknown, { specActions }: SwaggerSystem) =>
            (text: string) => {
              // requests go where the page came from, under whatever name clients reach the server
              openapi = { ...JSON.parse(text), servers: [{ url: new URL(service.name, location.href).href }] };
              readDocument(openapi as unknown as OpenApi);
              specActions.updateJsonSpec(openapi);
            },
          setResponse:
            (original: (...args: readonly unknown[]) => unknown) => (path: string, method: string, answer: Answer) => {
              learnFrom(path, method, answer);
              return original(path, method, answer);
            },
        },
      },
      layout: {
        wrapActions: {
          // below the tools, which stay at the top
          scrollToElement: () => (element: Element) => {
            (element.firstElementChild ?? element).scrollIntoView();
            return { type: 'scrolled' };
          },
        },
        wrapSelectors: {
          // what a search finds is open
          isShown:
            (original: (...args: readonly unknown[]) => boolean, { layoutSelectors }: SwaggerSystem) =>
            (_state: unknown, thing: readonly string[], ...rest: readonly unknown[]) =>
              (thing[0] === 'operations-tag' && Boolean(layoutSelectors.currentFilter())) || original(thing, ...rest),
        },
      },
    },
  };
}

const idOf = (one: ImmutableValue) => String((one.get('operation') as ImmutableValue).get('operationId'));
