import { ConfigurationError } from '../errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What programs need of any machine: where things are, how to reach the network, the language. */
const HARMLESS: readonly string[] = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'LANG',
  'LANGUAGE',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'CI',
  // By this the runner finds, at the end of the job, what was left running.
  'RUNNER_TRACKING_ID',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'NO_PROXY',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'REQUESTS_CA_BUNDLE',
  'LD_LIBRARY_PATH',
  'JAVA_HOME',
  'DOTNET_ROOT',
  'DOCKER_HOST',
  'XDG_RUNTIME_DIR',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  // Windows starts hardly anything without these.
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'COMSPEC',
  'PATHEXT',
  'APPDATA',
  'LOCALAPPDATA',
  'PROGRAMFILES',
  'PROGRAMFILES(X86)',
  'PROGRAMDATA',
  'USERPROFILE',
  'HOMEDRIVE',
  'HOMEPATH',
  'NUMBER_OF_PROCESSORS',
  'PROCESSOR_ARCHITECTURE',
];

/** The action's own inputs and the tokens of the runner: nobody's but this process's. */
const FORBIDDEN = /^(INPUT_|ACTIONS_)/i;

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-[^}]*)?\}/g;

/** Names of the variables a configuration names as `${VAR}` or `${VAR:-default}`. */
export function namedVariables(configuration: string): string[] {
  return [...new Set([...configuration.matchAll(REFERENCE)].flatMap(([, name]) => name ?? []))];
}

/**
 * Environment of the embedded service: harmless variables and those the configuration names.
 * @throws ConfigurationError where it names variables that no server under test may see.
 */
export function serviceEnvironment(
  environment: Environment,
  named: readonly string[],
): Record<string, string> {
  const forbidden = named.filter((name) => FORBIDDEN.test(name));
  if (forbidden.length > 0) {
    throw new ConfigurationError(
      forbidden.map((name) => ({
        where: 'mcp-config',
        message:
          `names the variable ${name}, which belongs to this action and the runner and is not ` +
          'passed on; give the server a variable of its own.',
        example: 'env: { API_TOKEN: a repository secret } on the step that uses this action',
      })),
    );
  }
  const passed = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (named.includes(entry[0]) || isHarmless(entry[0])),
  );
  return Object.fromEntries(passed);
}

/** Windows spells variables as it likes, and proxies are set in lower case as often as not. */
function isHarmless(name: string): boolean {
  return HARMLESS.includes(name.toUpperCase());
}

const SECRET_NAME = /key|token|secret|passw|credential|auth|private|cookie|dsn/i;
/** Masking shorter values would blank out half the log. */
const MIN_SECRET_LENGTH = 6;

/** Values of the named variables whose names sound like secrets, and passwords in addresses. */
export function secretValues(environment: Environment, named: readonly string[]): string[] {
  return named
    .flatMap((name) => {
      const value = environment[name] ?? '';
      return SECRET_NAME.test(name) ? [value] : passwordsOf(value);
    })
    .filter((value) => value.length >= MIN_SECRET_LENGTH);
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
