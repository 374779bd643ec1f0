/** The message says what the operator is to change, and how. */
export class ConfigError extends Error {}
