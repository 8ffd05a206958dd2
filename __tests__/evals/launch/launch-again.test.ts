/** A step that is carried out again, on a service that may have its run. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type LaunchRequest, launchRun } from '../../../src/evals/launch/launch.ts';
import { type Rerun, stepKey } from '../../../src/evals/launch/marker.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';
import { clientOf } from '../../support/service/action-client.ts';
import { echoCase } from '../../support/service/cases.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture({ maxConcurrentRuns: 20 });
});
afterAll(() => fixture.close());

let lastSuite = 0;
const newSuite = () => {
  lastSuite += 1;
  return { name: `suite ${lastSuite}`, description: 'd', tests: [echoCase('a')] };
};

/** An attempt of one workflow run. */
async function attempt(
  suite: object,
  rerun: Rerun,
  number: number,
  more: Partial<LaunchRequest> = {},
  job = 'a',
) {
  const environment = {
    ...{ GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '7', GITHUB_JOB: 'evals' },
    ...{ GITHUB_ACTION: 'gate', GITHUB_RUN_ATTEMPT: String(number) },
    RUNNER_TRACKING_ID: job,
  };
  const logger = new RecordingLogger();
  const request: LaunchRequest = {
    target: { kind: 'file', ...(await parseSuiteFile('s.yaml', JSON.stringify(suite))) },
    ...{ project: undefined, servers: [], allServersByDefault: true, modelApiKeys: {} },
    ...{ iterations: undefined, notes: `attempt ${number}`, minPassRatePercent: undefined },
    ...{ marker: `m ${rerun} ${number}` },
    repeat: { key: stepKey(environment, 'null', rerun), rerun },
    ...more,
  };
  const launched = await launchRun(clientOf(fixture.api), request, { logger });
  return { ...launched, log: logger.lines.join('\n') };
}

async function runsOf(suiteId: string | null): Promise<{ id: string }[]> {
  return (await fixture.api.get(`~/eval-suites/${suiteId}/runs`)).body.items;
}

it('a new attempt has a run of its own', async () => {
  const suite = newSuite();
  const first = await attempt(suite, 'new', 1);
  const second = await attempt(suite, 'new', 2);
  expect(second.runId).not.toBe(first.runId);
  expect(await runsOf(first.suite.id)).toHaveLength(2);
  expect(second.log).toContain(`rerun: new. Run ${second.runId} was started`);
});

it('a step that is sent twice in one attempt has one run', async () => {
  const suite = newSuite();
  const first = await attempt(suite, 'new', 1);
  const second = await attempt(suite, 'new', 1);
  expect(second.runId).toBe(first.runId);
  // Its first request may have been answered into a connection that was lost.
  expect(second.log).toContain(
    `Run ${first.runId} was started for this attempt by a request before`,
  );
});

it('each caller of one reusable workflow has a run of its own', async () => {
  const suite = newSuite();
  const first = await attempt(suite, 'new', 1);
  const second = await attempt(suite, 'new', 1, { marker: 'other' }, 'b');
  expect(second.runId).not.toBe(first.runId);
  expect(second.log).toContain(`rerun: new. Run ${second.runId} was started`);
});

it('an attempt that is to reuse it has the run of the one before, though that has made the suite', async () => {
  const suite = newSuite();
  const first = await attempt(suite, 'reuse', 1);
  expect(first.log).toContain(`rerun: reuse. Run ${first.runId} was started`);
  await fixture.api.awaitRun(first.runId);
  const second = await attempt(suite, 'reuse', 2, {}, 'b');
  expect(second).toMatchObject({ runId: first.runId, status: 'completed' });
  expect(second.log).toContain(`The service has run ${first.runId} of this step already`);
  expect(await runsOf(first.suite.id)).toHaveLength(1);
});

it('what asks for something else is not answered with that run', async () => {
  const suite = newSuite();
  const first = await attempt(suite, 'reuse', 1);
  const second = await attempt(suite, 'reuse', 2, { iterations: 2 });
  expect(second.runId).not.toBe(first.runId);
  expect(second.log).toContain('of a request for something else');
});
