import { Hono } from 'hono';
import { LIMITS } from '../../../contract/limits.ts';
import { suiteCreateSchema } from '../../../contract/resources/eval-requests.ts';
import { createSuite } from '../../evals/suite-creation.ts';
import { notFound } from '../../refusals/api-failure.ts';
import type { SuiteRecord } from '../../storage/records.ts';
import { replyWithCatalogue, replyWithPage } from '../paging.ts';
import { presentRun } from '../representations.ts';
import { readBody } from '../request-body.ts';
import type { RequestEnvironment, ServiceContext } from '../service-context.ts';
import { presentCase, presentSuite, presentSuiteDetail } from '../suite-overview.ts';

/** Eval suites of a project and their runs. */
export function suiteRoutes({ store, cursors }: ServiceContext) {
  const requireSuite = async (projectId: string, suiteId: string): Promise<SuiteRecord> => {
    const suite = await store.suites.find(projectId, suiteId);
    if (suite === undefined) throw notFound('eval suite', suiteId);
    return suite;
  };

  return new Hono<RequestEnvironment>()
    .get('/eval-suites', (c) =>
      replyWithCatalogue(
        c,
        cursors,
        (slice) => store.suites.list(c.get('project').id, slice),
        (suite) => presentSuite(store, suite),
      ),
    )
    .post('/eval-suites', async (c) => {
      const request = await readBody(c, suiteCreateSchema);
      return c.json(await createSuite(store, c.get('project').id, request), 201);
    })
    .get('/eval-suites/:suiteId', async (c) => {
      const suite = await requireSuite(c.get('project').id, c.req.param('suiteId'));
      return c.json(await presentSuiteDetail(store, suite));
    })
    .get('/eval-suites/:suiteId/cases', async (c) => {
      const suite = await requireSuite(c.get('project').id, c.req.param('suiteId'));
      return replyWithCatalogue(
        c,
        cursors,
        (slice) => store.testCases.list(suite.id, slice),
        (stored) => presentCase(suite, stored),
      );
    })
    .get('/eval-suites/:suiteId/runs', async (c) => {
      const suite = await requireSuite(c.get('project').id, c.req.param('suiteId'));
      return replyWithPage(
        c,
        cursors,
        LIMITS.suiteRunsPage,
        (slice) => store.runs.ofSuite(suite.id, slice),
        presentRun,
      );
    });
}
