/** Amounts of money: which currency they are in, how many decimals that has, and when it can change. */
import { Fault } from '../fault.js';
import { decimalsOf, fits } from '../lib/money.js';
import { type Finding, invalidRequest } from '../schema/findings.js';
import type { Model } from '../schema/model.js';
import { type Place, placesAt } from '../schema/values.js';
import { meet } from './meetings.js';
import type { Work } from './work.js';

type Fields = Readonly<Record<string, unknown>>;

/** The currency of a record: its own, or else that of its event, or else that of the server. */
export async function currencyOf(model: Model, record: Fields, work: Work): Promise<string> {
  const { event_id } = record;
  const own = known(model.currency && record[model.currency]);
  if (own !== undefined) return own;
  const event = typeof event_id === 'string' ? await work.unlimited.records('events').find(event_id) : undefined;
  return known(event?.record.currency) ?? work.currency;
}

const known = (code: unknown) => (typeof code === 'string' && decimalsOf(code) !== undefined ? code : undefined);

/**
 * Checks the amounts that a change sets, and that no currency changes under those that stand.
 * @param paths of the amounts. @throws Fault `invalid_request`, `currency_in_use`
 */
export async function checkMoney(
  model: Model,
  draft: Fields,
  previous: Fields | undefined,
  work: Work,
  paths: readonly string[] = model.moneyPaths,
): Promise<void> {
  const before = new Set(paths.flatMap((path) => amountsAt(model, path, previous ?? {}).map(keyOf)));
  const amounts = paths.flatMap((path) => amountsAt(model, path, draft));
  const parts = amounts.filter((one) => !Number.isInteger(one.value) && !before.has(keyOf(one)));
  const hasMoved = previous !== undefined && isMoved(model, draft, previous);
  if (amounts.some((one) => stands(one) && (hasMoved || !before.has(keyOf(one))))) await meetPrices(model, draft, work);
  if (hasMoved) await checkCurrency(model, draft, previous, work, paths);
  if (parts.length === 0) return;
  const currency = await currencyOf(model, draft, work);
  const found = parts.flatMap(({ pointer, value, code = currency }) => findingOf(pointer, value, code));
  if (found.length > 0) throw invalidRequest(found);
}

/** An amount with more decimals than its currency has. */
export function findingOf(pointer: string, amount: number, currency: string): Finding[] {
  const decimals = decimalsOf(currency) ?? 2;
  if (fits(amount, decimals)) return [];
  const most = decimals === 0 ? 'no' : `at most ${['', 'one', 'two', 'three', 'four'][decimals]}`;
  return [{ pointer, keyword: 'decimals', message: `must have ${most} decimals in ${currency}` }];
}

interface Amount {
  readonly path: string;
  readonly pointer: string;
  readonly value: number;
  /** The currency beside it, if that is not the record's. */
  readonly code?: string | undefined;
}

const keyOf = ({ path, value, code }: Amount) => JSON.stringify([path, value, code]);

function amountsAt({ codes }: Model, path: string, record: Fields): Amount[] {
  return placesAt(record, path).flatMap(({ pointer, value, holder }: Place) => {
    const beside = codes.get(path);
    if (typeof value !== 'number') return [];
    return [{ path, pointer, value, code: known(beside && holder[beside]) }];
  });
}

const isMoved = ({ currency = '' }: Model, draft: Fields, previous: Fields) =>
  draft[currency] !== previous[currency] || draft.event_id !== previous.event_id;

/** Prices in the currency of an event, which does not change in the same moment. */
async function meetPrices(model: Model, draft: Fields, work: Work): Promise<void> {
  const isOwn = known(model.currency && draft[model.currency]) !== undefined;
  if (!isOwn && typeof draft.event_id === 'string') await meet(['prices', draft.event_id], work);
}

/** An order brings its currency along with its amounts: only a `currency` can change under others. */
async function checkCurrency(model: Model, draft: Fields, previous: Fields, work: Work, paths: readonly string[]) {
  if (model.currency?.startsWith('order_')) return;
  const [from, to] = [await currencyOf(model, previous, work), await currencyOf(model, draft, work)];
  if (from === to || !(stand(model, previous, paths) || (await standElsewhere(model, previous, work)))) return;
  const message = `The currency cannot change from ${from} to ${to} where prices stand. Remove them first, or give them a currency of their own.`;
  throw Fault.of('currency_in_use', message);
}

/** Nothing costs nothing in every currency. */
const stand = (model: Model, record: Fields, paths = model.moneyPaths) =>
  paths.some((path) => amountsAt(model, path, record).some(stands));

const stands = ({ value, code }: Amount) => value !== 0 && code === undefined;

/** In records of an event that have its currency. */
async function standElsewhere({ name, linkedFrom }: Model, { id }: Fields, work: Work): Promise<boolean> {
  if (name !== 'events') return false;
  await meet(['prices', id], work);
  for (const { from, path } of linkedFrom) {
    if (path !== 'event_id' || from.moneyPaths.length === 0) continue;
    for await (const { record } of work.unlimited.records(from.name).all({ event_id: String(id) })) {
      const fields: Fields = { ...record };
      if (known(from.currency && fields[from.currency]) === undefined && stand(from, fields)) return true;
    }
  }
  return false;
}
