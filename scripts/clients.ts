/**
 * `npm run clients`: makes clients of the documents that a server serves, with generators that others use; compiles
 * them as strictly as their languages can; and has each do one round trip with the server.
 */
import { attempt } from './clients/attempt.js';
import { documents, fetchDocument } from './clients/document.js';
import { type Outcome, report } from './clients/report.js';
import { tools } from './clients/tools.js';
import { startServer } from './demo/server.js';

async function main(): Promise<void> {
  const { url, own } = await startServer('clients');
  const outcomes: Outcome[] = [];
  try {
    const token = own.sign({ sub: 'clients', tenants: ['*'], permissions: ['*'] });
    for (const document of documents) await fetchDocument(url, document);
    for (const tool of tools) outcomes.push(...(await attempt(tool, url, token)));
  } finally {
    await own.stop();
    own.remove();
  }
  process.exitCode = report(outcomes, process.env.CI !== undefined);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
