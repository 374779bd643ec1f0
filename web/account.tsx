/** The token with which the documentation sends requests: of the session, the demo token, or one that is given here. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LoginForm } from './console/login.js';
import { Dialog } from './console/ui.js';
import { demoToken, forgetToken, logIn, type Me, savedToken } from './session.js';
import { byId } from './site.js';

/** Gets each token that the server accepts, and undefined when there is none any more. */
type Use = (token: string | undefined) => void;

export const showAccount = (use: Use) => render(<Account use={use} />, byId('account'));

function Account({ use }: { readonly use: Use }) {
  const [me, setMe] = useState<Me>();
  const [problem, setProblem] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const enter = (next: Me) => {
    setMe(next);
    setIsAsking(false);
    use(savedToken());
  };
  const forget = (why = '') => {
    forgetToken();
    setMe(undefined);
    setProblem(why);
    use(undefined);
  };
  useEffect(() => void begin(enter, forget), []);
  const end = new Date(me?.expires_at ?? 0);
  useEffect(() => {
    const left = end.getTime() - Date.now();
    if (me === undefined || left >= 2 ** 31) return; // longer ones are not supported
    const expiring = setTimeout(() => forget('The token has expired.'), left);
    return () => clearTimeout(expiring);
  }, [me]);
  return (
    <>
      <span class="muted" role="status">
        {me ? (
          <>
            <strong>{me.id}</strong> until{' '}
            <time dateTime={me.expires_at}>
              {end.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </>
        ) : (
          problem
        )}
      </span>
      <button type="button" id="authorize" onClick={() => setIsAsking(true)}>
        {me ? 'Change token' : 'Authorize'}
      </button>
      {me && (
        <button
          type="button"
          class="secondary outline"
          onClick={() => {
            forget();
            byId('authorize').focus();
          }}
        >
          Forget the token
        </button>
      )}
      {isAsking && (
        <Dialog title="Authorize" close="Close" onClose={() => setIsAsking(false)}>
          <LoginForm onDone={enter} />
        </Dialog>
      )}
    </>
  );
}

async function begin(enter: (me: Me) => void, forget: (why: string) => void): Promise<void> {
  for (const tokenOf of [savedToken, demoToken]) {
    const token = await tokenOf();
    if (token === undefined) continue;
    try {
      return enter(await logIn(token));
    } catch (error) {
      forget((error as Error).message);
    }
  }
}
