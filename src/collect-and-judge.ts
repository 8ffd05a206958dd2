import { withCarriedHistory } from './baseline/baseline-search.ts';
import { withHistory } from './baseline/service/service-history.ts';
import { collect, type StepContext } from './collect.ts';
import { type StartedSearch, startBaselineSearch } from './earlier-results.ts';
import { setAside } from './gate/quarantine.ts';
import {
  type Config,
  type PolicyFiles,
  policyFilesOf,
  type ResultsConfig,
} from './inputs/config.ts';
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
import type { JobContext } from './session/job-context.ts';
import { type BorrowedSession, openSession } from './session/session.ts';

/** The step, and how what it was asked for was written. */
export interface JudgingStep extends StepContext {
  /** Where more of the policy is written, whether or not the rest can be read. */
  policyFiles?: PolicyFiles;
  /** Tells trouble in the words of whoever asked; as it is where this is left out. */
  inWords?(error: unknown): unknown;
}

/**
 * From what was asked for to the verdict, all within one session. Never throws.
 * @param read gives what was asked for, and throws where the user wrote something wrong.
 */
export async function collectAndJudge(
  read: () => Config,
  job: JobContext,
  { policyFiles = policyFilesOf({}), inWords = asItIs, ...step }: JudgingStep,
): Promise<Judgement> {
  let asked: PolicyInForce | null = null;
  let found: RunReport | null = null;
  try {
    const config = await readWithFiles(read, policyFiles, job);
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
      const { quarantine = [] } = asked.policy;
      const judgedOf = (former: RunReport) =>
        setAside(former, quarantine, session.clock.now()).judged;
      const report = withCarriedHistory(known, baseline, judgedOf);
      const judgement = await judgeConfirming({ ...results, report, baseline }, asked, session);
      await sendAsAsked(inForce, judgement, { ...session, matrix: step.matrix });
      return judgement;
    } finally {
      search?.stop();
      // Before anything is shown: no server is left that could read or change what is written.
      await session.close();
    }
  } catch (error) {
    return judgeTrouble(inWords(error), asked?.facts ?? null, job, found);
  }
}

const asItIs = (error: unknown) => error;

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
