/** `npm run verify` finds every way in which generated/ may differ from openapi/. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { services } from '../../src/services.js';

const run = promisify(execFile);
const project = process.cwd();
const made = Object.keys(services).flatMap((name) =>
  ['json', 'ts', 'validators.cjs', 'validators.d.cts'].map((ending) => `${name}.${ending}`),
);
const files = [...made, 'roles.json', 'services.ts'].sort();

describe('npm run verify', () => {
  let copy: string;

  before(async () => {
    copy = await mkdtemp(join(tmpdir(), 'gala-verify-'));
    for (const name of ['openapi', 'generated']) await cp(join(project, name), join(copy, name), { recursive: true });
    for (const name of ['redocly.yaml', 'package.json']) await copyFile(join(project, name), join(copy, name));
    await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
    // as `npm run verify` builds it, of the scripts as they are now
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    const outDir = join(copy, 'dist/generate');
    const built = ['--outDir', outDir, '--tsBuildInfoFile', join(outDir, '.tsbuildinfo')];
    await run(process.execPath, [tsc, '-p', 'scripts/tsconfig.json', ...built], { cwd: project });
  });
  after(() => rm(copy, { recursive: true, force: true }));

  /** Puts a file back after a test has changed it. */
  async function changing(path: string, task: (text: string) => Promise<void>): Promise<void> {
    const text = await readFile(join(copy, path), 'utf8');
    try {
      await task(text);
    } finally {
      await writeFile(join(copy, path), text);
    }
  }

  async function verify(): Promise<{ code: number; output: string }> {
    try {
      const { stdout, stderr } = await run(process.execPath, ['dist/generate/scripts/verify.js'], { cwd: copy });
      return { code: 0, output: stdout + stderr };
    } catch (thrown) {
      const { code, stdout, stderr } = thrown as { code: number; stdout: string; stderr: string };
      return { code, output: stdout + stderr };
    }
  }

  it('passes when nothing was changed', async () => {
    const { code, output } = await verify();
    assert.equal(code, 0, output);
    assert.match(output, /is what openapi\/ says/);
    assert.deepEqual((await readdir(join(copy, 'generated'))).sort(), files);
  });

  for (const kept of ['events.json', 'services.ts']) {
    it(`names every file in which a byte was changed, all but ${kept}, and what mends them`, async () => {
      const changed = files.filter((file) => file !== kept);
      const original = new Map<string, string>();
      for (const file of changed) {
        const text = await readFile(join(copy, 'generated', file), 'utf8');
        original.set(file, text);
        const middle = Math.floor(text.length / 2);
        const other = text[middle] === 'x' ? 'y' : 'x';
        await writeFile(join(copy, 'generated', file), text.slice(0, middle) + other + text.slice(middle + 1));
      }
      const { code, output } = await verify();
      for (const [file, text] of original) await writeFile(join(copy, 'generated', file), text);
      assert.equal(code, 1);
      const named = /is stale: (.*)\.\n/.exec(output)?.[1]?.split(', ') ?? [];
      assert.deepEqual(named.sort(), changed);
      assert.match(output, /npm run generate/);
    });
  }

  it('names a file that is missing', () =>
    changing('generated/awards.ts', async () => {
      await rm(join(copy, 'generated/awards.ts'));
      const { code, output } = await verify();
      assert.equal(code, 1);
      assert.match(output, /is stale: awards\.ts\.[\s\S]*npm run generate/);
    }));

  it('names a file too many', async () => {
    const extra = join(copy, 'generated/extra.ts');
    await writeFile(extra, '');
    const { code, output } = await verify();
    await rm(extra);
    assert.equal(code, 1);
    assert.match(output, /is stale: extra\.ts\.[\s\S]*npm run generate/);
  });

  it('names every file that a change of the document makes stale', () =>
    changing('openapi/awards/referenceTypes.yaml', async (text) => {
      const field = '    is_active: { type: boolean';
      assert.ok(text.includes(field));
      await writeFile(
        join(copy, 'openapi/awards/referenceTypes.yaml'),
        text.replace(field, `    colour: { type: string, description: Of the paper. }\n${field}`),
      );
      const { code, output } = await verify();
      assert.equal(code, 1);
      assert.match(output, /is stale: awards\.json, awards\.ts, awards\.validators\.cjs\./);
    }));

  const breaks: [string, string, string, string][] = [
    ['an example that is not valid', 'awards/referenceTypes.yaml', 'name: Academic', 'name: 5'],
    ['an example with an unknown field', 'awards/referenceTypes.yaml', 'name: Academic', 'hue: 5, name: A'],
    [
      'an operation without a description',
      'awards/savedReports.yaml',
      '    description: Answers',
      '    x-was: Answers',
    ],
    ['a family without a description', 'shared/family.yaml', '    description: Deletes', '    x-was: Deletes'],
    ['a reference to nothing', 'awards/references.yaml', '"#/ReferenceSearch"', '"#/ReferenceSeek"'],
    ['an operationId that is there twice', 'awards/references.yaml', 'references.submit', 'references.search'],
  ];
  for (const [name, file, before, after] of breaks) {
    it(`shows what the linter finds: ${name}`, () =>
      changing(`openapi/${file}`, async (text) => {
        assert.ok(text.includes(before));
        await writeFile(join(copy, 'openapi', file), text.replace(before, after));
        const { code, output } = await verify();
        assert.equal(code, 1);
        assert.match(output, /the linter has \d+ findings/);
        assert.ok(output.includes(file), output);
      }));
  }

  it('names the roles and the documents that a change of the roles makes stale', () =>
    changing('openapi/roles.yaml', async (text) => {
      await writeFile(join(copy, 'openapi/roles.yaml'), `${text}\nclerk: [savedReports.get]\n`);
      const { code, output } = await verify();
      assert.equal(code, 1);
      assert.match(output, /is stale: awards\.json, roles\.json\./);
    }));

  const unclear: [string, string, string, string, RegExp][] = [
    [
      'an operation that no role may call',
      'roles.yaml',
      'savedReports.listByApp, ',
      '',
      /no role .* savedReports\.listByApp/,
    ],
    [
      'a role with what does not exist',
      'roles.yaml',
      '- references.get:own',
      '- references.got:own',
      /references\.got:own/,
    ],
    [
      'a limit where there is none',
      'roles.yaml',
      '- functions.availability',
      '- functions.availability:own',
      /cannot be/,
    ],
    [
      'an owner in two places',
      'events/abstracts.yaml',
      'author,\n        description: The contact who',
      'author, x-owner: author,\n        description: The contact who',
      /abstracts\.main_presenter_id: .*already/,
    ],
    [
      'an unknown visibility',
      'events/abstracts.yaml',
      'x-visibility: staff',
      'x-visibility: stuff',
      /x-visibility is one of/,
    ],
    [
      'a record opened that is not served',
      'awards/references.yaml',
      'x-refers-to: external:contact,',
      'x-refers-to: external:contact, x-opens: reviewer,',
      /references\.contact_id: x-opens/,
    ],
  ];
  for (const [name, file, before, after, expected] of unclear) {
    it(`says by name what is unclear: ${name}`, () =>
      changing(`openapi/${file}`, async (text) => {
        assert.ok(text.includes(before));
        await writeFile(join(copy, 'openapi', file), text.replace(before, after));
        const { code, output } = await verify();
        assert.equal(code, 1);
        assert.match(output, expected);
      }));
  }

  it('shows a component that nothing uses', () =>
    changing('openapi/awards.yaml', async (text) => {
      await writeFile(
        join(copy, 'openapi/awards.yaml'),
        text.replace('  schemas:\n', '  schemas:\n    Unused: { type: string }\n'),
      );
      const { code, output } = await verify();
      assert.equal(code, 1);
      assert.match(output, /Unused/);
    }));

  it('says which example is missing', () =>
    changing('openapi/awards/referenceTypes.yaml', async (text) => {
      await writeFile(join(copy, 'openapi/awards/referenceTypes.yaml'), text.replace('examples:', 'x-examples:'));
      const { code, output } = await verify();
      assert.equal(code, 1);
      assert.match(output, /ReferenceTypeFields needs an example/);
    }));
});
