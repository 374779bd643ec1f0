/** One document made of the YAML of its service, what all services share, and what the decorators add. */
import { isAbsolute, join, relative, resolve } from 'node:path';
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  type Document,
  getLineColLocation,
  getMergedConfig,
  lint,
  lintDocument,
  loadConfig,
  makeDocumentFromString,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { Document as Schemas } from '../src/schema/document.js';
import { Pages } from './alike.js';
import { all, pluginIn } from './decorators/plugin.js';
import type { Root } from './decorators/tree.js';
import { withoutUnused } from './decorators/unused.js';
import { mistakesIn } from './marks.js';
import { checkNames } from './names.js';
import { located, Mistake } from './sources.js';

/**
 * @param folder the one that openapi/ and redocly.yaml lie in.
 * @throws Error listing every finding of the linter, in the sources and in what is made of them, or every mark that is wrong.
 */
export async function bundled(name: string, folder = '.'): Promise<Root> {
  checkNames(folder);
  const config = await loadConfig({ configPath: join(folder, 'redocly.yaml') });
  const source = `openapi/${name}.yaml`;
  report(source, await lint({ ref: join(folder, source), config, externalRefResolver: new Pages() }), folder);
  const own = await plain(source, folder);
  const shared = await plain('openapi/shared/index.yaml', folder);
  const whole = await decorated(withShared(own, shared), source, folder).catch((error) => {
    throw located(error, folder);
  });
  const isOwn = (kind: string, name: string) => own.components[kind]?.[name] && !shared.components[kind]?.[name];
  withoutUnused(whole, (kind, component) => !isOwn(kind, component));
  const made = join(resolve(folder), `generated/${name}.json`);
  report(`${source}, as a bundle`, await lintWhole(documentOf(whole, made), getMergedConfig(config, 'bundle')), folder);
  const mistakes = mistakesIn(Schemas.of(name, whole)).map((mistake) => located(mistake, folder) as Mistake);
  if (mistakes.length > 0) throw new Mistake([], mistakes.map(({ message }) => message).join('\n'));
  return whole;
}

/** All files of a document in one, as they are. */
async function plain(source: string, folder: string): Promise<Root> {
  const { bundle: result, problems } = await bundle({
    ref: join(folder, source),
    config: await createConfig({}),
    externalRefResolver: new Pages(),
  });
  report(source, problems, folder);
  return JSON.parse(JSON.stringify(result.parsed)) as Root;
}

function withShared(own: Root, shared: Root): Root {
  const kinds = new Set([...Object.keys(own.components), ...Object.keys(shared.components)]);
  const components = [...kinds].map((kind) => [kind, { ...shared.components[kind], ...own.components[kind] }]);
  return { ...own, components: Object.fromEntries(components) };
}

async function decorated(root: Root, source: string, folder: string): Promise<Root> {
  // our type of a document names only what the decorators touch
  const config = await createConfig({ plugins: [pluginIn(folder) as never], preprocessors: all });
  const { bundle: result, problems } = await bundle({ doc: documentOf(root, source), config });
  report(source, problems, folder);
  return JSON.parse(JSON.stringify(result.parsed)) as Root;
}

const documentOf = (root: Root, source: string): Document =>
  makeDocumentFromString(JSON.stringify(root, null, 1), source);

const lintWhole = (document: Document, { styleguide: config }: Config): Promise<NormalizedProblem[]> =>
  lintDocument({ document, config, externalRefResolver: new BaseResolver() });

/** @param all also those that are waived in .redocly.lint-ignore.yaml. */
function report(what: string, all: readonly NormalizedProblem[], folder: string): void {
  const problems = all.filter(({ ignored }) => !ignored);
  if (problems.length === 0) return;
  const findings = problems.map((problem) => finding(problem, folder));
  throw new Mistake([], `${what}: the linter has ${problems.length} findings:\n${findings.join('\n')}`);
}

/** Where it is, the rule, and what is wrong, in a line. */
function finding({ location: [location], ruleId, message }: NormalizedProblem, folder: string): string {
  if (location === undefined) return `  ${ruleId}: ${message}`;
  const { source, start } = getLineColLocation(location);
  const path = isAbsolute(source.absoluteRef) ? relative(resolve(folder), source.absoluteRef) : source.absoluteRef;
  return `  ${path}:${start.line}:${start.col}  ${ruleId}: ${message}`;
}
