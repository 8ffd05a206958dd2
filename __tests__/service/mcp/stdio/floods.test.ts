import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import { byEffort, timeLimitMs } from '../../../support/effort.ts';
import {
  closeConnectionsAfterEach,
  connect,
  failure,
} from '../../../support/service/mcp/connections.ts';
import { unlimited } from '../../../support/service/mcp/connectors.ts';

closeConnectionsAfterEach();

const FIXTURE = fileURLToPath(
  new URL('../../../support/service/mcp/fixtures/flood-server.ts', import.meta.url),
);

const MIB = 1024 * 1024;
/** What a flood may cost, and what is collected late: the more, the longer it takes. */
const GROWTH_LIMIT = byEffort({ ci: 200, soak: 400 }) * MIB;

const floodServer = (flood: string, bytes?: number): RunServer => ({
  id: 'sv_f',
  name: 'flood',
  connection: {
    transport: 'stdio',
    command: process.execPath,
    args: [FIXTURE, flood, ...(bytes === undefined ? [] : [String(bytes)])],
    env: {},
    cwd: null,
  },
});

/** By how much this process is larger at the most while something goes on. */
async function growthDuring(work: Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  await work.finally(() => clearInterval(watch));
  return most - before;
}

describe('a server that floods', () => {
  it.each([
    ['notifications', 32],
    ['lines that are no messages', 32],
    // What a parser has to say of each takes long, but no memory.
    ['lines that nearly are', 2],
    ['empty lines', 32],
    ['answers to nothing', 32],
  ])(
    'with %s, and then answers, costs no memory',
    async (flood, mib) => {
      const bytes = byEffort({ ci: 1, soak: 32 }) * mib * MIB;
      const connection = await connect(floodServer(flood, bytes), { callTimeoutMs: 600_000 });
      const call = connection.callTool('t', {}, unlimited);
      expect(await growthDuring(call)).toBeLessThan(GROWTH_LIMIT);
      expect(await call).toEqual({ content: [] });
    },
    timeLimitMs(600_000),
  );

  it.each(['requests', 'requests with long ids'])(
    'with %s and reads no answers is not read on, and told so',
    async (flood) => {
      const callTimeoutMs = byEffort({ ci: 3_000, soak: 60_000 });
      const connection = await connect(floodServer(flood), { callTimeoutMs });
      const call = failure(connection.callTool('t', {}, unlimited));
      expect(await growthDuring(call)).toBeLessThan(GROWTH_LIMIT);
      expect(await call).toMatchObject({
        kind: 'timeout',
        message: expect.stringContaining(
          '(call tool "t"); it sends requests and does not read the answers to them',
        ),
      });
    },
    timeLimitMs(120_000),
  );
});
