/** The matrix of access for some callers; each spec file has a part of them, so that two can run at a time. */
import { strict as assert } from 'node:assert';
import { describeApi } from '../../support/api.js';
import type { World } from '../../support/harness.js';
import { Caller } from './caller.js';
import { cellsOf, isWhole } from './cells.js';
import { keptLog } from './client.js';
import { type Operation, operations, resources } from './documents.js';
import { Needles } from './needles.js';
import { grantOf, isOwnable, mayBeLimited } from './oracle.js';
import { probe } from './probes.js';
import { type Place, Seeds } from './seeds.js';

/** A role that is in no file: all that can be limited to own records, and nothing else. */
export const everythingOwn = operations.filter(mayBeLimited).map(({ permission }) => `${permission}:own`);

const ofNoResource = operations.filter(({ resource }) => !resources.has(resource));

/**
 * @param callers name → permissions
 * @param only whether only what can be anybody's own is asked for.
 */
export function matrixOf(title: string, callers: Readonly<Record<string, readonly string[]>>, only = false): void {
  describeApi(title, (start) => {
    const { lines, log } = keptLog();
    const needles = new Needles();
    const places = new Map<string, Place>();
    let tenants = 0;
    let gala: World;
    let seeds: Seeds;

    before(async () => {
      gala = await start({ log });
    });

    for (const [role, permissions] of Object.entries(callers)) {
      /** What everybody with the role may ask of all records needs no asking here. */
      const limitedOf = (its: readonly Operation[]) => {
        const limited = its.filter((one) => grantOf(permissions, one) === 'own');
        const notGranted = its.filter((one) => grantOf(permissions, one) === undefined);
        return [...limited, ...(isWhole ? notGranted : notGranted.slice(0, 1))]; // statuses.spec.ts has each operation's 403
      };
      const groups = [...resources.values()].filter(({ name }) => !only || isOwnable(name));
      const cells = [
        ...(only ? [] : [['the operations of no resource', limitedOf(ofNoResource)] as const]),
        ...groups.map(({ name, operations: its }) => [name, limitedOf(its)] as const),
      ];
      describe(role, () => {
        before(() => {
          seeds = new Seeds(gala, `tenant-${++tenants}`, needles, places); // lists stay short
        });

        for (const [name, its] of cells)
          if (its.length > 0)
            it(name, () =>
              right(permissions, async (caller) => {
                for (const operation of its) await cellsOf(caller, operation);
              }),
            );
        for (const { name } of groups)
          if (
            (only || isWhole) &&
            isOwnable(name) &&
            permissions.some((one) => one.startsWith(`${name}.`) && one.endsWith(':own'))
          )
            it(`${name}: nothing is learned of what is hidden`, () =>
              right(permissions, (caller) => probe(caller, name)));
      });
    }

    async function right(permissions: readonly string[], ask: (caller: Caller) => Promise<void>): Promise<void> {
      const caller = new Caller(seeds, lines, permissions);
      await ask(caller);
      const problems = [...new Set(caller.problems)];
      assert.ok(problems.length === 0, `${problems.length} wrong:\n    ${problems.slice(0, 40).join('\n    ')}`);
    }
  });
}
