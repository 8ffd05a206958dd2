import { testCaseSchema } from '../../../../src/contract/cases/test-case.ts';
import type { Operation } from '../../../../src/contract/routes/table.ts';
import { openStore } from '../../../../src/service/storage/open-store.ts';
import type { Transaction } from '../../../../src/service/storage/store.ts';
import { echoCase } from '../cases.ts';
import type { RouteCall } from './route-call.ts';
import type { Scene } from './scene.ts';

/** More items than any page may have, and how they are asked for. */
type Fill = (tx: Transaction, scene: Scene, organizationId: string) => Promise<RouteCall>;

const COUNT = 210;
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);

/** One by one, since a transaction is one connection. */
async function each<Result>(make: (number: number) => Promise<Result>): Promise<Result[]> {
  const made: Result[] = [];
  for (const number of numbers) made.push(await make(number));
  return made;
}

function addSuite(tx: Transaction, projectId: string, name: string): Promise<string> {
  return tx.suites.add({
    ...{ projectId, name, description: null, model: null, provider: null },
    ...{ minimumPassRatePercent: null, serverIds: [] },
  });
}

const ENDED = { status: 'failed', result: null } as const;

async function addRun(
  tx: Transaction,
  scope: { projectId: string; organizationId: string; suiteId: string },
  name: string,
): Promise<string> {
  const runId = await tx.runs.add({
    ...{ ...scope, minimumPassRatePercent: 100, plannedIterations: 0, notes: null },
    by: { externalRunId: name, origin: {} },
  });
  await tx.runs.end(runId, ENDED);
  return runId;
}

const FILLS: Partial<Record<Operation, Fill>> = {
  async 'projects.list'(tx, _, organizationId) {
    await each((number) => tx.projects.ensure(organizationId, `project ${number}`));
    return {};
  },
  async 'servers.list'(tx, { projectId }) {
    const server = { enabled: false, transportType: 'stdio', url: null };
    await each((number) => tx.servers.upsert(projectId, { ...server, name: `server ${number}` }));
    return { params: { projectId } };
  },
  async 'hosts.list'(tx, { projectId }) {
    const config = { modelId: 'a/b' };
    await each((number) => tx.hosts.add({ projectId, config, name: `host ${number}` }));
    return { params: { projectId } };
  },
  async 'chatSessions.list'(tx, { projectId }) {
    await tx.chatSessions.configure(
      projectId,
      numbers.map((number) => ({
        ...{ title: `session ${number}`, ownerId: null, status: 'active', visibility: 'project' },
        ...{ isPinned: false, isUnread: false, createdAt: 1 },
        // Several at each time.
        lastActivityAt: Math.floor(number / 4),
      })),
    );
    return { query: { projectId } };
  },
  async 'chatboxes.list'(tx, { projectId }) {
    const settings = { mode: 'project_members', servers: [] } as const;
    await tx.chatboxes.configure(
      projectId,
      numbers.map((number) => ({ name: `chatbox ${number}`, settings })),
    );
    return { params: { projectId } };
  },
  async 'suites.list'(tx, { projectId }) {
    await each((number) => addSuite(tx, projectId, `suite ${number}`));
    return { params: { projectId } };
  },
  async 'suites.cases.list'(tx, { projectId }) {
    const suiteId = await addSuite(tx, projectId, 'of cases');
    await tx.testCases.upsert(
      suiteId,
      numbers.map((number) => testCaseSchema.parse(echoCase(`case ${number}`))),
    );
    return { params: { projectId, suiteId } };
  },
  async 'suites.runs.list'(tx, { projectId }, organizationId) {
    const suiteId = await addSuite(tx, projectId, 'of runs');
    const scope = { projectId, organizationId, suiteId };
    await each((number) => addRun(tx, scope, `run ${number}`));
    return { params: { projectId, suiteId } };
  },
  async 'runs.iterations.list'(tx, { projectId, suiteId }, organizationId) {
    const runId = await addRun(tx, { projectId, organizationId, suiteId }, 'of iterations');
    const [testCase] = await tx.testCases.ofSuite(suiteId);
    await tx.iterations.addAll(
      numbers.map((iterationNumber) => ({
        ...{ runId, iterationNumber, title: 'c', model: null, provider: null },
        testCaseId: testCase?.id ?? '',
      })),
    );
    return { params: { projectId, runId } };
  },
};

/** Fills the list of an operation beyond its largest page, beside the service. */
export async function fillList(operation: Operation, scene: Scene): Promise<RouteCall> {
  const fill = FILLS[operation];
  if (fill === undefined) throw new Error(`Nothing fills the list of ${operation}.`);
  const [project] = (await scene.client.send('projects.list', {})).body.items;
  const store = await openStore(scene.fixture.database);
  try {
    return await store.transaction((tx) => fill(tx, scene, project.organizationId));
  } finally {
    await store.close();
  }
}
