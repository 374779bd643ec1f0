/**
 * Run by the build: writes dist/web/sample.json, the sample conference and award that `npm start -- --demo` and the console fill a
 * tenant with, of the texts in samples/. See src/sample.ts for what the file means.
 */
import { writeFileSync } from 'node:fs';
import type { Sample, Step } from '../src/sample.js';
import { line, person, pick, read } from './demo/samples.js';

type Fields = Readonly<Record<string, unknown>>;

const many = <T>(count: number, of: (number: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n));
const day = (days: number, time = '09:00') => `@day:${days}T${time}`;
const id = (name: string) => `@id:${name}`;
const records = (resource: string, all: Readonly<Record<string, Fields>>): Step => ({
  resource,
  records: Object.entries(all).map(([name, fields]) => ({ sys_external_id: `sample:${name}`, ...fields })),
});
const named = (prefix: string, all: readonly Fields[]) =>
  Object.fromEntries(all.map((fields, n) => [`${prefix}-${n}`, fields]));
const plainPerson = (number: number) => {
  const { contact_id, name, first_name, last_name, email_address, city, country, job_title } = person(number);
  return { contact_id, name, first_name, last_name, email_address, city, country, job_title };
};

// The award: twelve apply for a medal, and four museums for a prize. Not all of their referees have answered.

const calls = { medal: 'early-career-medal', prize: 'public-understanding-prize' } as const;
const letters = { medal: 'letters-of-recommendation', prize: 'endorsements' } as const;
const call = { opens: day(-40, '08:00'), closes: day(12, '23:00') };
const applicants = [
  ...many(12, (n) => ({ to: 'medal' as const, ...plainPerson(n), notes: line('projects', n) })),
  ...many(4, (n) => {
    const { first_name: _, last_name: __, contact_id: ___, ...office } = plainPerson(20 + n);
    const name = line('organizations', n);
    return { to: 'prize' as const, ...office, name, organization_id: `organization-${n}`, notes: line('missions', n) };
  }),
];
const jurors = many(3, (n) => {
  const { contact_id, name, email_address } = plainPerson(2000 + n);
  return { contact_id, name, email_address };
});
/** Of the first six applications three each, by all jurors; the first four are done. */
const judgements = many(18, (n) => {
  const [application, juror] = [Math.floor(n / 3), n % 3];
  return {
    ...{ application_id: id(`application-${application}`), award_id: id('medal') },
    ...{ process_id: id('jury'), review_round_id: id('jury-round'), assignee: pick(jurors, juror) },
    ...(n < 13 && {
      status: 'completed',
      score: 8 - application + ((application + juror) % 3),
      comments_to_staff: line('verdicts', n),
    }),
  };
});
const letterOf = (application: number, n: number) => `letter-${application}-${n}`;
/** The answers to the first eight, who were asked: three of three, then two, and then fewer. */
const answers = ['ccc', 'ccc', 'ccc', 'ccp', 'cpp', 'cdp', 'cpp', 'dpp'].map((all) => [...all]);

const award: readonly Step[] = [
  records('referenceTypes', {
    academic: read('reference-types/academic'),
    community: read('reference-types/community'),
  }),
  records('awards', {
    medal: { ...read<Fields>(`awards/${calls.medal}`), date: day(150), ...portal('from', 'until') },
    prize: { ...read<Fields>(`awards/${calls.prize}`), date: day(150), ...portal('from', 'until') },
  }),
  records(
    'referenceProcesses',
    Object.fromEntries(
      Object.entries(letters).map(([to, file]) => [
        `letters-${to}`,
        { ...read<Fields>(`reference-processes/${file}`), award_id: id(to) },
      ]),
    ),
  ),
  records(
    'applicationProcesses',
    Object.fromEntries(
      Object.entries(calls).map(([to, file]) => [
        `call-${to}`,
        {
          ...read<Fields>(`application-processes/${file}`),
          award_id: id(to),
          available_from: call.opens,
          available_until: call.closes,
          application_update_options: {
            edit_application_form_id: 'form-update',
            modification_deadline_date: `@date:14`,
          },
          reference_requirements: [
            {
              type_id: id(to === 'medal' ? 'academic' : 'community'),
              process_id: id(`letters-${to}`),
              number_required: 3,
            },
          ],
        },
      ]),
    ),
  ),
  records(
    'applications',
    named(
      'application',
      applicants.map(({ to, ...fields }) => ({
        ...fields,
        award_id: id(to),
        process_id: id(`call-${to}`),
        status: 'submitted',
      })),
    ),
  ),
  records('reviewProcesses', {
    jury: {
      ...read<Fields>('jury/process'),
      enable_review_assignment_email: false,
      award_id: id('medal'),
      committee_members: jurors.map((contact) => ({ committee_id: 'committee-medal', contact })),
    },
  }),
  records('reviewRounds', {
    'jury-round': {
      ...read<Fields>('jury/round'),
      ...{ award_id: id('medal'), process_id: id('jury'), due_at: day(10, '22:00') },
      ...{ enable_review_assignment_rules: false, review_assignment_rules: [] },
    },
  }),
  { call: 'reviews.openRound', args: { roundId: id('jury-round') } },
  records('reviews', named('judgement', judgements)),
  records('reviewProcesses', { jury: { enable_review_assignment_email: true } }),
  {
    call: 'applications.decide',
    args: { body: { application_ids: [id('application-0')], review_status: 'accepted' } },
  },
  records(
    'references',
    Object.fromEntries(
      applicants.flatMap(({ to }, number) =>
        many(to === 'medal' ? 3 : 2, (n) => [
          letterOf(number, n),
          {
            ...plainPerson(100 + number * 3 + n),
            // nobody has this address, so the e-mail fails
            ...(number === 6 && n === 1 && { email_address: 'noether@uni-geodesy.invalid' }),
            application_id: id(`application-${number}`),
            award_id: id(to),
            process_id: id(`letters-${to}`),
            type_id: id(to === 'medal' ? 'academic' : 'community'),
            completion_date: day(20, '12:00'),
          },
        ]),
      ),
    ),
  ),
  ...answers.map((_, n): Step => ({ call: 'references.process', args: { application_id: id(`application-${n}`) } })),
  records(
    'references',
    Object.fromEntries(
      answers.flatMap((all, number) =>
        all.flatMap((answer, n) => {
          if (answer === 'p') return [];
          const status = answer === 'c' ? 'completed' : 'declined';
          return [[letterOf(number, n), { status, notes: line(answer === 'c' ? 'letters' : 'regrets', number + n) }]];
        }),
      ),
    ),
  ),
];

function portal(from: string, until: string): Fields {
  return { [`show_in_portal_${from}`]: call.opens, [`show_in_portal_${until}`]: call.closes };
}

// The conference: the call has closed, the first round is half reviewed, and the dinner is nearly full.

const [start, end] = [60, 62];
const event_id = id('assembly');
const process_id = id('review');
/** `committee-volcanology` → `Volcanology` */
const nameOf = (id: string) => id.slice(10, 11).toUpperCase() + id.slice(11);

const committees = Object.entries(read<Record<string, readonly number[]>>('conference/committees'));
const reviewers = many(8, (n) => {
  const { contact_id, name, email_address } = plainPerson(3000 + n);
  return { contact_id, name, email_address };
});
const abstracts = many(30, (n) => {
  const text = `${line('projects', n)}. ${line('missions', n + 1)}`;
  return {
    ...plainPerson(4000 + n),
    title: `${line('findings', n)} ${line('sites', n)}`,
    body: `${text} We show what follows from it, and what does not.`,
    number: n + 1,
    presenter_info: { topic: line('topics', n) },
    event_id,
    type_id: id(n % 3 < 2 ? 'talk' : 'poster'),
    submitter_id: plainPerson(4000 + n).contact_id,
    review_process_id: process_id,
    status: 'submitted',
  };
});
const scoreOf = (n: number) => 1 + ((Math.floor(n / 2) * 7 + (n % 2) * 3) % 5);
/** The numbers of those that are reviewed, the best first. */
const ranked = many(12, (n) => n).sort((one, other) => sumOf(other) - sumOf(one) || one - other);
function sumOf(abstract: number): number {
  return scoreOf(2 * abstract) + scoreOf(2 * abstract + 1);
}
const decided = [
  ...ranked.slice(0, 4).map((n) => [n, 'accepted'] as const),
  ...ranked.slice(7, 8).map((n) => [n, 'alternate'] as const),
  ...ranked.slice(11).map((n) => [n, 'declined'] as const),
];
/** Of each abstract two, by different people; the first abstracts are done. */
const reviews = many(60, (n) => {
  const abstract = Math.floor(n / 2);
  const done = abstract < 12 || (abstract < 18 && n % 2 === 0);
  return {
    abstract_id: id(`abstract-${abstract}`),
    event_id,
    process_id,
    review_round_id: id('round-1'),
    assignee: pick(reviewers, abstract + (n % 2) * 3),
    ...(done && {
      status: 'completed',
      score: scoreOf(n),
      comments_to_staff: line('remarks', n),
      comments_to_submitter: line('remarks', n + 1),
    }),
  };
});
const mailing = (is: boolean) => ({
  enable_review_assignment_email: is,
  enable_review_submission_confirmation_email: is,
});

const programme = [
  { name: 'Gala dinner', file: 'gala-dinner', on: 61, at: ['17:30', '22:00'], capacity: 40, sold: 37, price: 95.5 },
  { name: 'Workshop: reading cores', on: 60, at: ['08:00', '10:00'], capacity: 20, sold: 20, price: 40 },
  { name: 'Excursion to the Eisenerz mine', on: 63, at: ['06:00', '16:00'], capacity: 30, sold: 11, price: 55 },
  { name: 'Welcome reception', on: 60, at: ['17:00', '19:00'], sold: 24, price: 0 },
].map((one, n) => ({ ...one, key: `function-${n}` }));
const guest = (n: number) => {
  const { contact_id, name } = plainPerson(5000 + n);
  return { contact_id, name };
};

const exhibitors = many(6, (n) => ({ name: line('organizations', n), organization_id: `organization-${n}` }));
const booths = many(16, (n) => {
  const place = {
    name: `${n < 10 ? 'A' : 'B'}${(n % 10) + 1}`,
    number: n + 1,
    event_id,
    floor_id: id(n < 10 ? 'hall' : 'foyer'),
  };
  if (n < 7) return { ...place, status: 'reserved', exhibitor_id: id(`exhibitor-${pick([0, 0, 1, 2, 3, 4, 4], n)}`) };
  if (n < 9)
    return { ...place, status: 'on hold', holding_organization_id: `organization-${n}`, hold_expiration: day(14) };
  return { ...place, status: 'available' };
});

const conference: readonly Step[] = [
  records('events', {
    assembly: {
      ...read<Fields>('conference/event'),
      name: 'Meridian Assembly',
      url: 'https://assembly.example.org',
      start_date: day(start, '07:00'),
      end_date: day(end, '16:00'),
    },
  }),
  records('abstractReviewProcesses', {
    review: {
      ...read<Fields>('conference/review-process'),
      ...mailing(false),
      event_id,
      score_options: { minimum: 1, maximum: 5, step: 1 },
      committee_members: committees.flatMap(([committee_id, numbers]) =>
        numbers.map((n) => ({ committee_id, committee_name: nameOf(committee_id), contact: pick(reviewers, n) })),
      ),
    },
  }),
  records('abstractDecisionProcesses', {
    decision: { ...read<Fields>('conference/decision-process'), event_id },
  }),
  records('abstractSubmissionProcesses', {
    submission: {
      name: 'Call for abstracts',
      event_id,
      is_active: true,
      submissions_open_at: day(-60),
      submissions_close_at: day(5, '22:00'),
    },
  }),
  records(
    'abstractTypes',
    Object.fromEntries(
      read<readonly Fields[]>('conference/abstract-types').map((type) => [
        String(type.name).toLowerCase(),
        {
          ...type,
          event_id,
          review_process_id: process_id,
          submission_process_id: id('submission'),
          decision_process_id: id('decision'),
        },
      ]),
    ),
  ),
  records('abstracts', named('abstract', abstracts)),
  records('abstractReviewRounds', {
    'round-1': { ...round('first'), enable_review_assignment_rules: false, review_assignment_rules: [] },
    'round-2': round('second'),
  }),
  ...['talk', 'poster'].map(
    (type): Step => ({ call: 'abstractReviews.openRoundByPost', args: { typeId: id(type), roundId: id('round-1') } }),
  ),
  records('abstractReviews', named('review', reviews)),
  records('abstractReviewProcesses', { review: mailing(true) }),
  ...decided.map(
    ([n, review_status]): Step => ({
      call: 'abstracts.setStatus',
      args: { id: id(`abstract-${n}`), body: { review_status } },
    }),
  ),
  {
    call: 'abstracts.decide',
    args: { body: { abstract_ids: ranked.slice(4, 7).map((n) => id(`abstract-${n}`)), review_status: 'accepted' } },
  },
  records('functionTypes', {
    social: { name: 'Social', is_active: true },
    scientific: { name: 'Scientific', is_active: true },
  }),
  records(
    'functions',
    Object.fromEntries(
      programme.map(({ key, name, file, on, at: [from, to], capacity }, n) => [
        key,
        {
          ...(file && read<Fields>(`conference/${file}`)),
          name,
          event_id,
          type_id: id(n === 1 ? 'scientific' : 'social'),
          start_date: day(on, from),
          end_date: day(on, to),
          display_order: n,
          is_active: true,
          ...(capacity && { enable_capacity: true, capacity_options: { capacity } }),
        },
      ]),
    ),
  ),
  records(
    'functionFees',
    Object.fromEntries(
      programme.map(({ key, name, price }) => [
        `fee-${key}`,
        { name, event_id, function_id: id(key), business_unit_id: 'unit-events', is_active: true, price },
      ]),
    ),
  ),
  records(
    'functionTickets',
    Object.fromEntries(
      programme.flatMap(({ key, sold }) =>
        many(sold, (n) => [
          `ticket-${key}-${n}`,
          { ...guest(n), event_id, function_id: id(key), fee_id: id(`fee-${key}`) },
        ]),
      ),
    ),
  ),
  records('exhibitorContactTypes', { staff: { name: 'Booth staff' }, manager: { name: 'Manager' } }),
  records('exhibitorSettings', {
    exhibiting: {
      ...read<Fields>('conference/exhibitor-settings'),
      event_id,
      contact_restriction_rules: [
        { contact_type_id: id('staff'), maximum_number_of_contacts: 2, per_booth: true },
        { contact_type_id: id('manager'), maximum_number_of_contacts: 1 },
      ],
    },
  }),
  records('exhibitorShowFloors', {
    hall: { name: 'Great Hall', event_id, display_order: 1 },
    foyer: { name: 'Foyer', event_id, display_order: 2 },
  }),
  records(
    'exhibitors',
    named(
      'exhibitor',
      exhibitors.map((one) => ({ ...one, event_id })),
    ),
  ),
  records('exhibitorBooths', named('booth', booths)),
  records(
    'exhibitors',
    named(
      'exhibitor',
      exhibitors.slice(0, 4).map((_, n) => ({
        contacts: many(2, (one) => ({ contact_id: `contact-${6000 + 2 * n + one}`, contact_type_id: id('staff') })),
      })),
    ),
  ),
  // last, as it is only here: who finds it knows that all is there
  records(
    'coupons',
    Object.fromEntries(
      read<readonly Fields[]>('conference/coupons')
        .filter(({ name }) => ['Early bird', "Exhibitor's thanks"].includes(String(name)))
        .map((coupon, n) => [`coupon-${n}`, { ...coupon, event_id, valid_from: '@date:-7', valid_until: '@date:30' }]),
    ),
  ),
];

function round(which: string): Fields {
  return { ...read<Fields>(`conference/${which}-round`), event_id, process_id };
}

const sample: Sample = { tenant: 'meridian', steps: [...award, ...conference] };
writeFileSync('dist/web/sample.json', JSON.stringify(sample));
