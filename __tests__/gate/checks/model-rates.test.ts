import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import type {
  CaseReport,
  IterationReport,
  Outcome,
  Problem,
  RunReport,
} from '../../../src/model/run-report.ts';
import { worded } from '../../../src/render/words/verdict-words.ts';
import { caseOf, runFacts, runReport } from '../../support/render/sample-reports.ts';

/** A case on a model, named as one of several. */
function on(model: string, ended: readonly Outcome[]): CaseReport {
  const of = caseOf(`asks [openai/${model}]`, ended);
  return {
    ...of,
    planned: ended.length,
    variant: { title: 'asks', model, provider: 'openai' },
    iterations: of.iterations.map((one) => ({ ...one, model, provider: 'openai' })),
  };
}

const modelFree = caseOf('calls', ['failed']);
const WITHOUT: CaseReport = {
  ...modelFree,
  iterations: modelFree.iterations.map((one) => ({ ...one, model: null, provider: null })),
};
const NETWORK: Problem = { kind: 'network', message: 'The connection was reset.' };

/** What the gate says of a run that met the criteria of its service. */
function judged(
  cases: readonly CaseReport[],
  rates: { others?: number; named?: Record<string, number> },
  problems: Problem[] = [],
) {
  const run = runFacts({ result: 'passed', criterion: 0 });
  const report: RunReport = runReport(cases, { run, problems });
  const minPassRateByModel = {
    others: rates.others ?? null,
    named: new Map(Object.entries(rates.named ?? {})),
  };
  const { value, headline, checks } = worded(
    gate(report, { minPassRate: null, minPassRateByModel }),
  );
  const ofModels = checks.filter(({ id }) => id === 'min-pass-rate-by-model');
  return { value, headline, checks: ofModels.map(({ words, outcome }) => [words.title, outcome]) };
}

const GOOD = on('good', ['passed', 'passed']);
const WEAK = on('weak', ['passed', 'failed']);

describe('a rate of each model', () => {
  it('is met where each meets it, and asks nothing of what ran on none', () => {
    expect(judged([GOOD, WEAK, WITHOUT], { others: 0.5 })).toMatchObject({
      value: 'passed',
      checks: [
        ['Pass rate on openai/good', 'passed'],
        ['Pass rate on openai/weak', 'passed'],
      ],
    });
  });

  it.each([
    [0.5, 'passed'],
    [0.8, 'undecided'],
  ])(
    'of %d counts an iteration that tells none both ways, beside others of its case that do: %s',
    (rate, outcome) => {
      const [first, silent] = caseOf('asks', ['passed', 'error']).iterations;
      if (!first || !silent) throw new Error('There are no two iterations.');
      const iterations = [first, { ...silent, model: null, provider: null }];
      const { checks } = judged([{ ...caseOf('asks', []), iterations, planned: 2 }, GOOD], {
        others: rate,
      });
      expect(checks).toEqual([
        ['Pass rate on anthropic/claude-sonnet-4-5', outcome],
        ['Pass rate on openai/good', 'passed'],
      ]);
    },
  );

  it('is missed where one misses it, however good the others are', () => {
    expect(judged([GOOD, WEAK], { others: 0.8 })).toEqual({
      value: 'failed',
      headline: 'Pass rate on openai/weak: 1 of 2 iterations passed (50%), at least 80% wanted.',
      checks: [
        ['Pass rate on openai/good', 'passed'],
        ['Pass rate on openai/weak', 'failed'],
      ],
    });
  });

  it('may be another for a model that is named, and none for others', () => {
    const rates = { named: { 'openai/weak': 0.5 } };
    expect(judged([GOOD, WEAK], rates).checks).toEqual([['Pass rate on openai/weak', 'passed']]);
    expect(judged([GOOD, WEAK], { others: 1, ...rates }).value).toBe('passed');
  });

  it('counts what a case on a model did though the service names none, or no provider', () => {
    const whole = on('weak', ['passed', 'passed', 'failed', 'failed']);
    const told = (more: object) => (one: IterationReport) => ({ ...one, ...more });
    const [first, second, ...rest] = whole.iterations;
    const partly = [
      ...[first, second].flatMap((one) => (one ? told({ provider: null })(one) : [])),
      ...rest.map(told({ model: null, provider: null })),
    ];
    expect(judged([{ ...whole, iterations: partly }], { others: 0.6 })).toMatchObject({
      value: 'failed',
      headline: expect.stringMatching(/openai\/weak: 2 of 4 iterations passed/),
      checks: [['Pass rate on openai/weak', 'failed']],
    });
  });

  it.each<[name: string, cases: CaseReport[], rates: Parameters<typeof judged>[1]]>([
    ['nothing ran on a model', [caseWithout()], { others: 0 }],
    ['nothing ran on one that is named', [GOOD], { named: { 'openai/god': 0 } }],
    ['nothing ran on one that a case was to run on', [GOOD, on('weak', [])], { others: 0 }],
    [
      'a service makes up models',
      Array.from({ length: 101 }, (_, index) => on(`m${index}`, ['passed'])),
      { others: 0 },
    ],
  ])('is undecided where %s', (_name, cases, rates) => {
    const { value, checks } = judged(cases, rates);
    expect(value).toBe('incomplete');
    expect(checks.map(([, outcome]) => outcome)).toContain('undecided');
  });

  it('is missed in spite of what is missing only where that could not turn it', () => {
    const outcomes = (passed: number, failed: number): Outcome[] => [
      ...Array.from({ length: passed }, (): Outcome => 'passed'),
      ...Array.from({ length: failed }, (): Outcome => 'failed'),
    ];
    const short = { ...on('good', ['passed']), planned: 3 };
    const bad = on('weak', outcomes(2, 2));
    // Two are missing, of whichever model: 4 of 6 at best.
    expect(judged([short, bad], { others: 0.66 }, [NETWORK]).checks).toEqual([
      ['Pass rate on openai/good', 'undecided'],
      ['Pass rate on openai/weak', 'undecided'],
    ]);
    expect(judged([short, bad], { others: 0.7 }, [NETWORK])).toMatchObject({
      value: 'failed',
      checks: [
        ['Pass rate on openai/good', 'undecided'],
        ['Pass rate on openai/weak', 'failed'],
      ],
    });
  });
});

it('is not touched by what is missing of another model', () => {
  const weak = on('weak', ['passed', 'unfinished']);
  expect(judged([GOOD, weak], { others: 0.6 }).checks).toEqual([
    ['Pass rate on openai/good', 'passed'],
    ['Pass rate on openai/weak', 'undecided'],
  ]);
});

function caseWithout(): CaseReport {
  return {
    ...WITHOUT,
    iterations: WITHOUT.iterations.map((one) => ({ ...one, outcome: 'passed' })),
  };
}
