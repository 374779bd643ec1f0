/** One document made of the YAML of its service, what all services share, and what the decorators add. */
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  type Document,
  formatProblems,
  getMergedConfig,
  lint,
  lintDocument,
  loadConfig,
  makeDocumentFromString,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { all, plugin } from './decorators/plugin.js';
import type { Root } from './decorators/tree.js';
import { withoutUnused } from './decorators/unused.js';

/** @throws Error listing every finding of the linter, in the sources and in what is made of them. */
export async function bundled(name: string): Promise<Root> {
  const config = await loadConfig({ configPath: 'redocly.yaml' });
  const source = `openapi/${name}.yaml`;
  report(source, await lint({ ref: source, config: getMergedConfig(config, 'sources') }));
  const own = await plain(source);
  const shared = await plain('openapi/shared/index.yaml');
  const whole = await decorated(withShared(own, shared), source);
  const isOwn = (kind: string, name: string) => own.components[kind]?.[name] && !shared.components[kind]?.[name];
  withoutUnused(whole, (kind, component) => !isOwn(kind, component));
  report(`${source}, as a bundle`, await lintWhole(whole, config));
  return whole;
}

/** All files of a document in one, as they are. */
async function plain(ref: string): Promise<Root> {
  const { bundle: result, problems } = await bundle({ ref, config: await createConfig({}) });
  report(ref, problems);
  return JSON.parse(JSON.stringify(result.parsed)) as Root;
}

function withShared(own: Root, shared: Root): Root {
  const kinds = new Set([...Object.keys(own.components), ...Object.keys(shared.components)]);
  const components = [...kinds].map((kind) => [kind, { ...shared.components[kind], ...own.components[kind] }]);
  return { ...own, components: Object.fromEntries(components) };
}

async function decorated(root: Root, source: string): Promise<Root> {
  // our type of a document names only what the decorators touch
  const config = await createConfig({ plugins: [plugin as never], preprocessors: all });
  const { bundle: result, problems } = await bundle({ doc: documentOf(root, source), config });
  report(source, problems);
  return JSON.parse(JSON.stringify(result.parsed)) as Root;
}

const documentOf = (root: Root, source: string): Document =>
  makeDocumentFromString(JSON.stringify(root, null, 1), source);

async function lintWhole(root: Root, config: Config): Promise<NormalizedProblem[]> {
  const document = documentOf(root, 'the bundle');
  return await lintDocument({ document, config: config.styleguide, externalRefResolver: new BaseResolver() });
}

function report(what: string, problems: readonly NormalizedProblem[]): void {
  if (problems.length === 0) return;
  const totals = { errors: problems.length, warnings: 0, ignored: 0 };
  formatProblems([...problems], { format: 'stylish', totals, version: '' });
  throw new Error(`${what}: the linter has ${problems.length} findings (above).`);
}
