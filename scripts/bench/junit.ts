import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { generateJunitFile } from './junit-file.ts';

const FILE_BYTES = 200_000_000;
const HEAP_MB = 128;
const MAX_RSS_MB = 160;
const MAX_TIME_RATIO = 1.5;
/** Both passes run in turn this often; the median round counts, as others share the machine. */
const ROUNDS = 5;

const passSchema = z.object({ cases: z.number(), elapsedMs: z.number(), peakRssMb: z.number() });
type Pass = z.output<typeof passSchema>;

export interface JunitBenchResult {
  fileMb: number;
  cases: number;
  /** Medians, without the start of the process. */
  parseMs: number;
  bareMs: number;
  /** Median over the rounds of parse time by bare time. */
  timeRatio: number;
  peakRssMb: number;
  /** What was missed; empty where all limits hold. */
  misses: string[];
}

/** Parses a generated 200 MB JUnit file under a 128 MB heap and compares it with bare saxes. */
export async function benchJunit(bytes = FILE_BYTES): Promise<JunitBenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'junit-bench-'));
  try {
    const path = join(folder, 'generated.xml');
    const generated = await generateJunitFile(path, bytes);
    const parsed: Pass[] = [];
    const bare: Pass[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await runPass('bare', path));
      parsed.push(await runPass('parse', path));
    }
    const { size } = await stat(path);
    return summarize(size, generated, parsed, bare);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function summarize(size: number, cases: number, parsed: Pass[], bare: Pass[]): JunitBenchResult {
  const peakRssMb = Math.max(...parsed.map((pass) => pass.peakRssMb));
  const ratios = parsed.map((pass, round) => pass.elapsedMs / (bare[round]?.elapsedMs ?? 0));
  const timeRatio = Math.round(median(ratios) * 100) / 100;
  const limits: [boolean, string][] = [
    [[...parsed, ...bare].every((pass) => pass.cases === cases), 'a pass lost cases'],
    [peakRssMb < MAX_RSS_MB, `peak RSS is not under ${MAX_RSS_MB} MB`],
    [timeRatio <= MAX_TIME_RATIO, `slower than ${MAX_TIME_RATIO} times the bare pass`],
  ];
  return {
    fileMb: Math.round(size / 1e6),
    cases,
    parseMs: median(parsed.map(({ elapsedMs }) => elapsedMs)),
    bareMs: median(bare.map(({ elapsedMs }) => elapsedMs)),
    timeRatio,
    peakRssMb,
    misses: limits.filter(([holds]) => !holds).map(([, miss]) => miss),
  };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function runPass(kind: 'bare' | 'parse', path: string): Promise<Pass> {
  const script = fileURLToPath(new URL('junit-pass.ts', import.meta.url));
  const heap = `--max-old-space-size=${HEAP_MB}`;
  const { stdout } = await promisify(execFile)(process.execPath, [heap, script, kind, path]);
  return passSchema.parse(JSON.parse(stdout));
}

if (import.meta.main) {
  const result = await benchJunit();
  console.log(JSON.stringify(result));
  if (result.misses.length > 0) process.exitCode = 1;
}
