/** Lists with each e-mail template the merge fields that it can have. */

import { listed, type MergeField, templatesOf } from '../../src/mail/mergeFields.js';
import { Document } from '../../src/schema/document.js';
import { Mistake } from '../sources.js';
import type { Root } from './tree.js';

export const mergeFields = () => ({
  Root: {
    enter(root: Root) {
      const templates = templatesIn(root);
      for (const [owner, { properties = {} }] of Object.entries(root.components.schemas)) {
        if (!owner.endsWith('Fields')) continue;
        for (const [name, template] of Object.entries(properties)) {
          const fields = template['x-merge-objects'] && templates.get(name);
          if (fields) template.description = `${template.description?.trim()}\n\n${textOf(listed(fields))}`;
        }
      }
    },
  },
});

function templatesIn(root: Root) {
  try {
    return templatesOf(Document.of(root.info.title, root));
  } catch (error) {
    const { message } = error as Error; // it begins with the schema and the field
    throw new Mistake(message.split(':', 1)[0]?.split('.') ?? [], message);
  }
}

function textOf(fields: readonly MergeField[]): string {
  const [list = '', member = ''] = fields.find(({ name }) => /^[^[]+\[\]\.\w+$/.test(name))?.name.split('[].') ?? [];
  const loop = `{% for item in ${list} %}{{ item.${member} }}{% endfor %}`;
  const rows = fields.map(({ name, type, description }) => `| \`${name}\` | ${type} | ${cell(description)} |`);
  return [
    `**Merge fields.** \`[]\` stands for each item of a list: write \`${list}[].${member}\` as\n\`${loop}\`.`,
    '`*` stands for any name.\n\n| Merge field | Type | Description |\n| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The first sentence: some descriptions are paragraphs, and `mergeFields.get` returns them whole. */
const cell = (description: string) =>
  (/^[\s\S]*?\.(?=\s|$)/.exec(description)?.[0] ?? description).replace(/\s+/g, ' ').replaceAll('|', '\\|');
