/** What a mail server can say at each step of a dialog, and what becomes of the e-mail then. */
import { strict as assert } from 'node:assert';
import { Unsent } from '../../src/delivery/delivery.js';
import { type SmtpOptions, SmtpTransport } from '../../src/mail/smtp.js';
import { type Script, type Step, scriptedServer, steps } from '../support/scriptedServer.js';
import { happening } from '../support/until.js';

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

  const before: readonly Step[] = ['greeting', 'EHLO', 'STARTTLS', 'AUTH'];
  /** The outcome at MAIL, and at RCPT, DATA and after the whole e-mail → replies. Before an e-mail is offered, all are `down`. */
  const table: readonly (readonly [Outcome, Outcome, readonly string[]])[] = [
    // no reply of a mail server: who can tell what it would have said?
    ['deferred', 'deferred', ['hello?', '<html>\r\n<h1>Blocked</h1>\r\n</html>', 'HTTP/1.1 400 Bad Request', '']],
    ['deferred', 'deferred', ['5502 5.1.1 no', '55', '550no', '999 no']],
    // for now
    ['limited', 'limited', ['421 4.3.2 closing']],
    ['deferred', 'deferred', ['451 4.7.1 slow down', '503 5.5.1 out of order']],
    // a login
    ['limited', 'limited', ['530 5.7.0 log in first', '535 5.7.8 no']],
    // this e-mail
    ['limited', 'refused', ['550 5.1.1 no such user', '550 no', '552 5.2.2 mailbox full', '554 5.7.1 spam']],
    ['limited', 'refused', ['550 5.4.1 no such domain']],
    ['refused', 'refused', ['552 5.3.4 too large', '550 5.6.7 no internationalized addresses']],
    // the sender or the mail server
    ['limited', 'limited', ['550 5.4.5 Daily limit exceeded', '550-5.4.5 Limit. See\r\n550 5.4.5 https://example.org']],
    ['limited', 'limited', ['550 5.1.8 bad outbound sender', '554 5.2.252 SendAsDenied', '550 5.7.502 banned sender']],
    ['limited', 'limited', ['550 5.7.705 tenant has exceeded threshold', '554 5.3.2 system not accepting messages']],
  ];

  for (const [atMail, atOthers, replies] of table)
    for (const reply of replies)
      for (const step of steps) {
        const expected = before.includes(step) ? 'down' : step === 'MAIL' ? atMail : atOthers;
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

  it('that cannot be understood is shown as that, and ends its connection: what follows must not be taken for replies to others', async () => {
    for (const step of ['MAIL', 'RCPT', 'DATA', 'end of data'] as const) {
      let odd = 0;
      // a line too many, and then all that is usual
      const { server, send } = await connected((at) =>
        at === step && odd++ === 0 ? `hello?\r\n250 2.0.0 ok` : undefined,
      );
      const text = 'The mail server gave a reply that cannot be understood.';
      assert.equal((await send()).text, text, step);
      const first = server.received.length;
      for (let n = 0; n < 3; n++) assert.deepEqual(await send(), { outcome: 'sent', text: '250 2.0.0 queued' }, step);
      assert.equal(server.received.length, first + 3, step);
    }
  });

  it('that cannot be understood leaves the e-mails of other connections alone', async () => {
    const reached = happening();
    const { server, send } = await connected((at, { to }) => {
      if (at === 'MAIL') reached.happen();
      return at === 'RCPT' && to.startsWith('odd') ? 'hello?' : undefined;
    });
    const outcomes = Array.from({ length: 20 }, (_, n) => send({}, `${n % 5 === 0 ? 'odd' : 'good'}${n}@example.org`));
    await reached.happened;
    for (const [n, { outcome }] of (await Promise.all(outcomes)).entries())
      assert.equal(outcome, n % 5 === 0 ? 'deferred' : 'sent', String(n));
    const to = server.received.map((one) => one.to);
    assert.deepEqual([to.length, new Set(to).size], [16, 16], 'each once');
  });

  /** What it says about the sender that one template has → the outcome at MAIL, at RCPT. */
  const ofOneTemplate: [string, Outcome, Outcome][] = [
    ['553 5.7.1 not yours', 'deferred', 'refused'],
    ['550 5.1.8 bad sender', 'deferred', 'deferred'],
    ['550 5.4.5 Daily user sending limit exceeded', 'deferred', 'limited'],
    ['530 5.7.0 log in first', 'limited', 'limited'],
  ];
  for (const [reply, ...outcomes] of ofOneTemplate)
    it(`about the sender of one template is no reason to stop all others, unless it is about all: ${reply}`, async () => {
      for (const [n, step] of (['MAIL', 'RCPT'] as const).entries()) {
        const { send } = await connected((at) => (at === step ? reply : undefined));
        assert.equal((await send({ from: 'nobody@chairs.example.org' })).outcome, outcomes[n], step);
      }
    });

  it('is told to all without its words, which can name a recipient', async () => {
    const { send } = await connected((at) => (at === 'RCPT' ? '550 5.4.5 ada@example.org: daily limit' : undefined));
    const { text, unsent } = await send();
    assert.equal(text, '550 5.4.5 ada@example.org: daily limit');
    assert.equal(unsent?.forAll, 'The mail server takes no e-mails from the sender now (550 5.4.5).');
    const details = { code: 'EENVELOPE', command: 'RCPT TO', response_code: 550, enhanced_code: '5.4.5' };
    assert.deepEqual(unsent?.details, details);
  });
});
