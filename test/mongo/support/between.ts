/** A network between Gala and a MongoDB: what it carries can be held up, and answers can be changed. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** @param change of a part of an answer, to one of the same length. */
export async function between(url: string, change = (answer: Buffer) => answer) {
  const target = new URL(url);
  const clients = new Set<Socket>();
  let isHeld = false;
  const server = createServer((client) => {
    const other = connect(Number(target.port), target.hostname);
    clients.add(client);
    client.on('data', (bytes) => other.write(bytes)).on('error', () => {});
    client.on('close', () => clients.delete(client) && other.destroy());
    other.on('data', (bytes) => client.write(change(bytes))).on('error', () => {});
    other.on('close', () => client.destroy());
    if (isHeld) client.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = `${(server.address() as { port: number }).port}`;
  return {
    url: through.href,
    hold() {
      isHeld = true;
      for (const client of clients) client.pause();
    },
    release() {
      isHeld = false;
      for (const client of clients) client.resume();
    },
    close() {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
}
