/** Findings, made by hand. */
import type { Cause, CauseCase, Findings } from '../../src/render/findings.ts';
import { failureOf } from './failures.ts';

export const caseWith = (members: Partial<CauseCase>): CauseCase => ({
  id: '',
  title: 'a case',
  file: 'a.yaml',
  line: 3,
  after: { passed: 1, total: 3 },
  before: null,
  outcomes: ['failed', 'failed', 'passed'],
  failure: null,
  ...members,
});
export const causeWith = (members: Partial<Cause>): Cause => ({
  failure: failureOf('a missed assertion'),
  sentence: 'It fails',
  advice: '',
  isDeciding: true,
  isNew: false,
  cases: [caseWith({})],
  evidence: null,
  ...members,
});
export const findingsWith = (members: Partial<Findings>): Findings => ({
  source: 'evals',
  suite: 'Suite',
  value: 'failed',
  headline: '7 of 9 cases failed',
  facts: '',
  gate: [],
  sections: [],
  compared: '',
  counts: { passed: 2, failed: 7, missing: 0 },
  broken: 7,
  total: 9,
  skipped: 0,
  flaky: [],
  problems: [],
  causes: [],
  ...members,
});
