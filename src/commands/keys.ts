#!/usr/bin/env node
/** `npm run keys -- list|rotate|remove`: manages the signing keys of the token issuer. */
import {
  alive,
  changeKeys,
  notice,
  parseKeys,
  rotated,
  type StoredKeys,
  signingKey,
  without,
} from '../auth/issuer/signingKeys.js';
import { issuerFiles } from '../auth/settings.js';
import { ConfigError, environmentOf } from '../config/environment.js';
import { textOf } from '../config/settingsFile.js';
import { run, Usage } from './run.js';

const usage = `npm run keys -- list
npm run keys -- rotate        a new key; tokens of the old one stay good until they expire
npm run keys -- remove KID    tokens of that key are taken no more, within about a second

Lists and changes the keys that sign the tokens of this server. Example: change the key once a year, without a restart.

  npm run keys -- rotate

The keys are kept in issuer-keys.json in DATA_DIR. A running server takes changes up within about a second.`;

async function main(): Promise<void> {
  const { keysFile: path } = issuerFiles(environmentOf(process.env));
  const [command, kid, ...rest] = process.argv.slice(2); // options are not parsed, because a key id can start with "-"
  if (rest.length > 0) throw new Usage();
  if (command === 'list' && kid === undefined) print(parseKeys(path, textOf(path)).stored);
  else if (command === 'rotate' && kid === undefined) {
    print(await changeKeys(path, (keys) => rotated(keys, new Date())));
    console.error(`The new key signs tokens in ${notice / 1000} seconds, when all servers know it.`);
  } else if (command === 'remove' && kid !== undefined) {
    const change = (keys: StoredKeys) => {
      if (keys.some((key) => key.kid === kid)) return without(keys, kid, new Date());
      throw new ConfigError(`${path} has no key ${JSON.stringify(kid)}.`);
    };
    print(await changeKeys(path, change));
  } else throw new Usage();
}

function print(keys: StoredKeys): void {
  const now = new Date();
  const signs = signingKey(keys, now).kid;
  const good = new Set(alive(keys, now).map(({ kid }) => kid));
  const state = (kid: string, from: string) =>
    kid === signs ? 'signs' : Date.parse(from) > now.getTime() ? 'signs soon' : good.has(kid) ? 'verifies' : 'expired';
  for (const { kid, from } of keys) console.log(`${kid}  from ${from}  ${state(kid, from)}`);
}

run(main, usage);
