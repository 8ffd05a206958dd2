import type { IterationReport } from '../../../model/run-report.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { oncePer } from '../../text/once-per.ts';
import { commonReason } from '../../words/story/cause-words.ts';
import { type CaseFacts, casesIn, type Facts } from '../facts.ts';
import { quarantinedCases } from '../quarantined-cases.ts';
import { changesOf } from './changes.ts';
import { type CauseKind, type PrimaryCause, primaryCause } from './primary-cause.ts';

/** A case that failed for one cause. */
export interface CauseOfCase {
  item: CaseFacts;
  /** Those that failed for it. */
  iterations: readonly [IterationReport, ...IterationReport[]];
  /** As the first of them tells it. Clean, not yet escaped. */
  reason: string;
  /** It is in quarantine, so that it does not count. */
  isAside: boolean;
  /** It passed in the baseline. */
  isNew: boolean;
}

/** What made iterations fail: each is of one cause alone. */
export interface Cause {
  /** Counts from 1 in the order of showing. */
  number: number;
  kind: CauseKind;
  tool: string | null;
  server: string | null;
  /** What all have in common; `…` stands for what differs. Clean, not yet escaped. */
  reason: string;
  /** How many iterations failed for it. */
  iterations: number;
  /** In the order of the report. */
  cases: readonly [CauseOfCase, ...CauseOfCase[]];
  /** Some case of it passed in the baseline. */
  isNew: boolean;
  /** None of its cases counts. */
  isAside: boolean;
}

/**
 * Why iterations failed, each once: what is new first, then by how many cases it made fail, and last
 * what does not count.
 */
export function causesOf(facts: Facts, verdict: Verdict): readonly Cause[] {
  const isAside = quarantinedCases(verdict);
  const changes = changesOf(verdict);
  const causes = groupsOf(facts).map((group): Omit<Cause, 'number'> => {
    const { kind, tool, server } = group.first;
    const ofCase = ({ item, first, iterations }: GroupedCase): CauseOfCase => ({
      ...{ item, iterations, reason: commonReason(first.pieces, NONE) },
      isAside: isAside(item.testCase),
      isNew: changes?.kindOf(item.testCase) === 'new',
    });
    const [one, ...others] = group.cases;
    const cases: Cause['cases'] = [ofCase(one), ...others.map(ofCase)];
    return {
      ...{ kind, tool, server, cases },
      reason: commonReason(group.first.pieces, group.differs),
      iterations: cases.reduce((sum, { iterations }) => sum + iterations.length, 0),
      isNew: cases.some((each) => each.isNew),
      isAside: cases.every((each) => each.isAside),
    };
  });
  const rank = ({ isAside: aside, isNew }: Omit<Cause, 'number'>) => (aside ? 2 : isNew ? 0 : 1);
  return causes
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        other.cases.length - one.cases.length ||
        other.iterations - one.iterations,
    )
    .map((cause, at) => ({ number: at + 1, ...cause }));
}

const NONE: ReadonlySet<number> = new Set();

interface GroupedCase {
  item: CaseFacts;
  first: PrimaryCause;
  iterations: [IterationReport, ...IterationReport[]];
}

interface Group {
  first: PrimaryCause;
  /** Places of pieces that are not the same everywhere. */
  differs: Set<number>;
  cases: [GroupedCase, ...GroupedCase[]];
}

const groupsOf = oncePer((facts: Facts): Group[] => {
  const groups = new Map<string, Group>();
  for (const item of casesIn(facts, 'failing')) {
    for (const iteration of item.bad) {
      const found = primaryCause(iteration, item.testCase);
      const key = keyOf(found);
      const group = groups.get(key);
      if (group === undefined) {
        const cases: Group['cases'] = [{ item, first: found, iterations: [iteration] }];
        groups.set(key, { first: found, differs: new Set(), cases });
      } else addTo(group, item, found, iteration);
    }
  }
  return [...groups.values()];
});

/** The same for what is one cause. */
function keyOf({ kind, tool, server, pieces, sameness }: PrimaryCause): string {
  const words = kind === 'server' && sameness !== null ? [] : wordsOf(pieces);
  return JSON.stringify([kind, tool, server, sameness, ...words]);
}

const wordsOf = (pieces: readonly string[]) => pieces.filter((_, at) => at % 2 === 0);

function addTo(group: Group, item: CaseFacts, found: PrimaryCause, iteration: IterationReport) {
  const { pieces } = group.first;
  for (let at = 1; at < pieces.length; at += 2) {
    // Values behind other words are of something else.
    const isAlike = found.pieces[at - 1] === pieces[at - 1];
    if (isAlike && found.pieces[at] !== pieces[at]) group.differs.add(at);
  }
  const last = group.cases.at(-1);
  if (last?.item === item) last.iterations.push(iteration);
  else group.cases.push({ item, first: found, iterations: [iteration] });
}
