/**
 * Runs the action from a shell the way the Actions runner does:
 *
 *   npm run action -- --input suite-file=examples/suite.yaml --input min-pass-rate=90
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ActionResult,
  type ActionRunOptions,
  startAction,
} from '../__tests__/support/runner/action-runner.ts';
import { errorMessage } from '../src/trouble/errors.ts';

const USAGE = `npm run action -- [options]
  --input NAME=VALUE     an input of action.yml; repeatable
  --env NAME=VALUE       a variable of the job; repeatable
  --workspace FOLDER     the checkout to work on (default: this folder)
  --event NAME           event that started the job (default: push)
  --event-payload FILE   JSON file of its webhook payload
  --bundle dist|src      the committed bundle, or the sources as they are (default: dist)`;

/** GitHub ends a job after six hours at the latest. */
const JOB_LIMIT_MS = 6 * 60 * 60 * 1000;

const SOURCES = { main: '__tests__/support/runner/source-main.ts', post: 'src/post.ts' };

function readArguments() {
  const { values } = parseArgs({
    options: {
      input: { type: 'string', multiple: true, default: [] },
      env: { type: 'string', multiple: true, default: [] },
      workspace: { type: 'string', default: '.' },
      event: { type: 'string', default: 'push' },
      'event-payload': { type: 'string' },
      bundle: { type: 'string', default: 'dist' },
    },
  });
  if (!['dist', 'src'].includes(values.bundle)) throw new Error('--bundle is dist or src');
  return values;
}

/** Splits `name=value` at the first equals sign. */
function readPairs(option: string, pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const equals = pair.indexOf('=');
      if (equals <= 0) throw new Error(`--${option} ${pair}: expected NAME=VALUE`);
      return [pair.slice(0, equals), pair.slice(equals + 1)];
    }),
  );
}

function readPayload(file: string | undefined): Record<string, unknown> {
  if (file === undefined) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`--event-payload ${file}: ${errorMessage(error)}`);
  }
}

function printResult({ conclusion, outputs, summary, folders }: ActionResult): void {
  console.log(`\nconclusion: ${conclusion}`);
  for (const [name, value] of Object.entries(outputs)) console.log(`output ${name}: ${value}`);
  console.log(`job folder: ${folders.root}${summary === null ? '' : '\n\n--- job summary ---'}`);
  if (summary !== null) console.log(summary);
}

function readOptions(): ActionRunOptions {
  const values = readArguments();
  return {
    inputs: readPairs('input', values.input),
    env: {
      // No job of GitHub: nobody but who runs it decides what is started here.
      GITHUB_ACTIONS: 'false',
      // Nor a step of the job before, whose run a service would give back.
      GITHUB_RUN_ID: String(Date.now()),
      ...readPairs('env', values.env),
    },
    workspace: resolve(values.workspace),
    event: { name: values.event, payload: readPayload(values['event-payload']) },
    stepLimitMs: JOB_LIMIT_MS,
    onLogLine: (line) => console.log(line),
    ...(values.bundle === 'src' ? { entryPoints: SOURCES } : {}),
  };
}

let options: ActionRunOptions;
try {
  options = readOptions();
} catch (error) {
  console.error(`${errorMessage(error)}\n\n${USAGE}`);
  process.exit(2);
}
const running = startAction(options);
process.once('SIGINT', () => running.cancel());
const result = await running.result;
printResult(result);
process.exitCode = result.exitCode ?? 1;
