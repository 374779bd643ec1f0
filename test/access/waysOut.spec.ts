/**
 * The table of ways out: every operation of every role but staff, on a record that is hidden, inactive or somebody else's. It is
 * answered as if the record did not exist.
 */
import { strict as assert } from 'node:assert';
import { addressOf, operations as asked, exampleOf } from '../statuses/routes.js';
import { describeApi } from '../support/api.js';
import { Caller } from './matrix/caller.js';
import { notALink, parameterFields } from './matrix/cells.js';
import { keptLog, type Request } from './matrix/client.js';
import {
  type Json,
  membersOf,
  type Operation,
  operations,
  resourceOf,
  resources,
  shippedRoles,
  valuesAt,
} from './matrix/documents.js';
import { Needles, showing } from './matrix/needles.js';
import { grantOf, isOwnable } from './matrix/oracle.js';
import { me, relationsOf } from './matrix/relations.js';
import { ownBody, requestOn } from './matrix/requests.js';
import { Seeds } from './matrix/seeds.js';

const { admin: _, staff: __, privacy: ___, ...roles } = shippedRoles();

const has = (resource: string, field: string) => {
  const { bundle, schema } = resourceOf(resource);
  return membersOf(bundle, schema)[field] !== undefined;
};

/** What makes a record of a resource one that the caller may not see. */
function secretsOf(resource: string, grant: 'own' | 'all'): Readonly<Record<string, Json>> {
  return {
    ...(grant === 'own' && { "somebody else's": {} }),
    ...(has(resource, 'hide_from_portal') && { hidden: { hide_from_portal: true } }),
    ...Object.fromEntries(
      showing.filter((field) => has(resource, field)).map((field) => [`not ${field}`, { [field]: false }]),
    ),
  };
}

/** A role's operation, and how records come to be there for it. */
interface Case {
  readonly caller: Caller;
  readonly staff: Caller;
  readonly operation: Operation;
  /** For each way in which a record of a resource is kept from the caller. */
  each(resource: string, check: (what: string, make: () => Promise<string>) => Promise<void>): Promise<void>;
  /** The first record that the caller sees. */
  seen(): Promise<Json>;
}

type Way = (its: Case) => Promise<void>;

/** A request that names a record answers as one that names none: it is not found. */
const named: Way = async ({ caller, staff, operation, each }) => {
  await each(operation.resource, async (what, make) => {
    const id = await make();
    const record = caller.seeds.record(operation.resource, id);
    const request =
      caller.grant(operation) === 'own' ? requestOn(caller, operation, record) : requestFor(operation, id);
    await caller.likeNone(operation, what, request, id);
    if (
      !operation.permission.endsWith('.public') &&
      !/^(patch|submit|decline|reinstate|replaceReferee|confirm)$/.test(operation.verb)
    )
      caller.succeeded(operation, `${what}, for staff`, await staff.ask(operation, what, request));
  });
};

const requestFor = (operation: Operation, id: string): Request => {
  const one = asked.find((route) => route.id === operation.id) as (typeof asked)[number]; // both are of the documents
  const [address, body] = [addressOf(one, { tenantId: 'acme', id }), exampleOf(one)];
  return { method: operation.method, address, ...(body !== undefined && { body }) };
};

/** A list answers what it did before the record was there. */
const listed: Way = async ({ caller, operation, each, seen }) => {
  const shown = await seen();
  const address = operation.path.replace('{tenantId}', 'acme').replace(/\{(\w+)\}/g, (_, name: string) => {
    const field = parameterFields[`${operation.id} ${name}`] ?? name;
    return String(valuesAt(shown, field).find((value) => field.endsWith('contact_id') === (value === me)));
  });
  const { method } = operation;
  await each(operation.resource, async (what, make) => {
    for (const limit of [1, 1000]) {
      const request = { method, address: `${address}?limit=${limit}`, ...(method === 'POST' && { body: {} }) };
      const before = await caller.ask(operation, what, request);
      assert.match(before.text, /"id":"/, `${address} lists nothing`);
      await make();
      const after = await caller.ask(operation, what, request);
      if (before.text !== after.text)
        caller.problems.push(`TELLS ${operation.id}, ${what}: ${before.text}\n   then ${after.text}`);
    }
  });
};

/** A search finds what it did before, and nothing by the id. */
const searched: Way = async (its) => {
  const { caller, operation, each } = its;
  await listed(its);
  await each(operation.resource, async (what, make) => {
    const id = await make();
    const { method, path } = operation;
    const request = { method, address: path.replace('{tenantId}', 'acme'), body: { ids: [id] } };
    const answer = await caller.alike(operation, `${what}, by its id`, request, id);
    if (answer.body?.Count !== 0) caller.problem(operation, what, answer.text);
  });
};

/** Naming somebody else's record in one of one's own answers as naming none. */
const naming =
  (requestNaming: (its: Case, field: string, id: string) => Promise<Request>): Way =>
  async (its) => {
    const { caller, operation, each } = its;
    const { bundle, schema } = resourceOf(operation.resource);
    for (const [field, { 'x-refers-to': target = '' }] of Object.entries(membersOf(bundle, schema))) {
      if (!resources.has(target) || !isOwnable(target)) continue;
      await each(target, async (what, make) => {
        const id = await make();
        const answer = await caller.alike(operation, `${field}, ${what}`, await requestNaming(its, field, id), id);
        if (answer.status === 200) caller.problem(operation, `${field}, ${what}`, 'takes it');
      });
    }
  };

const created = naming(async ({ caller, operation: { resource } }, field, id) => ({
  method: 'POST',
  address: `/${resource}/acme`,
  body: { ...(await ownBody(caller, resource)), [field]: id },
}));

const patched: Way = async (its) => {
  await named(its);
  await naming(async ({ operation: { resource }, seen }, field, id) => ({
    method: 'PATCH',
    address: `/${resource}/acme/${(await seen()).id}`,
    body: [{ op: 'add', path: `/${field}`, value: id }],
  }))(its);
};

/** The answer follows from what is sent: whether this names a record makes no difference. */
const calculated =
  (resource: string, requestWith: (its: Case, id: string) => Promise<Request>): Way =>
  async (its) => {
    const { caller, operation, each } = its;
    await each(resource, async (what, make) => {
      const id = await make();
      const answer = await caller.alike(operation, `${resource}, ${what}`, await requestWith(its, id), id);
      caller.succeeded(operation, what, answer);
    });
  };

/** What is somebody else's has no reviews, as what does not exist. */
const reviewsOfOthers =
  (subjects: string): Way =>
  async ({ caller, operation, each }) =>
    await each(subjects, async (what, make) => {
      const id = await make();
      await caller.likeNone(
        operation,
        what,
        { method: 'GET', address: `/${operation.resource}/acme/released/${id}` },
        id,
      );
    });

const evaluated: Way = async (its) => {
  await named(its);
  await calculated('functionFees', async ({ operation, seen }, product_id) => ({
    ...requestFor(operation, String((await seen()).id)),
    body: { lines: [{ kind: 'function_fee', product_id, price: 9, quantity: 1 }] },
  }))(its);
};

const allowed = calculated('exhibitorContactTypes', async ({ operation }, contact_type_id) => ({
  ...requestFor(operation, ''),
  body: { event_id: 'event-1', contacts: [{ contact_id: 'ann', contact_type_id }] },
}));

/** Whoever has the permission sees all records: none is hidden from the public, and none belongs to anybody. */
const everybodys: Way = async ({ operation: { resource } }) =>
  assert.ok(!isOwnable(resource) && !has(resource, 'hide_from_portal'), resource);

/** Only those that the token names, whatever there is. */
const ofTheToken: Way = async ({ caller, staff, operation }) => {
  await staff.gala.post('/referenceTypes/elsewhere', { name: 'A' });
  const answer = await caller.ask(operation, 'another tenant', { method: 'GET', address: '/awards/tenants' });
  assert.deepEqual(answer.body, { Count: 1, Items: [{ id: 'acme' }] });
};

/** Ways of what all resources have. */
const ofTheFamily: Readonly<Record<string, Way>> = {
  create: created,
  get: named,
  getPublic: named,
  patch: patched,
  search: searched,
  submit: named,
};
/** Ways of what some resources alone have, or that are others there. */
const ofSome: Readonly<Record<string, Way>> = {
  'abstractReviewConflicts.delete': named,
  'abstractReviews.decline': named,
  'abstractReviews.reinstate': named,
  'abstractReviews.released': reviewsOfOthers('abstracts'),
  'abstracts.confirm': named,
  'abstracts.withdraw': named,
  'applications.replaceReferee': named,
  'coupons.evaluate': evaluated,
  'exhibitorBoothTypes.get': everybodys,
  'exhibitorBoothTypes.list': everybodys,
  'exhibitorContactTypes.get': everybodys,
  'exhibitorContactTypes.list': everybodys,
  'exhibitors.contactAllowanceForRegistration': allowed,
  'exhibitors.getContactAllowance': named,
  'functionFees.availability': named,
  'functions.availability': named,
  'links.current': ({ caller, operation }) => notALink(caller, operation),
  'references.decline': named,
  'references.reinstate': named,
  'referenceTypes.get': everybodys,
  'referenceTypes.list': everybodys,
  'reviewConflicts.delete': named,
  'reviews.decline': named,
  'reviews.reinstate': named,
  'reviews.released': reviewsOfOthers('applications'),
  'tenants.list': ofTheToken,
};
const wayOf = ({ id, verb }: Operation) =>
  ofSome[id] ?? ofTheFamily[verb] ?? (verb.startsWith('list') ? listed : undefined);

describeApi('Every way out:', (start) => {
  const { lines, log } = keptLog();
  let seeds: Seeds;

  before(async () => {
    seeds = new Seeds(await start({ log }), 'acme', new Needles(), new Map());
  });

  /** A record that is somebody else's, with fields of staff. */
  const make = async (resource: string, fields: Json) => {
    const id = await seeds.make(resource, relationsOf(resource).at(-1) as string);
    if (Object.keys(fields).length === 0) return id;
    const { status, text } = await seeds.send('PATCH', `/${resource}/acme/${id}`, fields);
    assert.equal(status, 200, text);
    await seeds.refresh(resource, id);
    return id;
  };

  it('the operations of these roles have one each, and no others do', () => {
    const isGranted = (operation: Operation) =>
      Object.values(roles).some((one) => grantOf(one, operation) !== undefined);
    const granted = operations.filter(isGranted);
    const missing = granted.filter((one) => wayOf(one) === undefined).map(({ id }) => id);
    const others = Object.keys(ofSome).filter((name) => !granted.some(({ id }) => id === name));
    assert.deepEqual({ missing, others }, { missing: [], others: [] });
  });

  for (const [role, permissions] of Object.entries(roles)) {
    const its = operations.flatMap((operation) => {
      const grant = grantOf(permissions, operation);
      return grant === undefined ? [] : [{ operation, grant }];
    });
    for (const { operation, grant } of its)
      it(`${operation.id} shows the role ${role} nothing hidden, inactive or of others`, async () => {
        const { resource } = operation;
        const caller = new Caller(seeds, lines, permissions);
        const each: Case['each'] = async (of, check) => {
          const secrets = Object.entries(secretsOf(of, grant));
          assert.ok(secrets.length > 0, `nothing of ${of} is kept from anybody`);
          for (const [what, fields] of secrets) await check(what, () => make(of, fields));
        };
        const seen = async () => {
          const relation = seenRelations[operation.id] ?? seenRelations[resource] ?? 'own';
          return seeds.record(resource, await seeds.once(resource, grant === 'own' ? relation : "another's"));
        };
        await wayOf(operation)?.({ caller, staff: new Caller(seeds, lines, ['*']), operation, each, seen });
        assert.ok(caller.problems.length === 0, caller.problems.join('\n    '));
      });
  }
});

/** Of what is seen in several ways: one that has all that lists match. */
const seenRelations: Readonly<Record<string, string>> = {
  abstractReviews: 'own, open',
  reviews: 'own, open',
  'abstracts.listByReviewRound': 'to review, open',
};
