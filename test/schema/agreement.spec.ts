/** What the served document allows, the server takes; what the document forbids, the server answers with 400. */
import { strict as assert } from 'node:assert';
import type { Document, Schema } from '../../src/schema/document.js';
import { describeApi, served } from '../support/api.js';
import { bodyOf } from '../support/replies.js';
import { made, resourceNames, sample, tenant } from '../support/samples.js';

/** JSON texts, since some numbers are others once they are read. */
const most = '9007199254740991';
const numbers = [most, '9007199254740992', '-9007199254740992'];
const texts = ['"\\u0001\\ud83d\\ude00"', '"a\\u0000b"'];
const names = ['', '\u{1F600}'.repeat(256), 'a'.repeat(257), 'a\0b', '__proto__'];
const nested = [most, '1e300', '"a\\u0000b"'].map((value) => `{"a":[{"b":${value}}]}`);

/** Names of fields of these types that have no rules of their own. */
function plainFields(document: Document, schema: Schema, types: readonly string[]): string[] {
  const own = ['enum', 'format', 'multipleOf', 'maxLength', 'x-refers-to'];
  const properties = Object.entries(document.properties(schema));
  const plain = properties.filter(([, field]) => !own.some((keyword) => keyword in document.resolve(field)));
  return plain.filter(([, field]) => types.includes(document.resolve(field).type ?? '')).map(([name]) => name);
}

describeApi('The document and the server agree about', (start) => {
  const gala = served(start);

  for (const resource of resourceNames) {
    it(`numbers, texts and names in ${resource}`, async () => {
      const { document, schema, isValid } = bodyOf(`${resource}.create`);
      const body = await sample(gala, resource);
      const tried = new Set<boolean>();
      const check = async (name: string, value: string) => {
        const { [name]: _, ...rest } = body as Record<string, unknown>;
        const text = `{${JSON.stringify(name)}:${value},${JSON.stringify(rest).slice(1)}`;
        const { status } = await gala.post(`/${resource}/${tenant}`, text);
        const mayBe = isValid(JSON.parse(text));
        assert.equal(status !== 400, mayBe, `${text} is ${status}; ${JSON.stringify(isValid.errors)}`);
        tried.add(mayBe);
      };
      const [number] = plainFields(document, schema, ['number']);
      const [text] = plainFields(document, schema, ['string']);
      if (number !== undefined) for (const value of numbers) await check(number, value);
      if (text !== undefined) for (const value of texts) await check(text, value);
      for (const value of nested) await check('sys_created_by_id', value);
      for (const name of names) await check(name, '1');
      for (const value of nested) await check('whatever', value);
      assert.equal(tried.size, 2);
    });
  }

  const template = { subject: 'Hello', body: '<p>Hello</p>' };
  const one = ['', ' ', 'a@b', ' a@b.example ', 'a', 'a b@c', '<a@b>', '{{ reference.email_address }}', 'a@b, c@d'];
  const addresses = [...one, 'a@b,c@d', 'a@b,', ',a@b', 'a@b,,c@d', 'a@b, {{reference.email_address}}', '{{ x }}'];
  for (const member of ['from', 'reply_to', 'cc', 'bcc']) {
    it(`addresses in ${member} of an e-mail`, async () => {
      const { isValid } = bodyOf('referenceProcesses.create');
      for (const address of addresses) {
        const body = { ...(await sample(gala, 'referenceProcesses')), application_notice_email: template };
        body.application_notice_email = { ...template, [member]: address };
        const { status } = await gala.post(`/referenceProcesses/${tenant}`, body);
        assert.equal(status === 200, isValid(body), address);
      }
    });
  }

  it('the form of page keys', async () => {
    for (const name of ['a', 'b']) await made(gala, 'events', { name, type_id: 'keys' });
    const { body } = await gala.post(`/events/${tenant}/search?limit=1`, { type_ids: ['keys'] });
    const key: string = body.LastEvaluatedKey;
    const { isValid } = bodyOf('events.search');
    for (const given of [key, '', 'x', `${key}!`, key.slice(0, 22), 'a'.repeat(451), `${key} `]) {
      const search = { type_ids: ['keys'], exclusiveStartKey: given };
      const { status } = await gala.post(`/events/${tenant}/search`, search);
      assert.equal(status === 200, isValid(search), given);
    }
  });
});
