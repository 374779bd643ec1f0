/** Installs the pinned versions, once. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Failed, Missing, run } from './command.js';
import { fileOf } from './document.js';
import { cacheFolder, type Kit, workFolder } from './tool.js';

type Versions = Readonly<Record<string, string>>;

const pinned = JSON.parse(readFileSync('scripts/clients/versions.json', 'utf8')) as Record<
  'npm' | 'pip' | 'go' | 'maven',
  Versions
>;
/** Those of npm lie where the generated clients find them, further up. */
const folders = {
  npm: join(workFolder, 'npm'),
  pip: join(cacheFolder, 'pip'),
  go: join(cacheFolder, 'go'),
  maven: join(cacheFolder, 'maven'),
};

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

/** Makes a folder a module that may import what the generated code imports. @param edits of its go.mod. */
export const goModule = (cwd: string, ...edits: string[]): Command[] => [
  { program: 'go', args: ['mod', 'init', 'roundtrip'], cwd },
  { program: 'go', args: ['mod', 'edit', ...edits], cwd },
  { program: 'go', args: ['mod', 'tidy'], cwd },
];

export const goRuntime = `-require=${runtime}@${pinned.go[runtime]}`;

const openapiGenerator = 'org.openapitools:openapi-generator-cli';
export const generatorJar = join(folders.maven, `openapi-generator-cli-${pinned.maven[openapiGenerator]}.jar`);

/** Of the clients in Java: each needs other packages. */
export const javaLibraries = ['okhttp-gson', 'native'] as const;
export type JavaLibrary = (typeof javaLibraries)[number];
export const packagesOf = (library: JavaLibrary) => join(folders.maven, library, 'packages');

export const maven = kit('maven', { program: 'javac', args: ['-version'] }, () => {
  const repository = ['--batch-mode', `-Dmaven.repo.local=${join(folders.maven, 'repository')}`];
  const artifact = `-Dartifact=${openapiGenerator}:${pinned.maven[openapiGenerator]}`;
  return [
    { program: 'mvn', args: [...repository, mavenCopy('copy'), artifact, `-DoutputDirectory=${folders.maven}`] },
    ...javaLibraries.flatMap((library) => packages(library, repository)),
  ];
});

const plugin = 'org.apache.maven.plugins:maven-dependency-plugin';
const mavenCopy = (goal: string) => `${plugin}:${pinned.maven[plugin]}:${goal}`;

/** Those that the pom.xml of a generated client names. */
function packages(library: JavaLibrary, repository: readonly string[]): Command[] {
  const cwd = join(folders.maven, library);
  const from = ['-i', fileOf('awards'), '--global-property', 'supportingFiles'];
  const into = ['-DincludeScope=compile', `-DoutputDirectory=${packagesOf(library)}`];
  return [
    {
      program: 'java',
      args: ['-jar', generatorJar, 'generate', '-g', 'java', '--library', library, ...from, '-o', cwd],
    },
    { program: 'mvn', args: [...repository, '-f', join(cwd, 'pom.xml'), mavenCopy('copy-dependencies'), ...into] },
  ];
}

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
  let installing: Promise<void> | undefined;
  return { name, install: () => (installing ??= install()) };
}

function cannotBeHad(error: unknown): never {
  throw error instanceof Failed ? new Missing(`${error.message}; see ${error.log}`) : error;
}
