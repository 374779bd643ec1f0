/** The cost of a body for others is limited, with any content. */
import { strict as assert } from 'node:assert';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made, sample } from '../support/samples.js';
import { megabytes } from '../support/sizes.js';
import { turnsOf } from '../support/turns.js';

const rounds = '/abstractReviewRounds/acme';

/** A round with one rule, as JSON. @param conditions as JSON */
const round = (conditions: string, process = 'none') =>
  `{"name":"R","event_id":"e","process_id":"${process}","review_assignment_rules":[{"name":"r","targets":[],"matching_conditions":${conditions}}]}`;

const list = (item: string, count: number) => `[${`${item},`.repeat(count - 1)}${item}]`;

const named = (count: number, value: string, length = 256) =>
  `{${Array.from({ length: count }, (_, i) => `"${String(i).padEnd(length, '/')}":${value}`).join()}}`;

describeApi('A body', (start) => {
  const gala = served(start);

  const batch = '/awards/acme/batch';
  const search = '/references/acme/search';
  const long = (count: number) => 'x'.repeat(count);
  /** A value below a name of slashes. */
  const slashes = (count: number, value: string) => round(`{"${'/'.repeat(count)}":${value}}`);
  const wrong = (count: number) => list('{"a":1}', count);

  /** `turns`: what is refused early takes few, what is read whole takes one for each 128 KB. */
  const refusals: [what: string, address: string, body: () => string, code: string, turns: number][] = [
    ['a name of 900,000 slashes', rounds, () => slashes(900_000, wrong(9000)), 'name_too_long', 1],
    ['1,000 wrong items below a long name', rounds, () => slashes(256, wrong(1000)), 'invalid_request', 0],
    ['2,000 long names of wrong values', rounds, () => round(named(2000, '{"a":1}')), 'invalid_request', 5],
    ['3,000,000 operations', batch, () => `{"operations":${list('{}', 3_000_000)}}`, 'invalid_request', 0],
    ['10,000,000 brackets', batch, () => '['.repeat(10_000_000), 'body_too_deep', 0],
    ['4,000,000 numbers', batch, () => `{"operations":[],"more":${list('1', 4_000_000)}}`, 'too_many_values', 15],
    ['a long text to search for', search, () => `{"name":"${long(900_000)}"}`, 'invalid_request', 2],
    ['100 long ids to search for', search, () => `{"ids":${list(`"${long(9000)}"`, 100)}}`, 'invalid_request', 7],
  ];
  for (const [what, address, body, code, expected] of refusals) {
    it(`with ${what} is refused in short, while others have their turns`, async () => {
      const bytes = Buffer.from(body());
      const { result, turns } = await turnsOf(() => gala.post(address, bytes));
      assert.deepEqual([result.status, result.body.code], [400, code], result.text.slice(0, 1000));
      assert.ok(result.text.length < 20_000, `${result.text.length} characters`);
      assert.ok(!/and \d{3,} more/.test(result.body.message), 'not all that is wrong is looked for');
      assert.equal(turns, expected, 'turns');
    });
  }

  it('with 100 names of slashes and 1,000 values each is accepted, while others have their turns', async () => {
    const { id } = await made(gala, 'abstractReviewProcesses');
    const body = Buffer.from(round(named(100, list('1', 1000), 200), id));
    assert.ok(body.length < megabytes(1));
    const headers = { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json' };
    // not by `gala.post`: checking the answer against the document takes long
    const { result, turns } = await turnsOf(() =>
      fetch(`${gala.url}/events${rounds}`, { method: 'POST', headers, body }),
    );
    const text = await result.text();
    assert.deepEqual([result.status, turns], [200, 2], text.slice(0, 1000));
    assert.ok(text.length < 2 * body.length, `${text.length} characters`);
  });

  it('that refers to a record by a huge id is quoted in short', async () => {
    const { body, text } = await gala.post(rounds, round('{}', 'x'.repeat(900_000)));
    assert.equal(body.code, 'reference_not_found');
    assert.ok(text.length < 5000, `${text.length} characters`);
  });

  for (const [values, mistakes] of [
    [4000, 2],
    [6000, 1], // above 5,000 values, only the first mistake is looked for
  ] as const)
    it(`of ${values} values is told ${mistakes} of its two mistakes`, async () => {
      const custom_field_values = [{ list_value: Array.from({ length: values }, () => 'x') }];
      const body = { ...(await sample(gala, 'references')), city: 7, country: 7, custom_field_values };
      const { body: reply } = await gala.post('/references/acme', body);
      const pointers = reply.details.map(({ pointer }: { pointer: string }) => pointer);
      assert.deepEqual(pointers, ['/city', '/country'].slice(0, mistakes));
    });
});
