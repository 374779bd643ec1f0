/** Every environment variable that is read. docs/configuration.md is made of this list: `npm run generate`. */

export interface Variable {
  /** Used when it is not set. */
  readonly default?: string;
  /** Markdown, in a sentence or two. */
  readonly what: string;
}

export const variables = {
  HOST: { default: '127.0.0.1', what: 'The address to listen on. `0.0.0.0` listens on all IPv4 addresses.' },
  PORT: { default: '8080', what: 'The port to listen on. `0` picks a free one.' },
  PUBLIC_URL: {
    what: 'The address at which clients reach the server, such as `https://gala.example.org` or, [below a path](operations.md#below-a-path), `https://example.org/gala`. The documents, links to next pages and the issuer (`iss`) of tokens have it. Not set: documents and links are relative, and the issuer is the address that the server listens on.',
  },
  PORTAL_URL: {
    what: 'The page of your own that links in e-mails open, such as `https://portal.example.org/answer`: what follows `#` is the token. Not set: `/answer` at `PUBLIC_URL`. With neither, e-mails with links are not sent in production.',
  },
  TRUSTED_PROXIES: {
    default: 'loopback',
    what: 'The proxies whose `X-Forwarded-For` says who the client is: addresses, networks such as `10.0.0.0/8`, `loopback`, `linklocal` or `uniquelocal`, separated by commas, or `none`. See [Network](#network).',
  },
  NODE_ENV: {
    what: '`production` stops the start unless `JWT_PUBLIC_KEY`, `JWT_JWKS_URL`, `CLIENTS_FILE` or a `JWT_SECRET` of at least 32 bytes is set.',
  },
  LOG_LEVEL: { default: 'info', what: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.' },
  CONSOLE: {
    default: 'false',
    what: '`true`: the console is served in production, too, at `/console`. Outside production it always is.',
  },
  WORKERS: {
    what: 'How many processes serve the port, 1 to 64, or `auto`: one for each CPU. Not set: the server is one process. See [Workers](operations.md#workers).',
  },
  METRICS_PORT: {
    what: 'The port of `GET /metrics`, for Prometheus. Not set: there are no metrics. See [Health and metrics](operations.md#health-and-metrics).',
  },
  METRICS_HOST: { default: '127.0.0.1', what: 'The address that `METRICS_PORT` listens on.' },
  DATA_DIR: {
    default: './data',
    what: 'The folder of the embedded store, the mails, and the secret and keys that Gala makes.',
  },
  MONGODB_URL: {
    what: '`mongodb://…` or `mongodb+srv://…`. Records are kept in this MongoDB instead of the embedded store.',
  },
  STRICT_REFERENCES: {
    default: 'false',
    what: '`true`: fields that name awards, applications and application processes must name records of this server, too.',
  },
  CURRENCY: {
    default: 'USD',
    what: 'The currency (ISO 4217) of amounts whose record and event name none, such as `EUR`. It says how many decimals they have.',
  },
  SMTP_URL: {
    what: 'The mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://host:465`, with percent-encoded user and password. Not set: e-mails are written to files in `DATA_DIR`. See [Sending e-mail](operations.md#sending-e-mail).',
  },
  SMTP_USER: { what: 'The user name at the mail server, in place of one in `SMTP_URL`. Needs `SMTP_PASSWORD`.' },
  SMTP_PASSWORD: { what: 'The password at the mail server, in place of one in `SMTP_URL`. Needs `SMTP_USER`.' },
  SMTP_TLS: {
    default: 'required',
    what: '`required`: e-mails are only sent encrypted. `optional`: also unencrypted if the mail server has no STARTTLS.',
  },
  MAIL_FROM: {
    what: 'The sender of e-mails: an address, or `Name <address>`. Required with `SMTP_URL`. Not set: the `from` of the template, or `no-reply@localhost`.',
  },
  MAIL_FROM_DOMAINS: {
    what: 'Domains, separated by commas, whose addresses templates may use as `from`. Any other `from` becomes the `Reply-To`. Needs `MAIL_FROM`.',
  },
  MAIL_RATE: {
    what: 'The most e-mails that a server sends per second, all its workers together, 1 to 10000. Not set: no limit. Needs `SMTP_URL`.',
  },
  MAIL_ONLY_TO: {
    what: 'For trying: an address that gets every e-mail in place of those whom it is to, without copies. Not set: they do.',
  },
  DKIM_SELECTOR: {
    what: 'The selector of the DKIM key in DNS. Needs `DKIM_KEY`. Not set: Gala does not sign e-mails.',
  },
  DKIM_KEY: {
    what: 'The private key that signs e-mails (DKIM): RSA of at least 1024 bits, as a PEM (`\\n` may stand for line ends) or the path of a file with one.',
  },
  DKIM_DOMAIN: { what: 'The domain that the signature is for. Not set: the domain of `MAIL_FROM`. Needs `DKIM_KEY`.' },
  JWT_SECRET: {
    what: 'The secret that tokens are signed with (HS256), at least 32 bytes; a shorter one is a warning, in production an error. Cannot be combined with `JWT_PUBLIC_KEY` or `JWT_JWKS_URL`.',
  },
  JWT_PUBLIC_KEY: {
    what: 'The public key that verifies tokens: a PEM (`\\n` may stand for line ends), or the path of a file with one. RSA of 2048 to 8192 bits (RS256) or EC P-256 (ES256). Up to 16 keys, one after the other.',
  },
  JWT_JWKS_URL: {
    what: 'The address of the key set (JWKS) that verifies tokens: `https://`, or `http://` on this machine. Set `JWT_ISSUER` and `JWT_AUDIENCE` with it.',
  },
  JWT_ISSUER: { what: 'The issuer (`iss`) that tokens must have. Not set: any.' },
  JWT_AUDIENCE: {
    what: 'The audience (`aud`) that tokens must have. Not set: any. The tokens that Gala issues are for this audience.',
  },
  JWT_TENANTS_CLAIM: {
    default: 'tenants',
    what: 'The claim that lists the tenants: a name, or a path through other claims, such as `app.tenants`.',
  },
  JWT_PERMISSIONS_CLAIM: {
    default: 'permissions',
    what: 'The claim that lists the permissions. `scope` is always read as well.',
  },
  JWT_ROLES_CLAIM: { default: 'roles', what: 'The claim that lists the roles, such as `realm_access.roles`.' },
  JWT_CONTACT_CLAIM: {
    default: 'contact_id',
    what: 'The claim with the id that records know the caller by. A token without it: `sub`.',
  },
  CLIENTS_FILE: {
    what: 'The clients that Gala issues tokens to, JSON or YAML. Not set: `clients.json` in `DATA_DIR`; with `NODE_ENV=production`, Gala then issues no tokens.',
  },
  ROLES_FILE: {
    what: 'A YAML or JSON file with roles: `reviewer: ["abstractReviews.get:own"]`. It replaces all the roles that Gala comes with.',
  },
  LIMITS_FILE: { what: 'A YAML or JSON file with limits for each tenant: see [Limits](#limits).' },
  RATE_LIMIT: { what: 'Requests per second for each tenant, 1 to 1000000. Not set: no limit.' },
  RATE_BURST: {
    what: 'How many more requests may come at once after a pause, 0 to 1000000. Not set: 0. Needs `RATE_LIMIT` or `LIMITS_FILE`.',
  },
  RATE_LIMIT_PRINCIPAL: { what: 'The same as `RATE_LIMIT`, for each caller (`sub`) of a tenant.' },
  RATE_BURST_PRINCIPAL: {
    what: 'The same as `RATE_BURST`, for each caller. Needs `RATE_LIMIT_PRINCIPAL` or `LIMITS_FILE`.',
  },
  CHANGES_DAYS: {
    default: '30',
    what: 'How many days changes can be followed in the [feed](changes.md), 0 to 3650. `0`: there is no feed.',
  },
  HISTORY_DAYS: {
    default: '90',
    what: 'How many days the [history](history.md) of records goes back, and how long deleted records can be brought back, 0 to 3650. `0`: there is no history.',
  },
  WEBHOOK_ALLOW: {
    what: 'Targets of [webhooks](webhooks.md) that are allowed although they are not public, or not `https`: hosts, `host:port`, addresses or networks such as `10.1.0.0/16`, separated by commas. Not set: only `https` to public addresses.',
  },
  AUDIT_LOG: {
    what: 'Where every change of a record is logged: the path of a file, `stdout` or `stderr`. Not set: there is no audit log.',
  },
  AUDIT_SYNC: {
    default: 'false',
    what: '`true`: the line of the audit log is on the disk before the change is answered. Needs `AUDIT_LOG` with a path.',
  },
  GALA_URL: {
    what: 'Where the server runs that `gala load`, `gala dump` and `npm run demo` use. Not set: `http://127.0.0.1:8080`; the demo starts a server of its own. See [Loading and dumping](bulk.md#which-server).',
  },
  GALA_TENANT: { what: 'The tenant of `gala load` and `gala dump`.' },
  GALA_TOKEN: { what: 'The token for the server at `GALA_URL`.' },
  GALA_CLIENT_ID: {
    what: 'In place of `GALA_TOKEN`: the client that gets a token from the server. Needs `GALA_CLIENT_SECRET`.',
  },
  GALA_CLIENT_SECRET: { what: 'The secret of `GALA_CLIENT_ID`.' },
  GALA_PROFILE: { what: 'The name of a file with these variables: `~/.config/gala/NAME.env`.' },
} as const satisfies Readonly<Record<string, Variable>>;

export type VariableName = keyof typeof variables;
