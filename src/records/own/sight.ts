/** What somebody sees of the records of one resource who is let only at own ones. */
import type { Owning } from '../../document/document.js';
import type { Model } from '../../document/model.js';
import { type Part, visible, visiblePart } from '../../document/visibility.js';
import { Doc, type Stored } from '../../store/doc.js';
import { valuesAt } from '../../store/port.js';
import type { Resource } from '../catalogue.js';
import type { Opener } from '../definition.js';
import type { Work } from '../work.js';
import { type Opened, openedTo } from './opened.js';

export class Sight {
  constructor(
    private readonly resource: Resource,
    private readonly work: Work,
  ) {}

  /** Records that are not the caller's, but which own records of other resources open to the caller. */
  opened(): Promise<Opened> {
    return openedTo(this.resource.model, this.work);
  }

  /** Whether the caller may change it. */
  owns(record: object): boolean {
    return this.#owning(record).length > 0;
  }

  /** The part that the caller sees; nothing, when the record is not one's own. */
  async of(record: Stored): Promise<Part | undefined> {
    const owning = this.#owning(record);
    if (owning.includes('author')) return partFor(this.resource.model, 'author', false);
    const openers = (await this.opened()).get(record.id);
    if (owning.length === 0 && openers === undefined) return undefined;
    return partFor(this.resource.model, 'reviewer', await this.#isBlind(record, openers ?? []));
  }

  /** The part of a record to be made that its owner sees. */
  ofNew(): Part {
    return partFor(this.resource.model, this.resource.model.owners[0]?.as ?? 'author', true);
  }

  async shown(doc: Doc): Promise<Doc | undefined> {
    const part = await this.of(doc.record);
    return part === undefined ? undefined : Doc.ofRecord(visible(doc.record, part) as Stored);
  }

  async #isBlind(record: Stored, openers: readonly Opener[]): Promise<boolean> {
    return (await this.resource.hooks.isBlind?.(record as never, openers, this.work)) ?? true;
  }

  #owning(record: object): Owning[] {
    const { contactId } = this.work.caller;
    const mine = this.resource.model.owners.filter(({ path }) => valuesAt(record, path).includes(contactId));
    return mine.map(({ as }) => as);
  }
}

/** The part of a record that its reviewer sees who may not know whose it is. */
export const seenBlindly = <T extends object>(model: Model, record: T): Partial<T> =>
  visible(record, partFor(model, 'reviewer', true)) as Partial<T>;

const parts = new WeakMap<Model, Map<string, Part>>();

/** Made once for each resource. */
function partFor(model: Model, as: Owning, isBlind: boolean): Part {
  const name = as === 'reviewer' && isBlind ? 'blind reviewer' : as;
  const known = parts.get(model) ?? new Map<string, Part>();
  parts.set(model, known);
  const seesAuthor = as === 'author' || !isBlind;
  const part =
    known.get(name) ??
    visiblePart(model.document, model.schema, new Set(['public', as, ...(seesAuthor ? (['author'] as const) : [])]));
  known.set(name, part);
  return part;
}
