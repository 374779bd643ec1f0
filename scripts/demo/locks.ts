/** Checks: nothing writes to a locked record, and not everybody may take the lock away. */
import { type Attempt, conflict } from './attempts.js';
import { type Json, mergePatch, type Problem } from './client.js';
import type { OwnServer } from './server.js';
import { patch, type Story } from './story.js';

export const rename = [{ op: 'replace', path: '/name', value: 'Somebody Else' }];

export function locked({ client, ledger }: Story): Attempt[] {
  const refused = conflict('record_locked');
  const references = ledger.where('references', ({ sys_locked }) => sys_locked === true);
  const attempts = references.flatMap(({ id, record }): Attempt[] => {
    const path = client.path('references', `/${id}`);
    const submission = { ...record, id };
    return [
      { ...refused, what: `a locked reference is not replaced`, method: 'PUT', path, body: record },
      { ...refused, what: `a locked reference is not patched`, method: 'PATCH', path, body: rename },
      { ...refused, what: `a locked reference is not deleted`, method: 'DELETE', path },
      {
        ...refused,
        what: `a locked reference is not submitted`,
        method: 'POST',
        path: client.path('references', '/submit'),
        body: submission,
      },
    ];
  });
  const applications = ledger.where('applications', ({ sys_locked }) => sys_locked === true);
  const merges = applications.map(({ id }): Attempt => {
    const path = client.path('applications', `/${id}`);
    return {
      ...refused,
      what: 'a locked application is not merged into',
      method: 'PATCH',
      path,
      body: {},
      type: mergePatch,
    };
  });
  return [...attempts, ...merges];
}

interface BatchAnswer {
  readonly success_count: number;
  readonly results: readonly { readonly status: number; readonly error?: Problem }[];
}

/** The good ones of a batch are done, whatever becomes of the others. */
export async function lockedInBatch({ client, checks, ledger }: Story): Promise<number> {
  const [entry] = ledger.where('references', ({ sys_locked }) => sys_locked === true);
  const id = entry?.id;
  const operations = [
    { operation: 'read', id },
    { operation: 'update', id, object: entry?.record },
    { operation: 'patch', id, patch_directives: { 0: rename[0] } },
    { operation: 'delete', id },
    { operation: 'create', object: { ...entry?.record, mood: 'good' } },
  ];
  const answer = await client.ok<BatchAnswer>('POST', client.path('references', '/batch'), { operations });
  const found = answer.results.map(({ status, error }) => [status, error?.code]);
  const refused = [409, 'record_locked'];
  checks.equal('a batch says what was refused', found, [
    [200, undefined],
    refused,
    refused,
    refused,
    [400, 'invalid_request'],
  ]);
  checks.equal('a batch counts what was done', answer.success_count, 1);
  return answer.results.filter(({ status }) => status !== 200).length;
}

/** A clerk may patch, but not unlock; who has the permission takes the lock away, and then the record can be changed. */
export async function unlock(story: Story, own: OwnServer): Promise<number> {
  const { client, checks, ledger } = story;
  const locked = ledger.where('references', ({ sys_locked }) => sys_locked === true);
  const id = locked.at(-1)?.id ?? '';
  const clerk = client.as(own.sign({ sub: 'clerk', tenants: [client.tenant], permissions: ['references.patch'] }));
  const open: Json[] = [{ op: 'replace', path: '/sys_locked', value: false }];
  const path = client.path('references', `/${id}`);
  checks.equal('a clerk does not unlock', (await clerk.send('PATCH', path, open)).status, 409);
  checks.equal('unlocking changes nothing else', (await client.send('PATCH', path, [...open, ...rename])).status, 409);
  await patch(story, 'references', id, open, { sys_locked: false });
  await patch(story, 'references', id, [{ op: 'add', path: '/notes', value: 'Opened once more.' }], {
    notes: 'Opened once more.',
  });
  return 1;
}
