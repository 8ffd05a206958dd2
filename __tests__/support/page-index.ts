/** Parts of the index of the HTML report. */
import type { CaseRow, PageCause, PageData } from '../../src/render/page-data.ts';

export const rowOf = (members: Partial<CaseRow>): CaseRow => ({
  title: 'a case',
  tags: [],
  tools: [],
  texts: '',
  place: '',
  link: null,
  state: 'passed',
  skipped: null,
  strip: 'p',
  before: null,
  cause: null,
  durationMs: null,
  tallies: [],
  ...members,
});

export const causeOf = (cases: number[], sentence = 'It failed.'): PageCause => {
  return { sentence, advice: '', isDeciding: true, newly: 0, evidence: null, cases };
};

const NOTHING = { durations: [], p95Ms: null, tokens: [], totalTokens: null };

export const dataOf = (cases: CaseRow[], causes: PageCause[]): PageData => ({
  noun: 'case',
  suite: 'suite',
  value: 'failed',
  headline: '',
  facts: '',
  compared: '',
  problems: [],
  gate: [],
  causes,
  sections: [],
  cases,
  sides: [],
  tools: [],
  numbers: { now: NOTHING, before: NOTHING },
  environment: [],
  run: null,
  counts: {},
  rerun: null,
  leftOut: '',
});
