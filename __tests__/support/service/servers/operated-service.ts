import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { EvalsClient } from '../../../../src/client/client.ts';
import type { ServerPlace } from '../../../../src/client/endpoints/servers.ts';
import { unconfinedPlan } from '../../../../src/service/mcp/sandbox/sandbox-plan.ts';
import { createLaneWorkers } from '../../../../src/service/mcp/worker/lane-workers.ts';
import { readWorkerProgram } from '../../../../src/service/mcp/worker/worker-program.ts';
import { clientOf } from '../action-client.ts';
import type { Answer } from '../api-caller.ts';
import { type FixtureOptions, type ServiceFixture, startFixture } from '../service-fixture.ts';

const FIXTURE_SERVER = fileURLToPath(
  new URL('../engine/fixtures/fixture-server.ts', import.meta.url),
);

/** The entry of a configuration for our own stdio server, with flags. */
export const fixtureProcess = (...flags: string[]) => ({
  command: process.execPath,
  args: [FIXTURE_SERVER, ...flags],
});

/** A service whose connections live in workers, as they do outside of tests, and clients of it. */
export interface OperatedService {
  fixture: ServiceFixture;
  client: EvalsClient;
  place(server: string): ServerPlace;
  /** An operation by its path, such as `tools/call`, over raw HTTP. */
  post(server: string, operation: string, body?: unknown): Promise<Answer>;
  /** In the environment of all its servers. */
  mark: string;
  close(): Promise<void>;
}

export async function startOperated(
  mcpServers: Readonly<Record<string, unknown>>,
  operations: FixtureOptions['operations'] = {},
): Promise<OperatedService> {
  const mark = `${randomUUID()}-`;
  const workers = createLaneWorkers({
    ...{ program: readWorkerProgram(), sandbox: unconfinedPlan(), mark, environment: {} },
  });
  const { openConnector } = workers;
  const fixture = await startFixture({ config: { mcpServers }, operations, openConnector });
  const { api } = fixture;
  const place = (server: string) => ({
    projectId: api.projectId,
    serverId: api.serverId(server),
  });
  return {
    fixture,
    place,
    mark,
    client: clientOf(api),
    post: (server, operation, body = {}) =>
      api.post(`~/servers/${api.serverId(server)}/${operation}`, body),
    async close() {
      await fixture.close();
      await workers.close();
    },
  };
}
