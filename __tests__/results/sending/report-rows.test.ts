import { describe, expect, it } from '@jest/globals';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import type { CaseReport, IterationReport, Outcome } from '../../../src/model/run-report.ts';
import { rowsOf } from '../../../src/results/sending/report-rows.ts';

const iteration = (outcome: Outcome, more: Partial<IterationReport> = {}): IterationReport => ({
  ...{ id: 'it', number: 1, outcome, startedAtMs: null, durationMs: 7, model: 'm', provider: 'p' },
  tokens: { input: 1, output: null, total: 3 },
  ...{ error: null, errorDetails: null, analysis: null, assertions: [] },
  expectedToolCalls: [{ toolName: 'echo', arguments: { text: 'a' } }],
  ...{ actualToolCalls: [], flaky: false, attempts: 1 },
  ...more,
});

const testCase = (iterations: IterationReport[]): CaseReport => ({
  ...{ id: 'adds', title: 'adds', location: null, iterations },
  identity: identityOfTitle('adds'),
});

describe('rows of a report', () => {
  it('tell how iterations ended, each under an id of its own', () => {
    const conversation = { messages: [{ role: 'user', text: 'add' }], timeline: [] };
    const rows = rowsOf({
      cases: [
        testCase([
          iteration('passed'),
          iteration('failed', { error: 'wrong', conversation }),
          iteration('error', { error: 'broke', errorDetails: 'at x' }),
        ]),
      ],
    });
    const id = identityOfTitle('adds');
    expect(rows).toEqual([
      {
        ...{ caseTitle: 'adds', passed: true, durationMs: 7, model: 'm', provider: 'p' },
        expectedToolCalls: [{ toolName: 'echo', arguments: { text: 'a' } }],
        ...{ actualToolCalls: [], tokens: { input: 1, total: 3 } },
        ...{ externalCaseId: id, externalIterationId: `${id}-1`, metadata: { status: 'passed' } },
      },
      expect.objectContaining({
        ...{ passed: false, error: 'wrong', externalIterationId: `${id}-2` },
        trace: [{ role: 'user', content: 'add' }],
      }),
      expect.objectContaining({
        ...{ passed: false, error: 'broke', errorDetails: 'at x', metadata: { status: 'error' } },
      }),
    ]);
  });

  it('are none of what was skipped or did not end', () => {
    const cases = [testCase([iteration('skipped'), iteration('unfinished')])];
    expect(rowsOf({ cases })).toEqual([]);
  });
});
