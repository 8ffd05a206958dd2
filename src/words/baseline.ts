import type { BaselineFacts, BaselineReason } from '../report/baseline.ts';
import type { RunReport, Verdict } from '../report/report.ts';
import type { CasePair, Comparison, ComparisonList, Tally } from '../report/verdict.ts';
import { brief, firstOf, joined, NUMBER, shown } from './lines.ts';
import { AGAIN } from './models.ts';
import { count, nounOf } from './verdicts.ts';

const REPORT = 'Name a report that `--output report.json` wrote.';
const OFFER = 'Name a report, a snapshot of `tools --snapshot`, or `checkout:PATH`.';

/** Why there is no baseline, or none that can be used, and what to do about it. */
const REASONS: Record<BaselineReason, [why: string, advice: string]> = {
  'no-run': ['no earlier run of this step has a report', 'Each run on the base branch leaves one.'],
  missing: ['it does not exist', 'Name a branch without `origin/`, or a run by its id.'],
  unreachable: ['it cannot be read', AGAIN],
  'no-permission': ['the token lacks a permission', 'Add it to `permissions` of the job'],
  'no-access': ['no token or base to search with', 'Name a file, or set `github-token` in a job.'],
  'bad-token': ['the token is not valid', 'Correct `github-token`.'],
  'not-in-base': ['it is not in the base commit', 'Commit it, or download it to `runner.temp`.'],
  untrusted: ['it is of a fork or a change, or outside of the workspace', 'Name another one.'],
  malformed: ['it is in no format that this version reads', 'Write it again by this version.'],
  'too-large': ['it is too large', 'Split the suite.'],
  ambiguous: ['two jobs of its run have the same name', 'Give each its own `artifact-name`.'],
  expired: ['its artifact has expired', 'Run it on the base branch again, or raise retention.'],
  enterprise: ['this server stores no artifacts', 'Use `baseline: file:PATH`, or `none`.'],
  'other-suite': [
    'it is of another suite',
    'Give the step an `id`. If you renamed the suite, set `fail-on: failed, invalid`.',
  ],
  future: ['it is newer than this commit', 'Name an older one, or update the branch.'],
  'too-old': ['it is older than `baseline-max-age-days`', 'Run the job on its branch again.'],
  empty: ['it has no results', 'Look at the run that left it.'],
  'cannot-run': ['its servers cannot run', 'Check out the base, and install what it needs.'],
  'no-servers': ['it lists no server yet', 'Once the list is merged, there is one.'],
  'own-commit': ['it has the code or a server of the head', 'Set `ref` of `actions/checkout`.'],
  timeout: ['the search took too long', AGAIN],
};

/** Says what results are compared with, or why with nothing and what to do. Empty: none is wanted. */
export function describeComparison(of: RunReport, { comparison }: Verdict): string {
  if (comparison === null) return '';
  const { baseline: facts, compared, leftOut } = comparison;
  if (facts.state === 'found') {
    const { branch, commit } = facts.origin;
    const at = commit === null ? '' : ` at ${shown(commit).slice(0, 7)}`;
    const days = Math.floor(facts.ageDays ?? -1);
    // Else the time of the report is wrong.
    const isKnown = days >= 0 && days < 36_500;
    const age = days === 0 ? 'less than a day' : count(days, 'day');
    const other = isKnown ? 'an earlier run' : 'the baseline';
    const name = branch === null ? other : brief(branch);
    const isAll = of.source === 'diff' && compared === of.servers.length;
    const tools = count(of.servers.flatMap((one) => one.tools ?? []).length, 'tool');
    const left = leftOut.length > 0 ? ` Not known on both sides: ${firstOf(leftOut)}.` : '';
    return `${count(compared, nounOf(of.source))}${isAll ? ` with ${tools}` : ''} compared with ${name}${at}${isKnown ? `, ${age} old` : ''}.${left}`;
  }
  const { state, detail, permission } = facts;
  const [why, usual] = REASONS[facts.reason];
  const isFile = /^file:/.test(facts.source) && /^(?:missing|malformed)$/.test(facts.reason);
  const next = isFile ? (of.source === 'diff' ? OFFER : REPORT) : usual;
  const advice = facts.source.startsWith('branch:') ? next.replace('the base', 'that') : next;
  const name = `\`${brief(facts.source)}\``;
  const start = state === 'unusable' ? `Baseline ${name} cannot be used` : `No baseline (${name})`;
  const more = detail === '' ? '' : ` (${brief(detail)})`;
  const needed = permission === null ? '' : `: \`${brief(permission)}\`.`;
  return `${start}: ${why}${more}. ${advice}${needed}`;
}

/** What a baseline is of, such as a branch. */
export const branchOf = (facts: BaselineFacts): string =>
  brief((facts.state === 'found' && facts.origin.branch) || 'the baseline');

/** What follows the number of cases of a list, in the order in which readers look. */
const LISTS: Record<ComparisonList, string> = {
  stopped: 'stopped working, which the test of all cases together cannot show',
  regressed: 'regressed',
  newlyFailing: 'with fewer passes, no regression shown',
  knownFlaky: 'known flaky',
  fixed: 'fixed',
  stillFailing: 'still failing',
  changed: 'changed',
  added: 'added',
  removed: 'removed',
  ambiguous: 'not compared, since several have this title or definition',
  notRun: 'not compared, since one side has no result',
};

/** How many cases a list has with those that it does not keep. */
export const sizeOf = (
  { unlisted, ...lists }: Comparison,
  name: ComparisonList | 'toolChanges',
): number => lists[name].length + (unlisted[name] ?? 0);

/** The kinds of difference that there are, such as `2 regressed`, each with its first cases. */
export function listDifferences(comparison: Comparison): { kind: string; cases: string }[] {
  const sideOf = (side: Tally | null) => (side ? `${side.passed} of ${side.total}` : 'none');
  const sidesOf = ({ before, after }: Pick<CasePair, 'before' | 'after'>) =>
    `${sideOf(before)} → ${sideOf(after)}`;
  const again = ({ fresh }: CasePair) => {
    if (!fresh?.after) return fresh ? ', no fresh result' : '';
    return `, then ${fresh.before ? sidesOf(fresh) : sideOf(fresh.after)}`;
  };
  return Object.entries(LISTS).flatMap(([name, words]) => {
    // The keys of the table are those of the lists.
    const pairs = comparison[name as keyof typeof LISTS];
    if (pairs.length === 0) return [];
    const size = sizeOf(comparison, name as ComparisonList);
    const first = pairs
      .slice(0, 5)
      .map((one) => `${brief(one.title)} (${sidesOf(one)}${again(one)})`);
    return [{ kind: `${NUMBER.format(size)} ${words}`, cases: firstOf(first, size) }];
  });
}

/** A share in percentage points. */
export function points(share: number): string {
  const number = Math.round(1_000 * share) / 10;
  return number < 0 ? `−${-number}` : `${number}`;
}

/** Says how the cases that are tested together changed, and what so many iterations can show. */
export function describeSample({ effect, smallestDrop }: Comparison): string {
  const change =
    effect &&
    `The mean pass rate changed by ${points(effect.change)} points (${points(effect.low)} to ${points(effect.high)}).`;
  const visible =
    smallestDrop &&
    `This sample detects a drop of ${points(smallestDrop.drop)} points in 80 % of runs. It detects one broken case in ${Math.round(100 * smallestDrop.seen)} %.`;
  return joined(' ', [change, visible]);
}
