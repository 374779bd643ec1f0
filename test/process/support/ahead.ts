/** Loaded before a server (`node --import`): its clock is so many milliseconds ahead of the machine's (AHEAD=11000). */
const ahead = Number(process.env.AHEAD);
const Usual = Date;
globalThis.Date = class extends Usual {
  constructor(...values: [] | [string | number | Date]) {
    if (values.length === 0) super(Usual.now() + ahead);
    else super(...values);
  }
  static override now = () => Usual.now() + ahead;
} as DateConstructor;
