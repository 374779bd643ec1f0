/** Wrong words in openapi/: where they are put instead of right ones, and how what is said of them begins. */

type Misspelt = [name: string, file: string, before: string, after: string, message: string | RegExp];

/** Which are named together: those of names alone, of all documents, and those of each document. */
export const misspelt: Readonly<Record<string, Misspelt[]>> = {
  'what no page can have': [
    ['a mark', 'awards/references.yaml', 'x-by: day', 'x-bye: day', 'there is no mark x-bye. The marks are x-by, '],
    ['a format', 'awards/applications.yaml', 'format: date-time', 'format: datetime', 'there is no format datetime. '],
    [
      'a truth',
      'awards/applications.yaml',
      'x-expected: true',
      'x-expected: treu',
      'x-expected is treu. Write true or',
    ],
    [
      'a media type',
      'awards/applications.yaml',
      'application/json',
      'application/jsno',
      'there is no media type application/jsno. Write one of application/json, ',
    ],
  ],
  'on the pages of events': [
    [
      'how a list of two is compared',
      'events/events.yaml',
      'x-by: between',
      'x-by: day',
      'start_date is a list of two. Write x-by: between beside such a list only.',
    ],
    [
      'the field of a parameter',
      'events/abstractReviews.yaml',
      'in: path, x-field: assignee.contact_id',
      'in: path, x-field: assignee.contact',
      'abstractReviews have no field assignee.contact. Name the parameter contactId of abstractReviews.listByContact',
    ],
    [
      'what an index has',
      'events/abstractReviewRounds.yaml',
      'unique: true, where',
      'uniqe: true, where',
      'x-indexes has uniqe. Write { fields: […], folded: true }, or { fields: […], unique: true, where: { … } }.',
    ],
    [
      'a default',
      'events/functionTickets.yaml',
      'x-default: active',
      'x-default: activ',
      'x-default is activ. Write one of active, cancelled.',
    ],
  ],
  'a path': [
    [
      'a path',
      'awards.yaml',
      '  /mergeFields/{',
      '  /mergeFeilds/{',
      'tags has no mergeFeilds. Write a tag of this name, ',
    ],
  ],
  'who sees a field': [
    [
      'who sees a field',
      'awards/applications.yaml',
      'x-visibility: author',
      'x-visibility: autor',
      /: applications\.\w+: x-visibility is one of public, author, /,
    ],
  ],
  'an error code': [
    [
      'an error code',
      'awards/references.yaml',
      'reference_not_pending, status_change_not_allowed]',
      'reference_not_pending, status_change_forbidden]',
      /references\.\w+: src\/errors\.ts does not have status_change_forbidden/,
    ],
  ],
  'a permission': [
    [
      'a permission',
      'roles.yaml',
      'references.process,',
      'references.proces,',
      'staff has references.proces, which does not exist.',
    ],
  ],
  'a path that every resource has': [
    [
      'a path that every resource has',
      'awards.yaml',
      '  /awards/{tenantId}/{id}: { $ref: "shared/family.yaml#/record" }\n',
      '',
      'awards lacks a path that every resource has. Write /awards/{tenantId}/{id}: { $ref: "shared/family.yaml#/record" }',
    ],
  ],
  'on the pages of awards': [
    ['a comparison', 'awards/references.yaml', 'x-by: day', 'x-by: dya', 'x-by is dya. Write one of equals, '],
    [
      'the field of a filter',
      'awards/references.yaml',
      'x-field: first_name, description: Matches',
      'x-field: first, description: Matches',
      'references have no field first. Name the filter nickname like a field, or give it x-field.',
    ],
    [
      'a filter',
      'awards/applications.yaml',
      '    job_title: { type: string, x-by',
      '    job_titel: { type: string, x-by',
      'applications have no field job_titel. Name the filter job_titel like a field, or give it x-field.',
    ],
    [
      'the field of an index',
      'awards/applications.yaml',
      '{ fields: [organization_id] }',
      '{ fields: [organisation_id] }',
      'applications have no field organisation_id. Write fields of the record, nested ones with dots.',
    ],
    ['a place', 'awards.yaml', '{ place: 3 }', '{ plaec: 3 }', 'x-console of the tag references is { place: … }'],
    [
      'what a form has in it',
      'awards/referenceProcesses.yaml',
      'preset: 1',
      'preset: -1',
      'preset is -1, but it must be >= 0.',
    ],
    [
      'a column',
      'awards/applications.yaml',
      'columns: [name, status',
      'columns: [name, statsu',
      'applications have no field statsu. Write fields of the record itself.',
    ],
    [
      'how the console shows a resource',
      'awards/awards.yaml',
      'columns: [name, date',
      'colums: [name, date',
      'x-console has colums. Write title, columns, first, groups or more.',
    ],
    [
      'what a search returns',
      'awards/references.yaml',
      '[application_id, award_id, city, completion_date',
      '[application_id, award_id, town, completion_date',
      'references have no field town. Write the fields that a search returns by default.',
    ],
    [
      'the resource that a field refers to',
      'awards/applications.yaml',
      'x-refers-to: awards,',
      'x-refers-to: award,',
      'x-refers-to is award. Write a resource of this document, or external: and a name.',
    ],
    ['a tier', 'awards.yaml', 'x-tier: supporting', 'x-tier: supported', 'awards needs x-tier: seed or supporting.'],
  ],
};
