/** Runs two suites of `examples/` as steps of a job, on the committed bundle: one passes, and one fails. */
import { dirname, join } from 'node:path';
import { BUNDLE, Job, REPORT } from '../__tests__/support/runner.ts';

const EXAMPLES = join(import.meta.dirname, '../examples');
const RUNS = [
  ['first.yaml', 'passed'],
  ['failing.yaml', 'failed'],
] as const;

for (const [file, expected] of RUNS) {
  console.log(`\n━━━ examples/${file}, on the MCP server of examples/library ━━━\n`);
  const job = new Job({}, EXAMPLES);
  const onOutput = (chunk: string) => void process.stdout.write(chunk);
  const inputs = { 'suite-file': file, baseline: 'none' };
  const { exitCode, outputs } = await job.run({ inputs, entry: BUNDLE, onOutput });
  const { verdict } = outputs;
  console.log(`\nVerdict: ${verdict}. Exit code of the step: ${exitCode}.`);
  console.log(`Reports: ${join(job.root, dirname(REPORT), 'report.html')}, and others next to it.`);
  if (verdict === expected) continue;
  console.error(`examples/${file}: expected ${expected}, got ${verdict}`);
  process.exitCode = 1;
}
