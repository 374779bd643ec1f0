/** Installs the pinned versions, once. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Failed, Missing, run } from './command.js';
import { cacheFolder, type Kit, workFolder } from './tool.js';

type Versions = Readonly<Record<string, string>>;

const pinned = JSON.parse(readFileSync('scripts/clients/versions.json', 'utf8')) as Record<
  'npm' | 'pip' | 'go',
  Versions
>;
/** Those of npm lie where the generated clients find them, further up. */
const folders = { npm: join(workFolder, 'npm'), pip: join(cacheFolder, 'pip'), go: join(cacheFolder, 'go') };

export const venv = join(folders.pip, 'venv');
export const goPrograms = join(folders.go, 'bin');

/** The TypeScript compiler and openapi-typescript are found in the project's own node_modules, further up. */
export const npm = kit('npm', { program: 'npm', args: ['--version'] }, () => {
  const manifest = { private: true, type: 'module', dependencies: pinned.npm };
  writeFileSync(join(folders.npm, 'package.json'), JSON.stringify(manifest));
  return [npmInstall];
});

const npmInstall: Command = {
  program: 'npm',
  args: ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-package-lock'],
  cwd: folders.npm,
};

export const pip = kit('pip', { program: 'python3', args: ['--version'] }, () => {
  const packages = Object.entries(pinned.pip).map(([name, version]) => `${name}==${version}`);
  return [
    { program: 'python3', args: ['-m', 'venv', '--clear', venv] },
    { program: join(venv, 'bin', 'pip'), args: ['install', '--disable-pip-version-check', ...packages] },
  ];
});

const generator = 'github.com/oapi-codegen/oapi-codegen/v2';
const runtime = 'github.com/oapi-codegen/runtime';

export const go = kit('go', { program: 'go', args: ['version'] }, () => {
  const args = ['install', `${generator}/cmd/oapi-codegen@${pinned.go[generator]}`];
  return [{ program: 'go', args, env: { GOBIN: goPrograms } }];
});

/** Makes a folder a module that may import what the generated code imports. */
export const goModule = (cwd: string): Command[] => [
  { program: 'go', args: ['mod', 'init', 'roundtrip'], cwd },
  { program: 'go', args: ['mod', 'edit', `-require=${runtime}@${pinned.go[runtime]}`], cwd },
  { program: 'go', args: ['mod', 'tidy'], cwd },
];

/**
 * @param probe shows that the program is on the path, where it must be even when all is installed.
 * @param commands prepares the folder, and says what to run to fill it.
 */
function kit(name: keyof typeof folders, probe: Command, commands: () => Command[]): Kit {
  const folder = folders[name];
  const stamp = join(folder, 'installed.json');
  const versions = JSON.stringify(pinned[name]);
  const isThere = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === versions;
  const log = join(workFolder, 'logs', `install-${name}.log`);
  const install = async () => {
    if (isThere()) return await run(log, [probe]);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await run(log, commands()).catch(cannotBeHad);
    writeFileSync(stamp, versions);
  };
  return { name, install };
}

function cannotBeHad(error: unknown): never {
  throw error instanceof Failed ? new Missing(`${error.message}; see ${error.log}`) : error;
}
