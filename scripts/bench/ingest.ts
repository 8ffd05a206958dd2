import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FaultServer } from '../../__tests__/support/fault-server.ts';
import {
  ingestDependencies,
  ingestOptions,
} from '../../__tests__/support/results/ingest-defaults.ts';
import { ServiceProgram } from '../../__tests__/support/service/service-program.ts';
import { INGEST_LIMITS } from '../../src/contract/resources/ingest.ts';
import type { RunReport } from '../../src/model/run-report.ts';
import { ingestToService } from '../../src/results/ingest-to-service.ts';
import type { Measurement } from './rig/measurement.ts';

const ROWS = 50_000;
/** Full batches, the start and the end of the run. */
const LEAST_REQUESTS = Math.ceil(ROWS / INGEST_LIMITS.rowsPerRequest) + 2;
const UNLIMITED = ['--burst', '1000000', '--requests-per-minute', '1000000'];

/** Uploads a JUnit file to the embedded service: once for the time, once to look at the requests. */
export async function measureIngest(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ingest-bench-'));
  const service = await ServiceProgram.start({ program: 'source', flags: UNLIMITED });
  const proxy = await FaultServer.start(service.baseUrl);
  try {
    const path = join(folder, 'junit.xml');
    await writeFile(path, junitText(ROWS));
    const { apiKey } = service;
    const start = performance.now();
    const timed = await ingest({ path, baseUrl: service.baseUrl, apiKey, workflowRun: '1' });
    const ingestMs = Math.round(performance.now() - start);
    const seen = await ingest({ path, baseUrl: proxy.baseUrl, apiKey, workflowRun: '2' });
    for (const report of [timed, seen]) {
      if (!isWhole(report)) throw new Error(`The run does not hold the ${ROWS} rows.`);
    }
    const sizes = proxy.requests.map(({ body }) => Buffer.byteLength(body));
    const name = `ingest of ${ROWS} rows`;
    return [
      { name, value: ingestMs, unit: 'ms' },
      { name: `${name}, requests`, value: sizes.length, unit: 'requests', budget: LEAST_REQUESTS },
      {
        name: `${name}, largest request`,
        value: Math.round(Math.max(...sizes) / 1024),
        unit: 'KB',
        budget: INGEST_LIMITS.requestBytes / 1024,
      },
    ];
  } finally {
    await proxy.stop();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function isWhole({ problems, run }: RunReport): boolean {
  return problems.length === 0 && run?.status === 'completed' && run.declared?.total === ROWS;
}

function junitText(rows: number): string {
  const cases = Array.from({ length: rows }, (_, index) => {
    const failure =
      index % 50 === 0 ? '<failure message="expected 1, got 2">at check (a.ts:3)</failure>' : '';
    return `<testcase classname="suite.Class${index % 100}" name="does thing ${index}" time="0.01" file="src/a.ts">${failure}</testcase>`;
  });
  return `<testsuite name="bench">\n${cases.join('\n')}\n</testsuite>`;
}

async function ingest({
  path,
  baseUrl,
  apiKey,
  workflowRun,
}: {
  path: string;
  baseUrl: string;
  apiKey: string;
  workflowRun: string;
}): Promise<RunReport> {
  const environment = { GITHUB_REPOSITORY: 'octo/bench', GITHUB_RUN_ID: workflowRun };
  const { report } = await ingestToService(
    ingestOptions({ files: [{ path, name: 'junit.xml' }], suiteName: 'bench' }),
    ingestDependencies({ baseUrl, apiKey, environment, workspace: '/' }),
  );
  return report;
}
