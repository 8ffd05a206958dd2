/** What samples refer to, made over the API alone. */
import type { Operation } from '../../../src/api/operation.ts';
import { BASE_PATH, routes } from '../../../src/api/routes.ts';
import { type Answer, request } from '../service.ts';

/** A request by its route. */
export interface Call {
  parameters?: Record<string, string>;
  query?: Record<string, string>;
  /** Text is sent as it is. */
  body?: unknown;
}

/** Where a call goes. */
export function urlOf(origin: string, operation: Operation, { parameters, query }: Call): string {
  const path = routes[operation].path.replace(/\{(\w+)\}/g, (_, name) => parameters?.[name] ?? '');
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return `${origin}${BASE_PATH}${path}${search}`;
}

/** Sends a call with the method of its route. */
export function sendCall(origin: string, operation: Operation, call: Call, key: string) {
  const { method } = routes[operation];
  return request(urlOf(origin, operation, call), key, call.body, { method });
}

/** With all that the vendor's service requires too. */
const ECHO = { serverName: 'tools', toolName: 'echo', arguments: { text: 'hi' } };
export const STEP = { id: 'a', kind: 'toolCall', ...ECHO };
export const MODEL = 'anthropic/claude-haiku-4.5';
export const ROW = { caseTitle: 'a case', passed: true, externalIterationId: 'row-1' };

/** A project with two of everything, and a run that has ended. */
export class Scene {
  readonly origin: string;
  readonly key: string;
  /** Ids by the names of path parameters. */
  readonly ids: Record<string, string> = {};
  /** Names of the servers and their ids. */
  readonly servers: Record<string, string> = {};
  #count = 0;

  constructor(origin: string, key: string) {
    this.origin = origin;
    this.key = key;
  }

  /** A name that nothing else has. */
  fresh = (): string => {
    this.#count += 1;
    return `made ${this.#count} at ${Date.now()}`;
  };

  /** Sends a call of the project. Throws if it is refused. */
  async do(operation: Operation, call: Call = {}): Promise<Answer['body']> {
    const parameters = { ...this.ids, ...call.parameters };
    const answer = await sendCall(this.origin, operation, { ...call, parameters }, this.key);
    if (answer.status < 300) return answer.body;
    throw new Error(`${operation}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** The ids of a path. */
  at(...names: string[]): Record<string, string> {
    return Object.fromEntries(names.map((name) => [name, this.ids[name] ?? '']));
  }

  /** Creates a suite of these steps. Resolves to its id. */
  async suite(steps: object[], ...titles: string[]): Promise<string> {
    const tests = titles.map((title) => ({ title, steps }));
    const body = { name: this.fresh(), serverIds: [this.ids['serverId']], model: MODEL, tests };
    return (await this.do('createEvalSuite', { body })).suiteId;
  }

  /** Runs a suite. Resolves to the id of the run, which goes on. */
  async run(suiteId: string | undefined): Promise<string> {
    // The run of a tool that never answers is still there when it is cancelled.
    const execution = { toolTimeoutMs: 600_000 };
    return (await this.do('createEvalRun', { body: { suiteId, execution } })).runId;
  }

  async ended(runId: string): Promise<void> {
    const parameters = { runId };
    while (['pending', 'running'].includes((await this.do('getEvalRun', { parameters })).status));
  }

  /** Starts a run of a reporter. */
  async reported(): Promise<{ runId: string; externalRunId: string }> {
    const externalRunId = this.fresh();
    const body = { suiteName: 'reported', externalRunId };
    return { externalRunId, runId: (await this.do('startRun', { body })).runId };
  }
}

/** Makes what samples refer to. */
export async function makeScene(origin: string, key: string): Promise<Scene> {
  const scene = new Scene(origin, key);
  const { ids } = scene;
  const { items: projects } = await scene.do('listProjects');
  ids['projectId'] = projects.find(({ name }: { name: string }) => name === 'Default').id;
  for (const { id, name } of (await scene.do('listServers')).items) scene.servers[name] = id;
  ids['serverId'] = scene.servers['tools'] ?? '';
  ids['suiteId'] = await scene.suite([STEP], 'first', 'second');
  await scene.suite([STEP], 'first');
  for (const _ of [1, 2]) {
    ids['runId'] = await scene.run(ids['suiteId']);
    await scene.ended(ids['runId']);
  }
  ids['iterationId'] = (await scene.do('listIterations')).items[0].id;
  return scene;
}
