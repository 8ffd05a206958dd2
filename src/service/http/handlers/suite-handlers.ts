import type { suiteRoutes } from '../../../contract/routes/suites.ts';
import { createSuite } from '../../evals/suite-creation.ts';
import { notFound } from '../../refusals/api-failure.ts';
import type { SuiteRecord } from '../../storage/records.ts';
import { pagesOf } from '../pages/paging.ts';
import { presentRun } from '../representations.ts';
import type { Handlers, RouteRequest } from '../router.ts';
import type { ServiceContext } from '../service-context.ts';
import { presentCase, presentSuite, presentSuiteDetail } from '../suite-overview.ts';

type SuiteRequest = RouteRequest<(typeof suiteRoutes)['suites.get']>;

/** Eval suites of a project, their cases and their runs. */
export function suiteHandlers({
  store,
}: Pick<ServiceContext, 'store'>): Handlers<typeof suiteRoutes> {
  const requireSuite = async ({
    project,
    params,
  }: Pick<SuiteRequest, 'project' | 'params'>): Promise<SuiteRecord> => {
    const suite = await store.suites.find(project.id, params.suiteId);
    if (suite === undefined) throw notFound('eval suite', params.suiteId);
    return suite;
  };

  return {
    'suites.list': async ({ project }) =>
      pagesOf(
        (slice) => store.suites.list(project.id, slice),
        (suite) => presentSuite(store, suite),
      ),
    'suites.create': async ({ project, body }) => createSuite(store, project.id, body),
    'suites.get': async (request) => presentSuiteDetail(store, await requireSuite(request)),
    'suites.cases.list': async (request) => {
      const suite = await requireSuite(request);
      return pagesOf(
        (slice) => store.testCases.list(suite.id, slice),
        (stored) => presentCase(suite, stored),
      );
    },
    'suites.runs.list': async (request) => {
      const suite = await requireSuite(request);
      return pagesOf((slice) => store.runs.ofSuite(suite.id, slice), presentRun);
    },
  };
}
