import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RemoteRun } from '../../support/evals/remote-run.ts';
import { answerTo, promptedCase } from '../../support/evals/suite-builder.ts';
import { type SideBehaviour, TwoCheckouts } from '../../support/evals/two-checkouts.ts';
import { ModelEmulator } from '../../support/model-emulator.ts';
import { ServiceProgram } from '../../support/service/service-program.ts';

const RUNS = 10;
const TOOLS = ['one', 'two', 'three'];
const others = { two: 'fine', three: 'fine' };
const fine = { tools: { one: 'fine', ...others } };
/** As if the provider had been in trouble during the first run. */
const drifted = { tools: { one: { error: 'drift', first: RUNS - 1 }, ...others } };
const broken = { tools: { one: { error: 'it broke' }, ...others } };

const GIVEN = { 'suite-file': 'suite.json', servers: 'tools', comment: 'never' };

const cleanUps: (() => Promise<unknown>)[] = [];
const sides = new TwoCheckouts({ head: fine, base: fine });
let remote: RemoteRun;

/** A suite that once was sound, of models that ask the servers which a service has saved. */
beforeAll(async () => {
  cleanUps.push(() => sides.remove());
  const emulator = await ModelEmulator.start(TOOLS.map(answerTo));
  cleanUps.push(() => emulator.stop());
  const openai = { apiKey: 'key-0123456789', baseUrl: emulator.openAiUrl, models: ['gpt-x'] };
  sides.write('models.json', { providers: { openai } });
  const service = await ServiceProgram.start({
    mcpServers: sides.mcpServers,
    flags: [
      ...['--requests-per-minute', '6000', '--burst', '200'],
      ...['--models-config', `${sides.folder}/models.json`],
    ],
  });
  cleanUps.push(() => service.stop());
  remote = await RemoteRun.prepare(service);
  cleanUps.push(() => remote.finish());
  const tests = TOOLS.map((tool) => ({ ...promptedCase(tool), runs: RUNS }));
  remote.workspace.write('suite.json', { name: 'sides', tests });
  const stored = await remote.run(GIVEN);
  const report = readFileSync(stored.outputs['report-path'] ?? '', 'utf8');
  remote.workspace.write('stored.json', report);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

/** A later head, held against the results of the sound one. */
async function judge(head: SideBehaviour, inputs: Record<string, string>) {
  sides.write('calls.log', '');
  sides.behave('head', head);
  const before = remote.runRequests.length;
  const gating = { baseline: 'file:stored.json', regression: 'gate' };
  const result = await remote.run({ ...GIVEN, ...gating, ...inputs });
  const { verdict } = JSON.parse(readFileSync(result.outputs['report-path'] ?? '', 'utf8'));
  const calls = (await sides.calls()).slice(TOOLS.length * RUNS);
  return { result, verdict, calls, looks: remote.runRequests.slice(before + 1) };
}

const BOTH_SIDES = [...Array(5).fill('base one'), ...Array(5).fill('head one')];

describe('a suspected regression on a hosted service that has servers of the base', () => {
  const inputs = { 'confirm-servers': 'tools-main' };

  it('is cleared by both sides, of the suspects alone [suspected-saved-cleared]', async () => {
    const { result, verdict, calls, looks } = await judge(drifted, inputs);
    expect(result.outputs['verdict']).toBe('passed');
    expect(result.summary).toContain('suspected, not confirmed');
    expect(verdict.suspicion).toMatchObject({ outcome: 'not-confirmed' });
    expect(verdict.confirmation).toMatchObject({ ranBase: true, iterations: 10, trouble: null });
    expect(calls.toSorted()).toEqual(BOTH_SIDES);
    expect(new Set(looks.map(({ serverIds }) => JSON.stringify(serverIds))).size).toBe(2);
  });

  it('is upheld by both sides [suspected-saved-upheld]', async () => {
    const { result, verdict, calls } = await judge(broken, inputs);
    expect(result.outputs['verdict']).toBe('failed');
    expect(verdict.suspicion).toMatchObject({ outcome: 'confirmed' });
    expect(calls.toSorted()).toEqual(BOTH_SIDES);
  });

  it('is not held against the head itself [suspected-saved-alike]', async () => {
    // The suite has them saved.
    const own = { servers: '', 'confirm-servers': 'tools' };
    const { result, verdict, calls } = await judge(broken, own);
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(verdict.confirmation).toMatchObject({
      ranBase: false,
      trouble: expect.stringContaining('the very servers of the head: "tools"'),
    });
    expect(result.summary).toContain('the very servers of the head');
    expect(calls).toEqual(Array(5).fill('head one'));
  });
});
