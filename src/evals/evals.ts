import { relative, resolve, sep } from 'node:path';
import { NO_SERVICE_HISTORY } from '../baseline/service-history.ts';
import type { RunConfig, SuiteSource } from '../inputs/config.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Environment } from '../session/environment.ts';
import type { BorrowedSession } from '../session/session.ts';
import type { LaunchTarget, RepeatedStep } from './launch/launch.ts';
import { type Rerun, stepKey, stepMarker } from './launch/marker.ts';
import { explainRefusal } from './suite-file/refusal.ts';
import type { LocatedSuite } from './suite-file/suite-file.ts';
import { modelNotice, runSuite, type SuiteRun } from './suite-run.ts';
import { tellLaunching } from './watch/launch-progress.ts';
import { EMBEDDED_PACE, REMOTE_PACE } from './watch/pace.ts';

/** Enough to see what the cases of a suite did, and read in less than a second. */
const TRACES_OF_PASSED = 200;

/** The step of the workflow that runs evals. */
export interface EvalStep {
  /** Random text that no other step has. */
  nonce: string;
  /** `toJSON(matrix)`. */
  matrix: string;
  /** Told of a run of a remote service as soon as it exists, and again once it has ended. */
  onRemoteRun(run: { baseUrl: string; projectId: string; runId: string; terminal: boolean }): void;
}

/**
 * Carries out the evals the inputs ask for, on the service of the session.
 * @throws only where no run came about.
 */
export async function runEvals(
  config: RunConfig,
  session: BorrowedSession,
  { nonce, matrix, onRemoteRun }: EvalStep,
): Promise<SuiteRun> {
  const { workspace, clock, logger, signal, deadlineAtMs } = session;
  const { run, models, policy } = config;
  const embedded = config.service.kind === 'embedded';
  const located = await readSuite(config, workspace, embedded);
  if (located !== null && located.suite.tests.length === 0) {
    const { skippedReport } = await import('./suite-file/case-marks.ts');
    const report = await marked(skippedReport(located), located, { workspace, embedded });
    return { report, history: NO_SERVICE_HISTORY };
  }
  const request = {
    target: targetOf(config.suite, located),
    project: run.project,
    servers: run.servers,
    allServersByDefault: embedded,
    modelApiKeys: models.apiKeys,
    iterations: run.iterations,
    execution: config.execution,
    notes: run.notes,
    minPassRatePercent: policy.minPassRatePercent,
    marker: stepMarker(session.environment, nonce),
    // The embedded service starts empty, and so knows no run of an attempt before.
    ...(embedded ? {} : { repeat: repeatOf(session.environment, matrix, run.rerun) }),
  };
  const { client, baseUrl, bucket, serversFile } = await session.service({
    commands: commandsOf(located),
  });
  const stopTelling = embedded ? tellLaunching({ clock, logger }) : () => {};
  try {
    const { report, history } = await runSuite(client, request, {
      pace: embedded ? EMBEDDED_PACE : REMOTE_PACE,
      tracesOfPassed: embedded ? TRACES_OF_PASSED : 0,
      slowdown: () => bucket.slowdown(),
      clock,
      logger,
      signal,
      deadlineAtMs,
      redactor: session.secrets,
      notice: config.service.kind === 'embedded' ? modelNotice(config.service.modelBaseUrls) : null,
      onRun: (ids) => {
        stopTelling();
        if (!embedded) onRemoteRun({ ...ids, baseUrl });
      },
    });
    return {
      report: located === null ? report : await marked(report, located, { workspace, embedded }),
      history,
    };
  } catch (error) {
    const emptyModelKeys = models.emptyKeys;
    throw await explainRefusal(error, { serversFile, located, emptyModelKeys });
  } finally {
    stopTelling();
  }
}

function repeatOf(environment: Environment, matrix: string, rerun: Rerun): RepeatedStep {
  return { key: stepKey(environment, matrix, rerun), rerun };
}

/** Reads the suite file first, so that its mistakes are told before anything is started. */
async function readSuite(
  { suite, execution }: RunConfig,
  workspace: string,
  embedded: boolean,
): Promise<LocatedSuite | null> {
  if (suite.kind === 'saved') return null;
  const { readSuiteFile, requireSoundSuite } = await import('./suite-file/suite-file.ts');
  const located = await readSuiteFile(suite.file, workspace, execution);
  requireSoundSuite(located, embedded);
  return located;
}

function targetOf(input: SuiteSource, located: LocatedSuite | null): LaunchTarget {
  if (input.kind === 'saved') return input;
  if (located === null) throw new Error('The suite file was not read.');
  const { suite, serversPlace, placeOf } = located;
  return { kind: 'file', suite, serversPlace, placeOf };
}

function commandsOf(located: LocatedSuite | null): (string | string[])[] {
  const { setup, teardown } = located?.suite ?? {};
  return [setup, teardown].filter((command) => command !== undefined);
}

/** The report with what the file says of its cases, and what another service may have let pass. */
async function marked(
  report: RunReport,
  located: LocatedSuite,
  { workspace, embedded }: { workspace: string; embedded: boolean },
): Promise<RunReport> {
  const { withMarks } = await import('./suite-file/case-marks.ts');
  const file = relative(workspace, resolve(workspace, located.file)).replaceAll(sep, '/');
  const warnings = embedded
    ? []
    : located.withoutEvidence.map(({ where, message }) => `${where}: ${message}`);
  return withMarks({ ...report, warnings: [...report.warnings, ...warnings] }, located, file);
}
