/** What a mail server can say at each step of a dialog, and what becomes of the e-mail then. */
import { strict as assert } from 'node:assert';
import { Unsent } from '../../src/mail/mime.js';
import { type SmtpOptions, SmtpTransport } from '../../src/mail/smtp.js';
import { type Script, type Step, scriptedServer, steps } from '../support/scriptedServer.js';

const sender = { address: 'awards@example.org', name: 'Awards', domains: ['chairs.example.org'] };
const mail = { to: 'ada@example.org', subject: 'A letter', body: '<p>Dear Ada</p>', preview: false };
const auth = { user: 'gala', pass: 'hunter2hunter2' };

type Outcome = 'sent' | Unsent['kind'];

describe('A reply of a mail server', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function connected(script: Script, extensions: readonly string[] = [], options: Partial<SmtpOptions> = {}) {
    const server = await scriptedServer({ script, extensions });
    const usual = { host: '127.0.0.1', port: server.port, secure: false, requireTLS: false, auth: undefined };
    const transport = new SmtpTransport({ ...usual, rateLimit: undefined, dkim: undefined, ...options }, sender);
    ends.push(server.close, () => transport.close());
    const send = async (one: object = mail, to = mail.to) => {
      const found: { outcome: Outcome; text: string; unsent?: Unsent } = await transport
        .send('m:1', { ...mail, ...one }, to)
        .then(
          (text) => ({ outcome: 'sent', text }),
          (unsent: unknown) => {
            assert.ok(unsent instanceof Unsent, String(unsent));
            return { outcome: unsent.kind, text: unsent.message, unsent };
          },
        );
      return found;
    };
    return { server, send };
  }

  /** Only the steps that there are with these extensions. */
  const isStep = (step: Step, extensions: readonly string[]) =>
    (step !== 'STARTTLS' && step !== 'AUTH') || extensions.some((name) => name.startsWith(step));
  const optionsFor = (step: Step) => ({ auth: step === 'AUTH' ? auth : undefined });
  const extensionsFor = (step: Step) => (step === 'AUTH' ? ['AUTH PLAIN'] : step === 'STARTTLS' ? ['STARTTLS'] : []);

  /** What it says → the outcome before an e-mail is offered, at MAIL, at RCPT, at DATA, and after the whole e-mail. */
  const before: readonly Step[] = ['greeting', 'EHLO', 'STARTTLS', 'AUTH'];
  const table: readonly (readonly [string, Outcome, Outcome, Outcome, Outcome, Outcome])[] = [
    // no reply of a mail server: who can tell what it would have said?
    ['hello?', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    ['<html><body><h1>502 Bad Gateway</h1></body></html>', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    [
      '<html>\r\n<body>\r\n<h1>Blocked</h1>\r\n</body>\r\n</html>',
      'down',
      'deferred',
      'deferred',
      'deferred',
      'deferred',
    ],
    ['HTTP/1.1 400 Bad Request', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    ['5502 5.1.1 no', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    ['55', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    ['550no', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    ['999 no', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    ['', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    // for now
    ['421 4.3.2 closing', 'down', 'limited', 'limited', 'limited', 'limited'],
    ['451 4.7.1 slow down', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    ['503 5.5.1 out of order', 'down', 'deferred', 'deferred', 'deferred', 'deferred'],
    // a login
    ['530 5.7.0 log in first', 'down', 'limited', 'limited', 'limited', 'limited'],
    ['535 5.7.8 no', 'down', 'limited', 'limited', 'limited', 'limited'],
    // this e-mail
    ['550 5.1.1 no such user', 'down', 'limited', 'refused', 'refused', 'refused'],
    ['550 no', 'down', 'limited', 'refused', 'refused', 'refused'],
    ['552 5.2.2 mailbox full', 'down', 'limited', 'refused', 'refused', 'refused'],
    ['554 5.7.1 spam', 'down', 'limited', 'refused', 'refused', 'refused'],
    ['550 5.4.1 no such domain', 'down', 'limited', 'refused', 'refused', 'refused'],
    ['552 5.3.4 too large', 'down', 'refused', 'refused', 'refused', 'refused'],
    ['550 5.6.7 no internationalized addresses', 'down', 'refused', 'refused', 'refused', 'refused'],
    // the sender or the mail server
    ['550 5.4.5 Daily user sending limit exceeded', 'down', 'limited', 'limited', 'limited', 'limited'],
    [
      '550-5.4.5 Daily user sending limit exceeded. See\r\n550 5.4.5 https://example.org',
      'down',
      'limited',
      'limited',
      'limited',
      'limited',
    ],
    ['550 5.1.8 bad outbound sender', 'down', 'limited', 'limited', 'limited', 'limited'],
    ['554 5.2.252 SendAsDenied', 'down', 'limited', 'limited', 'limited', 'limited'],
    ['550 5.7.502 banned sender', 'down', 'limited', 'limited', 'limited', 'limited'],
    ['550 5.7.705 tenant has exceeded threshold', 'down', 'limited', 'limited', 'limited', 'limited'],
    ['554 5.3.2 system not accepting messages', 'down', 'limited', 'limited', 'limited', 'limited'],
  ];

  for (const [reply, atFirst, ...later] of table)
    for (const step of steps) {
      const expected = before.includes(step) ? atFirst : later[steps.indexOf(step) - before.length];
      for (const pipelining of before.includes(step) ? [[]] : [[], ['PIPELINING']]) {
        const extensions = [...extensionsFor(step), ...pipelining];
        const what = reply === '' ? 'that does not come' : JSON.stringify(reply.slice(0, 60));
        it(`${what} at ${[step, ...pipelining].join(', ')}: ${expected}`, async () => {
          assert.ok(isStep(step, extensions));
          const { send } = await connected((at) => (at === step ? reply : undefined), extensions, optionsFor(step));
          const { outcome, unsent } = await send();
          assert.equal(outcome, expected);
          assert.doesNotMatch(JSON.stringify(unsent?.details), /hunter2|ada@|awards@/);
        });
      }
    }

  it('that cannot be understood is shown as that', async () => {
    for (const step of ['MAIL', 'RCPT', 'DATA', 'end of data'] as const) {
      const { send } = await connected((at) => (at === step ? '<html>ada@example.org</html>' : undefined));
      assert.equal((await send()).text, 'The mail server gave a reply that cannot be understood.');
    }
  });

  it('that cannot be understood ends its connection: what follows must not be taken for replies to others', async () => {
    for (const step of ['MAIL', 'RCPT', 'DATA', 'end of data'] as const) {
      let odd = 0;
      // a line too many, and then all that is usual
      const { server, send } = await connected((at) =>
        at === step && odd++ === 0 ? `hello?\r\n250 2.0.0 ok` : undefined,
      );
      assert.equal((await send()).outcome, 'deferred', step);
      const first = server.received.length;
      for (let n = 0; n < 3; n++) assert.deepEqual(await send(), { outcome: 'sent', text: '250 2.0.0 queued' }, step);
      assert.equal(server.received.length, first + 3, step);
    }
  });

  it('that cannot be understood leaves the e-mails of other connections alone', async () => {
    let go = () => {};
    const reached = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { server, send } = await connected((at, { to }) => {
      if (at === 'MAIL') go();
      return at === 'RCPT' && to.startsWith('odd') ? 'hello?' : undefined;
    });
    const outcomes = Array.from({ length: 20 }, (_, n) => send({}, `${n % 5 === 0 ? 'odd' : 'good'}${n}@example.org`));
    await reached;
    const found = (await Promise.all(outcomes)).map(({ outcome }) => outcome);
    assert.deepEqual(
      found,
      Array.from({ length: 20 }, (_, n) => (n % 5 === 0 ? 'deferred' : 'sent')),
    );
    const to = server.received.map((one) => one.to);
    assert.deepEqual([to.length, new Set(to).size], [16, 16], 'each once');
  });

  describe('about the sender of one template', () => {
    const from = 'nobody@chairs.example.org';

    for (const [reply, expected] of [
      ['553 5.7.1 not yours', 'deferred'],
      ['550 5.1.8 bad sender', 'deferred'],
      ['550 5.4.5 Daily user sending limit exceeded', 'limited'],
      ['530 5.7.0 log in first', 'limited'],
    ] as const)
      it(`is no reason to stop all others, unless it is about all: ${reply}`, async () => {
        for (const step of ['MAIL', 'RCPT'] as const) {
          const atRecipient = reply.startsWith('553') ? 'refused' : expected;
          const about = step === 'RCPT' ? atRecipient : reply.startsWith('530') ? 'limited' : 'deferred';
          const { send } = await connected((at) => (at === step ? reply : undefined));
          assert.equal((await send({ from })).outcome, about, step);
        }
      });
  });

  it('is told to all without its words, which can name a recipient', async () => {
    const { send } = await connected((at) => (at === 'RCPT' ? '550 5.4.5 ada@example.org: daily limit' : undefined));
    const { text, unsent } = await send();
    assert.equal(text, '550 5.4.5 ada@example.org: daily limit');
    assert.equal(unsent?.forAll, 'The mail server takes no e-mails from the sender now (550 5.4.5).');
    assert.deepEqual(unsent?.details, {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      response_code: 550,
      enhanced_code: '5.4.5',
    });
  });
});
