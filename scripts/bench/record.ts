/** The record that every server returns: about 1.3 KB of JSON with about forty fields. */

/** Ids that a reference refers to. */
export interface Parents {
  readonly process_id: string;
  readonly type_id: string;
}

const organizations = [
  'Analytical Engines',
  'Bureau of Standards',
  'Institute for Advanced Study',
  'Royal Observatory',
];

/** A valid body to create a reference; `n` makes it unique. */
export function referenceBody(n: number, application: string, parents: Parents): object {
  return {
    application_id: application,
    award_id: `award-${n % 20}`,
    ...parents,
    contact_id: `contact-${n % 5000}`,
    name: `Ada Lovelace the ${n}th`,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email_address: `ada.${n}@example.org`,
    job_title: 'Analyst and metaphysician',
    city: 'London',
    state: 'England',
    country: 'United Kingdom',
    organization_id: `organization-${n % 400}`,
    completion_date: '2026-05-01T12:00:00.000Z',
    status: 'pending',
    notes:
      'Called back on Monday; will send the letter by the end of the month, in English, on paper. Knows her since 1833.',
    custom_field_values: [
      { custom_field_id: 'field-relationship', string_value: 'Supervisor of the thesis' },
      { custom_field_id: 'field-organization', string_value: organizations[n % organizations.length] },
      { custom_field_id: 'field-years-known', numeric_value: n % 40 },
      { custom_field_id: 'field-may-be-quoted', boolean_value: n % 2 === 0 },
      { custom_field_id: 'field-languages', list_value: ['English', 'French', 'Italian'] },
      { custom_field_id: 'field-letter', file_url_value: 'https://files.example.org/letters/ada-lovelace.pdf' },
      { custom_field_id: 'field-remarks', string_value: 'Prefers to be called in the afternoon' },
    ],
  };
}

/** A valid body of a reference process. */
export const processBody = (): object => ({
  name: 'Letters of recommendation',
  award_id: 'award-1',
  reference_form_id: 'form-1',
  application_notice_email: { subject: 'About {{ reference.name }}', body: '<p>Dear {{ application.name }}</p>' },
  reference_notification_email: { subject: 'A letter, please', body: '<p>Dear {{ reference.name }}</p>' },
  contact_form_options: { contact_form_id: 'form-2' },
  organization_form_options: { organization_form_id: 'form-3' },
});

export const typeBody = (): object => ({ name: 'Academic', is_active: true });
