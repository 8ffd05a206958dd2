import * as z from 'zod';
import { parseJsonc } from '../lib/jsonc.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import { secretsIn, secretsOfVariable } from '../lib/redaction/known-secrets.ts';

import { isWithheld, type Variables } from '../lib/variables.ts';
import type { Problem } from '../report/problem.ts';
import { parseFile } from './parsed-file.ts';
import { addMisfit } from './validation.ts';

const value = () => z.union([z.string(), z.number(), z.boolean()]).transform(String);

const entry = z
  .looseObject({
    command: z.string().min(1).optional(),
    args: z.array(value()).optional(),
    env: z.record(z.string(), value()).optional(),
    cwd: z.string().optional(),
    url: z.string().min(1).optional(),
    headers: z.record(z.string(), value()).optional(),
  })
  .superRefine(({ command, url }, context) => {
    if (url !== undefined && command !== undefined) {
      addMisfit(context, ['url'], { code: 'conflict', key: 'url', other: 'command' });
    } else if (url === undefined && command === undefined) {
      addMisfit(context, [], { code: 'missing', key: 'command' });
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
}

/** A server that is started as a process. */
export interface LocalServer extends NamedServer {
  command: string;
  args: string[];
  env: Record<string, string>;
  /** Null: the workspace. */
  cwd: string | null;
}

/** A server that is reached by Streamable HTTP. */
export interface RemoteServer extends NamedServer {
  url: string;
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
  const parsed = parseFile(parseJsonc(content), file, 'JSON', () => serversFile);
  if ('problems' in parsed) return parsed;
  return expandServers(parsed.value.mcpServers, environment);
}

/** Replaces `${VAR}` and `${VAR:-default}` in servers by the environment's values. */
export function expandServers(
  named: z.output<typeof mcpServers>,
  environment: Variables,
): ServersFile {
  const secrets = new Map<string, string[]>();
  const note = (name: string, found: string[]) =>
    secrets.set(name, [...(secrets.get(name) ?? []), ...found]);
  const servers = Object.entries(named).map(([name, written]): ServerEntry => {
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
      return { name, unset, url: expand(url), headers: expandAll(headers) };
    }
    const flagBefore = (at: number) => /^-.*/.exec(args[at - 1] ?? '')?.[0];
    return {
      name,
      unset,
      command: expand(command ?? ''),
      args: args.map((text, at) => expand(text, flagBefore(at))),
      env: expandAll(env),
      cwd: cwd === undefined ? null : expand(cwd),
    };
  });
  return { servers, secrets };
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
