import { relative, resolve, sep } from 'node:path';
import { EvalApiClient } from '../client/eval-api-client.ts';
import type { RunConfig, SuiteSource } from '../inputs/config.ts';
import type { RunReport } from '../model/run-report.ts';
import {
  type CodeOriginContext,
  refuseUntrustedCode,
} from '../session/code-origin/untrusted-code.ts';
import { type ConnectionContext, openService } from '../session/service-connection.ts';
import { ConfigurationError } from '../trouble/errors.ts';
import type { LaunchTarget } from './launch/launch.ts';
import { stepMarker } from './launch/marker.ts';
import { modelNotice, runSuite } from './run-suite.ts';
import { explainRefusal } from './suite-file/refusal.ts';
import type { LocatedSuite } from './suite-file/suite-file.ts';
import { tellLaunching } from './watch/launch-progress.ts';

export interface EvalContext extends ConnectionContext, CodeOriginContext {
  /** Version of this action. */
  version: string;
  /** Random text that no other step has. */
  nonce: string;
  /** Told of a run of a remote service as soon as it exists, and again once it has ended. */
  onRemoteRun(run: { baseUrl: string; projectId: string; runId: string; terminal: boolean }): void;
}

/**
 * Carries out the evals the inputs ask for, on the service they name.
 * @throws only where no run came about.
 */
export async function runEvals(inputs: RunConfig, context: EvalContext): Promise<RunReport> {
  const { clock, logger } = context;
  const deadlineAtMs = clock.now() + inputs.timeouts.evalsMs;
  const embedded = inputs.service.kind === 'embedded';
  const located = await readSuite(inputs.suite, context.workspace);
  if (located !== null && embedded) requireSoundSuite(located);
  const target = targetOf(inputs.suite, located);
  await refuseUntrustedCode(inputs, context);
  const service = await openService(inputs.service, context);
  const stopTelling = embedded ? tellLaunching({ clock, logger }) : () => {};
  try {
    const { baseUrl, apiKey, bucket, pace, signal } = service;
    const client = new EvalApiClient({
      baseUrl,
      apiKey,
      bucket,
      version: context.version,
      clock,
      logger,
      secrets: context.secrets,
    });
    const request = {
      target,
      project: inputs.run.project,
      servers: inputs.run.servers,
      allServersByDefault: embedded,
      modelApiKeys: inputs.models.apiKeys,
      iterations: inputs.run.iterations,
      notes: inputs.run.notes,
      minPassRatePercent: inputs.policy.minPassRatePercent,
      marker: stepMarker(context.environment, context.nonce),
    };
    const report = await runSuite(client, request, {
      pace,
      slowdown: () => bucket.slowdown(),
      clock,
      logger,
      signal,
      deadlineAtMs,
      redactor: context.secrets,
      notice: inputs.service.kind === 'embedded' ? modelNotice(inputs.service.modelBaseUrls) : null,
      onRun: (run) => {
        stopTelling();
        if (!embedded) context.onRemoteRun({ ...run, baseUrl });
      },
    });
    return located === null
      ? report
      : placed(report, located, { workspace: context.workspace, embedded });
  } catch (error) {
    throw await explainRefusal(error, {
      serversFile: service.serversFile,
      located,
      emptyModelKeys: inputs.models.emptyKeys,
    });
  } finally {
    stopTelling();
    await service.close();
  }
}

/** Reads the suite file first, so that its mistakes are told before anything is started. */
async function readSuite(suite: SuiteSource, workspace: string): Promise<LocatedSuite | null> {
  if (suite.kind === 'saved') return null;
  const { readSuiteFile } = await import('./suite-file/suite-file.ts');
  return readSuiteFile(suite.file, workspace);
}

function targetOf(input: SuiteSource, located: LocatedSuite | null): LaunchTarget {
  if (input.kind === 'saved') return input;
  if (located === null) throw new Error('The suite file was not read.');
  const { suite, serversPlace } = located;
  return { kind: 'file', suite, serversPlace };
}

/** What the embedded service would refuse has a place in the file. */
function requireSoundSuite({ withoutEvidence, notEmbedded }: LocatedSuite): void {
  const problems = [...withoutEvidence, ...notEmbedded];
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/** The report with the lines of its cases, and what another service may have let pass. */
function placed(
  report: RunReport,
  { file: written, caseLines, withoutEvidence }: LocatedSuite,
  { workspace, embedded }: { workspace: string; embedded: boolean },
): RunReport {
  const file = relative(workspace, resolve(workspace, written)).replaceAll(sep, '/');
  const cases = report.cases.map((testCase) => {
    const line = caseLines.get(testCase.title);
    return line === undefined ? testCase : { ...testCase, location: { file, line } };
  });
  const warnings = embedded
    ? []
    : withoutEvidence.map(({ where, message }) => `${where}: ${message}`);
  return { ...report, cases, warnings: [...report.warnings, ...warnings] };
}
