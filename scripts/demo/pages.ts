/** Lists and searches, read to their end. */
import type { Client, Json } from './client.js';

interface Page {
  readonly Items: readonly Json[];
  readonly LastEvaluatedKey?: string;
}

/** @param path with a query already; a body makes it a POST. */
export async function everyPage(client: Client, path: string, body?: Json): Promise<Json[]> {
  const found: Json[] = [];
  let key: string | undefined;
  do {
    const start: string = key === undefined ? '' : `&exclusiveStartKey=${encodeURIComponent(key)}`;
    const page: Page = await client.ok<Page>(body === undefined ? 'GET' : 'POST', `${path}${start}`, body);
    found.push(...page.Items);
    key = page.LastEvaluatedKey;
  } while (key !== undefined);
  return found;
}
