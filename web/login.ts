/** The token with which the documentation sends requests: of the session, the demo token, pasted, or of a client. */
import { demoToken, forgetToken, logIn, logInAsClient, type Me, savedToken } from './session.js';
import { byId, element } from './site.js';

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
    byId('forget').hidden = savedToken() === undefined;
    dialog.showModal();
  };

  function forget(status: string): void {
    clearTimeout(expiring);
    forgetToken();
    use(undefined);
    byId('caller').textContent = status;
    byId('authorize').textContent = 'Authorize';
  }

  function welcome({ id, expires_at: end }: Me): void {
    use(savedToken());
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
    for (const tokenOf of [savedToken, demoToken]) {
      const token = await tokenOf();
      if (token === undefined) continue;
      try {
        return welcome(await logIn(token));
      } catch (error) {
        forget((error as Error).message);
      }
    }
  }

  function submitted(form: HTMLElement, enter: (field: (name: string) => string) => Promise<Me>): void {
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const fields = new FormData(form as HTMLFormElement);
      try {
        welcome(await enter((name) => String(fields.get(name))));
        (form as HTMLFormElement).reset();
        dialog.close();
      } catch (error) {
        tell((error as Error).message);
      }
    });
  }

  byId('by-secret').hidden = !issues;
  submitted(byId('by-token'), (field) => logIn(field('token')));
  submitted(byId('by-secret'), (field) => logInAsClient(field('id'), field('secret')));
  byId('authorize').addEventListener('click', () => open());
  byId('close').addEventListener('click', () => dialog.close());
  byId('forget').addEventListener('click', () => {
    forget('');
    dialog.close();
  });
  void begin();
}
