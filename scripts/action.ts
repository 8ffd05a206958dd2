/** Runs the bundle in a shell as the runner does: `npm run action -- --input suite-file=suite.yaml`. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import * as runner from '../__tests__/support/runner.ts';
import { messageOf } from '../src/lib/errors.ts';

const USAGE = `npm run action -- [options]
  --input NAME=VALUE        an input; repeatable
  --workflow FILE           takes inputs and variables from a step of a workflow
  --step ID                 id or name of that step
  --expression TEXT=VALUE   what an expression stands for, such as github.token; repeatable
  --env NAME=VALUE          a variable, such as GITHUB_EVENT_NAME; repeatable
  --workspace FOLDER        the checkout; without it: this folder
  --source                  runs the sources instead of the bundle`;
const texts = { type: 'string', multiple: true, default: [] as string[] } as const;
const OPTIONS = {
  input: texts,
  workflow: { type: 'string' },
  step: { type: 'string' },
  expression: texts,
  env: texts,
  workspace: { type: 'string', default: '.' },
  source: { type: 'boolean', default: false },
} as const;
/** What a step has from the runner, and not from the shell. */
const OF_RUNNER = /^(?:INPUT|STATE|GITHUB|ACTIONS|RUNNER|npm)_/i;
// npm starts scripts in the folder of their package.
const FOLDER = process.env['INIT_CWD'] ?? process.cwd();

/** Members of a job or a step of a workflow. */
interface Part {
  id?: string;
  name?: string;
  env?: Record<string, unknown>;
  with?: Record<string, unknown>;
  steps?: Part[];
}

/** The one step of this id or name, with the variables of its job and workflow. */
function readStep(file: string, wanted: string): Required<Pick<Part, 'with' | 'env'>> {
  const workflow: Part & { jobs: object } = parse(readFileSync(resolve(FOLDER, file), 'utf8'));
  const jobs: Part[] = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => (job.steps ?? []).map((step) => ({ job, step })));
  const found = steps.filter(({ step }) => [step.id, step.name].includes(wanted));
  const [one] = found;
  if (one === undefined || found.length > 1) {
    const names = steps.map(({ step }) => step.id ?? step.name ?? '').filter(Boolean);
    throw new Error(`${file}: ${found.length} steps are "${wanted}", of ${names.join(', ')}`);
  }
  const { job, step } = one;
  return { with: step.with ?? {}, env: { ...workflow.env, ...job.env, ...step.env } };
}

function readArguments() {
  const { values } = parseArgs({ options: OPTIONS });
  const pairs = (option: 'input' | 'expression' | 'env') =>
    values[option].map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new Error(`--${option} ${text}: expected NAME=VALUE`);
      return [text.slice(0, at), text.slice(at + 1)];
    });
  const { workflow, step: name = '' } = values;
  const step = workflow === undefined ? { with: {}, env: {} } : readStep(workflow, name);
  const expressions = { ...runner.EXPRESSIONS, ...Object.fromEntries(pairs('expression')) };
  const shell = Object.entries(process.env).filter(([one]) => !OF_RUNNER.test(one));
  // Another run each time: no service returns an earlier one.
  const job = { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' };
  const names = { GITHUB_WORKFLOW: 'local', GITHUB_JOB: 'local' };
  const run = { ...names, GITHUB_RUN_ID: String(Date.now()) };
  const all = { ...step.env, ...Object.fromEntries(pairs('env')) };
  const env = Object.entries(all).map(([one, value]) => [
    one,
    runner.evaluate(String(value ?? ''), expressions),
  ]);
  const given = Object.entries(step.with).map(([one, value]) => [one, String(value ?? '')]);
  return {
    workspace: resolve(FOLDER, values.workspace),
    isSource: values.source,
    step: {
      inputs: Object.fromEntries([...given, ...pairs('input')]),
      variables: Object.fromEntries([...shell, ...Object.entries({ ...job, ...run }), ...env]),
      expressions,
      onOutput: (chunk: string) => void process.stdout.write(chunk),
    },
  };
}

if (process.argv.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
let given: ReturnType<typeof readArguments>;
try {
  given = readArguments();
} catch (error) {
  console.error(`${messageOf(error)}\n\n${USAGE}`);
  process.exit(2);
}
const { workspace, isSource, step } = given;
const { BUNDLE, POST_BUNDLE, SOURCES, POST_SOURCES } = runner;
const isBuilt = existsSync(BUNDLE);
if (isSource || !isBuilt) await import('./page.ts');
if (!isSource && !isBuilt) await import('./build.ts');
// The terminal sends it to the action too.
process.on('SIGINT', () => {});
const job = new runner.Job({}, workspace);
const main = await job.run({ ...step, entry: isSource ? SOURCES : BUNDLE });
const post = await job.post({ ...step, entry: isSource ? POST_SOURCES : POST_BUNDLE });
console.log(`\n--- Summary ---\n${main.summary}\n--- Outputs ---`);
for (const [name, value] of Object.entries(main.outputs)) console.log(`${name}: ${value}`);
console.log(`\nExit codes: ${main.exitCode}, post step ${post.exitCode}. Files: ${job.root}`);
process.exitCode = main.exitCode ?? 1;
