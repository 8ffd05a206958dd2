import { afterEach, describe, expect, it } from '@jest/globals';
import { readInputs } from '../../../src/inputs/inputs.ts';
import { policyOf } from '../../../src/inputs/policy.ts';
import type { Policy } from '../../../src/model/policy.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';

type Inputs = Readonly<Record<string, string>>;

const untouched = { ...process.env };
afterEach(() => {
  process.env = { ...untouched };
});

const MODES: Readonly<Record<string, Inputs>> = {
  run: { 'suite-file': 'evals/smoke.yaml' },
  ingest: { results: '*.xml' },
  publish: { mode: 'publish', 'report-path': 'collected' },
};

function read(inputs: Inputs, mode = 'run') {
  const given = { ...MODES[mode], baseline: 'file:baseline', ...inputs };
  for (const [name, value] of Object.entries(given)) {
    process.env[`INPUT_${name.toUpperCase()}`] = value;
  }
  const config = readInputs();
  if (config.mode === 'doctor') throw new Error('It has no policy.');
  return config;
}

const policyFrom = (inputs: Inputs, mode?: string): Policy => policyOf(read(inputs, mode).policy);

function problemsOf(inputs: Inputs) {
  try {
    read(inputs);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

/** What holds where nothing is said. */
const UNSAID: Policy = {
  minPassRate: null,
  regression: {
    ...{ mode: 'inform', confidence: 0.95, minEffect: 0.01 },
    ...{ confirm: 'auto', maxConfirmIterations: 400 },
  },
  baseline: { onMissing: 'not-applicable', maxAgeMs: null, onUnlike: 'warn' },
};

describe('the policy of the inputs', () => {
  it.each(Object.keys(MODES))('asks for nothing in mode %s but to show a regression', (mode) => {
    expect(policyFrom({}, mode)).toEqual(UNSAID);
  });

  it.each(Object.keys(MODES))('is made of all of them in mode %s, in fractions', (mode) => {
    const inputs = {
      'min-pass-rate': '90',
      'pass-rate-confidence': '99',
      inference: 'unseen-cases',
      'min-case-pass-rate': '60',
      regression: 'gate',
      'regression-confidence': '99.5',
      'min-effect': '2.5',
      'max-confirm-iterations': '200',
      'max-total-tokens': '200000',
      'max-p95-latency-ms': '+10%',
      'max-tool-calls': '0',
      'max-duration-minutes': '12.5',
      'max-cost': '+ 7.5 %',
      prices: 'anthropic/claude-haiku-4.5 = 1, 5\n\nollama/a=b=0,0.25',
    };
    expect(policyFrom(inputs, mode)).toEqual({
      ...UNSAID,
      minPassRate: 0.9,
      passRateConfidence: 0.99,
      inference: 'unseen-cases',
      minCasePassRate: { others: 0.6, byCase: new Map(), byTag: new Map(), byModel: new Map() },
      regression: {
        ...{ mode: 'gate', confidence: 0.995, minEffect: 0.025 },
        ...{ confirm: 'auto', maxConfirmIterations: 200 },
      },
      budgets: {
        maxTotalTokens: { kind: 'absolute', limit: 200_000 },
        maxP95LatencyMs: { kind: 'relative', growth: 0.1 },
        maxToolCalls: { kind: 'absolute', limit: 0 },
        maxDurationMinutes: { kind: 'absolute', limit: 12.5 },
        maxCost: { kind: 'relative', growth: 0.075 },
        prices: new Map([
          ['anthropic/claude-haiku-4.5', { input: 1, output: 5 }],
          ['ollama/a=b', { input: 0, output: 0.25 }],
        ]),
      },
    });
  });

  it('has rates of models as fractions', () => {
    expect(policyFrom({ 'min-pass-rate-by-model': '80\nopenai/m=70' })).toEqual({
      ...UNSAID,
      minPassRateByModel: { others: 0.8, named: new Map([['openai/m', 0.7]]) },
    });
  });

  it.each([
    ['point', undefined],
    ['lower-bound', 0.95],
    ['90', 0.9],
    ['99.9', 0.999],
  ])('takes %s for the confidence of a pass rate', (given, confidence) => {
    const inputs = { 'min-pass-rate': '90', 'pass-rate-confidence': given };
    expect(policyFrom(inputs).passRateConfidence).toBe(confidence);
  });

  it('asks nobody to confirm where that is not wanted', () => {
    expect(policyFrom({ regression: 'strict', confirm: 'never' }).regression).toMatchObject({
      ...{ mode: 'strict', confirm: 'never' },
    });
  });
});

describe('what is wrong with it', () => {
  it.each<[name: string, given: string, message: RegExp]>([
    ['pass-rate-confidence', '0.95', /`point`, `lower-bound`, or a percentage of at least 50/],
    ['pass-rate-confidence', '100', /less than 100, not `100`/],
    ['inference', 'all-cases', /one of `these-cases`, `unseen-cases`/],
    ['min-case-pass-rate', '0.6', /is in percent: 60/],
    ['regression', 'block', /one of `inform`, `gate`, `strict`, `statistical`, `off`/],
    ['regression-confidence', '0.95', /a percentage of at least 50 and less than 100/],
    ['regression-confidence', '100', /less than 100/],
    ['min-effect', '101', /percentage points from 0 to 100/],
    ['max-total-tokens', '0', /a whole number above 0, or such as `\+10%`, not `0`/],
    ['max-total-tokens', '1.5', /whole number/],
    ['max-total-tokens', '10%', /not `10%`/],
    ['max-total-tokens', '-10%', /not `-10%`/],
    ['max-total-tokens', '+10', /whole number above 0, or such as `\+10%`, not `\+10`/],
    ['max-p95-latency-ms', '+10', /a number above 0, or such as `\+10%`, not `\+10`/],
    ['max-p95-latency-ms', '20s', /a number above 0, or such as/],
    ['max-tool-calls', '-1', /a whole number from 0/],
    ['max-duration-minutes', 'long', /a number above 0/],
    ['prices', 'claude 1,5', /not `provider\/model=INPUT,OUTPUT`: `claude 1,5`/],
    ['prices', 'claude=1', /not `provider/],
    ['prices', '=1,5', /not `provider/],
    ['prices', 'a=1,2\na=2,3', /has the prices of `a` twice/],
  ])('refuses %s: %j', (where, given, message) => {
    expect(problemsOf({ 'min-pass-rate': '90', [where]: given })).toEqual([
      { where, message: expect.stringMatching(message), example: expect.any(String) },
    ]);
  });

  it.each<[inputs: Inputs, where: string, message: RegExp]>([
    [{ 'pass-rate-confidence': 'point' }, 'pass-rate-confidence', /`min-pass-rate`, which is not/],
    [{ inference: 'unseen-cases', regression: 'off' }, 'inference', /neither is asked for/],
    [
      { regression: 'off', 'regression-confidence': '99' },
      'regression-confidence',
      /no use beside `regression: off` where no budget is relative/,
    ],
    [
      { regression: 'off', 'on-missing-baseline': 'incomplete' },
      'on-missing-baseline',
      /no use beside `regression: off` where no budget is relative/,
    ],
    [{ regression: 'off', 'min-effect': '2' }, 'min-effect', /no use beside `regression: off`/],
    [{ regression: 'off', confirm: 'auto' }, 'confirm', /a regression that blocks/],
    [{ confirm: 'never' }, 'confirm', /a regression that blocks/],
    [
      { regression: 'inform', 'max-confirm-iterations': '40' },
      'max-confirm-iterations',
      /a regression that blocks/,
    ],
    [
      { regression: 'gate', confirm: 'never', 'max-confirm-iterations': '40' },
      'max-confirm-iterations',
      /no use beside `confirm: never`/,
    ],
    [{ 'max-cost': '2.50' }, 'max-cost', /needs `prices`/],
    [
      { baseline: 'none', regression: 'gate' },
      'regression',
      /needs a baseline, and `baseline: none`/,
    ],
    [{ baseline: 'none', 'max-tool-calls': '+10%' }, 'max-tool-calls', /needs a baseline/],
    [
      { baseline: 'none', 'min-effect': '2' },
      'min-effect',
      /about a baseline, and `baseline: none`/,
    ],
    [
      { baseline: 'none', 'regression-confidence': '99' },
      'regression-confidence',
      /about a baseline, and `baseline: none`/,
    ],
    [
      { baseline: 'none', regression: 'off', 'regression-confidence': '99' },
      'regression-confidence',
      /no use beside `regression: off`/,
    ],
  ])('refuses %j, with no example of what is to go', (inputs, where, message) => {
    expect(problemsOf(inputs)).toEqual([{ where, message: expect.stringMatching(message) }]);
  });

  it('refuses too few iterations to confirm by', () => {
    const problems = problemsOf({ regression: 'gate', 'max-confirm-iterations': '19' });
    expect(problems).toMatchObject([
      { where: 'max-confirm-iterations', message: expect.stringMatching(/from 20/) },
    ]);
  });

  it.each<Inputs>([
    { inference: 'unseen-cases' },
    { 'regression-confidence': '99', 'min-effect': '2' },
    { regression: 'statistical', confirm: 'auto', 'max-confirm-iterations': '40' },
    { prices: 'a=1,2' },
    {
      ...{ regression: 'off', 'max-total-tokens': '+10%', 'regression-confidence': '99' },
      ...{ 'on-missing-baseline': 'incomplete', 'baseline-max-age-days': '3' },
    },
    { baseline: 'none', regression: 'inform', 'max-tool-calls': '3' },
  ])('takes %j', (inputs) => {
    expect(problemsOf(inputs)).toEqual([]);
  });

  it('is told at once, and a setting that is wrong in itself is no missing one', () => {
    const problems = problemsOf({
      'min-pass-rate': '0.9',
      'pass-rate-confidence': 'lower-bound',
      regression: 'block',
      confirm: 'never',
      'max-cost': '2',
    });
    expect(problems.map(({ where }) => where)).toEqual(['min-pass-rate', 'regression', 'max-cost']);
  });
});
