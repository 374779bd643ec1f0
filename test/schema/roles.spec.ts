/** The roles that are shipped: who may do what, checked when they are generated. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { checkRoles, holdersOf, type Known, type Roles, readExtras, rolesIn } from '../../scripts/roles.js';
import { Document } from '../../src/schema/document.js';
import { services } from '../../src/services.js';

const documents = Object.keys(services).map((name) => Document.load(name));
const everything = documents.flatMap(({ routes }) => routes.map(({ operation }) => operation));
/** Those that need a permission. */
const operations = everything.filter(({ security }) => security === undefined);
const permissionOf = (operation: (typeof operations)[number]) => operation['x-permission'] ?? operation.operationId;
const roles = JSON.parse(readFileSync('generated/roles.json', 'utf8')) as Roles;
const others = Object.entries(roles).filter(([role]) => !['admin', 'staff', 'privacy'].includes(role));

describe('The shipped roles', () => {
  it('are the nine expected ones', () => {
    const names = ['admin', 'staff', 'privacy', 'reviewer', 'referee', 'exhibitor', 'registrant', 'author', 'public'];
    assert.deepEqual(Object.keys(roles), names);
  });

  it('let admin do everything, and staff call every operation but that which erases people', () => {
    assert.deepEqual(roles.admin, ['*']);
    for (const operation of operations)
      assert.equal(roles.staff?.includes(permissionOf(operation)), operation.operationId !== 'people.erase');
  });

  it('let staff override no conflict of interest or closed round, and write to themselves only', () => {
    const withheld = Object.keys(readExtras()).filter((name) => !name.startsWith('*') && !roles.staff?.includes(name));
    const overrides = [
      'abstractReviews.overrideClosedRound',
      'abstractReviews.overrideConflict',
      'references.overrideConflict',
      'reviews.overrideClosedRound',
      'reviews.overrideConflict',
    ];
    const previews = ['abstractReviews', 'abstracts', 'applications', 'references', 'reviews'].map(
      (name) => `${name}.previewEmailTo`,
    );
    assert.deepEqual(withheld.sort(), [...overrides, ...previews].sort());
  });

  it('give others no data about people, except their own records', () => {
    const types = /^(exhibitorBoothTypes|exhibitorContactTypes|referenceTypes)\.(get|list)$/;
    const answers =
      /^(tenants\.list|coupons\.evaluate|exhibitors\.contactAllowanceForRegistration|(functions|functionFees)\.availability)$/;
    for (const [role, permissions] of others)
      for (const name of permissions)
        assert.ok(
          [/(:own|\.public)$/, types, answers].some((one) => one.test(name)),
          `${role}: ${name}`,
        );
  });

  it('are named by each operation that they may call', () => {
    for (const operation of operations) {
      const { 'x-roles': listed } = operation as unknown as { 'x-roles': string[] };
      assert.deepEqual(listed, holdersOf(permissionOf(operation), roles), operation.operationId);
      assert.ok(listed.length > 0 && !listed.includes('admin'), operation.operationId);
    }
  });

  it('are not named by an operation that everyone can call', () => {
    const free = everything.filter((operation) => !operations.includes(operation));
    assert.deepEqual(
      free.map(({ operationId, ...rest }) => [operationId, 'x-roles' in rest]),
      documents.flatMap(() => [
        ['links.request', false],
        ['mergeFields.get', false],
      ]),
    );
  });
});

describe('Generating roles', () => {
  const known: Known = {
    needed: new Set(['badges.get', 'badges.polish', 'badges.public']),
    limitable: new Set(['badges.get']),
    extras: new Set(['badges.unlock']),
    renamed: new Map([['badges.listPublic', 'badges.public']]),
  };
  const all = ['badges.get', 'badges.polish', 'badges.public', 'badges.unlock'];
  const admin = ['*'];

  it('accepts roles that have everything once', () =>
    checkRoles({ admin, staff: all, owner: ['badges.get:own'] }, known));

  const faults: [string, Roles, RegExp][] = [
    ['an operation is in no role', { admin, staff: all.slice(1) }, /no role except admin has badges\.get\. Add/],
    ['a role names nothing that exists', { staff: [...all, 'badges.gett'] }, /staff has badges\.gett, which does not/],
    [
      'a permission is limited that cannot be',
      { staff: all, owner: ['badges.polish:own'] },
      /owner has badges\.polish:own, which can/,
    ],
    ['a role but admin has a *', { admin, staff: ['badges.*'] }, /staff has badges\.\*, but only admin/],
    ['admin has more than a *', { admin: ['*', 'badges.get'], staff: all }, /admin has \*, but only .* and nothing/],
    [
      'a role has a permission twice',
      { staff: all, owner: ['badges.get', 'badges.get:own'] },
      /badges\.get more than once/,
    ],
  ];
  for (const [what, given, expected] of faults) {
    it(`fails when ${what}`, () => assert.throws(() => checkRoles(given, known), expected));
  }

  const texts: [string, string, RegExp][] = [
    ['the file is a list', '[admin]', /the file must map role names/],
    ['a permission is no text', 'staff: [7]', /staff has 7, which is not a string/],
    ['a role is there twice', 'staff: []\nstaff: []', /unique/],
  ];
  for (const [what, text, expected] of texts)
    it(`fails when ${what}`, () => assert.throws(() => rolesIn(text), expected));
});
