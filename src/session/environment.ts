import {
  credentialsIn,
  isServerVariable,
  isWithheldAlways,
} from '../contract/embedded/server-environment.ts';
import { referencesIn } from '../redaction/references.ts';
import { soundsSecret } from '../redaction/secret-names.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Names of the variables a configuration names as `${VAR}`, `${env:VAR}` or `${VAR:-default}`. */
export function namedVariables(configuration: string): string[] {
  return [...new Set(referencesIn(configuration).map(({ variable }) => variable))];
}

/**
 * A text that names the variables of a step which, by their names, hold secrets: what a program sees
 * that is given them all.
 */
export function namedSecrets(environment: Environment): string {
  const names = Object.keys(environment).filter(
    (name) => !isWithheldAlways(name) && /^[A-Za-z_]\w*$/.test(name) && soundsSecret(name),
  );
  return names.map((name) => `\${${name}}`).join('\n');
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

/** Passwords of proxies and registries, which servers do not see and the service may need. */
export function withheldPasswords(environment: Environment): string[] {
  return withheldVariables(environment, []).flatMap((name) => {
    const credentials = credentialsIn(name, environment[name] ?? '') ?? '';
    const password = credentials.slice(credentials.indexOf(':') + 1);
    return [...new Set([password, decoded(password)])];
  });
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
