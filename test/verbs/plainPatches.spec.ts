/** Patches whose media type is only `application/json`: an array is a JSON Patch, an object a merge patch. */
import { strict as assert } from 'node:assert';
import { describeApi, served } from '../support/api.js';
import { made, tenant } from '../support/samples.js';

describeApi('A patch', (start) => {
  const gala = served(start);
  let address: string;
  before(async () => {
    const { id } = await made(gala, 'shippingProducts', { name: 'Parcel' });
    address = `/shippingProducts/${tenant}/${id}`;
  });

  const patch = (body: unknown, type: string) =>
    gala.patch(address, JSON.stringify(body), { headers: { 'Content-Type': type } });

  for (const body of [null, 7, 'name', true])
    it(`as application/json that is ${JSON.stringify(body)} is told what to send`, async () => {
      const reply = await patch(body, 'application/json');
      assert.deepEqual([reply.status, reply.body.code, reply.body.details.length], [400, 'invalid_request', 1]);
      const { message } = reply.body;
      assert.match(
        message,
        /must be an object or an array\. An object is a JSON Merge Patch .* An array is a JSON Patch/,
      );
    });

  const directives = 'an array of directives. Send an object of fields as application/merge-patch+json.';
  const fields = 'an object of fields. Send an array of directives as application/json-patch+json.';
  for (const [type, body, expected] of [
    ['json-patch', { name: 'New' }, directives],
    ['json-patch', 'name', directives],
    ['merge-patch', [], fields],
    ['merge-patch', 7, fields],
  ] as const)
    it(`as ${type} that is ${JSON.stringify(body)} is told of the other media type`, async () => {
      const { status, body: said } = await patch(body, `application/${type}+json`);
      assert.deepEqual([status, said.code, said.details.length], [400, 'invalid_request', 1]);
      assert.ok(said.message.endsWith(`the body must be ${expected}`), said.message);
      assert.deepEqual([said.details[0].pointer, said.details[0].code], ['', 'type']);
    });

  it('as application/json may have a charset, and may be a merge or directives', async () => {
    const merged = await patch({ sys_directive: 'a' }, 'Application/JSON; charset=utf-8');
    assert.deepEqual([merged.status, merged.body.sys_directive], [200, 'a'], merged.text);
    const test = { op: 'test', path: '/sys_directive', value: 'a' };
    const directed = await patch([test, { op: 'remove', path: '/sys_directive' }], 'application/json');
    assert.deepEqual([directed.status, directed.body.sys_directive], [200, undefined], directed.text);
    const { sys_version } = directed.body;
    assert.equal((await patch({}, 'application/json')).body.sys_version, sys_version);
  });
});
