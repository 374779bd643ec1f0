/** Ids of records that are appended: they sort in the order of the log, and begin with a time. */

/** Digits to the base of 36: of the milliseconds since 1970, and of the number within one of them. */
const [timeDigits, numberDigits] = [9, 3];
const maxNumber = 36 ** numberDigits - 1;

const digits = (value: number, width: number) => value.toString(36).padStart(width, '0');

/** The first position of a millisecond. */
export const positionAt = (time: number): string => digits(time, timeDigits) + digits(0, numberDigits);

/** What is before all positions of a millisecond. */
export const beforeAll = (time: number): string => digits(time, timeDigits);

/** Milliseconds since 1970. */
export const timeOf = (position: string): number => Number.parseInt(position.slice(0, timeDigits), 36);

/** The first position after another one, which may be one of another store. */
export function positionAfter(position: string): string {
  const number = Number.parseInt(position.slice(timeDigits), 36);
  if (position.length !== timeDigits + numberDigits || number === maxNumber) return positionAt(timeOf(position) + 1);
  return position.slice(0, timeDigits) + digits(number + 1, numberDigits);
}

/** A position that no other process gives: those of one record are in the order of its versions. */
export const ownPosition = (time: number, version: number): string =>
  digits(time, timeDigits) + digits(version, 6) + digits(Math.floor(Math.random() * 36 ** 5), 5);
