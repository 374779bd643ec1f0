/** What is wrong in openapi/ is found, and named, when generated/ is made of it. */
import { strict as assert } from 'node:assert';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundled } from '../../scripts/bundle.js';
import { generated } from '../../scripts/documents.js';
import { type Copied, copied } from './copied.js';
import { misspelt } from './misspelt.js';

type Break = readonly [file: string, before: string, after: string, ...unknown[]];

describe('The generator', () => {
  let copy: Copied;
  before(async () => {
    copy = await copied();
  });
  after(() => copy.remove());

  /** What is wrong on a page of awards shows when their document is made; what is wrong elsewhere, when everything is. */
  const made = (file: string) => (/^awards\b/.test(file) ? bundled('awards', copy.folder) : generated(copy.folder));
  const messageOf = (making: Promise<unknown>) =>
    making.then(
      () => assert.fail('it was made'),
      ({ message }: Error) => message,
    );
  const fails = (file: string, expected: RegExp) => assert.rejects(made(file), { message: expected });

  /** Replaces a text in each of the files. */
  function breaking<T>([first, ...others]: readonly Break[], task: () => Promise<T>): Promise<T> {
    if (first === undefined) return task();
    const [file, before, after] = first;
    return copy.replacing(`openapi/${file}`, before, after, () => breaking(others, task));
  }

  it('shows all that the linter finds', async () => {
    const breaks: [file: string, before: string, after: string, rule: string][] = [
      ['awards/references.yaml', '"#/ReferenceSearch"', '"#/ReferenceSeek"', 'no-unresolved-refs'],
      ['awards/references.yaml', 'references.submit', 'references.search', 'operation-operationId-unique'],
      ['awards/referenceTypes.yaml', 'name: Academic', 'name: 5', 'no-invalid-schema-examples'],
      ['awards/shippingProducts.yaml', 'name: "Parcel', 'hue: 5, name: "Parcel', 'no-invalid-schema-examples'],
    ];
    const said = await breaking(breaks, () => messageOf(made('awards')));
    assert.match(said, /the linter has 4 findings:\n/);
    for (const [file, , , rule] of breaks)
      assert.match(said, new RegExp(`^  openapi/${file}:\\d+:\\d+  ${rule}: `, 'm'));
  });

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
  for (const [where, words] of Object.entries(misspelt))
    it(`says where wrong words are, and what to write instead: ${where}`, async () => {
      const lines = new Map<string, number>();
      for (const [name, file, before] of words) {
        const text = await readFile(join(copy.folder, `openapi/${file}`), 'utf8');
        lines.set(name, text.slice(0, text.indexOf(before)).split('\n').length);
      }
      const breaks = words.map(([, ...broken]) => broken);
      const said = (await breaking(breaks, () => messageOf(made(words[0]?.[1] ?? '')))).split('\n');
      assert.equal(said.length, words.length, said.join('\n'));
      for (const [name, file, , , message] of words) {
        const isOfIt = (line: string) =>
          message instanceof RegExp ? message.test(line) : line.includes(`: ${message}`);
        const found = said.find(isOfIt) ?? assert.fail(`${name}: ${said.join('\n')}`);
        const [, place, line] = /^openapi\/([\w/]+\.yaml):(\d+): /.exec(found) ?? [];
        assert.equal(place, file, found);
        assert.ok(Math.abs(Number(line) - (lines.get(name) ?? 0)) <= 20, `${found}, not ${lines.get(name)}`);
      }
    });

  for (const [name, file, before, after, expected] of unclear) {
    it(`says by name what is unclear: ${name}`, () =>
      copy.replacing(`openapi/${file}`, before, after, () => fails(file, expected)));
  }

  it('names a document that belongs to no service', async () => {
    const extra = join(copy.folder, 'openapi/extra.yaml');
    await writeFile(extra, '');
    await fails('extra.yaml', /openapi\/extra\.yaml belongs to no service/).finally(() => rm(extra));
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
