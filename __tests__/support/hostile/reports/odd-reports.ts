import type { CaseReport, IterationReport, RunReport } from '../../../../src/model/run-report.ts';
import {
  type CollectedReport,
  caseOf,
  file,
  iteration,
  MARKER,
  RUN,
  rewritten,
} from './collected-report.ts';

/** Odd members of reports whose verdict is clear all the same. */
export function oddReports(): CollectedReport[] {
  const passed = (
    name: string,
    changes: Partial<RunReport>,
    outputs: Record<string, string> = {},
  ) => ({
    kind: 'odd',
    name,
    content: file(changes),
    verdict: 'passed' as const,
    says: /passed/,
    outputs,
  });
  const cases = (changes: Partial<IterationReport>, more: Partial<CaseReport> = {}) => ({
    cases: [{ ...caseOf('a', []), iterations: [iteration('passed', changes)], ...more }],
  });
  return [
    passed(
      'ids of a shell',
      { run: { ...RUN, id: '$(id)' }, suite: { id: '`id`', name: 's' } },
      { 'run-id': '', 'suite-id': '' },
    ),
    passed('ids of lines', { run: { ...RUN, id: 'a\nverdict=failed' } }, { 'run-id': '' }),
    passed('a number of a run that is none', { run: { ...RUN, number: 1.7e308 } }),
    passed(
      'durations beyond measure',
      cases({ durationMs: 1.7e308, tokens: { input: 1.7e308, output: -1, total: 1.7e308 } }),
    ),
    passed('durations before the start', cases({ durationMs: -5_000 })),
    passed(
      'numbers of iterations beyond measure',
      cases({ number: 2 ** 53 - 1, attempts: 2 ** 53 - 1, flaky: true }),
    ),
    passed('more than there are', {
      cases: [
        caseOf('a', ['passed'], {
          folded: { cases: 2 ** 40, passed: 2 ** 40, durationMs: 1e308 },
        }),
      ],
    }),
    passed(
      'a place above the repository',
      cases({}, { location: { file: '../../../mallory/x', line: 1e300 } }),
    ),
    passed(
      'a place with a scheme',
      cases({}, { location: { file: 'javascript:alert(1)', line: -1 } }),
    ),
    passed('a marker of a comment', {
      suite: { id: null, name: MARKER },
      notice: MARKER,
      warnings: [MARKER],
    }),
    passed(
      'names of a prototype',
      cases({
        actualToolCalls: [
          {
            toolName: '__proto__',
            arguments: JSON.parse('{"__proto__":{"polluted":true},"constructor":1}'),
          },
        ],
      }),
    ),
    passed('a title of megabytes', { cases: [caseOf('x'.repeat(5_000_000), ['passed'])] }),
    passed('warnings without end', {
      warnings: Array.from({ length: 100_000 }, (_, index) => `src/a.ts:${index}: odd`),
    }),
    passed('a history without end', {
      history: Array.from({ length: 100_000 }, () => ({
        runNumber: 1e308,
        passRate: 1,
        createdAtMs: null,
      })),
    }),
    {
      kind: 'odd',
      name: 'members nobody knows',
      content: rewritten(
        '"cases":[',
        '"sha":"0","pullRequest":{"number":1},"__proto__":{"cases":[]},"cases":[',
      ),
      verdict: 'passed',
      says: /passed/,
    },
    {
      kind: 'odd',
      name: 'the last of two members of one name',
      content: rewritten(
        '"outcome":"passed"',
        '"outcome":"passed","outcome":"failed"',
        file({ run: { ...RUN, result: 'failed' } }),
      ),
      verdict: 'failed',
      says: /1 of 2/,
    },
  ];
}
