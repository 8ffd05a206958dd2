import { basename, sep } from 'node:path';
import type * as z from 'zod';
import { parseJsonc } from '../lib/jsonc.ts';
import { secretsIn, secretsOfVariable } from '../lib/redaction/known-secrets.ts';
import { isWithheld, type Variables } from '../lib/variables.ts';
import type { Problem, ProblemData } from '../report/problem.ts';
import {
  fileWith,
  keyOfServers,
  LOCAL_KEYS,
  type mcpServers,
  REMOTE_KEYS,
} from './servers-file/entries.ts';
import {
  doubtOf,
  expandText,
  ITERATION_FOLDER,
  ITERATION_VARIABLE,
  meantVariable,
  referenceProblem,
} from './servers-file/variables.ts';
import { readTolerantly } from './tolerant.ts';
import { addressProblem, parseFile } from './validation.ts';

interface NamedServer {
  name: string;
  /** References to what has no value. They matter only if it is used. */
  unset: Problem[];
  /** The version of MCP to speak, such as `2025-06-18`. Null: the connection finds out. */
  protocolVersion: string | null;
}

export interface LocalServer extends NamedServer {
  command: string;
  args: string[];
  env: Record<string, string>;
  /** Null: the workspace. */
  cwd: string | null;
}

export interface RemoteServer extends NamedServer {
  url: string;
  /** Streamable HTTP, or the transport of 2024-11-05. */
  transport: 'http' | 'sse';
  headers: Record<string, string>;
}

export type ServerEntry = LocalServer | RemoteServer;

/** What suites need to know of a list of servers. */
export interface KnownServers {
  names: readonly string[];
  disabled?: readonly string[];
  /** References to variables that are not set, by the server. They matter only if a run uses it. */
  unset?: readonly (readonly [server: string, Problem])[];
  /** What only editors read. It stops nothing. */
  doubts?: readonly Problem[];
}

interface ServersFile {
  servers: ServerEntry[];
  /** Values to redact, by the variable or server that holds them. */
  secrets: Map<string, string[]>;
}

/** Keys of other clients that change what a server gets. */
const UNREAD = ['envFile', 'connectTimeout', 'auth'];
/** Options of shells that a command follows. */
const SHELL_OPTION = /^(?:-\w*c\w*|\/[cC]|-Command)$/;

/**
 * Reads `.mcp.json`, or the `servers` of an editor; see `expandServers`. Lists all that is wrong.
 * `known` has no names if it cannot be read.
 */
export function parseServersFile(
  content: string,
  file: string,
  environment: Variables,
  workspace: string,
): (ServersFile | { problems: Problem[] }) & { known: KnownServers } {
  const text = parseJsonc(/\S/.test(content) ? content : '{}');
  const { key, meant } = keyOfServers(text.value);
  const parsed = parseFile(text, file, 'JSON', fileWith(key, meant));
  const { problems: refused } = { problems: [], ...parsed };
  // What is right of a server can have mistakes that only its variables show.
  const read = readTolerantly(fileWith(key), text.errors.length === 0 ? text.value : null);
  const sound = 'value' in read ? (read.value[key] ?? {}) : {};
  const written = 'value' in read ? Object.keys(Object(Object(text.value)[key])) : [];
  const unset: [string, Problem][] = [];
  const doubts: Problem[] = [];
  const problemAt = (path: (string | number)[], data: ProblemData) =>
    parsed.problemAt([key, ...path], data);
  const list = expandServers(sound, environment, workspace, problemAt, unset, doubts);
  const problems = [...refused, ...('problems' in list ? list.problems : [])];
  if (key === 'mcpServers' && Object.hasOwn(Object(text.value), 'servers')) {
    problems.push(parsed.problemAt(['servers'], { code: 'conflict', key: 'servers', other: key }));
  }
  const disabled = written.filter((one) => sound[one]?.disabled === true);
  const names = written.filter((one) => !disabled.includes(one));
  if (problems.length === 0 && names.length === 0) {
    const data = { code: 'range', what: 'server', min: 1, max: null } as const;
    problems.push(parsed.problemAt([key], data));
  }
  const unread = names.flatMap((one) => {
    const own = sound[one] ?? {};
    const [other, rivals] = own.url === undefined ? ['command', REMOTE_KEYS] : ['url', LOCAL_KEYS];
    // Other clients write empty ones.
    const isSet = (key: string) => /[^"{}[\]]/.test(JSON.stringify(own[key] ?? ''));
    return [...UNREAD, ...rivals].filter(isSet).map((key) => {
      const unread: ProblemData = { code: 'unknown-key', key, nearest: null, known: [] };
      const isRival = rivals.includes(key);
      return problemAt([one, key], isRival ? { code: 'conflict', key, other } : unread);
    });
  });
  const known = { names, disabled, unset, doubts: [...unread, ...doubts] };
  return 'servers' in list && problems.length === 0 ? { ...list, known } : { problems, known };
}

/**
 * Replaces `${VAR}` and `${VAR:-default}` in servers by the environment's values.
 *
 * @param workspace what `${workspaceFolder}` stands for
 * @param problemAt makes a problem of a path that begins with the name of a server
 * @param missing gets the references to variables that are not set
 * @param doubts gets what may be meant otherwise
 */
export function expandServers(
  named: z.output<typeof mcpServers>,
  environment: Variables,
  workspace: string,
  problemAt: (path: (string | number)[], data: ProblemData) => Problem,
  missing: [server: string, Problem][] = [],
  doubts: Problem[] = [],
): ServersFile | { problems: Problem[] } {
  const problems: Problem[] = [];
  const secrets = new Map<string, string[]>();
  const note = (name: string, found: string[]) =>
    secrets.set(name, (secrets.get(name) ?? []).concat(found));
  const valuesOfEditors = new Map([
    ['workspaceFolder', workspace],
    ['workspaceFolderBasename', basename(workspace)],
    ...['pathSeparator', '/'].map((name) => [name, sep] as const),
    ['userHome', environment['HOME'] ?? environment['USERPROFILE']],
  ]);
  const enabled = Object.entries(named).filter(([, { disabled }]) => disabled !== true);
  const servers = enabled.map(([name, written]): ServerEntry => {
    const { command, args = [], env = {}, cwd, url, headers = {}, type } = written;
    const unset: Problem[] = [];
    let place: (string | number)[] = [];
    const lack = (data: ProblemData) => {
      const problem = problemAt([name, ...place], data);
      unset.push(problem);
      missing.push([name, problem]);
    };
    const lookUp = (variable: string, otherwise: string | undefined) => {
      if (variable === ITERATION_VARIABLE && url === undefined) return ITERATION_FOLDER;
      const isKnown = !isWithheld(variable) && Object.hasOwn(environment, variable);
      const own = isKnown ? environment[variable] : undefined;
      const set = own ?? valuesOfEditors.get(variable);
      const written = `\${${variable}}`;
      if (set === undefined && otherwise === undefined) {
        // Some programs fill in their own variables.
        if (place[0] === 'args' && Object.hasOwn(env, variable)) return written;
        const nearest = meantVariable(variable) ?? undefined;
        lack({ code: 'reference', written, variable, nearest });
      }
      // A secret that does not exist is empty.
      if (own === '' && otherwise === undefined) {
        const data = { code: 'reference', written, variable, nearest: '' } as const;
        doubts.push(problemAt([name, ...place], data));
      }
      note(variable, secretsOfVariable(variable, own ?? ''));
      note(variable, secretsIn(variable, otherwise ?? ''));
      return otherwise === undefined ? (set ?? '') : set || otherwise;
    };
    /** @param secretName what says whether the text is a secret: a variable, or the flag before it */
    const expand = (text: string, path: typeof place, secretName = '', isForShell = false) => {
      place = path;
      const own = path[0] === 'env' ? secretName : undefined;
      const unfilled = referenceProblem(text, isForShell, own);
      if (unfilled !== null) lack(unfilled);
      const isPlain = path[0] === 'args' && secretName === '' && !isForShell;
      const doubt = doubtOf(text, isPlain, own);
      if (doubt !== null) doubts.push(problemAt([name, ...path], doubt));
      const expanded = expandText(text, lookUp);
      // What stands for a value is no secret.
      if (unfilled?.written !== text) note(name, secretsIn(secretName, expanded));
      return expanded;
    };
    const expandAll = (of: string, values: Record<string, string>) => {
      const entries = Object.entries(values);
      return Object.fromEntries(entries.map(([key, one]) => [key, expand(one, [of, key], key)]));
    };
    const shared = { name, unset, protocolVersion: written.protocolVersion ?? null };
    if (url !== undefined) {
      const address = expand(url, ['url']);
      const problem = unset.length === 0 ? addressProblem(address) : null;
      if (problem !== null) problems.push(problemAt([name, 'url'], problem));
      const transport = type === 'sse' ? 'sse' : 'http';
      return { ...shared, url: address, transport, headers: expandAll('headers', headers) };
    }
    const flagBefore = (at: number) => /^-.*/.exec(args[at - 1] ?? '')?.[0];
    const shellAt = args.findIndex((one) => SHELL_OPTION.test(one));
    const isForShell = (at: number) => shellAt >= 0 && at > shellAt;
    return {
      ...shared,
      command: expand(command ?? '', ['command']).trim(),
      args: args.map((text, at) => expand(text, ['args', at], flagBefore(at), isForShell(at))),
      env: expandAll('env', env),
      cwd: cwd === undefined ? null : expand(cwd, ['cwd']),
    };
  });
  return problems.length > 0 ? { problems } : { servers, secrets };
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
