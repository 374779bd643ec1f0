/** `gala keys list|rotate|remove`: manages the signing keys of the token issuer. */

import { environmentOf } from '../config/environment.js';
import { issuerFiles } from '../issuer/settings.js';
import {
  alive,
  changeKeys,
  notice,
  parseKeys,
  rotated,
  type StoredKeys,
  signingKey,
  without,
} from '../issuer/signingKeys.js';
import { ConfigError } from '../lib/fileWriting.js';
import { textOf } from '../lib/settingsFile.js';
import { Usage } from './command.js';

export const usage = `gala keys list
gala keys rotate        a new key; tokens of the old one stay good until they expire
gala keys remove KID    tokens of that key are taken no more, within about a second

Lists and changes the keys that sign the tokens of this server. Example: change the key once a year, without a restart.

  gala keys rotate

The keys are kept in issuer-keys.json in DATA_DIR. A running server takes changes up within about a second.`;

export async function main(args: string[]): Promise<void> {
  const { keysFile: path } = issuerFiles(environmentOf(process.env));
  const [command, kid, ...rest] = args; // options are not parsed, because a key id can start with "-"
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
