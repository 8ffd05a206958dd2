import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CasePair } from '../../../../src/gate/statistics/comparison/case-pair.ts';

/** What `make-figures.py` has computed without any code of this project: rows of text, by topic. */
type Figures = Record<
  ('stratified' | 'calls' | 'drops' | 'effects') | ('rankSums' | 'signedRanks') | 'quantiles',
  string[]
>;

const figures: Figures = JSON.parse(
  readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8'),
);

/** A row's first member, and the rest. */
export function figureRows(topic: keyof Figures): { subject: string; results: string[] }[] {
  return figures[topic].map((row) => {
    const [subject = '', ...results] = row.split(' ');
    return { subject, results };
  });
}

/** Rows on cases of two sides, written `passed/total/passed/total,…`. */
export function figuresOfPairs(
  topic: 'stratified' | 'calls' | 'drops' | 'effects',
): { pairs: CasePair[]; results: string[] }[] {
  return figureRows(topic).map(({ subject, results }) => ({
    pairs: subject.split(',').map((text) => {
      const [passed = 0, total = 0, headPassed = 0, headTotal = 0] = text.split('/').map(Number);
      return casePair([passed, total], [headPassed, headTotal]);
    }),
    results,
  }));
}

/** A case by what passed of how many iterations, on the baseline and on the head. */
export function casePair(
  [passed, total]: [number, number],
  [headPassed, headTotal]: [number, number],
): CasePair {
  return { baseline: { passed, total }, head: { passed: headPassed, total: headTotal } };
}

/** So many cases that are alike. */
export function alike<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value);
}

/** How far a number is from the one it should be, as a share of that. */
export function relativeError(actual: number, expected: number): number {
  return actual === expected ? 0 : Math.abs(actual - expected) / Math.abs(expected);
}
