import { describe, expect, it } from '@jest/globals';
import type { ReadRun } from '../../../src/contract/resources/run.ts';
import { collectResults } from '../../../src/evals/collect/collect.ts';
import { ALL_TRACES, FAILED_TRACES, type TraceWishes } from '../../../src/evals/collect/traces.ts';
import type { RunPlan } from '../../../src/evals/launch/plan.ts';
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

describe('the traces of a run', () => {
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
});
