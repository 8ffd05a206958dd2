/** Runs all benches on the committed bundle, each in a process of its own, or `--only` one of them. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const BENCHES = ['start', 'runs', 'render', 'policy'];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const { only } = values;
const benches = only === undefined ? BENCHES : BENCHES.filter((name) => name === only);
if (benches.length === 0) throw new Error(`There is no bench "${only}": ${BENCHES.join(', ')}`);
for (const name of benches) {
  const file = join(import.meta.dirname, `bench-${name}.ts`);
  execFileSync(process.execPath, [file], { stdio: 'inherit' });
}
