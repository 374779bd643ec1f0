import { strict as assert } from 'node:assert';
import { render } from '../../src/mail/render.js';

describe('Rendering', () => {
  /** Renders while the clock jumps so many times, by more than a mail may take. */
  function renderedWith(jumps: number) {
    const { now } = performance;
    let ahead = 0;
    const assignee = {
      get name() {
        if (jumps-- > 0) ahead += 1000;
        return 'Ada';
      },
    };
    performance.now = () => now.call(performance) + ahead;
    try {
      const template = { subject: 'x', body: 'Dear {{ review.assignee.name }}!' };
      return render(template, { review: { assignee } }, { review: new Set(['assignee']) });
    } finally {
      Reflect.deleteProperty(performance, 'now');
    }
  }

  it('is tried again when the machine had no time for it', () => {
    assert.deepEqual(renderedWith(2), { subject: 'x', body: 'Dear Ada!' });
  });

  it('is refused when it takes too long each time', () => {
    assert.throws(() => renderedWith(3), { code: 'template_invalid', message: /limit exceeded/ });
  });

  describe('reaches nothing but what a record has:', () => {
    const values = { reference: { name: 'Ada', more: { list: ['x'] } } };
    const fields = { reference: new Set(['name', 'more']) };
    const rendered = (body: string) => render({ subject: 'x', body }, values, fields).body;

    const inherited = [
      'reference.name.constructor',
      'reference.name.__proto__',
      'reference.name.toUpperCase',
      'reference.name.trim.size',
      'reference.more.constructor',
      'reference.more.toString',
      'reference.more.list.pop',
      'reference.more["valueOf"]',
    ];
    for (const path of inherited) {
      it(path, () => {
        assert.throws(() => rendered(`{{ ${path} }}`), { code: 'template_invalid', message: /undefined variable/ });
        assert.throws(() => rendered(`{% if ${path} %}yes{% endif %}`), { code: 'template_invalid' });
      });
    }

    it('not the object itself', () => {
      for (const path of ['reference.constructor', 'reference.constructor.name', 'reference.__proto__'])
        assert.throws(() => rendered(`{{ ${path} }}`), { code: 'template_invalid', message: /no merge field/ });
    });

    it('but what it has may be read, and counted', () => {
      const body = '{{ reference.name.size }}, {{ reference.more.list.first }}, {{ reference.more.list[0] }}';
      assert.equal(rendered(body), '3, x, x');
    });
  });
});
