import { describe, expect, it } from '@jest/globals';
import type { ReadRun } from '../../../src/contract/resources/run.ts';
import { collectResults } from '../../../src/evals/collect/collect.ts';
import { runFacts } from '../../../src/evals/collect/run-facts.ts';
import { ALL_TRACES, FAILED_TRACES, type TraceWishes } from '../../../src/evals/collect/traces.ts';
import type { RunPlan } from '../../../src/evals/launch/plan.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { createConversationArchive } from '../../../src/report-file/conversation-archive.ts';
import { closeRigsAfterEach, startRig } from '../../support/client/client-rig.ts';
import type { Answer, Script } from '../../support/client/scripted-server.ts';
import { notFound, pathOf } from '../../support/evals/fake-api.ts';
import { UNKNOWN_PLAN } from '../../support/evals/unknown-plan.ts';

closeRigsAfterEach();

const IDS = { projectId: 'p_1', runId: 'r_1' };
const RUN_PATH = '/projects/p_1/eval-runs/r_1';

function iteration(id: string, over: Record<string, unknown> = {}) {
  return {
    id,
    testCaseId: 'tc_1',
    title: 'echoes',
    iterationNumber: 1,
    status: 'completed',
    result: 'passed',
    ...over,
  };
}

function completed(total: number, passed: number, failed: number): ReadRun {
  return { id: 'r_1', status: 'completed', summary: { total, passed, failed } };
}

function script(items: unknown[], trace: (id: string) => Answer = () => notFound('trace')): Script {
  return (request) => {
    const path = pathOf(request);
    if (path === `${RUN_PATH}/iterations`) return { json: { items } };
    return trace(path.split('/').at(-2) ?? '');
  };
}

const redactor = createRedactor([]);

async function collect(
  answers: Script,
  run: ReadRun | null,
  plan: RunPlan = UNKNOWN_PLAN,
  traces: TraceWishes = FAILED_TRACES,
) {
  const { client, clock, server } = await startRig(answers);
  const options = { clock, redactor, traces };
  return { ...(await collectResults(client, IDS, { run, plan }, options)), server };
}

const SPAN = { id: 's', name: 'n', category: 'tool', startMs: 1, endMs: 8 };
const CALL = { toolName: 'echo', arguments: { text: 'hi' } };

describe('collectResults', () => {
  it('maps an iteration and its trace, and leaves no shape of the wire', async () => {
    const failing = iteration('it_1', {
      result: 'failed',
      model: 'm',
      provider: 'p',
      startedAt: 5,
      durationMs: 7,
      tokensUsed: 50,
      usage: { inputTokens: 30, outputTokens: 20 },
      expectedToolCalls: [CALL],
      actualToolCalls: [{ toolName: 'echo' }],
    });
    const trace = {
      messages: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }],
      prompts: [
        {
          promptIndex: 0,
          passed: false,
          missing: [CALL],
          unexpected: [{ toolName: 'other', arguments: null }],
          argumentMismatches: [
            { expected: CALL, actual: { toolName: 'echo' }, mismatchedArguments: ['text'] },
          ],
          predicateResults: [
            {
              predicate: { type: 'toolNeverCalled', toolName: 'other' },
              passed: false,
              reason: 'r',
            },
            { predicate: { type: 'noToolErrors' }, passed: true, reason: null },
          ],
        },
      ],
    };
    const { cases, problems } = await collect(
      script([failing], () => ({ json: trace })),
      completed(1, 0, 1),
    );
    expect(problems).toEqual([]);
    expect(cases).toEqual([
      {
        id: 'echoes',
        identity: identityOfTitle('echoes'),
        serviceCaseId: 'tc_1',
        title: 'echoes',
        location: null,
        iterations: [
          {
            id: 'it_1',
            number: 1,
            outcome: 'failed',
            startedAtMs: 5,
            durationMs: 7,
            tokens: { input: 30, output: 20, total: 50 },
            model: 'm',
            provider: 'p',
            error: 'toolNeverCalled other: r',
            errorDetails: null,
            expectedToolCalls: [CALL],
            actualToolCalls: [{ toolName: 'echo', arguments: {} }],
            analysis: {
              missing: [CALL],
              unexpected: [{ toolName: 'other', arguments: {} }],
              argumentMismatches: [
                {
                  expected: CALL,
                  actual: { toolName: 'echo', arguments: {} },
                  mismatchedArguments: ['text'],
                },
              ],
            },
            assertions: [
              { label: 'toolNeverCalled other', passed: false, reason: 'r' },
              { label: 'noToolErrors', passed: true, reason: null },
            ],
            conversation: { messages: [{ role: 'user', text: 'hi' }], timeline: [] },
            flaky: false,
            attempts: 1,
          },
        ],
      },
    ]);
  });

  it.each([
    ['completed', 'passed', 'passed'],
    ['completed', 'failed', 'failed'],
    ['completed', null, 'unfinished'],
    ['completed', 'maybe', 'unfinished'],
    ['failed', null, 'error'],
    ['failed', 'failed', 'error'],
    ['timed_out', null, 'error'],
    ['running', null, 'unfinished'],
    ['cancelled', null, 'unfinished'],
    ['dreaming', 'passed', 'unfinished'],
  ])('takes status %s with result %s for %s', async (status, result, outcome) => {
    const { cases } = await collect(script([iteration('it_1', { status, result })]), null);
    expect(cases[0]?.iterations[0]?.outcome).toBe(outcome);
  });

  it('groups by case, iterations in order, and tells cases of one title apart', async () => {
    const { cases } = await collect(
      script([
        iteration('a2', { iterationNumber: 2 }),
        iteration('b1', { testCaseId: 'tc_2', title: 'other' }),
        iteration('a1'),
        iteration('c1', { testCaseId: 'tc_3', title: 'other' }),
        iteration('d1', { testCaseId: null, title: null }),
      ]),
      null,
    );
    expect(cases.map(({ id, iterations }) => [id, iterations.map((one) => one.id)])).toEqual([
      ['echoes', ['a1', 'a2']],
      ['other (tc_2)', ['b1']],
      ['other (tc_3)', ['c1']],
      ['Untitled case', ['d1']],
    ]);
  });

  it.each<[name: string, run: ReadRun | null, problems: number]>([
    ['agree', completed(2, 1, 1), 0],
    ['differ in total', completed(3, 1, 1), 1],
    ['differ in passed', completed(2, 2, 0), 1],
    ['are not told', { id: 'r_1', status: 'completed', summary: null }, 0],
    ['are those of a run that ended early', { ...completed(9, 9, 0), status: 'cancelled' }, 0],
    ['are those of a run never seen', null, 0],
  ])('holds the counts against the run: they %s', async (_name, run, count) => {
    const items = [iteration('it_1'), iteration('it_2', { iterationNumber: 2, result: 'failed' })];
    const { problems } = await collect(script(items), run);
    expect(problems.map(({ kind }) => kind)).toEqual(Array(count).fill('evidence'));
  });

  it('asks for the largest page, and for the traces of what failed, within the budget', async () => {
    const items = Array.from({ length: FAILED_TRACES.ofFailed + 15 }, (_, index) =>
      iteration(`it_${index}`, {
        iterationNumber: index + 1,
        result: index < 10 ? 'passed' : 'failed',
      }),
    );
    const { server, cases, warnings } = await collect(
      script(items, () => ({ json: { messages: [] } })),
      null,
    );
    expect(server.requests[0]?.url).toContain('limit=200');
    expect(server.requests).toHaveLength(1 + FAILED_TRACES.ofFailed);
    const read =
      cases[0]?.iterations.filter(({ conversation }) => conversation !== undefined) ?? [];
    expect(read.map(({ number }) => number)).toEqual(
      Array.from({ length: FAILED_TRACES.ofFailed }, (_, index) => 11 + index),
    );
    expect(warnings).toEqual(['Only 25 of the 30 traces of failed iterations were read.']);
  });

  it('keeps the evidence of what passed, in bounds, where it costs nothing', async () => {
    const trace = {
      messages: Array.from({ length: 30 }, (_, at) => ({
        role: 'tool',
        content: `${at} ${'x'.repeat(9_000)}`,
      })),
      prompts: [
        { predicateResults: [{ predicate: { type: 'jsonPath', path: '$.a' }, passed: true }] },
      ],
    };
    const items = [iteration('it_1'), iteration('it_2', { iterationNumber: 2 })];
    const answers = script(items, () => ({ json: trace }));
    const { cases, server } = await collect(answers, null, UNKNOWN_PLAN, {
      ofFailed: 25,
      ofPassed: 1,
    });
    expect(server.requests).toHaveLength(2);
    const [kept] = cases[0]?.iterations ?? [];
    expect(kept).toMatchObject({ outcome: 'passed', assertions: [{ label: 'jsonPath $.a' }] });
    expect(kept?.conversation?.messages).toHaveLength(20);
    expect(kept?.conversation?.messages.at(-1)?.text).toMatch(
      /^29 x{1900,2000}\S* \(\d+ more characters\)$/,
    );
    expect(kept?.conversation?.omitted).toBe(10);
    expect(cases[0]?.iterations[1]?.conversation).toBeUndefined();
  });

  it('has no room for what passed where failures take more than half of it', async () => {
    // Three of these take half of the room there is, and five nearly all of it.
    const messages = Array.from({ length: 150 }, () => ({
      role: 'tool',
      content: 'x'.repeat(20_000),
    }));
    const failing = [2, 3, 4, 5, 6, 7, 8, 9].map((number) =>
      iteration(`it_${number}`, { iterationNumber: number, result: 'failed' }),
    );
    const answers = script([iteration('it_1'), ...failing], () => ({
      json: { messages },
    }));
    const { server, warnings } = await collect(answers, null, UNKNOWN_PLAN, {
      ofFailed: 25,
      ofPassed: 9,
    });
    expect(server.requests.filter(({ url }) => url?.includes('/it_1/'))).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/could not be read; .*too much memory/)]);
  });

  it('gives the archive all that it wants, and the report one that passed beside each that failed', async () => {
    const text = 'x'.repeat(30_000);
    const answers = script(
      [
        iteration('it_1'),
        iteration('it_2', { iterationNumber: 2, result: 'failed' }),
        iteration('it_3', { iterationNumber: 3 }),
      ],
      () => ({ json: { messages: [{ role: 'user', content: text }], spans: [SPAN] } }),
    );
    const kept = async (wants: 'all' | 'failed') => {
      const archive = createConversationArchive(wants);
      const { cases } = await collect(answers, null, UNKNOWN_PLAN, { ...ALL_TRACES, archive });
      const lengths = ['it_1', 'it_2', 'it_3'].map(
        (id) => archive.get(id)?.messages[0]?.text.length,
      );
      return { lengths, iterations: cases[0]?.iterations };
    };
    const { lengths, iterations } = await kept('all');
    expect(lengths).toEqual([30_000, 30_000, 30_000]);
    const cut = { messages: [{ text: expect.stringMatching(/\(10000 more characters\)$/) }] };
    expect(iterations).toMatchObject([
      { conversation: cut, spans: { toolMs: 7 } },
      { conversation: cut },
      { spans: { toolMs: 7 } },
    ]);
    expect(iterations?.[2]).not.toHaveProperty('conversation');
    expect((await kept('failed')).lengths).toEqual([undefined, 30_000, undefined]);
  });

  it('leaves out of a full archive what comes last, and says so', async () => {
    const items = [1, 2, 3].map((number) => iteration(`it_${number}`, { iterationNumber: number }));
    const archive = createConversationArchive('all', 40);
    const answers = script(items, () => ({
      json: { messages: [{ role: 'user', content: 'hi' }] },
    }));
    const { warnings } = await collect(answers, null, UNKNOWN_PLAN, { ...ALL_TRACES, archive });
    expect(archive.isFull).toBe(true);
    expect(warnings).toEqual([expect.stringMatching(/^The traces of 2 iterations that passed/)]);
  });

  it('says nothing of traces that do not exist, and warns of those it could not read', async () => {
    const absent: Answer = {
      status: 404,
      json: { code: 'NOT_FOUND', message: 'none', details: { reason: 'TRACE_NOT_AVAILABLE' } },
    };
    const items = [
      iteration('absent', { result: 'failed' }),
      iteration('broken', { iterationNumber: 2, result: 'failed' }),
    ];
    const { warnings, problems } = await collect(
      script(items, (id) => (id === 'absent' ? absent : { json: [1] })),
      null,
    );
    expect(problems).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/^1 trace could not be read; the first: /)]);
  });

  it('keeps what was read when a later page cannot be', async () => {
    const answers: Script = ({ url }) =>
      url.includes('cursor=')
        ? { status: 403, json: { code: 'FORBIDDEN', message: 'key revoked' } }
        : { json: { items: [iteration('it_1')], nextCursor: 'c2' } };
    const { cases, problems } = await collect(answers, completed(5, 5, 0));
    expect(cases).toHaveLength(1);
    expect(problems).toEqual([
      { kind: 'authentication', message: expect.stringContaining('Not all iterations') },
    ]);
  });
});

describe('runFacts', () => {
  it('keeps a strange status and drops a strange result', () => {
    expect(runFacts({ id: 'r_1', status: 'queued', result: 'maybe', runNumber: 3 })).toEqual({
      id: 'r_1',
      number: 3,
      status: 'queued',
      result: null,
      createdAtMs: null,
      completedAtMs: null,
      notes: null,
      declared: null,
    });
  });

  it('tells how the run was carried out, less what it does not know', () => {
    const execution = {
      ...{ isolation: 'auto', concurrency: 2, starts: 3, wallMs: 10, workMs: 12, startupMs: 4 },
      servers: [{ name: 'files', protocolVersion: '2025-11-25' }],
    };
    const told = {
      ...{ ...execution, colour: 'red' },
      servers: execution.servers.map((server) => ({ ...server, colour: 'red' })),
    };
    const run = { id: 'r_1', status: 'completed' };
    expect(runFacts({ ...run, execution: told }).execution).toEqual(execution);
    expect(runFacts({ ...run, execution: null })).not.toHaveProperty('execution');
  });
});
