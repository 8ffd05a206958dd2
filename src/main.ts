import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import { isRed } from './gate/exit.ts';
import { readInputs, readInputWarnings, readPublishing, readSecrets } from './inputs/inputs.ts';
import { judge } from './judge.ts';
import type { Verdict } from './model/verdict.ts';
import { systemClock } from './ports/clock.ts';
import { createSecretKeeper } from './redaction/secret-keeper.ts';
import { actionsLogger } from './runner/actions-logger.ts';
import { readEventPayload } from './runner/event-payload.ts';
import { outputNotices, outputsOf, type ReportPlaces, writeOutputs } from './runner/outputs.ts';
import { formatRunState, RUN_STATE } from './runner/state.ts';
import { CancelledError, errorMessage } from './trouble/errors.ts';
import { VERSION } from './version.ts';

export interface RunOptions {
  /** Program of the embedded service, where it is not the bundle's own. */
  serviceEntry?: string;
  /** Why servers under test can read the environment this process started with, if they can. */
  exposed?: string | undefined;
}

/** Every secret of the job as it becomes known, for whatever is shown anywhere. */
const secrets = createSecretKeeper();
const logger = actionsLogger(secrets);

/**
 * The action: gets results, judges them, shows the verdict, and fails the step by `fail-on`.
 * @returns whether work goes on in the background that only the end of the process stops.
 */
export async function run(options: RunOptions = {}): Promise<{ leftWorkBehind: boolean }> {
  const cancellation = cancelOnSignals();
  try {
    learnSecrets();
    const inputs = readPublishing();
    for (const warning of readInputWarnings()) logger.warning(warning);
    if (options.exposed !== undefined) logger.notice(exposureNotice(options.exposed));
    const context = await readContext(cancellation.signal);
    // Loaded only where the event does not tell whose code is checked out.
    const source = async () => {
      const { commitSource } = await import('./publish/github/job/commit-origin.ts');
      const { readEventContext } = await import('./publish/github/job/event-context.ts');
      const { apiUrl, repository } = readEventContext(context.environment, context.payload);
      return commitSource({ ...context, token: inputs.githubToken, apiUrl, repository });
    };
    const { report, verdict, excused } = await judge({
      ...context,
      serviceEntry: options.serviceEntry,
      readInputs,
      matrix: inputs.matrix,
      workspace: process.env['GITHUB_WORKSPACE'] ?? process.cwd(),
      nonce: randomUUID(),
      mask: (secret) => {
        core.setSecret(secret);
        secrets.learn(secret);
      },
      commits: {
        lookUp: async (question) => (await source()).lookUp(question),
        filesOf: async (sha, timeoutMs) => (await source()).filesOf(sha, timeoutMs),
      },
      onRemoteRun: (state) => core.saveState(RUN_STATE, formatRunState(state)),
    });

    // Loaded now rather than before the first request, since nothing is shown until here.
    const { publishAll } = await import('./publish/publish.ts');
    let places: ReportPlaces = {};
    // Nobody is to be told on GitHub of a verdict that the user lets pass.
    const surfaces = excused
      ? { ...inputs, comment: 'never' as const, annotations: false, failOn: [] }
      : inputs;
    const publication = await publishAll({ report, verdict }, surfaces, {
      ...context,
      annotations: core,
      onFiles: ({ report: reportPath, markdown: summaryPath }) => {
        places = { reportPath, summaryPath };
        writeOutputs(outputsOf(report, verdict, places));
      },
    });
    writeOutputs(outputsOf(report, verdict, { ...places, ...publication }));
    for (const notice of outputNotices(report)) logger.notice(notice);
    const closing = await closingLine(verdict, surfaces.annotations);
    finish(verdict, closing, isRed(verdict, surfaces.failOn));
    return publication;
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

function exposureNotice(reason: string): string {
  return `Servers under test can read the job's secrets in the environment of the action: ${reason}. docs/security.md says what that means.`;
}

async function readContext(signal: AbortSignal) {
  const environment = process.env;
  return {
    environment,
    secrets,
    payload: await readEventPayload(environment['GITHUB_EVENT_PATH']),
    temporaryFolder: environment['RUNNER_TEMP'] || tmpdir(),
    version: VERSION,
    clock: systemClock,
    logger,
    signal,
  };
}

/** Tokens of the runner itself, which a server under test could have come by. */
const RUNNER_TOKENS = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'];

/** Before anything is said or read; names what cannot be hidden, never its value. */
function learnSecrets(): void {
  for (const name of RUNNER_TOKENS) secrets.learn(process.env[name] ?? '');
  for (const { name, value } of readSecrets()) {
    const weakness = secrets.learn(value);
    if (weakness === null) continue;
    logger.notice(`${name}: ${WEAK[weakness]} So it is hidden in the log of the runner alone.`);
  }
}

const WEAK = {
  short: 'the value has fewer than six characters, which any text has by chance.',
  common: 'the value is a common word, which any text may have.',
} as const;

/** Tells the verdict in the log, and by the step's colour. */
function finish({ value, checks }: Verdict, closing: string, red: boolean): void {
  // What is wrong with a configuration is all there is to say of it, and is said once.
  if (value !== 'invalid') {
    for (const { title, outcome, expected, actual } of checks) {
      logger.info(`${title}: ${outcome} (expected ${expected}; found ${actual})`);
    }
  }
  if (red) {
    logger.error(closing);
    process.exitCode = 1;
  } else {
    logger.info(closing);
  }
}

/** The verdict in a line, and below it the mistakes that no annotation has told. */
async function closingLine(verdict: Verdict, annotated: boolean): Promise<string> {
  const { value, headline, checks } = verdict;
  const whole = `Evals ${value}: ${headline}`;
  if (value !== 'invalid' || checks.length === 0) return whole;
  const { MAX_ANNOTATIONS } = await import('./publish/github/annotations.ts');
  const { placeOf } = await import('./render/annotations.ts');
  const texts = checks.map(({ actual }) => actual);
  // With so many, some have no annotation.
  const allTold = annotated && checks.length < MAX_ANNOTATIONS;
  const [only = ''] = texts;
  if (texts.length === 1) {
    const place = allTold ? placeOf(only) : null;
    return place === null ? whole : `Evals ${value}: The configuration is wrong at ${place}.`;
  }
  const untold = allTold ? texts.filter((text) => placeOf(text) === null) : texts;
  return [whole, ...untold.map((text) => `- ${text}`)].join('\n');
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
