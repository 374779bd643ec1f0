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

  const unclear: [string, string, string, string, RegExp][] = [
    [
      'an operation that no role may call',
      'roles.yaml',
      'savedReports.listByApp, ',
      '',
      /no role .* savedReports\.listByApp/,
    ],
    [
      'an owner in two places',
      'events/abstracts.yaml',
      'author,\n        description: The contact who',
      'author, x-owner: author,\n        description: The contact who',
      /abstracts\.main_presenter_id: .*already/,
    ],
    [
      'a template that merges what is not served',
      'events/abstractReviewProcesses.yaml',
      'event: events\n',
      'event: meetings\n',
      /AbstractReviewProcessFields\.review_assignment_email: x-merge-objects has event: meetings, which .* does not have/,
    ],
    [
      'a resource without its names',
      'awards.yaml',
      '    x-resource: { schema: AwardFields',
      '    x-was: { schema: AwardFields',
      /awards\/\{tenantId\}.*: the tag awards needs x-resource/,
    ],
  ];
  for (const [name, file, before, after, expected] of unclear) {
    it(`says by name what is unclear: ${name}`, () =>
      copy.replacing(`openapi/${file}`, before, after, () => fails(expected)));
  }

  it('shows a component that nothing uses', () =>
    copy.replacing('openapi/awards.yaml', '  schemas:\n', '  schemas:\n    Unused: { type: string }\n', () =>
      fails(/Unused/),
    ));

  it('says which example is missing', () =>
    copy.replacing('openapi/awards/referenceTypes.yaml', 'examples:', 'x-examples:', () =>
      fails(/ReferenceTypeFields needs an example/),
    ));

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
