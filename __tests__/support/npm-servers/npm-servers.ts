import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CHROMIUM } from '../../../scripts/pictures/chromium-path.ts';
import { NO_CHROMIUM, type Obstacle } from '../obstacles.ts';
import { EvalWorkspace } from '../runner/eval-workspace.ts';
import { ACTION_FOLDER } from '../runner/job-environment.ts';

const execute = promisify(execFile);

/** A server that somebody else published. Its suite is `suites/NAME.yaml`. */
export interface NpmServer {
  name: string;
  package: string;
  /** Where it is none of this checkout's dependencies. */
  version?: string;
  /** The file that starts it, in its package. */
  entry: string;
  args?: readonly string[];
  /** Variables whose values are paths in the workspace. */
  paths?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
  obstacle?: Obstacle;
}

/** All of them start without an account. */
export const NPM_SERVERS: readonly NpmServer[] = [
  {
    name: 'filesystem',
    package: '@modelcontextprotocol/server-filesystem',
    entry: 'dist/index.js',
    args: ['files'],
  },
  {
    name: 'memory',
    package: '@modelcontextprotocol/server-memory',
    entry: 'dist/index.js',
    paths: { MEMORY_FILE_PATH: 'memory.jsonl' },
  },
  {
    name: 'everything',
    package: '@modelcontextprotocol/server-everything',
    entry: 'dist/index.js',
    args: ['stdio'],
  },
  {
    name: 'sequential-thinking',
    package: '@modelcontextprotocol/server-sequential-thinking',
    version: '2026.8.31',
    entry: 'dist/index.js',
  },
  {
    name: 'playwright',
    package: '@playwright/mcp',
    version: '0.0.83',
    entry: 'cli.js',
    args: ['--headless', '--isolated', '--no-sandbox', '--executable-path', CHROMIUM],
    obstacle: NO_CHROMIUM,
  },
  {
    name: 'sqlite',
    package: 'mcp-sqlite',
    version: '1.0.9',
    entry: 'mcp-sqlite-server.js',
    args: ['records.db'],
  },
  {
    name: 'commands',
    package: 'mcp-server-commands',
    version: '0.5.0',
    entry: 'build/index.js',
  },
  { name: 'eslint', package: '@eslint/mcp', version: '0.3.13', entry: 'src/mcp-cli.js' },
  {
    name: 'git',
    package: '@cyanheads/git-mcp-server',
    version: '2.15.3',
    entry: 'dist/index.js',
    paths: { GIT_BASE_DIR: 'repositories', LOGS_DIR: 'logs' },
    env: { GIT_USERNAME: 'Ada', GIT_EMAIL: 'ada@example.com' },
  },
  { name: 'context7', package: '@upstash/context7-mcp', version: '4.1.1', entry: 'dist/index.js' },
];

/** Fetches those that are no dependencies of this checkout. Returns where they lie. */
export async function fetchServers(folder: string): Promise<string> {
  const dependencies = Object.fromEntries(
    NPM_SERVERS.map((server) => [server.package, server.version ?? versionHere(server)]),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await execute('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  return join(folder, 'node_modules');
}

/** A workspace with the suite of a server and the files that it is about. */
export function workspaceFor(
  { name, package: packageName, entry, args = [], paths = {}, env = {} }: NpmServer,
  modules = join(ACTION_FOLDER, 'node_modules'),
): EvalWorkspace {
  const suite = readFileSync(join(import.meta.dirname, 'suites', `${name}.yaml`), 'utf8');
  const workspace = new EvalWorkspace({
    'suite.yaml': suite,
    'files/hello.txt': 'good morning\n',
    'secret.txt': 'nobody reads this',
    'lint/eslint.config.mjs': "export default [{ rules: { 'no-undef': 'error' } }];",
    'lint/loose.mjs': 'export const value = missing;\n',
    'lint/tidy.mjs': 'export const value = 1;\n',
  });
  const at = (path: string) => join(workspace.folder, path);
  for (const folder of ['repositories/created', 'repositories/bare', 'logs']) {
    mkdirSync(at(folder), { recursive: true });
  }
  symlinkSync(at('secret.txt'), at('files/link'));
  symlinkSync(modules, at('node_modules'));
  const absolute = Object.entries(paths).map(([variable, path]) => [variable, at(path)]);
  const server = {
    command: 'node',
    args: [join('node_modules', packageName, entry), ...args],
    env: { ...env, ...Object.fromEntries(absolute) },
  };
  workspace.write('.mcp.json', { mcpServers: { [name]: server } });
  return workspace;
}

function versionHere({ package: name }: NpmServer): string {
  const text = readFileSync(join(ACTION_FOLDER, 'package.json'), 'utf8');
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(text));
  const version = devDependencies[name];
  if (version === undefined) throw new Error(`${name} has no version here, nor in the list`);
  return version;
}
