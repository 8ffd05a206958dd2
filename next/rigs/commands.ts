/** What commands of the vendor's terminal program 3.29.0 send, as recorded. */
import {
  type Call,
  MODEL,
  type Scene,
  STEP,
  sendCall,
  urlOf,
} from '../__tests__/support/conformance/scene.ts';
import { request } from '../__tests__/support/service.ts';
import type { Operation } from '../src/api/operation.ts';
import { routes } from '../src/api/routes.ts';

/** Operations in their order, and what the last one sends. */
type Command = [operations: string, call?: Call];

/** Each command with its requests. */
function commands(scene: Scene, runId: string, caseId: string): Record<string, Command> {
  const { suiteId, serverId } = scene.ids;
  const suite = {
    name: scene.fresh(),
    serverIds: [serverId],
    serverNames: ['tools'],
    model: MODEL,
    tests: [{ title: 't', steps: [STEP] }],
  };
  const run = (members: object): Call => ({ body: { suiteId, ...members } });
  const passCriteria = { minimumPassRate: 90 };
  const knobs = run({ iterationOverride: 2, notes: 'n', passCriteria, idempotencyKey: 'soak' });
  const page: Call = { query: { limit: '200' } };
  const start = 'listProjects listEvalSuites';
  return {
    whoami: ['getAccount'],
    'projects list': ['listProjects'],
    'hosts list': ['listProjects listHosts'],
    'eval list': [start],
    'eval create': ['listProjects listServers createEvalSuite', { body: suite }],
    'eval run': [`${start} getEvalSuite createEvalRun`, run({})],
    'eval run --server': [`${start} listServers createEvalRun`, run({ serverIds: [serverId] })],
    'eval run --case': [
      `${start} getEvalSuite listCases createEvalRun`,
      run({ caseIds: [caseId] }),
    ],
    'eval run with knobs': [`${start} getEvalSuite createEvalRun`, knobs],
    'eval run with knobs, repeated': ['createEvalRun', knobs],
    'eval status': ['listProjects getEvalRun'],
    'eval iterations': ['listProjects listIterations', page],
    'eval trace': ['listProjects getTrace'],
    'eval cancel': ['listProjects cancelEvalRun', { parameters: { runId } }],
    'eval runs': [`${start} listRuns`],
    'eval gate': ['listProjects getEvalRun listIterations', page],
  };
}

/** Sends the requests of each command. Yields those that fail, except routes that are not served. */
export async function* tryCommands(scene: Scene): AsyncGenerator<string> {
  const runId = await scene.run(await scene.suite([{ ...STEP, toolName: 'wait' }], 'waits'));
  const { items: cases } = await scene.do('listCases');
  for (const [command, [names, last]] of Object.entries(commands(scene, runId, cases[0].id))) {
    // The names are those of operations.
    const operations = names.split(' ') as Operation[];
    for (const operation of operations) {
      const call = operation === operations.at(-1) ? last : undefined;
      const parameters = { ...scene.ids, ...call?.parameters };
      const answer = await sendCall(scene.origin, operation, { ...call, parameters }, scene.key);
      const { status, body } = answer;
      if (status !== routes[operation].status) {
        yield `${command}: ${operation}: ${status} ${JSON.stringify(body)}`;
      } else if (operation === 'createEvalRun') await scene.ended(body.runId);
    }
    console.log(`command: ${command}, ${operations.length} requests`);
  }
  const compare = `${urlOf(scene.origin, 'getEvalRun', { parameters: scene.ids })}/compare`;
  const { status } = await request(compare, scene.key);
  if (status !== 404) yield `eval compare: ${status}, not 404`;
}
