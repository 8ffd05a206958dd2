/** What commands of the vendor's terminal program 3.29.0 send, as recorded. */
import {
  type Call,
  MODEL,
  type Scene,
  STEP,
  sendCall,
} from '../__tests__/support/conformance/scene.ts';
import { request } from '../__tests__/support/service.ts';
import type { Operation } from '../src/api/operation.ts';
import { BASE_PATH, routes } from '../src/api/routes.ts';

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

/** Sends the requests of each command. All must succeed, except routes that are not served. */
export async function tryCommands(scene: Scene): Promise<string[]> {
  const problems: string[] = [];
  const waiting = await scene.suite([{ ...STEP, toolName: 'wait' }], 'waits');
  const runId = await scene.run(waiting);
  const { items: cases } = await scene.do('listCases');
  for (const [command, [names, last]] of Object.entries(commands(scene, runId, cases[0].id))) {
    // The names are those of operations.
    const operations = names.split(' ') as Operation[];
    for (const operation of operations) {
      const call = operation === operations.at(-1) ? last : undefined;
      const parameters = { ...scene.ids, ...call?.parameters };
      const answer = await sendCall(scene.origin, operation, { ...call, parameters }, scene.key);
      if (operation === 'createEvalRun' && answer.status === 202) {
        await scene.ended(answer.body.runId);
      }
      if (answer.status === routes[operation].status) continue;
      const body = JSON.stringify(answer.body);
      problems.push(`${command}: ${operation}: ${answer.status} ${body}`);
    }
    console.log(`command: ${command}, ${operations.length} requests`);
  }
  const ended = `${BASE_PATH}/projects/${scene.ids['projectId']}/eval-runs/${scene.ids['runId']}`;
  const compared = await request(`${scene.origin}${ended}/compare`, scene.key);
  if (compared.status !== 404) problems.push(`eval compare: ${compared.status}, not 404`);
  return problems;
}
