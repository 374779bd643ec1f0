/** The token with which the documentation sends requests: of the session, the trial token, pasted, or of a client. */
import { byId, element, session } from './site.js';

interface Caller {
  readonly id: string;
  readonly expires_at: string;
}

/**
 * Takes the token that there is, and lets people give another one.
 * @param issues whether the server issues tokens.
 * @param use called with each token that the server accepts, and with undefined when there is none any more.
 */
export function login(issues: boolean, use: (token: string | undefined) => void): void {
  const dialog = byId('login') as HTMLDialogElement;
  const problem = byId('problem');
  let expiring: ReturnType<typeof setTimeout>;

  const tell = (text: string) => {
    problem.textContent = text;
    problem.hidden = text === '';
  };
  const open = (text = '') => {
    tell(text);
    byId('forget').hidden = session.token === undefined;
    dialog.showModal();
  };

  function forget(status: string): void {
    clearTimeout(expiring);
    session.token = undefined;
    use(undefined);
    byId('caller').textContent = status;
    byId('authorize').textContent = 'Authorize';
  }

  /** @returns why the server does not accept the token; undefined if it does. */
  async function take(token: string): Promise<string | undefined> {
    if (!/^[\w.~+/=-]+$/.test(token)) return 'This is not a token. A token is one long word with two dots.';
    const reply = await fetch('/me', { headers: { Authorization: `Bearer ${token}` } });
    const told = await reply.json();
    if (!reply.ok) return told.message;
    session.token = token;
    use(token);
    welcome(told);
    return undefined;
  }

  function welcome({ id, expires_at: end }: Caller): void {
    const date = new Date(end);
    const until = element(
      'time',
      { datetime: end },
      date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    );
    byId('caller').replaceChildren(element('strong', {}, id), ' until ', until);
    byId('authorize').textContent = 'Change token';
    clearTimeout(expiring);
    const left = date.getTime() - Date.now();
    if (left < 2 ** 31) expiring = setTimeout(() => forget('The token has expired.'), left); // longer ones are not supported
  }

  async function begin(): Promise<void> {
    const refusal = session.token === undefined ? undefined : await take(session.token);
    if (refusal !== undefined) forget(refusal);
    const trial = session.token === undefined && isLocal() ? await trialToken() : undefined;
    if (trial !== undefined) await take(trial);
  }

  function submitted(form: HTMLElement, tokenOf: (fields: FormData) => Promise<string>): void {
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      try {
        const refusal = await take(await tokenOf(new FormData(form as HTMLFormElement)));
        if (refusal !== undefined) return tell(refusal);
        (form as HTMLFormElement).reset();
        dialog.close();
      } catch (error) {
        tell((error as Error).message);
      }
    });
  }

  byId('by-secret').hidden = !issues;
  submitted(byId('by-token'), async (fields) =>
    String(fields.get('token'))
      .trim()
      .replace(/^Bearer\s+/i, ''),
  );
  submitted(byId('by-secret'), issuedToken);
  byId('authorize').addEventListener('click', () => open());
  byId('close').addEventListener('click', () => dialog.close());
  byId('forget').addEventListener('click', () => {
    forget('');
    dialog.close();
  });
  void begin();
}

const isLocal = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Undefined if somebody has configured a key. */
async function trialToken(): Promise<string | undefined> {
  const reply = await fetch('/trial-token');
  return reply.ok ? (await reply.json()).token : undefined;
}

/** @throws Error that says why there is none. */
async function issuedToken(fields: FormData): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: String(fields.get('id')),
    client_secret: String(fields.get('secret')),
  });
  // without it, browsers ask for a name and a password themselves when the secret is wrong
  const reply = await fetch('/oauth/token', { method: 'POST', body, credentials: 'omit' });
  const told = await reply.json();
  if (!reply.ok) throw new Error(told.error_description ?? told.message);
  return told.access_token;
}
