import type { SuiteCreate } from '../../../contract/resources/eval-requests.ts';
import type { SuiteCreated } from '../../../contract/resources/suite.ts';
import { validationFailure } from '../../refusals/api-failure.ts';
import type { Store } from '../../storage/store.ts';
import { findCaseProblems } from '../case-rules.ts';
import { findModelProblems } from '../model-choice.ts';
import { requireServers } from '../server-selection.ts';

/** Creates a suite with its cases; runs nothing. Throws ApiFailure. */
export async function createSuite(
  store: Store,
  projectId: string,
  request: SuiteCreate,
): Promise<SuiteCreated> {
  const defaults = { model: request.model, provider: request.provider ?? null };
  const problems = [
    ...findCaseProblems(request.tests),
    ...findModelProblems(request.tests, defaults),
  ];
  if (problems.length > 0) throw validationFailure(problems);

  return store.transaction(async (tx) => {
    const servers = await requireServers(tx, projectId, request.serverIds);
    await tx.projects.touch(projectId);
    const suiteId = await tx.suites.add({
      ...defaults,
      projectId,
      name: request.name,
      description: request.description ?? null,
      minimumPassRatePercent: request.passCriteria?.minimumPassRate ?? null,
      execution: request.execution,
      serverIds: servers.map(({ id }) => id),
    });
    const committed = await tx.testCases.upsert(suiteId, request.tests);
    return {
      suiteId,
      name: request.name,
      servers: servers.map(({ id, name }) => ({ id, name })),
      caseUpsert: { committed, failed: [] },
    };
  });
}
