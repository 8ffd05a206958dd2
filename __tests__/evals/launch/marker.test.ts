import { describe, expect, it } from '@jest/globals';
import { stepKey, stepMarker, withoutMarker } from '../../../src/evals/launch/marker.ts';

describe('stepMarker', () => {
  it('names the step, as far as the runner tells it', () => {
    const environment = {
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_RUN_ID: '7',
      GITHUB_RUN_ATTEMPT: '2',
      GITHUB_JOB: 'evals',
      GITHUB_ACTION: '',
    };
    expect(stepMarker(environment, 'n1')).toBe(
      'mcp-eval-gate acme/app run 7 attempt 2 job evals n1',
    );
    expect(stepMarker({}, 'n1')).toBe('mcp-eval-gate n1');
  });
});

describe('stepKey', () => {
  const environment = {
    ...{ GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '2' },
    ...{ GITHUB_JOB: 'evals', GITHUB_ACTION: 'gate' },
  };
  const key = stepKey(environment, '{"os":"linux"}', 'reuse');

  it('tells steps and legs apart, and attempts where each has a run of its own', () => {
    const other = (change: object, matrix = '{"os":"linux"}') =>
      stepKey({ ...environment, ...change }, matrix, 'reuse');
    expect(other({})).toBe(key);
    expect(other({ GITHUB_RUN_ATTEMPT: '3' })).toBe(key);
    const others = [
      other({ GITHUB_REPOSITORY: 'acme/other' }),
      other({ GITHUB_RUN_ID: '8' }),
      other({ GITHUB_JOB: 'other' }),
      other({ GITHUB_ACTION: 'other' }),
      other({}, '{"os":"windows"}'),
      stepKey(environment, '{"os":"linux"}', 'new'),
      stepKey({ ...environment, GITHUB_RUN_ATTEMPT: '3' }, '{"os":"linux"}', 'new'),
    ];
    expect(new Set([key, ...others]).size).toBe(8);
  });

  it.each(['RUNNER_TRACKING_ID', 'ACTIONS_ORCHESTRATION_ID'])(
    'tells the callers of one reusable workflow apart by %s, which another attempt has not',
    (name) => {
      const [one, other] = ['1', '2'].map((id) => ({ ...environment, [name]: id }));
      const keyOf = (caller: object = {}) => stepKey({ ...caller }, 'null', 'new');
      expect(keyOf(one)).not.toBe(keyOf(other));
      expect(keyOf(one)).toBe(keyOf({ ...one }));
      expect(stepKey({ ...one }, 'null', 'reuse')).toBe(stepKey({ ...other }, 'null', 'reuse'));
      expect(stepKey({ ...one }, 'web', 'reuse')).not.toBe(stepKey({ ...one }, 'api', 'reuse'));
    },
  );

  it('is none where the runner does not say what tells steps apart', () => {
    expect(stepKey({}, 'null', 'new')).toBeNull();
    expect(stepKey({ ...environment, GITHUB_RUN_ID: '' }, 'null', 'reuse')).toBeNull();
  });
});

describe('withoutMarker', () => {
  it.each([
    ['nightly\n[mcp-eval-gate acme/app run 7 n1]', 'nightly'],
    ['[mcp-eval-gate n1]', null],
    ['nightly [draft]', 'nightly [draft]'],
    [null, null],
  ])('leaves of %j what people wrote', (notes, shown) => {
    expect(withoutMarker(notes)).toBe(shown);
  });
});
