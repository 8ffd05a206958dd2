import { describe, expect, it } from '@jest/globals';
import { ConfigurationError, type ConfigurationProblem } from '../../src/trouble/errors.ts';
import { gathering } from '../../src/trouble/gathered-problems.ts';

const PROBLEM = { where: 'suite', message: 'is missing.' };

describe('gathering', () => {
  it('gives what is read and gathers nothing then', async () => {
    const problems: ConfigurationProblem[] = [];
    await expect(gathering(problems, async () => 'read')).resolves.toBe('read');
    expect(problems).toEqual([]);
  });

  it('puts all that is wrong behind what was wrong before', async () => {
    const problems = [PROBLEM];
    const wrong = Array.from({ length: 200_000 }, (_, index) => ({
      where: `suite.yaml:${index}`,
      message: 'is missing.',
    }));
    const read = () => Promise.reject(new ConfigurationError(wrong));
    await expect(gathering(problems, read)).resolves.toBeNull();
    expect(problems).toEqual([PROBLEM, ...wrong]);
  });

  it('lets any other error go on', async () => {
    const problems: ConfigurationProblem[] = [];
    const read = () => Promise.reject(new Error('no network'));
    await expect(gathering(problems, read)).rejects.toThrow('no network');
    expect(problems).toEqual([]);
  });
});
