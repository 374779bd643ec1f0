/** What every demo needs: a server that responds and gives the demo all permissions. */
import { type Clients, clients, ok, Refusal } from './client.js';
import { Misuse } from './misuse.js';
import { openServer, type Server, type Wishes } from './server.js';
import { type Output, Telling } from './telling.js';

export interface Stage extends Clients, Server {
  readonly tenant: string;
  readonly tell: Telling;
}

/** @throws Misuse */
export async function enter(wishes: Wishes, output: Output): Promise<Stage> {
  const tenant = `meridian-${Date.now().toString(36)}`;
  const server = await openServer(tenant, wishes);
  const tell = new Telling(output);
  tell.say(`Gala at ${server.url}${server.own ? ', started for the demo' : ''}; tenant ${tenant}`);
  if (!server.own) tell.say('It shows nothing of what others must not do, for it cannot sign tokens for them.');
  const ours = clients(server.url, tenant, server.token, tell.calls);
  await ok(ours.awards.GET('/awards/{tenantId}', { params: ours.us })).catch((error: Error) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Misuse(`${error.message} The demo needs a token for tenants ["*"] and permissions ["*"].`);
  });
  return { ...ours, ...server, tenant, tell };
}

/** The clients of another user; if the demo cannot sign tokens, its own. */
export const actingAs = ({ tell, ...stage }: Stage, sub: string, permissions: readonly string[]): Clients => {
  const { own, url, tenant, ...ours } = stage;
  return own === undefined ? ours : clients(url, tenant, own.sign({ sub, permissions }), tell.calls);
};
