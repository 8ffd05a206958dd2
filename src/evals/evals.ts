import { relative, resolve, sep } from 'node:path';
import type { RunProvenance } from '../baseline/service/run-provenance.ts';
import { NO_SERVICE_HISTORY } from '../baseline/service/service-history.ts';
import type { EvalsClient } from '../client/client.ts';
import type { RunConfig, SuiteSource } from '../inputs/config.ts';
import type { ConversationArchive } from '../model/conversation/conversation.ts';
import type { RunAgain } from '../model/regression/confirmation.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Environment } from '../session/environment.ts';
import type { BorrowedSession } from '../session/session.ts';
import { type BesideBase, findBase, runBesideBase, troubleOf } from './base/beside-base.ts';
import type { SavedBase } from './base/saved-base.ts';
import type { RunProgress } from './collect/case-progress.ts';
import { ALL_TRACES, FAILED_TRACES } from './collect/traces.ts';
import type { createRunAgain } from './confirm/run-again.ts';
import type { ArgumentCheck } from './launch/argument-check.ts';
import type { LaunchTarget, RepeatedStep } from './launch/launch.ts';
import { type Rerun, stepKey, stepMarker } from './launch/marker.ts';
import type { CaseChoice } from './shards/case-choice.ts';
import type { LegOptions, SuiteLeg } from './shards/suite-leg.ts';
import { explainRefusal } from './suite-file/refusal.ts';
import type { LocatedSuite } from './suite-file/suite-file.ts';
import { modelNotice, type RunSuiteOptions, runSuite } from './suite-run.ts';
import { tellLaunching } from './watch/launch-progress.ts';
import { EMBEDDED_PACE, REMOTE_PACE } from './watch/pace.ts';

/** Each time takes a request or more of the 60 a minute that a key is granted. */
const REMOTE_CASES_EVERY_MS = 5_000;

/** The step of the workflow that runs evals. */
export interface EvalStep {
  /** Random text that no other step has. */
  nonce: string;
  /** `toJSON(matrix)`. */
  matrix: string;
  /** Whose code is run; empty where that is not known. */
  commit: string;
  /** What a run of a remote service is of, for whoever holds later ones against it. */
  provenance?: Partial<RunProvenance>;
  /** Told of a run of a remote service as soon as it exists, and again once it has ended. */
  onRemoteRun(run: { baseUrl: string; projectId: string; runId: string; terminal: boolean }): void;
  /**
   * Told how far the run is, each time that it is looked at.
   * @param stop ends the run before all of it has run.
   */
  onProgress?(progress: RunProgress, stop: () => void): void;
  /** Takes conversations of our own service for the files of their traces. */
  archive?: ConversationArchive | undefined;
  /** Which cases of the suite file are run; all where this is left out. */
  choice?: CaseChoice | undefined;
}

/** What evals were found to do. */
export interface EvalResults extends BesideBase {
  /** Null where nothing was run, or nobody here judges it. */
  runAgain: RunAgain | null;
  /** Whether it runs them on the base too. */
  canRunBase?: boolean;
  /** There was nothing to run in this leg of a suite. */
  excused: boolean;
}

/**
 * Carries out the evals the inputs ask for, on the service of the session.
 * @throws only where no run came about.
 */
export async function runEvals(
  config: RunConfig,
  session: BorrowedSession,
  { nonce, matrix, onRemoteRun, onProgress, choice, archive, commit, provenance = {} }: EvalStep,
): Promise<EvalResults> {
  const { workspace, clock, logger, signal, deadlineAtMs } = session;
  const { run, models, policy, publishing } = config;
  const embedded = config.service.kind === 'embedded';
  const whole = await readSuite(config, workspace, choice);
  const leg = await legOf(whole, config, { ...session, commit });
  const located = leg?.part ?? whole;
  const finished = async (report: RunReport): Promise<RunReport> => ({
    ...(located === null ? report : await marked(report, located, { workspace, embedded })),
    ...(leg && { shard: leg.facts }),
  });
  if (located !== null && located.suite.tests.length === 0) {
    const report = await finished(await reportOfNothing(located, leg));
    const excused = leg !== null;
    if (excused) logger.notice(report.warnings.join(' '));
    const nothing = { history: NO_SERVICE_HISTORY, earlierRuns: null, baseline: null };
    return { report, ...nothing, runAgain: null, excused };
  }
  const base = await findBase(config, workspace);
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
    argumentCheck: argumentCheckOf(config),
    // Ours looks at its servers anyway.
    asksTools: embedded,
    provenance,
    // The embedded service starts empty, and so knows no run of an attempt before.
    ...(embedded ? {} : { repeat: repeatOf(session.environment, matrix, run.rerun) }),
  };
  const { client, baseUrl, bucket, serversFile, baseTrouble } = await session.service({
    commands: commandsOf(located),
    base: base !== null && 'folder' in base ? base : undefined,
  });
  const stopTelling = embedded ? tellLaunching({ clock, logger }) : () => {};
  try {
    const options: RunSuiteOptions = {
      pace: embedded ? EMBEDDED_PACE : REMOTE_PACE,
      traces: embedded ? { ...ALL_TRACES, archive } : FAILED_TRACES,
      slowdown: () => bucket.slowdown(),
      clock,
      logger,
      signal,
      deadlineAtMs,
      redactor: session.secrets,
      listsTools: !embedded && mayBlock(config),
      ...(leg && { legs: leg.facts.total }),
      notice: config.service.kind === 'embedded' ? modelNotice(config.service.modelBaseUrls) : null,
      onRun: (ids) => {
        stopTelling();
        if (!embedded) onRemoteRun({ ...ids, baseUrl });
      },
    };
    const isUp = base !== null && 'folder' in base && baseTrouble === null;
    const baseAgain = isUp ? 'own-project' : await savedBaseOf(config, client, options);
    const runAgain = publishing.collectsOnly
      ? null
      : runAgainOf(client, request, { ...options, base: baseAgain });
    if (base === null || config.baseline.kind !== 'checkout') {
      if (base !== null && !isUp)
        logger.warning(`confirm-checkout: ${troubleOf(base, baseTrouble)}`);
      const readCasesEveryMs = embedded ? 0 : REMOTE_CASES_EVERY_MS;
      const progress = onProgress && { onProgress, readCasesEveryMs };
      const { report, ...ran } = await runSuite(client, request, { ...options, progress });
      const canRunBase = baseAgain !== null;
      const judged = { baseline: null, runAgain, canRunBase, excused: false };
      return { report: await finished(report), ...ran, ...judged };
    }
    const sides = await runBesideBase(client, request, {
      ...{ base, baseTrouble, workspace, options },
    });
    return { ...sides, report: await finished(sides.report), runAgain, excused: false };
  } catch (error) {
    const emptyModelKeys = models.emptyKeys;
    throw await explainRefusal(error, { serversFile, located, emptyModelKeys });
  } finally {
    stopTelling();
  }
}

/** What the inputs leave to this job of the suite; null where that is all of it. */
async function legOf(
  whole: LocatedSuite | null,
  { run: { shard, shardDurations, iterations, servers } }: RunConfig,
  origin: Pick<LegOptions, 'commit' | 'environment'> & { workspace: string },
): Promise<SuiteLeg | null> {
  if (whole === null || shard === null || shard.index === null) return null;
  const { index, total } = shard;
  const { legOfSuite } = await import('./shards/suite-leg.ts');
  const { readCaseDurations } = await import('./shards/case-durations.ts');
  const durations =
    shardDurations === undefined ? null : await readCaseDurations(shardDurations, origin.workspace);
  return legOfSuite(whole, { shard: { index, total }, durations, iterations, servers, ...origin });
}

/** Where every case is skipped, or fell to other legs. */
async function reportOfNothing(located: LocatedSuite, leg: SuiteLeg | null): Promise<RunReport> {
  if (leg !== null) return (await import('./shards/suite-leg.ts')).emptyLegReport(leg);
  return (await import('./suite-file/case-marks.ts')).skippedReport(located);
}

/** A service that is not ours is asked for what it lists; ours looks at its servers anyway. */
function argumentCheckOf({ service, run }: RunConfig): ArgumentCheck | undefined {
  const { checkArguments: outcome } = run;
  if (outcome === 'off') return undefined;
  return { outcome, by: service.kind === 'embedded' ? 'service' : 'client' };
}

/** Whether a comparison may block, so that it is worth a request a server to know their tools. */
function mayBlock({ baseline, policy: { regression = 'inform' } }: RunConfig): boolean {
  return baseline.kind !== 'none' && regression !== 'inform' && regression !== 'off';
}

/** The servers of the base on a hosted service; looked for at once, so that a slip is told. */
async function savedBaseOf(
  { service, run: { project, confirmServers }, publishing }: RunConfig,
  client: EvalsClient,
  { signal, deadlineAtMs }: RunSuiteOptions,
): Promise<SavedBase | null> {
  const isAsked = service.kind !== 'embedded' && confirmServers.length > 0;
  if (!isAsked || publishing.collectsOnly) return null;
  const { findSavedBase } = await import('./base/saved-base.ts');
  return findSavedBase(client, { project, servers: confirmServers }, { signal, deadlineAtMs });
}

/** Loaded only once something is to be run again. */
function runAgainOf(...request: Parameters<typeof createRunAgain>): RunAgain {
  let loaded: Promise<RunAgain> | undefined;
  return async (...asked) => {
    loaded ??= import('./confirm/run-again.ts').then((one) => one.createRunAgain(...request));
    return (await loaded)(...asked);
  };
}

function repeatOf(environment: Environment, matrix: string, rerun: Rerun): RepeatedStep {
  return { key: stepKey(environment, matrix, rerun), rerun };
}

/** Reads the suite file first, so that its mistakes are told before anything is started. */
async function readSuite(
  { suite, execution, service }: RunConfig,
  workspace: string,
  choice: CaseChoice | undefined,
): Promise<LocatedSuite | null> {
  if (suite.kind === 'saved') return null;
  const { readSuiteFile, requireSoundSuite } = await import('./suite-file/suite-file.ts');
  const located = await readSuiteFile(suite.file, workspace, execution);
  requireSoundSuite(located, service.kind === 'embedded');
  if (service.kind === 'embedded') {
    const { requireKnownProviders } = await import('./suite-file/suite-problems.ts');
    requireKnownProviders(located, Object.keys(service.modelBaseUrls));
  }
  if (choice === undefined) return located;
  return (await import('./shards/case-choice.ts')).chosenCases(located, choice);
}

function targetOf(input: SuiteSource, located: LocatedSuite | null): LaunchTarget {
  if (input.kind === 'saved') return input;
  if (located === null) throw new Error('The suite file was not read.');
  const { suite, serverPlace, placeOf } = located;
  return { kind: 'file', suite, serverPlace, placeOf };
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
  const told = [...(embedded ? [] : located.withoutEvidence), ...located.doubts];
  const warnings = told.map(({ where, message }) => `${where}: ${message}`);
  return withMarks({ ...report, warnings: [...report.warnings, ...warnings] }, located, file);
}
