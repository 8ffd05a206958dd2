import { expect, it } from '@jest/globals';
import { type Server, serverSchema } from '../../../src/contract/resources/catalogue.ts';
import { createRunAgain } from '../../../src/evals/confirm/run-again.ts';
import { EMBEDDED_PACE } from '../../../src/evals/watch/pace.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { closeRigsAfterEach, startRig } from '../../support/client/client-rig.ts';
import { launchScript, notFound, pathOf } from '../../support/evals/fake-api.ts';

closeRigsAfterEach();

const SUITE = '/projects/p_1/eval-suites/st_1';
const RUN = '/projects/p_1/eval-runs/r_1';
const CASES = ['fee', 'loan', 'shelf'].map((title, at) => ({
  id: `tc_${at}`,
  title,
  iterations: 3,
  steps: [{ kind: 'prompt', prompt: title }],
}));
const SUSPECT = { identity: identityOfTitle('loan'), title: 'loan' };

interface Hosted {
  /** What the service tells of the suite; null: it has no such route. */
  cases?: typeof CASES | null;
  /** Of the run of the suspect. */
  status?: string;
  iterations?: { status: string; result: string | null }[];
  /** Servers of the base that it has saved. */
  base?: readonly Server[];
}

/** Runs the suspect again on a hosted service, of a suite that is saved there. */
async function runAgain({ cases = CASES, status = 'completed', ...hosted }: Hosted = {}) {
  const { iterations, base } = hosted;
  const ended = iterations ?? [{ status: 'completed', result: 'passed' }];
  const launches = launchScript({ suites: [{ id: 'st_1', name: 'smoke' }] });
  const rig = await startRig((request) => {
    const path = pathOf(request);
    const { method } = request;
    if (path === `${SUITE}/cases`) return cases ? { json: { items: cases } } : notFound(path);
    if (path === RUN && method === 'GET') return { json: { id: 'r_1', suiteId: 'st_1', status } };
    if (path === `${RUN}/iterations`) {
      const told = { title: 'loan', testCaseId: 'tc_1', runId: 'r_1' };
      const items = ended.map((one, at) => ({
        ...told,
        id: `i${at}`,
        iterationNumber: at + 1,
        ...one,
      }));
      return { json: { items } };
    }
    return launches(request);
  });
  const { clock, logger } = rig;
  const told: unknown[] = [];
  const again = createRunAgain(
    rig.client,
    {
      target: { kind: 'saved', suite: 'smoke' },
      ...{ project: undefined, servers: [], allServersByDefault: false, modelApiKeys: {} },
      ...{ iterations: 7, notes: 'nightly', minPassRatePercent: undefined },
      marker: 'mcp-eval-gate octo/library run 7',
      repeat: { key: 'of the first run', rerun: 'reuse' },
    },
    {
      ...{
        pace: EMBEDDED_PACE,
        slowdown: () => 1,
        traces: { ofFailed: 25, ofPassed: 0 },
        clock,
        logger,
      },
      ...{ signal: new AbortController().signal, notice: null, redactor: createRedactor([]) },
      deadlineAtMs: clock.now() + 60_000,
      base: base === undefined ? null : { servers: base, known: base },
      onRun: (run) => told.push(run),
    },
  );
  const results = [await again([SUSPECT], 5), await again([SUSPECT], 5)];
  const created = rig.server.requests.filter(
    ({ method, url }) => method === 'POST' && url.endsWith('/eval-runs'),
  );
  return { results, created, told };
}

it('runs of a saved suite the suspects alone, each time in a run of its own', async () => {
  const { results, created, told } = await runAgain();
  expect(created.map(({ body }) => body)).toEqual(
    [1, 2].map((number) => ({
      ...{ suiteId: 'st_1', caseIds: ['tc_1'], iterationOverride: 5 },
      notes: expect.stringMatching(
        new RegExp(`^Looks again at .*\\[mcp-eval-gate-look octo/library run 7 ${number}\\]$`, 's'),
      ),
    })),
  );
  const keys = created.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
  expect(results[0]).toMatchObject({ baseline: null, trouble: null, isWholeSuite: false });
  expect(told).toContainEqual({ projectId: 'p_1', runId: 'r_1', terminal: false });
});

it('runs all of it, and says so, where the service does not tell its cases', async () => {
  const { results, created } = await runAgain({ cases: null });
  expect(created[0]?.body).not.toHaveProperty('caseIds');
  expect(results[0]).toMatchObject({ isWholeSuite: true });
});

it('tells all iterations of a run that did not complete, and what cut it short', async () => {
  const iterations = [
    { status: 'completed', result: 'passed' },
    { status: 'failed', result: null },
  ];
  const { results } = await runAgain({ status: 'failed', iterations });
  const outcomes = results[0]?.head.cases.flatMap((one) =>
    one.iterations.map(({ outcome }) => outcome),
  );
  expect(outcomes).toEqual(['passed', 'error']);
  expect(results[0]?.trouble).toEqual(expect.stringContaining('failed'));
});

it('believes no service that runs the base on the servers of the head', async () => {
  const base = [serverSchema.parse({ id: 'sv_2', name: 'weather-main' })];
  const { results, created } = await runAgain({ base });
  const asked = created.map(({ body }) => (body as { serverIds?: string[] }).serverIds);
  expect(asked.slice(0, 2)).toEqual([undefined, ['sv_2']]);
  expect(results[0]).toMatchObject({
    baseline: null,
    trouble: expect.stringMatching(/no base here: the service ran the base on other servers/),
  });
});
