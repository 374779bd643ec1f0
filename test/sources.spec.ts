/** The YAML of the documents says each thing once. */
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { errors } from '../src/errors.js';
import { Document } from '../src/schema/document.js';
import { services } from '../src/services.js';

const files = readdirSync('openapi', { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
const linesOf = (file: string) => readFileSync(`openapi/${file}`, 'utf8').trimEnd().split('\n');
const resources = files.filter((file) => /^(?!shared)\w+\/(?!shapes)\w+\.yaml$/.test(file));
const all = Object.keys(services).map((name) => Document.load(name));

describe('The sources of the documents', () => {
  it('have nothing in the file of a resource that the document does not use', () => {
    for (const file of resources) {
      const root = linesOf(file.replace(/\/.*/, '.yaml')).join('\n');
      const named = linesOf(file).flatMap((line) => /^(\w+Fields|[a-z]\w*):$/.exec(line)?.[1] ?? []);
      assert.ok(named.length > 0, file);
      for (const name of named) assert.ok(root.includes(`"${file}#/${name}"`), `${file}: ${name}`);
    }
  });

  it('name every error code at some operation', () => {
    const operations = all.flatMap(({ routes }) => routes.map(({ operation }) => operation));
    const listed = new Set(operations.flatMap((one) => Object.values(one['x-codes'] ?? {}).flat()));
    // what a batch answers for an operation, and never as a whole
    const within = ['answer_too_large', 'not_applied', 'required'];
    const unlisted = Object.keys(errors).filter((code) => !listed.has(code) && !within.includes(code));
    assert.deepEqual(unlisted, []);
  });
});
