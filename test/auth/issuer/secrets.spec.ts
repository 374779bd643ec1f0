/** Secrets of clients: right, wrong, and so many that they are not checked. */
import { strict as assert } from 'node:assert';
import { hashPattern, hashSecret, isSecret, newSecret, SecretChecks } from '../../../src/issuer/secrets.js';

describe('Secrets of clients', () => {
  it('are random, and hashed with salt', async () => {
    const [one, other] = await Promise.all([hashSecret('x'), hashSecret('x')]);
    assert.notEqual(one, other);
    assert.match(one, hashPattern);
    assert.match(newSecret(), /^[\w-]{43}$/);
    assert.equal(await isSecret('x', one), true);
    assert.equal(await isSecret('y', one), false);
    await assert.rejects(isSecret('x', 'x'), /not a hash/);
  });

  it('are accepted or refused, the second time as the first', async () => {
    const checks = new SecretChecks();
    const hash = await hashSecret('right');
    for (const _ of [1, 2]) {
      assert.equal(await checks.check('right', hash), 'right');
      assert.equal(await checks.check('wrong', hash), 'wrong');
      assert.equal(await checks.check('right'), 'wrong', 'of an unknown client');
    }
    assert.equal(await checks.check('right', await hashSecret('new')), 'wrong');
  });

  it('are checked one at a time, a bounded number waits, and those accepted before are known at once', async () => {
    const checks = new SecretChecks(4);
    const hash = await hashSecret('right');
    assert.equal(await checks.check('right', hash), 'right');
    const verdicts = Array.from({ length: 20 }, (_, index) => checks.check(`wrong ${index}`, hash));
    assert.equal(await checks.check('right', hash), 'right');
    const all = await Promise.all(verdicts);
    assert.equal(all.filter((verdict) => verdict === 'wrong').length, 1 + 4);
    assert.equal(all.filter((verdict) => verdict === 'busy').length, 20 - 1 - 4);
    assert.equal(await checks.check('wrong', hash), 'wrong', 'there is room again');
  });
});
