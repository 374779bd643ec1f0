/** An award with a review process, rounds and applications: what the tests of judging start from. */
import type { Reply, World } from '../../support/harness.js';
import { made } from '../../support/samples.js';

type Json = Readonly<Record<string, unknown>>;

export interface Jury {
  readonly tenant: string;
  readonly award: string;
  readonly process: string;
  readonly rounds: readonly string[];
  readonly applications: readonly string[];
}

interface Wishes {
  readonly process?: Json;
  readonly round?: Json;
  readonly rules?: readonly Json[];
  readonly rounds?: number;
  readonly applications?: readonly Json[];
}

let tenants = 0;

/** A separate tenant. */
export async function jury(gala: World, wishes: Wishes = {}): Promise<Jury> {
  const { rules = [everything('ada')], rounds = 1, applications = [{}, {}] } = wishes;
  const tenant = `jury-${++tenants}`;
  const award = (await made(gala, 'awards', { name: 'Young Scientist Award' }, tenant)).id;
  const process = (await made(gala, 'reviewProcesses', { award_id: award, ...wishes.process }, tenant)).id;
  const round = { process_id: process, award_id: award, review_assignment_rules: rules, ...wishes.round };
  const ids: string[] = [];
  for (let n = 0; n < rounds; n++) ids.push((await made(gala, 'reviewRounds', round, tenant)).id);
  const all = applications.map((fields, n) => ({
    award_id: award,
    name: `Applicant ${n}`,
    contact_id: `applicant-${n}`,
    email_address: `applicant-${n}@example.org`,
    ...fields,
  }));
  const made_: string[] = [];
  for (const fields of all) made_.push((await made(gala, 'applications', fields, tenant)).id);
  return { tenant, award, process, rounds: ids, applications: made_ };
}

/** A rule that asks these jurors to review every application. */
export const everything = (...jurors: (string | Json)[]) => ({
  name: 'everything',
  matching_conditions: {},
  targets: jurors.map((juror) =>
    typeof juror === 'string' ? { type: 'contact', contact_id: juror, name: juror } : juror,
  ),
});

export const openRound = (gala: World, { tenant, rounds }: Jury, n = 0): Promise<Reply> =>
  gala.post(`/reviews/${tenant}/openRound/${rounds[n]}`);

// biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
export async function reviewsOf(gala: World, { tenant, award }: Jury): Promise<any[]> {
  const { status, body, text } = await gala.get(`/reviews/${tenant}/award/${award}?limit=1000`);
  if (status !== 200) throw new Error(text);
  return body.Items;
}

export const submit = (gala: World, { tenant }: Jury, review: object, score: unknown, more: object = {}, as = {}) =>
  gala.post(`/reviews/${tenant}/submit`, { ...review, score, ...more }, as);

// biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
export const read = async (gala: World, { tenant }: Jury, resource: string, id: string | undefined): Promise<any> =>
  (await gala.get(`/${resource}/${tenant}/${id}`)).body;
