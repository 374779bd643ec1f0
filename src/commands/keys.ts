#!/usr/bin/env node
/** `npm run keys -- list|rotate|remove`: manages the signing keys of the token issuer. */
import { existsSync, readFileSync } from 'node:fs';
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
  if (command === 'list' && kid === undefined) list(path);
  else if (command === 'rotate' && kid === undefined) await rotate(path);
  else if (command === 'remove' && kid !== undefined) await remove(path, kid);
  else throw new Usage();
}

function list(path: string): void {
  if (!existsSync(path)) throw new ConfigError(`${path} does not exist. The server creates it when it first starts.`);
  print(parseKeys(path, readFileSync(path, 'utf8')).stored);
}

async function rotate(path: string): Promise<void> {
  print(await changeKeys(path, (keys) => rotated(keys, new Date())));
  console.error(`The new key signs tokens in ${notice / 1000} seconds, when all servers know it.`);
}

async function remove(path: string, kid: string): Promise<void> {
  const change = (keys: StoredKeys) => {
    if (keys.some((key) => key.kid === kid)) return without(keys, kid, new Date());
    throw new ConfigError(`${path} has no key ${JSON.stringify(kid)}.`);
  };
  print(await changeKeys(path, change));
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
