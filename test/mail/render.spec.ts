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
});
