import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runAction } from '../../__tests__/support/runner/action-runner.ts';
import { generateJunitFile } from './rig/junit-file.ts';
import type { Measurement } from './rig/measurement.ts';

const FILE_BYTES = 200_000_000;
const LARGE_FILE_BYTES = 1_000_000_000;
const LARGE_HEAP_MB = 1024;
const MAX_TIME_RATIO = 2.5;
const MAX_RSS_MB = 600;
/** Both run in turn this often; the quickest of each counts, as load of others only adds. */
const ROUNDS = 3;
const RESULTS = 'junit.xml';

/** The whole action on the committed bundle, without a service, beside reading the file alone. */
export async function measureIngestAction(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ingest-action-bench-'));
  try {
    const file = join(folder, RESULTS);
    await generateJunitFile(file, FILE_BYTES);
    const inspected: number[] = [];
    const actions: ActionPass[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      inspected.push(await inspect(file));
      actions.push(await act(folder));
    }
    await rm(file);
    await generateJunitFile(file, LARGE_FILE_BYTES);
    const large = await act(folder, `--max-old-space-size=${LARGE_HEAP_MB}`);
    const [inspectMs, actionMs] = [
      Math.min(...inspected),
      Math.min(...actions.map(({ elapsedMs }) => elapsedMs)),
    ];
    const name = `action on ${FILE_BYTES / 1e6} MB of JUnit`;
    return [
      { name: `${name}, inspect alone`, value: inspectMs, unit: 'ms' },
      { name, value: actionMs, unit: 'ms' },
      {
        name: `${name}, by inspect`,
        value: actionMs / inspectMs,
        unit: 'x',
        budget: MAX_TIME_RATIO,
      },
      {
        name: `${name}, peak RSS`,
        value: Math.max(...actions.map(({ peakRssMb }) => peakRssMb)),
        unit: 'MB',
        budget: MAX_RSS_MB,
      },
      {
        name: 'action on 1 GB of JUnit',
        value: large.elapsedMs,
        unit: 'ms',
        note: `heap of ${LARGE_HEAP_MB} MB, peak RSS ${large.peakRssMb} MB`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function inspect(file: string): Promise<number> {
  const start = performance.now();
  await promisify(execFile)('npm', ['run', '--silent', 'inspect', '--', file]);
  return Math.round(performance.now() - start);
}

interface ActionPass {
  readonly elapsedMs: number;
  readonly peakRssMb: number;
}

async function act(workspace: string, nodeOption = ''): Promise<ActionPass> {
  const peakFile = join(workspace, `peak-${performance.now()}`);
  const preload = fileURLToPath(new URL('rig/peak-memory.ts', import.meta.url));
  const start = performance.now();
  const result = await runAction({
    workspace,
    inputs: { results: RESULTS, comment: 'never', 'artifact-name': 'never' },
    env: { NODE_OPTIONS: `--import=${preload} ${nodeOption}`, BENCH_PEAK_FILE: peakFile },
    entryPoints: { main: 'dist/index.js' },
  });
  const elapsedMs = Math.round(performance.now() - start);
  const { outputs } = result;
  await result.dispose();
  if (outputs['verdict'] !== 'failed' || outputs['report-path'] === '') {
    throw new Error(`The action did not judge the file: ${result.log.slice(-500)}`);
  }
  return { elapsedMs, peakRssMb: Number(await readFile(peakFile, 'utf8')) };
}
