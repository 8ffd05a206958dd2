import {
  credentialsIn,
  isServerVariable,
  isWithheldAlways,
  soundsSecret,
} from '../contract/server-environment.ts';

import { referencesIn } from '../redaction/references.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Names of the variables a configuration names as `${VAR}`, `${env:VAR}` or `${VAR:-default}`. */
export function namedVariables(configuration: string): string[] {
  return [...new Set(referencesIn(configuration).map(({ variable }) => variable))];
}

/**
 * Environment of the embedded service: what servers under test see of any job, and what the
 * configuration names, but for what no server may see. Addresses keep their passwords, which the
 * service itself may need.
 */
export function serviceEnvironment(
  environment: Environment,
  named: readonly string[],
): Record<string, string> {
  const passed = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      !isWithheldAlways(entry[0]) &&
      (named.includes(entry[0]) || isServerVariable(entry[0])),
  );
  return Object.fromEntries(passed);
}

/** Masking shorter values would blank out half the log. */
const MIN_SECRET_LENGTH = 6;

/**
 * Values of the named variables whose names sound like secrets, and passwords in addresses, those
 * of proxies included, which need no naming.
 */
export function secretValues(environment: Environment, named: readonly string[]): string[] {
  const proxies = withheldVariables(environment, []).map((name) => {
    const credentials = credentialsIn(name, environment[name] ?? '') ?? '';
    return credentials.slice(credentials.indexOf(':') + 1);
  });
  return [
    ...new Set([
      ...named.flatMap((name) => {
        const value = environment[name] ?? '';
        return soundsSecret(name) ? [value] : passwordsOf(value);
      }),
      ...proxies.flatMap((password) => [password, decoded(password)]),
    ]),
  ].filter((value) => value.length >= MIN_SECRET_LENGTH);
}

/**
 * Variables that servers would see but for the password in their address, and that the
 * configuration does not name.
 */
export function withheldVariables(environment: Environment, named: readonly string[]): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) =>
    isServerVariable(name) && !named.includes(name) && credentialsIn(name, value) !== null
      ? [name]
      : [],
  );
}

/** The password of an address such as `postgres://user:password@host`, as written and as meant. */
function passwordsOf(value: string): string[] {
  const written = /^[a-z][a-z\d+.-]*:\/\/[^/?#:@]*:([^/?#@]*)@/i.exec(value)?.[1] ?? '';
  return [...new Set([written, decoded(written)])];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
