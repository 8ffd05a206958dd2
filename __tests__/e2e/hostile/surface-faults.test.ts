import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import { z } from 'zod';
import { byEffort, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { failingCase, feeCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { type Fault, FaultServer } from '../../support/fault-server.ts';
import { ActionOnGitHub, pullRequestEvent } from '../../support/github/action-on-github.ts';
import { BOT, type OpenedPullRequest, OWNER, REPO } from '../../support/github/emulated-github.ts';
import { FAULTS, type FaultRow, faultRows, nameOf } from '../../support/hostile/faults.ts';
import { everythingShown } from '../../support/runner/eval-workspace.ts';

/**
 * Every request by which a verdict is shown × everything that may happen to it, once and for ever.
 * Whatever it is, it changes nothing of verdict, outputs and exit code, and shows no token.
 */

type Place = 'api' | 'artifacts' | 'blobs';
interface Phase {
  name: string;
  place: Place;
  method?: string;
  path: RegExp;
  /** It comes with the second job on a commit. */
  again?: boolean;
}

const PHASES: readonly Phase[] = [
  { name: 'comment list', place: 'api', method: 'GET', path: /\/issues\/\d+\/comments/ },
  { name: 'comment create', place: 'api', method: 'POST', path: /\/issues\/\d+\/comments/ },
  { name: 'comment update', place: 'api', path: /\/issues\/comments\/\d+/, again: true },
  { name: 'check list', place: 'api', method: 'GET', path: /\/check-runs/ },
  { name: 'check create', place: 'api', method: 'POST', path: /\/check-runs/ },
  { name: 'check update', place: 'api', method: 'PATCH', path: /\/check-runs/, again: true },
  { name: 'artifact create', place: 'artifacts', path: /CreateArtifact/ },
  { name: 'artifact upload', place: 'blobs', path: /./ },
  { name: 'artifact finalize', place: 'artifacts', path: /FinalizeArtifact/ },
];

const rows = faultRows(PHASES);
type Row = FaultRow<Phase>;
/** What GitHub does not answer is waited for too long to be tried with every change. */
const SLOW = ['hang', 'drip', '429 for ten minutes'];
const QUICK = FAULTS.filter(({ name }) => !SLOW.includes(name));
/** Each phase with a fault of its own, and none that takes long. */
const sampled = rows.filter(
  ({ phase, fault, times }) =>
    times === 1 && fault === QUICK[(2 * PHASES.indexOf(phase)) % QUICK.length],
);

let action: ActionOnGitHub;
beforeAll(async () => {
  action = await ActionOnGitHub.start();
});
afterAll(() => action.close());

let jobs = 0;

/** Runs the job, and throws where what happened to its request shows elsewhere than it may. */
async function tryRow({ phase, fault, times, passes }: Row): Promise<void> {
  jobs += 1;
  const runId = 1_000 * jobs;
  const pullRequest = await action.rig.github.openPullRequest(`faults-${jobs}`);
  const { servers, env, close } = await proxies();
  const job = {
    inputs: { 'suite-file': 'suite.yaml', 'check-name': 'Evals', 'artifact-name': `f${jobs}` },
    event: pullRequestEvent(pullRequest),
    files: { 'suite.yaml': suiteFile({ tests: [passes ? feeCase() : failingCase()] }) },
    ...{ runId, stepLimitMs: 280_000, env },
  };
  try {
    if (phase.again)
      await action.job({ ...job, inputs: { ...job.inputs, 'artifact-name': 'never' } });
    const { place, path, method } = phase;
    servers[place].add({ ...(method ? { method } : {}), path, times, fault: fault.fault });
    throughProxy(servers);
    const result = await action.job(job);
    const verdict = passes ? 'passed' : 'failed';
    expect(result.outputs).toMatchObject({ verdict, total: '1' });
    expect(result.exitCode).toBe(passes ? 0 : 1);
    expect(result.summary).toContain(passes ? 'Passed' : 'unknown book');
    expect(await everythingShown(result)).not.toContain(action.rig.github.tokens.write);
    expect(servers[place].requests.map((request) => request.fault)).toContain(fault.fault.kind);
    expect((await ownComments(pullRequest)).length).toBeLessThanOrEqual(1);
  } finally {
    await close();
  }
}

/** In front of all that GitHub is, for one job alone. */
async function proxies() {
  const { rig, store } = action;
  const servers: Record<Place, FaultServer> = {
    api: await FaultServer.start(rig.gateway.url),
    artifacts: await FaultServer.start(store.service.baseUrl),
    blobs: await FaultServer.start(store.blobs.baseUrl),
  };
  return {
    servers,
    env: {
      GITHUB_API_URL: servers.api.baseUrl,
      ACTIONS_RESULTS_URL: `${servers.artifacts.baseUrl}/`,
    },
    close: () => Promise.all(Object.values(servers).map((server) => server.stop())),
  };
}

/** The artifact service gives addresses of its store, past the proxy. */
function throughProxy({ artifacts, blobs }: Record<Place, FaultServer>): void {
  const [ours, theirs] = [blobs.baseUrl, action.store.blobs.baseUrl];
  const change: Extract<Fault, { kind: 'rewrite' }>['change'] = (body) => ({
    ...body,
    signed_upload_url: String(body['signed_upload_url']).replace(theirs, ours),
  });
  artifacts.add({ path: /CreateArtifact/, fault: { kind: 'rewrite', change } });
}

async function ownComments({ number }: OpenedPullRequest) {
  const { call, tokens } = action.rig.github;
  const path = `/repos/${OWNER}/${REPO}/issues/${number}/comments`;
  const comment = z.object({ user: z.object({ login: z.string() }) });
  const comments = z.array(comment).parse(await call(tokens.write, 'GET', path));
  return comments.filter(({ user }) => user.login === BOT);
}

it(
  'nothing that shows a verdict can change it',
  async () => {
    const tried = byEffort({ ci: sampled, soak: rows });
    const limit = pLimit(byEffort({ ci: 3, soak: 8 }));
    const broken: string[] = [];
    await limit.map(tried, async (row) => {
      try {
        await tryRow(row);
      } catch (error) {
        broken.push(`${nameOf(row)}: ${String(error)}`);
      }
    });
    expect(broken).toEqual([]);
    tellFigures(
      `${tried.length} of ${rows.length} (${PHASES.length} phases × ${FAULTS.length} faults × 2)`,
    );
  },
  timeLimitMs(180_000),
);
