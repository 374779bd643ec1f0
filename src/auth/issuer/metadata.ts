/** The metadata of the issuer (RFC 8414). */

export const tokenPath = '/oauth/token';
export const keysPath = '/.well-known/jwks.json';
export const metadataPath = '/.well-known/oauth-authorization-server';

/** Paths of the metadata, including that of RFC 8414 §3.1 for an issuer whose URL has a path. */
export function metadataPaths(issuer: string): string[] {
  const path = new URL(issuer).pathname;
  return path === '/' ? [metadataPath] : [metadataPath, `${metadataPath}${path}`];
}

export const metadataOf = (issuer: string) => ({
  issuer,
  token_endpoint: `${issuer}${tokenPath}`,
  jwks_uri: `${issuer}${keysPath}`,
  grant_types_supported: ['client_credentials'],
  response_types_supported: [],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
});
