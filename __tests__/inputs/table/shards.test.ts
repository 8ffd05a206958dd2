import { describe, expect, it } from '@jest/globals';
import { toConfig } from '../../../src/inputs/config.ts';
import { withMatrixShard } from '../../../src/inputs/raw-inputs.ts';
import { problemsBetween } from '../../../src/inputs/rules.ts';
import { INPUTS } from '../../../src/inputs/table/table.ts';
import { readValues } from '../../../src/inputs/values.ts';

const EMBEDDED = { 'suite-file': 'suite.yaml' };
const HOSTED = { 'base-url': 'https://a.test/api/v1', 'api-key': 'sk_1' };

/** What is wrong with the shard, in words. */
const problemsOf = (raw: Record<string, string>) =>
  problemsBetween(raw)
    .filter(({ where }) => where === 'shard')
    .map(({ message }) => message);

describe('a suite that is run in parts', () => {
  it.each([
    ['2/5', { index: 2, total: 5 }],
    ['matrix', { index: 3, total: 4 }],
  ])('takes %s', (shard, read) => {
    const strategy = '{"job-index":2,"job-total":4}';
    const raw = withMatrixShard({ ...EMBEDDED, shard, strategy });
    expect(toConfig('run', readValues(INPUTS, raw).values, raw)).toMatchObject({
      run: { shard: read },
    });
    expect(problemsOf({ ...EMBEDDED, shard })).toEqual([]);
  });

  it('has no job that only ends a run', () => {
    expect(problemsOf({ ...EMBEDDED, shard: 'all/5' })).toEqual([
      expect.stringMatching(/for result files.*mode `publish`/),
    ]);
  });

  it.each([
    ['a saved suite', { suite: 'smoke' }, /cannot choose among the cases of a saved suite/],
    ['a hosted suite of a file', EMBEDDED, /embedded service only.*write over/],
  ])('is not %s', (_, suite, told) => {
    expect(problemsOf({ ...HOSTED, ...suite, shard: '1/2' })).toEqual([
      expect.stringMatching(told),
    ]);
  });

  it('is one in modes run and collect alone', () => {
    for (const mode of ['run', 'collect']) {
      expect(problemsOf({ ...EMBEDDED, mode, shard: '1/2' })).toEqual([]);
    }
    expect(problemsOf({ results: 'a.xml', shard: '1/2' })).toEqual([
      expect.stringContaining('needs a service'),
    ]);
  });

  it('has durations of cases in parts alone', () => {
    const told = problemsBetween({ ...EMBEDDED, 'shard-durations': 'report.json' });
    expect(told).toEqual([
      expect.objectContaining({
        where: 'shard-durations',
        message: expect.stringContaining('`shard`'),
      }),
    ]);
    const given = { ...EMBEDDED, 'shard-durations': 'report.json', shard: '1/2' };
    expect(problemsBetween(given)).toEqual([]);
  });
});
