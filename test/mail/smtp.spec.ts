/** E-mails sent to a mail server: what it gets, and what is said when it does not take them. */
import { strict as assert } from 'node:assert';
import { simpleParser } from 'mailparser';
import { Unsent } from '../../src/delivery/delivery.js';
import { type SmtpOptions, SmtpTransport } from '../../src/mail/smtp.js';
import { keyPair } from '../support/keySets.js';
import { answer, cert, type MailServer, mailServer } from '../support/mailServer.js';
import { withoutPauses } from '../support/time.js';
import { happening, until } from '../support/until.js';

const sender = { address: 'awards@example.org', name: 'Awards', domains: [] };
const mail = { to: 'ada@example.org', subject: 'A letter', body: '<p>Dear Ada</p>', preview: false };
const auth = { user: 'gala', pass: 'hunter2hunter2' };

type Options = NonNullable<Parameters<typeof mailServer>[0]>;

describe('The SMTP transport', () => {
  const servers: MailServer[] = [];
  const transports: SmtpTransport[] = [];

  afterEach(async () => {
    for (const transport of transports.splice(0)) await transport.close();
    for (const server of servers.splice(0)) await server.close();
  });

  const serving = async (options?: Options) => {
    const server = await mailServer(options);
    servers.push(server);
    return server;
  };
  /** @param ca whom the transport trusts: nobody if it is null. */
  const transportTo = (port: number, options: Partial<SmtpOptions> = {}, ca: string | null = cert) => {
    const usual = { host: 'localhost', secure: false, requireTLS: true, auth: undefined, rateLimit: undefined };
    const transport = new SmtpTransport({ ...usual, port, dkim: undefined, ...options }, sender, 1, ca ?? undefined);
    transports.push(transport);
    return transport;
  };
  const refusal = async (sending: Promise<string>): Promise<Unsent> => {
    const thrown = await sending.then(
      (reply) => assert.fail(`it was sent: ${reply}`),
      (error: unknown) => error,
    );
    assert.ok(thrown instanceof Unsent, String(thrown));
    assert.ok(!/hunter2|127\.0\.0\.1|localhost|gala/.test(thrown.message), thrown.message);
    assert.ok(!/hunter2|aHVudGVyM/.test(JSON.stringify([thrown.details, thrown.cause, thrown.stack])), 'a password');
    assert.ok(!/ada|example\.org/.test(JSON.stringify(thrown.details)), 'an address of a person');
    return thrown;
  };
  /** Sends one e-mail to a server with these options. */
  const sendTo = async (server: Options, options: Partial<SmtpOptions> = {}) => {
    const { port } = await serving(server);
    return await transportTo(port, options).send('m:1', mail, mail.to);
  };

  it('sends an e-mail to one recipient, encrypted, and tells the reply', async () => {
    const { port, received } = await serving();
    const more = { cc: 'c@example.org', bcc: 'secret@example.org', queued_at: '2026-01-02T03:04:05.000Z' };
    const reply = await transportTo(port).send('m:1', { ...mail, ...more }, 'c@example.org');
    assert.match(reply, /^250 /);
    const [one] = received;
    assert.deepEqual([one?.from, one?.to, one?.secure, received.length], [sender.address, ['c@example.org'], true, 1]);
    const { messageId, date, subject, from, bcc } = await simpleParser(one?.raw ?? '');
    assert.deepEqual([messageId, date?.toISOString(), subject], ['<m.1@example.org>', more.queued_at, 'A letter']);
    assert.deepEqual([from?.text, bcc], ['"Awards" <awards@example.org>', undefined]);
    assert.ok(!one?.raw.includes('secret@'));
  });

  it('uses TLS from the beginning with smtps', async () => {
    const { port, received } = await serving({ secure: true });
    await transportTo(port, { secure: true }).send('m', mail, mail.to);
    assert.equal(received[0]?.secure, true);
  });

  it('sends many e-mails through few connections, and each of them once', async () => {
    const { port, received, connections } = await serving();
    const transport = transportTo(port);
    const ids = Array.from({ length: 60 }, (_, n) => `m${n}`);
    await Promise.all(ids.map((id) => transport.send(id, mail, `${id}@example.org`)));
    assert.deepEqual(received.map(({ to }) => to[0]).sort(), ids.map((id) => `${id}@example.org`).sort());
    assert.ok(connections.length <= 5, `${connections.length} connections`);
  });

  it('sends no more per second than it may', async () => {
    const { port, received } = await serving();
    const { now } = Date;
    Date.now = () => 1e12;
    try {
      const sending = async (pauses: readonly number[]) => {
        const transport = transportTo(port, { rateLimit: 2 });
        await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => transport.send(id, mail, mail.to)));
        return [...pauses];
      };
      const calledByItDirectly = /^.*\n.*\n.*_checkRateLimit/;
      assert.deepEqual(await withoutPauses(sending, true, calledByItDirectly), [1000, 1000]);
      assert.equal(received.length, 5);
      const slots = [2, 10, undefined].map((rateLimit) => transportTo(port, { rateLimit }).slots);
      assert.deepEqual(slots, [2, 5, 5]);
    } finally {
      Date.now = now;
    }
  });

  it('logs in, and does not repeat a password that the mail server repeats', async () => {
    const onAuth: Options['onAuth'] = ({ username, password }, _, done) => {
      const sent = Buffer.from(`\0${username}\0${password}`).toString('base64');
      if (password === auth.pass) done(null, { user: username });
      else done(answer(535, `5.7.8 no ${username} ${password}: AUTH PLAIN ${sent.slice(0, -3)}`));
    };
    const { port, received } = await serving({ authOptional: false, onAuth });
    await transportTo(port, { auth }).send('m', mail, mail.to);
    assert.equal(received[0]?.user, 'gala');
    const login = { user: 'gala', pass: 'hunter2' };
    const wrong = await refusal(transportTo(port, { auth: login }).send('m', mail, mail.to));
    assert.deepEqual([wrong.kind, wrong.message], ['down', 'The mail server did not accept the login.']);
    const { response_code, command, reason } = wrong.details;
    assert.deepEqual([response_code, command, reason], [535, 'AUTH PLAIN', undefined]);
    const none = await refusal(transportTo(port).send('m', mail, mail.to));
    assert.deepEqual([none.kind, none.message], ['limited', 'The mail server did not accept the login.']);
  });

  it('does not show the login and the mail server in replies that name them', async () => {
    const words = `user gala (${auth.pass}) at localhost`;
    const onAuth: NonNullable<Options['onAuth']> = (_, __, done) => done(null, { user: 'x' });
    const onRcptTo: NonNullable<Options['onRcptTo']> = (_, __, done) => done(answer(553, `5.7.1 not of ${words}`));
    const { message } = await refusal(sendTo({ onAuth, onRcptTo }, { auth }));
    assert.equal(message, '553 5.7.1 not of user … (…) at …');
    const onData: NonNullable<Options['onData']> = (stream, _, done) =>
      void stream.resume().on('end', () => done(null, words));
    assert.equal(await sendTo({ onAuth, onData }, { auth }), '250 user … (…) at …');
  });

  it('says so when the mail server knows no logins, in place of losing e-mails that it then refuses', async () => {
    const onRcptTo: Options['onRcptTo'] = (_, __, done) => done(answer(550, 'no relay'));
    const { kind, message } = await refusal(sendTo({ disabledCommands: ['AUTH'], onRcptTo }, { auth }));
    assert.deepEqual([kind, message], ['down', 'The mail server did not accept the login.']);
  });

  it('sends nothing without TLS, unless it may', async () => {
    const plain = { disabledCommands: ['STARTTLS'] };
    const { kind, message, details } = await refusal(sendTo(plain));
    assert.deepEqual([kind, message], ['down', 'The connection to the mail server is not secure.']);
    assert.deepEqual([details.code, details.command], ['ETLS', 'STARTTLS']);
    assert.match(await sendTo(plain, { requireTLS: false }), /^250 /);
  });

  for (const [what, options, ca, code] of [
    ['nobody trusts', {}, null, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['is for another host', { host: '127.0.0.1' }, cert, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const)
    for (const more of [{}, { requireTLS: false }, { secure: true }])
      it(`sends nothing to a server whose certificate ${what}: ${JSON.stringify(more)}`, async () => {
        const { port, received } = await serving({ secure: 'secure' in more });
        const transport = transportTo(port, { auth, ...options, ...more }, ca);
        const { kind, message, details } = await refusal(transport.send('m', mail, mail.to));
        assert.deepEqual([kind, message], ['down', 'The connection to the mail server is not secure.']);
        assert.equal(details.code, code);
        assert.deepEqual(received, []);
      });

  const atMail = (error: Error): Options => ({ onMailFrom: (_, __, done) => done(error) });
  const atRcpt = (error: Error): Options => ({ onRcptTo: (_, __, done) => done(error) });
  const atData = (error: Error): Options => ({ arrived: () => Promise.reject(error) });
  const atConnect = (error: Error): Options => ({ onConnect: (_, done) => done(error) });

  const broken = 'The connection to the mail server broke.';
  const notNow = 'The mail server takes no e-mails now.';
  const noLogin = 'The mail server did not accept the login.';
  const unknown = '5.1.1 <ada@example.org>: unknown';
  const tooLong = `5.6.0 \u001b[31m${'x'.repeat(600)}`;
  const hangUp = () => servers[0]?.connections[0]?.destroy();
  const cases: [string, Options, Unsent['kind'], string][] = [
    ['refuses the sender', atMail(answer(553, '5.7.1 not yours')), 'limited', '553 5.7.1 not yours'],
    ['refuses the recipient', atRcpt(answer(550, unknown)), 'refused', `550 ${unknown}`],
    ['says more', atData(answer(554, tooLong)), 'refused', `554 5.6.0 [31m${'x'.repeat(486)}`],
    ['drops the connection at the recipient', { onRcptTo: hangUp }, 'deferred', broken],
    ['drops the connection after the message', { arrived: ([one]) => void one?.destroy() }, 'deferred', broken],
    ['wants a login', atMail(answer(530, '5.7.0 login first')), 'limited', noLogin],
    ['closes', atConnect(answer(421, 'closing')), 'down', notNow],
    ['closes after the message', atData(answer(421, 'ada@example.org')), 'limited', notNow],
    ['takes nothing from here', atConnect(answer(554, 'blocked 127.0.0.1')), 'down', notNow],
  ];
  for (const [what, hook, kind, message] of cases)
    for (const more of [{}, { hidePIPELINING: true }])
      it(`tells how it is when the server ${what}${'hidePIPELINING' in more ? ', without pipelining' : ''}`, async () => {
        const unsent = await refusal(sendTo({ ...hook, ...more }));
        assert.deepEqual([unsent.kind, unsent.message], [kind, message]);
      });

  it('is down if there is no server, or none at that name', async () => {
    const { port, close } = await mailServer();
    await close();
    const unreachable = 'The mail server cannot be reached.';
    const gone = await refusal(transportTo(port).send('m', mail, mail.to));
    assert.deepEqual([gone.kind, gone.message, gone.details.code], ['down', unreachable, 'ECONNREFUSED']);
    assert.match(String(gone.details.reason), /ECONNREFUSED/);
    const nowhere = await refusal(transportTo(port, { host: 'mail.invalid' }).send('m', mail, mail.to));
    assert.deepEqual([nowhere.kind, nowhere.message], ['down', unreachable]);
  });

  it('waits for a slow server, sends others meanwhile, and sends nothing twice', async () => {
    const go = happening();
    const { port, received } = await serving({ arrived: () => (received.length === 1 ? go.happened : undefined) });
    const transport = transportTo(port);
    const slow = transport.send('slow', mail, mail.to);
    await until(() => received.length === 1);
    await transport.send('other', mail, mail.to);
    go.happen();
    assert.match(await slow, /^250 /);
    assert.equal(received.length, 2);
  });

  it('sends again over another connection what a closed one did not take', async () => {
    const { port, received, connections } = await serving();
    const transport = transportTo(port);
    await transport.send('a', mail, mail.to);
    for (const socket of connections) socket.destroy();
    await transport.send('b', mail, mail.to);
    assert.deepEqual([received.length, connections.length], [2, 2]);
  });

  it('is down if the server has ended since the last e-mail', async () => {
    const { port, connections, close } = await mailServer();
    const transport = transportTo(port);
    await transport.send('a', mail, mail.to);
    const closing = close();
    for (const socket of connections) socket.destroy();
    const { kind, message } = await refusal(transport.send('b', mail, mail.to));
    assert.deepEqual([kind, message], ['down', 'The mail server cannot be reached.']);
    await closing;
  });

  it('gives up what the server has not taken when it is closed, and sends no more', async () => {
    const { port, received } = await serving({ arrived: () => new Promise(() => {}) });
    const transport = transportTo(port);
    const sending = refusal(transport.send('m', mail, mail.to));
    await until(() => received.length === 1);
    await transport.close();
    assert.equal((await sending).kind, 'deferred');
    assert.equal((await refusal(transport.send('late', mail, mail.to))).kind, 'down');
    assert.equal(received.length, 1);
  });

  it('refuses a recipient that is no address, or several', async () => {
    const { port, received } = await serving();
    const transport = transportTo(port);
    for (const text of ['ada', 'a@example.org, b@example.org', 'a@example.org\r\nRCPT TO:<b@example.org>'])
      assert.equal((await refusal(transport.send('m', mail, text))).kind, 'refused');
    assert.equal(received.length, 0);
  });

  it('signs with DKIM', async () => {
    const { privateKey } = keyPair(2048);
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    const dkim = { domainName: 'example.org', keySelector: 's1', privateKey: pem };
    const { port, received } = await serving();
    await transportTo(port, { dkim }).send('m', mail, mail.to);
    const { raw = '' } = received[0] ?? {};
    assert.match(raw.replace(/\r\n\s+/g, ' '), /^DKIM-Signature: v=1; a=rsa-sha256;.* d=example\.org;.* s=s1; .*\bb=/m);
  });
});
