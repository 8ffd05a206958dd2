/** Reports to upload, and what a service has of them. Programs outside of Jest import this file. */
import { Client, HOSTED_RATE } from '../../src/api/client/client.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import type { RunReport } from '../../src/report/report.ts';
import type { Environment } from '../../src/session/environment.ts';
import { upload } from '../../src/sources/upload/upload.ts';
import { FAULTS, type Fault, seededRandom, startFaultyProxy } from './faulty-proxy.ts';
import { FakeClock } from './scripted-service.ts';
import { organizationOf, startTestService } from './service.ts';

/** Attempts of a step, as people repeat it. */
const MAX_ATTEMPTS = 20;
const FILES = new Map<string, string>();

/** A report of so many cases. Each tenth fails. */
export function reportOf(count: number): RunReport {
  const cases = Array.from({ length: count }, (_, at) => {
    const outcome = at % 10 === 9 ? ('failed' as const) : ('passed' as const);
    const iteration = { id: '', number: 1, outcome, attempts: 1, durationMs: at, failures: [] };
    return {
      id: `c${at}`,
      title: `case ${at}`,
      planned: 1,
      iterations: [iteration],
      skipped: null,
    };
  });
  return { ...emptyReport('results', 'unit'), cases };
}

export const environmentOf = (
  variables: Environment['variables'] = {},
  members: Partial<Environment> = {},
): Environment => ({
  variables: { GITHUB_RUN_ID: '1', ...variables },
  workspace: '',
  logger: { info() {}, warn() {}, error() {}, debug() {}, progress() {} },
  signal: new AbortController().signal,
  redactor: new Redactor(),
  processMark: 'mark',
  now: Date.now,
  ...members,
});

/** A client that waits in no real time. */
export const quickClient = (origin: string, key: string, random = Math.random): Client =>
  new Client(origin, key, {
    rate: HOSTED_RATE,
    clock: new FakeClock(),
    redactor: new Redactor(),
    random,
  });

/** Runs of the suite of a report, and status, summary and sorted titles of its own run. */
export async function storedOf(client: Client, projectId: string, { suite, run }: RunReport) {
  const runId = run?.id ?? '';
  const parameters = { projectId, runId };
  const runs = client.list('listRuns', { parameters: { projectId, suiteId: suite.id ?? '' } });
  const { status, result, summary } = await client.call('getEvalRun', { parameters });
  const iterations = await Array.fromAsync(client.list('listIterations', { parameters }));
  const titles = iterations.map(({ title }) => String(title)).sort();
  return { runs: (await Array.fromAsync(runs)).length, status, result, summary, titles };
}

export const titlesOf = ({ cases }: RunReport) => cases.map(({ title }) => title).sort();

/**
 * Uploads a report for each seed through a proxy that fails a share of the requests, and repeats
 * the step until it succeeds. Yields what the service has lost or doubled. Returns figures.
 */
export async function* uploadUnderFaults(seeds: number): AsyncGenerator<string, string> {
  const service = await startTestService([organizationOf({})]);
  const projectId = service.project.slice('/projects/'.length);
  const direct = new Client(service.origin, service.key, {
    rate: { burst: 1_000, perSecond: 10_000 },
    clock: new FakeClock(),
    redactor: new Redactor(),
    random: Math.random,
  });
  let [faults, repeats] = [0, 0];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const random = seededRandom(seed);
    const pick = <T>(items: readonly [T, ...T[]]): T =>
      items[Math.floor(random() * items.length)] ?? items[0];
    const share = random();
    const proxy = await startFaultyProxy(service.origin, (): Fault | null => {
      if (random() > share) return null;
      faults += 1;
      return pick(FAULTS);
    });
    const count = pick([1, 7, 200, 201, 650]);
    const client = quickClient(proxy.origin, service.key, random);
    let report = reportOf(count);
    for (let attempt = 1; ; attempt += 1) {
      report = reportOf(count);
      const environment = environmentOf({ GITHUB_RUN_ID: String(seed), GITHUB_JOB: `j${seed}` });
      report.suite.name = `unit ${seed}`;
      await upload(report, FILES, { client, projectId }, environment);
      if (report.warnings.length === 0) break;
      repeats += 1;
      if (report.warnings.some(({ kind }) => kind !== 'service') || attempt === MAX_ATTEMPTS) {
        yield `seed ${seed}: ${JSON.stringify(report.warnings)}`;
        break;
      }
    }
    await proxy.close();
    const { runs, summary, titles } = await storedOf(direct, projectId, report);
    const isExact = titles.join() === titlesOf(report).join();
    if (runs !== 1 || summary?.total !== count || !isExact) {
      yield `seed ${seed}: ${runs} runs, ${titles.length} of ${count} rows`;
    }
  }
  await service.close();
  yield* service.bugs.map(String);
  if (faults < seeds || repeats === 0) yield `only ${faults} faults and ${repeats} repeats`;
  return `${seeds} uploads, ${faults} faults, ${repeats} repeats`;
}
