import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import type { StepContext } from './collect.ts';
import { collectAndJudge } from './collect-and-judge.ts';
import { isRed } from './gate/gate.ts';
import type { PublishingConfig } from './inputs/config.ts';
import {
  asksOfServers,
  asksToCalibrate,
  readCalibration,
  readInputs,
  readInputWarnings,
  readPolicyFiles,
  readPublishing,
  readSecrets,
} from './inputs/inputs.ts';
import type { Judgement } from './judge.ts';
import { systemClock } from './ports/clock.ts';
import { lateCommitSource } from './publish/github/commits/late-commit-source.ts';
import { createConversationArchive } from './report-file/conversation-archive.ts';
import { actionsLogger, jobSecrets, learnNamed } from './runner/actions-logger.ts';
import { cancelOnSignals, readJob } from './runner/job.ts';
import { outputNotices, outputsOf, type ReportPlaces, writeOutputs } from './runner/outputs.ts';
import { exposureNotice } from './runner/prepared-process.ts';
import { RUN_STATE, RunsUnderWay } from './runner/state.ts';
import type { JobContext } from './session/job-context.ts';
import { errorMessage } from './trouble/errors.ts';
import { VERSION } from './version.ts';

export interface RunOptions {
  /** Program of the embedded service, where it is not the bundle's own. */
  serviceEntry?: string;
  /** Why servers under test can read the environment this process started with, if they can. */
  exposed?: string | undefined;
}

/**
 * The action: gets results, judges them, shows the verdict, and fails the step by `fail-on`.
 * @returns whether work goes on in the background that only the end of the process stops.
 */
export async function run(options: RunOptions = {}): Promise<{ leftWorkBehind: boolean }> {
  const cancellation = cancelOnSignals();
  const secrets = jobSecrets();
  const logger = actionsLogger(secrets);
  try {
    learnNamed(readSecrets(), secrets, logger);
    const publishing = readPublishing();
    for (const warning of readInputWarnings()) logger.warning(warning);
    if (options.exposed !== undefined) logger.notice(exposureNotice(options.exposed));
    const world = { secrets, logger, clock: systemClock, signal: cancellation.signal };
    const job = { ...(await readJob()), ...world, version: VERSION };
    const commits = lateCommitSource({ ...job, token: publishing.githubToken });
    if (asksToCalibrate()) {
      const { showCalibration, tryOutPolicy } = await import('./calibrate.ts');
      const tried = await tryOutPolicy(readCalibration, { ...job, commits });
      if (tried.outcome === 'trouble') return await show(tried.judgement, publishing, job);
      await showCalibration(tried.calibration, publishing, job);
      return { leftWorkBehind: false };
    }
    const archive =
      publishing.traces === 'none' ? undefined : createConversationArchive(publishing.traces);
    const judgement = await collectAndJudge(
      readInputs,
      { ...job, commits, serviceEntry: options.serviceEntry },
      {
        ...{ nonce: randomUUID(), matrix: publishing.matrix, policyFiles: readPolicyFiles() },
        ...{ onRemoteRun: leavingToPostStep(), archive },
      },
    );
    return await show(judgement, publishing, { ...job, archive });
  } catch (error) {
    // What users can set right has become a verdict long before: this is the machine, or a bug.
    logger.error(`The action could not do its work: ${errorMessage(error)}`);
    if (error instanceof Error) logger.debug(error.stack ?? error.message);
    process.exitCode = 1;
    return { leftWorkBehind: false };
  } finally {
    cancellation.release();
  }
}

/** Shows the judgement on every surface, in the outputs, in the log and by the step's colour. */
async function show(
  { report, verdict, baseline, excused }: Judgement,
  publishing: PublishingConfig,
  job: Omit<JobContext, 'commits'> & Pick<StepContext, 'archive'>,
): Promise<{ leftWorkBehind: boolean }> {
  // Loaded now rather than before the first request, since nothing is shown until here.
  const { publishAll } = await import('./publish/publish.ts');
  const { logVerdict, showsColours } = await import('./publish/step-log.ts');
  // Nobody is to be told on GitHub of a verdict that the user lets pass.
  const surfaces = excused
    ? { ...publishing, comment: 'never' as const, annotations: false, failOn: [] }
    : publishing;
  let places: ReportPlaces = {};
  const publication = await publishAll({ report, verdict, baseline }, surfaces, {
    ...job,
    annotations: core,
    onFiles: ({ report: reportPath, markdown: summaryPath }) => {
      places = { reportPath, summaryPath };
      writeOutputs(outputsOf(report, verdict, places));
    },
  });
  writeOutputs(outputsOf(report, verdict, { ...places, ...publication }));
  for (const notice of outputNotices(report)) job.logger.notice(notice);
  const red = isRed(verdict, surfaces.failOn);
  const shown = {
    annotated: surfaces.annotations,
    red,
    ofServers: asksOfServers(),
    coloured: showsColours(job.environment),
  };
  logVerdict({ report, verdict }, shown, job.logger);
  if (red) process.exitCode = 1;
  return publication;
}

function leavingToPostStep(): StepContext['onRemoteRun'] {
  const underWay = new RunsUnderWay();
  return (run) => core.saveState(RUN_STATE, underWay.note(run));
}
