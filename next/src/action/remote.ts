import { GitHubError } from '../github/client.ts';
import { findPull } from '../github/pull-request.ts';
import { messageOf, stackOf } from '../lib/errors.ts';
import { sleep } from '../lib/sleep.ts';
import type { Judged } from '../pipeline/pipeline.ts';
import { annotationsOf } from '../render/annotations.ts';
import type { Findings } from '../render/findings.ts';
import { type Links, renderMarkdown } from '../render/markdown.ts';
import type { Environment, Logger } from '../session/environment.ts';
import { CHECK_LIMIT, MAX_ANNOTATIONS, publishCheckRun } from '../surfaces/check-run.ts';
import { COMMENT_LIMIT, type Published, publishComment } from '../surfaces/comment.ts';
import { surfaceKey } from '../surfaces/identity.ts';
import { describeGitHubTrouble } from '../words/github.ts';
import { MESSAGES } from '../words/messages.ts';
import { describeEarlier, type RemoteSurface, SURFACES } from '../words/surfaces.ts';

/** For all requests of the check run and the comment. */
const API_LIMIT_MS = 120_000;

/** Writes a surface. Trouble is a warning, with the stack in the debug log, and ends nothing else. */
export function attemptWith({ warn, debug }: Logger, isReadOnly: boolean) {
  return async <T>(surface: string, write: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await write();
    } catch (error) {
      debug(stackOf(error));
      const isAnswer = error instanceof GitHubError;
      if (!isAnswer) warn(MESSAGES.surface(surface, messageOf(error)));
      else if (error.failure.what !== 'cancelled')
        warn(describeGitHubTrouble(surface, error.failure, isReadOnly));
      return undefined;
    }
  };
}

/**
 * Writes the check run and the comment, if they are set and the token can.
 *
 * @returns their addresses, as outputs
 */
export async function publishOnGitHub(
  { config, report, verdict, job }: Judged,
  findings: Findings,
  links: Links,
  { logger, signal }: Environment,
): Promise<Record<string, string>> {
  if (job === null) return {};
  const { event } = job;
  const { comment, commentKey, checkName, leg, failOn } = config;
  const canHavePull = event.pull !== null || event.run !== null;
  if (comment === 'always' && !canHavePull) logger.warn(SURFACES.noPull);
  const wanted: RemoteSurface[] = [];
  if (comment !== 'never' && canHavePull) wanted.push('comment');
  if (checkName !== '') wanted.push('check run');
  if (wanted.length === 0) return {};
  const github = event.isReadOnly ? null : job.openGitHub(API_LIMIT_MS);
  if (github === null) {
    logger.notice((event.isReadOnly ? SURFACES.readOnly : SURFACES.noToken)(wanted));
    return {};
  }
  const attempt = attemptWith(logger, event.isReadOnly);
  const finish = (surface: RemoteSurface, published: Published | undefined) => {
    if (published === undefined) return '';
    if (published.state === 'clash') logger.warn(SURFACES.clash(surface));
    if (published.state !== 'skipped') return published.url;
    if (published.reason === 'outdated') logger.info(SURFACES.outdated(surface));
    return '';
  };
  ...
}
