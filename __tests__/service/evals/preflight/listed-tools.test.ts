import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../../support/service/service-fixture.ts';
import { offeringFiles, textTool } from '../../../support/surface/offering-workspace.ts';

const COUNTED = resolve(import.meta.dirname, '../../../support/service/fixtures/counted-server.ts');

const SECRET = 'kept-from-everybody-8512';
const ASK = {
  properties: { city: { type: 'string', description: `Near ${SECRET}.` } },
  required: ['city'],
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fixture: ServiceFixture;
let notes: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  notes = join(folder.path, 'notes');
  const counted = (...flags: string[]) => ({
    command: process.execPath,
    args: [COUNTED, notes, ...flags],
  });
  const much = { ...textTool('echo', []), description: 'x'.repeat(2_500_000) };
  const files = offeringFiles({ much: { tools: [much] } });
  await writeFile(join(folder.path, 'server.mjs'), String(files['server.mjs']));
  await writeFile(join(folder.path, 'much.json'), JSON.stringify(files['much.json']));
  const large = {
    command: process.execPath,
    args: ['server.mjs', 'much.json'].map((name) => join(folder.path, name)),
  };
  fixture = await startFixture({
    folder: folder.path,
    config: {
      mcpServers: {
        well: { ...counted(JSON.stringify({ ask: ASK })), env: { API_TOKEN: SECRET } },
        other: counted(),
        shy: counted('unlistable'),
        ...{ large, larger: large },
      },
    },
    models: { providers: { dead: { baseUrl: 'http://127.0.0.1:9/v1' } } },
    maxConcurrentRuns: 1_000,
  });
});
afterAll(async () => {
  await fixture.close();
  await folder.remove();
});
beforeEach(() => writeFile(notes, ''));

/** Creates a run whose case calls each of the servers. */
async function create(servers: readonly string[], more: object = {}) {
  const { status, body } = await fixture.api.post('~/eval-runs', {
    ...{ suiteName: servers.join(), listTools: true },
    serverIds: [...servers, 'other'].map((name) => fixture.api.serverId(name)),
    tests: [
      {
        ...{ title: 'echoes', model: 'dead/x' },
        steps: servers.map((serverName, at) => ({
          ...{ id: `s${at}`, kind: 'toolCall', serverName, toolName: 'echo', arguments: {} },
        })),
      },
    ],
    ...more,
  });
  expect(status).toBe(202);
  await fixture.api.awaitRun(body.runId);
  return body;
}

describe('tools that a new run is answered with', () => {
  it('are those of the servers it uses, whole but for secrets, of the look that there is anyway', async () => {
    const { listedTools } = await create(['well']);
    expect(listedTools).toEqual([
      {
        serverId: fixture.api.serverId('well'),
        tools: [
          { name: 'echo', inputSchema: { type: 'object' } },
          { name: 'search_books', inputSchema: { type: 'object' } },
          {
            name: 'ask',
            inputSchema: {
              type: 'object',
              required: ['city'],
              properties: { city: { type: 'string', description: 'Near ***.' } },
            },
          },
        ],
      },
    ]);
    const noted = await readFile(notes, 'utf8');
    expect(noted.split('\n').filter((line) => line === 'start')).toHaveLength(1);
  });

  it('are not told where nobody asks, of a server that lists none, nor without end', async () => {
    expect((await create(['well'], { listTools: undefined })).listedTools).toBeUndefined();
    expect((await create(['shy'])).listedTools).toEqual([]);
    const { listedTools } = await create(['large', 'larger']);
    expect(listedTools.map(({ serverId }: { serverId: string }) => serverId)).toEqual([
      fixture.api.serverId('large'),
    ]);
  });

  it('are not kept for a repeat of the request', async () => {
    const key = { idempotencyKey: 'the-same' };
    const { runId, listedTools } = await create(['well'], key);
    expect(listedTools).toHaveLength(1);
    const again = await create(['well'], key);
    expect(again).toMatchObject({ runId, deduped: true });
    expect(again.listedTools).toBeUndefined();
  });
});
