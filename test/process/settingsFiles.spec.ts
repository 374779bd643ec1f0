/** LIMITS_FILE, ROLES_FILE and limits of the environment, as a server reads them. */
import { strict as assert } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../support/until.js';
import { ask, secret, serversFolder, started, stopped } from './support/process.js';

describe('A server with files of settings', () => {
  const data = serversFolder();
  const environment = () => ({ DATA_DIR: data.path, JWT_SECRET: secret, NODE_ENV: 'production' });

  it('starts with valid ones, and limits hold, also after a change', async () => {
    const [limits, roles] = [join(data.path, 'limits.yaml'), join(data.path, 'roles.yaml')];
    writeFileSync(roles, 'staff:\n  - references.get\n');
    writeFileSync(limits, 'tenants: { acme: { records: { referenceTypes: 1 } } }');
    const gala = await started({ ...environment(), LIMITS_FILE: limits, ROLES_FILE: roles });
    const create = async (tenant: string) =>
      (await ask(gala, 'POST', `/referenceTypes/${tenant}`, { name: 'x' })).status;
    assert.deepEqual([await create('acme'), await create('acme'), await create('other')], [200, 429, 200]);
    writeFileSync(limits, 'default: { records: { referenceTypes: 2 }, rate: 1000 }');
    await until(async () => {
      const { headers } = await ask(gala, 'GET', '/referenceTypes/acme');
      return headers.get('ratelimit-policy') === '"tenant";q=1000;w=1';
    });
    assert.deepEqual([await create('acme'), await create('acme')], [200, 429]);
    assert.deepEqual([await create('other'), await create('other')], [200, 429]);
    await stopped(gala);
  });

  it('logs in production which limits of the environment are in force, or that there are none', async () => {
    const [some, none] = await Promise.all([
      started({ ...environment(), RATE_LIMIT: '50', RATE_BURST: '7' }),
      started(environment()),
    ]);
    await some.printed(/"tenant":\{"rate":50,"burst":7\}.*rate limits in force/);
    await none.printed(/requests are not rate limited/);
    await stopped(some);
    await stopped(none);
  });
});
