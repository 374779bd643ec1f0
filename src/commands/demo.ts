/** `gala --demo`: fills the tenant of the sample on a server that has just started. */
import { readFileSync } from 'node:fs';
import { createClient } from '../client/client.js';
import { fill, isFilled, type Sample, sizeOf } from '../sample.js';

/** @returns a line that says what is there now. @throws Error */
export async function fillDemo(url: string, token: string): Promise<string> {
  const path = new URL('../../web/sample.json', import.meta.url);
  const sample: Sample = JSON.parse(readFileSync(path, 'utf8'));
  const { tenant } = sample;
  const client = createClient({ baseUrl: url, tenant, token });
  const look = `See ${url}/console#/${tenant}`;
  if (await isFilled(client, sample))
    return `The sample conference and award are there already: tenant ${tenant}. ${look}`;
  await fill(client, sample);
  return `Filled with the sample conference and award: tenant ${tenant}, ${sizeOf(sample)} records. ${look}`;
}
