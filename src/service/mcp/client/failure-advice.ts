import { isServerVariable } from '../../../contract/embedded/server-environment.ts';
import { soundsSecret } from '../../../redaction/secret-names.ts';
import type { ServerConnection } from '../server-connection.ts';

/** As variables are written, with nothing else in the word. */
const VARIABLE = /^[A-Z][A-Z\d_]{2,63}$/;
/** Where a program says that it lacks something. */
const LACKING =
  /missing|required|require[sd]? |not set|unset|undefined|must|not defined|not found|provide|need|environment|empty|keyerror/i;
/** What programs write in the same way and call by it what went wrong. */
const ERROR_CODE = /^(?:ERR_|E[A-Z]+$|MODULE_NOT_FOUND$)/;

/** A module or script that is not there, as Node.js, Python and a shell tell of it. */
const LOST_FILES: readonly RegExp[] = [
  /Cannot find (?:module|package) '([^'\n]{1,300})'/,
  /No module named '?([\w.]{1,200})/,
  /can't open file '([^'\n]{1,300})'/,
];

/**
 * What to do about a local server that ended before the connection stood, by what it wrote; empty
 * where that tells nothing. Begins with a space.
 */
export function adviceOnStart(connection: ServerConnection, stderr: string): string {
  if (connection.transport !== 'stdio') return '';
  const lost = LOST_FILES.map((pattern) => pattern.exec(stderr)?.[1]).find(
    (name) => name !== undefined,
  );
  if (lost !== undefined) {
    return ` It does not find ${JSON.stringify(lost)}: install and build it in a step before this one, such as \`npm ci && npm run build\`.`;
  }
  const variable = lackedVariable(stderr, connection.env);
  if (variable === undefined) return '';
  return (
    ` Of the job's variables, a server gets those that its \`env\` names: if ${variable} is one, give it` +
    ` \`"env": { "${variable}": "\${${variable}}" }\` and set ${variable} in the \`env\` of the step.`
  );
}

/** The first variable that a program says it lacks, and that it was not given. */
function lackedVariable(
  stderr: string,
  given: Readonly<Record<string, string>>,
): string | undefined {
  return stderr
    .split('\n')
    .filter((line) => LACKING.test(line))
    .flatMap((line) => line.split(/\W+/))
    .find(
      (word) =>
        VARIABLE.test(word) &&
        !ERROR_CODE.test(word) &&
        (word.includes('_') || soundsSecret(word)) &&
        !isServerVariable(word) &&
        !Object.hasOwn(given, word),
    );
}

/** Which setting gives what was late more time; empty where none does. Begins with a space. */
export function adviceOnTime(action: string, connecting: string): string {
  if (action === connecting) return ' `connect-timeout` gives it more time.';
  return action.startsWith('call tool') ? ' `tool-timeout` gives it more time.' : '';
}

/** What to do where nothing takes a connection; empty where it is about something else. */
export function adviceOnAddress(reason: string): string {
  if (reason.includes('bad port')) {
    return '; that port is one of those that HTTP clients never connect to: let the server listen at another';
  }
  return reason.includes('ECONNREFUSED')
    ? '; nothing listens there: start it in a step before this one'
    : '';
}
