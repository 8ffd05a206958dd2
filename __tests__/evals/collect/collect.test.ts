import { describe, expect, it } from '@jest/globals';
import type { ReadRun } from '../../../src/contract/resources/run.ts';
import { collectResults } from '../../../src/evals/collect/collect.ts';
import { runFacts } from '../../../src/evals/collect/run-facts.ts';
import { FAILED_TRACES } from '../../../src/evals/collect/traces.ts';
import type { RunPlan } from '../../../src/evals/launch/plan.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
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

async function collect(answers: Script, run: ReadRun | null, plan: RunPlan = UNKNOWN_PLAN) {
  const { client, clock, server } = await startRig(answers);
  const options = { clock, redactor, traces: FAILED_TRACES };
  return { ...(await collectResults(client, IDS, { run, plan }, options)), server };
}

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
