import type { suiteRoutes } from '../../../../src/contract/routes/suites.ts';
import { echoCase } from '../cases.ts';
import type { Make, RouteSample } from './route-sample.ts';
import type { Scene } from './scene.ts';
import { badCursor, inProject, slowRun, withBody } from './scene-requests.ts';

const ofSuite: Make = ({ projectId, suiteId }) => ({ params: { projectId, suiteId } });

const suite = ({ fresh, serverId }: Scene) => ({
  ...{ name: fresh(), serverIds: [serverId], model: 'a/b', tests: [echoCase('t')] },
});

const ofFreshSuite: Make = async (scene) => {
  const { projectId } = scene;
  const tests = [echoCase('one'), echoCase('other')];
  const body = { ...suite(scene), tests };
  const made = await scene.client.send('suites.create', { params: { projectId }, body });
  return { params: { projectId, suiteId: made.body.suiteId } };
};

const ofFreshCase: Make = async (scene) => {
  const { params = {} } = await ofFreshSuite(scene);
  const [{ id: caseId }] = (await scene.client.send('suites.cases.list', { params })).body.items;
  return { params: { ...params, caseId } };
};

/** Suites and their cases. */
export const suiteSamples: Record<keyof typeof suiteRoutes, RouteSample> = {
  'suites.list': {
    good: inProject,
    refused: { VALIDATION_ERROR: badCursor(inProject) },
    needs: 'suites',
  },
  'suites.create': {
    good: withBody(suite),
    wrong: [
      [{ name: '' }, 'name'],
      [{ tests: [{ title: 't', steps: [{ id: 's', kind: 'dance' }] }] }, 'tests[0].steps[0].kind'],
    ],
    needs: 'suites',
  },
  'suites.get': { good: ofSuite, needs: 'suites' },
  'suites.cases.list': {
    good: ofSuite,
    refused: { VALIDATION_ERROR: badCursor(ofSuite) },
    needs: 'testCases',
  },
  'suites.update': {
    good: async (scene) => ({
      ...(await ofFreshSuite(scene)),
      body: {
        ...{ name: scene.fresh(), description: null, serverIds: [scene.serverId], model: 'c/d' },
        ...{ provider: null, passCriteria: { minimumPassRate: 10 }, execution: null },
      },
    }),
    wrong: [
      [{}, 'name'],
      [{ name: '' }, 'name'],
      [{ serverIds: [] }, 'serverIds'],
      [{ name: 'n', schedule: { enabled: true } }, 'schedule'],
    ],
    needs: 'suites',
  },
  'suites.delete': {
    good: ofFreshSuite,
    wrong: [[{ force: true }, 'force']],
    refused: {
      async CONFLICT(scene) {
        const { params: { projectId = '', runId = '' } = {} } = await slowRun(scene);
        const { body } = await scene.client.send('runs.get', { params: { projectId, runId } });
        return { params: { projectId, suiteId: body.suiteId } };
      },
    },
    needs: 'suites',
  },
  'suites.cases.update': {
    good: async (scene) => ({
      ...(await ofFreshCase(scene)),
      body: { title: scene.fresh(), runs: 3, scenario: null, steps: echoCase('').steps },
    }),
    wrong: [
      [{}, 'title'],
      [{ title: '' }, 'title'],
      [{ steps: [{ id: 's', kind: 'dance' }] }, 'steps[0].kind'],
      [{ title: 't', judge: {} }, 'judge'],
      [{ steps: [{ ...echoCase('').steps[0], retries: 2 }] }, 'steps[0].retries'],
    ],
    refused: {
      CONFLICT: async (scene) => ({ ...(await ofFreshCase(scene)), body: { title: 'other' } }),
    },
    needs: 'testCases',
  },
  'suites.cases.delete': {
    good: ofFreshCase,
    wrong: [[{ force: true }, 'force']],
    needs: 'testCases',
  },
  'suites.runs.list': {
    good: ofSuite,
    refused: { VALIDATION_ERROR: badCursor(ofSuite) },
    needs: 'runs',
  },
};
