import { calibrate } from './gate/calibration/calibrate.ts';
import type { CalibrationConfig, PublishingConfig } from './inputs/config.ts';
import { readPolicyFiles } from './inputs/inputs.ts';
import { type Judgement, judgeTrouble } from './judge.ts';
import type { Calibration } from './model/calibration.ts';
import { redactReport } from './model/redacted-report.ts';
import { readPolicy, readWithFiles } from './policy/policy-in-force.ts';
import { publishCalibration } from './publish/calibration.ts';
import { readSeveralReports } from './report-file/several-reports.ts';
import { calibrationOutputs, writeOutputs } from './runner/outputs.ts';
import type { JobContext } from './session/job-context.ts';

/** What came of trying out a policy, or what was in the way of it. */
export type TriedPolicy =
  | { outcome: 'calibrated'; calibration: Calibration }
  | { outcome: 'trouble'; judgement: Judgement };

/**
 * Tries out the policy on reports of earlier runs. Never throws.
 * @param read gives the inputs, and throws where the user wrote something wrong.
 */
export async function tryOutPolicy(
  read: () => CalibrationConfig,
  job: JobContext,
): Promise<TriedPolicy> {
  try {
    const config = await readWithFiles(read, readPolicyFiles(), job);
    const { policy } = await readPolicy(config, job);
    const reports = (await readSeveralReports(config.reportPaths, job.workspace)).map(
      ({ report, ...dated }) => ({ ...dated, report: redactReport(report, job.secrets) }),
    );
    const isOneSession = config.baseline.kind === 'checkout';
    return { outcome: 'calibrated', calibration: calibrate(reports, policy, { isOneSession }) };
  } catch (error) {
    return { outcome: 'trouble', judgement: judgeTrouble(error, null, job) };
  }
}

/** Shows it. Nothing was judged, so that there is no verdict and the step is green. */
export async function showCalibration(
  calibration: Calibration,
  publishing: Pick<PublishingConfig, 'summary'>,
  job: Omit<JobContext, 'commits'>,
): Promise<void> {
  const reportPath = await publishCalibration(calibration, publishing, job);
  writeOutputs(calibrationOutputs(calibration, { reportPath }));
}
