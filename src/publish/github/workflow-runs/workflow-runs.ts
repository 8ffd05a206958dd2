import { z } from 'zod';
import type { Clock } from '../../../ports/clock.ts';
import type { Logger } from '../../../ports/logger.ts';
import type { RunArtifact, WorkflowRun, WorkflowRuns } from '../../../ports/workflow-runs.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import { withTimeLimit } from '../../../resilience/time-limit.ts';
import type { Repository } from '../../../runner/event-context.ts';
import { errorMessage } from '../../../trouble/errors.ts';
import { LookUpError } from '../../../trouble/look-up-error.ts';
import { createGitHubClient, type GitHubClient } from '../api/api.ts';
import { classifyFailure } from '../api/api-failure.ts';
import { downloadArchive, MAX_ARCHIVE_BYTES, tooLarge } from './archive-download.ts';

export interface WorkflowRunsContext {
  token: string;
  apiUrl: string;
  repository: Repository;
  clock: Clock;
  logger: Logger;
  secrets: Redactor;
  signal: AbortSignal;
  /** When the look-up is given up, in epoch milliseconds. */
  deadlineAtMs: number;
}

const PAGE = 100;
/** A matrix of 256 legs leaves an artifact for each. */
const MOST_PAGES = 5;
const REQUEST_TIMEOUT_MS = 15_000;

const comparison = z.object({ merge_base_commit: z.object({ sha: z.string() }) });
const commits = z.array(z.object({ sha: z.string() }));
const runShape = z.object({
  id: z.number(),
  event: z.string(),
  status: z.string().nullish(),
  head_sha: z.string(),
  head_branch: z.string().nullish(),
  head_repository: z.object({ full_name: z.string() }).nullish(),
  created_at: z.string().nullish(),
  html_url: z.string(),
});
const runList = z.object({ total_count: z.number(), workflow_runs: z.array(runShape) });
const artifactList = z.object({
  artifacts: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      size_in_bytes: z.number(),
      expired: z.boolean().nullish(),
    }),
  ),
});

/** What GitHub tells a job of the workflow runs of its repository. */
export async function workflowRuns(context: WorkflowRunsContext): Promise<WorkflowRuns> {
  const { clock, repository, deadlineAtMs, signal } = context;
  const client = await createGitHubClient({
    ...context,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    deadlineMs: deadlineAtMs - clock.now(),
  });
  const here = { ...repository };
  return {
    async mergeBase(base, head) {
      const { merge_base_commit: found } = await ask(comparison, 'contents: read', () =>
        // Page 2 has no list of files.
        client.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
          ...here,
          ...{ basehead: `${base}...${head}`, per_page: 1, page: 2 },
        }),
      );
      return found.sha;
    },
    async ancestors(commit) {
      const found = await ask(commits, 'contents: read', () =>
        client.request('GET /repos/{owner}/{repo}/commits', {
          ...here,
          ...{ sha: commit, per_page: PAGE },
        }),
      );
      return { commits: found.map(({ sha }) => sha), hasMore: found.length === PAGE };
    },
    async list(workflow, { branch, commit, event }) {
      const found = await ask(runList, 'actions: read', () =>
        client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
          ...here,
          ...{ workflow_id: workflow, branch, status: 'completed', per_page: PAGE },
          ...(commit === undefined ? {} : { head_sha: commit }),
          ...(event === undefined ? {} : { event }),
        }),
      );
      const { workflow_runs: listed, total_count: total } = found;
      return { runs: listed.map(runOf), hasMore: total > listed.length };
    },
    async get(runId) {
      const found = await ask(runShape, 'actions: read', () =>
        client.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
          ...here,
          run_id: runId,
        }),
      );
      return runOf(found);
    },
    async artifacts(runId) {
      const artifacts: z.infer<typeof artifactList>['artifacts'] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const found = await ask(artifactList, 'actions: read', () =>
          client.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
            ...here,
            ...{ run_id: runId, per_page: PAGE, page },
          }),
        );
        artifacts.push(...found.artifacts);
        if (found.artifacts.length < PAGE) break;
      }
      return artifacts.map(({ id, name, size_in_bytes: bytes, expired }) => {
        return { id, name, bytes, isExpired: expired === true };
      });
    },
    async download(artifact) {
      if (artifact.bytes > MAX_ARCHIVE_BYTES)
        throw new LookUpError('odd', tooLarge(MAX_ARCHIVE_BYTES));
      const address = await addressOf(client, repository, artifact);
      return withTimeLimit(Math.max(1, deadlineAtMs - clock.now()), signal, (ended) =>
        downloadArchive(address, ended),
      );
    },
  };
}

/** Where the archive lies: the API answers with no more than that. */
async function addressOf(
  client: GitHubClient,
  repository: Repository,
  { id }: RunArtifact,
): Promise<string> {
  const send = () =>
    client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
      ...repository,
      ...{ artifact_id: id, archive_format: 'zip' },
      request: { redirect: 'manual' },
    });
  const { headers } = await answered('actions: read', send);
  const url = URL.parse(headers.location ?? '');
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href;
  throw new LookUpError('odd', 'GitHub does not say where the artifact lies');
}

function runOf(run: z.infer<typeof runShape>): WorkflowRun {
  const createdAtMs = Date.parse(run.created_at ?? '');
  return {
    id: run.id,
    event: run.event,
    commit: run.head_sha,
    branch: run.head_branch ?? null,
    headRepository: run.head_repository?.full_name ?? null,
    createdAtMs: Number.isNaN(createdAtMs) ? null : createdAtMs,
    address: run.html_url,
  };
}

async function ask<Shape extends z.ZodType>(
  shape: Shape,
  permission: string,
  send: () => Promise<{ data: unknown }>,
): Promise<z.output<Shape>> {
  const { data } = await answered(permission, send);
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new LookUpError('odd', 'what came was no answer of GitHub');
}

async function answered<Answer>(permission: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const { kind, status, message } = classifyFailure(error, 0);
    const told =
      status === null ? message || errorMessage(error) : `GitHub answered ${status} (${message})`;
    if (status === 410) throw new LookUpError('gone', told);
    if (kind === 'not-found') throw new LookUpError('absent', told);
    if (kind === 'forbidden') {
      const advice = `Add \`${permission}\` to the permissions of the job`;
      throw new LookUpError('forbidden', `${told}. ${advice}`);
    }
    throw new LookUpError(kind === 'rejected' ? 'odd' : 'unreachable', told);
  }
}
