import { caseNames } from '../model/cases/case-names.ts';
import { isOfRuns } from '../model/choices/report-source.ts';
import { type Counts, countCase, countReport, passRate } from '../model/counts.ts';
import type { DeclaredCounts } from '../model/declared-counts.ts';
import type { QuarantineEntry } from '../model/policy.ts';
import type { CaseReport, RunFacts, RunReport } from '../model/run-report.ts';
import type { QuarantineNote } from '../model/verdict.ts';

/** A report without the cases that are in quarantine. */
export interface SetAside {
  /** What is judged. */
  judged: RunReport;
  /** What became of each entry. */
  notes: QuarantineNote[];
}

/**
 * Takes the cases in quarantine out of all that is counted, as if they were foreign to the run: then
 * the service's own result, which judges them too, says nothing.
 * @param nowMs when an entry has expired by then, its cases count; absent: none has.
 */
export function setAside(
  report: RunReport,
  entries: readonly QuarantineEntry[],
  nowMs = Number.NEGATIVE_INFINITY,
): SetAside {
  const quarantined = new Set<CaseReport>();
  const byName = casesByName(report);
  const isWhole = report.cases.every(({ folded }) => folded === undefined);
  const notes = entries.map((entry): QuarantineNote => {
    const named = byName.get(entry.case) ?? [];
    const isExpired = entry.expiresAtMs <= nowMs;
    const cases = isExpired ? named : named.filter((one) => !quarantined.has(one));
    if (!isExpired) for (const one of cases) quarantined.add(one);
    const { passed, total } = countReport({ cases });
    const found = isExpired ? 'expired' : cases.length > 0 ? 'active' : 'repeated';
    return {
      ...entry,
      state: named.length > 0 ? found : isWhole ? 'unknown' : 'unlisted',
      cases: cases.length,
      sample: {
        sampleOf: isOfRuns(report) ? 'iteration' : 'test',
        sampleSize: total,
        observed: passRate({ passed, total }),
      },
    };
  });
  return { judged: quarantined.size === 0 ? report : without(report, quarantined), notes };
}

function casesByName({ cases }: RunReport): Map<string, CaseReport[]> {
  const byName = new Map<string, CaseReport[]>();
  for (const testCase of cases) {
    if (testCase.folded !== undefined) continue;
    for (const name of caseNames(testCase)) {
      const named = byName.get(name);
      // A report may have any number of cases of one name.
      if (named === undefined) byName.set(name, [testCase]);
      else named.push(testCase);
    }
  }
  return byName;
}

function without(report: RunReport, quarantined: ReadonlySet<CaseReport>): RunReport {
  const { run } = report;
  const [theirs, ours] = [[...quarantined], report.cases.filter((one) => !quarantined.has(one))];
  const missing = missingOf(theirs);
  const isExplained = missing > 0 && missingOf(ours) === 0;
  return {
    ...report,
    cases: ours,
    run: run && {
      ...run,
      foreignCases: [...(run.foreignCases ?? []), ...theirs.map(({ title }) => title)],
      declared: run.declared && declaredOfOthers(run.declared, report, { theirs, missing }),
    },
    // What is missing is theirs.
    problems: report.problems.filter(({ isShortfall }) => !(isExplained && isShortfall)),
  };
}

/** What was planned and did not run, or did not end. */
function missingOf(cases: readonly CaseReport[]): number {
  return cases.reduce((missing, testCase) => {
    const { total, unfinished } = countCase(testCase);
    return missing + Math.max(0, (testCase.planned ?? 0) - total) + unfinished;
  }, 0);
}

/** What is declared beyond what came back is theirs as far as results of them are missing. */
function declaredOfOthers(
  declared: NonNullable<RunFacts['declared']>,
  report: RunReport,
  { theirs, missing }: { theirs: readonly CaseReport[]; missing: number },
): DeclaredCounts {
  const [counted, counts] = [countReport(report), countReport({ cases: [...theirs] })];
  const less = (kind: keyof DeclaredCounts & keyof Counts) => {
    const told = declared[kind];
    if (told === null) return null;
    const unread = Math.min(missing, Math.max(0, told - counted[kind]));
    return Math.max(0, told - counts[kind] - unread);
  };
  return { total: less('total'), passed: less('passed'), failed: less('failed') };
}
