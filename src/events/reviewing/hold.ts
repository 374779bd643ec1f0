import type { ResourceName } from '../../document/contract.js';
import type { Unit } from '../../records/unit.js';
import type { Work } from '../../records/work.js';

/** The work must run again when this record has changed by the time it is committed. The record stays as it is. */
export async function hold(name: ResourceName, id: string, work: Work): Promise<void> {
  const doc = await work.records(name).get(id);
  // only a unit of work stages what no hook is to know of; the store takes records of any type
  (work as Unit).stage({ collection: work.model(name).collection, tenant: work.tenant, id }, doc as never);
}
