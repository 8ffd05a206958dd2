import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Measurement, timing } from '../rig/measurement.ts';

const REPEATS = 5;
const BUDGET_MS = 300;
const BUDGET_MB = 200;

const passSchema = z.object({
  elapsedMs: z.number(),
  peakRssMb: z.number(),
  surfaceMs: z.record(z.string(), z.number()),
});

/**
 * Time and memory of rendering 10,000 iterations on every surface there is: summary, comment,
 * check, annotations, full Markdown and HTML. Each pass is a process of its own, without its start.
 */
export async function measureRendering(): Promise<Measurement[]> {
  const passes: z.output<typeof passSchema>[] = [];
  const script = fileURLToPath(new URL('../rig/render-pass.ts', import.meta.url));
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    passes.push(passSchema.parse(JSON.parse(stdout)));
  }
  return [
    timing(
      'rendering 10,000 iterations on all surfaces',
      passes.map(({ elapsedMs }) => elapsedMs),
      BUDGET_MS,
    ),
    {
      name: 'rendering, peak memory of the process',
      value: Math.max(...passes.map(({ peakRssMb }) => peakRssMb)),
      unit: 'MB',
      budget: BUDGET_MB,
      note: `most of ${REPEATS}`,
    },
  ];
}
