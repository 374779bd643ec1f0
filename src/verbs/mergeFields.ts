/** The merge fields of e-mail templates, for everyone. Each service has this operation, and it answers for all templates. */

import { listed, templatesOf } from '../mail/mergeFields.js';
import type { Handler, Reply } from '../records/work.js';
import type { Answer } from '../schema/contract.js';
import type { Document } from '../schema/document.js';
import { json } from './reply.js';

/** The document allows only names of templates. @throws Error if one merges what the document does not have. */
export function mergeFields(documents: readonly Document[]): { 'mergeFields.get': Handler<'mergeFields.get'> } {
  const templates = documents.flatMap((document) => [...templatesOf(document)]);
  const replies = new Map(
    templates.map(([template, fields]) => [template, json({ template, fields: listed(fields) })]),
  );
  return { 'mergeFields.get': async ({ path }) => replies.get(path.template) as Reply<Answer<'mergeFields.get'>> };
}
