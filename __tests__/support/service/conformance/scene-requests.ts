import { toolCase } from '../cases.ts';
import type { RouteCall } from './route-call.ts';
import type { Make } from './route-sample.ts';
import type { Scene } from './scene.ts';

export const inProject: Make = ({ projectId }) => ({ params: { projectId } });

export const badCursor =
  (make: Make): Make =>
  async (scene) => ({ ...(await make(scene)), query: { cursor: 'made up' } });
export const withBody =
  (make: (scene: Scene) => unknown): Make =>
  async (scene) => ({ params: { projectId: scene.projectId }, body: await make(scene) });

/** A run that goes on. */
export async function slowRun({
  fixture: { api },
  projectId,
  serverId,
  fresh,
}: Scene): Promise<RouteCall> {
  const { body } = await api.post('~/eval-runs', {
    ...{ suiteName: fresh(), serverIds: [serverId] },
    tests: [toolCase('waits', 'slow', { ms: 60_000 })],
  });
  return { params: { projectId, runId: body.runId } };
}
