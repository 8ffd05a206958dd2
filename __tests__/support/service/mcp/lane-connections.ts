import { randomUUID } from 'node:crypto';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import type { McpConnector, McpLimits } from '../../../../src/service/mcp/connector.ts';
import { unconfinedPlan } from '../../../../src/service/mcp/sandbox/sandbox-plan.ts';
import {
  createLaneWorkers,
  type LaneWorkers,
  type LaneWorkersOptions,
} from '../../../../src/service/mcp/worker/lane-workers.ts';
import { readWorkerProgram } from '../../../../src/service/mcp/worker/worker-program.ts';
import { fixtureServer } from '../engine/servers.ts';
import { unlimited } from './connectors.ts';

export const limits: McpLimits = {
  connectTimeoutMs: 20_000,
  fetchTimeoutMs: 90_000,
  callTimeoutMs: 10_000,
};
export const SECRET = `secret-${randomUUID()}`;
export const secrets = { redactor: createRedactor([SECRET]), values: [SECRET] };

const opened: LaneWorkers[] = [];

/** Ends all workers that a test has opened. */
export async function closeWorkers(): Promise<void> {
  await Promise.all(opened.splice(0).map((workers) => workers.close()));
}

export function openWorkers(options: Partial<LaneWorkersOptions> = {}): LaneWorkers {
  const workers = createLaneWorkers({
    program: readWorkerProgram(),
    sandbox: unconfinedPlan(),
    mark: `${randomUUID()}-`,
    environment: {},
    ...options,
  });
  opened.push(workers);
  return workers;
}

/** Connections that live in a worker, which keeps `SECRET` secret. */
export const openLane = (options: Partial<LaneWorkersOptions> = {}): McpConnector =>
  openWorkers(options).openConnector(secrets);

export const connect = (connector: McpConnector, server = fixtureServer()) =>
  connector.connect(server, { limits }, unlimited);
