import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, jest } from '@jest/globals';

const OWN = { ...process.env };
afterEach(() => {
  process.env = { ...OWN };
});

/** The module as a run of the tests with these variables, and no others, has it. */
async function effortOf(variables: Record<string, string>) {
  jest.resetModules();
  process.env = { ...OWN, ...variables };
  for (const name of ['TEST_EFFORT', 'TEST_SEED']) {
    if (!(name in variables)) delete process.env[name];
  }
  return await import('../../support/effort.ts');
}

it('npm run soak tries more, from a seed that it draws and tells', () => {
  const { TEST_EFFORT: _effort, TEST_SEED: _seed, ...env } = process.env;
  const test = '__tests__/render/text/format.test.ts';
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', 'soak', '--', test], {
    env,
    encoding: 'utf8',
  });
  const [, seed = 'none'] = /soak: seed (\d+); TEST_SEED=\1 repeats it/.exec(stdout) ?? [];
  expect(stdout + stderr).toContain(`never reads better than it is: 20000 samples, seed ${seed}`);
  expect(status).toBe(0);
});

describe('in CI', () => {
  it('a sample of a fixed seed is tried', async () => {
    const { byEffort, oneOfEach, samples, seeds, timeLimitMs } = await effortOf({});
    expect(samples({ ci: 5, soak: 500 })).toEqual({ numRuns: 5, seed: 1 });
    expect(seeds({ ci: 3, soak: 500 })).toEqual([1, 2, 3]);
    expect(oneOfEach(['a1', 'b1', 'a2'], (row) => row[0])).toEqual(['a1', 'b1']);
    expect([byEffort({ ci: 'few', soak: 'all' }), timeLimitMs(7)]).toEqual(['few', 21]);
  });

  it('a seed that the soak told can be tried', async () => {
    const { samples, seeds } = await effortOf({ TEST_SEED: '4711' });
    expect(samples({ ci: 5, soak: 500 }).seed).toBe(4711);
    expect(seeds({ ci: 2, soak: 500 })).toEqual([4711, 4712]);
  });
});

it('in the soak all is tried', async () => {
  const { byEffort, oneOfEach, seeds } = await effortOf({ TEST_EFFORT: 'soak', TEST_SEED: '8' });
  expect(seeds({ ci: 1, soak: 3 })).toEqual([8, 9, 10]);
  expect(oneOfEach(['a1', 'b1', 'a2'], (row) => row[0])).toEqual(['a1', 'b1', 'a2']);
  expect(byEffort({ ci: 'few', soak: 'all' })).toBe('all');
});

describe('refused', () => {
  it('an effort that is none', async () => {
    await expect(effortOf({ TEST_EFFORT: 'high' })).rejects.toThrow('TEST_EFFORT is "high"');
  });

  it.each(['0', '0x1', '-3', '1e3', ''])('the seed %j', async (seed) => {
    const { seeds } = await effortOf({ TEST_SEED: seed });
    expect(() => seeds({ ci: 1, soak: 1 })).toThrow(`TEST_SEED is "${seed}"`);
  });
});
