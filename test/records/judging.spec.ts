/** Rules that look at all changes of a commit. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { Fault } from '../../src/fault.js';
import { loadServices } from '../../src/gala.js';
import { declare, type Registry, registry } from '../../src/records/registry.js';
import { type Base, unitOfWork } from '../../src/records/unitOfWork.js';
import type { Work } from '../../src/records/work.js';
import type { Store } from '../../src/store/port.js';
import { freshStore } from '../support/harness.js';

type Named = { readonly name: string; readonly id: string } | undefined;
type Judge = (change: { previous: Named; next: Named }, all: readonly object[], work: Work) => Promise<void>;

describe('A resource that judges commits', () => {
  let base: Base;
  let judge: Judge;
  let discard: () => Promise<void>;

  before(async () => {
    const fresh = await freshStore();
    discard = fresh.discard;
    const store: Store = fresh.store;
    const loaded = await loadServices();
    const resources = new Map(registry(loaded));
    const types = resources.get('referenceTypes') ?? assert.fail('there are no types');
    const hooks = { judge: (...args: Parameters<Judge>) => judge(...args) };
    resources.set('referenceTypes', { ...types, hooks: hooks as never });
    await declare(loaded, resources as Registry, store);
    let made = 0;
    const newId = () => `id${String(++made).padStart(8, '0')}`;
    const log = pino({ level: 'silent' });
    const rest = { strictReferences: false, currency: 'USD', answerAddress: () => undefined };
    const ports = { store, clock: () => new Date(), log, newId, ...rest };
    base = { ports, registry: resources };
  });
  after(() => discard());

  const caller = { id: 'tester', may: () => true } as never;
  const worked = <T>(task: (work: Work) => Promise<T>, dryRun = false) =>
    unitOfWork(base, { tenant: 'acme', caller, dryRun }, task);
  const create = async (work: Work, name: string) => (await work.records('referenceTypes').create({ name })).record.id;
  const nameOf = (id: string) => worked(async (work) => (await work.records('referenceTypes').find(id))?.record.name);

  it('sees each record once, before and after the commit, together with all others', async () => {
    judge = async () => {};
    const kept = await worked((work) => create(work, 'old'));
    const seen: unknown[] = [];
    judge = async ({ previous, next }, all) => void seen.push([previous?.name, next?.name, all.length]);
    const task = async (work: Work) => {
      const types = work.records('referenceTypes');
      await types.replace(kept, { name: 'between' });
      await types.replace(kept, { name: 'new' });
      await types.delete(await create(work, 'never stored'));
      await types.hold(await create(work, 'created'));
      await work.separately(async () => {});
    };
    await worked(task, true);
    assert.deepEqual(seen.splice(0), [
      ['old', 'new', 2],
      [undefined, 'created', 2],
    ]);
    await worked(task);
    assert.equal(seen.length, 2);
    await worked((work) => work.records('referenceTypes').updateDerived(kept, { name: 'derived' }));
    await worked((work) => work.records('referenceTypes').delete(kept));
    assert.deepEqual(seen.slice(2), [['derived', undefined, 1]]);
  });

  it('refuses the whole commit, in a dry run too, and the error names the part', async () => {
    judge = async ({ next }) => {
      if (next?.name === 'bad') throw Fault.of('already_taken');
    };
    const ids: string[] = [];
    const task = async (work: Work) => {
      for (const [part, name] of ['good', 'bad'].entries()) {
        work.part = part;
        ids.push(await create(work, name));
      }
    };
    for (const isDryRun of [true, false])
      await assert.rejects(worked(task, isDryRun), { code: 'already_taken', part: 1 });
    for (const id of ids) assert.equal(await nameOf(id), undefined);
  });

  it('can store something with the change, which is not judged', async () => {
    const judged: unknown[] = [];
    judge = async ({ next }, _, work) => {
      judged.push(next?.name);
      await create(work, 'beside it');
    };
    await worked((work) => create(work, 'one'));
    assert.deepEqual(judged, ['one']);
    const names = await worked(async (work) => {
      const found: unknown[] = [];
      for await (const docs of work.records('referenceTypes').windows({ limit: 100 }))
        found.push(...docs.map(({ record }) => record.name));
      return found;
    });
    assert.ok(names.includes('one') && names.includes('beside it'), names.join());
  });
});
