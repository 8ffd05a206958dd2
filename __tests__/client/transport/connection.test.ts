import { describe, expect, it } from '@jest/globals';
import { createClient } from '../../../src/client/client.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';
import { API_KEY } from '../../support/client/client-rig.ts';
import { FakeClock } from '../../support/client/fake-clock.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';

function problemsOf(baseUrl: string, apiKey: string) {
  try {
    createClient({
      baseUrl,
      apiKey,
      version: '1',
      clock: new FakeClock(),
      logger: new RecordingLogger(),
    });
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('the address', () => {
  it.each([
    ['https://evals.example.com/api/v1'],
    ['https://evals.example.com/api/v1/'],
    ['http://127.0.0.1:8080/api/v1'],
    ['http://127.1/api/v1'],
    ['http://localhost:3000/api/v1'],
    ['http://[::1]:3000/api/v1'],
  ])('%s is taken', (baseUrl) => {
    expect(problemsOf(baseUrl, API_KEY)).toEqual([]);
  });

  it.each([
    ['http://evals.example.com/api/v1', /unencrypted/],
    ['http://127.0.0.1.example.com/api/v1', /unencrypted/],
    ['http://localhost.example.com/api/v1', /unencrypted/],
    ['http://10.0.0.1/api/v1', /unencrypted/],
    ['', /not an http or https address/],
    ['evals.example.com/api/v1', /not an http or https address/],
    ['ftp://evals.example.com', /not an http or https address/],
    ['https://me:secret@evals.example.com', /user name or password/],
    ['https://evals.example.com/api/v1?key=1', /query/],
  ])('%s is refused', (baseUrl, message) => {
    expect(problemsOf(baseUrl, API_KEY)).toEqual([
      expect.objectContaining({ where: 'base-url', message: expect.stringMatching(message) }),
    ]);
  });
});

describe('the key', () => {
  it.each([
    ['', /there is no API key.*sk_/],
    ['  ', /there is no API key/],
    ['hunter2', /keys begin with sk_/],
    ['sk_', /keys begin with sk_/],
    ['Bearer sk_abc', /without "Bearer"/],
    ['"sk_abc"', /without quotes/],
    ['sk_abc\n', /line breaks/],
    ['sk_abc\r\nx-evil: 1', /line breaks/],
  ])('%j is refused, and not repeated', (apiKey, message) => {
    const [problem, ...others] = problemsOf('https://evals.example.com/api/v1', apiKey);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      where: 'api-key',
      message: expect.stringMatching(message),
    });
    expect(problem?.message).not.toContain('hunter2');
  });

  it('is reported together with the address', () => {
    expect(problemsOf('nowhere', '').map(({ where }) => where)).toEqual(['base-url', 'api-key']);
  });
});
