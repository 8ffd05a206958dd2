import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Measurement, timing } from '../rig/measurement.ts';

const CASES = 10_000;
const ITERATIONS = 10;
const REPEATS = 5;
const BUDGET_MS = 1_000;
const PROGRAM = join(import.meta.dirname, 'judgement.ts');

/** How long a very large report takes to be judged, by a process that has judged nothing before. */
export function measureJudging(): Measurement[] {
  const timesMs = Array.from({ length: REPEATS }, () => {
    const args = [PROGRAM, String(CASES), String(ITERATIONS)];
    return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  });
  return [timing(`${CASES} cases × ${ITERATIONS} judged against a baseline`, timesMs, BUDGET_MS)];
}
