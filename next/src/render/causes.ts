import { countIterations, totalOf } from '../report/counts.ts';
import { countsAs, isAtStart } from '../report/counts-as.ts';
import type { Failure } from '../report/failure.ts';
import type { Outcome, ReportCase, RunReport, Verdict } from '../report/report.ts';
import type { Comparison, ToolChange } from '../report/verdict.ts';
import { advise, describeFailure } from '../words/failures.ts';
import { cutSentence } from '../words/lines.ts';
import { adviseToolChange, describeToolChange } from '../words/tool-changes.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { commonSentence, gravestOf, keyOf, REFUSAL } from './likeness.ts';

/** A case of a cause. */
export interface CauseCase {
  title: string;
  /** File and line, as far as they are known. */
  file: string | null;
  line: number | null;
  /** Iterations that passed here, of those that were planned. */
  after: Tally;
  /** Iterations that passed in the baseline; null: not known. */
  before: Tally | null;
  /** Those that ran here, in the order of time. */
  outcomes: Outcome[];
}
interface Tally {
  passed: number;
  total: number;
}

/** What several cases fail by. All texts are plain: clean, redacted and in one line. */
export interface Cause {
  /** One of them. */
  failure: Failure;
  /** What all of them say; `…` stands for what differs. */
  sentence: string;
  /** What to do; empty if the sentence says all. */
  advice: string;
  /** Whether the verdict is this one because of it. */
  isDeciding: boolean;
  /** Whether one of its cases passed in the baseline. */
  isNew: boolean;
  /** In the order of file and line. Empty if it ended the run. */
  cases: CauseCase[];
  /** Lines that show one failure. Only the first hundred causes have some. */
  evidence: Evidence | null;
}

const MAX_SENTENCE = 200;
const MAX_EVIDENCE = 100;

/** How a failing case did in the baseline. */
export interface Past {
  before: Tally | null;
  /** Whether more of it passed. */
  isNew: boolean;
}

/** What is known of cases in the baseline, by their identity. */
export function pastOf(comparison: Comparison | null): Map<string, Past> {
  const past = new Map<string, Past>();
  if (comparison === null) return past;
  const { regressed, stopped, newlyFailing, changed, knownFlaky, stillFailing } = comparison;
  const rateOf = (side: Tally | null) => (side && side.total > 0 ? side.passed / side.total : 0);
  for (const { identity, before } of knownFlaky.concat(stillFailing))
    past.set(identity, { before, isNew: false });
  for (const { identity, before, after } of regressed.concat(stopped, newlyFailing, changed))
    past.set(identity, { before, isNew: rateOf(before) > rateOf(after) });
  return past;
}

/** A failing case with the gravest failure of each iteration. The others are its consequences. */
interface Failing {
  one: ReportCase;
  failures: Failure[];
  file: string | null;
  order: Ordinal[];
}
interface Group {
  failure: Failure;
  change: ToolChange | null;
  sentences: Set<string>;
  cases: Map<ReportCase, CauseCase>;
  isDeciding: boolean;
  isNew: boolean;
}

/**
 * Finds what cases fail by: what decides comes first, then a server that does not start, a tool that
 * changed, what is new, and what most cases fail by.
 *
 * @param cases those that count
 * @param broken those of them that failed
 */
export function findCauses(
  report: RunReport,
  { value, comparison }: Verdict,
  cases: readonly ReportCase[],
  broken: ReadonlySet<ReportCase>,
): Cause[] {
  const groups = new Map<string, Group>();
  const changeBehind = changeFinder(comparison?.toolChanges ?? []);
  const past = pastOf(comparison);
  const addTo = (failure: Failure, isCounting: boolean): Group => {
    const change = changeBehind(failure);
    const key = change === null ? keyOf(failure) : JSON.stringify([change.server, change.tool]);
    const none = { sentences: new Set<string>(), cases: new Map(), isDeciding: false };
    const group = groups.get(key) ?? { failure, change, ...none, isNew: false };
    groups.set(key, group);
    // A server that does not start can say so in several ways. One of them is enough.
    if (isAlike(failure, group.failure)) group.sentences.add(sentenceOf(failure));
    group.isDeciding ||= isCounting && decides(failure, value);
    return group;
  };
  for (const failure of report.failures) addTo(failure, true);
  const failing = cases.map((one) => failingOf(one, report)).filter((one) => one !== null);
  for (const { one, failures, file } of failing.sort(inOrder)) {
    const { before = null, isNew = false } = past.get(one.identity) ?? {};
    for (const failure of failures) {
      const group = addTo(failure, broken.has(one) || value !== 'failed');
      group.isNew ||= isNew;
      if (group.cases.has(one)) continue;
      const counts = countIterations([one]);
      const after = { passed: counts.passed, total: totalOf(counts) };
      const outcomes = one.iterations.map(({ outcome }) => outcome);
      const line = lineOf(failure);
      group.cases.set(one, { title: one.title, file, line, after, before, outcomes });
    }
  }
  const weighed = [...groups.values()].map((group) => {
    const { change, sentences } = group;
    const sentence = change === null ? commonSentence(sentences) : describeToolChange(change);
    return { group, sentence, order: [...weightsOf(group), sentence] };
  });
  return weighed.sort(inOrder).map(({ group, sentence }, at) => {
    const { failure, change, isDeciding, isNew } = group;
    return {
      failure,
      sentence: cutSentence(sentence, MAX_SENTENCE),
      advice: change === null ? advise(failure) : adviseToolChange(change),
      isDeciding,
      isNew,
      cases: [...group.cases.values()],
      evidence: at < MAX_EVIDENCE ? evidenceOf(failure) : null,
    };
  });
}

const isAlike = (one: Failure, other: Failure) =>
  one.kind !== 'server' || other.kind !== 'server' || one.reason === other.reason;

/** Smaller numbers come first. */
function weightsOf({ failure, change, cases, isDeciding, isNew }: Group): number[] {
  const isOfTool = change !== null || failure.kind === 'missing-tool';
  const lead = isAtStart(failure) ? 0 : isOfTool ? 1 : 2;
  return [isDeciding ? 0 : 1, lead, isNew ? 0 : 1, -cases.size];
}

type Ordinal = number | string;

/** Compares by the first that differ. */
function inOrder(a: { order: readonly Ordinal[] }, b: { order: readonly Ordinal[] }): number {
  const at = a.order.findIndex((one, place) => one !== b.order[place]);
  return at === -1 ? 0 : (a.order[at] ?? '') < (b.order[at] ?? '') ? -1 : 1;
}

/** A service can say that an iteration failed, and not why. */
const UNKNOWN: Failure = { kind: 'unknown', message: '', isFailed: true };

function failingOf(one: ReportCase, { suite }: RunReport): Failing | null {
  const failures = one.iterations.flatMap(({ outcome, failures: all }) => {
    const gravest = gravestOf(all) ?? (outcome === 'failed' ? UNKNOWN : null);
    return outcome === 'passed' || gravest === null ? [] : [gravest];
  });
  const [first] = failures;
  if (first === undefined) return null;
  const file = first.kind === 'test' ? first.file : suite.file;
  return { one, failures, file, order: [file ?? '', lineOf(first) ?? 0, one.title, one.id] };
}

const lineOf = (failure: Failure) => ('line' in failure ? failure.line : null);

/** Describes a failure without what differs by itself: where it is, and how often it was tried. */
function sentenceOf(failure: Failure): string {
  if (failure.kind === 'test') return describeFailure({ ...failure, file: null, line: null });
  if (failure.kind === 'server') return describeFailure({ ...failure, attempts: 1, line: null });
  return describeFailure('step' in failure ? { ...failure, line: null } : failure);
}

/** Whether a failure is why the verdict is this one. */
export function decides(failure: Failure, value: Outcome): boolean {
  // The gate passes nothing if a server never started.
  return countsAs(failure) === value || (value === 'incomplete' && isAtStart(failure));
}

/** Finds the change of a tool that a failure comes from. Null: none is known. */
function changeFinder(changes: readonly ToolChange[]): (failure: Failure) => ToolChange | null {
  const byTool = Map.groupBy(changes, ({ tool }) => tool);
  return (failure) => {
    const isOfCall = failure.kind === 'tool-error' && failure.what === 'tool';
    if (!isOfCall && failure.kind !== 'missing-tool' && failure.kind !== 'arguments') return null;
    const own = (byTool.get(failure.tool) ?? []).filter(
      ({ server }) => failure.kind === 'arguments' || failure.server === server,
    );
    const ofTool = own.find(({ parameter }) => parameter === null) ?? null;
    if (failure.kind === 'missing-tool' || own.length === 0) return ofTool;
    const text = failure.kind === 'arguments' ? failure.path : failure.message;
    const words = new Set(text.split(/[^\p{L}\p{N}_-]+/u));
    const named = own.find(({ parameter, newName }) =>
      [parameter, newName].some((name) => name !== null && words.has(name)),
    );
    const isRefused = failure.kind === 'arguments' || failure.code === REFUSAL;
    return named ?? (isRefused ? (ofTool ?? own[0] ?? null) : null);
  };
}
