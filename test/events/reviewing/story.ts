/** A review process with rounds, a type and abstracts: what the tests of reviewing start from. */
import { type Reply, token, type World } from '../../support/harness.js';
import { made } from '../../support/samples.js';

type Json = Readonly<Record<string, unknown>>;

export interface Scene {
  readonly tenant: string;
  readonly process: string;
  readonly type: string;
  readonly rounds: readonly string[];
  readonly abstracts: readonly string[];
}

interface Wishes {
  readonly process?: Json;
  readonly rules?: readonly Json[];
  readonly rounds?: number;
  readonly abstracts?: readonly Json[];
}

export const contacts = (...ids: string[]) => ids.map((contact_id) => ({ type: 'contact', contact_id }));

/** A rule for every abstract. */
export const forAll = (...targets: object[]) => ({ name: 'all', matching_conditions: {}, targets });

/** Who may save and delete reviews, and what else is named. */
export function reviewsBy(...others: readonly string[]) {
  const verbs = ['create', 'upsert', 'replace', 'patch', 'delete', 'batch'];
  return { token: token({ permissions: [...verbs.map((verb) => `abstractReviews.${verb}`), ...others] }) };
}
/** Who may not override anything. */
export const staff = reviewsBy();

let tenants = 0;

/** A separate tenant. */
export async function scene(gala: World, wishes: Wishes = {}): Promise<Scene> {
  const { rules = [forAll(...contacts('ada'))], rounds = 2, abstracts = [{}, {}] } = wishes;
  const tenant = `tenant-${++tenants}`;
  const process = (await made(gala, 'abstractReviewProcesses', wishes.process, tenant)).id;
  const type = (await made(gala, 'abstractTypes', { review_process_id: process }, tenant)).id;
  const made_ = [];
  for (let n = 0; n < rounds; n++)
    made_.push((await made(gala, 'abstractReviewRounds', round(process, rules), tenant)).id);
  return { tenant, process, type, rounds: made_, abstracts: await papers(gala, tenant, type, abstracts) };
}

const round = (process_id: string, rules: readonly Json[]) => ({ process_id, review_assignment_rules: rules });

/** Abstracts of a type; by hundreds, as there may be many. */
export async function papers(gala: World, tenant: string, type_id: string, all: readonly Json[]): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < all.length; start += 100) {
    const operations = all.slice(start, start + 100).map((fields, n) => ({
      operation: 'create',
      object: { name: 'Ada', title: `Paper ${start + n}`, event_id: 'event-1', type_id, ...fields },
    }));
    const reply = await gala.post(`/abstracts/${tenant}/batch`, { operations });
    ids.push(...reply.body.results.map(({ id }: { id: string }) => id));
  }
  return ids;
}

export const opening = ({ tenant, type, rounds }: Scene, n = 0) =>
  `/abstractReviews/${tenant}/openRound/${type}/${rounds[n]}`;

export const openRound = (gala: World, of: Scene, n = 0): Promise<Reply> => gala.post(opening(of, n));

/** All reviews of a scene's event. */
// biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
export async function reviewsOf(gala: World, { tenant }: Scene): Promise<any[]> {
  const found = [];
  let key: string | undefined;
  do {
    const after = key === undefined ? '' : `&exclusiveStartKey=${key}`;
    const { status, body, text } = await gala.get(`/abstractReviews/${tenant}/event/event-1?limit=1000${after}`);
    if (status !== 200) throw new Error(text);
    found.push(...body.Items);
    key = body.LastEvaluatedKey;
  } while (key !== undefined);
  return found;
}

// biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
export async function read(gala: World, resource: string, { tenant }: Scene, id: string | undefined): Promise<any> {
  return (await gala.get(`/${resource}/${tenant}/${id}`)).body;
}

export const submit = (
  gala: World,
  { tenant }: Pick<Scene, 'tenant'>,
  review: object,
  score: number,
  more: object = {},
) => gala.post(`/abstractReviews/${tenant}/submit`, { ...review, score, ...more });
