/** Logs in with a token, or with the id and secret of a client. */
import { useEffect, useState } from 'preact/hooks';
import { demoToken, logIn, logInAsClient, type Me } from '../session.js';

import { Busy, Dialog, SiteHeader } from './ui.js';

interface LoginProps {
  readonly onDone: (me: Me) => void;
  /** Why it is needed. */
  readonly reason?: string | undefined;
}

export function LoginForm({ onDone, reason }: LoginProps) {
  const [way, setWay] = useState<'token' | 'client'>('token');
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
  const set =
    (name: keyof typeof values) =>
    ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value });
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
        <button
          type="button"
          aria-pressed={way === 'token'}
          class={way === 'token' ? '' : 'secondary outline'}
          onClick={() => setWay('token')}
        >
          A token
        </button>
        <button
          type="button"
          aria-pressed={way === 'client'}
          class={way === 'client' ? '' : 'secondary outline'}
          onClick={() => setWay('client')}
        >
          A client's secret
        </button>
      </fieldset>
      {way === 'token' ? (
        <label>
          Token
          <textarea
            rows={4}
            class="code"
            value={values.token}
            onInput={set('token')}
            required
            spellcheck={false}
            autocomplete="off"
          />
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
            <input value={values.id} onInput={set('id')} required autocomplete="username" />
          </label>
          <label>
            Client secret
            <input
              type="password"
              value={values.secret}
              onInput={set('secret')}
              required
              autocomplete="current-password"
            />
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
