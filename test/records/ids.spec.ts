import { strict as assert } from 'node:assert';
import { timeOrderedId } from '../../src/records/work.js';

describe('The ids of records', () => {
  it('are UUIDs of version 7 without dashes, each later than the one before, whatever the clock says', () => {
    const { now } = Date;
    const ids: string[] = [];
    try {
      for (let n = 0; n < 5000; n++) {
        if (n % 1000 === 999) Date.now = () => now() - n;
        ids.push(timeOrderedId());
      }
    } finally {
      Date.now = now;
    }
    for (const id of ids) assert.match(id, /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
    assert.deepEqual([...new Set(ids)].sort(), ids);
    assert.equal(new Set(ids.map((id) => id.slice(-12))).size, ids.length, 'their ends are random');
    assert.ok(Math.abs(Number.parseInt(ids[0]?.slice(0, 12) ?? '', 16) - now()) < 60_000);
  });
});
