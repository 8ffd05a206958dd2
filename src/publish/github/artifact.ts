import { createHash } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import type { Environment, EventContext } from '../../runner/event-context.ts';
import { withoutTrailing } from '../../text/without-trailing.ts';
import { ExpectedError, errorMessage } from '../../trouble/errors.ts';
import { artifactPage } from './api/pages.ts';
import type { SurfaceResult } from './surface-result.ts';

export interface ArtifactRequest {
  /** Input `artifact-name`; job, matrix leg and attempt are added to it. */
  name: string;
  /** Absolute paths below `rootDirectory`. */
  files: readonly string[];
  rootDirectory: string;
  context: EventContext;
  env: Environment;
  logger: Logger;
  clock: Clock;
  signal: AbortSignal;
  /** Longest the whole upload may take. */
  timeoutMs?: number;
  /** Told where the upload is given up while it goes on, which keeps the process alive. */
  onLeftBehind?: () => void;
  /** Where absent, what the repository is set to. */
  retentionDays?: number;
}

export interface PublishedArtifact {
  name: string;
  id: number;
  /** SHA-256 of the archive, in hex; null where the client did not say. */
  digest: string | null;
}

const TIMEOUT_MS = 60_000;
const MAX_LEG_CHARACTERS = 60;
/** Steps of one job may use the action more than once, with the same name. */
const MAX_NAME_TRIES = 5;

/**
 * Uploads files as one artifact of the run. Needs a runner and github.com or GHE.com; everywhere
 * else, and on any failure, it says so in a notice and lets the rest go on.
 */
export async function publishArtifact(
  request: ArtifactRequest,
): Promise<SurfaceResult<PublishedArtifact>> {
  const { logger } = request;
  const noFiles = request.files.length === 0 ? 'there are no files.' : null;
  const obstacle = artifactObstacle(request.context, request.env) ?? noFiles;
  if (obstacle !== null) {
    const reason = `The report was not uploaded as an artifact: ${obstacle}`;
    logger.notice(reason);
    return { status: 'skipped', reason };
  }
  try {
    const published = await logger.group('Upload the report as an artifact', () =>
      withinTime(request, () => uploadUnderFreeName(request)),
    );
    return { status: 'published', url: artifactPage(request.context, published.id), ...published };
  } catch (error) {
    const reason = `The report was not uploaded as an artifact: ${errorMessage(error)}`;
    logger.notice(reason);
    return { status: 'degraded', reason };
  }
}

/** Name of the artifact, unique for each attempt and leg, of characters that GitHub takes. */
export function artifactName(base: string, { job, matrixLeg, runAttempt }: EventContext): string {
  const parts = [base, job, matrixLeg ?? '', runAttempt > 1 ? `attempt-${runAttempt}` : ''];
  return parts
    .filter((part) => part !== '')
    .map(nameable)
    .join('-');
}

/** What was replaced or cut is told apart by a digest. */
function nameable(text: string): string {
  const words = text.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+/, '');
  const plain = withoutTrailing(words, '-').slice(0, MAX_LEG_CHARACTERS);
  if (plain === text) return plain;
  return `${plain}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

/** Why nothing can be uploaded from here, as a sentence; null where it can. */
export function artifactObstacle(context: EventContext, env: Environment): string | null {
  if (context.isGhes) return 'GitHub Enterprise Server does not offer the service it needs.';
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
    return 'there is no runner here (ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set).';
  }
  return null;
}

async function uploadUnderFreeName(request: ArtifactRequest): Promise<PublishedArtifact> {
  const base = artifactName(request.name, request.context);
  for (let attempt = 1; ; attempt += 1) {
    const name = attempt === 1 ? base : `${base}-${attempt}`;
    try {
      return await upload(request, name);
    } catch (error) {
      if (attempt >= MAX_NAME_TRIES || !/\b409\b|already exists/i.test(errorMessage(error))) {
        throw error;
      }
    }
  }
}

async function upload(request: ArtifactRequest, name: string): Promise<PublishedArtifact> {
  const { files, rootDirectory, retentionDays } = request;
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const { id, digest } = await new DefaultArtifactClient().uploadArtifact(
    name,
    [...files],
    rootDirectory,
    retentionDays === undefined ? {} : { retentionDays },
  );
  if (id === undefined) {
    throw new ExpectedError(`the service gave ${name} no id.`);
  }
  return { name, id, digest: digest ?? null };
}

/** The toolkit's upload cannot be stopped, only left behind. */
async function withinTime<Result>(
  { clock, signal, timeoutMs = TIMEOUT_MS, onLeftBehind }: ArtifactRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  let settled = false;
  const settle = () =>
    work().finally(() => {
      settled = true;
    });
  try {
    return await withTimeLimit(timeoutMs, signal, settle, clock);
  } catch (error) {
    if (!settled) onLeftBehind?.();
    if (!(error instanceof TimeLimitError)) throw error;
    throw new ExpectedError(`it took longer than ${Math.round(timeoutMs / 1000)} seconds.`);
  }
}
