/** Several processes on one port (`WORKERS`). */
import { strict as assert } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count } from '../../support/count.js';
import { until } from '../../support/until.js';
import { head, wire } from '../../support/wire.js';
import { ask, refused, secret, serversFolder, started, token } from '../support/process.js';
import { describeUnderLoad, found, processesOf, types } from './underLoad.js';

describeUnderLoad('', () => ({}), true);

describe('Workers', () => {
  const data = serversFolder();
  const configured = () => ({ DATA_DIR: data.path, JWT_SECRET: secret, WORKERS: '2' });
  const bearer = { Authorization: `Bearer ${token()}` };
  const body = '{"name":"Slow"}';
  const slowly = { ...bearer, 'Content-Type': 'application/json', 'Content-Length': body.length };

  it('end with the main process, however it ends', async () => {
    const gala = await started(configured());
    const pids = await found(gala, 2);
    gala.kill('SIGKILL');
    await gala.ended;
    const isGone = (pid: number) => {
      try {
        return !process.kill(pid, 0);
      } catch {
        return true;
      }
    };
    await until(() => pids.every(isGone));
  });

  it('share the limits of tenants and callers', async () => {
    const rates = { RATE_LIMIT: '1', RATE_BURST: '39', RATE_LIMIT_PRINCIPAL: '1', RATE_BURST_PRINCIPAL: '19' };
    const gala = await started({ ...configured(), ...rates });
    const begun = performance.now();
    const statuses: number[] = [];
    const ofTwo = ['jo', 'al', 'jo', 'al'].map((sub) => ({ Authorization: `Bearer ${token({ sub })}` }));
    for (let n = 0; n < 80; n++) {
      const headers = { ...ofTwo[n % 4], Connection: 'close' };
      statuses.push((await ask(gala, 'GET', types, undefined, headers)).status);
    }
    const passed = statuses.filter((status) => status === 200).length;
    const refilled = Math.ceil((performance.now() - begun) / 1000);
    assert.equal((await found(gala, 2)).length, 2);
    assert.ok(passed >= 36 && passed <= 40 + refilled, `${passed} of 80, ${refilled} refilled`);
  });

  it('share out abstracts at the same time, and none gets too many reviews', async () => {
    const gala = await started(configured());
    const call = async (address: string, body: unknown) => {
      for (;;) {
        const answer = await ask(gala, 'POST', address, body, { service: 'events', Connection: 'close' });
        if (answer.status === 409 && answer.body.code === 'balancing_runs') await sleep(5);
        else return answer.body;
      }
    };
    for (let time = 0; time < count(2, 10); time++) {
      const at = (resource: string, more = '') => `/${resource}/sharing-${time}${more}`;
      const { id: event_id } = await call(at('events'), { name: 'Assembly', end_date: '2026-09-20T00:00:00Z' });
      const { id: process_id } = await call(at('abstractReviewProcesses'), { name: 'Review', event_id });
      const { id: type_id } = await call(at('abstractTypes'), { name: 'Talks', event_id });
      const { id: review_round_id } = await call(at('abstractReviewRounds'), { name: 'First', event_id, process_id });
      const object = { name: 'Ada', title: 'Rivers', event_id, type_id };
      const operations = Array.from({ length: 40 }, () => ({ operation: 'create', object }));
      await call(at('abstracts', '/batch'), { operations });
      await call(at('abstractReviews', `/openRound/${type_id}/${review_round_id}`), undefined);
      const share = (...names: string[]) =>
        call(at('abstractReviews', '/assignReviews'), {
          ...{ review_round_id, reviews_per_abstract: 2 },
          pool: names.map((contact_id) => ({ contact_id })),
        });
      const all = await Promise.all([share('a', 'b', 'c'), share('d', 'e', 'f'), share('g', 'h', 'i')]);
      assert.equal(
        all.reduce((sum, { created }) => sum + created, 0),
        80,
      );
    }
  });

  it('close connections of one address beyond 200 each that show no valid token, but none that has shown one', async () => {
    const gala = await started({ ...configured(), TRUSTED_PROXIES: 'none' });
    const known = await wire(gala.url);
    const asked = async () => {
      known.write(head('GET', types, bearer));
      return (await known.reply()).status;
    };
    assert.equal(await asked(), 200);
    const strangers = await Promise.all(Array.from({ length: 450 }, () => wire(gala.url)));
    let closed = 0;
    for (const one of strangers) void one.closed.then(() => closed++);
    await until(() => closed >= 50);
    assert.equal(await asked(), 200);
    for (const one of [...strangers, known]) one.end();
  });

  it('are replaced again after a SIGHUP during a replacement, and end on SIGTERM during one', async () => {
    const gala = await started(configured());
    const replaced = () => gala.stdout().split('all workers were replaced').length - 1;
    for (const pause of [0, 50, 400].slice(0, count(2, 3))) {
      const before = replaced();
      gala.kill('SIGHUP');
      await sleep(pause);
      gala.kill('SIGHUP');
      await until(() => replaced() >= before + (pause === 0 ? 1 : 2));
    }
    assert.doesNotMatch(gala.stdout(), /cannot start/);
    const slow = await wire(gala.url);
    slow.write(head('POST', types, slowly), body.slice(0, 5));
    assert.equal((await ask(gala, 'GET', types)).status, 200);
    gala.kill('SIGHUP');
    await sleep(300);
    gala.kill('SIGTERM');
    await sleep(1500); // a worker that was starting says that it serves
    slow.write(body.slice(5));
    assert.equal((await slow.reply()).status, 200);
    assert.equal((await gala.ended).code, 0);
    assert.equal(gala.stdout().match(/"method":"POST".*"status":200/g)?.length, 1);
  });

  it('are kept when new ones cannot start', async () => {
    const file = join(data.path, 'limits.yaml');
    writeFileSync(file, 'default: { rate: 1000 }');
    const gala = await started({ ...configured(), LIMITS_FILE: file });
    const before = await found(gala, 2);
    writeFileSync(file, 'default: { rate: fast }');
    gala.kill('SIGHUP');
    await gala.printed(/a new worker cannot start; the workers stay/);
    for (let n = 0; n < 4; n++)
      assert.equal((await ask(gala, 'GET', types, undefined, { Connection: 'close' })).status, 200);
    assert.deepEqual([...processesOf(gala)], before);
    gala.kill('SIGTERM');
    const { code, stderr } = await gala.ended;
    assert.equal(code, 0);
    assert.match(stderr, /^Gala cannot start: .*limits.yaml/);
  });

  it('say why they cannot start, and the main process ends with them', async () => {
    const gala = await started(configured());
    const { code, stderr } = await refused({ ...configured(), PORT: new URL(gala.url).port });
    assert.equal(code, 1);
    assert.match(stderr, /^Gala cannot start: 127.0.0.1:\d+ is already in use. Set PORT to another port.\n$/);
  });
});
