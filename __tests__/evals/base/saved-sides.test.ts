import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findSavedBase } from '../../../src/evals/base/saved-base.ts';
import { createRunAgain } from '../../../src/evals/confirm/run-again.ts';
import type { LaunchRequest } from '../../../src/evals/launch/launch.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { type RunSuiteOptions, runSuite } from '../../../src/evals/suite-run.ts';
import { EMBEDDED_PACE } from '../../../src/evals/watch/pace.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';
import { answerTo, promptedCase, toolCase } from '../../support/evals/suite-builder.ts';
import { type SideBehaviour, TwoCheckouts } from '../../support/evals/two-checkouts.ts';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { clientOf } from '../../support/service/action-client.ts';
import {
  type FixtureOptions,
  type ServiceFixture,
  startFixture,
} from '../../support/service/service-fixture.ts';

const fine = { tools: { one: 'fine', two: 'fine' } };
const broken = { tools: { ...fine.tools, one: { error: 'it broke' } } };

let workspace: TwoCheckouts;
let hosted: ServiceFixture;
const cleanUps: (() => Promise<unknown>)[] = [];
beforeEach(() => setUp());

async function setUp(options: FixtureOptions = {}) {
  const emulator = await ModelEmulator.start([answerTo('one'), answerTo('two')]);
  cleanUps.push(() => emulator.stop());
  const sides = new TwoCheckouts({ head: broken, base: fine });
  cleanUps.push(() => sides.remove());
  const { mcpServers } = sides;
  const fixture = await startFixture({
    ...options,
    config: { mcpServers },
    models: {
      providers: {
        openai: { apiKey: 'key-0123456789', baseUrl: emulator.openAiUrl, models: ['gpt-x'] },
      },
    },
  });
  cleanUps.push(() => fixture.close());
  [workspace, hosted] = [sides, fixture];
}
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface Look {
  /** As inputs name them. */
  confirmServers?: readonly string[];
  /** A suite that is saved, in place of the one that the file describes. */
  saved?: string;
}

const SUSPECT = { identity: identityOfTitle('one'), title: 'one' };

/** Runs a suite on the service, and then one of its cases on both sides. */
async function lookAgain(
  tests: readonly unknown[],
  { confirmServers = ['tools-main'], saved }: Look = {},
) {
  const file = await parseSuiteFile('suite.yaml', JSON.stringify({ name: 'sides', tests }));
  const client = clientOf(hosted.api);
  const request: LaunchRequest = {
    target: saved === undefined ? { kind: 'file', ...file } : { kind: 'saved', suite: saved },
    ...{ project: undefined, allServersByDefault: false, modelApiKeys: {}, iterations: undefined },
    servers: saved === undefined ? ['tools'] : [],
    ...{ notes: undefined, minPassRatePercent: undefined, marker: 'mcp-eval-gate octo/tools n' },
  };
  const told: { runId: string; terminal: boolean }[] = [];
  const options: RunSuiteOptions = {
    ...{
      pace: EMBEDDED_PACE,
      slowdown: () => 1,
      traces: { ofFailed: 25, ofPassed: 0 },
      clock: systemClock,
    },
    ...{ logger: new RecordingLogger(), signal: new AbortController().signal, notice: null },
    ...{ redactor: createRedactor([]), deadlineAtMs: Date.now() + 60_000 },
    onRun: ({ runId, terminal }) => told.push({ runId, terminal }),
  };
  const wanted = { project: undefined, servers: confirmServers };
  const base = await findSavedBase(client, wanted, options);
  const { report } = await runSuite(client, request, options);
  told.splice(0);
  workspace.write('calls.log', '');
  const fresh = await createRunAgain(client, request, { ...options, base })([SUSPECT], 5);
  return { ...fresh, report, told, calls: await workspace.calls() };
}

const outcomes = (report: RunReport | null) =>
  report &&
  Object.fromEntries(
    report.cases.map(({ title, iterations }) => [title, iterations.map(({ outcome }) => outcome)]),
  );

const suiteOf = async ({ suite }: RunReport) =>
  (await hosted.api.get(`~/eval-suites/${suite?.id}`)).body;
const casesOf = async ({ suite }: RunReport) =>
  (await hosted.api.get(`~/eval-suites/${suite?.id}/cases`)).body.items;

const TESTS = [promptedCase('one'), promptedCase('two')];
const five = (outcome: string) => Array(5).fill(outcome);

describe('saved servers of the base on a hosted service', () => {
  it('run the suspects of a file beside the head, and leave the suite as it is', async () => {
    const { head, baseline, trouble, told, calls, report } = await lookAgain(TESTS);
    expect(trouble).toBeNull();
    expect(outcomes(head)).toEqual({ one: five('failed') });
    expect(outcomes(baseline)).toEqual({ one: five('passed') });
    expect(calls.toSorted()).toEqual([...Array(5).fill('base one'), ...Array(5).fill('head one')]);
    // The post step cancels whichever is left.
    expect(new Set(told.map(({ runId }) => runId)).size).toBe(2);
    expect(told.filter(({ terminal }) => terminal)).toHaveLength(2);
    expect((await suiteOf(report)).environment).toMatchObject({ servers: ['tools'] });
    const titles = (await casesOf(report)).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['one', 'two']);
  });

  it('wait for the head where the service has but one slot', async () => {
    await setUp({ maxConcurrentRuns: 1 });
    const { trouble, calls } = await lookAgain(TESTS);
    expect(trouble).toBeNull();
    expect(calls).toEqual([...Array(5).fill('head one'), ...Array(5).fill('base one')]);
  });

  it('run the suspects of a saved suite by their ids', async () => {
    const first = await lookAgain(TESTS);
    const again = await lookAgain(TESTS, { saved: 'sides' });
    expect(again.trouble).toBeNull();
    expect(outcomes(again.head)).toEqual({ one: five('failed') });
    expect(outcomes(again.baseline)).toEqual({ one: five('passed') });
    expect(await casesOf(again.report)).toEqual(await casesOf(first.report));
  });

  it('are named as there are some', async () => {
    const confirmServers = ['tools-mian', 'tools-main'];
    await expect(lookAgain(TESTS, { confirmServers })).rejects.toThrow(
      /there is no server `tools-mian`. Did you mean `tools-main`\?/,
    );
  });

  const byTool = toolCase('one', 'one', {}, 'tools');
  const lacking = { tools: { two: 'fine' } };
  const dying = { ...fine, dies: 'no such module' };
  it.each<[why: string, tests: unknown[], server: string, base: SideBehaviour, reason: RegExp]>([
    ['are the servers of the head', TESTS, 'TOOLS', fine, /very servers of the head: "tools"/],
    ['would not be asked', [byTool], 'tools-main', fine, /a step that names the server "tools"/],
    [
      'lack a tool',
      TESTS,
      'tools-main',
      lacking,
      /"one" needs the tool "one", which they have not/,
    ],
    ['do not start', TESTS, 'tools-main', dying, /no base here: .*no such module/s],
  ])(
    'are no base where they %s, and the head runs alone',
    async (_, tests, server, base, reason) => {
      workspace.behave('base', base, 'base');
      const { head, baseline, trouble, calls } = await lookAgain(tests, {
        confirmServers: [server],
      });
      expect(outcomes(head)).toEqual({ one: five('failed') });
      expect(baseline).toBeNull();
      expect(trouble).toMatch(reason);
      expect(calls.filter((call) => call === 'head one')).toHaveLength(5);
    },
  );
});
