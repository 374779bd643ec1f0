/** Amounts of money: exact, in the smallest unit of their currency. */
import currencies from 'currency-codes';

/** Of ISO 4217. The package does not have the Caribbean guilder of 2025 yet. */
const decimals = new Map(currencies.data.map(({ code, digits }) => [code, digits])).set('XCG', 2);

/** How many decimals amounts in a currency have; undefined if there is no such currency. */
export const decimalsOf = (currency: string): number | undefined => decimals.get(currency);

/** Whether an amount has no more decimals. It looks at the digits: binary fractions such as 0.07 are not exact. */
export const fits = (amount: number, decimals: number): boolean =>
  Number.isInteger(amount) ||
  (/^-?\d+\.(\d+)$/.exec(String(amount))?.[1]?.length ?? Number.POSITIVE_INFINITY) <= decimals;

/** Uses the decimal digits, because a multiplication is not exact. */
export const unitsOf = (amount: number, decimals: number) => BigInt(amount.toFixed(decimals).replace('.', ''));
export const amountOf = (units: bigint, decimals: number) => Number(`${units}e-${decimals}`);
