/** What is said once and added to every document when its bundle is made: a plugin for Redocly, one decorator per idea. */
import { bounds } from './bounds.js';
import { codes } from './codes.js';
import { conventions } from './conventions.js';
import { errors } from './errors.js';
import { family } from './family.js';
import { fields } from './fields.js';
import { headers } from './headers.js';
import { inlines } from './inlines.js';
import { links } from './links.js';
import { mergeFields } from './mergeFields.js';
import { overrides } from './overrides.js';
import { owning } from './owning.js';
import { parameters } from './parameters.js';
import { records } from './records.js';
import { roles } from './roles.js';
import { sorts } from './sorts.js';
import { storedOnly } from './storedOnly.js';

/** In the order in which they run. They run before references are resolved anew, since they add some. */
const decoratorsIn = (folder: string) => ({
  inlines,
  storedOnly,
  parameters,
  records,
  family,
  bounds,
  owning,
  roles: () => roles(folder),
  errors,
  codes,
  fields,
  sorts,
  overrides,
  links,
  mergeFields,
  conventions: () => conventions(folder),
  headers,
});

/** @param folder the one that openapi/ lies in. */
export const pluginIn = (folder: string) => ({ id: 'gala', preprocessors: { oas3: decoratorsIn(folder) } });

/** Switches them all on. */
export const all = Object.fromEntries(Object.keys(decoratorsIn('.')).map((name) => [`gala/${name}`, 'on' as const]));
