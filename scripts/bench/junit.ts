import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { generateJunitFile } from './rig/junit-file.ts';
import type { Measurement } from './rig/measurement.ts';

const FILE_BYTES = 200_000_000;
const HEAP_MB = 128;
const MAX_RSS_MB = 160;
const MAX_TIME_RATIO = 1.5;
/** Both passes run in turn this often; the quickest of each counts, as load of others only adds. */
const ROUNDS = 5;

const passSchema = z.object({ cases: z.number(), elapsedMs: z.number(), peakRssMb: z.number() });
type Pass = z.output<typeof passSchema>;

/** Parses a generated 200 MB JUnit file under a 128 MB heap and compares it with bare saxes. */
export async function measureJunit(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'junit-bench-'));
  try {
    const path = join(folder, 'generated.xml');
    const cases = await generateJunitFile(path, FILE_BYTES);
    const parsed: Pass[] = [];
    const bare: Pass[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await runPass('bare', path));
      parsed.push(await runPass('parse', path));
    }
    if ([...parsed, ...bare].some((pass) => pass.cases !== cases)) {
      throw new Error(`A pass did not find the ${cases} cases of the file.`);
    }
    return summarize(cases, parsed, bare);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function summarize(cases: number, parsed: readonly Pass[], bare: readonly Pass[]): Measurement[] {
  const [parsedMs, bareMs] = [quickestMs(parsed), quickestMs(bare)];
  const name = `JUnit file of ${FILE_BYTES / 1e6} MB`;
  return [
    { name: `${name}, parsed`, value: parsedMs, unit: 'ms', note: `${cases} cases` },
    { name: `${name}, bare saxes`, value: bareMs, unit: 'ms' },
    {
      name: `${name}, parsed by bare`,
      value: parsedMs / bareMs,
      unit: 'x',
      budget: MAX_TIME_RATIO,
    },
    {
      name: `${name}, peak RSS`,
      value: Math.max(...parsed.map(({ peakRssMb }) => peakRssMb)),
      unit: 'MB',
      budget: MAX_RSS_MB,
      note: `heap of ${HEAP_MB} MB`,
    },
  ];
}

function quickestMs(passes: readonly Pass[]): number {
  return Math.min(...passes.map(({ elapsedMs }) => elapsedMs));
}

async function runPass(kind: 'bare' | 'parse', path: string): Promise<Pass> {
  const script = fileURLToPath(new URL('rig/junit-pass.ts', import.meta.url));
  const heap = `--max-old-space-size=${HEAP_MB}`;
  const { stdout } = await promisify(execFile)(process.execPath, [heap, script, kind, path]);
  return passSchema.parse(JSON.parse(stdout));
}
