/** A mail goes to one address: a field that anyone may fill in cannot make it go to more. */
import { strict as assert } from 'node:assert';
import { addressIn } from '../../src/mail/mime.js';

describe('An address', () => {
  const taken = [
    'ada@example.org',
    'a.b+c_d-e@sub.example.org',
    "o'neil@example.org",
    'ä@exämple.org',
    'root@localhost',
  ];
  for (const text of taken) it(`${text} is one`, () => assert.equal(addressIn(text), text));

  const refused = [
    undefined,
    '',
    'ada@',
    'ada@example@org',
    'ada@example.org, bob@example.org',
    'ada@example.org;bob@example.org',
    'ada@example.org bob@example.org',
    'Ada <ada@example.org>',
    '"Ada"@example.org',
    'friends: ada@example.org;',
    'ada@[127.0.0.1]',
    'ada@example.org\r\nBcc: bob@example.org',
    ' ada@example.org',
    'ada\0@example.org',
    'ada\u202e@example.org',
    'ada\ud800@example.org',
  ];
  for (const text of refused) it(`${JSON.stringify(text)} is none`, () => assert.equal(addressIn(text), undefined));
});
