/** What the log of changes says of a person: the history of records, and deleted ones. */
import { type Entry, linesBefore, logOf } from '../records/changes.js';
import { meet } from '../records/meetings.js';
import type { Resource } from '../records/registry.js';
import type { Work } from '../records/work.js';
import { Erasing } from './erasing.js';
import { erased, type Person } from './person.js';
import type { Shelf } from './shelves.js';

/** How many lines are rewritten at a time. */
const step = 50;
const [limit, atMostBytes] = [500, 4 * 1024 * 1024];

/**
 * Newest first, so that what has just been erased from records comes first. Lines can be patches of single fields, which do not say whose
 * they are: before a line that is about the person, nobody is named any more.
 */
export function pastOf(resources: readonly Resource[], person: Person, work: Work): Shelf {
  const collection = logOf((resources[0] as Resource).model.document.name);
  const log = work.collection<Entry>(collection);
  const models = new Map<string, Resource['model']>(resources.map(({ model }) => [model.name, model]));
  const without = (entry: Entry, everyone: boolean) => {
    const model = models.get(entry.of.split('/', 1)[0] as string);
    const by = person.is(entry.by, true) ? erased : entry.by;
    if (model === undefined) return { entry: { ...entry, by }, isAbout: false };
    const erasing = new Erasing(person, model.document, { keeps: true, everyone });
    const was = entry.was && erasing.record(model.schema, { ...entry.was });
    const back = entry.back?.map((one) => erasing.step(model.schema, one));
    return { entry: { ...entry, by, ...(was && { was }), ...(back && { back }) }, isAbout: erasing.isAbout };
  };
  const rewrite = (ids: readonly string[], everyone: boolean) =>
    work.separately(async (own) => {
      await meet(['people.erase'], own); // lines have the version of their record, so two at once would not notice each other
      const lines = own.collection<Entry>(collection);
      for (const id of ids) {
        const found = await lines.find(id);
        if (found !== undefined) lines.rewrite(without(found.record, everyone).entry);
      }
    });
  return {
    name: 'changes',
    async *windows(after) {
      const order = { descending: true };
      for (let last = after, isLast = false; !isLast; ) {
        const docs = await log.page({ order, limit, atMostBytes, consistent: true, ...(last && { after: last }) });
        yield docs;
        [last, isLast] = [docs.at(-1)?.id, docs.length === 0];
      }
    },
    async take({ id }) {
      const line = (await log.find(id, { consistent: true }))?.record; // a newer line can have cleared it since
      if (line === undefined) return;
      const { entry, isAbout } = without(line, false);
      if (work.scope.dryRun || JSON.stringify(entry) === JSON.stringify(line)) return;
      await rewrite([line.id], isAbout);
      const ids: string[] = [];
      if (isAbout)
        for await (const { id } of linesBefore(log, line))
          if (ids.push(id) === step) await rewrite(ids.splice(0), true);
      if (ids.length > 0) await rewrite(ids, true);
    },
  };
}
