import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { idsInTitles, readEvidenceTable } from '../../support/documents/evidence-table.ts';
import { RemoteRun } from '../../support/evals/remote-run.ts';
import { failingCase, feeCase, suiteFile, toolCase } from '../../support/evals/suite-builder.ts';
import type { Fault } from '../../support/fault-server.ts';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { junitText, passingCases, type SampleCase } from '../../support/results/junit-text.ts';
import {
  type ActionResult,
  type ActionRunOptions,
  runAction,
} from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { ServiceProgram } from '../../support/service/service-program.ts';

/**
 * The table of docs/verdicts.md, row by row, on the committed bundle. A row has its test here or in
 * another file of this folder, where a title ends with the row's id in brackets.
 */

type Inputs = Readonly<Record<string, string>>;
type Scenario = () => Promise<ActionResult>;

let service: ServiceProgram;
let suites = 0;
const cleanUps: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  service = await ServiceProgram.start({
    flags: ['--requests-per-minute', '60000', '--burst', '5000'],
  });
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});
afterAll(() => service.stop());

async function act(
  files: Readonly<Record<string, unknown>>,
  inputs: Inputs,
  options: ActionRunOptions = {},
): Promise<ActionResult> {
  const workspace = new EvalWorkspace(files);
  const result = await runAction({ workspace: workspace.folder, inputs, ...options });
  cleanUps.push(() => workspace.remove(), result.dispose);
  return result;
}

/** A suite of these cases on the embedded service. */
const suite =
  (tests: readonly unknown[], inputs: Inputs = {}, files: Record<string, unknown> = {}): Scenario =>
  () =>
    act(
      { 'suite.yaml': suiteFile({ tests }), ...files },
      { 'suite-file': 'suite.yaml', ...inputs },
    );

/** The passing suite with these inputs. */
const given =
  (inputs: Inputs, options?: ActionRunOptions): Scenario =>
  () =>
    act({ 'suite.yaml': suiteFile() }, { 'suite-file': 'suite.yaml', ...inputs }, options);

/** A result file of this text. */
const results =
  (text: string, inputs: Inputs = {}): Scenario =>
  () =>
    act({ 'results.xml': text }, { results: 'results.xml', ...inputs });

const junit = (cases: readonly SampleCase[], inputs?: Inputs) => results(junitText(cases), inputs);

interface HostedCase {
  tests?: readonly unknown[];
  inputs?: Inputs;
  /** By the path of the requests they happen to: to all of them, where no number is given. */
  faults?: readonly (readonly [path: RegExp, fault: Fault, times?: number])[];
}

/** The passing suite, where no other is given, on a service behind a proxy that can fail. */
const hosted =
  ({ tests = [feeCase()], inputs = {}, faults = [] }: HostedCase): Scenario =>
  async () => {
    const remote = await RemoteRun.prepare(service);
    cleanUps.push(() => remote.finish());
    // A name of its own: the suites of this service stay.
    suites += 1;
    remote.workspace.write('suite.yaml', suiteFile({ name: `suite ${suites}`, tests }));
    for (const [path, fault, times] of faults) {
      remote.proxy.add({ path, fault, ...(times === undefined ? {} : { times }) });
    }
    return remote.run({ 'suite-file': 'suite.yaml', ...inputs });
  };

const RUN = /\/eval-runs\/[^/]+$/;
const answer = (status: number, code: string, message = 'no'): Fault => ({
  kind: 'answer',
  status,
  body: { code, message },
});
const rewritten = (changes: Readonly<Record<string, unknown>>): Fault => ({
  kind: 'rewrite',
  change: (body) => ({ ...body, ...changes }),
});

/** A deadline of three seconds. */
const SOON: Inputs = { 'timeout-minutes': '0.05' };

const repository = { full_name: 'octo/servers' };
const fork = { sha: 'c0ffee', repo: { full_name: 'mallory/servers' } };
const forkedEvent = {
  name: 'pull_request_target',
  payload: { repository, pull_request: { number: 7, head: fork, base: { repo: repository } } },
};

const promptCase = {
  title: 'asks',
  model: 'openai/gpt-x',
  steps: [
    { kind: 'prompt', prompt: 'Who wrote Dracula?' },
    { kind: 'assert', assertion: { type: 'responseContains', needle: 'Stoker' } },
  ],
};

/** A suite with a prompt, of a model that answers by no script. */
const silentModel: Scenario = async () => {
  const emulator = await ModelEmulator.start([]);
  cleanUps.push(() => emulator.stop());
  return suite([feeCase(), promptCase], {
    'model-base-urls': `openai=${emulator.openAiUrl}`,
    'model-api-keys': 'openai=key-of-nothing',
  })();
};

/** A library whose server is started like this. */
const serverOf = (connection: Record<string, unknown>): Scenario =>
  suite([feeCase()], {}, { '.mcp.json': { mcpServers: { library: connection } } });

/** A library that the real npx is to fetch from the registry there. */
const fetchedFrom = (registry: string): Scenario =>
  serverOf({
    command: 'npx',
    args: ['--yes', `--registry=${registry}`, '--fetch-retries=0', 'library'],
  });

/** A registry that has no package. */
const emptyRegistry: Scenario = async () => {
  const registry = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  cleanUps.push(async () => {
    registry.close();
    registry.closeAllConnections();
  });
  return fetchedFrom(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/`)();
};

/** A suite with a prompt is refused before its model is asked, so any will do. */
const prompts = (...assertions: Record<string, unknown>[]) => ({
  title: 'asks',
  model: 'openai/gpt-x',
  steps: [
    { kind: 'prompt', prompt: 'Who wrote Dracula?' },
    ...assertions.map((assertion) => ({ kind: 'assert', assertion })),
  ],
});
const KEY: Inputs = { 'model-api-keys': 'openai=key-of-nothing' };
const withStep = (extra: Record<string, unknown>) => ({
  ...feeCase(),
  steps: [...feeCase().steps, { kind: 'assert', assertion: extra }],
});

type Iteration = Record<string, unknown>;
const failedOf = (items: unknown) =>
  (items as Iteration[]).filter(({ result }) => result === 'failed');

/** A service where two cases ran, three times in all, and whose answers are changed like this. */
const cameBack = (
  change: (items: Iteration[]) => Iteration[],
  run: Readonly<Record<string, unknown>> = {},
): Scenario =>
  hosted({
    tests: [{ ...feeCase(), runs: 2 }, toolCase('another', 'late_fee', { days: 1 })],
    faults: [
      [
        /\/iterations(\?|$)/,
        {
          kind: 'rewrite',
          change: (page) => ({ ...page, items: change([...(page['items'] as Iteration[])]) }),
        },
      ],
      [RUN, rewritten(run)],
    ],
  });

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'config-input': given({ iterations: '1001' }),
  'config-other-mode': given({ 'if-no-files': 'warn' }),
  'config-no-servers': given({ 'mcp-config': 'none.json' }),
  'config-server': suite([toolCase('a', 'late_fee', { days: 1 }, 'libary')]),
  'config-untrusted': given({ comment: 'never' }, { event: forkedEvent }),
  'config-untrusted-suite': given(
    { comment: 'never', 'base-url': 'http://127.0.0.1:9/api/v1', 'api-key': 'sk_unused' },
    { event: forkedEvent },
  ),
  // A commit that the event does not name, and an API that nobody serves.
  'config-untrusted-unasked': () =>
    act(
      { 'suite.yaml': suiteFile(), '.git/HEAD': 'c0ffee'.padEnd(40, '0') },
      { 'suite-file': 'suite.yaml', comment: 'never', ...SOON },
      { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } },
    ),

  'run-passed': suite([feeCase()]),
  'run-tool-error': suite([feeCase(), failingCase()]),
  'run-rate-met': suite([feeCase(), failingCase()], { 'min-pass-rate': '50' }),
  'run-rate-missed': suite([feeCase(), failingCase()], { 'min-pass-rate': '51' }),
  'run-fail-on': suite([failingCase()], { 'fail-on': 'never' }),
  'trouble-model': silentModel,
  'trouble-folder': serverOf({ command: 'node', cwd: 'no-such-folder' }),
  'trouble-crash': serverOf({ command: 'node', args: ['-e', 'process.exit(3)'] }),
  'trouble-package': emptyRegistry,
  // Nobody listens on the port for discarded data.
  'trouble-registry': fetchedFrom('http://127.0.0.1:9/'),
  'run-tool': suite([feeCase(), toolCase('typo', 'late_fees', { days: 3 })]),
  'run-call-alone': suite([{ ...feeCase(), steps: feeCase().steps.slice(0, 1) }]),
  'run-prompt-cannot-fail': suite([prompts({ type: 'responseMatches', pattern: '.*' })], KEY),
  'run-never-called': suite([prompts({ type: 'toolNeverCalled', toolName: 'late_fees' })], KEY),
  'run-never-called-beside': suite([withStep({ type: 'toolNeverCalled', toolName: 'late_fees' })]),
  'run-expected-output': suite([{ ...feeCase(), expectedOutput: '60 cents' }]),

  'hosted-passed': hosted({}),
  'hosted-failed': hosted({ tests: [feeCase(), failingCase()] }),
  'hosted-key': hosted({ faults: [[/./, answer(401, 'UNAUTHORIZED')]] }),
  'hosted-refused': hosted({ faults: [[/\/eval-runs$/, answer(422, 'VALIDATION_ERROR')]] }),
  'hosted-down': hosted({ faults: [[/./, { kind: 'reset' }]], inputs: SOON }),
  'hosted-errors': hosted({ faults: [[/./, answer(500, 'INTERNAL')]], inputs: SOON }),
  'hosted-poll-refused': hosted({ faults: [[RUN, answer(404, 'NOT_FOUND'), 1]] }),
  'hosted-too-large': hosted({
    faults: [
      [
        /\/iterations(\?|$)/,
        { kind: 'rewrite', change: () => ({ items: [new Array(600_000).fill(0)] }) },
      ],
    ],
  }),
  'hosted-broken-off': hosted({ faults: [[RUN, rewritten({ status: 'failed', result: null })]] }),
  'hosted-deadline': hosted({
    faults: [[RUN, rewritten({ status: 'running', result: null })]],
    inputs: SOON,
  }),
  'hosted-case-missing': cameBack((items) => items.filter(({ title }) => title === 'fee')),
  'hosted-fewer': cameBack((items) => items.filter(({ iterationNumber }) => iterationNumber === 1)),
  'hosted-repeated': cameBack((items) => items.map((item) => ({ ...item, id: items[0]?.['id'] }))),
  'hosted-other-run': cameBack((items) => items.map((item) => ({ ...item, runId: 'another' }))),
  'hosted-contradiction': cameBack((items) => items.map((item) => ({ ...item, result: 'failed' }))),
  'hosted-failure-alone': cameBack((items) => items.filter(({ title }) => title === 'fee'), {
    result: 'failed',
    summary: { total: 2, passed: 2, failed: 0 },
  }),
  'hosted-unread': cameBack((items) => items.map((item) => ({ ...item, status: 5 }))),
  'hosted-odd-member': cameBack((items) => items.map((item) => ({ ...item, usage: 'much' }))),
  'hosted-foreign-case': cameBack(
    (items) => [
      ...items,
      { ...items[0], id: 'theirs', testCaseId: 'theirs', title: 'theirs', result: 'failed' },
    ],
    { result: 'failed', summary: { total: 4, passed: 3, failed: 1 } },
  ),
  'hosted-hopeless': hosted({
    tests: [failingCase(), feeCase()],
    inputs: { 'min-pass-rate': '51' },
    faults: [
      [
        /\/iterations(\?|$)/,
        { kind: 'rewrite', change: (page) => ({ ...page, items: failedOf(page['items']) }) },
      ],
      [RUN, rewritten({ summary: null })],
    ],
  }),
  'hosted-model-less': hosted({
    faults: [[/\/eval-runs$/, answer(422, 'VALIDATION_ERROR', 'tests.0.model: Required')]],
  }),
  'hosted-not-stored': hosted({
    tests: [failingCase()],
    faults: [
      [
        /\/eval-runs$/,
        rewritten({
          caseUpsert: { committed: [], failed: [{ name: 'unknown book', error: 'too long' }] },
        }),
      ],
    ],
  }),

  'results-passed': junit(passingCases(2)),
  'results-failed': junit([{ name: 'a', outcome: 'failed' }, ...passingCases(2)]),
  'results-rate-met': junit([{ name: 'a', outcome: 'failed' }, ...passingCases(1)], {
    'min-pass-rate': '50',
  }),
  'results-outcome-agrees': junit([{ name: 'a', outcome: 'failed' }], {
    'test-outcome': 'failure',
  }),
  'results-outcome-failure': junit(passingCases(2), { 'test-outcome': 'failure' }),
  'results-outcome-cancelled': junit(passingCases(2), { 'test-outcome': 'cancelled' }),
  'results-outcome-nobody': junit(passingCases(2), { 'test-outcome': '' }),
  'results-empty': results('<testsuites/>'),
  'results-skipped': junit([{ name: 'a', outcome: 'skipped' }]),
  'results-foreign': results('no results at all'),
};

const rows = readEvidenceTable();
const elsewhere = idsInTitles();
const here = rows.flatMap((row) => {
  const scenario = SCENARIOS[row.id];
  return scenario === undefined ? [] : [{ ...row, scenario }];
});

describe('evidence and verdict', () => {
  it.each(here)('$id: $verdict where $evidence', async ({ id, verdict, scenario }) => {
    const { outputs, exitCode, leftProcessesBehind } = await scenario();
    expect({ verdict: outputs['verdict'], leftProcessesBehind }).toEqual({
      verdict,
      leftProcessesBehind: false,
    });
    const excused = id === 'run-fail-on';
    expect(exitCode).toBe(verdict === 'passed' || excused ? 0 : 1);
  });

  it('has one row for each test, and one test for each row', () => {
    const documented = rows.map(({ id }) => id);
    expect(new Set(documented).size).toBe(documented.length);
    expect([...Object.keys(SCENARIOS), ...elsewhere].sort()).toEqual([...documented].sort());
  });
});
