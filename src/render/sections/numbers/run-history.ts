import type { Verdict } from '../../../model/verdict.ts';
import type { Facts } from '../../facts/facts.ts';
import { describeHistory, historyPoints, sparkline } from '../../facts/history.ts';
import { ownRate } from '../../facts/numbers/own-rate.ts';
import type { Section } from '../../markdown/document.ts';

/** Pass rates of the suite's recent runs, drawn and in words. */
export function runHistorySection(facts: Facts, verdict: Verdict): Section | null {
  const points = historyPoints(facts.report, ownRate(facts, verdict)?.rate ?? null);
  if (points.length === 0) return null;
  const draw = () =>
    `### Recent runs\n\n<code>${sparkline(points)}</code> ${describeHistory(points)}`;
  return { title: 'recent runs', levels: [{ keep: 22, render: draw }] };
}
