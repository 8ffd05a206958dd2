import type { RunCreate } from '../../../src/contract/resources/eval-requests.ts';
import type { ReadRun, RunCreated } from '../../../src/contract/resources/run.ts';
import type { ReadSuiteCase } from '../../../src/contract/resources/suite.ts';
import { collectResults } from '../../../src/evals/collect/collect.ts';
import { planRun } from '../../../src/evals/launch/plan.ts';
import { gate } from '../../../src/gate/gate.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { startRig } from '../client/client-rig.ts';

type Item = Record<string, unknown>;

/** An iteration of a case, passed where nothing else is said. */
export function one(title: string, iterationNumber: number, over: Item = {}): Item {
  return {
    id: `${title}-${iterationNumber}`,
    testCaseId: `tc_${title}`,
    title,
    iterationNumber,
    status: 'completed',
    result: 'passed',
    ...over,
  };
}
export const FAILED = { result: 'failed' };

/** A case as it is asked for. */
export const test = (title: string, runs: number) => ({
  title,
  runs,
  steps: [{ id: 's', kind: 'prompt' as const, prompt: 'hi' }],
});
/** Cases as a service stored them. */
export const committed = (...titles: string[]) =>
  titles.map((name) => ({ id: `tc_${name}`, name }));

/** What a service answers of a run, and what is to come of it. */
export interface Row {
  name: string;
  /** Two runs of `a` and one of `b` where nothing else is said. */
  request?: RunCreate;
  created?: Partial<RunCreated> & { unreadable?: readonly string[] };
  /** Cases the suite has saved. */
  saved?: ReadSuiteCase[];
  items: (Item | null)[];
  run?: Partial<ReadRun>;
  minPassRate?: number;
  value: string;
  /** The problems, each a part of its message. */
  problems?: string[];
  warnings?: string[];
}

export const REQUEST: RunCreate = { suiteId: 'st_1', tests: [test('a', 2), test('b', 1)] };
export const WHOLE = [one('a', 1), one('a', 2), one('b', 1)];

const redactor = createRedactor([]);

/** Collects what a service answers, and judges it. */
export async function judge({
  request = REQUEST,
  created = {},
  saved,
  items,
  run,
  minPassRate,
}: Row) {
  const { client, clock } = await startRig(({ url }) =>
    url.endsWith('/trace')
      ? { status: 404, json: { code: 'NOT_FOUND', message: 'none' } }
      : { json: { items } },
  );
  const plan = planRun(
    request,
    { runId: 'r_1', ...created },
    { saved: saved ?? null, servers: [] },
  );
  const seen: ReadRun = { id: 'r_1', status: 'completed', result: 'passed', ...run };
  const ids = { projectId: 'p_1', runId: 'r_1' };
  const results = await collectResults(
    client,
    ids,
    { run: seen, plan },
    { clock, redactor, traces: { ofFailed: 25, ofPassed: 0 } },
  );
  const report: RunReport = {
    source: 'run',
    suite: { id: 'st_1', name: 'smoke' },
    project: null,
    servers: [],
    notice: null,
    ...results,
  };
  return { report, verdict: gate(report, { minPassRate: minPassRate ?? null }) };
}
