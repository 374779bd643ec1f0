/** Every list by something: it holds the records that match all of its parameters, and none that differs in one alone. */
import { strict as assert } from 'node:assert';
import type { OperationId, ResourceName } from '../../src/schema/contract.js';
import type { Document, Route } from '../../src/schema/document.js';
import { marksOf } from '../../src/schema/marks.js';
import { type Suite, served } from '../support/api.js';
import { fieldAt, madeAll, membersOf, placed, valuesFor } from '../support/fields.js';
import { documents } from '../support/replies.js';
import { resourceNames, sample } from '../support/samples.js';

/** Parameter → dotted path of the field it must equal, where that is not the parameter's own name, however it is marked. */
const fields: { readonly [O in OperationId]?: Readonly<Record<string, string>> } = {
  'reviewRounds.listByStatus': { processId: 'process_id' },
  'reviews.listByContact': { contactId: 'assignee.contact_id' },
  'abstractReviewRounds.listByStatus': { processId: 'process_id' },
  'abstractReviews.listByContact': { contactId: 'assignee.contact_id' },
  'abstractReviews.listByEventAndRound': { eventId: 'event_id', roundId: 'review_round_id' },
  'abstracts.listByReviewRound': { id: 'review_round_id' },
  'functionTickets.listByEventContact': { eventId: 'event_id', idOfContact: 'contact_id' },
};

/** Values of fields that may not have just any. */
const known: { readonly [O in OperationId]?: Readonly<Record<string, readonly string[]>> } = {
  'reviewRounds.listByStatus': { status: ['closed', 'never opened'] },
  'abstractReviewRounds.listByStatus': { status: ['closed', 'never opened'] },
};

type Values = Readonly<Record<string, string>>;

interface Parameter {
  readonly name: string;
  readonly isInBody: boolean;
  readonly ignoresCase: boolean;
}

interface Listing {
  readonly document: Document;
  readonly route: Route;
  readonly id: OperationId;
  readonly resource: ResourceName;
  readonly parameters: readonly Parameter[];
}

/** Those of the path but the tenant, and the members of the body. */
function parametersOf(document: Document, { operation, path }: Route): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'tenantId');
  const ignoresCase = (name: string) =>
    document.parameter(operation.operationId, name)?.['x-case-insensitive'] === true;
  const members = membersOf(document, operation.operationId);
  return [
    ...inPath.map((name) => ({ name, isInBody: false, ignoresCase: ignoresCase(name) })),
    ...members.map((name) => ({ name, isInBody: true, ignoresCase: false })),
  ];
}

const listings: readonly Listing[] = documents.flatMap((document) =>
  document.routes
    .filter(({ operation }) => /\.list(Public)?By/.test(operation.operationId))
    .map((route) => {
      const id = route.operation.operationId as OperationId;
      const resource = id.split('.')[0] as ResourceName;
      return { document, route, id, resource, parameters: parametersOf(document, route) };
    }),
);

function fieldOf({ document, id, resource }: Listing, { name }: Parameter): string {
  const field = (fields[id] ?? marksOf(document, resource).lists[id.split('.')[1] ?? ''])?.[name] ?? name;
  if (fieldAt(document, resource, field) === undefined) assert.fail(`${document.name}: ${id}: no field for ${name}`);
  return field;
}

/** Those of these resources, or of all. */
export const lists =
  (of: readonly ResourceName[] = resourceNames): Suite =>
  (start) => {
    const gala = served(start);

    /** Ids of the records listed for these values of parameters. */
    async function listed(listing: Listing, tenant: string, values: Values): Promise<string[]> {
      const { route, parameters } = listing;
      const address = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(name === 'tenantId' ? tenant : (values[name] as string)),
      );
      const members = parameters.filter(({ name, isInBody }) => isInBody && values[name] !== undefined);
      const body = Object.fromEntries(members.map(({ name }) => [name, values[name]]));
      const reply = await gala.call(route.method, address, route.mediaTypes.length > 0 ? { body } : {});
      assert.equal(reply.status, 200, reply.text);
      return reply.body.Items.map((item: { id: string }) => item.id).sort();
    }

    for (const listing of listings.filter(({ resource }) => of.includes(resource))) {
      const { document, id, resource, parameters } = listing;
      const tenant = id.replace('.', '-');

      describe(id, () => {
        const matching: Record<string, string> = {};
        /** The record that matches, and those that differ: by the parameter and the value it has. */
        let match = '';
        const others: { readonly name: string; readonly value: string; readonly id: string }[] = [];

        before(async () => {
          const base = await sample(gala, resource, tenant);
          const values = new Map<Parameter, readonly string[]>();
          for (const parameter of parameters) {
            const field = fieldOf(listing, parameter);
            const some = known[id]?.[parameter.name] ?? (await valuesFor(gala, document, resource, field, tenant));
            values.set(parameter, some);
            matching[parameter.name] = some[0] as string;
          }
          const placedAt = (record: object, parameter: Parameter, value: unknown) =>
            placed(record, fieldOf(listing, parameter), value);
          const all = parameters.reduce((record, one) => placedAt(record, one, matching[one.name]), base as object);
          const different = parameters.flatMap((one) =>
            (values.get(one) ?? []).slice(1).map((value) => ({ one, value })),
          );
          const bodies = different.map(({ one, value }) => placedAt(all, one, value));
          const [first, ...rest] = await madeAll(gala, resource, tenant, [all, ...bodies]);
          match = first as string;
          different.forEach(({ one, value }, n) => {
            others.push({ name: one.name, value, id: rest[n] as string });
          });
        });

        for (const { name, isInBody, ignoresCase } of parameters) {
          it(`leaves out a record with another ${name}`, async () => {
            assert.deepEqual(await listed(listing, tenant, matching), [match]);
            const different = others.filter((other) => other.name === name);
            assert.ok(different.length > 0);
            for (const { value, id } of different)
              assert.deepEqual(await listed(listing, tenant, { ...matching, [name]: value }), [id], value);
          });

          it(`${ignoresCase ? 'finds' : 'does not find'} the record by its ${name} in capitals`, async () => {
            const loud = { ...matching, [name]: (matching[name] as string).toUpperCase() };
            assert.deepEqual(await listed(listing, tenant, loud), ignoresCase ? [match] : []);
          });

          if (isInBody)
            it(`has records with any ${name} if none is given`, async () => {
              const { [name]: _, ...rest } = matching;
              const different = others.filter((other) => other.name === name).map((other) => other.id);
              assert.deepEqual(await listed(listing, tenant, rest), [match, ...different].sort());
            });
        }
      });
    }
  };
