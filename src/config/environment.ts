/** Reads environment variables and reports invalid values. */
import { closestMatch } from 'leven';
import { ConfigError } from '../lib/fileWriting.js';
import { type Variable, type VariableName, variables } from './variables.js';

/** As the process gets it. */
export type Given = Readonly<Record<string, string | undefined>>;

type Value<Name extends VariableName, T> = (typeof variables)[Name] extends { default: string } ? T : T | undefined;

/** Every variable that there is, with its default. What is not in the list cannot be read. */
export type Environment = { readonly [Name in VariableName]: Value<Name, string> };

/** An empty variable counts as not set. */
export function environmentOf(given: Given): Environment {
  const list = Object.entries<Variable>(variables);
  return Object.fromEntries(list.map(([name, { default: usual }]) => [name, given[name] || usual])) as Environment;
}

/** @returns a sentence for each variable whose name is almost that of one in the list. Short names are like too many others. */
export function misspelt(given: Given): string[] {
  const known = Object.keys(variables);
  const long = known.filter((name) => name.length >= 8);
  return Object.keys(given).flatMap((name) => {
    const near = known.includes(name) ? undefined : closestMatch(name.toUpperCase(), long, { maxDistance: 2 });
    return near === undefined ? [] : [`${name} is set, but Gala does not read it. Did you mean ${near}?`];
  });
}

export const isProduction = ({ NODE_ENV = '' }: Pick<Environment, 'NODE_ENV'>) =>
  NODE_ENV.trim().toLowerCase() === 'production';

/** @throws ConfigError for any other value, like the two functions below. */
export function integer<Name extends VariableName>(
  env: Environment,
  name: Name,
  min: number,
  max: number,
): Value<Name, number> {
  const value: string | undefined = env[name];
  if (value === undefined) return undefined as Value<Name, number>;
  if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  throw new ConfigError(`${name} must be an integer from ${min} to ${max}, not ${JSON.stringify(value)}.`);
}

export function flag(env: Environment, name: VariableName): boolean {
  return oneOf(env, name, ['true', 'false']) === 'true';
}

export function oneOf<Name extends VariableName>(
  env: Environment,
  name: Name,
  values: readonly string[],
): Environment[Name] {
  const value: string | undefined = env[name];
  if (value === undefined || values.includes(value)) return env[name];
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not ${JSON.stringify(value)}.`);
}
