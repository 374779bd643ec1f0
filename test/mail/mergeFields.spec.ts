/** The merge fields that the documents list are those that a template can have, and the other way round. */
import { strict as assert } from 'node:assert';
import { templatesOf } from '../../src/mail/mergeFields.js';
import { Document } from '../../src/schema/document.js';
import { bundles, type Schema } from '../access/matrix/documents.js';
import { describeApi, served } from '../support/api.js';
import { made, sample, tenant } from '../support/samples.js';

const { awards } = bundles;
const references = ['reference', 'process', 'type', 'application', 'award'];
const ofReferences = {
  service: 'awards',
  process: 'referenceProcesses',
  objects: references,
  some: [
    'reference.sys_created_at',
    'application.custom_field_values[].table_value[].*',
    'process.contact_form_options.html',
  ],
} as const;
const ofReviews = {
  service: 'events',
  process: 'abstractReviewProcesses',
  objects: ['review', 'abstract', 'process', 'round', 'event', 'assignee', 'reviews'],
  some: ['review.assignee.*', 'assignee.committee_ids[]', 'abstract.co_authors[].co_author_contact_info.*'],
} as const;
const ofJudging = {
  service: 'awards',
  process: 'reviewProcesses',
  objects: ['review', 'application', 'process', 'round', 'award', 'assignee', 'reviews'],
  some: ['review.assignee.*', 'assignee.committee_ids[]', 'application.custom_field_values[].table_value[].*'],
} as const;
const toAuthors = {
  service: 'events',
  objects: ['abstract', 'type', 'event'],
  some: ['abstract.link', 'abstract.custom_field_values[].table_value[].*', 'event.timezone'],
} as const;
const toApplicants = {
  service: 'awards',
  process: 'applicationProcesses',
  objects: ['application', 'award', 'process'],
  some: ['application.link', 'application.custom_field_values[].table_value[].*', 'award.name'],
} as const;
const templates = [
  { name: 'application_notice_email', ...ofReferences, objects: [...references, 'missing_references'] },
  { name: 'reference_notification_email', ...ofReferences, objects: [...references, 'references'] },
  { name: 'decline_notice_email', ...ofReferences },
  { name: 'confirmation_email', ...toApplicants, isLike: true },
  { name: 'selection_email', ...toApplicants },
  { name: 'declined_email', ...toApplicants, isLike: true },
  { name: 'alternate_email', ...toApplicants, isLike: true },
  { name: 'review_assignment_email', ...ofJudging },
  { name: 'review_submission_confirmation_email', ...ofJudging },
  { name: 'review_decline_notice_email', ...ofJudging, objects: ofJudging.objects.filter((one) => one !== 'reviews') },
  { name: 'approval_notification_email', ...toAuthors, process: 'abstractApprovalProcesses' },
  { name: 'acceptance_notification_email', ...toAuthors, process: 'abstractApprovalProcesses', isLike: true },
  { name: 'decline_notification_email', ...toAuthors, process: 'abstractApprovalProcesses', isLike: true },
  { name: 'presenter_decline_email', ...toAuthors, process: 'abstractApprovalProcesses', isLike: true },
  { name: 'confirmation_email', ...toAuthors, process: 'abstractSubmissionProcesses' },
  { name: 'selection_email', ...toAuthors, process: 'abstractDecisionProcesses' },
  { name: 'declined_email', ...toAuthors, process: 'abstractDecisionProcesses', isLike: true },
  { name: 'alternate_email', ...toAuthors, process: 'abstractDecisionProcesses', isLike: true },
  { name: 'review_assignment_email', ...ofReviews },
  { name: 'review_submission_confirmation_email', ...ofReviews },
  { name: 'decline_notice_email', ...ofReviews, objects: ofReviews.objects.filter((one) => one !== 'reviews') },
  {
    ...{ name: 'withdrawal_notice_email', ...ofReviews, isLike: true },
    objects: ofReviews.objects.filter((one) => one !== 'reviews'),
  },
] as const;

/** Notices are sent as soon as they are there. */
const switchOf = (name: string) =>
  name.endsWith('_notice_email') && !name.startsWith('application') ? {} : { [`enable_${name}`]: true };

/** A field as a template uses it. */
function used(name: string, depth = 0): string {
  const end = name.indexOf('[]');
  if (end < 0) return `{{ ${name.replace(/\*$/, 'any_name')} }}`;
  const item = `item_${depth}`;
  return `{% for ${item} in ${name.slice(0, end)} %}${used(item + name.slice(end + 2), depth + 1)}{% endfor %}`;
}

const parts = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

describeApi('The merge fields of', (start) => {
  const gala = served(start);

  const get = (name: string, service = 'awards', more = {}) => gala.get(`/${service}/mergeFields/${name}`, more);
  const namesOf = async (name: string, service: string): Promise<string[]> =>
    (await get(name, service)).body.fields.map((field: { name: string }) => field.name);

  for (const { name, service, process, objects, some, ...like } of templates) {
    const isLike = 'isLike' in like;
    describe(`${name} of ${service}`, () => {
      const save = async (body: string) =>
        gala.post(`/${process}/${tenant}`, {
          ...(await sample(gala, process)),
          [name]: { subject: 'x', body },
          ...switchOf(name),
        });

      it('are properties of all that it merges, at any depth', async () => {
        const names = await namesOf(name, service);
        assert.ok(names.length > 100, String(names.length));
        assert.deepEqual([...new Set(names.map((one) => one.split(/\[|\./)[0]))], objects);
        for (const one of some) assert.ok(names.includes(one), one);
      });

      it('can all be used in one that is saved', async () => {
        for (const part of parts(await namesOf(name, service), 150)) {
          const reply = await save(part.map((field) => used(field)).join('\n'));
          assert.equal(reply.status, 200, reply.text);
        }
      });

      if (isLike) return; // it is checked as the others of its process are

      it('are all: no other name can be used beside them', async () => {
        const names = await namesOf(name, service);
        const isOpenAt = (path: string) =>
          names.some((other) => other.endsWith('*') && path.startsWith(other.slice(0, -1)));
        const others = names.map((one) => `${one}_x`).filter((one) => !one.includes('[]') && !isOpenAt(one));
        assert.ok(others.length > 50);
        for (const part of parts(others, 20)) {
          const { status, body } = await save(part.map((other) => used(other)).join('\n'));
          assert.deepEqual([status, body.code, body.details.length], [400, 'template_invalid', part.length]);
        }
      });

      if (process !== 'referenceProcesses' && Object.keys(switchOf(name)).length > 0)
        it('are checked while its switch is on, and when it is turned on', async () => {
          const draft = { [name]: { subject: '{{ nobody.name }}', body: 'x' } };
          const { id } = await made(gala, process, { ...draft, [`enable_${name}`]: false });
          const { status, body } = await gala.merge(`/${process}/${tenant}/${id}`, switchOf(name));
          assert.deepEqual([status, body.code], [400, 'template_invalid']);
        });

      it('are all, in every part of one and on every way to save it', async () => {
        const fine = await made(gala, process, { [name]: { subject: 'x', body: 'x' }, ...switchOf(name) });
        const address = `/${process}/${tenant}`;
        const unknown = `{{ ${objects[0]}.nope }}`;
        /** What a part must not be, whatever it is. */
        const wrong = Object.entries({
          '{% if %}': ['subject', 'body', 'from_name'],
          nobody: ['from', 'reply_to', 'cc', 'bcc'],
        });
        const all = wrong.flatMap(([value, parts]) =>
          parts.flatMap((part) => [unknown, '{{ x', value].map((one) => [part, one] as const)),
        );
        const { id } = fine;
        for (const [part, value] of all) {
          const template = { subject: 'x', body: 'x', [part]: value };
          const object = { ...(await sample(gala, process)), [name]: template, ...switchOf(name) };
          const patch_directives = [{ op: 'add', path: `/${name}/${part}`, value }];
          const operations = [
            { operation: 'create', object },
            { operation: 'update', id, object },
            { operation: 'patch', id, patch_directives },
          ];
          const { results } = (await gala.post(`${address}/batch`, { operations })).body;
          const found = [
            (await gala.post(address, object)).body,
            (await gala.put(`${address}/${id}`, object)).body,
            (await gala.patch(`${address}/${id}`, patch_directives)).body,
            (await gala.merge(`${address}/${id}`, { [name]: { [part]: value } })).body,
            ...results.map(({ error }: { error: object }) => error),
          ];
          for (const [way, error] of found.entries()) {
            const what = `${part} ${value}, the way ${way}: ${JSON.stringify(error)}`;
            assert.deepEqual([error.status, error.code], [400, 'template_invalid'], what);
            assert.ok(what.includes(`/${name}/${part}`), what);
          }
        }
        assert.deepEqual((await gala.get(`${address}/${fine.id}`)).body, fine);
      });

      it('are told without a token, the same by every service that has no template of this name', async () => {
        const { status, body } = await get(name, service, { token: null });
        assert.deepEqual([status, body.template], [200, name]);
        const isHere = (other: string) => templates.some((one) => one.service === other && one.name === name);
        const others = Object.keys(bundles).filter((other) => other !== service && !isHere(other));
        for (const other of others)
          assert.deepEqual((await get(name, other, { token: 'of whatever kind' })).body, body);
      });
    });
  }

  it('no template but these', async () => {
    const { status, body } = await get('nonsuch_email', 'awards', { token: null });
    assert.deepEqual([status, body.code, body.details[0].pointer], [400, 'invalid_request', 'path/template']);
    const marked = Object.keys(bundles).flatMap((name) => [...templatesOf(Document.load(name)).keys()]);
    assert.deepEqual(
      marked,
      templates.map((one) => one.name),
    );
  });

  it('an e-mail are filled in from every object that it merges', async () => {
    const award = await made(gala, 'awards', { name: 'of the award' });
    const application = await made(gala, 'applications', { name: 'of the application' });
    const type = await made(gala, 'referenceTypes', { name: 'of the type' });
    const process = await made(gala, 'referenceProcesses', { name: 'of the process', award_id: award.id });
    const ids = { award_id: award.id, application_id: application.id, type_id: type.id, process_id: process.id };
    const { id } = await made(gala, 'references', { ...ids, name: 'of the reference' });
    const text = references.map((object) => `{{ ${object}.name }}`).join();
    const template = { subject: text, body: text, from_name: text };
    const preview = { process_id: process.id, reference_id: id, template };
    const { subject, body, from_name } = (await gala.post(`/references/${tenant}/previewEmail`, preview)).body;
    const expected = references.map((object) => `of the ${object}`).join();
    assert.deepEqual([subject, body, from_name], [expected, expected, expected]);
  });

  it('the name of a sender are not escaped, and one without fields stays as it is', async () => {
    const process = await made(gala, 'referenceProcesses', { name: 'R & D' });
    const shown = async (from_name: string) => {
      const preview = { process_id: process.id, template: { subject: 'x', body: 'x', from_name } };
      return (await gala.post(`/references/${tenant}/previewEmail`, preview)).body.from_name;
    };
    assert.equal(await shown('{{ process.name }} <Office>'), 'R & D <Office>');
    for (const plain of ['The  Committee ', 'A & B', '', '} {']) assert.equal(await shown(plain), plain);
  });
});

describe('A document whose templates merge what it does not have', () => {
  const broken = (source: string) => {
    const bundle = structuredClone(awards) as { components: { schemas: Record<string, Schema> } };
    const { reference_notification_email: template } =
      bundle.components.schemas.ReferenceProcessFields?.properties ?? {};
    Object.assign(template ?? {}, { 'x-merge-objects': { reference: source } });
    return Document.of('awards', bundle);
  };

  it('is refused in a sentence', () => {
    for (const source of ['referenceKinds', 'references/nope', 'references/name/nope', ''])
      assert.throws(() => templatesOf(broken(source)), {
        message: `ReferenceProcessFields.reference_notification_email: x-merge-objects has reference: ${source}, which the document awards does not have.`,
      });
    assert.equal(templatesOf(broken('references/sys_last_security_context')).size, 10);
  });
});
