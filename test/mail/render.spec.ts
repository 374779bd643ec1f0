import { strict as assert } from 'node:assert';
import { shapeOf } from '../../src/mail/mergeFields.js';
import { checkTemplate, render } from '../../src/mail/render.js';
import { Document, type Schema } from '../../src/schema/document.js';

const type = 'string';
const properties = {
  name: { type },
  count: { type: 'integer' },
  more: { type: 'object', properties: { list: { type: 'array', items: { type } } }, additionalProperties: false },
  address: { type: 'object', properties: { city: { type } }, additionalProperties: true },
  answers: {
    type: 'array',
    items: { type: 'object', properties: { field: { type }, value: { type } }, additionalProperties: false },
  },
} satisfies Record<string, Schema>;

describe('A template', () => {
  const fields = { reference: shapeOf(Document.load('awards'), { type: 'object', properties }, true) };
  const ada = {
    name: 'Ada & Co',
    more: { list: ['x', 'y'] },
    answers: [
      { field: 'a', value: 'no' },
      { field: 'b', value: 'yes' },
    ],
  };
  const rendered = async (body: string, reference: object = ada, more = {}) =>
    (await render({ subject: 'x', body, ...more }, { reference }, fields)).body;
  const saved = (body: string, more = {}) =>
    checkTemplate({ subject: 'x', body, ...more }, fields, { reference: ada }, '/mail');

  const fine: [string, string][] = [
    ['{{ reference.name }}', 'Ada &amp; Co'],
    ['{{ reference.name | raw }}', 'Ada & Co'],
    ['{{ reference.name.size }}, {{ reference.more.list.first }}, {{ reference.more.list[0] }}', '8, x, x'],
    ['{% for one in reference.answers %}{{ forloop.index }}{{ one.value }} {% endfor %}', '1no 2yes '],
    ['{{ reference.answers | where: "field", "b" | map: "value" | first }}', 'yes'],
    ['{% assign own = reference.answers | find: "field", "a" %}{{ own.value }}{{ own.nope }}', 'no'],
    ['{% if reference.more.list contains "y" and reference.name contains "Ada" %}yes{% endif %}', 'yes'],
    [
      '{% assign n = 2 %}{% for i in (n..reference.name.size) reversed %}{{ i }}{% endfor %}{{ (1..5).size }}',
      '87654325',
    ],
    ['{% capture x %}{{ reference.name }}{% endcapture %}{{ x | raw }}', 'Ada &amp; Co'],
    ['{% for i in (1..3) %}{% cycle "a", "b" %}{% if i == 2 %}{% break %}{% endif %}{% endfor %}', 'ab'],
    ['{% for i in (1..3) %}{% if seen %}again{% endif %}{% assign seen = true %}{% endfor %}', 'againagain'],
    ['{% tablerow x in reference.more.list cols: 1 %}{{ x }}{% endtablerow %}', undefined as never],
    ['{% raw %}{{ nope }}{% endraw %}{% comment %}x{% endcomment %}', '{{ nope }}'],
    ['{{ reference.address.street.number }}{{ reference.address.city }}', ''],
    ['{{ reference.count }}{{ reference.more.list[7] }}{{ reference.answers[9].value }}', ''],
    ['{{ "2026-05-01T12:00:00Z" | date: "%d %B %Y" }}', '01 May 2026'],
    ['{{ "c,a,b" | split: "," | sample: 9 | sort | join: "-" }}{{ "a,a" | split: "," | sample }}', 'a-b-ca'],
    ['{{ "abc" | sample: -1 | size }}{{ "abc" | sample: "1" | size }}{{ "😀" | sample }}{{ nil | sample }}', '21😀'],
  ];
  for (const [body, text] of fine) {
    it(`may be ${body}`, async () => {
      await saved(body);
      const made = await rendered(body);
      if (text !== undefined) assert.equal(made, text);
    });
  }

  it('has nothing where a record has nothing, at any depth', async () => {
    const body =
      '{{ reference.name }}{{ reference.more.list.first }}{{ reference.answers[0].value | upcase }}' +
      '{% for one in reference.answers %}{{ one.value }}{% endfor %}{% if reference.more.list contains "x" %}x{% endif %}';
    assert.equal(await rendered(body, {}), '');
  });

  const unknown = [
    ...['reference.nope', 'reference.constructor', 'reference.__proto__', 'reference.name.constructor'],
    ...['reference.name.trim.size', 'reference.name.first', 'reference.count.size', 'reference.more.constructor'],
    ...['reference.more.list.pop', 'reference.more.list.first.length', 'reference.answers[0].nope'],
    ...['person.name', 'constructor'],
  ];
  for (const path of unknown)
    it(`that names ${path} is refused when it is saved, and when it is rendered`, async () => {
      const expected = { code: 'template_invalid', message: /unknown merge field/ };
      for (const body of [`{{ ${path} }}`, `{% if ${path} %}yes{% endif %}`, `{{ 1 | plus: ${path} }}`]) {
        await assert.rejects(saved(body), expected, body);
        await assert.rejects(rendered(body), expected, body);
      }
    });

  const meant: [string, string | undefined][] = [
    ['{{ reference.nmae }}', 'reference.name'],
    ['{{ reference.more.lists.first }}', 'reference.more.list.first'],
    ['{{ reference.name.siez }}', 'reference.name.size'],
    ['{{ reference.answers[0].vlaue }}', 'reference.answers[0].value'],
    ['{% for one in reference.answers %}{{ one.vlaue }}{% endfor %}', 'one.value'],
    ['{% assign total = reference.count %}{{ totla }}', 'total'],
    ['{% if reference.cuont > 1 %}{% endif %}', 'reference.count'],
    ['{{ reference.constructor }}', undefined],
    ['{{ reference.nmae.first }}', undefined],
    ['{% assign key = "value" %}{{ reference.answers[0].vlaue[key] }}', undefined],
    [`{% assign n${'a'.repeat(120)} = 1 %}{{ na${'a'.repeat(118)} }}`, undefined],
  ];
  for (const [body, suggestion] of meant) {
    it(`that is ${body.slice(0, 90)} is refused with ${suggestion ?? 'no suggestion'}`, async () => {
      const { details } = await saved(body).catch((thrown) => thrown);
      assert.equal(details.length, 1);
      assert.match(details[0].message, /^line 1, column \d+: unknown merge field /);
      assert.equal(/; did you mean (.*)\?$/.exec(details[0].message)?.[1], suggestion);
    });
  }

  it('has addresses that suggest the nearest, too', async () => {
    const header = { from: '{{ reference.nmae }}', cc: 'a@example.org, {{ refrence.more.lsit }}' };
    const { details } = await saved('x', header).catch((thrown) => thrown);
    assert.deepEqual(
      details.map(({ message }: { message: string }) => message),
      [
        'unknown merge field reference.nmae; did you mean reference.name?',
        'unknown merge field refrence.more.lsit; did you mean reference.more.list?',
      ],
    );
  });

  it('looks for suggestions only for what is shown', async () => {
    let looked = 0;
    const counting = new Proxy(fields, {
      ownKeys: (target) => {
        looked++;
        return Reflect.ownKeys(target);
      },
    });
    const wrong = '{{ reference.nmae }}';
    const template = { subject: wrong.repeat(50), body: wrong.repeat(1000), cc: Array(400).fill(wrong).join() };
    const { details } = await checkTemplate(template, counting, {}, '').catch((thrown) => thrown);
    assert.equal(details.length, 20);
    assert.ok(looked > 20 && looked < 150, String(looked));
  });

  it('names the fields of an object, not the object', async () => {
    const bodies = [
      '{{ reference }}',
      '{{ reference | upcase }}',
      '{% assign r = reference %}',
      '{{ reference.more }}',
    ];
    for (const body of [
      ...bodies,
      '{{ reference.answers }}',
      '{% for one in reference.answers %}{{ one }}{% endfor %}',
    ])
      await assert.rejects(saved(body), { code: 'template_invalid', message: /is an object/ }, body);
  });

  it('cannot have filters that show whole objects, or evaluate texts', async () => {
    const filters = ['where', 'reject', 'find', 'find_index', 'group_by', 'has'].map(
      (one) => `${one}_exp: "x", "x.field == 1"`,
    );
    for (const filter of ['json', 'jsonify', 'inspect', ...filters]) {
      const undefinedFilter = { code: 'template_invalid', message: /undefined filter/ };
      await assert.rejects(saved(`{{ reference.answers | ${filter} }}`), undefinedFilter, filter);
    }
  });

  it('that fails whatever the record has is refused when it is saved', async () => {
    await assert.rejects(saved('{{ reference.name | append }}'), /append expect 2 arguments/);
    await assert.rejects(saved('{{ "%zz" | url_decode }}'), /URI malformed/);
    await saved('{{ reference.name | base64_decode }}');
  });

  it('has at most 20 findings shown, and the sentence says that there are more', async () => {
    const fault = await saved('{{ a.b }}'.repeat(900)).catch((thrown) => thrown);
    assert.equal(fault.details.length, 20);
    assert.match(fault.message, /more errors than the 20/);
    assert.equal(fault.details[19].message, 'line 1, column 175: unknown merge field a.b');
  });

  const addresses: [object, string | undefined][] = [
    [{ from: 'a@example.org', reply_to: 'b@example.org' }, undefined],
    [{ cc: 'a@example.org, b@example.org', bcc: '{{ reference.name }}, c@example.org' }, undefined],
    [{ from: '' }, undefined],
    [{ from: 'Ada' }, '/mail/from'],
    [{ from: 'a@example.org, b@example.org' }, '/mail/from'],
    [{ cc: 'a@example.org,' }, '/mail/cc'],
    [{ bcc: '{{ reference.nope }}' }, '/mail/bcc'],
    [{ reply_to: '{{ reference }}' }, '/mail/reply_to'],
    [{ reply_to: '{{ reference.more }}' }, '/mail/reply_to'],
    [{ reply_to: '{{ reference.name | upcase }}' }, '/mail/reply_to'],
    [{ reply_to: 'a@example.org\r\nBcc: b@example.org' }, '/mail/reply_to'],
  ];
  for (const [header, pointer] of addresses) {
    it(`${pointer === undefined ? 'may have' : 'cannot have'} ${JSON.stringify(header)}`, async () => {
      if (pointer === undefined) return await saved('x', header);
      const fault = await saved('x', header).catch((thrown) => thrown);
      assert.deepEqual([fault.code, fault.details[0].pointer], ['template_invalid', pointer]);
    });
  }

  it('has its addresses filled in; one that a record lacks is left out, and one that is none is refused', async () => {
    const addresses = { from: '{{ reference.name }}', cc: 'a@example.org, {{ reference.name }}' };
    const template = { subject: 'x', body: 'y', ...addresses };
    const headers = async (reference: object) => {
      const { from, cc } = await render(template, { reference }, fields);
      return [from, cc];
    };
    assert.deepEqual(await headers({ name: 'b@example.org' }), ['b@example.org', 'a@example.org, b@example.org']);
    assert.deepEqual(await headers({}), [undefined, 'a@example.org']);
    for (const name of ['Ada', 'a@example.org, b@example.org', 'a@example.org\nBcc: b@example.org'])
      await assert.rejects(headers({ name }), { code: 'template_invalid', message: /must be an e-mail address/ });
  });
});
