/** CORS headers of every response: pages of any origin can call the API and read these headers. */
export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Request-Id',
  'Access-Control-Expose-Headers':
    'X-Request-Id, X-Last-Evaluated-Key, Link, Allow, Accept-Patch, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate',
};
