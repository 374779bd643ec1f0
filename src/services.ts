/**
 * The list of services. A service `name` has its document in openapi/name.yaml and its definitions in src/name/index.ts.
 * Everything that needs the services reads them here.
 */
export const services = {
  awards: () => import('./awards/index.js'),
  events: () => import('./events/index.js'),
};
