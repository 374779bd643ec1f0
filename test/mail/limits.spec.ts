/** What templates cost, with the largest record there is: each one ends after so many steps, and lets others have their turn meanwhile. */
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { filters } from 'liquidjs';
import { Fault } from '../../src/fault.js';
import { Yielder } from '../../src/lib/yielder.js';
import { anything } from '../../src/mail/mergeFields.js';
import { Budget } from '../../src/mail/meter.js';
import { render } from '../../src/mail/render.js';

const long = 950_000;
const values = {
  name: 'Ada',
  empty: null,
  number: 7,
  text: 'a'.repeat(long),
  other: `${'a'.repeat(long)}b`,
  quotes: '"'.repeat(long),
  words: 'a '.repeat(90_000),
  markup: '<>'.repeat(90_000),
  half: 'a'.repeat(190_000),
  pattern: `${'a'.repeat(500)}b${'a'.repeat(500)}`,
  zeros: `%${'0'.repeat(95)}`,
  large: '9007199254740992',
  larger: '9007199254740996',
  list: Array.from({ length: 9000 }, (_, n) => `v${(n * 7919) % 9000}`),
  numbers: Array(470_000).fill(1),
  objects: Array.from({ length: 9000 }, (_, n) => ({ name: `v${n}`, list: ['x'] })),
  heavy: Array.from({ length: 17 }, (_, n) => ({ name: 'a'.repeat(50_000) + n, list: Array(20_000).fill(n) })),
  members: Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`k${n}`, n])),
};

const loop = (times: number, body: string) => `{% for i in (1..${times}) %}${body}{% endfor %}`;

/** Counts the steps between two turns of others. */
class CountingBudget extends Budget {
  spent = 0;
  atOnce = 0;

  constructor(most?: number) {
    let sinceTurn = 0;
    const yielder = new Yielder();
    super(yielder, most);
    yielder.step = async () => {
      sinceTurn = 0;
    };
    this.spend = (steps) => {
      this.spent += steps;
      sinceTurn += steps;
      this.atOnce = Math.max(this.atOnce, sinceTurn);
      super.spend(steps);
    };
  }
}

/** @returns the message of the fault, or the rendered body. */
async function outcome(body: string, budget: Budget): Promise<string> {
  const fields = { r: { ...anything } };
  return await render({ subject: 'x', body }, { r: values }, fields, '', budget).then(
    (made) => made.body,
    (thrown) => {
      if (thrown instanceof Fault) return thrown.message;
      throw thrown;
    },
  );
}

/** Steps before others may have their turn: no more than a rendering may take. What would be more is refused before it is done. */
const maxAtOnce = 100_000;

/** Renders, and lets others have their turn in time. */
async function inTurns(body: string, budget = new CountingBudget()): Promise<string> {
  const message = await outcome(body, budget);
  assert.ok(budget.atOnce <= maxAtOnce, `${budget.atOnce} steps at once`);
  return message;
}

describe('The cost of a template', () => {
  const refused: [string, string][] = [
    ['loops in loops', loop(1000, loop(1000, loop(1000, '')))],
    ['writing in loops', loop(1000, loop(1000, 'x'.repeat(5000)))],
    ['a text that doubles', `{% assign a = r.half %}${loop(1000, '{% assign a = a | append: a %}')}`],
    [
      'groups of groups',
      `{% assign a = r.list %}${loop(20, '{% assign a = a | group_by: "size" | map: "items" %}')}{{ a }}`,
    ],
    ['replacing each letter by a long text', '{{ r.half | replace: "a", r.half }}'],
    ['joining by a long text', '{{ r.list | join: r.half }}'],
    ['shuffling a long text', '{{ r.half | sample }}'],
    ['sorting by heavy fields', loop(1000, '{% assign a = r.heavy | sort: "list" | sort_natural: "name" %}')],
    ['searching a long text', loop(1000, '{% if r.text contains r.pattern %}{% endif %}')],
    ['splitting at a long text', loop(1000, '{% assign a = r.half | split: r.pattern %}')],
    ['dates in all ways', loop(1000, `{{ "now" | date: "${'%c'.repeat(45)}" }}`)],
    ['a date of a long text', '{{ r.text | date: "%Y" }}'],
    ['a wide date', '{{ "now" | date: "%999999999d" }}'],
    ['a table with a list for a number', loop(1000, '{% tablerow x in r.list cols: r.numbers %}{% endtablerow %}')],
    ['comparing lists', loop(1000, '{% if r.numbers < r.numbers or r.numbers == r.numbers %}{% endif %}')],
    ['a list as a name', loop(1000, '{{ r[r.numbers] }}')],
    ['filters in a row', loop(1000, `{{ 1${'| plus: 1'.repeat(900)} }}`)],
    ['a long cycle', loop(1000, `{% cycle ${Array(2000).fill('"a"').join(',')} %}`)],
    ['capturing what was captured', `${loop(1000, '{% capture c %}{{ c }}{{ c }}xxxxxxxxxx{% endcapture %}')}`],
    ['a range without an end', '{% for i in (9007199254740992..9007199254740996) %}{% endfor %}'],
    ['a long range', '{{ (1..1001) | size }}'],
    ['1,001 tags', '{{ r.name }}'.repeat(1001)],
    ['1,001 lines in a tag', `{% liquid\n${'echo r.name\n'.repeat(810)}%}{% liquid\n${'echo r.name\n'.repeat(200)}%}`],
    ['loops after a length that is no number', `{{ "abc" | slice: 0, "x" }}${loop(1000, loop(1000, ''))}`],
    ['a long tag', `{{ r${'.a'.repeat(5000)} }}`],
    ['tags that are never closed', '{% if r.name %}'.repeat(999)],
    ['tags in tags', `${'{% if r.name %}'.repeat(102)}${'{% endif %}'.repeat(102)}`],
    ['100,001 characters', 'x'.repeat(100_001)],
    ['more than 4 MB', '{{ r.quotes }}'],
  ];
  for (const [what, body] of refused) {
    it(`is bounded: ${what}`, async () => {
      const message = await inTurns(body);
      assert.match(message, /^The e-mail template is not valid: /, message.slice(0, 300));
    });
  }

  const made: [string, string, number][] = [
    ['a megabyte', '{{ r.text | raw }}', long],
    ['999 merge fields', '{{ r.name }}'.repeat(999), 2997],
    ['a long text without tags', 'x'.repeat(99_999), 99_999],
    ['a range of 1,000', '{{ (1..1000) | join: "" }}', 2893],
    ['a sample', '{{ r.name | split: "" | sample: 2 | join: "" }}', 2],
    ['a long text in a filter', '{{ r.markup | strip_html | size }}', 1],
  ];
  for (const [what, body, length] of made) {
    it(`may be that of ${what}`, async () => {
      const text = await inTurns(body);
      assert.equal(text.length, length, text.slice(0, 300));
    });
  }

  it('is that of all e-mails of a request together', async () => {
    const budget = new Budget();
    const body = loop(1000, loop(2, ''));
    const outcomes = [];
    for (let n = 0; n < 100; n++) outcomes.push(await outcome(body, budget));
    const tooSlow = 'Rendering the e-mails of this request takes more than 500,000 steps. Simplify the template.';
    assert.deepEqual([...new Set(outcomes)], ['', tooSlow]);
  });

  it('is that of all their text together', async () => {
    const budget = new Budget();
    let length = 0;
    for (let n = 0; n < 40; n++) {
      const text = await outcome('{{ r.text | raw }}', budget);
      if (text.startsWith('a')) length += text.length;
    }
    assert.ok(length > 8_000_000 && length <= 32 * 1024 * 1024, `${length}`);
  });

  it('is bounded for any template', async () => {
    const field = fc.constantFrom(...Object.keys(values).map((name) => `r.${name}`));
    const others = ['v', 'w', '"a"', '"name"', '""', '1', '-1', '1e300', 'nil', '(1..900)'];
    const value = fc.oneof(field, field, fc.constantFrom(...others));
    const filter = fc
      .tuple(fc.constantFrom(...Object.keys(filters)), fc.array(value, { maxLength: 3 }))
      .map(([name, args]) => ` | ${name}${args.length > 0 ? `: ${args.join(', ')}` : ''}`);
    const expression = fc
      .tuple(value, fc.array(filter, { maxLength: 4 }))
      .map(([first, rest]) => first + rest.join(''));
    const comparison = fc
      .tuple(value, fc.constantFrom('==', '!=', '<', '>=', 'contains', 'and'), value)
      .map(([left, operator, right]) => `${left} ${operator} ${right}`);
    const { body } = fc.letrec<{ body: string; tag: string }>((tie) => ({
      body: fc.array(tie('tag'), { minLength: 1, maxLength: 4 }).map((tags) => tags.join('')),
      tag: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        expression.map((one) => `{{ ${one} }}`),
        fc.tuple(fc.constantFrom('v', 'w'), expression).map(([name, one]) => `{% assign ${name} = ${one} %}`),
        fc.tuple(comparison, tie('body')).map(([one, inner]) => `{% if ${one} %}${inner}{% endif %}`),
        fc
          .tuple(value, value, tie('body'))
          .map(([list, n, inner]) => `{% for i in ${list} limit: ${n} %}${inner}{% endfor %}`),
        fc
          .tuple(value, value, tie('body'))
          .map(([list, n, inner]) => `{% tablerow i in ${list} cols: ${n} %}${inner}{% endtablerow %}`),
        tie('body').map((inner) => `{% capture v %}${inner}{% endcapture %}`),
        fc.tuple(value, value).map(([one, other]) => `{% cycle ${one}, ${other} %}{% increment v %}`),
      ),
    }));
    const bounded = fc.asyncProperty(body, async (template) => {
      const budget = new CountingBudget(100_000);
      await inTurns(template, budget);
      assert.ok(budget.spent <= 100_000 + maxAtOnce, `${budget.spent} steps`);
    });
    await fc.assert(bounded, { numRuns: 300 });
  });
});
