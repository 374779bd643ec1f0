/** References of which each asks for an e-mail. */
import { strict as assert } from 'node:assert';
import { ask, type Running } from './process.js';

const email = { subject: 'For {{ reference.name }}', body: '<p>Dear {{ reference.name }}</p>' };
const process = {
  ...{ name: 'P', award_id: 'a', reference_form_id: 'f', application_notice_email: email },
  ...{ contact_form_options: { contact_form_id: 'f' }, organization_form_options: { organization_form_id: 'f' } },
  ...{ enable_reference_notification_email: true, reference_notification_email: email },
};

/** Queues so many e-mails, to referee0@example.org and so on. @param count at most 100, or hundreds. */
export async function queueLetters(gala: Running, count: number): Promise<void> {
  const { id: process_id } = (await ask(gala, 'POST', '/referenceProcesses/acme', process)).body;
  const { id: type_id } = (await ask(gala, 'POST', '/referenceTypes/acme', { name: 'T' })).body;
  const common = { application_id: 'app', award_id: 'a', completion_date: '2026-05-01T12:00:00.000Z' };
  for (let first = 0; first < count; first += 100) {
    const operations = Array.from({ length: Math.min(count, 100) }, (_, n) => {
      const person = { contact_id: `c${first + n}`, name: 'Referee', email_address: `referee${first + n}@example.org` };
      return { operation: 'create', object: { ...common, ...person, process_id, type_id } };
    });
    assert.equal((await ask(gala, 'POST', '/references/acme/batch', { operations })).status, 200);
  }
  const { body } = await ask(gala, 'POST', '/references/acme/process/app');
  assert.equal(body.queued, count, JSON.stringify(body));
}
