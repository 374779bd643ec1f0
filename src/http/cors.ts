/** Headers of every answer: any page may call, and read what concerns it. */
export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Request-Id',
  'Access-Control-Expose-Headers': 'X-Request-Id, X-Last-Evaluated-Key, Link, Allow, Retry-After, WWW-Authenticate',
};
