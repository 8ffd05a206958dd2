import type { suiteRoutes } from '../../../contract/routes/suites.ts';
import {
  deleteCase,
  deleteSuite,
  requireSuite,
  updateCase,
  updateSuite,
} from '../../evals/suites/suite-changes.ts';
import { createSuite } from '../../evals/suites/suite-creation.ts';
import type { ProjectRecord } from '../../storage/records.ts';
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
  const suiteOf = ({ project, params }: Pick<SuiteRequest, 'project' | 'params'>) =>
    requireSuite(store, project.id, params.suiteId);

  return {
    'suites.list': async ({ project }) =>
      pagesOf(
        (slice) => store.suites.list(project.id, slice),
        (suite) => presentSuite(store, suite),
      ),
    'suites.create': async ({ project, body }) => createSuite(store, project.id, body),
    'suites.get': async (request) => presentSuiteDetail(store, await suiteOf(request)),
    'suites.update': async ({ body, ...request }) =>
      presentSuiteDetail(store, await updateSuite(store, scopeOf(request), body)),
    'suites.delete': async (request) => {
      await deleteSuite(store, scopeOf(request));
      return { id: request.params.suiteId, deleted: true };
    },
    'suites.cases.update': async ({ body, ...request }) => {
      const { suite, stored } = await updateCase(store, scopeOf(request), body);
      return presentCase(suite, stored);
    },
    'suites.cases.delete': async (request) => {
      await deleteCase(store, scopeOf(request));
      return { id: request.params.caseId, deleted: true };
    },
    'suites.cases.list': async (request) => {
      const suite = await suiteOf(request);
      return pagesOf(
        (slice) => store.testCases.list(suite.id, slice),
        (stored) => presentCase(suite, stored),
      );
    },
    'suites.runs.list': async (request) => {
      const suite = await suiteOf(request);
      return pagesOf((slice) => store.runs.ofSuite(suite.id, slice), presentRun);
    },
  };
}

/** Where a change takes place: all that its path names, and whose it is. */
const scopeOf = <Params extends object>({
  project: { id: projectId, organizationId },
  params,
}: {
  project: ProjectRecord;
  params: Params;
}) => ({ ...params, projectId, organizationId });
