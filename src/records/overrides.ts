/** Rules that a request can override by name. A permission alone overrides nothing. */

import { Fault } from '../fault.js';
import type { ResourceName } from '../schema/contract.js';
import type { Model } from '../schema/model.js';
import type { Work } from './work.js';

export type Override = 'closed_round' | 'conflict_of_interest' | 'not_for_sale';

/**
 * The overrides that a request names, separated by commas.
 * @param pointer of the text.
 * @throws Fault `invalid_request` for a rule that the resource does not let anybody override.
 */
export function overridesIn(text: string, { name, overrides }: Model, pointer: string): readonly string[] {
  const named = text.split(',').map((one) => one.trim());
  const known = Object.keys(overrides);
  if (named.every((one) => known.includes(one))) return named;
  const message =
    known.length === 0 ? `No rule of ${name} can be overridden.` : `Write ${known.join(' or ')}, or leave it out.`;
  throw Fault.at(pointer, 'invalid_request', message);
}

/**
 * Call it only where the rule would refuse the change: an override that is used is in the audit log.
 * @param fault of the rule; it then also says which override would do, and whether the caller may use it: if so, it is the code of a
 * detail.
 */
export function refuseUnlessOverridden(resource: ResourceName, override: Override, work: Work, fault: Fault): void {
  if (work.overrides(resource, override)) return;
  const permission = work.model(resource).overrides[override] ?? '';
  const isAllowed = work.caller.may(permission);
  const which = isAllowed ? 'you have' : 'you do not have';
  const advice = `override=${override} would allow it, with the permission ${permission}, which ${which}`;
  const offered = isAllowed ? [{ pointer: 'query/override', code: override, message: advice }] : [];
  const details = [...(fault.details ?? []), ...offered];
  throw Fault.of(fault.code, `${fault.message.replace(/\.$/, '')}. To do it anyway: ${advice}.`, { details });
}
