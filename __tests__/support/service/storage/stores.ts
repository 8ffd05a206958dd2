import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { openStore } from '../../../../src/service/storage/open-store.ts';
import type { NewRun } from '../../../../src/service/storage/records.ts';
import type { OpenedStore, Store } from '../../../../src/service/storage/store.ts';
import { byEffort, oneOfEach } from '../../effort.ts';
import { describeUnless } from '../../obstacles.ts';
import { keepsInPostgres } from '../service-fixture.ts';
import { ENGINES } from './databases.ts';

/** An empty store, new for each test, with what most tests want to be there. */
class StoreRig {
  store!: OpenedStore;
  /** What the store takes for the time. */
  now = 0;

  async addProject(name = 'Default') {
    const { id: organizationId } = await this.store.accounts.ensureOrganization('Default');
    const { id: userId } = await this.store.accounts.ensureUser({ email: 'a@b.c', name: 'A' });
    return {
      organizationId,
      userId,
      projectId: await this.store.projects.ensure(organizationId, name),
    };
  }

  async addSuite(name = 'suite', serverIds: string[] = []) {
    const scope = await this.addProject();
    const suiteId = await this.store.suites.add({
      ...{ projectId: scope.projectId, name, description: null, model: null, provider: null },
      ...{ minimumPassRatePercent: 99.5, serverIds },
    });
    return { ...scope, suiteId };
  }

  async addRun(details: Partial<NewRun> = {}, on: Store = this.store) {
    const { organizationId, projectId, suiteId } = await this.addSuite();
    const runId = await on.runs.add({
      ...{ organizationId, projectId, suiteId, minimumPassRatePercent: 57 },
      ...{ plannedIterations: 2, notes: null, by: { instanceId: 'here' } },
      ...details,
    });
    return { organizationId, projectId, suiteId, runId };
  }
}

/** The same tests of a store on every database there is. */
export function onEveryEngine(tests: (at: StoreRig) => void): void {
  for (const engine of ENGINES) {
    describeUnless(engine.obstacle, `the store on ${engine.name}`, () => {
      const at = new StoreRig();
      let databases: Awaited<ReturnType<typeof engine.open>>;

      beforeAll(async () => {
        databases = await engine.open();
      });
      afterAll(() => databases.close());
      beforeEach(async () => {
        at.now = 1_000;
        at.store = await openStore(await databases.create(), () => at.now);
      });
      afterEach(() => at.store.close());

      tests(at);
    });
  }
}

/** Whether all that is decided before the database is asked is tried here: on PostgreSQL, in the soak. */
export const triesAllHere = (): boolean =>
  !keepsInPostgres() || byEffort({ ci: false, soak: true });

/**
 * A long table of what is decided before the database is asked: on SQLite all of it, on PostgreSQL one row
 * of each class, and all of it in the soak.
 */
export function oneOfEachInPostgres<Row>(
  rows: readonly Row[],
  classOf: (row: Row) => unknown,
): readonly Row[] {
  return keepsInPostgres() ? oneOfEach(rows, classOf) : rows;
}
