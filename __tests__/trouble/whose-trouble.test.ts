import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createClient, type EvalsClient } from '../../src/client/client.ts';
import {
  ApiCallError,
  ApiError,
  type CallContext,
  DeadlineError,
  NetworkError,
  OversizedReplyError,
  PaginationError,
  QuotaError,
  RedirectError,
  RequestShapeError,
  UnexpectedResponseError,
} from '../../src/client/errors/api-error.ts';
import { NothingReportedError } from '../../src/command/command.ts';
import { ProgramError } from '../../src/command/program.ts';
import { BaseError } from '../../src/evals/base/base-outcome.ts';
import { runSuite } from '../../src/evals/suite-run.ts';
import { EMBEDDED_PACE } from '../../src/evals/watch/pace.ts';
import { gate } from '../../src/gate/gate.ts';
import { verdictOnTrouble } from '../../src/gate/without-report.ts';
import type { ProblemKind } from '../../src/model/run-report.ts';
import type { VerdictValue } from '../../src/model/verdict.ts';
import { PolicyBaseError } from '../../src/policy/file-versions.ts';
import { GateFileError } from '../../src/policy/gate-file.ts';
import { systemClock } from '../../src/ports/clock.ts';
import {
  ApiDeadlineError,
  RequestTimeoutError,
  UnexpectedBodyError,
} from '../../src/publish/github/api/api-failure.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { CollectedReportError, readCollectedReport } from '../../src/report-file/report-reader.ts';
import { ingestToService } from '../../src/results/ingest-to-service.ts';
import { EvidenceError } from '../../src/results/upload/rows/row-audit.ts';
import { CodeOriginError } from '../../src/session/code-origin/untrusted-code.ts';
import { EmbeddedServiceError } from '../../src/session/embedded/embedded-service.ts';
import { FolderError, UnfitFileError } from '../../src/session/workspace/workspace-file.ts';
import { CancelledError, ConfigurationError, ExpectedError } from '../../src/trouble/errors.ts';
import { LookUpError } from '../../src/trouble/look-up-error.ts';
import { outcomeOfBlame, problemOf, troubleTexts } from '../../src/trouble/whose-trouble.ts';
import { closeRigsAfterEach, rejectionOf, startRig } from '../support/client/client-rig.ts';
import { RecordingLogger } from '../support/client/recording-logger.ts';
import { launchScript } from '../support/evals/fake-api.ts';
import { ingestDependencies, ingestOptions } from '../support/results/ingest-defaults.ts';

closeRigsAfterEach();

const CALL: CallContext = {
  ...{ method: 'GET', path: '/projects', attempts: 1 },
  redactor: createRedactor([]),
};
const LOST = { kind: 'reset', wasSent: true, cause: undefined } as const;

const refusal = (status: number) =>
  new ApiError('The service refused the request.', CALL, { status, code: 'CODE' });

interface Row {
  error: Error;
  /** Of what was asked for: in mode ingest and before there is a run. */
  verdict: VerdictValue;
  /** What it is to the evidence of a run under way, and to results that were to be reported. */
  kind: ProblemKind;
}

/** Each error that is thrown on purpose, the answers of a service by their status, and a bug. */
const ROWS: readonly Row[] = [
  {
    error: new ConfigurationError([{ where: 'suite', message: 'is needed.' }]),
    ...{ verdict: 'invalid', kind: 'evidence' },
  },
  {
    error: new GateFileError([{ where: 'gate.yml', message: 'is wrong.' }], {
      settings: {},
      placeOf: () => '',
    }),
    ...{ verdict: 'invalid', kind: 'evidence' },
  },
  { error: new UnfitFileError('is no file.'), verdict: 'invalid', kind: 'evidence' },
  { error: new FolderError('is a folder.'), verdict: 'invalid', kind: 'evidence' },
  { error: refusal(400), verdict: 'invalid', kind: 'evidence' },
  { error: refusal(401), verdict: 'invalid', kind: 'authentication' },
  { error: refusal(403), verdict: 'invalid', kind: 'authentication' },
  { error: refusal(404), verdict: 'invalid', kind: 'evidence' },
  { error: refusal(418), verdict: 'invalid', kind: 'evidence' },
  { error: refusal(422), verdict: 'invalid', kind: 'evidence' },
  { error: refusal(402), verdict: 'incomplete', kind: 'quota' },
  { error: refusal(408), verdict: 'incomplete', kind: 'evidence' },
  { error: refusal(409), verdict: 'incomplete', kind: 'evidence' },
  { error: refusal(421), verdict: 'incomplete', kind: 'evidence' },
  { error: refusal(423), verdict: 'incomplete', kind: 'evidence' },
  { error: refusal(425), verdict: 'incomplete', kind: 'evidence' },
  { error: refusal(429), verdict: 'incomplete', kind: 'quota' },
  { error: refusal(500), verdict: 'incomplete', kind: 'network' },
  { error: refusal(503), verdict: 'incomplete', kind: 'network' },
  { error: new QuotaError('used up.', CALL), verdict: 'incomplete', kind: 'quota' },
  { error: new NetworkError('is gone.', CALL, LOST), verdict: 'incomplete', kind: 'network' },
  {
    error: new UnexpectedResponseError('is a page.', CALL, { status: 200 }),
    ...{ verdict: 'incomplete', kind: 'network' },
  },
  {
    error: new OversizedReplyError('is too large.', CALL, { status: 400 }),
    ...{ verdict: 'incomplete', kind: 'network' },
  },
  { error: new RedirectError('elsewhere.', CALL), verdict: 'incomplete', kind: 'network' },
  { error: new ApiCallError('failed.', CALL), verdict: 'incomplete', kind: 'execution' },
  { error: new RequestShapeError('runs', ['name']), verdict: 'incomplete', kind: 'execution' },
  { error: new PaginationError('has no end.'), verdict: 'incomplete', kind: 'evidence' },
  { error: new DeadlineError(), verdict: 'incomplete', kind: 'timeout' },
  { error: new CancelledError('cancelled.'), verdict: 'incomplete', kind: 'cancelled' },
  { error: new EmbeddedServiceError('died.'), verdict: 'incomplete', kind: 'execution' },
  { error: new CodeOriginError('no answer.'), verdict: 'incomplete', kind: 'network' },
  { error: new EvidenceError('rows are lost.'), verdict: 'incomplete', kind: 'evidence' },
  { error: new CollectedReportError('no JSON.'), verdict: 'incomplete', kind: 'evidence' },
  { error: new UnexpectedBodyError('is a page.'), verdict: 'incomplete', kind: 'network' },
  { error: new RequestTimeoutError('too slow.'), verdict: 'incomplete', kind: 'network' },
  { error: new ApiDeadlineError('too slow.'), verdict: 'incomplete', kind: 'timeout' },
  { error: new NothingReportedError('no run.'), verdict: 'incomplete', kind: 'evidence' },
  { error: new ProgramError('no shell.'), verdict: 'incomplete', kind: 'execution' },
  { error: new BaseError('has no servers.'), verdict: 'incomplete', kind: 'execution' },
  { error: new PolicyBaseError('no answer.'), verdict: 'incomplete', kind: 'network' },
  { error: new LookUpError('unreachable', 'no answer.'), verdict: 'incomplete', kind: 'network' },
  { error: new ExpectedError('did not work.'), verdict: 'incomplete', kind: 'execution' },
  { error: new TypeError('x is not a function'), verdict: 'incomplete', kind: 'execution' },
];

const TABLE = ROWS.map(({ error, ...row }) => {
  const status = error instanceof ApiError ? ` ${error.status}` : '';
  return { title: `${error.constructor.name}${status}`, error, ...row };
});

const plain = (text: string) => text;
const POLICY = { minPassRate: null };

const REQUEST = {
  target: { kind: 'saved' as const, suite: 'smoke' },
  ...{ project: undefined, servers: [], allServersByDefault: false, modelApiKeys: {} },
  ...{ iterations: undefined, notes: undefined, minPassRatePercent: undefined, marker: 'm' },
};

/** A run whose service is lost to this error, before there is a run or once there is. */
async function runUntil(error: Error, when: 'asked' | 'under way') {
  const { client, clock, logger } = await startRig(
    launchScript({ suites: [{ id: 'st_1', name: 'smoke' }] }),
  );
  const controller = new AbortController();
  if (when === 'asked') controller.abort(error);
  return runSuite(client, REQUEST, {
    ...{ pace: EMBEDDED_PACE, slowdown: () => 1, clock, logger, notice: null },
    ...{
      signal: controller.signal,
      redactor: createRedactor([]),
      traces: { ofFailed: 25, ofPassed: 0 },
    },
    deadlineAtMs: clock.now() + 60_000,
    onRun: () => controller.abort(error),
  });
}

/** A client to which nothing of a service comes but this error. */
function lostService(error: Error): EvalsClient {
  const clock = systemClock;
  const client = createClient({ ...INGEST, version: '1', clock, logger: new RecordingLogger() });
  client.projects.list = async function* () {
    yield await Promise.reject(error);
  };
  return client;
}

const INGEST = { baseUrl: 'http://127.0.0.1:1/api/v1', apiKey: 'sk_a', workspace: '/' };

describe.each(TABLE)('$title', ({ error, verdict, kind }) => {
  it(`is ${verdict} in mode run, before there is a run`, async () => {
    const thrown = await rejectionOf(runUntil(error, 'asked'));
    expect(thrown).toBe(error);
    expect(verdictOnTrouble(thrown, plain).value).toBe(verdict);
  });

  it(`is incomplete in mode run, by a problem of kind ${kind}, once there is one`, async () => {
    const { report } = await runUntil(error, 'under way');
    expect(report.problems.map((problem) => problem.kind)).toEqual([kind]);
    expect(gate(report, POLICY).value).toBe('incomplete');
  });

  it(`is ${verdict} in mode ingest, by a problem of kind ${kind}`, async () => {
    const { report, refusal: refused } = await ingestToService(
      ingestOptions({ files: [], project: 'Default' }),
      ingestDependencies({ ...INGEST, environment: {}, client: lostService(error) }),
    );
    expect(report.problems).toEqual([{ kind, message: error.message }]);
    const told = refused === null ? gate(report, POLICY) : verdictOnTrouble(refused, plain);
    expect(told.value).toBe(verdict);
  });
});

describe('mode publish', () => {
  it('is invalid where there is no report, and incomplete where it is none', async () => {
    const missing = await rejectionOf(readCollectedReport('/nowhere/report.json'));
    expect(verdictOnTrouble(missing, plain).value).toBe('invalid');
    const none = await rejectionOf(readCollectedReport(import.meta.filename));
    expect(none).toBeInstanceOf(CollectedReportError);
    expect(verdictOnTrouble(none, plain).value).toBe('incomplete');
  });
});

it('has a row for every error that is thrown on purpose', () => {
  const sources = join(import.meta.dirname, '../../src');
  const texts = globSync('**/*.ts', { cwd: sources, exclude: ['service/**'] }).map((file) =>
    readFileSync(join(sources, file), 'utf8'),
  );
  const known = new Set(['ExpectedError']);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const text of texts) {
      for (const [, name = '', base = ''] of text.matchAll(/^export class (\w+) extends (\w+)/gm)) {
        if (known.has(base)) known.add(name);
      }
    }
  }
  expect(known.size).toBeGreaterThan(15);
  const rows = new Set<string>(ROWS.map(({ error }) => error.constructor.name));
  expect([...known].filter((name) => !rows.has(name))).toEqual([]);
});

describe('trouble with a server that was looked at', () => {
  it.each([
    ['configuration', 'invalid'],
    ['server', 'failed'],
    ['surroundings', 'incomplete'],
    ['a word of a later version', 'incomplete'],
    [undefined, 'incomplete'],
  ])('by the doing of %s is %s', (blame, outcome) => {
    expect(outcomeOfBlame(blame)).toBe(outcome);
  });
});

describe('troubleTexts', () => {
  it('tells the mistakes of a configuration one by one, and a bug as one of this action', () => {
    const problem = { where: 'suite', message: 'is needed.' };
    const mistakes = [problem, { ...problem, where: 'servers', example: 'weather' }];
    expect(troubleTexts(new ConfigurationError(mistakes))).toEqual([
      'suite: is needed.',
      'servers: is needed. Example: weather',
    ]);
    expect(troubleTexts(refusal(404))).toEqual([refusal(404).message]);
    expect(troubleTexts(new TypeError('no'))).toEqual(['an error of this action: no']);
    expect(troubleTexts('odd')).toEqual(['an error of this action: odd']);
    expect(problemOf('odd')).toEqual({ kind: 'execution', message: 'odd' });
  });
});
