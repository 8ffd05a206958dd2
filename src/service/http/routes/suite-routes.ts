import { Hono } from 'hono';
import { suiteCreateSchema } from '../../../contract/eval-requests.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { SuiteDetail } from '../../../contract/suite.ts';
import { notFound } from '../../api-failure.ts';
import { createSuite } from '../../evals/suite-creation.ts';
import type { SuiteRecord } from '../../store/suites.ts';
import { replyWithPage } from '../paging.ts';
import { presentRun, presentServer } from '../representations.ts';
import { readBody } from '../request-body.ts';
import type { RequestEnvironment, ServiceContext } from '../service-context.ts';
import { presentSuite } from '../suite-overview.ts';

/** Eval suites of a project and their runs. */
export function suiteRoutes({ store, cursors }: ServiceContext) {
  const requireSuite = (projectId: string, suiteId: string): SuiteRecord => {
    const suite = store.suites.find(projectId, suiteId);
    if (suite === undefined) throw notFound('eval suite', suiteId);
    return suite;
  };

  return new Hono<RequestEnvironment>()
    .get('/eval-suites', (c) =>
      replyWithPage(
        c,
        cursors,
        LIMITS.cataloguePage,
        (slice) => store.suites.list(c.get('project').id, slice),
        (suite) => presentSuite(store, suite),
      ),
    )
    .post('/eval-suites', async (c) => {
      const request = await readBody(c, suiteCreateSchema);
      return c.json(createSuite(store, c.get('project').id, request), 201);
    })
    .get('/eval-suites/:suiteId', (c) => {
      const suite = requireSuite(c.get('project').id, c.req.param('suiteId'));
      const servers = store.servers.ofSuite(suite.id).map(presentServer);
      return c.json(presentDetail(suite, servers));
    })
    .get('/eval-suites/:suiteId/runs', (c) => {
      const suite = requireSuite(c.get('project').id, c.req.param('suiteId'));
      return replyWithPage(
        c,
        cursors,
        LIMITS.suiteRunsPage,
        (slice) => store.runs.ofSuite(suite.id, slice),
        presentRun,
      );
    });
}

function presentDetail(suite: SuiteRecord, servers: unknown[]): SuiteDetail {
  const { id, name, description, projectId, model, createdAt, updatedAt } = suite;
  return {
    id,
    name,
    description,
    projectId,
    environment: { servers },
    executionConfig: model === null ? null : { model, systemPrompt: null, temperature: null },
    hosts: [],
    environmentIds: [],
    settings: {
      minimumAccuracy: suite.minimumPassRatePercent,
      minimumIterations: null,
      matchOptions: null,
      checks: [],
      judge: null,
    },
    schedule: { enabled: false, intervalMinutes: null },
    createdAt,
    updatedAt,
  };
}
