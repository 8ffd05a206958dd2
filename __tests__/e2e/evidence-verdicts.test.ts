import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { junitText, passingCases, type SampleCase } from '../ingest/support/junit-text.ts';
import { type ActionResult, type ActionRunOptions, runAction } from '../support/action-runner.ts';
import { EvalWorkspace } from '../support/eval-workspace.ts';
import { idsInTitles, readEvidenceTable } from '../support/evidence-table.ts';
import type { Fault } from '../support/fault-server.ts';
import { ModelEmulator } from '../support/model-emulator.ts';
import { RemoteRun } from '../support/remote-run.ts';
import { ServiceFixture } from '../support/service-fixture.ts';
import { failingCase, feeCase, suiteFile, toolCase } from '../support/suite-builder.ts';

/**
 * The table of docs/verdicts.md, row by row, on the committed bundle. A row has its test here or in
 * another file of this folder, where a title ends with the row's id in brackets.
 */

type Inputs = Readonly<Record<string, string>>;
type Scenario = () => Promise<ActionResult>;

let service: ServiceFixture;
let suites = 0;
const cleanUps: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  service = await ServiceFixture.start({
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

/** The passing suite on a service behind a proxy that does this to every request of the path. */
const hosted =
  (
    path: RegExp,
    fault: Fault | null,
    tests: readonly unknown[] = [feeCase()],
    inputs: Inputs = {},
  ): Scenario =>
  async () => {
    const remote = await RemoteRun.prepare(service);
    cleanUps.push(() => remote.finish());
    // A name of its own: the suites of this service stay.
    suites += 1;
    const name = `suite ${suites}`;
    remote.workspace.write('suite.yaml', suiteFile({ name, tests }));
    if (fault !== null) remote.proxy.add({ path, fault });
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

const repository = { full_name: 'octo/servers' };
const fork = { sha: 'c0ffee', repo: { full_name: 'mallory/servers' } };
const forkedEvent = {
  name: 'pull_request_target',
  payload: { repository, pull_request: { number: 7, head: fork, base: { repo: repository } } },
};

const unset = { command: 'node', args: [], env: { TOKEN: `\${NOBODY_SET_THIS}` } };
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

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'config-input': given({ iterations: '11' }),
  'config-other-mode': given({ 'if-no-files': 'warn' }),
  'config-no-servers': given({ 'mcp-config': 'none.json' }),
  'config-unset': suite([feeCase()], {}, { '.mcp.json': { mcpServers: { library: unset } } }),
  'config-server': suite([toolCase('a', 'late_fee', { days: 1 }, 'libary')]),
  'config-untrusted': given({ comment: 'never' }, { event: forkedEvent }),

  'run-passed': suite([feeCase()]),
  'run-tool-error': suite([feeCase(), failingCase()]),
  'run-rate-met': suite([feeCase(), failingCase()], { 'min-pass-rate': '50' }),
  'run-rate-missed': suite([feeCase(), failingCase()], { 'min-pass-rate': '51' }),
  'run-fail-on': suite([failingCase()], { 'fail-on': 'never' }),
  'run-model-silent': silentModel,

  'hosted-passed': hosted(RUN, null),
  'hosted-failed': hosted(RUN, null, [feeCase(), failingCase()]),
  'hosted-key': hosted(/./, answer(401, 'UNAUTHORIZED')),
  'hosted-refused': hosted(/\/eval-runs$/, answer(422, 'VALIDATION_ERROR')),
  'hosted-down': hosted(/./, { kind: 'reset' }, [feeCase()], { 'timeout-minutes': '0.05' }),
  'hosted-errors': hosted(/./, answer(500, 'INTERNAL'), [feeCase()], { 'timeout-minutes': '0.05' }),
  'hosted-failed-to-execute': hosted(RUN, rewritten({ status: 'failed', result: null })),
  'hosted-deadline': hosted(RUN, rewritten({ status: 'running', result: null }), [feeCase()], {
    'timeout-minutes': '0.05',
  }),

  'results-passed': junit(passingCases(2)),
  'results-failed': junit([{ name: 'a', outcome: 'failed' }, ...passingCases(2)]),
  'results-rate-met': junit([{ name: 'a', outcome: 'failed' }, ...passingCases(1)], {
    'min-pass-rate': '50',
  }),
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
