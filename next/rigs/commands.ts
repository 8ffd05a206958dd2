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

type Step = [Operation, Call?];

/** Each command with its requests, after `GET /projects` where it names a project. */
function commands(scene: Scene, runId: string, caseId: string): Record<string, Step[]> {
  const { suiteId, serverId } = scene.ids;
  const suite = {
    name: scene.fresh(),
    serverIds: [serverId],
    serverNames: ['tools'],
    model: MODEL,
    tests: [{ title: 't', steps: [STEP] }],
  };
  const run = (members: object): Step => ['createEvalRun', { body: { suiteId, ...members } }];
  const criteria = { minimumPassRate: 90 };
  const knobs = {
    iterationOverride: 2,
    notes: 'n',
    passCriteria: criteria,
    idempotencyKey: 'soak',
  };
  return {
    whoami: [['getAccount']],
    'projects list': [['listProjects']],
    'hosts list': [['listProjects'], ['listHosts']],
    'eval list': [['listProjects'], ['listEvalSuites']],
    'eval create': [['listProjects'], ['listServers'], ['createEvalSuite', { body: suite }]],
    'eval run': [['listProjects'], ['listEvalSuites'], ['getEvalSuite'], run({})],
    'eval run --server': [
      ['listProjects'],
      ['listEvalSuites'],
      ['listServers'],
      run({ serverIds: [serverId] }),
    ],
    'eval run --case': [
      ['listProjects'],
      ['listEvalSuites'],
      ['getEvalSuite'],
      ['listCases'],
      run({ caseIds: [caseId] }),
    ],
    'eval run with knobs': [['listProjects'], ['listEvalSuites'], ['getEvalSuite'], run(knobs)],
    'eval run with knobs, repeated': [run(knobs)],
    'eval status': [['listProjects'], ['getEvalRun']],
    'eval iterations': [['listProjects'], ['listIterations', { query: { limit: '200' } }]],
    'eval trace': [['listProjects'], ['getTrace']],
    'eval cancel': [['listProjects'], ['cancelEvalRun', { parameters: { runId } }]],
    'eval runs': [['listProjects'], ['listEvalSuites'], ['listRuns']],
    'eval gate': [
      ['listProjects'],
      ['getEvalRun'],
      ['listIterations', { query: { limit: '200' } }],
    ],
  };
}

/** Sends the requests of each command. All must succeed, except routes that are not served. */
export async function tryCommands(scene: Scene): Promise<string[]> {
  const problems: string[] = [];
  const waiting = await scene.suite([{ ...STEP, toolName: 'wait' }], 'waits');
  const runId = await scene.run(waiting);
  const { items: cases } = await scene.do('listCases');
  for (const [command, steps] of Object.entries(commands(scene, runId, cases[0].id))) {
    for (const [operation, call = {}] of steps) {
      const parameters = { ...scene.ids, ...call.parameters };
      const answer = await sendCall(scene.origin, operation, { ...call, parameters }, scene.key);
      if (operation === 'createEvalRun' && answer.status === 202) {
        await scene.ended(answer.body.runId);
      }
      if (answer.status === routes[operation].status) continue;
      const body = JSON.stringify(answer.body);
      problems.push(`${command}: ${operation}: ${answer.status} ${body}`);
    }
    console.log(`command: ${command}, ${steps.length} requests`);
  }
  const ended = `${BASE_PATH}/projects/${scene.ids['projectId']}/eval-runs/${scene.ids['runId']}`;
  const compared = await request(`${scene.origin}${ended}/compare`, scene.key);
  if (compared.status !== 404) problems.push(`eval compare: ${compared.status}, not 404`);
  return problems;
}
