/** Somebody with a role, who asks; and what must not be in the answers. */
import { isDeepStrictEqual } from 'node:util';
import type { World } from '../../support/harness.js';
import { type Answer, Client, type Request, tokenOf } from './client.js';
import { type Json, type Operation, operations, resourceOf, valuesAt } from './documents.js';
import { needlesIn, needlesOf } from './needles.js';
import {
  type Counts,
  type Grant,
  grantOf,
  leavesOf,
  mayWrite,
  ownersOf,
  type View,
  viewOf,
  visible,
} from './oracle.js';
import { me } from './relations.js';
import { draftOf, type Seeds } from './seeds.js';

/** An id that no record has, as long as those that records have. */
export const nobody = 'id99999999';

/** Kinds of e-mails to others than who asks: staff, and applicants. What is in them is the template's. */
const toOthers = new Set([
  ...['review_decline_notice', 'application_review_decline_notice', 'decline_notice'],
  ...['author_confirmed', 'author_withdrawn'],
]);

/** Of a caller by a link: its secret, and the records that it is for. */
interface ByLink {
  readonly secret: string;
  readonly counts: Counts;
}

export class Caller {
  readonly #client: Client;
  /** Operation → how far the permissions go. */
  readonly #grants = new Map<string, Grant | undefined>();
  /** What went wrong, a line each. */
  readonly problems: string[] = [];

  constructor(
    readonly seeds: Seeds,
    readonly lines: string[],
    readonly permissions: readonly string[],
    readonly contact = me,
    readonly link?: ByLink,
  ) {
    const token = link?.secret ?? tokenOf(permissions, contact, [seeds.tenant]);
    this.#client = new Client(seeds.gala, lines, token);
  }

  get gala(): World {
    return this.seeds.gala;
  }

  /** Whether everything is allowed to be seen, so that nothing can leak. */
  get isStaff(): boolean {
    return (
      ['abstracts.get', 'references.get'].every((name) => this.permissions.includes(name)) ||
      this.permissions.includes('*')
    );
  }

  grant(operation: Operation | string): Grant | undefined {
    const id = typeof operation === 'string' ? operation : operation.id;
    if (!this.#grants.has(id)) this.#grants.set(id, grantOf(this.permissions, operationOf(id)));
    return this.#grants.get(id);
  }

  #counts: Counts = (resource, record) => this.link?.counts(resource, record) ?? true;

  view = (resource: string, record: Json): View | undefined =>
    viewOf(this.seeds.all, resource, record, this.contact, this.#counts);

  /** Whether they stand in the record, so that they may write it: what is only opened to them may be read. */
  owns = (resource: string, record: Json): boolean =>
    this.#counts(resource, record) &&
    ownersOf(resource).some(({ path }) => valuesAt(record, path).includes(this.contact));

  /** Sends a request, and checks all outputs for canaries that the caller must not see. */
  async ask(operation: Operation, what: string, request: Request): Promise<Answer> {
    const answer = await this.#client.ask(request);
    if (answer.undocumented) this.problem(operation, what, answer.undocumented);
    if (!this.isStaff) this.#watch(operation, what, answer);
    return answer;
  }

  #watch(operation: Operation, what: string, { seen, logged, mails, status }: Answer): void {
    const label = `${operation.id}, ${what} (${status})`;
    const known = new Map<Json, ReadonlySet<string>>();
    const tell = (where: string, needles: Iterable<string>) => {
      for (const needle of needles) if (!this.#mayKnow(operation, needle, known)) this.#leak(label, where, needle);
    };
    tell('the answer', seen);
    for (const needle of logged) this.#leak(label, 'the log', needle);
    for (const mail of mails.filter(({ email }) => !toOthers.has(email)))
      tell('a mail', needlesIn(JSON.stringify(mail)));
  }

  #leak(label: string, where: string, needle: string): void {
    const { tenant, resource, id } = this.seeds.places.get(needle) ?? { tenant: 'nowhere' };
    const record = (tenant === this.seeds.tenant && this.seeds.all.get(resource ?? '')?.get(id ?? '')) || {};
    const leaf = leavesOf(record).find((one) => one.toLowerCase().includes(needle));
    this.problems.push(`LEAK ${label}: ${where} has ${needle}, ${tenant} ${resource} ${id}: ${leaf}`);
  }

  /**
   * Whether an operation may show the caller a canary, in the record that had it first or in one of its own resource that repeats it;
   * what it may show of a record is worked out once for each answer.
   */
  #mayKnow(operation: Operation, needle: string, known: Map<Json, ReadonlySet<string>>): boolean {
    const { tenant, resource, id = '' } = this.seeds.places.get(needle) ?? {};
    if (tenant !== this.seeds.tenant) return false;
    const all = this.seeds.all.get(operation.resource) ?? new Map<string, Json>();
    const record = all.get(id);
    const repeats = () => [...all.values()].filter((one) => needlesOf(one).has(needle));
    return (resource !== operation.resource ? repeats() : record ? [record] : []).some((one) => {
      const shown = known.get(one) ?? needlesIn(JSON.stringify(this.shown(operation, operation.resource, one) ?? ''));
      known.set(one, shown);
      return shown.has(needle);
    });
  }

  /** What an operation may show of a record; nothing when it may not show that it is there. */
  shown(operation: Operation, resource: string, record: Json): Json | undefined {
    const grant = this.grant(operation);
    if (grant === undefined) return undefined;
    if (operation.permission.endsWith('.public')) return visible(resourceOf(resource), record, 'stranger');
    if (grant === 'all') return record;
    const view = this.view(resource, record);
    const read = this.owns(resource, record) ? this.seeds.asOwner(record) : record;
    return view && visible(resourceOf(resource), read, view);
  }

  /** Follows what an owner has written. If it is a draft, nobody else sees more of it than that there is one. @returns what staff see */
  async wrote(operation: Operation, what: string, before: Json, { body }: Request): Promise<Json | undefined> {
    const { resource } = operation;
    const written = Array.isArray(body)
      ? body.map(({ path, value }) => [path.slice(1), value])
      : Object.entries(body ?? {});
    const under = Array.isArray(body) ? this.seeds.asOwner(before) : {};
    const now = await this.seeds.refresh(resource, String(before.id));
    const draft = draftOf(resource, { ...under, ...Object.fromEntries(written) });
    if (now === undefined || isDeepStrictEqual(draft, draftOf(resource, this.seeds.asOwner(before)))) return now;
    if (draft === undefined) return now;
    this.seeds.keepDraft(resource, now, draft);
    const told = Object.keys(draft).filter((name) => !isDeepStrictEqual(now[name], before[name]));
    if (told.length > 0) this.problem(operation, what, `staff see of the draft ${told}`);
    if (now.draft_saved_at === undefined) this.problem(operation, what, 'staff do not see that there is a draft');
    return now;
  }

  problem(operation: Operation, what: string, text: string): void {
    this.problems.push(`${operation.id}, ${what}: ${text}`);
  }

  /** The answer must have succeeded. */
  succeeded(operation: Operation, what: string, { status, text }: Answer): boolean {
    if (status === 200) return true;
    this.problem(operation, what, `is allowed, and answered ${text.slice(0, 700)}`);
    return false;
  }

  /** The answer must be refused with a status and a code. */
  refused(operation: Operation, what: string, { status, body, text }: Answer, expected: number, code: string): void {
    if (status === expected && body?.code === code) return;
    this.problem(operation, what, `should be ${expected} ${code}, and was ${status} ${text.slice(0, 400)}`);
  }

  /** A record in an answer must be just what the caller may see of it. */
  showsJust(operation: Operation, what: string, answered: Json, stored: Json): void {
    const shown = this.shown(operation, operation.resource, stored);
    if (shown === undefined) {
      this.problems.push(`LEAK ${operation.id}, ${what}: shows the record ${String(stored.id)}`);
      return;
    }
    const [is, should] = [leavesOf(answered), leavesOf(shown)];
    const more = is.filter((leaf) => !should.includes(leaf));
    const less = should.filter((leaf) => !is.includes(leaf));
    if (more.length > 0) this.problems.push(`LEAK ${operation.id}, ${what}: shows ${more.join(', ')}`);
    if (less.length > 0) this.problem(operation, what, `does not show ${less.join(', ')}`);
  }

  /** What is asked of another's record must be answered as of none. */
  async likeNone(operation: Operation, what: string, request: Request, id: string): Promise<void> {
    this.refused(operation, what, await this.alike(operation, what, request, id), 404, 'record_not_found');
  }

  /** A request must be answered as one with another word in the place of one, but for that word. */
  async alike(operation: Operation, what: string, request: Request, word: string, other = nobody): Promise<Answer> {
    const answer = await this.ask(operation, what, request);
    await this.sameAs(operation, what, answer, word, replaced(request, word, other), other);
    return answer;
  }

  async sameAs(operation: Operation, what: string, answer: Answer, word: string, other: Request, otherWord: string) {
    const twin = await this.ask(operation, `${what}, with ${otherWord}`, other);
    const [is, should] = [comparable(answer, word), comparable(twin, otherWord)];
    if (is !== should)
      this.problems.push(`TELLS APART ${operation.id}, ${what}: ${is}\n      not as ${otherWord}: ${should}`);
  }
}

/** A request with one word in the place of another. */
export function replaced({ method, address, body, type }: Request, word: string, other: string): Request {
  const text = body === undefined ? undefined : JSON.parse(JSON.stringify(body).replaceAll(word, other));
  return {
    method,
    address: address.replaceAll(word, other),
    ...(type && { type }),
    ...(text !== undefined && { body: text }),
  };
}

/** The comparable part of a response, without what is unique to each request. */
function comparable({ status, headers, text, body }: Answer, word: string): string {
  const { 'x-request-id': id, date, ...rest } = headers;
  const without = text.replaceAll(id ?? '', '').replaceAll(word, '…');
  return `${status} ${body === undefined ? '' : without} ${JSON.stringify(Object.entries(rest).sort()).replaceAll(word, '…')}`;
}

export function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`the documents have no operation ${id}`);
  return found;
}

/** Names of top-level fields that the caller sees and may change without further ado: texts that name nothing. */
export const plainFields = (resource: string, record: Json, shown: Json): string[] =>
  Object.keys(shown).filter(
    (name) =>
      /^canary-\d+-x$/.test(String(record[name])) &&
      !/(^|_)id$/.test(name) &&
      mayWrite(resourceOf(resource), name, 'changed'),
  );
