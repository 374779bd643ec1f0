/** Errors of the token endpoint, in the shape of RFC 6749 §5.2. */

const statuses = {
  invalid_request: 400,
  invalid_client: 401,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  /** RFC 8707 §2. */
  invalid_target: 400,
  /** The RFC has no such error here; the code is that of the authorization endpoint. */
  temporarily_unavailable: 503,
} as const;

type RefusalCode = keyof typeof statuses;

/** `message` is sent to the client, so it never quotes anything that could be a secret. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }

  get status(): number {
    return statuses[this.code];
  }

  get headers(): Readonly<Record<string, string>> {
    if (this.code === 'invalid_client') return { 'WWW-Authenticate': 'Basic realm="Gala", charset="UTF-8"' };
    return this.code === 'temporarily_unavailable' ? { 'Retry-After': '2' } : {};
  }

  get body() {
    return { error: this.code, error_description: this.message };
  }
}
