/** The examples, with the published server that they name, on the bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE, LIBRARY } from '../__tests__/support/example-replies.ts';
import { replyBy, serveModel } from '../__tests__/support/model-emulator.ts';
import { BUNDLE, Job } from '../__tests__/support/runner.ts';
import { countIterations } from '../src/report/counts.ts';
import { reportFile } from '../src/report/report.ts';
import { packageFile, start } from './program.ts';

const EXAMPLES = join(import.meta.dirname, '../examples');
const SERVER = join(EXAMPLES, 'library/index.ts');
const everything = {
  command: process.execPath,
  args: [packageFile('.bin/mcp-server-everything'), 'stdio'],
};
const library = { command: process.execPath, args: [SERVER] };

/** Runs the suites of the examples. Yields verdicts and counts that are wrong. */
export async function* tryExamples(): AsyncGenerator<string> {
  const remote = start(SERVER, ['--http', '0']);
  const url = await remote.until(/http:\S+/);
  const all = { everything, library, 'library-http': { url } };
  yield* trySuite('guide', { everything }, GUIDE, 'passed 31-0-0');
  yield* trySuite('library', all, LIBRARY, 'failed 8-2-0');
  await remote.kill();
}

async function* trySuite(
  name: string,
  mcpServers: object,
  replies: typeof GUIDE,
  expected: string,
): AsyncGenerator<string> {
  const model = await serveModel(replyBy(replies));
  const job = new Job();
  job.write('.mcp.json', JSON.stringify({ mcpServers }));
  job.write('suite.yaml', readFileSync(join(EXAMPLES, `${name}.yaml`), 'utf8'));
  const address = `${model.origin}/v1`;
  const inputs = {
    'suite-file': 'suite.yaml',
    'model-base-urls': `openai=${address}\nanthropic=${address}`,
  };
  const { report, log } = await job.run({ inputs, entry: BUNDLE });
  if (report === null) throw new Error(`no report: ${log}`);
  const { verdict, report: found } = reportFile.parse(JSON.parse(report));
  const { passed, failed, missing } = countIterations(found.cases);
  const observed = `${verdict.value} ${passed}-${failed}-${missing}`;
  console.log(`${name}: ${observed}`);
  if (observed !== expected) yield `${name}: ${observed}, not ${expected}: ${log}`;
  job.remove();
  await model.close();
}
