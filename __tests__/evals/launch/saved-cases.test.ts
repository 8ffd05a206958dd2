/** Cases of a file, and the same as a service has saved them. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type LaunchRequest,
  type LaunchTarget,
  launchRun,
} from '../../../src/evals/launch/launch.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { DIGEST } from '../../../src/model/run-report.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';
import { clientOf } from '../../support/service/action-client.ts';
import { echoCase } from '../../support/service/cases.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

const TESTS = [
  echoCase('plain'),
  echoCase('said', { scenario: 'For people.', expectedOutput: 'hi', runs: 2 }),
  echoCase('matched', { matchOptions: { toolCallOrder: 'strict' } }),
];

/** What is known of each case of a run, by its title. */
async function definitionsOf(target: LaunchTarget, marker: string) {
  const request: LaunchRequest = {
    ...{ target, marker, project: undefined, servers: [], allServersByDefault: true },
    ...{ modelApiKeys: {}, iterations: undefined, notes: undefined, minPassRatePercent: undefined },
  };
  const logger = new RecordingLogger();
  const { plan, runId } = await launchRun(clientOf(fixture.api), request, { logger });
  await fixture.api.awaitRun(runId);
  return new Map(plan.cases?.map(({ title, definition }) => [title, definition]));
}

it('are defined the same, so that a run of the one can be held against one of the other', async () => {
  const file = async (tests: readonly object[]): Promise<LaunchTarget> => ({
    kind: 'file',
    ...(await parseSuiteFile('s.yaml', JSON.stringify({ name: 'smoke', tests }))),
  });
  const written = await definitionsOf(await file(TESTS), 'm 1');
  expect([...written.keys()]).toEqual(['plain', 'said', 'matched']);
  for (const definition of written.values()) expect(definition).toMatch(DIGEST);
  const saved = await definitionsOf({ kind: 'saved', suite: 'smoke' }, 'm 2');
  expect(saved).toEqual(written);
  const changed = await definitionsOf(
    await file([echoCase('plain', { matchOptions: { argumentMatching: 'exact' } })]),
    'm 3',
  );
  expect(changed.get('plain')).not.toBe(written.get('plain'));
});
