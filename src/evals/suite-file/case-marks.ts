import { identityOfTitle } from '../../identity/case-identity.ts';
import type { CaseReport, IterationReport, RunReport } from '../../model/run-report.ts';
import type { LocatedCase, LocatedSuite } from './suite-file.ts';

/**
 * A report with what the service is not told of the cases: where they stand in the file, whose
 * variants they are, their tags, and those that were skipped. In the order of the file; what else
 * ran comes last.
 * @param file relative to the workspace.
 */
export function withMarks(
  report: RunReport,
  { cases: located }: Pick<LocatedSuite, 'cases'>,
  file: string,
): RunReport {
  const byTitle = Map.groupBy(report.cases, ({ title }) => title);
  const own = located.flatMap((one) => {
    const found =
      one.skip === null ? byTitle.get(one.test.title)?.shift() : skippedCase(one, one.skip);
    return found === undefined ? [] : [marked(found, one, file)];
  });
  const rest = [...byTitle.values()].flat();
  return { ...report, cases: [...own, ...rest] };
}

function marked(
  testCase: CaseReport,
  { line, column, variant, tags }: LocatedCase,
  file: string,
): CaseReport {
  return {
    ...testCase,
    location: { file, line, column },
    ...(variant === null ? {} : { variant }),
    ...(tags.length === 0 ? {} : { tags: [...tags] }),
  };
}

function skippedCase({ test: { title } }: LocatedCase, reason: string): CaseReport {
  const iterations = [skippedIteration(title, reason)];
  return { id: title, identity: identityOfTitle(title), title, location: null, iterations };
}

function skippedIteration(title: string, reason: string): IterationReport {
  return {
    ...{ id: `skipped ${title}`, number: 1, outcome: 'skipped', error: reason },
    ...{ startedAtMs: null, durationMs: null, model: null, provider: null },
    tokens: { input: null, output: null, total: null },
    ...{ errorDetails: null, expectedToolCalls: [], actualToolCalls: [], analysis: null },
    ...{ assertions: [], flaky: false, attempts: 1 },
  };
}

/** The report of a suite file whose cases are all skipped: nothing is run, so nothing is known. */
export function skippedReport({ suite, cases }: Pick<LocatedSuite, 'suite' | 'cases'>): RunReport {
  const message =
    cases.length === 1
      ? 'The only case of the suite file is skipped, so nothing was run'
      : `All ${cases.length} cases of the suite file are skipped, so nothing was run`;
  return {
    ...{ source: 'run', suite: { id: null, name: suite.name }, project: null, run: null },
    ...{ servers: [], cases: [], problems: [{ kind: 'evidence', message }], warnings: [] },
    notice: null,
  };
}
