import { dirname, resolve } from 'node:path';
import { ITERATION_FOLDER, ITERATION_VARIABLE } from '../../contract/cases/execution-settings.ts';
import { explainIssues, formatPath } from '../../contract/wire/validation.ts';
import type { LocatedJson } from '../../jsonc/jsonc-text.ts';
import { isRecord, serversKeyOf } from '../../jsonc/servers-file.ts';
import { withEditorVariables } from '../../redaction/references.ts';
import { type SecretValues, secretValues } from '../../redaction/secret-values.ts';
import type { ServerConnection } from '../mcp/server-connection.ts';
import { expandVariables } from './expansion.ts';
import { readJsonFile } from './json-file.ts';
import { kindSchema, localServerSchema, remoteServerSchema } from './server-schemas.ts';
import {
  LOCAL_WORDS,
  otherShape,
  otherWords,
  REMOTE_WORDS,
  strangeWords,
} from './servers-elsewhere.ts';
import { StartError, type StartProblem } from './start-error.ts';

/**
 * A server of the configuration file. A disabled one has no connection, and one whose variables are
 * not set has problems instead: they matter only where a run uses it.
 */
export type ConfiguredServer =
  | { name: string; enabled: true; connection: ServerConnection }
  | { name: string; enabled: true; transportType: 'stdio' | 'http'; problems: string[] }
  | { name: string; enabled: false; transportType: 'stdio' | 'http' };

/** What a configuration file holds. */
export interface McpConfig {
  servers: ConfiguredServer[];
  secrets: SecretValues;
}

/** What is wrong with a server, and which part of its entry it is about. */
interface ServerProblem {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Reads `.mcp.json`: its `mcpServers`, or `servers` as an editor has them, with `${VAR}` taken from the
 * environment, and what of it is secret.
 * Throws StartError that tells every mistake of the file at once.
 * @param text what the file holds, where it was read already.
 */
export async function readMcpConfig(
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
  workspace: string,
  text?: string,
): Promise<McpConfig> {
  const file = await readJsonFile(path, text);
  const { value: configuration } = file;
  const key = serversKeyOf(configuration);
  const written = key === null || !isRecord(configuration) ? undefined : configuration[key];
  if (key === null || !isRecord(written)) throw notValid(path, [otherShape(file, key)]);
  const known = withEditorVariables(environment, workspace);
  const { servers, problems } = readServers(written, dirname(resolve(path)), known);
  const placed = [
    ...repeatedServers(file, key),
    ...problems.map(({ path: inside, message }) => ({
      place: file.placeOf([key, ...inside]),
      message,
    })),
  ];
  if (placed.length > 0) throw notValid(path, placed);
  return { servers, secrets: secretValues({ configuration, environment, workspace }) };
}

const notValid = (path: string, problems: readonly StartProblem[]) =>
  new StartError(`${path} is not valid`, { problems });

/** JSON takes the last of them, which whoever reads the file does not see. */
function repeatedServers(file: LocatedJson, key: string): StartProblem[] {
  return file.repeatedKeys([key]).map(({ key: name, place, first }) => ({
    place,
    message: `server ${JSON.stringify(name)}: another server has that name, at ${first}; give this one its own.`,
  }));
}

/**
 * Reads servers by their names, and tells every mistake.
 * @param folder what their paths are relative to.
 */
export function readServers(
  mcpServers: Readonly<Record<string, unknown>>,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): { servers: ConfiguredServer[]; problems: ServerProblem[] } {
  const problems: ServerProblem[] = [];
  const servers: ConfiguredServer[] = [];
  for (const [name, raw] of Object.entries(mcpServers)) {
    const outcome =
      name === ''
        ? { problems: [{ path: [], message: 'has no name.' }] }
        : readServer(name, raw, folder, environment);
    if ('problems' in outcome) {
      problems.push(
        ...outcome.problems.map(({ path, message }) => ({
          path: [name, ...path],
          message: `server ${JSON.stringify(name)}: ${path.length === 0 ? '' : `${formatPath(path)}: `}${message}`,
        })),
      );
    } else {
      servers.push(outcome.server);
    }
  }
  return { servers, problems };
}

type ServerOutcome = { server: ConfiguredServer } | { problems: ServerProblem[] };

const asProblems = (message: string): { problems: ServerProblem[] } => ({
  problems: [{ path: [], message }],
});

function readServer(
  name: string,
  raw: unknown,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): ServerOutcome {
  const kind = kindSchema.safeParse(raw);
  if (!kind.success) return { problems: explainIssues(kind.error) };
  const remote = kind.data.url !== undefined;
  if (kind.data.disabled || kind.data.enabled === false) {
    return { server: { name, enabled: false, transportType: remote ? 'http' : 'stdio' } };
  }
  if (!remote && kind.data.command === undefined) {
    return asProblems(
      `needs a command (a local server) or a url (a remote one)${otherWords(kind.data)}`,
    );
  }
  if (remote && kind.data.command !== undefined) {
    return asProblems('has both a command and a url; it can have only one of them');
  }

  const strange = strangeWords(isRecord(raw) ? raw : {}, remote ? REMOTE_WORDS : LOCAL_WORDS);
  if (strange.length > 0) return { problems: strange };

  // What stands for a folder that there is not yet is left as it is.
  const known = { ...environment, [ITERATION_VARIABLE]: remote ? undefined : ITERATION_FOLDER };
  const { value, unfilled } = expandVariables(raw, known);
  const parsed = remote ? readRemote(value) : readStdio(value, folder);
  // A text with an unresolved variable is wrong for that reason alone.
  const unresolved = new Set(unfilled.map(({ path }) => formatPath(path)));
  const mistakes = ('problems' in parsed ? parsed.problems : []).filter(
    ({ path }) => !unresolved.has(formatPath(path)),
  );
  if (mistakes.length > 0) return { problems: [...unfilled, ...mistakes] };
  if (unfilled.length > 0 || 'problems' in parsed) {
    const transportType = remote ? 'http' : 'stdio';
    const problems = unfilled.map(({ path, message }) => `${formatPath(path)}: ${message}`);
    return { server: { name, enabled: true, transportType, problems } };
  }
  return { server: { name, enabled: true, connection: parsed.connection } };
}

type ConnectionOutcome = { connection: ServerConnection } | { problems: ServerProblem[] };

function readStdio(value: unknown, folder: string): ConnectionOutcome {
  const parsed = localServerSchema.safeParse(value);
  if (!parsed.success) return { problems: explainIssues(parsed.error) };
  const { command, args, env, cwd, protocolVersion: version } = parsed.data;
  return {
    connection: {
      transport: 'stdio',
      command,
      args,
      env,
      cwd: cwd === undefined ? null : folderOf(cwd, folder),
      ...(version === undefined ? {} : { protocolVersion: version }),
    },
  };
}

const folderOf = (cwd: string, configFolder: string): string =>
  cwd.startsWith(ITERATION_FOLDER) ? cwd : resolve(configFolder, cwd);

function readRemote(value: unknown): ConnectionOutcome {
  const parsed = remoteServerSchema.safeParse(value);
  if (!parsed.success) return { problems: explainIssues(parsed.error) };
  const { type, url, headers, protocolVersion: version } = parsed.data;
  const pin = version === undefined ? {} : { protocolVersion: version };
  return { connection: { transport: type === 'sse' ? 'sse' : 'http', url, headers, ...pin } };
}
