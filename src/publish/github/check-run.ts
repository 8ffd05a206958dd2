import { createHash } from 'node:crypto';
import type { IncompleteConclusion } from '../../model/choices/publishing.ts';
import type { VerdictValue } from '../../model/verdict.ts';
import type { Logger } from '../../ports/logger.ts';
import { repositoryPlace } from '../../render/facts/repository-place.ts';
import type { EventContext } from '../../runner/event-context.ts';
import {
  type Annotation,
  MAX_TITLE_CHARACTERS,
  mostSevere,
  withoutControls,
} from './annotations.ts';
import type { GitHubClient } from './api/api.ts';
import { classifyFailure } from './api/api-failure.ts';
import { requireItems } from './api/listed-items.ts';
import { attemptPage } from './api/pages.ts';
import { degrade } from './api/permissions.ts';
import { clipBytes, clipCharacters } from './clipped-text.ts';
import type { SurfaceResult } from './surface-result.ts';

/**
 * What the check says of an `incomplete` verdict where nobody has said: a check that is required is
 * satisfied by `neutral`, so that is for those alone whose step an `incomplete` verdict lets pass.
 */
export function incompleteConclusionBy(failOn: readonly VerdictValue[]): IncompleteConclusion {
  return failOn.includes('incomplete') ? 'action_required' : 'neutral';
}

export interface CheckRunRequest {
  client: GitHubClient;
  context: EventContext;
  logger: Logger;
  /** Name of the check, which branch protection goes by. */
  name: string;
  /** What the check is about: suite, job and matrix leg. */
  key: string;
  /** Head of the pull request or commit of the push. */
  commit: string;
  verdict: VerdictValue;
  incompleteConclusion: IncompleteConclusion;
  title: string;
  /** Markdown; more than CHECK_OUTPUT_BYTES of it is cut. */
  summary: string;
  /** Markdown below the summary, of the same limit; may be empty. */
  text: string;
  annotations: readonly Annotation[];
}

/** Bytes of UTF-8 that a check's summary and its text may each have. */
const CHECK_OUTPUT_BYTES = 65_535;
const ANNOTATIONS_PER_REQUEST = 50;
/** Ten requests' worth: more would eat the rate limit and nobody would read it. */
const MAX_CHECK_ANNOTATIONS = 500;
const MAX_MESSAGE_BYTES = 65_536;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/**
 * Writes the verdict as a completed check run. One run attempt has one: writing again updates it.
 * A check of a later run or attempt on the same commit stays as it is.
 */
export async function publishCheckRun(request: CheckRunRequest): Promise<SurfaceResult> {
  const { context, logger } = request;
  try {
    return await writeCheckRun(request);
  } catch (error) {
    return degrade('check-run', error, { context, logger });
  }
}

async function writeCheckRun(request: CheckRunRequest): Promise<SurfaceResult> {
  const existing = await findOwnChecks(request);
  if (existing.some(({ age }) => age > 0)) {
    return { status: 'skipped', reason: 'The commit already has a check of a newer run.' };
  }
  const batches = batch(mostSevere(request.annotations).flatMap(checkAnnotation));
  const [first = [], ...rest] = batches;
  const mine = existing.find(({ age }) => age === 0);
  // Annotations are only ever added, so those of the first writing are not sent again.
  const written = mine ? await updateCheck(request, mine.id) : await createOnce(request, first);
  if (!mine) await addAnnotations(request, written.id, rest);
  return { status: 'published', url: written.html_url };
}

/** The check stands by now, so what hinders this does not take it back. */
async function addAnnotations(
  request: CheckRunRequest,
  checkRunId: number | bigint,
  batches: readonly CheckAnnotation[][],
): Promise<void> {
  const { client, context, logger } = request;
  try {
    for (const annotations of batches) {
      await client.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
        ...context.repository,
        check_run_id: checkRunId,
        output: output(request, annotations),
        request: { repeatable: false },
      });
    }
  } catch (error) {
    degrade('check-annotations', error, { context, logger });
  }
}

interface OwnCheck {
  id: number;
  html_url: string | null;
  /** Above zero for checks newer than ours, zero for ours, below for older ones. */
  age: number;
}

async function findOwnChecks(request: CheckRunRequest): Promise<OwnCheck[]> {
  const { client, context, name, commit, key } = request;
  const checks = await client.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
    ...context.repository,
    ref: commit,
    check_name: name,
    filter: 'all',
    per_page: 100,
  });
  return requireItems('checks', checks).flatMap(({ id, html_url, external_id: externalId }) => {
    const [prefix, run, attempt] = (externalId ?? '').split('/');
    if (prefix !== keyPrefix(key)) return [];
    return [
      { id, html_url, age: Number(run) - context.runId || Number(attempt) - context.runAttempt },
    ];
  });
}

/** Where the answer is lost, another look tells whether the check came about. */
async function createOnce(request: CheckRunRequest, annotations: CheckAnnotation[]) {
  try {
    return await createCheck(request, annotations);
  } catch (error) {
    if (classifyFailure(error, 0).kind !== 'transient') throw error;
    const mine = (await findOwnChecks(request)).find(({ age }) => age === 0);
    return mine ?? createCheck(request, annotations);
  }
}

async function createCheck(request: CheckRunRequest, annotations: CheckAnnotation[]) {
  const { client, context, name, commit, key } = request;
  const page = attemptPage(context);
  const { data } = await client.request('POST /repos/{owner}/{repo}/check-runs', {
    ...context.repository,
    name,
    head_sha: commit,
    external_id: `${keyPrefix(key)}/${context.runId}/${context.runAttempt}`,
    ...(page === null ? {} : { details_url: page }),
    status: 'completed',
    conclusion: conclude(request),
    output: output(request, annotations),
  });
  return data;
}

async function updateCheck(request: CheckRunRequest, checkRunId: number) {
  const { client, context } = request;
  const { data } = await client.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
    ...context.repository,
    check_run_id: checkRunId,
    status: 'completed',
    conclusion: conclude(request),
    output: output(request, []),
  });
  return data;
}

function conclude({ verdict, incompleteConclusion }: CheckRunRequest) {
  if (verdict === 'passed') return 'success';
  return verdict === 'incomplete' ? incompleteConclusion : 'failure';
}

function output(request: CheckRunRequest, annotations: CheckAnnotation[]) {
  const { title, summary, text } = request;
  return {
    title: clipCharacters(title, MAX_TITLE_CHARACTERS),
    summary: clipBytes(summary, CHECK_OUTPUT_BYTES),
    ...(text === '' ? {} : { text: clipBytes(text, CHECK_OUTPUT_BYTES) }),
    ...(annotations.length === 0 ? {} : { annotations }),
  };
}

interface CheckAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: (typeof LEVELS)[Annotation['severity']];
  title: string;
  message: string;
}

/** Checks have no annotations without a file; those cases are in the check's text. */
function checkAnnotation({ severity, title, message, location }: Annotation): CheckAnnotation[] {
  const inside = repositoryPlace(location);
  if (inside === null) return [];
  const line = inside.line ?? 1;
  return [
    {
      path: inside.file,
      start_line: line,
      end_line: line,
      annotation_level: LEVELS[severity],
      title: clipCharacters(withoutControls(title), MAX_TITLE_CHARACTERS),
      message: clipBytes(withoutControls(message), MAX_MESSAGE_BYTES),
    },
  ];
}

function batch(annotations: readonly CheckAnnotation[]): CheckAnnotation[][] {
  const kept = annotations.slice(0, MAX_CHECK_ANNOTATIONS);
  const count = Math.ceil(kept.length / ANNOTATIONS_PER_REQUEST);
  return Array.from({ length: count }, (_, index) =>
    kept.slice(index * ANNOTATIONS_PER_REQUEST, (index + 1) * ANNOTATIONS_PER_REQUEST),
  );
}

function keyPrefix(key: string): string {
  return `mcp-eval-gate:${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
}
