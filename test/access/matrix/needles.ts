/** Canaries: values that can be told from all others wherever they turn up, one for each place of each record. */
import { type Bundle, isOpen, type Json, membersOf, resolved, type Schema } from './documents.js';

/** Fields that hide a record if they are false. */
export const showing = ['is_active', 'visible_in_portal', 'show_in_portal', 'enable_applications', 'display_in_portal'];

/** Creates canaries, each with its own number. */
export class Needles {
  #made = 0;

  text(): string {
    return `canary-${++this.#made}-x`;
  }

  address(): string {
    return `${this.text()}@example.org`;
  }

  number(): number {
    return 7_700_000_000 + ++this.#made * 100 + 77;
  }

  moment(): string {
    return new Date(firstMoment + ++this.#made * 1000).toISOString();
  }

  day(): string {
    return new Date(firstDay + ++this.#made * dayLength).toISOString().slice(0, 10);
  }

  /** A value of the schema that holds canaries wherever it can; nothing where none can be. */
  value(bundle: Bundle, schema: Schema, name = ''): unknown {
    const whole = resolved(bundle, schema);
    if (whole.enum !== undefined) return whole.enum[0];
    if (whole.type === undefined && whole.anyOf?.[0] !== undefined) return this.value(bundle, whole.anyOf[0], name);
    if (whole.type === 'array')
      return [this.value(bundle, whole.items ?? {}, name), this.value(bundle, whole.items ?? {}, name)];
    if (whole.type === 'object' || Object.keys(membersOf(bundle, whole)).length > 0) return this.object(bundle, whole);
    return this.#scalar(whole, name);
  }

  /** All documented members, and some that are not where these may be. */
  object(bundle: Bundle, schema: Schema, skipped: (name: string) => boolean = () => false): Json {
    const members = Object.entries(membersOf(bundle, schema)).filter(([name]) => !skipped(name));
    const known = members.map(([name, member]) => [name, this.value(bundle, member, name)] as const);
    const unknown = isOpen(bundle, schema) ? this.unknown() : {};
    return { ...Object.fromEntries(known.filter(([, value]) => value !== undefined)), ...unknown };
  }

  /** Members that no document has: their names are canaries, too. */
  unknown(): Json {
    const name = this.text();
    return {
      [name]: { deep: [this.text(), this.number(), { email_address: this.address() }] },
      of_no_document: this.text(),
    };
  }

  #scalar({ type, format, maximum, 'x-value': meaning }: Schema, name: string): unknown {
    if (type === 'boolean') return showing.includes(name);
    if (meaning === 'currency') return 'USD'; // the default of prices
    if (meaning === 'time-zone') return 'Europe/Vienna';
    if (meaning === 'day-or-time' || meaning === 'release-time') return this.moment();
    if (type === 'number' || type === 'integer') return maximum ?? this.number();
    if (format === 'date-time') return this.moment();
    if (format === 'date') return this.day();
    return format === 'email' || /e_?mail|^(from|reply_to|cc|bcc)$/.test(name) ? this.address() : this.text();
  }
}

const firstMoment = Date.UTC(2087, 0, 1);
const firstDay = Date.UTC(2200, 0, 1);
const dayLength = 86_400_000;

const anyNeedle = /canary-\d+-x|\b77\d{6}77\b|20(?:8[7-9])-\d\d-\d\dT[\d:]{8}|2[2-9]\d\d-\d\d-\d\d(?!T)/gi;

/** All canaries in a text. */
export const needlesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(anyNeedle)].map(([found]) => found.toLowerCase()));

const known = new WeakMap<object, ReadonlySet<string>>();

/** All canaries in a record as it was read, which are looked for once: there are many questions about it. */
export function needlesOf(record: object): ReadonlySet<string> {
  const found = known.get(record) ?? needlesIn(JSON.stringify(record));
  known.set(record, found);
  return found;
}
