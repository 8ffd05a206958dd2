import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import { byEffort, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { RemoteRun } from '../../support/evals/remote-run.ts';
import { failingCase, feeCase, slowCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { FAULTS, faultRows, nameOf } from '../../support/hostile/faults.ts';
import { junitText, passingCases } from '../../support/results/junit-text.ts';
import { everythingShown } from '../../support/runner/eval-workspace.ts';
import { ServiceProgram } from '../../support/service/service-program.ts';

/**
 * Every request of the action × everything that may happen to it, once and for ever. Whatever it
 * is, nothing that failed is told as passed, nothing that passed as failed, and the job ends with
 * outputs, the exit code of its verdict, and the key in nothing that is shown.
 */

type Work = 'run' | 'cancelled' | 'rerun' | 'report' | 'upload';

/** Where files go that are uploaded beside the results. */
const STORAGE = /\/uploads\//;

interface Phase {
  name: string;
  work: Work;
  method?: string;
  path: RegExp;
  passes?: boolean;
}

const PHASES: readonly Phase[] = [
  { name: 'projects', work: 'run', path: /\/projects(\?|$)/ },
  { name: 'suites', work: 'run', path: /\/eval-suites(\?|$)/ },
  { name: 'servers', work: 'run', path: /\/servers(\?|$)/ },
  { name: 'create', work: 'run', method: 'POST', path: /\/eval-runs$/ },
  { name: 'poll', work: 'run', method: 'GET', path: /\/eval-runs\/[^/]+$/ },
  { name: 'iterations', work: 'run', path: /\/iterations(\?|$)/ },
  // Of what passed no trace is read.
  { name: 'trace', work: 'run', path: /\/trace$/, passes: false },
  { name: 'cancel', work: 'cancelled', path: /\/cancel$/ },
  { name: 'cases', work: 'rerun', path: /\/cases(\?|$)/ },
  { name: 'rerun', work: 'rerun', method: 'POST', path: /\/eval-runs$/ },
  { name: 'history', work: 'rerun', path: /\/runs\?/ },
  { name: 'report', work: 'report', path: /\/report$/ },
  { name: 'start', work: 'upload', path: /\/runs\/start$/ },
  { name: 'append', work: 'upload', path: /\/runs\/iterations$/ },
  { name: 'finalize', work: 'upload', path: /\/runs\/finalize$/ },
  { name: 'upload address', work: 'report', path: /\/upload-url$/ },
  { name: 'storage', work: 'report', path: STORAGE },
  { name: 'stored rows', work: 'upload', method: 'GET', path: /\/iterations(\?|$)/ },
];

const rows = faultRows(PHASES);
type Row = (typeof rows)[number];
/** Each fault once, and each phase with one of them. */
const sampled = rows.filter(
  ({ phase, fault, times }) =>
    times === 1 && PHASES.indexOf(phase) === FAULTS.indexOf(fault) % PHASES.length,
);

let service: ServiceProgram;
beforeAll(async () => {
  const flags = [
    '--requests-per-minute',
    '60000',
    '--burst',
    '5000',
    '--max-concurrent-runs',
    '99',
  ];
  service = await ServiceProgram.start({ flags });
});
afterAll(() => service.stop());

let names = 0;

/** The verdict, once it is sure that it is told as it should be, and whether it came to the fault. */
async function verdictOf({ phase, fault, times, ...row }: Row) {
  const { work, method, path, passes = row.passes } = phase;
  const remote = await RemoteRun.prepare(service);
  names += 1;
  const name = `suite ${names}`;
  const judged = passes ? feeCase() : failingCase();
  const tests = work === 'cancelled' ? [judged, slowCase(60)] : [judged];
  const servers = ['library', 'everything'];
  remote.workspace.write('suite.yaml', suiteFile({ name, servers, tests }));
  const failing = [{ name: 'fails', outcome: 'failed' as const }];
  remote.workspace.write('results.xml', junitText(passes ? passingCases(2) : failing));
  const common = { 'artifact-name': 'never', comment: 'never', 'timeout-minutes': '0.1' };
  const suite = { ...common, 'suite-file': 'suite.yaml' };
  const results = { ...common, results: 'results.xml', 'suite-name': name };
  const inputs: Record<Work, Record<string, string>> = {
    run: suite,
    cancelled: { ...suite, 'timeout-minutes': '2' },
    rerun: { ...common, suite: name },
    report: results,
    upload: { ...results, shard: '1/1' },
  };
  try {
    if (work === 'rerun') await remote.run(inputs.run);
    remote.proxy.add({ ...(method ? { method } : {}), path, times, fault: fault.fault });
    if (path === STORAGE) storeThroughProxy(remote);
    let cancel = () => {};
    const running = remote.start(inputs[work], (line) => {
      if (work === 'cancelled' && /\b[01]\/2\b/.test(line)) cancel();
    });
    cancel = running.cancel;
    const result = await remote.settle(running);
    const verdict = result.outputs['verdict'] ?? '';
    expect(verdict).toMatch(
      passes && work !== 'cancelled'
        ? /^(passed|incomplete|invalid)$/
        : /^(failed|incomplete|invalid)$/,
    );
    expect(result.exitCode).toBe(verdict === 'passed' ? 0 : 1);
    expect(result.summary).not.toBe(null);
    expect(result.post?.exitCode ?? 0).toBe(0);
    expect(await everythingShown(result)).not.toContain(service.apiKey);
    const met = remote.proxy.requests.some((request) => request.fault === fault.fault.kind);
    return { verdict, met };
  } finally {
    await remote.finish();
  }
}

/** The service gives addresses of its own, past the proxy. */
function storeThroughProxy({ proxy }: RemoteRun): void {
  const change = (body: Record<string, unknown>) => {
    const { pathname } = new URL(String(body['uploadUrl']));
    return { ...body, uploadUrl: new URL(pathname, proxy.baseUrl).href };
  };
  proxy.add({ path: /\/upload-url$/, fault: { kind: 'rewrite', change } });
}

it(
  'no request can fail so that a verdict is false',
  async () => {
    const tried = byEffort({ ci: sampled, soak: rows });
    const limit = pLimit(byEffort({ ci: 4, soak: 6 }));
    const verdicts = new Map<string, number>();
    const phasesMet = new Set<Phase>();
    const broken: string[] = [];
    await limit.map(tried, async (row) => {
      try {
        const { verdict, met } = await verdictOf(row);
        if (met) phasesMet.add(row.phase);
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      } catch (error) {
        broken.push(`${nameOf(row)}: ${String(error)}`);
      }
    });
    expect(broken).toEqual([]);
    // On a slow machine the deadline may come before one of the few requests of a sample.
    const expected = byEffort({ ci: [], soak: PHASES });
    expect(expected.filter((phase) => !phasesMet.has(phase))).toEqual([]);
    const told = [...verdicts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
    tellFigures(
      `${tried.length} of ${rows.length} (${PHASES.length} phases × ${FAULTS.length} faults × 2): ${told}`,
    );
  },
  timeLimitMs(180_000),
);
