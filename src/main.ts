import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import { systemClock } from './clock.ts';
import { errorMessage, GateError } from './errors.ts';
import { isRed } from './gate/exit.ts';
import { gate } from './gate/gate.ts';
import { incompleteVerdict, invalidVerdict } from './gate/without-report.ts';
import { readInputs, readPublishingInputs } from './inputs.ts';
import { actionsLogger } from './logger.ts';
import type { RunReport } from './model/run-report.ts';
import type { Verdict } from './model/verdict.ts';
import { outputsOf, writeOutputs } from './outputs.ts';
import type { Environment } from './run/environment.ts';
import { readEventPayload } from './run/event-payload.ts';
import { runEvals } from './run/run-evals.ts';
import { CancelledError, isConfigurationTrouble } from './run/trouble.ts';
import { formatRunState, RUN_STATE } from './state.ts';
import { VERSION } from './version.ts';

export interface RunOptions {
  /** Program of the embedded service, where it is not the bundle's own. */
  serviceEntry?: string;
}

/** The results and what they are worth. `report` is null where none came about. */
interface Judgement {
  report: RunReport | null;
  verdict: Verdict;
}

const logger = actionsLogger();
const clock = systemClock;

/** The action: runs the evals, judges them, shows the verdict, and fails the step by `fail-on`. */
export async function run(options: RunOptions = {}): Promise<void> {
  const cancellation = cancelOnSignals();
  try {
    const judgement = await judge(process.env, cancellation.signal, options);
    const { failOn, summary } = readPublishingInputs();
    await publish(judgement, summary, process.env);
    finish(judgement.verdict, isRed(judgement.verdict, failOn));
  } finally {
    cancellation.release();
  }
}

async function judge(
  environment: Environment,
  signal: AbortSignal,
  { serviceEntry }: RunOptions,
): Promise<Judgement> {
  try {
    const inputs = readInputs();
    const report = await runEvals(inputs, {
      environment,
      workspace: environment['GITHUB_WORKSPACE'] ?? process.cwd(),
      temporaryFolder: temporaryFolder(environment),
      payload: await readEventPayload(environment['GITHUB_EVENT_PATH']),
      version: VERSION,
      nonce: randomUUID(),
      clock,
      logger,
      signal,
      serviceEntry,
      mask: core.setSecret,
      onRemoteRun: (state) => core.saveState(RUN_STATE, formatRunState(state)),
    });
    const { minPassRatePercent } = inputs;
    const minPassRate = minPassRatePercent === undefined ? null : minPassRatePercent / 100;
    return { report, verdict: gate(report, { minPassRate }) };
  } catch (error) {
    return { report: null, verdict: verdictOn(error) };
  }
}

/** Verdict where no run came about: the user's doing is `invalid`, all else `incomplete`. */
function verdictOn(error: unknown): Verdict {
  if (isConfigurationTrouble(error)) return invalidVerdict(errorMessage(error));
  if (error instanceof GateError) return incompleteVerdict(error.message);
  if (error instanceof Error && error.stack) logger.debug(error.stack);
  return incompleteVerdict(`an error of this action: ${errorMessage(error)}`);
}

/** Shows a judgement on every surface; one that fails keeps none of the others from it. */
async function publish(
  { report, verdict }: Judgement,
  summary: boolean,
  environment: Environment,
): Promise<void> {
  // Loaded now rather than before the first request, since nothing is shown until here.
  const { writeReportFile } = await import('./publish/report-file.ts');
  const content = { report, verdict, generatedAtMs: clock.now(), actionVersion: VERSION };
  const reportPath = await writeReportFile(temporaryFolder(environment), content).catch(
    (error: unknown) => {
      logger.warning(`The report could not be written: ${errorMessage(error)}`);
      return null;
    },
  );
  if (summary) {
    const { publishSummary } = await import('./publish/summary.ts');
    const facts = [{ label: 'Action', value: `mcp-eval-gate-action ${VERSION}` }];
    const target = { file: environment['GITHUB_STEP_SUMMARY'], logger };
    await publishSummary({ report, verdict, environment: facts }, target);
  }
  writeOutputs(outputsOf(report, verdict, reportPath));
}

/** Tells the verdict in the log, and by the step's colour. */
function finish({ value, headline, checks }: Verdict, red: boolean): void {
  for (const { title, outcome, expected, actual } of checks) {
    logger.info(`${title}: ${outcome} (expected ${expected}; found ${actual})`);
  }
  const line = `Evals ${value}: ${headline}`;
  if (red) {
    logger.error(line);
    process.exitCode = 1;
  } else {
    logger.info(line);
  }
}

/** The runner cancels a step with SIGINT, and ends it with SIGTERM seconds later. */
function cancelOnSignals(): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const cancel = () => controller.abort(new CancelledError('The job was cancelled.'));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const name of signals) process.on(name, cancel);
  return {
    signal: controller.signal,
    release: () => {
      for (const name of signals) process.off(name, cancel);
    },
  };
}

function temporaryFolder(environment: Environment): string {
  return environment['RUNNER_TEMP'] || tmpdir();
}
