/** Records of the caller and of others, with a canary in every place that can hold one. */
import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../../src/schema/contract.js';
import { token, type World } from '../../support/harness.js';
import { withService } from '../../support/replies.js';
import { made, sample, targetOf } from '../../support/samples.js';
import { tokenOf } from './client.js';
import { type Json, membersOf, operations, resolved, resourceOf, resources, type Schema, saidOf } from './documents.js';
import { type Needles, needlesIn } from './needles.js';
import { countSeen, type Judged, judged, laidOver, openersOf, ownersOf, type Records, visible } from './oracle.js';
import { blindness, type Making, me, type Reviewing, special, type Which } from './relations.js';

/** Where a canary stands. */
export interface Place {
  readonly tenant: string;
  readonly resource: string;
  readonly id: string;
}

const ofServer =
  /^(id|sys_(version|locked|created_at|created_by_id|deleted_by_id|last_modified_at|last_modified_by_id|last_security_context|calculated_field_errors))$/;

/** Fields of a conflict of interest: who it is about, and what. */
export const targets = ['contact_id', 'abstract_id', 'application_id', 'organization_id', 'domain'];

/** What a field may not be filled with at random, since rules of the resource look at it. */
const left: Readonly<Record<string, readonly string[]>> = {
  abstractReviewConflicts: targets,
  reviewConflicts: targets,
  functions: ['capacity_options', 'meal_options'],
  references: ['status', 'city', 'state'], // so that drafts have what the reference does not
  abstracts: ['review_status'],
  abstractReviews: ['scores'],
  reviews: ['scores'],
  abstractReviewProcesses: ['score_options', 'blind_fields', 'criteria'],
  applications: ['review_status'],
  reviewProcesses: ['score_options', 'blind_fields', 'criteria'],
};

/** What owners write into a draft, which nobody else sees before it is submitted. */
export const draftFields: Readonly<Record<string, readonly string[]>> = {
  references: ['notes', 'custom_field_values', 'job_title', 'city', 'state', 'country'],
};

/** What of a record as its owner has written it is a draft; nothing for resources without drafts. */
export const draftOf = (resource: string, written: Json): Json | undefined =>
  draftFields[resource] && Object.fromEntries(draftFields[resource].map((name) => [name, written[name]]));

export class Seeds implements Making {
  readonly #records = new Map<string, Map<string, Json>>();
  readonly #shared = new Map<string, Promise<string>>();
  readonly #samples = new Map<string, Promise<Json>>();
  readonly #drafts = new Map<string, Json>();
  readonly #reviewing = new Map<Judged, Promise<Readonly<Record<Which, Reviewing>>>>();

  constructor(
    readonly gala: World,
    readonly tenant: string,
    readonly needles: Needles,
    /** Canary → the record that has it. */
    readonly places: Map<string, Place>,
  ) {}

  /** As staff sees them now. */
  get all(): Records {
    return this.#records;
  }

  record(resource: string, id: string): Json {
    const found = this.#records.get(resource)?.get(id);
    assert.ok(found, `${resource} ${id} is no seed`);
    return found;
  }

  /** A record as its owner reads it: with what they have saved and not submitted. */
  asOwner(record: Json): Json {
    const draft = record.draft_saved_at === undefined ? undefined : this.#drafts.get(String(record.id));
    return draft === undefined ? record : laidOver(record, draft);
  }

  keepDraft(resource: string, record: Json, draft: Json): void {
    this.#drafts.set(String(record.id), draft);
    this.#place(resource, String(record.id), JSON.stringify(draft));
  }

  /** A reference with a draft that is full of canaries. */
  async drafted(owner: string, fields: Json = {}): Promise<string> {
    const id = await this.create('references', fields, owner);
    const { bundle, schema } = resourceOf('references');
    const members = Object.entries(membersOf(bundle, schema)).filter(([name]) =>
      draftFields.references?.includes(name),
    );
    const values = Object.fromEntries(
      members.map(([name, member]) => [name, this.needles.value(bundle, member, name)]),
    );
    const draft = visible(resourceOf('references'), values, { side: 'reviewer', blind: true });
    const by = tokenOf(['references.patch:own'], owner, [this.tenant]);
    const { status, text } = await this.send('PATCH', `/references/${this.tenant}/${id}`, draft, by);
    assert.equal(status, 200, text);
    this.keepDraft('references', { id }, draft);
    await this.refresh('references', id);
    return id;
  }

  /** A record in a relation to the caller, made once; for what only reads. */
  once(resource: string, relation: string): Promise<string> {
    const key = `${resource} ${relation}`;
    const before = this.#shared.get(key);
    if (before !== undefined) return before;
    const id = this.make(resource, relation);
    this.#shared.set(key, id);
    return id;
  }

  /** A new record in a relation to the caller: one of `relationsOf` its resource. */
  async make(resource: string, relation: string): Promise<string> {
    const how = special[resource]?.[relation];
    if (how !== undefined) return await how(this);
    if (relation === 'opened') return await this.#opened(resource);
    return await this.create(resource, {}, relation === 'own' ? me : this.needles.text());
  }

  /** A record that one of the caller's own names. */
  async #opened(resource: string): Promise<string> {
    const id = await this.create(resource, {}, this.needles.text());
    const [opener] = openersOf(resource);
    assert.ok(opener, `nothing opens ${resource}`);
    await this.create(opener.from, { [opener.path]: id }, me);
    return id;
  }

  /** Stores a record that is full of canaries, with the owner given; its creator's name is a canary, too. */
  async create(resource: string, fields: Json, owner: string | undefined): Promise<string> {
    const body = await this.body(resource, fields, owner);
    const isReview = Object.values(judged).some(({ reviews }) => reviews === resource);
    const anyway = isReview ? '?override=conflict_of_interest' : '';
    const by = isSetByServer(resource) ? token({ sub: owner ?? this.needles.text() }) : undefined; // it is theirs who has made it
    const { status, text } = await this.send('POST', `/${resource}/${this.tenant}${anyway}`, body, by);
    assert.equal(status, 200, `seeding ${resource}: ${text}`);
    const { id } = JSON.parse(text) as { id: string };
    await this.refresh(resource, id);
    return id;
  }

  /** A body with canaries that creates a record of the owner's. */
  async body(resource: string, fields: Json = {}, owner?: string): Promise<Json> {
    const { bundle } = resourceOf(resource);
    const schema = operations.find(({ id }) => id === `${resource}.create`)?.body ?? {};
    const filled = this.needles.object(
      bundle,
      schema,
      (name) => ofServer.test(name) || left[resource]?.includes(name) === true || typeof fields[name] === 'string',
    );
    const linked = await this.#linked(resource, schema, filled);
    const body = merged(merged(linked, await this.#sample(resource)), fields);
    if (isSetByServer(resource)) return { ...body, contact_id: owner ?? me, ...targetOf(resource as ResourceName, {}) };
    for (const { path } of ownersOf(resource)) if (owner !== undefined) put(body, path.split('.'), owner);
    return body;
  }

  /** Fields that name records of this server name some that are there, or are left out. */
  async #linked(resource: string, schema: Schema, body: Json): Promise<Json> {
    const { bundle } = resourceOf(resource);
    const walk = async (node: Schema, value: unknown): Promise<unknown> => {
      const target = saidOf(bundle, node, 'x-refers-to');
      if (target !== undefined && resources.has(target)) return await this.#target(target);
      if (Array.isArray(value))
        return await Promise.all(value.map((item) => walk(resolved(bundle, node).items ?? {}, item)));
      if (typeof value !== 'object' || value === null) return value;
      const known = membersOf(bundle, node);
      const members = Object.entries(value).map(
        async ([name, member]) => [name, await walk(known[name] ?? {}, member)] as const,
      );
      return Object.fromEntries((await Promise.all(members)).filter(([, member]) => member !== undefined));
    };
    return (await walk(schema, body)) as Json;
  }

  /** A record to name: the caller's own where these may be owned, so that naming it is allowed. */
  async #target(resource: string): Promise<string | undefined> {
    if (resource === 'events') return 'event-1';
    const ofReviews = Object.values(judged).flatMap(({ processes, rounds }) => [processes, rounds] as string[]);
    if ([...ofReviews, 'functionFees', 'functions'].includes(resource)) return undefined;
    const key = `to name: ${resource}`;
    const before = this.#shared.get(key) ?? this.#made(resource);
    this.#shared.set(key, before);
    return await before;
  }

  async #made(resource: string): Promise<string> {
    const { id } = await made(this.gala, resource as ResourceName, ownerFields[resource] ?? {}, this.tenant);
    await this.refresh(resource, id);
    return id;
  }

  #sample(resource: string): Promise<Json> {
    const before = this.#samples.get(resource);
    if (before !== undefined) return before;
    const body = sample(this.gala, resource as ResourceName, this.tenant).then(async (one) => {
      const whole = { ...(one as Json) };
      if (resource === 'exhibitorRegistrations') whole.exhibitor_id = await this.#target('exhibitors');
      if (resource === 'references') whole.application_id = await this.#target('applications');
      if (resource === 'references') whole.process_id = await this.#target('referenceProcesses');
      return whole;
    });
    this.#samples.set(resource, body);
    return body;
  }

  /** Processes of reviewing, each with an open round. */
  reviewing(subjects: Judged): Promise<Readonly<Record<Which, Reviewing>>> {
    const before = this.#reviewing.get(subjects);
    if (before !== undefined) return before;
    const made = this.#processes(subjects);
    this.#reviewing.set(subjects, made);
    return made;
  }

  async #processes(subjects: Judged) {
    const group = await this.#group(subjects);
    const all: Partial<Record<Which, Reviewing>> = {};
    for (const [which, { process, round }] of Object.entries(blindness)) {
      const blind_fields = which === 'blind' ? ['job_title', 'custom_field_values'] : ['job_title'];
      const fields = { ...group, enable_blind_review: process, blind_fields };
      all[which as Which] = await this.process(subjects, fields, { enable_blind_review: round });
    }
    return all as Record<Which, Reviewing>;
  }

  /** Opening a round is about all applications for its award. */
  async #group(subjects: Judged): Promise<Json> {
    return subjects === 'abstracts' ? {} : { award_id: (await made(this.gala, 'awards', {}, this.tenant)).id };
  }

  async process(subjects: Judged, fields: Json, roundFields: Json = {}): Promise<Reviewing> {
    const { processes, rounds, reviews } = judged[subjects];
    const group = fields.award_id === undefined ? await this.#group(subjects) : { award_id: fields.award_id };
    const process = await this.create(processes, { ...group, ...fields }, this.needles.text());
    const round = await this.round(subjects, process, { ...group, ...roundFields });
    const isTyped = subjects === 'abstracts';
    const type = isTyped && (await made(this.gala, 'abstractTypes', { review_process_id: process }, this.tenant)).id;
    const opened = await this.gala.post(`/${reviews}/${this.tenant}/openRound/${isTyped ? `${type}/` : ''}${round}`);
    assert.equal(opened.status, 200, opened.text);
    await this.refresh(rounds, round);
    return { process, round, group: isTyped ? {} : group };
  }

  round(subjects: Judged, process_id: string, fields: Json = {}): Promise<string> {
    return this.create(judged[subjects].rounds, { process_id, review_assignment_rules: [], ...fields }, undefined);
  }

  /** A review of a subject by the contact, or by another one. */
  async review(
    subjects: Judged,
    { process: process_id, round: review_round_id, group }: Reviewing,
    subject: string,
    reviewer = this.needles.text(),
    more: Json = {},
  ): Promise<string> {
    const { reviews, named } = judged[subjects];
    return await this.create(reviews, { [named]: subject, process_id, review_round_id, ...group, ...more }, reviewer);
  }

  /** What is reviewed. */
  async subject(subjects: Judged, fields: Json, author = this.needles.text()): Promise<string> {
    const name = subjects === 'applications' && { name: this.needles.text() };
    return await this.create(subjects, { ...name, ...fields }, author);
  }

  /** Sends requests with all permissions, and with a canary as its name. */
  async send(method: string, address: string, body?: unknown, by = token({ sub: this.needles.text() })) {
    const headers = {
      Authorization: `Bearer ${by}`,
      'Content-Type': 'application/json',
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(this.gala.url + withService(address), { method, headers, ...sent });
    return { status: response.status, text: await response.text() };
  }

  /** Reads a record again, as staff; forgets it when it is gone. */
  async refresh(resource: string, id: string, follows = true): Promise<Json | undefined> {
    const { status, text } = await this.send('GET', `/${resource}/${this.tenant}/${id}`);
    const all = this.#records.get(resource) ?? new Map<string, Json>();
    this.#records.set(resource, all);
    const before = all.get(id);
    if (status === 404) all.delete(id);
    else this.#keep(resource, id, status, text, before);
    if (!follows) return all.get(id);
    for (const [subjects, { reviews, named }] of Object.entries(judged)) {
      const subject = String(resource === reviews && (all.get(id) ?? before)?.[named]);
      if (this.#records.get(subjects)?.has(subject)) await this.refresh(subjects, subject, false); // it has their scores
      for (const [review, one] of this.#records.get(reviews) ?? [])
        if (resource === subjects && one[named] === id) await this.refresh(reviews, review, false); // they have its title
    }
    return all.get(id);
  }

  #keep(resource: string, id: string, status: number, text: string, before: Json | undefined): void {
    assert.equal(status, 200, text);
    const record = JSON.parse(text) as Json;
    this.#records.get(resource)?.set(id, record);
    for (const side of ['author', 'reviewer', 'referee'] as const)
      countSeen(resourceOf(resource), side, record, before);
    this.#place(resource, id, text);
  }

  #place(resource: string, id: string, text: string): void {
    const place = { tenant: this.tenant, resource, id };
    for (const needle of needlesIn(text)) if (!this.places.has(needle)) this.places.set(needle, place);
  }
}

/** Whether the server says whose a record is. */
export const isSetByServer = (resource: string) => targetOf(resource as ResourceName, {}).domain !== undefined;

/** Of records that others name: they are the caller's, where they can be anybody's. */
const ownerFields: Readonly<Record<string, Json>> = {
  abstracts: { submitter_id: me },
  applications: { contact_id: me },
  exhibitors: { contacts: [{ contact_id: me, contact_type_id: 'type' }] },
};

/** A copy of an object with the members of another put over it, at any depth; arrays are replaced. */
function merged(under: Json, over: Json): Json {
  const whole = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const before = whole[name];
    const areObjects = isObject(value) && isObject(before);
    whole[name] = areObjects ? merged(before, value) : value;
  }
  return whole;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets what stands at a path; of an array, in its first item. */
function put(into: unknown, [name = '', ...rest]: readonly string[], value: string): void {
  const holder = (Array.isArray(into) ? into[0] : into) as Json;
  if (rest.length > 0) put(holder[name], rest, value);
  else holder[name] = value;
}
