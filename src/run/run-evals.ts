import { EvalApiClient } from '../client/eval-api-client.ts';
import type { SuiteInput } from '../inputs/run-inputs.ts';
import type { RunInputs } from '../inputs.ts';
import type { RunReport } from '../model/run-report.ts';
import type { LaunchTarget } from './launch.ts';
import { stepMarker } from './marker.ts';
import { modelNotice, runSuite } from './run-suite.ts';
import { type ConnectionContext, openService } from './service-connection.ts';

export interface EvalContext extends ConnectionContext {
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
export async function runEvals(inputs: RunInputs, context: EvalContext): Promise<RunReport> {
  const { clock, logger } = context;
  const deadlineAtMs = clock.now() + inputs.timeoutMs;
  const target = await readTarget(inputs.suite, context.workspace);
  const service = await openService(inputs.service, context);
  try {
    const { baseUrl, apiKey, bucket, pace, signal } = service;
    const embedded = inputs.service.kind === 'embedded';
    const client = new EvalApiClient({
      baseUrl,
      apiKey,
      bucket,
      version: context.version,
      clock,
      logger,
    });
    const request = {
      target,
      project: inputs.project,
      servers: inputs.servers,
      allServersByDefault: embedded,
      modelApiKeys: inputs.modelApiKeys,
      iterations: inputs.iterations,
      notes: inputs.notes,
      minPassRatePercent: inputs.minPassRatePercent,
      marker: stepMarker(context.environment, context.nonce),
    };
    return await runSuite(client, request, {
      pace,
      slowdown: () => bucket.slowdown(),
      clock,
      logger,
      signal,
      deadlineAtMs,
      notice: inputs.service.kind === 'embedded' ? modelNotice(inputs.service.modelBaseUrls) : null,
      onRun: (run) => {
        if (!embedded) context.onRemoteRun({ ...run, baseUrl });
      },
    });
  } finally {
    await service.close();
  }
}

/** Reads the suite file first, so that its mistakes are told before anything is started. */
async function readTarget(suite: SuiteInput, workspace: string): Promise<LaunchTarget> {
  if (suite.kind === 'saved') return suite;
  const { readSuiteFile } = await import('./suite-file.ts');
  return { kind: 'file', file: suite.file, suite: await readSuiteFile(suite.file, workspace) };
}
