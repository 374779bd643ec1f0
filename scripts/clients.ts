/**
 * `npm run clients`: lints the documents, and makes clients of those that a server serves, with tools that others use; compiles
 * them as strictly as their languages can; and has each do one round trip with the server. `-- orval hey-api` takes these
 * generators alone.
 */
import { attempt } from './clients/attempt.js';
import { documents, fetchDocument } from './clients/document.js';
import { type Outcome, report } from './clients/report.js';
import type { Tool } from './clients/tool.js';
import { tools } from './clients/tools.js';
import { startServer } from './demo/server.js';

async function main(): Promise<void> {
  const chosen = choose(process.argv.slice(2));
  const { url, token, own } = await startServer('*', { env: process.env, mongodbUrl: '', keep: false });
  const outcomes: Outcome[] = [];
  try {
    for (const document of documents) await fetchDocument(url, document);
    const kits = [...new Set(chosen.map(({ kit }) => kit))];
    const languages = kits.map((kit) => chosen.filter((tool) => tool.kit === kit));
    const made = await Promise.all(languages.map((tools) => attempts(tools, url, token))); // side by side
    outcomes.push(...made.flat());
  } finally {
    const warnings = await own.stop();
    if (warnings !== '') console.log(`The server wrote:\n${warnings}`);
  }
  process.exitCode = report(outcomes, Boolean(process.env.CI));
}

/** One tool after the other: they share what is installed. */
async function attempts(tools: readonly Tool[], url: string, token: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const tool of tools) outcomes.push(...(await attempt(tool, url, token)));
  return outcomes;
}

function choose(names: readonly string[]): readonly Tool[] {
  const unknown = names.find((name) => !tools.some((tool) => tool.name === name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${tools.map(({ name }) => name).join(', ')}`);
  return names.length === 0 ? tools : tools.filter(({ name }) => names.includes(name));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
