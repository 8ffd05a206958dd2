import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { readArchivedFile } from '../../github/archive.ts';
import { artifactPrefix, readArtifactName } from '../../github/artifact-name.ts';
import { GitHubError } from '../../github/client.ts';
import { artifactsOf, downloadArtifact } from '../../github/workflow-runs.ts';
import type { Job } from '../../inputs/job.ts';
import { type Config, INPUTS } from '../../inputs/rows.ts';
import { readWorkspaceFile, type Unreadable } from '../../lib/workspace-file.ts';
import type { Origin } from '../../report/baseline.ts';
import { emptyReport } from '../../report/empty-report.ts';
import { type Failure, resultsFailure } from '../../report/failure.ts';
import { MAX_PARTS, type RunReport, runReport } from '../../report/report.ts';
import { MAX_REPORT_BYTES, readStoredReports, redactNames } from '../../report/report-reader.ts';
import { IMAGE_LIMIT } from '../../report/trace.ts';
import type { Environment } from '../../session/environment.ts';
import { MESSAGES } from '../../words/messages.ts';
import { type Collected, joinReports } from './join.ts';

/** For all artifacts of a run. */
const LIMIT_MS = 300_000;
/** Of all reports together. */
const MAX_BYTES = 4 * MAX_REPORT_BYTES;
const REPORT = 'report.json';

/** A `report.json`, by the name of its artifact or folder. Reading it throws GitHubError. */
interface Source {
  name: string;
  read: () => Promise<Uint8Array | string | Unreadable>;
}

/**
 * Reads foreign reports of other jobs, and joins them: those that a path names, else those of the run
 * that the job follows, or of its own. `own`: stem of the artifacts of this job. `from`: stem of the
 * artifact, and key, of a whole report.
 */
export async function readCollected(
  { reportPath, artifactName }: Config,
  job: Job | null,
  own: string,
  { workspace, redactor, logger }: Environment,
): Promise<{ report: RunReport; from: { stem: string; key: string | null } | null }> {
  const prefix = artifactName ?? INPUTS.artifactName.default;
  const none = redactor.name(reportPath || prefix);
  const failures: Failure[] = [];
  const found: Collected[] = [];
  let bytes = 0;
  const listed = reportPath ? listFiles(reportPath, workspace) : listArtifacts(job, prefix, own);
  const sources = (await listed.catch((error) => void failures.push(troubleOf(error, '')))) ?? [];
  const newest = newestOf(sources);
  const namesOf = (some: readonly { name: string }[]) => some.map((one) => redactor.name(one.name));
  const old = namesOf(sources.filter((one) => !newest.includes(one)));
  for (const { name, read } of newest.slice(0, MAX_PARTS)) {
    const file = redactor.name(name);
    const content = await read().catch((error) => troubleOf(error, file));
    if (typeof content === 'string' || content instanceof Uint8Array) {
      bytes += content.length;
      const stored = bytes > MAX_BYTES ? 'too-large' : readStoredReports(content);
      if (typeof stored === 'string') failures.push(resultsFailure(stored, { file }));
      else
        found.push(
          ...stored.map((one) => ({ name, attempt: readArtifactName(name).attempt, ...one })),
        );
    } else if ('kind' in content) failures.push(content);
    else if (content.reason === 'too-large') failures.push(resultsFailure('too-large', { file }));
    else if (content.reason !== 'missing') failures.push(resultsFailure('unreadable', { file }));
  }
  // A report states its run and commit. GitHub knows those of this job.
  const run = String(job?.event.followed?.id ?? job?.event.runId);
  const commit = job?.event.commit;
  const originOf = (its: Partial<Origin>) => `${its.run ?? run}, ${its.commit ?? commit}`;
  // Jobs of other modes judge what they leave.
  const tests = found.filter(({ report }) => /^(?:evals|results)$/.test(report.source));
  const leftOut = tests.flatMap(({ name: file, origin }) => {
    const detail = `${originOf(origin)} ≠ ${originOf({})}`;
    return originOf(origin) === originOf({}) ? [] : [resultsFailure('other-run', { file, detail })];
  });
  const ofRun = tests.filter((one) => originOf(one.origin) === originOf({}));
  const joined = joinReports(ofRun);
  const whole = joined?.whole ?? null;
  const counted = ofRun.filter(({ report }) => !report.shard === (whole !== null));
  if (whole === null) old.push(...namesOf(ofRun.filter((one) => !counted.includes(one))));
  if (old.length > 0) logger.info(MESSAGES.replaced(old));
  leftOut.push(...(joined?.leftOut ?? []));
  const joint = joined?.report ?? emptyReport('evals', none);
  joint.failures.push(...leftOut);
  const { data } = runReport.safeParse(redactor.json(joint, IMAGE_LIMIT));
  if (!(joined && data) && failures.length + leftOut.length === 0)
    failures.push(resultsFailure('no-report', { detail: none }));
  const report = data ?? emptyReport('evals', none);
  // A case without a result is missing one, whatever its report says.
  for (const one of report.cases) if (one.skipped === null) one.planned = Math.max(1, one.planned);
  redactNames(report, redactor);
  report.failures.push(...failures);
  const { attempt = 1 } = job?.event.followed ?? job?.event ?? {};
  const [late, ...others] = counted.filter((one) => one.attempt < attempt);
  if (late !== undefined) {
    const its = { declared: attempt, listed: late.attempt, more: others.length };
    report.warnings.push(resultsFailure('old-attempt', { file: redactor.name(late.name), ...its }));
  }
  // What is missing of parts shows by their cases.
  report.contradictions += leftOut.length + (whole ? failures.length : 0);
  return {
    report,
    from: whole && { stem: readArtifactName(whole.name).stem, key: whole.origin.key },
  };
}

/** Lists the artifacts of a run that are named so. Throws GitHubError. */
async function listArtifacts(job: Job | null, prefix: string, own: string): Promise<Source[]> {
  const { followed, runId } = job?.event ?? { followed: null, runId: null };
  const github = job?.openGitHub(LIMIT_MS) ?? null;
  const run = followed?.id ?? runId;
  if (github === null || run === null) throw new GitHubError('status', { status: 401 });
  const artifacts = await artifactsOf(github, run, artifactPrefix(prefix));
  const others = artifacts.filter(({ name }) => followed || readArtifactName(name).stem !== own);
  return others.map((artifact) => ({
    name: artifact.name,
    read: async () => readArchivedFile(await downloadArtifact(github, artifact), REPORT),
  }));
}

/** Lists a file, or the folders that artifacts are unpacked to, and a file next to them. */
async function listFiles(path: string, workspace: string): Promise<Source[]> {
  const full = resolve(workspace, path);
  const sourceAt = (root: string, name: string, file: string): Source => {
    return { name, read: () => readWorkspaceFile(root, file, MAX_REPORT_BYTES) };
  };
  const names = await readdir(full).catch(() => null);
  if (names === null) return [sourceAt(dirname(full), basename(full), basename(full))];
  const fileOf = (name: string) => (name === REPORT ? name : join(name, REPORT));
  return names.sort().map((name) => sourceAt(full, name, fileOf(name)));
}

/** Those of the newest attempt of each step of a job. */
function newestOf(sources: readonly Source[]): Source[] {
  const read = sources.map((source) => Object.assign(readArtifactName(source.name), { source }));
  const sorted = read.toSorted((a, b) => a.attempt - b.attempt);
  const byStep = sorted.map(({ stem, ordinal, source }) => [`${stem} ${ordinal}`, source] as const);
  return [...new Map(byStep).values()];
}

/** Throws what is none of GitHub. */
function troubleOf(error: unknown, file: string): Failure {
  if (!(error instanceof GitHubError)) throw error;
  const { what, status, message, permission } = error.failure;
  if (what === 'cancelled') return { kind: 'cancelled' };
  const isDamaged = what === 'malformed' && status === null;
  if (what === 'too-large' || isDamaged) return resultsFailure(what, { file });
  if (permission !== null) return resultsFailure('no-permission', { file, detail: permission });
  return resultsFailure('unreachable', { file, detail: message });
}
