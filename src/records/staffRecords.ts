/** The records of one resource as staff see them from whom some of it is kept: see `Withholding`. */

import { Fault } from '../fault.js';
import type { Finding } from '../schema/findings.js';
import { Doc, type Stored } from '../store/doc.js';
import type { Order, ReadOptions } from '../store/port.js';
import { refuseUnlessOverridden } from './overrides.js';
import type { Patch } from './patch.js';
import { type Fields, notFound, type RecordView, type StagedRecords } from './records.js';
import type { Resource, Withholding } from './registry.js';
import type { IndexCount, WindowQuery, Work } from './work.js';

/** The rule that keeps something from staff. */
const rule = 'conflict_of_interest';
const modified = 'sys_last_modified_at';

/** Has what the family needs. */
export class StaffRecords {
  readonly look: undefined;
  readonly #withholding: Withholding<never>;

  /** @param staged all of them. */
  constructor(
    private readonly resource: Resource,
    private readonly staged: StagedRecords,
    private readonly work: Work,
  ) {
    this.#withholding = resource.hooks.withheld as Withholding<never>; // it has some: see `Work.seen`
  }

  async find(id: string, options?: ReadOptions): Promise<Doc | undefined> {
    const doc = await this.staged.find(id, options);
    return doc && (await this.#shown([doc]))[0];
  }

  async get(id: string, options?: ReadOptions): Promise<Doc> {
    const doc = await this.find(id, options);
    if (doc === undefined) throw notFound(this.resource.model.name, id);
    return doc;
  }

  async named(external: string): Promise<string[]> {
    const ids = await this.staged.named(external);
    const found = await Promise.all(ids.map((id) => this.find(id)));
    return found.flatMap((doc) => doc?.id ?? []);
  }

  /** In order of a field that is kept from the caller for some, without these. */
  async *windows(query: WindowQuery): AsyncGenerator<Doc[]> {
    const { fields } = this.#withholding;
    const asked = query.fields && [...query.fields, query.order?.field ?? ''].map((path) => path.split('.', 1)[0]);
    const told = [...fields, ...changing];
    const isHarmless = fields !== 'all' && asked !== undefined && !told.some((name) => asked.includes(name));
    const isWhole = isHarmless || this.work.overrides(this.resource.model.name, rule);
    for await (const docs of this.staged.windows(query)) yield isWhole ? docs : await this.#shown(docs, query.order);
  }

  async count(asked: IndexCount): Promise<number> {
    const { name } = this.resource.model;
    const all = await this.work.count(name, asked);
    if (this.#withholding.fields !== 'all' && asked.range?.from === undefined) return all;
    const kept = await this.#withholding.count(asked, this.work.unlimited);
    return this.work.overrides(name, rule) ? all : all - kept;
  }

  async create(body: object): Promise<Doc> {
    return await this.#saved(await this.staged.create(body));
  }

  async replace(id: string, body: object, doubts?: readonly Finding[]): Promise<Doc> {
    return await this.#saved(await this.staged.replace(id, body, doubts, await this.#toChange(id)));
  }

  async patch(id: string, patch: Patch): Promise<Doc> {
    return await this.#saved(await this.staged.patch(id, patch, await this.#toChange(id)));
  }

  async delete(id: string): Promise<void> {
    await this.get(id);
    await this.staged.delete(id);
  }

  /** What the caller writes of a record of which they do not see all: the rest stays. */
  async #toChange(id: string): Promise<RecordView | undefined> {
    const { fields } = this.#withholding;
    const [doc, whole] = [await this.get(id), await this.staged.get(id)];
    if (doc === whole || fields === 'all') return undefined;
    const names = [...fields, ...changing];
    const kept = (record: Fields) => Object.entries(record).filter(([name]) => names.includes(name));
    return {
      isStaffs: true,
      shown: (one) => shownPart(one, fields),
      whole: async (part) => ({ ...without(part, fields), ...Object.fromEntries(kept(whole.record)) }),
    };
  }

  /** @throws Fault `conflict_of_interest` for a record that the caller would not see: their success would tell of others. */
  async #saved(doc: Doc): Promise<Doc> {
    const [shown] = await this.#shown([doc]);
    if (shown !== undefined) return shown;
    const message = 'You are in conflict of interest with what this would be about.';
    refuseUnlessOverridden(this.resource.model.name, rule, this.work, Fault.of(rule, message));
    return doc;
  }

  async #shown(docs: Doc[], order?: Order): Promise<Doc[]> {
    const { fields, applies } = this.#withholding;
    const isOut = fields === 'all' || [...fields, modified].includes(order?.field ?? '');
    const isKept = await applies(docs as never, this.work.unlimited, isOut);
    if (!isKept.includes(true) || this.work.overrides(this.resource.model.name, rule)) return docs;
    return docs.flatMap((doc, index) => (!isKept[index] ? [doc] : isOut ? [] : [Doc.ofRecord(shownPart(doc, fields))]));
  }
}

/** What changes with every change of a record. */
const changing = ['sys_version', modified];

/** With the version and the time of the last change that is not one of these fields. */
function shownPart({ record, seen }: Pick<Doc, 'record' | 'seen'>, fields: readonly string[]): Stored {
  const [sys_version = record.sys_version, sys_last_modified_at = record[modified]] = seen.conflicted ?? [];
  return { ...(without(record, fields) as Stored), sys_last_modified_at, sys_version };
}

const without = (record: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));
