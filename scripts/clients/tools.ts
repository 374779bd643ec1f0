/** The linters and the generators. Each is used as its own documentation says; a generator's settings lie beside its round trips. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from './command.js';
import { go, goModule, goPrograms, npm, pip, venv } from './kits.js';
import { cacheFolder, type Target, type Tool, workFolder } from './tool.js';

const installed = (name: string) => join(workFolder, 'npm', 'node_modules', '.bin', name);
const ofProject = (name: string) => resolve('node_modules', '.bin', name);

/** A client in TypeScript: checked and compiled with the round trip that uses it. */
function typescript(name: string, generate: (target: Target) => Command): Tool {
  const commands = (target: Target) => {
    const { document, folder: cwd, env } = target;
    return {
      generated: [{ ...generate(target), cwd, env: { ...env, DOCUMENT: target.file } }],
      compiled: [{ program: ofProject('tsc'), args: ['-p', '.'], cwd }],
      'round trip': [{ program: process.execPath, args: [join('out', `${document}.js`)], cwd, env }],
    };
  };
  return { name, kit: npm, commands };
}

const openapiPythonClient: Tool = {
  name: 'openapi-python-client',
  kit: pip,
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
        python('import_all.py'),
      ],
      'round trip': [python(`${document}.py`)],
    };
  },
  objections: (log) => readFileSync(log, 'utf8').match(/^WARNING.*\n\n(?!Unsupported content type skip\/).*/gm) ?? [],
};

const oapiCodegen: Tool = {
  name: 'oapi-codegen',
  kit: go,
  commands({ document, file, folder: cwd, env }) {
    const program = join(goPrograms, 'oapi-codegen');
    return {
      generated: [{ program, args: ['-config', 'config.yaml', file], cwd }],
      compiled: [
        ...goModule(cwd),
        { program: 'go', args: ['vet', './...'], cwd },
        { program: 'go', args: ['build', '-o', document], cwd },
      ],
      'round trip': [{ program: join(cwd, document), args: [], cwd, env }],
    };
  },
};

/** Stock rules, for the sources and for the document that is made of them. What is waived is in the tools' own files at the root. */
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
  linter(
    'redocly',
    (document) => ['--extends=recommended', `openapi/${document}.yaml`],
    (document) => ['--extends=recommended-strict', `generated/${document}.json`],
  ),
  linter('spectral', (document) => ['--fail-severity=warn', `openapi/${document}.yaml`, `generated/${document}.json`]),
  typescript('openapi-fetch', ({ file }) => ({
    program: ofProject('openapi-typescript'),
    args: [file, '-o', 'client.ts'],
  })),
  typescript('hey-api', () => ({ program: installed('openapi-ts'), args: [] })),
  typescript('orval', () => ({ program: installed('orval'), args: [] })),
  openapiPythonClient,
  oapiCodegen,
];
