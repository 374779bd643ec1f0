import { strict as assert } from 'node:assert';
import type { Response } from 'express';
import { Fault } from '../../src/fault.js';
import { Rates } from '../../src/http/admission.js';
import { throughout } from '../support/time.js';

describe('Refusals of requests beyond the limit', () => {
  let time = 1000;
  throughout(() => time);

  it('are delayed if the tenant keeps asking, and only then', async () => {
    const rates = new Rates(() => {
      throw Fault.of('too_many_requests');
    });
    const refused = (tenant: string) => {
      const counted = rates.count({} as Response, { tenant, caller: 'jo', cost: 1 });
      const later = new Promise((resolve) => setImmediate(resolve, 'later'));
      return Promise.race([assert.rejects(counted ?? Promise.resolve()).then(() => 'at once'), later]);
    };
    const answers = await Promise.all(Array.from({ length: 30 }, () => refused('greedy')));
    assert.deepEqual(answers, [...Array(20).fill('at once'), ...Array(10).fill('later')]);
    assert.equal(await refused('modest'), 'at once');
    time += 1000;
    assert.equal(await refused('greedy'), 'at once');
  });
});
