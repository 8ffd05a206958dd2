import { describe, expect, it } from '@jest/globals';
import { type RefusedCall, refusalText } from '../../../src/client/errors/error-texts.ts';

const RUNS = '/projects/p_1/eval-runs';

function call(over: Partial<RefusedCall>): RefusedCall {
  return { status: 400, code: 'VALIDATION_ERROR', message: 'no', path: RUNS, ...over };
}

describe('what an error says', () => {
  const table: [string, Partial<RefusedCall>, RegExp][] = [
    ['an unknown key', { status: 401, code: 'UNAUTHORIZED' }, /mistyped or was revoked/],
    [
      'an orphaned key',
      { status: 401, code: 'UNAUTHORIZED', details: { reason: 'ORPHANED_KEY' } },
      /no longer bound to an organization/,
    ],
    [
      'a missing grant, with the route that imports tokens',
      { status: 401, code: 'OAUTH_REQUIRED', details: { serverId: 'sv_9' } },
      /key is in order.*POST \/projects\/p_1\/servers\/sv_9\/oauth\/import-tokens/,
    ],
    [
      'a missing grant of a server that is not named',
      { status: 401, code: 'OAUTH_REQUIRED' },
      /servers\/\{serverId\}\/oauth/,
    ],
    ['a forbidden call', { status: 403, code: 'FORBIDDEN' }, /its owner may not do this/],
    [
      'a missing run',
      { status: 404, code: 'NOT_FOUND', path: `${RUNS}/r%209` },
      /no run "r 9" \(of project "p_1"\)/,
    ],
    [
      'a missing suite of a creation',
      { status: 404, code: 'NOT_FOUND', mentions: ['suite "st_1"'] },
      /no suite "st_1" \(of project "p_1"\)/,
    ],
    ['a missing route', { status: 404, code: 'HTTP_404', path: '/me' }, /Check base-url/],
    [
      'a suite without servers',
      { details: { reason: 'NO_SAVED_SERVER_SELECTION' } },
      /Set the input `servers`/,
    ],
    [
      'a model that is not hosted',
      { details: { model: 'acme/x', hostedModels: ['acme/a', 'acme/b'] } },
      /"acme\/x".*acme\/a, acme\/b.*`model-api-keys`/,
    ],
    [
      'a model of a provider without hosted ones',
      { details: { model: 'x', provider: 'acme' } },
      /hosts no model of that provider: pass a key.*`model-api-keys`/,
    ],
    ['another invalid request', { details: { field: 'tests' } }, /refused the request as invalid/],
    [
      'the limit of active runs',
      {
        status: 429,
        code: 'RATE_LIMITED',
        details: { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: 2 },
      },
      /maximum number of active eval runs \(2\)/,
    ],
    ['the rate limit', { status: 429, code: 'RATE_LIMITED' }, /faster than the service allows/],
    ['an unreachable server', { status: 502, code: 'SERVER_UNREACHABLE' }, /MCP server/],
    ['an unknown code with 401', { status: 401, code: 'NEW' }, /mistyped or was revoked/],
    ['an unknown code with 403', { status: 403, code: 'NEW' }, /may not do this/],
    ['an unknown code with 409', { status: 409, code: 'NEW' }, /conflicts/],
    ['an unknown code with 429', { status: 429, code: 'NEW' }, /no more requests/],
    ['an unknown code with 418', { status: 418, code: 'NEW' }, /refused the request\.$/],
    ['an unknown code with 503', { status: 503, code: 'NEW' }, /failed on its side/],
    ['a code that is a property of all objects', { status: 503, code: 'toString' }, /its side/],
  ];

  it.each(table)('tells of %s', (_what, over, expected) => {
    expect(refusalText(call(over)).text).toMatch(expected);
  });

  it('tells the causes of 401 apart', () => {
    const texts = table
      .filter(([, over]) => over.status === 401 && over.code !== 'NEW')
      .map(([, over]) => refusalText(call(over)).text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each<[string, Partial<RefusedCall>, string]>([
    ['why a request is refused', { details: { field: 'tests' } }, 'why'],
    ['more of what is missing', { status: 404, code: 'NOT_FOUND' }, 'more'],
    ['nothing new of a model', { details: { model: 'x' } }, 'nothing new'],
  ])('lets the service say %s', (_what, over, says) => {
    expect(refusalText(call(over)).says).toBe(says);
  });
});
