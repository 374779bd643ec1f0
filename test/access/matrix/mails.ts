/** Mails to a reviewer hold no more of an abstract, and of the review, than the reviewer may see. */
import { strict as assert } from 'node:assert';
import { tokenOf } from './client.js';
import { type Json, resourceOf } from './documents.js';
import { needlesIn } from './needles.js';
import { viewOf, visible } from './oracle.js';
import { me, type Seeds } from './seeds.js';

const fieldsOf = (of: string, resource: string) =>
  names(resource)
    .map((name) => `{{ ${of}.${name} }}`)
    .join(' ');

/** Texts of an abstract that a template may name. */
const names = (resource: string) =>
  resource === 'abstracts'
    ? [
        'title',
        'name',
        'first_name',
        'last_name',
        'email_address',
        'submitter_id',
        'city',
        'notes',
        'organization_id',
        'status',
      ]
    : ['abstract_title', 'comments_to_staff', 'comments_to_submitter', 'abstract_id'];

const template = {
  subject: 'About {{ abstract.title }} of {{ abstract.name }}',
  body: `<p>${fieldsOf('abstract', 'abstracts')} ${fieldsOf('review', 'abstractReviews')}</p>`,
};

/** Submits a review of a process that confirms it by mail; answers what the mail should not have said. */
export async function leaksByMail(seeds: Seeds, permissions: readonly string[], blind: boolean): Promise<string[]> {
  const of = (await seeds.reviewing())[blind ? 'blind' : 'open'];
  const switches = {
    enable_review_submission_confirmation_email: true,
    review_submission_confirmation_email: template,
  };
  const sent = await patched(seeds, `/abstractReviewProcesses/${seeds.tenant}/${of.process}`, switches);
  assert.equal(sent.status, 200, sent.text);
  const abstract = await seeds.abstract({ review_process_id: of.process });
  const review = await seeds.review(of, abstract, me);
  const record = seeds.record('abstractReviews', review);
  const view = viewOf(seeds.all, 'abstractReviews', record, me);
  assert.ok(view);
  const body = { ...visible(resourceOf('abstractReviews'), record, view), score: 4 };
  const before = seeds.gala.mails.length;
  const { status, text } = await seeds.gala.post(`/abstractReviews/${seeds.tenant}/submit`, body, {
    token: tokenOf(permissions, me),
  });
  assert.equal(status, 200, text);
  await seeds.gala.courier.idle();
  const mails = seeds.gala.mails.slice(before);
  assert.equal(mails.length, 1, 'one confirmation');
  await seeds.refresh('abstractReviews', review);
  const shown = [...shownOf(seeds, 'abstracts', abstract), ...shownOf(seeds, 'abstractReviews', review)];
  assert.ok([...needlesIn(JSON.stringify(mails))].length > 1, 'the mail says something');
  return [...needlesIn(JSON.stringify(mails))]
    .filter((needle) => !shown.includes(needle))
    .map((needle) => placeOf(seeds, needle));
}

function shownOf(seeds: Seeds, resource: string, id: string): string[] {
  const record = seeds.record(resource, id);
  const view = viewOf(seeds.all, resource, record, me);
  return view === undefined ? [] : [...needlesIn(JSON.stringify(visible(resourceOf(resource), record, view)))];
}

function placeOf({ places, all }: Seeds, needle: string): string {
  const place = places.get(needle);
  const record: Json = (place && all.get(place.resource)?.get(place.id)) ?? {};
  const name = Object.keys(record).find((one) => JSON.stringify(record[one]).includes(needle));
  return `${place?.resource}.${name}: ${needle}`;
}

async function patched(seeds: Seeds, address: string, fields: Json) {
  const directives = Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }));
  return await seeds.send('PATCH', address, directives);
}
