/** What the public may see of a record: its id and the fields marked `x-visibility: public`. */
import type { Resource } from './names.js';
import type { Schema } from './tree.js';

export function publicOf(model: Schema, { fields }: Resource): Schema {
  const shown = Object.entries(fields.properties ?? {}).filter(([, field]) => field['x-visibility'] === 'public');
  return { ...model, properties: { ...model.properties, ...Object.fromEntries(shown) } };
}
