/** What is said of requests that take long, and the board on which they stand. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { Board } from '../../src/http/board.js';
import { UnderWay } from '../../src/http/underWay.js';
import { atTime } from '../support/time.js';

const work = { request: 'r1', operation: 'references.list', tenant: 'acme', caller: 'jo' };

describe('A request that takes long', () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let underWay: UnderWay;

  beforeEach(() => {
    lines.length = 0;
    underWay = new UnderWay(log, new Board());
  });

  it('has a line while it runs, with operation and caller, and only one', () => {
    const end = atTime(
      () => 0,
      () => underWay.begin(work),
    );
    underWay.tellLong(900);
    assert.equal(lines.length, 0);
    assert.equal(underWay.tellLong(1100), true);
    assert.equal(underWay.tellLong(9000), false);
    end();
    end();
    assert.equal(lines.length, 1);
    const { level, msg, request, operation, tenant, caller } = lines[0] ?? {};
    assert.deepEqual({ request, operation, tenant, caller }, work);
    assert.deepEqual([level, msg], [40, 'slow request']);
    assert.deepEqual(underWay.list(), []);
  });

  /** Begins one, and ends it so many milliseconds later. */
  const lasting = (ms: number) => {
    let now = 0;
    atTime(
      () => now,
      () => {
        const end = underWay.begin(work);
        now += ms;
        end();
      },
    );
  };

  it('has it at its end when nobody could say so before', () => {
    lasting(1100);
    assert.equal(lines[0]?.msg, 'slow request');
  });

  it('has none when it is quick', () => {
    lasting(900);
    assert.equal(lines.length, 0);
  });
});

describe('The board', () => {
  it('holds texts until they are erased, those that fit, and as many as fit', () => {
    const board = new Board();
    const other = new Board(board.memory);
    const slots = Array.from({ length: 40 }, (_, number) => board.write(`é${number}`));
    assert.equal(slots.filter((slot) => slot === undefined).length, 8);
    assert.equal(other.read().length, 32);
    for (const slot of slots) if (slot !== undefined) board.erase(slot);
    assert.deepEqual(other.read(), []);
    board.write('x'.repeat(600));
    assert.deepEqual(other.read(), []);
    board.countTurn();
    assert.equal(other.turns, 1);
  });
});
