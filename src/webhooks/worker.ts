/** Tells endpoints of changes. Several processes can do it: a claim, stored with the endpoint, makes a delivery that of one. */
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Targets } from '../lib/targets.js';
import { nobody } from '../mail/courier.js';
import { Outbox } from '../mail/outbox.js';
import { resourceIn } from '../records/registry.js';
import { type Base, reading, unitOfWork } from '../records/unitOfWork.js';
import type { Work } from '../records/work.js';
import type { Alteration } from '../records/writeSet.js';
import type { Document } from '../schema/document.js';
import { Doc, type Stored } from '../store/doc.js';
import { Stale } from '../store/port.js';
import { escaped } from '../verbs/links.js';
import { claimed, type Endpoint, endpoints, headersFor, nextOf, noted, type Ping } from './endpoints.js';
import { Look } from './pings.js';
import { type Line, type Outcome, post } from './post.js';

/** Milliseconds between two looks at all tenants, at least: another process may have written. */
const lookEvery = 5000;
/** Looks take at most this part of the time. */
const lookPart = 0.05;
/** Milliseconds in which changes are gathered for one delivery. */
const gatherMs = 1000;
/** Milliseconds between attempts to store what came of a delivery. */
const noteEvery = 1000;
/** How long deliveries in progress can take when the server stops. */
const graceMs = 5000;
/** Deliveries at the same time: to endpoints that have failed, and to the others, which need not wait for those. */
const [maxFailing, maxOthers] = [50, 50];
/** Tenants and endpoints that are read at a time. */
const step = 500;

export interface WebhookOptions extends Partial<Line> {
  readonly gatherMs?: number;
}

export class WebhookWorker {
  readonly #failing = pLimit(maxFailing);
  readonly #others = pLimit(maxOthers);
  /** Endpoint → its delivery, as far as it is one of this process. */
  readonly #sending = new Map<string, Promise<void>>();
  /** Tenants that have endpoints, as far as is known. */
  readonly #known = new Set<string>();
  readonly #looking = new Map<string, Promise<void>>();
  readonly #gathering = new Map<string, NodeJS.Timeout>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly base: Base,
    private readonly documents: readonly Document[],
    private readonly options: WebhookOptions = {},
  ) {}

  /** To be called after each commit. */
  wake(changes: readonly Alteration[], tenant: string): void {
    if (changes.some(({ key }) => key.collection === endpoints)) this.#lookSoon(tenant, 0);
    else if (!this.#known.has(tenant)) return;
    else if (changes.some(({ key }) => resourceIn(this.base.registry, key.collection) !== undefined))
      this.#lookSoon(tenant);
  }

  /** Looks at all tenants now and then. */
  begin(): void {
    const look = async () => {
      const began = performance.now();
      await this.lookAtAll().catch((err) => this.#failed(err));
      if (this.#isClosed) return;
      const pause = Math.max(lookEvery, (performance.now() - began) / lookPart);
      this.#timer = setTimeout(look, pause).unref();
    };
    void look();
  }

  /** Begins to send all that is due. */
  async lookAtAll(): Promise<void> {
    const { store } = this.base.ports;
    for (let after: string | undefined; !this.#isClosed; ) {
      const tenants = await store.tenants({ collections: [endpoints], after, limit: step });
      for (const tenant of tenants) await this.#look(tenant);
      after = tenants.at(-1);
      if (tenants.length < step) return;
    }
  }

  /** Resolves when nothing is under way, and no look is planned but those at all tenants. */
  async idle(): Promise<void> {
    while (this.#sending.size + this.#looking.size + this.#gathering.size > 0)
      await Promise.all([
        ...this.#sending.values(),
        ...this.#looking.values(),
        sleep(this.#gathering.size > 0 ? 5 : 0),
      ]);
  }

  /** What is under way may take some seconds; what is not done then is sent again by whoever finds it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const timer of this.#gathering.values()) clearTimeout(timer);
    this.#gathering.clear();
    this.#failing.clearQueue();
    this.#others.clearQueue();
    const all = Promise.all([...this.#looking.values(), ...this.#sending.values()]);
    await Promise.race([all, sleep(graceMs, undefined, { ref: false })]);
  }

  #lookSoon(tenant: string, after = this.options.gatherMs ?? gatherMs): void {
    const planned = this.#gathering.get(tenant);
    if (this.#isClosed || (planned !== undefined && after > 0)) return;
    clearTimeout(planned);
    const look = () => {
      this.#gathering.delete(tenant);
      void this.#look(tenant);
    };
    this.#gathering.set(tenant, setTimeout(look, after).unref());
  }

  /** One look after the other: each sees all that was stored before it was asked for. */
  #look(tenant: string): Promise<void> {
    const before = this.#looking.get(tenant) ?? Promise.resolve();
    const look: Promise<void> = before
      .then(() => this.#lookAt(tenant))
      .catch((err) => this.#failed(err))
      .finally(() => this.#looking.get(tenant) === look && this.#looking.delete(tenant));
    this.#looking.set(tenant, look);
    return look;
  }

  async #lookAt(tenant: string): Promise<void> {
    if (this.#isClosed) return;
    const { ports } = this.base;
    const found = await ports.store.page({ collection: endpoints, tenant, limit: step });
    if (found.length > 0) this.#known.add(tenant);
    else this.#known.delete(tenant);
    const resourcesOf = (service: string) => this.documents.find(({ name }) => name === service)?.resources ?? [];
    await reading(this.base, { tenant, caller: nobody }, async (work) => {
      const look = new Look(work, this, resourcesOf);
      for (const doc of found as Doc<never>[] as Doc<Endpoint>[]) {
        if (this.#sending.has(doc.id)) continue;
        const next = nextOf(doc.record, ports.clock());
        const ping = next === 'changes' ? await look.pingFor(doc.record) : next;
        if (ping !== undefined) this.#begin(tenant, doc, ping);
      }
    });
  }

  #begin(tenant: string, doc: Doc<Endpoint>, ping: Ping): void {
    const lane = doc.record.last_attempt?.error === undefined ? this.#others : this.#failing;
    const sending = lane(() => this.#send(tenant, doc, ping))
      .catch((err) => this.#failed(err))
      .finally(() => this.#sending.delete(doc.id));
    this.#sending.set(doc.id, sending);
  }

  async #send(tenant: string, doc: Doc<Endpoint>, ping: Ping): Promise<void> {
    const { store, clock, targets = new Targets(), log } = this.base.ports;
    if (this.#isClosed) return;
    const claim = newer(doc.record, claimed(doc.record, ping, clock()));
    try {
      const key = { collection: endpoints, tenant, id: doc.id };
      await store.commit([{ put: key, doc: claim as Doc<never>, previous: doc as Doc<never> }]);
    } catch (error) {
      if (error instanceof Stale) return; // another process is faster, or somebody has changed it
      throw error;
    }
    const headers = headersFor(ping, claim.record, clock());
    const outcome = await post(claim.record.url, headers, ping.body, { targets, ...this.options });
    const { error, status, ms } = outcome;
    const told = { tenant, webhook: doc.id, delivery: ping.id, status, ms };
    if (error === undefined) log.info(told, 'webhook sent');
    else log.warn({ ...told, error }, 'webhook not sent');
    await this.#note(tenant, doc.id, ping, outcome);
    this.#lookSoon(tenant); // there may be more
  }

  /** Without the note, it would be sent again. */
  async #note(tenant: string, id: string, ping: Ping, outcome: Outcome): Promise<void> {
    for (;;)
      try {
        return await this.#noteOnce(tenant, id, ping, outcome);
      } catch (error) {
        if (error instanceof Stale) continue;
        this.#failed(error);
        if (this.#isClosed) return;
        await sleep(noteEvery);
      }
  }

  async #noteOnce(tenant: string, id: string, ping: Ping, outcome: Outcome): Promise<void> {
    const { store, clock } = this.base.ports;
    const key = { collection: endpoints, tenant, id };
    const previous = (await store.read(key)) as Doc<never> | undefined as Doc<Endpoint> | undefined;
    if (previous === undefined) return;
    const next = noted(previous.record, ping, outcome, clock());
    const doc = newer(previous.record, next);
    if (next.disabled_because === previous.record.disabled_because)
      return await store.commit([{ put: key, doc: doc as Doc<never>, previous: previous as Doc<never> }]);
    const scope = { tenant, caller: nobody, operation: 'webhooks' };
    await unitOfWork(this.base, scope, async (work) => {
      const found = await work.collection<Endpoint>(endpoints).find(id);
      if (found === undefined) return;
      const disabled = noted(found.record, ping, outcome, work.now);
      work.collection<Endpoint>(endpoints).put(disabled);
      if (disabled.disabled_because !== found.record.disabled_because) await tell(disabled, outcome, work);
    });
  }

  #failed(err: unknown): void {
    this.base.ports.log.error({ err }, 'cannot send webhooks; trying again');
  }
}

const newer = (previous: Endpoint, next: Endpoint): Doc<Endpoint> =>
  Doc.ofRecord<Stored>({ ...next, sys_version: previous.sys_version + 1 }) as Doc<never>;

/** Writes to whom it concerns that an endpoint is disabled. */
async function tell({ id, url, contact_email: to, disabled_because }: Endpoint, { error }: Outcome, work: Work) {
  const why =
    disabled_because === 'gone' ? 'It has answered with 410 (gone).' : 'No delivery has succeeded for three days.';
  const body = `<p>Nothing is sent to this webhook endpoint of ${escaped(work.tenant)} any more:</p><p>${escaped(url)}</p>
<p>${why} The last attempt: ${escaped(error ?? '')}</p>
<p>Nothing is lost: changes stay in the feed. When the endpoint works, send again, in the console under Webhooks.</p>`;
  await new Outbox(work).addHourly(id, 'webhook_disabled', { to, subject: 'A webhook is disabled', body });
}
