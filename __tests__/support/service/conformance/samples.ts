import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '../../../../src/contract/routes/table.ts';
import type { LastingPlace } from '../../../../src/service/storage/storage-place.ts';
import { ingestRow, numberedRows } from '../reporters/ingest-rows.ts';
import { fullSdkRow } from '../reporters/sdk-rows.ts';
import type { RouteCall } from './route-call.ts';
import type { Make, RouteSample } from './route-sample.ts';
import { type Scene, UPLOAD_BYTES } from './scene.ts';
import { badCursor, inProject, slowRun, withBody } from './scene-requests.ts';
import { serverSamples } from './server-samples.ts';
import { suiteSamples } from './suite-samples.ts';

const ofRun: Make = ({ projectId, runId }) => ({ params: { projectId, runId } });
const ofIteration: Make = ({ projectId, runId, iterationId }) => ({
  params: { projectId, runId, iterationId },
});
const ofIngestedRun: Make = ({ projectId, ingested: { runId } }) => ({
  params: { projectId, runId },
});
const ofIngestedIteration: Make = ({ projectId, ingested: { runId, iterationId } }) => ({
  params: { projectId, runId, iterationId },
});
const run = async (scene: Scene) => ({
  ...{ suiteId: scene.suiteId, idempotencyKey: scene.fresh() },
  namedHostId: (await freshHost(scene)).id,
});
const repeatedRun: Make = async (scene) => {
  const call = { params: { projectId: scene.projectId }, body: await run(scene) };
  const { body } = await scene.client.send('runs.create', call);
  await scene.fixture.api.awaitRun(body.runId);
  return call;
};
const reported = ({ fresh }: Scene) => ({ suiteName: 'reports', externalRunId: fresh() });
const WRONG_START = [
  [{ externalRunId: 'e' }, 'suiteName'],
  [{ suiteName: 's', externalRunId: 'e', ci: 5 }, 'ci'],
] as const;
const WRONG_ROW = { caseTitle: 5, passed: true };

async function freshHost({
  client,
  projectId,
  fresh,
}: Scene): Promise<{ id: string; name: string }> {
  const body = { name: fresh(), template: 'claude' };
  return (await client.send('hosts.create', { params: { projectId }, body })).body;
}

const ofHost: Make = async (scene) => {
  const { id: hostId } = await freshHost(scene);
  return { params: { projectId: scene.projectId, hostId } };
};

async function startedRun(scene: Scene): Promise<{ runId: string; externalRunId: string }> {
  const start = reported(scene);
  const { body } = await scene.fixture.api.post('/projects/default/eval-ingest/runs/start', start);
  return { runId: body.runId, externalRunId: start.externalRunId };
}

async function endedRun(scene: Scene): Promise<{ runId: string; externalRunId: string }> {
  const started = await startedRun(scene);
  await scene.fixture.api.post('/projects/default/eval-ingest/runs/finalize', started);
  return started;
}

/** A run of the suite that the scene has an ingested run of. */
const laterReport: Make = async ({ fixture, projectId, fresh }) => {
  const report = { suiteName: 'ingested', externalRunId: fresh(), results: [fullSdkRow(1)] };
  const { body } = await fixture.api.post('/projects/default/eval-ingest/report', report);
  return { params: { projectId, runId: body.runId } };
};

async function uploadTo({ fixture: { api } }: Scene): Promise<string> {
  const { body } = await api.post('/projects/default/eval-ingest/artifacts/upload-url', {});
  return new URL(body.uploadUrl).pathname.split('/').at(-1) ?? '';
}

/** Half of an upload: its address is in use until the service is closed. */
async function uploadUnderWay(scene: Scene): Promise<RouteCall> {
  const { database, service } = scene.fixture;
  const params = { ticket: await uploadTo(scene) };
  const before = await partialFiles(database);
  const half = request(`${service.baseUrl}/uploads/${params.ticket}`, {
    method: 'POST',
    headers: { 'Content-Length': UPLOAD_BYTES },
  });
  // Cut off when the service is closed.
  half.on('error', () => undefined);
  half.write('half');
  // Nobody else asks for the address before: of two at once, either is refused.
  while ((await partialFiles(database)) === before) await delay(20);
  return { params, body: 'second' };
}

/** How many files are being received. */
async function partialFiles(place: LastingPlace): Promise<number> {
  const folder = 'databasePath' in place ? `${place.databasePath}-blobs` : place.uploadsFolder;
  if (!existsSync(folder)) return 0;
  return (await readdir(folder)).filter((name) => name.endsWith('.partial')).length;
}

/** A route that is not in here fails the suite by its name. */
export const SAMPLES: Record<Operation, RouteSample> = {
  'account.get': { good: () => ({}), needs: 'users' },
  'projects.list': {
    good: () => ({}),
    alsoGood: [() => ({ query: { organizationId: 'another' } })],
    refused: { VALIDATION_ERROR: badCursor(() => ({})) },
    needs: 'projects',
  },
  'organizations.list': {
    good: () => ({}),
    refused: { VALIDATION_ERROR: badCursor(() => ({})) },
    needs: 'organizations',
  },
  'hosts.list': {
    good: async (scene) => {
      await freshHost(scene);
      return inProject(scene);
    },
    refused: { VALIDATION_ERROR: badCursor(inProject) },
    needs: 'hosts',
  },
  'hosts.create': {
    good: withBody(({ fresh }) => ({ name: fresh(), template: 'claude', theme: 'light' })),
    alsoGood: [
      withBody(({ fresh, serverId }) => ({
        name: fresh(),
        config: { modelId: 'a/b', serverIds: [serverId], chatUiOverride: { wide: true } },
      })),
    ],
    wrong: [
      [{ template: 'claude' }, 'name'],
      [{ name: 'h', template: 'unheard-of' }, 'template'],
      [{ name: 'h' }, 'template'],
      [{ name: 'h', template: 'claude', config: { modelId: 'a/b' } }, 'template'],
      [{ name: 'h', config: {} }, 'config.modelId'],
      [{ name: 'h', config: { modelId: 'a/b' }, them: 'light' }, 'them'],
    ],
    refused: {
      CONFLICT: async (scene) => {
        const { name } = await freshHost(scene);
        const { projectId } = scene;
        return { params: { projectId }, body: { name, template: 'claude' } };
      },
    },
    needs: 'hosts',
  },
  'hosts.get': { good: ofHost, needs: 'hosts' },
  'hosts.update': {
    good: async (scene) => ({
      ...(await ofHost(scene)),
      body: { name: scene.fresh(), config: { modelId: 'c/d' } },
    }),
    wrong: [
      [{}, 'name'],
      [{ name: ' ' }, 'name'],
      [{ config: { modelId: 5 } }, 'config.modelId'],
      [{ name: 'h', template: 'claude' }, 'template'],
    ],
    refused: {
      CONFLICT: async (scene) => {
        const { name } = await freshHost(scene);
        return { ...(await ofHost(scene)), body: { name } };
      },
    },
    needs: 'hosts',
  },
  'hosts.delete': {
    good: ofHost,
    wrong: [[{ force: true }, 'force']],
    needs: 'hosts',
  },
  'servers.list': {
    good: inProject,
    refused: { VALIDATION_ERROR: badCursor(inProject) },
    needs: 'servers',
  },
  ...serverSamples,
  'chatSessions.list': {
    good: () => ({}),
    alsoGood: [
      ({ projectId }) => ({ query: { projectId, status: 'archived', before: '1900000000000' } }),
    ],
    refused: {
      VALIDATION_ERROR: badCursor(() => ({})),
      NOT_FOUND: () => ({ query: { projectId: 'none' } }),
    },
    needs: 'chatSessions',
  },
  'chatboxes.list': {
    good: inProject,
    refused: { VALIDATION_ERROR: badCursor(inProject) },
    needs: 'chatboxes',
  },
  'chatboxes.get': {
    good: async ({ client, projectId }) => {
      const { body } = await client.send('chatboxes.list', { params: { projectId } });
      return { params: { projectId, chatboxId: body.items[0].id } };
    },
    needs: 'chatboxes',
  },
  ...suiteSamples,
  'runs.create': {
    good: withBody(run),
    alsoGood: [repeatedRun],
    wrong: [
      [{ suiteId: 5 }, 'suiteId'],
      [{ suiteName: 's', tests: [{ title: 't', steps: [] }] }, 'tests[0].steps'],
      [{ suiteId: 's', environmentId: 'e' }, 'environmentId'],
    ],
    refused: {
      CONFLICT: async (scene) => {
        const body = await run(scene);
        const { projectId } = scene;
        await scene.client.send('runs.create', { params: { projectId }, body });
        return { params: { projectId }, body: { ...body, iterationOverride: 2 } };
      },
    },
    needs: 'runs',
  },
  'runs.get': {
    good: ofRun,
    alsoGood: [ofIngestedRun, slowRun],
    needs: 'runs',
  },
  'runs.cancel': {
    good: slowRun,
    refused: { CONFLICT: ofRun },
    needs: 'runs',
  },
  'runs.compare': {
    good: async (scene) => ({
      ...(await laterReport(scene)),
      query: { baseRunId: scene.ingested.runId, previewChars: '10' },
    }),
    alsoGood: [laterReport],
    refused: {
      VALIDATION_ERROR: async (scene) => ({
        ...(await laterReport(scene)),
        query: { baseRunId: scene.runId },
      }),
      CONFLICT: slowRun,
    },
    needs: 'iterations',
  },
  'runs.iterations.list': {
    good: ofRun,
    alsoGood: [ofIngestedRun, slowRun],
    refused: { VALIDATION_ERROR: badCursor(ofRun) },
    needs: 'iterations',
  },
  'runs.iterations.trace': {
    good: ofIteration,
    alsoGood: [ofIngestedIteration],
    needs: 'traces',
  },
  'runs.iterations.steps': {
    good: ofIteration,
    alsoGood: [ofIngestedIteration],
    refused: { VALIDATION_ERROR: badCursor(ofIteration) },
    needs: 'traces',
  },
  'ingest.report': {
    good: withBody((scene) => ({ ...reported(scene), results: numberedRows(2) })),
    wrong: [...WRONG_START, [{ suiteName: 's', results: [WRONG_ROW] }, 'results[0].caseTitle']],
    refused: {
      CONFLICT: withBody(() => ({
        ...{ suiteName: 'another', externalRunId: 'scene', results: numberedRows(1) },
      })),
    },
    needs: 'runs',
    toldApart: ['reused'],
  },
  'ingest.start': {
    good: withBody(reported),
    alsoGood: [withBody(() => ({ suiteName: 'ingested', externalRunId: 'scene' }))],
    wrong: WRONG_START,
    refused: { CONFLICT: withBody(() => ({ suiteName: 'another', externalRunId: 'scene' })) },
    needs: 'runs',
    toldApart: ['reused'],
  },
  'ingest.append': {
    good: withBody(async (scene) => {
      const { runId } = await startedRun(scene);
      return { runId, results: numberedRows(2) };
    }),
    wrong: [
      [{ results: [] }, 'runId'],
      [{ runId: 'r', results: [WRONG_ROW] }, 'results[0].caseTitle'],
    ],
    refused: {
      CONFLICT: withBody(async (scene) => {
        const { runId } = await endedRun(scene);
        return { runId, results: [ingestRow('late', true)] };
      }),
    },
    needs: 'iterations',
    toldApart: ['inserted', 'skipped'],
  },
  'ingest.finalize': {
    good: withBody(startedRun),
    wrong: [
      [{ externalRunId: 'e' }, 'runId'],
      [{ runId: 'r' }, 'externalRunId'],
    ],
    needs: 'runs',
  },
  'artifacts.uploadAddress': {
    good: withBody(() => ({})),
    refused: { VALIDATION_ERROR: withBody(() => '[]') },
    needs: 'projects',
    toldApart: ['uploadUrl'],
  },
  'artifacts.upload': {
    good: async (scene) => ({ params: { ticket: await uploadTo(scene) }, body: '<testsuite/>' }),
    refused: {
      CONFLICT: uploadUnderWay,
      VALIDATION_ERROR: async (scene) => ({
        ...{ params: { ticket: await uploadTo(scene) }, body: 'x'.repeat(UPLOAD_BYTES + 1) },
      }),
    },
    needs: 'artifacts',
  },
  'ingest.capabilities': { good: () => ({}), needs: null },
  'service.openapi': { good: () => ({}), needs: null },
};
