/** Nobody reviews what they wrote, whichever way the review comes about. */
import { strict as assert } from 'node:assert';
import { hasConflict } from '../../../src/events/reviewing/conflictOfInterest.js';
import { conflicts } from '../../suites/conflicts.js';
import { describeApi } from '../../support/api.js';

describeApi('A conflict of interest', conflicts);

describe('The address of an assignee', () => {
  it('is read once, however many abstracts it is compared with', () => {
    let reads = 0;
    const assignee = {
      contact_id: 'ada',
      get email_address() {
        reads++;
        return 'Ada <ada@example.org>';
      },
    };
    const abstracts = ['ada@example.org', 'bea@example.org'].map((email_address) => ({ email_address }) as never);
    assert.deepEqual(
      abstracts.map((abstract) => hasConflict(abstract, assignee)),
      [true, false],
    );
    assert.equal(reads, 1);
  });
});
