/** A mail server that says what a test wants at one step of a dialog, and what is usual at all others. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** The steps of a dialog with SMTP, in their order. */
export const steps = ['greeting', 'EHLO', 'STARTTLS', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'end of data'] as const;
export type Step = (typeof steps)[number];

/** What it says; undefined for the usual reply. An empty text closes the connection. */
export type Script = (step: Step, about: { readonly to: string }) => string | undefined;

interface Options {
  /** After the name of the server, what it says it can do. */
  readonly extensions?: readonly string[];
  readonly script?: Script;
}

/** It listens on 127.0.0.1, without TLS. */
export async function scriptedServer({ extensions = [], script = () => undefined }: Options = {}) {
  const sockets = new Set<Socket>();
  /** Recipient and content of what it was given whole, whatever it said then. */
  const received: { readonly to: string; readonly raw: string }[] = [];
  /** The commands of all connections, without what follows. */
  const commands: string[] = [];
  const usual: Readonly<Record<Step, string>> = {
    greeting: '220 mail.example.org ESMTP',
    EHLO: ['250-mail.example.org', ...extensions.map((name) => `250-${name}`), '250 HELP'].join('\r\n'),
    STARTTLS: '220 go ahead',
    AUTH: '235 2.7.0 welcome',
    MAIL: '250 2.1.0 ok',
    RCPT: '250 2.1.5 ok',
    DATA: '354 go ahead',
    'end of data': '250 2.0.0 queued',
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}); // a client that hangs up
    let [to, content]: [string, string[] | undefined] = ['', undefined];
    const say = (step: Step) => {
      const text = script(step, { to }) ?? usual[step];
      if (text === '') socket.destroy();
      else socket.write(`${text}\r\n`);
      return text;
    };
    say('greeting');
    createInterface({ input: socket }).on('line', (line) => {
      if (content !== undefined && line === '.') {
        received.push({ to, raw: content.join('\r\n') });
        content = undefined;
        say('end of data');
      } else if (content !== undefined) content.push(line);
      else {
        const [verb = ''] = line.toUpperCase().split(/[ :]/);
        commands.push(verb);
        if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
        const step = verb === 'HELO' ? 'EHLO' : steps.find((name) => name === verb);
        const text = step === undefined ? void socket.write('250 2.0.0 ok\r\n') : say(step);
        if (verb === 'DATA' && text?.startsWith('354')) content = [];
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, received, commands, sockets, close };
}
