import { describe, expect, it } from '@jest/globals';
import { stepMarker, withoutMarker } from '../../src/evals/launch/marker.ts';
import { modelNotice } from '../../src/evals/suite-run.ts';
import { formatElapsed } from '../../src/evals/watch/progress.ts';

describe('modelNotice', () => {
  it('says which models were reached where', () => {
    const notice = modelNotice({ openai: 'http://127.0.0.1:1/v1', ollama: 'http://o.test/v1' });
    expect(notice).toContain('openai at http://127.0.0.1:1/v1; ollama at http://o.test/v1');
  });

  it('keeps what only the gateway is to know', () => {
    const notice = modelNotice({ openai: 'https://me:pa55word@gateway.test/v1?key=k3y' });
    expect(notice).toContain('openai at https://gateway.test/v1.');
  });

  it('says nothing where every provider is its own', () => {
    expect(modelNotice({})).toBeNull();
  });
});

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

describe('formatElapsed', () => {
  it.each([
    [999, '0 s'],
    [61_000, '1 min 1 s'],
    [3_720_000, '1 h 2 min'],
  ])('writes %d ms', (ms, text) => {
    expect(formatElapsed(ms)).toBe(text);
  });
});
