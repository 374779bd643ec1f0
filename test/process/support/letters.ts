/** References of which each asks for an e-mail. */
import { strict as assert } from 'node:assert';
import { ask, type Running } from './process.js';

const email = { subject: 'For {{ reference.name }}', body: '<p>Dear {{ reference.name }}</p>' };
const request = { ...email, body: '<p>Dear {{ reference.name }}: {{ reference.link }}</p>' };
const process = {
  ...{ name: 'P', award_id: 'a', reference_form_id: 'f', application_notice_email: email },
  ...{ contact_form_options: { contact_form_id: 'f' }, organization_form_options: { organization_form_id: 'f' } },
  ...{ enable_reference_notification_email: true, reference_notification_email: request },
};

/**
 * Stores so many references, of referee0@example.org and so on, application by application. @param count at most 100, or hundreds.
 * @returns the id of their process, and theirs.
 */
export async function storeLetters(gala: Running, count: number, perApplication = count) {
  const { id: process_id } = (await ask(gala, 'POST', '/referenceProcesses/acme', process)).body;
  const { id: type_id } = (await ask(gala, 'POST', '/referenceTypes/acme', { name: 'T' })).body;
  const common = { award_id: 'a', completion_date: '2026-05-01T12:00:00.000Z', process_id, type_id };
  const ids: string[] = [];
  for (let first = 0; first < count; first += 100) {
    const operations = Array.from({ length: Math.min(count, 100) }, (_, n) => {
      const [at, application_id] = [first + n, `app${Math.floor((first + n) / perApplication) || ''}`];
      const person = { contact_id: `c${at}`, name: 'Referee', email_address: `referee${at}@example.org` };
      return { operation: 'create', object: { ...common, ...person, application_id } };
    });
    const { status, body } = await ask(gala, 'POST', '/references/acme/batch', { operations });
    assert.equal(status, 200);
    ids.push(...body.results.map(({ id }: { id: string }) => id));
  }
  return { process_id, ids };
}

/** Queues an e-mail for each of so many references. @returns their ids. */
export async function queueLetters(gala: Running, count: number): Promise<string[]> {
  const { ids } = await storeLetters(gala, count);
  const { body } = await ask(gala, 'POST', '/references/acme/process/app');
  assert.equal(body.queued, count, JSON.stringify(body));
  return ids;
}
