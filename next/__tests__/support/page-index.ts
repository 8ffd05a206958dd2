/** Parts of the index of the HTML report. */
import type { CaseRow, PageCause, PageData } from '../../src/render/page-data.ts';

export const rowOf = (members: Partial<CaseRow>): CaseRow => ({
  title: 'a case',
  tags: [],
  tools: [],
  place: '',
  link: null,
  state: 'passed',
  strip: 'p',
  before: null,
  cause: null,
  durationMs: null,
  tokens: null,
  byModel: [],
  ...members,
});

export const causeOf = (cases: number[], sentence = 'It failed.'): PageCause => ({
  sentence,
  advice: '',
  isNew: false,
  evidence: null,
  cases,
});

export const dataOf = (cases: CaseRow[], causes: PageCause[]): PageData => ({
  noun: 'case',
  suite: 'suite',
  value: 'failed',
  sign: '',
  headline: '',
  facts: '',
  compared: '',
  problems: [],
  causes,
  sections: [],
  cases,
  models: [],
  tools: [],
  numbers: {
    durations: [],
    durationsBefore: [],
    tokens: null,
    tokensBefore: null,
    p95Ms: null,
    p95BeforeMs: null,
  },
  environment: [],
  links: { run: null, report: null },
  rerun: '',
  leftOut: '',
});
