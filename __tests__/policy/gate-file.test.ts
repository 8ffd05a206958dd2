import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { policyOf } from '../../src/inputs/policy.ts';
import { BASELINE_INPUTS } from '../../src/inputs/table/baseline.ts';
import { POLICY_INPUTS } from '../../src/inputs/table/policy.ts';
import { gateFileSchema, readGateFile } from '../../src/policy/gate-file.ts';
import { digestOfPolicy } from '../../src/policy/policy-in-force.ts';
import { askedSettings } from '../../src/policy/settings.ts';
import { problemsOf } from '../support/evals/suite-text.ts';

const read = (text: string) => readGateFile('gate.yml', text);

const WHOLE = `
min-pass-rate: 90
pass-rate-confidence: 99
inference: unseen-cases
min-pass-rate-by-model:
  others: 80
  models: { openai/gpt-5-mini: 70 }
min-case-pass-rate:
  others: 60
  cases: { 'the weather in Oslo': 100 }
  tags: { slow: 50 }
  models: { openai/gpt-5-mini: 40 }
regression: gate
regression-confidence: 99
min-effect: 2.5
confirm: auto
max-confirm-iterations: 200
max-total-tokens: 200000
max-p95-latency-ms: +10%
max-tool-calls: 0
max-duration-minutes: 12.5
max-cost: + 7.5 %
prices:
  anthropic/claude-haiku-4.5: { input: 1, output: 5 }
on-missing-baseline: incomplete
baseline-max-age-days: 14
on-unlike-baseline: incomplete
`;

const validate = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync('schemas/gate-file.schema.json', 'utf8')),
);

describe('a gate file', () => {
  it('says all that a policy may have', async () => {
    const { settings } = await read(WHOLE);
    expect(policyOf(settings)).toEqual({
      minPassRate: 0.9,
      passRateConfidence: 0.99,
      inference: 'unseen-cases',
      minPassRateByModel: { others: 0.8, named: new Map([['openai/gpt-5-mini', 0.7]]) },
      minCasePassRate: {
        others: 0.6,
        byCase: new Map([['the weather in Oslo', 1]]),
        byTag: new Map([['slow', 0.5]]),
        byModel: new Map([['openai/gpt-5-mini', 0.4]]),
      },
      regression: {
        ...{ mode: 'gate', confidence: 0.99, minEffect: 0.025 },
        ...{ confirm: 'auto', maxConfirmIterations: 200 },
      },
      budgets: {
        maxTotalTokens: { kind: 'absolute', limit: 200_000 },
        maxP95LatencyMs: { kind: 'relative', growth: 0.1 },
        maxToolCalls: { kind: 'absolute', limit: 0 },
        maxDurationMinutes: { kind: 'absolute', limit: 12.5 },
        maxCost: { kind: 'relative', growth: 0.075 },
        prices: new Map([['anthropic/claude-haiku-4.5', { input: 1, output: 5 }]]),
      },
      baseline: { onMissing: 'incomplete', maxAgeMs: 14 * 86_400_000, onUnlike: 'incomplete' },
    });
  });

  it('says all that the inputs may say, and no setting of it is lost', async () => {
    const inputs = [...POLICY_INPUTS, ...BASELINE_INPUTS].filter(
      (input) => 'part' in input && input.part === 'policy',
    );
    const names = Object.keys(gateFileSchema.shape).toSorted();
    expect(names).toEqual(inputs.map(({ name }) => name).toSorted());
    const asked = askedSettings((await read(WHOLE)).settings);
    expect([...new Set(asked.map(({ setting }) => setting))].toSorted()).toEqual(names);
  });

  it('is taken by its schema', () => {
    validate(parse(WHOLE));
    expect(validate.errors).toBeNull();
  });

  it.each(['', '# nothing yet', '{}'])('may say nothing: %j', async (text) => {
    const { settings } = await read(text);
    expect(policyOf(settings)).toEqual(policyOf({}));
  });

  it.each([
    ['point', 'point'],
    ['lower-bound', 95],
    ['90', 90],
  ])('takes the confidence %s', async (written, read) => {
    const text = `min-pass-rate: 90\npass-rate-confidence: ${written}`;
    const { settings } = await readGateFile('gate.yml', text);
    expect(settings.passRateConfidence).toBe(read);
  });

  it('takes one rate for all models, and for all cases', async () => {
    const { settings } = await read('{"min-pass-rate-by-model": 80, "min-case-pass-rate": 60}');
    expect(settings).toMatchObject({
      minPassRateByModelPercent: { others: 80, named: new Map() },
      minCasePassRatePercent: { others: 60, byCase: new Map() },
    });
  });

  it.each<[text: string, problem: RegExp]>([
    ['min-pass-rate: 0.9', /^gate\.yml:1:1 min-pass-rate: is in percent: 90, not 0\.9\.$/],
    ['\n  min-pass-rate: 101', /^gate\.yml:2:3 min-pass-rate: must be a percentage from 0 to 100/],
    ['min-pass-rate: "90"', /must be a percentage from 0 to 100/],
    ['pass-rate-confidence: 0.95', /must be `point`, `lower-bound`, or a percentage of at least/],
    ['pass-rate-confidence: bound', /must be `point`, `lower-bound`, or/],
    ['regression: block', /^gate\.yml:1:1 regression: must be one of `inform`, `gate`/],
    ['regression-confidence: 0.95', /at least 50 and less than 100/],
    ['max-total-tokens: 1.5', /must be a whole number above 0, or such as `\+10%`/],
    ['max-total-tokens: 10%', /must be a whole number above 0, or such as `\+10%`/],
    ['max-p95-latency-ms: -1', /must be a number above 0, or such as `\+10%`/],
    ['max-tool-calls: true', /must be a whole number from 0, or such as `\+10%`/],
    ['min-case-pass-rate: { case: { a: 1 } }', /^gate\.yml:1:23 .*case: is not a field of a gate/],
    ['min-case-pass-rate: 0.5', /is in percent: 50/],
    ['min-case-pass-rate:\n  cases:\n    a: 200', /^gate\.yml:3:5 .*cases\.a: must be a perc/],
    ['prices: { a/b: { input: 1 } }', /^gate\.yml:1:11 prices\.a\/b\.output: /],
    [
      'min_pass_rate: 90',
      /^gate\.yml:1:1 min_pass_rate: is not a field of a gate file\. Did you mean `min-pass-rate`\?$/,
    ],
    ['Regresion: gate', /field of a gate file\. Did you mean `regression`\?$/],
    ['pass-rate: 90', /field of a gate file\. Did you mean `min-pass-rate`\?$/],
    ['constructor: 90', /field of a gate file\.$/],
    ['min-case-pass-rate: {}', /^gate\.yml:1:1 min-case-pass-rate: asks for nothing: give a perc/],
    ['min-case-pass-rate: { cases: {} }', /min-case-pass-rate: asks for nothing/],
    ['min-case-pass-rate: { cases: 5 }', /^gate\.yml:1:23 .*cases: must have its members by name/],
    ['min-case-pass-rate: { cases: { "": 5 } }', /^gate\.yml:1:32 /],
    ['min-case-pass-rate: { cases: { __proto__: 200 } }', /^gate\.yml:1:32 .*must be a perc/],
    ['min-pass-rate-by-model: {}', /min-pass-rate-by-model: asks for nothing/],
    ['prices: [1]', /^gate\.yml:1:1 prices: must have its members by name/],
    ['regression: gate\nmax-total-tokens: +10', /^gate\.yml:2:1 .*write `\+10%` for so much more/],
    ['fail-on: never', /is not a field of a gate file\.$/],
    ['min-pass-rate: 90\nmin-pass-rate: 80', /^gate\.yml:2:1 this name is given twice/],
    ['- min-pass-rate: 90', /^gate\.yml:1:1 must be an object/],
    ['a: [', /^gate\.yml:1:/],
  ])('is refused where it says %j', async (text, problem) => {
    expect(await problemsOf(read(text))).toEqual([expect.stringMatching(problem)]);
  });

  it('may name a case by any name, also by one that objects have of their own', async () => {
    const named = ['__proto__', 'constructor', 'toString'];
    const cases = named.map((name, index) => `    ${name}: ${50 + index}\n`).join('');
    const { settings, placeOf } = await read(`min-case-pass-rate:\n  cases:\n${cases}`);
    const byCase = new Map(named.map((name, index) => [name, 50 + index]));
    expect(settings.minCasePassRatePercent).toEqual({
      ...{ others: null, byCase, byTag: new Map(), byModel: new Map() },
    });
    expect(placeOf(['min-case-pass-rate', 'cases', '__proto__'])).toBe('gate.yml:3:5');
    const other = await read(`min-case-pass-rate:\n  cases:\n${cases.replace('50', '60')}`);
    const digests = [settings, other.settings].map((asked) => digestOfPolicy(policyOf(asked)));
    expect(new Set(digests).size).toBe(2);
  });

  it('is refused for a growth without its sign wherever that is written', async () => {
    const problems = await problemsOf(read('max-total-tokens: &ten +10\nmax-tool-calls: *ten\n'));
    expect(problems).toHaveLength(2);
    const { settings } = await read('max-total-tokens: 10\nmax-tool-calls: "+10%"\n');
    expect(settings).toMatchObject({
      maxTotalTokens: { kind: 'absolute', limit: 10 },
      maxToolCalls: { kind: 'relative', growth: 0.1 },
    });
  });

  it('is told all that is wrong with it at once', async () => {
    const text = 'min-pass-rate: 0.9\nregression: block\nbudget: 3\nmin-effect: 200\n';
    const problems = await problemsOf(read(text));
    expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual([
      ...['gate.yml:1:1', 'gate.yml:2:1', 'gate.yml:3:1', 'gate.yml:4:1'],
    ]);
  });

  it('that would cost more memory than a runner has is refused early', async () => {
    expect(await problemsOf(read('['.repeat(500_000)))).toEqual([
      expect.stringMatching(/nests too deep/),
    ]);
  });
});
