/** Applicants and referees made of the lists, the same in every run. */
import type { Json } from './client.js';
import type { Lists, Place } from './samples.js';

export const applicationCount = 40;
export const referencesPerApplication = 5;
/** The first apply for the medal, the others, organizations, for the prize. */
const medalApplications = 28;
const referees = 120;
const day = 24 * 60 * 60 * 1000;

/** Whom an application is for, by the names of the sample files. */
export interface Round {
  readonly award: string;
  readonly referenceProcess: string;
  /** The kinds of its references, one each. */
  readonly types: readonly string[];
}

const medal: Round = {
  award: 'early-career-medal',
  referenceProcess: 'letters-of-recommendation',
  types: ['academic', 'academic', 'academic', 'professional', 'professional'],
};
const prize: Round = {
  award: 'public-understanding-prize',
  referenceProcess: 'endorsements',
  types: ['professional', 'professional', 'community', 'community', 'community'],
};

export const roundOf = (application: number): Round => (application < medalApplications ? medal : prize);

/** The fields of an application that name no other record. */
export function application(lists: Lists, index: number): Json {
  const common = {
    sys_external_id: numbered('application', index),
    date: dateAt(Date.UTC(2026, 9, 3) + index * day),
    status: 'submitted',
    bucket_id: `bucket-${1 + (index % 4)}`,
    number_of_missing_references: referencesPerApplication,
  };
  return index < medalApplications
    ? { ...common, ...person(lists, index + 1000), ...candidacy(lists, index) }
    : { ...common, ...organization(lists, index - medalApplications) };
}

/** Open records keep what the document does not list, such as `project`. */
const candidacy = (lists: Lists, index: number) => ({
  award_type_id: 'medal',
  owner_type: 'contact',
  project: pick(lists.projects, index),
});

function organization(lists: Lists, index: number): Json {
  const name = pick(lists.organizations, index);
  return {
    name,
    award_type_id: 'prize',
    owner_type: 'organization',
    organization_id: `organization-${index}`,
    contact_id: `contact-${2000 + index}`,
    email_address: `office@${slug(name)}.example.com`,
    ...place(lists, index * 5),
    notes: pick(lists.missions, index),
    recipient_categories: [{ category_id: pick(['museums', 'companies', 'associations'], index) }],
  };
}

/** The fields of a reference that name no other record; a few applicants did not know an address. */
export function reference(lists: Lists, index: number): Json {
  const referee = person(lists, (index * 7) % referees);
  const due = new Date(Date.UTC(2027, 0, 15, 12) + (index % 30) * day).toISOString();
  const { email_address, ...known } = referee;
  const whole = index % 50 === 11 ? known : referee;
  const organization_id = `organization-${index % 30}`;
  return { ...whole, sys_external_id: numbered('reference', index), organization_id, completion_date: due };
}

const numbered = (what: string, index: number) => `${what}-${String(index + 1).padStart(3, '0')}`;

/** The place in which a record was made, as its external id says; concurrent requests may store it in another order. */
export const indexOf = ({ sys_external_id: name }: Json) => Number(String(name).split('-')[1]) - 1;

export function person(lists: Lists, number: number) {
  const first_name = pick(lists.firstNames, number);
  const last_name = pick(lists.lastNames, number);
  const host = pick(['example.org', 'example.com', 'example.net'], number);
  return {
    name: `${first_name} ${last_name}`,
    first_name,
    last_name,
    email_address: `${slug(first_name)}.${slug(last_name)}.${number}@${host}`,
    job_title: pick(lists.jobTitles, number),
    contact_id: `contact-${number}`,
    ...place(lists, number),
  };
}

const place = (lists: Lists, number: number): Place => pick(lists.places, number);

/** Small letters, digits and hyphens, as in an address. */
const slug = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/g, (run) => (/\s/.test(run) ? '-' : ''))
    .replace(/^-|-$/g, '');

export const dateAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
