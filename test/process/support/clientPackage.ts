/** The packed client, in an empty project. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Packed {
  readonly filename: string;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Makes the project in an empty folder. */
export async function installClient(folder: string): Promise<Packed> {
  const { stdout } = await run('npm', ['pack', './dist/gala-client', '--json', '--pack-destination', folder]);
  const [packed] = JSON.parse(stdout) as [Packed];
  await writeFile(`${folder}/package.json`, '{ "type": "module" }');
  // `npm test` tells npm which folder it began in
  const env = { ...process.env, npm_config_local_prefix: folder };
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${packed.filename}`];
  await run('npm', install, { cwd: folder, env });
  return packed;
}
