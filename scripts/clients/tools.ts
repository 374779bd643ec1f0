/** The linters and the generators. Each is used as its own documentation says; a generator's settings are in settings/. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from './command.js';
import {
  generatorJar,
  go,
  goModule,
  goPrograms,
  goRuntime,
  type JavaLibrary,
  maven,
  npm,
  packagesOf,
  pip,
  venv,
} from './kits.js';
import * as inGo from './languages/go.js';
import { openapiGeneratorJava as inJava } from './languages/java.js';
import * as inPython from './languages/python.js';
import * as inTypescript from './languages/typescript.js';
import type { Dialect } from './program.js';
import { cacheFolder, type Target, type Tool, workFolder } from './tool.js';

const installed = (name: string) => join(workFolder, 'npm', 'node_modules', '.bin', name);
const ofProject = (name: string) => resolve('node_modules', '.bin', name);

/** A client in TypeScript: checked and compiled with the round trip that uses it. */
function typescript(name: string, dialect: Dialect, generate: (target: Target) => Command): Tool {
  const commands = (target: Target) => {
    const { document, folder: cwd, env } = target;
    return {
      generated: [{ ...generate(target), cwd, env: { ...env, DOCUMENT: target.file } }],
      compiled: [{ program: ofProject('tsc'), args: ['-p', '.'], cwd }],
      'round trip': [{ program: process.execPath, args: [join('out', `${document}.js`)], cwd, env }],
    };
  };
  return { name, kit: npm, dialect, commands };
}

const openapiPythonClient: Tool = {
  name: 'openapi-python-client',
  kit: pip,
  dialect: inPython.openapiPythonClient,
  commands({ document, file, folder: cwd, env }) {
    const bin = join(venv, 'bin');
    const within = {
      cwd,
      env: {
        ...env,
        PATH: `${bin}:${process.env.PATH}`,
        PYTHONPATH: 'project',
        MYPYPATH: 'project',
        MYPY_CACHE_DIR: join(cacheFolder, 'mypy'),
      },
    };
    const generate = ['generate', '--path', file, '--config', 'config.yaml', '--output-path', 'project'];
    const python = (...args: string[]): Command => ({ program: join(bin, 'python'), args, ...within });
    return {
      generated: [{ program: join(bin, 'openapi-python-client'), args: generate, ...within }],
      compiled: [
        python('-m', 'mypy', '--strict', 'project/gala_client', `${document}.py`),
        python('-m', 'compileall', '-q', 'project'),
      ],
      'round trip': [python(`${document}.py`)],
    };
  },
  objections: (log) => readFileSync(log, 'utf8').match(/^WARNING.*\n\n(?!Unsupported content type skip\/).*/gm) ?? [],
};

const oapiCodegen: Tool = {
  name: 'oapi-codegen',
  kit: go,
  dialect: inGo.oapiCodegen,
  commands({ document, file, folder: cwd, env }) {
    const program = join(goPrograms, 'oapi-codegen');
    return {
      generated: [{ program, args: ['-config', 'config.yaml', file], cwd }],
      compiled: [...goModule(cwd, goRuntime), { program: 'go', args: ['build', '-o', document], cwd }],
      'round trip': [{ program: join(cwd, document), args: [], cwd, env }],
    };
  },
};

/** @param options such as `-c config.yaml`. */
function openapiGenerator(generator: string, { file, folder: cwd }: Target, ...options: string[]): Command {
  const only = ['--global-property', 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false'];
  const generate = ['generate', '-g', generator, '-i', file, '-o', 'client', ...only, ...options];
  return { program: 'java', args: [...quickly, '-jar', generatorJar, ...generate], cwd };
}

/** Of programs that run for seconds only. */
const quickly = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const openapiGeneratorPython: Tool = {
  name: 'openapi-generator-python',
  kit: pip,
  dialect: inPython.openapiGeneratorPython,
  generator: maven,
  commands(target) {
    const { document, folder: cwd } = target;
    const cache = join(cacheFolder, 'mypy-of-openapi-generator');
    const env = { ...target.env, PYTHONPATH: 'client', MYPYPATH: 'client', MYPY_CACHE_DIR: cache };
    const python = (...args: string[]): Command => ({ program: join(venv, 'bin', 'python'), args, cwd, env });
    return {
      generated: [openapiGenerator('python', target)],
      compiled: [python('-m', 'mypy', `${document}.py`), python('-m', 'compileall', '-q', 'client')],
      'round trip': [python(`${document}.py`)],
    };
  },
};

const openapiGeneratorGo: Tool = {
  name: 'openapi-generator-go',
  kit: go,
  dialect: inGo.openapiGeneratorGo,
  generator: maven,
  commands(target) {
    const { document, folder: cwd, env } = target;
    const client = 'example.org/gala/client';
    return {
      generated: [openapiGenerator('go', target, '-c', 'config.yaml')],
      compiled: [
        ...goModule(cwd, `-require=${client}@v0.0.0`, `-replace=${client}=./client`),
        { program: 'go', args: ['build', '-o', document], cwd },
      ],
      'round trip': [{ program: join(cwd, document), args: [], cwd, env }],
    };
  },
};

function openapiGeneratorJava(library: JavaLibrary, name: string): Tool {
  return {
    name,
    kit: maven,
    dialect: inJava(library),
    commands(target) {
      const { document, folder: cwd, env } = target;
      const javac = [...quickly.map((option) => `-J${option}`), '-proc:none', '-g:none', '-nowarn', '-d', 'classes'];
      const main = document.replace(/^./, (letter) => letter.toUpperCase());
      return {
        generated: [openapiGenerator('java', target, '-c', 'config.yaml')],
        compiled: [
          { program: 'sh', args: ['-c', 'find client/src/main -name "*.java" >sources.txt'], cwd },
          {
            program: 'javac',
            args: [...javac, '-cp', join(packagesOf(library), '*'), '@sources.txt', `${document}.java`],
            cwd,
          },
        ],
        'round trip': [
          { program: 'java', args: [...quickly, '-cp', `classes:${join(packagesOf(library), '*')}`, main], cwd, env },
        ],
      };
    },
  };
}

const openapiGeneratorFetch: Tool = {
  ...typescript('openapi-generator-typescript-fetch', inTypescript.openapiGeneratorFetch, (target) =>
    openapiGenerator('typescript-fetch', target, '-c', 'config.yaml'),
  ),
  generator: maven,
};

/** Stock rules, for the document as it is published: `npm run generate` lints the sources, some of which are like others. What is waived is in the tools' own files at the root. */
const linter = (name: string, ...runs: ((document: string) => readonly string[])[]): Tool => ({
  name,
  kit: npm,
  commands: ({ document }) => ({
    linted: runs.map((args) => ({
      program: installed(name),
      args: ['lint', ...args(document)],
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })),
  }),
});

export const tools: readonly Tool[] = [
  linter('redocly', (document) => ['--extends=recommended-strict', `generated/${document}.yaml`]),
  linter('spectral', (document) => ['--fail-severity=warn', `generated/${document}.yaml`]),
  typescript('openapi-fetch', inTypescript.openapiFetch, ({ file }) => ({
    program: ofProject('openapi-typescript'),
    args: [file, '-o', 'client.ts'],
  })),
  typescript('hey-api', inTypescript.heyApi, () => ({ program: installed('openapi-ts'), args: [] })),
  typescript('orval', inTypescript.orval, () => ({ program: installed('orval'), args: [] })),
  openapiPythonClient,
  oapiCodegen,
  openapiGeneratorFetch,
  openapiGeneratorPython,
  openapiGeneratorGo,
  openapiGeneratorJava('okhttp-gson', 'openapi-generator-java'),
  openapiGeneratorJava('native', 'openapi-generator-java-native'),
];
