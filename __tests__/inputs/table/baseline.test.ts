import { describe, expect, it } from '@jest/globals';
import { partOf } from '../../../src/inputs/config.ts';
import { baselineSource } from '../../../src/inputs/kinds/baseline-source.ts';
import { problemsBetween } from '../../../src/inputs/rules.ts';
import { BASELINE_INPUTS } from '../../../src/inputs/table/baseline.ts';
import { readValues } from '../../../src/inputs/values.ts';

const read = (raw: Record<string, string>) => {
  const { values, problems } = readValues(BASELINE_INPUTS, raw);
  return { policy: partOf(BASELINE_INPUTS, values, 'run', 'policy'), problems };
};

describe('baseline', () => {
  it.each([
    ['none', { kind: 'none' }],
    ['file:old/report.json', { kind: 'file', path: 'old/report.json' }],
    ['file: C:old ', { kind: 'file', path: 'C:old' }],
    ['checkout:base', { kind: 'checkout', path: 'base' }],
  ])('reads `%s`', (text, source) => {
    expect(baselineSource.schema.parse(text)).toEqual(source);
  });

  it.each(['', 'main', 'file:', 'checkout: ', 'FILE:a', 'https://a.test/b', ':'])(
    'refuses `%s`',
    (text) => {
      expect(baselineSource.schema.safeParse(text).success).toBe(false);
    },
  );
});

it('leaves unsaid what nobody says of a baseline, and refuses what is none of the rules', () => {
  expect(read({})).toEqual({ policy: {}, problems: [] });
  const raw = { 'baseline-max-age-days': '0.5', 'on-missing-baseline': 'pass' };
  expect(read(raw).policy).toEqual({ baselineMaxAgeDays: 0.5, onMissingBaseline: 'pass' });
  const wrong = { 'baseline-max-age-days': '0', 'on-unlike-baseline': 'ignore' };
  expect(read(wrong).problems.map(({ where }) => where)).toEqual(Object.keys(wrong));
});

it('that there is none contradicts all that is said about one, told at once', () => {
  const about = {
    ...{ 'baseline-max-age-days': '14', 'on-unlike-baseline': 'incomplete' },
    ...{ 'on-missing-baseline': 'incomplete', 'min-effect': '5' },
  };
  const inputs = { results: 'junit.xml', regression: 'gate', ...about };
  expect(problemsBetween({ ...inputs, baseline: 'auto' })).toEqual([]);
  const wrong = { ...inputs, 'baseline-max-age-days': 'old', confirm: 'never' };
  const problems = problemsBetween({ ...wrong, 'max-confirm-iterations': '40', baseline: 'none' });
  expect(problems.map(({ where }) => where).toSorted()).toEqual(
    [...Object.keys(about), 'max-confirm-iterations', 'regression'].toSorted(),
  );
  expect(problemsBetween({ ...inputs, baseline: 'none', 'gate-file': 'gate.yml' })).toEqual([]);
});

describe('a base in a checkout', () => {
  const remote = { 'base-url': 'https://evals.example.test/api/v1', 'api-key': 'sk_0123456789' };
  const suite = { 'suite-file': 'evals/smoke.yaml' };

  it.each<[where: string, inputs: Record<string, string>, why: RegExp]>([
    ['on a hosted service', { ...remote, ...suite }, /a hosted service has its own servers/],
    ['beside result files', { results: 'junit.xml' }, /result files are read, and nothing is run/],
    ['beside a report', { mode: 'publish', 'report-path': 'collected' }, /nothing is run/],
    ['for another job', { ...suite, mode: 'collect' }, /would not reach the job that judges/],
  ])('cannot be run %s', (_, inputs, message) => {
    expect(problemsBetween({ ...inputs, baseline: 'checkout:base' })).toEqual([
      expect.objectContaining({ where: 'baseline', message: expect.stringMatching(message) }),
    ]);
    expect(problemsBetween({ ...inputs, baseline: 'none' })).toEqual([]);
  });

  it('confirms with the embedded service alone, and only what is to be confirmed', () => {
    const given = { ...suite, 'confirm-checkout': 'base' };
    expect(problemsBetween(given)).toEqual([]);
    expect(problemsBetween({ ...given, mode: 'collect' })).toEqual([]);
    const problem = (message: RegExp) => [
      expect.objectContaining({
        where: 'confirm-checkout',
        message: expect.stringMatching(message),
      }),
    ];
    expect(problemsBetween({ ...given, ...remote })).toEqual(problem(/has its own servers/));
    expect(problemsBetween({ ...given, baseline: 'checkout:base' })).toEqual(
      problem(/needs no confirmation/),
    );
  });

  it('is named by its saved servers on a hosted service alone, and never by those of the head', () => {
    const given = { ...suite, ...remote, 'confirm-servers': 'weather-main, search' };
    expect(problemsBetween(given)).toEqual([]);
    expect(problemsBetween({ ...given, servers: 'weather, search' })).toEqual([]);
    const problem = (message: RegExp) => [
      expect.objectContaining({
        where: 'confirm-servers',
        message: expect.stringMatching(message),
      }),
    ];
    expect(problemsBetween({ ...given, servers: 'Search\nweather-main, more' })).toEqual(
      problem(/the very servers of the head/),
    );
    expect(problemsBetween({ ...given, servers: 'Search' })).toEqual(
      problem(/all servers of the head/),
    );
    expect(problemsBetween({ ...suite, 'confirm-servers': 'weather-main' })).toEqual(
      problem(/`confirm-checkout`/),
    );
    expect(problemsBetween({ ...suite, 'confirm-servers': ' ' })).toEqual([]);
  });

  it('is run beside the head on the embedded service', () => {
    expect(problemsBetween({ ...suite, baseline: 'checkout:base' })).toEqual([]);
  });
});
