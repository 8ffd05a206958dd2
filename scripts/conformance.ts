/**
 * Holds a service to the table of routes, from a terminal:
 *
 *   npm run conformance -- --base-url https://evals.example.com/api/v1 --api-key sk_…
 */
import { parseArgs } from 'node:util';
import { type Connection, openConnection } from '../src/client/transport/connection.ts';
import { type Operation, ROUTES } from '../src/contract/routes/table.ts';
import { systemClock } from '../src/ports/clock.ts';
import { createRedactor } from '../src/redaction/redactor.ts';
import { cleanLine } from '../src/text/clean-text.ts';
import { ConfigurationError, ExpectedError, errorMessage } from '../src/trouble/errors.ts';
import { tryRoute } from './conformance/checks.ts';
import { Ground, MissingError, type NamedGround } from './conformance/ground.ts';
import { makeGround, requestOf, takeAway, type World } from './conformance/requests.ts';
import { NoAnswerError, NoServiceError, ServiceCaller } from './conformance/service-caller.ts';

const USAGE = `npm run conformance -- --base-url URL [options]
  --base-url URL         of the service, with its version: https://evals.example.com/api/v1
  --api-key KEY          key of the service (default: the variable MCP_EVALS_API_KEY)
  --project ID|NAME      project to look at (default: the one that changed last)
  --server ID|NAME       saved server to ask (default: the first that is enabled)
  --write                tries the routes too that create, change and delete; what is made is
                         deleted in the end
  --only OPERATION       a route such as suites.list, in place of all; repeatable
  --skip OPERATION       a route that is left out; repeatable
  --json                 prints one JSON document in place of lines
Exits with 0 where all routes that were tried conform, 1 where one does not, 2 where none could be
tried, or it was broken off.`;

const LINE_LENGTH = 500;

/** What became of a route. */
interface RouteResult {
  operation: Operation;
  method: string;
  path: string;
  outcome: 'passed' | 'failed' | 'skipped';
  checks: number;
  /** A request was answered with success. */
  succeeded: boolean;
  problems: string[];
  notes: string[];
}

interface Options {
  connection: Connection;
  named: NamedGround;
  operations: Operation[];
  writes: boolean;
  json: boolean;
}

/** @throws ConfigurationError or what `parseArgs` throws. */
function readOptions(): Options | null {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string', default: '' },
      'api-key': { type: 'string', default: process.env['MCP_EVALS_API_KEY'] ?? '' },
      project: { type: 'string' },
      server: { type: 'string' },
      write: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      skip: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const all = Object.keys(ROUTES) as Operation[];
  const unknown = [...values.only, ...values.skip].filter((name) => !(name in ROUTES));
  if (unknown.length > 0) throw new ExpectedError(`There is no route ${unknown.join(', ')}.`);
  return {
    connection: openConnection(values['base-url'], values['api-key']),
    named: { project: values.project ?? null, server: values.server ?? null },
    operations: all
      .filter((name) => values.only.length === 0 || values.only.includes(name))
      .filter((name) => !values.skip.includes(name)),
    ...{ writes: values.write, json: values.json },
  };
}

async function resultOf(operation: Operation, world: World, writes: boolean): Promise<RouteResult> {
  const { method, path } = ROUTES[operation];
  const route = { operation, method, path };
  const skipped = (note: string): RouteResult => ({
    ...{ ...route, outcome: 'skipped', checks: 0, succeeded: false, problems: [], notes: [note] },
  });
  if (requestOf(operation).writes && !writes) return skipped('it writes: --write tries it');
  try {
    const { problems, ...findings } = await tryRoute(operation, world);
    return {
      ...route,
      outcome: problems.length === 0 ? 'passed' : 'failed',
      problems,
      ...findings,
    };
  } catch (error) {
    if (error instanceof MissingError) return skipped(error.message);
    if (!(error instanceof NoAnswerError)) throw error;
    return {
      ...route,
      outcome: 'failed',
      checks: 1,
      succeeded: false,
      problems: [error.message],
      notes: [],
    };
  }
}

/** @throws NoServiceError where there is no service, or none for the key. */
async function requireService(caller: ServiceCaller): Promise<void> {
  try {
    const { status } = await caller.send('account.get', {});
    if (status === 401 || status === 403) throw new NoServiceError('The key is refused.');
  } catch (error) {
    throw error instanceof NoAnswerError ? new NoServiceError(error.message) : error;
  }
}

const WORDS = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const;

function linesOf(
  { operation, method, path, outcome, checks, problems, notes }: RouteResult,
  show: (text: string) => string,
): string[] {
  const counted = outcome === 'skipped' ? [] : [`${checks} checks`];
  const told = [...counted, ...notes.slice(0, 1).map(show)].join('; ');
  return [
    `${WORDS[outcome]}  ${operation.padEnd(23)}  ${method.padEnd(6)}  ${path}  ${told}`,
    ...problems.map((problem) => `        ${show(problem)}`),
  ];
}

/** Numbers of routes, and of requests. */
function summaryOf(results: readonly RouteResult[], { requests, waits }: ServiceCaller) {
  const count = (outcome: RouteResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    ...{ passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    /** That pass by their refusals alone. */
    withoutSuccess: results.filter(({ outcome, succeeded }) => outcome === 'passed' && !succeeded)
      .length,
    ...{ requests, waits },
  };
}

function summaryText({
  passed,
  failed,
  skipped,
  withoutSuccess,
  requests,
  waits,
}: ReturnType<typeof summaryOf>): string {
  const refused = withoutSuccess === 0 ? '' : ` (${withoutSuccess} by refusals alone)`;
  const waited = waits === 0 ? '' : `, ${waits} of them refused for their rate and sent again`;
  return `${passed} routes conform${refused}, ${failed} do not, ${skipped} were skipped. ${requests} requests${waited}.`;
}

async function main({ connection, named, operations, writes, json }: Options): Promise<number> {
  const redactor = createRedactor([connection.apiKey]);
  // What a service says may hold anything, the key included.
  const show = (text: string) => cleanLine(redactor.text(text), LINE_LENGTH);
  const print = (line: string) => {
    if (!json) console.log(line);
  };
  const caller = new ServiceCaller(connection, { clock: systemClock, redactor });
  await requireService(caller);
  const world: World = { caller, ground: new Ground(caller, named), made: [] };
  if (named.project !== null) await world.ground.id('projectId');
  if (named.server !== null) await world.ground.id('serverId');
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
  });
  const results: RouteResult[] = [];
  let left: string[] = [];
  let trouble: string | null = null;
  try {
    if (writes) {
      await makeGround(world).catch((error: unknown) => {
        // Each route tells what it lacks.
        if (!(error instanceof MissingError)) throw error;
      });
    }
    for (const operation of operations) {
      if (isStopped) break;
      const result = await resultOf(operation, world, writes);
      results.push(result);
      for (const line of linesOf(result, show)) print(line);
    }
  } catch (error) {
    if (!(error instanceof NoServiceError)) throw error;
    // What was found out by then is told all the same.
    trouble = error.message;
  } finally {
    left = await takeAway(world, systemClock);
  }
  const summary = summaryOf(results, caller);
  print(`\n${summaryText(summary)}`);
  for (const one of left) print(`left behind: ${show(one)}`);
  if (json) {
    const safe = results.map((result) => ({
      ...result,
      problems: result.problems.map(show),
      notes: result.notes.map(show),
    }));
    const { baseUrl } = connection;
    console.log(JSON.stringify({ baseUrl, writes, routes: safe, left: left.map(show), summary }));
  }
  if (trouble !== null) console.error(show(trouble));
  if (isStopped || trouble !== null || summary.passed + summary.failed === 0) return 2;
  return summary.failed === 0 ? 0 : 1;
}

let options: Options | null;
try {
  options = readOptions();
} catch (error) {
  const problems = error instanceof ConfigurationError ? error.problems : [];
  for (const { where, message } of problems) console.error(`--${where}: ${message}`);
  if (problems.length === 0) console.error(errorMessage(error));
  console.error(`\n${USAGE}`);
  process.exit(2);
}
if (options === null) console.log(USAGE);
else {
  try {
    process.exitCode = await main(options);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
