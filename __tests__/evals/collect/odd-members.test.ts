import { describe, expect, it } from '@jest/globals';
import { withHistory } from '../../../src/baseline/service/service-history.ts';
import { collectResults } from '../../../src/evals/collect/collect.ts';
import { planRun, type RunPlan } from '../../../src/evals/launch/plan.ts';
import { runSuite } from '../../../src/evals/suite-run.ts';
import { EMBEDDED_PACE } from '../../../src/evals/watch/pace.ts';
import { gate } from '../../../src/gate/gate.ts';
import type { ConversationMessage } from '../../../src/model/conversation/conversation.ts';
import type { VerdictValue } from '../../../src/model/verdict.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { closeRigsAfterEach, startRig } from '../../support/client/client-rig.ts';
import { type Mutation, memberMutations } from '../../support/contract/member-mutations.ts';
import { pathOf } from '../../support/evals/fake-api.ts';
import { UNKNOWN_PLAN } from '../../support/evals/unknown-plan.ts';

closeRigsAfterEach();

const CALL = { toolName: 'echo', arguments: { text: 'hi' } };

function iteration(title: string, iterationNumber: number, result: 'passed' | 'failed') {
  return {
    ...{ id: `${title}-${iterationNumber}`, testCaseId: `tc_${title}`, title, iterationNumber },
    ...{ status: 'completed', result, model: 'm', provider: 'p', startedAt: 5, durationMs: 7 },
    ...{ tokensUsed: 5, usage: { inputTokens: 3, outputTokens: 2 }, error: null },
    ...{ actualToolCalls: [CALL], expectedToolCalls: [CALL, { toolName: 'other' }] },
  };
}

const TRACE = {
  traceVersion: 1,
  messages: [
    { role: 'user', content: 'hi' },
    { role: 'assistant', content: [{ type: 'text', text: 'ho' }] },
  ],
  spans: [{ id: 's', name: 'n', category: 'llm', startMs: 1, endMs: 2, status: 'ok' }],
  prompts: [
    {
      promptIndex: 0,
      prompt: 'hi',
      expectedToolCalls: [CALL],
      actualToolCalls: [CALL],
      passed: false,
      missing: [CALL],
      unexpected: [{ toolName: 'other', arguments: {} }],
      argumentMismatches: [
        { toolName: 'echo', expectedArgs: { text: 'hi' }, actualArgs: { text: 'ho' } },
        { expected: CALL, actual: CALL, mismatchedArguments: ['text'] },
      ],
      predicateResults: [
        {
          predicate: { type: 'noToolErrors' },
          passed: false,
          reason: 'an error',
          scope: { kind: 'turn', promptIndex: 0 },
        },
      ],
    },
  ],
};

interface World {
  run: unknown;
  /** One page each; the first names the second. */
  pages: unknown[];
  trace: unknown;
}

const tests = ['a', 'b'].map((title) => ({
  ...{ title, runs: 2 },
  steps: [{ id: 's', kind: 'prompt' as const, prompt: 'hi' }],
}));
const ASKED = planRun({ tests }, { runId: 'r_1' }, { saved: null, servers: [] });
function world(results: ('passed' | 'failed')[], result: string, summary: object): World {
  const all = results.map((one, index) => iteration(index < 2 ? 'a' : 'b', (index % 2) + 1, one));
  return {
    run: {
      ...{ id: 'r_1', status: 'completed', result, summary, createdAt: 1, notes: null },
      execution: {
        ...{ isolation: 'auto', concurrency: 2, starts: 3, wallMs: 10, workMs: 12, startupMs: 4 },
        servers: [{ name: 'files', protocolVersion: '2025-11-25' }],
      },
    },
    pages: [{ items: all.slice(0, 2), nextCursor: 'c2' }, { items: all.slice(2) }],
    trace: TRACE,
  };
}

const PASSED = world(['passed', 'passed', 'passed', 'passed'], 'passed', {
  ...{ total: 4, passed: 4, failed: 0 },
});
const FAILED = world(['passed', 'failed', 'passed', 'passed'], 'failed', {
  ...{ total: 4, passed: 3, failed: 1 },
});
const SHORT = world(['passed', 'passed', 'passed'], 'passed', { total: 4, passed: 4, failed: 0 });

const redactor = createRedactor([]);

async function judge({ run, pages, trace }: World, plan: RunPlan) {
  const { client, clock, server } = await startRig((request) => {
    if (request.url.endsWith('/trace')) return { json: trace };
    if (!request.url.includes('/iterations')) return { json: run };
    return { json: pages[request.url.includes('cursor=') ? 1 : 0] };
  });
  const seen = await client.runs.get('p_1', 'r_1').catch(() => null);
  const ids = { projectId: 'p_1', runId: 'r_1' };
  const results = await collectResults(
    client,
    ids,
    { run: seen, plan },
    { clock, redactor, traces: { ofFailed: 25, ofPassed: 0 } },
  );
  await server.close();
  const report = {
    ...{ source: 'run' as const, suite: { id: null, name: 's' }, project: null, servers: [] },
    ...{ notice: null, ...results },
  };
  return { report, verdict: gate(report, { minPassRate: null }).value };
}

const placeOf = ({ path, to }: Mutation) => `${path.join('.')} as ${JSON.stringify(to)}`;

/** Verdicts that a mutation may turn another into. */
const BECOMES: Record<VerdictValue, readonly VerdictValue[]> = {
  passed: ['passed', 'incomplete'],
  failed: ['failed', 'incomplete'],
  incomplete: ['incomplete'],
  invalid: [],
};

describe.each([
  ['passed', PASSED, ASKED],
  ['failed', FAILED, UNKNOWN_PLAN],
  ['incomplete', SHORT, UNKNOWN_PLAN],
] as const)('of a run that is %s', (value, recorded, plan) => {
  it('an odd member of a page costs its iteration at most, and never makes it pass', async () => {
    const whole = await judge(recorded, plan);
    expect(whole.verdict).toBe(value);
    for (const mutation of memberMutations(recorded.pages[0])) {
      const { report, verdict } = await judge(
        { ...recorded, pages: [mutation.value, recorded.pages[1]] },
        plan,
      );
      expect([placeOf(mutation), BECOMES[value]]).toEqual([
        placeOf(mutation),
        expect.arrayContaining([verdict]),
      ]);
      const [member, index] = mutation.path;
      if (member !== 'items' || index === undefined) continue;
      const told = report.cases.flatMap(({ iterations }) => iterations);
      const others = whole.report.cases
        .flatMap(({ iterations }) => iterations)
        .filter(({ id }) => id !== `a-${Number(index) + 1}`);
      expect(told).toEqual(expect.arrayContaining(others));
    }
  });

  it('an odd member of the run never makes it pass', async () => {
    for (const mutation of memberMutations(recorded.run)) {
      // That it does not tell its counts is documented, and nothing odd.
      if (mutation.path[0] === 'summary' && mutation.to == null) continue;
      const { verdict } = await judge({ ...recorded, run: mutation.value }, plan);
      expect([placeOf(mutation), BECOMES[value]]).toEqual([
        placeOf(mutation),
        expect.arrayContaining([verdict]),
      ]);
    }
  });
});

const wordsOf = ({ role, text }: ConversationMessage) => ({ role, text });

it('an odd member of a trace costs itself at most, and no verdict', async () => {
  const whole = await judge(FAILED, ASKED);
  const failing = ({ report }: typeof whole) => report.cases[0]?.iterations[1];
  const full = failing(whole);
  expect(full?.analysis?.argumentMismatches).toHaveLength(2);
  for (const mutation of memberMutations(TRACE)) {
    const read = await judge({ ...FAILED, trace: mutation.value }, ASKED);
    expect(read.verdict).toBe('failed');
    const left = failing(read);
    const [member, , part] = mutation.path;
    const hit = (name: string) => member === name;
    if (!hit('messages'))
      expect([placeOf(mutation), left?.conversation?.messages.map(wordsOf)]).toEqual([
        placeOf(mutation),
        full?.conversation?.messages.map(wordsOf),
      ]);
    if (hit('prompts') && part === undefined) continue;
    for (const name of ['missing', 'unexpected', 'argumentMismatches'] as const) {
      if (part !== name) expect(left?.analysis?.[name]).toEqual(full?.analysis?.[name]);
    }
    if (part !== 'predicateResults') expect(left?.assertions).toEqual(full?.assertions);
  }
});

describe('what is read on the way to a run', () => {
  const suites = [
    {
      id: 'st_1',
      name: 'smoke',
      createdAt: 1,
      latestRun: { id: 'r', passed: 3 },
      passRateTrend: [1],
    },
    { id: 'st_2', name: 'other', createdAt: 2 },
  ];
  const lists: Record<string, unknown> = {
    '/projects': { items: [{ id: 'p_1', name: 'Default', createdAt: 1 }] },
    '/projects/p_1/eval-suites': { items: suites },
    '/projects/p_1/eval-suites/st_1/runs': {
      items: [{ id: 'r_0', status: 'completed', summary: { total: 2, passed: 1 }, createdAt: 0 }],
    },
    '/projects/p_1/eval-runs': {
      ...{ runId: 'r_1', suiteId: 'st_1', status: 'running', servers: [{ id: 'sv', name: 's' }] },
      caseUpsert: { committed: [{ id: 'tc', name: 'n' }], failed: [] },
    },
  };

  async function launchAndRun(mutated: string, reply: unknown) {
    const { client, clock, logger, server } = await startRig((request) => {
      const path = pathOf(request);
      if (path === '/projects/p_1/eval-runs/r_1') return { json: PASSED.run };
      if (path.endsWith('/iterations')) {
        return { json: PASSED.pages[request.url.includes('cursor=') ? 1 : 0] };
      }
      return { json: path === mutated ? reply : lists[path] };
    });
    const request = {
      target: { kind: 'saved' as const, suite: 'smoke' },
      ...{ project: 'Default', servers: [], allServersByDefault: false, modelApiKeys: {} },
      ...{ iterations: undefined, notes: undefined, minPassRatePercent: undefined, marker: 'm' },
    };
    const { signal } = new AbortController();
    const suiteRun = runSuite(client, request, {
      ...{
        pace: EMBEDDED_PACE,
        slowdown: () => 1,
        traces: { ofFailed: 25, ofPassed: 0 },
        clock,
        logger,
        notice: null,
        redactor,
      },
      ...{ signal, deadlineAtMs: clock.now() + 60_000 },
      onRun: () => undefined,
    });
    const report = await suiteRun
      .then(({ report, history }) => withHistory(report, history, { signal }))
      .catch((error: Error) => error);
    await server.close();
    return report;
  }

  it.each(['/projects', '/projects/p_1/eval-suites', '/projects/p_1/eval-suites/st_1/runs'])(
    'has a run although another item of %s has an odd member',
    async (list) => {
      const recorded = lists[list] as { items: unknown[] };
      const odd = { ...suites[1], id: 'odd', status: 'completed' };
      for (const { value } of memberMutations({ items: [odd] })) {
        const { items } = value as { items: unknown };
        if (!Array.isArray(items)) continue;
        const report = await launchAndRun(list, { items: [...recorded.items, ...items] });
        expect(report).toMatchObject({ problems: [], run: { result: 'passed' } });
      }
    },
  );

  it('has a run although the answer to its creation has an odd member that is not its id', async () => {
    const path = '/projects/p_1/eval-runs';
    for (const mutation of memberMutations(lists[path])) {
      if (mutation.path[0] === 'runId') continue;
      const report = await launchAndRun(path, mutation.value);
      expect([placeOf(mutation), report]).toEqual([
        placeOf(mutation),
        expect.objectContaining({ run: expect.objectContaining({ result: 'passed' }) }),
      ]);
    }
  });
});
