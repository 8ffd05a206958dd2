import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ingestDependencies,
  ingestOptions,
} from '../../__tests__/support/results/ingest-defaults.ts';
import { ApiCaller } from '../../__tests__/support/service/api-caller.ts';
import { spawnService } from '../../__tests__/support/service/service-process.ts';
import type { ServiceStart } from '../../src/contract/embedded/service-start.ts';
import { ingestToService } from '../../src/results/ingest-to-service.ts';
import type { Measurement } from './rig/measurement.ts';

const ROWS = 50_000;
const CASES = 100;
const RUNS_EACH = 10;
/** Answered with 9 MB, of which the trace keeps 256 KB. */
const CALLS_EACH = 1;
/** What comes back in so many pages and is thrown away leaves garbage; what is kept is far less. */
const MAX_RSS_MB = 700;

/** The service as the action starts it, with everything that decides in its memory. */
export async function measureServiceMemory(): Promise<Measurement[]> {
  const ingest = await peakAfter(async (api, folder) => {
    const path = join(folder, 'junit.xml');
    await writeFile(path, junitText());
    const { baseUrl, key: apiKey } = api;
    const { report } = await ingestToService(
      ingestOptions({ files: [{ path, name: 'junit.xml' }], suiteName: 'bench' }),
      ingestDependencies({
        ...{ baseUrl, apiKey, workspace: folder },
        environment: { GITHUB_REPOSITORY: 'octo/bench', GITHUB_RUN_ID: '1' },
      }),
    );
    if (report.run?.declared?.total !== ROWS) throw new Error('The run does not hold the rows.');
  });
  const run = await peakAfter(async (api) => {
    const { body } = await api.post('~/eval-runs', {
      suiteName: 'bench',
      serverIds: [api.serverId('large')],
      tests: Array.from({ length: CASES }, (_, index) => ({
        title: `case ${index}`,
        runs: RUNS_EACH,
        steps: Array.from({ length: CALLS_EACH }, (_call, call) => ({
          ...{ id: `call-${call}`, kind: 'toolCall', serverName: 'large', toolName: 'tell' },
          arguments: {},
        })),
      })),
    });
    for (;;) {
      const { status, summary } = (await api.get(`~/eval-runs/${body.runId}`)).body;
      // On a machine with much else to do, some calls may take too long.
      if (status === 'completed' && summary.total === CASES * RUNS_EACH) return;
      if (status !== 'running') throw new Error(`The run is ${status}.`);
      await new Promise((done) => setTimeout(done, 200));
    }
  });
  return [
    measurement(`service in memory, ${ROWS} rows`, ingest),
    measurement(
      `service in memory, ${CASES} cases × ${RUNS_EACH}, ${CALLS_EACH} result of 9 MB each`,
      run,
    ),
  ];
}

interface Peak {
  beforeMb: number;
  peakMb: number;
}

function measurement(name: string, { beforeMb, peakMb }: Peak): Measurement {
  return {
    ...{ name: `${name}, peak RSS`, value: peakMb, unit: 'MB', budget: MAX_RSS_MB },
    note: `${beforeMb} MB before`,
  };
}

async function peakAfter(work: (api: ApiCaller, folder: string) => Promise<void>): Promise<Peak> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-bench-'));
  const server = join(import.meta.dirname, 'rig/large-results-server.ts');
  const mcpConfig = join(folder, '.mcp.json');
  const large = { command: process.execPath, args: [server] };
  const mcpConfigText = JSON.stringify({ mcpServers: { large } });
  const service = spawnService(['embedded'], { ipc: true, cwd: folder });
  const start: ServiceStart = {
    type: 'start',
    options: {
      ...{ temporaryFolder: folder, mcpConfig, mcpConfigText, modelBaseUrls: {} },
      ...{ requestsPerMinute: 1e6, burst: 1e6, serverSandbox: 'off', sandboxHidden: [] },
    },
    environment: { PATH: process.env['PATH'] ?? '' },
  };
  service.child.send(start);
  try {
    const { baseUrl, apiKey } = await service.firstMessage;
    const api = await ApiCaller.connect(String(baseUrl), String(apiKey));
    const beforeMb = await peakMbOf(service.child.pid);
    await work(api, folder);
    return { beforeMb, peakMb: await peakMbOf(service.child.pid) };
  } finally {
    service.child.disconnect();
    await service.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function peakMbOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s*(\d+) kB/m.exec(status)?.[1]) / 1024);
}

function junitText(): string {
  const cases = Array.from({ length: ROWS }, (_, index) => {
    const failure =
      index % 50 === 0 ? '<failure message="expected 1, got 2">at check (a.ts:3)</failure>' : '';
    return `<testcase classname="suite.Class${index % 100}" name="does thing ${index}" time="0.01" file="src/a.ts">${failure}</testcase>`;
  });
  return `<testsuite name="bench">\n${cases.join('\n')}\n</testsuite>`;
}
