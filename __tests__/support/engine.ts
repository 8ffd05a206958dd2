/** Runs of the engine without service and storage. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { TestCase } from '../../src/api/cases/cases.ts';
import type { Step } from '../../src/api/cases/steps.ts';
import type { ServerEntry } from '../../src/api/servers-file.ts';
import { type RunPlan, RunServer } from '../../src/service/engine/plan.ts';
import { executeRun, type IterationOutcome } from '../../src/service/engine/run.ts';
import type { Surroundings } from '../../src/service/surroundings.ts';
import { folderWith } from './folder.ts';
import { programFile } from './program-file.ts';
import { localServer, surroundingsOf } from './service.ts';

const STATEFUL = programFile('__tests__/support/servers/stateful.ts');

/** A step that calls a tool. */
export const call = (toolName: string, more: Partial<Extract<Step, { kind: 'toolCall' }>> = {}) =>
  ({ id: 'c', kind: 'toolCall', toolName, arguments: {}, ...more }) satisfies Step;
/** A step that expects the text of a result. */
export const expectText = (text: string) =>
  ({ id: 'a', kind: 'assert', assertion: { type: 'textEquals', text } }) satisfies Step;

/** A folder with what a run writes into it. */
export class Place {
  readonly folder = folderWith();
  readonly log = join(this.folder, 'log');

  /** The stateful server, which notes its starts in the log. */
  server(env: Record<string, string> = {}): ServerEntry {
    return localServer('s', { args: [STATEFUL], env: { LOG: this.log, ...env } });
  }

  /** Lines that servers and commands have appended to the log. */
  get lines(): string[] {
    return readFileSync(this.log, { encoding: 'utf8', flag: 'a+' }).split('\n').slice(0, -1);
  }
}

export const runServer = (entry: ServerEntry) => new RunServer(entry, null);

export const planOf = (members: Partial<RunPlan>): RunPlan => {
  const nothing = { iterations: [], servers: [], execution: {}, profile: null };
  return { ...nothing, cancel: new AbortController(), ...members };
};

/** Executes a run, and tells all that it leaves behind. Outcomes come in the order of their ends. */
export async function execute(plan: RunPlan, members: Partial<Surroundings>) {
  const warnings: string[] = [];
  const bugs: unknown[] = [];
  const outcomes: (IterationOutcome & { id: string })[] = [];
  const onBug = (error: unknown) => void bugs.push(error);
  const onWarning = (sentence: string) => void warnings.push(sentence);
  const surroundings = surroundingsOf({ onBug, onWarning, ...members });
  await executeRun(plan, surroundings, async (id, outcome) => {
    outcomes.push({ id, ...outcome });
  });
  const failures = outcomes.map((outcome) => outcome.failures);
  const results = outcomes.map(({ result }) => result);
  return { outcomes, failures, results, warnings, bugs, living: surroundings.living.size };
}

interface Setting {
  /** The stateful server by default. */
  servers?: RunServer[];
  execution?: RunPlan['execution'];
  cancel?: AbortController;
}

/** Runs iterations one after the other. Temporary folders are made in the folder of `place`. */
export function run(
  place: Place,
  iterations: (Step[] | TestCase)[],
  { servers = [runServer(place.server())], ...setting }: Setting = {},
) {
  const caseOf = (one: Step[] | TestCase) =>
    Array.isArray(one) ? { title: 'a case', steps: one } : one;
  const cases = new Map(iterations.map((one) => [one, caseOf(one)]));
  const planned = iterations.map((one, at) => {
    return { id: String(at), test: cases.get(one) ?? caseOf(one), model: null };
  });
  return execute(planOf({ iterations: planned, servers, ...setting }), {
    workspace: place.folder,
    environment: { ...process.env, RUNNER_TEMP: place.folder, LOG: place.log },
    concurrency: 1,
  });
}

/**
 * Tests rows: a name, a case, the failures of its iteration, and its number of calls if it
 * may end early. One run of all takes less time than a server for each.
 */
export function testInOneRun(
  place: Place,
  rows: readonly (readonly [string, one: Step[] | TestCase, failures: object[], calls?: number])[],
): void {
  const cases = rows.map(([, one]) => one);
  const all = run(place, cases);
  test.each(rows.map(([name, , failures, calls], at) => ({ name, failures, calls, at })))(
    '$name',
    async ({ failures, calls, at }) => {
      const { outcomes, bugs, living } = await all;
      const outcome = outcomes.find(({ id }) => id === String(at));
      const result = failures.length === 0 ? 'passed' : 'failed';
      // A server that is lost ends its iteration.
      const isLost = failures.some((failure) => 'kind' in failure && failure.kind === 'server');
      const status = isLost ? 'failed' : 'completed';
      expect(outcome).toMatchObject({ result, failures });
      if (calls === undefined) expect(outcome?.status).toBe(status);
      else expect(outcome?.toolCalls).toHaveLength(calls);
      expect({ bugs, living }).toEqual({ bugs: [], living: 0 });
    },
  );
}
