import type { TraceChoice } from '../model/choices/publishing.ts';
import type { ConversationArchive } from '../model/conversation/conversation.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { annotationsOf } from '../render/annotations.ts';
import type { EnvironmentFact, ReportView } from '../render/view.ts';
import { baselineFact } from '../render/words/baseline-words.ts';
import { type Environment, type EventContext, readEventContext } from '../runner/event-context.ts';
import { errorMessage } from '../trouble/errors.ts';
import {
  type AnnotationCommands,
  MAX_ANNOTATIONS,
  publishAnnotations,
} from './github/annotations.ts';
import { attemptPage, commitPage, sourceFolder } from './github/api/pages.ts';
import { artifactName, artifactObstacle, publishArtifact } from './github/artifact.ts';
import { type PullRequestSettings, publishToPullRequest } from './pull-request-surfaces.ts';
import { type ReportFiles, writeReportFiles } from './report-files.ts';
import { publishSummary } from './summary.ts';
import { wholeOf } from './trace-files.ts';

type Judgement = Pick<ReportView, 'report' | 'verdict' | 'baseline'>;

/** What the user asks of the surfaces. */
export interface PublishingSettings extends PullRequestSettings {
  readonly summary: boolean;
  readonly annotations: boolean;
  /** Whose conversations have files of their own. */
  readonly traces: TraceChoice;
  /** Undefined: no artifact. */
  readonly artifactName: string | undefined;
  /** `toJSON(matrix)`; `null` outside a matrix. */
  readonly matrix: string;
}

/** The world the surfaces are in. */
export interface PublishContext {
  environment: Environment;
  /** Payload of the event that started the job. */
  payload: unknown;
  /** The runner's temporary folder. */
  temporaryFolder: string;
  /** Version of this action. */
  version: string;
  clock: Clock;
  logger: Logger;
  /** Takes secrets out of what GitHub says. */
  secrets: Redactor;
  /** Aborts when the job is cancelled; only what is written on this machine is published then. */
  signal: AbortSignal;
  annotations: AnnotationCommands;
  /** Conversations that the report has no room for. */
  archive?: ConversationArchive | undefined;
  /** Told of the report's files before anything is written that may take its time. */
  onFiles(files: ReportFiles): void;
}

/** Where the judgement can be looked at. */
export interface Publication {
  commentUrl: string | null;
  artifactUrl: string | null;
  /** Something goes on in the background that cannot be stopped but by ending the process. */
  leftWorkBehind: boolean;
}

/**
 * Shows a judgement on every surface the inputs ask for: what is certain and quick first, what
 * goes over the network last, and the artifact before what links to it. A surface that fails says
 * so once in the log, and keeps none of the others from being written.
 */
export async function publishAll(
  judgement: Judgement,
  inputs: PublishingSettings,
  context: PublishContext,
): Promise<Publication> {
  const { logger, signal } = context;
  const event = readEventContext(context.environment, context.payload, inputs.matrix);
  const view = viewOf(judgement, inputs, event, context);
  const files = await writeFiles(view, inputs, context);
  context.onFiles(files);
  await surface('job summary', logger, () => summarize(view, inputs, event, context));
  await surface('annotations', logger, async () => annotate(judgement, inputs, context));
  const publication: Publication = { commentUrl: null, artifactUrl: null, leftWorkBehind: false };
  if (signal.aborted) {
    logger.info('The job was cancelled, so nothing is written to GitHub.');
    return publication;
  }
  await surface('artifact', logger, async () => {
    const onLeftBehind = () => {
      publication.leftWorkBehind = true;
    };
    publication.artifactUrl = await uploadFiles(files, inputs, event, { ...context, onLeftBehind });
  });
  const linked = withReportLink(view, publication.artifactUrl ?? attemptPage(event), {
    hasPage: publication.artifactUrl !== null,
  });
  await surface('pull request', logger, async () => {
    publication.commentUrl = await publishToPullRequest(linked, inputs, { ...context, event });
  });
  return publication;
}

/** A fault of ours in one surface is told, and ends there. */
async function surface(name: string, logger: Logger, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (error instanceof Error && error.stack) logger.debug(error.stack);
    logger.notice(
      `Surface ${name}: nothing was written, by an error of this action: ${errorMessage(error)}`,
    );
  }
}

function viewOf(
  { report, verdict, baseline }: Judgement,
  { subject, artifactName: ownName }: Pick<PublishingSettings, 'subject' | 'artifactName'>,
  event: EventContext,
  { version, secrets, clock }: PublishContext,
): ReportView {
  const { job, matrixLeg, runAttempt, runId, sha, branch } = event;
  const page = attemptPage(event);
  const createdAtMs = clock.now();
  const baselineRow = baseline && baselineFact(baseline, createdAtMs);
  const told = (text: string | null) => text && secrets.text(text);
  const facts: EnvironmentFact[] = [
    { label: 'Action', value: `mcp-eval-gate-action ${version}` },
    { label: 'Commit', value: '', id: told(sha), address: commitPage(event) },
    { label: 'Job', value: matrixLeg === null ? job : `${job} (${matrixLeg})` },
    ...(page === null
      ? []
      : [
          {
            label: 'Workflow run',
            value: `attempt ${runAttempt}`,
            id: String(runId),
            address: page,
          },
        ]),
    ...(baselineRow ? [baselineRow] : []),
  ];
  const artifact =
    ownName === undefined ? null : artifactName(ownName, { ...event, runAttempt: 1 });
  const origin = {
    ...{ commit: told(sha || null), branch: told(branch), createdAtMs, address: page },
    subject: secrets.text(subject),
    ...(artifact !== null && { artifact }),
  };
  return {
    report: report && { ...report, origin },
    verdict,
    ...(baseline && { baseline }),
    links: { source: sourceFolder(event) },
    environment: facts
      .filter(({ value, id }) => value !== '' || id)
      .map((fact) => ({ ...fact, value: secrets.text(fact.value) })),
  };
}

function writeFiles(
  view: ReportView,
  { traces: choice }: PublishingSettings,
  { temporaryFolder, version, clock, logger, archive, secrets }: PublishContext,
): Promise<ReportFiles> {
  return writeReportFiles(view, {
    ...{ temporaryFolder, actionVersion: version, generatedAtMs: clock.now(), logger },
    traces: { choice, whole: wholeOf(archive, secrets) },
  });
}

async function summarize(
  view: ReportView,
  { summary, artifactName: name }: PublishingSettings,
  event: EventContext,
  { environment, logger }: PublishContext,
): Promise<void> {
  if (!summary) return;
  const uploads = name !== undefined && artifactObstacle(event, environment) === null;
  // The artifact's own address is known only when it is there, and the summary does not wait.
  const page = uploads ? attemptPage(event) : null;
  const linked = withReportLink(view, page === null ? null : `${page}#artifacts`, {
    hasPage: uploads,
  });
  await publishSummary(linked, { file: environment['GITHUB_STEP_SUMMARY'], logger });
}

function annotate(
  { report, verdict }: Judgement,
  { annotations }: PublishingSettings,
  context: PublishContext,
): void {
  if (!annotations) return;
  // The runner shows ten errors of a step, and the last one to come is the verdict.
  const besidesVerdict = annotationsOf(report, verdict).slice(0, MAX_ANNOTATIONS - 1);
  publishAnnotations(besidesVerdict, context.annotations);
}

async function uploadFiles(
  { folder, all }: ReportFiles,
  { artifactName: name }: PublishingSettings,
  event: EventContext,
  context: PublishContext & { onLeftBehind(): void },
): Promise<string | null> {
  if (name === undefined || folder === null) return null;
  const result = await publishArtifact({
    name,
    files: all,
    rootDirectory: folder,
    context: event,
    env: context.environment,
    logger: context.logger,
    clock: context.clock,
    signal: context.signal,
    onLeftBehind: context.onLeftBehind,
  });
  return result.status === 'published' ? result.url : null;
}

function withReportLink(
  view: ReportView,
  report: string | null,
  { hasPage }: { hasPage: boolean },
): ReportView {
  return { ...view, links: { ...view.links, report, hasPage } };
}
