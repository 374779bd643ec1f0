/** Says in its description when the server does not act on a field, which has `x-stored-only`. */
import { named, type Root, type Schema } from './tree.js';

const note = 'Stored; this server does not act on it.';

export const storedOnly = () => ({
  Root: {
    enter({ components: { schemas } }: Root) {
      for (const schema of Object.values(schemas)) noteIn(schema, schemas);
    },
  },
});

function noteIn(schema: Schema, schemas: Root['components']['schemas']): void {
  const { properties = {}, allOf = [], items } = schema;
  for (const member of [...Object.values(properties), ...allOf, ...(items ? [items] : [])]) {
    noteIn(member, schemas);
    if (member['x-stored-only'] !== true) continue;
    const said = member.description ?? schemas[named(member.$ref)]?.description ?? '';
    member.description = `${said.trim()} ${note}`.trim();
  }
}
