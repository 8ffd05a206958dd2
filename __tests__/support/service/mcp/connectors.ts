import { tmpdir } from 'node:os';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import { createDirectConnector } from '../../../../src/service/mcp/client/direct-connector.ts';
import type {
  ConnectOptions,
  McpConnection,
  McpLimits,
  OpenConnector,
} from '../../../../src/service/mcp/connector.ts';
import {
  createIterationHost,
  type IterationHost,
} from '../../../../src/service/mcp/iteration/iteration-host.ts';
import { createSandbox } from '../../../../src/service/mcp/sandbox/create-sandbox.ts';
import type { Sandbox } from '../../../../src/service/mcp/sandbox/launch.ts';
import { unconfinedPlan } from '../../../../src/service/mcp/sandbox/sandbox-plan.ts';

/** On a loaded machine a server takes long to come up; where the limit is what is tried, a test has its own. */
export const CONNECT_PATIENCE_MS = 60_000;

const LIMITS: McpLimits = {
  connectTimeoutMs: CONNECT_PATIENCE_MS,
  fetchTimeoutMs: 90_000,
  callTimeoutMs: 10_000,
};

export const unlimited = new AbortController().signal;

/** No sandbox: servers run as what they are, each with what it starts in a process group. */
export const UNCONFINED: Sandbox = createSandbox(unconfinedPlan());

/** Folders and commands without a sandbox. */
export const unconfinedHost = (commandLimitMs?: number): IterationHost =>
  createIterationHost({
    ...{ sandbox: UNCONFINED, plan: unconfinedPlan(), temporaryFolder: tmpdir() },
    ...(commandLimitMs === undefined ? {} : { commandLimitMs }),
  });

/** Makes connectors without a sandbox. */
export const openUnconfined: OpenConnector = ({ redactor }) =>
  createDirectConnector({ sandbox: UNCONFINED, redactor });

/** Connects without secrets to hide. Whoever calls it closes the connection. */
export function connectIn(
  sandbox: Sandbox,
  server: RunServer,
  limits: Partial<McpLimits> = {},
  options: Omit<ConnectOptions, 'limits'> = {},
): Promise<McpConnection> {
  const connector = createDirectConnector({ sandbox, redactor: createRedactor([]) });
  return connector.connect(server, { limits: { ...LIMITS, ...limits }, ...options }, unlimited);
}
