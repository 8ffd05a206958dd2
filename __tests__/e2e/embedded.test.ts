import { afterEach, describe, expect, it } from '@jest/globals';
import { failingCase, feeCase, slowCase, suiteFile } from '../support/evals/suite-builder.ts';
import { FaultServer } from '../support/fault-server.ts';
import { ModelEmulator } from '../support/model-emulator.ts';
import {
  type ActionResult,
  type RunningAction,
  startAction,
} from '../support/runner/action-runner.ts';
import { EvalWorkspace, everythingShown } from '../support/runner/eval-workspace.ts';

const MODEL_KEY = 'model-key-that-nobody-may-see';

const cleanUps: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function start(
  suite: unknown,
  inputs: Record<string, string> = {},
  onLogLine: (line: string) => void = () => undefined,
): RunningAction {
  const workspace = new EvalWorkspace({ 'suite.yaml': suite });
  cleanUps.push(() => workspace.remove());
  return startAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.yaml', ...inputs },
    onLogLine,
  });
}

async function settle(running: RunningAction): Promise<ActionResult> {
  const result = await running.result;
  cleanUps.push(result.dispose);
  return result;
}

const promptCase = {
  title: 'looks the author up',
  runs: 2,
  steps: [
    { kind: 'prompt', prompt: 'Who wrote Dracula?' },
    { kind: 'assert', assertion: { type: 'toolCalledAtLeastOnce', toolName: 'search_books' } },
    { kind: 'assert', assertion: { type: 'responseContains', needle: 'Stoker' } },
  ],
};

describe('a suite file on the embedded service', () => {
  it('passes: tools over stdio, prompts through a model', async () => {
    const emulator = await ModelEmulator.start([
      {
        prompt: 'Who wrote Dracula?',
        toolCalls: [{ name: 'search_books', arguments: { query: 'Dracula' } }],
        text: 'Bram Stoker wrote it.',
      },
    ]);
    cleanUps.push(() => emulator.stop());
    const modelRoute = await FaultServer.start(emulator.openAiUrl);
    cleanUps.push(() => modelRoute.stop());
    const suite = suiteFile({ model: 'openai/gpt-x', tests: [feeCase(), promptCase] });
    const result = await settle(
      start(suite, {
        'min-pass-rate': '100',
        'model-base-urls': `openai=${modelRoute.baseUrl}`,
        'model-api-keys': `openai=${MODEL_KEY}`,
      }),
    );
    expect(result.outputs).toMatchObject({
      verdict: 'passed',
      status: 'completed',
      result: 'passed',
      total: '3',
      passed: '3',
      failed: '0',
      'pass-rate': '100',
    });
    expect(result).toMatchObject({
      exitCode: 0,
      conclusion: 'success',
      leftProcessesBehind: false,
    });
    expect(result.summary).toContain('looks the author up');
    expect(modelRoute.requests.map(({ headers }) => headers['authorization'])).toEqual(
      Array.from({ length: 4 }, () => `Bearer ${MODEL_KEY}`),
    );
    expect(await everythingShown(result)).not.toContain(MODEL_KEY);
  });

  it('fails where a case fails, and tells which and why', async () => {
    const result = await settle(start(suiteFile({ tests: [feeCase(), failingCase()] })));
    expect(result.outputs).toMatchObject({
      verdict: 'failed',
      total: '2',
      passed: '1',
      failed: '1',
    });
    expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(result.summary).toContain('unknown book');
    expect(result.summary).toContain('There is no book with ISBN 0.');
  });

  it('stays green where fail-on leaves the verdict out', async () => {
    const suite = suiteFile({ tests: [failingCase()] });
    const result = await settle(start(suite, { 'fail-on': 'invalid' }));
    expect(result.outputs['verdict']).toBe('failed');
    expect(result.exitCode).toBe(0);
  });

  it('is incomplete where the deadline passes [run-deadline]', async () => {
    const suite = suiteFile({ servers: ['everything'], tests: [slowCase(60)] });
    const result = await settle(start(suite, { 'timeout-minutes': '0.1' }));
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(result).toMatchObject({ exitCode: 1, leftProcessesBehind: false });
  });

  it('leaves no process behind when it is cancelled [run-cancelled]', async () => {
    let cancel = () => {};
    const suite = suiteFile({ servers: ['everything'], tests: [slowCase(60)] });
    // The progress line is the first sign that the run is on its way.
    const running = start(suite, {}, (line) => {
      if (line.includes('0/1')) cancel();
    });
    cancel = running.cancel;
    const result = await settle(running);
    expect(result).toMatchObject({ conclusion: 'cancelled', leftProcessesBehind: false });
    expect(result.outputs['verdict']).toBe('incomplete');
  });

  it('is invalid where the suite file is wrong, and says where', async () => {
    const result = await settle(start('name: x\ntests:\n  - title: t\n    steps: []\n'));
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('suite.yaml:4');
  });
});
