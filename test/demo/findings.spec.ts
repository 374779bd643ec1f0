/** What is wrong in openapi/ is found, and named, when generated/ is made of it. */
import { strict as assert } from 'node:assert';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundled } from '../../scripts/bundle.js';
import { generated } from '../../scripts/documents.js';
import { type Copied, copied } from './copied.js';

describe('The generator', () => {
  let copy: Copied;
  before(async () => {
    copy = await copied();
  });
  after(() => copy.remove());

  const fails = (expected: RegExp) => assert.rejects(generated(copy.folder), { message: expected });

  const breaks: [string, string, string, string][] = [
    ['an example that is not valid', 'awards/referenceTypes.yaml', 'name: Academic', 'name: 5'],
    ['an example with an unknown field', 'awards/referenceTypes.yaml', 'name: Academic', 'hue: 5, name: A'],
    ['a reference to nothing', 'awards/references.yaml', '"#/ReferenceSearch"', '"#/ReferenceSeek"'],
    ['an operationId that is there twice', 'awards/references.yaml', 'references.submit', 'references.search'],
  ];
  for (const [name, file, before, after] of breaks) {
    it(`shows what the linter finds: ${name}`, () =>
      copy.replacing(`openapi/${file}`, before, after, () =>
        fails(new RegExp(`the linter has \\d+ findings[^]*openapi/${file}:\\d+:\\d+ `)),
      ));
  }

  const author = 'author,\n        description: The contact who';
  const merges =
    /^openapi\/events\/abstractReviewProcesses\.yaml:\d+: AbstractReviewProcessFields\.review_assignment_email: x-merge-objects has event: meetings, which .* does not/;
  const unclear: [string, string, string, string, RegExp][] = [
    [
      'an operation of no role',
      'roles.yaml',
      'references.process, ',
      '',
      /^openapi\/awards\/references\.yaml:\d+: no role .* references\.process/,
    ],
    [
      'a role of a tag that does not exist',
      'awards.yaml',
      'referee: read',
      'judge: read',
      /awards\.yaml:\d+: x-roles of referenceTypes has judge: read\. The roles are admin, staff, /,
    ],
    [
      'what a tag gives to a role',
      'awards.yaml',
      'referee: read',
      'referee: reads',
      /awards\.yaml:\d+: x-roles of referenceTypes has referee: reads\. Write all or read\./,
    ],
    [
      'two owners',
      'events/abstracts.yaml',
      author,
      author.replace(',', ', x-owner: author,'),
      /^openapi\/events\/abstracts\.yaml:\d+: .*main_presenter_id: .*already/,
    ],
    [
      'merging what is not served',
      'events/abstractReviewProcesses.yaml',
      'event: events\n',
      'event: meetings\n',
      merges,
    ],
    [
      'a resource without its names',
      'awards.yaml',
      '    x-resource: { schema: AwardFields, noun: award, plural: awards }\n',
      '',
      /^openapi\/awards\.yaml:\d+: .*awards needs x-resource/,
    ],
    ['an unused component', 'awards.yaml', '  schemas:\n', '  schemas:\n    Unused: { type: string }\n', /Unused/],
    [
      'no example',
      'awards/savedReports.yaml',
      'examples:',
      'x-stored:',
      /^openapi\/awards\/savedReports\.yaml:1: SavedReportFields needs an example/,
    ],
  ];
  const misspelt: [string, string, string, string, string | RegExp][] = [
    ['a mark', 'awards/references.yaml', 'x-by: day', 'x-bye: day', 'there is no mark x-bye. The marks are x-by, '],
    ['a comparison', 'awards/references.yaml', 'x-by: day', 'x-by: dya', 'x-by is dya. Write one of equals, '],
    [
      'the field of a filter',
      'awards/references.yaml',
      'x-field: completion_date',
      'x-field: completion',
      'references have no field completion. Name the filter date like a field, or give it x-field.',
    ],
    [
      'a filter',
      'awards/applications.yaml',
      '    job_title: { type: string, x-by',
      '    job_titel: { type: string, x-by',
      'applications have no field job_titel. Name the filter job_titel like a field, or give it x-field.',
    ],
    [
      'how a list of two is compared',
      'events/events.yaml',
      'x-by: between',
      'x-by: day',
      'start_date is a list of two. Write x-by: between beside such a list only.',
    ],
    [
      'the field of a parameter',
      'events/abstractReviews.yaml',
      'in: path, x-field: assignee.contact_id',
      'in: path, x-field: assignee.contact',
      'abstractReviews have no field assignee.contact. Name the parameter contactId of abstractReviews.listByContact',
    ],
    [
      'the field of an index',
      'awards/applications.yaml',
      '{ fields: [organization_id] }',
      '{ fields: [organisation_id] }',
      'applications have no field organisation_id. Write fields of the record, nested ones with dots.',
    ],
    [
      'what an index has',
      'events/abstractReviewRounds.yaml',
      'unique: true, where',
      'uniqe: true, where',
      'x-indexes has uniqe. Write { fields: […], folded: true }, or { fields: […], unique: true, where: { … } }.',
    ],
    [
      'a default',
      'events/functionTickets.yaml',
      'x-default: active',
      'x-default: activ',
      'x-default is activ. Write one of active, cancelled.',
    ],
    ['a format', 'awards/applications.yaml', 'format: date-time', 'format: datetime', 'there is no format datetime. '],
    [
      'a truth',
      'awards/applications.yaml',
      'x-expected: true',
      'x-expected: treu',
      'x-expected is treu. Write true or',
    ],
    [
      'a media type',
      'awards/applications.yaml',
      'application/json',
      'application/jsno',
      'there is no media type application/jsno. Write one of application/json, ',
    ],
    ['a place', 'awards.yaml', '{ place: 3 }', '{ plaec: 3 }', 'x-console of the tag references is { place: … }'],
    [
      'a path',
      'awards.yaml',
      '  /mergeFields/{',
      '  /mergeFeilds/{',
      'tags has no mergeFeilds. Write a tag of this name, ',
    ],
    [
      'what a form has in it',
      'awards/referenceProcesses.yaml',
      'preset: 1',
      'preset: -1',
      'preset is -1, but it must be >= 0.',
    ],
    [
      'a column',
      'awards/applications.yaml',
      'columns: [name, status',
      'columns: [name, statsu',
      'applications have no field statsu. Write fields of the record itself.',
    ],
    [
      'how the console shows a resource',
      'awards/applications.yaml',
      'columns: [name, status',
      'colums: [name, status',
      'x-console has colums. Write title, columns, first, groups or more.',
    ],
    [
      'what a search returns',
      'awards/references.yaml',
      '[application_id, award_id, city, completion_date',
      '[application_id, award_id, town, completion_date',
      'references have no field town. Write the fields that a search returns by default.',
    ],
    [
      'the resource that a field refers to',
      'awards/applications.yaml',
      'x-refers-to: awards,',
      'x-refers-to: award,',
      'x-refers-to is award. Write a resource of this document, or external: and a name.',
    ],
    ['a tier', 'awards.yaml', 'x-tier: supporting', 'x-tier: supported', 'awards needs x-tier: seed or supporting.'],
    [
      'who sees a field',
      'awards/applications.yaml',
      'x-visibility: author',
      'x-visibility: autor',
      /: applications\.\w+: x-visibility is one of public, author, /,
    ],
    [
      'an error code',
      'awards/references.yaml',
      'reference_not_pending, status_change_not_allowed]',
      'reference_not_pending, status_change_forbidden]',
      /references\.\w+: src\/errors\.ts does not have status_change_forbidden/,
    ],
    [
      'a permission',
      'roles.yaml',
      'references.process,',
      'references.proces,',
      'staff has references.proces, which does not exist.',
    ],
    [
      'a path that every resource has',
      'awards.yaml',
      '  /awards/{tenantId}/{id}: { $ref: "shared/family.yaml#/record" }\n',
      '',
      'awards lacks a path that every resource has. Write /awards/{tenantId}/{id}: { $ref: "shared/family.yaml#/record" }',
    ],
  ];
  for (const [name, file, before, after, message] of misspelt) {
    it(`says where a wrong word is, and what to write instead: ${name}`, async () => {
      const text = await readFile(join(copy.folder, `openapi/${file}`), 'utf8');
      const at = text.slice(0, text.indexOf(before)).split('\n').length;
      await copy.replacing(`openapi/${file}`, before, after, async () => {
        const said = await generated(copy.folder).then(
          () => assert.fail('it was made'),
          (error: Error) => error.message,
        );
        const [, place, line, rest = ''] = /^openapi\/([\w/]+\.yaml):(\d+): (.*)$/s.exec(said) ?? [];
        assert.equal(place, file, said);
        assert.ok(Math.abs(Number(line) - at) <= 20, `line ${line}, not ${at}`);
        assert.ok(typeof message === 'string' ? rest.startsWith(message) : message.test(said), said);
      });
    });
  }

  for (const [name, file, before, after, expected] of unclear) {
    it(`says by name what is unclear: ${name}`, () =>
      copy.replacing(`openapi/${file}`, before, after, () => fails(expected)));
  }

  it('names a document that belongs to no service', async () => {
    const extra = join(copy.folder, 'openapi/extra.yaml');
    await writeFile(extra, '');
    await fails(/openapi\/extra\.yaml belongs to no service/).finally(() => rm(extra));
  });

  it('takes shared files from the same folder as the rest', () =>
    copy.replacing('openapi/shared/conventions.md', 'Every record', 'Each record', () =>
      copy.replacing('openapi/shared/permissions.yaml', 'that clears', 'that undoes', async () => {
        const { info, 'x-permissions': permissions } = await bundled('awards', copy.folder);
        assert.match(info.description, /Each record belongs/);
        assert.match(permissions?.['*.unlock'] ?? '', /that undoes/);
      }),
    ));
});
