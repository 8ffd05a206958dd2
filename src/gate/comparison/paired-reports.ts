import type { Baseline, BaselineSearch } from '../../model/baseline.ts';
import type { Policy } from '../../model/policy.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { GateContext } from '../gate-context.ts';
import { setAside } from '../quarantine.ts';
import { type Pairing, pairCases } from './pairing.ts';

/** What a report is held against, and which of its cases are the same ones there. */
export interface PairedReports {
  /** Without the cases that are in quarantine. */
  baseline: Baseline;
  pairing: Pairing;
}

/** How the look-up of a baseline ended, with that one paired where it was found. */
export type PairedSearch =
  | Exclude<BaselineSearch, { outcome: 'found' }>
  | ({ outcome: 'found' } & PairedReports);

/** Pairs a report with its baseline, once for all that is compared. */
export function pairWithBaseline(
  head: RunReport,
  { quarantine = [] }: Policy,
  { baseline: search = { outcome: 'not-asked' }, nowMs }: GateContext,
): PairedSearch {
  if (search.outcome !== 'found') return search;
  const { judged } = setAside(search.baseline.report, quarantine, nowMs);
  const baseline = { ...search.baseline, report: judged };
  return { outcome: 'found', baseline, pairing: pairCases(judged, head) };
}
