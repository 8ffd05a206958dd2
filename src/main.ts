import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { withCarriedHistory } from './baseline/baseline-search.ts';
import { withHistory } from './baseline/service/service-history.ts';
import { collect, type StepContext } from './collect.ts';
import { type StartedSearch, startBaselineSearch } from './earlier-results.ts';
import { isRed } from './gate/gate.ts';
import type { Config, PublishingConfig, ResultsConfig } from './inputs/config.ts';
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
import { type Judgement, judgeConfirming, judgeServers, judgeTrouble } from './judge.ts';
import type { RunReport } from './model/run-report.ts';
import { PolicyBaseError } from './policy/file-versions.ts';
import {
  type PolicyContext,
  type PolicyInForce,
  readPolicy,
  readWithFiles,
  surfacePolicy,
} from './policy/policy-in-force.ts';
import { systemClock } from './ports/clock.ts';
import { lateCommitSource } from './publish/github/commits/late-commit-source.ts';
import { actionsLogger, jobSecrets, learnNamed } from './runner/actions-logger.ts';
import { cancelOnSignals, readJob } from './runner/job.ts';
import { outputNotices, outputsOf, type ReportPlaces, writeOutputs } from './runner/outputs.ts';
import { exposureNotice } from './runner/prepared-process.ts';
import { RUN_STATE, RunsUnderWay } from './runner/state.ts';
import type { JobContext } from './session/job-context.ts';
import { type BorrowedSession, openSession } from './session/session.ts';
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
    const judgement = await collectAndJudge(
      readInputs,
      { ...job, commits, serviceEntry: options.serviceEntry },
      { nonce: randomUUID(), matrix: publishing.matrix, onRemoteRun: leavingToPostStep() },
    );
    return await show(judgement, publishing, job);
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

/**
 * From the inputs to the verdict, all within one session. Never throws.
 * @param read gives the inputs, and throws where the user wrote something wrong.
 */
export async function collectAndJudge(
  read: () => Config,
  job: JobContext,
  step: StepContext,
): Promise<Judgement> {
  let asked: PolicyInForce | null = null;
  let found: RunReport | null = null;
  try {
    const config = await readWithFiles(read, readPolicyFiles(), job);
    const session = openSession(config, job);
    let search: StartedSearch | null = null;
    try {
      if (config.mode === 'doctor') {
        const { diagnoseServers } = await import('./doctor/doctor.ts');
        return judgeServers(await diagnoseServers(config, session), session);
      }
      const policy = await policyOrObstacle(config, { ...session, commits: job.commits });
      if (policy instanceof PolicyBaseError) {
        const { report } = await collect(config, session, { ...step, policyDigest: '' });
        return judgeTrouble(policy, null, job, report);
      }
      asked = policy;
      search = startBaselineSearch(config, asked.policy, session);
      const inForce = { ...config, policy: asked.settings };
      const { digest: policyDigest } = asked.facts;
      const results = await collect(inForce, session, { ...step, policyDigest });
      const { history } = results;
      found = results.report;
      const known = history === null ? found : await withHistory(found, history, session);
      const baseline = results.baseline ?? (await search.result(results));
      const report = withCarriedHistory(known, baseline);
      const judgement = await judgeConfirming({ ...results, report, baseline }, asked, session);
      await sendAsAsked(inForce, judgement, { ...session, matrix: step.matrix });
      return judgement;
    } finally {
      search?.stop();
      // Before anything is shown: no server is left that could read or change what is written.
      await session.close();
    }
  } catch (error) {
    return judgeTrouble(error, asked?.facts ?? null, job, found);
  }
}

/**
 * The policy in force. Results that only have to be read are shown even where nobody can tell what
 * is asked of them; nothing is run for that, and nothing sent.
 */
async function policyOrObstacle(
  config: ResultsConfig,
  context: PolicyContext,
): Promise<PolicyInForce | PolicyBaseError> {
  if (config.mode === 'diff') return surfacePolicy(config);
  try {
    return await readPolicy(config, context);
  } catch (error) {
    const isThere = config.mode === 'publish' || (config.mode === 'ingest' && !config.service);
    if (isThere && error instanceof PolicyBaseError) return error;
    throw error;
  }
}

/** Sends the results on where the inputs say so; loaded only then. */
async function sendAsAsked(
  config: Config,
  { report }: Judgement,
  session: BorrowedSession & Pick<StepContext, 'matrix'>,
): Promise<void> {
  if (config.mode !== 'run' && config.mode !== 'command') return;
  if (config.reportTo === null || report === null) return;
  const { sendReport } = await import('./results/sending/send-report.ts');
  const { readEventContext } = await import('./runner/event-context.ts');
  const { matrix, environment, payload } = session;
  const { sha: commitSha } = readEventContext(environment, payload, matrix);
  const { minPassRatePercent } = config.policy;
  await sendReport({ report, matrix, commitSha, minPassRatePercent }, config.reportTo, session);
}

/** Shows the judgement on every surface, in the outputs, in the log and by the step's colour. */
async function show(
  { report, verdict, baseline, excused }: Judgement,
  publishing: PublishingConfig,
  job: Omit<JobContext, 'commits'>,
): Promise<{ leftWorkBehind: boolean }> {
  // Loaded now rather than before the first request, since nothing is shown until here.
  const { publishAll } = await import('./publish/publish.ts');
  const { logVerdict } = await import('./publish/step-log.ts');
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
  const shown = { annotated: surfaces.annotations, red, ofServers: asksOfServers() };
  logVerdict(verdict, shown, job.logger);
  if (red) process.exitCode = 1;
  return publication;
}

function leavingToPostStep(): StepContext['onRemoteRun'] {
  const underWay = new RunsUnderWay();
  return (run) => core.saveState(RUN_STATE, underWay.note(run));
}
