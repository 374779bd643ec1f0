/** `npm start`. */
import jwt from 'jsonwebtoken';
import { ConfigError, readConfig } from './config.js';
import { start } from './gala.js';

const trialToken = { subject: 'you', expiresIn: '30d' } as const;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const gala = await start(config);
  console.log(`Gala serves awards at ${gala.url}/awards (store: ${gala.storeName})`);
  if (config.ownSecret !== undefined) console.log(invitation(gala.url, config.ownSecret));
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await gala.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** A token for everything, and a first request. */
function invitation(url: string, secret: string): string {
  const token = jwt.sign({ tenants: ['*'], permissions: ['*'] }, secret, trialToken);
  return [
    '',
    'No JWT_SECRET is set, so here is a token for trying out, good for 30 days. Paste:',
    '',
    `  export TOKEN=${token}`,
    `  curl -s -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
    `    -d '{"name":"Letter of recommendation"}' ${url}/awards/referenceTypes/acme`,
    '',
  ].join('\n');
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? `Gala cannot start: ${error.message}` : error);
  process.exit(1);
});
