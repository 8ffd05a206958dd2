import { type GitHub, GitHubError } from '../github/client.ts';
import { findPulls, readPull } from '../github/pull-request.ts';
import { messageOf, stackOf } from '../lib/errors.ts';
import { sleep } from '../lib/sleep.ts';
import type { Judged } from '../pipeline/pipeline.ts';
import { annotationsOf } from '../render/annotations.ts';
import type { Findings } from '../render/findings.ts';
import { type Links, renderMarkdown } from '../render/markdown.ts';
import type { Environment, Logger } from '../session/environment.ts';
import { CHECK_LIMIT, publishCheckRun } from '../surfaces/check-run.ts';
import { COMMENT_LIMIT, type Published, publishComment } from '../surfaces/comment.ts';
import { surfaceKey, surfaceName } from '../surfaces/identity.ts';
import { describeGitHubTrouble, describeShortfall } from '../words/github.ts';
import { MESSAGES } from '../words/messages.ts';
import { describeEarlier, type RemoteSurface, SURFACES } from '../words/surfaces.ts';

/** For all requests of a surface. A slow one takes no time from the other. */
const LIMIT_MS = 60_000;
/** Of a check run. */
const MAX_ANNOTATIONS = 500;

/** Makes a writer of surfaces. Trouble is a warning, with the stack in the debug log. */
export function attemptWith({ warn, debug }: Logger, isReadOnly: boolean) {
  return async <T>(surface: string, write: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await write();
    } catch (error) {
      debug(stackOf(error));
      if (!(error instanceof GitHubError)) warn(MESSAGES.surface(surface, messageOf(error)));
      else if (error.failure.what !== 'cancelled')
        warn(describeGitHubTrouble(surface, error.failure, isReadOnly));
      return undefined;
    }
  };
}

/**
 * Writes the check run and the comment, as far as they are set and the token can.
 *
 * @param isRed whether the verdict fails the step
 * @param wait rather than sleep
 * @returns their addresses, as outputs
 */
export async function publishOnGitHub(
  { config, job }: Judged,
  findings: Findings,
  { links, isRed }: { links: Links; isRed: boolean },
  { logger, signal, redactor }: Environment,
  wait = sleep,
): Promise<Record<string, string>> {
  if (job === null) return {};
  const { event } = job;
  const { value, broken, headline } = findings;
  const { comment, commentKey, checkName, leg } = config;
  const canComment = comment === 'always' || event.pull !== null || event.runHead !== null;
  const wanted: RemoteSurface[] = checkName === '' ? [] : ['check run'];
  if (comment !== 'never' && canComment) wanted.push('comment');
  const named = (name: string, ...parts: string[]) =>
    redactor.name(surfaceName(name, leg, ...parts));
  const suite = named(findings.suite, commentKey || event.step);
  const render = (limit: number, unit: 'bytes' | 'units', before = '') =>
    renderMarkdown({ ...findings, suite }, { limit, unit, links, commit: event.commit, before });
  const writers: Record<RemoteSurface, (github: GitHub) => Promise<Published>> = {
    'check run': async (github) => {
      // After a comment it is not known which commit is checked out, unless there is only one.
      const pull = event.name === 'issue_comment' ? event.pull : null;
      if (pull !== null && (await readPull(github, pull)).head !== event.commit)
        return { state: 'skipped', reason: 'outdated' };
      return publishCheckRun(github, event, {
        name: named(checkName),
        key: surfaceKey(event, leg, checkName),
        value,
        isRed,
        title: headline,
        summary: render(CHECK_LIMIT, 'bytes'),
        annotations: config.annotations ? annotationsOf(findings, MAX_ANNOTATIONS) : [],
        url: links.run,
      });
    },
    comment: async (github) => {
      const [pull, another] = await findPulls(github, event);
      if (pull === undefined || another !== undefined)
        return { state: 'skipped', reason: pull === undefined ? 'no-pull' : 'several-pulls' };
      return publishComment(github, event, pull.number, {
        key: surfaceKey(event, leg, commentKey),
        state: { value, broken, commit: event.commit },
        creates: comment !== 'on-failure' || value !== 'passed',
        write: (before) => render(COMMENT_LIMIT, 'units', describeEarlier(before)),
        sleep: (ms) => wait(ms, signal),
      });
    },
  };
  const attempt = attemptWith(logger, event.isReadOnly);
  const urls = new Map<RemoteSurface, string>();
  const missing: RemoteSurface[] = [];
  for (const surface of wanted) {
    const published = await attempt(surface, async () => {
      const github = event.isReadOnly ? null : job.openGitHub(LIMIT_MS);
      if (github === null) missing.push(surface);
      return github && writers[surface](github);
    });
    if (!published) continue;
    if (published.state === 'skipped') {
      const isMissed = comment === 'always' && /-pulls?$/.test(published.reason);
      const line = SURFACES.skipped(surface, published.reason, isMissed);
      (isMissed ? logger.warn : logger.info)(line);
      continue;
    }
    urls.set(surface, published.url);
    if (published.state === 'clash') logger.warn(SURFACES.clash(surface));
    else if (published.cut && !signal.aborted) logger.warn(describeShortfall(...published.cut));
  }
  const explain = event.isReadOnly ? SURFACES.readOnly : SURFACES.noToken;
  if (missing.length > 0) logger.notice(explain(missing));
  return { 'check-url': urls.get('check run') ?? '', 'comment-url': urls.get('comment') ?? '' };
}
