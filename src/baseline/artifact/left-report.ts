import { countReport } from '../../model/counts.ts';
import { listNames } from '../../model/listed-names.ts';
import type { Digest, RunReport } from '../../model/run-report.ts';
import type { RunArtifact, WorkflowRun, WorkflowRuns } from '../../ports/workflow-runs.ts';
import type { CollectedLeg } from '../../report-file/legs/chosen-legs.ts';
import { joinFoundLegs } from '../../report-file/legs/joined-report.ts';
import { readArchivedReport } from '../../report-file/report-archive.ts';
import {
  CollectedReportError,
  type ReadingBudget,
  wholeBudget,
} from '../../report-file/report-reader.ts';
import { LookUpError, type LookUpObstacle } from '../../trouble/look-up-error.ts';
import { artifactsOfJob } from './run-choice.ts';

/** What the runs of a job leave. */
export interface LeftReport {
  /**
   * Names of the artifacts of its first step in its first attempt, each once: one, or where it runs
   * a suite in legs that of each. Not empty.
   */
  artifacts: readonly string[];
  /** Whether they are of legs, which are one report together. */
  inLegs: boolean;
  /** What tells the results of one step from those of another. */
  subject: string;
  /** What a report has to tell of; absent: results of cases. */
  about?: 'surface';
}

/** Legs that are downloaded at most, of all runs that are looked into: each is two requests. */
export const MOST_LEGS = 100;

/** Artifacts of one name in a run, those of the newest attempt. */
interface Left {
  name: string;
  artifacts: RunArtifact[];
}

/** A report as it was read, and the hash of its text. */
interface ReadReport {
  report: RunReport;
  digest: Digest;
}

type Downloads = Pick<WorkflowRuns, 'artifacts' | 'download'>;

/** What a run left of a step, or why that is not to be had. */
export async function reportOf(
  runs: Downloads,
  { artifacts: names, inLegs, subject, about }: LeftReport,
  { id, commit }: Pick<WorkflowRun, 'id' | 'commit'>,
): Promise<RunReport | LookUpError> {
  if (names.length > MOST_LEGS) {
    return new LookUpError('odd', `${names.length} legs are more than the ${MOST_LEGS} looked for`);
  }
  const listed = await runs.artifacts(id);
  const all = names.map((name): Left => ({ name, artifacts: artifactsOfJob(listed, name) }));
  if (all.every(isEmpty)) {
    return new LookUpError('absent', `run ${id} left no artifact ${listNames(names)}`);
  }
  const kept = all.map(({ name, artifacts }): Left => {
    return { name, artifacts: artifacts.filter(({ isExpired }) => !isExpired) };
  });
  if (kept.every(isEmpty)) {
    return new LookUpError('gone', `the artifact ${listNames(names)} of run ${id} has expired`);
  }
  // All legs together are bounded as one report is.
  const shared = wholeBudget();
  const budget = inLegs ? () => shared : wholeBudget;
  const read: FoundReport[] = [];
  for (const left of kept) {
    // Of legs, one that has expired is told as missing.
    if (isEmpty(left)) continue;
    read.push({ name: left.name, found: await ofStep(runs, left, { subject, budget, about }) });
  }
  const report = inLegs ? joined(read, commit) : onlyOne(read);
  if (report instanceof LookUpError) return report;
  if (about === 'surface') {
    if (tellsOfServers(report)) return report;
    return new LookUpError('odd', `the report of run ${id} does not tell what servers offered`);
  }
  const { passed, failed } = countReport(report);
  if (passed + failed > 0) return report;
  return new LookUpError('odd', `run ${id} measured nothing`);
}

const isEmpty = ({ artifacts }: Left) => artifacts.length === 0;

interface FoundReport {
  name: string;
  found: ReadReport | LookUpError;
}

function onlyOne([first]: readonly FoundReport[]): RunReport | LookUpError {
  if (first === undefined) return new LookUpError('absent', 'there is no artifact');
  return first.found instanceof LookUpError ? first.found : first.found.report;
}

/** The legs as one report, which tells those that it lacks. */
function joined(read: readonly FoundReport[], commit: string): RunReport | LookUpError {
  const legs: CollectedLeg[] = [];
  const obstacles: LookUpError[] = [];
  for (const { name, found } of read) {
    if (found instanceof LookUpError) {
      obstacles.push(found);
      continue;
    }
    const { report, digest } = found;
    const { shard } = report;
    if (shard !== undefined) legs.push({ place: name, report: { ...report, shard }, digest });
    else obstacles.push(new LookUpError('odd', `the report in ${listNames([name])} is of no leg`));
  }
  const [obstacle] = obstacles;
  if (legs.length === 0 && obstacle !== undefined) return obstacle;
  const problems = obstacles.map(({ message }) => sentence(message));
  return joinFoundLegs(legs, commit, { problems, warnings: [] });
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What keeps one artifact from being had, and says nothing of others. */
const OF_ONE_ARTIFACT: readonly LookUpObstacle[] = ['gone', 'absent', 'odd'];

interface Step {
  subject: string;
  about: LeftReport['about'];
  /** What may be read of its next artifact. */
  budget(): ReadingBudget;
}

const tellsOfServers = ({ surface }: RunReport) => (surface?.servers.length ?? 0) > 0;

/**
 * Where a job has several, the one of the same step; its first where no step is the same, and of
 * several that are not about the same the first that is.
 */
async function ofStep(
  runs: Downloads,
  { name, artifacts }: Left,
  { subject, budget, about }: Step,
): Promise<ReadReport | LookUpError> {
  let first: ReadReport | LookUpError | null = null;
  let hasFit = false;
  for (const artifact of artifacts) {
    const read = await unpacked(runs, artifact, { name, budget: budget() });
    if (artifacts.length === 1) return read;
    const isFit = 'report' in read && (about === undefined || tellsOfServers(read.report));
    if (isFit && read.report.origin?.subject === subject) return read;
    if (first === null || first instanceof LookUpError || (isFit && !hasFit)) first = read;
    hasFit ||= isFit;
  }
  return first ?? new LookUpError('absent', 'there is no artifact');
}

async function unpacked(
  runs: Downloads,
  artifact: RunArtifact,
  { name, budget }: { name: string; budget: ReadingBudget },
): Promise<ReadReport | LookUpError> {
  const title = `the report in the artifact ${artifact.name}`;
  try {
    const archive = await runs.download(artifact);
    const read = readArchivedReport(archive, title, budget);
    // The second step of a job has the name that the first of another job may have.
    const { origin } = read.report;
    const isOther = origin?.artifact !== undefined && origin.artifact !== name;
    return isOther ? new LookUpError('absent', `${title} is of another job`) : read;
  } catch (error) {
    if (error instanceof CollectedReportError) return new LookUpError('odd', error.message);
    if (error instanceof LookUpError && OF_ONE_ARTIFACT.includes(error.obstacle)) return error;
    throw error;
  }
}
