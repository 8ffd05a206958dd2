import { describe, expect, it } from '@jest/globals';
import { ApiError, DeadlineError, NetworkError } from '../../src/client/errors/api-error.ts';
import type { Server } from '../../src/contract/resources/catalogue.ts';
import { type DiagnoseContext, diagnose } from '../../src/doctor/diagnose.ts';
import type { Diagnosis } from '../../src/model/servers/diagnosis.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';

/** Answers of services that are not ours: what they say less of, and what they say otherwise. */

const SERVER: Server = {
  ...{ id: 'sv_1', name: 'search', enabled: true, transportType: 'http' },
  ...{ useOAuth: false, hasClientSecret: false, url: 'https://mcp.example.com/mcp' },
};

const context = { method: 'POST', path: '/x', attempts: 1, redactor: createRedactor([]) };
const refusal = (status: number, code: string, details?: Record<string, unknown>) =>
  new ApiError('no', context, { status, code, details });

const ok = { status: 'ok', detail: 'fine' } as const;
const READY = {
  ...{ generatedAt: '2026-01-01T00:00:00Z', status: 'ready' },
  connection: { status: 'connected', detail: 'connected' },
  initInfo: { protocolVersion: '2025-11-25' },
  checks: { connection: ok, tools: ok },
};

interface Answers {
  doctor?: unknown;
  checkOAuth?: unknown;
  validate?: unknown;
}

/** An error is thrown; anything else is the answer. */
async function examine(
  answers: Answers,
  server = SERVER,
  deadlineAtMs = Number.MAX_SAFE_INTEGER,
): Promise<Diagnosis & { asked: string[] }> {
  const asked: string[] = [];
  const answer = (name: keyof Answers, usual: unknown) => async () => {
    asked.push(name);
    const given = answers[name] ?? usual;
    if (given instanceof Error) throw given;
    return given;
  };
  const servers = {
    doctor: answer('doctor', READY),
    checkOAuth: answer('checkOAuth', { useOAuth: false, serverUrl: null }),
    validate: answer('validate', { success: true, status: 'connected' }),
  };
  const clock = { ...systemClock, sleep: async () => undefined };
  const found = await diagnose(server, {
    client: { servers } as unknown as DiagnoseContext['client'],
    ...{ projectId: 'p', clock, signal: new AbortController().signal },
    deadlineAtMs,
  });
  return { ...found, asked };
}

const outcomeOf = ({ checks }: Diagnosis, id: string) =>
  checks.find((check) => check.id === id)?.outcome;

describe('a service that says less than ours', () => {
  it('leaves out what it does not look at', async () => {
    const found = await examine({});
    expect(found.protocolVersion).toBe('2025-11-25');
    expect(found.checks.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['connection', 'passed'],
      ['tools', 'passed'],
      ['check-oauth', 'notApplicable'],
      ['validate', 'passed'],
    ]);
  });

  it('does not say whose doing it is that a server is out of reach', async () => {
    const connection = { status: 'error', detail: 'MCP server "search" is gone' } as const;
    const found = await examine({
      doctor: { ...READY, status: 'error', connection, checks: { connection } },
    });
    expect(found.checks[0]).toMatchObject({ outcome: 'incomplete', detail: 'is gone' });
    // Twice, and then nothing else of a server that is not there.
    expect(found.asked).toEqual(['doctor', 'doctor']);
  });

  it('does not say so of a list: who was connected has to answer', async () => {
    const tools = { status: 'error', detail: 'no list' } as const;
    const found = await examine({ doctor: { ...READY, status: 'partial', checks: { tools } } });
    expect(outcomeOf(found, 'tools')).toBe('failed');
    expect(found.checks.find(({ id }) => id === 'tools')?.advice).toContain('tools/list');
  });

  it('says something unheard of about that', async () => {
    const tools = { status: 'error', detail: 'no list', blame: 'stars' } as const;
    const found = await examine({ doctor: { ...READY, status: 'partial', checks: { tools } } });
    expect(outcomeOf(found, 'tools')).toBe('incomplete');
  });
});

describe('a server of this machine that speaks no MCP', () => {
  const advise = async (probe: object) => {
    const connection = { status: 'error', detail: 'no MCP', blame: 'server' } as const;
    const doctor = { ...READY, status: 'error', connection, checks: { probe, connection } };
    const { checks } = await examine({ doctor }, { ...SERVER, url: 'http://127.0.0.1:80/mcp' });
    return checks.find(({ id }) => id === 'connection')?.advice;
  };

  it('is to be started where nothing answers', async () => {
    expect(await advise({ status: 'error', detail: 'refused' })).toContain('Start the server');
  });

  it('is there where something answers', async () => {
    expect(await advise(ok)).toContain('log of the server');
  });
});

describe('a server with which no version of MCP is agreed upon', () => {
  it.each<[string, Partial<Server>, string]>([
    ['stdio', { url: null }, 'speaks the version "1999-01-01" of MCP, not 2025-11-25 (connect)'],
    ['http', {}, 'does not speak the version 2026-07-28 of MCP (connect)'],
  ])('is told what decides that, over %s', async (transportType, more, said) => {
    const detail = `MCP server "search" ${said}`;
    const initialization = { status: 'error', detail, blame: 'server' } as const;
    const doctor = { ...READY, status: 'error', connection: { status: 'error', detail } };
    const found = await examine(
      { doctor: { ...doctor, checks: { connection: ok, initialization } } },
      { ...SERVER, ...more, transportType },
    );
    expect(found.checks.find(({ id }) => id === 'initialization')).toMatchObject({
      ...{ outcome: 'failed', detail: said },
      advice: expect.stringMatching(/another version of MCP.*`protocolVersion`/),
    });
  });
});

describe('what a service refuses', () => {
  it.each<[string, Error, string, string]>([
    ['a gateway', refusal(502, 'SERVER_UNREACHABLE'), 'connection', 'incomplete'],
    ['its time', refusal(504, 'TIMEOUT'), 'connection', 'incomplete'],
    ['a server that is gone', refusal(404, 'NOT_FOUND'), 'connection', 'invalid'],
    ['no time left', new DeadlineError(), 'connection', 'incomplete'],
    [
      'no answer',
      new NetworkError('reset', context, { kind: 'reset', wasSent: true, cause: null }),
      ...(['connection', 'incomplete'] as const),
    ],
    [
      'a configuration',
      refusal(400, 'VALIDATION_ERROR', {
        reason: 'SERVER_CONFIGURATION',
        servers: [{ problems: ['args[0]: not set.'] }],
      }),
      ...(['configuration', 'invalid'] as const),
    ],
  ])('%s', async (_what, error, id, outcome) => {
    const found = await examine({ doctor: error });
    expect(outcomeOf(found, id)).toBe(outcome);
    expect(found.asked).toEqual(['doctor']);
    expect(found.checks.filter((check) => check.advice !== undefined)).toHaveLength(1);
  });

  it('what the deadline cuts off, with what to do about that', async () => {
    const cutOff = new NetworkError('late', context, {
      ...{ kind: 'timeout', wasSent: true, cause: null },
    });
    const { checks } = await examine({ validate: cutOff }, SERVER, Date.now());
    expect(checks.find(({ id }) => id === 'validate')).toMatchObject({
      ...{ outcome: 'incomplete', detail: expect.stringContaining('`timeout-minutes` are over') },
      advice: expect.stringContaining('more time'),
    });
    const inTime = await examine({ validate: cutOff });
    expect(inTime.checks.at(-1)).toMatchObject({ outcome: 'incomplete', detail: 'late (POST /x)' });
  });

  it('a server that is disabled: told so, in few words', async () => {
    const answers = { doctor: refusal(400, 'VALIDATION_ERROR') };
    const { checks } = await examine(answers, { ...SERVER, enabled: false });
    expect(checks[0]).toMatchObject({
      ...{ id: 'configuration', outcome: 'invalid', detail: 'is disabled' },
      advice: 'Enable it where it is configured, or leave it out of `servers`.',
    });
  });

  it.each([401, 403])(
    'the key itself, with %s: nothing can be said of any server',
    async (status) => {
      const error = refusal(status, 'FORBIDDEN');
      await expect(examine({ doctor: error })).rejects.toBe(error);
    },
  );

  it('a second connection', async () => {
    const late = refusal(502, 'SERVER_UNREACHABLE', { blame: 'server' });
    const found = await examine({ validate: late });
    expect(outcomeOf(found, 'validate')).toBe('failed');
  });
});

describe('a server that lets nobody in', () => {
  const locked = refusal(401, 'OAUTH_REQUIRED', { oauthRequired: true });

  it('wants a grant: told once, with how to give it', async () => {
    const authorization = {
      ...{
        resource: 'https://mcp.example.com',
        authorizationServers: ['https://auth.example.com'],
      },
      ...{ scopes: ['read'], problem: null },
    };
    const found = await examine({
      doctor: locked,
      checkOAuth: { useOAuth: true, serverUrl: null, authorization },
    });
    expect(found.asked).toEqual(['doctor', 'checkOAuth']);
    expect(found.checks.filter(({ advice }) => advice !== undefined)).toEqual([
      expect.objectContaining({
        ...{ id: 'check-oauth', outcome: 'incomplete' },
        detail: expect.stringContaining('https://auth.example.com (scopes read)'),
        advice: expect.stringContaining('Authorization'),
      }),
    ]);
  });

  it('takes imported tokens no more', async () => {
    const spent = refusal(401, 'OAUTH_REQUIRED', { reason: 'GRANT_REFUSED' });
    const found = await examine({
      doctor: spent,
      checkOAuth: { useOAuth: true, serverUrl: null },
    });
    expect(found.checks.find(({ id }) => id === 'check-oauth')?.detail).toContain('taken no more');
  });

  it('wants credentials of another kind', async () => {
    const found = await examine({ doctor: locked });
    expect(outcomeOf(found, 'check-oauth')).toBe('notApplicable');
    expect(found.checks.find(({ id }) => id === 'connection')).toMatchObject({
      outcome: 'incomplete',
      advice: expect.stringContaining('headers'),
    });
  });

  it('publishes of its authorization what cannot be used', async () => {
    const authorization = { resource: null, authorizationServers: [], scopes: [], problem: 'odd' };
    const found = await examine({
      doctor: locked,
      checkOAuth: { useOAuth: true, serverUrl: null, authorization },
    });
    expect(outcomeOf(found, 'check-oauth')).toBe('failed');
  });
});
