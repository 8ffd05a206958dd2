/** Cases with prompts, run by the engine without service and storage. */
import type { TestCase } from '../../src/api/cases/cases.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import type { RunPlan } from '../../src/service/engine/plan.ts';
import type { ModelChoice } from '../../src/service/models/choice.ts';
import { execute, planOf, runServer } from './engine.ts';
import { scriptedEntry } from './scripted.ts';
import { localServer } from './service.ts';

export const KEY = 'sk-9fJ2kLq81mZx';

/** A server with tools, by name: see `servers/scripted.ts`. */
export const scripted = (tools: object, name = 's', env: Record<string, string> = {}) =>
  localServer(name, scriptedEntry(tools, env));

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
  const redactor = new Redactor();
  redactor.add('key', [KEY]);
  const steps = [{ id: 'p', kind: 'prompt' as const, prompt: 'hi' }];
  const iterations = [{ id: 'i', test: { title: 'a case', steps, ...test }, model }];
  const whole = planOf({ iterations, servers: servers.map(runServer), ...plan });
  const { outcomes, warnings, bugs } = await execute(whole, { redactor });
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error('no outcome');
  return { ...outcome, warnings, bugs };
}
