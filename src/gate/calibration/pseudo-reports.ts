import type { CaseReport, IterationReport, RunFacts, RunReport } from '../../model/run-report.ts';
import { pairCases } from '../comparison/pairing.ts';
import { ruledCases } from '../comparison/rules/rules.ts';
import type { Tally } from '../statistics/comparison/case-pair.ts';
import { pseudoRandom } from '../statistics/false-alarms/pseudo-random.ts';

/** A case whose outcome is left to chance, and what was seen of it. */
interface SampledCase {
  testCase: CaseReport;
  /** In all reports that have the same case. */
  seen: Tally;
  /** Its iterations that ended. */
  ended: IterationReport[];
}

/** A suite of which runs can be made up. */
export interface Template {
  /** The newest report. */
  report: RunReport;
  sampled: SampledCase[];
  /** All others, which are taken to come out as they did. */
  fixed: CaseReport[];
}

/** Whether it ended in a way that counts. */
export const isCounted = ({ outcome }: IterationReport) =>
  outcome === 'passed' || outcome === 'failed' || outcome === 'error';

/**
 * Takes a suite apart into what is left to chance and what is not, by the rule that regressions go
 * by. Cases without a result are in neither.
 * @param earlier reports of the same suite.
 */
export function templateOf(report: RunReport, earlier: readonly RunReport[]): Template {
  const byChance = new Set(
    [report, ...earlier].flatMap((other) =>
      ruledCases(pairCases(other, report).pairs, { baseline: other, head: report }, BY_KIND)
        .filter(({ rule }) => rule === 'statistical')
        .map(({ head }) => head.identity),
    ),
  );
  const template: Template = { report, sampled: [], fixed: [] };
  const seenBefore = earlier.map((other) => casesByIdentity(other));
  for (const testCase of report.cases) {
    const ended = testCase.iterations.filter(isCounted);
    if (testCase.identity === undefined || !byChance.has(testCase.identity)) {
      if (ended.length > 0 || testCase.folded !== undefined) template.fixed.push(testCase);
      continue;
    }
    if (ended.length === 0) continue;
    const all = seenBefore.flatMap((cases) => {
      const same = cases.get(testCase.identity);
      return same?.definition === testCase.definition ? (same?.iterations ?? []) : [];
    });
    const counted = [...ended, ...all.filter(isCounted)];
    const passed = counted.filter(({ outcome }) => outcome === 'passed').length;
    template.sampled.push({
      testCase,
      seen: { passed, total: counted.length },
      ended,
    });
  }
  return template;
}

/** Whatever the policy holds cases to: what is left to chance is the same. */
const BY_KIND = { mode: 'gate', alpha: 0.05 } as const;

function casesByIdentity({ cases }: RunReport): Map<CaseReport['identity'], CaseReport> {
  return new Map(cases.map((testCase) => [testCase.identity, testCase]));
}

/** Makes up runs of a suite. */
export interface PseudoRuns {
  /** Sampled cases that came out so, in the order of the template, and all others as they did. */
  report(tallies: readonly Tally[]): RunReport;
  /** Some sampled cases alone, by their place, with the outcomes of their iterations in order. */
  rerun(outcomes: ReadonlyMap<number, readonly boolean[]>): RunReport;
}

/**
 * What an iteration took and used is that of one of its case that came out alike, by chance.
 */
export function pseudoRuns({ report, sampled, fixed }: Template, seed: number): PseudoRuns {
  const { uniform } = pseudoRandom(seed);
  const sources = sampled.map(({ ended }) => iterationSource(ended, uniform));
  const caseOf = (place: number, outcomes: readonly boolean[]): CaseReport[] => {
    const [testCase, source] = [sampled[place]?.testCase, sources[place]];
    if (testCase === undefined || source === undefined) return [];
    const iterations = outcomes.map((passes, at) => source({ place, number: at + 1, passes }));
    return [{ ...testCase, iterations, planned: outcomes.length }];
  };
  const runOf = (cases: CaseReport[]): RunReport => completed({ ...report, cases });
  return {
    report: (tallies) =>
      runOf([
        ...tallies.flatMap(({ passed, total }, place) =>
          caseOf(
            place,
            Array.from({ length: total }, (_, at) => at < passed),
          ),
        ),
        ...fixed,
      ]),
    rerun: (outcomes) => runOf([...outcomes].flatMap(([place, results]) => caseOf(place, results))),
  };
}

interface MadeUp {
  place: number;
  number: number;
  passes: boolean;
}

/** Each that was made up is kept: thousands of runs are made of the same few. */
function iterationSource(ended: readonly IterationReport[], uniform: () => number) {
  const placesOf = (passes: boolean) => {
    const places = ended.map((_, place) => place);
    const alike = places.filter((place) => (ended[place]?.outcome === 'passed') === passes);
    return alike.length > 0 ? alike : places;
  };
  const [failing, passing] = [placesOf(false), placesOf(true)];
  const kept = new Map<number, IterationReport>();
  return (wanted: MadeUp): IterationReport => {
    const from = wanted.passes ? passing : failing;
    const chosen = from[Math.floor(uniform() * from.length)] ?? 0;
    const key = (wanted.number * ended.length + chosen) * 2 + Number(wanted.passes);
    const made = kept.get(key) ?? asIteration(ended[chosen], wanted);
    kept.set(key, made);
    return made;
  };
}

function asIteration(
  source: IterationReport | undefined,
  { place, number, passes }: MadeUp,
): IterationReport {
  if (source === undefined) throw new Error('A case without results is not made up.');
  const outcome = passes ? 'passed' : source.outcome === 'error' ? 'error' : 'failed';
  return { ...source, id: `${place}-${number}`, number, outcome, flaky: false, attempts: 1 };
}

/** A run that came to its end, judged by its own criterion: that all pass where it tells none. */
function completed(report: RunReport): RunReport {
  const { run, cases } = report;
  const iterations = cases.flatMap((testCase) => testCase.iterations);
  const counted = iterations.filter(isCounted);
  const passed = counted.filter(({ outcome }) => outcome === 'passed').length;
  const isMet = passed >= (run?.criterion ?? 1) * counted.length - 1e-9;
  const result = isMet ? 'passed' : 'failed';
  return {
    ...report,
    problems: [],
    run: run && { ...runItself(run), status: 'completed', declared: null, result },
  };
}

function runItself({ foreignCases: _, ...facts }: RunFacts): RunFacts {
  return facts;
}
