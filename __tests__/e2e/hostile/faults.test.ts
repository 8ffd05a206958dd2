import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import { junitText, passingCases } from '../../ingest/support/junit-text.ts';
import { byEffort, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { everythingShown } from '../../support/eval-workspace.ts';
import { type Fault, HTML_ERROR_PAGE } from '../../support/fault-server.ts';
import { RemoteRun } from '../../support/remote-run.ts';
import { ServiceFixture } from '../../support/service-fixture.ts';
import { failingCase, feeCase, suiteFile } from '../../support/suite-builder.ts';

/**
 * Every request of the action × everything that may happen to it, once and for ever. Whatever it
 * is, nothing that failed is told as passed, nothing that passed as failed, and the job ends with
 * outputs, the exit code of its verdict, and the key in nothing that is shown.
 */

type Work = 'run' | 'rerun' | 'report' | 'upload';

const PHASES: readonly { name: string; work: Work; method?: string; path: RegExp }[] = [
  { name: 'projects', work: 'run', path: /\/projects(\?|$)/ },
  { name: 'suites', work: 'run', path: /\/eval-suites(\?|$)/ },
  { name: 'servers', work: 'run', path: /\/servers(\?|$)/ },
  { name: 'create', work: 'run', method: 'POST', path: /\/eval-runs$/ },
  { name: 'poll', work: 'run', method: 'GET', path: /\/eval-runs\/[^/]+$/ },
  { name: 'iterations', work: 'run', path: /\/iterations(\?|$)/ },
  { name: 'trace', work: 'run', path: /\/trace$/ },
  { name: 'cases', work: 'rerun', path: /\/cases(\?|$)/ },
  { name: 'rerun', work: 'rerun', method: 'POST', path: /\/eval-runs$/ },
  { name: 'history', work: 'rerun', path: /\/runs\?/ },
  { name: 'report', work: 'report', path: /\/report$/ },
  { name: 'start', work: 'upload', path: /\/runs\/start$/ },
  { name: 'append', work: 'upload', path: /\/runs\/iterations$/ },
  { name: 'finalize', work: 'upload', path: /\/runs\/finalize$/ },
  { name: 'upload address', work: 'report', path: /\/upload-url$/ },
  { name: 'stored rows', work: 'upload', method: 'GET', path: /\/iterations(\?|$)/ },
];

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Fault => ({
  kind: 'answer',
  status,
  body,
  headers,
});
const STATUSES = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504];
const FAULTS: readonly { name: string; fault: Fault }[] = [
  { name: 'reset', fault: { kind: 'reset' } },
  { name: 'lost answer', fault: { kind: 'lose-answer' } },
  { name: 'cut body', fault: { kind: 'truncate', bytes: 20 } },
  { name: 'hang', fault: { kind: 'hang' } },
  { name: 'drip', fault: { kind: 'drip' } },
  ...STATUSES.map((status) => ({
    name: String(status),
    fault: answer(status, { code: `HTTP_${status}`, message: 'no' }),
  })),
  { name: '429 for ten minutes', fault: answer(429, { code: 'X' }, { 'retry-after': '600' }) },
  { name: 'HTML', fault: answer(200, HTML_ERROR_PAGE) },
  { name: 'nothing', fault: answer(200, '') },
  { name: 'other JSON', fault: answer(200, { hello: ['world'] }) },
  { name: 'elsewhere', fault: answer(302, '', { location: 'https://login.invalid/' }) },
];

const rows = PHASES.flatMap((phase, phaseIndex) =>
  FAULTS.flatMap((fault, faultIndex) =>
    [1, Number.POSITIVE_INFINITY].map((times) => ({
      ...{ phase, fault, times },
      // Both outcomes meet each phase and each fault.
      passes: (phaseIndex + faultIndex) % 2 === 0 && phase.name !== 'trace',
      // Each fault once, and each phase with one of them.
      sampled: times === 1 && phaseIndex === faultIndex % PHASES.length,
    })),
  ),
);
type Row = (typeof rows)[number];

let service: ServiceFixture;
beforeAll(async () => {
  const flags = [
    '--requests-per-minute',
    '60000',
    '--burst',
    '5000',
    '--max-concurrent-runs',
    '99',
  ];
  service = await ServiceFixture.start({ flags });
});
afterAll(() => service.stop());

let names = 0;

/** The verdict, once it is sure that it is told as it should be. */
async function verdictOf({ phase: { work, method, path }, fault, times, passes }: Row) {
  const remote = await RemoteRun.prepare(service);
  names += 1;
  const name = `suite ${names}`;
  const tests = [passes ? feeCase() : failingCase()];
  remote.workspace.write('suite.yaml', suiteFile({ name, tests }));
  const failing = [{ name: 'fails', outcome: 'failed' as const }];
  remote.workspace.write('results.xml', junitText(passes ? passingCases(2) : failing));
  const common = { 'artifact-name': 'never', comment: 'never', 'timeout-minutes': '0.1' };
  const results = { ...common, results: 'results.xml', 'suite-name': name };
  const inputs: Record<Work, Record<string, string>> = {
    run: { ...common, 'suite-file': 'suite.yaml' },
    rerun: { ...common, suite: name },
    report: results,
    upload: { ...results, shard: '1/1' },
  };
  try {
    if (work === 'rerun') await remote.run(inputs.run);
    remote.proxy.add({ ...(method ? { method } : {}), path, times, fault: fault.fault });
    const result = await remote.run(inputs[work]);
    const verdict = result.outputs['verdict'] ?? '';
    expect(verdict).toMatch(
      passes ? /^(passed|incomplete|invalid)$/ : /^(failed|incomplete|invalid)$/,
    );
    expect(result.exitCode).toBe(verdict === 'passed' ? 0 : 1);
    expect(result.summary).not.toBe(null);
    expect(await everythingShown(result)).not.toContain(service.apiKey);
    return verdict;
  } finally {
    await remote.finish();
  }
}

it(
  'no request can fail so that a verdict is false',
  async () => {
    const tried = byEffort({ ci: rows.filter(({ sampled }) => sampled), soak: rows });
    const limit = pLimit(byEffort({ ci: 4, soak: 6 }));
    const verdicts = new Map<string, number>();
    const broken: string[] = [];
    await limit.map(tried, async (row) => {
      try {
        const verdict = await verdictOf(row);
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      } catch (error) {
        const often = row.times === 1 ? 'once' : 'for ever';
        broken.push(`${row.phase.name}: ${row.fault.name} ${often}: ${String(error)}`);
      }
    });
    expect(broken).toEqual([]);
    const told = [...verdicts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
    tellFigures(
      `${tried.length} of ${rows.length} (${PHASES.length} phases × ${FAULTS.length} faults × 2): ${told}`,
    );
  },
  timeLimitMs(180_000),
);
