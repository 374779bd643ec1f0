/** What every demo needs: a server that responds and gives the demo all permissions. */
import { GalaError } from '../../src/client/client.js';
import { clientOf, type Gala, inWords } from './client.js';
import { Misuse } from './misuse.js';
import { openServer, type Server, type Wishes } from './server.js';
import { type Output, Telling } from './telling.js';

export interface Stage extends Server {
  readonly gala: Gala;
  readonly tenant: string;
  readonly tell: Telling;
}

/** @throws Misuse */
export async function enter(wishes: Wishes, output: Output): Promise<Stage> {
  const tenant = `meridian-${Date.now().toString(36)}`;
  const server = await openServer(tenant, wishes);
  const { url, token } = server;
  const tell = new Telling(output);
  tell.say(`Gala at ${url}${server.own ? ', started for the demo' : ''}; tenant ${tenant}`);
  if (!server.own) tell.say('It shows nothing of what others must not do, for it cannot sign tokens for them.');
  const asking = clientOf(url, tenant, token, tell.calls, 0).awards.list();
  await asking.catch((error: Error) => {
    if (!(error instanceof GalaError)) throw error;
    if (error.status === 0) throw new Misuse(`No answer from ${url}. ${error.message}`);
    throw new Misuse(`${inWords(error)} The demo needs a token for tenants ["*"] and permissions ["*"].`);
  });
  return { gala: clientOf(url, tenant, token, tell.calls), ...server, tenant, tell };
}

/** The client of another user; if the demo cannot sign tokens, its own. */
export const actingAs = ({ own, url, tenant, gala, tell }: Stage, sub: string, permissions: readonly string[]): Gala =>
  own === undefined ? gala : clientOf(url, tenant, own.sign({ sub, permissions }), tell.calls);
