import { describe, expect, it } from '@jest/globals';
import type { ReadRun } from '../../../src/contract/resources/run.ts';
import { collectResults } from '../../../src/evals/collect/collect.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { closeRigsAfterEach, startRig } from '../../support/client/client-rig.ts';
import { notFound, pathOf } from '../../support/evals/fake-api.ts';
import { UNKNOWN_PLAN } from '../../support/evals/unknown-plan.ts';

closeRigsAfterEach();

const ITERATION = {
  ...{ id: 'it_1', testCaseId: 'tc_1', title: 'echoes', iterationNumber: 1 },
  ...{ status: 'completed', result: 'failed' },
};

async function warningsOf(members: Record<string, unknown>) {
  const run: ReadRun = { id: 'r_1', status: 'completed', result: 'passed', ...members };
  const { client, clock } = await startRig((request) =>
    pathOf(request).endsWith('/iterations') ? { json: { items: [ITERATION] } } : notFound('trace'),
  );
  const options = { clock, redactor: createRedactor([]), traces: { ofFailed: 25, ofPassed: 0 } };
  const ids = { projectId: 'p_1', runId: 'r_1' };
  const { cases, warnings } = await collectResults(
    client,
    ids,
    { run, plan: UNKNOWN_PLAN },
    options,
  );
  expect(cases[0]?.iterations[0]?.outcome).toBe('failed');
  return warnings.filter((warning) => warning.includes('waive'));
}

const row = (caseId: unknown, verdict: unknown) => ({
  ...{ caseId, executionVariant: null, verdict, eligibleTrials: 1, passedTrials: 0 },
});

describe('what a hosted service waives', () => {
  it('is told by title, and decides nothing', async () => {
    const cases = [row('tc_1', 'waived'), row('tc_2', 'WAIVED'), row('tc_3', 'failed')];
    expect(await warningsOf({ verdictSummary: { cases } })).toEqual([
      'The service waives 2 cases in its own gate, which are judged here all the same: "echoes", "tc_2".',
    ]);
  });

  it.each([
    undefined,
    null,
    'waived',
    { cases: 'waived' },
    { cases: [null, 1, row(7, 'waived'), row('tc_1', { waived: true }), row('tc_1', 'passed')] },
  ])('is nothing where it cannot be read or there is none: %j', async (verdictSummary) => {
    expect(await warningsOf({ verdictSummary })).toEqual([]);
  });

  it('is told of the run as a whole, with the reason that somebody gave', async () => {
    const reason = 'a hotfix ships today';
    const gateWaiver = { id: 'wv_1', active: true, reason, expiresAt: 9e12, createdBy: 'usr_1' };
    expect(await warningsOf({ gateWaiver })).toEqual([
      'The service waives this run in its own gate, which is judged here all the same: "a hotfix ships today".',
    ]);
    const bare = { active: true, reason: 7, expiresAt: 'never' };
    expect(await warningsOf({ gateWaiver: bare })).toEqual([
      'The service waives this run in its own gate, which is judged here all the same.',
    ]);
  });

  it.each([
    null,
    'waived',
    {},
    { active: 'yes' },
    { active: false },
    { active: true, expiresAt: 1 },
  ])('is nothing of a run that it does not waive now: %j', async (gateWaiver) => {
    expect(await warningsOf({ gateWaiver })).toEqual([]);
  });
});
