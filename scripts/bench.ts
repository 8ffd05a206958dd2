/** Prints what the bundle costs; with `--check`, exits with 1 where it is over a budget. */
import { measureBundleSizes } from './bench/bundle-size.ts';
import { measureColdStart } from './bench/cold-start.ts';
import { formatTable, isOverBudget } from './bench/measurement.ts';

const measurements = [...measureBundleSizes(), ...(await measureColdStart())];
console.log(formatTable(measurements));
if (process.argv.includes('--check') && measurements.some(isOverBudget)) process.exitCode = 1;
