import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverEnvironment } from '../../../contract/embedded/server-environment.ts';
import { HAS_GROUPS } from '../../../processes/process-groups.ts';
import { proxiesIn } from './proxies.ts';

/** What a worker runs. */
export type WorkerProgram = { file: string } | { code: string };

/** What a lane may need for the largest messages, several times. */
const HEAP_LIMIT_MB = 384;

/** What Node itself reads as it starts, and decides whom it trusts. */
const NODE_VARIABLES = ['NODE_TLS_REJECT_UNAUTHORIZED', 'NODE_USE_SYSTEM_CA', 'NODE_NO_WARNINGS'];
const TRUST_OPTION = /^--use-(?:system|openssl|bundled)-ca$/;
const COMPILE_CACHE = 'NODE_COMPILE_CACHE';

/**
 * The program of workers, read once: servers that have run by the time a worker starts could have
 * written over its file. Sources are run as they are.
 */
export function readWorkerProgram(): WorkerProgram {
  const own = fileURLToPath(import.meta.url);
  if (own.endsWith('.ts')) return { file: join(dirname(own), 'worker-process.ts') };
  return { code: readFileSync(join(dirname(own), 'worker', 'index.js'), 'utf8') };
}

/**
 * Starts a worker. Nothing secret stands in its arguments and its environment, which every process
 * of the user can read, and no signal makes it listen to a debugger. It is in a session of its own,
 * so that what ends the service leaves it to end the servers.
 */
export function startWorker(program: WorkerProgram): ChildProcess {
  const isSource = 'file' in program;
  const args = isSource ? [program.file] : ['--input-type=module', '-'];
  const child = spawn(nodeProgram(), [...nodeOptions(), ...args], {
    argv0: 'node',
    cwd: isSource ? process.cwd() : dirname(process.execPath),
    env: workerEnvironment(isSource),
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    detached: HAS_GROUPS,
    windowsHide: true,
  });
  // Where the process never was or is gone, that is told as such.
  child.stdin?.on('error', () => {});
  child.stdin?.end(isSource ? '' : program.code);
  return child;
}

/** The very program that this process runs, whatever has become of its file. */
const nodeProgram = () => (process.platform === 'linux' ? '/proc/self/exe' : process.execPath);

function nodeOptions(): string[] {
  const given = [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(' ')];
  const noDebugger = '--disable-sigusr1';
  return [
    `--max-old-space-size=${HEAP_LIMIT_MB}`,
    ...(process.allowedNodeEnvironmentFlags.has(noDebugger) ? [noDebugger] : []),
    ...new Set(given.filter((option) => TRUST_OPTION.test(option))),
  ];
}

function workerEnvironment(isSource: boolean): Record<string, string> {
  const { env } = process;
  const forNode = [...NODE_VARIABLES, ...(isSource ? [COMPILE_CACHE] : [])].flatMap(
    (name): [string, string][] => (env[name] === undefined ? [] : [[name, env[name]]]),
  );
  const takesProxiesLater = 'setGlobalProxyFromEnv' in http;
  return {
    ...serverEnvironment(env),
    // Such a Node knows only those that it starts with.
    ...(takesProxiesLater ? {} : proxiesIn(env)),
    ...Object.fromEntries(forNode),
  };
}
