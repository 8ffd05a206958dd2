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

const NODE_BUILD = 'npm ci && npm run build';
/** A module or script that is not there, as Node.js and Python tell of it, and what makes it be there. */
const LOST_FILES: readonly (readonly [RegExp, string])[] = [
  [/Cannot find (?:module|package) '([^'\n]{1,300})'/, NODE_BUILD],
  [/No module named '?([\w.]{1,200})/, 'pip install .'],
  [/can't open file '([^'\n]{1,300})'/, 'pip install .'],
];

/**
 * What to do about a local server that ended before the connection stood, by what it wrote; empty
 * where that tells nothing. Begins with a space.
 */
export function adviceOnStart(connection: ServerConnection, stderr: string): string {
  if (connection.transport !== 'stdio') return '';
  const [lost] = LOST_FILES.flatMap(([pattern, how]) => {
    const [, name] = pattern.exec(stderr) ?? [];
    return name === undefined ? [] : { name, how };
  });
  if (lost !== undefined) {
    const { name, how } = lost;
    const found = ` It does not find ${JSON.stringify(name)}:`;
    return name.includes('/~/')
      ? `${found} only a shell knows \`~\` as the home folder; write \`\${HOME}\` in its place.`
      : `${found} install and build it first (in a workflow, in a step before this one), such as \`${how}\`.`;
  }
  const variable = lackedVariable(stderr, connection.env);
  if (variable === undefined) return '';
  return (
    ` Of the job's variables, a server gets those that its \`env\` names: if ${variable} is one, give it` +
    ` \`"env": { "${variable}": "\${${variable}}" }\` and set ${variable} where this runs (in a workflow, in the \`env\` of the step).`
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
    ? '; nothing listens there: start it first (in a workflow, in a step before this one)'
    : '';
}
