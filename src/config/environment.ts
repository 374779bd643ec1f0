/** Reads environment variables and reports invalid values. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** The message says which variable to change, and how. */
export class ConfigError extends Error {}

export const isProduction = ({ NODE_ENV = '' }: Environment) => NODE_ENV.trim().toLowerCase() === 'production';

/** @throws ConfigError for any other value, like the two functions below. */
export function integer(env: Environment, name: string, least: number, most: number): number | undefined {
  const value = env[name];
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
  throw new ConfigError(`${name} must be an integer from ${least} to ${most}, not ${JSON.stringify(value)}.`);
}

export function flag(env: Environment, name: string): boolean {
  return oneOf(env, name, ['true', 'false']) === 'true';
}

export function oneOf(env: Environment, name: string, values: readonly string[]): string | undefined {
  const value = env[name];
  if (value === undefined || values.includes(value)) return value;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not ${JSON.stringify(value)}.`);
}
