import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  type CommentRequest,
  publishComment,
} from '../../../../src/publish/github/comment/comment.ts';
import { withMarker } from '../../../../src/publish/github/comment/comment-marker.ts';
import { BOT, OWNER, PERSON, REPO } from '../../../support/github/emulated-github.ts';
import { clientOf, contextOf, leapingClock } from '../../../support/github/rig.ts';
import { pullRequestOfTest, rigOfSuite } from '../../../support/github/rig-of-suite.ts';

const commentsSchema = z.array(
  z.object({ id: z.number(), body: z.string(), user: z.object({ login: z.string() }) }),
);

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

interface Job {
  runId?: number;
  runAttempt?: number;
  token?: string;
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

describe('a list that is none', () => {
  it.each([[{ hello: ['world'] }], [['world']], [{}]])('%j: nothing is written', async (answer) => {
    await rig.gateway.server.forGet(commentsPath()).always().thenJson(200, answer);
    const { result, notices } = await publish();
    expect(result).toMatchObject({ status: 'degraded' });
    expect(notices).toEqual([expect.stringContaining('perhaps by a proxy')]);
    expect(writes()).toEqual([]);
  });
});

describe('one comment', () => {
  it('stays one where the list of comments never shows it', async () => {
    await rig.gateway.server.forGet(commentsPath()).always().thenJson(409, { message: 'No' });
    const { result } = await publish();
    expect(result).toMatchObject({ status: 'published' });
    expect(await comments()).toHaveLength(1);
  });

  it('is created by the first result with one write', async () => {
    const { result } = await publish();
    const [comment, ...others] = await comments();
    expect(result).toMatchObject({
      status: 'published',
      url: expect.stringContaining('#issuecomment-'),
    });
    expect(comment).toMatchObject({
      user: { login: BOT },
      body: marked('Two cases failed.', { runId: 100 }),
    });
    expect(others).toEqual([]);
    expect(writes()).toEqual([`POST ${commentsPath()}`]);
  });

  it('is updated by the next run with one write', async () => {
    await publish();
    await rig.gateway.forget();
    await publish({ markdown: 'All passed.', verdict: 'passed' }, { runId: 101 });
    expect((await comments()).map(({ body }) => body)).toEqual([
      marked('All passed.', { runId: 101 }),
    ]);
    expect(writes()).toEqual([expect.stringMatching(/^PATCH .*\/issues\/comments\/\d+$/)]);
  });

  it('is left alone where nothing changed', async () => {
    await publish();
    await rig.gateway.forget();
    const { result } = await publish();
    expect(result.status).toBe('published');
    expect(writes()).toEqual([]);
  });

  it('is found behind 250 others, on the last page', async () => {
    for (let number = 1; number <= 250; number += 1) await write(PERSON.token, `Talk ${number}`);
    await write(rig.github.tokens.write, marked('Old news.'));
    await publish();
    expect(writes()).toEqual([expect.stringMatching(/^PATCH /)]);
  });

  it('is never taken from someone else who copied the marker', async () => {
    await write(PERSON.token, marked('Forged.'));
    await publish();
    expect(
      (await comments()).map(({ body, user }) => [user.login, body.includes('Forged')]),
    ).toEqual([
      [PERSON.login, true],
      [BOT, false],
    ]);
  });

  it('is kept apart for each key', async () => {
    await publish();
    await publish({ key: 'suite / evals / --> <b>os: linux</b>' });
    expect(await comments()).toHaveLength(2);
  });
});

describe('modes', () => {
  it.each([
    { mode: 'never', verdict: 'failed', count: 0 },
    { mode: 'on-failure', verdict: 'passed', count: 0 },
    { mode: 'on-failure', verdict: 'incomplete', count: 1 },
    { mode: 'always', verdict: 'passed', count: 1 },
    { mode: 'auto', verdict: 'passed', count: 1 },
  ] as const)('$mode with a verdict of $verdict makes $count', async ({ mode, verdict, count }) => {
    const { result } = await publish({ mode, verdict });
    expect(result.status).toBe(count === 0 ? 'skipped' : 'published');
    expect(await comments()).toHaveLength(count);
  });

  it('on-failure takes an existing comment back to passed', async () => {
    await publish({ mode: 'on-failure' });
    await publish({ mode: 'on-failure', verdict: 'passed', markdown: 'Passed.' }, { runId: 101 });
    expect((await comments()).map(({ body }) => body)).toEqual([marked('Passed.', { runId: 101 })]);
  });
});

describe('freshness', () => {
  it.each([
    { name: 'an earlier run', job: { runId: 99 } },
    { name: 'an earlier attempt', job: { runId: 100, runAttempt: 1 } },
  ])('$name never overwrites a later one', async ({ job }) => {
    await publish({ markdown: 'Newest.' }, { runId: 100, runAttempt: 2 });
    const { result } = await publish({ markdown: 'Late.' }, job);
    expect(result).toMatchObject({ status: 'skipped', url: expect.any(String) });
    expect((await comments())[0]?.body).toContain('Newest.');
  });

  it('an older commit arriving late, of a higher run id, does not overwrite the head', async () => {
    await publish({ markdown: 'Of the head.' }, { runId: 100 });
    const { result } = await publish({ commit: pullRequest.olderSha }, { runId: 200 });
    expect(result.status).toBe('skipped');
    expect((await comments())[0]?.body).toContain('Of the head.');
  });

  it('the head overwrites an older commit, though of a lower run id', async () => {
    await publish({ commit: pullRequest.olderSha }, { runId: 200 });
    await publish({ markdown: 'Of the head.' }, { runId: 100 });
    expect((await comments())[0]?.body).toContain('Of the head.');
  });
});

describe('races', () => {
  it('two jobs at once leave one comment with the newer result', async () => {
    await rig.gateway.server.forGet(commentsPath()).twice().thenJson(200, []);
    await Promise.all([
      publish({ markdown: 'Newer.' }, { runId: 101 }),
      publish({ markdown: 'Older.' }, { runId: 100 }),
    ]);
    expect((await comments()).map(({ body }) => body)).toEqual([marked('Newer.', { runId: 101 })]);
    expect(writes().filter((line) => line.startsWith('POST'))).toHaveLength(2);
  });

  it('an older result that did not see the newer one gives way to it', async () => {
    await publish({ markdown: 'Newer.' }, { runId: 101 });
    await rig.gateway.server.forGet(commentsPath()).once().thenJson(200, []);
    const { result } = await publish({ markdown: 'Older.' }, { runId: 100 });
    expect(result.status).toBe('skipped');
    expect((await comments()).map(({ body }) => body)).toEqual([marked('Newer.', { runId: 101 })]);
  });

  it('puts back what an older job overwrites that looked before it wrote', async () => {
    await write(rig.github.tokens.write, marked('First.'));
    const [comment] = await comments();
    const overwrite = async () => {
      const path = `/repos/${OWNER}/${REPO}/issues/comments/${comment?.id}`;
      const body = marked('Older.', { runId: 99 });
      await rig.github.call(rig.github.tokens.write, 'PATCH', path, { body });
    };
    const late = [overwrite];
    const clock = { ...leapingClock(), sleep: async () => late.pop()?.() };
    await publish({ markdown: 'Newer.', clock }, { runId: 101 });
    expect((await comments()).map(({ body }) => body)).toEqual([marked('Newer.', { runId: 101 })]);
    expect(late).toEqual([]);
  });

  it('is published though the look after it fails', async () => {
    await write(rig.github.tokens.write, marked('First.'));
    const blind = {
      ...leapingClock(),
      sleep: async () => {
        await rig.gateway.server.forGet(commentsPath()).always().thenJson(404, { message: 'Gone' });
      },
    };
    const { result, notices } = await publish({ clock: blind });
    expect(result).toMatchObject({ status: 'published', url: expect.stringContaining('http') });
    expect(notices).toEqual([expect.stringMatching(/was written, but .*404/)]);
  });

  it('is published though the job is cancelled before the look after it', async () => {
    await write(rig.github.tokens.write, marked('First.'));
    const job = new AbortController();
    const cancelled = {
      ...leapingClock(),
      sleep: async () => {
        job.abort(new Error('The job was cancelled.'));
        job.signal.throwIfAborted();
      },
    };
    const { result, notices } = await publish({ clock: cancelled, signal: job.signal });
    expect(result).toMatchObject({ status: 'published', url: expect.stringContaining('http') });
    expect(notices).toEqual([]);
  });

  it('folds what an earlier race left into the oldest', async () => {
    await write(rig.github.tokens.write, marked('First.', { runId: 1 }));
    await write(rig.github.tokens.write, marked('Second.', { runId: 300 }));
    const [oldest] = await comments();
    const { result } = await publish();
    expect(result.status).toBe('skipped');
    expect(await comments()).toMatchObject([
      { id: oldest?.id, body: marked('Second.', { runId: 300 }) },
    ]);
  });

  it('empties a duplicate that it may not delete', async () => {
    await rig.gateway.server.forDelete(/.*/).always().thenJson(403, { message: 'Forbidden' });
    await write(rig.github.tokens.write, marked('First.'));
    await write(rig.github.tokens.write, marked('Second.'));
    await publish();
    expect((await comments()).map(({ body }) => body)).toEqual([
      marked('Two cases failed.', { runId: 100 }),
      expect.stringMatching(/^The results are in \[another comment\]\(.+\)\.$/),
    ]);
  });

  it('does not comment twice where the answer to the first was lost', async () => {
    await rig.gateway.server
      .forPost(commentsPath())
      .once()
      .thenCallback(async (request) => {
        await write(
          rig.github.tokens.write,
          z.object({ body: z.string() }).parse(await request.body.getJson()).body,
        );
        return 'reset' as const;
      });
    const { result } = await publish();
    expect(result.status).toBe('published');
    expect(await comments()).toHaveLength(1);
  });
});

describe('the author', () => {
  it.each([
    { name: 'GraphQL is refused', status: 403, login: BOT },
    { name: 'GraphQL is not there', status: 404, login: BOT },
  ])('is asked of the API for users where $name', async ({ status, login }) => {
    await rig.gateway.server.forPost('/graphql').thenJson(status, { message: 'No' });
    await rig.gateway.server.forGet('/user').thenJson(200, { login });
    await publish();
    await publish({}, { runId: 101 });
    expect(await comments()).toHaveLength(1);
  });

  it('is corrected by the comment we make where it cannot be asked', async () => {
    await rig.gateway.server
      .forPost('/graphql')
      .always()
      .thenJson(200, { errors: [{ message: 'No' }] });
    await rig.gateway.server.forGet('/user').always().thenJson(403, { message: 'No' });
    await publish({}, { token: PERSON.token });
    await publish({}, { runId: 101, token: PERSON.token });
    expect(await comments()).toMatchObject([{ user: { login: PERSON.login } }]);
  });
});

describe('what cannot be written', () => {
  it('says once which permission a read-only token lacks', async () => {
    const { result, notices } = await publish({}, { token: rig.github.tokens.readOnly });
    expect(result.status).toBe('degraded');
    expect(notices).toEqual([expect.stringContaining('Add "pull-requests: write"')]);
  });

  it.each([
    {
      name: 'a fork',
      who: { fork: true },
      says: /comes from a fork.*docs\/fork-pull-requests\.md/,
    },
    {
      name: 'Dependabot',
      who: { actor: 'dependabot[bot]' },
      says: /started by Dependabot.*second workflow/,
    },
  ])('explains the read-only token of $name', async ({ who, says }) => {
    const context = contextOf(pullRequest, who);
    const { notices } = await publish({ context }, { token: rig.github.tokens.readOnly });
    expect(notices).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    { status: 422, says: 'GitHub answered 422' },
    { status: 429, says: 'rate limit did not lift in time' },
    { status: 503, says: 'GitHub answered 503' },
  ])('is degraded with one notice by $status', async ({ status, says }) => {
    await rig.gateway.server.forPost(commentsPath()).always().thenJson(status, { message: 'No' });
    const { result, notices } = await publish();
    expect(result.status).toBe('degraded');
    expect(notices).toEqual([expect.stringContaining(says)]);
  });

  it('is degraded where a page comes for an answer', async () => {
    await rig.gateway.server
      .forPost(commentsPath())
      .always()
      .thenReply(200, '<html>Sign in</html>');
    const { result } = await publish();
    expect(result).toMatchObject({
      status: 'degraded',
      reason: expect.stringContaining('Sign in'),
    });
    expect(await comments()).toEqual([]);
  });

  it('is degraded where the pull request does not exist', async () => {
    const { result } = await publish({ pullRequestNumber: 9_999 });
    expect(result).toMatchObject({ status: 'degraded', reason: expect.stringContaining('404') });
  });

  it('keeps a body over the limit to itself', async () => {
    const { result } = await publish({ markdown: 'x'.repeat(65_536) });
    expect(result).toMatchObject({ status: 'degraded', reason: expect.stringContaining('65536') });
    expect(writes()).toEqual([]);
  });
});
