/** The API documentation: swagger-ui, with a search over operations, their roles and error codes, and a login. */
import { login } from './login.js';
import { type JsonObject, resolved } from './resolve.js';
import { about, byId, element } from './site.js';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-codes'?: Codes;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Status → error codes. */
type Codes = Readonly<Record<string, readonly string[]>>;

/** Codes that more operations share are listed apart. */
const maxShared = 0.25;

const { services, authorization_server: issuer } = await about();
const asked = new URLSearchParams(location.search).get('service');
const service = services.find(({ name }) => name === asked) ?? services[0];
if (service === undefined) throw new Error('The server has no services.');

let openapi: JsonObject = {};
/** operationId → what the search looks into. */
let texts: ReadonlyMap<string, string> = new Map();
/** Error codes that are common. */
let shared: ReadonlySet<string> = new Set();

followColorScheme();
linkServices();

const ui = SwaggerUIBundle({
  dom_id: '#swagger',
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
  login(issuer !== undefined, (token) => {
    if (token !== undefined) ui.preauthorizeApiKey('bearer', token);
    else if (authorized) authActions.logout(['bearer']);
    authorized = token !== undefined;
  });
  listenToSearch();
  addEventListener('hashchange', () =>
    ui.getSystem().layoutActions.parseDeepLinkHash(decodeURIComponent(location.hash)),
  );
}

function followColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', follow);
  follow();
}

function linkServices(): void {
  const links = services.map(({ name, title }) => {
    const current = name === service?.name ? { 'aria-current': 'true' } : {};
    return element('a', { href: `docs?service=${name}`, ...current }, title);
  });
  byId('services').append(...links);
  document.title = `${service?.title} – documentation`;
  byId('skip').addEventListener('click', (event) => {
    event.preventDefault(); // the fragment of the address names an operation
    byId('operations').focus();
  });
}

function listenToSearch(): void {
  const input = byId('search') as HTMLInputElement;
  let waiting: ReturnType<typeof setTimeout>;
  const look = () => {
    const phrase = input.value.trim();
    ui.getSystem().layoutActions.updateFilter(phrase);
    const count = Array.from(texts.keys()).filter((id) => matches(id, phrase)).length;
    const found = count === 0 ? `Nothing matches “${phrase}”` : `${count} of ${texts.size} operations`;
    byId('found').textContent = phrase === '' ? '' : found;
    byId('swagger').classList.toggle('nothing', count === 0);
  };
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
  if (input.value !== '') look();
}

const matches = (id: string, phrase: string) =>
  phrase
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.get(id)?.includes(word));

function readDocument({ paths }: OpenApi): void {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.operationId ? [{ path, method, ...operation }] : [],
    ),
  );
  const counts = new Map<string, number>();
  for (const { 'x-codes': codes = {} } of operations)
    for (const code of Object.values(codes).flat()) counts.set(code, (counts.get(code) ?? 0) + 1);
  const isShared = (code: string) => (counts.get(code) ?? 0) > operations.length * maxShared;
  shared = new Set(Array.from(counts.keys()).filter(isShared));
  texts = new Map(
    operations.map(({ operationId, path, method, summary, 'x-codes': codes = {} }) => [
      operationId,
      [operationId, `${method} ${path}`, summary, ...Object.values(codes).flat()].join('\n').toLowerCase(),
    ]),
  );
}

function plugin({ React }: SwaggerSystem) {
  const h = React.createElement;
  const nothing = () => null;

  const folded = (Info: SwaggerComponent<object>) => (props: object) =>
    h('details', { className: 'about' }, h('summary', null, 'About this service'), h(Info, props));

  const labeled = (TextArea: SwaggerComponent<object>) => (props: object) =>
    h(TextArea, { 'aria-label': 'Value', ...props });

  /** It takes no `aria-label`. */
  const named = (Select: SwaggerComponent<object>) => (props: object) =>
    h('label', null, h('span', { className: 'unseen' }, 'Value'), h(Select, props));

  /** Lists roles and error codes above the parameters of an operation. */
  const withAccess = (Parameters: SwaggerComponent<object>) => (props: { readonly operation: ImmutableValue }) =>
    h(React.Fragment, null, access(props.operation), h(Parameters, props));

  function access(operation: ImmutableValue): SwaggerElement {
    const roles = listOf(operation.get('x-roles'));
    const codes = ((operation.get('x-codes') as ImmutableValue | undefined)?.toJS() ?? {}) as Codes;
    const special = only(codes, (code) => !shared.has(code));
    const common = only(codes, (code) => shared.has(code));
    const permission = String(operation.get('x-permission') ?? operation.get('operationId'));
    const isForEveryone = operation.get('x-roles') === undefined;
    const needed = isForEveryone ? 'None, and no token' : h('code', null, permission);
    return h(
      'div',
      { className: 'access' },
      h('dl', null, row('Permission', needed), !isForEveryone && row('Roles', ...roles.map(role))),
      special.length > 0 && h('h5', null, 'Errors of this operation'),
      special.length > 0 && h('dl', null, ...special.map(codeRow)),
      h(
        'details',
        null,
        h('summary', null, 'Errors that many operations share'),
        h('dl', null, ...common.map(codeRow)),
      ),
    );
  }

  const row = (name: string, ...values: readonly unknown[]) =>
    h('div', { key: name }, h('dt', null, name), h('dd', null, ...values));

  const codeRow = ([status, codes]: readonly [string, readonly string[]]) =>
    row(status, ...codes.map((code) => h('code', { key: code }, code)));

  function role(text: string): SwaggerElement {
    const [name = '', own] = text.split(':');
    return h('span', { key: text, className: 'tag' }, own === undefined ? name : `${name}: own records`);
  }

  return {
    fn: {
      resolveSubtree: async (_document: unknown, path: readonly string[]) => ({
        spec: resolved(openapi, path),
        errors: [],
      }),
      opsFilter: (tags: ImmutableCollection<TaggedOperations>, phrase: string) =>
        tags
          .map((tag) =>
            tag.set(
              'operations',
              tag.get('operations').filter((one) => matches(idOf(one), phrase)),
            ),
          )
          .filter((tag) => tag.get('operations').size > 0),
    },
    components: {
      FilterContainer: nothing,
      ServersContainer: nothing,
      SchemesContainer: nothing,
      AuthorizeBtnContainer: nothing,
      authorizeOperationBtn: nothing,
      TryItOutButton: nothing, // it is always on
      DeepLink: ({ text }: { readonly text: unknown }) => h('span', null, text), // a link in a button cannot be reached
    },
    wrapComponents: { parameters: withAccess, InfoContainer: folded, TextArea: labeled, Select: named },
    statePlugins: {
      spec: {
        wrapActions: {
          // swagger-ui would parse it as YAML, which takes much longer
          parseToJson:
            (_original: unknown, { specActions }: SwaggerSystem) =>
            (text: string) => {
              // requests go where the page came from, under whatever name clients reach the server
              openapi = { ...JSON.parse(text), servers: [{ url: new URL(service?.name ?? '', location.href).href }] };
              readDocument(openapi as unknown as OpenApi);
              specActions.updateJsonSpec(openapi);
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

const listOf = (list: unknown) => ((list as ImmutableValue | undefined)?.toJS() ?? []) as readonly string[];

/** The statuses that still have codes, with these. */
const only = (codes: Codes, keep: (code: string) => boolean) =>
  Object.entries(codes)
    .map(([status, all]) => [status, all.filter(keep)] as const)
    .filter(([, kept]) => kept.length > 0);
