import { knownResult } from '../api/operation.ts';
import type { Run } from '../api/resources/evals.ts';
import { orElse } from '../github/client.ts';
import { mergeBase } from '../github/commits.ts';
import type { Job } from '../inputs/job.ts';
import { isTrusted, readMarker } from '../inputs/run-marker.ts';
import type { BaselineChoice } from '../inputs/values.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { BaselineReason } from '../report/baseline.ts';
import { emptyCase } from '../report/empty-case.ts';
import { emptyReport } from '../report/empty-report.ts';
import type { Baseline, ReportCase, RunReport } from '../report/report.ts';
import type { Connection, connect } from '../session/hosted.ts';
import { hasResults, LIMIT_MS, MAX_RUNS, type Search } from './artifacts.ts';

/** Where the results of this run and of earlier ones are uploaded to. */
export interface Uploads {
  connecting: ReturnType<typeof connect>;
  suiteName: string;
}

type Runs = Run[] | BaselineReason;
interface Reader extends Search, Connection {
  suiteName: string;
  patience: { isOptional: true; signal: AbortSignal };
}

/** Of other branches and steps too. */
const MAX_LISTED = 1_000;
/** More take longer than the search may: a page of 200 a second. */
const MAX_ITERATIONS = 10_000;

/**
 * Finds earlier results that this step uploaded to an eval service. Where they come from is what a
 * holder of a key wrote: the marker in the notes of their run.
 *
 * @returns why there are none
 * @throws ServiceError
 */
export async function findServiceBaseline(
  wanted: BaselineChoice,
  search: Search,
  { connecting, suiteName }: Uploads,
): Promise<Baseline | BaselineReason> {
  const signal = AbortSignal.any([search.environment.signal, AbortSignal.timeout(LIMIT_MS)]);
  try {
    const opened = await connecting;
    if ('problems' in opened) return 'no-access';
    const patience = { isOptional: true as const, signal };
    const reader = { ...search, ...opened, suiteName, patience };
    const { kind } = wanted;
    const runs = kind === 'run' ? namedRun(wanted.value, reader) : earlierRuns(wanted, reader);
    return await firstOf(await runs, reader);
  } catch (error) {
    if (signal.aborted && error === signal.reason) return 'timeout';
    throw error;
  }
}

async function firstOf(runs: Runs, reader: Reader) {
  if (typeof runs === 'string') return runs;
  const shown = (text: string | null) => text && reader.environment.redactor.text(text, NAME_LIMIT);
  let reason: BaselineReason = 'no-run';
  for (const run of runs) {
    const report = await reportOf(run, reader);
    if (typeof report !== 'string') {
      const { branch = null, commit = null, key = null } = readMarker(run.notes) ?? {};
      const where = { branch: shown(branch), commit: shown(commit), run: shown(run.id), key };
      const origin = { ...where, createdAtMs: run.createdAt ?? 0 };
      return { facts: { state: 'found' as const, origin, ageDays: null }, report };
    }
    if (reason === 'no-run') reason = report;
  }
  return reason;
}

async function namedRun(runId: string, reader: Reader): Promise<Runs> {
  const { client, projectId, patience, job, step } = reader;
  const run = await client.call('getEvalRun', { parameters: { projectId, runId }, ...patience });
  const marker = readMarker(run.notes);
  if (marker !== null && !isTrusted(marker, job)) return 'untrusted';
  // A terminal has no step.
  const isOther = job !== null && marker !== null && marker.key !== step.key;
  if (isOther || run.suiteId !== (await findSuite(reader))) return 'other-suite';
  return run.status === 'completed' ? [run] : 'empty';
}

/** Lists runs of the branch: that of the commit that the tested one branched off, then the newest. */
async function earlierRuns(wanted: BaselineChoice, reader: Reader): Promise<Runs> {
  const { client, projectId, patience, job, step } = reader;
  const base = wanted.kind === 'branch' ? { commit: null, branch: wanted.value } : job?.event.base;
  if (job === null || !base || step.key === null) return 'no-access';
  const suiteId = await findSuite(reader);
  if (suiteId === null) return 'no-run';
  const found: Run[] = [];
  let listed = 0;
  const runs = client.list('listRuns', { parameters: { projectId, suiteId }, ...patience });
  for await (const run of runs) {
    const marker = readMarker(run.notes);
    if (run.status === 'completed' && marker !== null && isTrusted(marker, job)) {
      const isOfStep = marker.branch === base.branch && marker.key === step.key;
      if (isOfStep && marker.workflowRun < (job.event.runId ?? 0)) found.push(run);
    }
    listed += 1;
    if (found.length === MAX_RUNS || listed === MAX_LISTED) break;
  }
  const jobs = new Set(found.map(({ notes }) => readMarker(notes)?.attempt));
  if (jobs.size < found.length) return 'ambiguous';
  const start = found.length > 1 ? await startOf(job, base) : null;
  const rank = ({ notes }: Run) => (readMarker(notes)?.commit === start ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The commit that the tested one branched off, as far as it is known. */
async function startOf({ event, openGitHub }: Job, base: NonNullable<Job['event']['base']>) {
  const github = openGitHub(LIMIT_MS);
  if (github === null) return base.commit;
  return orElse(mergeBase(github, base.commit ?? base.branch, event.commit), base.commit);
}

/** The suite that the service adds uploads to: the first of the name. */
async function findSuite({ client, projectId, suiteName, patience }: Reader) {
  const suites = client.list('listEvalSuites', { parameters: { projectId }, ...patience });
  for await (const { id, name } of suites) if (name === suiteName) return id;
  return null;
}

/** Makes a report of what a service has: outcomes and durations by the titles of the rows. */
async function reportOf(
  { id: runId, summary }: Run,
  { client, projectId, suiteName, patience }: Reader,
): Promise<RunReport | BaselineReason> {
  if ((summary?.total ?? 0) > MAX_ITERATIONS) return 'too-large';
  const cases = new Map<string, ReportCase>();
  let count = 0;
  const call = { parameters: { projectId, runId }, ...patience };
  for await (const one of client.list('listIterations', call)) {
    const { id, title, result, durationMs = null } = one;
    count += 1;
    if (!title) return 'malformed';
    const own = cases.get(title) ?? emptyCase(title, title);
    cases.set(title, own);
    own.planned += 1;
    own.iterations.push({
      id,
      number: own.planned,
      outcome: knownResult(result) ?? 'incomplete',
      attempts: 1,
      durationMs,
      tokens: null,
      model: null,
      toolCalls: null,
      trace: null,
      failures: [],
    });
  }
  // The cases of a part that is missing would look new.
  if (count !== (summary?.total ?? count)) return 'malformed';
  const report = emptyReport('results', suiteName);
  report.cases = [...cases.values()];
  return hasResults(report, 'results') ? report : 'empty';
}
