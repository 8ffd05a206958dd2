import { z } from 'zod';
import {
  type CommentRequest,
  publishComment,
} from '../../../src/publish/github/comment/comment.ts';
import { withMarker } from '../../../src/publish/github/comment/comment-marker.ts';
import { OWNER, PERSON, REPO } from './emulated-github.ts';
import { clientOf, contextOf } from './rig.ts';
import { pullRequestOfTest, rigOfSuite } from './rig-of-suite.ts';

const commentsSchema = z.array(
  z.object({ id: z.number(), body: z.string(), user: z.object({ login: z.string() }) }),
);

interface Job {
  runId?: number;
  runAttempt?: number;
  token?: string;
}

/** A pull request a test, on the GitHub of the suite, and comments that jobs publish on it. */
export function commentsOfSuite() {
  const rig = rigOfSuite();
  const pullRequest = pullRequestOfTest(rig);

  function commentsPath(): string {
    return `/repos/${OWNER}/${REPO}/issues/${pullRequest.number}/comments`;
  }

  async function comments() {
    const path = `${commentsPath()}?per_page=100`;
    return commentsSchema.parse(await rig.github.call(PERSON.token, 'GET', path));
  }

  async function write(token: string, body: string) {
    await rig.github.call(token, 'POST', commentsPath(), { body });
  }

  async function publish(
    overrides: Partial<CommentRequest> = {},
    { runId = 100, runAttempt = 1, token = rig.github.tokens.write }: Job = {},
  ) {
    const { client, logger, clock } = await clientOf(rig.gateway, token);
    const result = await publishComment({
      client,
      logger,
      clock,
      signal: new AbortController().signal,
      context: contextOf(pullRequest, { runId, runAttempt }),
      mode: 'auto',
      verdict: 'failed',
      pullRequestNumber: pullRequest.number,
      key: 'suite / evals',
      commit: pullRequest.headSha,
      markdown: 'Two cases failed.',
      ...overrides,
    });
    return { result, notices: logger.notices };
  }

  function writes(): string[] {
    return rig.gateway.seen().filter((line) => !/^GET |graphql/.test(line));
  }

  function marked(body: string, { runId = 1, runAttempt = 1, commit = pullRequest.headSha } = {}) {
    return withMarker({ key: 'suite / evals', commit, runId, runAttempt }, body);
  }

  return { rig, pullRequest, commentsPath, comments, write, publish, writes, marked };
}
