import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { ITERATION_FOLDER, ITERATION_VARIABLE } from '../../contract/cases/execution-settings.ts';
import { formatIssues } from '../../contract/wire/validation.ts';
import { type SecretValues, secretValues } from '../../redaction/secret-values.ts';
import { eraOf, PROTOCOL_VERSIONS } from '../mcp/protocol/versions.ts';
import type { ServerConnection } from '../mcp/server-connection.ts';
import { expandVariables, unsetProblem } from './expansion.ts';
import { parseFile, readJsonFile } from './json-file.ts';
import { StartError } from './start-error.ts';

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

// Other tools keep settings of their own in this file, so unknown keys are left alone.
const fileSchema = z.preprocess(
  (file, context) => {
    if (isRecord(file) && !('mcpServers' in file) && isRecord(file['servers'])) {
      const message =
        'is missing. The servers stand below `servers`, the key of one editor; call it `mcpServers`.';
      context.addIssue({ code: 'custom', path: ['mcpServers'], message });
      return z.NEVER;
    }
    return file;
  },
  z.looseObject({
    mcpServers: z.record(z.string().min(1), z.unknown(), {
      error: ({ input }) =>
        input === undefined
          ? 'is missing: it names the servers, such as { "mcpServers": { "my-server": { "command": "node", "args": ["dist/server.js"] } } }.'
          : 'must be an object that has the servers by name.',
    }),
  }),
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const VERSIONS = PROTOCOL_VERSIONS.join(', ');

const protocolVersion = z
  .enum(PROTOCOL_VERSIONS, {
    error: ({ input }) =>
      `must be a version of MCP that the service speaks (${VERSIONS}), not ${JSON.stringify(input)}. Without it, the newest that the server speaks too is found out.`,
  })
  .optional();

/** A server that is a process of this machine. */
export const localServerSchema = z.looseObject({
  type: z.literal('stdio').optional(),
  command: z.string().min(1),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
  cwd: z.string().min(1).optional(),
  protocolVersion,
});

/** A server that is spoken to over HTTP. */
export const remoteServerSchema = z
  .looseObject({
    type: z.enum(['http', 'streamable-http', 'sse']).default('http'),
    url: z
      .url({
        protocol: /^https?$/,
        error: 'must be an address that begins with http:// or https://',
      })
      // `fetch` sends no request to such an address.
      .refine((url) => !hasCredentials(url), {
        error:
          'has a user or a password in it, which HTTP requests cannot have there; take them out, and write `Authorization` in `headers`',
      }),
    headers: z.record(z.string(), z.string()).default({}),
    protocolVersion,
  })
  .refine(
    ({ type, protocolVersion: version }) =>
      type !== 'sse' || version === undefined || eraOf(version) === 'session',
    {
      path: ['protocolVersion'],
      error:
        'names a version without sessions, which is not spoken over `sse`; leave it or the type out.',
    },
  );

function hasCredentials(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {};
  return username !== '' || password !== '';
}

const kindSchema = z.looseObject({
  disabled: z.boolean().default(false),
  url: z.unknown().optional(),
  command: z.unknown().optional(),
});

/**
 * Reads `.mcp.json`: its `mcpServers`, with `${VAR}` taken from the environment, and what of it is
 * secret.
 * Throws StartError that tells every mistake of the file at once.
 * @param text what the file holds, where it was read already.
 */
export async function readMcpConfig(
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
  workspace: string,
  text?: string,
): Promise<McpConfig> {
  const configuration = await readJsonFile(path, text);
  const { mcpServers } = parseFile(path, fileSchema, configuration);
  const { servers, problems } = readServers(mcpServers, dirname(resolve(path)), environment);
  if (problems.length > 0) throw new StartError(`${path} is not valid`, { problems });
  return { servers, secrets: secretValues({ configuration, environment, workspace }) };
}

/**
 * Reads servers by their names, and tells every mistake.
 * @param folder what their paths are relative to.
 */
export function readServers(
  mcpServers: Readonly<Record<string, unknown>>,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): { servers: ConfiguredServer[]; problems: string[] } {
  const problems: string[] = [];
  const servers: ConfiguredServer[] = [];
  for (const [name, raw] of Object.entries(mcpServers)) {
    const outcome = readServer(name, raw, folder, environment);
    if ('problems' in outcome) {
      problems.push(
        ...outcome.problems.map((problem) => `server ${JSON.stringify(name)}: ${problem}`),
      );
    } else {
      servers.push(outcome.server);
    }
  }
  return { servers, problems };
}

type ServerOutcome = { server: ConfiguredServer } | { problems: string[] };

function readServer(
  name: string,
  raw: unknown,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): ServerOutcome {
  const kind = kindSchema.safeParse(raw);
  if (!kind.success) return { problems: formatIssues(kind.error) };
  const remote = kind.data.url !== undefined;
  if (kind.data.disabled) {
    return { server: { name, enabled: false, transportType: remote ? 'http' : 'stdio' } };
  }
  if (!remote && kind.data.command === undefined) {
    return { problems: ['needs a command (a local server) or a url (a remote one)'] };
  }
  if (remote && kind.data.command !== undefined) {
    return { problems: ['has both a command and a url; it can have only one of them'] };
  }

  // What stands for a folder that there is not yet is left as it is.
  const known = { ...environment, [ITERATION_VARIABLE]: remote ? undefined : ITERATION_FOLDER };
  const { value, unset } = expandVariables(raw, known);
  const parsed = remote ? readRemote(value) : readStdio(value, folder);
  // A text with an unresolved variable is wrong for that reason alone.
  const unresolved = new Set(unset.map(({ field }) => field));
  const mistakes = ('problems' in parsed ? parsed.problems : []).filter(
    (problem) => !unresolved.has(problem.split(':')[0] ?? ''),
  );
  if (mistakes.length > 0) return { problems: [...unset.map(unsetProblem), ...mistakes] };
  if (unset.length > 0 || 'problems' in parsed) {
    const transportType = remote ? 'http' : 'stdio';
    return { server: { name, enabled: true, transportType, problems: unset.map(unsetProblem) } };
  }
  return { server: { name, enabled: true, connection: parsed.connection } };
}

type ConnectionOutcome = { connection: ServerConnection } | { problems: string[] };

function readStdio(value: unknown, folder: string): ConnectionOutcome {
  const parsed = localServerSchema.safeParse(value);
  if (!parsed.success) return { problems: formatIssues(parsed.error) };
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
  if (!parsed.success) return { problems: formatIssues(parsed.error) };
  const { type, url, headers, protocolVersion: version } = parsed.data;
  const pin = version === undefined ? {} : { protocolVersion: version };
  return { connection: { transport: type === 'sse' ? 'sse' : 'http', url, headers, ...pin } };
}
