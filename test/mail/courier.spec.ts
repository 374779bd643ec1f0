import { strict as assert } from 'node:assert';
import { leftOf, type Message } from '../../src/mail/message.js';
import { courier } from '../suites/courier.js';
import { describeApi } from '../support/api.js';

describeApi('The courier', courier(60));

describe('An e-mail', () => {
  it('goes once to each person, however their address is written', () => {
    const copies = { cc: 'Ada@Example.org, bob@example.org', bcc: 'eve@example.org,BOB@example.org' };
    const all = leftOf({ to: 'ada@example.org', ...copies } as Message);
    assert.deepEqual([...all].sort(), ['ada@example.org', 'bob@example.org', 'eve@example.org']);
  });
});
