/** Recipes whose inputs stand together as in no other test: their step of this action, on the committed bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Catalogue } from '../../examples/server/catalogue.ts';
import { serveHttp } from '../../examples/server/http.ts';
import {
  type Contexts,
  fillIn,
  inputsOf,
  parseWorkflow,
  usesThisAction,
} from '../support/documents/workflow-file.ts';
import { answerTo, feeCase, promptedCase, suiteFile } from '../support/evals/suite-builder.ts';
import { pullRequestEvent } from '../support/github/action-on-github.ts';
import {
  action,
  checksOn,
  commentsOn,
  open,
  startActionBeforeAll,
} from '../support/github/surfaces.ts';
import { ModelEmulator } from '../support/model-emulator.ts';
import type { ActionResult } from '../support/runner/action-runner.ts';
import { EXAMPLE_SERVERS } from '../support/service/service-program.ts';

startActionBeforeAll();

let emulator: ModelEmulator;
beforeAll(async () => {
  emulator = await ModelEmulator.start([
    { ...answerTo('late_fee'), toolCalls: [{ name: 'late_fee', arguments: { days: 3 } }] },
  ]);
});
afterAll(() => emulator.stop());

const SECRETS = { ANTHROPIC_API_KEY: 'sk-ant-0123456789', OPENAI_API_KEY: 'sk-0123456789' };
const FILES = { 'evals/suite.yaml': suiteFile() };
const filled = (written: Readonly<Record<string, unknown>>, contexts: Contexts) =>
  Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, fillIn(`${value}`, contexts)]),
  );

interface Recipe {
  /** Below `examples/workflows`. */
  workflow: string;
  files?: Readonly<Record<string, unknown>>;
  labels?: readonly string[];
  secrets?: Readonly<Record<string, string>>;
  /** Beside those that the workflow gives. */
  inputs?: Readonly<Record<string, string>>;
}

/** Carries out the step of a workflow that uses this action, for a pull request. */
async function carryOut({ workflow, files = FILES, labels = [], ...more }: Recipe) {
  const opened = await open();
  const event = pullRequestEvent(opened);
  const text = readFileSync(join('examples/workflows', workflow), 'utf8');
  const steps = Object.values(parseWorkflow(text).jobs).flatMap((job) => job.steps);
  const [step] = steps.filter(usesThisAction);
  if (step === undefined) throw new Error(`${workflow} does not use this action.`);
  const { pull_request: pullRequest } = event.payload;
  const ofEvent = {
    ...{ number: opened.number },
    pull_request: Object.assign({}, pullRequest, { labels: labels.map((name) => ({ name })) }),
  };
  const contexts = { github: { event: ofEvent }, secrets: more.secrets ?? SECRETS };
  const result = await action.job({
    inputs: { ...filled(inputsOf(step), contexts), ...more.inputs },
    env: filled(Object(step['env'] ?? {}), contexts),
    event,
    files,
    stepLimitMs: 150_000,
  });
  return { result, opened };
}

/** What a job tells that passed; where it did not, its log says why. */
function expectPassed({ log, outputs, leftProcessesBehind }: ActionResult, total: string): void {
  expect(log).toMatch(/^(?:Evals|Servers) passed: /m);
  expect([outputs['total'], leftProcessesBehind]).toEqual([total, false]);
}

const REAL = EXAMPLE_SERVERS.library;
const LIST = { mcpServers: { library: REAL } };

describe('a workflow to copy passes as it is', () => {
  it.each<Recipe & { total: string }>([
    {
      workflow: 'recipes/monorepo.yml',
      files: {
        '.mcp.json': '{ damaged',
        'servers/weather/evals/suite.yaml': suiteFile(),
        'servers/weather/.mcp.json': { mcpServers: { library: { ...REAL, cwd: '.' } } },
      },
      total: '1',
    },
    { workflow: 'contract.yml', files: { '.mcp.json': LIST, 'base/.mcp.json': LIST }, total: '0' },
  ])('$workflow', async ({ total, ...recipe }) => {
    const { result } = await carryOut(recipe);
    expectPassed(result, total);
    expect(result.annotations.filter(({ kind }) => kind !== 'notice')).toEqual([]);
  });

  it('recipes/label-guard.yml, with a model where the label is, and one comment', async () => {
    const model = 'anthropic/claude-haiku-4-5';
    const prompted = { ...promptedCase('late_fee'), model };
    const files = {
      'evals/with-model.yaml': suiteFile({ name: 'with', tests: [prompted] }),
      'evals/without-model.yaml': suiteFile({ name: 'without', tests: [feeCase()] }),
    };
    const inputs = { 'model-base-urls': `anthropic=${emulator.url}/v1` };
    const recipe = { workflow: 'recipes/label-guard.yml', files, inputs };
    const labelled = await carryOut({ ...recipe, labels: ['bug', 'evals'] });
    const plain = await carryOut({ ...recipe, secrets: {} });
    for (const { result } of [labelled, plain]) expectPassed(result, '1');
    expect(emulator.requests.length).toBeGreaterThan(0);
    for (const { opened } of [labelled, plain]) expect(await commentsOn(opened)).toHaveLength(1);
  });

  it('recipes/models.yml, with a rate of each model', async () => {
    const { model: _, ...prompted } = promptedCase('late_fee');
    const models = ['anthropic/claude-haiku-4-5', 'openai/gpt-5-mini'];
    const { result } = await carryOut({
      workflow: 'recipes/models.yml',
      files: { 'evals/suite.yaml': suiteFile({ models, tests: [prompted] }) },
      inputs: {
        'model-base-urls': `anthropic=${emulator.url}/v1\nopenai=${emulator.openAiUrl}`,
      },
    });
    expectPassed(result, '2');
  });

  it('recipes/merge-queue.yml, with the check to require', async () => {
    const { result, opened } = await carryOut({ workflow: 'recipes/merge-queue.yml' });
    expectPassed(result, '1');
    expect(await checksOn(opened)).toMatchObject([{ name: 'MCP evals', conclusion: 'success' }]);
  });

  it('recipes/remote-server.yml, with the token in no other place', async () => {
    const library = await serveHttp(new Catalogue(), 0);
    const headers = { Authorization: `Bearer \${WEATHER_TOKEN}` };
    try {
      const { result } = await carryOut({
        workflow: 'recipes/remote-server.yml',
        secrets: { WEATHER_TOKEN: 'wt-0123456789-abcdef' },
        files: {
          ...FILES,
          '.mcp.json': { mcpServers: { library: { type: 'http', url: library.url, headers } } },
        },
      });
      expectPassed(result, '1');
      expect(result.rawLog).not.toContain('wt-0123456789-abcdef');
    } finally {
      await library.close();
    }
  });
});
