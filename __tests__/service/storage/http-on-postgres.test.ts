import { afterAll, beforeAll } from '@jest/globals';
import { byEffort } from '../../support/effort.ts';
import { itUnless } from '../../support/obstacles.ts';
import { keepInPostgres } from '../../support/service/service-fixture.ts';
import { NO_POSTGRES, PostgresServer } from '../../support/service/storage/postgres-server.ts';

/**
 * Tests of the service that run on SQLite by themselves. What one starts or sends before each test stands in
 * a `describe` there, else it would be done before each test of all.
 */
const WITH_EVERY_CHANGE = [
  '../http/conformance.test.ts',
  '../http/conformance-answers.test.ts',
  '../http/conformance-pages.test.ts',
  '../http/conformance-repeats.test.ts',
  '../catalogue/organization-setup.test.ts',
  '../hosts/host-changes.test.ts',
  '../http/two-organizations.test.ts',
  '../evals/eval-suites.test.ts',
  '../evals/comparison/run-comparison.test.ts',
  '../evals/run-repeats.test.ts',
  '../evals/results/step-results.test.ts',
  '../evals/suites/suite-changes.test.ts',
  '../ingestion/ingest-rows.test.ts',
  '../ingestion/ingest-runs.test.ts',
  '../ingestion/score-integrity.test.ts',
  '../jobs/silent-runs.test.ts',
];

/**
 * These hold the program and the client to the same routes, of which those above have tried each, or are about
 * what is refused, which no database decides.
 */
const ALL = [
  ...WITH_EVERY_CHANGE,
  '../auth/authentication.test.ts',
  '../http/conformance-refusals.test.ts',
  '../ingestion/ingest-refusals.test.ts',
  '../../repository/scripts/conformance-command.test.ts',
  '../http/conformance-client.test.ts',
];

if (NO_POSTGRES === null) {
  let server: PostgresServer;
  let template: string;
  // Before the tests are loaded, of which some have less to do here.
  keepInPostgres(() => server.createDatabase({ like: template }));
  beforeAll(async () => {
    server = await PostgresServer.start();
    template = await server.createTemplate();
  });
  afterAll(() => server.stop());
  // Whatever they register is registered here.
  for (const file of byEffort({ ci: WITH_EVERY_CHANGE, soak: ALL })) await import(file);
} else {
  itUnless(NO_POSTGRES, 'the service on PostgreSQL', () => {});
}
