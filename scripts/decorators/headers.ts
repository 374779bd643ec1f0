/** Adds the headers that every answer has. */
import type { Response } from './tree.js';

const common: Record<string, string> = {
  'Access-Control-Allow-Origin': 'AllowOrigin',
  'Access-Control-Allow-Methods': 'AllowMethods',
  'Access-Control-Allow-Headers': 'AllowHeaders',
  'Access-Control-Expose-Headers': 'ExposeHeaders',
  'Cache-Control': 'CacheControl',
  'X-Content-Type-Options': 'ContentTypeOptions',
  'X-Request-Id': 'RequestId',
};

/** Only where requests are limited, and once it is known who calls. */
const limits: Record<string, string> = { RateLimit: 'RateLimit', 'RateLimit-Policy': 'RateLimitPolicy' };

export const headers = () => ({
  Response: {
    leave(response: Response) {
      const isOfStranger = response.headers !== undefined && 'WWW-Authenticate' in response.headers;
      const added = Object.entries({ ...common, ...(isOfStranger ? {} : limits) }).map(([name, component]) => [
        name,
        { $ref: `#/components/headers/${component}` },
      ]);
      response.headers = { ...Object.fromEntries(added), ...response.headers };
    },
  },
});
