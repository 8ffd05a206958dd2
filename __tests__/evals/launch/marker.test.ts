import { describe, expect, it } from '@jest/globals';
import { stepMarker, withoutMarker } from '../../../src/evals/launch/marker.ts';

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
