/** What is wrong in openapi/ is found, and named, when generated/ is made of it. */
import { strict as assert } from 'node:assert';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundled } from '../../scripts/bundle.js';
import { generated } from '../../scripts/documents.js';
import { type Copied, copied } from './copied.js';

describe('What is made of the documents', () => {
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
    /AbstractReviewProcessFields\.review_assignment_email: x-merge-objects has event: meetings, which .* does not/;
  const unclear: [string, string, string, string, RegExp][] = [
    ['an operation of no role', 'roles.yaml', 'references.process, ', '', /no role .* references\.process/],
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
      /main_presenter_id: .*already/,
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
      '    x-resource: { schema: AwardF',
      '    x-was: { schema: AwardF',
      /awards needs x-resource/,
    ],
    ['an unused component', 'awards.yaml', '  schemas:\n', '  schemas:\n    Unused: { type: string }\n', /Unused/],
    ['no example', 'awards/referenceTypes.yaml', 'examples:', 'x-examples:', /ReferenceTypeFields needs an example/],
  ];
  for (const [name, file, before, after, expected] of unclear) {
    it(`says by name what is unclear: ${name}`, () =>
      copy.replacing(`openapi/${file}`, before, after, () => fails(expected)));
  }

  it('names a document that belongs to no service', async () => {
    const extra = join(copy.folder, 'openapi/extra.yaml');
    await writeFile(extra, '');
    await fails(/openapi\/extra\.yaml belongs to no service/).finally(() => rm(extra));
  });

  it('has what is shared from the same folder as the rest', () =>
    copy.replacing('openapi/shared/conventions.md', 'Every record', 'Each record', () =>
      copy.replacing('openapi/shared/permissions.yaml', 'that clears', 'that undoes', async () => {
        const { info, 'x-permissions': permissions } = await bundled('awards', copy.folder);
        assert.match(info.description, /Each record belongs/);
        assert.match(permissions?.['*.unlock'] ?? '', /that undoes/);
      }),
    ));
});
