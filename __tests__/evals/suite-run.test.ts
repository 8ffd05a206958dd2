import { describe, expect, it } from '@jest/globals';
import { modelNotice, type RunSuiteOptions, runSuite } from '../../src/evals/suite-run.ts';
import { EMBEDDED_PACE } from '../../src/evals/watch/pace.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { EmbeddedServiceError } from '../../src/session/embedded/embedded-service.ts';
import { CancelledError } from '../../src/trouble/errors.ts';
import { closeRigsAfterEach, startRig } from '../support/client/client-rig.ts';
import { launchScript, pathOf } from '../support/evals/fake-api.ts';

closeRigsAfterEach();

const REQUEST = {
  target: { kind: 'saved' as const, suite: 'smoke' },
  ...{ project: undefined, servers: [], allServersByDefault: false, modelApiKeys: {} },
  ...{ iterations: undefined, notes: undefined, minPassRatePercent: undefined, marker: 'm' },
};

const COMPLETED = {
  ...{ id: 'r_1', suiteId: 'st_1', status: 'completed', result: 'passed' },
  summary: { total: 1, passed: 1, failed: 0, passRate: 1 },
};

/** A suite whose run has passed at the first look. */
async function run(over: (controller: AbortController) => Partial<RunSuiteOptions>) {
  const launches = launchScript({ suites: [{ id: 'st_1', name: 'smoke' }] });
  const rig = await startRig((request) => {
    const path = pathOf(request);
    if (path === '/projects/p_1/eval-runs/r_1') return { json: COMPLETED };
    if (path === '/projects/p_1/eval-runs/r_1/iterations') {
      const iteration = { id: 'i', iterationNumber: 1, status: 'completed', result: 'passed' };
      return { json: { items: [iteration] } };
    }
    if (path === '/projects/p_1/servers/sv_1/tools') {
      return { json: { items: [{ name: 'forecast', inputSchema: {} }] } };
    }
    return launches(request);
  });
  const controller = new AbortController();
  const { clock, logger } = rig;
  return runSuite(rig.client, REQUEST, {
    ...{
      pace: EMBEDDED_PACE,
      slowdown: () => 1,
      traces: { ofFailed: 25, ofPassed: 0 },
      clock,
      logger,
      signal: controller.signal,
      notice: null,
      redactor: createRedactor([]),
    },
    deadlineAtMs: clock.now() + 60_000,
    onRun: () => undefined,
    ...over(controller),
  });
}

it('tells what a run found, and when it is there and has ended', async () => {
  const told: unknown[] = [];
  const { report } = await run(() => ({ onRun: (state) => told.push(state) }));
  expect(report).toMatchObject({
    run: { status: 'completed', result: 'passed' },
    cases: [{ iterations: [{ outcome: 'passed' }] }],
    problems: [],
  });
  expect(told).toEqual([
    { projectId: 'p_1', runId: 'r_1', terminal: false },
    { projectId: 'p_1', runId: 'r_1', terminal: true },
  ]);
});

it('asks servers for their tools where somebody wants to know them', async () => {
  const asked = await run(() => ({ listsTools: true }));
  expect(asked.report.servers).toEqual([expect.objectContaining({ tools: ['forecast'] })]);
  // What was asked for anyway is what they offered, too.
  expect(asked.report.surface?.servers).toEqual([
    { server: asked.report.servers[0]?.name, tools: [{ name: 'forecast', inputSchema: {} }] },
  ]);
  const unasked = await run(() => ({}));
  expect(unasked.report).not.toHaveProperty('surface');
  expect(unasked.report.servers).toEqual([expect.not.objectContaining({ tools: ['forecast'] })]);
});

it('says why there are no results where the service is lost after the run has ended', async () => {
  const { report } = await run((controller) => ({
    onRun: ({ terminal }) => {
      if (terminal)
        controller.abort(new EmbeddedServiceError('The embedded service was ended by SIGKILL.'));
    },
  }));
  expect(report).toMatchObject({
    cases: [],
    problems: [{ kind: 'execution', message: 'The embedded service was ended by SIGKILL.' }],
  });
});

it('has the cases that were told of where it is interrupted', async () => {
  const { report } = await run((controller) => ({
    progress: {
      readCasesEveryMs: 0,
      onProgress: ({ cases }) => {
        if (cases !== null) controller.abort(new CancelledError('It was interrupted.'));
      },
    },
  }));
  expect(report).toMatchObject({
    cases: [{ iterations: [{ outcome: 'passed' }] }],
    problems: [{ kind: 'cancelled', message: 'It was interrupted.' }],
  });
});

describe('modelNotice', () => {
  it('says which models were reached where', () => {
    const notice = modelNotice({ openai: 'http://127.0.0.1:1/v1', ollama: 'http://o.test/v1' });
    expect(notice).toContain('openai at http://127.0.0.1:1/v1; ollama at http://o.test/v1');
  });

  it('keeps what only the gateway is to know', () => {
    const notice = modelNotice({ openai: 'https://me:pa55word@gateway.test/v1?key=k3y' });
    expect(notice).toContain('openai at https://gateway.test/v1.');
  });

  it('says nothing where every provider is its own', () => {
    expect(modelNotice({})).toBeNull();
  });
});
