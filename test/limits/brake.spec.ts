import { strict as assert } from 'node:assert';
import { Brake } from '../../src/limits/brake.js';

describe('The brake', () => {
  it('holds back refusals of a tenant that does not stop asking, and of no other', () => {
    const brake = new Brake();
    const pauses = Array.from({ length: 30 }, () => brake.pauseFor('greedy', 1000));
    assert.deepEqual(pauses, [...Array(20).fill(0), ...Array(10).fill(250)]);
    assert.equal(brake.pauseFor('modest', 1000), 0);
    assert.equal(brake.pauseFor('greedy', 1999), 250);
    assert.equal(brake.pauseFor('greedy', 2000), 0);
  });
});
