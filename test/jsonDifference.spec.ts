import assert from 'node:assert/strict';
import { applyPatch } from 'rfc6902';
import { apply, differenceOf } from '../src/lib/jsonDifference.js';
import { randomly } from './support/random.js';

const none: ReadonlySet<string> = new Set();
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const timeOf = (task: () => void) => {
  const begin = performance.now();
  task();
  return performance.now() - begin;
};

describe('Differences of JSON', () => {
  it('lead from any object to any other, also for other programs, and back again', () => {
    const { object, edited } = randomly(7);
    for (let i = 0; i < 500; i++) {
      const from = object(4);
      const to = i % 2 === 0 ? edited(from) : object(4);
      const steps = differenceOf(from, to, none);
      const [ours, others] = [copyOf(from), copyOf(from)];
      const back = apply(ours, steps);
      assert.deepEqual(ours, to);
      assert.deepEqual(
        applyPatch(others, steps as never).filter((error) => error !== null),
        [],
      );
      assert.deepEqual(others, to);
      apply(ours, back);
      assert.deepEqual(ours, from);
    }
  });

  it('of items that are there twice', () => {
    for (const [from, to] of [
      [[1, 1], [1]],
      [[1], [1, 1]],
      [
        [1, 2, 1],
        [1, 2, 1, 2, 1],
      ],
      [
        [0, 0, 0, 1],
        [0, 1],
      ],
    ]) {
      const object = copyOf({ items: from });
      const back = apply(object, differenceOf(object, { items: to }, none));
      assert.deepEqual(object, { items: to });
      apply(object, back);
      assert.deepEqual(object, { items: from });
    }
  });

  it('stay as they are when the object that they were applied to is changed', () => {
    const steps = [{ op: 'add', path: '/all', value: { items: [1, { a: 1 }] } }] as const;
    const object: { all?: { items: unknown[] } } = {};
    apply(object, steps);
    apply(object, [
      { op: 'replace', path: '/all/items/1/a', value: 2 },
      { op: 'add', path: '/all/items/0', value: 0 },
    ]);
    assert.deepEqual(object, { all: { items: [0, 1, { a: 2 }] } });
    assert.deepEqual(steps[0].value, { items: [1, { a: 1 }] });
  });

  it('are as large as what has changed', () => {
    const items = Array.from({ length: 10_000 }, (_, i) => ({ id: `item ${i}`, note: 'x'.repeat(20) }));
    const edited = items.map((one, i) => (i === 5000 ? { ...one, note: 'y' } : one));
    assert.deepEqual(differenceOf({ items }, { items: edited }, none), [
      { op: 'replace', path: '/items/5000/note', value: 'y' },
    ]);
    const inserted = [...items.slice(0, 10), 'new', ...items.slice(10)];
    assert.deepEqual(differenceOf({ items }, { items: inserted }, none), [
      { op: 'add', path: '/items/10', value: 'new' },
    ]);
    const others = items.map((_, i) => i);
    assert.deepEqual(
      differenceOf({ items }, { items: others }, none),
      [{ op: 'replace', path: '/items', value: others }],
      'the array itself is shorter',
    );
  });

  it('take little time at an array of a megabyte, however it has changed', () => {
    const items = Array.from({ length: 200_000 }, (_, i) => i);
    const front = [...items.slice(0, 5), ...items.slice(20_000)];
    const shuffled = items.map((i) => items.length - i);
    for (const to of [front, shuffled, [...items, ...front]]) {
      const took = timeOf(() => {
        const object = copyOf({ items });
        apply(object, apply(object, differenceOf({ items }, { items: to }, none)));
        assert.equal(object.items.length, items.length);
      });
      assert.ok(took < 2000, `it took ${took} ms`);
    }
  });

  it('leave out what they are told to, and what is undefined', () => {
    const [from, to] = [
      { a: 1, b: undefined, c: { d: undefined, e: 'ä' }, 'f/~': 1 },
      { a: 2, b: undefined, c: { e: 'ö' } },
    ];
    assert.deepEqual(differenceOf(from, to, new Set(['a'])), [
      { op: 'replace', path: '/c/e', value: 'ö' },
      { op: 'remove', path: '/f~1~0' },
    ]);
  });
});
