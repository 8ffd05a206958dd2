import path from 'node:path';
import type { RunProvenance } from './baseline/service/run-provenance.ts';
import type { EarlierServiceRuns } from './baseline/service/service-baseline.ts';
import type { ServiceHistory } from './baseline/service/service-history.ts';
import { type EvalStep, runEvals } from './evals/evals.ts';
import type { ResultsConfig } from './inputs/config.ts';
import type { BaselineSearch } from './model/baseline.ts';
import type { RunAgain } from './model/regression/confirmation.ts';
import type { RunReport } from './model/run-report.ts';
import type { EventContext } from './runner/event-context.ts';
import type { BorrowedSession } from './session/session.ts';
import type { ExpectedError } from './trouble/errors.ts';

/** Results, whichever way they came about. */
export interface Collected {
  report: RunReport;
  /** What the report can be held against; null where there is nothing. */
  history: ServiceHistory | null;
  /** Runs of its suite before it; null where no service keeps any. */
  earlierRuns: EarlierServiceRuns | null;
  /** What it is held against, where that came about beside it; null: that is to be looked for. */
  baseline: BaselineSearch | null;
  /** Runs some of its cases again; null where nothing can be run. */
  runAgain: RunAgain | null;
  /** Whether it runs them on the base too. */
  canRunBase?: boolean;
  /** There was nothing to judge, and the user allows that. */
  excused: boolean;
  /** Why a service refuses the results, where that is for the user to set right. */
  refusal: ExpectedError | null;
}

/** What the step is beside what the session holds. */
export type StepContext = Omit<EvalStep, 'commit' | 'provenance'>;

/** The step, and the hash of the policy that its results are held against. */
type CollectingStep = StepContext & { policyDigest: string };

/** Gets the results from where the inputs say; each source is loaded only where it is asked for. */
export async function collect(
  config: ResultsConfig,
  session: BorrowedSession,
  step: CollectingStep,
): Promise<Collected> {
  switch (config.mode) {
    case 'run': {
      // The legs of a suite and runs of a service alone have to say so.
      const isTold = config.run.shard !== null || config.service.kind === 'remote';
      const event = isTold ? await eventOf(session, step) : null;
      const told = { commit: event?.sha ?? '', provenance: event ? provenanceOf(event, step) : {} };
      return { ...(await runEvals(config, session, { ...step, ...told })), refusal: null };
    }
    case 'ingest': {
      const { ingestResultFiles } = await import('./results/ingest.ts');
      const { sha: commitSha, matrixLeg } = await eventOf(session, step);
      return {
        ...(await ingestResultFiles(config, { ...session, commitSha, matrixLeg })),
        ...{ history: null, earlierRuns: null, baseline: null, runAgain: null },
      };
    }
    case 'command': {
      const { runCommand } = await import('./command/command.ts');
      const report = await runCommand(config, session, step);
      const unrun = { history: null, earlierRuns: null, baseline: null, runAgain: null };
      return { report, ...unrun, excused: false, refusal: null };
    }
    case 'diff': {
      const { readSurfaces } = await import('./surface/surfaces.ts');
      const unrun = { history: null, earlierRuns: null, runAgain: null };
      return { ...(await readSurfaces(config, session)), ...unrun, excused: false, refusal: null };
    }
    case 'publish': {
      const { readCollectedResults } = await import('./report-file/legs/collected-results.ts');
      const { workspace } = session;
      const reportPath = path.resolve(workspace, config.reportPath);
      const { sha: commit } = await eventOf(session, step);
      const report = await readCollectedResults({ reportPath, workspace, commit });
      const unrun = { history: null, earlierRuns: null, baseline: null, runAgain: null };
      return { report, ...unrun, excused: false, refusal: null };
    }
  }
}

async function eventOf({ environment, payload }: BorrowedSession, { matrix }: StepContext) {
  const { readEventContext } = await import('./runner/event-context.ts');
  return readEventContext(environment, payload, matrix);
}

/** The branch of a pull request or of a fork is none that others are held against. */
function provenanceOf(
  { eventName, sha, branch, pullRequest }: EventContext,
  { policyDigest: policy }: CollectingStep,
): Partial<RunProvenance> {
  const isOfBranch = ['push', 'schedule', 'workflow_dispatch'].includes(eventName);
  return {
    ...{ branch: isOfBranch ? branch : null, commit: sha, policy },
    pullRequest: pullRequest?.number ?? null,
  };
}
