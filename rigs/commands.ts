/** What commands of the vendor's terminal program 3.29.0 send, as recorded. */
import * as support from '../__tests__/support/conformance/scene.ts';
import { request } from '../__tests__/support/service.ts';
import type { Operation } from '../src/api/operation.ts';
import { routes } from '../src/api/routes.ts';

/** Operations in their order, and what the last one sends. */
type Command = [name: string, operations: string, last?: support.Call];

function commandsOf({ ids, fresh }: support.Scene, runId: string, caseId: string): Command[] {
  const { suiteId, serverId } = ids;
  const tests = [{ title: 't', steps: [support.STEP] }];
  const servers = { serverIds: [serverId], serverNames: ['tools'] };
  const suite = { name: fresh(), ...servers, model: support.MODEL, tests };
  const run = (members: object) => ({ body: { suiteId, ...members } });
  const passCriteria = { minimumPassRate: 90 };
  const knobs = run({ iterationOverride: 2, notes: 'n', passCriteria, idempotencyKey: 'soak' });
  const page = { query: { limit: '200' } };
  const suites = 'listProjects listEvalSuites';
  const found = `${suites} getEvalSuite`;
  return [
    ['whoami', 'getAccount'],
    ['projects list', 'listProjects'],
    ['hosts list', 'listProjects listHosts'],
    ['eval list', suites],
    ['eval create', 'listProjects listServers createEvalSuite', { body: suite }],
    ['eval run', `${found} createEvalRun`, run({})],
    ['eval run --server', `${suites} listServers createEvalRun`, run({ serverIds: [serverId] })],
    ['eval run --case', `${found} listCases createEvalRun`, run({ caseIds: [caseId] })],
    ['eval run with knobs', `${found} createEvalRun`, knobs],
    ['eval run with knobs, repeated', 'createEvalRun', knobs],
    ['eval status', 'listProjects getEvalRun'],
    ['eval iterations', 'listProjects listIterations', page],
    ['eval trace', 'listProjects getTrace'],
    ['eval cancel', 'listProjects cancelEvalRun', { parameters: { runId } }],
    ['eval runs', `${suites} listRuns`],
    ['eval gate', 'listProjects getEvalRun listIterations', page],
  ];
}

/** Sends the requests of each command. Yields those that fail, except routes that are not served. */
export async function* tryCommands(scene: support.Scene): AsyncGenerator<string> {
  const { origin, key, ids } = scene;
  const waiting = await scene.suite([{ ...support.STEP, toolName: 'wait' }], 'waits');
  const runId = await scene.run(waiting);
  const { items: cases } = await scene.do('listCases');
  for (const [command, names, last] of commandsOf(scene, runId, cases[0].id)) {
    // The names are those of operations.
    const operations = names.split(' ') as Operation[];
    for (const [at, operation] of operations.entries()) {
      const call = at === operations.length - 1 ? last : undefined;
      const parameters = { ...ids, ...call?.parameters };
      const answer = await support.sendCall(origin, operation, { ...call, parameters }, key);
      const { status, body } = answer;
      if (status !== routes[operation].status) {
        yield `${command}: ${operation}: ${status} ${JSON.stringify(body)}`;
      } else if (operation === 'createEvalRun') await scene.ended(body.runId);
    }
    console.log(`command: ${command}, ${operations.length} requests`);
  }
  const run = support.urlOf(origin, 'getEvalRun', { parameters: ids });
  const { status } = await request(`${run}/compare`, key);
  if (status !== 404) yield `eval compare: ${status}, not 404`;
}
