/** Names under which secrets stand, wherever in the name. `monkey` and `author` are none of them. */
const TELLING =
  /(?<!mon)key(?!word|board)|token|secret|(?<!by|com|tres)pass(?!age|ed|enger|ing|ive|thr)|credential|auth(?!or(?!i[sz]))|private|cookie|dsn|jwt|webhook|conn(?:ection)?[-_]?str|mnemonic|signature/i;
/** Those that are too short to be looked for within words. */
const TELLING_WORDS = new Set('cred creds otp pat pin pw pwd salt sas seed sig totp'.split(' '));
/** Ends of names that tell something about a secret and not the secret: `TOKEN_LIMIT`, `KEY_FILE`. */
const DESCRIBING = new Set(
  (
    'alg algorithm audience budget count description dir directory disabled domain enabled ' +
    'expires expiry file filename folder format header host hostname interval issuer kind ' +
    'label length lifetime limit limits max method methods min mode name names path port prefix ' +
    'provider realm region required scheme scope scopes size strategy style suffix timeout ttl ' +
    'type version'
  ).split(' '),
);
/** Ends of names of addresses, where it depends: those of a webhook or a database are secrets. */
const ADDRESSING = new Set(['endpoint', 'uri', 'url', 'urls']);
const SECRET_ADDRESS = /webhook|dsn|conn(?:ection)?[-_]?str/i;
/** Beginnings of names that count something: `MAX_TOKENS`. */
const COUNTING = new Set(['max', 'min', 'num', 'total', 'use', 'enable', 'disable', 'require']);

/** The folder a program is in, which one of the words above would make a password. */
const WORKING_FOLDER = /^(?:old)?pwd$/i;

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

/** Whether what stands under a name, of a variable, a header or a flag, is likely a secret. */
export function soundsSecret(name: string): boolean {
  if (WORKING_FOLDER.test(name)) return false;
  const words = wordsOf(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (DESCRIBING.has(last) || (words.length > 1 && COUNTING.has(first))) return false;
  if (ADDRESSING.has(last)) return SECRET_ADDRESS.test(name);
  return TELLING.test(name) || words.some((word) => TELLING_WORDS.has(word));
}

/** What the runner documents for every job, and what any job's shell has; tokens are not in here. */
const PUBLIC_VARIABLES = new Set(
  (
    'CI HOME HOSTNAME IMAGEOS IMAGEVERSION JAVA_HOME LANG LANGUAGE LOGNAME NODE_ENV OLDPWD PATH PWD ' +
    'SHELL TEMP TERM TMP TMPDIR TZ USER USERNAME USERPROFILE XDG_CACHE_HOME XDG_CONFIG_HOME ' +
    'XDG_RUNTIME_DIR GITHUB_ACTION GITHUB_ACTIONS GITHUB_ACTION_PATH GITHUB_ACTION_REF ' +
    'GITHUB_ACTION_REPOSITORY GITHUB_ACTOR GITHUB_ACTOR_ID GITHUB_API_URL GITHUB_BASE_REF ' +
    'GITHUB_ENV GITHUB_EVENT_NAME GITHUB_EVENT_PATH GITHUB_GRAPHQL_URL GITHUB_HEAD_REF GITHUB_JOB ' +
    'GITHUB_OUTPUT GITHUB_PATH GITHUB_REF GITHUB_REF_NAME GITHUB_REF_PROTECTED GITHUB_REF_TYPE ' +
    'GITHUB_REPOSITORY GITHUB_REPOSITORY_ID GITHUB_REPOSITORY_OWNER GITHUB_REPOSITORY_OWNER_ID ' +
    'GITHUB_RETENTION_DAYS GITHUB_RUN_ATTEMPT GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL ' +
    'GITHUB_SHA GITHUB_STEP_SUMMARY GITHUB_TRIGGERING_ACTOR GITHUB_WORKFLOW GITHUB_WORKFLOW_REF ' +
    'GITHUB_WORKFLOW_SHA GITHUB_WORKSPACE RUNNER_ARCH RUNNER_DEBUG RUNNER_ENVIRONMENT RUNNER_NAME ' +
    'RUNNER_OS RUNNER_TEMP RUNNER_TOOL_CACHE RUNNER_TRACKING_ID RUNNER_WORKSPACE USERHOME ' +
    'WORKSPACEFOLDER WORKSPACEFOLDERBASENAME WORKSPACEROOT'
  ).split(' '),
);

/** Whether the value of a variable is nobody's secret, whatever it is. */
export function isPublicVariable(name: string): boolean {
  const upper = name.toUpperCase();
  return PUBLIC_VARIABLES.has(upper) || upper.startsWith('LC_');
}
