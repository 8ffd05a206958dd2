import type { Account, Project, Server } from '../../contract/resources/catalogue.ts';
import type { Iteration } from '../../contract/resources/iteration.ts';
import type { Run } from '../../contract/resources/run.ts';
import { hasScores } from '../evals/results/reported-scores.ts';
import { scoreIntegrityOf, summarizeRun } from '../evals/run-criteria.ts';
import type { ImportedGrant } from '../servers/oauth/server-grants.ts';
import type {
  IterationRecord,
  ProjectRecord,
  Role,
  RunRecord,
  ServerRecord,
  UserRecord,
} from '../storage/records.ts';

export function presentAccount({ id, email, name, createdAt }: UserRecord): Account {
  return {
    id,
    email,
    name,
    imageUrl: null,
    profilePictureUrl: null,
    plan: null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** A project as somebody sees it who has that role in its organization. */
export function presentProject({ seq: _, ...project }: ProjectRecord, role: Role): Project {
  return { ...project, role };
}

/** @param imported what its reader has imported for it */
export function presentServer(
  { seq: _, ...server }: ServerRecord,
  imported: ImportedGrant | undefined,
): Server {
  const useOAuth = imported !== undefined;
  const hasClientSecret = imported?.hasClientSecret ?? false;
  return { ...server, useOAuth, hasClientSecret, oauthScopes: [] };
}

export function presentRun(run: RunRecord): Run {
  const { id, suiteId, runNumber, status, result, source, notes, createdAt, completedAt } = run;
  return {
    id,
    suiteId,
    runNumber,
    status,
    result,
    summary: summarizeRun(run),
    source,
    notes,
    createdAt,
    completedAt,
    ...(run.namedHostId === null ? {} : { namedHostId: run.namedHostId }),
    ...(run.execution === null ? {} : { execution: run.execution }),
    ...(run.endReason === null ? {} : { statusReason: run.endReason }),
    ...(run.externalRunId === null
      ? {}
      : { externalRunId: run.externalRunId, ...run.origin, scoreIntegrity: scoreIntegrityOf(run) }),
  };
}

/** Members of metadata that clients look for on the iteration itself (wire reference, 6.9). */
const LIFTED = ['scores', 'evaluationConfig'];

function liftedMetadata(metadata: Record<string, unknown> | null | undefined) {
  const members = Object.entries(metadata ?? {});
  return Object.fromEntries(members.filter(([name]) => LIFTED.includes(name)));
}

export function presentIteration(record: IterationRecord): Iteration {
  const {
    seq,
    runId,
    ingestedCaseId,
    externalIterationId,
    externalCaseId,
    configHash,
    reported,
    ...iteration
  } = record;
  if (externalIterationId === null) return iteration;
  return {
    ...iteration,
    testCaseId: ingestedCaseId,
    externalIterationId,
    externalCaseId,
    caseId: null,
    metadata: null,
    ...reported,
    ...liftedMetadata(reported?.metadata),
    ...(reported !== null &&
      hasScores(reported) && {
        scoreIntegrity: reported.scoreProblem === undefined ? null : 'score_integrity_invalid',
      }),
  };
}
