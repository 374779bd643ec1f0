/**
 * The one list of services. `name` has its document in openapi/name.yaml and its definitions in src/name/index.ts; all else that
 * knows services reads them here.
 */
export const services = {
  awards: () => import('./awards/index.js'),
  events: () => import('./events/index.js'),
};
