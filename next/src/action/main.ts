import { actionInputs, readConfig } from '../inputs/config.ts';
import type { Config } from '../inputs/rows.ts';
import { messageOf, stackOf } from '../lib/errors.ts';
import { Redactor } from '../lib/redaction/redactor.ts';
import { type Judged, judge, runPipeline } from '../pipeline/pipeline.ts';
import { emptyReport } from '../report/empty-report.ts';
import type { Environment } from '../session/environment.ts';
import { writeOutputs } from '../surfaces/outputs.ts';
import { createLogger } from './logger.ts';
import { publish } from './publish.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Runs the action. @returns the exit code of the step */
export async function main(variables: Variables, cancelled: AbortSignal): Promise<number> {
  // The last value of an output wins: whatever ends us, a verdict stands.
  const outputFile = variables['GITHUB_OUTPUT'] ?? '';
  let outputTrouble: unknown;
  try {
    writeOutputs(outputFile, { verdict: 'incomplete' });
  } catch (error) {
    outputTrouble = error;
  }
  const redactor = new Redactor();
  const isDebug = variables['RUNNER_DEBUG'] === '1';
  const logger = createLogger((text) => process.stdout.write(text), redactor, isDebug);
  if (outputTrouble !== undefined)
    logger.warn(`Could not write outputs: ${messageOf(outputTrouble)}`);
  const { config, problems } = readConfig(actionInputs(variables));
  const workspace = variables['GITHUB_WORKSPACE'] ?? process.cwd();
  const environment = { variables, workspace, logger, signal: cancelled, redactor };
  const judged =
    problems.length > 0
      ? judge({ ...emptyReport(config.suiteFile), problems }, config)
      : await runSafely(config, environment);
  return publish(judged, config, { outputFile, folder: reportFolder(variables), logger });
}

/** A mistake of ours is an incomplete result, and never a crash without a verdict. */
async function runSafely(config: Config, environment: Environment): Promise<Judged> {
  const { logger, redactor } = environment;
  try {
    return await runPipeline(config, environment);
  } catch (error) {
    logger.debug(stackOf(error));
    const message = redactor.text(messageOf(error), 20_000);
    const report = {
      ...emptyReport(config.suiteFile),
      failures: [{ kind: 'bug' as const, message }],
    };
    return judge(report, config);
  }
}

function reportFolder(variables: Variables): string {
  return `${variables['RUNNER_TEMP'] ?? '.'}/mcp-eval-report`;
}
