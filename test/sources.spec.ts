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

/** Those that have what every resource has, lists among it, and no more fields than most. */
const isPlain = (file: string) => {
  const tops = linesOf(file).filter((line) => /^\w/.test(line));
  const fields = linesOf(file).filter((line) => /^ {4}\w+:/.test(line));
  return tops.every((line) => /^(\w+Fields|by\w+|public\w*):$/.test(line)) && fields.length <= 35;
};

describe('The sources of the documents', () => {
  it('have most resources in plain files of at most 85 lines', () => {
    const plain = resources.filter(isPlain);
    assert.ok(plain.length >= resources.length / 2, String(plain.length));
    for (const file of plain) assert.ok(linesOf(file).length <= 85, `${file}: ${linesOf(file).length}`);
  });

  it('have nothing in the file of a resource that the document does not name', () => {
    for (const file of resources) {
      const root = linesOf(file.replace(/\/.*/, '.yaml')).join('\n');
      const named = linesOf(file).flatMap((line) => /^(\w+Fields|[a-z]\w*):$/.exec(line)?.[1] ?? []);
      assert.ok(named.length > 0, file);
      for (const name of named) assert.ok(root.includes(`"${file}#/${name}"`), `${file}: ${name}`);
    }
  });

  it('name every error code at some operation', () => {
    const listed = new Set(
      all.flatMap(({ routes }) => routes.flatMap(({ operation }) => Object.values(operation['x-codes'] ?? {}).flat())),
    );
    // what a batch answers for an operation, and never as a whole
    const within = ['answer_too_large', 'not_applied', 'required'];
    assert.deepEqual(
      Object.keys(errors).filter((code) => !listed.has(code) && !within.includes(code)),
      [],
    );
  });
});
