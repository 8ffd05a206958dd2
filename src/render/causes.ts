import { countIterations, totalOf } from '../report/counts.ts';
import { countsAs, isAtStart } from '../report/counts-as.ts';
import type { Failure } from '../report/failure.ts';
import type { Outcome, ReportCase, RunReport, Verdict } from '../report/report.ts';
import type { Comparison, Tally, ToolChange } from '../report/verdict.ts';
import { UNEXPLAINED } from '../words/checks.ts';
import { advise, adviseTools, describeFailure } from '../words/failures.ts';
import { cutSentence } from '../words/lines.ts';
import { describeTools, withOthers } from '../words/news.ts';
import { adviseToolChange, describeToolChange } from '../words/tool-changes.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { gravestOf, keyOf, REFUSAL } from './likeness.ts';

export interface CauseCase {
  /** Of the case in the report. */
  id: string;
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
  /** Why it failed; null if that is what the cause says. */
  failure: Failure | null;
}

/** What several cases fail by. All texts are plain: clean, redacted and in one line. */
export interface Cause {
  /** One of them. */
  failure: Failure;
  /** What the first of them says, and how many say the like. */
  sentence: string;
  /** What to do; empty if the sentence says all. */
  advice: string;
  /** Whether the verdict is this one because of it. */
  isDeciding: boolean;
  /** Whether one of its cases that failed passed in the baseline. */
  isNew: boolean;
  /** In the order of file and line. Empty if it ended the run. */
  cases: CauseCase[];
  /** Lines that show one failure. Only the first hundred causes have some. */
  evidence: Evidence | null;
}

const MAX_SENTENCE = 200;
const MAX_EVIDENCE = 100;

/** Cases of the baseline by their identity. `isNew`: more of it passed there, and it is the same. */
export function pastOf(comparison: Comparison | null) {
  const past = new Map<string, { before: Tally | null; isNew: boolean }>();
  if (comparison === null) return past;
  const { regressed, stopped, newlyFailing, changed, knownFlaky, stillFailing } = comparison;
  const rateOf = (side: Tally | null) => (side && side.total > 0 ? side.passed / side.total : 0);
  for (const { identity, before } of knownFlaky.concat(stillFailing, changed))
    past.set(identity, { before, isNew: false });
  for (const { identity, before, after } of regressed.concat(stopped, newlyFailing))
    past.set(identity, { before, isNew: rateOf(before) > rateOf(after) });
  return past;
}

/** A failure of the run, or of a case: the gravest of an iteration, the others being consequences. */
interface Occurrence {
  failure: Failure;
  one: ReportCase | null;
  file: string | null;
  /** Whether the case is one of those that failed. */
  isCounting: boolean;
  order: Ordinal[];
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
  verdict: Verdict,
  cases: readonly ReportCase[],
  broken: ReadonlySet<ReportCase>,
): Cause[] {
  const isCounting = (one: ReportCase) => verdict.value !== 'failed' || broken.has(one);
  const found = cases.flatMap((one) => occurrencesIn(one, report.suite.file, isCounting(one)));
  const ofRun = { one: null, file: null, isCounting: true, order: [] };
  const all = report.failures.map((failure): Occurrence => ({ failure, ...ofRun }));
  const groups = groupsOf(all.concat(found.sort(inOrder)), verdict, broken);
  const weighed = groups.map((group) => ({ group, order: weightsOf(group) }));
  return weighed.sort(inOrder).map(({ group }, at) => {
    const { failure, change, isDeciding, isNew } = group;
    const cases = [...group.cases.values()];
    const [sentence, advice] = wordsOf(group);
    const { message = '' } = Object(failure);
    const evidence = at < MAX_EVIDENCE ? evidenceOf(failure, change) : null;
    const isUnsure = isNew && cases.every(({ after }) => after.passed > 0);
    return {
      failure,
      sentence,
      advice: advice === '' && isUnsure ? UNEXPLAINED : advice,
      isDeciding,
      isNew,
      cases,
      evidence: evidence?.text === message && sentence.includes(message) ? null : evidence,
    };
  });
}

/** What changed, what several tools answer, or what the first failure says; and what to do. */
function wordsOf({ failure, text, change, tools, cases, isOneText }: Group): [string, string] {
  if (change !== null) return [describeToolChange(change), adviseToolChange(change)];
  if (failure.kind === 'tool-error' && tools.size > 1)
    return [cutSentence(describeTools(failure, tools.size), MAX_SENTENCE), adviseTools(failure)];
  const others = isOneText ? 0 : Math.max(0, cases.size - 1);
  return [withOthers(text, others, MAX_SENTENCE), advise(failure)];
}

/** Groups failures. Cases that fail now and then are left out where others failed. */
function groupsOf(
  occurrences: readonly Occurrence[],
  { value, comparison }: Verdict,
  broken: ReadonlySet<ReportCase>,
) {
  const groups = new Map<string, Group>();
  const changeBehind = changeFinder(comparison?.toolChanges ?? []);
  const past = pastOf(comparison);
  for (const { failure, one, file, isCounting } of occurrences) {
    const change = changeBehind(failure);
    const text = plainSentence(failure);
    const key =
      change === null ? keyOf(failure, text) : JSON.stringify([change.server, change.tool]);
    const group = groups.get(key) ?? newGroup(failure, text, change);
    groups.set(key, group);
    if (group.isCounting && !isCounting) continue;
    // A server that does not start can say so in several ways. The first is enough.
    if (text !== group.text && isAlike(failure, group.failure)) group.isOneText = false;
    if (failure.kind === 'tool-error') group.tools.add(failure.tool);
    group.isDeciding ||= isCounting && decides(failure, value);
    if (one === null || group.cases.has(one)) continue;
    const { before = null, isNew = false } = past.get(one.identity) ?? {};
    const counts = countIterations([one]);
    const after = { passed: counts.passed, total: totalOf(counts) };
    const outcomes = one.iterations.map(({ outcome }) => outcome);
    const own = change === null ? failure : null;
    const about = { id: one.id, title: one.title, file, line: lineOf(failure) };
    group.cases.set(one, { ...about, after, before, outcomes, failure: own });
    group.isCounting ||= isCounting;
    group.isNew ||= isNew && broken.has(one);
  }
  return [...groups.values()];
}

function newGroup(failure: Failure, text: string, change: ToolChange | null) {
  const [tools, cases] = [new Set<string>(), new Map<ReportCase, CauseCase>()];
  const [isCounting, isDeciding, isNew, isOneText] = [false, false, false, true];
  return { failure, text, change, tools, cases, isCounting, isDeciding, isNew, isOneText };
}
type Group = ReturnType<typeof newGroup>;

const isAlike = (one: Failure, other: Failure) =>
  one.kind !== 'server' || other.kind !== 'server' || one.reason === other.reason;

/** Smaller numbers come first. */
function weightsOf({ failure, change, cases, isDeciding, isNew }: Group): number[] {
  const isOfTool = change !== null || failure.kind === 'missing-tool';
  const lead = isAtStart(failure) ? 0 : isOfTool ? 1 : 2;
  return [isDeciding ? 0 : 1, lead, isNew ? 0 : 1, -cases.size];
}

type Ordinal = number | string;
interface Ordered {
  order: readonly Ordinal[];
}

/** Compares by the first that differ. */
export function inOrder(a: Ordered, b: Ordered): number {
  const at = a.order.findIndex((one, place) => one !== b.order[place]);
  return at === -1 ? 0 : (a.order[at] ?? '') < (b.order[at] ?? '') ? -1 : 1;
}

/** A service can say that an iteration failed, and not why. */
export const UNKNOWN: Failure = { kind: 'unknown', message: '', isFailed: true };

/** @param suite file of the suite */
function occurrencesIn(one: ReportCase, suite: string | null, isCounting: boolean): Occurrence[] {
  const failures = one.iterations.flatMap(({ outcome, failures: all }) => {
    const gravest = gravestOf(all) ?? (outcome === 'failed' ? UNKNOWN : null);
    return outcome === 'passed' || gravest === null ? [] : [gravest];
  });
  // So that `case 10` follows `case 9`.
  const title = one.title.replace(/\d+/g, (digits) => digits.padStart(16, '0'));
  return failures.map((failure): Occurrence => {
    const file = failure.kind === 'test' ? failure.file : suite;
    const place = [isCounting ? 0 : 1, file ?? '', lineOf(failure) ?? 0];
    return { failure, one, file, isCounting, order: [...place, title, one.title, one.id] };
  });
}

/** Line of a failure in its file. */
export const lineOf = (failure: Failure) => ('line' in failure ? failure.line : null);

/** Describes a failure without what differs by itself: where it is, and how often it was tried. */
export function plainSentence(failure: Failure): string {
  if (failure.kind === 'test') return describeFailure({ ...failure, file: null, line: null });
  if (failure.kind === 'server') return describeFailure({ ...failure, attempts: 1, line: null });
  return describeFailure('step' in failure ? { ...failure, line: null } : failure);
}

/** Whether a failure is why the verdict is this one. */
function decides(failure: Failure, value: Outcome): boolean {
  // The gate passes nothing if a server never started.
  return countsAs(failure) === value || (value === 'incomplete' && isAtStart(failure));
}

/** Finds the change of a tool that a failure comes from. Null: none is known. */
function changeFinder(changes: readonly ToolChange[]): (failure: Failure) => ToolChange | null {
  const byTool = Map.groupBy(changes, ({ tool }) => tool);
  return (failure) => {
    const { kind } = failure;
    if (kind !== 'missing-tool' && kind !== 'arguments' && kind !== 'tool-error') return null;
    const own = (byTool.get(failure.tool) ?? []).filter(
      ({ server }) => kind === 'arguments' || failure.server === server,
    );
    const ofTool = own.find(({ parameter }) => parameter === null) ?? null;
    if (kind === 'missing-tool' || own.length === 0) return ofTool;
    const text = kind === 'arguments' ? failure.path : failure.message;
    const words = new Set(text.split(/[^\p{L}\p{N}_-]+/u));
    const named = own.find(({ parameter, newName }) =>
      [parameter, newName].some((name) => name !== null && words.has(name)),
    );
    const isRefused = kind === 'arguments' || failure.code === REFUSAL;
    return named ?? (isRefused ? (ofTool ?? own[0] ?? null) : null);
  };
}
