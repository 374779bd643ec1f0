/** What the documentation shows in another way than swagger-ui, beside it, or not at all. */
import type { Codes } from './search.js';

interface AnswersProps {
  readonly path: string;
  readonly method: string;
  readonly tryItOutResponse: ImmutableValue | null;
  readonly getComponent: (name: string) => SwaggerComponent<object>;
}

interface Options {
  /** Whether many operations have an error code. */
  readonly isShared: (code: string) => boolean;
  /** The address of the record that an operation (`/abstracts/{tenantId}/{id} get`) has answered with; '' if it did not. */
  readonly recordOf: (operation: string) => string | undefined;
}

export function partsOf(React: SwaggerSystem['React'], { isShared, recordOf }: Options) {
  const h = React.createElement;
  const nothing = () => null;

  const folded = (Info: SwaggerComponent<object>) => (props: object) =>
    h('details', { className: 'about' }, h('summary', null, 'About this service'), h(Info, props));

  const foldedCurl = (Curl: SwaggerComponent<object>) => (props: object) =>
    h('details', { className: 'folded' }, h('summary', null, 'As a curl command'), h(Curl, props));

  const labeled = (TextArea: SwaggerComponent<object>) => (props: object) =>
    h(TextArea, { 'aria-label': 'Value', ...props });

  /** It takes no `aria-label`. */
  const named = (Select: SwaggerComponent<object>) => (props: object) =>
    h('label', null, h('span', { className: 'unseen' }, 'Value'), h(Select, props));

  /** What an answer may be is folded; what it was is not. */
  const foldedAnswers = (Responses: SwaggerComponent<object>) => (props: AnswersProps) => {
    const { path, method, tryItOutResponse: answer, getComponent } = props;
    const live = React.useRef<HTMLElement>(null);
    const seen = React.useRef(answer);
    React.useEffect(() => {
      if (answer !== seen.current) live.current?.scrollIntoView({ block: 'nearest' });
      seen.current = answer;
    }, [answer]);
    const [isOpen, setOpen] = React.useState(false);
    const record = recordOf(`${path} ${method}`);
    return h(
      React.Fragment,
      null,
      answer &&
        h(
          'div',
          { className: 'answer', ref: live },
          record && h('a', { href: record }, 'Open this record in the console'),
          h(getComponent('liveResponse'), { ...props, response: answer }),
        ),
      h(
        'details',
        {
          className: 'folded',
          onToggle: ({ currentTarget }: ToggleEvent) => setOpen((currentTarget as HTMLDetailsElement).open),
        },
        h('summary', null, 'What it can answer'),
        isOpen && h(Responses, { ...props, tryItOutResponse: null }),
      ),
    );
  };

  /** Lists roles and error codes above the parameters of an operation. */
  const withAccess = (Parameters: SwaggerComponent<object>) => (props: { readonly operation: ImmutableValue }) =>
    h(React.Fragment, null, access(props.operation), h(Parameters, props));

  function access(operation: ImmutableValue): SwaggerElement {
    const roles = listOf(operation.get('x-roles'));
    const codes = ((operation.get('x-codes') as ImmutableValue | undefined)?.toJS() ?? {}) as Codes;
    const special = only(codes, (code) => !isShared(code));
    const common = only(codes, isShared);
    const permission = String(operation.get('x-permission') ?? operation.get('operationId'));
    const isForEveryone = operation.get('x-roles') === undefined;
    const needed = isForEveryone ? 'None, and no token' : h('code', null, permission);
    return h(
      'div',
      { className: 'access' },
      h('dl', null, row('Permission', needed), !isForEveryone && row('Roles', ...roles.map(role))),
      special.length > 0 && h('h5', null, 'Errors of this operation'),
      h('dl', null, ...special.map(codeRow)),
      h(
        'details',
        null,
        h('summary', null, 'Errors that many operations share'),
        h('dl', null, ...common.map(codeRow)),
      ),
    );
  }

  const row = (name: string, ...values: readonly unknown[]) =>
    h(React.Fragment, { key: name }, h('dt', null, name), h('dd', null, ...values));

  const codeRow = ([status, codes]: readonly [string, readonly string[]]) =>
    row(status, ...codes.map((code) => h('code', { key: code }, code)));

  function role(text: string): SwaggerElement {
    const [name = '', own] = text.split(':');
    return h('span', { key: text, className: 'tag' }, own === undefined ? name : `${name}: own records`);
  }

  return {
    components: {
      FilterContainer: nothing,
      ServersContainer: nothing,
      SchemesContainer: nothing,
      AuthorizeBtnContainer: nothing,
      authorizeOperationBtn: nothing,
      TryItOutButton: nothing, // it is always on
      DeepLink: ({ text }: { readonly text: unknown }) => h('span', null, text), // a link in a button cannot be reached
    },
    wrapComponents: {
      parameters: withAccess,
      responses: foldedAnswers,
      curl: foldedCurl,
      InfoContainer: folded,
      TextArea: labeled,
      Select: named,
    },
  };
}

const listOf = (list: unknown) => ((list as ImmutableValue | undefined)?.toJS() ?? []) as readonly string[];

/** The statuses that still have codes, with these. */
const only = (codes: Codes, keep: (code: string) => boolean) =>
  Object.entries(codes)
    .map(([status, all]) => [status, all.filter(keep)] as const)
    .filter(([, kept]) => kept.length > 0);
