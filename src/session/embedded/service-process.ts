import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerSandbox } from '../../contract/embedded/server-sandbox.ts';
import type { ServiceStart } from '../../contract/embedded/service-start.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { settlesWithin } from '../../resilience/time-limit.ts';
import type { BaseCheckout } from '../workspace/base-checkout.ts';
import { proxyVariables, visibleEnvironment } from './proxy.ts';

/** Requests the service grants: it is ours alone, so that waiting would serve nobody. */
export const EMBEDDED_RATE = { burst: 200, perSecond: 1_000 } as const;

/** The runner grants a cancelled step 7.5 s from SIGINT to SIGTERM; both waits must fit in. */
const STOP_GRACE_MS = 1_500;
const TERM_GRACE_MS = 1_500;

/** What the service is started with. */
export interface ServiceProcessOptions {
  /** Path of the service's program. */
  entry?: string;
  /** Absolute path of the file that names the MCP servers. */
  mcpConfigPath: string;
  /** What it holds: the file is read once, so that nobody swaps it between two looks. */
  mcpConfigText: string;
  /** A second checkout, whose servers have a project of their own. */
  base?: BaseCheckout | undefined;
  /** Provider to address. */
  modelBaseUrls: Readonly<Record<string, string>>;
  /**
   * What its configuration may name, and its way to the network. The service starts with what of
   * it servers may see; the rest it is told.
   */
  environment: Readonly<Record<string, string>>;
  workingFolder: string;
  /** What local MCP servers are started in, and what they then find empty. */
  serverSandbox?: ServerSandbox;
  /** Whether the suite brings commands; false where it is left out. */
  takesCommands?: boolean;
  /** Whether servers remember one operation at the next; false where it is left out. */
  keepsConnections?: boolean;
  sandboxHidden?: readonly string[];
  /** Where it keeps traces while it runs. */
  temporaryFolder: string;
  logger: Logger;
}

/** Path of the service's program beside the bundle this code is in. */
function bundledEntry(): string {
  return join(dirname(fileURLToPath(import.meta.url)), 'service', 'index.js');
}

/** Starts the service's program, and tells it what it is started with. */
export function startProcess(options: ServiceProcessOptions): ChildProcess {
  const { logger, temporaryFolder, mcpConfigPath: mcpConfig, modelBaseUrls } = options;
  const { serverSandbox = 'off', takesCommands = false, sandboxHidden = [] } = options;
  const { keepsConnections = false } = options;
  const { mcpConfigText, base } = options;
  const environment = withoutUnset({
    ...options.environment,
    ...proxyVariables(options.environment, logger),
  });
  const entry = options.entry ?? bundledEntry();
  const child = spawn(process.execPath, [entry, 'embedded'], {
    cwd: options.workingFolder,
    env: visibleEnvironment(environment, logger),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
  });
  const { burst, perSecond } = EMBEDDED_RATE;
  const requestsPerMinute = perSecond * 60;
  const start: ServiceStart = {
    type: 'start',
    options: {
      temporaryFolder,
      mcpConfig,
      mcpConfigText,
      ...(base && {
        base: {
          folder: base.folder,
          mcpConfig: base.mcpConfig,
          mcpConfigText: base.mcpConfigText,
        },
      }),
      requestsPerMinute,
      burst,
      modelBaseUrls,
      serverSandbox,
      takesCommands,
      keepsConnections,
      sandboxHidden: [...sandboxHidden],
    },
    environment,
  };
  // Where it does not arrive, the process is gone or never was, which is told as such.
  child.send(start, () => {});
  return child;
}

function withoutUnset(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const entries = Object.entries(environment);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** How the process ended. */
export interface ProcessEnd {
  /** Null where a signal ended it, or it never was. */
  exitCode: number | null;
  /** Such as `exited with code 1`. */
  description: string;
}

/** Resolves once the process is gone, or could not be started; never rejects. */
export function endOf(child: ChildProcess): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    // Not once: a later one, such as a signal that cannot be sent, would end this process.
    child.on('error', ({ message }) =>
      resolve({ exitCode: null, description: `could not be started (${message})` }),
    );
    child.once('exit', (exitCode, signal) =>
      resolve({
        exitCode,
        description: signal === null ? `exited with code ${exitCode}` : `was ended by ${signal}`,
      }),
    );
  });
}

/** Asks the process to end, first kindly, then firmly. */
export async function endProcess(
  child: ChildProcess,
  ended: Promise<ProcessEnd>,
  clock: Clock,
): Promise<void> {
  if (child.connected) child.disconnect();
  if (await settlesWithin(STOP_GRACE_MS, ended, clock)) return;
  child.kill('SIGTERM');
  if (await settlesWithin(TERM_GRACE_MS, ended, clock)) return;
  child.kill('SIGKILL');
  await ended;
}
