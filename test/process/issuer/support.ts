/** Commands of the issuer, and requests for tokens. */
import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { command, type Environment } from '../support/process.js';

export { command };

export interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** Adds a client by the command. */
export async function added(id: string, environment: Environment, ...parameters: string[]): Promise<Credentials> {
  const { code, stdout, stderr } = await command('client', ['add', id, ...parameters], environment).done;
  assert.equal(code, 0, stderr);
  return { id, secret: stdout.trim() };
}

export interface TokenReply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly body: any;
  readonly text: string;
}

export async function post(
  url: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<TokenReply> {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const reply = await fetch(`${url}/oauth/token`, { method: 'POST', body, headers: { ...type, ...headers } });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, body: JSON.parse(text) };
}

const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);

export const basic = ({ id, secret }: Credentials) => ({
  Authorization: `Basic ${Buffer.from(`${encoded(id)}:${encoded(secret)}`).toString('base64')}`,
});

export const grant = 'grant_type=client_credentials';

/** A token, for which everything must go well. */
export async function tokenFor(url: string, credentials: Credentials, more = ''): Promise<string> {
  const { status, body, text } = await post(url, grant + more, basic(credentials));
  assert.equal(status, 200, text);
  return body.access_token as string;
}

/** The parts of a JWT. */
export function partsOf(token: string) {
  const [header = '', claims = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  return { header: JSON.parse(header), claims: JSON.parse(claims) };
}

export const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
