/** A suite in many parts, each in a process of its own, joined by another one. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Job, SOURCES } from '../__tests__/support/runner.ts';
import { WorkPool } from '../src/lib/work-pool.ts';
import { countIterations } from '../src/report/counts.ts';
import { reportFile } from '../src/report/report.ts';

const PARTS = 20;
const AT_ONCE = 2;
const [CASES, RUNS] = [500, 20];
const STEP = 'call: get-sum, with: { a: 1, b: 2 }, expect: "is 3"';
const adder = { command: process.execPath, args: [join(import.meta.dirname, 'adder.mjs')] };

/** Yields what is lost or doubled of 10,000 iterations, also if a part is missing. */
export async function* tryShards(): AsyncGenerator<string> {
  const start = performance.now();
  const cases = Array.from({ length: CASES }, (_, at) => `  - { title: case ${at}, ${STEP} }\n`);
  const last = new Job();
  const step = async (job: Job, inputs: Record<string, string>) => {
    const { outputs } = await job.run({ entry: SOURCES, inputs: { baseline: 'none', ...inputs } });
    return readFileSync(outputs['report-path'] ?? '', 'utf8');
  };
  const pool = new WorkPool(AT_ONCE);
  for (let part = 1; part <= PARTS; part += 1) {
    await pool.begin(async () => {
      const job = new Job();
      job.write('.mcp.json', JSON.stringify({ mcpServers: { adder } }));
      job.write('s.yaml', `name: parts\ntests:\n${cases.join('')}`);
      const shard = `${part}/${PARTS}`;
      const suite = { 'suite-file': 's.yaml', iterations: String(RUNS), shard };
      const text = await step(job, { mode: 'collect', ...suite });
      const folder = join(last.workspace, 'parts', String(part));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'report.json'), text);
      job.remove();
    });
  }
  await pool.settle();
  last.write('.github/eval-gate.yml', '{}');
  const publish = async () => {
    const text = await step(last, { mode: 'publish', 'report-path': 'parts' });
    const { report, verdict } = reportFile.parse(JSON.parse(text));
    const whole = report.cases.filter(({ iterations }) => iterations.length === RUNS);
    const ids = report.cases.flatMap(({ iterations }) => iterations.map(({ id }) => id));
    const { passed, failed, missing } = countIterations(report.cases);
    const distinct = new Set(ids).size;
    return `${verdict.value} ${report.cases.length} ${whole.length} ${distinct} ${passed}-${failed}-${missing}`;
  };
  const joined = await publish();
  const total = CASES * RUNS;
  console.log(`shards: ${joined} in ${(performance.now() - start).toFixed(0)} ms`);
  if (joined !== `passed ${CASES} ${CASES} ${total} ${total}-0-0`) yield joined;
  writeFileSync(join(last.workspace, 'parts/7/report.json'), '{');
  const without = await publish();
  console.log(`shards: ${without} without a part`);
  if (!/^incomplete 500 /.test(without) || without.endsWith('-0-0')) yield without;
  last.remove();
}
