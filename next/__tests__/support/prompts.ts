/** Cases with prompts, run by the engine without service and storage. */
import { join } from 'node:path';
import type { TestCase } from '../../src/api/cases/cases.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { type RunPlan, RunServer } from '../../src/service/engine/plan.ts';
import { executeRun, type IterationOutcome } from '../../src/service/engine/run.ts';
import type { ModelChoice } from '../../src/service/models/choice.ts';
import { localServer, surroundingsOf } from './service.ts';

const SCRIPTED = join(import.meta.dirname, 'servers/scripted.ts');
export const KEY = 'sk-9fJ2kLq81mZx';

/** A server with tools, by name: see `servers/scripted.ts`. */
export const scripted = (tools: object, name = 's', env: Record<string, string> = {}) =>
  localServer(name, { args: [SCRIPTED], env: { TOOLS: JSON.stringify(tools), ...env } });

/** A model at an address. */
export const choiceOf = (provider: string, baseUrl: string | null): ModelChoice => {
  return { model: `${provider}/m`, provider, apiKey: KEY, baseUrl };
};

/** Runs one case, which sends `hi` unless it has steps. */
export async function ask(
  model: ModelChoice,
  test: Partial<TestCase> = {},
  servers = [scripted({ get: {} })],
  plan: Partial<RunPlan> = {},
) {
  const warnings: string[] = [];
  const bugs: unknown[] = [];
  const outcomes: IterationOutcome[] = [];
  const redactor = new Redactor();
  redactor.add('key', [KEY]);
  const surroundings = surroundingsOf({
    redactor,
    onBug: (error) => void bugs.push(error),
    onWarning: (sentence) => void warnings.push(sentence),
  });
  const steps = [{ id: 'p', kind: 'prompt' as const, prompt: 'hi' }];
  const iteration = { id: 'i', test: { title: 'a case', steps, ...test }, model };
  const whole: RunPlan = {
    iterations: [iteration],
    servers: servers.map((entry) => new RunServer(entry, null)),
    execution: {},
    profile: null,
    cancel: new AbortController(),
    ...plan,
  };
  await executeRun(whole, surroundings, async (_, outcome) => void outcomes.push(outcome));
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error('no outcome');
  return { ...outcome, warnings, bugs };
}
