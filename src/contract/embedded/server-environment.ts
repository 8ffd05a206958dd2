/**
 * Which variables of a job MCP servers under test see without being named: what any program needs
 * to run, to speak a language and to reach the network, and nothing that is secret. The action
 * passes them on to its service, and the service to the servers it starts.
 */

type Environment = Readonly<Record<string, string | undefined>>;

/** As documented; a `*` at the end stands for any ending. Upper and lower case are alike. */
export const SERVER_VARIABLES: readonly string[] = [
  // Where programs and their own things are.
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'TERM',
  'CI',
  'LD_LIBRARY_PATH',
  'JAVA_HOME',
  'DOTNET_ROOT',
  'DOCKER_HOST',
  // By this the runner finds, at the end of the job, what was left running.
  'RUNNER_TRACKING_ID',
  // Language and time.
  'LANG',
  'LANGUAGE',
  'LC_*',
  'TZ',
  // Folders for what does not last.
  'TMPDIR',
  'TEMP',
  'TMP',
  'XDG_RUNTIME_DIR',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  // The way to the network.
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'NO_PROXY',
  'NODE_USE_ENV_PROXY',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'REQUESTS_CA_BUNDLE',
  'CURL_CA_BUNDLE',
  // Where `npx` and `uvx` get servers from, and keep them.
  'NPM_CONFIG_REGISTRY',
  'NPM_CONFIG_USERCONFIG',
  'NPM_CONFIG_CACHE',
  'NPM_CONFIG_CAFILE',
  'NPM_CONFIG_STRICT_SSL',
  'NPM_CONFIG_PROXY',
  'NPM_CONFIG_HTTPS_PROXY',
  'NPM_CONFIG_NOPROXY',
  'NPM_CONFIG_OFFLINE',
  'NPM_CONFIG_PREFER_OFFLINE',
  'UV_CACHE_DIR',
  'UV_DEFAULT_INDEX',
  'UV_INDEX_URL',
  'PIP_INDEX_URL',
];

/** Windows starts hardly anything without these. */
const WINDOWS_VARIABLES: readonly string[] = [
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
  'USERNAME',
  'USERPROFILE',
  'HOMEDRIVE',
  'HOMEPATH',
  'NUMBER_OF_PROCESSORS',
  'PROCESSOR_ARCHITECTURE',
];

/** Variables that hold an address, which may have a user and a password in it. */
const ADDRESS = /_PROXY$|_REGISTRY$|_INDEX(_URL)?$|^DOCKER_HOST$/i;
/** What stands before the `@` of an address, whose scheme may be left out. */
const USER_INFO = /^(?:[a-z][a-z\d+.-]*:\/\/)?([^/?#]*)@/i;

/** Shells export functions as variables whose values are code. */
const FUNCTION_MARK = '()';

const exact = new Set(
  [...SERVER_VARIABLES, ...WINDOWS_VARIABLES].filter((name) => !name.endsWith('*')),
);
const prefixes = SERVER_VARIABLES.filter((name) => name.endsWith('*')).map((name) =>
  name.slice(0, -1),
);

/** Whether a variable is one that servers under test see without being named. */
export function isServerVariable(name: string): boolean {
  const upper = name.toUpperCase();
  return exact.has(upper) || prefixes.some((prefix) => upper.startsWith(prefix));
}

/** The action's own inputs and the tokens of the runner: no server sees them, whatever it names. */
const NOBODYS = /^(INPUT_|ACTIONS_)/i;

/** Whether a variable is one that no server under test ever sees. */
export function isWithheldAlways(name: string): boolean {
  return NOBODYS.test(name);
}

/** User and password in the address that a variable holds; null where there are none. */
export function credentialsIn(name: string, value: string): string | null {
  if (!ADDRESS.test(name)) return null;
  const info = USER_INFO.exec(value)?.[1] ?? '';
  // `ssh://user@host` tells who logs in, not how.
  const secret = value.startsWith('ssh:') ? info.includes(':') : info !== '';
  return secret ? info : null;
}

/** The variables of an environment that every server under test is given. */
export function serverEnvironment(environment: Environment): Record<string, string> {
  const passed = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      isServerVariable(entry[0]) &&
      !entry[1].startsWith(FUNCTION_MARK) &&
      credentialsIn(entry[0], entry[1]) === null,
  );
  return Object.fromEntries(passed);
}
