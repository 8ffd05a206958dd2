import { describe, expect, it } from '@jest/globals';
import {
  execute,
  executeCase,
  planOf,
  RecordedRun,
  steps,
} from '../../support/service/engine/runs.ts';
import { fixtureServer, isAlive } from '../../support/service/engine/servers.ts';

const echoCase = { steps: steps({ call: 'echo', args: { text: 'hi' } }) };

describe('createRunExecutor', () => {
  it('records every iteration and keeps the limit', async () => {
    const plan = planOf([fixtureServer()], new Array(6).fill(echoCase));
    const recorded = await execute(plan, { concurrency: 2 });
    expect(recorded.started).toHaveLength(6);
    expect([...recorded.outcomes.values()].map(({ result }) => result)).toEqual(
      new Array(6).fill('passed'),
    );
    expect(recorded.peak).toBe(2);
  });

  it('leaves room for other work while it finds out which of many cases cannot be carried out', async () => {
    const server = fixtureServer();
    const tools = Array.from({ length: 2_000 }, (_, index) => `a-tool-of-many-${index}`);
    const looked = { serverId: server.id, toolsMayChange: false, facts: null, trouble: null };
    const plan = planOf([server], new Array(100).fill({ steps: steps({ call: 'renamed' }) }));
    let turns = 0;
    let turnsBefore: number | undefined;
    const recorded = new RecordedRun(() => {
      turnsBefore ??= turns;
    });
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    await execute({ ...plan, findings: [{ ...looked, tools }] }, {}, recorded);
    clearInterval(counting);
    expect(turnsBefore).toBeGreaterThan(0);
    expect(recorded.at(99)).toMatchObject({ status: 'completed', result: 'failed' });
  });

  it('records an iteration as soon as it ends', async () => {
    const plan = planOf([fixtureServer()], [{ steps: steps({ call: 'hang' }) }, echoCase]);
    const stop = new AbortController();
    const recorded = new RecordedRun();
    const finish = recorded.iterationFinished.bind(recorded);
    recorded.iterationFinished = async (id, outcome) => {
      await finish(id, outcome);
      if (id === 'it_1') stop.abort();
    };
    await execute(plan, {}, recorded, stop.signal);
    expect(recorded.at(1).result).toBe('passed');
    expect(recorded.at(0).status).toBe('cancelled');
  });

  it('logs a recorder that throws and goes on', async () => {
    const lines: string[] = [];
    const recorded = new RecordedRun((id) => {
      if (id === 'it_0') throw new Error('the database is closed');
    });
    const log = { info: () => {}, error: (line: string) => lines.push(line) };
    await execute(planOf([fixtureServer()], [echoCase, echoCase]), { log }, recorded);
    expect(lines).toEqual([expect.stringMatching(/it_0.*the database is closed/)]);
    expect(recorded.at(1).result).toBe('passed');
  });
});

describe('cancelling', () => {
  it('ends what runs as cancelled and records what never began', async () => {
    const hanging = { steps: steps({ call: 'pid' }, { call: 'hang' }) };
    const plan = planOf([fixtureServer()], [hanging, hanging, echoCase]);
    const stop = new AbortController();
    const recorded = new RecordedRun((id) => {
      if (id === 'it_1') stop.abort(new Error('cancelled by the user'));
    });
    await execute(plan, { concurrency: 2 }, recorded, stop.signal);
    expect(recorded.started).toEqual(['it_0', 'it_1']);
    expect([0, 1, 2].map((index) => recorded.at(index))).toMatchObject(
      new Array(3).fill({ status: 'cancelled', result: null, error: null }),
    );
    expect(recorded.at(2)).toMatchObject({ durationMs: 0, trace: null });
  });
});

describe('a server in trouble fails only its own iterations', () => {
  const textOf = (value: unknown) => JSON.stringify(value);

  it('when it crashes', async () => {
    const plan = planOf([fixtureServer()], [{ steps: steps({ call: 'crash' }) }, echoCase]);
    const recorded = await execute(plan);
    expect(recorded.at(1).result).toBe('passed');
    expect(recorded.at(0)).toMatchObject({
      status: 'failed',
      result: 'failed',
      error: expect.stringMatching(/"fixture" exited with code 3 \(call tool "crash"\)/),
      actualToolCalls: [{ toolName: 'crash', arguments: {} }],
    });
    expect(recorded.at(0).error).toContain('out of ideas');
    expect(recorded.at(0).trace?.spans?.map(({ category }) => category)).toEqual([
      'connect',
      'step',
      'tool',
      'error',
    ]);
    expect(recorded.at(0).trace?.spans?.map(({ status }) => status)).toEqual([
      ...['ok', 'error', 'error', 'error'],
    ]);
  });

  it('when a tool hangs, and leaves no process behind', async () => {
    const hanging = { steps: steps({ call: 'pid' }, { call: 'hang' }) };
    const plan = planOf([fixtureServer()], [hanging, echoCase]);
    const recorded = await execute(plan, { toolTimeoutMs: 1_500 });
    expect(recorded.at(1).result).toBe('passed');
    const { status, error, trace } = recorded.at(0);
    expect({ status, error }).toEqual({
      status: 'failed',
      error: expect.stringContaining('did not answer within 1.5 s (call tool "hang")'),
    });
    const pid = Number(/"value":"(\d+)"/.exec(textOf(trace?.messages))?.[1]);
    expect(pid).toBeGreaterThan(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('when it never answers the handshake', async () => {
    const server = fixtureServer('fixture', ['--mute']);
    const outcome = await executeCase([server], echoCase, { connectTimeoutMs: 300 });
    expect(outcome).toMatchObject({
      status: 'failed',
      result: 'failed',
      error: expect.stringContaining('did not answer within 0.3 s (connect)'),
    });
  });

  it('when its iteration takes too long', async () => {
    const outcome = await executeCase(
      [fixtureServer()],
      { steps: steps({ call: 'hang' }) },
      { iterationTimeoutMs: 1_000 },
    );
    expect(outcome).toMatchObject({
      status: 'failed',
      result: 'failed',
      error:
        'The iteration did not finish within 1 s: MCP server "fixture" was not done with "hang".',
    });
  });
});

describe('secrets', () => {
  it.each<[string, string[], Record<string, string>]>([
    ['an address', [], { DATABASE: 'postgres://me:very-secret%2Fvalue@db/x' }],
    ['a lone user name', [], { REMOTE: 'https://very-secret%2Fvalue@git.test/x' }],
    ['a flag', ['--api-key', 'very-secret/value'], {}],
    ['a flag with its value', ['--token=very-secret/value'], {}],
    ['a header', ['--header', 'Authorization: Bearer very-secret/value'], {}],
    ['a header with its flag', ['--header=Cookie: very-secret/value'], {}],
    ['an address behind a flag', ['--url=https://h.test/?sig=very-secret%2Fvalue'], {}],
  ])('in %s that a server is given stay out of outcomes', async (_what, args, env) => {
    const outcome = await executeCase([fixtureServer('fixture', args, env)], {
      steps: steps(
        { call: 'echo', args: { text: 'It is very-secret/value.' } },
        { assert: { type: 'responseContains', needle: 'nothing like it' } },
      ),
    });
    expect(outcome.error).toContain('the final response is: It is ***.');
    expect(JSON.stringify(outcome)).not.toMatch(/very-secret/);
  });

  it('take nothing from the shape of an outcome, whatever they are', async () => {
    const words =
      'toolName arguments messages prompts content tool-call tool-result error-text value category completed failed passed predicateResults assistant string case prompt'.split(
        ' ',
      );
    const run = (serverSecrets: string[]) =>
      executeCase(
        [fixtureServer()],
        {
          steps: steps(
            { call: 'echo', args: { text: 'a' } },
            { assert: { type: 'responseContains', needle: 'b' } },
          ),
        },
        { serverSecrets, now: () => 0 },
      );
    expect(await run(words)).toEqual(await run([]));
  });

  it('of a server stay out of outcomes even when it tells them', async () => {
    const server = fixtureServer('fixture', [], { API_TOKEN: 'very-secret-value' });
    const outcome = await executeCase([server], {
      steps: steps(
        { call: 'environment' },
        { assert: { type: 'responseContains', needle: 'not in there' } },
      ),
    });
    expect(outcome.result).toBe('failed');
    expect(JSON.stringify(outcome)).toContain('API_TOKEN');
    expect(JSON.stringify(outcome)).not.toContain('very-secret-value');
  });
});
