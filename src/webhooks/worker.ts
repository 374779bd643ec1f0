/** Tells endpoints of changes. Several processes can do it: a claim, stored with the endpoint, makes a delivery that of one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Targets } from '../lib/targets.js';
import { nobody } from '../mail/courier.js';
import { Outbox } from '../mail/outbox.js';
import { resourceIn } from '../records/registry.js';
import { type Base, reading, unitOfWork } from '../records/unitOfWork.js';
import type { Work } from '../records/work.js';
import type { Alteration } from '../records/writeSet.js';
import { escaped } from '../verbs/links.js';
import { claimed, type Endpoint, endpoints, headersFor, nextOf, noted, type Ping } from './endpoints.js';
import { looking } from './pings.js';
import { type Line, type Outcome, post } from './post.js';

/** Milliseconds between two looks at all tenants, at least, and what part of the time they take: another process may have written. */
const [lookEvery, lookPart] = [5000, 0.05];
/** Milliseconds in which changes are gathered for one delivery, and that deliveries can still take when the server stops. */
const [gatherMs, graceMs] = [1000, 5000];
/** Looks, and deliveries to endpoints that have failed and to the others, which need not wait for those, at the same time. */
const [maxLooks, maxFailing, maxOthers] = [10, 50, 50];
/** Tenants and endpoints that are read at a time. */
const step = 500;

export interface WebhookOptions extends Partial<Line> {
  readonly gatherMs?: number;
}

export class WebhookWorker {
  readonly #looks = pLimit(maxLooks);
  readonly #failing = pLimit(maxFailing);
  readonly #others = pLimit(maxOthers);
  /** Endpoints that this process sends to. */
  readonly #sending = new Set<string>();
  /** Tenants that have endpoints, as far as is known. */
  readonly #known = new Set<string>();
  /** Tenant → its next look. */
  readonly #planned = new Map<string, NodeJS.Timeout>();
  readonly #passed = new LRUCache<string, string>({ max: 10_000 });
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly base: Base,
    private readonly options: WebhookOptions = {},
  ) {}

  /** To be called after each commit. */
  wake(changes: readonly Alteration[], { tenant, caller }: Pick<Work, 'tenant' | 'caller'>): void {
    if (changes.some(({ key }) => key.collection === endpoints)) {
      if (caller !== nobody) this.#lookSoon(tenant, 0);
    } else if (this.#known.has(tenant) && changes.some(({ key }) => resourceIn(this.base.registry, key.collection)))
      this.#lookSoon(tenant);
  }

  /** Looks at all tenants now and then. */
  async begin(): Promise<void> {
    const began = performance.now();
    await this.lookAtAll().catch((err) => this.#failed(err));
    if (this.#isClosed) return;
    const pause = Math.max(lookEvery, (performance.now() - began) / lookPart);
    this.#timer = setTimeout(() => void this.begin(), pause).unref();
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
    while (this.#planned.size + this.#looks.activeCount + this.#looks.pendingCount + this.#sending.size > 0)
      await sleep(1);
  }

  /** What is under way may take some seconds; what is not done then is sent again by whoever finds it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const timer of this.#planned.values()) clearTimeout(timer);
    this.#planned.clear();
    await Promise.race([this.idle(), sleep(graceMs, undefined, { ref: false })]);
  }

  #lookSoon(tenant: string, after = this.options.gatherMs ?? gatherMs): void {
    const planned = this.#planned.get(tenant);
    if (this.#isClosed || (planned !== undefined && after > 0)) return;
    clearTimeout(planned);
    const look = () => {
      this.#planned.delete(tenant);
      void this.#look(tenant);
    };
    this.#planned.set(tenant, setTimeout(look, after).unref());
  }

  #look(tenant: string): Promise<void> {
    const look = () => reading(this.base, { tenant, caller: nobody }, (work) => this.#lookAt(work));
    return this.#looks(look).catch((err) => this.#failed(err));
  }

  async #lookAt(work: Work): Promise<void> {
    const { tenant } = work;
    if (this.#isClosed) return;
    const found = await work.collection<Endpoint>(endpoints).page({ limit: step });
    if (found.length > 0) this.#known.add(tenant);
    else this.#known.delete(tenant);
    const pingFor = looking(work, this.#passed);
    for (const { record } of found) {
      const next = nextOf(record, work.now);
      const ping = next === 'changes' ? await pingFor(record) : next;
      if (ping === undefined || this.#sending.has(record.id)) continue;
      this.#sending.add(record.id);
      const lane = record.last_attempt?.error === undefined ? this.#others : this.#failing;
      void lane(() => this.#send(tenant, record, ping))
        .catch((err) => this.#failed(err))
        .finally(() => {
          this.#sending.delete(record.id);
          this.#lookSoon(tenant); // there may be more
        });
    }
  }

  async #send(tenant: string, { id, sys_version }: Endpoint, ping: Ping): Promise<void> {
    const { clock, targets = new Targets(), log } = this.base.ports;
    if (this.#isClosed) return;
    const scope = { tenant, caller: nobody };
    const claim = await unitOfWork(this.base, scope, async (work) => {
      const all = work.collection<Endpoint>(endpoints);
      const record = (await all.find(id))?.record;
      const isSame = record?.sys_version === sys_version; // else another process is faster, or somebody has changed it
      return isSame ? all.put(claimed(record, ping, work.now)).record : undefined;
    });
    if (claim === undefined) return;
    const headers = headersFor(ping, claim, clock());
    const [outcome, pauseMs] = await post(claim.url, headers, ping.body, { targets, ...this.options });
    const { error, status, ms } = outcome;
    const told = { tenant, webhook: id, delivery: ping.id, status, ms };
    if (error === undefined) log.info(told, 'webhook sent');
    else log.warn({ ...told, error }, 'webhook not sent');
    const ended = clock();
    const note = (record: Endpoint) => noted(record, ping, outcome, pauseMs, ended);
    const operation = note(claim).disabled_because && 'webhooks'; // only then, the audit log has a line
    await unitOfWork(this.base, { ...scope, operation }, async (work) => {
      const all = work.collection<Endpoint>(endpoints);
      const previous = (await all.find(id))?.record;
      if (previous === undefined) return;
      const next = all.put(note(previous)).record;
      if (next.disabled_because !== previous.disabled_because) await tell(next, outcome, work);
    });
  }

  #failed(err: unknown): void {
    this.base.ports.log.error({ err }, 'cannot send webhooks; trying again');
  }
}

/** Writes to whom it concerns that an endpoint is disabled. */
async function tell({ id, url, contact_email: to, disabled_because }: Endpoint, { error }: Outcome, work: Work) {
  const why =
    disabled_because === 'gone' ? 'It has answered with 410 (gone).' : 'No delivery has succeeded for three days.';
  const body = `<p>Nothing is sent to this webhook endpoint of ${escaped(work.tenant)} any more:</p><p>${escaped(url)}</p>
<p>${why} The last attempt: ${escaped(error ?? '')}</p>
<p>Nothing is lost: changes stay in the feed. When the endpoint works, send again, in the console under Webhooks.</p>`;
  await new Outbox(work).addHourly(id, 'webhook_disabled', { to, subject: 'A webhook is disabled', body });
}
