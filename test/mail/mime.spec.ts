/** What an e-mail looks like when it leaves: its headers, and its two parts. */
import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { Unsent } from '../../src/delivery/delivery.js';
import type { Mail } from '../../src/mail/message.js';
import { mimeOf, type Sender } from '../../src/mail/mime.js';
import { plainText } from '../../src/mail/plainText.js';
import { FileTransport } from '../../src/mail/transport.js';
import { freshFolder } from '../support/folder.js';

const ours: Sender = {
  address: 'awards@example.org',
  name: 'Example Awards',
  domains: ['example.com', 'xn--exmple-cua.org'],
};

describe('An e-mail', () => {
  const folder = freshFolder(true);

  const plain = { to: 'ada@example.org', subject: 'A letter', body: '<p>Dear Ada</p>', preview: false };
  const written = async (mail: Partial<Mail> & { queued_at?: string }, sender?: Sender, id = 'mail:1') => {
    await new FileTransport(folder.path, sender).send(id, { ...plain, ...mail }, plain.to);
    return await readFile(join(folder.path, `${id.replaceAll(':', '-')}.eml`), 'utf8');
  };
  const parsed = async (mail: Partial<Mail>, sender?: Sender) => await simpleParser(await written(mail, sender));
  const headersOf = (raw: string) => raw.slice(0, raw.search(/\r?\n\r?\n/)).split(/\r?\n(?![ \t])/);
  const namesOf = (raw: string) =>
    headersOf(raw)
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
      .sort();

  it('has these headers and no others, the same each time', async () => {
    const raw = await written({ queued_at: '2026-01-02T03:04:05.000Z' }, ours);
    const names = 'auto-submitted content-type date from message-id mime-version subject to';
    assert.equal(namesOf(raw).join(' '), names);
    for (const line of [
      'Auto-Submitted: auto-generated',
      'Date: Fri, 02 Jan 2026 03:04:05 +0000',
      'Message-ID: <mail.1@example.org>',
      'From: Example Awards <awards@example.org>',
    ])
      assert.ok(headersOf(raw).includes(line), line);
    assert.match(
      await written({}, { ...ours, address: 'a@exämple.org' }),
      /^Message-ID: <mail\.1@xn--exmple-cua\.org>/m,
    );
    assert.match(await written({}), /^Message-ID: <mail\.1@gala\.localhost>/m);
  });

  it('has no line over 998 characters, also if a word of the subject is longer', async () => {
    const [long, short] = ['x'.repeat(2000), 'word '.repeat(400).trim()];
    for (const subject of [long, `a ${long}`, 'ü'.repeat(2000)]) {
      const raw = await written({ subject, from_name: subject }, ours);
      assert.ok(raw.split('\r\n').every((line) => Buffer.byteLength(line) <= 998));
      assert.match((await simpleParser(raw)).subject ?? '', /^(a )?(x{900}|ü{900})…$/);
    }
    assert.equal((await parsed({ subject: short })).subject, short);
  });

  it('is marked if it is a preview', async () => {
    assert.ok(headersOf(await written({ preview: true })).includes('X-Gala-Preview: yes'));
  });

  it('has its text in both parts, even without words', async () => {
    const body = '<p>Grüße, 😀 <a href="https://example.org/x?a=1&amp;b=2">hier</a></p><p dir="rtl">שלום</p>';
    const { text, html } = await parsed({ body });
    assert.equal(text?.trim(), 'Grüße, 😀 hier <https://example.org/x?a=1&b=2>\n\nשלום');
    assert.equal(html, body);
    for (const body of ['', '<img src="x.png" alt="">']) {
      const raw = await written({ body });
      for (const kind of ['plain', 'html']) assert.match(raw, new RegExp(`^Content-Type: text/${kind}`, 'm'));
    }
  });

  it('is from whom the template says without MAIL_FROM, or from nobody who could get answers', async () => {
    assert.equal((await parsed({ from: 'a@anywhere.org', from_name: 'Büro' })).from?.text, '"Büro" <a@anywhere.org>');
    assert.equal((await parsed({})).from?.text, 'no-reply@localhost');
  });

  const withSender: [what: string, Partial<Mail>, from: string, replyTo?: string][] = [
    ['nothing', {}, '"Example Awards" <awards@example.org>'],
    ['a name', { from_name: 'The Jury' }, '"The Jury" <awards@example.org>'],
    ['the same address', { from: 'Awards@Example.org' }, '"Example Awards" <awards@example.org>'],
    ['another there', { from: 'ceo@example.org' }, '"Example Awards" <awards@example.org>', 'ceo@example.org'],
    ['an address elsewhere', { from: 'a@other.org', from_name: 'A' }, '"A" <awards@example.org>', 'a@other.org'],
    ['an address below', { from: 'a@sub.example.com' }, '"Example Awards" <awards@example.org>', 'a@sub.example.com'],
    ['a longer domain', { from: 'a@notexample.com' }, '"Example Awards" <awards@example.org>', 'a@notexample.com'],
    ['an address of a domain', { from: 'a@Example.com', from_name: 'A' }, '"A" <a@example.com>'],
    ['an address of a domain, no name', { from: 'a@exämple.org' }, 'a@exämple.org'],
    ['a reply-to', { from: 'a@other.org', reply_to: 'b@b.org' }, '"Example Awards" <awards@example.org>', 'b@b.org'],
    ['all', { from: 'a@example.com', reply_to: 'b@b.org' }, 'a@example.com', 'b@b.org'],
  ];
  for (const [what, mail, from, replyTo] of withSender)
    it(`with MAIL_FROM and ${what} in the template is from ${from}`, async () => {
      const found = await parsed(mail, ours);
      assert.deepEqual([found.from?.text, found.replyTo?.text], [from, replyTo]);
    });

  it('shows names, subjects and addresses of all scripts as they are', async () => {
    const subject = `Ämter — 授賞 😀 ‏שלום‏ ${'long '.repeat(40)}end`;
    const from_name = 'Müller, "Jo" 王 😀';
    const raw = await written({ subject, from: 'büro@exämple.org', from_name, to: 'ada@exämple.org' });
    const parsed = await simpleParser(raw);
    assert.equal(parsed.subject, subject);
    assert.deepEqual(parsed.from?.value, [{ address: 'büro@exämple.org', name: from_name }]);
    assert.match(raw, /^To: ada@xn--exmple-cua\.org\r?$/m);
  });

  describe('cannot get more headers from', () => {
    const breaks = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\0\n', '\v', '\f', '\r\n\r\n'];
    for (const field of ['subject', 'from_name'] as const)
      it(field, async () => {
        const usual = namesOf(await written({ from_name: 'A' }, ours));
        for (const line of breaks) {
          const raw = await written({ from_name: 'A', [field]: `x${line}Bcc: eve@example.org${line}y` }, ours);
          const { subject, from, text } = await simpleParser(raw);
          const shown = field === 'subject' ? subject : from?.value[0]?.name;
          const expected = [usual, 'x Bcc: eve@example.org y', 'Dear Ada'];
          assert.deepEqual([namesOf(raw), shown, text?.trim()], expected, JSON.stringify(line));
        }
      });

    it('words that are encoded already', async () => {
      const word = '=?utf-8?Q?x=0D=0ABcc=3A_eve=40example.org?=';
      const { subject, from, bcc } = await parsed({ subject: word, from_name: word }, ours);
      assert.deepEqual([subject, bcc], [word.replace('=?', '= ?'), undefined]);
      assert.deepEqual(from?.value, [{ address: 'awards@example.org', name: word.replace('=?', '= ?') }]);
    });

    const bad = [
      ...breaks.map((line) => `a@example.org${line}Bcc: b@example.org`),
      ...[
        'a@example.org b@example.org',
        'a',
        'Ada <a@b>',
        'ada@',
        'ada@example@org',
        'ada@example.org;bob@example.org',
      ],
      ...['"Ada"@example.org', 'friends: ada@example.org;', 'ada@[127.0.0.1]', 'ada\u202e@b.org', 'ada\ud800@b.org'],
    ];
    for (const field of ['to', 'cc', 'bcc', 'from', 'reply_to'] as const)
      it(`${field}, which it must be an address for`, async () => {
        const lists = field === 'cc' || field === 'bcc' ? [] : ['', ' a@example.org', 'a@b, c@d'];
        for (const text of [...bad, ...lists])
          for (const sender of [ours, undefined])
            await assert.rejects(written({ [field]: text }, sender), (thrown) => {
              assert.ok(thrown instanceof Unsent, `${JSON.stringify(text)}: ${thrown}`);
              assert.deepEqual([thrown.kind, thrown.details], ['refused', { code: 'address_invalid' }]);
              return true;
            });
      });
  });

  it('is made one at a time, with turns for requests in between', async () => {
    let turns = 0;
    let isDone = false;
    const spin = () => {
      turns++;
      if (!isDone) setImmediate(spin);
    };
    spin();
    await Promise.all(Array.from({ length: 20 }, (_, n) => mimeOf(`m${n}`, plain)));
    isDone = true;
    assert.ok(turns >= 20, `${turns} turns`);
  });
});

describe('The text of an e-mail', () => {
  const cut = /\[The rest is only in the HTML version of this e-mail\.\]$/;

  it('is what one reads, in lines of at most 78', () => {
    const text = plainText(`<html><head><title>T</title><style>p {}</style></head><body><h1>Hello</h1>
      <p>${'lorem ipsum '.repeat(20)}</p><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol><script>x()</script>
      <table><tr><td>Name</td><td>Ada</td></tr><tr><td>Fee</td><td>50&nbsp;EUR</td></tr></table><img alt="pic" src="x"></body>`);
    assert.ok(text.split('\n').every((line) => line.length <= 78));
    assert.equal(
      text.replace(/lorem[^*]*ipsum\n/, '…\n'),
      'Hello\n\n…\n\n * one\n * two\n\n 1. first\n\nName Ada\nFee 50\u00a0EUR',
    );
  });

  it('shows where links lead, once', () => {
    for (const [html, text] of [
      ['<a href="https://example.org/a">here</a>', 'here <https://example.org/a>'],
      ['<a href="https://example.org/a">https://example.org/a</a>', 'https://example.org/a'],
      ['<a href="mailto:a@example.org">a@example.org</a>', 'a@example.org'],
      ['<a href="#top">up</a> <a>x</a>', 'up x'],
    ] as const)
      assert.equal(plainText(html), text);
  });

  const long = 4_000_000;
  const fill = (part: string, start = '') => (start + part.repeat(Math.ceil(long / part.length))).slice(0, long);
  const hostile: Record<string, string> = {
    'tags in tags': fill('<b>'),
    'blocks in blocks': fill('<div>a'),
    'links in links': fill('<a href="https://x">a '),
    tables: fill('<table><tr><td>a</td></tr></table>'),
    'wide cells': fill('<tr><td colspan=99999999 rowspan=99999999>a', '<table>'),
    'lines in lists': fill('a\n', `${'<ul><li>'.repeat(24)}<pre>`),
    'open brackets': fill('<'),
  };
  for (const [what, html] of Object.entries(hostile))
    it(`is made in little work of 4 MB of ${what}, and says that it was cut`, () => {
      const text = plainText(html);
      assert.match(text, cut);
      assert.ok(text.length < 1_000_000, `${text.length} characters`);
    });

  it('says where to look if it cannot be made', () => {
    assert.match(plainText('<ol type="I" start="99999999999999999999"><li>a</ol>'), cut);
  });
});
