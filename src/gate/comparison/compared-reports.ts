import type { BaselinePolicy, Inference, RegressionPolicy } from '../../model/policy.ts';
import type { ComparisonNote } from '../../model/regression/comparison.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { PairedReports } from './paired-reports.ts';
import type { Pairing } from './pairing.ts';
import { type RuledCase, ruledCases } from './rules/rules.ts';
import { applyStatisticalRule, type StatisticalFinding } from './rules/statistical-rule.ts';
import { applyStrictRule, type StrictFinding } from './rules/strict-rule.ts';
import { assessUnlikeness, type Unlikeness } from './unlikeness.ts';

/** What both rules found of two reports. */
export interface Compared {
  pairing: Pairing;
  cases: readonly RuledCase[];
  strict: StrictFinding;
  statistical: StatisticalFinding | null;
  notes: ComparisonNote[];
  unlike: Unlikeness['reason'];
}

interface ComparisonPolicy {
  regression: RegressionPolicy;
  inference: Inference;
  maxAgeMs: BaselinePolicy['maxAgeMs'];
  nowMs: number | undefined;
}

/** Holds each case of a report to its rule, against the same one of its baseline. */
export function compareReports(
  { baseline, pairing }: PairedReports,
  head: RunReport,
  { regression, inference, maxAgeMs, nowMs }: ComparisonPolicy,
): Compared {
  const { mode, confidence, minEffect } = regression;
  const alpha = 1 - confidence;
  const cases = ruledCases(pairing.pairs, { baseline: baseline.report, head }, { mode, alpha });
  const { notes, reason } = assessUnlikeness(baseline, head, pairing, { maxAgeMs, nowMs });
  return {
    ...{ pairing, cases, notes, unlike: reason },
    strict: applyStrictRule(cases, mode),
    statistical: applyStatisticalRule(cases, { alpha, minEffect, inference }),
  };
}
