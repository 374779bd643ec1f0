/** `GET /metrics` on `METRICS_PORT`. */
import { strict as assert } from 'node:assert';
import { until } from '../support/until.js';
import { queueLetters } from './support/letters.js';
import { ask, type Running, refused, secret, serversFolder, started, token } from './support/process.js';
import { found } from './workers/underLoad.js';

const types = '/referenceTypes/acme';

describe('Metrics', () => {
  const data = serversFolder();
  const configured = () => ({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent', METRICS_PORT: '0' });

  const urlOf = async (gala: Running) => (await gala.printed(/^Metrics at (\S+)$/m))[1] as string;

  /** Series, as they are written → their values. */
  async function scraped(gala: Running): Promise<Map<string, number>> {
    const reply = await fetch(await urlOf(gala));
    assert.equal(reply.status, 200);
    assert.match(reply.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    const lines = (await reply.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  }

  const counts = (series: Map<string, number>, name: string) =>
    Object.fromEntries([...series].filter(([one]) => one.startsWith(name)));

  it('count requests by operation and status, calls of the store, records and refusals, without names of anyone', async () => {
    const gala = await started({ ...configured(), RATE_LIMIT_PRINCIPAL: '5', RATE_LIMIT: '100' });
    const jo = { Authorization: `Bearer ${token({ sub: 'jo-1234' })}` };
    const object = { name: 'x' };
    const batch = { operations: [1, 2, 3].map(() => ({ operation: 'create', object })) };
    assert.equal((await ask(gala, 'POST', `${types}-5678`, object)).status, 200);
    assert.equal((await ask(gala, 'POST', `${types}-5678/batch`, batch)).status, 200);
    assert.equal((await ask(gala, 'GET', `${types}-5678/none`)).status, 404);
    assert.equal((await ask(gala, 'GET', '/nothing')).status, 404);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => ask(gala, 'GET', types, undefined, jo)));
    const few = statuses.filter(({ status }) => status === 429).length;
    const series = await scraped(gala);
    const count = 'gala_request_duration_seconds_count';
    assert.deepEqual(counts(series, count), {
      [`${count}{operation="referenceTypes.create",status="2xx"}`]: 1,
      [`${count}{operation="referenceTypes.batch",status="2xx"}`]: 1,
      [`${count}{operation="referenceTypes.get",status="4xx"}`]: 1,
      [`${count}{operation="none",status="4xx"}`]: 1,
      [`${count}{operation="referenceTypes.list",status="2xx"}`]: 20 - few,
      [`${count}{operation="referenceTypes.list",status="4xx"}`]: few,
    });
    const refusals = Object.entries(counts(series, 'gala_refusals_total')).filter(([, count]) => count > 0);
    assert.deepEqual(refusals, [['gala_refusals_total{limit="principal"}', few]]);
    assert.equal(series.get('gala_commit_records_sum'), 4);
    assert.ok((series.get('gala_store_duration_seconds_count{method="commit"}') ?? 0) >= 2);
    assert.equal(series.get('gala_store_duration_seconds_count{method="page"}'), 20 - few);
    for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'gala_requests_in_flight'])
      assert.ok(series.has(name), name);
    assert.doesNotMatch([...series.keys()].join(), /acme|5678|1234|tester/);
  });

  it('show how many e-mails wait, for how long, and that none can be sent', async () => {
    const away = { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_TLS: 'optional', MAIL_FROM: 'a@example.org' };
    const gala = await started({ ...configured(), ...away });
    assert.equal((await scraped(gala)).get('gala_mail_oldest_age_seconds'), 0);
    assert.equal((await scraped(gala)).get('gala_mail_paused'), 0);
    await queueLetters(gala, 1);
    await until(async () => (await scraped(gala)).get('gala_mail_paused') === 1);
    const series = await scraped(gala);
    assert.equal(series.get('gala_mail_waiting'), 1);
    assert.ok(Number(series.get('gala_mail_oldest_age_seconds')) < 60);
  });

  it('of several workers are served together, each with its label', async () => {
    const gala = await started({ ...configured(), WORKERS: '2' });
    for (let n = 0; n < 6; n++) await ask(gala, 'GET', types, undefined, { Connection: 'close' });
    const counted = counts(await scraped(gala), 'gala_request_duration_seconds_count');
    const series = 'gala_request_duration_seconds_count{operation="referenceTypes.list",status="2xx"';
    assert.deepEqual(Object.keys(counted).sort(), [`${series},worker="1"}`, `${series},worker="2"}`]);
    assert.equal(
      Object.values(counted).reduce((sum, one) => sum + one),
      6,
    );
  });

  it('come from the other workers while one does not answer', async () => {
    const gala = await started({ ...configured(), WORKERS: '2', LOG_LEVEL: 'info' });
    const [pid = 0] = await found(gala, 2);
    process.kill(pid, 'SIGSTOP');
    const series = await scraped(gala);
    assert.equal(Object.keys(counts(series, 'process_start_time_seconds')).length, 1);
    process.kill(pid, 'SIGCONT');
    assert.equal(Object.keys(counts(await scraped(gala), 'process_start_time_seconds')).length, 2);
  });

  it('are served alone on their port, and a port in use stops the start', async () => {
    const gala = await started(configured());
    const url = await urlOf(gala);
    assert.equal((await fetch(`${gala.url}/metrics`)).status, 404);
    for (const path of ['/', '/healthz', '/awards/openapi.json'])
      assert.equal((await fetch(new URL(path, url))).status, 404);
    const { code, stderr } = await refused({ ...configured(), METRICS_PORT: new URL(url).port });
    assert.equal(code, 1);
    assert.match(stderr, /^Gala cannot start: 127.0.0.1:\d+ is already in use. Set METRICS_PORT to another port.\n$/);
  });
});
