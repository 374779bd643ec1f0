/** Logs in with a token, or with the id and secret of a client. */
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { demoToken, logIn, logInAsClient, type Me } from '../session.js';
import { Busy, Dialog } from './ui.js';

interface HeaderProps {
  /** The address of the console. */
  readonly console?: string;
  readonly menu?: VNode;
  readonly children?: ComponentChildren;
}

/** The top of every page. */
export const SiteHeader = ({ console = 'console', menu, children }: HeaderProps) => (
  <header class={children ? 'site bar' : 'site'}>
    {menu}
    <a class="brand" href="./">
      <img src="assets/icon.svg" alt="" width="24" height="24" />
      Gala
    </a>
    <nav aria-label="Pages">
      <a href="docs">Documentation</a>
      <a href={console} aria-current="page">
        Console
      </a>
    </nav>
    {children}
  </header>
);

const ways = { token: 'A token', client: "A client's secret" };

interface LoginProps {
  readonly onDone: (me: Me) => void;
  /** Why it is needed. */
  readonly reason?: string | undefined;
}

export function LoginForm({ onDone, reason }: LoginProps) {
  const [way, setWay] = useState<keyof typeof ways>('token');
  const [values, setValues] = useState({ token: '', id: '', secret: '' });
  /** null if there is none; undefined as long as that is not known. */
  const [demo, setDemo] = useState<string | null>();
  const [problem, setProblem] = useState(reason);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    demoToken().then((token = '') => {
      setValues((now) => ({ ...now, token }));
      setDemo(token || null);
    });
  }, []);
  const input = (name: keyof typeof values) => ({
    value: values[name],
    required: true,
    onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: value }),
  });
  const submit = async (event: Event) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      onDone(way === 'token' ? await logIn(values.token) : await logInAsClient(values.id, values.secret));
    } catch (error) {
      setProblem((error as Error).message);
      setIsBusy(false);
    }
  };
  if (demo === undefined) return <Busy />; // an input must not change while somebody pastes into it
  return (
    <form onSubmit={submit} class="login">
      <fieldset aria-label="Log in with">
        {Object.entries(ways).map(([name, label]) => (
          <button
            key={name}
            type="button"
            class="secondary outline"
            aria-pressed={way === name}
            onClick={() => setWay(name as keyof typeof ways)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {way === 'token' ? (
        <label>
          Token
          <textarea rows={4} class="code" {...input('token')} spellcheck={false} autocomplete="off" />
          <small>
            {demo
              ? 'This is the demo token of this server. It may do everything.'
              : 'A JWT, as it goes into the Authorization header.'}
          </small>
        </label>
      ) : (
        <>
          <label>
            Client id
            <input {...input('id')} autocomplete="username" />
          </label>
          <label>
            Client secret
            <input type="password" {...input('secret')} autocomplete="current-password" />
          </label>
        </>
      )}
      {problem !== undefined && (
        <p class="finding" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" aria-busy={isBusy} disabled={isBusy}>
        Log in
      </button>
      <small>The token stays in this tab, and is gone when you close it.</small>
    </form>
  );
}

export const LoginPage = (props: LoginProps) => (
  <>
    <SiteHeader />
    <main class="container narrow" id="main">
      <h1>Gala console</h1>
      <LoginForm {...props} />
    </main>
  </>
);

/** Over a page whose token is not accepted any more. What was typed there stays. */
export const LoginDialog = ({ onClose, ...props }: LoginProps & { onClose: () => void }) => (
  <Dialog title="Log in again" onClose={onClose}>
    <LoginForm {...props} />
  </Dialog>
);
