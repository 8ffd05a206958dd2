import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withHistory } from '../../src/baseline/service/service-history.ts';
import { createClient } from '../../src/client/client.ts';
import { parseSuiteFile } from '../../src/evals/suite-file/suite-file.ts';
import { runSuite } from '../../src/evals/suite-run.ts';
import { REMOTE_PACE } from '../../src/evals/watch/pace.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { remoteBucket } from '../../src/session/service-connection.ts';
import { RecordingLogger } from '../support/client/recording-logger.ts';
import { failingCase, suiteFile } from '../support/evals/suite-builder.ts';
import { FaultServer } from '../support/fault-server.ts';
import { EXAMPLE_SERVERS, ServiceProgram } from '../support/service/service-program.ts';

/** The service grants what every key is granted: bursts of 10, 60 requests a minute. */
let service: ServiceProgram;
let proxy: FaultServer;
beforeEach(async () => {
  const { library } = EXAMPLE_SERVERS;
  service = await ServiceProgram.start({ program: 'source', mcpServers: { library } });
  proxy = await FaultServer.start(service.baseUrl);
});
afterEach(async () => {
  await proxy.stop();
  await service.stop();
});

const parse = (suite: unknown) => parseSuiteFile('suite.yaml', JSON.stringify(suite));

let steps = 0;

/** Runs a suite, given or saved, as a step of a job does. */
async function runStep(suite: unknown, apiKey: string, iterations?: number) {
  const logger = new RecordingLogger();
  const bucket = remoteBucket(systemClock);
  const client = createClient({
    ...{ baseUrl: proxy.baseUrl, apiKey, version: '1.2.3', bucket, clock: systemClock, logger },
  });
  steps += 1;
  const request = {
    target:
      typeof suite === 'string'
        ? { kind: 'saved' as const, suite }
        : { kind: 'file' as const, ...(await parse(suite)) },
    ...{ project: undefined, servers: [], allServersByDefault: false, modelApiKeys: {} },
    ...{ iterations, notes: undefined, minPassRatePercent: undefined, marker: `m${steps}` },
  };
  const { signal } = new AbortController();
  const { report: found, history } = await runSuite(client, request, {
    ...{ pace: REMOTE_PACE, slowdown: () => bucket.slowdown(), clock: systemClock, logger },
    ...{ traces: { ofFailed: 25, ofPassed: 0 } },
    ...{
      signal,
      notice: null,
      redactor: createRedactor([]),
      onRun: () => undefined,
    },
    deadlineAtMs: Date.now() + 60_000,
  });
  const report = await withHistory(found, history, { signal });
  expect(report.problems).toEqual([]);
  expect(logger.lines.join('\n')).not.toMatch(/\b429\b/);
  return report;
}

/** What the steps so far asked, by its kind; how often a run is looked at is the pace's business. */
function asked(): string[] {
  const kinds = proxy.requests.splice(0).map(({ method, path }) => {
    const [route = ''] = path.split('?');
    return `${method} ${route.replace(/^.*?\/projects\/?/, '').replace(/\/?[a-z]+_\w{12,}/g, '/*')}`;
  });
  return kinds.filter((kind, index) => kind !== LOOK || kind !== kinds[index - 1]);
}

const LOOK = 'GET /*/eval-runs/*';

it('a run asks for nothing twice', async () => {
  const { key } = await service.createKey();
  const { key: another } = await service.createKey();
  await runStep(suiteFile(), key);
  expect(asked()).toEqual([
    'GET ',
    'GET /*/eval-suites',
    'GET /*/servers',
    'POST /*/eval-runs',
    LOOK,
    'GET /*/eval-runs/*/iterations',
  ]);
  await runStep('library', another);
  expect(asked()).toEqual([
    'GET ',
    'GET /*/eval-suites',
    'GET /*/eval-suites/*/cases',
    'POST /*/eval-runs',
    LOOK,
    'GET /*/eval-runs/*/iterations',
    'GET /*/eval-suites/*/runs',
  ]);
});

it('a run of many failures meets no refusal for its rate', async () => {
  const { key } = await service.createKey();
  const report = await runStep(suiteFile({ tests: [failingCase()] }), key, 10);
  expect(report.run?.declared).toMatchObject({ total: 10, failed: 10 });
  const traces = asked().filter((kind) => kind.endsWith('/trace'));
  expect(traces).toHaveLength(10);
});
