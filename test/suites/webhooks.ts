/** Webhooks: endpoints are told that something has changed. */
import { strict as assert } from 'node:assert';
import { Targets } from '../../src/lib/targets.js';
import { refusal, type Suite } from '../support/api.js';
import type { World } from '../support/harness.js';
import { by, dayMs, hooking, place, webhookIds } from '../support/hooks.js';
import { cert } from '../support/mailServer.js';
import { status, verify } from '../support/receiver.js';
import { until } from '../support/until.js';

/** @param isLarge with a thousand endpoints, too. */
export const webhooks =
  (isLarge: boolean): Suite =>
  (start) => {
    const hooks = hooking(start);
    /** Where many are told at once, an answer takes its time. */
    const patient = { gatherMs: 1, maxMs: 10_000, ca: cert };
    const { receiving, created, shown, act, change, later } = hooks;
    let gala: World;
    beforeEach(() => {
      gala = hooks.gala;
    });

    it('tell an endpoint of a change, signed, with a position from which nothing is new', async () => {
      const hook = await receiving(true);
      const endpoint = await created(hook);
      await change();
      const [told, ...more] = hook.verified(endpoint.secret);
      assert.equal(more.length, 0);
      assert.equal(told?.type, 'changes');
      const { position, ...data } = told?.data ?? assert.fail();
      assert.deepEqual(data, { tenant: 'acme', service: 'awards', resources: ['referenceTypes'] });
      const { body } = await gala.get(`/awards/changes/acme?after=${position}`, by());
      assert.deepEqual(body, { Items: [], LastPosition: position });
      const { last_attempt: last, ...rest } = await shown(endpoint);
      assert.deepEqual([rest.state, rest.pending, last.status, last.error], ['active', false, 204, undefined]);
      assert.match(hook.deliveries[0]?.headers['user-agent'] ?? '', /^Gala/);
    });

    it('tell only of the services and resources that an endpoint asks for', async () => {
      const [one, other, all] = [await receiving(), await receiving(), await receiving()];
      await created(one, { services: ['awards'], resources: ['references'] });
      await created(other, { services: ['events'] });
      const { secret } = await created(all);
      await change();
      await change('beta');
      assert.deepEqual([one.deliveries.length, other.deliveries.length, all.deliveries.length], [0, 0, 1]);
      const wrong = [
        { services: ['mail'] },
        { resources: ['nothing'] },
        { services: ['awards'], resources: ['events'] },
      ];
      for (const more of wrong) {
        const body = { url: one.url, contact_email: 'crm@example.org', ...more };
        assert.deepEqual(refusal(await gala.post(place, body, by())), [400, 'invalid_request']);
      }
      assert.deepEqual(all.verified(secret)[0]?.data.resources, ['referenceTypes']);
    });

    it('tell of 500 changes while an endpoint is paused in one delivery', async () => {
      const hook = await receiving();
      const endpoint = await created(hook, { is_paused: true });
      const operations = Array.from({ length: 100 }, (_, n) => ({
        operation: 'create',
        object: { name: `Type ${n}` },
      }));
      for (let n = 0; n < 5; n++) await gala.post('/referenceTypes/acme/batch', { operations }, by());
      await gala.webhooks.idle();
      assert.deepEqual([hook.deliveries.length, (await shown(endpoint)).state], [0, 'paused']);
      await gala.merge(`${place}/${endpoint.id}`, { is_paused: false }, by());
      await gala.webhooks.idle();
      assert.equal(hook.verified(endpoint.secret).length, 1);
      await later(60_000);
      assert.equal(hook.deliveries.length, 1);
    });

    it('try again with the same id after 500, and then tell of what came meanwhile', async () => {
      const hook = await receiving();
      hook.answers.push(status(500, 'not\nnow'.repeat(100)), status(204));
      const endpoint = await created(hook);
      await change();
      const { last_attempt: last, pending, next_attempt_at: next } = await shown(endpoint);
      assert.deepEqual([last.status, last.answer.length, last.error], [500, 200, 'It was answered with 500.']);
      assert.deepEqual([pending, Date.parse(next) - gala.clock.now.getTime()], [true, 10_000]);
      await change();
      assert.equal(hook.deliveries.length, 1);
      await later(10_000);
      assert.equal(hook.deliveries.length, 3);
      const [first, second, third] = webhookIds(hook.deliveries);
      assert.equal(first, second);
      assert.notEqual(second, third);
      assert.equal(hook.deliveries[0]?.body, hook.deliveries[1]?.body);
      for (const one of hook.deliveries) verify(endpoint.secret, one);
    });

    it('end after three days without success: the endpoint is disabled, and its contact is told', async () => {
      const hook = await receiving();
      hook.answers.push(status(500));
      const endpoint = await created(hook);
      await change();
      for (let hours = 0; hours < 80; hours++) await later(3_600_000);
      const { state, disabled_because: because, pending } = await shown(endpoint);
      assert.deepEqual([state, because, pending], ['disabled', 'failing', false]);
      const tried = hook.deliveries.length;
      assert.ok(tried > 70 && tried < 80, `${tried} attempts`);
      await gala.courier.idle();
      assert.deepEqual(
        gala.mails.map(({ to, subject }) => [to, subject]),
        [['crm@example.org', 'A webhook is disabled']],
      );
      await later(dayMs);
      assert.equal(hook.deliveries.length, tried);
      hook.answers[0] = status(204);
      assert.equal((await act(endpoint, 'resume')).body.state, 'active');
      await gala.webhooks.idle();
      assert.equal(hook.deliveries.length, tried + 1);
    });

    it('end at once when an endpoint answers with 410', async () => {
      const hook = await receiving();
      hook.answers.push(status(410));
      const endpoint = await created(hook);
      await change();
      await later(dayMs);
      const { state, disabled_because: because } = await shown(endpoint);
      assert.deepEqual([hook.deliveries.length, state, because], [1, 'disabled', 'gone']);
    });

    it('do not follow a redirect', async () => {
      const [hook, other] = [await receiving(), await receiving()];
      hook.answers.push((response) => void response.writeHead(307, { Location: other.url }).end());
      const endpoint = await created(hook);
      await change();
      assert.deepEqual([hook.deliveries.length, other.deliveries.length], [1, 0]);
      assert.match((await shown(endpoint)).last_attempt.error, /redirects/);
    });

    it('read little of an answer of 10 MB', async () => {
      const hook = await receiving();
      let [sent, isCut] = [0, false];
      hook.answers.push((response) => {
        response.writeHead(200);
        response.on('close', () => {
          isCut = true;
        });
        const more = () => {
          while (sent < 10_000_000) {
            sent += 10_000;
            if (!response.write('x'.repeat(10_000))) return response.once('drain', more);
          }
          return response.end();
        };
        more();
      });
      const endpoint = await created(hook);
      await change();
      const { last_attempt: last } = await shown(endpoint);
      assert.deepEqual([last.status, last.answer, last.error], [200, 'x'.repeat(200), undefined]);
      await until(() => isCut);
      assert.ok(sent < 10_000_000, `${sent} bytes`);
    });

    it('are not held up by an endpoint that hangs, and give that up in time', async () => {
      const [hanging, hook] = [await receiving(), await receiving()];
      hanging.answers.push(() => {});
      const stuck = await created(hanging);
      await created(hook);
      await gala.post('/referenceTypes/acme', { name: 'Letter' }, by());
      await until(() => hook.deliveries.length === 1);
      await gala.webhooks.idle();
      assert.equal(hanging.deliveries.length, 1);
      assert.equal((await shown(stuck)).last_attempt.error, 'There was no answer within 0.5 s.');
    });

    it('say that a certificate is self-signed', async () => {
      const strict = await start({ targets: new Targets('localhost'), webhooks: { gatherMs: 1 } });
      const hook = await receiving(true);
      const { body } = await strict.post(place, { url: hook.url, contact_email: 'crm@example.org' });
      await strict.post(`${place}/${body.id}/test`);
      await strict.webhooks.idle();
      const { last_attempt: last, pending } = (await strict.get(`${place}/${body.id}?consistentRead=true`)).body;
      assert.deepEqual([last.error, last.type, pending], ['The certificate is self-signed.', 'ping', false]);
      assert.equal(hook.deliveries.length, 0);
    });

    it('connect to the address that was checked, whatever a second question would answer', async () => {
      const asked: string[] = [];
      const resolve = async (host: string) => [asked.push(host) === 1 ? '192.0.2.1' : '127.0.0.1'];
      const targets = new Targets('192.0.2.0/24', resolve);
      const other = await start({ targets, webhooks: { gatherMs: 1, maxMs: 200 } });
      const hook = await receiving(true);
      const url = `https://rebinding.example.org:${hook.port}/hook`;
      const { body } = await other.post(place, { url, contact_email: 'crm@example.org' });
      const errors: string[] = [];
      for (let n = 0; n < 2; n++) {
        await other.post(`${place}/${body.id}/test`);
        await other.webhooks.idle();
        errors.push((await other.get(`${place}/${body.id}?consistentRead=true`)).body.last_attempt.error);
      }
      assert.equal(hook.deliveries.length, 0);
      assert.deepEqual(asked, ['rebinding.example.org', 'rebinding.example.org']);
      assert.equal(errors[1], 'The host has an address that is not public.');
    });

    it('are signed with both secrets for a day after a rotation, and then with the new one', async () => {
      const hook = await receiving();
      const endpoint = await created(hook);
      const { body: rotated } = await act(endpoint, 'rotate');
      assert.notEqual(rotated.secret, endpoint.secret);
      assert.equal(Date.parse(rotated.previous_secret_until) - gala.clock.now.getTime(), dayMs);
      await change();
      for (const secret of [endpoint.secret, rotated.secret]) assert.equal(hook.verified(secret).length, 1);
      gala.clock.now = new Date(gala.clock.now.getTime() + dayMs);
      await change();
      const signatures = hook.deliveries.map(({ headers }) => headers['webhook-signature']?.split(' ').length);
      assert.deepEqual(signatures, [2, 1]);
      assert.equal('previous_secret_until' in (await shown(endpoint)), false);
    });

    it('never show a secret again, not even to a request that is sent again', async () => {
      const hook = await receiving();
      const body = { url: hook.url, contact_email: 'crm@example.org' };
      const headers = { 'Idempotency-Key': 'hook-1' };
      const first = await gala.post(place, body, { ...by(), headers });
      const again = await gala.post(place, body, { ...by(), headers });
      assert.deepEqual([again.body.id, again.headers['idempotent-replayed']], [first.body.id, 'true']);
      assert.equal(again.body.secret, undefined);
      await act(first.body, 'test');
      await gala.webhooks.idle();
      const { secret } = first.body;
      const all = [await gala.get(place, by()), await gala.get(`${place}/${first.body.id}`, by())];
      all.push(await gala.merge(`${place}/${first.body.id}`, { description: 'The CRM' }, by()));
      for (const { text } of all) assert.doesNotMatch(text, /whsec_|secret/);
      const kept = await gala.store.page({ collection: 'gala.idempotency', tenant: 'acme', limit: 10 });
      for (const { json } of kept) assert.ok(!json.toString().includes(secret));
      assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    });

    it('reach a paused endpoint with a test, once', async () => {
      const hook = await receiving();
      hook.answers.push(status(500));
      const endpoint = await created(hook, { is_paused: true });
      const { body } = await act(endpoint, 'test');
      assert.equal(body.pending, true);
      await gala.webhooks.idle();
      await later(dayMs);
      assert.deepEqual(
        hook.deliveries.map((one) => JSON.parse(one.body).type),
        ['ping'],
      );
      assert.equal((await shown(endpoint)).pending, false);
    });

    it('wait for nothing after an endpoint was deleted or goes elsewhere', async () => {
      const [hook, other] = [await receiving(), await receiving()];
      hook.answers.push(status(500));
      const [gone, moved] = [await created(hook), await created(hook)];
      await change();
      assert.equal((await gala.delete(`${place}/${gone.id}`, by())).status, 200);
      await gala.merge(`${place}/${moved.id}`, { url: other.url, resources: ['referenceTypes'] }, by());
      await gala.webhooks.idle();
      await later(dayMs);
      assert.deepEqual([hook.deliveries.length, other.deliveries.length], [2, 1]);
      const { body } = await gala.merge(`${place}/${moved.id}`, { resources: null }, by());
      assert.equal('resources' in body, false);
      assert.equal((await gala.get(`${place}/${gone.id}`, by())).status, 404);
    });

    if (isLarge)
      it('are limited to 100 endpoints of a tenant; 1,000 of others are told of their changes', async () => {
        const gala = await start({ targets: new Targets('localhost'), webhooks: patient });
        gala.clock.now = new Date();
        const hook = await receiving();
        for (let n = 0; n < 10; n++) {
          const making = Array.from({ length: 100 }, () => {
            const body = { url: hook.url, contact_email: 'crm@example.org', services: ['awards'] };
            return gala.post(`/awards/webhookEndpoints/t${n}`, body, by());
          });
          for (const { status, body } of await Promise.all(making)) assert.equal(status, 200, body.message);
        }
        const more = await gala.post(
          '/awards/webhookEndpoints/t0',
          { url: hook.url, contact_email: 'a@example.org' },
          by(),
        );
        assert.deepEqual(refusal(more), [409, 'too_many_webhook_endpoints']);
        for (let n = 0; n < 10; n++) await gala.post(`/referenceTypes/t${n}`, { name: 'Letter' }, by());
        await gala.webhooks.idle();
        assert.equal(hook.deliveries.length, 1000);
        assert.equal(new Set(webhookIds(hook.deliveries)).size, 1000);
        gala.clock.now = new Date(gala.clock.now.getTime() + 60_000);
        await gala.webhooks.lookAtAll();
        await gala.webhooks.idle();
        assert.equal(hook.deliveries.length, 1000);
      });
  };
