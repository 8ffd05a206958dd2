import * as z from 'zod';
import { parseJsonc } from '../lib/jsonc.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import { secretsIn, secretsOfVariable } from '../lib/redaction/known-secrets.ts';

import { isWithheld, type Variables } from '../lib/variables.ts';
import type { Problem, ProblemData } from '../report/problem.ts';
import { addMisfit, parseFile, valueProblem } from './validation.ts';

const value = () => z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** Keys of other programs and misspelt ones, which would be ignored, with the right word. */
const MEANT: Readonly<Record<string, string>> = {
  arg: 'args',
  cmd: 'command',
  environment: 'env',
  header: 'headers',
  httpUrl: 'url',
  serverUrl: 'url',
};

const entry = z
  .looseObject({
    type: z.string().optional(),
    command: z.string().min(1).optional(),
    args: z.array(value()).optional(),
    env: z.record(z.string(), value()).optional(),
    cwd: z.string().optional(),
    url: z.string().min(1).optional(),
    headers: z.record(z.string(), value()).optional(),
    disabled: z.boolean().optional(),
    enabled: z.boolean().optional(),
  })
  .superRefine((written, context) => {
    const { command, url, type } = written;
    const meant = Object.keys(written).filter((key) => Object.hasOwn(MEANT, key));
    for (const key of meant) {
      addMisfit(context, [key], {
        code: 'unknown-key',
        key,
        nearest: MEANT[key] ?? null,
        known: [],
      });
    }
    if (url !== undefined && command !== undefined) {
      addMisfit(context, ['url'], { code: 'conflict', key: 'url', other: 'command' });
    } else if (url === undefined && command === undefined) {
      if (meant.length === 0) addMisfit(context, [], { code: 'missing', key: 'command' });
    } else if (type === 'sse') {
      addMisfit(context, ['type'], { code: 'unsupported', what: type });
    } else if (type !== undefined) {
      const known = url === undefined ? ['stdio'] : ['http', 'streamable-http'];
      if (!known.includes(type)) addMisfit(context, ['type'], valueProblem(type, known));
    }
  });
/** Servers by name, as they are written. */
export const mcpServers = z
  .record(z.string().min(1).max(NAME_LIMIT), entry)
  .superRefine((servers, context) => {
    if (Object.keys(servers).length > 0) return;
    addMisfit(context, [], { code: 'range', what: 'array', min: 1, max: null });
  });
const serversFile = z.looseObject({ mcpServers });

interface NamedServer {
  name: string;
  /** Variables that it refers to and that are not set. They matter only if a run uses it. */
  unset: string[];
  /** The version of MCP to speak, such as `2025-06-18`. Null: the connection finds out. */
  protocolVersion: string | null;
}

/** A server that is started as a process. */
export interface LocalServer extends NamedServer {
  command: string;
  args: string[];
  env: Record<string, string>;
  /** Null: the workspace. */
  cwd: string | null;
}

/** A server that is reached by HTTP. */
export interface RemoteServer extends NamedServer {
  url: string;
  /** Streamable HTTP, or the transport of 2024-11-05. */
  transport: 'http' | 'sse';
  headers: Record<string, string>;
}

/** How an MCP server is started or reached. */
export type ServerEntry = LocalServer | RemoteServer;

/** A list of servers, and the secrets in it. */
export interface ServersFile {
  servers: ServerEntry[];
  /** Values to redact, by the variable or server that holds them. */
  secrets: Map<string, string[]>;
}

/** Reads `.mcp.json`; see `expandServers`. */
export function parseServersFile(
  content: string,
  file: string,
  environment: Variables,
): ServersFile | { problems: Problem[] } {
  const parsed = parseFile(parseJsonc(content), file, 'JSON', serversFile);
  if ('problems' in parsed) return parsed;
  const list = expandServers(parsed.value.mcpServers, environment, parsed.problemAt);
  if ('problems' in list || list.servers.length > 0) return list;
  // All are disabled.
  const data = { code: 'range', what: 'array', min: 1, max: null } as const;
  return { problems: [parsed.problemAt(['mcpServers'], data)] };
}

/**
 * Replaces `${VAR}` and `${VAR:-default}` in servers by the environment's values.
 *
 * @param problemAt makes a problem of a path that begins with `mcpServers`
 */
export function expandServers(
  named: z.output<typeof mcpServers>,
  environment: Variables,
  problemAt: (path: (string | number)[], data: ProblemData) => Problem,
): ServersFile | { problems: Problem[] } {
  const problems: Problem[] = [];
  const secrets = new Map<string, string[]>();
  const note = (name: string, found: string[]) =>
    secrets.set(name, [...(secrets.get(name) ?? []), ...found]);
  const enabled = Object.entries(named).filter(
    ([, { disabled, enabled }]) => disabled !== true && enabled !== false,
  );
  const servers = enabled.map(([name, written]): ServerEntry => {
    const unset: string[] = [];
    const replace = (_: string, variable: string, otherwise?: string) => {
      const set = isWithheld(variable) ? undefined : environment[variable];
      if (set === undefined && otherwise === undefined) unset.push(variable);
      note(variable, secretsOfVariable(variable, set ?? ''));
      note(variable, secretsIn(variable, otherwise ?? ''));
      return otherwise === undefined ? (set ?? '') : set || otherwise;
    };
    /** @param key what says whether the text is a secret: a variable, or the flag before it */
    const expand = (text: string, key = '') => {
      const expanded = text.replace(/\$\{(?:env:)?(\w+)(?::-([^}]*))?\}/g, replace);
      note(name, secretsIn(key, expanded));
      return expanded;
    };
    const { command, args = [], env = {}, cwd, url, headers = {} } = written;
    const expandAll = (values: Record<string, string>) =>
      Object.fromEntries(Object.entries(values).map(([key, text]) => [key, expand(text, key)]));
    if (url !== undefined) {
      const transport = 'http' as const;
      const address = expand(url);
      const server = {
        name,
        unset,
        protocolVersion: null,
        url: address,
        transport,
        headers: expandAll(headers),
      };
      const reason = unset.length === 0 ? addressProblem(server.url) : null;
      if (reason !== null) {
        problems.push(problemAt(['mcpServers', name, 'url'], { code: 'address', reason }));
      }
      return server;
    }
    const flagBefore = (at: number) => /^-.*/.exec(args[at - 1] ?? '')?.[0];
    return {
      name,
      unset,
      protocolVersion: null,
      command: expand(command ?? ''),
      args: args.map((text, at) => expand(text, flagBefore(at))),
      env: expandAll(env),
      cwd: cwd === undefined ? null : expand(cwd),
    };
  });
  return problems.length > 0 ? { problems } : { servers, secrets };
}

/** What is wrong with the URL of a server; null if nothing is. */
function addressProblem(address: string): 'form' | 'credentials' | null {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return 'form';
  return url.username === '' && url.password === '' ? null : 'credentials';
}

/** Secrets in a server whose variables are replaced already. */
export function secretsOfServer(server: ServerEntry): string[] {
  const isRemote = 'url' in server;
  const texts = isRemote ? [server.url] : server.args;
  const values = Object.entries(isRemote ? server.headers : server.env);
  return [
    ...texts.flatMap((text, at) => secretsIn(texts[at - 1] ?? '', text)),
    ...values.flatMap(([name, value]) => secretsOfVariable(name, value)),
  ];
}
