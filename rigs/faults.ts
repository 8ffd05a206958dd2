/** The whole action over a bad network, by seed: `FAULT_SEED=7 node rigs/soak.ts faults` repeats one. */
import { join } from 'node:path';
import { start } from './program.ts';

/** It changes the clock of its process. */
const PROGRAM = join(import.meta.dirname, 'fault-program.ts');
const SEEDS = 300;

export async function* tryFaults(): AsyncGenerator<string> {
  const { FAULT_SEED: chosen } = process.env;
  const seeds = Array.from({ length: SEEDS }, (_, at) => String(at + 1));
  const { ended } = start(PROGRAM, chosen === undefined ? seeds : [chosen]);
  const { code, output } = await ended;
  console.log(output.trimEnd().split('\n').at(-1));
  if (code !== 0) yield output;
}
