/** A mail server for tests (SMTP), in this process. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** For `localhost`, signed by itself, until 2120. Nothing but these tests trusts it. */
export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsL4vQfVnbVtlmy/c
1fxj0e9m/EASXZOPbg/nyQE7Sv+hRANCAARmeHee+Nou7eXBKabFnYhF8+E/3tKa
OqXtW0BsZxSZRmH69MTvTmyXND+lMWAlRGjJ1j0W2EzVOjSQ42FFO7cE
-----END PRIVATE KEY-----`;
export const cert = `-----BEGIN CERTIFICATE-----
MIIBYjCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGZ4d5742i7t5cEp
psWdiEXz4T/e0po6pe1bQGxnFJlGYfr0xO9ObJc0P6UxYCVEaMnWPRbYTNU6NJDj
YUU7twSjSDBGMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/
MB0GA1UdDgQWBBSxBu3I0C81oUlplTEwfLrxsKCcZTAKBggqhkjOPQQDAgNJADBG
AiEAspsq33QlwDv5oF1W4aovWDaYoxf9qsnKkRtExS+iG/QCIQDUA4oeGTtXBsIh
oVUsPgR0eoGZFjqdCMLWHYG3MlALWA==
-----END CERTIFICATE-----`;

export type MailServer = Awaited<ReturnType<typeof mailServer>>;

/** An answer other than 250. */
export const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

interface More extends SMTPServerOptions {
  /** Runs when the whole message has arrived, and decides on the answer. */
  readonly arrived?: (sockets: readonly Socket[]) => Promise<void> | void;
}

/** It takes everything, unless the options say otherwise. */
export async function mailServer({ arrived, ...options }: More = {}) {
  const received: ReturnType<typeof receivedBy>[] = [];
  /** All connections so far. */
  const connections: Socket[] = [];
  const take = async (stream: Readable, session: SMTPServerSession) => {
    received.push(receivedBy(session, await text(stream)));
    await arrived?.(connections);
  };
  const server = new SMTPServer({
    key,
    cert,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onData: (stream, session, done) => void take(stream, session).then(() => done(null), done),
    ...options,
  });
  server.on('error', () => {}); // a client that hangs up
  server.server.on('connection', (socket) => connections.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { port, received, connections, close };
}

function receivedBy({ envelope, secure, user }: SMTPServerSession, raw: string) {
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const to = envelope.rcptTo.map(({ address }) => address);
  return { from, to, raw, secure, user: user as string | undefined, smtpUtf8: envelope.smtpUtf8 === true };
}
