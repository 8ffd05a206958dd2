import type { CaseHistory } from '../../../model/cases/case-history.ts';
import type { RegressionMode } from '../../../model/policy.ts';
import type { ComparisonRule, RuleGround } from '../../../model/regression/comparison.ts';
import type { RunReport } from '../../../model/run-report.ts';
import { Histories, isKnownFlaky, passedSometimes, variedBefore } from '../../flakiness.ts';
import type { CaseResults } from '../case-results.ts';
import type { PairedCase } from '../pairing.ts';

/** A case on both sides, and how it is held against its baseline. */
export interface RuledCase extends PairedCase {
  rule: ComparisonRule;
  ground: RuleGround;
  history: CaseHistory | null;
  /** That it fails here is no news of it; of what is sampled by what it is, it never was. */
  isKnownFlaky: boolean;
}

interface Sides {
  baseline: RunReport;
  head: RunReport;
}

/**
 * Gives each pair its rule. A case is sampled, and so held to the statistical rule, iff it names a
 * model, has token counts, or came out in several ways within a run or in recent ones; of what a
 * report of a former version holds that is not known.
 */
export function ruledCases(
  pairs: readonly PairedCase[],
  { baseline, head }: Sides,
  { mode, alpha }: { mode: RegressionMode; alpha: number },
): RuledCase[] {
  const histories = new Histories(baseline, head);
  const isFormer = (baseline.formerVersion ?? head.formerVersion) !== undefined;
  return pairs.map((pair) => {
    const { identity, definition } = pair.head;
    const history =
      histories.of(identity, definition) ?? histories.of(pair.baseline.identity, definition);
    const ruled = ruleOf(pair, { mode, isFormer, history });
    const mayBeFlaky = ruled.rule === 'strict' || !isSampledByNature(ruled);
    return {
      ...{ ...pair, ...ruled, history },
      isKnownFlaky: mayBeFlaky && isKnownFlaky(history, alpha),
    };
  });
}

function ruleOf(
  pair: PairedCase,
  known: { mode: RegressionMode; isFormer: boolean; history: CaseHistory | null },
): Pick<RuledCase, 'rule' | 'ground'> {
  const { mode, isFormer, history } = known;
  if (mode === 'strict' || mode === 'statistical') return { rule: mode, ground: 'asked-for' };
  const sides = [pair.baseline, pair.head];
  const sampled = (ground: RuleGround) => ({ rule: 'statistical' as const, ground });
  if (sides.some(({ models }) => models.length > 0)) return sampled('model');
  if (sides.some(({ hasTokens }) => hasTokens)) return sampled('tokens');
  if (isFormer) return sampled('former-version');
  if (sides.some(varied)) return sampled('varied');
  if (history !== null && variedBefore(history)) return sampled('varied-in-history');
  return { rule: 'strict', ground: 'nothing-varies' };
}

function varied({ passed, failed, isRetried }: CaseResults): boolean {
  return isRetried || (passed > 0 && failed > 0);
}

/**
 * Whether a case is sampled by what it is, and not only since it was seen to vary: those that vary
 * may be too few for any test, and then what is known of their flakiness decides.
 */
export function isSampledByNature({ ground }: Pick<RuledCase, 'ground'>): boolean {
  return ground !== 'varied' && ground !== 'varied-in-history';
}

/** Whether it fails as it now and then did; what failed whenever it ran is not flaky, but broken. */
export function isFlakyHere({
  isKnownFlaky: isKnown,
  head,
  baseline,
  history,
}: RuledCase): boolean {
  if (!isKnown || head.failed === 0) return false;
  return head.passed + baseline.passed > 0 || (history !== null && passedSometimes(history));
}

/** Whether all of its iterations passed, as far as they ended, and some did. */
export function passesAll({ passed, failed }: CaseResults): boolean {
  return passed > 0 && failed === 0;
}
