/** The records that somebody may see because of own records of other resources: a reviewer, the abstracts that are to be reviewed. */
import type { Link, Model } from '../../document/model.js';
import type { Stored } from '../../store/doc.js';
import { valuesAt } from '../../store/port.js';
import type { Opener } from '../definition.js';
import type { Work } from '../work.js';

/** Id of the record → what opens it. */
export type Opened = ReadonlyMap<string, readonly Opener[]>;

const known = new WeakMap<object, Map<Model, Promise<Opened>>>();

/** Looks once in a request through the caller's own records; it takes as long as there are such records. */
export function openedTo(model: Model, work: Work): Promise<Opened> {
  const ofRequest = known.get(work.request) ?? new Map<Model, Promise<Opened>>();
  known.set(work.request, ofRequest);
  const opened = ofRequest.get(model) ?? lookThrough(model.openedBy, work);
  ofRequest.set(model, opened);
  return opened;
}

async function lookThrough(links: readonly Link[], work: Work): Promise<Opened> {
  const opened = new Map<string, Opener[]>();
  for (const { from, path } of links) {
    for (const owner of from.owners) {
      for await (const { record } of work.records(from.name).all({ [owner.path]: work.caller.contactId })) {
        const opener = openerOf(from, record);
        for (const id of valuesAt(record, path)) opened.set(id, [...(opened.get(id) ?? []), opener]);
      }
    }
  }
  return opened;
}

/** Records may be large, and there may be many. */
function openerOf({ links }: Model, record: object): Opener {
  return Object.fromEntries(links.map(({ path }) => [path, (record as Stored)[path]]));
}
