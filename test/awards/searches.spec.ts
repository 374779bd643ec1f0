/** The filters of references and applications that name other records, and texts with odd letters in them. */
import { strict as assert } from 'node:assert';
import { describeApi } from '../support/api.js';
import type { World } from '../support/harness.js';
import { made } from '../support/samples.js';

describeApi('A search of awards', (start) => {
  let gala: World;
  const ids = new Map<string, string>();
  before(async () => {
    gala = await start();
    for (const name of ['academic', 'community']) ids.set(name, (await made(gala, 'referenceTypes')).id);
    for (const name of ['letters', 'endorsements']) ids.set(name, (await made(gala, 'referenceProcesses')).id);
    const references: [string, string, string, object][] = [
      ['Tamsin', 'academic', 'letters', { last_name: "O'Donnell", status: 'completed', job_title: 'Warden (retired)' }],
      ['Pavel', 'academic', 'letters', { state: 'Tasmania', city: 'Kraków', job_title: 'Retired surveyor' }],
      ['Zoë', 'community', 'endorsements', { state: 'Tasmania', award_id: 'prize' }],
    ];
    for (const [name, type, process, more] of references)
      await made(gala, 'references', { name, type_id: ids.get(type), process_id: ids.get(process), ...more });
    const applications = [
      { name: 'Smith & Sons <Ltd>', city: 'Bergen', status: 'complete', organization_id: 'o-2' },
      { name: 'Museum of Slate', city: 'Galway', status: 'completed', organization_id: 'o-5' },
      { name: 'Terra & Mare GmbH', city: 'Bergen op Zoom', status: 'waiting', organization_id: 'o-6' },
    ];
    for (const application of applications) await made(gala, 'applications', application);
  });

  const names = async (resource: string, body: object) => {
    const reply = await gala.post(`/${resource}/acme/search`, body);
    assert.equal(reply.status, 200, reply.text);
    return reply.body.Items.map(({ name }: { name: string }) => name);
  };
  const references: [string, () => object, string[]][] = [
    ['type', () => ({ type_ids: [ids.get('academic')] }), ['Tamsin', 'Pavel']],
    ['type and status', () => ({ type_ids: [ids.get('academic')], status: 'pending' }), ['Pavel']],
    ['process and state', () => ({ process_ids: [ids.get('letters')], state: 'Tasmania' }), ['Pavel']],
    ['award', () => ({ award_ids: ['prize'] }), ['Zoë']],
    ['a last name with an apostrophe', () => ({ last_name: "o'don" }), ['Tamsin']],
    ['a city with an accent', () => ({ city: 'kraków' }), ['Pavel']],
    ['a job title and status', () => ({ job_title: 'retired', status: 'pending' }), ['Pavel']],
  ];
  for (const [what, body, expected] of references)
    it(`finds references by ${what}`, async () => assert.deepEqual(await names('references', body()), expected));

  const applications: [string, object, string[]][] = [
    ['a name with signs of HTML in it', { name: '& sons <' }, ['Smith & Sons <Ltd>']],
    ['organizations', { organization_ids: ['o-2', 'o-6'] }, ['Smith & Sons <Ltd>', 'Terra & Mare GmbH']],
    ['status, as a whole', { status: 'complete' }, ['Smith & Sons <Ltd>']],
    ['part of a status: none', { status: 'comp' }, []],
    ['city', { city: 'BERGEN' }, ['Smith & Sons <Ltd>', 'Terra & Mare GmbH']],
  ];
  for (const [what, body, expected] of applications)
    it(`finds applications by ${what}`, async () => assert.deepEqual(await names('applications', body), expected));

  it('answers in each item what is stored', async () => {
    const stored = await made(gala, 'references', { name: 'Whole', city: 'Galway', notes: 'x' });
    const { body } = await gala.post('/references/acme/search', { name: 'Whole' });
    for (const [name, value] of Object.entries(body.Items[0])) assert.deepEqual(value, stored[name], name);
  });
});
