import path from 'node:path';
import { type EvalContext, runEvals } from './evals/run-evals.ts';
import { gate } from './gate/gate.ts';
import { verdictOnTrouble } from './gate/without-report.ts';
import type { Config, IngestConfig } from './inputs/config.ts';
import type { RunReport } from './model/run-report.ts';
import type { Verdict } from './model/verdict.ts';
import { redactReport } from './publish/redact.ts';
import { ExpectedError } from './trouble/errors.ts';

/** The results and what they are worth. `report` is null where none came about. */
export interface Judgement {
  report: RunReport | null;
  verdict: Verdict;
  /** The verdict does not fail the step: there was nothing to judge, and the user allows that. */
  excused: boolean;
}

export interface JudgeContext extends EvalContext {
  /** Throws where the user wrote something wrong. */
  readInputs(): Config;
  /** `toJSON(matrix)`. */
  matrix: string;
}

/** Gets the results the inputs ask for and holds them against the policy. Never throws. */
export async function judge(context: JudgeContext): Promise<Judgement> {
  try {
    const inputs = context.readInputs();
    const { report: found, excused, refusal } = await obtainReport(inputs, context);
    const report = redactReport(found, context.secrets);
    if (refusal !== null) return { report, verdict: verdictOn(refusal, context), excused };
    const { minPassRatePercent } = inputs.policy;
    const minPassRate = minPassRatePercent === undefined ? null : minPassRatePercent / 100;
    return { report, verdict: gate(report, { minPassRate }), excused };
  } catch (error) {
    return { report: null, verdict: verdictOn(error, context), excused: false };
  }
}

interface Obtained {
  report: RunReport;
  excused: boolean;
  /** Why a service refuses the results, where that is for the user to set right. */
  refusal: ExpectedError | null;
}

async function obtainReport(inputs: Config, context: JudgeContext): Promise<Obtained> {
  switch (inputs.mode) {
    case 'run':
      return { report: await runEvals(inputs, context), excused: false, refusal: null };
    case 'ingest':
      return ingest(inputs, context);
    case 'publish': {
      const { readCollectedReport } = await import('./report-file/collected-report.ts');
      const reportPath = path.resolve(context.workspace, inputs.reportPath);
      return {
        report: await readCollectedReport(reportPath, context.workspace),
        excused: false,
        refusal: null,
      };
    }
  }
}

/** Loaded only where it is asked for, so that a run starts as fast as it can. */
async function ingest(inputs: IngestConfig, context: JudgeContext): Promise<Obtained> {
  const { ingestEvals } = await import('./results/ingest.ts');
  const { readEventContext } = await import('./publish/github/job/event-context.ts');
  const { environment, payload, matrix } = context;
  const { sha, matrixLeg } = readEventContext(environment, payload, matrix);
  return ingestEvals(inputs, { ...context, commitSha: sha, matrixLeg });
}

function verdictOn(error: unknown, { secrets, logger }: JudgeContext): Verdict {
  const isBug = error instanceof Error && !(error instanceof ExpectedError);
  if (isBug && error.stack) logger.debug(error.stack);
  return verdictOnTrouble(error, secrets.text);
}
